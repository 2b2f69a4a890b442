"""Clocks: how much time each seat has left, and when somebody runs out of it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

from chronotable.table.wire import Pace

_GRACE = 3600.0  # a slow game leaves at least an hour after the server was away


def steady_clock(
    wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
) -> Callable[[], float]:
    """The time of day when it was made; from then on it follows the monotonic clock.

    So a wall clock that jumps costs nobody their time or their seat.
    """
    began, then = wall(), steady()
    return lambda: began + (steady() - then)


class Clock(NamedTuple):
    """The time of every seat at the moment `at`; the clocks of those who are asked run on.

    Live pace: a seat has a number of minutes for the whole game. Slow pace: a number for each
    question, and the clock is wound up again for the next one.

    >>> clock = Clock.wound("live", 10, seats=2, now=0.0)
    >>> clock = clock.run(to=90.0, running=[0])
    >>> clock.left, clock.due([1])
    ((510.0, 600.0), 690.0)
    """

    pace: Pace
    minutes: int
    at: float
    left: tuple[float, ...]

    @classmethod
    def wound(cls, pace: Pace, minutes: int, seats: int, now: float) -> Clock:
        return cls(pace, minutes, now, (minutes * 60.0,) * seats)

    @classmethod
    def load(cls, pace: Pace, minutes: int, seats: int, at: float, saved: str | None) -> Clock:
        if saved is None:
            return cls.wound(pace, minutes, seats, at)
        data = json.loads(saved)
        return cls(pace, minutes, float(data["at"]), tuple(float(left) for left in data["left"]))

    def dump(self) -> str | None:
        if self.pace == "none":
            return None
        return json.dumps({"at": self.at, "left": self.left})

    def run(self, to: float, running: Iterable[int]) -> Clock:
        """The same at a later moment: the clocks of these seats have run."""
        if self.pace == "none":
            return self._replace(at=to)
        passed = max(0.0, to - self.at)
        left = list(self.left)
        for seat in running:
            left[seat] = max(0.0, left[seat] - passed)
        return self._replace(at=to, left=tuple(left))

    def wind_up(self, seats: Collection[int]) -> Clock:
        """Slow pace: these seats have been asked something new."""
        if self.pace != "slow" or not seats:
            return self
        full = self.minutes * 60.0
        left = tuple(full if seat in seats else time for seat, time in enumerate(self.left))
        return self._replace(left=left)

    def forgive(self, since: float, now: float) -> Clock:
        """The server was away until `since`, and that time is not counted.

        A clock that was read in the future, by a wall clock set back since, is read now.
        """
        if self.at > now:
            return self._replace(at=now)
        if self.at >= since or self.pace == "none":
            return self
        if self.pace == "live":
            return self._replace(at=since)
        least = min(_GRACE, self.minutes * 60.0)
        left = tuple(max(least, time - (since - self.at)) for time in self.left)
        return self._replace(at=since, left=left)

    def due(self, running: Iterable[int]) -> float | None:
        """When the first of these seats runs out of time."""
        if self.pace == "none":
            return None
        return min((self.at + self.left[seat] for seat in running), default=None)

    def run_out(self, now: float, running: Iterable[int]) -> list[int]:
        """Those whose time is up."""
        if self.pace == "none":
            return []
        return [seat for seat in running if self.at + self.left[seat] <= now]
