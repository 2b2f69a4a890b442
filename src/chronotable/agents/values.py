"""Values: how good a position is for a seat, as a number. Each title brings its own.

A value may be anything that fits the protocol: the hand-made ones here, or one that was
trained. It is shown the state of an imagined match, never that of a real one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from chronotable.agents.learned import Features, LearnedWorths, weights_of
from chronotable.agents.levels import NEAR, Farsight
from chronotable.agents.thoughts import Outlook, chances
from chronotable.games import infos, load
from chronotable.kernel import parts
from chronotable.kernel.decision import Decision
from chronotable.kernel.json import Json

Worths = Callable[[Any], Sequence[float]]
Pointless = Callable[[Any, int, str], bool]

# What each answer to a question may be worth, told at once; None where experience does not tell.
# Besides the state and the question it is given the seat's answer before, if that was part of the
# same action, and nothing otherwise.
Instinct = Callable[[Any, Decision[Any], str], Sequence[float] | None]


class PlayoutPlan(NamedTuple):
    """How answers are played out in a title that is planned over a long time.

    Nobody tries anything in such a play-out: everybody answers by `instinct`, until the `stage`
    of the game has grown by as many as the level looks ahead. What everybody may then expect is
    told by `worths`, and by `scores` what they have come to when the game has ended; opponents
    without a seat follow the seats in both.
    """

    instinct: Instinct
    stage: Callable[[Any], int]
    worths: Worths
    scores: Worths


# What a position promises to so many seats.
Foresight = Callable[[Any, int], Outlook]


class Value(Protocol):
    """How good a position is for a seat: about one for each point of lead, below 1000."""

    def __call__(self, state: Any, seat: int) -> float: ...


def ahead(worths: Worths | None) -> Value:
    """A value made of what each seat has: mine, less what the others have.

    With several others, the one who has most counts as much as all of them together: to pull
    everybody down is good, to let a leader run away is not. After the seats may follow
    opponents who have none. Without worths every position is as good.
    """
    if worths is None:
        return lambda state, seat: 0.0

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
    farsight: Farsight = NEAR  # how far an expert plays answers out
    drags_on: Callable[[Json], bool] | None = None  # whether a table has gone in circles for long
    pointless: Pointless | None = None  # whether nothing would come of an answer
    idle: Pointless | None = None  # the same, where only experts know better than to waste a turn
    certainty: float = 0.1  # what a point of lead adds to the logarithm of the odds
    narrow: float = 0.0  # points that make a victory no narrow one; 0 where points do not tell
    features: Features | None = None  # what a learned value looks at
    plan: PlayoutPlan | None = (
        None  # how skilled players play answers out, if not by trying everything
    )

    def hand_made(self, *, shrewd: bool) -> Value:
        return ahead(self.worths_for(shrewd=shrewd))

    def worths_for(self, *, shrewd: bool) -> Worths | None:
        return self.shrewd_worths if shrewd and self.shrewd_worths else self.worths

    def foresight(self, worths: Worths | None) -> Foresight:
        """What a position promises, by what everybody has."""
        if worths is None:
            return no_foresight

        def promises(state: Any, seats: int) -> Outlook:
            return Outlook(chances(worths(state), self.certainty, seats), None)

        return promises


def no_foresight(state: Any, seats: int) -> Outlook:
    """Everybody may win."""
    return Outlook((1 / seats,) * seats, None)


def values_of(game: str) -> Values:
    """What a title brings for its agents."""
    brought = parts.module(infos()[game], "values")
    values: Values = Values() if brought is None else brought.VALUES
    return values


def worths_of(game: str, *, shrewd: bool, learned: bool) -> Worths | None:
    """What everybody has in the eyes of a level: as learnt, where the title brings weights."""
    values = values_of(game)
    if shrewd and values.plan is not None:
        return values.plan.worths
    by_hand = values.worths_for(shrewd=shrewd)
    if not learned or values.features is None:
        return by_hand
    weights = weights_of(infos()[game], load(game).version, values.features)
    return by_hand if weights is None else LearnedWorths(values.features, weights.bends, by_hand)


def hand_made(game: str, *, shrewd: bool = False) -> Value:
    """The hand-made value of a title; a title may have another one for shrewd players."""
    return values_of(game).hand_made(shrewd=shrewd)
