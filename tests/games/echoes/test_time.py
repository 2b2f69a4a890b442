"""The time phase: slides, summoning, drawing."""

from __future__ import annotations

from random import Random

import pytest

import chronotable as ct
from chronotable.games.echoes.prompts import REACT, SUMMON_NEXT
from chronotable.games.echoes.zones import OUT
from chronotable.testing.echoes import scenario, seat

QUIET = ["Miner", "Gem Carver", "Beekeeper", "Reef Guard", "Sea Serpent", "Night Owl"]


@pytest.mark.rule("echoes#echoes", "echoes#time-board", "echoes#time-phase")
def test_all_tiles_are_pushed_and_what_leaves_is_summoned() -> None:
    """Scenario 7."""
    match = scenario(
        ann=seat(board={1: ["Explorer"], 2: ["Miner"], 5: ["Old Treant"]}),
        bob=seat(),
        phase="end",
        deck=["Thief", "Princess", "Builder"],
    )

    match.play("ann: yes")

    assert match.ann.party == ["Explorer"]
    assert match.ann.points == 1
    assert match.ann.hand == ["Thief", "Princess"]  # for the explorer, and for the phase
    assert match.bob.hand == ["Builder"]
    assert match.ann.board == {1: ["Miner"], 4: ["Old Treant"]}
    assert match.is_quiet


@pytest.mark.rule("echoes#time-phase", "echoes#reactions")
def test_a_shell_summoned_first_hears_the_queen() -> None:
    """Scenario 8."""
    match = scenario(
        ann=seat(board={1: ["Queen of the Seas", "Whispering Shell"]}), bob=seat(), phase="end"
    )

    assert match.asks("ann", SUMMON_NEXT) == ["Queen of the Seas", "Whispering Shell"]
    match.play("ann: Whispering Shell", "ann: yes")
    assert match.ann.points == 2
    match.play("ann: Whispering Shell")
    assert len(match.ann.hand) == 1 + 1
    assert match.is_quiet


@pytest.mark.rule("echoes#time-phase")
def test_a_queen_summoned_first_is_alone() -> None:
    """Scenario 9."""
    match = scenario(
        ann=seat(board={1: ["Queen of the Seas", "Whispering Shell"]}),
        bob=seat(),
        phase="end",
        deck=["Thief"],
    )

    match.play("ann: Queen of the Seas", "ann: yes")

    assert match.ann.points == 1
    assert match.ann.party == ["Queen of the Seas", "Whispering Shell"]
    assert match.ann.hand == ["Thief"]
    assert match.is_quiet


def test_a_card_does_not_react_to_its_own_summoning() -> None:
    """ECH-004. Scenario 10."""
    match = scenario(
        ann=seat(board={1: ["Whispering Shell"]}), bob=seat(), phase="end", deck=["Thief"]
    )

    assert match.ann.party == ["Whispering Shell"]
    assert match.ann.hand == ["Thief"]
    assert match.is_quiet


@pytest.mark.rule("echoes#reactions", "echoes#summoning")
def test_nobody_reacts_to_what_happens_to_others() -> None:
    match = scenario(
        ann=seat(board={1: ["Queen of the Seas"]}),
        bob=seat(party=["Whispering Shell", "Pearl Diver"]),
    )

    match.play("ann: move Queen of the Seas 1", "ann: yes")

    assert match.ann.points == 1  # the queen counts the water cards of her own party
    assert match.bob.hand == []
    assert match.turn == "bob"
    assert match.is_quiet


@pytest.mark.rule("echoes#summoning")
def test_what_a_turn_has_summoned_burns_in_the_same_turn() -> None:
    match = scenario(ann=seat(board={1: ["Miner"]}, active="red"), bob=seat())

    match.play("ann: move Miner 1", "ann: flame Miner")

    assert len(match.ann.hand) == 4
    assert match.turn == "bob"
    assert match.is_quiet


