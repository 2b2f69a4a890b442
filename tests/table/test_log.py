"""The log: grouped commits, each entry once, and a failure that is nobody else's."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import Connection, select, text

from chronotable.table import store
from chronotable.table.errors import Conflict, NotAllowed, NotSaved
from chronotable.table.log import Entry, LogWriter, TableSummary
from chronotable.table.metrics import Metrics
from chronotable.table.store import Store


@asynccontextmanager
async def log_on(url: str) -> AsyncIterator[tuple[Store, LogWriter, Metrics]]:
    opened, metrics = Store(url), Metrics()
    opened.migrate()
    log = LogWriter(opened.engine, metrics)
    try:
        yield opened, log, metrics
    finally:
        await log.close()
        opened.close()


def entry(version: int, table: str = "here") -> tuple[Entry, TableSummary]:
    mark = TableSummary("playing", version, 1.0, "[0]", None, None, None, table)
    return Entry(table, version, 1.0, "answer", 0, "rest", "0123abcd"), mark


async def versions(opened: Store, table: str = "here") -> list[int]:
    column = store.log.c
    query = select(column.version).where(column.table_id == table).order_by(column.version)
    return [*await opened.read(lambda c: c.execute(query).scalars().all())]


async def test_what_waits_together_is_written_together(url: str) -> None:
    async with log_on(url) as (opened, log, metrics):
        await asyncio.gather(*(log.append(*entry(version)) for version in range(200)))

        assert await versions(opened) == [*range(200)]
        commits = metrics.registry.get_sample_value("chronotable_commit_seconds_count")
        assert commits is not None
        assert commits < 100


async def test_a_version_is_written_once(url: str) -> None:
    async with log_on(url) as (opened, log, _):
        twice = (log.append(*entry(1)) for _ in range(2))
        others = (log.append(*entry(version)) for version in (2, 3))

        outcomes = await asyncio.gather(*twice, *others, return_exceptions=True)

        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, *[type(None)] * 2]
        assert await versions(opened) == [1, 2, 3]


async def test_a_job_that_fails_fails_alone(url: str) -> None:
    def refuses(connection: Connection) -> None:
        connection.execute(text("DELETE FROM log"))
        raise NotAllowed("Not that.")

    def misspells(connection: Connection) -> None:
        connection.execute(text("DELETE FROM lgo"))

    async with log_on(url) as (opened, log, _):
        outcomes = await asyncio.gather(
            log.append(*entry(1)),
            log.run(refuses),
            log.run(misspells),
            log.append(*entry(2)),
            return_exceptions=True,
        )

        assert [type(outcome) for outcome in outcomes] == [
            type(None),
            NotAllowed,
            NotSaved,
            type(None),
        ]
        assert await versions(opened) == [1, 2]


async def test_an_entry_and_what_belongs_to_it_are_written_both_or_neither(url: str) -> None:
    def refuses(connection: Connection) -> None:
        raise NotAllowed("Not that.")

    async with log_on(url) as (opened, log, _):
        with pytest.raises(NotAllowed):
            await log.append(*entry(1), refuses)
        assert await versions(opened) == []


async def test_a_closing_log_writes_what_waits_and_takes_no_more(url: str) -> None:
    async with log_on(url) as (opened, log, _):
        waiting = [asyncio.create_task(log.append(*entry(version))) for version in range(50)]
        await asyncio.sleep(0)
        await log.close()
        await asyncio.gather(*waiting)

        assert await versions(opened) == [*range(50)]
        with pytest.raises(NotSaved, match="shutting down"):
            await log.append(*entry(50))


async def test_sqlite_syncs_every_commit_to_the_disk(sqlite: str) -> None:
    async with log_on(sqlite) as (opened, log, _):

        def settings(connection: Connection) -> tuple[str, int]:
            journal = connection.execute(text("PRAGMA journal_mode")).scalar_one()
            return journal, connection.execute(text("PRAGMA synchronous")).scalar_one()

        assert await log.run(settings) == await opened.read(settings) == ("wal", 2)


async def test_whoever_is_told_to_stop_still_learns_what_was_written(url: str) -> None:
    async with log_on(url) as (opened, log, _):
        learnt: list[int] = []

        async def write(version: int) -> None:
            await log.append(*entry(version))
            learnt.append(version)
            await asyncio.sleep(10)

        tasks = [asyncio.create_task(write(version)) for version in range(10)]
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)

        assert all(isinstance(outcome, asyncio.CancelledError) for outcome in outcomes)
        assert learnt == await versions(opened) == [*range(10)]


async def test_a_time_limit_stays_a_time_limit_while_something_is_written(sqlite: str) -> None:
    async with log_on(sqlite) as (opened, log, _):

        async def slowly() -> None:
            await log.run(lambda _: time.sleep(0.2))
            await asyncio.sleep(10)

        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await slowly()
        assert await versions(opened) == []
