"""Positions of Anachrony in which a beginner would find the right move; skilled must, too."""

from __future__ import annotations

import pytest

from chronotable.testing.anachrony import AnachronyScript, SeatPlan, chronobot, scenario, seat
from tests.agents.positions import anachrony as positions
from tests.agents.thinking import action, answers, turn

BOB = seat("dominance", workers={"engineer": 1}, exosuits=1)
PASSED = seat("dominance", passed=True)
CLOSE = seat("dominance", passed=True, points=4)
AHEAD = seat("dominance", passed=True, points=40)


def table(ann: SeatPlan, bob: SeatPlan = BOB, **rest) -> AnachronyScript:
    return scenario(ann=ann, bob=bob, **rest)


# Evacuation.


def test_an_evacuation_worth_thirty_points_is_not_missed_in_the_last_era() -> None:
    match = table(
        seat(
            "salvation",
            workers={"scientist": 1},
            exosuits=1,
            tiles=["101", "102", "103"],
            neutronium=9,
        ),
        era=7,
    )
    assert answers(match, "ann") == ["place:scientist", "pool:evacuation"]
    assert match.ann.points == 30


def test_nor_with_other_things_to_do() -> None:
    match = table(
        seat(
            "progress",
            evacuation=1,
            workers={"scientist": 1, "engineer": 1},
            exosuits=1,
            water=9,
            titanium=4,
            tiles=["tectonic_drill", "rescue_pods"],
        ),
        AHEAD,
        era=7,
        mine={"titanium": 2, "gold": 2},
    )
    assert "pool:evacuation" in turn(match, "ann")  # bob has passed, so it may come last


@pytest.mark.parametrize("worker", ["engineer", "administrator"])
def test_anybody_leads_an_evacuation(worker: str) -> None:
    match = table(
        seat("progress", evacuation=1, workers={worker: 1}, exosuits=1, water=8), PASSED, era=7
    )
    assert answers(match, "ann") == [f"place:{worker}", "pool:evacuation"]


def test_an_evacuation_beats_chronobot() -> None:
    match = scenario(
        ann=seat("progress", evacuation=1, workers={"engineer": 1}, exosuits=1, water=8),
        bot=chronobot(points=5),
        era=7,
    )
    assert answers(match, "ann")[:2] == ["place:engineer", "pool:evacuation"]


def test_with_three_players_an_evacuation_is_not_missed_either() -> None:
    match = positions.with_three_at_the_table_one_leaves_too()
    assert answers(match, "ann")[:2] == ["place:engineer", "pool:evacuation"]


# The last era: only points count.


def test_in_the_last_era_a_building_is_built_for_its_points() -> None:
    match = table(
        seat("harmony", workers={"engineer": 1}, exosuits=1, titanium=2),
        AHEAD,
        era=7,
        stacks={"life_support": ["303"]},
    )
    assert answers(match, "ann")[1].startswith("hex:construct")


def test_in_the_last_era_research_that_wins_is_better_than_water() -> None:
    match = positions.the_missing_shape_completes_a_set()
    assert answers(match, "ann")[:3] == ["place:scientist", "hex:research:1", "shape:square"]


def test_the_die_is_set_to_complete_the_set_that_wins() -> None:
    match = table(
        seat(
            "harmony",
            workers={"scientist": 1},
            exosuits=1,
            breakthroughs=["circle society", "square society"],
        ),
        CLOSE,
        era=7,
    )
    match.play("ann: place scientist", "ann: hex:research:1")
    assert answers(match, "ann")[0] == "shape:triangle"


def test_an_administrator_is_recruited_for_a_point_in_the_last_era() -> None:
    match = positions.an_administrator_brings_a_point_at_the_end()
    assert answers(match, "ann")[-1] == "worker:administrator"


