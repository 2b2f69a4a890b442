"""The cards of age 6 at small tables."""

from __future__ import annotations

import pytest

from chronotable.games.innovation.card import BLUE, FACTORY, GREEN, PURPLE, RED, YELLOW
from chronotable.games.innovation.prompts import (
    CHOOSE_COLOR,
    GIVE_TO_SCORE,
    MELD_NEXT,
    RETURN_CARD,
    RETURN_NEXT,
    SPLAY_RIGHT,
    USE_EFFECT,
)
from chronotable.testing.innovation import scenario, seat

# Atomic Theory


def test_atomic_theory_splays_blue_right_and_melds_a_seven() -> None:
    match = scenario(
        ann=seat(board=["Atomic Theory > Tools"]), bob=seat(), decks={7: ["Evolution"]}
    )

    match.play("ann: dogma Atomic Theory")

    assert match.asks("ann", SPLAY_RIGHT) == ["blue", "done"]

    match.play("ann: blue")

    assert match.ann.pile(BLUE) == ["Evolution", "Atomic Theory", "Tools"]
    assert match.ann.splay(BLUE) == "right"
    assert match.is_quiet


def test_atomic_theory_melds_a_seven_even_if_blue_stays_as_it_is() -> None:
    match = scenario(
        ann=seat(board=["Atomic Theory > Tools"]), bob=seat(), decks={7: ["Combustion"]}
    )

    match.play("ann: dogma Atomic Theory", "ann: done")

    assert match.ann.splay(BLUE) == "none"
    assert match.ann.pile(RED) == ["Combustion"]
    assert match.is_quiet


def test_atomic_theory_asks_nothing_of_a_single_blue_card() -> None:
    match = scenario(ann=seat(board=["Atomic Theory"]), bob=seat(), decks={7: ["Combustion"]})

    match.play("ann: dogma Atomic Theory")

    assert match.ann.top_cards == ["Atomic Theory", "Combustion"]
    assert match.is_quiet


def test_atomic_theory_shared_gives_each_a_seven_and_a_bonus_to_the_first() -> None:
    match = scenario(
        ann=seat(board=["Atomic Theory"]),
        bob=seat(board=["Genetics"]),
        decks={7: ["Bicycle", "Combustion", "Sanitation"]},
    )

    match.play("ann: dogma Atomic Theory")

    assert match.bob.pile(GREEN) == ["Bicycle"]
    assert match.ann.pile(RED) == ["Combustion"]
    assert match.ann.hand == ["Sanitation"]
    assert match.is_quiet


# Encyclopedia


def test_encyclopedia_melds_all_of_the_highest_score_cards() -> None:
    """E35."""
    match = scenario(
        ann=seat(board=["Encyclopedia"], score=["Canning", "Democracy", "Alchemy"]), bob=seat()
    )

    match.play("ann: dogma Encyclopedia")

    assert match.asks("ann", USE_EFFECT) == ["yes", "no"]

    match.play("ann: yes")

    assert match.asks("ann", MELD_NEXT) == ["Canning", "Democracy"]

    match.play("ann: Democracy")  # Canning must follow

    assert match.ann.score_pile == ["Alchemy"]
    assert match.ann.points == 3
    assert match.ann.board == {
        "blue": ["Encyclopedia"],
        "yellow": ["Canning"],
        "purple": ["Democracy"],
    }
    assert match.is_quiet


def test_encyclopedia_lets_its_owner_put_either_card_of_a_colour_on_top() -> None:
    match = scenario(ann=seat(board=["Encyclopedia"], score=["Canning", "Vaccination"]), bob=seat())

    match.play("ann: dogma Encyclopedia", "ann: yes", "ann: Canning")

    assert match.ann.pile(YELLOW) == ["Vaccination", "Canning"]
    assert match.is_quiet


def test_encyclopedia_may_be_declined() -> None:
    match = scenario(ann=seat(board=["Encyclopedia"], score=["Canning"]), bob=seat())

    match.play("ann: dogma Encyclopedia", "ann: no")

    assert match.ann.score_pile == ["Canning"]
    assert match.is_quiet