@pytest.mark.rule("echoes#time-phase", "echoes#summoning")
def test_the_own_effect_comes_before_reactions_and_those_before_the_draw_of_the_phase() -> None:
    """ECH-004. Scenario 11."""
    match = scenario(
        ann=seat(party=["Whispering Shell"], board={1: ["Pearl Diver"]}),
        bob=seat(),
        phase="end",
        deck=["Miner", "Thief", "Spy", "Princess"],
    )

    match.play("ann: yes")
    assert match.ann.hand == ["Miner", "Thief"]
    assert match.ann.points == 1
    match.play("ann: Whispering Shell")
    assert match.ann.hand == ["Miner", "Thief", "Spy", "Princess"]
    assert match.is_quiet


def test_reactions_come_in_the_order_the_owner_likes() -> None:
    """ECH-004."""
    match = scenario(
        ann=seat(party=["Agate Core", "War Drum", "Battle Banner"], board={1: ["Miner"]}),
        bob=seat(),
    )

    match.play("ann: move Miner 1")
    assert match.asks("ann", REACT) == ["Agate Core", "War Drum", "Battle Banner", "done"]
    match.play("ann: Battle Banner")
    assert match.asks("ann", REACT) == ["Agate Core", "War Drum", "done"]
    match.play("ann: War Drum", "ann: Agate Core")
    assert (match.ann.points, len(match.ann.hand)) == (2, 1)
    assert match.is_quiet


def test_an_extra_push_is_a_push_without_a_draw() -> None:
    """ECH-006. Scenario 13."""
    match = scenario(
        ann=seat(board={1: ["Star Reader"], 2: ["Explorer"], 3: ["Miner"]}, slides=0),
        bob=seat(slides=0),
        phase="end",
        round_number=0,
    )

    match.play("ann: yes", "ann: yes")

    assert match.ann.party == ["Star Reader", "Explorer"]
    assert match.ann.board == {1: ["Miner"]}
    assert (match.ann.active, match.bob.active) == ("blue", "yellow")
    assert len(match.ann.hand) == 1 + 1
    assert match.is_quiet


def test_an_extra_push_leaves_used_tokens_where_they_are() -> None:
    """ECH-006."""
    match = scenario(
        ann=seat(party=["Hourglass of Night", "Reef Guard", "Tide Caller"], active="yellow"),
        bob=seat(),
    )

    match.play("ann: flame Reef Guard", "ann: flame Hourglass of Night")

    assert match.ann.active == "red"  # red follows the yellow of slide 3
    assert match.ann.tokens == ["Reef Guard", "Hourglass of Night"]
    assert match.bob.active == "yellow"
    assert match.is_quiet


def test_the_second_card_waits_until_all_the_first_started_is_done() -> None:
    """ECH-005."""
    match = scenario(
        ann=seat(board={1: ["Star Reader", "Queen of the Seas"], 2: ["Pearl Diver"]}),
        bob=seat(),
        phase="end",
    )

    match.play("ann: Star Reader", "ann: yes")
    assert match.ann.party == ["Star Reader", "Pearl Diver"]
    match.play("ann: yes")
    assert match.ann.party == ["Star Reader", "Pearl Diver", "Queen of the Seas"]
    match.play("ann: yes")
    assert match.ann.points == 1 + 2
    assert match.is_quiet


def test_a_hand_of_eleven_waits_for_the_end_of_the_round() -> None:
    """ECH-027. Scenario 15."""
    hand = [*QUIET, "Thief", "Spy", "Princess", "Builder"]
    match = scenario(ann=seat(hand=hand), bob=seat(), phase="end", deck=["Alchemist"])

    assert match.ann.hand == [*hand, "Alchemist"]
    assert match.discard == []
    assert match.is_quiet


def test_orders_are_chosen_at_the_same_time_where_nothing_touches_others() -> None:
    """ECH-038."""
    match = scenario(
        ann=seat(board={1: ["Pearl Diver", "Explorer"]}),
        bob=seat(board={1: ["Queen of the Seas", "Whispering Shell"]}),
        phase="end",
    )

    assert [decision.seat for decision in match.match.pending] == [0, 1]
    match.play("bob: Whispering Shell")
    assert match.bob.party == []
    match.play("ann: Explorer")
    assert match.ann.party == ["Explorer"]
    match.play("ann: yes", "ann: yes", "bob: yes")
    assert match.bob.points == 2
    match.play("bob: done")
    assert match.is_quiet


