"""Games that move: from a device to a server's table, and away from one."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.games import load
from chronotable.table.errors import BadTable, NotAllowed, NotNow
from chronotable.table.service import Person, TableService, Viewer
from chronotable.table.wire import Chair, NewTable, Refused, Replace, Resign, Sit
from tests.table.company import answer, fresh_id, gather, meet, play_out, seated, service_on
from tests.table.test_upgrades import rules


def begun(answers: int = 5, **how: Any) -> ct.Match:
    """A game of Innovation that is not over."""
    match = ct.new("innovation", seats=2, seed=4, **how)
    for _ in range(answers):
        match.answer(match.pending[0].seat, 0)
    return match


def said(look: Any) -> list[str]:
    return [line.said[0] for line in look.chat if line.said]


async def alone(service: TableService, person: Person, level: str = "random") -> Viewer:
    chairs = [Chair("me"), Chair("bot", level)]
    made = await service.make(person, NewTable("innovation", chairs, seed="7"))
    return await service.enter(made.id, person)


async def test_a_game_that_was_begun_elsewhere_goes_on_with_friends(sqlite: str) -> None:
    match = begun(8)
    async with service_on(sqlite) as service:
        ann, bob = await meet(service, "Ann", "Bob")
        made = await service.bring(ann, match.record(), ["open", "me"])
        anns = await service.enter(made.id, ann)
        look = await anns.snapshot()
        assert (look.status, look.seat, look.question) == ("gathering", 1, None)
        assert said(look) == ["table-brought"]

        bobs = await service.enter(made.id, bob, made.play)
        await bobs.sit(Sit())
        for viewer, seat in ((bobs, 0), (anns, 1)):
            look = await viewer.snapshot()
            assert (look.status, look.step, look.seat) == ("playing", 8, seat)
            assert look.table == match.view(seat)["table"]
        await play_out(anns, bobs)
        record = await anns.record()
        assert record["answers"][:8] == match.record()["answers"]
    async with service_on(sqlite) as service:
        viewer = await service.enter(made.id, ann)
        assert await viewer.record() == record


async def test_what_cannot_go_on_is_refused_and_bots_sit_where_told(
    sqlite: str,
) -> None:
    good = begun().record()
    over = begun()
    while not over.over:
        over.answer(over.pending[0].seat, 0)
    two = ["me", "random"]
    async with service_on(sqlite) as service:
        (ann,) = await meet(service, "Ann")
        for record, chairs, reason in (
            ({**good, "version": "0"}, two, "made by version 0"),
            (over.record(), two, "only be watched"),
            ({**good, "answers": [[0, "fly", "00000000"]]}, two, "fly"),
            ("nonsense", two, "JSON"),
            (good, ["me"], "the game has 2"),
            (good, ["me", "me"], "one chair"),
            (good, ["me", "divine"], "divine"),
        ):
            with pytest.raises((BadTable, NotNow), match=reason):
                await service.bring(ann, record, chairs)
        assert (await service.lobby(ann)).mine == []

        made = await service.bring(ann, good, two)
        look = await (await service.enter(made.id, ann)).snapshot()
        assert [(seat.kind, seat.level) for seat in look.seats] == [
            ("person", None),
            ("bot", "random"),
        ]
        assert look.status == "playing"


async def test_secret_choices_are_made_again_and_changed_rules_are_told(sqlite: str) -> None:
    match = ct.new("innovation", seats=2, seed=4)
    match.answer(1, 0)  # both choose their first card at the same time
    async with service_on(sqlite) as service:
        ann, bob = await meet(service, "Ann", "Bob")
        made = await service.bring(ann, match.record(), ["me", "open"])
        assert (await service.registry.room(made.id)).standing.moves == ()

        made = await service.bring(ann, begun().record(), ["me", "open"])
        bobs = await service.enter(made.id, bob, made.play)
        with (
            rules(load("innovation").but(version="later")),
            pytest.raises(NotNow, match="these are version later"),
        ):
            await bobs.sit(Sit())


async def test_a_game_against_bots_can_be_taken_along_and_the_table_says_so(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        (ann,) = await meet(service, "Ann")
        viewer = await alone(service, ann)
        await answer(viewer)
        record = await viewer.take()
        assert record["chairs"] == ["me", "random"]
        taken = ct.replay(record)
        assert taken.view(0)["table"] == (await viewer.snapshot()).table
        again = await viewer.take()
        assert again["answers"][: len(record["answers"])] == record["answers"]
        assert said(await viewer.snapshot()).count("table-taken") == 1

        chairs = record["chairs"]
        made = await service.bring(ann, record, chairs)
        back = await service.enter(made.id, ann)
        assert (await back.snapshot()).table == taken.view(0)["table"]


async def test_nobody_takes_the_secrets_of_people_along(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        ann, bob, eve = await meet(service, "Ann", "Bob", "Eve")
        anns, bobs = await seated(service, "innovation", ann, bob)
        with pytest.raises(NotAllowed, match="Other people play here"):
            await anns.take()
        await bobs.leave()  # a bot stands in, and the cards are still Bob's
        with pytest.raises(NotAllowed, match="Other people play here"):
            await anns.take()
        made = await gather(service, "innovation", ann, bob)
        looks = await service.enter(made.id, eve, made.watch)
        with pytest.raises(NotNow, match="do not sit"):
            await looks.take()

        people = await meet(service, "Cid", "Dan", "Flo")
        cids, dans, flos = await seated(service, "innovation", *people)
        assert not isinstance(await dans.do(Resign(fresh_id())), Refused)
        await flos.replace(Replace(2, "random"))
        with pytest.raises(NotAllowed, match="Other people play here"):
            await cids.take()

        made = await service.make(ann, NewTable("innovation", [Chair("me"), Chair("open")]))
        with pytest.raises(NotNow, match="under way"):
            await (await service.enter(made.id, ann)).take()
