"""Age 4, the Renaissance: every card at a small table."""

from __future__ import annotations

import pytest

from chronotable.games.innovation.card import (
    BLUE,
    CROWN,
    GREEN,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    YELLOW,
)
from chronotable.games.innovation.prompts import (
    GIVE_TO_BOARD,
    GIVE_TO_SCORE,
    RETURN_CARD,
    RETURN_FROM_SCORE,
    RETURN_TOP,
    SCORE_CARD,
    SPLAY_RIGHT,
    TUCK_CARD,
    TUCK_NEXT,
    USE_EFFECT,
)
from chronotable.testing.innovation import scenario, seat

# Experimentation


def test_experimentation_melds_a_five() -> None:
    match = scenario(
        ann=seat(board=["Experimentation"]),
        bob=seat(board=["Archery"]),
        decks={5: ["Coal"]},
    )

    match.play("ann: dogma Experimentation")

    assert match.ann.top_cards == ["Experimentation", "Coal"]
    assert match.ann.hand == []
    assert match.is_quiet


def test_experimentation_may_be_covered_by_its_own_result() -> None:
    match = scenario(
        ann=seat(board=["Experimentation"]),
        bob=seat(),
        decks={5: ["Physics"]},
    )

    match.play("ann: dogma Experimentation")

    assert match.ann.pile(BLUE) == ["Physics", "Experimentation"]
    assert match.is_quiet


def test_experimentation_skips_an_empty_pile() -> None:
    match = scenario(
        ann=seat(board=["Experimentation"]),
        bob=seat(),
        decks={6: ["Democracy"]},
        only={5: []},
    )

    match.play("ann: dogma Experimentation")

    assert match.ann.pile(PURPLE) == ["Democracy"]
    assert match.is_quiet


def test_experimentation_is_shared_and_the_bonus_follows_the_new_board() -> None:
    match = scenario(
        ann=seat(board=["Experimentation"]),
        bob=seat(board=["Philosophy"]),
        decks={5: ["Banking", "Coal", "Societies"]},
    )

    match.play("ann: dogma Experimentation")

    assert match.bob.top_cards == ["Banking", "Philosophy"]
    assert match.ann.top_cards == ["Experimentation", "Coal"]
    assert match.ann.hand == ["Societies"]  # the bonus draw, a 5 by now
    assert match.is_quiet


# Printing Press


def test_printing_press_without_purple_draws_a_two() -> None:
    """E22."""
    match = scenario(
        ann=seat(board=["Printing Press"], score=["Coal"]),
        bob=seat(),
        decks={2: ["Calendar"]},
    )

    match.play("ann: dogma Printing Press")

    assert match.asks("ann", RETURN_FROM_SCORE) == ["Coal", "done"]

    match.play("ann: Coal")

    assert match.ann.score_pile == []
    assert match.ann.hand == ["Calendar"]
    assert match.deck(5)[-1] == "Coal"
    assert match.is_quiet


def test_printing_press_draws_two_above_the_top_purple_card() -> None:
    match = scenario(
        ann=seat(board=["Printing Press", "Philosophy"], score=["Tools"]),
        bob=seat(),
        decks={4: ["Anatomy"]},
    )

    match.play("ann: dogma Printing Press", "ann: Tools")

    assert match.ann.hand == ["Anatomy"]
    assert match.is_quiet


def test_printing_press_above_a_nine_ends_the_game() -> None:
    """E22."""
    match = scenario(
        ann=seat(board=["Printing Press", "Services"], score=["Tools", "Optics"]),
        bob=seat(score=["Calendar"]),
    )

    match.play("ann: dogma Printing Press", "ann: Tools")

    assert match.over
    assert match.reason == "score"
    assert match.winners == ["ann"]  # 3 points against 2


def test_printing_press_declined_draws_nothing() -> None:
    match = scenario(
        ann=seat(board=["Printing Press", "Services"], score=["Tools"]),
        bob=seat(),
    )

    match.play("ann: dogma Printing Press", "ann: done")

    assert match.ann.hand == []
    assert match.ann.score_pile == ["Tools"]
    assert match.is_quiet


def test_printing_press_splays_blue_right() -> None:
    match = scenario(
        ann=seat(board=["Printing Press > Tools"]),
        bob=seat(),
    )

    match.play("ann: dogma Printing Press")  # no score pile, so only the splay is asked

    assert match.asks("ann", SPLAY_RIGHT) == ["blue", "done"]

    match.play("ann: blue")

    assert match.ann.splay(BLUE) == "right"
    assert match.ann.count(LIGHTBULB) == 3
    assert match.is_quiet


