"""Where games are kept: the arguments that `serve` and the commands around it share."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from chronotable.cli.parser import Command
from chronotable.extras import require
from chronotable.kernel.errors import BadOption

_FILE = "chronotable.sqlite3"


def place_arguments(parser: Command) -> None:
    parser.takes("--data", "folder", "cli-serve-data")
    parser.takes("--database", "url", "cli-serve-database")


def database_of(args: argparse.Namespace, *, make: bool = True) -> tuple[str, str]:
    """Where games are kept, for people and for the server; `make` makes the folder."""
    if args.database is not None:
        if args.data is not None:
            raise BadOption("--data and --database cannot both say where games are kept").saying(
                "error-data-database"
            )
        if args.database.startswith(("postgres:", "postgresql")):
            require("postgres")
        place = args.database.rpartition("@")[2]  # whatever stands before is a secret
        return place, args.database
    folder = Path(args.data or os.environ.get("CHRONOTABLE_DATA") or "data")
    if make:
        folder.mkdir(parents=True, exist_ok=True)
    file = folder / _FILE
    return str(file), f"sqlite:///{file.absolute()}"
