"""Homes: of two services on one PostgreSQL, one has a table; whoever was it before is fenced."""

from __future__ import annotations

import asyncio
from inspect import signature

import pytest
from sqlalchemy import select, text

from chronotable.table import homes as leases
from chronotable.table import neighbours, store
from chronotable.table.errors import Conflict, Elsewhere, Moved
from chronotable.table.homes import Leases
from chronotable.table.service import TableService
from chronotable.table.wire import Chair, Done, Introduce, NewTable, Sit
from tests.table.company import answer, meet, seated, service_on
from tests.table.postgres import Cluster


async def homes(service: TableService) -> dict[str, tuple[str | None, int]]:
    table = store.tables.c
    rows = await service.store.read(
        lambda c: c.execute(select(table.id, table.home, table.epoch)).all()
    )
    return {row.id: (row.home, row.epoch) for row in rows}


async def known(one: TableService, other: TableService) -> None:
    """Until each knows of the other."""
    async with asyncio.timeout(30):
        while one.company.id not in other.company.others:
            await asyncio.sleep(0.02)
        while other.company.id not in one.company.others:
            await asyncio.sleep(0.02)


async def take_for_dead(service: TableService, by: TableService) -> str:
    """Strike a service off the roll, as the others do when it says nothing; its old name."""
    old = service.company.id
    gone = text(f"DELETE FROM processes WHERE id = '{old}'")
    await by.store.read(lambda c: c.execute(gone) and None)
    return old


def test_tables_of_a_silent_process_have_another_home_within_five_seconds() -> None:
    """By what is written down about time; tests/web/test_several.py tells how long it took."""
    beat = signature(TableService.open).parameters["beat"].default
    struck_off = neighbours.LEASE + neighbours._BEAT + neighbours._TICK
    taken_in = leases._OFTEN + beat
    assert struck_off + taken_in < 5
    assert neighbours._BEAT + neighbours._TICK < neighbours.LEASE / 2, "one late sign is no death"


async def test_a_table_lives_in_one_process_and_moves_when_that_ends(postgres: Cluster) -> None:
    url = postgres.fresh()
    async with service_on(url) as other:
        async with service_on(url) as one:
            people = await meet(one, "Ann", "Bob")
            ann, _ = await seated(one, "bazaar", *people)
            table = ann.table_id
            with pytest.raises(Elsewhere) as elsewhere:
                await other.enter(table, people[1])
            assert elsewhere.value.home == one.company.id
            assert isinstance(await answer(ann), Done)
            await known(one, other)
            assert await other.here([table]) == {table: set()}
            async with ann.subscribe():
                assert await other.here([table]) == {table: {people[0].id}}
            await one.hand_over()
            with pytest.raises(Moved):
                await ann.snapshot()
            bob = await other.enter(table, people[1])
            assert isinstance(await answer(bob), Done)
        assert await homes(other) == {table: (other.company.id, 2)}
    async with service_on(url) as again:
        assert (await homes(again))[table][0] is None
        seat = await again.enter(table, people[0])
        assert len((await again.registry.room(table)).standing.moves) == 2
        assert (await seat.snapshot()).status == "playing"


async def test_a_stale_home_writes_nothing_and_tells_those_who_look_on(postgres: Cluster) -> None:
    url = postgres.fresh()
    async with service_on(url) as one, service_on(url) as other:
        people = await meet(one, "Ann", "Bob")
        ann, bob = await seated(one, "bazaar", *people)
        old = await take_for_dead(one, other)
        there = await other.enter(ann.table_id, people[0])
        assert isinstance(await answer(there), Done)
        leases = one.homes
        assert isinstance(leases, Leases)

        if one.company.id == old:  # it has not noticed yet
            room = one.registry.in_memory(ann.table_id)
            if room is not None:
                with pytest.raises((Moved, Conflict)):  # its version is taken, or its epoch over
                    await room.leave(people[1].id)
                assert one.registry.in_memory(ann.table_id) is None
        async with asyncio.timeout(30):
            while one.company.id == old:
                await asyncio.sleep(0.05)
        await known(one, other)
        with pytest.raises(Elsewhere):
            await bob.snapshot()
        lines = await other.store.read(
            lambda c: c.execute(select(store.log.c.version).order_by(store.log.c.version)).all()
        )
        assert [row.version for row in lines] == [*range(1, len(lines) + 1)]


async def test_an_old_epoch_is_refused_by_the_database_itself(postgres: Cluster) -> None:
    async with service_on(postgres.fresh()) as service:
        ann, bob = await seated(service, "bazaar", *await meet(service, "Ann", "Bob"))
        more = text("UPDATE tables SET epoch = epoch + 1, home = 'elsewhere'")
        await service.log.run(lambda c: c.execute(more) and None)
        before = await lines_of(service)
        with pytest.raises(Moved):
            await answer(ann)
        assert await lines_of(service) == before
        assert (await bob.snapshot()).step == 0  # it is taken in and read again
        assert isinstance(await answer(ann), Done)


async def lines_of(service: TableService) -> int:
    lines = select(store.log.c.version)
    return len(await service.store.read(lambda c: c.execute(lines).all()))


async def test_names_and_the_house_are_known_in_every_process(postgres: Cluster) -> None:
    url = postgres.fresh()
    async with service_on(url) as one, service_on(url) as other:
        ann, token = await one.introduce(None, Introduce("Ann"))
        [bob] = await meet(other, "Bob")
        made = await other.make(bob, NewTable("bazaar", [Chair("me"), Chair("open")]))
        assert (await other.person(token)) is not None
        await (await other.enter(made.id, ann, made.play)).sit(Sit())
        await one.introduce(token, Introduce("Anna"))
        async with asyncio.timeout(30):
            while await other.person(token) is not None:
                await asyncio.sleep(0.02)
            while other.people.name_of(ann.id) != "Anna":
                await asyncio.sleep(0.02)
        await known(one, other)
        await one.orders.give("page", "ban", subject=bob.id, reason="too loud")
        async with asyncio.timeout(30):
            while other.house.sanction(bob.id, "ban") is None:
                await asyncio.sleep(0.02)
        viewer = await other.enter(made.id, ann)
        assert (await viewer.snapshot()).seats[0].level == "novice", "a bot has his seat, there"
        assert one.company.eldest != other.company.eldest


async def test_who_comes_while_a_table_is_let_go_finds_it_a_moment_later(postgres: Cluster) -> None:
    url = postgres.fresh()
    async with service_on(url) as one:
        people = await meet(one, "Ann", "Bob")
        ann, _ = await seated(one, "bazaar", *people)
        table = ann.table_id

        one.registry.forget_idle(one.now() + 1)
        again = await one.registry.room(table)

        assert await homes(one) == {table: (one.company.id, 2)}
        assert again.epoch == 2
        assert isinstance(await answer(ann), Done)
