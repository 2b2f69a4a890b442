"""Saved games: a record with the names of its seats, in a file."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from chronotable import replay
from chronotable.kernel.errors import BadRecord
from chronotable.kernel.match import Match
from chronotable.kernel.record import Record
from chronotable.tui.seating import TerminalSeat


class Saved(NamedTuple):
    """What a file holds: the record, and who sat where (nobody, if the record is bare)."""

    record: Record
    plans: tuple[str, ...]

    def match(self) -> Match:
        return replay(self.record)


def data_folder() -> Path:
    """Where games are kept: ./data, or the folder that CHRONOTABLE_DATA names."""
    return Path(os.environ.get("CHRONOTABLE_DATA") or "data")


def fresh_file(game: str) -> Path:
    """A file name that is not taken yet."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    folder = data_folder() / "saves"
    file = folder / f"{stem}.json"
    number = 2
    while file.exists():
        file = folder / f"{stem}-{number}.json"
        number += 1
    return file


def save(match: Match, seats: Sequence[TerminalSeat], file: Path) -> None:
    """Write the game so that a crash leaves either the old file or the new one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    record = {**match.record(), "players": [seat.plan for seat in seats]}
    fresh = file.with_name(f"{file.name}.new")
    fresh.write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", "utf-8")
    fresh.replace(file)


def load(file: Path) -> Saved:
    """A saved game or any other record; BadRecord if it is neither."""
    try:
        data = json.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BadRecord(f"{file} cannot be read: {error.strerror}").saying(
            "error-no-file" if isinstance(error, FileNotFoundError) else "error-unreadable",
            file=str(file),
        ) from None
    except ValueError as error:
        raise BadRecord(f"{file} is no record: a record is JSON, and this is not: {error}").saying(
            "error-file-no-record", file=str(file)
        ) from None
    if not isinstance(data, dict):
        raise BadRecord(f"{file} is no record: expected a JSON object").saying(
            "error-file-no-record", file=str(file)
        )
    plans = data.get("players", [])
    if not isinstance(plans, list) or not all(isinstance(plan, str) for plan in plans):
        raise BadRecord(f"{file}: field 'players': expected a list of names, got {plans!r}").saying(
            "error-record-field", field="players"
        )
    return Saved(Record.read(data), tuple(plans))
