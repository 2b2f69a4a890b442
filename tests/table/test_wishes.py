"""Wishes: taking back what others have answered to, reactions, and offers to play again."""

from __future__ import annotations

from random import Random

from chronotable.table.service import Viewer
from chronotable.table.wire import AskUndo, Chair, Chat, Consent, Done, NewTable, React, Refused
from tests.table.company import answer, fresh_id, meet, play_out, say, seated, service_on, told


async def ask(viewer: Viewer) -> Done | Refused:
    look = await viewer.snapshot()
    return await viewer.do(AskUndo(fresh_id(), look.version))


async def agree(viewer: Viewer, *, yes: bool = True) -> Done | Refused:
    return await viewer.do(Consent(fresh_id(), yes))


async def test_people_are_asked_and_all_must_agree(url: str) -> None:
    async with service_on(url) as service:
        people = await meet(service, "Ann", "Bob", "Cid")
        ann, bob, cid = await seated(service, "quarry", *people)
        asked = (await ann.snapshot()).question
        await answer(ann, "rest")
        await answer(bob)
        assert (await ann.snapshot()).back == "ask"
        assert isinstance(await ask(ann), Done)
        look = await bob.snapshot()
        assert look.wish is not None
        assert (look.wish.seat, look.wish.others) == (0, [1, 2])
        assert told(look)[-1] == "table-asks-undo"

        assert isinstance(await agree(bob), Done)
        assert isinstance(await agree(bob), Refused)  # once is enough
        assert (await ann.snapshot()).question is None
        assert isinstance(await agree(cid), Done)
        look = await ann.snapshot()
        assert (look.wish, look.question, look.step) == (None, asked, 0)
        assert told(look)[-1] == "table-undone-agreed"

    async with service_on(url) as service:  # the log tells the same
        again = await (await service.enter(ann.table_id, people[0])).snapshot()
        assert (again.step, again.question, again.version) == (0, asked, look.version)


async def test_one_who_does_not_agree_is_enough_and_an_answer_ends_the_wish(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        people = await meet(service, "Ann", "Bob")
        ann, bob = await seated(service, "quarry", *people)
        await answer(ann, "rest")
        await ask(ann)
        assert isinstance(await agree(ann), Refused)  # not by oneself
        await agree(bob, yes=False)
        look = await ann.snapshot()
        assert (look.wish, look.step) == (None, 1)
        await ask(ann)
        await answer(bob)
        assert (await ann.snapshot()).wish is None
        assert isinstance(await agree(bob), Refused)


async def test_a_record_tells_that_answers_were_taken_back(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        people = await meet(service, "Ann", "Bob")
        ann, bob = await seated(service, "quarry", *people)
        await answer(ann, "rest")
        await answer(bob)
        await ask(ann)
        await agree(bob)
        await play_out(ann, bob)
        assert (await ann.record())["taken_back"] == 1


async def test_bots_give_it_freely_where_nothing_was_learnt(sqlite: str) -> None:
    """Anachrony's exosuits are powered in the open: a bot that did so tells nothing hidden."""
    async with service_on(sqlite, bot_seconds=5) as service:
        (ann,) = await meet(service, "Ann")
        chairs = [Chair("me"), Chair("bot", "random")]
        made = await service.make(ann, NewTable("anachrony", chairs, seed="5"))
        viewer = await service.enter(made.id, ann)
        chance, free, refused = Random(1), 0, 0
        async with viewer.subscribe() as changes:
            async for _ in changes:
                look = await viewer.snapshot()
                if look.question is None:
                    continue
                if look.back == "free" and look.undo == "answered" and not free:
                    before = look.step
                    assert isinstance(await ask(viewer), Done)
                    look = await viewer.snapshot()
                    assert look.step < before
                    assert look.question is not None
                    assert told(look)[-1] == "table-undone-free"
                    free += 1
                refused += look.back == "" and look.undo == "answered"
                assert look.question is not None
                if (free and refused) or look.step > 120:
                    break
                key = chance.choice(look.question.options).key
                await answer(viewer, key)
    assert free
    assert refused


async def test_a_reaction_is_a_line_about_a_line(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        people = await meet(service, "Ann", "Bob")
        ann, bob = await seated(service, "quarry", *people)
        await say(ann, "Good luck!")
        number = (await bob.snapshot()).chat[-1].number
        request = React(fresh_id(), number, "heart")
        assert isinstance(await bob.do(request), Done)
        assert isinstance(await bob.do(request), Done)  # once
        line = (await ann.snapshot()).chat[-1]
        assert (line.on, line.text, line.name) == (number, "heart", "Bob")
        assert sum(each.on == number for each in (await ann.snapshot()).chat) == 1
        for nothing in (line.number, 999, 0):
            assert isinstance(await bob.do(React(fresh_id(), nothing, "heart")), Refused)
        reused = await bob.do(Chat(request.id, "again"))
        assert isinstance(reused, Done)  # the same id is the same line, whatever it says now


async def test_the_next_game_is_offered_to_the_others(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        people = await meet(service, "Ann", "Bob", "Eve")
        ann, bob = await seated(service, "quarry", *people[:2])
        await play_out(ann, bob)
        made = await ann.rematch()
        look = await bob.snapshot()
        assert look.rematch == made.id
        assert told(look)[-1] == "table-rematch"
        assert [card.id for card in (await service.lobby(people[1])).mine] == [made.id]
        assert (await service.lobby(people[2])).mine == []
