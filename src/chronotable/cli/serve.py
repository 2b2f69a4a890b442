"""`chronotable serve`: the table in the browser."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from collections.abc import Mapping
from typing import TYPE_CHECKING

from chronotable.cli.parser import Command, language
from chronotable.cli.place import database_of, place_arguments
from chronotable.kernel.errors import BadOption
from chronotable.text import Plain, Speaker

if TYPE_CHECKING:
    from chronotable.table.notices import NoticeSettings


def arguments(parser: Command) -> None:
    parser.takes("--host", "host", "cli-serve-host", default="127.0.0.1")
    parser.takes("--port", "port", "cli-serve-port", type=int, default=8000)
    place_arguments(parser)
    parser.may("--no-browser", "cli-serve-no-browser")
    parser.takes_many("--origin", "url", "cli-serve-origin")
    parser.takes("--proxy", "address", "cli-serve-proxy", default="")
    parser.takes_many("--limit", "limit", "cli-serve-limit")
    parser.takes_many("--keep", "days", "cli-serve-keep")
    parser.takes("--mail", "url", "cli-serve-mail", default="")
    parser.takes("--mail-from", "address", "cli-serve-mail-from", default="")
    parser.takes("--push", "url", "cli-serve-push", default="")
    loud = ["debug", "info", "warning", "error"]
    said = parser.speaker.tell("cli-serve-log")
    parser.add_argument("--log", default="warning", choices=loud, help=said)


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C; every game is kept, so that is no failure."""
    # A second's worth of imports, which help and mistakes on the command line need not wait for.
    from chronotable.table.retention import Keeps
    from chronotable.web.app import ServerSettings
    from chronotable.web.limits import Limits
    from chronotable.web.request_log import set_up
    from chronotable.web.serve import address_of, listen, serve

    speaker = Speaker(None, language(args))
    place, database = database_of(args)
    settings = ServerSettings(
        database,
        limits=Limits.read(args.limit),
        origins=frozenset(args.origin),
        tables={"keeps": Keeps.read(args.keep), "notices": _notices(args)},
        listens=args.host,
    )
    set_up(args.log)
    with listen(args.host, args.port) as listening:
        address = address_of(listening)

        def opened() -> None:
            print(speaker.tell("serve-address", address=Plain(address)), flush=True)
            print(speaker.tell("serve-stop", place=Plain(place)), flush=True)
            if not args.no_browser and has_browser(os.environ):
                webbrowser.open(address)

        well = serve(settings, listening, proxy=args.proxy, opened=opened)
    if well:
        print(speaker.tell("serve-closed"))
    return 0 if well else 1


def _notices(args: argparse.Namespace) -> NoticeSettings:
    """How people can be told that it is their turn."""
    from chronotable.table.notices import NoticeSettings
    from chronotable.table.post import MailServer, Pusher

    if not args.mail and not args.push:
        return NoticeSettings()
    if not args.origin:
        raise BadOption("--mail and --push need --origin, which messages link to").saying(
            "notice-error-origin"
        )
    address = args.origin[0].rstrip("/")
    mail = None
    if args.mail:
        host = address.partition("://")[2].partition(":")[0]
        mail = MailServer.read(args.mail, args.mail_from or f"chronotable@{host}")
    if args.push:
        Pusher.with_key(args.push)  # says now what is missing or makes no sense
    return NoticeSettings(address, mail, args.push)


def has_browser(environment: Mapping[str, str]) -> bool:
    """Whether there is a screen to open a browser on."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
