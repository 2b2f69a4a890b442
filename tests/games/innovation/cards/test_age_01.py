"""The cards of age 1, one scenario for everyday use and one for each surprise."""

from __future__ import annotations

import pytest

from chronotable.games.innovation.card import (
    BLUE,
    CASTLE,
    CROWN,
    GREEN,
    LEAF,
    PURPLE,
    RED,
    YELLOW,
)
from chronotable.games.innovation.prompts import (
    GIVE_TO_BOARD,
    GIVE_TO_HAND,
    GIVE_TO_SCORE,
    MELD_CARD,
    RETURN_CARD,
    SPLAY_LEFT,
    TUCK_CARD,
)
from chronotable.testing.innovation import scenario, seat

# Pottery


def test_pottery_turns_three_cards_into_a_scored_three_and_draws_a_one() -> None:
    match = scenario(
        ann=seat(board=["Pottery"], hand=["Oars", "Calendar", "Tools", "Sailing"]),
        bob=seat(),
        decks={3: ["Optics"], 1: ["Writing"]},
    )

    match.play("ann: dogma Pottery", "ann: Oars", "ann: Calendar", "ann: Tools")

    assert match.ann.score_pile == ["Optics"]
    assert match.ann.hand == ["Sailing", "Writing"]
    assert match.deck(1)[-2:] == ["Oars", "Tools"]
    assert match.is_quiet


def test_pottery_scores_the_next_higher_card_if_its_pile_is_empty() -> None:
    """E1."""
    match = scenario(
        ann=seat(board=["Pottery"], hand=["Oars", "Tools", "Sailing"]),
        bob=seat(),
        decks={4: ["Colonialism"], 1: ["Writing"]},
        only={3: []},
    )

    match.play("ann: dogma Pottery", "ann: Oars", "ann: Tools", "ann: Sailing")

    assert match.ann.score_pile == ["Colonialism"]
    assert match.ann.hand == ["Writing"]
    assert match.is_quiet


def test_pottery_is_content_with_one_card() -> None:
    match = scenario(
        ann=seat(board=["Pottery"], hand=["Services", "Oars"]),
        bob=seat(),
        decks={1: ["Writing", "Tools"]},
    )

    match.play("ann: dogma Pottery", "ann: Services", "ann: done")

    assert match.ann.score_pile == ["Writing"]
    assert match.ann.hand == ["Oars", "Tools"]
    assert match.is_quiet


def test_pottery_draws_its_one_even_if_nothing_was_fired() -> None:
    match = scenario(
        ann=seat(board=["Pottery"], hand=["Oars"]),
        bob=seat(),
        decks={1: ["Writing"]},
    )

    match.play("ann: dogma Pottery", "ann: done")

    assert match.ann.score_pile == []
    assert match.ann.hand == ["Oars", "Writing"]
    assert match.is_quiet


# Tools


def test_tools_melds_a_three_for_three_cards() -> None:
    match = scenario(
        ann=seat(board=["Tools"], hand=["Oars", "Archery", "Calendar", "Sailing"]),
        bob=seat(),
        decks={3: ["Paper"]},
    )

    match.play("ann: dogma Tools")
    assert match.asks("ann", RETURN_CARD)[-1] == "done"
    match.play("ann: Oars")
    assert match.asks("ann", RETURN_CARD) == ["Archery", "Calendar", "Sailing"]  # no way back
    match.play("ann: Archery", "ann: Calendar")

    assert match.ann.board == {"blue": ["Tools"], "green": ["Paper"]}
    assert match.ann.hand == ["Sailing"]
    assert match.is_quiet


def test_tools_cannot_be_begun_with_two_cards_but_a_three_can_be_broken() -> None:
    """E2."""
    match = scenario(
        ann=seat(board=["Tools"], hand=["Optics", "Oars"]),
        bob=seat(),
        decks={1: ["Writing", "Sailing", "Clothing"]},
    )

    match.play("ann: dogma Tools")
    assert match.asks("ann", RETURN_CARD) == ["Optics", "done"]
    match.play("ann: Optics")

    assert match.ann.hand == ["Oars", "Writing", "Sailing", "Clothing"]
    assert match.ann.board == {"blue": ["Tools"]}  # drawn, not melded
    assert match.is_quiet