@pytest.mark.parametrize("level", ["novice", "skilled"])
def test_workers_are_not_forced_while_nobody_is_tired_only_to_put_off_the_end(level: str) -> None:
    match = positions.nobody_is_forced_while_all_are_awake()
    assert action(match, "ann", level) != "free:force_workers"


# Taking what is there.


def test_nobody_passes_with_powered_exosuits_and_people_to_wear_them() -> None:
    match = table(
        seat("harmony", workers={"engineer": 2, "scientist": 1}, exosuits=3, water=3),
        era=2,
        mine={"titanium": 2, "gold": 1},
        recruits={"scientist": 1, "genius": 1},
    )
    assert answers(match, "ann")[0] != "pass"


def test_a_genius_in_the_pool_is_worth_more_than_a_scientist() -> None:
    match = table(
        seat("harmony", workers={"administrator": 1}, exosuits=1),
        era=2,
        recruits={"scientist": 1, "genius": 1},
    )
    match.play("ann: place administrator", "ann: hex:recruit:1")
    assert answers(match, "ann")[0] == "worker:genius"


def test_free_hexes_are_powered_in_the_first_era() -> None:
    match = positions.free_hexes_are_powered_in_the_first_era()
    assert answers(match, "ann")[0].startswith("power:")


def test_nobody_powers_an_exosuit_that_nobody_can_wear() -> None:
    match = scenario(
        era=2,
        phase="power_up",
        ann=seat(
            "harmony",
            energy_core=3,
            water=1,
            # Otherwise somebody could be borrowed to wear it.
            warps={"administrator": 1, "engineer": 1, "scientist": 1},
        ),
        bob=seat("dominance"),
    )
    assert answers(match, "ann") == ["done"]


def test_a_building_is_built_when_it_can_be_paid() -> None:
    match = table(
        seat("harmony", workers={"engineer": 1}, exosuits=1, titanium=4, gold=2, water=4),
        era=2,
        stacks={"factory": ["201"]},
    )
    assert answers(match, "ann")[:2] == ["place:engineer", "hex:construct:1"]


def test_in_the_last_era_the_superproject_is_better_than_a_building() -> None:
    match = positions.the_superproject_is_better_than_a_building()
    match.play("ann: place engineer", "ann: hex:construct:1")
    assert answers(match, "ann")[0] == "build:tectonic_drill"


def test_nobody_is_forced_awake_when_there_is_nothing_left_to_do() -> None:
    match = table(
        seat("harmony", tired={"engineer": 1}, morale=4),  # it would cost morale, and so points
        era=7,
    )
    assert answers(match, "ann")[0] == "pass"


# Debts.


def test_at_the_end_all_debts_are_settled_that_can_be() -> None:
    match = table(
        seat("harmony", titanium=1, uranium=1, warps={"titanium": 3, "uranium": 5}),
        PASSED,
        era=7,
    )
    answers(match, "ann")
    assert match.ann.score["warp_tiles"] == 0


def test_at_the_end_debts_are_settled() -> None:
    match = table(
        seat("harmony", titanium=1, warps={"titanium": 3}),
        PASSED,
        era=7,
    )
    answers(match, "ann")
    assert match.ann.score["warp_tiles"] == 0


def test_an_anomaly_is_removed_in_the_last_era_when_nothing_else_is_to_be_had() -> None:
    match = table(
        seat("harmony", workers={"engineer": 1}, tiles=["anomaly"], titanium=2, water=2),
        PASSED,
        era=7,
    )
    assert answers(match, "ann")[0] == "place:engineer"
    assert match.ann.score["anomalies"] == 0


def test_who_borrows_in_the_last_era_without_need_can_give_it_back() -> None:
    match = scenario(
        era=7, phase="warp", ann=seat("harmony", water=3), bob=seat("dominance", water=3)
    )
    worth = sum(match.ann.score.values())
    while not match.over:
        for name in ("ann", "bob"):
            answers(match, name)
    assert match.ann.score["warp_tiles"] == 0
    assert sum(match.ann.score.values()) == worth
