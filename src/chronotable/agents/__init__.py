"""Agents: given a view and a decision, they return a key. They are shown nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeAlias, runtime_checkable

from chronotable.agents.levels import EXPERT, NOVICE, SKILLED, Level
from chronotable.agents.random import RandomAgent
from chronotable.agents.scripted import ScriptedAgent
from chronotable.agents.search import SearchAgent
from chronotable.agents.thoughts import ExpectedMove, Thought
from chronotable.agents.values import ahead, values_of, worths_of
from chronotable.games import load
from chronotable.kernel.decision import Decision
from chronotable.kernel.errors import BadOption, listed
from chronotable.kernel.json import Json

__all__ = [
    "PARTNER",
    "Agent",
    "ExpectedMove",
    "RandomAgent",
    "ScriptedAgent",
    "SearchAgent",
    "ThinkingAgent",
    "Thought",
    "is_level",
    "levels",
    "make",
    "register",
    "sees",
]

PARTNER = "partner"  # the opponent of a guided game, whom nobody chooses
_PARTNERS_SEED = 1
_PATIENCE = 5.0  # seconds: no machine is so slow that its clock would change an answer


class Agent(Protocol):
    """Somebody who can answer: shown a view and a decision, it returns the key of an option.

    An agent that reads no view says so with `sees = False`, and is given None instead.
    """

    def choose(self, view: Json | None, decision: Decision[Any]) -> str: ...


@runtime_checkable
class ThinkingAgent(Agent, Protocol):
    """An agent that also tells what it expects of each answer, as all of our levels do."""

    def thoughts(self, view: Json | None, decision: Decision[Any]) -> tuple[Thought, ...]: ...


Maker: TypeAlias = Callable[[str, int | None], Agent]


class _Registered(NamedTuple):
    """How agents of a level are made, and whether they read the view."""

    maker: Maker
    sees: bool = True


def _searching(level: Level) -> Maker:
    def maker(game: str, seed: int | None) -> Agent:
        values = values_of(game)
        of_title = level.for_title(values.pace, values.doubt, values.effort, values.farsight)
        worths = worths_of(game, shrewd=level.shrewd, learned=level.learned)
        # What was learnt takes several times as long to work out: where chances decide in the
        # end, they are told by it, and the way there is found by hand.
        by_hand = values.worths_for(shrewd=level.shrewd)
        return SearchAgent(
            load(game),
            ahead(by_hand if of_title.farsight.odds else worths),
            of_title,
            seed,
            values.drags_on,
            values.idle or values.pointless if level.farsighted else values.pointless,
            values.foresight(worths),
            values.plan,
            points_tell=values.narrow > 0,
        )

    return maker


def _partner(game: str, seed: int | None) -> Agent:
    """A novice who answers the same question with the same view always in the same way."""
    return _searching(NOVICE._replace(seconds=_PATIENCE))(game, _PARTNERS_SEED)


_levels: dict[str, _Registered] = {
    "random": _Registered(lambda game, seed: RandomAgent(seed), RandomAgent.sees),
    "novice": _Registered(_searching(NOVICE)),
    "skilled": _Registered(_searching(SKILLED)),
    "expert": _Registered(_searching(EXPERT)),
    PARTNER: _Registered(_partner),
}


def register(level: str, maker: Maker, *, sees: bool = True) -> None:
    """Make a level known under this name; `maker` is given a game's name and a seed.

    Agents that read no view are registered with `sees=False`.
    """
    _levels[level] = _Registered(maker, sees)


def levels() -> tuple[str, ...]:
    """The names of all levels that can be chosen, the first one registered first."""
    return tuple(level for level in _levels if level != PARTNER)


def is_level(level: str) -> bool:
    """Whether an agent can be made of this level, chosen or not."""
    return level in _levels


def sees(level: str) -> bool:
    """Whether agents of this level read the view."""
    return _levels[level].sees


def make(level: str, game: str, seed: int | None = None) -> Agent:
    """An agent of this level for this game."""
    load(game)
    if not is_level(level):
        raise BadOption(f"no agent has the level {level!r}: expected {listed(levels())}").saying(
            "error-level", level=level, known=", ".join(levels())
        )
    return _levels[level].maker(game, seed)
