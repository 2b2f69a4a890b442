"""Age 5, exploration: every card at a small table."""

from __future__ import annotations

import pytest

from chronotable.games.innovation.card import (
    BLUE,
    CROWN,
    FACTORY,
    GREEN,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    YELLOW,
)
from chronotable.games.innovation.prompts import (
    CHOOSE_COLOR,
    GIVE_TO_BOARD,
    GIVE_TO_SCORE,
    RETURN_CARD,
    RETURN_FROM_SCORE,
    RETURN_NEXT,
    SCORE_TOP,
    SPLAY_RIGHT,
    TAKE_TO_HAND,
)
from chronotable.testing.innovation import scenario, seat

# Chemistry


def test_chemistry_scores_above_the_highest_top_card_and_returns_any_score_card() -> None:
    match = scenario(
        ann=seat(board=["Chemistry", "Canning"], score=["Tools"]),
        bob=seat(),
        decks={7: ["Railroad"]},
    )

    match.play("ann: dogma Chemistry")

    assert match.asks("ann", RETURN_FROM_SCORE) == ["Tools", "Railroad"]

    match.play("ann: Tools")

    assert match.ann.score_pile == ["Railroad"]
    assert match.deck(1)[-1] == "Tools"
    assert match.is_quiet


def test_chemistry_returns_the_new_card_if_it_is_the_only_one() -> None:
    """E28."""
    match = scenario(
        ann=seat(board=["Chemistry"]),
        bob=seat(),
        decks={6: ["Democracy"]},
    )

    match.play("ann: dogma Chemistry")

    assert match.ann.score_pile == []
    assert match.deck(6)[-1] == "Democracy"
    assert match.is_quiet


def test_chemistry_is_shared_by_the_factories_counted_at_the_start() -> None:
    """C2."""
    match = scenario(
        ann=seat(board=["Chemistry > Physics"], score=["Oars"]),
        bob=seat(board=["Emancipation"], score=["Tools"]),
        decks={5: ["Coal"], 6: ["Democracy"], 7: ["Railroad"]},
    )

    match.play("ann: dogma Chemistry", "ann: blue")

    assert match.ann.splay(BLUE) == "right"
    assert match.ann.count(FACTORY) == 3

    match.play("bob: Tools", "ann: Democracy")

    assert match.bob.score_pile == ["Railroad"]
    assert match.ann.score_pile == ["Oars"]
    assert match.ann.hand == ["Coal"]
    assert match.is_quiet


def test_chemistry_above_a_ten_ends_the_game() -> None:
    match = scenario(
        ann=seat(board=["Chemistry", "Stem Cells"], score=["Tools"]),
        bob=seat(score=["Calendar"]),
    )

    match.play("ann: dogma Chemistry")

    assert match.over
    assert match.reason == "score"
    assert match.winners == ["bob"]


# Physics


def test_physics_keeps_three_sixes_of_three_colours() -> None:
    match = scenario(
        ann=seat(board=["Physics"], hand=["Tools"]),
        bob=seat(),
        decks={6: ["Democracy", "Canning", "Encyclopedia"]},
    )

    match.play("ann: dogma Physics")

    assert match.ann.hand == ["Tools", "Democracy", "Canning", "Encyclopedia"]
    assert match.is_quiet


def test_physics_returns_everything_when_two_colours_match() -> None:
    """E27."""
    match = scenario(
        ann=seat(board=["Physics"], hand=["Coal", "Tools"]),
        bob=seat(),
        decks={6: ["Industrialization", "Democracy", "Machine Tools"]},
    )

    match.play("ann: dogma Physics")

    assert match.asks("ann", RETURN_NEXT) == ["Industrialization", "Democracy", "Machine Tools"]

    match.play("ann: Democracy", "ann: Machine Tools")

    assert match.ann.hand == []
    assert match.deck(6)[-3:] == ["Democracy", "Machine Tools", "Industrialization"]
    assert match.deck(5)[-1] == "Coal"
    assert match.deck(1)[-1] == "Tools"
    assert match.is_quiet


