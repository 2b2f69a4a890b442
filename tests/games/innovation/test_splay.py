"""Icons and splay: what a covered card shows, and how a pile keeps its direction."""

from __future__ import annotations

import pytest

from chronotable.games.innovation.card import (
    BLUE,
    CASTLE,
    CLOCK,
    CROWN,
    FACTORY,
    GREEN,
    ICONS,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    YELLOW,
)
from chronotable.games.innovation.prompts import SPLAY_RIGHT
from chronotable.testing.innovation import scenario, seat


@pytest.mark.rule("innovation#splay")
@pytest.mark.parametrize(
    ("splay", "castles", "crowns"), [("none", 3, 0), ("left", 4, 0), ("right", 3, 1), ("up", 4, 2)]
)
def test_a_splay_shows_one_two_or_three_places_of_each_covered_card(
    splay: str, castles: int, crowns: int
) -> None:
    """B1."""
    match = scenario(ann=seat(board=[f"Mysticism > City States, {splay}"]), bob=seat())

    assert match.ann.count(CASTLE) == castles
    assert match.ann.count(CROWN) == crowns
    assert match.is_quiet


@pytest.mark.rule("innovation#cards", "innovation#splay")
@pytest.mark.parametrize(("splay", "leaves"), [("none", 0), ("left", 1), ("right", 1), ("up", 3)])
def test_the_hexagon_shows_no_icon(splay: str, leaves: int) -> None:
    """B2."""
    match = scenario(ann=seat(board=[f"Writing > Pottery, {splay}"]), bob=seat())

    assert match.ann.count(LEAF) == leaves
    assert match.is_quiet


@pytest.mark.rule("innovation#splay")
def test_the_rulebooks_sample_board_counts_to_the_last_icon() -> None:
    """B3."""
    match = scenario(
        ann=seat(
            board=[
                "Perspective > Agriculture, up",
                "Feudalism > City States, right",
                "Gunpowder > Construction > Oars, left",
                "Navigation > Compass",
                "Writing",
            ]
        ),
        bob=seat(),
    )

    assert {icon: match.ann.count(icon) for icon in ICONS} == {
        LIGHTBULB: 4,
        LEAF: 5,
        CASTLE: 4,
        CROWN: 6,
        FACTORY: 2,
        CLOCK: 0,
    }
    assert match.is_quiet


@pytest.mark.rule("innovation#innovation", "innovation#demand", "innovation#splay")
def test_the_rulebooks_banking_example_plays_out_to_the_last_icon() -> None:
    """B4."""
    match = scenario(
        ann=seat(board=["Banking > Compass", "Evolution > Calendar, right"]),
        bob=seat(board=["Chemistry"]),
        cid=seat(board=["Sailing > The Wheel"]),
        dan=seat(board=["Enterprise"]),
        decks={5: ["Coal", "Statistics"], 7: ["Bicycle"]},
    )
    assert [match.player(name).count(CROWN) for name in match.names] == [2, 0, 2, 3]
    assert [match.ann.count(icon) for icon in (LIGHTBULB, CROWN, FACTORY, LEAF)] == [3, 2, 1, 1]

    match.play("ann: dogma Banking")
    assert match.asks("cid", SPLAY_RIGHT) == ["green", "done"]
    match.play("cid: green")
    assert match.asks("ann", SPLAY_RIGHT) == ["green", "done"]  # Dan has nothing to splay
    match.play("ann: green")

    assert match.ann.pile(BLUE) == ["Chemistry", "Evolution", "Calendar"]
    assert match.ann.splay(BLUE) == "right"
    assert match.bob.board == {}
    assert match.bob.score_pile == ["Coal"]
    assert match.cid.splay(GREEN) == "right"
    assert match.ann.splay(GREEN) == "right"
    assert [match.ann.count(icon) for icon in (LIGHTBULB, CROWN, FACTORY, LEAF)] == [3, 3, 3, 1]
    assert match.ann.hand == ["Statistics"]  # one bonus: Chemistry has covered the 7
    assert match.is_quiet