def test_tools_does_not_break_the_three_it_has_just_melded() -> None:
    match = scenario(
        ann=seat(board=["Tools"], hand=["Oars", "Archery", "Calendar"]),
        bob=seat(),
        decks={3: ["Paper"]},
    )

    match.play("ann: dogma Tools", "ann: Oars", "ann: Archery")

    assert match.ann.pile(GREEN) == ["Paper"]
    assert match.ann.hand == []
    assert match.is_quiet


def test_tools_may_be_left_in_the_shed() -> None:
    match = scenario(
        ann=seat(board=["Tools"], hand=["Oars", "Archery", "Optics"]),
        bob=seat(),
    )

    match.play("ann: dogma Tools", "ann: done", "ann: done")

    assert match.ann.hand == ["Oars", "Archery", "Optics"]
    assert match.is_quiet


# Writing


def test_writing_draws_a_two_however_advanced_the_board_is() -> None:
    match = scenario(
        ann=seat(board=["Writing", "Robotics"]),
        bob=seat(),
        decks={2: ["Calendar"]},
    )

    match.play("ann: dogma Writing")

    assert match.ann.hand == ["Calendar"]
    assert match.is_quiet


@pytest.mark.rule("innovation#draw")
def test_writing_draws_a_three_when_there_are_no_twos() -> None:
    match = scenario(
        ann=seat(board=["Writing"]),
        bob=seat(),
        decks={3: ["Compass"]},
        only={2: []},
    )

    match.play("ann: dogma Writing")

    assert match.ann.hand == ["Compass"]
    assert match.is_quiet


# Archery


def test_archery_takes_the_highest_card_and_leaves_the_new_one() -> None:
    """D4."""
    match = scenario(
        ann=seat(board=["Archery"]),
        bob=seat(hand=["Optics"]),
        decks={1: ["Writing"]},
    )

    match.play("ann: dogma Archery")

    assert match.ann.hand == ["Optics"]
    assert match.bob.hand == ["Writing"]
    assert match.is_quiet


def test_archery_takes_the_card_just_drawn_from_an_empty_hand() -> None:
    """D4."""
    match = scenario(
        ann=seat(board=["Archery"]),
        bob=seat(),
        decks={1: ["Writing"]},
    )

    match.play("ann: dogma Archery")

    assert match.ann.hand == ["Writing"]
    assert match.bob.hand == []
    assert match.is_quiet


@pytest.mark.rule("innovation#demand")
def test_archery_lets_the_victim_choose_among_equals() -> None:
    match = scenario(
        ann=seat(board=["Archery"]),
        bob=seat(hand=["Tools", "Pottery"]),
        decks={1: ["Writing"]},
    )

    match.play("ann: dogma Archery")
    assert match.asks("bob", GIVE_TO_HAND) == ["Tools", "Pottery", "Writing"]
    match.play("bob: Pottery")

    assert match.ann.hand == ["Pottery"]
    assert match.bob.hand == ["Tools", "Writing"]
    assert match.is_quiet


@pytest.mark.rule("innovation#demand")
def test_archery_is_no_threat_to_as_many_castles() -> None:
    match = scenario(
        ann=seat(board=["Archery"]),
        bob=seat(board=["Oars"], hand=["Optics"]),
        cid=seat(board=["Tools"], hand=["Calendar"]),
        decks={1: ["Writing"]},
    )

    match.play("ann: dogma Archery")

    assert match.bob.hand == ["Optics"]
    assert match.cid.hand == ["Writing"]
    assert match.ann.hand == ["Calendar"]
    assert match.is_quiet


# Metalworking


def test_metalworking_scores_castles_until_a_card_shows_none() -> None:
    match = scenario(
        ann=seat(board=["Metalworking"]),
        bob=seat(),
        decks={1: ["Tools", "Archery", "Sailing", "Oars"]},
    )

    match.play("ann: dogma Metalworking")

    assert match.ann.score_pile == ["Tools", "Archery"]
    assert match.ann.hand == ["Sailing"]
    assert match.deck(1)[0] == "Oars"
    assert match.is_quiet