def test_physics_shows_its_sixes_to_everybody() -> None:
    match = scenario(
        ann=seat(board=["Physics"], hand=["Vaccination"]),
        bob=seat(),
        decks={6: ["Democracy", "Canning", "Encyclopedia"]},
    )

    match.play("ann: dogma Physics")

    shown = match.match.view(1)["table"]["players"][0]["hand"]
    assert shown == [6, "canning", "democracy", "encyclopedia"]
    assert match.is_quiet


def test_physics_is_shared_one_player_after_the_other() -> None:
    match = scenario(
        ann=seat(board=["Physics"]),
        bob=seat(board=["Tools"], hand=["Oars"]),
        decks={
            5: ["Coal"],
            6: ["Atomic Theory", "Encyclopedia", "Canning", "Democracy", "Metric System"],
            7: ["Bicycle"],
        },
        only={6: ["Vaccination"]},
    )

    match.play("ann: dogma Physics", "bob: Atomic Theory", "bob: Encyclopedia")

    assert match.bob.hand == []
    assert match.ann.hand == ["Canning", "Democracy", "Metric System", "Coal"]
    assert match.is_quiet


# Coal


def test_coal_tucks_splays_and_scores_two_cards_of_a_pile() -> None:
    match = scenario(
        ann=seat(board=["Coal", "Banking > Sailing > Clothing"], scored=4),
        bob=seat(),
        decks={5: ["The Pirate Code"]},
    )

    match.play("ann: dogma Coal")

    assert match.ann.pile(RED) == ["Coal", "The Pirate Code"]
    assert match.asks("ann", SPLAY_RIGHT) == ["red", "done"]

    match.play("ann: red")

    assert match.asks("ann", SCORE_TOP) == ["Coal", "Banking", "done"]

    match.play("ann: Banking")

    assert match.ann.pile(GREEN) == ["Clothing"]
    assert match.ann.splay(RED) == "right"
    assert match.ann.score_pile == ["Banking", "Sailing"]
    assert match.ann.achievements == ["monument"]  # both were scored
    assert match.is_quiet


def test_coal_scores_one_card_of_a_single_one() -> None:
    """E26."""
    match = scenario(
        ann=seat(board=["Coal", "Sailing"]),
        bob=seat(),
        decks={5: ["Physics"]},
    )

    match.play("ann: dogma Coal", "ann: Sailing")

    assert match.ann.board == {"blue": ["Physics"], "red": ["Coal"]}
    assert match.ann.score_pile == ["Sailing"]
    assert match.is_quiet


def test_coal_may_score_itself_with_what_was_just_tucked() -> None:
    match = scenario(
        ann=seat(board=["Coal"]),
        bob=seat(),
        decks={5: ["The Pirate Code"]},
    )

    match.play("ann: dogma Coal", "ann: red", "ann: Coal")

    assert match.ann.board == {}
    assert match.ann.score_pile == ["Coal", "The Pirate Code"]
    assert match.is_quiet


def test_coal_may_stop_after_the_tuck() -> None:
    match = scenario(
        ann=seat(board=["Coal"]),
        bob=seat(),
        decks={5: ["The Pirate Code"]},
    )

    match.play("ann: dogma Coal", "ann: done", "ann: done")

    assert match.ann.pile(RED) == ["Coal", "The Pirate Code"]
    assert match.ann.splay(RED) == "none"
    assert match.ann.score_pile == []
    assert match.is_quiet


# The Pirate Code


def test_the_pirate_code_takes_small_cards_and_scores_the_lowest_crown() -> None:
    """D24."""
    match = scenario(
        ann=seat(board=["The Pirate Code", "Sailing"]),
        bob=seat(score=["Anatomy", "Democracy"]),
    )

    match.play("ann: dogma The Pirate Code")

    assert match.bob.score_pile == ["Democracy"]
    assert match.ann.score_pile == ["Anatomy", "Sailing"]
    assert match.ann.board == {"red": ["The Pirate Code"]}
    assert match.is_quiet


