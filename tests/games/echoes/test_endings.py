"""Opponents, the end of a round, the end of the game, scoring."""

from __future__ import annotations

import pytest

from chronotable.games.echoes.prompts import DISCARD, HAND_LIMIT
from chronotable.testing.echoes import scenario, seat

CREATURES = ["Thief", "Spy", "Princess", "Builder", "Explorer", "Miner", "Beekeeper", "Siren"]
ARTIFACTS = ["Tide Horn", "Living Bow", "Coral Crown", "Oracle's Eye", "Sky Compass"]
CREATURES += ["Night Owl", "Tide Caller", "Smelter", "Alchemist"]


@pytest.mark.rule("echoes#discarding")
def test_who_has_nothing_loses_nothing() -> None:
    """Scenario 57."""
    match = scenario(
        ann=seat(board={1: ["Hypnotist"]}),
        bob=seat(),
        cat=seat(points=3, hand=["Miner", "Thief", "Spy", "Princess"]),
    )
    supply = match.supply

    match.play("ann: move Hypnotist 1", "ann: yes")
    assert match.asks("cat", DISCARD) == ["Miner", "Thief", "Spy", "Princess"]
    match.play("cat: Spy")
    assert (match.bob.points, match.bob.hand) == (0, [])
    assert (match.cat.points, match.cat.hand) == (2, ["Miner", "Thief", "Princess"])
    assert match.supply == supply + 1
    assert match.is_quiet


def test_victims_choose_clockwise_from_the_one_who_acts() -> None:
    """ECH-020."""
    hands = [["Miner", "Thief"], ["Spy", "Princess"], ["Builder", "Explorer"]]
    match = scenario(
        ann=seat(hand=hands[0]),
        bob=seat(party=["Trapped Chest"], active="blue"),
        cat=seat(hand=hands[1]),
        dan=seat(hand=hands[2]),
    )

    match.play("ann: draw", "bob: flame Trapped Chest")
    match.play("cat: Spy", "dan: Explorer", "ann: Thief")
    assert match.discard == ["Spy", "Explorer", "Thief"]
    assert match.bob.points == 1
    assert match.is_quiet


@pytest.mark.rule("echoes#round", "echoes#round-end")
def test_a_full_hand_is_cut_to_ten_and_the_marker_goes_to_the_left() -> None:
    """ECH-027. Scenario 59."""
    hand = [*CREATURES, "Gem Carver"]
    match = scenario(
        ann=seat(),
        bob=seat(hand=hand, party=["Reef Guard"], tokens=["Reef Guard"]),
        phase="end",
    )

    assert match.asks("bob", HAND_LIMIT) == hand
    match.play("bob: Thief", "bob: Miner", "bob: Gem Carver")
    assert match.discard == ["Thief", "Miner", "Gem Carver"]
    assert len(match.bob.hand) == 10 + 1
    assert match.bob.tokens == []
    assert match.first == "ann"
    assert "draw" in match.asks("ann")
    assert match.is_quiet


def test_players_cut_their_hands_at_the_same_time() -> None:
    match = scenario(
        ann=seat(
            hand=[*CREATURES[:6], "Geode", "War Drum", "Agate Core", "Siege Ram", "Star Chart"]
        ),
        bob=seat(hand=[*CREATURES[6:], *ARTIFACTS]),
        phase="end",
    )

    assert [decision.seat for decision in match.match.pending] == [0, 1]
    match.play("bob: Tide Horn")
    assert match.discard == []
    match.play("ann: Geode")
    assert match.discard == ["Tide Horn", "Geode"] or match.discard == ["Geode", "Tide Horn"]
    assert match.is_quiet


@pytest.mark.rule("echoes#end")
def test_an_empty_supply_ends_the_game_even_if_it_is_filled_again() -> None:
    """ECH-021. Scenario 60."""
    match = scenario(
        ann=seat(party=["Gem Carver"], active="red"),
        bob=seat(board={1: ["Assassin"]}, hand=["Thief"]),
        supply=1,
    )
    reserve = match.reserve

    match.play("ann: flame Gem Carver")
    assert (match.ann.points, match.supply, match.reserve) == (3, 0, reserve - 2)
    assert match.ending == ["supply"]
    match.play("ann: draw", "bob: move Assassin 1", "bob: yes")
    assert match.supply == 2
    assert not match.over
    match.play("ann: draw", "bob: draw")
    assert match.over
    assert match.reason == "supply"


