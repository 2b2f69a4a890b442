"""Other lines of play."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

import chronotable as ct
from chronotable.kernel.decision import NO, YES, Decision
from chronotable.kernel.event import Log
from chronotable.kernel.json import to_text
from tests.toys import quarry
from tests.toys.sketch import Facts, sketch


def at_a_boundary() -> ct.Match:
    match = ct.new("quarry", seats=2, seed=5)
    match.answer(0, "rest")
    return match


def in_mid_effect() -> ct.Match:
    match = ct.new("quarry", seats=2, seed=5)
    match.answer(0, "dig")
    return match


def deep_in_mid_effect() -> ct.Match:
    match = in_mid_effect()
    match.answer(0, 0)
    return match


def in_the_middle_of_a_together() -> ct.Match:
    match = ct.new("bazaar", seats=3, seed=5)
    match.answer(1, "silk")
    match.answer(1, "bid:2")
    match.answer(0, "grain")
    return match


def before_the_first_look() -> ct.Match:
    return ct.new("parlour", seats=2, seed=5)


def over() -> ct.Match:
    match = ct.new("quarry", seats=1, seed=5)
    for _ in range(4):
        match.answer(0, "rest")
    return match


Place = Callable[[], ct.Match]
PLACES = [
    at_a_boundary,
    in_mid_effect,
    deep_in_mid_effect,
    in_the_middle_of_a_together,
    before_the_first_look,
    over,
]


def everything(match: ct.Match) -> list[object]:
    """All that can be told of a match."""
    return [
        match.hash(),
        [decision.describe() for decision in match.pending],
        [match.view(seat) for seat in (*range(match.seats), None)],
        [match.events(seat) for seat in (*range(match.seats), None)],
        to_text(match.record()),
    ]


def play_on(match: ct.Match, steps: int = 4) -> None:
    for _ in range(steps):
        if not match.over:
            match.answer(match.pending[0].seat, len(match.pending[0].options) - 1)


@pytest.mark.parametrize("place", PLACES)
def test_a_fork_stands_where_its_parent_stands(place: Place) -> None:
    match = place()
    assert everything(match.fork()) == everything(match)


@pytest.mark.parametrize("place", PLACES)
def test_playing_a_fork_leaves_its_parent_untouched(place: Place) -> None:
    match = place()
    before = everything(place())

    play_on(match.fork())

    assert everything(match) == before


@pytest.mark.parametrize("place", PLACES)
def test_playing_the_parent_leaves_its_fork_untouched(place: Place) -> None:
    match = place()
    fork = match.fork()

    play_on(match)

    assert everything(fork) == everything(place())


@pytest.mark.parametrize("place", PLACES)
def test_a_fork_of_a_fork_is_as_good_as_a_fork(place: Place) -> None:
    match = place()
    child = match.fork()
    play_on(child, steps=1)
    position = everything(child)
    grandchild = child.fork()

    assert everything(grandchild) == position
    play_on(grandchild)

    assert everything(child) == position
    assert everything(match) == everything(place())


@pytest.mark.parametrize("place", PLACES)
def test_a_fork_plays_like_its_parent(place: Place) -> None:
    match = place()
    fork = match.fork()
    play_on(match)
    play_on(fork)
    assert everything(fork) == everything(match)


class Counting:
    """A quarry that counts how often it was set up."""

    def __init__(self) -> None:
        self.game = quarry.GAME.but(setup=self.set_up)
        self.times = 0

    def set_up(self, seats: int, options: Mapping[str, str], chance: ct.Chance) -> quarry.State:
        self.times += 1
        return quarry.set_up(seats, options, chance)


def test_forking_in_mid_effect_plays_a_silent_parent_again_only_once() -> None:
    counting = Counting()
    match = ct.Match.begin(counting.game, 2, seed=5)
    match.answer(0, "rest")
    match.answer(1, "dig")
    for _ in range(5):
        play_on(match.fork(), steps=2)
    assert counting.times == 2


def test_a_fork_at_a_boundary_never_plays_the_whole_game_again() -> None:
    counting = Counting()
    match = ct.Match.begin(counting.game, 2, seed=5)
    match.answer(0, "rest")
    fork = match.fork()
    fork.answer(1, "dig")
    fork.fork().answer(1, 0)
    assert counting.times == 1


async def a_forced_action_that_asks(state: Facts, log: Log | None) -> None:
    while state.facts.get("turns", 0) < 2:
        await Decision(0, "act", [YES], boundary=True)
        state.facts["touched"] = state.facts.get("touched", 0) + 1
        await Decision(0, "how", [YES, NO])
        state.facts["turns"] = state.facts.get("turns", 0) + 1


def test_an_effect_after_a_forced_action_is_still_the_middle_of_an_effect() -> None:
    match = sketch(a_forced_action_that_asks)
    assert match.pending[0].prompt == "how"
    assert not match.at_boundary
    assert match.view(0)["since"] == {
        "table": {"facts": {}},
        "answers": [],
        "events": [],
        "rolls": [],
    }
    assert match.fork().state.facts == {"touched": 1}

    match.answer(0, "yes")

    assert match.fork().state.facts == match.state.facts == {"touched": 2, "turns": 1}
    assert match.view(0)["since"]["answers"] == []
    assert match.game.imagine(match.view(0)).view(0) == match.view(0)