def test_metalworking_can_forge_a_monument() -> None:
    """E5."""
    match = scenario(
        ann=seat(board=["Metalworking"]),
        bob=seat(),
        decks={
            1: [
                *("Archery", "Oars", "Domestication", "Masonry", "Mysticism", "The Wheel"),
                "Writing",
            ]
        },
    )

    match.play("ann: dogma Metalworking")

    assert match.ann.score_values == [1, 1, 1, 1, 1, 1]
    assert match.ann.hand == ["Writing"]
    assert match.ann.achievements == ["monument"]
    assert match.is_quiet


def test_metalworking_goes_on_with_higher_piles_when_the_ones_run_dry() -> None:
    match = scenario(
        ann=seat(board=["Metalworking"]),
        bob=seat(),
        decks={2: ["Construction", "Calendar"]},
        only={1: ["Oars"]},
    )

    match.play("ann: dogma Metalworking")

    assert match.ann.score_pile == ["Oars", "Construction"]
    assert match.ann.hand == ["Calendar"]
    assert match.is_quiet


def test_metalworking_shows_everybody_what_it_scores() -> None:
    match = scenario(
        ann=seat(board=["Metalworking"], hand=["Pottery"], score=["Tools"]),
        bob=seat(),
        decks={1: ["Archery", "Sailing"]},
    )

    match.play("ann: dogma Metalworking")

    assert match.seen("bob", "ann", "score") == [1, "Archery"]
    assert match.seen("bob", "ann", "hand") == [1, "Sailing"]
    assert match.is_quiet


# Oars


def test_oars_takes_one_crown_card_and_nobody_draws_for_want_of_one() -> None:
    """D1."""
    match = scenario(
        ann=seat(board=["Oars"]),
        bob=seat(board=["Writing"], hand=["Clothing", "Sailing", "Masonry"]),
        decks={1: ["Code of Laws", "Archery"]},
    )

    match.play("ann: dogma Oars")
    assert match.asks("bob", GIVE_TO_SCORE) == ["Clothing", "Sailing"]
    match.play("bob: Clothing")

    assert match.ann.score_pile == ["Clothing"]
    assert match.bob.hand == ["Sailing", "Masonry", "Code of Laws"]
    assert match.ann.hand == []
    assert match.is_quiet


def test_oars_consoles_its_owner_and_a_sharer_when_nobody_had_a_crown() -> None:
    """D2."""
    match = scenario(
        ann=seat(board=["Oars"]),
        bob=seat(hand=["Masonry"]),
        cid=seat(board=["Archery"], hand=["Clothing"]),
        decks={1: ["Pottery", "Tools", "Sailing"]},
    )

    match.play("ann: dogma Oars")

    assert match.bob.hand == ["Masonry"]
    assert match.cid.hand == ["Clothing", "Pottery"]  # shares, so its crown is safe
    assert match.ann.hand == ["Tools", "Sailing"]  # the draw, then the bonus for sharing
    assert match.ann.score_pile == []
    assert match.is_quiet


def test_oars_draws_for_nobody_once_a_single_victim_has_paid() -> None:
    """D3."""
    match = scenario(
        ann=seat(board=["Oars"]),
        bob=seat(hand=["Masonry"]),
        cid=seat(hand=["Clothing"]),
        dan=seat(board=["Archery"]),
        decks={1: ["Pottery", "Tools"]},
    )

    match.play("ann: dogma Oars")

    assert match.ann.score_pile == ["Clothing"]
    assert match.cid.hand == ["Pottery"]
    assert match.ann.hand == []
    assert match.dan.hand == []
    assert match.deck(1)[0] == "Tools"
    assert match.is_quiet


@pytest.mark.rule("innovation#editions")
def test_oars_of_the_third_edition_rows_on_while_there_are_crowns() -> None:
    match = scenario(
        ann=seat(board=["Oars"]),
        bob=seat(hand=["Clothing", "Sailing", "Masonry"]),
        decks={1: ["Code of Laws", "Pottery", "Tools", "Archery"]},
        cards="third",
    )

    match.play("ann: dogma Oars", "bob: Clothing")
    assert match.asks("bob", GIVE_TO_SCORE) == ["Sailing", "Code of Laws"]
    match.play("bob: Sailing")

    assert match.ann.score_pile == ["Clothing", "Sailing", "Code of Laws"]
    assert match.bob.hand == ["Masonry", "Pottery", "Tools"]
    assert match.ann.hand == []
    assert match.is_quiet


