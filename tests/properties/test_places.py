"""Every option says where it lies, and what lies nowhere does so on purpose."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.declared import read

GAMES = 4

# A plain answer lies nowhere; so do these, by title and question.
PLAIN = {"yes", "no", "done", "pass"}
NOWHERE: dict[str, dict[str, set[str]]] = {
    "innovation": {"way": {"option"}},
    "echoes": {"choose-one": {"choice"}},
    "anachrony": {
        "gain": {"offer"},  # one of several gains
        "trade": {"offer"},  # of a superproject that trades
        "how-many": {"number"},
        "paradoxes-back": {"number"},
        "pay-hex": {"pay"},  # three goods of any kind
        "pay-removal": {"pay"},
        "pay-breakthroughs": {"pay"},  # the symbol, or a pair
        "reroll": {"reroll"},  # one die or the other
    },
}


def positions(title: str) -> Any:
    """Every question of some random games."""
    low, high = ct.titles()[title].seats
    for seed in range(GAMES):
        match = ct.new(title, seats=low + seed % (high - low + 1), seed=seed)
        luck = Random(seed)
        while not match.over:
            yield match
            decision = luck.choice(match.pending)
            match.answer(decision.seat, luck.choice(decision.options.keys()))


@pytest.mark.parametrize("title", NOWHERE)
def test_every_option_lies_where_whoever_is_asked_sees_something(title: str) -> None:
    shapes = ct.game(title).shapes
    assert shapes is not None
    assert shapes.places is not None
    for match in positions(title):
        for decision in match.pending:
            view: Any = read(shapes.view, match.game.view(match.state, decision.seat))
            known = {*shapes.places(view)}
            for option in decision.options:
                assert option.at is None or option.at in known, (decision, option, option.at)


@pytest.mark.parametrize("title", NOWHERE)
def test_no_place_of_an_option_is_forgotten(title: str) -> None:
    nowhere: dict[str, int] = {}
    for match in positions(title):
        for decision in match.pending:
            meant = NOWHERE[title].get(decision.prompt.removeprefix(f"{title}-ask-"), set())
            for option in decision.options:
                kind = option.key.partition(":")[0]
                if option.at is None and kind not in PLAIN | meant:
                    found = f"{decision.prompt} {kind}"
                    nowhere[found] = nowhere.get(found, 0) + 1
    assert not nowhere, f"these lie nowhere, so often: {nowhere}"


@pytest.mark.parametrize("title", ["anachrony"])
def test_where_a_table_has_parts_every_place_is_in_one(title: str) -> None:
    for match in positions(title):
        for decision in match.pending:
            for option in decision.options:
                assert option.at is None or option.at.part in ("capital", "timeline", "own")


def test_a_fork_keeps_the_places_of_its_question() -> None:
    match = ct.new("innovation", seats=2, seed=1)
    for decision in match.pending:
        match.answer(decision.seat, decision.options.keys()[0])
    (asked,) = match.pending
    before = {option.key: option.at for option in asked.options}
    fork = match.fork()
    match.answer(asked.seat, "draw")
    assert {option.key: option.at for option in fork.pending[0].options} == before


def test_whoever_looks_at_a_place_finds_what_can_be_done_there() -> None:
    match = ct.new("innovation", seats=2, seed=1)
    options = match.pending[0].options
    place = options[0].at
    assert place is not None
    assert [option.key for option in options.at(place)] == [options[0].key]


@pytest.mark.parametrize("title", NOWHERE)
def test_the_box_of_a_title_is_as_declared(title: str) -> None:
    game = ct.game(title)
    assert game.shapes is not None
    assert game.shapes.box is not None
    read(game.shapes.box, game.box(), "the box")
