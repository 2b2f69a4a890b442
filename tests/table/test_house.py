"""The house: nothing written for a while, people banned, muted and removed, tables closed."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection

from chronotable.table import orders, survey
from chronotable.table.errors import Banned, NoSuchTable, ReadOnly
from chronotable.table.orders import Order
from chronotable.table.service import Person, TableService
from chronotable.table.wire import Chair, Chat, Done, Introduce, NewTable, Refused, Sit
from tests.table.company import (
    Time,
    answer,
    fresh_id,
    gather,
    meet,
    play_out,
    say,
    seated,
    service_on,
    told,
    until,
)

LOCAL = "192.0.2.1"


async def given(service: TableService, what: str, **about: object) -> str:
    """Give an order; the message that comes back."""
    order = await service.orders.give("page", what, **about)
    assert order.said is not None
    return order.said.key


async def test_nothing_changes_in_a_read_only_house_and_nobody_loses_time(url: str) -> None:
    time = Time()
    async with service_on(url, now=time) as service:
        people = await meet(service, "Ann", "Bob")
        ann, bob = await seated(service, "quarry", *people, pace="live", minutes=10)
        asked = ann if (await ann.snapshot()).question else bob
        time.pass_by(minutes=1)
        assert await given(service, "read-only", reason="moving house") == "order-read-only"
        before = await asked.snapshot()

        refused = await answer(asked)
        assert isinstance(refused, Refused)
        assert (refused.reason, refused.said[0]) == ("unsaved", "house-error-read-only")
        assert "moving house" in refused.text
        with pytest.raises(ReadOnly, match="moving house"):
            await service.make(people[0], NewTable("quarry", [Chair("me")]))
        with pytest.raises(ReadOnly):
            await service.introduce(None, Introduce("Cid"))
        time.pass_by(minutes=60)
        await service.tick()
        assert await asked.snapshot() == before
        assert (await service.health())["read_only"]

        assert await given(service, "open") == "order-open"
        await service.tick()
        look = await asked.snapshot()
        assert not any(seat.stands_in for seat in look.seats)
        assert look.seats[look.seat or 0].left == before.seats[before.seat or 0].left
        assert isinstance(await answer(asked), Done)
        assert (await play_out(ann, bob)).status == "over"


async def test_bots_wait_in_a_read_only_house_and_then_go_on(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        [ann] = await meet(service, "Ann")
        made = await service.make(ann, NewTable("quarry", [Chair("me"), Chair("bot", "random")]))
        viewer = await service.enter(made.id, ann)
        await given(service, "read-only", reason="x")
        await asyncio.sleep(0.05)
        await given(service, "open")
        await play_out(viewer)


async def test_whoever_is_banned_is_told_why_and_a_bot_plays_on(url: str) -> None:
    time = Time()
    async with service_on(url, now=time) as service:
        ann, bob = await meet(service, "Ann", "Bob")
        viewers = await seated(service, "quarry", ann, bob)
        waiting = await gather(service, "quarry", bob, ann)
        open_one = await service.make(ann, NewTable("quarry", [Chair("open"), Chair("open")]))
        await (await service.enter(open_one.id, bob, open_one.play)).sit(Sit())
        until_then = time() + 3600
        assert await given(service, "ban", subject=bob.id, until=until_then, reason="spam") == (
            "order-banned"
        )
        with pytest.raises(Banned, match=r"until 2023.*: spam"):
            service.house.check_welcome(bob.id, LOCAL)
        service.house.check_welcome(ann.id, LOCAL)
        look = await viewers[0].snapshot()
        assert [seat.stands_in for seat in look.seats] == [False, True]
        assert waiting.id
        assert (await (await service.enter(open_one.id, ann)).snapshot()).seats[0].kind == "open"

        time.pass_by(minutes=61)
        service.house.check_welcome(bob.id, LOCAL)
        await viewers[1].take_back()
        assert await given(service, "unban", subject=bob.id) == "order-nothing-to-lift"


async def test_a_network_can_be_banned(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        await given(service, "ban", subject="network 203.0.113.0/24", reason="bots")
        await given(service, "ban", subject="network 2001:db8::/32", reason="bots")
        for network in ("203.0.113.9", "2001:db8:1:2::/64"):
            with pytest.raises(Banned, match="bots"):
                service.house.check_welcome(None, network)
        for network in ("203.0.114.9", "2001:db9::/64", "local", "203.0.114.9"):
            service.house.check_welcome(None, network)
        assert await given(service, "unban", subject="network 203.0.113.0/24") == "order-lifted"
        service.house.check_welcome(None, "203.0.113.9")


async def test_whoever_is_muted_plays_and_says_nothing(url: str) -> None:
    async with service_on(url) as service:
        ann, bob = await seated(service, "quarry", *await meet(service, "Ann", "Bob"))
        assert bob.person is not None
        await given(service, "mute", subject=bob.person.id, reason="shouting")
        refused = await say(bob, "hello")
        assert isinstance(refused, Refused)
        assert (refused.reason, refused.said[0]) == ("muted", "house-error-muted")
        assert isinstance(await say(ann, "hello"), Done)
        await given(service, "unmute", subject=bob.person.id)
        assert isinstance(await say(bob, "hello"), Done)
        await play_out(ann, bob)


async def test_somebody_can_be_removed_from_a_table_for_good(url: str) -> None:
    async with service_on(url) as service:
        people = await meet(service, "Ann", "Bob", "Cid")
        ann, bob, cid = await seated(service, "quarry", *people)
        key = await given(service, "remove", subject=people[1].id, table_id=ann.table_id)
        assert key == "order-removed"
        look = await ann.snapshot()
        assert look.seats[1].resigned
        assert "table-removed" in told(look)
        with pytest.raises(Exception, match="No bot"):
            await bob.take_back()
        await play_out(ann, cid)


async def test_a_table_can_be_closed(url: str) -> None:
    async with service_on(url) as service:
        people = await meet(service, "Ann", "Bob")
        ann, _ = await seated(service, "quarry", *people)
        made = await service.make(people[0], NewTable("quarry", [Chair("me"), Chair("open")]))
        assert await given(service, "close", subject=ann.table_id, reason="stuck") == "order-closed"
        look = await until(ann)
        assert look.outcome is not None
        assert (look.outcome.winners, look.outcome.reason) == ([], "closed")
        assert look.chat[-1].said == ("table-closed", {"why": "word:stuck"})
        assert (await ann.record())["game"] == "quarry"
        again = await given(service, "close", subject=ann.table_id, reason="stuck")
        assert again == "house-error-not-playing"

        guest = await service.enter(made.id, people[0])
        assert await given(service, "close", subject=made.id, reason="old") == "order-closed"
        with pytest.raises(NoSuchTable):
            await guest.snapshot()
        rows = await service.store.read(lambda c: survey.listings(c))
        assert [row.id for row in rows] == [ann.table_id]
    async with service_on(url) as service:
        again_ann = await service.enter(ann.table_id, people[0])
        assert (await again_ann.snapshot()).outcome == look.outcome


async def test_orders_of_the_command_are_carried_out_by_the_server(url: str) -> None:
    async with service_on(url) as service:
        [bob] = await meet(service, "Bob")
        order = orders.fresh("command", "ban", 1.0, subject=bob.id, reason="spam")

        def elsewhere(c: Connection) -> None:
            orders.write(c, order)

        with service.store.engine.connect().execution_options(immediate=True) as c, c.begin():
            elsewhere(c)
        async with asyncio.timeout(10):
            while (found := await _read(service, order)) is None or found.said is None:
                await asyncio.sleep(0.05)
        assert found.said.key == "order-banned"
        with pytest.raises(Banned):
            service.house.check_welcome(bob.id, LOCAL)
    async with service_on(url) as service:
        with pytest.raises(Banned):
            service.house.check_welcome(bob.id, LOCAL)
        audit = await service.store.read(lambda c: survey.orders(c))
        assert [(row["what"], row["by"], row["reason"]) for row in audit] == [
            ("ban", "command", "spam")
        ]


async def _read(service: TableService, order: Order) -> Order | None:
    return await service.store.read(lambda c: orders.read(c, order.id))


async def test_an_order_that_cannot_be_carried_out_says_so(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        assert await given(service, "mute", subject="0" * 32, reason="x") == "house-error-nobody"
        assert await given(service, "close", subject="nowhere") == "web-error-no-such-table"
        assert await given(service, "dance") == "order-unknown"


async def test_two_services_on_one_database_hold_to_the_same_house(postgres) -> None:
    url = postgres.fresh()
    async with service_on(url) as one, service_on(url) as other:
        [bob] = await meet(one, "Bob")
        await given(one, "ban", subject=bob.id, reason="spam")
        async with asyncio.timeout(10):
            while True:
                try:
                    other.house.check_welcome(bob.id, LOCAL)
                    await asyncio.sleep(0.05)
                except Banned:
                    break


async def test_people_are_found_by_name_or_the_beginning_of_their_id(url: str) -> None:
    async with service_on(url) as service:
        ann, bob, other = await meet(service, "Ann", "Bob_%", "bob_%")

        async def find(who: str) -> str:
            return (await service.store.read(lambda c: survey.find(c, who))).id

        assert await find("ann") == ann.id
        assert await find(bob.id) == bob.id
        assert await find(other.id[:12]) == other.id
        with pytest.raises(survey.NotFound, match="Several people"):
            await find("Bob_%")
        with pytest.raises(survey.NotFound, match="Nobody here"):
            await find("%")
        counts = await service.store.read(lambda c: survey.counts(c, service.now()))
        assert counts["people"] == 3


async def test_the_pulse_is_felt_through_the_queue(url: str) -> None:
    async with service_on(url) as service:
        health = await service.health()
        assert health["well"]
        assert [health[part] for part in ("database", "writing", "disk", "queue")] == ["well"] * 4
        assert b"chronotable_read_only 0.0" in _metrics(service)


def _metrics(service: TableService) -> bytes:
    from prometheus_client import generate_latest

    return generate_latest(service.metrics)


async def test_chat_is_not_read_from_whom_one_has_muted(url: str) -> None:
    from chronotable.table.wire import Report, Somebody

    async with service_on(url) as service:
        people = await meet(service, "Ann", "Bob")
        ann, bob = await seated(service, "quarry", *people)
        await say(bob, "awful")
        line = (await ann.snapshot()).chat[-1].number
        me: Person = people[0]
        await service.manners.mute(me, ann.table_id, Somebody(line=line))
        await say(bob, "worse")
        mine = [(c.text, c.said and c.said[0]) for c in (await ann.snapshot()).chat if c.name]
        assert mine == [("", "table-muted-line")] * 2
        assert b"worse" not in (await ann.frame()).data
        assert b"worse" in (await bob.frame()).data
        [muted] = await service.manners.muted(me)
        assert muted.name == "Bob"
        assert bob.person is not None
        assert bob.person.id not in muted.id
        await service.manners.report(me, ann.table_id, Report("He shouts.", line=line))
        [report] = await service.store.read(lambda c: survey.reports(c))
        assert (report["by"], report["about"], report["line"]) == (
            me.id,
            people[1].id,
            "awful",
        )
        assert await given(service, "handled", subject=report["id"]) == "order-handled"
        assert await service.store.read(lambda c: survey.reports(c)) == []
        await service.manners.unmute(me, muted.id)
        assert [c.text for c in (await ann.snapshot()).chat if c.name] == ["awful", "worse"]
        for nobody in (Somebody(), Somebody(line=10_000), Somebody(seat=7), Somebody(line=0)):
            with pytest.raises(Exception, match="Nobody is meant"):
                await service.manners.mute(me, ann.table_id, nobody)
        assert isinstance(await ann.do(Chat(fresh_id(), "fine")), Done)
