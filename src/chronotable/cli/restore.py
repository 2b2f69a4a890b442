"""`chronotable restore`: put a backup where games are kept."""

from __future__ import annotations

import argparse
from pathlib import Path

from chronotable.cli.backup import tell
from chronotable.cli.parser import Command, language
from chronotable.cli.place import database_of, place_arguments
from chronotable.text import Speaker


def arguments(parser: Command) -> None:
    parser.takes("file", "file", "cli-restore-file")
    place_arguments(parser)
    parser.may("--replace", "cli-restore-replace")


def run(args: argparse.Namespace) -> int:
    from chronotable.table import backup

    _, database = database_of(args)
    kept = backup.restore(Path(args.file), database, replace=args.replace)
    tell(Speaker(None, language(args)), "restore-done", kept)
    return 0
