"""The Doomsday module: cards under the timeline, the track, and an Impact that moves."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.games.anachrony.conditions import CONDITIONS
from chronotable.games.anachrony.editions import EDITIONS
from chronotable.games.anachrony.experiments import LEVEL_1, LEVEL_2
from chronotable.games.anachrony.proposed import TRACK_SYMBOLS, TRAJECTORY
from chronotable.testing.anachrony import AnachronyScript, SeatPlan, scenario, seat

pytestmark = pytest.mark.rule("anachrony#doomsday")

DOOMSDAY = {"doomsday": "yes"}
PLANNED = {"doomsday": "yes", "planned_experiments": "yes"}
PLUS, BLANK, MINUS = 0, 2, 4  # faces of the trajectory dice
FIRST = {card.id for card in LEVEL_1}
SECOND = {card.id for card in LEVEL_2}


def someone(path: str, **more: Any) -> SeatPlan:
    return seat(path, workers={"scientist": 2}, exosuits=2, water=10, **more)


def conducted(path: str, *, options: dict[str, str] = DOOMSDAY, **table: Any) -> AnachronyScript:
    """Ann follows this path, and has come as far as the question whether her tracker moves."""
    other = "salvation" if path != "salvation" else "harmony"
    match = scenario(
        ann=someone(path),
        bob=someone(other),
        experiments={table.get("era", 1): "irrigation_systems"},
        options=options,
        **table,
    )
    match.play("ann: place scientist", "ann: pool:experiment")
    return match


def checked(*dice: int, era: int = 3, after: int = 5, **table: Any) -> AnachronyScript:
    """An era ends: the impact check has been made with these dice."""
    match = scenario(
        era=era,
        impact_after=after,
        ann=someone("harmony"),
        bob=seat("salvation"),
        rolls=[*dice],
        options=DOOMSDAY,
        **table,
    )
    match.play("ann: pass")
    return match


# Set-up and preparation.


def test_seven_experiments_lie_under_the_timeline_and_ten_wait() -> None:
    state = ct.new("anachrony", seats=3, seed=1, options=DOOMSDAY).state

    assert len(state.experiments) == 7
    assert {*state.experiments} < FIRST
    assert {*state.experiment_deck} == SECOND
    assert (state.save_earth, state.seal_fate) == (6, 6)
    assert state.impact_after == 5


def test_without_the_module_the_impact_lies_behind_the_fourth_era() -> None:
    state = ct.new("anachrony", seats=3, seed=1).state

    assert (state.experiments, state.experiment_deck, state.impact_after) == ([], [], 4)


def test_only_the_first_experiment_is_open_before_the_game() -> None:
    match = ct.new("anachrony", seats=2, seed=1, options={**DOOMSDAY, "paths": "choose"})
    shown = match.view(0)["table"]

    assert shown["experiments"] == [match.state.experiments[0], *["?"] * 6]
    assert shown["experiment_deck"] == [None] * 10


def test_every_preparation_reveals_the_experiment_of_the_next_era() -> None:
    match = checked(BLANK, BLANK, era=2)

    shown = match.match.view(None)["table"]["experiments"]
    assert shown == [*match.state.experiments[:4], "?", "?", "?"]
    event = next(e for e in match.match.events(None) if e.key == "anachrony-experiment-revealed")
    assert event.params["experiment"] == f"experiment:{match.state.experiments[3]}"
    assert match.is_quiet


def test_in_the_last_era_no_experiment_is_left_to_reveal() -> None:
    match = checked(era=6, impact=True)

    assert match.state.era == 6
    assert "?" not in match.match.view(None)["table"]["experiments"]
    assert "anachrony-experiment-revealed" not in [e.key for e in match.match.events(None)]
    assert match.is_quiet


@pytest.mark.rule("anachrony#experiments")
def test_preparation_puts_experiments_of_level_2_where_cards_were_claimed() -> None:
    match = conducted("harmony", next_experiments=["hive_mind"])
    match.play("ann: no", "bob: pass", "ann: pass")

    assert match.state.era == 1
    assert match.state.experiments[0] == "hive_mind"
    assert len(match.state.experiment_deck) == 8
    assert match.is_quiet


def test_experiments_of_level_2_stay_hidden_until_they_are_laid_out() -> None:
    match = conducted("harmony", next_experiments=["hive_mind"])
    match.play("ann: no")

    assert "hive_mind" not in str(match.match.view(0))
    assert match.is_quiet


# The track.


@pytest.mark.rule("anachrony#experiments")
@pytest.mark.parametrize(
    ("path", "slot", "points"),
    [
        *[("dominance", slot, points) for slot, points in ((5, 1), (4, 1), (3, 1), (2, 2), (1, 0))],
        *[("harmony", slot, points) for slot, points in ((5, 0), (4, 0), (3, 0), (2, 2), (1, 3))],
    ],
)
def test_each_step_of_save_earth_scores_for_the_path_that_moved_it(
    path: str, slot: int, points: int
) -> None:
    match = conducted(path, save_earth=slot + 1)

    match.play("ann: yes")

    assert (match.state.save_earth, match.state.seal_fate) == (slot, 6)
    assert match.ann.points == 3 + points
    assert match.is_quiet


@pytest.mark.rule("anachrony#experiments")
@pytest.mark.parametrize(
    ("path", "slot", "points"),
    [
        *[("progress", slot, points) for slot, points in ((7, 1), (8, 1), (9, 2), (10, 0))],
        *[("salvation", slot, points) for slot, points in ((7, 0), (8, 0), (9, 2), (10, 2))],
    ],
)
def test_each_step_of_seal_fate_scores_for_the_path_that_moved_it(
    path: str, slot: int, points: int
) -> None:
    match = conducted(path, seal_fate=slot - 1)

    match.play("ann: yes")

    assert (match.state.save_earth, match.state.seal_fate) == (6, slot)
    assert match.ann.points == 3 + points
    assert match.is_quiet


def test_nobody_has_to_move_a_tracker() -> None:
    match = conducted("dominance")

    assert match.asks("ann", "anachrony-ask-move-tracker") == ["yes", "no"]
    match.play("ann: no")

    assert (match.state.save_earth, match.state.seal_fate) == (6, 6)
    assert match.ann.points == 3
    assert match.is_quiet


@pytest.mark.parametrize("path", ["harmony", "progress"])
@pytest.mark.parametrize("ends", [{"save_earth": 1}, {"seal_fate": 10}])
def test_once_a_tracker_has_reached_its_end_no_tracker_moves(
    path: str, ends: dict[str, Any]
) -> None:
    match = conducted(path, **ends)

    assert match.ann.points == 3  # for the card alone, and nothing was asked
    assert match.is_quiet


def test_after_the_impact_experiments_score_for_the_card_alone() -> None:
    match = conducted("harmony", era=5, impact=True)

    assert match.ann.points == 3
    assert match.state.save_earth == 6
    assert match.is_quiet


@pytest.mark.parametrize("edition", EDITIONS)
def test_card_and_step_score_together_whatever_comes_first(edition: str) -> None:
    """ANA-102."""
    match = conducted("dominance", options={**DOOMSDAY, "edition": edition})

    match.play("ann: yes")

    assert match.ann.points == 3 + 1
    assert match.is_quiet


def test_the_tracker_moves_before_the_experiment_scores() -> None:
    """ANA-102."""
    match = conducted("dominance")

    match.play("ann: yes")

    told = [(event.key, event.params.get("amount")) for event in match.match.events(None)]
    assert told[-3:] == [
        ("anachrony-saved-earth", None),
        ("anachrony-scored", 1),  # the slot that the tracker has come to
        ("anachrony-scored", 3),  # the card
    ]
    assert match.is_quiet


# The impact check.


@pytest.mark.parametrize(
    ("dice", "trackers", "after"),
    [
        ((BLANK, BLANK), (6, 6), 5),
        ((PLUS, BLANK), (6, 6), 6),
        ((PLUS, PLUS), (6, 6), 6),  # one position, however many symbols
        ((MINUS, BLANK), (6, 6), 4),
        ((MINUS, MINUS), (6, 6), 4),
        ((PLUS, MINUS), (6, 6), 5),
        ((BLANK, BLANK), (5, 6), 6),
        ((MINUS, BLANK), (5, 6), 5),
        ((MINUS, MINUS), (4, 6), 4),
        ((MINUS, BLANK), (3, 6), 6),
        ((MINUS, MINUS), (2, 6), 5),
        ((BLANK, BLANK), (6, 7), 4),
        ((PLUS, BLANK), (6, 7), 5),
        ((PLUS, BLANK), (6, 8), 4),
        ((PLUS, PLUS), (6, 9), 5),
        ((BLANK, BLANK), (4, 7), 5),  # both trackers count
        ((BLANK, BLANK), (3, 7), 6),
        ((BLANK, BLANK), (4, 8), 4),
    ],
)
def test_dice_and_trackers_move_the_impact(
    dice: tuple[int, int], trackers: tuple[int, int], after: int
) -> None:
    match = checked(*dice, save_earth=trackers[0], seal_fate=trackers[1])

    assert match.state.impact_after == after
    assert not match.state.impact
    assert match.state.chance.script == []
    assert match.is_quiet


def test_the_impact_strikes_when_its_tile_follows_the_current_one() -> None:
    match = checked(BLANK, BLANK, era=5)

    assert match.state.impact
    assert match.state.era == 5
    assert match.is_quiet


def test_the_impact_may_come_closer_and_strike_in_the_same_check() -> None:
    match = checked(MINUS, BLANK, era=4)

    assert match.state.impact
    assert match.state.impact_after == 4


def test_at_the_last_moment_the_impact_may_still_move_away() -> None:
    match = checked(PLUS, BLANK, era=5)

    assert not match.state.impact
    assert match.state.impact_after == 6
    assert match.is_quiet


def test_the_impact_never_moves_behind_the_current_era() -> None:
    match = checked(MINUS, MINUS, era=5)

    assert match.state.impact
    assert match.state.impact_after == 5


def test_the_impact_moves_no_farther_than_behind_the_last_era() -> None:
    """ANA-103. There it strikes when the game is over anyway."""
    match = checked(PLUS, PLUS, era=6, after=7)

    assert match.state.impact_after == 7
    assert not match.state.impact

    match = checked(PLUS, PLUS, era=7, after=7)

    assert match.over
    assert match.reason == "eras"
    assert match.state.impact


def test_the_dice_are_rolled_from_the_first_era_on() -> None:
    match = checked(MINUS, BLANK, era=1)

    assert match.state.impact_after == 4
    assert match.is_quiet


def test_after_the_impact_no_trajectory_is_rolled() -> None:
    match = checked(PLUS, PLUS, era=5, impact=True)

    assert match.state.chance.script == [PLUS, PLUS]
    assert match.is_quiet


def test_a_sealed_fate_brings_the_impact_without_dice() -> None:
    match = checked(PLUS, PLUS, era=2, seal_fate=10)

    assert match.state.impact
    assert match.state.impact_after == 2
    assert match.state.chance.script == [PLUS, PLUS]
    assert "anachrony-fate-is-sealed" in [e.key for e in match.match.events(None)]
    assert match.is_quiet


def test_a_saved_earth_ends_the_game_without_an_impact() -> None:
    match = checked(MINUS, MINUS, era=2, save_earth=1)

    assert match.over
    assert match.reason == "saved"
    assert not match.state.impact
    assert match.state.chance.script == [MINUS, MINUS]


def test_after_an_early_impact_the_game_goes_on_as_after_any() -> None:
    match = checked(BLANK, BLANK, era=2, seal_fate=10)

    assert [len(tiles) for tiles in match.state.collapses] == [2, 2, 2]
    assert match.state.mine_pool[3] >= 1  # the top resource is neutronium
    assert match.ann.own.ruined.count(1) == 2
    assert match.is_quiet


def test_evacuation_waits_for_an_impact_that_is_late() -> None:
    for impact in (False, True):
        match = scenario(
            era=6,
            impact=impact,
            impact_after=7,
            ann=someone("harmony", tiles=["301", "302", "303"]),
            bob=someone("salvation"),
            options=DOOMSDAY,
        )
        match.play("ann: place scientist")
        assert ("pool:evacuation" in match.asks("ann")) is impact


def test_experiments_at_the_top_of_the_track_end_the_game_with_their_era() -> None:
    match = conducted("harmony", save_earth=2)
    match.play("ann: yes", "bob: pass", "ann: pass")

    assert match.over
    assert match.reason == "saved"
    assert match.ann.points == 3 + 3


def test_what_stands_on_dice_and_track_is_a_proposal_in_one_place() -> None:
    """ANA-106. Fair dice, and symbols that grow with every second step."""
    assert sum(TRAJECTORY) == 0
    assert len(TRAJECTORY) == 6
    assert TRACK_SYMBOLS == (0, 2, 2, 1, 1, 0, -1, -2, -2, 0)


# Planned experiments.


def test_planned_experiments_replace_a_claimed_card_at_once() -> None:
    """ANA-107. The next card is open; whatever lies under it is not."""
    cards = ["hive_mind", "caste_system", "austerity_measures"]
    match = conducted("harmony", options=PLANNED, next_experiments=cards)

    deck = match.match.view(1)["table"]["experiment_deck"]
    assert deck == [*[None] * 8, "hive_mind"]
    match.play("ann: no")

    assert match.state.experiments[0] == "hive_mind"
    deck = match.match.view(1)["table"]["experiment_deck"]
    assert deck == [*[None] * 7, "caste_system"]
    assert "austerity_measures" not in str(match.match.view(1))
    assert match.is_quiet


def test_planned_experiments_are_not_added_in_preparation() -> None:
    match = scenario(
        era=3,
        ann=someone("harmony"),
        bob=seat("salvation"),
        rolls=[BLANK, BLANK],
        options=PLANNED,
    )
    deck = [*match.state.experiment_deck]
    match.state.experiments[0] = None
    match.state.own[0].experiments.append(
        next(id for id in sorted(FIRST) if id not in match.state.experiments)
    )

    match.play("ann: pass")

    assert match.state.experiments[0] is None
    assert match.state.experiment_deck == deck
    assert match.is_quiet


def test_with_the_planned_deck_gone_a_claimed_place_stays_empty() -> None:
    match = conducted("harmony", options=PLANNED)
    spent = [*match.state.experiment_deck]
    match.state.own[1].experiments += spent
    match.state.experiment_deck.clear()

    match.play("ann: no")

    assert match.state.experiments[0] is None
    assert match.is_quiet


def test_a_claimed_card_that_shows_the_next_one_cannot_be_taken_back() -> None:
    match = conducted("harmony", options=PLANNED)
    match.play("ann: no")

    assert not match.match.can_undo(0)
    assert match.is_quiet


# The ninth endgame condition.


def test_most_experiments_is_dealt_only_with_the_module() -> None:
    for options, able in ((DOOMSDAY, True), ({}, False)):
        dealt = [
            ct.new("anachrony", seats=2, seed=seed, options=options).state.conditions
            for seed in range(40)
        ]
        assert any("most_experiments" in cards for cards in dealt) is able
        assert all(len(cards) == 5 for cards in dealt)


def test_most_experiments_is_drafted_only_with_the_module() -> None:
    for module, able in (("yes", True), ("no", False)):
        seen: set[str] = set()
        for seed in range(25):
            options = {"doomsday": module, "endgame": "draft", "leaders": "random"}
            match = ct.new("anachrony", seats=2, seed=seed, options=options)
            while match.state.phase == "conditions":
                decision = match.pending[0]
                match.answer(decision.seat, 0)
            seen |= {*match.state.conditions}
        assert ("most_experiments" in seen) is able


def test_the_most_experiments_score_three_points_ties_included() -> None:
    match = scenario(
        ann=seat("harmony", experiments=["hive_mind", "caste_system"]),
        bob=seat("salvation", experiments=["quantum_mechanics", "alien_studies"]),
        cid=seat("progress", experiments=["ai_research"]),
        conditions=["most_experiments"],
        options=DOOMSDAY,
    )

    assert len(CONDITIONS) == 9
    assert [p.score["conditions"] for p in (match.ann, match.bob, match.cid)] == [3, 3, 0]


# Whole games.


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [DOOMSDAY, PLANNED], ids=["plain", "planned"])
def test_an_experiment_is_never_lost_in_a_whole_game(seats: int, options: dict[str, str]) -> None:
    match = ct.new("anachrony", seats=seats, seed=seats, options=options)
    agent = ct.agent("random", "anachrony", seats)
    while not match.over:
        decision = match.pending[0]
        match.answer(decision.seat, agent.choose(None, decision))
        match.game.check(match.state)

    assert match.result is not None
    assert match.result.reason in ("eras", "collapse", "saved")
