"""What a second worker adds to a simulation: random games, counted as `simulate` counts them.

By the clock two workers need two cores for themselves. By CPU time they need not: what a game costs
everybody together, workers and whoever hands it out, is compared with what it costs one process
that does it all, and that is what the clock shows on a quiet machine. Starting up is left aside.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import closing
from time import perf_counter, process_time, sleep
from typing import NamedTuple

from benchmarks.figure import Figure
from chronotable.games import infos
from chronotable.kernel.json import Json
from chronotable.kernel.message import Message
from chronotable.simulation import Deal, Plan, PlanTally, as_they_end, crew, play
from chronotable.simulation.executors import AHEAD, BATCH

RATIO = 1.9
_TURNS = 4
_WARM = 0.5  # seconds, in which everybody loads what it needs


class Measured:
    """What the games of so many workers came to."""

    def __init__(self) -> None:
        self.games = 0
        self.seconds = 0.0  # by the clock
        self.own = 0.0  # CPU seconds of the one who hands them out and counts them
        self.workers = 0.0  # CPU seconds of the others
        self.wait = 0.0  # the longest until the next result

    @property
    def pace(self) -> float:
        return self.games / self.seconds

    @property
    def work(self) -> float:
        """CPU seconds of a game, of everybody together."""
        return (self.own + self.workers) / self.games


class _Ended(NamedTuple):
    """A game, and how much CPU time its worker has spent since it was started."""

    game: Json
    worker: int
    spent: float


def figures(seconds: float) -> Iterator[Figure]:
    for name in infos():
        one, two = measure(name, seconds)
        for workers, found in ((1, one), (2, two)):
            said = Message("bench-workers", {"workers": workers})
            yield Figure(f"games, {workers} workers", said, found.pace, "/s", game=name)
        ratio, said = two.pace / one.pace, Message("bench-workers-ratio")
        yield Figure("2 workers over 1", said, ratio, "x", RATIO, more_is_better=True, game=name)
        ratio, said = 2 * one.work / two.work, Message("bench-workers-ratio-work")
        figure = Figure("2 workers over 1, by CPU time", said, ratio, "x", RATIO, game=name)
        yield figure._replace(more_is_better=True)
        said, own = Message("bench-workers-hand-out"), two.own / two.games
        yield Figure("CPU time to hand out a game", said, 1e6 * own, "us", game=name)
        said = Message("bench-workers-wait")
        yield Figure("longest wait for a result", said, 1e3 * two.wait, "ms", game=name)


def measure(name: str, seconds: float) -> tuple[Measured, Measured]:
    """One process, and two workers, in turn: a slow minute of the machine is slow for both."""
    plan = Plan(name, ("random",) * max(2, infos()[name].seats[0]))
    one, two = Measured(), Measured()
    with crew(1) as here, crew(2) as pool:
        for _ in range(_TURNS):
            _measure(one, plan, here, 1, seconds / _TURNS)
            _measure(two, plan, pool, 2, seconds / _TURNS)
            sleep(AHEAD * BATCH)  # until they have done what was handed over
    return one, two


def _measure(found: Measured, plan: Plan, executor: Executor, workers: int, seconds: float) -> None:
    """Play on until so many seconds have gone by, once everybody is at work."""
    counted = PlanTally(plan)
    first: dict[int, float] = {}
    last: dict[int, float] = {}
    started = before = perf_counter()
    began = own = 0.0
    with closing(as_they_end(executor, _played, plan.deals(), AHEAD * workers)) as ending:
        for _, ended in ending:
            counted.add(ended.game)
            now = perf_counter()
            if not began:
                first[ended.worker] = ended.spent
                if now - started > _WARM and len(first) == workers:
                    began, own = now, process_time()
            else:
                found.games += 1
                found.wait = max(found.wait, now - before)
                last[ended.worker] = ended.spent
                if now - began > seconds and len(last) == workers:
                    break
            before = now
    found.own += process_time() - own
    found.seconds += perf_counter() - began
    if workers > 1:
        found.workers += sum(last[worker] - first[worker] for worker in last)


def _played(deal: Deal) -> _Ended:
    return _Ended(play(deal), os.getpid(), process_time())