def test_points_are_never_lost_for_want_of_tokens() -> None:
    """ECH-021."""
    match = scenario(
        ann=seat(party=["Gem Carver"], active="red", points=70), bob=seat(), supply=1, reserve=1
    )

    match.play("ann: flame Gem Carver")

    assert match.ann.points == 73
    assert (match.supply, match.reserve) == (0, 0)
    assert match.match.state.substitutes == 1
    assert match.is_quiet


def test_the_last_point_empties_the_supply() -> None:
    """ECH-039."""
    match = scenario(ann=seat(party=["Gem Carver"], active="red"), bob=seat(), supply=3)

    match.play("ann: flame Gem Carver")

    assert match.supply == 0
    assert match.ending == ["supply"]
    assert match.is_quiet


@pytest.mark.rule("echoes#end")
def test_twelve_cards_end_the_game_after_the_round() -> None:
    """ECH-022."""
    match = scenario(ann=seat(party=CREATURES[:11], board={1: ["Geode"]}), bob=seat())

    match.play("ann: move Geode 1", "ann: done")
    assert match.ann.size == 12
    assert match.ending == ["party"]
    match.play("bob: draw", "ann: draw", "ann: done")
    assert not match.over
    match.play("bob: draw")
    assert match.over
    assert match.reason == "party"


@pytest.mark.rule("echoes#end")
def test_sources_count_as_two_cards_and_creatures_under_them_as_none() -> None:
    """ECH-022."""
    match = scenario(
        ann=seat(party=CREATURES[:7], conquered={"Growth": ["Mercenary", "Cave Troll"]}),
        bob=seat(fortified={"Cycles": ["Stone Colossus"]}),
    )

    assert (match.ann.size, match.bob.size) == (9, 2)
    assert match.is_quiet


def test_creatures_that_come_back_may_make_the_twelve() -> None:
    """ECH-022. The loser of a source ends the game."""
    match = scenario(
        ann=seat(party=["Stone Colossus"]),
        bob=seat(
            party=CREATURES[:9],
            conquered={"Growth": ["Knight Errant", "Acorn Sprite", "Gnome Tinker"]},
        ),
    )
    assert match.bob.size == 11

    match.play("ann: conquer Growth")

    assert match.bob.size == 12
    assert match.ending == ["party"]
    assert match.is_quiet


def test_the_party_may_shrink_again_and_the_game_ends_all_the_same() -> None:
    """ECH-022."""
    match = scenario(
        ann=seat(party=[*CREATURES[:9], "Mercenary", "Moss Bear"], board={1: ["Mole Tunneller"]}),
        bob=seat(),
    )

    match.play("ann: move Mole Tunneller 1", "ann: Thief")

    assert match.ann.size == 11
    assert match.ending == ["party"]
    assert match.is_quiet


@pytest.mark.rule("echoes#end")
def test_the_last_fortification_ends_the_game_after_the_round() -> None:
    """Scenario 63."""
    match = scenario(
        ann=seat(conquered={"Growth": ["Stone Colossus", "Cave Troll"]}),
        bob=seat(fortified={"Shadows": ["Thief"]}),
    )

    match.play("ann: fortify Growth")
    assert match.ending == ["sources"]
    assert not match.over
    match.play("bob: draw", "ann: draw", "bob: draw")
    assert match.over
    assert match.reason == "sources"


def test_every_end_condition_that_was_met_is_noted() -> None:
    """ECH-030."""
    match = scenario(
        ann=seat(conquered={"Growth": ["Stone Colossus", "Cave Troll"]}),
        bob=seat(fortified={"Shadows": ["Thief"]}),
        supply=2,
    )

    match.play("ann: fortify Growth", "bob: draw", "ann: draw", "bob: draw")

    assert match.over
    assert match.reason == "supply-and-sources"


def test_nobody_discards_when_nothing_follows() -> None:
    """ECH-040."""
    match = scenario(ann=seat(hand=CREATURES), bob=seat(points=1), phase="end", ending=["party"])

    assert match.over
    assert match.winners == ["bob"]
    assert match.discard == []


@pytest.mark.rule("echoes#goal", "echoes#scoring")
def test_tokens_sources_and_summoned_cards_add_up_and_the_most_points_win() -> None:
    match = scenario(
        ann=seat(points=5, party=["Miner", "Coral Golem"], conquered={"Growth": ["Thief"]}),
        bob=seat(points=8),
        phase="end",
        ending=["party"],
    )

    assert match.scores == [5 + (1 + 0) + 2 + 1, 8]  # tokens, party, the source, the thief
    assert match.winners == ["ann"]


