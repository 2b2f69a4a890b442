"""The eighteen superprojects: what they cost, where they go, who may build them."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.games.anachrony.pieces import SQUARE, WARFARE, breakthrough
from chronotable.testing.anachrony import AnachronyScript, scenario, seat
from tests.games.anachrony.superprojects import BOB, can_found, found, founding, places

pytestmark = pytest.mark.rule("anachrony#superprojects")


# Prices: points, goods, the worker given up, the one breakthrough, or the two shapes.

PRICES = [
    ("anti_gravity_field", 6, {"titanium": 4}, "engineer", "triangle technology", "circle square"),
    (
        "archive_of_the_eras",
        5,
        {"neutronium": 1, "titanium": 2, "gold": 2},
        None,
        "circle time_travel",
        "triangle square",
    ),
    ("cloning_vat", 6, {"uranium": 2, "titanium": 2, "water": 4}, None, None, "circle circle"),
    (
        "continuum_stabilizer",
        6,
        {"titanium": 2, "gold": 2},
        None,
        "square time_travel",
        "circle triangle",
    ),
    (
        "dark_matter_converter",
        6,
        {"titanium": 2, "gold": 2, "water": 2},
        None,
        "circle genetics",
        "triangle square",
    ),
    ("exocrawler", 6, {"uranium": 2, "titanium": 3}, None, "circle warfare", "triangle square"),
    (
        "grand_reservoir",
        6,
        {"uranium": 2, "titanium": 2, "water": 2},
        "engineer",
        "square society",
        "circle triangle",
    ),
    (
        "neutronium_research_center",
        8,
        {"neutronium": 2, "titanium": 3},
        "scientist",
        "circle technology",
        "triangle square",
    ),
    (
        "outback_conditioner",
        4,
        {"uranium": 2, "titanium": 2, "gold": 2},
        None,
        "square genetics",
        "circle triangle",
    ),
    (
        "particle_collider",
        7,
        {"uranium": 1, "titanium": 2, "gold": 1, "water": 2},
        None,
        "square technology",
        "circle triangle",
    ),
    (
        "quantum_chameleon",
        5,
        {"neutronium": 1, "uranium": 1, "titanium": 1, "gold": 1},
        None,
        None,
        "square square",
    ),
    (
        "rescue_pods",
        5,
        {"titanium": 2, "water": 3, "energy_core": 1},
        None,
        "triangle society",
        "circle square",
    ),
    (
        "synthetic_endorphins",
        5,
        {"titanium": 3, "water": 3},
        "scientist",
        "triangle genetics",
        "circle square",
    ),
    (
        "tectonic_drill",
        6,
        {"titanium": 3, "gold": 1},
        "engineer",
        "square warfare",
        "circle triangle",
    ),
    (
        "temporal_tourism",
        6,
        {"neutronium": 1, "titanium": 3, "water": 3},
        None,
        "triangle time_travel",
        "circle square",
    ),
    (
        "the_ultimate_plan",
        3,
        {"uranium": 1, "titanium": 2, "gold": 1},
        "scientist",
        None,
        "triangle triangle",
    ),
    (
        "uranium_cores",
        5,
        {"uranium": 3, "titanium": 1},
        "scientist",
        "triangle warfare",
        "circle square",
    ),
    (
        "welfare_society",
        6,
        {"titanium": 2, "gold": 2, "water": 4},
        None,
        "circle society",
        "triangle square",
    ),
]
WITH_SYMBOL = [price for price in PRICES if price[4] is not None]


def ids(prices: list[tuple]) -> list[str]:
    return [price[0] for price in prices]


def pair_of(shapes: str) -> list[str]:
    one, other = shapes.split()
    return [f"{one} warfare", f"{other} society"]


def given_up(worker: str | None) -> dict[str, int]:
    return {} if worker is None else {worker: 1}


@pytest.mark.parametrize(
    ("project", "points", "goods", "worker", "symbol", "shapes"), WITH_SYMBOL, ids=ids(WITH_SYMBOL)
)
def test_a_superproject_is_paid_with_its_one_breakthrough(
    project: str, points: int, goods: dict, worker: str | None, symbol: str, shapes: str
) -> None:
    match = founding(
        project,
        workers={"scientist": 1},
        tired=given_up(worker),
        breakthroughs=[symbol],
        **goods,
    )

    found(match, project)
    match.play("ann: sector:4")
    if project == "neutronium_research_center":
        match.play("ann: no")

    assert match.ann.sectors[3:6] == [project, project, None]
    assert [getattr(match.ann, good) for good in goods] == [0] * len(goods)
    assert match.ann.tired == {}
    assert match.ann.breakthroughs == []
    assert match.ann.score["superprojects"] == points + 3 * (project == "the_ultimate_plan")
    assert match.is_quiet


@pytest.mark.parametrize(
    ("project", "points", "goods", "worker", "symbol", "shapes"), PRICES, ids=ids(PRICES)
)
def test_a_superproject_is_paid_with_two_breakthroughs_of_its_shapes(
    project: str, points: int, goods: dict, worker: str | None, symbol: str | None, shapes: str
) -> None:
    match = founding(
        project,
        workers={"scientist": 1},
        tired=given_up(worker),
        breakthroughs=pair_of(shapes),
        **goods,
    )

    found(match, project)
    match.play("ann: sector:10")
    if match.match.pending[0].prompt.startswith("anachrony-ask-pay-"):
        match.play("ann: icon:society")  # two of one shape: which first is free
    if project == "neutronium_research_center":
        match.play("ann: no")

    assert match.ann.sectors[9:12] == [project, project, None]
    assert [getattr(match.ann, good) for good in goods] == [0] * len(goods)
    assert match.ann.tired == {}
    assert match.ann.breakthroughs == []
    assert match.is_quiet


@pytest.mark.rule("anachrony#workers")
@pytest.mark.parametrize(
    ("project", "points", "goods", "worker", "symbol", "shapes"), PRICES, ids=ids(PRICES)
)
def test_a_superproject_waits_until_everything_is_there(
    project: str, points: int, goods: dict, worker: str | None, symbol: str | None, shapes: str
) -> None:
    def table(*, tired: dict, breakthroughs: list[str], **goods: Any) -> AnachronyScript:
        return founding(
            project,
            workers={"scientist": 1},
            tired=tired,
            breakthroughs=breakthroughs,
            **goods,
        )

    complete = {"tired": given_up(worker), "breakthroughs": pair_of(shapes), **goods}
    assert can_found(table(**complete), project)
    for good in goods:
        assert not can_found(table(**{**complete, good: goods[good] - 1}), project)
    if worker is not None:
        # Neither a genius nor another worker stands in for the type that is asked for.
        others = {"genius": 1, "administrator": 1}
        assert not can_found(table(**{**complete, "tired": others}), project)
    for tile in pair_of(shapes):
        assert not can_found(table(**{**complete, "breakthroughs": [tile]}), project)
    if symbol is not None:
        shape, icon = symbol.split()
        other = "warfare" if icon != "warfare" else "society"
        assert not can_found(table(**{**complete, "breakthroughs": [f"{shape} {other}"]}), project)


# Where, when, by whom.


DRILL: dict[str, Any] = {
    "titanium": 3,
    "gold": 1,
    "tired": {"engineer": 1},
    "breakthroughs": ["square warfare"],
}


def test_a_superproject_goes_as_far_left_as_it_can() -> None:
    match = founding(
        "tectonic_drill", workers={"scientist": 1}, tiles=["105", "201"], water=9, **DRILL
    )

    found(match, "tectonic_drill")

    assert match.asks("ann", "anachrony-ask-plot") == ["sector:7", "sector:10"]

    match.play("ann: sector:7")

    assert match.ann.sectors[6:9] == ["tectonic_drill", "tectonic_drill", None]
    assert match.is_quiet


def test_a_superproject_goes_where_an_anomaly_was_removed() -> None:
    """The anomaly lay at the left end of the only row that begins without a building."""
    tiles = ["201", "305", "413", "anomaly"]
    has = {**DRILL, "neutronium": 1, "water": 2}
    workers = {"scientist": 1, "administrator": 1}
    match = founding("tectonic_drill", workers=workers, tiles=tiles, **has)
    assert match.ann.sectors[0] == "anomaly"

    match.play("ann: place administrator", "ann: own:anomaly:1", "ann: pay:neutronium", "bob: pass")
    found(match, "tectonic_drill")

    assert match.ann.sectors[:3] == ["tectonic_drill", "tectonic_drill", None]
    assert match.is_quiet


def test_behind_buildings_in_every_row_a_superproject_takes_the_right_two_sectors() -> None:
    match = founding(
        "tectonic_drill",
        workers={"scientist": 1},
        tiles=["105", "201", "305", "413"],
        **DRILL,
    )

    found(match, "tectonic_drill")

    assert match.asks("ann") == ["sector:2", "sector:5", "sector:8", "sector:11"]

    match.play("ann: sector:11")

    assert match.ann.sectors[9:12] == ["413", "tectonic_drill", "tectonic_drill"]
    assert match.is_quiet


def test_the_only_room_left_is_taken_without_asking() -> None:
    match = founding(
        "tectonic_drill",
        workers={"scientist": 1},
        tiles=["105", "106", "201", "202", "305", "306"],
        **DRILL,
    )

    found(match, "tectonic_drill")

    assert match.ann.sectors[9:11] == ["tectonic_drill", "tectonic_drill"]
    assert match.is_quiet


def test_without_two_adjacent_sectors_there_is_no_superproject() -> None:
    match = founding(
        "tectonic_drill",
        workers={"scientist": 1},
        tiles=["105", "106", "201", "202", "305", "306", "412", "413"],
        **DRILL,
    )

    assert not can_found(match, "tectonic_drill")
    assert match.is_quiet


def test_on_its_side_b_dominance_places_a_superproject_anywhere() -> None:
    """ANA-172."""
    match = founding(
        "tectonic_drill",
        path="dominance",
        side="B",
        workers={"scientist": 1},
        tiles=["105"],
        **DRILL,
    )

    found(match, "tectonic_drill")

    assert match.asks("ann") == [f"sector:{n}" for n in (2, 4, 5, 7, 8, 10, 11)]

    match.play("ann: sector:8")

    assert match.ann.sectors[6:9] == [None, "tectonic_drill", "tectonic_drill"]
    assert match.is_quiet


@pytest.mark.parametrize(("labs", "able"), [(["401"], True), (["401", "402"], False)])
def test_a_superproject_of_dominance_never_spans_two_rows(labs: list[str], able: bool) -> None:
    """ANA-172. The last sectors of all rows are free; without water no building can be paid."""
    match = founding(
        "tectonic_drill",
        path="dominance",
        side="B",
        workers={"scientist": 1},
        tiles=["101", "102", "201", "202", "301", "303", *labs],
        **DRILL,
    )

    assert ("hex:construct:1" in places(match, "scientist")) is able
    assert match.is_quiet


def test_a_building_still_goes_left_of_a_superproject_of_dominance_side_b() -> None:
    match = scenario(
        era=3,
        superprojects={3: "tectonic_drill"},
        options={"side": "B"},
        stacks={"life_support": ["305"]},
        ann=seat(
            "dominance",
            exosuits=2,
            workers={"scientist": 2},
            water=1,
            titanium=5,
            gold=1,
            tired={"engineer": 1},
            breakthroughs=["square warfare"],
        ),
        bob=BOB,
    )
    found(match, "tectonic_drill")
    match.play("ann: sector:8", "bob: pass")

    match.play("ann: place scientist", "ann: hex:construct:2")

    assert match.ann.sectors[6:9] == ["305", "tectonic_drill", "tectonic_drill"]
    assert match.is_quiet


@pytest.mark.rule("anachrony#construct")
def test_only_the_superproject_at_the_focus_can_be_built() -> None:
    def table(focus: int) -> AnachronyScript:
        return scenario(
            era=3,
            superprojects={2: "tectonic_drill", 3: "exocrawler", 4: "rescue_pods"},
            ann=seat(
                "harmony",
                workers={"scientist": 1},
                tired={"engineer": 1},
                exosuits=1,
                focus=focus,
                titanium=9,
                uranium=9,
                gold=9,
                water=9,
                energy_core=9,
                breakthroughs=["square warfare", "circle warfare", "triangle society"],
            ),
            bob=BOB,
        )

    assert can_found(table(3), "exocrawler")
    assert not can_found(table(3), "tectonic_drill")
    assert not can_found(table(3), "rescue_pods")
    assert can_found(table(2), "tectonic_drill")
    assert not can_found(table(2), "exocrawler")


def test_a_superproject_is_built_once() -> None:
    match = founding("tectonic_drill", workers={"scientist": 1}, **DRILL)

    found(match, "tectonic_drill")
    match.play("ann: sector:1")

    assert match.state.superprojects[2] is None
    assert match.is_quiet


def test_breakthroughs_paid_can_be_researched_again() -> None:
    match = founding("tectonic_drill", workers={"scientist": 1}, **DRILL)
    assert match.state.breakthroughs[breakthrough(SQUARE, WARFARE)] == 2

    found(match, "tectonic_drill")
    match.play("ann: sector:1")

    assert match.state.breakthroughs[breakthrough(SQUARE, WARFARE)] == 3
    assert match.is_quiet


def test_who_has_both_pays_with_the_symbol_or_with_the_pair() -> None:
    tiles = ["square warfare", "circle society", "circle genetics", "triangle society"]
    match = founding(
        "tectonic_drill", workers={"scientist": 1}, **{**DRILL, "breakthroughs": tiles}
    )

    found(match, "tectonic_drill")
    match.play("ann: sector:1")

    assert match.asks("ann", "anachrony-ask-pay-breakthroughs") == ["pay:symbol", "pay:pair"]

    match.play("ann: pay pair")

    assert match.asks("ann", "anachrony-ask-pay-circle") == ["icon:genetics", "icon:society"]

    match.play("ann: icon genetics")  # the only triangle follows without a question

    assert match.ann.breakthroughs == ["circle society", "square warfare"]
    assert match.is_quiet


def test_an_engineer_builds_a_superproject_for_one_titanium_less() -> None:
    match = founding("tectonic_drill", workers={"engineer": 1}, **{**DRILL, "titanium": 2})

    found(match, "tectonic_drill", "engineer")
    match.play("ann: sector:1")

    assert match.ann.titanium == 0
    assert match.ann.tiles == ["tectonic_drill"]
    assert match.is_quiet


def test_a_genius_counts_as_engineer_for_the_discount() -> None:
    match = founding("tectonic_drill", workers={"genius": 1}, **{**DRILL, "titanium": 2})

    assert can_found(match, "tectonic_drill", "genius")
    assert match.is_quiet


def test_an_administrator_cannot_build_a_superproject() -> None:
    match = founding("tectonic_drill", workers={"administrator": 1}, **DRILL)

    assert not can_found(match, "tectonic_drill", "administrator")
    assert match.is_quiet


def test_nobody_pays_with_the_worker_who_builds() -> None:
    plan: dict[str, Any] = {"titanium": 3, "gold": 1, "breakthroughs": ["square warfare"]}
    alone = founding("tectonic_drill", workers={"engineer": 1}, **plan)
    two = founding("tectonic_drill", workers={"engineer": 2}, **plan)

    assert not can_found(alone, "tectonic_drill", "engineer")
    assert can_found(two, "tectonic_drill", "engineer")

    found(two, "tectonic_drill", "engineer")
    two.play("ann: sector:1")

    assert two.ann.workers == {}
    assert two.is_quiet


def test_a_lone_engineer_is_not_even_offered_the_construct_hex() -> None:
    match = founding(
        "anti_gravity_field",
        workers={"engineer": 1},
        titanium=4,
        tiles=["201", "202", "203", "301", "303", "305", "411", "412", "413"],
        breakthroughs=["triangle technology"],
    )

    assert "hex:construct:1" not in places(match, "engineer")
    assert match.is_quiet


def test_a_worker_to_pay_may_be_active_or_tired_but_not_busy() -> None:
    match = founding(
        "tectonic_drill",
        workers={"scientist": 1, "engineer": 1},
        **DRILL,
    )

    found(match, "tectonic_drill")
    match.play("ann: sector:1")

    assert match.asks("ann", "anachrony-ask-which-worker") == ["mood:tired", "mood:active"]

    match.play("ann: mood tired")

    assert match.ann.workers == {"engineer": 1}
    assert match.ann.tired == {}
    assert match.is_quiet


@pytest.mark.rule("anachrony#workers")
def test_a_genius_pays_for_no_other_type() -> None:
    price: dict[str, Any] = {"titanium": 3, "gold": 1, "breakthroughs": ["square warfare"]}
    genius = founding("tectonic_drill", workers={"scientist": 1, "genius": 1}, **price)
    engineer = founding("tectonic_drill", workers={"scientist": 1, "engineer": 1}, **price)

    assert not can_found(genius, "tectonic_drill")
    assert can_found(engineer, "tectonic_drill")
    assert genius.is_quiet


@pytest.mark.rule("anachrony#workers")
def test_a_busy_engineer_is_no_payment() -> None:
    match = scenario(
        era=3,
        superprojects={3: "tectonic_drill"},
        ann=seat(
            "harmony",
            workers={"scientist": 1, "engineer": 1},
            exosuits=2,
            titanium=3,
            gold=1,
            breakthroughs=["square warfare"],
        ),
        bob=BOB,
    )
    assert can_found(match, "tectonic_drill")

    match.play("ann: place engineer", "ann: purify", "bob: pass")

    assert not can_found(match, "tectonic_drill")
    assert match.is_quiet
