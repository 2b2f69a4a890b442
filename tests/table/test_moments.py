"""Moments: which events an answer led to, so that a line of the log leads to its position."""

from __future__ import annotations

from random import Random

import pytest

from chronotable.table.service import Viewer
from chronotable.table.wire import Answer, Moment, Snapshot
from tests.table.company import answer, fresh_id, meet, seated, service_on, undo


async def play(viewers: list[Viewer], answers: int) -> None:
    chance = Random(3)
    for _ in range(answers):
        for viewer in viewers:
            look = await viewer.snapshot()
            if look.question is not None:
                key = chance.choice(look.question.options).key
                await viewer.do(Answer(fresh_id(), look.version, key))
                break


@pytest.mark.parametrize("game", ["innovation", "anachrony", "echoes"])
async def test_every_moment_is_a_position_of_the_running_replay(sqlite: str, game: str) -> None:
    async with service_on(sqlite) as service:
        people = await meet(service, "Ann", "Bob")
        ann, bob = await seated(service, game, *people, seed="5")
        await play([ann, bob], 30)
        for viewer, seat in ((ann, 0), (bob, 1)):
            look = await viewer.snapshot()
            assert [step for _, step, _, _ in look.moments] == [*range(look.step)]
            for heard, step, _, _ in look.moments[::5]:
                past = await viewer.replay(step, seat)
                assert past.events == look.events[:heard]


async def test_actions_begin_where_nothing_is_under_way(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        people = await meet(service, "Ann", "Bob")
        ann, bob = await seated(service, "innovation", *people, seed="7")
        for viewer in (ann, bob):
            await answer(viewer, "card:writing" if viewer is ann else "card:agriculture")
        await answer(ann, "meld:the_wheel")
        look = await ann.snapshot()
        heard, _, who, begins = look.moments[-1]
        assert (who, begins) == (0, True)
        assert [key for key, _ in look.events[heard:]] == ["innovation-melded"]


async def test_who_chooses_in_secret_is_not_told(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        people = await meet(service, "Ann", "Bob")
        ann, bob = await seated(service, "innovation", *people, seed="7")
        await answer(bob)
        await answer(ann)
        assert [who for _, _, who, _ in (await ann.snapshot()).moments] == [None, None]


async def test_only_new_moments_are_sent_and_old_ones_after_taking_back(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        people = await meet(service, "Ann", "Bob")
        ann, bob = await seated(service, "quarry", *people)
        whole = await ann.snapshot()
        held = merged([], whole)
        for viewer, key in ((ann, "rest"), (bob, None), (ann, None)):
            await answer(viewer, key)
            held = merged(held, await ann.snapshot(len(whole.events), 0, whole.version))
            whole = await ann.snapshot()
            assert held == whole.moments
        await undo(ann)
        held = merged(held, await ann.snapshot(len(whole.events), 0, whole.version))
        assert held == (await ann.snapshot()).moments


def merged(held: list[Moment], look: Snapshot) -> list[Moment]:
    """As clients do it: what belongs to events that came anew is replaced."""
    return [each for each in held if each[0] < look.events_from] + look.moments