def test_encyclopedia_asks_nothing_of_an_empty_score_pile() -> None:
    match = scenario(ann=seat(board=["Encyclopedia"]), bob=seat())

    match.play("ann: dogma Encyclopedia")

    assert match.ann.top_cards == ["Encyclopedia"]
    assert match.is_quiet


# Industrialization


@pytest.mark.parametrize("cards", ["czech", "first"])
def test_industrialization_counts_its_factories_before_the_first_tuck(cards: str) -> None:
    """E34."""
    match = scenario(
        ann=seat(board=["Industrialization > Coal, right"]),
        bob=seat(),
        decks={6: ["Machine Tools", "Encyclopedia", "Canning"]},
        cards=cards,
    )
    assert match.ann.count(FACTORY) == 4

    match.play("ann: dogma Industrialization")  # red is right already: nothing to splay

    assert match.ann.pile(RED) == ["Industrialization", "Coal", "Machine Tools"]
    assert match.ann.pile(BLUE) == ["Encyclopedia"]
    assert match.ann.count(FACTORY) == 6
    assert match.deck(6)[0] == "Canning"
    assert match.is_quiet


def test_industrialization_of_the_third_edition_counts_colours_with_a_factory() -> None:
    match = scenario(
        ann=seat(board=["Industrialization > Coal, right"]),
        bob=seat(),
        decks={6: ["Encyclopedia", "Canning"]},
        cards="third",
    )

    match.play("ann: dogma Industrialization")

    assert match.ann.pile(BLUE) == ["Encyclopedia"]
    assert match.deck(6)[0] == "Canning"
    assert match.is_quiet


@pytest.mark.parametrize(("cards", "tucked"), [("czech", 1), ("first", 1), ("third", 2)])
def test_industrialization_rounds_down_unless_it_counts_colours(cards: str, tucked: int) -> None:
    match = scenario(
        ann=seat(board=["Industrialization", "Metric System"]),  # three factories, two colours
        bob=seat(),
        decks={6: ["Encyclopedia", "Canning"]},
        cards=cards,
    )

    match.play("ann: dogma Industrialization")

    assert [*match.ann.pile(BLUE), *match.ann.pile(YELLOW)] == ["Encyclopedia", "Canning"][:tucked]
    assert match.is_quiet


def test_industrialization_splays_red_or_purple_but_not_both() -> None:
    match = scenario(
        ann=seat(board=["Industrialization > Oars", "Mysticism > City States"]),
        bob=seat(),
        decks={6: ["Encyclopedia"]},
    )

    match.play("ann: dogma Industrialization")

    assert match.asks("ann", SPLAY_RIGHT) == ["red", "purple", "done"]

    match.play("ann: purple")

    assert match.ann.splay(PURPLE) == "right"
    assert match.ann.splay(RED) == "none"
    assert match.is_quiet


def test_industrialization_can_tuck_its_way_to_a_monument() -> None:
    match = scenario(
        ann=seat(board=["Industrialization"], tucked=5), bob=seat(), decks={6: ["Encyclopedia"]}
    )

    match.play("ann: dogma Industrialization")

    assert match.ann.achievements == ["monument"]
    assert match.is_quiet


# Machine Tools


def test_machine_tools_score_as_high_as_the_best_score_card() -> None:
    """E33."""
    match = scenario(
        ann=seat(board=["Machine Tools"], score=["Bicycle", "Alchemy"]),
        bob=seat(),
        decks={7: ["Lighting"]},
    )

    match.play("ann: dogma Machine Tools")

    assert match.ann.score_pile == ["Bicycle", "Alchemy", "Lighting"]
    assert match.is_quiet


def test_machine_tools_score_a_one_without_any_score_card() -> None:
    """E33."""
    match = scenario(ann=seat(board=["Machine Tools"]), bob=seat(), decks={1: ["Oars"]})

    match.play("ann: dogma Machine Tools")

    assert match.ann.score_pile == ["Oars"]
    assert match.is_quiet