# Colonialism


def test_colonialism_goes_on_while_crowns_come() -> None:
    match = scenario(
        ann=seat(board=["Colonialism"]),
        bob=seat(),
        decks={3: ["Compass", "Optics", "Machinery", "Paper"]},
    )

    match.play("ann: dogma Colonialism")

    assert match.ann.board == {
        "red": ["Colonialism", "Optics"],
        "green": ["Compass"],
        "yellow": ["Machinery"],
    }
    assert match.deck(3)[0] == "Paper"
    assert match.is_quiet


def test_colonialism_stops_at_once_without_a_crown() -> None:
    match = scenario(
        ann=seat(board=["Colonialism"]),
        bob=seat(),
        decks={3: ["Alchemy", "Optics"]},
    )

    match.play("ann: dogma Colonialism")

    assert match.ann.board == {"blue": ["Alchemy"], "red": ["Colonialism"]}
    assert match.is_quiet


def test_colonialism_counts_each_tuck_for_monument() -> None:
    match = scenario(
        ann=seat(board=["Colonialism"]),
        bob=seat(),
        decks={3: ["Translation", "Optics", "Compass", "Paper", "Medicine", "Machinery"]},
    )

    match.play("ann: dogma Colonialism")

    assert match.ann.pile(GREEN) == ["Compass", "Paper"]
    assert match.ann.achievements == ["monument"]
    assert match.is_quiet


def test_colonialism_is_shared_by_a_player_with_as_many_factories() -> None:
    match = scenario(
        ann=seat(board=["Colonialism"]),
        bob=seat(board=["Coal"]),
        decks={3: ["Engineering", "Education"], 4: ["Navigation"]},
    )

    match.play("ann: dogma Colonialism")

    assert match.bob.pile(RED) == ["Coal", "Engineering"]
    assert match.ann.pile(PURPLE) == ["Education"]
    assert match.ann.hand == ["Navigation"]
    assert match.is_quiet


# Gunpowder


def test_gunpowder_takes_a_castle_and_everybody_else_scores_a_two() -> None:
    """D19."""
    match = scenario(
        ann=seat(board=["Gunpowder"]),
        bob=seat(board=["Mysticism"]),
        cid=seat(board=["Coal"]),
        decks={2: ["Calendar", "Currency"], 4: ["Navigation"]},
    )

    match.play("ann: dogma Gunpowder")

    assert match.bob.board == {}
    assert match.cid.score_pile == ["Calendar"]
    assert match.ann.score_pile == ["Mysticism", "Currency"]
    assert match.ann.hand == ["Navigation"]
    assert match.is_quiet


def test_gunpowder_lets_the_victim_pick_the_castle() -> None:
    match = scenario(
        ann=seat(board=["Gunpowder"]),
        bob=seat(board=["Mysticism", "Tools", "Sailing"]),
        decks={2: ["Calendar"]},
    )

    match.play("ann: dogma Gunpowder")

    assert match.asks("bob", GIVE_TO_SCORE) == ["Tools", "Mysticism"]

    match.play("bob: Tools")

    assert match.bob.top_cards == ["Sailing", "Mysticism"]
    assert match.ann.score_pile == ["Tools", "Calendar"]
    assert match.is_quiet


def test_gunpowder_without_a_castle_scores_nothing() -> None:
    match = scenario(
        ann=seat(board=["Gunpowder"]),
        bob=seat(board=["Sailing", "Writing > Tools, left"]),  # that castle is no top card
        cid=seat(board=["Coal"]),
    )

    match.play("ann: dogma Gunpowder")

    assert match.ann.score_pile == []
    assert match.cid.score_pile == []
    assert match.ann.hand == []  # nothing was shared, so there is no bonus
    assert match.is_quiet


def test_gunpowder_scores_one_two_however_many_castles_fall() -> None:
    match = scenario(
        ann=seat(board=["Gunpowder"], scored=4),
        bob=seat(board=["Mysticism"]),
        cid=seat(board=["Masonry"]),
        decks={2: ["Calendar"]},
    )

    match.play("ann: dogma Gunpowder")

    assert match.ann.score_pile == ["Mysticism", "Masonry", "Calendar"]
    assert match.ann.achievements == []  # only the drawn 2 was scored: that makes five
    assert match.is_quiet


