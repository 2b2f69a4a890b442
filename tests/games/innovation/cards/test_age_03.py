"""The cards of age 3, the Middle Ages, as a rulebook would explain them."""

import pytest

from chronotable.games.innovation.card import BLUE, GREEN, PURPLE, RED, YELLOW
from chronotable.games.innovation.prompts import (
    CHOOSE_PLAYER,
    EXCHANGE_CARD,
    GIVE_TO_BOARD,
    GIVE_TO_HAND,
    GIVE_TO_SCORE,
    MELD_CARD,
    MELD_NEXT,
    RETURN_FROM_SCORE,
    RETURN_NEXT,
    SCORE_CARD,
    SPLAY_LEFT,
    TAKE_TO_BOARD,
    USE_EFFECT,
)
from chronotable.testing.innovation import scenario, seat

# Alchemy


def test_alchemy_draws_a_four_for_every_three_castles_then_melds_and_scores() -> None:
    match = scenario(
        ann=seat(board=["Alchemy", "Mysticism"], hand=["Tools", "Oars"]),
        bob=seat(),
        decks={4: ["Navigation"]},
    )

    match.play("ann: dogma Alchemy")

    assert match.asks("ann", MELD_CARD) == ["Tools", "Oars", "Navigation"]

    match.play("ann: Oars")

    assert match.asks("ann", SCORE_CARD) == ["Tools", "Navigation"]

    match.play("ann: Navigation")

    assert match.ann.top_cards == ["Alchemy", "Oars", "Mysticism"]
    assert match.ann.score_pile == ["Navigation"]
    assert match.ann.hand == ["Tools"]
    assert match.is_quiet


def test_alchemy_loses_the_whole_hand_to_a_single_red_card() -> None:
    """The owner chooses the order wherever cards of one age are returned."""
    match = scenario(
        ann=seat(board=["Alchemy", "Mysticism", "Mapmaking"], hand=["Paper", "Tools", "Oars"]),
        bob=seat(),
        decks={4: ["Navigation", "Gunpowder"]},
    )

    match.play("ann: dogma Alchemy")

    assert match.asks("ann", RETURN_NEXT) == ["Tools", "Oars"]

    match.play("ann: Oars")

    assert match.asks("ann", RETURN_NEXT) == ["Navigation", "Gunpowder"]

    match.play("ann: Navigation")

    assert match.ann.hand == []
    assert match.ann.score_pile == []
    assert match.deck(1)[-2:] == ["Oars", "Tools"]
    assert match.deck(3)[-1] == "Paper"
    assert match.deck(4)[-2:] == ["Navigation", "Gunpowder"]
    assert match.is_quiet


def test_alchemy_minds_red_among_the_drawn_cards_only() -> None:
    match = scenario(
        ann=seat(board=["Alchemy", "Mysticism"], hand=["Archery"]),
        bob=seat(),
        decks={4: ["Navigation"]},
    )

    match.play("ann: dogma Alchemy", "ann: Archery")

    assert match.ann.pile(RED) == ["Archery"]
    assert match.ann.score_pile == ["Navigation"]
    assert match.is_quiet


def test_alchemy_with_two_castles_draws_nothing_and_melds_the_only_card() -> None:
    match = scenario(ann=seat(board=["Alchemy"], hand=["Archery"]), bob=seat())

    match.play("ann: dogma Alchemy")

    assert match.ann.top_cards == ["Alchemy", "Archery"]
    assert match.ann.hand == []
    assert match.ann.score_pile == []
    assert match.is_quiet


@pytest.mark.rule("innovation#reveal")
def test_alchemy_reveals_what_it_brews_to_everybody() -> None:
    match = scenario(
        ann=seat(board=["Alchemy", "Mysticism"], hand=["Tools"]),
        bob=seat(),
        decks={4: ["Navigation"]},
    )

    match.play("ann: dogma Alchemy")

    assert match.match.view(1)["table"]["players"][0]["hand"] == [1, "navigation"]

    match.play("ann: Tools")

    assert match.ann.score_pile == ["Navigation"]
    assert match.is_quiet


