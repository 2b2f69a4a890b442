"""Thoughts: what an agent expects of each answer, in one shape for all levels."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any, NamedTuple

from chronotable.kernel.decision import Decision
from chronotable.kernel.match import Match

_UNSURE = 0.3  # standard deviation of a chance of which nothing is known yet


class ExpectedMove(NamedTuple):
    """An answer that an agent expects of a seat."""

    seat: int
    key: str


class Thought(NamedTuple):
    """What an agent expects of one answer.

    `wins` holds every seat's chance to win (together less than 1 where an opponent without a seat
    may win), `doubt` the standard error of the chance of whoever is asked, `scores` every seat's
    final score, where a title can tell; `line` is how the agent thinks that the game goes on.
    """

    key: str
    wins: tuple[float, ...]
    doubt: float
    scores: tuple[float, ...] | None = None
    line: tuple[ExpectedMove, ...] = ()
    worlds: int = 0  # in how many imagined worlds the answer was tried


class Outlook(NamedTuple):
    """What a position promises: every seat's chance to win, and its final score if known."""

    wins: tuple[float, ...]
    scores: tuple[float, ...] | None


def ended(match: Match) -> Outlook:
    """What a finished match has come to."""
    result = match.result
    assert result is not None
    share = 1 / len(result.winners) if result.winners else 0.0
    wins = tuple([share if seat in result.winners else 0.0 for seat in range(match.seats)])
    return Outlook(wins, tuple(map(float, result.scores)))


def chances(worths: Sequence[float], certainty: float, seats: int) -> tuple[float, ...]:
    """Every seat's chance to win by what everybody has; `certainty` is told by a point of lead.

    >>> chances([10.0, 10.0], 0.1, 2)
    (0.5, 0.5)
    >>> [round(chance, 2) for chance in chances([20.0, 10.0, 0.0], 0.1, 3)]
    [0.67, 0.24, 0.09]
    """
    most = max(worths)
    weights = [exp(certainty * (worth - most)) for worth in worths]
    whole = sum(weights)
    return tuple([weight / whole for weight in weights[:seats]])


class Expectation:
    """What was found of one answer, world by world."""

    def __init__(self, key: str, seat: int) -> None:
        self.key = key
        self._seat = seat
        self._seen: list[Outlook] = []
        self.line: tuple[ExpectedMove, ...] = ()

    def add(self, outlook: Outlook, line: Sequence[ExpectedMove]) -> None:
        if not self._seen:
            self.line = tuple(line)
        self._seen.append(outlook)

    @property
    def worlds(self) -> int:
        """In how many worlds the answer was tried."""
        return len(self._seen)

    def thought(self) -> Thought:
        worlds = len(self._seen)
        assert worlds, f"nothing was found of {self.key}"
        wins = _means([outlook.wins for outlook in self._seen])
        told = [outlook.scores for outlook in self._seen if outlook.scores is not None]
        mine = [outlook.wins[self._seat] for outlook in self._seen]
        spread = sum([(chance - wins[self._seat]) ** 2 for chance in mine]) + _UNSURE**2
        doubt = sqrt(spread / worlds / worlds)
        scores = _means(told) if len(told) == worlds else None
        return Thought(self.key, wins, doubt, scores, self.line, worlds)


def _means(rows: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple([sum(column) / len(rows) for column in zip(*rows, strict=True)])


def best_first(thoughts: Sequence[Thought], seat: int) -> tuple[Thought, ...]:
    """The thought of which whoever is asked may expect most comes first."""
    return tuple(sorted(thoughts, key=lambda thought: -thought.wins[seat]))


def clueless(decision: Decision[Any], seats: int) -> tuple[Thought, ...]:
    """What somebody thinks who knows nothing: every answer is as good, and everybody may win."""
    even = (1 / seats,) * seats
    return tuple([Thought(key, even, _UNSURE) for key in decision.options.keys()])
