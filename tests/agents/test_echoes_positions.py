"""Positions of Echoes of Time in which a beginner would find the right move; skilled must, too."""

from __future__ import annotations

import pytest

from chronotable.testing.echoes import scenario, seat
from tests.agents.thinking import action, answers, turn

CYCLES, GROWTH = "Source of Cycles", "Source of Growth"


# The last turn of the last round: what counts now is all that counts.


def test_in_the_last_turn_a_source_is_conquered() -> None:
    match = scenario(
        ann=seat(party=["Mercenary", "Explorer"], hand=["Old Treant", "Spy", "Miner", "Thief"]),
        bob=seat(points=1),
        centre=[CYCLES, GROWTH],
        ending=["supply"],
        turns=2,
    )
    assert action(match, "ann") in ("conquer:source_of_cycles", "conquer:source_of_growth")


def test_in_the_last_turn_a_source_is_fortified() -> None:
    match = scenario(
        ann=seat(
            conquered={CYCLES: ["Stone Colossus", "Deep Leviathan", "Explorer"]},
            hand=["Old Treant", "Spy"],
        ),
        bob=seat(points=5),
        ending=["supply"],
        turns=2,
    )
    assert action(match, "ann") == "fortify:source_of_cycles"


def test_in_the_last_turn_a_card_is_moved_into_the_party() -> None:
    match = scenario(
        ann=seat(board={1: ["Moon Dragon"], 5: ["Siren"]}, hand=["Old Treant", "Spy"]),
        bob=seat(points=1),
        ending=["supply"],
        turns=2,
    )
    assert action(match, "ann") == "move:moon_dragon:1"


def test_in_the_last_turn_the_better_of_two_cards_is_summoned() -> None:
    match = scenario(
        ann=seat(board={2: ["Moon Dragon", "Thief"]}),
        bob=seat(points=1),
        ending=["supply"],
        turns=2,
    )
    assert action(match, "ann") == "move:moon_dragon:2"


def test_in_the_last_turn_a_source_is_taken_from_the_leader() -> None:
    match = scenario(
        ann=seat(party=["Stone Colossus"], points=3),
        bob=seat(conquered={CYCLES: ["Deep Leviathan"]}, points=3),
        ending=["supply"],
        turns=2,
    )
    assert action(match, "ann") == "conquer:source_of_cycles"


def test_in_the_last_turn_the_better_source_is_fortified_rather_than_another_conquered() -> None:
    match = scenario(
        # Two points more and one for each creature in the party, or two points for Cycles.
        ann=seat(
            conquered={GROWTH: ["Stone Colossus", "Moon Dragon"]}, party=["Mercenary", "Explorer"]
        ),
        bob=seat(points=20),
        centre=[CYCLES],
        ending=["supply"],
        turns=2,
    )
    given = turn(match, "ann")
    assert "fortify:source_of_growth" in given


def test_in_the_last_turn_a_card_that_is_there_at_once_is_played() -> None:
    match = scenario(
        ann=seat(hand=["Court Jester", "Old Treant", "Stone Colossus"]),
        bob=seat(points=1),
        ending=["supply"],
        turns=2,
    )
    assert action(match, "ann") == "play:court_jester"


def test_the_source_is_taken_from_the_leader_when_that_wins() -> None:
    match = scenario(
        ann=seat(points=1),
        bob=seat(conquered={GROWTH: ["Mercenary"]}, points=1),
        cat=seat(party=["Stone Colossus"], points=9, hand=["Thief"]),
        dan=seat(conquered={CYCLES: ["Explorer"]}, points=12),
        ending=["supply"],
        turns=6,
    )
    assert action(match, "cat") == "conquer:source_of_cycles"


# Flames are free.


def test_a_flame_that_gives_points_is_used() -> None:
    match = scenario(
        ann=seat(party=["Reef Guard"], active="yellow"), bob=seat(), ending=["supply"], turns=2
    )
    given = turn(match, "ann")
    assert "flame:reef_guard" in given


