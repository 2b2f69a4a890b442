"""Company: who may come, sit, look, leave, be replaced, give up, and play again."""

from __future__ import annotations

import asyncio
import gc

import pytest

from chronotable.kernel.match import Match
from chronotable.table.errors import (
    BadTable,
    NoSuchTable,
    NotAllowed,
    NotIntroduced,
    NotNow,
)
from chronotable.table.wire import Chair, Done, NewTable, Refused, Replace, Resign, Sit
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


async def test_a_game_begins_when_the_last_seat_is_taken(url: str) -> None:
    async with service_on(url) as service:
        ann, bob = await meet(service, "Ann", "Bob")
        made = await service.make(ann, NewTable("quarry", [Chair("me"), Chair("open")]))
        host = await service.enter(made.id, ann)
        before = await host.snapshot()
        assert (before.status, before.table, before.question) == ("gathering", None, None)
        assert before.links == made
        assert [seat.kind for seat in before.seats] == ["person", "open"]

        guest = await service.enter(made.id, bob, made.play)
        await guest.sit(Sit())

        look = await guest.snapshot()
        assert (look.status, look.seat, look.asked) == ("playing", 1, [0])
        assert [seat.name for seat in look.seats] == ["Ann", "Bob"]
        assert look.links is None
        assert told(look) == ["table-sat"]
        with pytest.raises(NotNow, match=r"already|begun"):
            await guest.sit(Sit())


async def test_the_seed_is_promised_at_the_start_and_told_at_the_end(url: str) -> None:
    from chronotable.kernel.chance import Chance

    async with service_on(url) as service:
        ann, bob = await meet(service, "Ann", "Bob")
        made = await service.make(ann, NewTable("quarry", [Chair("me"), Chair("open")]))
        before = await (await service.enter(made.id, ann)).snapshot()
        await (await service.enter(made.id, bob, made.play)).sit(Sit())
        viewers = [await service.enter(made.id, person) for person in (ann, bob)]
        assert (await viewers[0].snapshot()).seed is None

        over = await play_out(*viewers)

        assert over.seed is not None
        assert Chance(int(over.seed, 16)).commitment == over.commitment == before.commitment


