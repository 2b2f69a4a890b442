"""The cards of age 7 at small tables."""

from __future__ import annotations

import pytest

from chronotable.games.innovation.card import BLUE, CROWN, GREEN, PURPLE, RED, YELLOW
from chronotable.games.innovation.prompts import (
    CHOOSE_PILE,
    CHOOSE_WAY,
    EXCHANGE_CARD,
    GIVE_TO_HAND,
    GIVE_TO_SCORE,
    NEXT_FROM_BOTTOM,
    RETURN_CARD,
    RETURN_FROM_SCORE,
    RETURN_NEXT,
    SCORE_CARD,
    SPLAY_UP,
    TUCK_CARD,
    USE_EFFECT,
)
from chronotable.testing.innovation import scenario, seat

# Evolution


def test_evolution_scores_an_eight_and_returns_any_score_card() -> None:
    match = scenario(
        ann=seat(board=["Evolution"], score=["Tools"]), bob=seat(), decks={8: ["Flight"]}
    )

    match.play("ann: dogma Evolution")

    assert match.asks("ann", CHOOSE_WAY) == ["option:a", "option:b", "done"]

    match.play("ann: option:a")

    assert match.asks("ann", RETURN_FROM_SCORE) == ["Tools", "Flight"]

    match.play("ann: Tools")

    assert match.ann.score_pile == ["Flight"]
    assert match.deck(1)[-1] == "Tools"
    assert match.is_quiet


def test_evolution_returns_its_own_eight_if_the_score_pile_was_empty() -> None:
    """E38, the first way."""
    match = scenario(ann=seat(board=["Evolution"]), bob=seat(), decks={8: ["Flight"]})

    match.play("ann: dogma Evolution", "ann: option:a")

    assert match.ann.score_pile == []
    assert match.deck(8)[-1] == "Flight"
    assert match.is_quiet


def test_evolution_draws_a_one_above_an_empty_score_pile() -> None:
    """E38, the second way."""
    match = scenario(ann=seat(board=["Evolution"]), bob=seat(), decks={1: ["Oars"]})

    match.play("ann: dogma Evolution", "ann: option:b")

    assert match.ann.hand == ["Oars"]
    assert match.is_quiet


def test_evolution_draws_one_higher_than_the_highest_score_card() -> None:
    match = scenario(
        ann=seat(board=["Evolution"], score=["Canning", "Alchemy"]),
        bob=seat(),
        decks={7: ["Lighting"]},
    )

    match.play("ann: dogma Evolution", "ann: option:b")

    assert match.ann.hand == ["Lighting"]
    assert match.ann.score_pile == ["Canning", "Alchemy"]
    assert match.is_quiet


def test_evolution_above_a_ten_ends_the_game() -> None:
    match = scenario(ann=seat(board=["Evolution"], score=["Software"]), bob=seat())

    match.play("ann: dogma Evolution", "ann: option:b")

    assert match.over
    assert match.winners == ["ann"]
    assert match.reason == "score"


def test_evolution_may_be_declined_and_is_not_shared_then() -> None:
    match = scenario(ann=seat(board=["Evolution"]), bob=seat(board=["Genetics"]))

    match.play("ann: dogma Evolution", "bob: done", "ann: done")

    assert match.ann.hand == []
    assert match.ann.score_pile == []
    assert match.is_quiet


# Publications


def test_publications_reorder_a_pile_and_keep_its_splay() -> None:
    """E41."""
    match = scenario(ann=seat(board=["Publications > Evolution, up"]), bob=seat())

    match.play("ann: dogma Publications")

    assert match.asks("ann", CHOOSE_PILE) == ["blue", "done"]

    match.play("ann: blue")

    assert match.asks("ann", NEXT_FROM_BOTTOM) == ["Evolution", "Publications"]

    match.play("ann: Publications")  # Evolution is left for the top; blue is up already

    assert match.ann.pile(BLUE) == ["Evolution", "Publications"]
    assert match.ann.splay(BLUE) == "up"
    assert match.is_quiet


