"""Work on any executor: what is handed over, what comes back, what is left when we stop."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from itertools import count
from time import sleep
from typing import Any, TypeVar

import pytest

from chronotable.cli.arena import Standings
from chronotable.kernel.json import Json
from chronotable.simulation import (
    InThisProcess,
    Plan,
    PlanTally,
    as_they_end,
    crew,
    executors,
    play,
    tally,
)
from chronotable.simulation.executors import Crew

R = TypeVar("R")
PLAN = Plan("echoes", ("random", "random"), seed=5)


def test_any_executor_comes_to_the_same() -> None:
    here = dict(as_they_end(InThisProcess(), _seed_and_scores, range(5, 9)))
    with ThreadPoolExecutor(3) as threads:
        assert dict(as_they_end(threads, _seed_and_scores, range(5, 9))) == here
    with crew(2) as processes:
        assert dict(as_they_end(processes, _seed_and_scores, range(5, 9))) == here


def _seed_and_scores(seed: int) -> list[int]:
    (deal,) = Plan("echoes", ("random", "random"), seed=seed).deals(1)
    return [*play(deal)["scores"]]


class Quick(Crew):
    """A crew without processes, which notes how many tasks it is handed at a time."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        self.sizes.append(len(args[1]))
        return InThisProcess().submit(fn, *args, **kwargs)


def test_a_crew_is_handed_short_tasks_by_the_dozen_and_all_come_back() -> None:
    quick = Quick()
    ended = [*as_they_end(quick, str, range(5000), ahead=3)]
    assert ended == [(number, str(number)) for number in range(5000)]
    assert quick.sizes[0] == 1
    assert len(quick.sizes) < 100


def test_a_crew_is_handed_long_tasks_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "BATCH", 0.0)  # so that any task is long
    quick = Quick()
    assert len([*as_they_end(quick, str, range(50), ahead=3)]) == 50
    assert {*quick.sizes} == {1}


def test_results_of_a_crew_stream_in_while_tasks_are_still_being_found() -> None:
    """Tasks without end: nobody waits for all of them, nor for more than was handed over."""
    asked: list[int] = []

    def tasks() -> Iterator[int]:
        for number in count():
            asked.append(number)
            yield number

    ended = as_they_end(Quick(), str, tasks(), ahead=4)
    for number in range(2000):
        assert next(ended) == (number, str(number))
        assert len(asked) - number <= 1 + 6 * max(16, number)  # sizes double, at most
    ended.close()


def test_what_a_crew_did_before_an_error_is_not_lost() -> None:
    quick = Quick()
    tasks = [*map(str, range(40)), "x", "41"]
    ended = as_they_end(quick, int, tasks, ahead=2)
    assert [next(ended) for _ in range(40)] == [(str(number), number) for number in range(40)]
    with pytest.raises(ValueError, match="'x'") as caught:
        next(ended)
    assert "Traceback" in caught.value.__notes__[0]


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
    ended = as_they_end(InThisProcess(), int, ["1", "x", "3"])
    assert next(ended) == ("1", 1)
    with pytest.raises(ValueError, match="'x'"):
        next(ended)


def test_here_interrupts_are_no_results() -> None:
    def interrupted(task: int) -> int:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        next(as_they_end(InThisProcess(), interrupted, [1]))


def test_a_crew_that_is_left_in_trouble_does_not_wait_for_its_work() -> None:
    with pytest.raises(ZeroDivisionError), crew(2) as processes:
        divmod(processes.submit(sleep, 100_000).running(), 0)


@pytest.mark.parametrize("counted", [PlanTally(PLAN).add, partial(Standings().add, 0)])
def test_a_thousand_games_take_no_more_room_than_some(counted: Callable[[Json], None]) -> None:
    """None of them is kept, whatever is noted of it."""
    games = [game for _, game in as_they_end(InThisProcess(), play, PLAN.deals(5))]
    for game in games:
        game |= {"agents": ["random", "novice"], "milliseconds": [[0.1, 0.2], [0.3]]}
    used = []
    tracemalloc.start()
    for times in (20, 1000):
        for number in range(times):
            counted({**games[number % 5], "seed": number})
        used.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    assert used[1] - used[0] < 20_000  # bytes: numbers have grown, and nothing else


def test_games_are_counted_alike_in_any_order() -> None:
    played = [game for _, game in as_they_end(InThisProcess(), play, PLAN.deals(12))]
    assert json.dumps(tally(PLAN, played)) == json.dumps(tally(PLAN, reversed(played)))


def test_a_tally_counts_what_was_played() -> None:
    played = [game for _, game in as_they_end(InThisProcess(), play, PLAN.deals(12))]
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
