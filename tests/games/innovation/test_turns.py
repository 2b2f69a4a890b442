"""The turn: how many actions, and what draw, meld, dogma and achieve allow."""

from __future__ import annotations

import pytest

from chronotable.games.innovation.card import BLUE, GREEN, RED
from chronotable.games.innovation.prompts import CHOOSE_ACTION
from chronotable.testing.innovation import opening, scenario, seat


@pytest.mark.rule("innovation#first-player")
def test_with_two_players_the_first_begins_with_one_action() -> None:
    match = opening(ann=["Oars", "Masonry"], bob=["Archery", "Tools"])
    match.play("ann: Oars", "bob: Archery")

    match.play("ann: draw")
    match.play("bob: draw", "bob: draw")
    match.play("ann: draw", "ann: draw")

    assert match.asks("bob", CHOOSE_ACTION)
    assert match.is_quiet


@pytest.mark.rule("innovation#first-player")
def test_with_three_players_the_first_begins_with_one_action() -> None:
    """A2."""
    match = opening(ann=["Oars", "Masonry"], bob=["Archery", "Tools"], cid=["Pottery", "Sailing"])
    match.play("ann: Oars", "bob: Archery", "cid: Pottery")

    match.play("ann: draw")
    match.play("bob: draw", "bob: draw", "cid: draw", "cid: draw")
    match.play("ann: draw", "ann: draw", "bob: draw", "bob: draw")

    assert match.asks("cid", CHOOSE_ACTION)
    assert match.is_quiet


@pytest.mark.rule("innovation#first-player")
def test_with_four_players_the_first_two_begin_with_one_action_each() -> None:
    """A3."""
    match = opening(
        ann=["Writing", "Masonry"],
        bob=["Oars", "Tools"],
        cid=["Archery", "Sailing"],
        dan=["Pottery", "The Wheel"],
    )
    match.play("ann: Writing", "bob: Oars", "cid: Archery", "dan: Pottery")

    match.play("bob: draw", "cid: draw")
    match.play("dan: draw", "dan: draw", "ann: draw", "ann: draw")
    match.play("bob: draw", "bob: draw", "cid: draw", "cid: draw")

    assert match.asks("dan", CHOOSE_ACTION)
    assert match.is_quiet


@pytest.mark.rule("innovation#turn")
def test_actions_cannot_be_passed_up() -> None:
    match = scenario(ann=seat(board=["Oars"]), bob=seat())

    assert match.asks("ann", CHOOSE_ACTION) == ["draw", "dogma:red"]
    assert match.is_quiet


@pytest.mark.rule("innovation#turn")
def test_whoever_can_only_draw_is_not_asked() -> None:
    match = scenario(ann=seat(), bob=seat(board=["Tools"]), decks={1: ["Oars", "Sailing"]})

    assert match.asks("ann", CHOOSE_ACTION) == ["draw", "meld:oars"]  # the second action
    match.play("ann: meld Oars")

    assert match.asks("bob", CHOOSE_ACTION) == ["draw", "dogma:blue"]
    assert match.is_quiet


@pytest.mark.rule("innovation#turn")
def test_all_four_kinds_of_action_are_offered() -> None:
    match = scenario(
        ann=seat(board=["Oars", "Calendar"], hand=["Tools", "Machinery"], score=[5]),
        bob=seat(board=["Writing"], hand=["Sailing"]),
    )

    assert match.asks("ann", CHOOSE_ACTION) == [
        *("draw", "meld:tools", "meld:machinery", "dogma:blue", "dogma:red", "achieve:1"),
    ]
    assert match.is_quiet


# Draw


@pytest.mark.rule("innovation#draw")
def test_a_draw_is_as_high_as_the_highest_top_card() -> None:
    match = scenario(
        ann=seat(board=["Oars", "Navigation", "Calendar"]),
        bob=seat(board=["Robotics"]),
        decks={4: ["Anatomy"]},
    )

    match.play("ann: draw")

    assert match.ann.hand == ["Anatomy"]
    assert match.is_quiet


@pytest.mark.rule("innovation#draw")
def test_a_draw_skips_empty_piles_upwards() -> None:
    """A5."""
    match = scenario(
        ann=seat(board=["Navigation"]),
        bob=seat(),
        only={4: [], 5: [], 6: [], 7: ["Bicycle"]},
    )

    match.play("ann: draw")

    assert match.ann.hand == ["Bicycle"]
    assert match.is_quiet


@pytest.mark.rule("innovation#draw")
def test_a_covered_card_does_not_raise_the_draw() -> None:
    """A6."""
    match = scenario(
        ann=seat(board=["The Wheel > Mapmaking, left"]),
        bob=seat(),
        decks={1: ["Oars"]},
    )

    match.play("ann: draw")

    assert match.ann.hand == ["Oars"]
    assert match.is_quiet


@pytest.mark.rule("innovation#draw")
def test_an_empty_board_draws_a_one() -> None:
    """A7."""
    match = scenario(
        ann=seat(hand=["Databases"]), bob=seat(board=["Robotics"]), decks={1: ["Oars"]}
    )

    match.play("ann: draw")

    assert match.ann.hand == ["Databases", "Oars"]
    assert match.is_quiet


