"""Structs in plain Python against msgspec: the same messages out, the same refusals in."""

from __future__ import annotations

import importlib.util
import json
import sys
from types import ModuleType
from typing import Any

import msgspec
import pytest

from chronotable.local import structs
from chronotable.table import wire


@pytest.fixture(scope="module")
def plain() -> ModuleType:
    """The same declarations once more, made of our own structs."""
    spec = importlib.util.spec_from_file_location("wire_in_plain_python", str(wire.__file__))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    real = sys.modules["msgspec"]
    sys.modules["msgspec"], sys.modules[spec.name] = structs, module
    try:
        spec.loader.exec_module(module)
    finally:
        sys.modules["msgspec"] = real
    return module


SAID = [
    {"type": "answer", "id": "1", "version": 3, "key": "draw"},
    {"type": "answer", "id": "1", "version": -3, "key": "draw"},
    {"type": "answer", "id": "1", "version": True, "key": "draw"},
    {"type": "answer", "id": "1", "version": 3.0, "key": "draw"},
    {"type": "answer", "id": "1", "version": 3, "key": ""},
    {"type": "answer", "id": "1", "version": 3, "key": "x" * 101},
    {"type": "answer", "id": "1", "version": 3, "key": "with space"},
    {"type": "answer", "id": "1", "version": 3, "key": "draw\n"},
    {"type": "answer", "id": "1", "version": 3, "key": "draw", "more": 1},
    {"type": "answer", "id": "1", "version": 3},
    {"type": "chat", "id": "1", "text": "žluťoučký kůň"},
    {"type": "chat", "id": "1", "text": "   "},
    {"type": "chat", "id": "1", "text": "a\x00b"},
    {"type": "undo", "id": "1", "version": 0},
    {"type": "resign", "id": "1"},
    {"type": "resume"},
    {"type": "resume", "events": 4, "chat": 0, "version": 9},
    {"type": "resume", "events": None},
    {"type": "ping"},
    {"type": "ping", "id": "1"},
    {"type": "dance"},
    {"type": 7},
    {"id": "1"},
    [],
    None,
    "ping",
]


@pytest.mark.parametrize("said", SAID, ids=lambda said: json.dumps(said)[:60])
def test_requests_are_read_and_refused_alike(said: Any, plain: ModuleType) -> None:
    assert _read(msgspec, wire, said) == _read(structs, plain, said)


def _read(library: Any, declared: Any, said: Any) -> bytes | str:
    decode = library.json.Decoder(declared.Request).decode
    try:
        found = decode(json.dumps(said))
    except library.MsgspecError:
        return "refused"
    return bytes(library.json.encode(found))


def test_what_is_no_json_is_refused(plain: ModuleType) -> None:
    with pytest.raises(structs.MsgspecError):
        structs.json.Decoder(plain.Request).decode("{")


MADE = [
    {"game": "echoes", "chairs": [{"who": "me"}, {"who": "bot", "level": "skilled"}]},
    {"game": "echoes", "chairs": [{"who": "you"}]},
    {"game": "echoes", "chairs": [{}], "pace": "live", "minutes": 20, "seed": "0a"},
    {"game": "echoes", "chairs": [{}], "pace": "fast"},
    {"game": "echoes", "chairs": [{}], "seed": "xyz"},
    {"game": "echoes", "chairs": {}},
    {"game": 3, "chairs": []},
    {"chairs": []},
]


@pytest.mark.parametrize("made", MADE, ids=lambda made: json.dumps(made)[:60])
def test_tables_are_read_and_refused_alike(made: Any, plain: ModuleType) -> None:
    def read(library: Any, declared: Any) -> bytes | str:
        try:
            return bytes(library.json.encode(library.convert(made, declared.NewTable)))
        except library.ValidationError:
            return "refused"

    assert read(msgspec, wire) == read(structs, plain)


def test_a_snapshot_is_written_byte_by_byte_alike(plain: ModuleType) -> None:
    def shown(declared: Any, library: Any) -> bytes:
        offer = declared.Offer("card:oars", ("option-card", {"card": "card:oars"}))
        there = declared.Offer("x", ("y", {}), "hand", "mine")
        question = declared.Question(
            ("ask", {"n": 1, "who": ["a", "b"]}), "", [offer, there], False
        )
        seat = declared.SeatInfo("person", "Žofie „Ž“", None, False, True, False, 1.5)
        value = {"look": [question, seat, declared.Clock("none", 30, 12.0)], "n": None}
        return bytes(library.json.encode(value))

    assert shown(wire, msgspec) == shown(plain, structs)


def test_structs_never_change_and_can_be_replaced(plain: ModuleType) -> None:
    chair = plain.Chair("bot", "novice")
    with pytest.raises(AttributeError):
        chair.level = "skilled"
    other = structs.structs.replace(chair, level="skilled")
    assert (other.level, chair == plain.Chair(who="bot"), other == chair) == (
        "skilled",
        True,
        False,
    )
