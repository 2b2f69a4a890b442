"""People: names, passphrases, sessions, and the right to be forgotten."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from chronotable.table import store
from chronotable.table.errors import NameTaken, NotIntroduced, TableError, WrongPassphrase
from chronotable.table.service import TableService
from chronotable.table.wire import Chair, ComeBack, Introduce, NewTable, Sit
from tests.table.company import Time, answer, gather, meet, say, seated, service_on

DAY = 24 * 60


async def everything(service: TableService) -> str:
    """All that is stored, as text."""

    def dump(connection: object) -> str:
        tables = store.schema.sorted_tables
        return repr([connection.execute(select(table)).all() for table in tables])  # type: ignore[attr-defined]

    return await service.store.read(dump)


async def test_a_session_tells_who_somebody_is_also_after_a_restart(url: str) -> None:
    async with service_on(url) as service:
        ann, token = await service.introduce(None, Introduce("Ann", lang="cs"))
        assert await service.person(token) == ann
        assert await service.person("made up") is None
    async with service_on(url) as service:
        assert await service.person(token) == ann
        assert ann.lang == "cs"


async def test_only_a_hash_of_the_session_and_of_the_passphrase_is_stored(url: str) -> None:
    async with service_on(url) as service:
        _, token = await service.introduce(None, Introduce("Ann", "correct horse"))
        stored = await everything(service)
        assert token not in stored
        assert "correct horse" not in stored
        assert "$argon2id$" in stored


async def test_tokens_and_links_cannot_be_guessed(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        tokens = {(await service.introduce(None, Introduce(f"Nr {n}")))[1] for n in range(20)}
        assert len(tokens) == 20
        assert all(len(token) >= 43 for token in tokens)  # 256 bits
        (ann,) = await meet(service, "Ann")
        made = [await gather(service, "quarry", ann) for _ in range(10)]
        links = {link for each in made for link in (each.play, each.watch)}
        assert len(links) == 20
        assert all(len(link) >= 22 for link in links)  # 128 bits


async def test_a_passphrase_brings_somebody_back_from_another_device(url: str) -> None:
    async with service_on(url) as service:
        ann, here = await service.introduce(None, Introduce("Ann Lee", "correct horse"))
        back, there = await service.come_back(ComeBack("ann  lee", "correct horse"))
        assert back == ann
        assert here != there
        assert await service.person(here) == await service.person(there) == ann

        await service.leave_device(here)
        assert await service.person(here) is None
        assert await service.person(there) == ann

        for wrong in (ComeBack("Ann Lee", "wrong horse!"), ComeBack("Bob", "correct horse")):
            with pytest.raises(WrongPassphrase, match="Nobody of that name"):
                await service.come_back(wrong)


async def test_a_name_without_a_passphrase_cannot_be_come_back_to(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        await meet(service, "Ann")
        with pytest.raises(WrongPassphrase):
            await service.come_back(ComeBack("Ann", "whatever it is"))


async def test_many_may_have_a_name_but_one_comes_back_by_it(url: str) -> None:
    async with service_on(url) as service:
        await meet(service, "Ann", "Ann")
        await service.introduce(None, Introduce("Ann", "correct horse"))
        with pytest.raises(NameTaken, match="comes back as ANN"):
            await service.introduce(None, Introduce("ANN", "battery staple"))
        with pytest.raises(NameTaken, match="comes back as Ann"):
            await meet(service, "Ann")


async def test_a_new_name_keeps_the_person_and_renews_the_session(url: str) -> None:
    async with service_on(url) as service:
        ann, old = await service.introduce(None, Introduce("Ann", "correct horse"))
        anna, new = await service.introduce(old, Introduce("Anna"))
        assert (anna.id, anna.name, anna.returns) == (ann.id, "Anna", True)
        assert await service.person(old) is None
        assert await service.person(new) == anna
        assert (await service.come_back(ComeBack("Anna", "correct horse")))[0] == anna
        with pytest.raises(WrongPassphrase):
            await service.come_back(ComeBack("Ann", "correct horse"))


async def test_a_name_can_be_seen(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        for name in ("   ", "a\u202eb", "\x00", "new\x1bline"):
            with pytest.raises(TableError, match="letters that can be seen"):
                await service.introduce(None, Introduce(name))
        assert (await service.introduce(None, Introduce(" Ann  B ")))[0].name == "Ann B"


async def test_sessions_that_nobody_uses_end(sqlite: str) -> None:
    time = Time()
    async with service_on(sqlite, now=time, beat=60) as service:
        _, old = await service.introduce(None, Introduce("Ann"))
        _, used = await service.introduce(None, Introduce("Bob"))
        for _ in range(3):
            time.pass_by(minutes=180 * DAY)
            assert await service.person(used) is not None
    async with service_on(sqlite, now=time, beat=60) as service:
        assert await service.person(old) is None
        assert await service.person(used) is not None


async def test_whoever_wants_to_be_forgotten_is(url: str) -> None:
    async with service_on(url) as service:
        ann, token = await service.introduce(None, Introduce("Annabel", "correct horse"))
        (bob,) = await meet(service, "Bob")
        mine, his = await seated(service, "quarry", ann, bob)
        await say(mine, "My address is 5 Long Lane.")
        await say(his, "Thanks!")
        waiting = await gather(service, "quarry", bob, ann, listed=True)
        assert waiting

        await service.forget(ann)

        assert await service.person(token) is None
        with pytest.raises(WrongPassphrase):
            await service.come_back(ComeBack("Annabel", "correct horse"))
        stored = await everything(service)
        assert "Annabel" not in stored
        assert "Long Lane" not in stored
        look = await his.snapshot()
        assert look.seats[0].name == "somebody"
        assert look.seats[0].stands_in
        spoken = [(line.name, line.text) for line in look.chat if line.said is None]
        assert spoken == [("somebody", ""), ("Bob", "Thanks!")]

    async with service_on(url) as service:
        his = await service.enter(his.table_id, bob)
        again = await his.snapshot()
        assert [line.text for line in again.chat] == [line.text for line in look.chat]
        assert isinstance((await answer(his)).version, int)


async def test_what_is_being_written_meanwhile_does_not_bring_the_forgotten_back(url: str) -> None:
    async with service_on(url) as service:
        ann, bob = await meet(service, "Annabel", "Bob")
        mine, his = await seated(service, "quarry", ann, bob)
        await say(mine, "My address is 5 Long Lane.")

        async def go_on_talking() -> None:
            for number in range(40):
                await say(his, f"and {number}")

        await asyncio.gather(go_on_talking(), service.forget(ann))

        spoken = [line for line in (await his.snapshot()).chat if line.said is None]
        assert (spoken[0].name, spoken[0].text) == ("somebody", "")
        assert len(spoken) == 41


async def test_whoever_is_being_forgotten_cannot_sit_down_meanwhile(url: str) -> None:
    async with service_on(url) as service:
        ann, bob = await meet(service, "Annabel", "Bob")
        pair = [Chair("me"), Chair("open"), Chair("open")]
        made = [await service.make(bob, NewTable("quarry", pair)) for _ in range(6)]
        hers = [await service.enter(each.id, ann, each.play) for each in made]
        wanted = [viewer.sit(Sit(link=each.play)) for viewer, each in zip(hers, made, strict=True)]

        await asyncio.gather(*wanted[:3], service.forget(ann), *wanted[3:], return_exceptions=True)

        for each in made:
            room = await service.registry.room(each.id)
            assert room.standing.seat_of(ann.id) is None
        with pytest.raises(NotIntroduced):
            await service.make(ann, NewTable("quarry", pair))
