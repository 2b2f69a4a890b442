"""The archive: records in and out, the past from any seat, and games whose rules are gone."""

from __future__ import annotations

import asyncio
import json

import pytest
from sqlalchemy import Connection, update

import chronotable as ct
from chronotable.table import store
from chronotable.table.errors import BadTable, NotAllowed, NotNow
from chronotable.table.service import Person, TableService, Viewer
from chronotable.table.wire import Chat, PlayOn, Refused
from tests.table.company import answer, fresh_id, meet, play_out, seated, service_on, undo


async def finished(
    service: TableService, game: str, *people: Person, **settings: object
) -> list[Viewer]:
    viewers = await seated(service, game, *people, **settings)
    await play_out(*viewers)
    return viewers


async def test_a_record_is_told_when_the_game_is_over(url: str) -> None:
    async with service_on(url) as service:
        people = await meet(service, "Ann", "Bob")
        ann, bob = await seated(service, "quarry", *people)
        await answer(ann, "rest")
        await undo(ann)
        with pytest.raises(NotNow, match="hidden"):
            await ann.record()
        await play_out(ann, bob)
        record = await bob.record()
        look = await bob.snapshot()

    async with service_on(url) as service:
        bob = await service.enter(bob.table_id, people[1])
        assert await bob.record() == record
    match = ct.replay(json.dumps(record))
    assert look.outcome is not None
    assert match.result is not None
    assert [*match.result.winners] == look.outcome.winners
    assert record["seed"] == look.seed
    assert match.view(1)["table"] == look.table


async def test_a_record_from_elsewhere_goes_into_the_archive(url: str) -> None:
    match = ct.new("innovation", seats=3, seed=4)
    while not match.over:
        match.answer(match.pending[0].seat, 0)
    async with service_on(url) as service:
        (ann,) = await meet(service, "Ann")
        made = await service.import_record(ann, match.record())
        viewer = await service.enter(made.id, ann)
        look = await viewer.snapshot()
        assert look.status == "over"
        assert look.outcome is not None
        assert match.result is not None
        assert look.outcome.scores == [*match.result.scores]
        assert await viewer.record() == match.record()
        assert [card.id for card in (await service.lobby(ann)).finished] == [made.id]
    async with service_on(url) as service:
        viewer = await service.enter(made.id, ann)
        assert await viewer.snapshot() == look


async def test_an_unfinished_record_can_be_looked_at_too(sqlite: str) -> None:
    match = ct.new("quarry", seats=2, seed=4)
    match.answer(0, "dig")
    async with service_on(sqlite) as service:
        (ann,) = await meet(service, "Ann")
        viewer = await service.enter((await service.import_record(ann, match.record())).id, ann)
        look = await viewer.snapshot()
        assert (look.status, look.question, look.step) == ("over", None, 1)
        assert (await viewer.replay(1, 0)).question is not None


async def test_what_is_no_record_is_refused_with_the_field(sqlite: str) -> None:
    match = ct.new("quarry", seats=2, seed=4)
    match.answer(0, "rest")
    good = match.record()
    async with service_on(sqlite) as service:
        (ann,) = await meet(service, "Ann")
        for bad, reason in (
            ("nonsense", "JSON"),
            ([], "JSON object"),
            ({**good, "game": "chess"}, "chess"),
            ({**good, "seats": 9}, "seats"),
            ({**good, "answers": [[0, "fly", "00000000"]]}, "fly"),
            ({**good, "answers": [[0, "rest", "00000000"]]}, "fingerprint"),
            ({**good, "answers": [[0, "x" * 101, "0"]]}, "answers"),
            ({**good, "answers": good["answers"] * 5001}, "at most 5000"),
            ({**good, "options": {"dice": "nine"}}, "nine"),
        ):
            with pytest.raises(BadTable, match=reason):
                await service.import_record(ann, bad)
        assert (await service.lobby(ann)).finished == []