# Invention


def test_invention_turns_a_left_splay_right_and_scores_a_four() -> None:
    match = scenario(
        ann=seat(board=["Invention", "Mysticism > City States, left", "Archery > Oars, up"]),
        bob=seat(),
        decks={4: ["Anatomy"]},
    )

    match.play("ann: dogma Invention")

    assert match.asks("ann", SPLAY_RIGHT) == ["purple", "done"]

    match.play("ann: purple")

    assert match.ann.splay(PURPLE) == "right"
    assert match.ann.splay(RED) == "up"
    assert match.ann.score_pile == ["Anatomy"]
    assert match.is_quiet


def test_invention_declined_scores_nothing() -> None:
    match = scenario(
        ann=seat(board=["Invention", "Mysticism > City States, left"]),
        bob=seat(),
    )

    match.play("ann: dogma Invention", "ann: done")

    assert match.ann.splay(PURPLE) == "left"
    assert match.ann.score_pile == []
    assert match.is_quiet


def test_invention_needs_a_left_splay() -> None:
    """E21."""
    match = scenario(
        ann=seat(board=["Invention > Sailing", "Archery > Oars, up"]),
        bob=seat(),
    )

    match.play("ann: dogma Invention")

    assert match.ann.splay(GREEN) == "none"
    assert match.ann.score_pile == []
    assert match.ann.achievements == []
    assert match.is_quiet


def test_invention_looks_for_wonder_even_where_nothing_is_splayed_left() -> None:
    """E21."""
    match = scenario(
        ann=seat(
            board=[
                "Tools > Writing, right",
                "Archery > Oars, up",
                "Invention > Sailing, right",
                "Agriculture > Masonry, right",
                "Mysticism > City States, up",
            ]
        ),
        bob=seat(),
    )

    match.play("ann: dogma Invention")

    assert match.ann.achievements == ["wonder"]
    assert match.ann.score_pile == []
    assert match.is_quiet


def test_invention_claims_wonder_for_five_left_splays() -> None:
    """G3."""
    match = scenario(
        ann=seat(
            board=[
                "Tools > Writing, left",
                "Archery > Oars, left",
                "Invention > Sailing, left",
                "Agriculture > Masonry, left",
                "Mysticism > City States, left",
            ]
        ),
        bob=seat(),
    )

    match.play("ann: dogma Invention")

    assert match.ann.achievements == []

    match.play("ann: done")

    assert match.ann.achievements == ["wonder"]
    assert match.is_quiet


def test_wonder_comes_by_itself_when_the_last_left_splay_turns_right() -> None:
    """G3."""
    match = scenario(
        ann=seat(
            board=[
                "Tools > Writing, up",
                "Archery > Oars, left",
                "Invention > Sailing, right",
                "Agriculture > Masonry, right",
                "Mysticism > City States, up",
            ]
        ),
        bob=seat(),
        decks={4: ["Anatomy"]},
    )

    match.play("ann: dogma Invention", "ann: red")

    assert match.ann.achievements == ["wonder"]
    assert match.ann.score_pile == ["Anatomy"]
    assert match.is_quiet


def test_invention_gives_wonder_to_the_sharer_who_checks_first() -> None:
    match = scenario(
        ann=seat(
            board=[
                "Tools > Writing, left",
                "Archery > Oars, left",
                "Invention > Sailing, left",
                "Agriculture > Masonry, left",
                "Mysticism > City States, left",
            ]
        ),
        bob=seat(
            board=[
                "Experimentation > Printing Press, left",
                "Metalworking > Road Building, left",
                "The Wheel > Clothing, left",
                "Perspective > Domestication, left",
                "Philosophy > Code of Laws, left",
            ]
        ),
        decks={4: ["Anatomy"]},
    )

    match.play("ann: dogma Invention", "bob: done", "ann: done")

    assert match.bob.achievements == ["wonder"]
    assert match.ann.achievements == []
    assert match.ann.hand == ["Anatomy"]  # claiming is a change, so sharing earns the bonus
    assert match.is_quiet


# Navigation


def test_navigation_takes_a_two_or_a_three_of_the_victims_choice() -> None:
    match = scenario(
        ann=seat(board=["Navigation"]),
        bob=seat(score=["Tools", "Currency", "Optics", "Anatomy"]),
    )

    match.play("ann: dogma Navigation")

    assert match.asks("bob", GIVE_TO_SCORE) == ["Currency", "Optics"]

    match.play("bob: Currency")

    assert match.ann.score_pile == ["Currency"]
    assert match.bob.score_pile == ["Tools", "Optics", "Anatomy"]
    assert match.is_quiet