def test_cards_taken_with_oars_were_not_scored() -> None:
    match = scenario(
        ann=seat(board=["Oars"], scored=5),
        bob=seat(hand=["Clothing"]),
    )

    match.play("ann: dogma Oars")

    assert match.ann.score_pile == ["Clothing"]
    assert match.ann.achievements == []
    assert match.is_quiet


# Clothing


def test_clothing_melds_a_new_color_and_scores_those_that_nobody_else_has() -> None:
    match = scenario(
        ann=seat(board=["Clothing"], hand=["Sailing", "Masonry", "Tools"]),
        bob=seat(board=["Writing"]),
        decks={1: ["Pottery", "Archery"]},
    )

    match.play("ann: dogma Clothing")
    assert match.asks("ann", MELD_CARD) == ["Masonry", "Tools"]  # green is worn already
    match.play("ann: Masonry")

    assert match.ann.board == {"green": ["Clothing"], "yellow": ["Masonry"]}
    assert match.ann.score_pile == ["Pottery", "Archery"]
    assert match.ann.hand == ["Sailing", "Tools"]
    assert match.is_quiet


def test_clothing_looks_at_all_other_boards_together() -> None:
    """E7."""
    match = scenario(
        ann=seat(board=["Clothing", "Agriculture"]),
        bob=seat(board=["The Wheel"]),
        cid=seat(board=["Oars"]),
        decks={1: ["Pottery"]},
    )

    match.play("ann: dogma Clothing")

    assert match.ann.score_pile == ["Pottery"]  # for yellow alone
    assert match.is_quiet


def test_clothing_must_be_worn_by_a_sharer_who_can() -> None:
    match = scenario(
        ann=seat(board=["Clothing"]),
        bob=seat(board=["Agriculture"], hand=["Robotics"]),
        decks={1: ["Pottery", "Tools", "Oars", "Writing"]},
    )

    match.play("ann: dogma Clothing")

    assert match.bob.board == {"red": ["Robotics"], "yellow": ["Agriculture"]}
    assert match.bob.score_pile == ["Pottery", "Tools"]
    assert match.ann.score_pile == ["Oars"]
    assert match.ann.hand == ["Writing"]
    assert match.is_quiet


# Sailing


def test_sailing_melds_what_it_draws_without_a_choice() -> None:
    match = scenario(
        ann=seat(board=["Sailing", "Perspective"]),
        bob=seat(),
        decks={1: ["Masonry"]},
    )

    match.play("ann: dogma Sailing")

    assert match.ann.pile(YELLOW) == ["Masonry", "Perspective"]
    assert match.ann.hand == []
    assert match.is_quiet


def test_sailing_may_cover_itself() -> None:
    match = scenario(
        ann=seat(board=["Sailing"]),
        bob=seat(board=["Currency"]),
        decks={1: ["Pottery", "Clothing"], 2: ["Calendar"]},
    )

    match.play("ann: dogma Sailing")

    assert match.bob.pile(BLUE) == ["Pottery"]
    assert match.ann.pile(GREEN) == ["Clothing", "Sailing"]
    assert len(match.ann.hand) == 1  # the bonus
    assert match.is_quiet


# The Wheel


def test_the_wheel_draws_two_ones() -> None:
    match = scenario(
        ann=seat(board=["The Wheel", "Robotics"]),
        bob=seat(),
        decks={1: ["Pottery", "Clothing"]},
    )

    match.play("ann: dogma The Wheel")

    assert match.ann.hand == ["Pottery", "Clothing"]
    assert match.is_quiet


def test_the_wheel_takes_its_second_card_from_the_next_pile_if_it_must() -> None:
    match = scenario(
        ann=seat(board=["The Wheel"]),
        bob=seat(),
        decks={2: ["Calendar"]},
        only={1: ["Pottery"]},
    )

    match.play("ann: dogma The Wheel")

    assert match.ann.hand == ["Pottery", "Calendar"]
    assert match.is_quiet