@pytest.mark.rule("echoes#scoring")
def test_a_warlord_is_worth_three_for_each_source() -> None:
    """Scenario 66."""
    match = scenario(
        ann=seat(
            party=["Warlord of the Deep"],
            conquered={"Growth": ["Thief"]},
            fortified={"Cycles": ["Stone Colossus"]},
        ),
        bob=seat(),
        phase="end",
        ending=["party"],
    )

    assert match.scores == [6 + 2 + 7 + 1 + 1, 0]


def test_a_crown_counts_factions_and_neutral_is_none() -> None:
    """ECH-026. Scenario 67."""
    water, earth = ["Pearl Diver", "Siren", "Tide Horn"], ["Gem Carver"]
    neutral = ["Oracle's Eye", "Explorer", "Sage's Tome", "Crown of Four Lands"]
    match = scenario(
        ann=seat(party=[*water, *earth, *neutral]), bob=seat(), phase="end", ending=["party"]
    )

    assert match.scores[0] == 1 + 1 + 4


@pytest.mark.rule("echoes#scoring")
def test_cards_in_hand_and_on_the_board_are_worth_nothing() -> None:
    """Scenario 68."""
    match = scenario(
        ann=seat(board={1: ["Moon Dragon"]}, hand=["Old Treant"]),
        bob=seat(),
        phase="end",
        ending=["supply"],
    )

    assert match.scores == [0, 0]
    assert match.winners == ["ann", "bob"]


@pytest.mark.rule("echoes#scoring")
@pytest.mark.parametrize(
    ("bobs", "winners"), [({"conquered": {"Growth": ["Spy"]}}, ["ann"]), ({}, ["ann", "bob"])]
)
def test_a_tie_goes_to_more_fortified_sources_and_else_is_shared(
    bobs: dict[str, dict[str, list[str]]], winners: list[str]
) -> None:
    """Scenario 69."""
    if bobs:
        ann = seat(fortified={"Cycles": ["Beekeeper"]}, points=23)
        bob = seat(**bobs, points=27)  # type: ignore[arg-type]
    else:
        ann = seat(fortified={"Cycles": ["Beekeeper"]}, points=23)
        bob = seat(fortified={"Depths": ["Reef Guard"]}, points=23)
    match = scenario(ann=ann, bob=bob, phase="end", ending=["sources"], supply=20)

    assert match.scores == [30, 30]
    assert match.winners == winners


@pytest.mark.rule("echoes#conquest")
def test_a_scoring_creature_keeps_its_value_under_any_source_but_sealed_ones_count_no_icons() -> (
    None
):
    """ECH-014."""
    match = scenario(
        ann=seat(party=["Pearl Diver"], conquered={"Growth": ["Turtle Sage"]}),
        bob=seat(party=["Night Owl"], fortified={"Cycles": ["Constellation Keeper"]}),
        phase="end",
        ending=["party"],
    )

    assert match.scores[0] == 2 + 2  # growth; the sage counts the diver and itself
    assert match.scores[1] == 7 + 1 + 1  # cycles; the owl; the keeper counts the owl alone


@pytest.mark.rule("echoes#conquest")
def test_a_creature_under_a_source_shows_its_icons_but_no_flame() -> None:
    """ECH-042. The chart counts the eye alone; the crown counts the shaman's faction."""
    match = scenario(
        ann=seat(
            party=["Star Chart", "Oracle's Eye"], conquered={"Cycles": ["Smelter", "Night Owl"]}
        ),
        bob=seat(party=["Crown of Four Lands"], conquered={"Growth": ["Lava Shaman"]}),
        phase="end",
        ending=["party"],
    )

    assert match.scores[0] == 2 + 1 + 1 + 1  # cycles; smelter and owl; the chart
    assert match.scores[1] == 2 + 1 + 2  # growth; the shaman; the crown counts earth


@pytest.mark.rule("echoes#discarding")
def test_discarded_points_go_back_to_the_supply_and_gained_ones_come_from_it() -> None:
    match = scenario(ann=seat(board={1: ["Assassin"]}), bob=seat(points=1), cat=seat(points=5))
    supply = match.supply

    match.play("ann: move Assassin 1", "ann: yes")

    assert [match.bob.points, match.cat.points] == [0, 3]
    assert match.supply == supply + 3
    assert match.is_quiet