def test_the_pirate_code_lets_the_victim_pick_two() -> None:
    match = scenario(
        ann=seat(board=["The Pirate Code"]),
        bob=seat(score=["Tools", "Optics", "Coal", "Anatomy"]),
    )

    match.play("ann: dogma The Pirate Code")

    assert match.asks("bob", GIVE_TO_SCORE) == ["Tools", "Optics", "Anatomy"]

    match.play("bob: Anatomy", "bob: Tools")

    assert match.bob.score_pile == ["Optics", "Coal"]
    assert match.ann.score_values == [1, 4, 5]  # The Pirate Code was the lowest crown
    assert match.ann.board == {}
    assert match.is_quiet


def test_the_pirate_code_without_booty_scores_nothing() -> None:
    match = scenario(
        ann=seat(board=["The Pirate Code", "Sailing"]),
        bob=seat(score=["Coal"]),
    )

    match.play("ann: dogma The Pirate Code")

    assert match.ann.score_pile == []
    assert match.ann.top_cards == ["The Pirate Code", "Sailing"]
    assert match.is_quiet


def test_the_pirate_code_makes_an_immune_player_score_a_crown_too() -> None:
    match = scenario(
        ann=seat(board=["The Pirate Code", "Mysticism"]),
        bob=seat(board=["Navigation", "Canal Building", "Oars"], score=["Optics"]),
        cid=seat(score=["Tools"]),
        decks={1: ["Pottery"]},
    )

    match.play("ann: dogma The Pirate Code")

    assert match.bob.score_pile == ["Optics", "Oars"]
    assert match.bob.top_cards == ["Navigation", "Canal Building"]
    assert match.ann.score_pile == ["Tools", "The Pirate Code"]
    assert match.ann.hand == ["Pottery"]  # the bonus, for a board on which Mysticism is left
    assert match.is_quiet


def test_the_pirate_code_asks_among_equally_low_crowns() -> None:
    match = scenario(
        ann=seat(board=["The Pirate Code", "Sailing", "City States"]),
        bob=seat(score=["Tools"]),
    )

    match.play("ann: dogma The Pirate Code")

    assert match.asks("ann", SCORE_TOP) == ["Sailing", "City States"]

    match.play("ann: City States")

    assert match.ann.score_pile == ["Tools", "City States"]
    assert match.ann.top_cards == ["The Pirate Code", "Sailing"]
    assert match.is_quiet


# Banking


def test_banking_at_the_rulebooks_table_of_four() -> None:
    """B4."""
    match = scenario(
        ann=seat(board=["Banking > Compass", "Evolution > Calendar, right"]),
        bob=seat(board=["Chemistry"]),
        cid=seat(board=["Sailing > The Wheel"]),
        dan=seat(board=["Enterprise"]),
        decks={5: ["Coal", "Physics"]},
    )

    match.play("ann: dogma Banking")

    assert match.bob.board == {}
    assert match.bob.score_pile == ["Coal"]
    assert match.ann.pile(BLUE) == ["Chemistry", "Evolution", "Calendar"]
    assert match.ann.splay(BLUE) == "right"
    assert match.asks("cid", SPLAY_RIGHT) == ["green", "done"]

    match.play("cid: green", "ann: green")

    assert match.cid.splay(GREEN) == "right"
    assert match.ann.splay(GREEN) == "right"
    assert match.ann.count(CROWN) == 3
    assert match.ann.count(FACTORY) == 3
    assert match.ann.count(LEAF) == 1
    assert match.ann.hand == ["Physics"]
    assert match.is_quiet


def test_banking_counts_the_lightbulbs_of_the_rulebooks_table() -> None:
    """B4."""
    match = scenario(
        ann=seat(board=["Banking > Compass, right", "Chemistry > Evolution > Calendar, right"]),
        bob=seat(),
    )

    assert match.ann.count(LIGHTBULB) == 3
    assert match.is_quiet


