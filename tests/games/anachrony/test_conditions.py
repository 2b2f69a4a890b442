"""The eight endgame conditions: what counts, and that all who are tied score."""

from __future__ import annotations

import pytest

from chronotable.testing.anachrony import AnachronyScript, SeatPlan, scenario, seat

pytestmark = pytest.mark.rule("anachrony#scoring")


def table(condition: str, ann: SeatPlan, bob: SeatPlan, **more) -> AnachronyScript:
    return scenario(era=4, ann=ann, bob=bob, conditions=[condition], **more)


def scores(match: AnachronyScript) -> list[int]:
    return [getattr(match, name).score["conditions"] for name in match.names]


@pytest.mark.parametrize(
    ("condition", "ann", "bob"),
    [
        (
            "most_workers",
            {"workers": {"genius": 1}, "tired": {"engineer": 2}},
            {"workers": {"engineer": 2}},
        ),
        ("most_water", {"water": 4}, {"water": 3}),
        (
            "most_breakthroughs",
            {"breakthroughs": ["circle genetics", "square society"]},
            {"breakthroughs": ["circle genetics"]},
        ),
        ("most_occupied_sectors", {"tiles": ["201", "202"]}, {"tiles": ["204"]}),
        ("highest_morale", {"morale": 4}, {"morale": 3}),
        ("highest_total_range", {"tiles": ["105"]}, {"tiles": ["102"]}),
        ("most_superprojects", {"tiles": ["cloning_vat"]}, {"tiles": ["201", "202"]}),
        ("most_time_travels", {"travels": 2}, {"travels": 1}),
    ],
)
def test_whoever_has_most_scores_three_points(condition: str, ann: dict, bob: dict) -> None:
    assert scores(table(condition, seat("harmony", **ann), seat("salvation", **bob))) == [3, 0]
    assert scores(table(condition, seat("harmony", **bob), seat("salvation", **ann))) == [0, 3]


@pytest.mark.parametrize(
    ("condition", "both"),
    [
        ("most_workers", {"workers": {"genius": 1}}),
        ("most_water", {"water": 4}),
        ("most_breakthroughs", {"breakthroughs": ["circle genetics"]}),
        ("highest_morale", {"morale": 4}),
        ("most_time_travels", {"travels": 2}),
        ("most_superprojects", {}),
        ("most_occupied_sectors", {"tiles": ["anomaly"]}),
        ("highest_total_range", {}),
    ],
)
def test_all_who_are_tied_score(condition: str, both: dict) -> None:
    match = scenario(
        ann=seat("harmony", **both),
        bob=seat("salvation", **both),
        cid=seat("progress", **both),
        conditions=[condition],
    )

    assert scores(match) == [3, 3, 3]


def test_workers_count_wherever_they_are() -> None:
    match = table(
        "most_workers",
        seat("harmony", workers={"engineer": 3}, exosuits=1, tiles=["201", "204"]),
        seat("salvation", workers={"engineer": 2}, exosuits=1),
    )

    match.play("ann: place engineer", "ann: pool:purify", "bob: pass")
    match.play("ann: place engineer", "ann: own:201")

    assert scores(match) == [3, 0]


def test_morale_counts_by_position_and_not_by_points() -> None:
    """On side B the same space is worth 2 points to Harmony and -2 to Salvation."""
    match = table(
        "highest_morale",
        seat("harmony", morale=3),
        seat("salvation", morale=4),
        options={"side": "B"},
    )

    assert scores(match) == [0, 3]
    assert match.ann.score["morale"] == 2
    assert match.bob.score["morale"] == 0


def test_both_sectors_of_a_superproject_count() -> None:
    match = table(
        "most_occupied_sectors",
        seat("harmony", tiles=["cloning_vat"]),
        seat("salvation", tiles=["201"]),
    )

    assert scores(match) == [3, 0]


def test_an_anomaly_on_a_building_fills_no_second_sector() -> None:
    match = table(
        "most_occupied_sectors",
        seat("harmony", tiles=["201"], covered=["201"]),
        seat("salvation", tiles=["202"]),
    )

    assert scores(match) == [3, 3]


def test_a_superproject_counts_once_as_a_superproject() -> None:
    match = table(
        "most_superprojects",
        seat("harmony", tiles=["cloning_vat"]),
        seat("salvation", tiles=["exocrawler", "uranium_cores"]),
    )

    assert scores(match) == [0, 3]


def test_several_conditions_add_up() -> None:
    match = scenario(
        ann=seat("harmony", water=3, workers={"engineer": 1}, exosuits=1, travels=1),
        bob=seat("salvation", water=3),
        conditions=["most_water", "most_workers", "most_time_travels"],
    )

    assert scores(match) == [9, 3]


def test_only_conditions_on_the_table_score() -> None:
    match = scenario(ann=seat("harmony", water=3), bob=seat("salvation"), conditions=[])

    assert scores(match) == [0, 0]