def test_machine_tools_end_the_game_when_no_ten_is_left() -> None:
    match = scenario(
        ann=seat(board=["Machine Tools"], score=["Software"]), bob=seat(), only={10: []}
    )

    match.play("ann: dogma Machine Tools")

    assert match.over
    assert match.winners == ["ann"]
    assert match.reason == "score"


# Classification


def test_classification_gathers_one_colour_from_every_hand_and_melds_it() -> None:
    """INN-013. E31."""
    match = scenario(
        ann=seat(board=["Classification"], hand=["Experimentation", "Oars"]),
        bob=seat(hand=["Tools", "Masonry", "Writing"]),
        cyd=seat(hand=["Pottery"]),
    )

    match.play("ann: dogma Classification")

    assert match.asks("ann", CHOOSE_COLOR) == ["blue", "red"]

    match.play("ann: blue")

    assert match.asks("ann", MELD_NEXT) == ["Experimentation", "Tools", "Writing", "Pottery"]

    match.play("ann: Tools", "ann: Pottery", "ann: Writing")  # Experimentation goes on top

    assert match.ann.pile(BLUE) == ["Experimentation", "Writing", "Pottery", "Tools"]
    assert match.ann.hand == ["Oars"]
    assert match.bob.hand == ["Masonry"]
    assert match.cyd.hand == []
    assert match.is_quiet


def test_classification_melds_the_own_card_even_if_nobody_has_another() -> None:
    match = scenario(ann=seat(board=["Classification"], hand=["Tools"]), bob=seat(hand=["Masonry"]))

    match.play("ann: dogma Classification")

    assert match.ann.pile(BLUE) == ["Tools"]
    assert match.bob.hand == ["Masonry"]
    assert match.is_quiet


def test_classification_does_nothing_for_an_empty_hand() -> None:
    match = scenario(ann=seat(board=["Classification"]), bob=seat(hand=["Masonry"]))

    match.play("ann: dogma Classification")

    assert match.bob.hand == ["Masonry"]
    assert match.is_quiet


def test_classification_reaches_players_whatever_icons_they_show() -> None:
    match = scenario(
        ann=seat(board=["Classification"], hand=["Writing"]),
        bob=seat(board=["Evolution", "Education"], hand=["Tools", "Masonry"]),
    )

    match.play("ann: dogma Classification", "bob: yellow")  # Bob shares, and melds Masonry
    match.play("ann: Writing")

    assert match.ann.pile(BLUE) == ["Tools", "Writing"]
    assert match.bob.hand == []
    assert match.bob.pile(YELLOW) == ["Masonry"]
    assert match.ann.hand_values == [6]  # the bonus
    assert match.is_quiet


def test_classification_lets_a_sharer_empty_the_hand_of_the_first_player() -> None:
    match = scenario(
        ann=seat(board=["Classification"], hand=["Writing"]),
        bob=seat(board=["Education"], hand=["Tools"]),
    )

    match.play("ann: dogma Classification", "bob: Writing")

    assert match.bob.pile(BLUE) == ["Tools", "Writing"]
    assert match.ann.board == {"green": ["Classification"]}
    assert match.ann.hand_values == [6]  # only the bonus
    assert match.is_quiet


# Metric System


def test_metric_system_extends_a_right_splay_of_green_to_any_colour() -> None:
    match = scenario(
        ann=seat(board=["Metric System > Sailing, right", "Tools > Writing", "Oars > Archery"]),
        bob=seat(),
    )

    match.play("ann: dogma Metric System")

    assert match.asks("ann", SPLAY_RIGHT) == ["blue", "red", "done"]

    match.play("ann: blue")

    assert match.ann.splay(BLUE) == "right"
    assert match.ann.splay(RED) == "none"
    assert match.is_quiet


