"""What the end of a game is worth to each seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chronotable.kernel.errors import BadOption, listed
from chronotable.kernel.result import Result


def by_result(result: Result) -> list[float]:
    """1 for a victory and -1 for a defeat; with more seats, what is won is what the others lose.

    >>> by_result(Result((1,), (3, 9, 2), "score"))
    [-0.5, 1.0, -0.5]

    A shared victory is worth its part. If nobody has won, because the game itself has, everybody
    has lost.
    """
    seats = len(result.scores)
    if not result.winners:
        return [-1.0] * seats
    if seats == 1:
        return [1.0]
    part = 1 / len(result.winners)
    return [
        ((seats * part if seat in result.winners else 0.0) - 1) / (seats - 1)
        for seat in range(seats)
    ]


def by_score(result: Result) -> list[float]:
    """By how many points a seat is ahead of the best of the others, or behind it.

    >>> by_score(Result((1,), (3, 9, 2), "score"))
    [-6.0, 6.0, -7.0]
    """
    scores = result.scores
    return [
        float(score - max([*scores[:seat], *scores[seat + 1 :]], default=0))
        for seat, score in enumerate(scores)
    ]


REWARDS: Final[dict[str, Callable[[Result], list[float]]]] = {
    "result": by_result,
    "score": by_score,
}


def rewarding(name: str) -> Callable[[Result], list[float]]:
    """The rewards of this name; BadOption if there are none."""
    if name not in REWARDS:
        raise BadOption(f"rewards cannot be {name!r}: expected {listed(REWARDS)}")
    return REWARDS[name]
