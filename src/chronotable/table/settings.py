"""Settings: what never changes about a table once it is made, and how that is read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from chronotable.games import infos, load
from chronotable.kernel.chance import Chance
from chronotable.kernel.json import Json
from chronotable.table import wire


class TableSettings(NamedTuple):
    """What never changes about a table once it is made; the first columns of `store.tables`."""

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

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> TableSettings:
        values = {name: row[name] for name in cls._fields}
        values["options"] = json.loads(values["options"])
        values["start"] = None if values["start"] is None else json.loads(values["start"])
        return cls(**values)

    def row(self) -> dict[str, Any]:
        """The same for the store."""
        start = None if self.start is None else json.dumps(self.start)
        return {**self._asdict(), "options": json.dumps(self.options), "start": start}

    @property
    def links(self) -> wire.Made:
        return wire.Made(self.id, self.play, self.watch)

    @property
    def commitment(self) -> str:
        """The commitment to the seed: shown at the start, to be checked when the seed is told."""
        return "" if self.seed is None else Chance(int(self.seed, 16)).commitment


def current_rules(game: str) -> str | None:
    """The version of a game's rules that this server knows."""
    return load(game).version if game in infos() else None