def test_metric_system_does_not_go_back_to_its_first_effect() -> None:
    """E36."""
    match = scenario(ann=seat(board=["Metric System > Sailing", "Tools > Writing"]), bob=seat())

    match.play("ann: dogma Metric System")

    assert match.asks("ann", SPLAY_RIGHT) == ["green", "done"]

    match.play("ann: green")

    assert match.ann.splay(GREEN) == "right"
    assert match.ann.splay(BLUE) == "none"
    assert match.is_quiet


def test_metric_system_turns_green_from_left_to_right() -> None:
    match = scenario(
        ann=seat(board=["Metric System > Sailing, left", "Tools > Writing"]), bob=seat()
    )

    match.play("ann: dogma Metric System", "ann: green")

    assert match.ann.splay(GREEN) == "right"
    assert match.is_quiet


def test_metric_system_gives_no_bonus_for_a_sharer_who_declines() -> None:
    match = scenario(
        ann=seat(board=["Metric System"]), bob=seat(board=["Sailing > Clothing, left"])
    )

    match.play("ann: dogma Metric System", "bob: done")

    assert match.bob.splay(GREEN) == "left"
    assert match.ann.hand == []
    assert match.is_quiet


def test_metric_system_gives_a_bonus_for_a_sharer_who_splays() -> None:
    match = scenario(
        ann=seat(board=["Metric System"]), bob=seat(board=["Sailing > Clothing, left"])
    )

    match.play("ann: dogma Metric System", "bob: green")

    assert match.bob.splay(GREEN) == "right"
    assert match.ann.hand_values == [6]
    assert match.is_quiet


# Canning


def test_canning_scores_every_top_card_without_a_factory() -> None:
    """INN-015."""
    match = scenario(
        ann=seat(board=["Canning > Agriculture", "Tools", "Metric System", "Archery > Coal"]),
        bob=seat(),
        decks={6: ["Encyclopedia"]},
    )

    match.play("ann: dogma Canning")

    assert match.asks("ann", USE_EFFECT) == ["yes", "no"]

    match.play("ann: yes")

    assert match.asks("ann", SPLAY_RIGHT) == ["yellow", "done"]

    match.play("ann: yellow")

    assert match.ann.score_pile == ["Tools", "Archery"]
    assert match.ann.splay(YELLOW) == "right"
    assert match.is_quiet


def test_canning_spares_what_comes_to_light_by_scoring() -> None:
    match = scenario(
        ann=seat(board=["Canning", "Tools > Writing"]), bob=seat(), decks={6: ["Encyclopedia"]}
    )

    match.play("ann: dogma Canning", "ann: yes")

    assert match.ann.score_pile == ["Tools"]
    assert match.ann.pile(BLUE) == ["Writing", "Encyclopedia"]
    assert match.is_quiet


def test_canning_scores_its_own_six_if_that_begins_a_pile() -> None:
    match = scenario(ann=seat(board=["Canning"]), bob=seat(), decks={6: ["Democracy"]})

    match.play("ann: dogma Canning", "ann: yes")

    assert match.ann.score_pile == ["Democracy"]
    assert match.ann.board == {"yellow": ["Canning"]}
    assert match.is_quiet


def test_canning_counts_for_monument_with_every_card_it_scores() -> None:
    match = scenario(
        ann=seat(board=["Canning", "Tools", "Oars"], scored=4),
        bob=seat(),
        decks={6: ["Machine Tools"]},
    )

    match.play("ann: dogma Canning", "ann: yes")

    assert match.ann.score_pile == ["Tools", "Oars"]
    assert match.ann.achievements == ["monument"]
    assert match.is_quiet


def test_canning_scores_nothing_if_nothing_is_tucked() -> None:
    match = scenario(ann=seat(board=["Canning", "Tools"]), bob=seat())

    match.play("ann: dogma Canning", "ann: no")

    assert match.ann.score_pile == []
    assert match.ann.top_cards == ["Tools", "Canning"]
    assert match.is_quiet


# Vaccination