def test_banking_lets_the_victim_pick_the_factory() -> None:
    match = scenario(
        ann=seat(board=["Banking"]),
        bob=seat(board=["Chemistry", "Colonialism > Archery", "Invention"]),
        decks={5: ["Coal"]},
    )

    match.play("ann: dogma Banking")

    assert match.asks("bob", GIVE_TO_BOARD) == ["Chemistry", "Colonialism"]

    match.play("bob: Colonialism")

    assert match.ann.top_cards == ["Colonialism", "Banking"]
    assert match.bob.top_cards == ["Chemistry", "Archery", "Invention"]
    assert match.bob.score_pile == ["Coal"]
    assert match.is_quiet


def test_banking_never_takes_green_and_consoles_nobody_for_nothing() -> None:
    match = scenario(
        ann=seat(board=["Banking"]),
        bob=seat(board=["Invention"]),
    )

    match.play("ann: dogma Banking")

    assert match.bob.top_cards == ["Invention"]
    assert match.bob.score_pile == []
    assert match.is_quiet


# Measurement


def test_measurement_splays_a_colour_right_and_draws_by_its_size() -> None:
    match = scenario(
        ann=seat(board=["Measurement", "Tools > Writing > Pottery"], hand=["Coal"]),
        bob=seat(),
        decks={3: ["Optics"]},
    )

    match.play("ann: dogma Measurement")

    assert match.asks("ann", RETURN_CARD) == ["Coal", "done"]

    match.play("ann: Coal")

    assert match.asks("ann", CHOOSE_COLOR) == ["blue", "red", "green", "yellow", "purple"]

    match.play("ann: blue")

    assert match.ann.splay(BLUE) == "right"
    assert match.ann.hand == ["Optics"]
    assert match.deck(5)[-1] == "Coal"
    assert match.is_quiet


def test_measurement_still_draws_for_a_colour_that_is_right_already() -> None:
    """E23."""
    match = scenario(
        ann=seat(board=["Measurement > Sailing > Clothing > Compass, right"], hand=["Coal"]),
        bob=seat(),
        decks={4: ["Anatomy"]},
    )

    match.play("ann: dogma Measurement", "ann: Coal", "ann: green")

    assert match.ann.splay(GREEN) == "right"
    assert match.ann.hand == ["Anatomy"]
    assert match.is_quiet


def test_measurement_draws_a_one_for_a_single_card() -> None:
    """E23."""
    match = scenario(
        ann=seat(board=["Measurement", "Coal"], hand=["Optics"]),
        bob=seat(),
        decks={1: ["Tools"]},
    )

    match.play("ann: dogma Measurement", "ann: Optics", "ann: red")

    assert match.ann.splay(RED) == "none"
    assert match.ann.hand == ["Tools"]
    assert match.is_quiet


def test_measurement_draws_a_one_for_a_colour_that_is_absent() -> None:
    """E23."""
    match = scenario(
        ann=seat(board=["Measurement"], hand=["Optics"]),
        bob=seat(),
        decks={1: ["Tools"]},
    )

    match.play("ann: dogma Measurement", "ann: Optics", "ann: purple")

    assert match.ann.board == {"green": ["Measurement"]}
    assert match.ann.hand == ["Tools"]
    assert match.is_quiet


def test_measurement_declined_neither_splays_nor_draws() -> None:
    match = scenario(
        ann=seat(board=["Measurement > Sailing"], hand=["Optics"]),
        bob=seat(),
    )

    match.play("ann: dogma Measurement", "ann: done")

    assert match.ann.splay(GREEN) == "none"
    assert match.ann.hand == ["Optics"]
    assert match.is_quiet


def test_measurement_of_eleven_cards_ends_the_game() -> None:
    match = scenario(
        ann=seat(
            board=[
                "Measurement > Sailing > Clothing > The Wheel > Mapmaking > Currency > Compass"
                " > Paper > Invention > Navigation > Banking"
            ],
            hand=["Optics"],
            score=["Tools"],
        ),
        bob=seat(),
    )

    match.play("ann: dogma Measurement", "ann: Optics", "ann: green")

    assert match.over
    assert match.reason == "score"
    assert match.winners == ["ann"]


