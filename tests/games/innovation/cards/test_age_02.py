"""The cards of age 2, antiquity, as a rulebook would explain them."""

import pytest

from chronotable.games.innovation.card import BLUE, GREEN, LEAF, PURPLE, RED, YELLOW
from chronotable.games.innovation.prompts import (
    CHOOSE_PLAYER,
    GIVE_TO_HAND,
    GIVE_TO_SCORE,
    MELD_CARD,
    RETURN_CARD,
    SCORE_CARD,
    SPLAY_LEFT,
    USE_EFFECT,
)
from chronotable.testing.innovation import scenario, seat

# Calendar


def test_calendar_draws_two_threes_when_the_score_pile_holds_more_cards_than_the_hand() -> None:
    """E11. The comparison is made once: the first 3 in hand does not stop the second."""
    match = scenario(
        ann=seat(board=["Calendar"], score=[1]),
        bob=seat(),
        decks={3: ["Paper", "Compass"]},
    )

    match.play("ann: dogma Calendar")

    assert match.ann.hand == ["Paper", "Compass"]
    assert match.is_quiet


def test_calendar_does_nothing_for_as_many_cards_in_hand_as_in_the_score_pile() -> None:
    """E11."""
    match = scenario(
        ann=seat(board=["Calendar"], hand=["Tools", "Oars"], score=[1, 1]),
        bob=seat(),
    )

    match.play("ann: dogma Calendar")

    assert match.ann.hand == ["Tools", "Oars"]
    assert match.is_quiet


def test_calendar_counts_cards_and_not_points() -> None:
    match = scenario(
        ann=seat(board=["Calendar"], hand=["Tools"], score=[9]),
        bob=seat(),
    )

    match.play("ann: dogma Calendar")

    assert match.ann.hand == ["Tools"]
    assert match.is_quiet


def test_calendar_serves_whoever_shares_it_by_their_own_cards() -> None:
    match = scenario(
        ann=seat(board=["Calendar"], hand=["Tools"]),
        bob=seat(board=["Agriculture"], score=[1]),
        decks={2: ["Currency"], 3: ["Paper", "Compass"]},
    )

    match.play("ann: dogma Calendar")

    assert match.bob.hand == ["Paper", "Compass"]
    assert match.ann.hand == ["Tools", "Currency"]  # Currency is the bonus for sharing
    assert match.is_quiet


# Mathematics


def test_mathematics_trades_a_card_for_the_next_age_and_melds_it() -> None:
    match = scenario(
        ann=seat(board=["Mathematics"], hand=["Tools", "Archery"]),
        bob=seat(),
        decks={2: ["Currency"]},
    )

    match.play("ann: dogma Mathematics")

    assert match.asks("ann", RETURN_CARD) == ["Tools", "Archery", "done"]

    match.play("ann: Archery")

    assert match.ann.hand == ["Tools"]
    assert match.deck(1)[-1] == "Archery"
    assert match.ann.board == {"blue": ["Mathematics"], "green": ["Currency"]}
    assert match.is_quiet


def test_mathematics_may_be_declined_and_then_melds_nothing() -> None:
    match = scenario(ann=seat(board=["Mathematics"], hand=["Tools"]), bob=seat())

    match.play("ann: dogma Mathematics", "ann: done")

    assert match.ann.hand == ["Tools"]
    assert match.ann.board == {"blue": ["Mathematics"]}
    assert match.is_quiet


def test_mathematics_revives_an_empty_pile_and_draws_from_the_one_above() -> None:
    """A15."""
    match = scenario(
        ann=seat(board=["Mathematics"], hand=["Gunpowder"]),
        bob=seat(),
        only={4: []},
        decks={5: ["Coal"]},
    )

    match.play("ann: dogma Mathematics", "ann: Gunpowder")

    assert match.deck(4) == ["Gunpowder"]
    assert match.ann.board == {"blue": ["Mathematics"], "red": ["Coal"]}
    assert match.is_quiet