@pytest.mark.rule("innovation#transfer")
def test_navigation_takes_nothing_in_place_of_a_two_or_three() -> None:
    """D20."""
    match = scenario(
        ann=seat(board=["Navigation"]),
        bob=seat(score=["Tools", "Anatomy"]),
    )

    match.play("ann: dogma Navigation")

    assert match.ann.score_pile == []
    assert match.bob.score_pile == ["Tools", "Anatomy"]
    assert match.is_quiet


def test_navigation_is_no_scoring() -> None:
    match = scenario(
        ann=seat(board=["Navigation"], scored=5),
        bob=seat(score=["Currency"]),
    )

    match.play("ann: dogma Navigation")

    assert match.ann.score_pile == ["Currency"]
    assert match.ann.achievements == []
    assert match.is_quiet


@pytest.mark.rule("innovation#demand")
def test_navigation_spares_a_player_with_as_many_crowns() -> None:
    match = scenario(
        ann=seat(board=["Navigation"]),
        bob=seat(board=["Enterprise"], score=["Currency"]),
        cid=seat(board=["Sailing"], score=["Optics"]),
    )

    match.play("ann: dogma Navigation")

    assert match.ann.score_pile == ["Optics"]
    assert match.bob.score_pile == ["Currency"]
    assert match.is_quiet


# Anatomy


def test_anatomy_lets_the_victim_return_a_card_that_matches_nothing() -> None:
    """D17."""
    match = scenario(
        ann=seat(board=["Anatomy"]),
        bob=seat(board=["Physics", "Gunpowder"], score=["Optics", "Coal"]),
    )

    match.play("ann: dogma Anatomy")

    assert match.asks("bob", RETURN_FROM_SCORE) == ["Optics", "Coal"]

    match.play("bob: Optics")

    assert match.bob.score_pile == ["Coal"]
    assert match.bob.top_cards == ["Physics", "Gunpowder"]
    assert match.is_quiet


def test_anatomy_forces_the_matching_top_card_to_be_returned() -> None:
    """D17."""
    match = scenario(
        ann=seat(board=["Anatomy"]),
        bob=seat(board=["Physics", "Gunpowder"], score=["Optics", "Coal"]),
    )

    match.play("ann: dogma Anatomy", "bob: Coal")

    assert match.bob.score_pile == ["Optics"]
    assert match.bob.top_cards == ["Gunpowder"]
    assert match.deck(5)[-2:] == ["Coal", "Physics"]
    assert match.is_quiet


@pytest.mark.rule("innovation#verbs")
def test_anatomy_asks_which_of_several_matching_top_cards_goes() -> None:
    match = scenario(
        ann=seat(board=["Anatomy"]),
        bob=seat(board=["Physics", "Banking > Sailing", "Archery"], score=["Coal"]),
    )

    match.play("ann: dogma Anatomy")

    assert match.asks("bob", RETURN_TOP) == ["Physics", "Banking"]

    match.play("bob: Banking")

    assert match.bob.top_cards == ["Physics", "Archery", "Sailing"]
    assert match.is_quiet


def test_anatomy_leaves_a_victim_without_score_alone() -> None:
    match = scenario(
        ann=seat(board=["Anatomy"]),
        bob=seat(board=["Physics"]),
    )

    match.play("ann: dogma Anatomy")

    assert match.bob.top_cards == ["Physics"]
    assert match.is_quiet


# Perspective


def test_perspective_scores_a_card_for_every_two_lightbulbs() -> None:
    """E19."""
    match = scenario(
        ann=seat(
            board=["Perspective", "Experimentation"], hand=["Tools", "Currency", "Optics", "Coal"]
        ),
        bob=seat(),
    )

    match.play("ann: dogma Perspective")

    assert match.asks("ann", RETURN_CARD) == ["Tools", "Currency", "Optics", "Coal", "done"]

    match.play("ann: Tools")

    assert match.asks("ann", SCORE_CARD) == ["Currency", "Optics", "Coal"]  # and no way out

    match.play("ann: Coal")

    assert match.asks("ann", SCORE_CARD) == ["Currency", "Optics"]

    match.play("ann: Optics")

    assert match.ann.hand == ["Currency"]
    assert match.ann.score_values == [3, 5]
    assert match.deck(1)[-1] == "Tools"
    assert match.is_quiet