@pytest.mark.rule("innovation#splay")
def test_a_pile_of_one_card_forgets_its_splay_for_good() -> None:
    """B5."""
    match = scenario(
        ann=seat(board=["City States", "Sailing"]),
        bob=seat(board=["Metalworking > Oars, left"], hand=["Archery"]),
        actions=1,
    )
    assert match.bob.count(CASTLE) == 4

    match.play("ann: dogma City States")
    assert match.ann.pile(RED) == ["Metalworking"]
    assert match.bob.splay(RED) == "none"
    match.play("bob: meld Archery")

    assert match.bob.pile(RED) == ["Archery", "Oars"]
    assert match.bob.splay(RED) == "none"
    assert match.bob.count(CASTLE) == 2
    assert match.is_quiet


@pytest.mark.rule("innovation#meld", "innovation#tuck", "innovation#splay")
def test_melded_and_tucked_cards_join_the_splay() -> None:
    """B6."""
    match = scenario(
        ann=seat(
            board=["Code of Laws", "Sailing > Clothing, right"], hand=["Navigation", "Currency"]
        ),
        bob=seat(),
    )

    match.play("ann: meld Navigation")
    assert match.ann.splay(GREEN) == "right"
    match.play("ann: dogma Code of Laws", "ann: Currency", "ann: done")

    assert match.ann.pile(GREEN) == ["Navigation", "Sailing", "Clothing", "Currency"]
    assert match.ann.splay(GREEN) == "right"
    # Navigation 3; Sailing 2, Clothing 1 and Currency 1 to the right; Code of Laws 2.
    assert match.ann.count(CROWN) == 9
    assert match.is_quiet


@pytest.mark.rule("innovation#splay")
def test_transferred_cards_join_the_splay() -> None:
    """B6."""
    match = scenario(
        ann=seat(board=["City States", "Sailing > Clothing, right"]),
        bob=seat(board=["The Wheel", "Tools"]),
    )

    match.play("ann: dogma City States", "bob: The Wheel")

    assert match.ann.pile(GREEN) == ["The Wheel", "Sailing", "Clothing"]
    assert match.ann.splay(GREEN) == "right"
    assert match.ann.count(CROWN) == 5
    assert match.is_quiet


@pytest.mark.rule("innovation#bonus", "innovation#splay")
def test_splaying_again_the_same_way_is_not_even_offered() -> None:
    """B7."""
    match = scenario(
        ann=seat(board=["Engineering"]),
        bob=seat(board=["Metalworking > Oars, left"]),
    )

    match.play("ann: dogma Engineering")

    assert match.bob.splay(RED) == "left"
    assert match.ann.hand == []  # no bonus
    assert match.is_quiet


@pytest.mark.rule("innovation#tuck")
def test_a_tucked_card_without_a_pile_begins_one() -> None:
    """B8."""
    match = scenario(
        ann=seat(board=["Monotheism"]),
        bob=seat(),
        decks={1: ["Agriculture"]},
    )

    match.play("ann: dogma Monotheism")

    assert match.ann.pile(YELLOW) == ["Agriculture"]
    assert "dogma:yellow" in match.asks("ann")
    assert match.is_quiet


@pytest.mark.rule("innovation#splay")
def test_a_pile_has_one_direction_at_a_time() -> None:
    """B9."""
    match = scenario(
        ann=seat(board=["Specialization", "Chemistry > Evolution > Calendar, right"]),
        bob=seat(),
    )
    assert [match.ann.count(icon) for icon in (LIGHTBULB, FACTORY)] == [3, 4]

    match.play("ann: dogma Specialization", "ann: blue")

    assert match.ann.splay(BLUE) == "up"
    # Chemistry 1, Evolution 2 and Calendar 1 lightbulbs; Calendar 2 leaves beside one more.
    assert [match.ann.count(icon) for icon in (LIGHTBULB, FACTORY, LEAF)] == [4, 4, 3]
    assert match.is_quiet


@pytest.mark.rule("innovation#splay")
def test_a_splay_outlives_cards_taken_off_as_long_as_two_are_left() -> None:
    match = scenario(
        ann=seat(board=["City States", "Sailing"]),
        bob=seat(board=["Mysticism > Monotheism > Philosophy, up"]),
    )

    match.play("ann: dogma City States")

    assert match.bob.pile(PURPLE) == ["Monotheism", "Philosophy"]
    assert match.bob.splay(PURPLE) == "up"
    assert match.bob.count(LIGHTBULB) == 3
    assert match.is_quiet
