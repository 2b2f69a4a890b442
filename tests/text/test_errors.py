"""What cannot be done is told by messages that exist, with the parameters that they need."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

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
def sayings() -> dict[str, set[str]]:
    """Every message that an error says, with the parameters that it is given."""
    found: dict[str, set[str]] = {}
    for file in [*SOURCE.rglob("*.py"), *BENCHMARKS.rglob("*.py")]:
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


def test_what_somebody_typed_is_never_taken_for_a_thing() -> None:
    problem = BadOption("no").saying("error-same-name", names="seat:0 card:oars yes")
    assert problem.said is not None
    told = Speaker(ct.game("innovation"), "en", ["Ann", "Bob"]).say(problem.said)
    assert "seat:0 card:oars yes" in told