def test_there_is_no_limit_to_a_hand() -> None:
    match = scenario(
        ann=seat(board=["The Wheel"], hand=[2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]),
        bob=seat(),
    )

    match.play("ann: dogma The Wheel")

    assert len(match.ann.hand) == 14
    assert match.is_quiet


# Meld


@pytest.mark.rule("innovation#meld")
def test_any_age_may_be_melded_over_any_age() -> None:
    match = scenario(
        ann=seat(board=["Navigation > Sailing, left"], hand=["Clothing", "Databases"]),
        bob=seat(),
    )

    match.play("ann: meld Databases", "ann: meld Clothing")

    assert match.ann.pile(GREEN) == ["Clothing", "Databases", "Navigation", "Sailing"]
    assert match.ann.splay(GREEN) == "left"
    assert match.is_quiet


# Dogma


@pytest.mark.rule("innovation#dogma", "innovation#turn")
def test_the_same_card_may_be_used_twice_in_a_turn() -> None:
    match = scenario(
        ann=seat(board=["Writing"]),
        bob=seat(board=["Oars"]),
        decks={2: ["Calendar", "Fermenting"]},
    )

    match.play("ann: dogma Writing", "ann: dogma Writing")

    assert match.ann.hand == ["Calendar", "Fermenting"]
    assert match.asks("bob", CHOOSE_ACTION)
    assert match.is_quiet


@pytest.mark.rule("innovation#dogma")
def test_a_dogma_may_be_used_for_nothing() -> None:
    match = scenario(ann=seat(board=["Agriculture"]), bob=seat())

    match.play("ann: dogma Agriculture")

    assert match.ann.score_pile == []
    assert match.asks("ann", CHOOSE_ACTION)
    assert match.is_quiet


@pytest.mark.rule("innovation#dogma")
def test_only_own_top_cards_can_be_used() -> None:
    match = scenario(
        ann=seat(board=["Tools > Writing"]),
        bob=seat(board=["Oars"]),
        decks={2: ["Calendar"]},
    )

    assert match.asks("ann", CHOOSE_ACTION) == ["draw", "dogma:blue"]
    match.play("ann: dogma Tools")  # not Writing, which is covered

    assert match.ann.hand == []
    assert match.is_quiet


@pytest.mark.rule("innovation#return")
def test_a_returned_card_revives_an_empty_pile() -> None:
    """A15."""
    match = scenario(
        ann=seat(board=["Mathematics"], hand=["Navigation"]),
        bob=seat(),
        decks={5: ["Coal"]},
        only={4: []},
    )

    match.play("ann: dogma Mathematics", "ann: Navigation")

    assert match.deck(4) == ["Navigation"]
    assert match.ann.pile(RED) == ["Coal"]
    assert match.ann.pile(BLUE) == ["Mathematics"]
    assert match.is_quiet


@pytest.mark.rule("innovation#score", "innovation#cards")
def test_a_scored_card_is_worth_its_value() -> None:
    match = scenario(
        ann=seat(board=["Agriculture"], hand=["Optics"], score=["Oars"]),
        bob=seat(),
        decks={4: ["Navigation"]},
    )

    match.play("ann: dogma Agriculture", "ann: Optics")  # a 3 returned scores a 4

    assert match.ann.score_pile == ["Oars", "Navigation"]
    assert match.ann.points == 1 + 4
    assert match.is_quiet


# Achieve


@pytest.mark.rule("innovation#achieve")
def test_achieving_needs_points_and_a_top_card_and_costs_neither() -> None:
    """A10."""
    match = scenario(
        ann=seat(board=["Calendar", "Fermenting", "Oars"], score=[10, 5]),
        bob=seat(),
    )
    assert match.asks("ann")[-2:] == ["achieve:1", "achieve:2"]  # no top card of 3

    match.play("ann: achieve 2")

    assert match.ann.achievements == [2]
    assert match.ann.points == 15
    assert match.available == [1, 3, 4, 5, 6, 7, 8, 9]
    assert match.asks("ann")[-1] == "achieve:1"
    assert match.is_quiet


@pytest.mark.rule("innovation#achieve")
def test_achieving_needs_five_points_for_each_age() -> None:
    """A11."""
    match = scenario(
        ann=seat(board=["Coal"], score=[10, 4]),
        bob=seat(),
    )

    assert match.asks("ann")[-2:] == ["achieve:1", "achieve:2"]

    match.play("ann: draw")
    assert match.is_quiet


@pytest.mark.rule("innovation#achieve")
def test_a_covered_card_is_too_low_to_achieve_with() -> None:
    match = scenario(
        ann=seat(board=["Oars > Coal, up"], score=[10, 10]),
        bob=seat(),
    )

    assert match.asks("ann")[-2:] == ["dogma:red", "achieve:1"]
    assert match.is_quiet


@pytest.mark.rule("innovation#achieve")
def test_each_achievement_can_be_claimed_once() -> None:
    match = scenario(
        ann=seat(board=["Calendar"], score=[10]),
        bob=seat(board=["Coal"], score=[10, 10], claimed=[1, 4]),
    )
    assert match.asks("ann")[-1] == "achieve:2"

    match.play("ann: achieve 2", "ann: draw")

    assert match.asks("bob")[-1] == "achieve:3"
    assert match.bob.achievements == [1, 4]
    assert match.is_quiet
