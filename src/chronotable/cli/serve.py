"""`chronotable serve`: the table in the browser."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from collections.abc import Mapping
from typing import TYPE_CHECKING

from chronotable.cli import workers
from chronotable.cli.parser import Command, language
from chronotable.cli.place import database_of, place_arguments
from chronotable.kernel.errors import BadOption
from chronotable.text import Plain, Speaker

if TYPE_CHECKING:
    from chronotable.table.notices import NoticeSettings

_MOST_WORKERS = 64


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
    parser.takes("--workers", "number", "cli-serve-workers", type=int, default=1)
    parser.takes("--reached-at", "address", "cli-serve-reached-at", default="")
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
    worker = workers.told(os.environ)
    if args.workers != 1 and worker is None:
        return _serve_together(args, speaker, place, database)
    settings = ServerSettings(
        database,
        limits=Limits.read(args.limit),
        origins=frozenset(args.origin),
        tables={
            "keeps": Keeps.read(args.keep),
            "notices": _notices(args),
            "reached_at": _address(args.reached_at),
            "bot_workers": None if worker is None else worker.bots,
        },
        listens=args.host,
    )
    set_up(args.log)
    if worker is not None:
        with worker.listening() as listening:
            well = serve(
                settings, listening, proxy=args.proxy, opened=worker.ready, guard=worker.guard
            )
        return 0 if well else 1
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


def _serve_together(args: argparse.Namespace, speaker: Speaker, place: str, database: str) -> int:
    """Several processes at one address, and one more that looks after them."""
    from chronotable.web.serve import address_of, listen

    if not 1 <= args.workers <= _MOST_WORKERS:
        raise BadOption(f"--workers {args.workers}: expected 1 to {_MOST_WORKERS}").saying(
            "serve-error-workers", n=args.workers, most=_MOST_WORKERS
        )
    if database.startswith("sqlite"):
        raise BadOption("--workers needs PostgreSQL: one process serves a SQLite file").saying(
            "serve-error-workers-sqlite"
        )
    if sys.platform == "win32":
        raise BadOption("--workers does not work on Windows").saying("serve-error-workers-windows")
    if args.reached_at:
        raise BadOption("--reached-at is for single servers").saying("serve-error-workers-reached")
    with listen(args.host, args.port) as listening:
        address = address_of(listening)

        def opened() -> None:
            print(speaker.tell("serve-address", address=Plain(address)), flush=True)
            print(speaker.tell("serve-stop", place=Plain(place)), flush=True)

        well = workers.supervise(sys.argv[1:], listening, args.workers, opened)
    if well:
        print(speaker.tell("serve-closed"))
    return 0 if well else 1


def _address(given: str) -> str:
    """HOST:PORT, or nothing."""
    host, _, port = given.rpartition(":")
    if given and not (host and port.isdecimal() and int(port) < 65_536):
        raise BadOption(f"--reached-at {given!r}: expected HOST:PORT").saying(
            "serve-error-reached-at", given=given
        )
    return given


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