def test_alchemy_is_brewed_by_a_sharer_with_the_sharers_own_castles() -> None:
    match = scenario(
        ann=seat(board=["Alchemy"]),
        bob=seat(board=["Metalworking"]),
        decks={3: ["Paper"], 4: ["Navigation"]},
    )

    match.play("ann: dogma Alchemy")

    assert match.bob.top_cards == ["Metalworking", "Navigation"]
    assert match.ann.hand == ["Paper"]  # the bonus
    assert match.is_quiet


# Translation


@pytest.mark.rule("innovation#meld")
def test_translation_melds_the_score_pile_and_claims_world_with_crowns_alone() -> None:
    """E16."""
    match = scenario(
        ann=seat(board=["Translation"], score=["Sailing", "Navigation"]),
        bob=seat(),
    )

    match.play("ann: dogma Translation")

    assert match.asks("ann", USE_EFFECT) == ["yes", "no"]

    match.play("ann: yes")

    assert match.asks("ann", MELD_NEXT) == ["Sailing", "Navigation"]

    match.play("ann: Navigation")

    assert match.ann.pile(GREEN) == ["Sailing", "Navigation"]
    assert match.ann.points == 0
    assert match.ann.achievements == ["world"]
    assert match.is_quiet


def test_translation_may_leave_the_score_pile_alone_and_still_claim_world() -> None:
    match = scenario(ann=seat(board=["Translation"], score=["Tools"]), bob=seat())

    match.play("ann: dogma Translation", "ann: no")

    assert match.ann.score_pile == ["Tools"]
    assert match.ann.achievements == ["world"]
    assert match.is_quiet


def test_translation_claims_nothing_while_one_top_card_lacks_a_crown() -> None:
    match = scenario(ann=seat(board=["Translation", "Archery > Oars"]), bob=seat())

    match.play("ann: dogma Translation")

    assert match.ann.achievements == []
    assert match.is_quiet


def test_translation_may_cost_the_crowns_by_what_it_melds() -> None:
    match = scenario(ann=seat(board=["Translation"], score=["Pottery"]), bob=seat())

    match.play("ann: dogma Translation", "ann: yes")

    assert match.ann.pile(BLUE) == ["Pottery", "Translation"]
    assert match.ann.achievements == []
    assert match.is_quiet


def test_translation_gives_world_to_the_sharer_first() -> None:
    match = scenario(
        ann=seat(board=["Translation"]),
        bob=seat(board=["Optics"]),
        decks={3: ["Paper"]},
    )

    match.play("ann: dogma Translation")

    assert match.bob.achievements == ["world"]
    assert match.ann.achievements == []
    assert match.ann.hand == ["Paper"]
    assert match.is_quiet


# Engineering


def test_engineering_takes_every_top_castle_and_leaves_what_lies_beneath() -> None:
    match = scenario(
        ann=seat(board=["Engineering", "The Wheel"]),
        bob=seat(board=["Archery > Metalworking", "Tools > Pottery", "Sailing"]),
    )

    match.play("ann: dogma Engineering")

    assert match.ann.score_pile == ["Tools", "Archery"]
    assert match.bob.board == {"blue": ["Pottery"], "red": ["Metalworking"], "green": ["Sailing"]}
    assert match.is_quiet


def test_engineering_transfers_and_so_builds_no_monument() -> None:
    """G7."""
    match = scenario(
        ann=seat(board=["Engineering", "The Wheel"], scored=5),
        bob=seat(board=["Archery", "Tools"]),
    )

    match.play("ann: dogma Engineering")

    assert match.ann.score_pile == ["Tools", "Archery"]
    assert match.bob.board == {}
    assert match.ann.achievements == []
    assert match.is_quiet


def test_engineering_may_splay_red_left() -> None:
    match = scenario(ann=seat(board=["Engineering > Oars"]), bob=seat())

    match.play("ann: dogma Engineering")

    assert match.asks("ann", SPLAY_LEFT) == ["red", "done"]

    match.play("ann: red")

    assert match.ann.splay(RED) == "left"
    assert match.is_quiet


def test_engineering_may_leave_red_as_it_is() -> None:
    match = scenario(ann=seat(board=["Engineering > Oars"]), bob=seat())

    match.play("ann: dogma Engineering", "ann: done")

    assert match.ann.splay(RED) == "none"
    assert match.is_quiet