def test_perspective_scores_what_there_is_in_a_small_hand() -> None:
    """E19."""
    match = scenario(
        ann=seat(board=["Perspective", "Experimentation"], hand=["Tools", "Coal"]),
        bob=seat(),
    )

    match.play("ann: dogma Perspective", "ann: Tools")

    assert match.ann.hand == []
    assert match.ann.score_pile == ["Coal"]
    assert match.is_quiet


def test_perspective_may_return_the_last_card_for_nothing() -> None:
    match = scenario(
        ann=seat(board=["Perspective"], hand=["Tools"]),
        bob=seat(),
    )

    match.play("ann: dogma Perspective", "ann: Tools")

    assert match.ann.hand == []
    assert match.ann.score_pile == []
    assert match.is_quiet


def test_perspective_declined_scores_nothing() -> None:
    match = scenario(
        ann=seat(board=["Perspective"], hand=["Tools", "Coal"]),
        bob=seat(),
    )

    match.play("ann: dogma Perspective", "ann: done")

    assert match.ann.hand == ["Tools", "Coal"]
    assert match.ann.score_pile == []
    assert match.is_quiet


def test_perspective_lets_a_sharer_count_its_own_lightbulbs() -> None:
    match = scenario(
        ann=seat(board=["Perspective"]),
        bob=seat(
            board=["Experimentation", "Invention", "Archery"],
            hand=["Tools", "Currency", "Optics", "Coal"],
            scored=3,
        ),
        decks={4: ["Anatomy"]},
    )

    match.play("ann: dogma Perspective", "bob: Tools")

    assert match.bob.hand == []  # six lightbulbs: the other three are scored unasked
    assert match.bob.score_values == [2, 3, 5]
    assert match.bob.achievements == ["monument"]
    assert match.ann.hand == ["Anatomy"]
    assert match.is_quiet


# Enterprise


def test_enterprise_moves_a_crown_and_consoles_with_a_four() -> None:
    """D18."""
    match = scenario(
        ann=seat(board=["Enterprise"]),
        bob=seat(board=["Sailing > The Wheel", "Archery"]),
        decks={4: ["Gunpowder"]},
    )

    match.play("ann: dogma Enterprise")

    assert match.ann.board == {"green": ["Sailing"], "purple": ["Enterprise"]}
    assert match.bob.board == {"red": ["Gunpowder", "Archery"], "green": ["The Wheel"]}
    assert match.is_quiet


def test_enterprise_lets_the_victim_pick_the_crown() -> None:
    match = scenario(
        ann=seat(board=["Enterprise"]),
        bob=seat(board=["Writing", "Oars", "Masonry"]),
        decks={4: ["Anatomy"]},
    )

    match.play("ann: dogma Enterprise")

    assert match.asks("bob", GIVE_TO_BOARD) == ["Writing", "Oars"]

    match.play("bob: Oars")

    assert match.ann.top_cards == ["Oars", "Enterprise"]
    assert match.bob.board == {"blue": ["Writing"], "yellow": ["Anatomy", "Masonry"]}
    assert match.is_quiet


def test_enterprise_never_takes_purple() -> None:
    match = scenario(
        ann=seat(board=["Enterprise"]),
        bob=seat(board=["Code of Laws", "Archery"]),
    )

    match.play("ann: dogma Enterprise")

    assert match.ann.board == {"purple": ["Enterprise"]}
    assert match.bob.board == {"red": ["Archery"], "purple": ["Code of Laws"]}
    assert match.is_quiet


def test_enterprise_may_splay_green_with_the_card_just_won() -> None:
    match = scenario(
        ann=seat(board=["Enterprise", "Compass"]),
        bob=seat(board=["Sailing"]),
        decks={4: ["Anatomy"]},
    )

    match.play("ann: dogma Enterprise")

    assert match.asks("ann", SPLAY_RIGHT) == ["green", "done"]

    match.play("ann: green")

    assert match.ann.pile(GREEN) == ["Sailing", "Compass"]
    assert match.ann.splay(GREEN) == "right"
    assert match.ann.count(CROWN) == 6
    assert match.is_quiet


