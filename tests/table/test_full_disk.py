"""A full disk: a clear error, nothing lost, nothing half done, and play goes on afterwards."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from chronotable.table.errors import NotSaved
from chronotable.table.service import TableService, Viewer
from chronotable.table.wire import Answer, Chair, Chat, Done, Introduce, NewTable, Refused, Sit
from tests.table.company import answer, fresh_id, gather, meet, play_out, seated, service_on

Fill = Callable[[], Awaitable[None]]


async def fill_up(viewer: Viewer) -> Refused:
    """Talk until there is no room for a single word."""
    for words in ("All work and no play. " * 20, "No play.", "!"):
        for _ in range(3000):
            reply = await viewer.do(Chat(fresh_id(), words))
            if isinstance(reply, Refused):
                break
    assert isinstance(reply, Refused)
    return reply


async def fill_the_rest(service: TableService) -> None:
    """Write a page at a time until there is none: an answer needs fewer of them than a word."""
    page = text("UPDATE people SET made = made + 1")
    with suppress(NotSaved):
        while True:
            await service.log.run(lambda c: c.execute(page) and None)


async def check_that_play_stops_and_goes_on(
    service: TableService, url: str, fill: Fill, free: Fill, said: str, *, whole: bool
) -> None:
    people = await meet(service, "Ann", "Bob")
    ann, bob = await seated(service, "quarry", *people)
    made = await service.make(people[0], NewTable("quarry", [Chair("me"), Chair("open")]))
    guest = await service.enter(made.id, people[1], made.play)
    against = await service.make(
        people[0], NewTable("quarry", [Chair("me"), Chair("bot", "random")])
    )
    duel = await service.enter(against.id, people[0])
    await fill()
    refused = await fill_up(bob)
    assert refused.reason == "unsaved"
    assert said in refused.text
    if whole:
        await fill_the_rest(service)

    before = await ann.snapshot()
    request = Answer("persistent" * 4, before.version, "dig")  # longer than the last word
    for _ in range(3):
        reply = await ann.do(request)
        assert isinstance(reply, Refused)
        assert reply.reason == "unsaved"
    assert await ann.snapshot() == before
    if whole:
        with pytest.raises(NotSaved, match="nothing was changed"):
            await guest.sit(Sit())
        assert (await guest.snapshot()).status == "gathering"
        with pytest.raises(NotSaved):
            await service.make(people[0], NewTable("quarry", [Chair("me")]))
        with pytest.raises(NotSaved):
            await service.introduce(None, Introduce("Cid"))
    sick = await service.health()
    assert (sick["well"], sick["database"], sick["writing"]) == (False, "well", "failing")

    await free()

    done = await ann.do(request)
    assert isinstance(done, Done)
    assert (await ann.snapshot()).step == 1
    await guest.sit(Sit())
    assert isinstance(await answer(duel, "rest"), Done)
    await play_out(duel)
    over = await play_out(ann, bob)

    check = await service.store.read(lambda c: c.execute(text("PRAGMA integrity_check")).scalar())
    assert check == "ok"
    async with service_on(url) as again:
        ann = await again.enter(ann.table_id, people[0])
        assert (await ann.snapshot()).outcome == over.outcome
        assert (await ann.snapshot()).version == over.version


async def leave_pages(service: TableService, pages: int) -> None:
    """Let the database grow by so many pages, and no more."""

    def job(connection: Connection) -> None:
        used = connection.execute(text("PRAGMA page_count")).scalar_one()
        connection.execute(text(f"PRAGMA max_page_count = {used + pages}"))

    await service.log.run(job)


async def test_play_goes_on_after_a_limit_of_pages_is_raised(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        await check_that_play_stops_and_goes_on(
            *(
                service,
                sqlite,
                lambda: leave_pages(service, 4),
                lambda: leave_pages(service, 100_000),
            ),
            "database or disk is full",
            whole=False,  # there is room in pages that are begun
        )


@contextmanager
def file_limit() -> Iterator[Callable[[int | None], None]]:
    """No file of this process may grow beyond so many bytes: the system itself says no."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)

    def limit(size: int | None) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft if size is None else size, hard))

    try:
        yield limit
    finally:
        limit(None)


async def test_play_goes_on_after_the_system_had_no_room_for_the_file(
    sqlite: str, tmp_path: Path
) -> None:
    with file_limit() as limit:
        async with service_on(sqlite) as service:

            async def fill() -> None:
                limit(max(file.stat().st_size for file in tmp_path.iterdir()) + 50_000)

            async def free() -> None:
                limit(None)

            await check_that_play_stops_and_goes_on(service, sqlite, fill, free, "disk", whole=True)


async def test_bots_go_on_when_there_is_room_again(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        (ann,) = await meet(service, "Ann")
        viewer = await service.enter((await gather(service, "quarry", ann)).id, ann)
        await leave_pages(service, 2)
        await fill_up(viewer)
        duel = NewTable("quarry", [Chair("me"), Chair("bot", "random")])
        await leave_pages(service, 6)
        viewer = await service.enter((await service.make(ann, duel)).id, ann)
        while isinstance(await answer(viewer), Done):
            await asyncio.sleep(0.01)
        await leave_pages(service, 100_000)
        await play_out(viewer)