def test_publications_put_three_cards_into_any_order() -> None:
    match = scenario(ann=seat(board=["Publications", "Sailing > Clothing > The Wheel"]), bob=seat())

    match.play("ann: dogma Publications", "ann: green", "ann: Sailing", "ann: The Wheel")

    assert match.ann.pile(GREEN) == ["Clothing", "The Wheel", "Sailing"]
    assert match.ann.splay(GREEN) == "none"
    assert match.is_quiet


def test_publications_splay_yellow_or_blue_up() -> None:
    match = scenario(
        ann=seat(board=["Publications > Tools, right", "Anatomy > Masonry"]), bob=seat()
    )

    match.play("ann: dogma Publications", "ann: done")

    assert match.asks("ann", SPLAY_UP) == ["yellow", "blue", "done"]

    match.play("ann: blue")

    assert match.ann.splay(BLUE) == "up"
    assert match.ann.splay(YELLOW) == "none"
    assert match.is_quiet


def test_publications_ask_nothing_of_single_cards() -> None:
    match = scenario(ann=seat(board=["Publications", "Anatomy"]), bob=seat())

    match.play("ann: dogma Publications")

    assert match.ann.top_cards == ["Publications", "Anatomy"]
    assert match.is_quiet


def test_publications_are_not_shared_by_leaving_everything_in_its_order() -> None:
    match = scenario(
        ann=seat(board=["Publications"]), bob=seat(board=["Atomic Theory > Tools, up"])
    )

    match.play("ann: dogma Publications", "bob: blue", "bob: Tools")

    assert match.bob.pile(BLUE) == ["Atomic Theory", "Tools"]
    assert match.ann.hand == []
    assert match.is_quiet


def test_publications_are_shared_by_changing_an_order() -> None:
    match = scenario(
        ann=seat(board=["Publications"]), bob=seat(board=["Atomic Theory > Tools, up"])
    )

    match.play("ann: dogma Publications", "bob: blue", "bob: Atomic Theory")

    assert match.bob.pile(BLUE) == ["Tools", "Atomic Theory"]
    assert match.ann.hand_values == [7]
    assert match.is_quiet


# Combustion


@pytest.mark.parametrize("cards", ["czech", "first"])
def test_combustion_burns_exactly_two_cards_whatever_the_crowns(cards: str) -> None:
    """D27."""
    match = scenario(
        ann=seat(board=["Combustion > Oars", "Navigation", "Translation"]),
        bob=seat(score=["Tools", "Canning", "Alchemy", "Flight", "Masonry"]),
        cards=cards,
    )
    assert match.ann.count(CROWN) == 8

    match.play("ann: dogma Combustion")

    assert match.asks("bob", GIVE_TO_SCORE) == ["Tools", "Canning", "Alchemy", "Flight", "Masonry"]

    match.play("bob: Tools", "bob: Masonry")

    assert match.ann.score_pile == ["Tools", "Masonry"]
    assert match.bob.score_pile == ["Canning", "Alchemy", "Flight"]
    assert match.ann.pile(RED) == ["Combustion", "Oars"]
    assert match.is_quiet


@pytest.mark.parametrize("score", [["Canning", "Tools"], ["Tools"], []])
def test_combustion_asks_nobody_who_has_no_more_than_two_cards(score: list[str]) -> None:
    match = scenario(ann=seat(board=["Combustion"]), bob=seat(score=score))

    match.play("ann: dogma Combustion")

    assert sorted(match.ann.score_pile) == score
    assert match.bob.score_pile == []
    assert match.is_quiet


def test_combustion_is_no_scoring_for_monument() -> None:
    match = scenario(ann=seat(board=["Combustion"], scored=5), bob=seat(score=["Tools", "Oars"]))

    match.play("ann: dogma Combustion")

    assert match.ann.points == 2
    assert match.ann.achievements == []
    assert match.is_quiet