def test_mathematics_ends_the_game_when_a_ten_is_returned() -> None:
    match = scenario(
        ann=seat(board=["Mathematics"], hand=[10], score=[3]),
        bob=seat(score=[4]),
    )

    match.play("ann: dogma Mathematics")
    match.play(f"ann: {match.asks('ann')[0]}")

    assert match.over
    assert match.winners == ["bob"]
    assert match.reason == "score"


def test_mathematics_gives_no_bonus_when_the_one_who_shares_declines() -> None:
    match = scenario(
        ann=seat(board=["Mathematics"]),
        bob=seat(board=["Philosophy"], hand=["Tools"]),
    )

    match.play("ann: dogma Mathematics", "bob: done")

    assert match.bob.hand == ["Tools"]
    assert match.ann.hand == []
    assert match.is_quiet


# Construction


def test_construction_takes_two_cards_of_the_victims_choice() -> None:
    match = scenario(
        ann=seat(board=["Construction"]),
        bob=seat(hand=["Tools", "Oars", "Sailing", "Masonry"]),
        decks={2: ["Currency"]},
    )

    match.play("ann: dogma Construction")

    assert match.asks("bob", GIVE_TO_HAND) == ["Tools", "Oars", "Sailing", "Masonry"]

    match.play("bob: Sailing")

    assert match.asks("bob", GIVE_TO_HAND) == ["Tools", "Oars", "Masonry"]

    match.play("bob: Tools")

    assert sorted(match.ann.hand) == ["Sailing", "Tools"]
    assert match.bob.hand == ["Oars", "Masonry", "Currency"]
    assert match.is_quiet


def test_construction_asks_nothing_of_a_hand_of_two() -> None:
    match = scenario(
        ann=seat(board=["Construction"]),
        bob=seat(hand=["Tools", "Oars"]),
        decks={2: ["Currency"]},
    )

    match.play("ann: dogma Construction")

    assert sorted(match.ann.hand) == ["Oars", "Tools"]
    assert match.bob.hand == ["Currency"]
    assert match.is_quiet


@pytest.mark.rule("innovation#effects")
def test_construction_takes_a_single_card_and_still_lets_the_victim_draw() -> None:
    """D7."""
    match = scenario(
        ann=seat(board=["Construction"]),
        bob=seat(hand=["Tools"]),
        decks={2: ["Currency"]},
    )

    match.play("ann: dogma Construction")

    assert match.ann.hand == ["Tools"]
    assert match.bob.hand == ["Currency"]
    assert match.is_quiet


def test_construction_lets_an_empty_handed_victim_just_draw() -> None:
    """D7."""
    match = scenario(ann=seat(board=["Construction"]), bob=seat(), decks={2: ["Currency"]})

    match.play("ann: dogma Construction")

    assert match.ann.hand == []
    assert match.bob.hand == ["Currency"]
    assert match.is_quiet


def test_construction_gives_empire_to_the_only_board_of_five_colors() -> None:
    five = ["Construction", "Tools", "Sailing", "Masonry", "Mysticism"]
    match = scenario(ann=seat(board=five), bob=seat(board=["Pottery", "Clothing"]))

    match.play("ann: dogma Construction")

    assert match.ann.achievements == ["empire"]
    assert match.is_quiet


def test_construction_gives_empire_to_nobody_if_another_board_has_five_colors() -> None:
    """D8."""
    match = scenario(
        ann=seat(board=["Construction", "Tools", "Sailing", "Masonry", "Mysticism"]),
        bob=seat(),
        cyd=seat(board=["Archery", "Pottery", "Clothing", "Agriculture", "City States"]),
    )

    match.play("ann: dogma Construction")

    assert match.ann.achievements == []
    assert match.cyd.achievements == []
    assert match.is_quiet