def test_engineering_gives_no_bonus_for_a_red_that_is_splayed_left_already() -> None:
    """B7."""
    match = scenario(
        ann=seat(board=["Engineering"]),
        bob=seat(board=["Metalworking > Oars, left"]),
    )

    match.play("ann: dogma Engineering")

    assert match.bob.splay(RED) == "left"
    assert match.bob.pile(RED) == ["Metalworking", "Oars"]
    assert match.ann.hand == []
    assert match.is_quiet


def test_engineering_gives_a_bonus_when_a_sharer_splays() -> None:
    match = scenario(
        ann=seat(board=["Engineering"]),
        bob=seat(board=["Metalworking > Oars, right"]),
        decks={3: ["Paper"]},
    )

    match.play("ann: dogma Engineering", "bob: red")

    assert match.bob.splay(RED) == "left"
    assert match.ann.hand == ["Paper"]
    assert match.is_quiet


# Optics


def test_optics_scores_a_four_when_the_melded_card_shows_a_crown() -> None:
    match = scenario(
        ann=seat(board=["Optics"]),
        bob=seat(),
        decks={3: ["Compass"], 4: ["Gunpowder"]},
    )

    match.play("ann: dogma Optics")

    assert match.ann.top_cards == ["Optics", "Compass"]
    assert match.ann.score_pile == ["Gunpowder"]
    assert match.is_quiet


def test_optics_without_a_crown_gives_a_score_card_to_whoever_is_poorer() -> None:
    """E15. Bob has as many points as Ann, so Cyd is the only one to receive."""
    match = scenario(
        ann=seat(board=["Optics"], score=["Calendar", "Gunpowder"]),
        bob=seat(score=[6]),
        cyd=seat(score=[4]),
        decks={3: ["Alchemy"]},
    )

    match.play("ann: dogma Optics")

    assert match.asks("ann", GIVE_TO_SCORE) == ["Calendar", "Gunpowder"]

    match.play("ann: Calendar")

    assert match.ann.top_cards == ["Alchemy", "Optics"]
    assert match.ann.score_pile == ["Gunpowder"]
    assert match.cyd.points == 6
    assert match.is_quiet


def test_optics_without_a_crown_costs_nothing_when_nobody_is_poorer() -> None:
    """E15."""
    match = scenario(
        ann=seat(board=["Optics"], score=[6]),
        bob=seat(score=[6]),
        cyd=seat(score=[7]),
        decks={3: ["Alchemy"]},
    )

    match.play("ann: dogma Optics")

    assert match.ann.points == match.bob.points == 6
    assert match.cyd.points == 7
    assert match.is_quiet


def test_optics_lets_the_player_choose_among_several_poorer_opponents() -> None:
    """INN-018."""
    match = scenario(
        ann=seat(board=["Optics"], score=["Gunpowder"]),
        bob=seat(score=[1]),
        cyd=seat(score=[3]),
        decks={3: ["Education"]},
    )

    match.play("ann: dogma Optics")

    assert match.asks("ann", CHOOSE_PLAYER) == ["bob", "cyd"]

    match.play("ann: cyd")

    assert match.ann.score_pile == []
    assert match.cyd.points == 7
    assert match.is_quiet


def test_optics_asks_for_the_opponent_and_then_for_the_card() -> None:
    """INN-018."""
    match = scenario(
        ann=seat(board=["Optics"], score=["Gunpowder", "Tools"]),
        bob=seat(score=[1]),
        cyd=seat(score=[2]),
        decks={3: ["Education"]},
    )

    match.play("ann: dogma Optics")
    assert match.asks("ann", CHOOSE_PLAYER) == ["bob", "cyd"]
    match.play("ann: bob")
    assert match.asks("ann", GIVE_TO_SCORE) == ["Gunpowder", "Tools"]
    match.play("ann: Tools")

    assert match.ann.score_pile == ["Gunpowder"]
    assert match.bob.points == 2
    assert match.cyd.points == 2
    assert match.is_quiet