# Agriculture


def test_agriculture_scores_a_card_one_higher_than_the_one_returned() -> None:
    match = scenario(
        ann=seat(board=["Agriculture"], hand=["Optics", "Oars"]),
        bob=seat(),
        decks={4: ["Navigation"]},
    )

    match.play("ann: dogma Agriculture", "ann: Optics")

    assert match.ann.score_pile == ["Navigation"]
    assert match.ann.hand == ["Oars"]
    assert match.deck(3)[-1] == "Optics"
    assert match.is_quiet


@pytest.mark.rule("innovation#effects")
def test_agriculture_may_lie_fallow() -> None:
    match = scenario(
        ann=seat(board=["Agriculture"], hand=["Optics"]),
        bob=seat(),
    )

    match.play("ann: dogma Agriculture", "ann: done")

    assert match.ann.hand == ["Optics"]
    assert match.ann.score_pile == []
    assert match.is_quiet


def test_agriculture_skips_empty_piles() -> None:
    match = scenario(
        ann=seat(board=["Agriculture"], hand=["Oars"]),
        bob=seat(),
        only={2: [], 3: ["Optics"]},
    )

    match.play("ann: dogma Agriculture", "ann: Oars")

    assert match.ann.score_pile == ["Optics"]
    assert match.is_quiet


# Domestication


def test_domestication_melds_the_lowest_card_and_draws() -> None:
    match = scenario(
        ann=seat(board=["Domestication"], hand=["Optics", "Calendar", "Navigation"]),
        bob=seat(),
        decks={1: ["Oars"]},
    )

    match.play("ann: dogma Domestication")

    assert match.ann.pile(BLUE) == ["Calendar"]
    assert match.ann.hand == ["Optics", "Navigation", "Oars"]
    assert match.is_quiet


def test_domestication_leaves_the_choice_among_equally_low_cards() -> None:
    match = scenario(
        ann=seat(board=["Domestication"], hand=["Tools", "Calendar", "Masonry"]),
        bob=seat(),
        decks={1: ["Oars"]},
    )

    match.play("ann: dogma Domestication")
    assert match.asks("ann", MELD_CARD) == ["Tools", "Masonry"]
    match.play("ann: Masonry")

    assert match.ann.pile(YELLOW) == ["Masonry", "Domestication"]
    assert match.ann.hand == ["Tools", "Calendar", "Oars"]
    assert match.is_quiet


def test_domestication_draws_even_with_nothing_to_meld() -> None:
    match = scenario(
        ann=seat(board=["Domestication"]),
        bob=seat(),
        decks={1: ["Oars"]},
    )

    match.play("ann: dogma Domestication")

    assert match.ann.hand == ["Oars"]
    assert match.ann.board == {"yellow": ["Domestication"]}
    assert match.is_quiet


# Masonry


def test_masonry_melds_as_many_castles_as_wanted_in_any_order() -> None:
    match = scenario(
        ann=seat(board=["Masonry"], hand=["Archery", "Oars", "Sailing", "Tools"]),
        bob=seat(),
    )

    match.play("ann: dogma Masonry")
    assert match.asks("ann", MELD_CARD) == ["Archery", "Oars", "Tools", "done"]
    match.play("ann: Oars", "ann: Archery", "ann: done")

    assert match.ann.pile(RED) == ["Archery", "Oars"]
    assert match.ann.hand == ["Sailing", "Tools"]
    assert match.ann.achievements == []
    assert match.is_quiet


def test_masonry_builds_a_monument_from_four_castle_cards() -> None:
    """E3."""
    match = scenario(
        ann=seat(board=["Masonry"], hand=["Archery", "Oars", "Mysticism", "The Wheel"]),
        bob=seat(),
    )

    match.play("ann: dogma Masonry")
    match.play("ann: Archery", "ann: Oars", "ann: Mysticism", "ann: The Wheel")

    assert match.ann.achievements == ["monument"]
    assert match.ann.hand == []
    assert match.is_quiet


