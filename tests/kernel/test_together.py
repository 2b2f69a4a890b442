"""Several seats deciding at the same time."""

from __future__ import annotations

from itertools import permutations

import pytest

import chronotable as ct
from chronotable.kernel.decision import NO, YES, Decision, Word
from chronotable.kernel.effect import end, together
from chronotable.kernel.event import Event, Log
from chronotable.kernel.result import Result
from tests.toys.sketch import Facts, sketch

ANSWERS = [(0, "silk", "bid:2"), (1, "silk", "bid:0"), (2, "grain", "bid:6")]


def a_market_day() -> ct.Match:
    return ct.new("bazaar", seats=3, seed=7)


def test_everybody_is_asked_at_once() -> None:
    match = a_market_day()
    assert [d.seat for d in match.pending] == [0, 1, 2]
    assert match.at_boundary


def test_the_order_in_which_answers_arrive_changes_nothing() -> None:
    hashes, events = set(), []
    for order in permutations([0, 0, 1, 1, 2, 2]):
        match = a_market_day()
        for position, seat in enumerate(order):
            match.answer(seat, ANSWERS[seat][1 + order[:position].count(seat)])
        hashes.add(match.hash())
        events.append(match.events(0))
    assert len(hashes) == 1
    assert all(told == events[0] for told in events)


def test_nobody_sees_anything_before_the_last_answer() -> None:
    match = a_market_day()
    before = {seat: match.view(seat) for seat in (0, 1, 2, None)}
    for seat, stall, offer in ANSWERS[:2]:
        match.answer(seat, stall)
        match.answer(seat, offer)

    assert match.view(2) == {**before[2], "asked": [2]}
    assert match.view(None) == {**before[None], "asked": [2]}
    assert match.view(0)["table"] == before[0]["table"]
    assert [match.events(seat) for seat in (0, 1, 2, None)] == [[], [], [], []]


def test_all_is_open_after_the_last_answer() -> None:
    match = a_market_day()
    for seat, stall, offer in ANSWERS:
        match.answer(seat, stall)
        match.answer(seat, offer)

    told = [event for event in match.events(None) if event.key == "bid"]
    assert [event.params for event in told] == [
        {"who": "seat:0", "stall": "silk", "coins": 2},
        {"who": "seat:1", "stall": "silk", "coins": 0},
        {"who": "seat:2", "stall": "grain", "coins": 6},
    ]


def test_a_branch_may_ask_its_seat_several_questions_in_turn() -> None:
    match = a_market_day()
    match.answer(1, "spice")
    assert [(d.seat, d.prompt) for d in match.pending] == [(0, "stall"), (1, "bid"), (2, "stall")]
    assert not match.at_boundary

    match.answer(1, "bid:1")
    assert [d.seat for d in match.pending] == [0, 2]


def test_who_has_only_one_secret_choice_is_asked_like_everybody_else() -> None:
    match = a_market_day()
    match.state.coins[0] = 0
    match = ct.Match.at(match.game, match.state, 3, match.options)
    match.answer(0, "silk")
    assert match.pending[0].options.keys() == ("bid:0",)


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    match = a_market_day()
    match.answer(0, "silk")
    match.answer(0, "bid:1")
    with pytest.raises(ct.IllegalAnswer, match=r"seat 0 is not asked anything now; .* seat 1, 2$"):
        match.answer(0, "bid:1")


async def vote_where_some_have_no_choice(state: Facts, log: Log | None) -> None:
    await Decision(0, "start", [YES, NO], boundary=True)
    choices = {0: [YES], 1: [YES, NO], 2: [NO]}
    votes = await together({seat: Decision(seat, "vote", c) for seat, c in choices.items()})
    state.facts = {str(seat): vote.key for seat, vote in votes.items()}


def test_a_branch_without_a_choice_answers_itself() -> None:
    match = sketch(vote_where_some_have_no_choice, seats=3)
    match.answer(0, "yes")
    assert [d.seat for d in match.pending] == [1]
    match.answer(1, "no")
    assert match.state.facts == {"0": "yes", "1": "no", "2": "no"}


async def ask_nobody_together(state: Facts, log: Log | None) -> None:
    await Decision(0, "start", [YES, NO], boundary=True)
    state.facts["forced"] = len(await together({0: Decision(0, "vote", [YES])}))
    nobody: dict[int, Decision[Word]] = {}
    state.facts["nobody"] = len(await together(nobody))


def test_play_goes_on_when_nobody_has_to_be_asked() -> None:
    match = sketch(ask_nobody_together)
    match.answer(0, "yes")
    assert match.over
    assert match.state.facts == {"forced": 1, "nobody": 0}


async def ask_a_stranger(state: Facts, log: Log | None) -> None:
    await together({0: Decision(1, "vote", [YES, NO])}, boundary=True)


async def end_early(seat: int) -> Word:
    await Decision(seat, "vote", [YES, NO])
    end(Result((seat,), (0, 0), "impatience"))


async def end_within_a_branch(state: Facts, log: Log | None) -> None:
    await together({0: end_early(0), 1: end_early(1)}, boundary=True)


def test_a_branch_asks_nobody_but_its_own_seat() -> None:
    with pytest.raises(AssertionError, match=r"seat 0's branch: seat 1 is asked vote"):
        assert sketch(ask_a_stranger).pending


def test_a_branch_cannot_end_the_game() -> None:
    match = sketch(end_within_a_branch)
    with pytest.raises(AssertionError, match="may only ask, not end the game"):
        match.answer(0, "yes")
    assert [d.seat for d in match.pending] == [0, 1]


async def tell_everything(state: Facts, log: Log | None) -> None:
    votes = await together({s: Decision(s, "vote", [YES, NO]) for s in (0, 1)}, boundary=True)
    if log is not None:
        log.extend(Event("voted", {"who": f"seat:{s}"}) for s in votes)
    await Decision(0, "and-now", [YES, NO])


def test_answers_given_together_can_be_imagined_from_every_seat() -> None:
    match = sketch(tell_everything)
    match.answer(1, "no")
    for seat in (0, 1, None):
        assert match.game.imagine(match.view(seat)).view(seat) == match.view(seat)
    match.answer(0, "yes")
    for seat in (0, 1, None):
        assert match.game.imagine(match.view(seat)).view(seat) == match.view(seat)