def test_construction_gives_empire_to_a_sharer_with_the_five_colors() -> None:
    match = scenario(
        ann=seat(board=["Construction", "Sailing"]),
        bob=seat(board=["Archery", "Tools", "Clothing", "Agriculture", "City States"]),
        decks={2: ["Currency"]},
    )

    match.play("ann: dogma Construction")

    assert match.bob.achievements == ["empire"]
    assert match.ann.achievements == []
    assert match.ann.hand == ["Currency"]  # the bonus: claiming is a change
    assert match.is_quiet


def test_construction_cannot_claim_an_empire_that_is_taken() -> None:
    match = scenario(
        ann=seat(board=["Construction", "Tools", "Sailing", "Masonry", "Mysticism"]),
        bob=seat(specials=["empire"]),
    )

    match.play("ann: dogma Construction")

    assert match.ann.achievements == []
    assert match.bob.achievements == ["empire"]
    assert match.is_quiet


# Road Building


def test_road_building_melds_two_and_trades_red_for_green() -> None:
    match = scenario(
        ann=seat(board=["Road Building"], hand=["Tools", "Archery", "Masonry"]),
        bob=seat(board=["Sailing > Clothing"]),
    )

    match.play("ann: dogma Road Building")

    assert match.asks("ann", MELD_CARD) == ["Tools", "Archery", "Masonry"]

    match.play("ann: Archery")

    assert match.asks("ann", MELD_CARD) == ["Tools", "Masonry", "done"]

    match.play("ann: Tools")

    assert match.asks("ann", CHOOSE_PLAYER) == ["bob", "done"]

    match.play("ann: bob")

    assert match.ann.board == {"blue": ["Tools"], "red": ["Road Building"], "green": ["Sailing"]}
    assert match.bob.board == {"red": ["Archery"], "green": ["Clothing"]}
    assert match.is_quiet


def test_road_building_stops_after_one_card_if_one_is_enough() -> None:
    match = scenario(
        ann=seat(board=["Road Building"], hand=["Tools", "Masonry"]),
        bob=seat(board=["Sailing"]),
    )

    match.play("ann: dogma Road Building", "ann: Tools", "ann: done")

    assert match.ann.hand == ["Masonry"]
    assert match.ann.top_cards == ["Tools", "Road Building"]
    assert match.bob.top_cards == ["Sailing"]
    assert match.is_quiet


def test_road_building_melds_the_only_card_unasked_and_opens_no_trade() -> None:
    match = scenario(
        ann=seat(board=["Road Building"], hand=["Tools"]),
        bob=seat(board=["Sailing"]),
    )

    match.play("ann: dogma Road Building")

    assert match.ann.top_cards == ["Tools", "Road Building"]
    assert match.bob.top_cards == ["Sailing"]
    assert match.is_quiet


def test_road_building_does_nothing_with_an_empty_hand() -> None:
    match = scenario(ann=seat(board=["Road Building"]), bob=seat(board=["Sailing"]))

    match.play("ann: dogma Road Building")

    assert match.ann.top_cards == ["Road Building"]
    assert match.is_quiet


def test_road_building_may_keep_the_red_card_at_home() -> None:
    match = scenario(
        ann=seat(board=["Road Building"], hand=["Tools", "Masonry"]),
        bob=seat(board=["Sailing"]),
    )

    match.play("ann: dogma Road Building", "ann: Tools", "ann: Masonry", "ann: done")

    assert match.ann.top_cards == ["Tools", "Road Building", "Masonry"]
    assert match.bob.top_cards == ["Sailing"]
    assert match.is_quiet


def test_road_building_gives_the_red_card_even_to_a_player_without_green() -> None:
    match = scenario(
        ann=seat(board=["Road Building"], hand=["Tools", "Masonry"]),
        bob=seat(board=["Sailing"]),
        cyd=seat(board=["Oars"]),
    )

    match.play("ann: dogma Road Building", "ann: Tools", "ann: Masonry")

    assert match.asks("ann", CHOOSE_PLAYER) == ["bob", "cyd", "done"]

    match.play("ann: cyd")

    assert match.cyd.board == {"red": ["Road Building", "Oars"]}
    assert match.ann.top_cards == ["Tools", "Masonry"]
    assert match.bob.top_cards == ["Sailing"]
    assert match.is_quiet