def test_optics_counts_the_points_at_that_very_moment() -> None:
    """Bob shares and scores a 4; by then Ann's own 3 points are no more than Bob's."""
    match = scenario(
        ann=seat(board=["Optics"], score=[3]),
        bob=seat(board=["Translation"]),
        decks={3: ["Compass", "Alchemy", "Paper"], 4: ["Gunpowder"]},
    )

    match.play("ann: dogma Optics")

    assert match.bob.score_pile == ["Gunpowder"]
    assert match.ann.points == 3
    assert match.ann.hand == ["Paper"]  # the bonus
    assert match.is_quiet


# Compass


def test_compass_trades_a_leaf_for_a_card_without_one() -> None:
    """D11. Compass and Pottery show leaves and cannot be taken."""
    match = scenario(ann=seat(board=["Compass", "Archery"]), bob=seat(board=["Pottery"]))

    match.play("ann: dogma Compass")

    assert match.ann.board == {"blue": ["Pottery"], "green": ["Compass"]}
    assert match.bob.board == {"red": ["Archery"]}
    assert match.is_quiet


def test_compass_makes_a_victim_without_leaves_take_a_card_all_the_same() -> None:
    """D12."""
    match = scenario(ann=seat(board=["Compass", "Archery"]), bob=seat(board=["Metalworking"]))

    match.play("ann: dogma Compass")

    assert match.ann.board == {"green": ["Compass"]}
    assert match.bob.board == {"red": ["Archery", "Metalworking"]}
    assert match.is_quiet


@pytest.mark.rule("innovation#verbs")
def test_compass_lets_the_victim_choose_both_cards_but_never_gives_green() -> None:
    match = scenario(
        ann=seat(board=["Compass", "Archery", "Mysticism"]),
        bob=seat(board=["Pottery", "Clothing", "Agriculture"]),
    )

    match.play("ann: dogma Compass")

    assert match.asks("bob", GIVE_TO_BOARD) == ["Pottery", "Agriculture"]

    match.play("bob: Agriculture")

    assert match.asks("bob", TAKE_TO_BOARD) == ["Archery", "Mysticism"]

    match.play("bob: Mysticism")

    assert match.ann.top_cards == ["Archery", "Compass", "Agriculture"]
    assert match.bob.top_cards == ["Pottery", "Clothing", "Mysticism"]
    assert match.is_quiet


def test_compass_gives_nothing_back_if_the_leaf_covers_the_last_bare_card() -> None:
    match = scenario(ann=seat(board=["Compass", "Tools"]), bob=seat(board=["Pottery"]))

    match.play("ann: dogma Compass")

    assert match.ann.board == {"blue": ["Pottery", "Tools"], "green": ["Compass"]}
    assert match.bob.board == {}
    assert match.is_quiet


def test_compass_lets_each_victim_finish_both_moves_before_the_next() -> None:
    """Bob takes Archery, so there is nothing bare left for Cyd."""
    match = scenario(
        ann=seat(board=["Compass", "Archery"]),
        bob=seat(board=["Pottery"]),
        cyd=seat(board=["Agriculture"]),
    )

    match.play("ann: dogma Compass")

    assert match.ann.top_cards == ["Pottery", "Compass", "Agriculture"]
    assert match.bob.top_cards == ["Archery"]
    assert match.cyd.top_cards == []
    assert match.is_quiet


# Paper


def test_paper_draws_a_four_for_every_color_splayed_left() -> None:
    """E18. All five colours count, though only green and blue can be splayed here."""
    match = scenario(
        ann=seat(
            board=["Paper > Sailing, left", "Philosophy > Mysticism, left", "Tools > Pottery"]
        ),
        bob=seat(),
        decks={4: ["Gunpowder", "Navigation", "Anatomy"]},
    )

    match.play("ann: dogma Paper")

    assert match.asks("ann", SPLAY_LEFT) == ["blue", "done"]

    match.play("ann: blue")

    assert match.ann.splay(BLUE) == "left"
    assert match.ann.hand == ["Gunpowder", "Navigation", "Anatomy"]
    assert match.is_quiet


