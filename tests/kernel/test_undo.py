"""Taking back, as far as it is fair."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.kernel.decision import NO, YES, Decision, Number
from chronotable.kernel.effect import together
from chronotable.kernel.event import Event, Log
from tests.toys.parlour import scene
from tests.toys.sketch import Facts, sketch


async def count_three_times(state: Facts, log: Log | None) -> None:
    """Each turn: a number, then whether to add it; everybody sees it all."""
    while len(state.facts) < 3:
        turn = len(state.facts)
        number = await Decision(turn // 2, "number", [Number(1), Number(2)], boundary=True)
        sure = await Decision(turn // 2, "sure", [YES, NO])
        state.facts[f"turn {turn}"] = number.value if sure is YES else 0
        if log is not None:
            log.append(Event("counted", {"number": number.value}))


def test_an_answer_can_be_taken_back_and_given_differently() -> None:
    match = sketch(count_three_times)
    match.answer(0, "number:1")
    asked = match.hash()
    match.answer(0, "yes")

    match.undo(0)

    assert match.hash() == asked
    assert match.events(1) == []
    match.answer(0, "no")
    assert match.state.facts == {"turn 0": 0}


def test_several_answers_can_be_taken_back_across_a_boundary() -> None:
    match = sketch(count_three_times)
    hashes = [match.hash()]
    for key in ("number:1", "yes", "number:2"):
        match.answer(0, key)
        hashes.append(match.hash())
    assert len(match.events(0)) == 1

    while match.can_undo(0):
        assert match.hash() == hashes.pop()
        match.undo(0)

    assert match.hash() == hashes.pop()
    assert match.answers_given == 0
    assert match.events(0) == []
    assert match.record()["answers"] == []


def test_the_last_answer_of_a_game_can_be_taken_back() -> None:
    match = sketch(count_three_times)
    for seat, key in [(0, "number:1"), (0, "yes"), (0, "number:1"), (0, "yes"), (1, "number:1")]:
        match.answer(seat, key)
    before = match.hash()
    match.answer(1, "yes")
    assert match.over

    match.undo(1)

    assert not match.over
    assert match.hash() == before


def refusal(match: ct.Match, seat: int) -> tuple[str, str]:
    """The reason in one word, and the text of the error."""
    before = match.hash()
    assert not match.can_undo(seat)
    with pytest.raises(ct.UndoRefused) as refused:
        match.undo(seat)
    assert match.hash() == before
    assert refused.value.seat == seat
    return refused.value.reason, str(refused.value)


def test_who_has_not_answered_has_nothing_to_take_back() -> None:
    match = sketch(count_three_times)
    match.answer(0, "number:1")
    assert refusal(match, 1) == (
        "nothing",
        "seat 1 cannot undo: it has not answered anything yet",
    )


def test_nothing_is_taken_back_after_another_seat_has_answered() -> None:
    match = sketch(count_three_times)
    for key in ("number:1", "yes", "number:2", "no"):
        match.answer(0, key)
    match.answer(1, "number:1")
    assert refusal(match, 0) == ("answered", "seat 0 cannot undo: seat 1 has answered since")


def test_nothing_is_taken_back_once_another_seat_has_been_asked() -> None:
    match = sketch(count_three_times)
    for key in ("number:1", "yes", "number:2", "no"):
        match.answer(0, key)
    assert refusal(match, 0) == ("asked", "seat 0 cannot undo: somebody else has been asked since")
    match.answer(1, "number:1")
    match.undo(1)
    assert refusal(match, 0)[0] == "asked"


async def ask_whoever_has_something(state: Facts, log: Log | None) -> None:
    """Seat 1 must give what it has; what that is, nobody sees."""
    await Decision(0, "sure", [YES, NO], boundary=True)
    await Decision(1, "number", [Number(1)])
    await Decision(0, "sure", [YES, NO])
    state.facts["end"] = 1


def test_nothing_is_taken_back_after_another_seat_had_no_choice() -> None:
    """That it had none tells what it holds."""
    match = sketch(ask_whoever_has_something)
    match.answer(0, "yes")
    assert [decision.seat for decision in match.pending] == [0]
    assert refusal(match, 0) == (
        "others",
        "seat 0 cannot undo: what others hold has mattered since",
    )


def test_in_secret_nobody_notices_by_undo_whether_others_have_answered() -> None:
    match = ct.new("bazaar", seats=3, seed=5)
    match.answer(1, "silk")
    match.answer(1, "bid:3")
    assert match.can_undo(1)
    match.answer(0, "silk")
    match.answer(2, "silk")
    assert match.can_undo(1)

    match.undo(1)

    assert [seat for seat, *_ in match.record()["answers"]] == [1, 0, 2]
    assert [decision.seat for decision in match.pending] == [0, 1, 2]
    again = ct.replay(match.record())
    assert again.hash() == match.hash()


def test_nothing_is_taken_back_after_something_was_revealed() -> None:
    match = scene([["amber-coin"], ["blue-lamp"]], deck=["blue-coin", "dusk-coin"])
    match.answer(0, "draw")
    assert refusal(match, 0) == (
        "revealed",
        "seat 0 cannot undo: something hidden has been revealed since",
    )


def test_nothing_is_taken_back_after_chance_has_spoken() -> None:
    match = ct.new("quarry", seats=2, seed=5)
    match.answer(0, "dig")
    assert refusal(match, 0) == (
        "chance",
        "seat 0 cannot undo: chance has decided something since",
    )


def test_resting_touches_no_chance_but_the_next_player_has_been_asked() -> None:
    match = ct.new("quarry", seats=2, seed=5)
    match.answer(0, "rest")
    assert refusal(match, 0)[0] == "asked"


def test_ones_own_part_of_a_together_can_be_taken_back_while_others_think() -> None:
    match = ct.new("bazaar", seats=3, seed=5)
    start = match.hash()
    match.answer(1, "silk")
    match.answer(1, "bid:3")

    match.undo(1)
    match.undo(1)

    assert match.hash() == start
    assert [d.seat for d in match.pending] == [0, 1, 2]


async def vote_and_tell_nobody(state: Facts, log: Log | None) -> None:
    votes = await together({s: Decision(s, "vote", [YES, NO]) for s in (0, 1)}, boundary=True)
    state.facts = {str(seat): vote.key for seat, vote in votes.items()}
    await Decision(0, "content", [YES, NO])


def test_the_last_of_several_cannot_see_the_others_answers_and_choose_again() -> None:
    match = sketch(vote_and_tell_nobody)
    match.answer(0, "yes")
    match.answer(1, "no")
    assert refusal(match, 1) == (
        "revealed",
        "seat 1 cannot undo: the answers given together are open now",
    )


def test_ones_own_card_once_shown_stays_shown() -> None:
    match = scene([["dusk-mirror", "amber-lamp"], ["blue-lamp"]], deck=["blue-coin", "dusk-coin"])
    match.answer(0, "play:dusk-mirror")
    assert refusal(match, 0) == (
        "revealed",
        "seat 0 cannot undo: something hidden has been revealed since",
    )
    assert [card.name for card in match.state.hands[0]] == ["amber-lamp"]


def test_rewinding_goes_anywhere_fair_or_not() -> None:
    match = ct.new("parlour", seats=2, seed=5)
    hashes = [match.hash()]
    while not match.over:
        match.answer(match.pending[0].seat, len(match.pending[0].options) - 1)
        hashes.append(match.hash())
    for answers in (len(hashes) - 3, 4, 0):
        match.rewind(answers)
        assert match.hash() == hashes[answers]
        assert len(match.record()["answers"]) == answers
