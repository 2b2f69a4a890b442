"""`chronotable backup`: everything that is kept, in one file, even while people play."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from chronotable.cli.parser import Command, language
from chronotable.cli.place import database_of, place_arguments
from chronotable.kernel.errors import BadOption
from chronotable.text import Plain, Speaker

if TYPE_CHECKING:
    from chronotable.table.backup import BackupContents


def arguments(parser: Command) -> None:
    parser.takes("to", "file", "cli-backup-to", nargs="?", default="backups")
    place_arguments(parser)
    parser.takes("--keep", "number", "cli-backup-keep", type=int, default=None)
    parser.may("--check", "cli-backup-check")


def run(args: argparse.Namespace) -> int:
    from chronotable.table import backup

    speaker = Speaker(None, language(args))
    to = Path(args.to)
    if args.keep is not None and args.keep < 1:
        raise BadOption(f"--keep {args.keep}: expected 1 or more").saying("backup-error-keep")
    if args.check:
        tell(speaker, "backup-sound", backup.look_into(to))
        return 0
    folder = to if to.is_dir() or not to.suffix else None
    _, database = database_of(args, make=False)
    kept = backup.back_up(database, to if folder is None else backup.name_for(folder))
    tell(speaker, "backup-done", kept)
    for old in backup.prune(kept.file.parent, args.keep) if args.keep else []:
        print(speaker.tell("backup-pruned", file=Plain(str(old))))
    return 0


def tell(speaker: Speaker, key: str, kept: BackupContents) -> None:
    """What a backup holds, in one line."""
    print(
        speaker.tell(
            key,
            file=Plain(str(kept.file)),
            size=Plain(f"{kept.bytes / 1_000_000:.1f}"),
            tables=kept.rows.get("tables", 0),
            people=kept.rows.get("people", 0),
        )
    )
