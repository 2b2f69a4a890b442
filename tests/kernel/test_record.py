"""Matches on paper."""

from __future__ import annotations

import json
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.decision import NO, YES, Decision
from chronotable.kernel.event import Log
from chronotable.kernel.json import to_text
from tests.toys.sketch import Facts, sketched


def a_record(name: str = "quarry") -> dict[str, Any]:
    """A whole game on paper."""
    match = ct.new(name, seats=2, seed=5)
    agent = ct.agent("random", game=name, seed=5)
    while not match.over:
        decision = match.pending[0]
        match.answer(decision.seat, agent.choose(None, decision))
    return match.record()


@pytest.mark.parametrize("name", ["quarry", "parlour", "bazaar"])
def test_a_record_leads_to_the_same_end(name: str) -> None:
    record = a_record(name)
    again = ct.replay(record)
    assert again.over
    assert again.result is not None
    assert again.result.to_json() == record["result"]
    assert again.record() == record


@pytest.mark.parametrize("form", [to_text, lambda record: to_text(record).encode(), dict])
def test_a_record_may_be_text_bytes_or_data(form: Any) -> None:
    record = a_record()
    assert ct.replay(form(record)).record() == record


def test_the_text_of_a_record_is_the_same_byte_for_byte() -> None:
    text = to_text(a_record())
    assert to_text(json.loads(text)) == text
    assert to_text(ct.replay(text).record()) == text
    assert to_text({"b": "é", "a": [1]}) == '{"a":[1],"b":"é"}'


def test_a_record_says_what_is_needed_to_play_it_again() -> None:
    match = ct.new("quarry", seats=2, seed="ff", options={"dice": "one"})
    match.answer(0, "rest")
    asked = ct.new("quarry", seats=2, seed="ff", options={"dice": "one"}).pending[0]
    assert match.record() == {
        "format": 1,
        "game": "quarry",
        "version": "1",
        "seats": 2,
        "options": {"dice": "one"},
        "seed": f"{255:032x}",
        "answers": [[0, "rest", asked.fingerprint]],
        "result": None,
    }


def test_a_game_under_way_can_be_replayed_and_played_on() -> None:
    record = a_record()
    for answers in (0, 3, 7):
        match = ct.replay({**record, "answers": record["answers"][:answers], "result": None})
        assert match.answers_given == answers
        for seat, key, _ in record["answers"][answers:]:
            match.answer(seat, key)
        assert match.record() == record


def test_a_match_from_a_given_state_can_be_recorded_too() -> None:
    first = ct.new("parlour", seats=2, seed=5)
    first.answer(0, 0)
    match = ct.Match.at(first.game, first.state, 2, first.options)
    match.answer(match.pending[0].seat, 0)

    record = match.record()

    assert "seed" not in record
    assert ct.replay(to_text(record)).hash() == match.hash()
    assert match.commitment is None


def test_an_imagined_match_keeps_its_dice_on_paper() -> None:
    match = ct.new("quarry", seats=2, seed=5)
    match.answer(0, "dig")
    world = match.game.imagine(match.view(1), seed=9)
    assert ct.replay(to_text(world.record())).view(1) == match.view(1)


def test_a_record_of_other_rules_is_refused_at_the_answer_that_does_not_fit() -> None:
    record = a_record()
    record["answers"][3][1] = "sleep"
    with pytest.raises(ct.ReplayDiverged) as diverged:
        ct.replay(record)
    seat = record["answers"][3][0]
    text = str(diverged.value)
    assert text.startswith(f"answer 3 ('sleep' of seat {seat}): 'sleep' is not among the options:")


def test_a_question_that_has_changed_is_noticed_by_its_fingerprint() -> None:
    record = a_record()
    record["answers"][2][2] = "00000000"
    with pytest.raises(ct.ReplayDiverged, match=r"^answer 2 .* fingerprint \w{8} instead of 0{8}"):
        ct.replay(record)


def test_an_answer_of_a_seat_that_is_not_asked_is_noticed() -> None:
    record = a_record()
    record["answers"][0][0] = 1
    with pytest.raises(ct.ReplayDiverged, match=r"^answer 0 .* seat 1 is not asked anything now"):
        ct.replay(record)


def test_answers_after_the_end_are_noticed() -> None:
    record = a_record()
    record["answers"].append([0, "rest", "00000000"])
    number = len(record["answers"]) - 1
    with pytest.raises(ct.ReplayDiverged, match=f"^answer {number} .* the game is over"):
        ct.replay(record)


def test_another_result_than_on_paper_is_noticed() -> None:
    record = a_record()
    record["result"]["scores"] = [99, 0]
    with pytest.raises(ct.ReplayDiverged, match=r"^the record ends with .*99, 0.*, its answers"):
        ct.replay(record)


async def two_questions(state: Facts, log: Log | None) -> None:
    await Decision(0, "first", [YES, NO], boundary=True)
    await Decision(1, "second", [YES, NO])


