"""Cards that carry out other cards: no demand, no sharing, and wins from deep inside."""

from __future__ import annotations

import pytest

from chronotable.games.innovation.card import GREEN, LIGHTBULB, PURPLE, RED
from chronotable.games.innovation.prompts import (
    EXECUTE_CARD,
    MELD_CARD,
    RETURN_TOP,
    USE_EFFECT,
)
from chronotable.testing.innovation import scenario, seat


@pytest.mark.rule("innovation#nested")
def test_a_card_that_only_demands_just_lies_there() -> None:
    """F1."""
    match = scenario(
        ann=seat(board=["Computers"]),
        bob=seat(score=[1, 2, 3]),
        decks={10: ["Databases"]},
    )

    match.play("ann: dogma Computers")

    assert match.ann.pile(GREEN) == ["Databases"]
    assert match.bob.score_values == [1, 2, 3]
    assert match.is_quiet


@pytest.mark.rule("innovation#nested")
def test_self_service_found_by_computers_may_serve_computers_again() -> None:
    """F2."""
    match = scenario(
        ann=seat(board=["Computers", "Oars"], claimed=[1]),
        bob=seat(),
        decks={10: ["Self Service", "Databases"]},
    )

    match.play("ann: dogma Computers")
    assert match.asks("ann", EXECUTE_CARD) == ["Computers", "Oars"]
    match.play("ann: Computers")

    assert match.ann.pile(GREEN) == ["Databases", "Self Service"]
    assert (match.winners, match.reason) == (["ann"], "self_service")  # its second effect


@pytest.mark.rule("innovation#nested")
def test_robotics_scores_green_before_it_melds() -> None:
    """F3."""
    match = scenario(
        ann=seat(board=["Robotics", "Collaboration"]),
        bob=seat(),
        decks={10: ["A.I.", "Databases"]},
    )

    match.play("ann: dogma Robotics")

    assert match.ann.score_pile == ["Collaboration", "Databases"]
    assert match.ann.board == {"red": ["Robotics"], "purple": ["A.I."]}
    assert match.is_quiet


@pytest.mark.rule("innovation#nested")
@pytest.mark.parametrize("card", ["Gunpowder", "The Pirate Code", "Vaccination"])
def test_an_effect_that_looks_back_at_a_demand_finds_none(card: str) -> None:
    """F15."""
    match = scenario(
        ann=seat(board=["Self Service", card]),
        bob=seat(board=["Oars"], score=[1, 2, 3]),
    )

    match.play("ann: dogma Self Service")

    assert match.bob.score_values == [1, 2, 3]
    assert match.bob.top_cards == ["Oars"]
    assert sorted(match.ann.top_cards) == sorted(["Self Service", card])
    assert match.ann.score_pile == []
    assert match.is_quiet


@pytest.mark.rule("innovation#nested")
def test_satellites_may_launch_fission_and_only_split_a_card() -> None:
    """F16."""
    match = scenario(
        ann=seat(board=["Satellites", "Tools"]),
        bob=seat(board=["Oars > Archery"]),
        decks={9: ["Fission", "Genetics", "Ecology"]},
        only={8: []},
    )

    match.play("ann: dogma Satellites")
    assert match.asks("ann", MELD_CARD) == ["Fission", "Genetics", "Ecology"]
    match.play("ann: Fission")
    assert match.asks("ann", RETURN_TOP) == ["Tools", "Satellites", "Oars"]
    match.play("ann: Oars")

    assert match.bob.pile(RED) == ["Archery"]
    assert match.bob.hand == []  # nobody had to draw a 10
    assert match.ann.hand == ["Genetics", "Ecology"]
    assert match.is_quiet


@pytest.mark.rule("innovation#nested")
def test_satellites_may_launch_rocketry_alone() -> None:
    """F17."""
    match = scenario(
        ann=seat(board=["Satellites"]),
        bob=seat(board=["Databases"], score=["Tools"], hand=[]),
        cid=seat(score=["Calendar"]),
        decks={8: ["Flight", "Mobility", "Socialism", "Rocketry", "Empiricism", "Antibiotics"]},
    )

    match.play("ann: dogma Satellites")  # Bob shares it, with 8s of his own
    assert match.asks("bob", MELD_CARD) == ["Flight", "Mobility", "Socialism"]
    match.play("bob: Mobility")
    match.play("ann: Rocketry")  # six clocks return three cards, and there are but two

    assert match.bob.score_pile == match.cid.score_pile == []
    assert match.is_quiet