async def test_a_finished_game_is_seen_again_through_any_eyes(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        ann, bob = await finished(service, "echoes", *await meet(service, "Ann", "Bob"), seed="9")
        record = await ann.record()
        match = ct.replay({**record, "answers": [], "result": None})
        steps = len(record["answers"])
        for step, (seat, key, _) in enumerate(record["answers"]):
            if step % 9 == 0:
                for eyes in (0, 1, None):
                    past = await ann.replay(step, eyes)
                    assert (past.step, past.steps, past.seat) == (step, steps, eyes)
                    assert past.table == match.view(eyes)["table"]
                    assert [(*event,) for event in past.events] == [*match.events(eyes)]
                    assert past.asked == [decision.seat for decision in match.pending]
                    assert past.answered is not None
            match.answer(seat, key)
        assert (await ann.replay(steps, None)).outcome == (await ann.snapshot()).outcome
        back = await ann.replay(3, 0)
        assert back == await bob.replay(3, 0)
        with pytest.raises(NotNow, match="no step"):
            await ann.replay(steps + 1, 0)
        with pytest.raises(NotNow, match='no seat "5"'):
            await ann.replay(1, 5)


async def test_of_a_game_under_way_one_sees_ones_own_past(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        ann, bob = await seated(service, "quarry", *await meet(service, "Ann", "Bob"))
        await answer(ann, "dig")
        while (await ann.snapshot()).question:
            await answer(ann)
        past = await ann.replay(0, 0)
        assert past.answered == ("name", {"it": "dig"})
        assert (await bob.replay(0, 1)).answered is None
        assert (await bob.replay(0, None)).question is None
        for seat in (0, 1):
            with pytest.raises(NotAllowed, match="when the game is over"):
                await (ann, bob)[1 - seat].replay(1, seat)


async def test_one_plays_on_from_a_finished_game_with_the_hidden_dealt_anew(url: str) -> None:
    async with service_on(url) as service:
        people = await meet(service, "Ann", "Bob")
        ann, _ = await finished(service, "innovation", *people, seed="6")
        past = await ann.replay(20, 0)

        made = await ann.play_on(PlayOn(20, 0, "random"))

        viewer = await service.enter(made.id, people[0])
        async with asyncio.timeout(20):
            while (look := await viewer.snapshot()).step == 0 and not look.question:
                await asyncio.sleep(0.01)
        if past.asked == [0]:
            assert look.table == past.table
        assert [seat.kind for seat in look.seats] == ["person", "bot"]
        assert look.commitment == ""
        over = await play_out(viewer)
        record = await viewer.record()
        assert over.step == len(record["answers"])
    async with service_on(url) as service:
        viewer = await service.enter(made.id, people[0])
        assert (await viewer.snapshot()).outcome == over.outcome
        imported = await service.import_record(people[0], record)
        assert (
            await (await service.enter(imported.id, people[0])).snapshot()
        ).outcome == over.outcome


async def test_nobody_plays_on_from_a_game_under_way(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        ann, _ = await seated(service, "quarry", *await meet(service, "Ann", "Bob"))
        with pytest.raises(NotNow, match="not over"):
            await ann.play_on(PlayOn(0, 1))


async def change_rules(service: TableService, table: str, **values: object) -> None:
    def job(connection: Connection) -> None:
        connection.execute(update(store.tables).where(store.tables.c.id == table).values(values))

    await service.log.run(job)


async def test_a_game_whose_rules_are_gone_opens_read_only(url: str) -> None:
    async with service_on(url) as service:
        people = await meet(service, "Ann", "Bob")
        playing = await seated(service, "quarry", *people)
        await answer(playing[0], "rest")
        over = await finished(service, "quarry", *people)
        for viewer in (playing[0], over[0]):
            await change_rules(service, viewer.table_id, game="chess")
    async with service_on(url) as service:
        ann = await service.enter(playing[0].table_id, people[0])
        look = await ann.snapshot()
        assert (look.status, look.table, look.question, look.seed) == ("frozen", None, None, None)
        assert "chess" in look.frozen
        for refused in (await answer(ann, "rest"), await ann.do(Chat(fresh_id(), "Hm."))):
            assert isinstance(refused, Refused)
            assert refused.reason == "frozen"
            assert refused.text == look.frozen
        with pytest.raises(NotNow):
            await ann.record()
        with pytest.raises(NotNow):
            await ann.replay(0, 0)
        cards = [*(await service.lobby(people[0])).mine, *(await service.lobby(people[0])).finished]
        assert [card.status for card in cards] == ["frozen", "frozen"]
        old = await service.enter(over[0].table_id, people[0])
        assert (await old.snapshot()).status == "frozen"
        assert len((await old.record())["answers"]) == (await old.snapshot()).step
        await change_rules(service, ann.table_id, rules="1", game="quarry")
    async with service_on(url) as service:
        ann = await service.enter(playing[0].table_id, people[0])
        assert (await ann.snapshot()).status == "playing"


async def test_a_log_that_does_not_fit_its_rules_is_frozen_and_says_where(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        people = await meet(service, "Ann", "Bob")
        ann, _ = await seated(service, "quarry", *people)
        await answer(ann, "rest")
        column = store.log.c

        def job(connection: Connection) -> None:
            wrong = update(store.log).where(column.kind == "answer").values(key="fly")
            connection.execute(wrong)

        await service.log.run(job)
    async with service_on(sqlite) as service:
        look = await (await service.enter(ann.table_id, people[0])).snapshot()
        assert look.status == "frozen"
        assert "answer 0 differs" in look.frozen
        assert "fly" not in look.frozen, "an answer may be somebody's secret"