def test_combustion_of_the_third_edition_burns_a_card_for_four_crowns_and_a_red_one() -> None:
    match = scenario(
        ann=seat(board=["Combustion > Oars", "Navigation"]),  # five crowns
        bob=seat(score=["Tools", "Canning"]),
        cards="third",
    )

    match.play("ann: dogma Combustion", "bob: Tools")

    assert match.ann.score_pile == ["Tools"]
    assert match.bob.score_pile == ["Canning"]
    assert match.ann.pile(RED) == ["Combustion"]
    assert match.deck(1)[-1] == "Oars"
    assert match.is_quiet


def test_combustion_of_the_third_edition_may_burn_itself_for_nothing() -> None:
    match = scenario(
        ann=seat(board=["Combustion"]), bob=seat(score=["Tools", "Canning"]), cards="third"
    )

    match.play("ann: dogma Combustion")

    assert match.bob.score_pile == ["Tools", "Canning"]
    assert match.ann.board == {}
    assert match.deck(7)[-1] == "Combustion"
    assert match.is_quiet


def test_combustion_of_the_third_edition_is_shared_by_losing_a_red_card() -> None:
    match = scenario(
        ann=seat(board=["Combustion > Oars"]),
        bob=seat(board=["Optics > Archery"], score=["Tools"]),
        cyd=seat(board=["Navigation"]),
        cards="third",
    )

    match.play("ann: dogma Combustion")

    assert match.bob.board == {"red": ["Optics"]}
    assert match.bob.score_pile == ["Tools"]
    assert match.cyd.board == {"green": ["Navigation"]}  # no red card to lose
    assert match.ann.board == {"red": ["Combustion"]}
    assert match.ann.hand_values == [7]  # the bonus
    assert match.is_quiet


# Explosives


@pytest.mark.rule("innovation#values")
def test_explosives_take_the_three_highest_whatever_their_values() -> None:
    match = scenario(
        ann=seat(board=["Explosives"]),
        bob=seat(hand=["Tools", "Flight", "Canning", "Software", "Alchemy"]),
    )

    match.play("ann: dogma Explosives")

    assert match.ann.hand == ["Canning", "Flight", "Software"]
    assert match.bob.hand == ["Tools", "Alchemy"]
    assert match.is_quiet


def test_explosives_let_the_victim_choose_among_those_tied_for_the_last_place() -> None:
    match = scenario(
        ann=seat(board=["Explosives"]),
        bob=seat(hand=["Bicycle", "Flight", "Tools", "Lighting", "Software"]),
    )

    match.play("ann: dogma Explosives")

    assert match.asks("bob", GIVE_TO_HAND) == ["Bicycle", "Lighting"]

    match.play("bob: Lighting")

    assert match.ann.hand == ["Lighting", "Flight", "Software"]
    assert match.bob.hand == ["Bicycle", "Tools"]
    assert match.is_quiet


@pytest.mark.parametrize("hand", [["Canning", "Flight", "Software"], ["Canning", "Flight"]])
def test_explosives_console_an_emptied_hand_with_a_seven(hand: list[str]) -> None:
    match = scenario(
        ann=seat(board=["Explosives"]), bob=seat(hand=hand), decks={7: ["Refrigeration"]}
    )

    match.play("ann: dogma Explosives")

    assert match.ann.hand == hand
    assert match.bob.hand == ["Refrigeration"]
    assert match.is_quiet


def test_explosives_give_nothing_to_a_hand_that_was_empty_before() -> None:
    match = scenario(ann=seat(board=["Explosives"]), bob=seat())

    match.play("ann: dogma Explosives")

    assert match.bob.hand == []
    assert match.ann.hand == []
    assert match.is_quiet


# Bicycle


def test_bicycle_swaps_hand_and_score_pile() -> None:
    match = scenario(
        ann=seat(board=["Bicycle"], hand=["Tools", "Flight"], score=["Canning"]), bob=seat()
    )

    match.play("ann: dogma Bicycle")

    assert match.asks("ann", USE_EFFECT) == ["yes", "no"]

    match.play("ann: yes")

    assert match.ann.hand == ["Canning"]
    assert match.ann.score_pile == ["Tools", "Flight"]
    assert match.ann.points == 9
    assert match.is_quiet


