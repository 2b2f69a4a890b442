"""Facts: what never changes about a table once it is made, and how it is read and written."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, NamedTuple

from chronotable.games import infos, load
from chronotable.kernel.chance import Chance
from chronotable.kernel.game import Json
from chronotable.table import wire
from chronotable.table.seat import Seat


class Facts(NamedTuple):
    """What never changes about a table once it is made."""

    id: str
    game: str
    rules: str
    options: dict[str, str]
    seed: str | None
    start: Json | None
    pace: wire.Pace
    minutes: int
    listed: bool
    host: str | None
    play: str
    watch: str
    after: str | None
    made: float

    @property
    def links(self) -> wire.Made:
        return wire.Made(self.id, self.play, self.watch)

    @property
    def commitment(self) -> str:
        """What the seed is held to: told at the start, to be checked when the seed is told."""
        return "" if self.seed is None else Chance(int(self.seed, 16)).commitment


def facts_of(row: Mapping[str, Any]) -> Facts:
    """What is written of a table that never changes."""
    values = {name: row[name] for name in Facts._fields}
    values["options"] = json.loads(values["options"])
    values["start"] = None if values["start"] is None else json.loads(values["start"])
    return Facts(**values)


def chair_row(table: str, number: int, seat: Seat) -> dict[str, object]:
    return {"table_id": table, "seat": number, **seat._asdict()}


def current_rules(game: str) -> str | None:
    """The version of a game's rules that this server knows."""
    return load(game).version if game in infos() else None


def iso(at: float) -> str:
    """A moment, as it is told to clients."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
