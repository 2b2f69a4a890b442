"""Declared data becomes JSON and comes back, and nothing else does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import pytest

from chronotable.kernel.declared import Every, Pair, Undeclared, read, to_json

Suit = Literal["cups", "coins"]


@dataclass
class Pile:
    cards: list[str]
    price: Pair
    note: str | None = None


@dataclass
class Table:
    turn: int
    counts: Every[Suit, int]
    piles: dict[Suit, Pile]
    first: Pile | None
    rest: list[Pile]


def a_table() -> Table:
    pile = Pile(["ace"], [1, 2])
    return Table(0, {"cups": 1, "coins": 2}, {"cups": pile}, Pile([], [0, 0], "empty"), [])


AS_JSON = {
    "turn": 0,
    "counts": {"cups": 1, "coins": 2},
    "piles": {"cups": {"cards": ["ace"], "price": [1, 2], "note": None}},
    "first": {"cards": [], "price": [0, 0], "note": "empty"},
    "rest": [],
}


def test_a_declared_thing_becomes_json_and_comes_back() -> None:
    assert to_json(a_table()) == AS_JSON
    assert read(Table, AS_JSON) == a_table()


def test_a_field_with_a_default_may_be_missing() -> None:
    assert read(Pile, {"cards": [], "price": [0, 0]}) == Pile([], [0, 0])


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"turn": True}, "it.turn is True, not int"),
        ({"turn": None}, "it.turn is None, not int"),
        ({"more": 1}, "it is 'more', not a field of Table"),
        ({"counts": {"cups": 1}}, "it.counts is ['cups'], not all of ['coins', 'cups']"),
        ({"piles": {"swords": {}}}, "it.piles is 'swords', not"),
        ({"first": {"cards": [], "price": [1]}}, "it.first.price is [1], not 2 things"),
        ({"rest": {}}, "it.rest is {}, not a list"),
    ],
)
def test_what_is_not_declared_is_told_with_its_place(change: dict[str, Any], told: str) -> None:
    with pytest.raises(Undeclared) as caught:
        read(Table, AS_JSON | change)
    assert str(caught.value).startswith(told)


def test_what_is_missing_is_told() -> None:
    with pytest.raises(Undeclared, match="not Pile with price"):
        read(Pile, {"cards": []})
