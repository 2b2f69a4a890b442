"""Sketch: a game of a few lines, for tests that need one rule and nothing else.

Its state is a dict of facts that everybody sees; its rules are whatever coroutine it is given.
Whoever plays a sketch must see to it that the facts alone tell where to go on at a boundary.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from chronotable.kernel.chance import Chance
from chronotable.kernel.effect import end
from chronotable.kernel.event import Log
from chronotable.kernel.facets import Rules
from chronotable.kernel.game import Game, GameInfo
from chronotable.kernel.match import Match
from chronotable.kernel.result import Result
from chronotable.kernel.serial import ByKey


@dataclass(slots=True)
class Facts:
    chance: Chance
    facts: dict[str, Any] = field(default_factory=dict)

    def copy(self) -> Facts:
        return Facts(self.chance.copy(), self.facts.copy())


Course = Callable[[Facts, Log | None], Awaitable[None]]


def set_up(seats: int, options: Mapping[str, str], chance: Chance) -> Facts:
    return Facts(chance)


def sketched(course: Course, *, patience: int = 10_000) -> Game[Facts]:
    """A game of these rules."""

    async def play(state: Facts, log: Log | None) -> None:
        await course(state, log)
        end(Result(winners=(0,), scores=(0, 0), reason="done"))

    info = GameInfo(name="sketch", title="Sketch", seats=(2, 4))
    rules = Rules("1", ("yes", "no", "done"), set_up, play, patience=patience)
    return Game(info, rules, serial=ByKey(Facts))


def sketch(course: Course, *, seats: int = 2, seed: int = 7, patience: int = 10_000) -> Match:
    """A match of these rules, before its first question."""
    return Match.begin(sketched(course, patience=patience), seats, seed)