@pytest.mark.rule("innovation#end")
def test_a_sharer_may_win_by_empiricism_on_another_turn() -> None:
    """F18."""
    bulbs = "Evolution > Atomic Theory > Physics > Experimentation > Printing Press > Tools, up"
    match = scenario(
        ann=seat(board=["Empiricism"]),
        bob=seat(board=[bulbs, "Classification > Measurement > Invention > Paper, up"]),
        decks={9: ["Services"]},
    )

    match.play("ann: dogma Empiricism", "bob: blue", "bob: red", "ann: blue", "ann: red")

    assert match.bob.count(LIGHTBULB) >= 20
    assert (match.winners, match.reason) == (["bob"], "empiricism")


TEN_GREENS = (
    "Collaboration > Sailing > Clothing > The Wheel > Currency > Mapmaking > Compass > Paper"
    " > Navigation > Invention"
)


@pytest.mark.rule("innovation#end")
def test_ten_green_cards_win_by_collaboration_covered_or_not() -> None:
    """F19."""
    match = scenario(
        ann=seat(board=[TEN_GREENS]),
        bob=seat(),
        decks={9: ["Genetics", "Fission"]},
    )

    match.play("ann: dogma Collaboration", "ann: Fission")

    assert match.bob.top_cards == ["Genetics"]
    assert (match.winners, match.reason) == (["ann"], "collaboration")


def test_a_sharer_with_ten_green_cards_is_looked_at_first() -> None:
    """F19."""
    match = scenario(
        ann=seat(board=["Collaboration"]),
        bob=seat(board=[TEN_GREENS.replace("Collaboration", "Self Service")]),
        decks={9: ["Genetics", "Fission"]},
    )

    match.play("ann: dogma Collaboration")

    assert (match.winners, match.reason) == (["bob"], "collaboration")


def test_the_last_ten_taken_by_a_sharer_ends_the_game_for_the_next_draw() -> None:
    """F20."""
    match = scenario(
        ann=seat(board=["Computers"], score=[2]),
        bob=seat(board=["Quantum Theory"], score=[1]),
        only={10: ["Databases"]},
    )

    match.play("ann: dogma Computers")

    assert match.bob.pile(GREEN) == ["Databases"]
    assert (match.winners, match.reason) == (["ann"], "score")


@pytest.mark.rule("innovation#nested")
def test_what_a_sharer_changes_inside_a_nested_card_earns_the_bonus() -> None:
    match = scenario(
        ann=seat(board=["Self Service", "Tools"]),
        bob=seat(board=["Enterprise", "Writing"]),
        decks={2: ["Calendar"], 10: ["Databases"]},
    )

    match.play("ann: dogma Self Service", "bob: Writing")

    assert match.bob.hand == ["Calendar"]
    assert match.ann.hand == ["Databases"]  # one bonus, as high as Self Service
    assert match.is_quiet


@pytest.mark.rule("innovation#nested")
def test_cards_nest_as_deep_as_they_are_drawn() -> None:
    match = scenario(
        ann=seat(board=["Computers"], hand=["Oars"]),
        bob=seat(),
        decks={10: ["Robotics", "Software", "Databases", "Globalization", "Stem Cells"]},
    )

    # Computers, Robotics, Software, and the second card of Software: Stem Cells.
    match.play("ann: dogma Computers")
    assert match.asks("ann", USE_EFFECT) == ["yes", "no"]
    match.play("ann: yes")

    assert match.ann.score_pile == ["Databases", "Oars"]
    assert match.ann.top_cards == ["Software", "Robotics", "Stem Cells"]
    assert match.is_quiet


@pytest.mark.rule("innovation#nested")
def test_the_outer_card_goes_on_after_the_inner_one() -> None:
    match = scenario(
        ann=seat(board=["Self Service", "The Internet"], claimed=[1]),
        bob=seat(),
        decks={10: ["Globalization", "Stem Cells"]},
    )

    match.play("ann: dogma Self Service")

    assert match.ann.score_pile == ["Globalization"]
    assert match.ann.board["yellow"] == ["Stem Cells"]
    assert match.ann.pile(PURPLE) == ["The Internet"]
    assert (match.winners, match.reason) == (["ann"], "self_service")