def test_vaccination_takes_the_lowest_and_strengthens_everybody() -> None:
    """D25."""
    match = scenario(
        ann=seat(board=["Vaccination"]),
        bob=seat(score=["Tools", "Oars", "Gunpowder"]),
        cyd=seat(board=["Anatomy"]),
        decks={6: ["Encyclopedia"], 7: ["Evolution", "Bicycle", "Lighting"]},
    )

    match.play("ann: dogma Vaccination")

    assert match.asks("bob", RETURN_NEXT) == ["Tools", "Oars"]

    match.play("bob: Oars")

    assert match.bob.score_pile == ["Gunpowder"]
    assert match.deck(1)[-2:] == ["Oars", "Tools"]
    assert match.bob.board == {"blue": ["Encyclopedia"]}
    assert match.cyd.pile(BLUE) == ["Evolution"]
    assert match.ann.pile(GREEN) == ["Bicycle"]
    assert match.ann.hand == ["Lighting"]  # the bonus
    assert match.is_quiet


def test_vaccination_does_nothing_if_no_victim_has_a_score_card() -> None:
    match = scenario(
        ann=seat(board=["Vaccination"]),
        bob=seat(),
        cyd=seat(board=["Anatomy"], score=["Tools"]),
    )

    match.play("ann: dogma Vaccination")

    assert match.bob.board == {}
    assert match.cyd.score_pile == ["Tools"]
    assert match.ann.top_cards == ["Vaccination"]
    assert match.ann.hand == []
    assert match.is_quiet


def test_vaccination_returns_a_score_pile_of_one_value_altogether() -> None:
    match = scenario(
        ann=seat(board=["Vaccination"]),
        bob=seat(score=["Tools", "Oars", "Sailing"]),
        decks={6: ["Encyclopedia"], 7: ["Evolution"]},
    )

    match.play("ann: dogma Vaccination", "bob: Sailing", "bob: Tools")

    assert match.bob.score_pile == []
    assert match.deck(1)[-3:] == ["Sailing", "Tools", "Oars"]
    assert match.ann.pile(BLUE) == ["Evolution"]
    assert match.is_quiet


def test_vaccination_executed_by_another_card_knows_of_no_demand() -> None:
    match = scenario(
        ann=seat(board=["Self Service", "Vaccination"]),
        bob=seat(score=["Tools"]),
    )

    match.play("ann: dogma Self Service")

    assert match.bob.score_pile == ["Tools"]
    assert match.ann.top_cards == ["Self Service", "Vaccination"]
    assert match.is_quiet


# Democracy


def test_democracy_scores_an_eight_for_the_most_returned_cards() -> None:
    match = scenario(
        ann=seat(board=["Democracy"], hand=["Tools", "Oars", "Sailing"]),
        bob=seat(),
        decks={8: ["Flight"]},
    )

    match.play("ann: dogma Democracy")

    assert match.asks("ann", RETURN_CARD) == ["Tools", "Oars", "Sailing", "done"]

    match.play("ann: Tools", "ann: Sailing", "ann: done")

    assert match.ann.hand == ["Oars"]
    assert match.deck(1)[-2:] == ["Tools", "Sailing"]
    assert match.ann.score_pile == ["Flight"]
    assert match.is_quiet


def test_democracy_needs_at_least_one_returned_card() -> None:
    """E30."""
    match = scenario(ann=seat(board=["Democracy"], hand=["Tools"]), bob=seat())

    match.play("ann: dogma Democracy", "ann: done")

    assert match.ann.hand == ["Tools"]
    assert match.ann.score_pile == []
    assert match.is_quiet


def test_democracy_does_not_reward_the_first_player_for_a_tie() -> None:
    match = scenario(
        ann=seat(board=["Democracy"], hand=["Tools"]),
        bob=seat(board=["Education"], hand=["Oars"]),
        decks={8: ["Flight"]},
    )

    match.play("ann: dogma Democracy", "bob: Oars", "ann: Tools")

    assert match.bob.score_pile == ["Flight"]
    assert match.ann.score_pile == []
    assert match.ann.hand_values == [6]  # the bonus
    assert match.is_quiet


