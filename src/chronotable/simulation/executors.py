"""Where the games are played: here, in processes of this machine, or on any other executor."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import active_children, get_context, resource_tracker
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4  # tasks for each worker that wait or run, so that nobody is ever idle


class Here(Executor):
    """The executor that does everything at once, in this very process.

    >>> Here().submit(pow, 2, 3).result()
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
    stops listening cancels those that have not begun.
    """
    waiting: dict[Future[R], T] = {}
    try:
        for task in tasks:
            waiting[executor.submit(work, task)] = task
            yield from _ended(waiting, None if len(waiting) >= ahead else 0)
        while waiting:
            yield from _ended(waiting, None)
    finally:
        for future in () if isinstance(executor, Crew) else waiting:
            future.cancel()


def _ended(waiting: dict[Future[R], T], timeout: float | None) -> Iterator[tuple[T, R]]:
    """What has ended by now, or without a timeout at least one."""
    done = wait(waiting, timeout, return_when=FIRST_COMPLETED).done
    for future in [future for future in waiting if future in done]:
        yield waiting.pop(future), future.result()


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def crew(workers: int) -> Iterator[Executor]:
    """So many processes of this machine, or this one alone.

    Processes are started afresh and leave Ctrl-C to us: if anything stops us, they are ended,
    whatever they are doing.
    """
    if workers == 1:
        yield Here()
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