def test_enterprise_spares_a_sharer_who_may_splay_green() -> None:
    match = scenario(
        ann=seat(board=["Enterprise"]),
        bob=seat(board=["Navigation > Sailing"]),
        decks={4: ["Anatomy"]},
    )

    match.play("ann: dogma Enterprise", "bob: green")

    assert match.bob.pile(GREEN) == ["Navigation", "Sailing"]
    assert match.bob.splay(GREEN) == "right"
    assert match.ann.hand == ["Anatomy"]
    assert match.is_quiet


# Reformation


def test_reformation_tucks_exactly_as_many_as_half_the_leaves() -> None:
    """E20."""
    match = scenario(
        ann=seat(
            board=["Reformation", "Anatomy"],
            hand=["Tools", "Writing", "Oars", "Sailing", "Calendar"],
        ),
        bob=seat(),
    )

    match.play("ann: dogma Reformation")

    assert match.asks("ann", USE_EFFECT) == ["yes", "no"]

    match.play("ann: yes")

    assert match.asks("ann", TUCK_CARD) == ["Tools", "Writing", "Oars", "Sailing", "Calendar"]

    match.play("ann: Writing")

    assert match.asks("ann", TUCK_CARD) == ["Tools", "Oars", "Sailing", "Calendar"]  # no way out

    match.play("ann: Tools", "ann: Oars")

    assert match.ann.hand == ["Sailing", "Calendar"]
    assert match.ann.pile(BLUE) == ["Writing", "Tools"]
    assert match.ann.pile(RED) == ["Oars"]
    assert match.is_quiet


def test_reformation_tucks_a_whole_small_hand_without_asking_for_an_idle_order() -> None:
    """E20."""
    match = scenario(
        ann=seat(board=["Reformation", "Anatomy"], hand=["Tools", "Oars"]),
        bob=seat(),
    )

    match.play("ann: dogma Reformation", "ann: yes")

    assert match.ann.hand == []
    assert match.ann.board["blue"] == ["Tools"]
    assert match.ann.board["red"] == ["Oars"]
    assert match.is_quiet


def test_reformation_asks_for_the_order_within_a_colour() -> None:
    match = scenario(
        ann=seat(board=["Reformation", "Anatomy"], hand=["Tools", "Oars", "Writing"]),
        bob=seat(),
    )

    match.play("ann: dogma Reformation", "ann: yes")

    assert match.asks("ann", TUCK_NEXT) == ["Tools", "Writing"]

    match.play("ann: Writing")

    assert match.ann.pile(BLUE) == ["Writing", "Tools"]
    assert match.ann.pile(RED) == ["Oars"]
    assert match.is_quiet


def test_reformation_may_be_declined_and_is_not_offered_to_an_empty_hand() -> None:
    match = scenario(
        ann=seat(board=["Reformation"], hand=["Tools"]),
        bob=seat(board=["Anatomy"]),
    )

    match.play("ann: dogma Reformation", "ann: no")  # Bob shares and has nothing to tuck

    assert match.ann.hand == ["Tools"]  # and no bonus
    assert match.is_quiet


def test_reformation_counts_leaves_before_the_first_tuck() -> None:
    match = scenario(
        ann=seat(
            board=["Reformation > City States, left"],
            hand=["Code of Laws", "Tools", "Oars"],
        ),
        bob=seat(),
    )

    match.play("ann: dogma Reformation", "ann: yes", "ann: Code of Laws")

    assert match.ann.count(LEAF) == 4  # two tucks' worth now, but there were three leaves

    match.play("ann: done")  # the splay

    assert match.ann.hand == ["Tools", "Oars"]
    assert match.is_quiet


def test_reformation_splays_yellow_or_purple_but_not_both() -> None:
    match = scenario(
        ann=seat(board=["Reformation > Mysticism", "Anatomy > Masonry"]),
        bob=seat(),
    )

    match.play("ann: dogma Reformation")

    assert match.asks("ann", SPLAY_RIGHT) == ["yellow", "purple", "done"]

    match.play("ann: yellow")

    assert match.ann.splay(YELLOW) == "right"
    assert match.ann.splay(PURPLE) == "none"
    assert match.is_quiet


def test_reformation_tucks_count_for_monument() -> None:
    match = scenario(
        ann=seat(board=["Reformation", "Anatomy"], hand=["Tools", "Oars", "Sailing"], tucked=3),
        bob=seat(),
    )

    match.play("ann: dogma Reformation", "ann: yes")

    assert match.ann.achievements == ["monument"]
    assert match.is_quiet