def test_measurement_of_the_third_edition_measures_the_colour_returned() -> None:
    match = scenario(
        ann=seat(board=["Measurement", "Tools > Pottery"], hand=["Writing", "Sailing"]),
        bob=seat(),
        decks={2: ["Calendar"]},
        cards="third",
    )

    match.play("ann: dogma Measurement")

    assert match.asks("ann", RETURN_CARD) == ["Writing", "Sailing", "done"]

    match.play("ann: Writing")

    assert match.ann.splay(BLUE) == "right"
    assert match.ann.hand == ["Sailing", "Calendar"]
    seen = match.match.view(1)["table"]
    assert seen["supply"][0][0] == "writing"  # returned for all to see
    assert seen["players"][0]["hand"] == [1, 2]
    assert match.is_quiet


def test_measurement_of_the_third_edition_draws_a_one_for_an_absent_colour() -> None:
    match = scenario(
        ann=seat(board=["Measurement"], hand=["Optics"]),
        bob=seat(),
        decks={1: ["Tools"]},
        cards="third",
    )

    match.play("ann: dogma Measurement", "ann: Optics")

    assert match.ann.hand == ["Tools"]
    assert match.is_quiet


# Statistics


def test_statistics_takes_one_highest_card_back_to_a_hand_that_had_one() -> None:
    """D23."""
    match = scenario(
        ann=seat(board=["Statistics"]),
        bob=seat(hand=["Tools"], score=["Coal", "Banking"]),
    )

    match.play("ann: dogma Statistics")

    assert match.asks("bob", TAKE_TO_HAND) == ["Coal", "Banking"]

    match.play("bob: Banking")

    assert match.bob.hand == ["Tools", "Banking"]
    assert match.bob.score_pile == ["Coal"]
    assert match.is_quiet


def test_statistics_of_the_third_edition_takes_all_the_highest_once() -> None:
    """D23."""
    match = scenario(
        ann=seat(board=["Statistics"]),
        bob=seat(hand=["Tools"], score=["Coal", "Banking", "Optics"]),
        cards="third",
    )

    match.play("ann: dogma Statistics")

    assert match.bob.hand == ["Tools", "Coal", "Banking"]
    assert match.bob.score_pile == ["Optics"]
    assert match.is_quiet


def test_statistics_repeats_for_a_hand_that_was_empty() -> None:
    match = scenario(
        ann=seat(board=["Statistics"]),
        bob=seat(score=["Coal", "Anatomy", "Optics"]),
    )

    match.play("ann: dogma Statistics")

    assert match.bob.hand == ["Coal", "Anatomy"]
    assert match.bob.score_pile == ["Optics"]
    assert match.is_quiet


def test_statistics_of_the_third_edition_never_repeats() -> None:
    match = scenario(
        ann=seat(board=["Statistics"]),
        bob=seat(score=["Coal", "Anatomy"]),
        cards="third",
    )

    match.play("ann: dogma Statistics")

    assert match.bob.hand == ["Coal"]
    assert match.bob.score_pile == ["Anatomy"]
    assert match.is_quiet


def test_statistics_repeats_in_vain_when_the_score_pile_is_gone() -> None:
    match = scenario(
        ann=seat(board=["Statistics"]),
        bob=seat(score=["Coal"]),
        cid=seat(hand=["Tools"]),
    )

    match.play("ann: dogma Statistics")

    assert match.bob.hand == ["Coal"]
    assert match.bob.points == 0
    assert match.cid.hand == ["Tools"]  # without a score pile nothing moves
    assert match.is_quiet


