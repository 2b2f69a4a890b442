"""The examples that the Czech rulebook gives, each played out."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import chronotable as ct
from chronotable.games.innovation.box import BOX
from chronotable.games.innovation.card import BLUE, EDITIONS, GREEN
from chronotable.games.innovation.prompts import CHOOSE_ACTION, GIVE_TO_HAND
from chronotable.testing.innovation import scenario, seat


@pytest.mark.rule("innovation#meld")
def test_pottery_may_be_melded_over_genetics() -> None:
    match = scenario(ann=seat(board=["Genetics"], hand=["Pottery"]), bob=seat())

    match.play("ann: meld Pottery")

    assert match.ann.pile(BLUE) == ["Pottery", "Genetics"]
    assert match.is_quiet


@pytest.mark.rule("innovation#draw")
def test_with_the_piles_of_four_five_and_six_empty_a_seven_is_drawn() -> None:
    match = scenario(
        ann=seat(board=["Navigation", "Tools"]),
        bob=seat(),
        only={4: [], 5: [], 6: []},
        decks={7: ["Bicycle"]},
    )

    match.play("ann: draw")

    assert match.ann.hand == ["Bicycle"]
    assert match.is_quiet


@pytest.mark.rule("innovation#achieve")
@pytest.mark.parametrize(
    ("score", "top", "offered"),
    [
        ([5, 5, 5], "Optics", [1, 2, 3]),
        ([5, 5, 4], "Optics", [1, 2]),  # fourteen points
        ([5, 5, 5], "Construction", [1, 2]),
        ([5, 5, 5], "Gunpowder", [1, 2, 3]),
    ],
)
def test_age_three_takes_fifteen_points_and_a_three(
    score: list[int], top: str, offered: list[int]
) -> None:
    match = scenario(ann=seat(board=[top], score=score), bob=seat())

    keys = match.asks("ann", CHOOSE_ACTION)

    assert [key for key in keys if key.startswith("achieve")] == [
        f"achieve:{age}" for age in offered
    ]
    assert match.is_quiet


@pytest.mark.rule("innovation#bonus")
def test_whoever_has_no_card_to_meld_has_gained_nothing() -> None:
    match = scenario(
        ann=seat(board=["Clothing"], hand=["Oars"]),
        bob=seat(board=["Agriculture"]),
        cid=seat(board=["The Wheel", "Masonry"]),
        decks={1: ["Tools"]},
    )

    match.play("ann: dogma Clothing")  # Bob and Cid have no colour that another board lacks

    assert match.bob.board == {"yellow": ["Agriculture"]}
    assert match.bob.score_pile == []
    assert match.ann.score_pile == ["Tools"]  # for red
    assert match.ann.hand == []  # and no bonus
    assert match.is_quiet


@pytest.mark.rule("innovation#values")
def test_two_sevens_and_three_fives_are_all_the_highest_or_the_three_highest() -> None:
    hand = ["Bicycle", "Lighting", "Coal", "Banking", "Physics"]
    match = scenario(
        ann=seat(board=["Explosives", "Machinery"], hand=hand),
        bob=seat(board=["Agriculture"], hand=["Tools"]),
        cid=seat(hand=["Railroad", "Evolution", "Chemistry", "Statistics", "Societies"]),
    )

    match.play("ann: dogma Explosives")  # Bob gives his only card, Cid the three highest
    assert match.asks("cid", GIVE_TO_HAND) == ["Chemistry", "Statistics", "Societies"]
    match.play("cid: Statistics")
    assert sorted(match.cid.hand) == ["Chemistry", "Societies"]

    match.play("ann: dogma Machinery")  # Cid, without leaves, gets all the highest: four sevens

    assert match.cid.hand_values == [7, 7, 7, 7]
    assert match.is_quiet


@pytest.mark.rule("innovation#transfer")
def test_nothing_is_transferred_in_place_of_a_value_that_is_not_there() -> None:
    match = scenario(
        ann=seat(board=["Mapmaking"]), bob=seat(score=["Calendar", "Optics"]), cid=seat(score=[1])
    )

    match.play("ann: dogma Mapmaking")

    assert match.bob.score_values == [2, 3]
    assert match.cid.score_values == []
    assert match.is_quiet


@pytest.mark.rule("innovation#end")
def test_nobody_wins_by_artificial_intelligence_while_several_have_no_points() -> None:
    match = scenario(
        ann=seat(board=["A.I.", "Software"]),
        bob=seat(board=["Robotics"]),
        cid=seat(),
        decks={10: ["Stem Cells"]},
    )

    match.play("ann: dogma A.I.")

    assert match.ann.points == 10
    assert match.bob.points == match.cid.points == 0
    assert not match.over
    assert match.is_quiet


@cache
def functions_in(file: Path) -> dict[str, str]:
    text = file.read_text("utf-8")
    lines = text.splitlines()
    return {
        node.name: "\n".join(lines[node.lineno - 1 : node.end_lineno])
        for node in ast.parse(text).body
        if isinstance(node, ast.AsyncFunctionDef | ast.FunctionDef)
    }


def source_of(rule: Callable[..., Any]) -> str:
    """The text of a rule, which a compiled one does not know itself."""
    file = Path(ct.__file__).parents[1] / rule.__code__.co_filename
    return functions_in(file)[rule.__name__]


@pytest.mark.rule("innovation#end")
def test_only_cards_of_the_ages_eight_nine_and_ten_name_a_winner() -> None:
    naming = {
        card
        for card in BOX
        for edition in EDITIONS
        for effect in card.effects_in(edition)
        if ".win(" in source_of(effect.rule)
    }

    assert sorted((card.age, card.name) for card in naming) == [
        *((8, "Empiricism"), (9, "Collaboration"), (10, "A.I."), (10, "Bioengineering")),
        *((10, "Globalization"), (10, "Self Service")),
    ]


@pytest.mark.rule("innovation#draw")
def test_the_second_action_of_the_worked_turn_draws_a_six_for_want_of_fives() -> None:
    match = scenario(
        ann=seat(board=["Banking > Compass, right", "Chemistry > Evolution > Calendar, right"]),
        bob=seat(),
        only={5: []},
        decks={6: ["Canning"]},
        actions=1,
    )

    match.play("ann: draw")

    assert match.ann.hand == ["Canning"]
    assert match.ann.splay(GREEN) == "right"
    assert match.is_quiet