def test_road_building_reaches_players_with_more_castles_as_well() -> None:
    """It is no demand: icons protect nobody, and a sharer may even trade with the active one."""
    match = scenario(
        ann=seat(board=["Road Building", "Sailing"]),
        bob=seat(board=["Metalworking", "Domestication"], hand=["Tools", "Archery"]),
        decks={1: ["Clothing"]},
    )

    match.play("ann: dogma Road Building", "bob: Archery", "bob: Tools", "bob: ann")

    assert match.ann.board == {"red": ["Archery", "Road Building"]}
    assert match.bob.board == {
        "blue": ["Tools"],
        "red": ["Metalworking"],
        "green": ["Sailing"],
        "yellow": ["Domestication"],
    }
    assert match.ann.hand == ["Clothing"]  # the bonus, drawn with Archery on top
    assert match.is_quiet


def test_road_building_opens_no_trade_to_a_player_without_red() -> None:
    match = scenario(
        ann=seat(board=["Road Building", "Sailing"]),
        bob=seat(board=["Mysticism"], hand=["Tools", "Masonry"]),
    )

    match.play("ann: dogma Road Building", "bob: Tools", "bob: Masonry")

    assert match.bob.top_cards == ["Tools", "Masonry", "Mysticism"]
    assert match.ann.top_cards == ["Road Building", "Sailing"]
    assert match.is_quiet


# Currency


def test_currency_scores_a_two_for_each_different_value_returned() -> None:
    """E12."""
    match = scenario(
        ann=seat(board=["Currency"], hand=["Tools", "Oars", "Calendar"]),
        bob=seat(),
        decks={2: ["Mapmaking", "Fermenting"]},
    )

    match.play("ann: dogma Currency", "ann: Oars", "ann: Tools")

    assert match.asks("ann", RETURN_CARD) == ["Calendar", "done"]

    match.play("ann: Calendar")

    assert match.ann.hand == []
    assert match.ann.score_pile == ["Mapmaking", "Fermenting"]
    assert match.deck(1)[-2:] == ["Oars", "Tools"]  # the last returned lies lowest
    assert match.deck(2)[-1] == "Calendar"
    assert match.is_quiet


def test_currency_scores_one_two_for_a_single_card() -> None:
    match = scenario(
        ann=seat(board=["Currency"], hand=["Tools", "Coal"]),
        bob=seat(),
        decks={2: ["Mapmaking"]},
    )

    match.play("ann: dogma Currency", "ann: Coal", "ann: done")

    assert match.ann.hand == ["Tools"]
    assert match.ann.score_pile == ["Mapmaking"]
    assert match.is_quiet


def test_currency_may_be_left_in_the_purse() -> None:
    match = scenario(ann=seat(board=["Currency"], hand=["Tools"]), bob=seat())

    match.play("ann: dogma Currency", "ann: done")

    assert match.ann.hand == ["Tools"]
    assert match.ann.score_pile == []
    assert match.is_quiet


def test_currency_builds_a_monument_from_six_different_values() -> None:
    match = scenario(
        ann=seat(
            board=["Currency"],
            hand=["Tools", "Calendar", "Paper", "Gunpowder", "Coal", "Canning"],
        ),
        bob=seat(),
    )

    match.play("ann: dogma Currency", "ann: Tools", "ann: Calendar", "ann: Paper")
    match.play("ann: Gunpowder", "ann: Coal", "ann: Canning")

    assert match.ann.score_values == [2, 2, 2, 2, 2, 2]
    assert match.ann.achievements == ["monument"]
    assert match.is_quiet


# Mapmaking