def test_statistics_spares_a_sharer_who_may_splay_yellow() -> None:
    match = scenario(
        ann=seat(board=["Statistics > Masonry"]),
        bob=seat(board=["Agriculture > Anatomy"], score=["Coal"]),
        decks={5: ["Physics"]},
    )

    match.play("ann: dogma Statistics", "bob: yellow", "ann: done")

    assert match.bob.score_pile == ["Coal"]
    assert match.bob.splay(YELLOW) == "right"
    assert match.ann.splay(YELLOW) == "none"
    assert match.ann.hand == ["Physics"]
    assert match.is_quiet


# Steam Engine


def test_steam_engine_scores_the_yellow_four_that_was_tucked_last() -> None:
    """E24."""
    match = scenario(
        ann=seat(board=["Steam Engine"]),
        bob=seat(),
        decks={4: ["Perspective", "Anatomy"]},
    )

    match.play("ann: dogma Steam Engine")

    assert match.ann.board == {"yellow": ["Steam Engine", "Perspective"]}
    assert match.ann.score_pile == ["Anatomy"]
    assert match.is_quiet


def test_steam_engine_scores_itself_if_it_is_the_only_yellow_card() -> None:
    """E24."""
    match = scenario(
        ann=seat(board=["Steam Engine"]),
        bob=seat(),
        decks={4: ["Navigation", "Gunpowder"]},
    )

    match.play("ann: dogma Steam Engine")

    assert match.ann.board == {"red": ["Gunpowder"], "green": ["Navigation"]}
    assert match.ann.score_pile == ["Steam Engine"]
    assert match.is_quiet


@pytest.mark.rule("innovation#values")
def test_steam_engine_scores_an_old_bottom_card() -> None:
    match = scenario(
        ann=seat(board=["Steam Engine > Masonry > Agriculture"]),
        bob=seat(),
        decks={4: ["Navigation", "Gunpowder"]},
    )

    match.play("ann: dogma Steam Engine")

    assert match.ann.pile(YELLOW) == ["Steam Engine", "Masonry"]
    assert match.ann.score_pile == ["Agriculture"]
    assert match.is_quiet


def test_steam_engine_scores_nothing_for_a_sharer_without_yellow() -> None:
    match = scenario(
        ann=seat(board=["Steam Engine"]),
        bob=seat(board=["Coal"]),
        decks={4: ["Navigation", "Gunpowder", "Perspective", "Reformation"], 5: ["Physics"]},
    )

    match.play("ann: dogma Steam Engine")

    assert match.bob.board == {"red": ["Coal", "Gunpowder"], "green": ["Navigation"]}
    assert match.bob.score_pile == []
    assert match.ann.score_pile == ["Perspective"]
    assert match.ann.hand == ["Physics"]
    assert match.is_quiet


# Astronomy


def test_astronomy_melds_green_and_blue_and_keeps_what_follows() -> None:
    match = scenario(
        ann=seat(board=["Astronomy", "Archery"]),
        bob=seat(),
        decks={6: ["Metric System", "Encyclopedia", "Canning", "Classification"]},
    )

    match.play("ann: dogma Astronomy")

    assert match.ann.top_cards == ["Encyclopedia", "Archery", "Metric System", "Astronomy"]
    assert match.ann.hand == ["Canning"]
    assert match.deck(6)[0] == "Classification"
    assert match.ann.achievements == []  # Archery is below 6
    assert match.is_quiet


def test_astronomy_claims_universe_when_all_but_purple_are_high() -> None:
    match = scenario(
        ann=seat(board=["Astronomy", "Sailing"]),
        bob=seat(),
        decks={6: ["Metric System", "Canning"]},
    )

    match.play("ann: dogma Astronomy")

    assert match.ann.pile(GREEN) == ["Metric System", "Sailing"]
    assert match.ann.achievements == ["universe"]
    assert match.is_quiet


def test_astronomy_claims_universe_with_purple_alone() -> None:
    match = scenario(
        ann=seat(board=["Astronomy"]),
        bob=seat(),
        decks={6: ["Democracy"]},
    )

    match.play("ann: dogma Astronomy")

    assert match.ann.board == {"purple": ["Astronomy"]}
    assert match.ann.hand == ["Democracy"]
    assert match.ann.achievements == ["universe"]
    assert match.is_quiet


