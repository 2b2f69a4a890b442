"""What happens when rules are wrong: the match says so, and stays where it was."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import chronotable as ct
from chronotable.kernel.decision import NO, YES, Decision, Word
from chronotable.kernel.effect import together
from chronotable.kernel.event import Event, Log
from tests.toys.sketch import Facts, sketch


async def stumble_over_no(state: Facts, log: Log | None) -> None:
    """Two harmless turns; then `no` moves something, tells it, and fails."""
    while len(state.facts) < 4:
        answer = await Decision(0, "act", [YES, NO], boundary=True)
        state.facts[str(len(state.facts))] = answer.key
        if log is not None:
            log.append(Event("acted", {"how": answer.key}))
        answer = await Decision(1, "react", [YES, NO])
        if answer is NO:
            state.facts["broken"] = 1
            if log is not None:
                log.append(Event("broke", {}))
            raise ZeroDivisionError("a rule is wrong")


@pytest.mark.parametrize("listen", [False, True])
def test_an_answer_that_breaks_the_rules_is_not_taken(listen: bool) -> None:
    match = sketch(stumble_over_no)
    match.answer(0, "no")
    match.answer(1, "yes")
    match.answer(0, "yes")
    if listen:
        match.events(0)
    before = match.hash()

    with pytest.raises(ZeroDivisionError):
        match.answer(1, "no")

    assert match.hash() == before
    assert match.answers_given == 3
    assert match.state.facts == {"0": "no", "1": "yes"}
    assert [event.key for event in match.events(0)] == ["acted", "acted"]
    assert match.fork().hash() == before
    match.answer(1, "yes")
    assert match.pending[0].seat == 0


async def stumble_after_a_boundary(state: Facts, log: Log | None) -> None:
    while True:
        answer = await Decision(0, "act", [YES, NO], boundary=True)
        state.facts[str(len(state.facts))] = answer.key
        if answer is NO:
            await Decision(1, "forced", [YES], boundary=True)
            raise ZeroDivisionError("a rule is wrong")


def test_a_boundary_passed_before_the_error_is_forgotten() -> None:
    match = sketch(stumble_after_a_boundary)
    match.listen()
    match.answer(0, "yes")
    before = match.hash()
    with pytest.raises(ZeroDivisionError):
        match.answer(0, "no")
    assert match.fork().hash() == before
    assert match.hash() == before
    match.answer(0, "yes")
    assert match.state.facts == {"0": "yes", "1": "yes"}


async def never_ask_again(state: Facts, log: Log | None) -> None:
    await Decision(0, "act", [YES, NO], boundary=True)
    while True:
        await Decision(1, "echo", [YES], why="echoes")


async def never_ask_again_in_a_branch(state: Facts, log: Log | None) -> None:
    async def echo() -> Word:
        await Decision(0, "act", [YES, NO])
        while True:
            await Decision(0, "echo", [YES])

    await together({0: echo()}, boundary=True)


def test_rules_that_answer_themselves_for_ever_are_stopped() -> None:
    match = sketch(never_ask_again, patience=50)
    with pytest.raises(ct.EndlessRules) as endless:
        match.answer(0, "yes")
    assert str(endless.value) == (
        "sketch answered itself 50 times in a row after answer 1; its last question was "
        "<Decision seat 1 is asked echo for echoes: yes>"
    )
    assert match.pending[0].prompt == "act"


def test_a_branch_that_answers_itself_for_ever_is_stopped() -> None:
    match = sketch(never_ask_again_in_a_branch, patience=50)
    with pytest.raises(ct.EndlessRules, match=r"^a branch answered itself 50 times without asking"):
        match.answer(0, "yes")
    assert match.pending[0].prompt == "act"


async def offer_nothing(state: Facts, log: Log | None) -> None:
    nothing: Sequence[Word] = []
    await Decision(0, "choose", nothing, boundary=True)


async def offer_nothing_in_a_branch(state: Facts, log: Log | None) -> None:
    nothing: Sequence[Word] = []
    await together({0: Decision(0, "choose", nothing)}, boundary=True)


@pytest.mark.parametrize("rules", [offer_nothing, offer_nothing_in_a_branch])
def test_a_question_without_options_is_a_mistake(rules: object) -> None:
    with pytest.raises(AssertionError, match="nothing to choose from: seat 0 is asked choose: not"):
        assert sketch(rules).pending  # type: ignore[arg-type]


async def begin_in_mid_effect(state: Facts, log: Log | None) -> None:
    await Decision(0, "choose", [YES, NO])


def test_the_first_question_of_a_game_is_a_boundary() -> None:
    with pytest.raises(AssertionError, match=r"the first question of play\(\) is no boundary"):
        assert sketch(begin_in_mid_effect).pending


def test_a_game_ends_with_a_result_or_not_at_all() -> None:
    match = sketch(begin_and_return)
    match.game.play = begin_and_return
    with pytest.raises(AssertionError, match=r"play\(\) returned: a game ends with end\(Result"):
        match.answer(0, "yes")


async def begin_and_return(state: Facts, log: Log | None) -> None:
    await Decision(0, "choose", [YES, NO], boundary=True)
