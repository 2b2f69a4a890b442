"""The end: untangling the continuum, the score sheet by category, ties, and a naive recount."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import chronotable as ct
from chronotable.games.anachrony.boards import board_of
from chronotable.games.anachrony.box import BUILDINGS, SUPERPROJECTS
from chronotable.games.anachrony.editions import EDITIONS
from chronotable.games.anachrony.pieces import PATHS, POWER_PLANT
from chronotable.games.anachrony.scoring import CATEGORIES
from chronotable.kernel.match import Match
from chronotable.testing.anachrony import AnachronyScript, SeatPlan, scenario, seat

pytestmark = pytest.mark.rule("anachrony#scoring")

ENGINEER: dict[str, Any] = {"workers": {"engineer": 1}, "exosuits": 1}
BOB = seat("salvation", workers={"engineer": 1}, exosuits=1)


def sheet(ann: SeatPlan, **table) -> dict[str, int]:
    return scenario(era=5, ann=ann, bob=BOB, **table).ann.score


def last_era(ann: SeatPlan, bob: SeatPlan = BOB, **table) -> AnachronyScript:
    """Both pass in the last era; what is asked next belongs to the end."""
    match = scenario(era=7, ann=ann, bob=bob, **table)
    match.pass_all()
    return match


# The sheet.


def test_the_sheet_has_nine_categories() -> None:
    assert (
        tuple(sheet(seat("harmony")))
        == CATEGORIES
        == (
            "buildings",
            "anomalies",
            "superprojects",
            "time_travel",
            "morale",
            "tokens",
            "breakthroughs",
            "warp_tiles",
            "conditions",
        )
    )
    assert set(sheet(seat("harmony")).values()) == {0}


def test_buildings_score_what_is_printed() -> None:
    assert sheet(seat("harmony", tiles=["101", "204", "315", "401"]))["buildings"] == 4 + 3 + 2 + 4


@pytest.mark.rule("anachrony#anomalies")
def test_an_anomaly_costs_three_points() -> None:
    score = sheet(seat("harmony", tiles=["anomaly", "anomaly"]))

    assert score["anomalies"] == -6
    assert score["buildings"] == 0


def test_superprojects_score_once_though_they_fill_two_sectors() -> None:
    assert sheet(seat("harmony", tiles=["cloning_vat", "grand_reservoir"]))["superprojects"] == 12


def test_the_ultimate_plan_adds_three_points_to_each_superproject() -> None:
    tiles = ["the_ultimate_plan", "cloning_vat"]

    assert sheet(seat("harmony", tiles=tiles))["superprojects"] == 3 + 6 + 2 * 3


def test_the_archive_adds_a_point_to_each_step_in_time() -> None:
    assert sheet(seat("harmony", travels=3))["time_travel"] == 6
    assert sheet(seat("harmony", travels=3, tiles=["archive_of_the_eras"]))["time_travel"] == 9


@pytest.mark.parametrize(("morale", "points"), list(enumerate([-6, -4, -2, 0, 2, 4, 6])))
def test_morale_scores_its_space(morale: int, points: int) -> None:
    assert sheet(seat("harmony", morale=morale))["morale"] == points


def test_endorphins_make_bad_morale_count_for_nothing() -> None:
    tiles = ["synthetic_endorphins"]

    assert sheet(seat("harmony", tiles=tiles, morale=0))["morale"] == 0
    assert sheet(seat("harmony", tiles=tiles, morale=5))["morale"] == 4


def test_tokens_are_worth_their_points() -> None:
    assert sheet(seat("harmony", points=7))["tokens"] == 7


def test_breakthroughs_score_one_each_and_two_for_each_set_of_shapes() -> None:
    one = ["circle genetics", "triangle genetics", "square genetics"]

    assert sheet(seat("harmony", breakthroughs=one[:2]))["breakthroughs"] == 2
    assert sheet(seat("harmony", breakthroughs=one))["breakthroughs"] == 3 + 2
    two = [*one, "circle society", "circle warfare", "triangle society", "square warfare"]
    assert sheet(seat("harmony", breakthroughs=two))["breakthroughs"] == 7 + 4


def test_a_debt_left_on_the_timeline_costs_two_points() -> None:
    assert sheet(seat("harmony", warps={"gold": 1, "water": 4}))["warp_tiles"] == -4


# Untangling.


@pytest.mark.rule("anachrony#end")
def test_debts_are_settled_at_the_end_without_a_step_on_the_track() -> None:
    match = last_era(
        seat("harmony", warps={"gold": 1, "water": 4, "neutronium": 7}, gold=1, water=3, **ENGINEER)
    )

    assert match.over
    assert match.ann.score["warp_tiles"] == -2
    assert match.ann.score["time_travel"] == 0
    assert (match.ann.gold, match.ann.water) == (0, 1)


def test_water_paid_for_a_last_debt_is_missing_when_conditions_are_compared() -> None:
    match = last_era(
        seat("harmony", warps={"water": 4}, water=4, **ENGINEER),
        seat("salvation", water=3, **ENGINEER),
        conditions=["most_water"],
    )

    assert match.over
    assert (match.ann.score["conditions"], match.bob.score["conditions"]) == (0, 3)


def test_a_motivated_worker_comes_home_in_time_to_be_sent_back() -> None:
    match = scenario(
        era=7,
        ann=seat("harmony", workers={"engineer": 1}, tiles=["201"], warps={"engineer": 6}),
        bob=seat("salvation"),
    )

    match.play("ann: place engineer")

    assert match.over
    assert match.ann.workers == {}
    assert match.ann.score["warp_tiles"] == 0


# Who wins.


@pytest.mark.rule("anachrony#goal")
def test_the_most_points_win() -> None:
    match = last_era(seat("harmony", points=5, **ENGINEER), seat("salvation", points=4, **ENGINEER))

    assert match.over
    assert match.winners == ["ann"]
    result = match.match.result
    assert result is not None
    assert result.scores == (5, 4)
    assert result.reason == "eras"


def test_a_tie_goes_to_more_water() -> None:
    match = last_era(
        seat("harmony", points=5, water=1, gold=9, **ENGINEER),
        seat("salvation", points=5, water=2, **ENGINEER),
    )

    assert match.winners == ["bob"]


def test_and_then_to_more_resources() -> None:
    match = last_era(
        seat("harmony", points=5, water=2, gold=1, titanium=1, **ENGINEER),
        seat("salvation", points=5, water=2, neutronium=3, **ENGINEER),
    )

    assert match.winners == ["bob"]


def test_energy_cores_are_no_resources() -> None:
    match = last_era(
        seat("harmony", points=5, energy_core=4, **ENGINEER),
        seat("salvation", points=5, gold=1, **ENGINEER),
    )

    assert match.winners == ["bob"]


def test_a_complete_tie_is_a_shared_victory() -> None:
    match = scenario(
        era=7,
        ann=seat("harmony", points=5, gold=1, **ENGINEER),
        bob=seat("salvation", points=5, uranium=1, **ENGINEER),
        cid=seat("progress", points=3),
    )
    match.pass_all()

    assert match.winners == ["ann", "bob"]


# A recount that knows the state and the printed values, and no code of the rules.

PRINTED = {tile.id: tile.points for tile in (*BUILDINGS, *SUPERPROJECTS)}
PROJECTS = {tile.id for tile in SUPERPROJECTS}
RANGES = {
    **{str(n): r for n, r in enumerate((1, 2, 2, 2, 3, 3, 3, 2, 3, 4, 3, 1, 1, 3, 3), start=101)},
    "401": 1,
    "402": 2,
    "temporal_tourism": 3,
}


def has_now(data: dict, number: int) -> dict[str, Any]:
    """Everything that counts, read from the state on paper."""
    own = data["own"][number]
    on_board = [id for id in own["sectors"] if id]
    ids = {id for id in on_board if id != "anomaly"}
    covered = {id for id, lies in zip(own["sectors"], own["covered"], strict=True) if lies}
    anomalies = on_board.count("anomaly") + len(covered)
    workers = sum(own["active"]) + sum(own["tired"]) + sum(own["aside"])
    workers += sum(busy != 0 for busy in [*own["busy"], own["supplying"]])
    places = [*data["capital"], data["council"], data["mines"], *data["pools"]]
    for occupant in [occupant for place in places for occupant in place if occupant]:
        seat, worker, _ = occupant.split(":")
        workers += seat == str(number) and worker != "nobody"
    return {
        "ids": ids,
        "working": ids - covered,
        "anomalies": anomalies,
        "most_workers": workers,
        "most_water": own["goods"][4],
        "most_breakthroughs": sum(own["breakthroughs"]),
        "most_occupied_sectors": len(on_board),
        "highest_morale": own["morale"],
        "highest_total_range": sum(RANGES.get(id, 0) for id in ids),
        "most_superprojects": len(ids & PROJECTS),
        "most_time_travels": own["travels"],
    }


def recount(data: dict, number: int) -> dict[str, int]:
    own = data["own"][number]
    board = board_of(PATHS[own["path"]], data["side"])
    has = has_now(data, number)
    everybody = [has_now(data, other) for other in range(data["seats"])]
    ids, working = has["ids"], has["working"]
    morale = board.morale[own["morale"]]
    if morale < 0 and "synthetic_endorphins" in working:
        morale = 0
    steps = own["travels"]
    shapes = [sum(own["breakthroughs"][first : first + 5]) for first in (0, 5, 10)]
    projects = ids & PROJECTS
    per_anomaly = -1 if "406" in working else -3
    return {
        "buildings": sum(PRINTED[id] for id in ids - PROJECTS),
        "anomalies": per_anomaly * has["anomalies"],
        "superprojects": sum(PRINTED[id] for id in projects)
        + (3 * len(projects) if "the_ultimate_plan" in projects else 0),
        "time_travel": board.travels[steps] + ("archive_of_the_eras" in projects) * steps,
        "morale": morale,
        "tokens": own["points"],
        "breakthroughs": sum(shapes) + 2 * min(shapes),
        "warp_tiles": -2 * sum(era >= 0 for era in own["warps"]),
        "conditions": sum(
            3 for card in data["conditions"] if has[card] == max(one[card] for one in everybody)
        ),
    }


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sheet_agrees_with_a_naive_recount_all_through_random_games(
    seats: int, side: str
) -> None:
    for seed in range(4):
        edition = [*EDITIONS][seed % 3]
        match = ct.new(
            "anachrony", seats=seats, seed=seed, options={"side": side, "edition": edition}
        )
        dice = Random(seed)
        while not match.over:
            decision = match.pending[0]
            if dice.random() < 0.05 and match.state.phase == "action":
                compare(match)
            match.answer(decision.seat, dice.randrange(len(decision.choices)))
        compare(match)
        assert match.result is not None
        data = match.game.dump(match.state)
        assert match.result.scores == tuple(
            sum(recount(data, number).values()) for number in range(seats)
        )


def compare(match: Match) -> None:
    data = match.game.dump(match.state)
    for number, shown in enumerate(match.view(None)["table"]["own"]):
        counted = recount(data, number)
        assert shown["score"] == {**counted, "total": sum(counted.values())}


def test_the_recount_knows_the_range_of_every_power_plant() -> None:
    for tile in BUILDINGS:
        if tile.kind is POWER_PLANT:
            assert tile.range == RANGES[tile.id]