def test_bicycle_does_not_earn_monument() -> None:
    """E39."""
    match = scenario(ann=seat(board=["Bicycle"], hand=[1, 1, 2, 3, 4, 5]), bob=seat())

    match.play("ann: dogma Bicycle", "ann: yes")

    assert match.ann.hand == []
    assert match.ann.score_values == [1, 1, 2, 3, 4, 5]
    assert match.ann.achievements == []
    assert match.is_quiet


def test_bicycle_may_turn_an_empty_hand_into_the_whole_score_pile() -> None:
    match = scenario(ann=seat(board=["Bicycle"], score=["Tools", "Canning"]), bob=seat())

    match.play("ann: dogma Bicycle", "ann: yes")

    assert match.ann.hand == ["Tools", "Canning"]
    assert match.ann.points == 0
    assert match.is_quiet


def test_bicycle_may_be_declined() -> None:
    match = scenario(ann=seat(board=["Bicycle"], hand=["Tools"]), bob=seat())

    match.play("ann: dogma Bicycle", "ann: no")

    assert match.ann.hand == ["Tools"]
    assert match.is_quiet


def test_bicycle_asks_nobody_who_has_nothing_to_swap() -> None:
    match = scenario(ann=seat(board=["Bicycle"]), bob=seat(board=["Navigation"]))

    match.play("ann: dogma Bicycle")

    assert match.ann.hand == []  # Bob had nothing to share either
    assert match.is_quiet


# Electricity


def test_electricity_replaces_top_cards_without_a_factory_by_eights() -> None:
    """E37."""
    match = scenario(
        ann=seat(board=["Electricity", "Evolution", "Sanitation"]),
        bob=seat(),
        decks={8: ["Flight", "Mobility"]},
    )

    match.play("ann: dogma Electricity")

    assert match.asks("ann", RETURN_NEXT) == ["Evolution", "Sanitation"]

    match.play("ann: Sanitation")

    assert match.ann.board == {"green": ["Electricity"]}
    assert match.deck(7)[-2:] == ["Sanitation", "Evolution"]
    assert match.ann.hand == ["Flight", "Mobility"]
    assert match.is_quiet


def test_electricity_spares_what_comes_to_light() -> None:
    match = scenario(
        ann=seat(board=["Electricity", "Evolution > Tools", "Coal > Oars"]), bob=seat()
    )

    match.play("ann: dogma Electricity")

    assert match.ann.board == {
        "blue": ["Tools"],
        "red": ["Coal", "Oars"],
        "green": ["Electricity"],
    }
    assert match.ann.hand_values == [8]
    assert match.is_quiet


def test_electricity_draws_nothing_where_every_top_card_has_a_factory() -> None:
    match = scenario(ann=seat(board=["Electricity", "Coal"]), bob=seat(board=["Machine Tools"]))

    match.play("ann: dogma Electricity")

    assert match.ann.hand == []  # Bob shared without effect
    assert match.bob.hand == []
    assert match.is_quiet


def test_electricity_must_be_shared_whether_the_sharer_likes_it_or_not() -> None:
    match = scenario(ann=seat(board=["Electricity"]), bob=seat(board=["Coal", "Tools"]))

    match.play("ann: dogma Electricity")

    assert match.bob.board == {"red": ["Coal"]}
    assert match.bob.hand_values == [8]
    assert match.ann.hand_values == [7]  # the bonus
    assert match.is_quiet


# Refrigeration


def test_refrigeration_spoils_half_a_hand_rounded_down() -> None:
    """D29, five cards."""
    match = scenario(
        ann=seat(board=["Refrigeration"]),
        bob=seat(hand=["Tools", "Oars", "Sailing", "Canning", "Flight"]),
    )

    match.play("ann: dogma Refrigeration")

    assert match.asks("bob", RETURN_CARD) == ["Tools", "Oars", "Sailing", "Canning", "Flight"]

    match.play("bob: Sailing", "bob: Tools")

    assert match.bob.hand == ["Oars", "Canning", "Flight"]
    assert match.deck(1)[-2:] == ["Sailing", "Tools"]
    assert match.is_quiet


