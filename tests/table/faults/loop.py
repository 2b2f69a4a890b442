"""An event loop with a time of its own, in one thread, on which everything happens by seed.

Nothing ever waits: when nobody has anything to do, time jumps to the next timer. What real threads
would do is done here, too, after a moment that the seed decides. Callbacks that are ready run in
the order in which they came, as asyncio promises; timers that are due at the same moment run in
any order, as it does not.
"""

from __future__ import annotations

import asyncio
from asyncio import events
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")
_LONGEST = 0.02  # seconds until a thread has done what it was given
_END = 3 * 3600.0  # seconds after which something must have come to a standstill
_TURNS = 5_000_000  # callbacks after which something must run in circles


class NothingLeft(AssertionError):
    """Everybody waits for something that will never come."""


class OwnLoop(asyncio.AbstractEventLoop):
    """Runs what is ready, then whatever comes next by its own clock."""

    def __init__(self, luck: Random) -> None:
        self._luck = luck
        self._now = 0.0
        self._ready: deque[asyncio.Handle] = deque()
        self._timers: list[tuple[float, float, int, asyncio.TimerHandle]] = []
        self._count = count()
        self._running = False
        self._turns = 0
        self.complaints: list[dict[str, Any]] = []

    def run(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """What the coroutine comes to; tasks that are left over then are stopped."""
        asyncio.set_event_loop(self)
        events._set_running_loop(self)
        self._running = True
        try:
            return self._until(self.create_task(coroutine))
        finally:
            self._stop_all()
            self._running = False
            events._set_running_loop(None)
            asyncio.set_event_loop(None)

    def _until(self, task: asyncio.Future[T]) -> T:
        while not task.done():
            self._step()
        return task.result()

    def _step(self) -> None:
        self._turns += 1
        if self._now > _END or self._turns > _TURNS:
            self._end()
        if not self._ready:
            if not self._timers:
                raise NothingLeft("everybody waits, and nothing will ever happen")
            self._now = max(self._now, self._timers[0][0])
        while self._timers and self._timers[0][0] <= self._now:
            self._ready.append(heappop(self._timers)[-1])
        handle = self._ready.popleft()
        if not handle.cancelled():
            handle._run()

    def _end(self) -> None:
        waiting = [repr(task.get_coro()) for task in asyncio.all_tasks(self)]
        self._turns, self._now = 0, 0.0
        self._timers.clear()
        raise NothingLeft(f"it comes to no end; under way: {waiting}")

    def _stop_all(self) -> None:
        for _ in range(3):
            if left := asyncio.all_tasks(self):
                for task in sorted(left, key=lambda each: each.get_name()):
                    task.cancel()
                self._until(asyncio.gather(*left, return_exceptions=True))

    # What asyncio asks of a loop.

    def time(self) -> float:
        return self._now

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment] # there is one thread

    def call_later(  # type: ignore[override]
        self,
        delay: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self,
        when: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        heappush(self._timers, (when, self._luck.random(), next(self._count), handle))
        return handle

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, **settings: Any) -> asyncio.Task[Any]:
        return asyncio.Task(coro, loop=self, **settings)

    def run_in_executor(  # type: ignore[override]
        self, executor: object, func: Callable[..., T], *args: Any
    ) -> asyncio.Future[T]:
        """A thread would do it beside us; here it is done after a moment, in one go.

        As with real threads, nothing is begun any more when they have ended.
        """
        if getattr(executor, "_shutdown", False):
            raise RuntimeError("cannot schedule new futures after shutdown")
        future = self.create_future()
        self.call_later(self._luck.random() * _LONGEST, _do, future, func, args)
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.complaints.append(context)

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return self._running

    def is_closed(self) -> bool:
        return False

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        pass


def _do(future: asyncio.Future[T], func: Callable[..., T], args: tuple[Any, ...]) -> None:
    if future.cancelled():
        return
    try:
        future.set_result(func(*args))
    except Exception as error:
        future.set_exception(error)
