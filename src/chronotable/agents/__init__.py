"""Agents: given a view and a decision, they return a key. They are shown nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from chronotable.agents.random import RandomAgent
from chronotable.agents.scripted import ScriptedAgent
from chronotable.agents.search import NOVICE, SKILLED, Level, SearchAgent
from chronotable.agents.values import doubt, hand_made, pace
from chronotable.games import load
from chronotable.kernel.decision import Decision
from chronotable.kernel.errors import BadOption, listed
from chronotable.kernel.game import Json

__all__ = ["Agent", "RandomAgent", "ScriptedAgent", "SearchAgent", "levels", "make", "register"]


class Agent(Protocol):
    """Somebody who can answer: shown a view and a decision, it returns the key of an option.

    Whoever runs a match may save the view for agents known not to read it, and give None.
    """

    def choose(self, view: Json | None, decision: Decision[Any]) -> str: ...


Maker: TypeAlias = Callable[[str, int | None], Agent]


def _searching(level: Level) -> Maker:
    def maker(game: str, seed: int | None) -> Agent:
        of_title = level.for_title(pace(game), doubt(game))
        return SearchAgent(load(game), hand_made(game), of_title, seed)

    return maker


_makers: dict[str, Maker] = {
    "random": lambda game, seed: RandomAgent(seed),
    "novice": _searching(NOVICE),
    "skilled": _searching(SKILLED),
}


def register(level: str, maker: Maker) -> None:
    """Make a level known under this name; `maker` is given a game's name and a seed."""
    _makers[level] = maker


def levels() -> tuple[str, ...]:
    """The names of all levels, the first one registered first."""
    return tuple(_makers)


def make(level: str, game: str, seed: int | None = None) -> Agent:
    """An agent of this level for this game."""
    load(game)
    if level not in _makers:
        raise BadOption(f"no agent has the level {level!r}: expected {listed(_makers)}")
    return _makers[level](game, seed)
