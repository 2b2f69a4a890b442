"""Work on any executor: what is handed over, what comes back, what is left when we stop."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from time import sleep
from typing import Any, TypeVar

import pytest

from chronotable.simulation import Here, Plan, as_they_end, crew, play, tally

R = TypeVar("R")
PLAN = Plan("echoes", ("random", "random"), seed=5)


def test_any_executor_comes_to_the_same() -> None:
    here = dict(as_they_end(Here(), _seed_and_scores, range(5, 9)))
    with ThreadPoolExecutor(3) as threads:
        assert dict(as_they_end(threads, _seed_and_scores, range(5, 9))) == here
    with crew(2) as processes:
        assert dict(as_they_end(processes, _seed_and_scores, range(5, 9))) == here


def _seed_and_scores(seed: int) -> list[int]:
    (deal,) = Plan("echoes", ("random", "random"), seed=seed).deals(1)
    return [*play(deal)["scores"]]


class Slow(Executor):
    """Takes everything and does nothing, until it is told to."""

    def __init__(self) -> None:
        self.taken: list[tuple[Future[Any], Any]] = []

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        future: Future[R] = Future()
        self.taken.append((future, args))
        if len(self.taken) == 3:
            self.taken[1][0].set_result("the second")
        return future


def test_only_so_much_is_handed_over_ahead() -> None:
    slow = Slow()
    ended = as_they_end(slow, str, iter(range(1_000_000)), ahead=3)
    assert next(ended) == (1, "the second")
    assert len(slow.taken) == 3
    ended.close()
    assert [future.cancelled() for future, _ in slow.taken] == [True, False, True]


def test_an_error_of_the_work_is_raised_where_its_result_is_asked_for() -> None:
    ended = as_they_end(Here(), int, ["1", "x", "3"])
    assert next(ended) == ("1", 1)
    with pytest.raises(ValueError, match="'x'"):
        next(ended)


def test_here_interrupts_are_no_results() -> None:
    def interrupted(task: int) -> int:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        next(as_they_end(Here(), interrupted, [1]))


def test_a_crew_that_is_left_in_trouble_does_not_wait_for_its_work() -> None:
    with pytest.raises(ZeroDivisionError), crew(2) as processes:
        divmod(processes.submit(sleep, 100_000).running(), 0)


def test_a_tally_counts_what_was_played() -> None:
    played = [game for _, game in as_they_end(Here(), play, PLAN.deals(12))]
    counted = tally(PLAN, played)
    assert counted["games"] == 12
    assert sum(seat["wins"] for seat in counted["seats"]) == pytest.approx(12)
    order = counted["groups"]["order"]
    assert order["usual"] == pytest.approx(0.5)
    assert [thing["games"] for thing in order["things"]] == [12, 12]
    summoned = counted["groups"]["summoned"]["things"]
    facts = [fact for game in played for fact in game["facts"] if fact[1] == "summoned"]
    assert sum(thing["games"] for thing in summoned) == len(facts)
    assert [t["share"] for t in summoned] == sorted((t["share"] for t in summoned), reverse=True)
