"""What cannot be done is told by messages that exist, with the parameters that they need."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import chronotable as ct
from chronotable.kernel.errors import BadOption, ChronotableError, UnknownGame
from chronotable.text import Speaker, keys, languages

SOURCE = Path(ct.__file__).parent


def sayings() -> dict[str, set[str]]:
    """Every message that an error says, with the parameters that it is given."""
    found: dict[str, set[str]] = {}
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "saying"
            ):
                for key in ast.walk(node.args[0]):
                    if isinstance(key, ast.Constant):
                        given = {each.arg or "" for each in node.keywords}
                        found.setdefault(str(key.value), given)
    return found


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


def test_what_somebody_typed_is_never_taken_for_a_thing() -> None:
    problem = BadOption("no").saying("error-same-name", names="seat:0 card:oars yes")
    assert problem.said is not None
    told = Speaker(ct.game("innovation"), "en", ["Ann", "Bob"]).say(problem.said)
    assert "seat:0 card:oars yes" in told