def test_masonry_does_not_add_up_what_two_actions_melded() -> None:
    """E3."""
    match = scenario(
        ann=seat(board=["Masonry"], hand=["Archery", "Oars", "Mysticism", "The Wheel"]),
        bob=seat(),
    )

    match.play("ann: dogma Masonry")
    match.play("ann: Archery", "ann: Oars", "ann: Mysticism", "ann: done")
    match.play("ann: dogma Masonry", "ann: The Wheel")

    assert match.ann.hand == []
    assert match.ann.achievements == []
    assert match.is_quiet


def test_masonry_gives_the_monument_to_a_sharer_who_builds_first() -> None:
    """E4."""
    match = scenario(
        ann=seat(board=["Masonry"], hand=["Archery", "Oars", "Mysticism", "The Wheel"]),
        bob=seat(
            board=["Metalworking"], hand=["Tools", "City States", "Construction", "Domestication"]
        ),
        decks={1: ["Pottery"]},
    )

    match.play("ann: dogma Masonry")
    match.play("bob: Tools", "bob: City States", "bob: Construction", "bob: Domestication")
    match.play("ann: Archery", "ann: Oars", "ann: Mysticism", "ann: The Wheel")

    assert match.bob.achievements == ["monument"]
    assert match.ann.achievements == []
    assert match.ann.hand == ["Pottery"]  # the bonus for sharing
    assert match.is_quiet


# City States


def test_city_states_annexes_a_castle_and_the_victim_scores_a_one() -> None:
    """D5."""
    match = scenario(
        ann=seat(board=["City States", "Sailing"]),
        bob=seat(board=["Archery", "Mysticism"]),
        decks={1: ["Pottery"]},
    )
    assert match.ann.count(CROWN) == 4
    assert (match.bob.count(CASTLE), match.bob.count(CROWN)) == (5, 0)

    match.play("ann: dogma City States")
    assert match.asks("bob", GIVE_TO_BOARD) == ["Archery", "Mysticism"]
    match.play("bob: Mysticism")

    assert match.ann.pile(PURPLE) == ["Mysticism", "City States"]
    assert match.bob.board == {"red": ["Archery"]}
    assert match.bob.score_pile == ["Pottery"]
    assert match.bob.hand == []
    assert match.is_quiet


@pytest.mark.rule("innovation#editions")
@pytest.mark.parametrize("cards", ["first", "third"])
def test_city_states_of_the_english_editions_lets_the_victim_draw_a_one(cards: str) -> None:
    """D5."""
    match = scenario(
        ann=seat(board=["City States", "Sailing"]),
        bob=seat(board=["Archery", "Mysticism"]),
        decks={1: ["Pottery"]},
        cards=cards,
    )

    match.play("ann: dogma City States", "bob: Archery")

    assert match.ann.pile(RED) == ["Archery"]
    assert match.bob.hand == ["Pottery"]
    assert match.bob.score_pile == []
    assert match.is_quiet


def test_city_states_leaves_a_town_of_three_castles_alone() -> None:
    """D6."""
    match = scenario(
        ann=seat(board=["City States"]),
        bob=seat(board=["Mysticism"]),
    )

    match.play("ann: dogma City States")

    assert match.bob.board == {"purple": ["Mysticism"]}
    assert match.bob.score_pile == match.bob.hand == []
    assert match.is_quiet


def test_city_states_counts_castles_that_a_splay_shows() -> None:
    match = scenario(
        ann=seat(board=["City States"]),
        bob=seat(board=["Metalworking > Construction, left"]),
        decks={1: ["Pottery"]},
    )
    assert match.bob.count(CASTLE) == 4

    match.play("ann: dogma City States")

    assert match.ann.pile(RED) == ["Metalworking"]
    assert match.bob.pile(RED) == ["Construction"]
    assert match.bob.score_pile == ["Pottery"]
    assert match.is_quiet


def test_city_states_takes_nothing_if_all_castles_are_covered() -> None:
    match = scenario(
        ann=seat(board=["City States", "Sailing"]),
        bob=seat(board=["Coal > Metalworking > Construction > Road Building, right"]),
    )
    assert match.bob.count(CASTLE) >= 4

    match.play("ann: dogma City States")

    assert match.bob.pile(RED)[0] == "Coal"
    assert match.bob.score_pile == match.bob.hand == []
    assert match.is_quiet


