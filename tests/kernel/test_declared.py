"""Declared data becomes JSON and comes back, and nothing else does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import pytest

from chronotable.kernel.declared import Every, Pair, Undeclared, as_json, json_of, read

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


PileJson = as_json(Pile)
TableJson = as_json(Table)


def a_table() -> Table:
    """As the type checker sees it; in truth it is JSON."""
    return TableJson(
        turn=0,
        counts={"cups": 1, "coins": 2},
        piles={"cups": PileJson(cards=["ace"], price=[1, 2])},
        first=PileJson(cards=[], price=[0, 0], note="empty"),
        rest=[],
    )


AS_JSON = {
    "turn": 0,
    "counts": {"cups": 1, "coins": 2},
    "piles": {"cups": {"cards": ["ace"], "price": [1, 2]}},
    "first": {"cards": [], "price": [0, 0], "note": "empty"},
    "rest": [],
}


def test_what_is_declared_is_built_as_json_and_comes_back() -> None:
    assert json_of(a_table()) == AS_JSON
    assert read(Table, AS_JSON) == Table(
        turn=0,
        counts={"cups": 1, "coins": 2},
        piles={"cups": Pile(["ace"], [1, 2])},
        first=Pile([], [0, 0], "empty"),
        rest=[],
    )


def test_only_what_was_built_as_json_is_handed_out() -> None:
    with pytest.raises(AssertionError, match="was not built with as_json"):
        json_of(Pile([], [0, 0]))


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
