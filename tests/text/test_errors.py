"""What cannot be done is told by messages that exist, with the parameters that they need."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.errors import BadOption, ChronotableError, UnknownGame
from chronotable.table import errors
from chronotable.text import Speaker, keys, languages

SOURCE = Path(ct.__file__).parent
BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
TABLE_ERRORS = {each.__name__ for each in vars(errors).values() if isinstance(each, type)}
TABLE_ERRORS |= {"Refusal", "Trouble"}


MESSAGE = re.compile(r"(web-)?(error|refused|undo)-[a-z-]+")


@cache
def sayings(*rooms: Path) -> dict[str, set[str]]:
    """Every message that an error says, with the parameters that it is given."""
    found: dict[str, set[str]] = {}
    for file in [file for room in rooms or (SOURCE, BENCHMARKS) for file in room.rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and (told := _keys_told(node)):
                given = {each.arg or "" for each in node.keywords} - {"wait"}
                for key in told:
                    found.setdefault(key, set()).update(given)
    return found


def _keys_told(call: ast.Call) -> list[str]:
    """The keys in a call of `saying`, or in one that makes an error of the table half."""
    if isinstance(call.func, ast.Attribute) and call.func.attr in ("saying", "__init__"):
        searched = call.args[:1]
    elif isinstance(call.func, ast.Name) and call.func.id in TABLE_ERRORS:
        searched = call.args
    else:
        return []
    texts = [
        node.value
        for argument in searched
        for node in ast.walk(argument)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    return [text for text in texts if MESSAGE.fullmatch(text)]


def test_every_error_says_a_message_that_there_is() -> None:
    told = sayings()
    assert len(told) > 40, "the search finds what errors say"
    assert {*told} - {*keys("en")} == set()


def test_every_error_can_be_said_in_every_language() -> None:
    for lang in languages():
        speaker = Speaker(None, lang)
        for key, names in sayings().items():
            problem = ChronotableError("in English").saying(key, **dict.fromkeys(names, "x"))
            assert problem.said is not None
            speaker.say(problem.said)
        assert speaker.faults == []


def test_english_has_the_whole_text_and_others_their_message() -> None:
    with pytest.raises(UnknownGame) as caught:
        ct.new("checkers")
    assert Speaker(None, "en").problem(caught.value) == str(caught.value)
    for lang in languages()[1:]:
        told = Speaker(None, lang).problem(caught.value)
        assert "checkers" in told
        assert "innovation" in told
        assert told != str(caught.value)


# What the kernel and the titles refuse: each error that has a message for people, provoked.
def _played() -> dict[str, Any]:
    match = ct.new("quarry", seats=2, seed=5)
    match.answer(0, "rest")
    return match.record()


def _spoilt(**changed: object) -> Callable[[], object]:
    return lambda: ct.replay({**_played(), **changed})


def _ends_otherwise() -> object:
    match = ct.new("quarry", seats=1, seed=5)
    while not match.over:
        match.answer(0, "rest")
    return ct.replay({**match.record(), "result": {"winners": [], "scores": [], "reason": "luck"}})


REFUSED: list[Callable[[], object]] = [
    lambda: ct.new("checkers"),
    lambda: ct.new("innovation", seats=9),
    lambda: ct.new("innovation", options={"colour": "red"}),
    lambda: ct.new("innovation", options={"cards": "red"}),
    lambda: ct.new("innovation", seed="seven"),
    lambda: ct.new("innovation", seed=-1),
    lambda: ct.new("anachrony", seats=1, options={"doomsday": "yes"}),
    lambda: ct.replay("no record"),
    lambda: ct.replay(7),
    _spoilt(version="0"),
    _spoilt(seats=9),
    _spoilt(seats="two"),
    _spoilt(answers=[[0, "dig", "00000000"]]),
    _ends_otherwise,
]


def test_text_and_message_of_every_error_of_kernel_and_titles_tell_the_same() -> None:
    held = set()
    for refused in REFUSED:
        with pytest.raises(ChronotableError) as caught:
            refused()
        said, text = caught.value.said, str(caught.value)
        assert said is not None, text
        held.add(said.key)
        for value in said.params.values():
            for told in value if isinstance(value, list) else [value]:
                assert str(told).removeprefix("word:") in text, f"{said} is more than {text!r}"
    assert held == {*sayings(SOURCE / "kernel", SOURCE / "games")}


def test_what_somebody_typed_is_never_taken_for_a_thing() -> None:
    problem = BadOption("no").saying("error-same-name", names="seat:0 card:oars yes")
    assert problem.said is not None
    told = Speaker(ct.game("innovation"), "en", ["Ann", "Bob"]).say(problem.said)
    assert "seat:0 card:oars yes" in told
