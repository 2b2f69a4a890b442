"""`chronotable migrate`: bring a database up to date, or try what that would do."""

from __future__ import annotations

import argparse
from collections import Counter

from chronotable.cli.parser import Command, language
from chronotable.cli.place import database_of, place_arguments
from chronotable.text import Plain, Speaker


def arguments(parser: Command) -> None:
    place_arguments(parser)
    parser.may("--dry-run", "cli-migrate-dry-run")


def run(args: argparse.Namespace) -> int:
    """Exit with 1 if a game under way could not go on."""
    from chronotable.table import migrating

    speaker = Speaker(None, language(args))
    place, database = database_of(args, make=False)
    wanted, found = migrating.tried(database)
    if wanted.any:
        now, then = Plain(wanted.now or "-"), Plain(wanted.then or "-")
        print(speaker.tell("migrate-steps", place=Plain(place), now=now, then=then))
    else:
        print(speaker.tell("migrate-nothing", place=Plain(place)))
    counted = Counter(each.fate for each in found)
    for fate in ("same", "whole", "asked", "stands"):
        if counted[fate]:
            print(speaker.tell(f"migrate-{fate}", n=counted[fate]))
    for each in found:
        if each.fate in ("asked", "stands"):
            print(f"  {each.table}  {each.game} {each.rules}  -{each.lost}")
    if not args.dry_run:
        kept = migrating.migrate(database)
        if kept is not None:
            print(speaker.tell("migrate-backed-up", file=Plain(str(kept))))
        print(speaker.tell("migrate-done"))
    return 1 if counted["stands"] else 0