def test_mapmaking_takes_a_one_from_whoever_has_scored_one() -> None:
    """D9. A sharer scores a 1 as well, though the demand never concerned them."""
    match = scenario(
        ann=seat(board=["Mapmaking"]),
        bob=seat(score=["Calendar", "Paper"]),
        cyd=seat(score=["Tools", "Oars"]),
        dan=seat(board=["Currency"]),
        decks={1: ["Sailing", "Masonry"], 2: ["Fermenting"]},
    )

    match.play("ann: dogma Mapmaking")

    assert match.asks("cyd", GIVE_TO_SCORE) == ["Tools", "Oars"]

    match.play("cyd: Oars")

    assert match.bob.score_pile == ["Calendar", "Paper"]
    assert match.cyd.score_pile == ["Tools"]
    assert match.dan.score_pile == ["Sailing"]
    assert match.ann.score_pile == ["Oars", "Masonry"]
    assert match.ann.hand == ["Fermenting"]
    assert match.is_quiet


def test_mapmaking_scores_nothing_when_the_demand_found_nothing() -> None:
    match = scenario(
        ann=seat(board=["Mapmaking"]),
        bob=seat(score=["Calendar"]),
        cyd=seat(board=["Currency"], score=["Tools"]),
    )

    match.play("ann: dogma Mapmaking")

    assert match.ann.score_pile == []
    assert match.bob.score_pile == ["Calendar"]
    assert match.cyd.score_pile == ["Tools"]  # as many crowns as Ann: out of her reach
    assert match.is_quiet


def test_mapmaking_scores_a_single_one_however_many_have_paid() -> None:
    match = scenario(
        ann=seat(board=["Mapmaking"]),
        bob=seat(score=["Tools"]),
        cyd=seat(score=["Oars"]),
        decks={1: ["Sailing"]},
    )

    match.play("ann: dogma Mapmaking")

    assert match.ann.score_pile == ["Tools", "Oars", "Sailing"]
    assert match.bob.score_pile == match.cyd.score_pile == []
    assert match.is_quiet


# Canal Building


@pytest.mark.rule("innovation#exchange")
def test_canal_building_exchanges_all_the_highest_cards() -> None:
    """E10. Exchanged cards are not scored: the Monument does not come nearer."""
    match = scenario(
        ann=seat(board=["Canal Building"], hand=["Calendar", "Mapmaking", "Tools"], scored=5),
        bob=seat(),
    )

    match.play("ann: dogma Canal Building")

    assert match.asks("ann", USE_EFFECT) == ["yes", "no"]

    match.play("ann: yes")

    assert match.ann.hand == ["Tools"]
    assert match.ann.score_values == [2, 2]
    assert match.ann.achievements == []
    assert match.is_quiet


@pytest.mark.rule("innovation#exchange")
def test_canal_building_exchanges_groups_of_different_size() -> None:
    match = scenario(
        ann=seat(
            board=["Canal Building"],
            hand=["Tools", "Paper"],
            score=["Oars", "Calendar", "Mapmaking"],
        ),
        bob=seat(),
    )

    match.play("ann: dogma Canal Building", "ann: yes")

    assert match.ann.hand == ["Tools", "Calendar", "Mapmaking"]
    assert match.ann.score_pile == ["Oars", "Paper"]
    assert match.ann.points == 4
    assert match.is_quiet


def test_canal_building_fetches_the_highest_scored_card_into_an_empty_hand() -> None:
    match = scenario(ann=seat(board=["Canal Building"], score=["Oars", "Calendar"]), bob=seat())

    match.play("ann: dogma Canal Building", "ann: yes")

    assert match.ann.hand == ["Calendar"]
    assert match.ann.score_pile == ["Oars"]
    assert match.is_quiet


def test_canal_building_may_stay_closed() -> None:
    match = scenario(
        ann=seat(board=["Canal Building"], hand=["Tools"], score=["Calendar"]), bob=seat()
    )

    match.play("ann: dogma Canal Building", "ann: no")

    assert match.ann.hand == ["Tools"]
    assert match.ann.score_pile == ["Calendar"]
    assert match.is_quiet


