"""Background tasks beside the requests of people, with a clean end."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

from chronotable.table.errors import TableError
from chronotable.table.processes import ProcessFailed

T = TypeVar("T")
_PATIENCE = 15.0  # seconds for what must be finished when all ends

_log = structlog.get_logger("chronotable.tasks")


class Tasks:
    """Two kinds of tasks: some are finished in any case, others are stopped at the end."""

    def __init__(self) -> None:
        self._finished: set[asyncio.Task[Any]] = set()
        self._stopped: set[asyncio.Task[Any]] = set()

    def spawn(self, coroutine: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Something that goes on by itself, and may be stopped."""
        return _watched(asyncio.ensure_future(coroutine), self._stopped)

    def finish_soon(self, coroutine: Coroutine[Any, Any, T]) -> None:
        """Run something to its end although nobody waits for it."""
        _ = _watched(asyncio.ensure_future(coroutine), self._finished)

    async def finish(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Run something to its end, even if the caller is cancelled meanwhile."""
        return await asyncio.shield(_watched(asyncio.ensure_future(coroutine), self._finished))

    async def close(self) -> None:
        if self._finished:
            await asyncio.wait(self._finished, timeout=_PATIENCE)
        while left := {*self._stopped, *self._finished}:
            for task in left:
                task.cancel()
            await asyncio.wait(left, timeout=1.0)


def _watched(task: asyncio.Task[T], among: set[asyncio.Task[Any]]) -> asyncio.Task[T]:
    among.add(task)
    task.add_done_callback(among.discard)
    task.add_done_callback(_complain)
    return task


def _complain(task: asyncio.Task[Any]) -> None:
    """A task that nobody waits for must not fail in silence."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, TableError | ProcessFailed):
        _log.error("a task failed", exc_info=error)
