"""`chronotable serve`: the table in the browser."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from collections.abc import Mapping
from pathlib import Path

from chronotable.cli.parser import Command, language
from chronotable.kernel.errors import BadOption
from chronotable.text import Plain, Speaker

_FILE = "chronotable.sqlite3"


def arguments(parser: Command) -> None:
    parser.takes("--host", "host", "cli-serve-host", default="127.0.0.1")
    parser.takes("--port", "port", "cli-serve-port", type=int, default=8000)
    parser.takes("--data", "folder", "cli-serve-data")
    parser.takes("--database", "url", "cli-serve-database")
    parser.may("--no-browser", "cli-serve-no-browser")
    parser.takes_many("--origin", "url", "cli-serve-origin")
    parser.takes("--proxy", "address", "cli-serve-proxy", default="")
    parser.takes_many("--limit", "limit", "cli-serve-limit")
    loud = ["debug", "info", "warning", "error"]
    said = parser.speaker.tell("cli-serve-log")
    parser.add_argument("--log", default="warning", choices=loud, help=said)


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C; every game is kept, so that is no failure."""
    # A second's worth of imports, which help and mistakes on the command line need not wait for.
    from chronotable.web.app import ServerSettings
    from chronotable.web.limits import Limits
    from chronotable.web.request_log import set_up
    from chronotable.web.serve import address_of, listen, serve

    speaker = Speaker(None, language(args))
    place, database = _database(args)
    settings = ServerSettings(
        database, limits=Limits.read(args.limit), origins=frozenset(args.origin)
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


def _database(args: argparse.Namespace) -> tuple[str, str]:
    """Where games are kept, for people and for the server."""
    if args.database is not None:
        if args.data is not None:
            raise BadOption("--data and --database cannot both say where games are kept").saying(
                "error-data-database"
            )
        place = args.database.rpartition("@")[2]  # whatever stands before is a secret
        return place, args.database
    folder = Path(args.data or os.environ.get("CHRONOTABLE_DATA") or "data")
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / _FILE
    return str(file), f"sqlite:///{file.absolute()}"


def has_browser(environment: Mapping[str, str]) -> bool:
    """Whether there is a screen to open a browser on."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