def test_paper_splays_green_or_blue_but_not_both() -> None:
    match = scenario(
        ann=seat(board=["Paper > Sailing", "Tools > Pottery", "Oars > Archery"]),
        bob=seat(),
        decks={4: ["Gunpowder"]},
    )

    match.play("ann: dogma Paper")

    assert match.asks("ann", SPLAY_LEFT) == ["blue", "green", "done"]

    match.play("ann: green")

    assert match.ann.splay(GREEN) == "left"
    assert match.ann.splay(BLUE) == "none"
    assert match.ann.hand == ["Gunpowder"]
    assert match.is_quiet


def test_paper_counts_no_other_splay() -> None:
    match = scenario(ann=seat(board=["Paper > Sailing, right", "Tools > Pottery, up"]), bob=seat())

    match.play("ann: dogma Paper", "ann: done")

    assert match.ann.splay(GREEN) == "right"
    assert match.ann.splay(BLUE) == "up"
    assert match.ann.hand == []
    assert match.is_quiet


def test_paper_is_shared_and_earns_one_bonus() -> None:
    match = scenario(
        ann=seat(board=["Paper"]),
        bob=seat(board=["Tools > Pottery"]),
        decks={3: ["Compass"], 4: ["Gunpowder"]},
    )

    match.play("ann: dogma Paper", "bob: blue")

    assert match.bob.hand == ["Gunpowder"]
    assert match.ann.hand == ["Compass"]
    assert match.is_quiet


# Machinery


def test_machinery_swaps_a_whole_hand_for_the_highest_cards() -> None:
    match = scenario(
        ann=seat(board=["Machinery"], hand=["Tools", "Calendar", "Mapmaking"]),
        bob=seat(hand=["Oars"]),
    )

    match.play("ann: dogma Machinery")

    assert match.bob.hand == ["Calendar", "Mapmaking"]
    assert match.asks("ann", SCORE_CARD) == ["Tools", "Oars"]

    match.play("ann: Oars")

    assert match.ann.hand == ["Tools"]
    assert match.ann.score_pile == ["Oars"]
    assert match.is_quiet


@pytest.mark.rule("innovation#exchange")
def test_machinery_takes_a_whole_hand_for_nothing_if_the_demanders_is_empty() -> None:
    match = scenario(
        ann=seat(board=["Machinery"]),
        bob=seat(hand=["Pottery", "Sailing"]),
    )

    match.play("ann: dogma Machinery")

    assert match.ann.hand == ["Pottery", "Sailing"]
    assert match.bob.hand == []
    assert match.is_quiet


def test_machinery_gives_the_highest_cards_even_to_an_empty_handed_victim() -> None:
    match = scenario(ann=seat(board=["Machinery"], hand=["Pottery", "Calendar"]), bob=seat())

    match.play("ann: dogma Machinery")

    assert match.ann.hand == ["Pottery"]
    assert match.bob.hand == ["Calendar"]
    assert match.is_quiet


@pytest.mark.rule("innovation#demand")
def test_machinery_hands_on_to_the_second_victim_what_the_first_has_given() -> None:
    match = scenario(
        ann=seat(board=["Machinery"], hand=["Calendar"]),
        bob=seat(hand=["Coal"]),
        cyd=seat(hand=["Pottery"]),
    )

    match.play("ann: dogma Machinery")

    assert match.bob.hand == ["Calendar"]
    assert match.cyd.hand == ["Coal"]
    assert match.ann.hand == ["Pottery"]
    assert match.is_quiet


def test_machinery_shows_the_swapped_cards_to_nobody_else() -> None:
    match = scenario(
        ann=seat(board=["Machinery"], hand=["Calendar"]),
        bob=seat(hand=["Pottery", "Sailing"]),
        cyd=seat(board=["Agriculture"]),
    )

    match.play("ann: dogma Machinery")

    ann, bob, _ = match.match.view(2)["table"]["players"]
    assert ann["hand"] == [1, 1]
    assert bob["hand"] == [2]
    assert match.match.view(1)["table"]["players"][0]["hand"] == ["pottery", "sailing"]
    assert match.is_quiet


def test_machinery_may_splay_red_left_with_or_without_a_castle_to_score() -> None:
    match = scenario(
        ann=seat(board=["Machinery", "Optics > Archery"], hand=["Pottery"]),
        bob=seat(board=["Agriculture"]),
        decks={3: ["Paper"]},
    )

    match.play("ann: dogma Machinery")

    assert match.asks("ann", SPLAY_LEFT) == ["red", "done"]

    match.play("ann: red")

    assert match.ann.splay(RED) == "left"
    assert match.ann.hand == ["Pottery"]
    assert match.is_quiet


