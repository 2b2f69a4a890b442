"""The pulse: whether the database can be read, a line can be written, and how long that takes.

A full disk, a database that is away and a queue that does not move have one thing in common:
nothing gets written. So that is tried, through the same queue that every answer goes through.
"""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import structlog
from sqlalchemy import Connection, text

from chronotable.table.errors import DatabaseAway, TableError
from chronotable.table.house import put

if TYPE_CHECKING:
    from chronotable.table.service import TableService

_FRESH = 2.0  # seconds for which a result is used again
_SLOW = 2.0  # seconds after which a write is slow
_LATELY = 10.0  # seconds for which something that could not be written counts
_TRIAL = 8_192  # bytes
_LOW = 256 * 1024 * 1024  # bytes below which a disk will soon be full

Word: TypeAlias = Literal["well", "away", "failing", "slow", "low"]

_log = structlog.get_logger("chronotable.pulse")


class Parts(NamedTuple):
    """The state of each part, in a word; the reason stands in the server's own log."""

    database: Word
    writing: Word
    disk: Word
    queue: Word
    read_only: bool

    @property
    def well(self) -> bool:
        """A disk that will soon be full still takes answers."""
        return self.database == self.writing == "well"


class Pulse:
    """Checks the health of one service, at most every few seconds."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._felt: tuple[float, Parts] | None = None
        self._feeling = asyncio.Lock()

    async def feel(self) -> Parts:
        async with self._feeling:
            if self._felt is not None and perf_counter() - self._felt[0] < _FRESH:
                return self._felt[1]
            parts = await self._feel()
            self._felt = (perf_counter(), parts)
            return parts

    async def _feel(self) -> Parts:
        service = self._service
        database: Word = "well"
        try:
            await service.store.read(lambda c: c.execute(text("SELECT 1")).one())
        except DatabaseAway as error:
            database = "away"
            _log.error("the database is away", why=error.why)
        writing = await self._write()
        free = self.free
        disk: Word = "low" if free is not None and free < _LOW else "well"
        queue: Word = "slow" if writing == "slow" else "well"
        return Parts(database, writing, disk, queue, service.house.read_only is not None)

    async def _write(self) -> Word:
        """Write something in the way every answer is written, and larger than most."""
        service, now = self._service, self._service.now()

        def job(connection: Connection) -> None:
            put(connection, "pulse", "x" * _TRIAL, now)
            put(connection, "pulse", None, now)

        writes = service.log.run(job, anyway=True)
        started = perf_counter()
        try:
            await asyncio.wait_for(asyncio.shield(asyncio.ensure_future(writes)), _SLOW)
        except TimeoutError:
            _log.error("writing takes long", waiting=service.log.length)
            return "slow"
        except TableError as error:
            _log.error("nothing can be written", why=error.text)
            return "failing"
        finally:
            service.counted.pulse_seconds.set(perf_counter() - started)
        # A short line may still fit where an answer did not a moment ago.
        failed = service.log.failed
        return "failing" if failed is not None and perf_counter() - failed < _LATELY else "well"

    @property
    def free(self) -> int | None:
        """Bytes that are free where games are kept; None if that is not our disk."""
        if not self._service.store.is_sqlite:
            return None
        file = Path(self._service.store.engine.url.database or "")
        try:
            return shutil.disk_usage(file.parent).free
        except OSError:
            return None
