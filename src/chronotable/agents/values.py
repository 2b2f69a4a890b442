"""Values: how good a position is for a seat, as a number. Each title brings its own.

A value may be anything that fits the protocol: the hand-made ones here, or one that was
trained. It is shown the state of an imagined match, never that of a real one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from chronotable.games import infos
from chronotable.kernel import parts
from chronotable.kernel.json import Json

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


class Values(NamedTuple):
    """All that agents know of one title: what it brings as VALUES in its `values.py`.

    `worths` tells what each seat has, and `shrewd_worths` the same as shrewd players see it;
    without them every position is as good.
    """

    worths: Worths | None = None
    shrewd_worths: Worths | None = None
    pace: float = 1.0  # how many times an agent must think less to answer in the same time
    doubt: float = 3.0  # points by which two answers may differ from world to world
    effort: int = 1  # how many times as many worlds and nodes a skilled agent takes
    drags_on: Callable[[Json], bool] | None = None  # whether a table has gone in circles for long
    pointless: Pointless | None = None  # whether nothing would come of an answer

    def hand_made(self, *, shrewd: bool) -> Value:
        worths = self.shrewd_worths if shrewd and self.shrewd_worths else self.worths
        return ahead(worths) if worths is not None else lambda state, seat: 0.0


def values_of(game: str) -> Values:
    """What a title brings for its agents."""
    brought = parts.module(infos()[game], "values")
    values: Values = Values() if brought is None else brought.VALUES
    return values


def hand_made(game: str, *, shrewd: bool = False) -> Value:
    """The hand-made value of a title; a title may have another one for shrewd players."""
    return values_of(game).hand_made(shrewd=shrewd)