def test_canal_building_asks_nobody_who_has_nothing_to_exchange() -> None:
    match = scenario(ann=seat(board=["Canal Building"]), bob=seat(board=["Currency"]))

    match.play("ann: dogma Canal Building")

    assert match.ann.hand == match.bob.hand == []
    assert match.is_quiet


def test_canal_building_lets_everybody_follow_a_card_they_have_seen() -> None:
    """Writing was revealed before. All 1s change places, so Bob knows which one is where."""
    match = scenario(
        ann=seat(board=["Metalworking", "Canal Building"], score=["Tools"]),
        bob=seat(),
        decks={1: ["Writing"]},
    )

    match.play("ann: dogma Metalworking", "ann: dogma Canal Building", "ann: yes")

    seen_by_bob = match.match.view(1)["table"]["players"][0]
    assert seen_by_bob["score"] == ["writing"]
    assert seen_by_bob["hand"] == [1]
    assert match.is_quiet


# Fermenting


def test_fermenting_draws_a_two_for_every_two_leaves() -> None:
    """E13. Five leaves make two pairs."""
    match = scenario(
        ann=seat(board=["Fermenting > Agriculture, up"]),
        bob=seat(),
        decks={2: ["Currency", "Mapmaking"]},
    )
    assert match.ann.count(LEAF) == 5

    match.play("ann: dogma Fermenting")

    assert match.ann.hand == ["Currency", "Mapmaking"]
    assert match.is_quiet


def test_fermenting_of_the_third_edition_draws_a_two_for_every_color_with_a_leaf() -> None:
    """E13."""
    match = scenario(
        ann=seat(board=["Fermenting > Agriculture, up"]),
        bob=seat(),
        decks={2: ["Currency"]},
        cards="third",
    )

    match.play("ann: dogma Fermenting")

    assert match.ann.hand == ["Currency"]
    assert match.is_quiet


def test_fermenting_of_the_third_edition_looks_at_every_color() -> None:
    """Sailing and Fermenting show leaves, Oars does not, and covered Pottery is not splayed."""
    board = ["Fermenting", "Sailing", "Oars", "Tools > Pottery"]
    third = scenario(ann=seat(board=board), bob=seat(), cards="third")
    first = scenario(ann=seat(board=board), bob=seat(), cards="first")

    third.play("ann: dogma Fermenting")
    first.play("ann: dogma Fermenting")

    assert third.ann.hand_values == [2, 2]
    assert first.ann.hand_values == [2]  # three leaves
    assert third.is_quiet
    assert first.is_quiet


def test_fermenting_is_shared_by_the_leaves_of_each_board() -> None:
    match = scenario(
        ann=seat(board=["Fermenting"]),
        bob=seat(board=["Agriculture", "Sailing"]),
    )

    match.play("ann: dogma Fermenting")

    assert match.bob.hand_values == [2, 2]
    assert match.ann.hand_values == [2, 2]  # one for two leaves, one as the bonus
    assert match.is_quiet


# Monotheism


def test_monotheism_takes_a_top_card_of_a_color_the_demander_lacks() -> None:
    """D10."""
    match = scenario(
        ann=seat(board=["Monotheism", "Archery"]),
        bob=seat(board=["Oars", "Pottery"]),
        decks={1: ["Sailing", "Masonry"]},
    )

    match.play("ann: dogma Monotheism")

    assert match.ann.score_pile == ["Pottery"]
    assert match.bob.board == {"red": ["Oars"], "green": ["Sailing"]}
    assert match.ann.pile(YELLOW) == ["Masonry"]
    assert match.is_quiet


def test_monotheism_spares_a_victim_whose_colors_the_demander_has() -> None:
    """D10."""
    match = scenario(
        ann=seat(board=["Monotheism", "Archery"]),
        bob=seat(board=["Oars"]),
        decks={1: ["Metalworking"]},
    )

    match.play("ann: dogma Monotheism")

    assert match.ann.score_pile == []
    assert match.bob.board == {"red": ["Oars"]}
    assert match.ann.pile(RED) == ["Archery", "Metalworking"]
    assert match.is_quiet


