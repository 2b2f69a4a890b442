"""Asking and answering."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.kernel.decision import DONE, NO, YES, Decision, Number, Option, Options, Word
from chronotable.kernel.event import Log
from tests.toys.sketch import Facts, sketch

RED, BLUE = Word("red"), Word("blue")


async def ask_for_a_colour_and_a_number(state: Facts, log: Log | None) -> None:
    colour: Word = await Decision(0, "colour", [RED, BLUE], boundary=True, why="paint")
    number: Number = await Decision(1, "number", [Number(n) for n in range(3)])
    state.facts = {"colour": colour.key, "number": number.value}


def test_an_answer_comes_back_as_the_thing_that_was_offered() -> None:
    match = sketch(ask_for_a_colour_and_a_number)

    match.answer(0, "blue")
    match.answer(1, "number:0")

    assert match.state.facts == {"colour": "blue", "number": 0}
    assert match.over
    assert match.result == ct.Result(winners=(0,), scores=(0, 0), reason="done")
    assert match.pending == ()


def test_a_number_may_be_zero_and_is_still_an_answer() -> None:
    assert Number(0)
    assert Number(0, "bid").key == "bid:0"


@pytest.mark.parametrize("choice", ["blue", 1, Option(BLUE)])
def test_an_answer_may_be_a_key_an_index_or_an_option(choice: str | int | Option) -> None:
    match = sketch(ask_for_a_colour_and_a_number)
    match.answer(0, choice)
    assert match.record()["answers"][0][:2] == [0, "blue"]


def test_a_question_says_who_is_asked_what_and_why() -> None:
    decision = sketch(ask_for_a_colour_and_a_number).pending[0]

    assert decision.seat == 0
    assert decision.ask == ct.Message("colour", {})
    assert decision.options.keys() == ("red", "blue")
    assert decision.describe() == "seat 0 is asked colour for paint: red, blue"
    assert repr(decision) == "<Decision seat 0 is asked colour for paint: red, blue>"


def test_options_are_a_sequence_of_things_with_keys_and_labels() -> None:
    options = Options([YES, NO, DONE])

    assert len(options) == 3
    assert options[0] == Option(YES)
    assert options[1:] == [Option(NO), Option(DONE)]
    assert "no" in options
    assert Option(NO) in options
    assert "perhaps" not in options
    assert {option.key for option in options} == {"yes", "no", "done"}
    assert options[2].label == ct.Message("name", {"it": "done"})


def test_a_fingerprint_changes_with_seat_prompt_reason_and_options() -> None:
    asked = [
        Decision(0, "colour", [RED, BLUE]),
        Decision(1, "colour", [RED, BLUE]),
        Decision(0, "shade", [RED, BLUE]),
        Decision(0, "colour", [RED, BLUE], why="paint"),
        Decision(0, "colour", [BLUE, RED]),
        Decision(0, "colour", [RED]),
    ]
    assert len({decision.fingerprint for decision in asked}) == len(asked)
    assert asked[0].fingerprint == Decision(0, "colour", [RED, BLUE]).fingerprint


async def offer_one_thing_twice(state: Facts, log: Log | None) -> None:
    await Decision(0, "start", [YES, NO], boundary=True)
    state.facts["open"] = (await Decision(0, "take", [RED])).key
    state.facts["secret"] = (await Decision(1, "take", [BLUE], secret=True)).key


def test_a_single_option_is_taken_without_asking_unless_that_would_tell() -> None:
    match = sketch(offer_one_thing_twice)

    match.answer(0, "yes")

    assert match.state.facts == {"open": "red"}
    assert [(d.seat, d.options.keys()) for d in match.pending] == [(1, ("blue",))]

    match.answer(1, "blue")

    assert match.over
    assert len(match.record()["answers"]) == 2


def test_an_answer_that_was_not_offered_is_refused_with_what_was() -> None:
    match = sketch(ask_for_a_colour_and_a_number)
    with pytest.raises(ct.IllegalAnswer) as refusal:
        match.answer(0, "green")
    assert str(refusal.value) == (
        "'green' is not among the options: seat 0 is asked colour for paint: red, blue"
    )


@pytest.mark.parametrize("index", [2, -1, True])
def test_an_index_outside_the_options_is_refused(index: int) -> None:
    match = sketch(ask_for_a_colour_and_a_number)
    with pytest.raises(ct.IllegalAnswer, match=f"^{index} is not among the options: seat 0"):
        match.answer(0, index)


@pytest.mark.parametrize("seat", [1, 7, -1])
def test_a_seat_that_was_not_asked_may_not_answer(seat: int) -> None:
    match = sketch(ask_for_a_colour_and_a_number)
    with pytest.raises(ct.IllegalAnswer) as refusal:
        match.answer(seat, "red")
    assert str(refusal.value) == f"seat {seat} is not asked anything now; waiting for seat 0"


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    match = sketch(ask_for_a_colour_and_a_number)
    match.answer(0, "red")
    match.answer(1, 0)
    with pytest.raises(ct.IllegalAnswer, match=r"^the game is over \(done\); nothing is asked$"):
        match.answer(0, "red")


def test_a_refused_answer_changes_nothing() -> None:
    match = sketch(ask_for_a_colour_and_a_number)
    before = match.hash()
    with pytest.raises(ct.IllegalAnswer):
        match.answer(0, "green")
    assert match.hash() == before
    assert match.answers_given == 0


def test_there_is_no_view_for_a_seat_that_is_not_there() -> None:
    match = sketch(ask_for_a_colour_and_a_number)
    with pytest.raises(ct.IllegalAnswer, match=r"^there is no seat 5: expected 0 to 1$"):
        match.view(5)
