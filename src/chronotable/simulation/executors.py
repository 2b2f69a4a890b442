"""Where the games are played: here, in processes of this machine, or on any other executor."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, resource_tracker
from time import perf_counter, process_time
from traceback import format_exception
from typing import Any, Generic, NamedTuple, TypeVar

from chronotable.simulation.cluster import cluster

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4  # tasks for each worker that wait or run, so that nobody is ever idle
BATCH = 0.05  # seconds of work that a process is handed at a time, if its tasks are short


_BUSY = 10  # so many want the same processor, at most


class InThisProcess(Executor):
    """The executor that does everything at once, in this very process.

    >>> InThisProcess().submit(pow, 2, 3).result()
    8
    """

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        future: Future[R] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as problem:  # the future tells whoever asks; Ctrl-C stops everything
            future.set_exception(problem)
        return future


class Crew(ProcessPoolExecutor):
    """Processes of this machine, which are sent home all together.

    Nothing that they have been given is cancelled by itself: when one of them dies in that moment,
    CPython's pool stumbles over what was cancelled.

    They never hear Ctrl-C, from their very first moment on: they are started while it is held back
    here, and a process inherits that.
    """

    in_batches = True

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        if not hasattr(signal, "pthread_sigmask"):  # Windows
            return super().submit(fn, *args, **kwargs)
        resource_tracker.ensure_running()  # starting it would let Ctrl-C through again
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def as_they_end(
    executor: Executor, work: Callable[[T], R], tasks: Iterable[T], ahead: int = AHEAD
) -> Generator[tuple[T, R], None, None]:
    """Do the work for each task on any executor; yield task and result as they end.

    At most `ahead` tasks are handed over and not yet done, however many there are. Whoever
    stops listening cancels those that have not begun. Other processes are handed several
    short tasks at a time, as if they were one: what one game of random bots takes is otherwise
    spent on sending it.
    """
    if getattr(executor, "in_batches", False):
        yield from _in_batches(executor, work, tasks, ahead)
        return
    waiting: dict[Future[R], T] = {}
    try:
        for task in tasks:
            waiting[executor.submit(work, task)] = task
            yield from _ended(waiting, None if len(waiting) >= ahead else 0)
        while waiting:
            yield from _ended(waiting, None)
    finally:
        for future in waiting:
            future.cancel()


def _ended(waiting: dict[Future[R], T], timeout: float | None) -> Iterator[tuple[T, R]]:
    """What has ended by now, or without a timeout at least one."""
    done = wait(waiting, timeout, return_when=FIRST_COMPLETED).done
    for future in [future for future in waiting if future in done]:
        yield waiting.pop(future), future.result()


class _Batch(NamedTuple, Generic[R]):
    """What has come of some tasks, up to the first that failed."""

    results: list[R]
    problem: Exception | None
    seconds: float


def _in_batches(
    crew: Executor, work: Callable[[T], R], tasks: Iterable[T], ahead: int
) -> Generator[tuple[T, R], None, None]:
    """The same for a crew: what it is handed at a time grows until it takes a while."""
    waiting: dict[Future[_Batch[R]], list[T]] = {}
    size, coming = 1, iter(tasks)
    while True:
        while len(waiting) < ahead and (batch := [*islice(coming, size)]):
            waiting[crew.submit(_do, work, batch)] = batch
        if not waiting:
            return
        for batch, done in _ended(waiting, None):
            yield from zip(batch, done.results, strict=False)
            if done.problem is not None:
                raise done.problem
            each = max(done.seconds, 1e-6) / len(batch)
            size = max(1, min(2 * len(batch), int(BATCH / each)))


def _do(work: Callable[[T], R], batch: Sequence[T]) -> _Batch[R]:
    """What a process does with a batch. An error tells where it was raised, there."""
    results: list[R] = []
    problem = None
    clock, spent = perf_counter(), process_time()
    try:
        results.extend(map(work, batch))
    except Exception as error:
        error.add_note("".join(format_exception(error)))
        problem = error
    # On a busy machine the clock runs faster than the work does; work that waits does nothing.
    seconds = max(process_time() - spent, (perf_counter() - clock) / _BUSY)
    return _Batch(results, problem, seconds)


@contextmanager
def undivided() -> Iterator[None]:
    """What is done in here is done whole: Ctrl-C waits until it is."""
    told: list[int] = []
    try:
        before = signal.signal(signal.SIGINT, lambda number, _: told.append(number))
    except ValueError:  # not the main thread, which alone hears of it
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if told and callable(before):
        before(signal.SIGINT, None)


def ahead_of(executor: Executor, workers: int) -> int:
    """How many tasks wait or run, so that nobody is ever idle."""
    return AHEAD * getattr(executor, "hands", workers)


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def crew(workers: int, address: str | None = None) -> Iterator[Executor]:
    """So many processes of this machine, or this one alone; or the cluster at this address.

    Processes are started afresh and leave Ctrl-C to us: if anything stops us, they are ended,
    whatever they are doing.
    """
    if address is not None:
        with cluster(address, workers) as executor:
            yield executor
        return
    if workers == 1:
        yield InThisProcess()
        return
    strangers = {*active_children()}
    pool = Crew(workers, get_context("spawn"), _leave_interrupts)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in {*active_children()} - strangers:
            child.terminate()
        raise
    pool.shutdown()


def _leave_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
