"""Answers: durable, then acknowledged, then told; once, in time, and only by whoever is asked."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from sqlalchemy import select

from chronotable.table import store
from chronotable.table.errors import NoSuchTable
from chronotable.table.service import TableService
from chronotable.table.wire import Answer, Done, Refused, Resign
from tests.table.company import (
    answer,
    fresh_id,
    gather,
    meet,
    play_out,
    say,
    seated,
    service_on,
    undo,
)


async def written(service: TableService, table: str) -> list[tuple[int, str]]:
    """The log of a table, as any other program would read it."""
    entry = store.log.c
    query = select(entry.version, entry.kind).where(entry.table_id == table)
    rows = await service.store.read(lambda c: c.execute(query.order_by(entry.version)).all())
    return [(row.version, row.kind) for row in rows]


async def test_an_acknowledged_answer_is_written(url: str) -> None:
    async with service_on(url) as service:
        ann, bob = await seated(service, "quarry", *await meet(service, "Ann", "Bob"))

        done = await answer(ann, "dig")

        assert isinstance(done, Done)
        assert (await written(service, ann.table_id))[-1] == (done.version, "answer")
        assert (await bob.snapshot()).version == done.version


async def test_listeners_are_told_after_whoever_answered(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        ann, bob = await seated(service, "quarry", *await meet(service, "Ann", "Bob"))
        order: list[str] = []
        ready = asyncio.Event()

        async def listen() -> None:
            async with bob.subscribe() as changes:
                await anext(changes)
                ready.set()
                await anext(changes)
                order.append("told")

        listening = asyncio.create_task(listen())
        await ready.wait()
        await answer(ann, "rest")
        order.append("acknowledged")
        await listening

        assert order == ["acknowledged", "told"]


async def test_the_same_id_answers_once_even_after_a_restart(url: str) -> None:
    async with service_on(url) as service:
        people = await meet(service, "Ann", "Bob")
        ann, _ = await seated(service, "quarry", *people)
        request = Answer("mine", (await ann.snapshot()).version, "rest")
        first, second = await ann.do(request), await ann.do(request)
        assert first == second == Done("mine", first.version)

    async with service_on(url) as service:
        ann = await service.enter(ann.table_id, people[0])
        assert await ann.do(request) == first
        assert (await ann.snapshot()).step == 1


async def test_a_storm_of_the_same_request_answers_once(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        ann, _ = await seated(service, "quarry", *await meet(service, "Ann", "Bob"))
        request = Answer("mine", (await ann.snapshot()).version, "rest")

        replies = await asyncio.gather(*(ann.do(request) for _ in range(20)))

        assert len({msgspec.json.encode(reply) for reply in replies}) == 1
        assert (await ann.snapshot()).step == 1


async def test_two_tabs_that_answer_differently_give_one_answer(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        ann, _ = await seated(service, "quarry", *await meet(service, "Ann", "Bob"))
        version = (await ann.snapshot()).version

        replies = await asyncio.gather(
            *(ann.do(Answer(f"tab{n}", version, ("dig", "rest")[n % 2])) for n in range(10))
        )

        assert [type(reply) for reply in replies].count(Done) == 1
        assert {r.reason for r in replies if isinstance(r, Refused)} == {"stale"}


async def test_ids_of_different_people_do_not_meet(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        ann, bob = await seated(service, "quarry", *await meet(service, "Ann", "Bob"))

        assert isinstance(await answer(ann, "rest", id="same"), Done)
        assert isinstance(await answer(bob, "rest", id="same"), Done)

        assert (await ann.snapshot()).step == 2


async def test_a_stale_version_is_refused_and_changes_nothing(url: str) -> None:
    async with service_on(url) as service:
        ann, bob = await seated(service, "quarry", *await meet(service, "Ann", "Bob"))
        old = (await ann.snapshot()).version
        await answer(ann, "rest")
        await answer(bob, "rest")

        refused = await answer(ann, "rest", version=old)

        assert isinstance(refused, Refused)
        assert refused.reason == "stale"
        assert refused.version == (await ann.snapshot()).version == old + 2
        assert len(await written(service, ann.table_id)) == refused.version


async def test_a_version_from_the_future_is_stale_too(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        ann, _ = await seated(service, "quarry", *await meet(service, "Ann", "Bob"))
        refused = await answer(ann, "rest", version=10_000)
        assert isinstance(refused, Refused)
        assert refused.reason == "stale"


async def test_chat_and_others_who_answer_together_make_no_question_stale(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        ann, bob = await seated(service, "bazaar", *await meet(service, "Ann", "Bob"))
        version = (await bob.snapshot()).version
        assert (await bob.snapshot()).asked == [0, 1]

        await say(ann, "Good luck!")
        assert isinstance(await answer(ann), Done)

        assert isinstance(await answer(bob, version=version), Done)


async def test_what_was_not_offered_is_refused_and_the_options_are_named(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        ann, _ = await seated(service, "quarry", *await meet(service, "Ann", "Bob"))
        refused = await answer(ann, "gem:ruby")
        assert isinstance(refused, Refused)
        assert refused.reason == "illegal"
        assert "dig, rest" in refused.text


async def test_only_whoever_is_asked_may_answer(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        people = await meet(service, "Ann", "Bob", "Cid")
        made = await gather(service, "quarry", *people[:2])
        bob = await service.enter(made.id, people[1])
        cid = await service.enter(made.id, people[2], made.watch)
        stranger = await service.enter(made.id, None, made.watch)

        reasons = [await answer(viewer, "rest") for viewer in (bob, cid, stranger)]

        assert [refused.reason for refused in reasons if isinstance(refused, Refused)] == [
            "not-asked",
            "not-seated",
            "not-seated",
        ]
        assert (await bob.snapshot()).step == 0


async def test_nothing_is_answered_before_the_beginning_and_after_the_end(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        people = await meet(service, "Ann", "Bob")
        made = await gather(service, "quarry", people[0], seed="7")
        ann = await service.enter(made.id, people[0])
        over = await play_out(ann)
        for refused in (await answer(ann), await undo(ann), await ann.do(Resign(fresh_id()))):
            assert isinstance(refused, Refused)
            assert refused.reason == "over"
        assert (await ann.snapshot()).version == over.version


async def test_whoever_goes_away_while_it_is_written_has_answered(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        ann, bob = await seated(service, "quarry", *await meet(service, "Ann", "Bob"))
        asking = asyncio.create_task(answer(ann, "rest"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)

        async with asyncio.timeout(10), bob.subscribe() as changes:
            async for _ in changes:
                if (await bob.snapshot()).step in (0, 1):
                    break
        look = await bob.snapshot()
        assert look.step == len(
            [kind for _, kind in await written(service, bob.table_id) if kind == "answer"]
        )
        assert isinstance(await answer(ann if look.step == 0 else bob, "rest"), Done)


async def test_every_game_in_the_box_is_played_to_its_end(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        people = await meet(service, "Ann", "Bob")
        for game in ("innovation", "echoes", "anachrony"):
            viewers = await seated(service, game, *people)
            look = await play_out(*viewers)
            assert look.outcome is not None
            assert look.seed is not None


async def test_two_services_on_one_file_never_write_over_each_other(sqlite: str) -> None:
    async with service_on(sqlite) as one, service_on(sqlite) as other:
        people = await meet(one, "Ann", "Bob")
        ann, bob = await seated(one, "bazaar", *people)
        elsewhere = await other.enter(bob.table_id, people[1])
        version = (await elsewhere.snapshot()).version

        assert isinstance(await answer(ann), Done)
        seen = await elsewhere.snapshot()
        assert (seen.step, seen.version) == (0, version)
        # What he is asked still stands: the table is read again there, and takes his answer.
        assert isinstance(await answer(elsewhere, version=version), Done)

        room = await other.registry.room(ann.table_id)
        assert [move.seat for move in room.standing.moves] == [0, 1]
        assert len((await one.registry.room(ann.table_id)).standing.moves) == 1
        before = await bob.snapshot()
        assert before.question is not None
        refused = await bob.do(Answer("late", before.version, before.question.options[0].key))
        assert isinstance(refused, Refused)
        assert refused.reason == "stale"
        assert (await bob.snapshot()).step == (await elsewhere.snapshot()).step
        assert isinstance(await say(ann, "Hello!"), Done)


async def test_what_cannot_be_written_is_refused_before_it_is_tried(url: str) -> None:
    async with service_on(url) as service:
        people = await meet(service, "Ann", "Bob")
        ann, _ = await seated(service, "quarry", *people)
        for strange in ("a\x00b", "\ud800"):
            refused = await answer(ann, "rest", id=strange)
            assert isinstance(refused, Refused)
            assert refused.reason == "malformed"
            assert isinstance(await answer(ann, strange), Refused)
            for table, link in ((strange, ""), (ann.table_id, strange)):
                with pytest.raises(NoSuchTable):
                    await service.enter(table, None, link)
            assert await service.person(strange) is None
        assert isinstance(await say(ann, "nothing: \x00"), Done)
        assert isinstance(await answer(ann, "rest"), Done)


async def test_refused_requests_disturb_nobody(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        ann, bob = await seated(service, "quarry", *await meet(service, "Ann", "Bob"))
        async with bob.subscribe() as changes:
            await answer(ann, "rest")
            await asyncio.sleep(0.02)
            await anext(changes)
            for _ in range(5):
                await answer(ann, "fly")
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(anext(changes), 0.05)