def test_orders_are_chosen_in_turn_where_an_effect_touches_others() -> None:
    """ECH-038."""
    match = scenario(
        ann=seat(board={1: ["Pearl Diver", "Thief"]}),
        bob=seat(board={1: ["Queen of the Seas", "Whispering Shell"]}, points=1),
        phase="end",
    )

    assert [decision.seat for decision in match.match.pending] == [0]
    match.play("ann: Thief", "ann: yes", "ann: yes")
    assert (match.ann.points, match.bob.points) == (2, 0)
    assert match.asks("bob", SUMMON_NEXT) == ["Queen of the Seas", "Whispering Shell"]
    match.play("bob: Queen of the Seas", "bob: yes")
    assert match.is_quiet


def test_orders_are_chosen_in_turn_where_a_reaction_could_go_far() -> None:
    """ECH-038. A feather cloak may move a thief into the party."""
    match = scenario(
        ann=seat(board={1: ["Night Owl", "Explorer"]}, party=["Feather Cloak"]),
        bob=seat(board={1: ["Pearl Diver", "Whispering Shell"]}),
        phase="end",
    )

    assert [decision.seat for decision in match.match.pending] == [0]
    match.play("ann: Explorer", "ann: no", "bob: Pearl Diver", "bob: no")
    assert match.is_quiet


def test_a_fortification_may_touch_others_too() -> None:
    """ECH-038. A builder may seal the source of storms."""
    match = scenario(
        ann=seat(board={1: ["Builder", "Explorer"]}),
        bob=seat(board={1: ["Pearl Diver", "Whispering Shell"]}),
        phase="end",
    )

    assert [decision.seat for decision in match.match.pending] == [0]
    match.play("ann: Explorer", "ann: no", "ann: no", "bob: Pearl Diver", "bob: no")
    assert match.is_quiet


def test_a_reaction_needs_a_witness() -> None:
    """ECH-033. The cloak comes after the reader, by the reader's own effect."""
    match = scenario(
        ann=seat(board={1: ["Star Reader", "Feather Cloak"], 4: ["Miner"]}), bob=seat()
    )

    match.play("ann: move Star Reader 1", "ann: yes", "ann: done")

    assert match.ann.party == ["Star Reader", "Feather Cloak"]
    assert match.ann.board == {3: ["Miner"]}
    assert match.turn == "bob"
    assert match.is_quiet


def test_a_witness_that_has_gone_reacts_no_more() -> None:
    """ECH-033."""
    match = scenario(
        ann=seat(party=["Agate Core"], board={1: ["Mole Tunneller"]}), bob=seat(), supply=20
    )

    match.play("ann: move Mole Tunneller 1", "ann: Agate Core")

    assert match.ann.points == 3
    assert match.ann.party == ["Mole Tunneller"]
    assert match.is_quiet


@pytest.mark.rule("echoes#summoning")
def test_effects_and_reactions_may_be_declined_as_a_whole() -> None:
    """ECH-007."""
    match = scenario(ann=seat(party=["Whispering Shell"], board={1: ["Pearl Diver"]}), bob=seat())

    match.play("ann: move Pearl Diver 1", "ann: no", "ann: done")

    assert (match.ann.hand, match.ann.points) == ([], 0)
    assert match.is_quiet


def test_an_effect_is_carried_out_as_far_as_possible() -> None:
    """ECH-007. Nothing can be drawn, but the point is gained."""
    match = scenario(ann=seat(board={1: ["Pearl Diver"]}), bob=seat(), deck=["Miner"], only=True)

    match.play("ann: move Pearl Diver 1", "ann: yes")

    assert (match.ann.hand, match.ann.points) == (["Miner"], 1)
    assert match.is_quiet


@pytest.mark.rule("echoes#low-interaction")
def test_a_low_interaction_game_is_played_to_its_end() -> None:
    match = ct.new("echoes", seats=3, seed=5, options={"interaction": "low"})
    luck = Random(5)
    while not match.over:
        decision = luck.choice(match.pending)
        match.answer(decision.seat, luck.randrange(len(decision.choices)))
    assert match.result is not None
    played = {card.id for zone in match.state.zones for card in zone if card.interaction}
    assert played == {card.id for card in match.state.zones[OUT]}