def test_democracy_rewards_everybody_who_outdoes_all_before() -> None:
    match = scenario(
        ann=seat(board=["Democracy"], hand=["Tools", "Writing", "Pottery"]),
        bob=seat(board=["Education"], hand=["Oars"]),
        cyd=seat(board=["Philosophy"], hand=["Sailing", "Clothing"]),
        decks={8: ["Flight", "Mobility", "Mass Media"]},
    )

    match.play("ann: dogma Democracy", "bob: Oars", "cyd: Sailing", "cyd: Clothing")
    match.play("ann: Tools", "ann: Writing", "ann: Pottery")

    assert match.bob.score_pile == ["Flight"]
    assert match.cyd.score_pile == ["Mobility"]
    assert match.ann.score_pile == ["Mass Media"]
    assert match.is_quiet


def test_democracy_measures_each_sharer_against_the_best_so_far() -> None:
    """INN-014."""
    match = scenario(
        ann=seat(board=["Democracy"]),
        bob=seat(board=["Education"], hand=["Oars", "Tools"]),
        cyd=seat(board=["Philosophy"], hand=["Sailing", "Clothing"]),
        decks={8: ["Flight"]},
    )

    match.play("ann: dogma Democracy", "bob: Oars", "bob: Tools", "cyd: Clothing", "cyd: done")

    assert match.bob.score_pile == ["Flight"]
    assert match.cyd.score_pile == []
    assert match.is_quiet


def test_democracy_carried_out_by_another_card_counts_its_votes() -> None:
    """INN-014."""
    match = scenario(
        ann=seat(board=["Self Service", "Democracy"], hand=["Writing", "Oars"]),
        bob=seat(board=["Philosophy"], hand=["Tools", "Sailing"]),
        decks={8: ["Flight"]},
    )

    match.play("ann: dogma Self Service")  # Democracy is the only other top card
    match.play("ann: Oars", "ann: done")

    assert match.ann.score_pile == ["Flight"]  # one vote, and nobody else was asked
    assert match.bob.hand == ["Tools", "Sailing"]
    assert match.is_quiet


# Emancipation


def test_emancipation_takes_a_hand_card_and_pays_with_a_six() -> None:
    match = scenario(
        ann=seat(board=["Emancipation"], scored=5),
        bob=seat(hand=["Tools", "Oars"]),
        decks={6: ["Canning"]},
    )

    match.play("ann: dogma Emancipation")

    assert match.asks("bob", GIVE_TO_SCORE) == ["Tools", "Oars"]

    match.play("bob: Oars")

    assert match.ann.score_pile == ["Oars"]
    assert match.ann.achievements == []  # a transfer is no scoring
    assert match.bob.hand == ["Tools", "Canning"]
    assert match.is_quiet


def test_emancipation_finds_nothing_in_an_empty_hand() -> None:
    """D26."""
    match = scenario(ann=seat(board=["Emancipation"]), bob=seat())

    match.play("ann: dogma Emancipation")

    assert match.ann.score_pile == []
    assert match.bob.hand == []
    assert match.is_quiet


def test_emancipation_splays_red_or_purple_right() -> None:
    match = scenario(
        ann=seat(board=["Emancipation > Mysticism", "Coal > Oars"]),
        bob=seat(),
    )

    match.play("ann: dogma Emancipation")

    assert match.asks("ann", SPLAY_RIGHT) == ["red", "purple", "done"]

    match.play("ann: red")

    assert match.ann.splay(RED) == "right"
    assert match.ann.splay(PURPLE) == "none"
    assert match.is_quiet


def test_emancipation_lets_a_sharer_keep_the_hand_and_splay() -> None:
    match = scenario(
        ann=seat(board=["Emancipation"]),
        bob=seat(board=["Coal > Oars"], hand=["Tools"]),
    )

    match.play("ann: dogma Emancipation", "bob: red")

    assert match.bob.hand == ["Tools"]
    assert match.bob.splay(RED) == "right"
    assert match.ann.hand_values == [6]  # the bonus
    assert match.is_quiet