def test_monotheism_lets_the_victim_choose_and_tuck_under_their_own_pile() -> None:
    match = scenario(
        ann=seat(board=["Monotheism"]),
        bob=seat(board=["Calendar > Pottery", "Sailing"]),
        decks={1: ["Writing"]},
    )

    match.play("ann: dogma Monotheism")

    assert match.asks("bob", GIVE_TO_SCORE) == ["Calendar", "Sailing"]

    match.play("bob: Calendar")

    assert match.ann.score_pile == ["Calendar"]
    assert match.bob.pile(BLUE) == ["Pottery", "Writing"]
    assert match.bob.pile(GREEN) == ["Sailing"]
    assert match.is_quiet


def test_monotheism_lets_a_sharer_tuck_a_one() -> None:
    match = scenario(
        ann=seat(board=["Monotheism"]),
        bob=seat(board=["Metalworking"]),
        decks={1: ["Oars", "Sailing"], 2: ["Currency"]},
    )

    match.play("ann: dogma Monotheism")

    assert match.bob.board == {"red": ["Metalworking", "Oars"]}
    assert match.ann.board == {"green": ["Sailing"], "purple": ["Monotheism"]}
    assert match.ann.hand == ["Currency"]
    assert match.is_quiet


# Philosophy


def test_philosophy_splays_a_color_left_and_scores_a_card() -> None:
    match = scenario(
        ann=seat(
            board=["Philosophy", "Tools > Pottery", "Oars > Archery, left", "Sailing > Clothing"],
            hand=["Masonry", "Calendar"],
        ),
        bob=seat(),
    )

    match.play("ann: dogma Philosophy")

    assert match.asks("ann", SPLAY_LEFT) == ["blue", "green", "done"]

    match.play("ann: green")

    assert match.ann.splay(GREEN) == "left"
    assert match.asks("ann", SCORE_CARD) == ["Masonry", "Calendar", "done"]

    match.play("ann: Calendar")

    assert match.ann.splay(BLUE) == "none"
    assert match.ann.score_pile == ["Calendar"]
    assert match.ann.hand == ["Masonry"]
    assert match.is_quiet


def test_philosophy_turns_a_right_splay_into_a_left_one() -> None:
    match = scenario(ann=seat(board=["Philosophy > Mysticism, right"]), bob=seat())

    match.play("ann: dogma Philosophy", "ann: purple")

    assert match.ann.splay(PURPLE) == "left"
    assert match.is_quiet


@pytest.mark.rule("innovation#splay")
def test_philosophy_asks_nothing_when_nothing_can_be_splayed_or_scored() -> None:
    match = scenario(ann=seat(board=["Philosophy", "Oars > Archery, left"]), bob=seat())

    match.play("ann: dogma Philosophy")

    assert match.ann.splay(RED) == "left"
    assert match.is_quiet


def test_philosophy_gives_no_bonus_if_the_sharer_declines_both_effects() -> None:
    """C4."""
    match = scenario(
        ann=seat(board=["Philosophy"]),
        bob=seat(board=["Tools > Writing", "Archery"], hand=["Sailing"]),
        decks={2: ["Currency"]},
    )

    match.play("ann: dogma Philosophy", "bob: done", "bob: done")

    assert match.bob.hand == ["Sailing"]
    assert match.ann.hand == []
    assert match.is_quiet


def test_philosophy_gives_a_bonus_if_the_sharer_uses_one_effect() -> None:
    match = scenario(
        ann=seat(board=["Philosophy"]),
        bob=seat(board=["Tools > Writing", "Archery"], hand=["Sailing"]),
        decks={2: ["Currency"]},
    )

    match.play("ann: dogma Philosophy", "bob: blue", "bob: done")

    assert match.bob.splay(BLUE) == "left"
    assert match.ann.hand == ["Currency"]
    assert match.is_quiet