async def test_a_seed_that_the_host_chose_is_no_secret_choice(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        _, bob = await seated(service, "quarry", *await meet(service, "Ann", "Bob"), seed="7")
        assert told(await bob.snapshot())[0] == "table-seeded"


async def test_a_table_is_only_for_those_who_know_it(url: str) -> None:
    async with service_on(url) as service:
        ann, bob, cid = await meet(service, "Ann", "Bob", "Cid")
        made = await gather(service, "quarry", ann, bob)
        for person, link in ((cid, ""), (None, ""), (cid, "x" * 22), (cid, made.id)):
            with pytest.raises(NoSuchTable) as hidden:
                await service.enter(made.id, person, link)
            with pytest.raises(NoSuchTable) as absent:
                await service.enter("nowhere", person, link)
            assert hidden.value.text == absent.value.text
        for link in (made.play, made.watch):
            look = await (await service.enter(made.id, cid, link)).snapshot()
            assert (look.seat, look.host, look.links) == (None, False, None)
        assert (await (await service.enter(made.id, bob)).snapshot()).seat == 1


async def test_who_may_watch_may_not_sit(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        ann, bob = await meet(service, "Ann", "Bob")
        made = await service.make(ann, NewTable("quarry", [Chair("me"), Chair("open")]))
        watcher = await service.enter(made.id, bob, made.watch)
        with pytest.raises(NotAllowed, match="link to play"):
            await watcher.sit(Sit())
        stranger = await service.enter(made.id, None, made.play)
        with pytest.raises(NotIntroduced):
            await stranger.sit(Sit(link=made.play))
        await watcher.sit(Sit(link=made.play))
        assert (await watcher.snapshot()).seat == 1


async def test_a_listed_table_stands_in_the_lobby_for_everybody(url: str) -> None:
    async with service_on(url) as service:
        ann, bob = await meet(service, "Ann", "Bob")
        chairs = [Chair("me"), Chair("open")]
        made = await service.make(ann, NewTable("quarry", chairs, listed=True))
        await service.make(ann, NewTable("quarry", chairs))
        for person in (bob, None):
            lobby = await service.lobby(person)
            assert [card.id for card in lobby.open] == [made.id]
            assert (lobby.mine, lobby.finished) == ([], [])
        assert len((await service.lobby(ann)).mine) == 2

        viewer = await service.enter(made.id, bob)
        await viewer.sit(Sit(seat=1))

        lobby = await service.lobby(bob)
        assert lobby.open == []
        assert (lobby.mine[0].seat, lobby.mine[0].asked, lobby.mine[0].my_turn) == (1, [0], False)
        assert (await service.lobby(ann)).mine[0].my_turn


async def test_tables_that_cannot_be_played_are_refused_with_a_reason(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        (ann,) = await meet(service, "Ann")
        for wanted, reason in (
            (NewTable("chess", [Chair("me")]), "chess.*innovation"),
            (NewTable("innovation", [Chair("me")]), "2 to 4"),
            (NewTable("innovation", [Chair("me"), Chair("me")]), "one chair"),
            (NewTable("quarry", [Chair("me")], {"dice": "nine"}), "nine"),
        ):
            with pytest.raises(BadTable, match=reason):
                await service.make(ann, wanted)
        assert (await service.lobby(ann)).mine == []


async def test_whoever_leaves_before_the_game_frees_the_seat(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        ann, bob = await meet(service, "Ann", "Bob")
        chairs = [Chair("me"), Chair("open"), Chair("open")]
        made = await service.make(ann, NewTable("quarry", chairs))
        viewer = await service.enter(made.id, bob, made.play)
        await viewer.sit(Sit(seat=2))
        await viewer.leave()
        look = await viewer.snapshot()
        assert [seat.kind for seat in look.seats] == ["person", "open", "open"]
        assert told(look) == ["table-sat", "table-left"]


async def test_a_bot_stands_in_for_a_leaver_who_may_come_back(url: str) -> None:
    async with service_on(url) as service:
        people = await meet(service, "Ann", "Bob")
        ann, bob = await seated(service, "quarry", *people)
        await ann.leave()
        async with asyncio.timeout(30), bob.subscribe() as changes:
            async for _ in changes:
                if (await bob.snapshot()).question is not None:
                    break
        seat = (await bob.snapshot()).seats[0]
        assert (seat.kind, seat.name, seat.stands_in, seat.level) == (
            "person",
            "Ann",
            True,
            "novice",
        )
        refused = await answer(ann, "rest")
        assert isinstance(refused, Refused)
    async with service_on(url) as service:
        ann, bob = [await service.enter(ann.table_id, person) for person in people]
        await ann.take_back()
        assert isinstance(await answer(bob, "rest"), Done)
        assert (await ann.snapshot()).question is not None
        assert told(await ann.snapshot()) == ["table-sat", "table-left", "table-back"]
        with pytest.raises(NotNow, match="No bot"):
            await ann.take_back()


async def test_the_host_may_let_a_bot_play_for_who_is_away_others_for_themselves(
    sqlite: str,
) -> None:
    time = Time()
    async with service_on(sqlite, now=time) as service:
        people = await meet(service, "Ann", "Bob", "Cid")
        ann, bob, cid = await seated(service, "quarry", *people)
        with pytest.raises(NotAllowed, match="Only the host"):
            await bob.replace(Replace(2, "random"))
        with pytest.raises(NotAllowed, match="away"):
            await ann.replace(Replace(1, "random"))
        time.pass_by(minutes=11)
        async with bob.subscribe():
            with pytest.raises(NotAllowed, match="away"):
                await ann.replace(Replace(1, "random"))
        with pytest.raises(NotAllowed, match="away"):
            await ann.replace(Replace(1, "random"))
        time.pass_by(minutes=11)
        await ann.replace(Replace(1, "random"))
        assert (await ann.snapshot()).seats[1].level == "novice", "not one that loses for them"
        await cid.replace(Replace(2, "random"))
        assert [seat.stands_in for seat in (await ann.snapshot()).seats] == [False, True, True]
        with pytest.raises(NotNow, match='no seat "5"'):
            await ann.replace(Replace(5, "random"))
        await play_out(ann)


async def test_the_host_may_fill_an_open_seat_with_a_bot(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        (ann,) = await meet(service, "Ann")
        made = await service.make(ann, NewTable("quarry", [Chair("me"), Chair("open")]))
        viewer = await service.enter(made.id, ann)
        await viewer.replace(Replace(1, "random"))
        look = await viewer.snapshot()
        assert (look.status, look.seats[1].kind) == ("playing", "bot")


async def test_of_two_the_one_who_resigns_loses(url: str) -> None:
    async with service_on(url) as service:
        people = await meet(service, "Ann", "Bob")
        ann, bob = await seated(service, "quarry", *people)
        request = Resign(fresh_id())
        done = await bob.do(request)
        assert isinstance(done, Done)
        assert await bob.do(request) == done
        look = await ann.snapshot()
        assert look.outcome is not None
        assert (look.status, look.outcome.winners, look.outcome.reason) == ("over", [0], "resigned")
        assert look.seed is not None
    async with service_on(url) as service:
        again = await (await service.enter(ann.table_id, people[0])).snapshot()
        assert (again.status, again.outcome) == ("over", look.outcome)
        finished = (await service.lobby(people[0])).finished
        assert [card.winners for card in finished] == [[0]]


async def test_of_three_a_bot_plays_on_for_whoever_resigns(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        people = await meet(service, "Ann", "Bob", "Cid")
        ann, bob, cid = await seated(service, "quarry", *people)
        await bob.do(Resign(fresh_id()))
        look = await ann.snapshot()
        assert (look.status, look.seats[1].resigned, look.seats[1].level) == (
            "playing",
            True,
            "novice",
        )
        with pytest.raises(NotNow):
            await bob.take_back()
        await cid.do(Resign(fresh_id()))
        outcome = (await ann.snapshot()).outcome
        assert outcome is not None
        assert outcome.winners == [0]


async def test_a_rematch_is_one_table_for_all_who_played(url: str) -> None:
    async with service_on(url) as service:
        people = await meet(service, "Ann", "Bob", "Cid")
        ann, bob = await seated(service, "quarry", *people[:2])
        with pytest.raises(NotNow, match="not over"):
            await ann.rematch()
        await play_out(ann, bob)

        made = await bob.rematch()
        assert await ann.rematch() == made
        assert (await ann.snapshot()).rematch == made.id

        with pytest.raises(NoSuchTable):
            await service.enter(made.id, people[2])
        next_ann = await service.enter(made.id, people[0])
        assert (await next_ann.snapshot()).status == "gathering"
        await next_ann.sit(Sit())
        look = await next_ann.snapshot()
        assert (look.status, [seat.name for seat in look.seats]) == ("playing", ["Ann", "Bob"])


async def test_spectators_chat_and_are_counted(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        people = await meet(service, "Ann", "Bob", "Cid")
        ann, bob = await seated(service, "quarry", *people[:2])
        made = (await ann.snapshot()).links
        assert made is not None
        cid = await service.enter(made.id, people[2], made.watch)
        async with cid.subscribe(), bob.subscribe(), bob.subscribe():
            look = await ann.snapshot()
            assert (look.watchers, [seat.here for seat in look.seats]) == (1, [False, True])
            await say(cid, "<b>Hello</b>")
        look = await ann.snapshot()
        assert (look.watchers, [seat.here for seat in look.seats]) == (0, [False, False])
        line = look.chat[-1]
        assert (line.seat, line.name, line.text) == (None, "Cid", "<b>Hello</b>")
        assert (await ann.snapshot(chat=line.number + 1)).chat == []


async def test_many_changes_are_one_signal_to_a_slow_reader(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        ann, bob = await seated(service, "quarry", *await meet(service, "Ann", "Bob"))
        async with bob.subscribe() as changes:
            await anext(changes)
            for number in range(20):
                await say(ann, f"Line {number}")
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            async with asyncio.timeout(5):
                await anext(changes)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(anext(changes), 0.05)
        assert len((await bob.snapshot()).chat) == 21


async def test_everybody_who_sees_the_same_is_sent_the_same_bytes(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        people = await meet(service, "Ann", "Bob", "Cid")
        ann, _ = await seated(service, "quarry", *people[:2])
        made = (await ann.snapshot()).links
        assert made is not None
        watchers = [await service.enter(made.id, None, made.watch) for _ in range(5)]
        await answer(ann, "dig")
        frames = [await watcher.frame() for watcher in watchers]
        assert all(frame.data is frames[0].data for frame in frames)
        assert (await ann.frame()).data != frames[0].data
        assert (await watchers[0].frame(frames[0].cursor)).cursor == frames[0].cursor


async def test_subscribers_are_told_when_the_service_closes(sqlite: str) -> None:
    ended = asyncio.Event()

    async with service_on(sqlite) as service:
        ann, _ = await seated(service, "quarry", *await meet(service, "Ann", "Bob"))

        async def listen() -> None:
            async with ann.subscribe() as changes:
                async for _ in changes:
                    pass
            ended.set()

        listening = asyncio.create_task(listen())
        await asyncio.sleep(0.01)
    await asyncio.wait_for(listening, 5)
    assert ended.is_set()


async def test_tables_that_nobody_uses_leave_the_memory_and_come_back(sqlite: str) -> None:
    async with service_on(sqlite, idle=0.05) as service:
        ann, bob = await seated(service, "quarry", *await meet(service, "Ann", "Bob"))
        await answer(ann, "rest")
        async with asyncio.timeout(10):
            while (await service.health())["tables"]:
                await asyncio.sleep(0.02)
        assert isinstance(await answer(bob, "rest"), Done)
        async with ann.subscribe():
            await asyncio.sleep(0.15)
            assert (await service.health())["tables"] == 1
        assert await until(ann, "playing")


async def test_of_many_unused_tables_the_oldest_leave_the_memory(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chronotable.table.registry.UNUSED", 2)
    time = Time()
    async with service_on(sqlite, now=time, beat=60) as service:
        people = await meet(service, "Ann", "Bob")
        viewers = []
        for _ in range(4):
            viewers.append((await seated(service, "quarry", *people))[0])
            time.at += 1
        await service.tick()
        assert len(service.registry) == 4  # somebody may be about to do something there
        time.at += 60
        async with viewers[0].subscribe():
            await service.tick()
            left = {room.id for room in service.registry}
        assert left == {viewers[at].table_id for at in (0, 2, 3)}
        assert isinstance(await answer(viewers[1], "rest"), Done)


@pytest.mark.parametrize("game", ["innovation", "echoes", "anachrony"])
async def test_a_table_that_is_forgotten_leaves_nothing_to_tidy_up(sqlite: str, game: str) -> None:
    """Otherwise a server that is seldom busy keeps games for hours that nobody plays any more."""

    def matches() -> int:
        return sum(1 for each in gc.get_objects() if isinstance(each, Match))

    gc.collect()
    gc.disable()
    before = matches()
    try:
        async with service_on(sqlite, idle=0.0, beat=60) as service:
            viewers = await seated(service, game, *await meet(service, "Ann", "Bob"))
            for viewer in viewers:
                if (await viewer.snapshot()).question is not None:
                    await answer(viewer)
            assert matches() == before + 1
            await asyncio.sleep(0.01)
            await service.tick()
            assert matches() == before
    finally:
        gc.enable()


async def test_the_host_cannot_make_anothers_bot_worse(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        people = await meet(service, "Ann", "Bob")
        chairs = [Chair("me"), Chair("open"), Chair("bot", "novice")]
        made = await service.make(people[0], NewTable("quarry", chairs))
        await (await service.enter(made.id, people[1], made.play)).sit(Sit())
        ann = await service.enter(made.id, people[0])
        with pytest.raises(NotAllowed, match="stays"):
            await ann.replace(Replace(2, "random"))


async def test_in_a_slow_game_the_clock_alone_decides(sqlite: str) -> None:
    time = Time()
    async with service_on(sqlite, now=time) as service:
        people = await meet(service, "Ann", "Bob")
        ann, _ = await seated(service, "quarry", *people, pace="slow", minutes=1440)
        time.pass_by(minutes=300)
        with pytest.raises(NotAllowed, match="clock"):
            await ann.replace(Replace(1, "random"))