def test_machinery_makes_a_sharer_score_a_castle() -> None:
    match = scenario(
        ann=seat(board=["Machinery"]),
        bob=seat(board=["Agriculture"], hand=["Masonry", "Pottery"]),
        decks={3: ["Paper"]},
    )

    match.play("ann: dogma Machinery")

    assert match.bob.score_pile == ["Masonry"]
    assert match.bob.hand == ["Pottery"]
    assert match.ann.hand == ["Paper"]
    assert match.is_quiet


# Medicine


def test_medicine_swaps_the_victims_highest_for_the_demanders_lowest() -> None:
    """D16. Among two 6s the owner picks (INN-006); the 2 just received stays."""
    match = scenario(
        ann=seat(board=["Medicine"], score=["Canning", "Metric System"]),
        bob=seat(score=["Calendar"]),
    )

    match.play("ann: dogma Medicine")

    assert match.asks("ann", EXCHANGE_CARD) == ["Canning", "Metric System"]

    match.play("ann: Canning")

    assert match.ann.score_pile == ["Metric System", "Calendar"]
    assert match.bob.score_pile == ["Canning"]
    assert match.is_quiet


def test_medicine_takes_the_highest_card_for_nothing_from_an_empty_score_pile() -> None:
    """D16."""
    match = scenario(ann=seat(board=["Medicine"]), bob=seat(score=["Coal"]))

    match.play("ann: dogma Medicine")

    assert match.ann.score_pile == ["Coal"]
    assert match.bob.score_pile == []
    assert match.is_quiet


def test_medicine_gives_the_lowest_card_to_a_victim_who_has_none() -> None:
    match = scenario(ann=seat(board=["Medicine"], score=["Tools", "Coal"]), bob=seat())

    match.play("ann: dogma Medicine")

    assert match.ann.score_pile == ["Coal"]
    assert match.bob.score_pile == ["Tools"]
    assert match.is_quiet


def test_medicine_lets_the_victim_pick_among_their_own_highest() -> None:
    match = scenario(
        ann=seat(board=["Medicine"], score=["Tools"], scored=5),
        bob=seat(score=["Coal", "Societies", "Oars"]),
    )

    match.play("ann: dogma Medicine")

    assert match.asks("bob", EXCHANGE_CARD) == ["Coal", "Societies"]

    match.play("bob: Coal")

    assert match.ann.score_pile == ["Coal"]
    assert match.bob.score_pile == ["Societies", "Oars", "Tools"]
    assert match.ann.achievements == []  # swapped, not scored
    assert match.is_quiet


# Education


def test_education_returns_the_highest_score_card_for_a_draw_two_above_the_next() -> None:
    """E17."""
    match = scenario(
        ann=seat(board=["Education"], score=["Coal", "Paper"]),
        bob=seat(),
        decks={5: ["Banking"]},
    )

    match.play("ann: dogma Education")

    assert match.asks("ann", RETURN_FROM_SCORE) == ["Coal", "done"]

    match.play("ann: Coal")

    assert match.deck(5)[-1] == "Coal"
    assert match.ann.score_pile == ["Paper"]
    assert match.ann.hand == ["Banking"]
    assert match.is_quiet


def test_education_draws_a_two_after_the_only_score_card() -> None:
    """E17."""
    match = scenario(
        ann=seat(board=["Education"], score=["Coal"]),
        bob=seat(),
        decks={2: ["Currency"]},
    )

    match.play("ann: dogma Education", "ann: Coal")

    assert match.ann.score_pile == []
    assert match.ann.hand == ["Currency"]
    assert match.is_quiet


def test_education_offers_all_the_highest_cards_and_counts_the_one_that_stays() -> None:
    match = scenario(
        ann=seat(board=["Education"], score=["Coal", "Societies", "Tools"]),
        bob=seat(),
        decks={7: ["Lighting"]},
    )

    match.play("ann: dogma Education")

    assert match.asks("ann", RETURN_FROM_SCORE) == ["Coal", "Societies", "done"]

    match.play("ann: Societies")

    assert match.ann.score_pile == ["Coal", "Tools"]
    assert match.ann.hand == ["Lighting"]
    assert match.is_quiet