def test_refrigeration_leaves_a_single_card_alone() -> None:
    """D29, one card."""
    match = scenario(ann=seat(board=["Refrigeration"]), bob=seat(hand=["Tools"]))

    match.play("ann: dogma Refrigeration")

    assert match.bob.hand == ["Tools"]
    assert match.is_quiet


def test_refrigeration_stores_a_hand_card_in_the_score_pile() -> None:
    match = scenario(ann=seat(board=["Refrigeration"], hand=["Flight", "Tools"]), bob=seat())

    match.play("ann: dogma Refrigeration")

    assert match.asks("ann", SCORE_CARD) == ["Flight", "Tools", "done"]

    match.play("ann: Flight")

    assert match.ann.score_pile == ["Flight"]
    assert match.ann.hand == ["Tools"]
    assert match.is_quiet


def test_refrigeration_lets_a_sharer_score_and_the_first_player_decline() -> None:
    match = scenario(
        ann=seat(board=["Refrigeration"], hand=["Tools"]),
        bob=seat(board=["Anatomy"], hand=["Flight"]),
    )

    match.play("ann: dogma Refrigeration", "bob: Flight", "ann: done")

    assert match.bob.score_pile == ["Flight"]
    assert match.ann.score_pile == []
    assert match.ann.hand_values == [1, 7]  # with the bonus
    assert match.is_quiet


# Sanitation


def test_sanitation_trades_the_two_highest_for_the_lowest() -> None:
    """D30; INN-006: Ann picks among her lowest cards."""
    match = scenario(
        ann=seat(board=["Sanitation"], hand=["Bicycle", "Calendar", "Currency"]),
        bob=seat(hand=["Computers", "Flight", "Tools"]),
    )

    match.play("ann: dogma Sanitation")

    assert match.asks("ann", EXCHANGE_CARD) == ["Calendar", "Currency"]

    match.play("ann: Currency")

    assert match.ann.hand == ["Bicycle", "Calendar", "Flight", "Computers"]
    assert match.bob.hand == ["Tools", "Currency"]
    assert match.is_quiet


def test_sanitation_takes_the_two_highest_for_nothing_from_an_empty_hand() -> None:
    """D30, Ann's hand being empty."""
    match = scenario(
        ann=seat(board=["Sanitation"]), bob=seat(hand=["Computers", "Flight", "Tools"])
    )

    match.play("ann: dogma Sanitation")

    assert match.ann.hand == ["Flight", "Computers"]
    assert match.bob.hand == ["Tools"]
    assert match.is_quiet


def test_sanitation_gives_the_lowest_even_to_a_victim_without_cards() -> None:
    match = scenario(ann=seat(board=["Sanitation"], hand=["Bicycle", "Tools"]), bob=seat())

    match.play("ann: dogma Sanitation")

    assert match.ann.hand == ["Bicycle"]
    assert match.bob.hand == ["Tools"]
    assert match.is_quiet


def test_sanitation_lets_the_victim_choose_among_its_own_tied_cards() -> None:
    match = scenario(
        ann=seat(board=["Sanitation"], hand=["Tools"]),
        bob=seat(hand=["Flight", "Computers", "Mobility"]),
    )

    match.play("ann: dogma Sanitation")

    assert match.asks("bob", EXCHANGE_CARD) == ["Flight", "Mobility"]

    match.play("bob: Mobility")

    assert match.ann.hand == ["Mobility", "Computers"]
    assert match.bob.hand == ["Flight", "Tools"]
    assert match.is_quiet


def test_sanitation_visits_one_victim_after_the_other() -> None:
    match = scenario(
        ann=seat(board=["Sanitation"], hand=["Tools"]),
        bob=seat(hand=["Canning"]),
        cyd=seat(hand=["Software"]),
    )

    match.play("ann: dogma Sanitation")

    assert match.bob.hand == ["Tools"]
    assert match.cyd.hand == ["Canning"]  # which Ann had just got from Bob
    assert match.ann.hand == ["Software"]
    assert match.is_quiet


