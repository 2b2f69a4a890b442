"""`chronotable site`: the table in the browser as plain files, to be shown without a server."""

from __future__ import annotations

import argparse
from pathlib import Path

from chronotable.cli.parser import Command, language
from chronotable.text import Plain, Speaker


def arguments(parser: Command) -> None:
    parser.takes("folder", "folder", "cli-site-folder")


def run(args: argparse.Namespace) -> int:
    from chronotable.web import site
    from chronotable.web.pages import STATIC

    speaker = Speaker(None, language(args))
    sizes = site.write(Path(args.folder), STATIC)
    megabytes = round(sum(sizes.values()) / 1e6)
    print(
        speaker.tell(
            "site-written", folder=Plain(args.folder), files=len(sizes), megabytes=megabytes
        )
    )
    print(speaker.tell("site-next", folder=Plain(args.folder)))
    return 0