def test_education_may_be_declined() -> None:
    match = scenario(ann=seat(board=["Education"], score=["Coal"]), bob=seat())

    match.play("ann: dogma Education", "ann: done")

    assert match.ann.score_pile == ["Coal"]
    assert match.ann.hand == []
    assert match.is_quiet


def test_education_ends_the_game_when_a_nine_stays_behind() -> None:
    match = scenario(
        ann=seat(board=["Education"], score=["Fission", "Computers"]),
        bob=seat(score=[8]),
    )

    match.play("ann: dogma Education", "ann: Fission")

    assert match.over
    assert match.winners == ["ann"]
    assert match.reason == "score"


# Feudalism


def test_feudalism_takes_a_castle_from_hand_and_leaves_the_splay() -> None:
    """D14."""
    match = scenario(
        ann=seat(board=["Feudalism", "Metalworking"]),
        bob=seat(board=["Mysticism > City States, left"], hand=["Monotheism", "Pottery"]),
    )

    match.play("ann: dogma Feudalism")

    assert match.ann.hand == ["Monotheism"]
    assert match.bob.hand == ["Pottery"]
    assert match.bob.splay(PURPLE) == "left"
    assert match.is_quiet


def test_feudalism_of_the_third_edition_unsplays_the_color_of_the_card_given() -> None:
    """D14."""
    match = scenario(
        ann=seat(board=["Feudalism", "Metalworking"]),
        bob=seat(
            board=["Mysticism > City States, left", "Pottery > Writing, right"],
            hand=["Monotheism"],
        ),
        cards="third",
    )

    match.play("ann: dogma Feudalism")

    assert match.ann.hand == ["Monotheism"]
    assert match.bob.splay(PURPLE) == "none"
    assert match.bob.splay(BLUE) == "right"
    assert match.is_quiet


def test_feudalism_of_the_third_edition_leaves_splays_alone_if_no_castle_is_given() -> None:
    match = scenario(
        ann=seat(board=["Feudalism", "Metalworking"]),
        bob=seat(board=["Mysticism > City States, left"], hand=["Code of Laws"]),
        cards="third",
    )

    match.play("ann: dogma Feudalism")

    assert match.bob.hand == ["Code of Laws"]
    assert match.bob.splay(PURPLE) == "left"
    assert match.is_quiet


def test_feudalism_lets_the_victim_choose_the_castle() -> None:
    match = scenario(
        ann=seat(board=["Feudalism"]),
        bob=seat(hand=["Tools", "Pottery", "Masonry"]),
    )

    match.play("ann: dogma Feudalism")

    assert match.asks("bob", GIVE_TO_HAND) == ["Tools", "Masonry"]

    match.play("bob: Tools")

    assert match.ann.hand == ["Tools"]
    assert match.bob.hand == ["Pottery", "Masonry"]
    assert match.is_quiet


def test_feudalism_may_splay_yellow_or_purple_left() -> None:
    match = scenario(
        ann=seat(board=["Feudalism > Mysticism", "Masonry > Agriculture", "Oars > Archery"]),
        bob=seat(),
    )

    match.play("ann: dogma Feudalism")

    assert match.asks("ann", SPLAY_LEFT) == ["yellow", "purple", "done"]

    match.play("ann: yellow")

    assert match.ann.splay(YELLOW) == "left"
    assert match.ann.splay(PURPLE) == "none"
    assert match.is_quiet


def test_feudalism_gives_a_bonus_when_a_sharer_splays_and_none_when_they_decline() -> None:
    match = scenario(
        ann=seat(board=["Feudalism"]),
        bob=seat(board=["Masonry > Agriculture"]),
        decks={3: ["Paper"]},
    )

    match.play("ann: dogma Feudalism", "bob: done")

    assert match.ann.hand == []

    match.play("ann: dogma Feudalism", "bob: yellow")

    assert match.bob.splay(YELLOW) == "left"
    assert match.ann.hand == ["Paper"]
    assert match.is_quiet