async def two_other_questions(state: Facts, log: Log | None) -> None:
    await Decision(0, "first", [YES, NO], boundary=True)
    await Decision(1, "other", [YES, NO])


def test_rules_that_changed_without_a_new_version_are_found_out() -> None:
    match = ct.Match.begin(sketched(two_questions), 2, seed=1)
    match.answer(0, "yes")
    match.answer(1, "yes")
    with pytest.raises(ct.ReplayDiverged, match=r"^answer 1 \('yes' of seat 1\): the question has"):
        ct.Match.replay(sketched(two_other_questions), match.record())


WRONG_FIELDS: dict[str, tuple[Any, str]] = {
    "format": (2, "field 'format': expected 1, got 2"),
    "game": (None, "field 'game': expected str, got None"),
    "version": ("0", "field 'version': made under rules version '0' of quarry; this is version"),
    "seats": (True, "field 'seats': expected int, got True"),
    "options": ([], "field 'options': expected dict, got []"),
    "seed": ("xyz", "field 'seed': expected up to 32 hexadecimal digits, got 'xyz'"),
    "answers": ("none", "field 'answers': expected list, got 'none'"),
    "result": ("won", "field 'result': expected dict, got 'won'"),
}


@pytest.mark.parametrize("field", WRONG_FIELDS)
def test_a_record_with_a_wrong_field_is_refused_by_its_name(field: str) -> None:
    value, expected = WRONG_FIELDS[field]
    with pytest.raises(ct.BadRecord) as refused:
        ct.replay({**a_record(), field: value})
    assert str(refused.value).startswith(expected)


@pytest.mark.parametrize("field", ["format", "game", "version", "seats", "options", "answers"])
def test_a_record_without_a_field_is_refused_by_its_name(field: str) -> None:
    record = a_record()
    del record[field]
    with pytest.raises(ct.BadRecord, match=f"^field '{field}' is missing: expected "):
        ct.replay(record)


def test_a_record_begins_with_a_seed_or_a_state() -> None:
    record = a_record()
    del record["seed"]
    with pytest.raises(ct.BadRecord, match=r"^field 'start' is missing: expected dict"):
        ct.replay(record)
    with pytest.raises(ct.BadRecord, match=r"^field 'start': not a state of quarry: KeyError"):
        ct.replay({**record, "start": {"bag": []}})


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"seats": 9}, "field 'seats': Quarry is for 1 to 3 players, not 9"),
        ({"options": {"dice": 2}}, "field 'options': 'dice' should be text, not 2"),
        ({"options": {"dice": "ten"}}, "field 'options': option 'dice' cannot be 'ten'"),
        ({"options": {"cards": "no"}}, "field 'options': Quarry has no option 'cards'"),
        ({"seed": "f" * 33}, "field 'seed': expected up to 32 hexadecimal digits"),
        ({"answers": [[0, "rest"]]}, "field 'answers': answer 0 should be [seat, key, fingerpr"),
        ({"answers": [[True, "rest", ""]]}, "field 'answers': answer 0 should be [seat, key"),
    ],
)
def test_a_record_that_makes_no_sense_says_which_field(
    changes: dict[str, Any], expected: str
) -> None:
    with pytest.raises(ct.BadRecord) as refused:
        ct.replay({**a_record(), **changes})
    assert str(refused.value).startswith(expected)


@pytest.mark.parametrize(
    ("nonsense", "expected"),
    [
        ("{", "a record is JSON, and this is not: "),
        (b"\xff", "a record is JSON, and this is not: "),
        ("[1]", "a record is a JSON object, not list"),
        (None, "a record is a JSON object, not NoneType"),
    ],
)
def test_what_is_no_record_is_refused(nonsense: object, expected: str) -> None:
    with pytest.raises(ct.BadRecord) as refused:
        ct.replay(nonsense)
    assert str(refused.value).startswith(expected)


def test_a_record_of_another_title_is_not_mistaken() -> None:
    with pytest.raises(
        ct.BadRecord, match=r"^field 'game': this is a record of 'quarry', not 'par"
    ):
        ct.Match.replay(ct.game("parlour"), a_record())
    with pytest.raises(
        ct.UnknownGame, match=r"^no game is called 'chess': expected anachrony, bazaar, "
    ):
        ct.replay({**a_record(), "game": "chess"})


def test_the_seed_is_committed_to_before_it_is_told() -> None:
    match = ct.new("quarry", seats=2, seed=5)
    told = int(match.record()["seed"], 16)
    assert match.commitment == ct.Chance(told).commitment
    assert match.commitment != ct.new("quarry", seats=2, seed=6).commitment
    assert "5" * 3 not in to_text(match.view(0))


def test_a_match_says_in_short_where_it_stands() -> None:
    match = ct.new("quarry", seats=1, seed=5)
    assert repr(match) == "<Match quarry, 0 answers, (<Decision seat 0 is asked act: dig, rest>,)>"
    for _ in range(4):
        match.answer(0, "rest")
    assert repr(match).startswith("<Match quarry over: Result(winners=(0,), scores=(0,)")