# Code of Laws


def test_code_of_laws_tucks_a_card_and_splays_its_color() -> None:
    """E8."""
    match = scenario(
        ann=seat(board=["Code of Laws"], hand=["Mysticism", "Oars"]),
        bob=seat(),
    )

    match.play("ann: dogma Code of Laws")
    assert match.asks("ann", TUCK_CARD) == ["Mysticism", "done"]  # there is no red pile
    match.play("ann: Mysticism")
    assert match.asks("ann", SPLAY_LEFT) == ["purple", "done"]
    match.play("ann: purple")

    assert match.ann.pile(PURPLE) == ["Code of Laws", "Mysticism"]
    assert match.ann.splay(PURPLE) == "left"
    assert [match.ann.count(icon) for icon in (CROWN, LEAF, CASTLE)] == [2, 1, 1]
    assert match.is_quiet


def test_code_of_laws_may_tuck_without_splaying() -> None:
    match = scenario(
        ann=seat(board=["Code of Laws"], hand=["Mysticism"]),
        bob=seat(),
    )

    match.play("ann: dogma Code of Laws", "ann: Mysticism", "ann: done")

    assert match.ann.pile(PURPLE) == ["Code of Laws", "Mysticism"]
    assert match.ann.splay(PURPLE) == "none"
    assert match.is_quiet


def test_code_of_laws_splays_nothing_for_who_has_tucked_nothing() -> None:
    match = scenario(
        ann=seat(board=["Code of Laws > City States"], hand=["Mysticism"]),
        bob=seat(),
    )

    match.play("ann: dogma Code of Laws", "ann: done")

    assert match.ann.splay(PURPLE) == "none"
    assert match.is_quiet


def test_code_of_laws_asks_no_more_of_a_pile_splayed_left_already() -> None:
    match = scenario(
        ann=seat(board=["Code of Laws > City States, left"], hand=["Mysticism"]),
        bob=seat(),
    )

    match.play("ann: dogma Code of Laws", "ann: Mysticism")

    assert match.ann.pile(PURPLE) == ["Code of Laws", "City States", "Mysticism"]
    assert match.ann.splay(PURPLE) == "left"
    assert match.is_quiet


def test_code_of_laws_turns_a_splay_back_to_the_left() -> None:
    match = scenario(
        ann=seat(board=["Code of Laws", "Oars > Archery, up"], hand=["Metalworking"]),
        bob=seat(),
    )

    match.play("ann: dogma Code of Laws", "ann: Metalworking", "ann: red")

    assert match.ann.splay(RED) == "left"
    assert match.is_quiet


# Mysticism


def test_mysticism_melds_a_color_it_knows_and_draws_once_more() -> None:
    match = scenario(
        ann=seat(board=["Mysticism", "Oars"]),
        bob=seat(),
        decks={1: ["Archery", "Metalworking"]},
    )

    match.play("ann: dogma Mysticism")

    assert match.ann.pile(RED) == ["Archery", "Oars"]
    assert match.ann.hand == ["Metalworking"]  # not looked at a second time
    assert match.is_quiet


def test_mysticism_keeps_a_card_of_a_strange_color() -> None:
    """E6."""
    match = scenario(
        ann=seat(board=["Mysticism"]),
        bob=seat(),
        decks={1: ["Archery", "Metalworking"]},
    )

    match.play("ann: dogma Mysticism")

    assert match.ann.hand == ["Archery"]
    assert match.ann.board == {"purple": ["Mysticism"]}
    assert match.deck(1)[0] == "Metalworking"
    assert match.seen("bob", "ann") == ["Archery"]  # it was revealed
    assert match.is_quiet


def test_mysticism_covered_by_its_own_omen_goes_on() -> None:
    """C11."""
    match = scenario(
        ann=seat(board=["Mysticism"]),
        bob=seat(),
        decks={1: ["Code of Laws", "Tools"]},
    )

    match.play("ann: dogma Mysticism")

    assert match.ann.pile(PURPLE) == ["Code of Laws", "Mysticism"]
    assert match.ann.hand == ["Tools"]
    assert match.is_quiet
