"""Figure: one measured number, and what a title must reach."""

from __future__ import annotations

import tomllib
from typing import NamedTuple

from chronotable.games import infos
from chronotable.kernel import parts
from chronotable.kernel.game import GameInfo
from chronotable.kernel.message import Message


class Figure(NamedTuple):
    """One measured number, and the one we hold ourselves to (None: for information).

    Its name is English, for programs. `said` tells people the same; `game` is the title that it
    is about, where a benchmark of something else measures one.
    """

    name: str
    said: Message
    value: float
    unit: str
    hold: float | None = None
    more_is_better: bool = False
    game: str = ""

    @property
    def holds(self) -> bool:
        if self.hold is None:
            return True
        return self.value >= self.hold if self.more_is_better else self.value <= self.hold


class Served(NamedTuple):
    """What a server must reach with so many tables of a title."""

    tables: int
    answers: float  # a second
    p95: float  # milliseconds, at that pace


class Hold(NamedTuple):
    """What a title must reach, as its `figures.toml` says; nothing, where it says nothing."""

    decisions: int | None = None  # a second
    fork: float | None = None  # microseconds, and so on
    fork_midway: float | None = None
    view: float | None = None
    served: Served | None = None
    over_reference: float | None = None  # times its decisions, and from here on only if native
    first_answer: float | None = None  # of a fork, which it is made for
    first_answer_midway: float | None = None


_FILE = "figures.toml"


def held() -> list[GameInfo]:
    """The titles that hold themselves to something."""
    return [info for info in infos().values() if parts.brings(info, _FILE)]


def hold_of(info: GameInfo, *, native: bool = False) -> Hold:
    told = tomllib.loads(parts.text(info, _FILE) or "")
    served = told.pop("served", None)
    compiled = told.pop("native", {})
    if native:
        told |= compiled
    return Hold(**told, served=None if served is None else Served(**served))