def test_a_flame_is_not_forgotten_before_the_turn_ends() -> None:
    match = scenario(
        ann=seat(party=["Beekeeper", "Tide Horn"], active="yellow", hand=["Thief"]), bob=seat()
    )
    given = turn(match, "ann")
    assert "flame:beekeeper" in given


def test_a_flame_that_draws_is_used() -> None:
    match = scenario(ann=seat(party=["Wandering Bard"], active="yellow"), bob=seat())
    given = turn(match, "ann")
    assert "flame:wandering_bard" in given


@pytest.mark.parametrize("level", ["novice", "skilled"])
@pytest.mark.parametrize("seed", range(3))
def test_a_flame_that_does_nothing_is_left_alone(level: str, seed: int) -> None:
    """It would only keep the owl from the next conquest."""
    match = scenario(
        ann=seat(party=["Night Owl", "Hunting Horn"], active="yellow", hand=["Tide Horn", "Thief"]),
        bob=seat(hand=["Wind Courier", "Miner"]),
    )
    match.play("ann: draw")
    assert turn(match, "ann", level, seed) == ["done"]


# Good offers.


@pytest.mark.parametrize("card", ["Acorn Sprite", "Knight Errant", "Old Treant", "Princess"])
def test_points_are_taken_when_a_card_is_summoned(card: str) -> None:
    match = scenario(
        ann=seat(board={1: [card]}, party=["Hedge Knight", "Mercenary", "Spy"]), bob=seat()
    )
    match.play(f"ann: move {card} 1")
    answers(match, "ann")
    assert match.ann.points > 0


def test_in_the_last_turn_the_source_worth_most_is_conquered() -> None:
    match = scenario(
        ann=seat(party=["Mercenary", "Explorer", "Moon Dragon"]),
        bob=seat(points=30),
        centre=[CYCLES, "Source of Embers"],
        ending=["supply"],
        turns=2,
    )
    assert action(match, "ann") == "conquer:source_of_embers"


# The end of the game.


# One card more, and the party is full.
ELEVEN = ["Thief", "Spy", "Princess", "Builder", "Miner", "Siren", "Smelter", "Alchemist"]
ELEVEN += ["Explorer", "Beekeeper", "Night Owl"]


def test_who_leads_fills_the_party_in_the_last_turn_of_a_round() -> None:
    match = scenario(
        ann=seat(points=1, hand=["Tide Horn"]),
        bob=seat(party=ELEVEN, points=20, board={1: ["Gem Carver"]}, slides=3),
        turns=3,
    )
    given = turn(match, "bob")
    assert "move:gem_carver:1" in given
    assert match.winners == ["bob"]


def test_who_is_far_behind_does_not_end_the_game() -> None:
    match = scenario(
        ann=seat(points=22, conquered={CYCLES: ["Stone Colossus"]}, hand=["Tide Horn"]),
        bob=seat(party=ELEVEN, board={1: ["Trapped Chest"]}, hand=["Old Treant", "Living Bow"]),
        turns=3,
    )
    assert action(match, "bob") != "move:trapped_chest:1"


def test_the_last_points_of_the_supply_win_when_they_lead() -> None:
    match = scenario(
        ann=seat(points=1),
        bob=seat(party=["Reef Guard"], points=10, active="yellow"),
        supply=1,
        turns=3,
    )
    given = turn(match, "bob")
    assert "flame:reef_guard" in given
    assert match.winners == ["bob"]


# Plain sense at the beginning.


def test_a_strong_party_conquers_an_undefended_source() -> None:
    match = scenario(
        ann=seat(party=["Stone Colossus"], hand=["Thief"]),
        bob=seat(party=["Moon Dragon"]),
        centre=[CYCLES],
    )
    assert action(match, "ann") == "conquer:source_of_cycles"


def test_reinforcement_that_makes_fortifying_possible_comes_first() -> None:
    match = scenario(
        ann=seat(
            conquered={GROWTH: ["Stone Colossus", "Acorn Sprite"]}, party=["Mercenary", "Explorer"]
        ),
        bob=seat(points=1),
        ending=["supply"],
        turns=2,
    )
    given = turn(match, "ann")
    assert "fortify:source_of_growth" in given
