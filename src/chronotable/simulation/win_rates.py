"""Shares of victories: how large, and how surely."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import NormalDist
from typing import Any, NamedTuple

from chronotable.kernel.json import Json
from chronotable.text import Plain, Speaker
from chronotable.text.numbers import exact, share, whole

CERTAINTY = 0.95


def wilson(wins: float, games: int, certainty: float = CERTAINTY) -> tuple[float, float]:
    """The interval of a share of wins, sound for few games and for shares near 0 and 1.

    >>> [round(end, 2) for end in wilson(8, 10)]
    [0.49, 0.94]
    """
    if not games:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + certainty) / 2)
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    low, high = (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)
    return max(0.0, low), min(1.0, high)


class Share(NamedTuple):
    """How many of how many. A shared victory counts in parts."""

    wins: float
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def stands_out(self, usual: float, among: int) -> int:
        """1 above and -1 below what is usual, 0 if that may be luck.

        Among many things some look strange by chance: the interval is as wide as it takes for
        all of them together to be as sure as one alone.

        >>> Share(60, 100).stands_out(0.5, among=1), Share(60, 100).stands_out(0.5, among=100)
        (1, 0)
        """
        low, high = wilson(self.wins, self.games, 1 - (1 - CERTAINTY) / max(1, among))
        return (low > usual) - (high < usual)

    def to_json(self) -> Json:
        return {
            "games": self.games,
            "wins": round(self.wins, 4),
            "share": round(self.share, 6),
            "interval": [round(end, 6) for end in wilson(self.wins, self.games)],
        }


def share_cells(row: Mapping[str, Any], speaker: Speaker) -> list[str]:
    """Games, wins, share and interval of a row, as they are printed."""
    lang = speaker.lang
    shown = [whole(row["games"], lang), exact(row["wins"], lang), share(row["share"], lang)]
    return [*shown, interval_cell(row["interval"], speaker)]


def interval_cell(interval: Sequence[float], speaker: Speaker) -> str:
    low, high = (Plain(share(end, speaker.lang)) for end in interval)
    return speaker.tell("report-interval", low=low, high=high)
