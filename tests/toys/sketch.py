"""Sketch: a game of a few lines, for tests that need one rule and nothing else.

Its state is a dict of facts that everybody sees; its rules are whatever coroutine it is given.
Whoever plays a sketch must see to it that the facts alone tell where to go on at a boundary.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from chronotable.kernel.chance import Chance
from chronotable.kernel.effect import end
from chronotable.kernel.event import Log
from chronotable.kernel.game import Game, GameInfo
from chronotable.kernel.json import Json
from chronotable.kernel.match import Match
from chronotable.kernel.result import Result


@dataclass(slots=True)
class Facts:
    chance: Chance
    facts: dict[str, Any] = field(default_factory=dict)


Rules = Callable[[Facts, Log | None], Awaitable[None]]


class Sketch(Game[Facts]):
    version = "1"
    actions: tuple[str, ...] = ("yes", "no", "done")

    def __init__(self, rules: Rules, *, patience: int = 10_000) -> None:
        self.info = GameInfo(name="sketch", title="Sketch", seats=(2, 4))
        self.rules = rules
        self.patience = patience

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Facts:
        return Facts(chance)

    async def play(self, state: Facts, log: Log | None) -> None:
        await self.rules(state, log)
        end(Result(winners=(0,), scores=(0, 0), reason="done"))

    def copy(self, state: Facts) -> Facts:
        return Facts(state.chance.copy(), state.facts.copy())

    def dump(self, state: Facts) -> Json:
        return {"chance": state.chance.to_json(), "facts": state.facts.copy()}

    def load(self, data: Json) -> Facts:
        return Facts(Chance.from_json(data["chance"]), dict(data["facts"]))

    def view(self, state: Facts, seat: int | None) -> Json:
        return state.facts.copy()

    def deal(self, view: Json, seats: int, options: Mapping[str, str], chance: Chance) -> Facts:
        return Facts(chance, dict(view))

    def check(self, state: Facts) -> None:
        """Nothing can be wrong with a sketch."""

    def secrets(self, state: Facts, seat: int | None) -> Iterable[str]:
        return ()


def sketch(rules: Rules, *, seats: int = 2, seed: int = 7, patience: int = 10_000) -> Match:
    """A match of these rules, before its first question."""
    return Match.begin(Sketch(rules, patience=patience), seats, seed)