# Lighting


def test_lighting_scores_a_seven_for_every_different_value_tucked() -> None:
    """E40."""
    match = scenario(
        ann=seat(board=["Lighting"], hand=["Bicycle", "Evolution", "Calendar", "Tools"]),
        bob=seat(),
        decks={7: ["Sanitation", "Railroad"]},
    )

    match.play("ann: dogma Lighting")

    assert match.asks("ann", TUCK_CARD) == ["Bicycle", "Evolution", "Calendar", "Tools", "done"]

    match.play("ann: Bicycle", "ann: Evolution", "ann: Calendar")  # three is the most

    assert match.ann.pile(BLUE) == ["Evolution", "Calendar"]
    assert match.ann.pile(GREEN) == ["Bicycle"]
    assert match.ann.hand == ["Tools"]
    assert match.ann.score_pile == ["Sanitation", "Railroad"]
    assert match.is_quiet


def test_lighting_may_stop_after_one_card() -> None:
    match = scenario(
        ann=seat(board=["Lighting > Mysticism"], hand=["Philosophy", "Tools"]), bob=seat()
    )

    match.play("ann: dogma Lighting", "ann: Philosophy", "ann: done")

    assert match.ann.pile(PURPLE) == ["Lighting", "Mysticism", "Philosophy"]
    assert match.ann.score_values == [7]
    assert match.is_quiet


def test_lighting_may_be_declined() -> None:
    match = scenario(ann=seat(board=["Lighting"], hand=["Tools"]), bob=seat())

    match.play("ann: dogma Lighting", "ann: done")

    assert match.ann.hand == ["Tools"]
    assert match.ann.score_pile == []
    assert match.is_quiet


# Railroad


def test_railroad_changes_the_whole_hand_for_three_sixes() -> None:
    match = scenario(
        ann=seat(board=["Railroad"], hand=["Flight", "Tools", "Oars"]),
        bob=seat(),
        decks={6: ["Canning", "Democracy", "Encyclopedia"]},
    )

    match.play("ann: dogma Railroad")

    assert match.asks("ann", RETURN_NEXT) == ["Tools", "Oars"]

    match.play("ann: Oars")

    assert match.deck(1)[-2:] == ["Oars", "Tools"]
    assert match.deck(8)[-1] == "Flight"
    assert match.ann.hand == ["Canning", "Democracy", "Encyclopedia"]
    assert match.is_quiet


def test_railroad_counts_as_shared_even_if_the_same_cards_come_back() -> None:
    """C8."""
    match = scenario(
        ann=seat(board=["Railroad"]),
        bob=seat(board=["Quantum Theory"], hand=["Canning", "Democracy", "Encyclopedia"]),
        only={6: []},
    )

    match.play("ann: dogma Railroad", "bob: Democracy", "bob: Canning")

    assert match.bob.hand == ["Democracy", "Canning", "Encyclopedia"]
    assert match.ann.hand_values == [7, 7, 7, 7]  # three instead of 6s, and the bonus
    assert match.is_quiet


def test_railroad_lifts_one_colour_from_right_to_up() -> None:
    match = scenario(
        ann=seat(
            board=[
                "Railroad > Mysticism, right",
                "Tools > Writing, left",
                "Oars > Archery, right",
                "Sailing > Clothing",
            ]
        ),
        bob=seat(),
    )

    match.play("ann: dogma Railroad")

    assert match.asks("ann", SPLAY_UP) == ["red", "purple", "done"]

    match.play("ann: purple")

    assert match.ann.splay(PURPLE) == "up"
    assert match.ann.splay(RED) == "right"
    assert match.ann.splay(BLUE) == "left"
    assert match.is_quiet


def test_railroad_may_leave_a_right_splay_as_it_is() -> None:
    match = scenario(ann=seat(board=["Railroad > Mysticism, right"]), bob=seat())

    match.play("ann: dogma Railroad", "ann: done")

    assert match.ann.splay(PURPLE) == "right"
    assert match.ann.hand_values == [6, 6, 6]
    assert match.is_quiet
