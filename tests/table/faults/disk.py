"""The disk: the log of a server that writes when the seed says, and to which things happen."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from random import Random
from typing import Any

import psycopg
from sqlalchemy import Engine, event

from chronotable.table import log
from chronotable.table.errors import NotSaved
from chronotable.table.log import LogWriter
from chronotable.table.metrics import Metrics
from tests.table.faults.places import Photo, Place, let_commits_get_lost

_USUAL = 0.01  # seconds that a write takes
_WRITES = ("INSERT", "UPDATE", "DELETE")


class OwnLog(LogWriter):
    """The log without its thread: what waits is written after a while, in one go."""

    def __init__(self, engine: Engine, metrics: Metrics, *, place: Place, luck: Random) -> None:
        self._place = place
        self._luck = luck
        self._at_work: list[Any] = []
        self._is_sqlite = engine.dialect.name == "sqlite"
        self.dead = False
        self.slowness = 0.0  # seconds that a write takes besides
        self.full = False
        self.dies: Callable[[Photo | None], None] | None = None  # in the midst of the next write
        self.breaks: int | None = None  # statements until the connection does
        self.loses_commit = False
        event.listen(engine, "do_execute", self._execute)
        event.listen(engine, "do_executemany", self._execute)
        if not self._is_sqlite:
            let_commits_get_lost(engine, self._lost)
        super().__init__(engine, metrics)
        self._write_alone = self._statements.write_alone
        setattr(self._statements, "write_alone", self._alone)  # noqa: B010 (it is a method)

    # Instead of the thread.

    def _start(self) -> None:
        self._ended = self._loop.create_future()
        self._working = self._last = False

    def _hand_over(self, waiting: Any) -> None:
        if waiting is None:
            self._last = True
        elif self.dead:
            waiting.done.set_exception(NotSaved("error-shutting-down"))
        else:
            self._queue.put(waiting)
        self._go_on()

    def _go_on(self) -> None:
        if self._working or self.dead:
            pass
        elif not self._queue.empty():
            self._working = True
            self._loop.call_later(self.slowness + self._luck.random() * _USUAL, self._work)
        elif self._last and not self._ended.done():
            self._hang_up()
            self._ended.set_result(None)

    def _work(self) -> None:
        if self.dead:
            return
        group: list[Any] = [self._queue.get() for _ in range(self._queue.qsize())]
        self._at_work = group
        dies, before = self.dies, None
        if dies is not None:
            before = self._place.before_a_write()
            if not self._is_sqlite:
                self.breaks = self._luck.choice((1, 2, 3, None))
        self._feel_full()
        outcomes = self._commit(group)
        if dies is not None:
            dies(before)
            return
        self._loop.call_later(self._luck.random() * _USUAL, self._tell, group, outcomes)

    def _tell(self, group: list[Any], outcomes: list[object]) -> None:
        if not self.dead:
            self._working, self._at_work = False, []
            log._tell(group, outcomes)
            self._go_on()

    async def _stopped(self) -> None:
        if not self.dead:
            await self._ended

    def die(self) -> None:
        """Nothing is written any more, and nobody hears of what was."""
        self.dead = True
        waiting = [*self._at_work]
        while not self._queue.empty():
            waiting.append(self._queue.get())
        for each in waiting:
            if not each.done.done():
                each.done.set_exception(NotSaved("error-shutting-down"))
        asyncio.get_running_loop().call_soon(self._hang_up)

    # What happens to it.

    def _feel_full(self) -> None:
        """SQLite itself finds no room for another page."""
        if self._is_sqlite:
            driver = self._connected().connection.driver_connection
            assert isinstance(driver, sqlite3.Connection)
            (pages,) = driver.execute("PRAGMA page_count").fetchone()
            most = pages if self.full else 1 << 30
            driver.execute(f"PRAGMA max_page_count = {most}").fetchone()

    def _execute(self, _: object, statement: str, *rest: Any) -> bool:
        """Before every statement of any connection."""
        if not statement.startswith(_WRITES):
            return False
        if self.full and self._luck.random() < 0.7:
            if self._is_sqlite:
                raise sqlite3.OperationalError("disk I/O error")
            raise psycopg.errors.DiskFull("could not extend file: no space left on device")
        if self.breaks is not None:
            self.breaks -= 1
            if self.breaks <= 0:
                self.breaks = 1 if self.dies is not None else None
                self._place.hang_up()
        return False

    def _alone(self, *written: Any) -> bool:
        """On a full disk in several statements, which can be refused one by one."""
        return not self.full and self._write_alone(*written)

    def _lost(self, connection: Any) -> bool:
        mine = self._connection is not None and self._connection.connection is connection
        lost, self.loses_commit = self.loses_commit and mine, self.loses_commit and not mine
        return lost
