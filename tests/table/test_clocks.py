"""Clocks: live and slow pace, bots that stand in when time is up, and nobody pays for a restart."""

from __future__ import annotations

import asyncio
import time as wall

import pytest

from chronotable.table.errors import NotNow
from chronotable.table.service import TableService, Viewer
from chronotable.table.wire import Done, Snapshot
from tests.table.company import Time, answer, meet, seated, service_on, told


async def later(service: TableService, time: Time, viewer: Viewer, *, minutes: float) -> Snapshot:
    """What there is to see some minutes later, after the bots have answered."""
    time.pass_by(minutes=minutes)
    await service.tick()
    for _ in range(500):
        look = await viewer.snapshot()
        if look.status == "over" or any(not look.seats[seat].level for seat in look.asked):
            return look
        await asyncio.sleep(0.02)
    raise AssertionError("the bots do not answer")


async def test_a_live_clock_runs_while_its_seat_is_asked(url: str) -> None:
    time = Time()
    async with service_on(url, now=time, beat=60) as service:
        ann, bob = await seated(
            service, "quarry", *await meet(service, "Ann", "Bob"), pace="live", minutes=10
        )
        time.pass_by(minutes=3)
        await answer(ann, "rest")
        time.pass_by(minutes=4)
        await answer(bob, "rest")

        look = await ann.snapshot()

        assert [seat.left for seat in look.seats] == [420, 360]
        assert look.clock.at == time.at
        assert (await service.lobby(ann.person)).mine[0].seats[1].left == 360


async def test_when_live_time_is_up_a_bot_plays_on_to_the_end(url: str) -> None:
    time = Time()
    async with service_on(url, now=time, beat=60) as service:
        ann, _ = await seated(
            service, "quarry", *await meet(service, "Ann", "Bob"), pace="live", minutes=10
        )
        assert told(await later(service, time, ann, minutes=9.9)) == ["table-sat"]

        look = await later(service, time, ann, minutes=0.2)

        assert told(look)[1] == "table-time-up"
        assert look.seats[0].stands_in
        assert look.seats[0].left == 0
        assert look.asked == [1]
        with pytest.raises(NotNow, match="time is up"):
            await ann.take_back()
        assert not isinstance(await answer(ann, "rest"), Done)


async def test_a_slow_clock_is_wound_up_for_every_question(url: str) -> None:
    time = Time()
    async with service_on(url, now=time, beat=60) as service:
        ann, bob = await seated(
            service, "quarry", *await meet(service, "Ann", "Bob"), pace="slow", minutes=60
        )
        for viewer in (ann, bob, ann, bob):
            time.pass_by(minutes=59)
            await service.tick()
            assert isinstance(await answer(viewer, "rest"), Done)

        look = await later(service, time, ann, minutes=61)

        assert "table-time-up" in told(look)
        assert look.seats[0].stands_in
        await ann.take_back()
        await answer(bob, "rest")
        assert (await ann.snapshot()).question is not None
        assert (await ann.snapshot()).seats[0].left == 3600


async def test_clocks_run_at_tables_that_nobody_looks_at(sqlite: str) -> None:
    time = Time()
    async with service_on(sqlite, now=time, beat=60, idle=1) as service:
        ann, _ = await seated(
            service, "quarry", *await meet(service, "Ann", "Bob"), pace="slow", minutes=1440
        )
        time.pass_by(minutes=1)
        await service.tick()
        assert (await service.health())["tables"] == 0

        look = await later(service, time, ann, minutes=1440)

        assert "table-time-up" in told(look)


async def test_nobody_pays_for_the_time_the_server_was_away(url: str) -> None:
    time = Time()
    async with service_on(url, now=time, beat=60) as service:
        people = await meet(service, "Ann", "Bob")
        live = await seated(service, "quarry", *people, pace="live", minutes=10)
        slow = await seated(service, "quarry", *people, pace="slow", minutes=120)
        time.pass_by(minutes=4)
        await answer(live[0], "rest")
    time.pass_by(minutes=1000)
    async with service_on(url, now=time, beat=60) as service:
        await service.tick()
        ann = await service.enter(live[0].table_id, people[0])
        assert [seat.left for seat in (await ann.snapshot()).seats] == [360, 600]
        ann = await service.enter(slow[0].table_id, people[0])
        assert (await ann.snapshot()).seats[0].left == 3600
        assert "table-time-up" not in told(await ann.snapshot())
        look = await later(service, time, ann, minutes=61)
        assert "table-time-up" in told(look)


async def test_the_service_looks_at_the_clocks_by_itself(sqlite: str) -> None:
    time = Time()
    async with service_on(sqlite, now=time, beat=0.01) as service:
        ann, _ = await seated(
            service, "quarry", *await meet(service, "Ann", "Bob"), pace="live", minutes=1
        )
        time.pass_by(minutes=2)
        async with asyncio.timeout(20), ann.subscribe() as changes:
            async for _ in changes:
                if "table-time-up" in told(await ann.snapshot()):
                    break


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
async def test_a_jump_of_the_wall_clock_takes_nobodys_seat(
    jump: float, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = wall.time
    async with service_on(sqlite) as service:
        people = await meet(service, "Ann", "Bob")
        ann, _ = await seated(service, "bazaar", *people, pace="live", minutes=10)
        monkeypatch.setattr(wall, "time", lambda: real() + jump)
        await service.tick()
        await answer(ann)
        await service.tick()
        look = await ann.snapshot()
        assert not any(seat.stands_in for seat in look.seats)
        assert all(seat.left is not None and 590 < seat.left <= 600 for seat in look.seats)
    async with service_on(sqlite) as service:
        await service.tick()
        again = await service.enter(ann.table_id, people[0])
        look = await again.snapshot()
        assert not any(seat.stands_in for seat in look.seats)
        assert all(seat.left is not None and 580 < seat.left <= 600 for seat in look.seats)
