"""Values: how good a position is for a seat, as a number. One file per title.

A value may be anything that fits the protocol: the hand-made ones here, or one that was
trained. It is shown the state of an imagined match, never that of a real one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Protocol

from chronotable.kernel.game import Json

Worths = Callable[[Any], Sequence[float]]
Pointless = Callable[[Any, int, str], bool]


class Value(Protocol):
    """How good a position is for a seat: about one for each point of lead, below 1000."""

    def __call__(self, state: Any, seat: int) -> float: ...


def ahead(worths: Worths) -> Value:
    """A value made of what each seat has: mine, less what the others have.

    With several others, the one who has most counts as much as all of them together: to pull
    everybody down is good, to let a leader run away is not. After the seats may follow
    opponents who have none.
    """

    def value(state: Any, seat: int) -> float:
        others = [*worths(state)]
        mine = others.pop(seat)
        return mine - (max(others) + sum(others) / len(others)) / 2 if others else mine

    return value


# How much longer it takes to try an answer and to judge it than in Innovation, measured.
_PACES = {"anachrony": 3.0, "echoes": 1.2}


def pace(game: str) -> float:
    """How many times an agent must think less of this title to answer in the same time."""
    return _PACES.get(game, 1.0)


# By how many points two answers may differ from world to world; where one card turns the
# tables, more worlds are needed to tell them apart.
_DOUBTS = {"innovation": 10.0}


def doubt(game: str) -> float:
    """How little a single world proves in this title, in points."""
    return _DOUBTS.get(game, 3.0)


# How many times as many worlds, and nodes, a race takes where so few of them prove too little.
_EFFORTS = {"innovation": 4}


def effort(game: str) -> int:
    """How many times as much a skilled agent thinks of this title."""
    return _EFFORTS.get(game, 1)


def drags_on(game: str) -> Callable[[Json], bool] | None:
    """What tells of a table whether the game has gone in circles for long; None: it cannot."""
    told: Callable[[Json], bool] | None = getattr(_module_of(game), "drags_on", None)
    return told


def pointless(game: str) -> Pointless | None:
    """What tells of an answer that nothing would come of it; None: every answer does something."""
    told: Pointless | None = getattr(_module_of(game), "pointless", None)
    return told


def hand_made(game: str, *, shrewd: bool = False) -> Value:
    """The hand-made value of a title; for one that has none, every position is as good.

    A title may have another one for shrewd players.
    """
    module = _module_of(game)
    if module is None:
        return lambda state, seat: 0.0
    return ahead(getattr(module, "shrewd_worths", module.worths) if shrewd else module.worths)


def _module_of(game: str) -> ModuleType | None:
    """The file of a title, if it has one."""
    name = f"{__name__}.{game}"
    return None if find_spec(name) is None else import_module(name)