def test_astronomy_gives_universe_to_the_sharer_who_checks_first() -> None:
    match = scenario(
        ann=seat(board=["Astronomy"]),
        bob=seat(board=["Evolution"]),
        decks={5: ["Coal"], 6: ["Canning", "Democracy"]},
    )

    match.play("ann: dogma Astronomy")

    assert match.bob.hand == ["Canning"]
    assert match.bob.achievements == ["universe"]
    assert match.ann.hand == ["Democracy", "Coal"]
    assert match.ann.achievements == []
    assert match.is_quiet


def test_astronomy_looks_at_the_colours_a_sharer_has_after_its_melds() -> None:
    match = scenario(
        ann=seat(board=["Astronomy", "Oars"]),
        bob=seat(board=["Experimentation"]),
        decks={5: ["Coal"], 6: ["Encyclopedia", "Canning", "Democracy"]},
    )

    match.play("ann: dogma Astronomy")

    assert match.bob.pile(BLUE) == ["Encyclopedia", "Experimentation"]
    assert match.bob.achievements == ["universe"]
    assert match.is_quiet


# Societies


def test_societies_takes_a_lightbulb_onto_a_better_card() -> None:
    """D21."""
    match = scenario(
        ann=seat(board=["Societies", "Evolution"]),
        bob=seat(board=["Tools"]),
        decks={5: ["Coal"]},
    )

    match.play("ann: dogma Societies")

    assert match.ann.pile(BLUE) == ["Tools", "Evolution"]
    assert match.bob.board == {}
    assert match.bob.hand == ["Coal"]
    assert match.is_quiet


def test_societies_of_the_third_edition_takes_only_what_is_higher() -> None:
    """D21."""
    match = scenario(
        ann=seat(board=["Societies", "Evolution"]),
        bob=seat(board=["Tools"]),
        cards="third",
    )

    match.play("ann: dogma Societies")

    assert match.ann.pile(BLUE) == ["Evolution"]
    assert match.bob.pile(BLUE) == ["Tools"]
    assert match.bob.hand == []
    assert match.is_quiet


def test_societies_lets_the_victim_pick_the_lightbulb_and_spares_purple() -> None:
    match = scenario(
        ann=seat(board=["Societies"]),
        bob=seat(board=["Physics", "Archery", "Sanitation", "A.I."]),
        decks={5: ["Coal"]},
    )

    match.play("ann: dogma Societies")

    assert match.asks("bob", GIVE_TO_BOARD) == ["Physics", "Archery"]

    match.play("bob: Archery")

    assert match.ann.top_cards == ["Archery", "Societies"]
    assert match.bob.top_cards == ["Physics", "Sanitation", "A.I."]
    assert match.bob.hand == ["Coal"]
    assert match.is_quiet


def test_societies_of_the_third_edition_takes_higher_purple_too() -> None:
    match = scenario(
        ann=seat(board=["Societies", "Coal"]),
        bob=seat(board=["Physics", "Archery", "A.I."]),
        decks={5: ["Banking"]},
        cards="third",
    )

    match.play("ann: dogma Societies")

    assert match.asks("bob", GIVE_TO_BOARD) == ["Physics", "A.I."]  # Archery is below Coal

    match.play("bob: A.I.")

    assert match.ann.pile(PURPLE) == ["A.I.", "Societies"]
    assert match.bob.hand == ["Banking"]
    assert match.is_quiet


def test_societies_draws_nothing_for_a_victim_who_gives_nothing() -> None:
    match = scenario(
        ann=seat(board=["Societies"]),
        bob=seat(board=["Philosophy", "Sanitation"]),
    )

    match.play("ann: dogma Societies")

    assert match.bob.top_cards == ["Sanitation", "Philosophy"]
    assert match.bob.hand == []
    assert match.is_quiet
