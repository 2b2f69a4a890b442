"""The mine, water purification and trade with nomads."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.testing.anachrony import AnachronyScript, scenario, seat

EVERYBODY = {"scientist": 1, "engineer": 1, "administrator": 1, "genius": 1}


def outside(
    *,
    edition: str = "czech",
    mine: dict[str, int] | None = None,
    options: dict[str, str] | None = None,
    **ann,
) -> AnachronyScript:
    return scenario(
        era=3,
        options={"edition": edition, **(options or {})},
        mine={"titanium": 1, "neutronium": 1} if mine is None else mine,
        ann=seat("harmony", **{"exosuits": 2, **ann}),
        bob=seat("dominance", workers={"engineer": 1}, exosuits=1),
    )


# The mine.


@pytest.mark.rule("anachrony#mine")
@pytest.mark.parametrize(
    ("hex", "cube"), [("top", "uranium"), ("middle", "gold"), ("bottom", "titanium")]
)
def test_a_miner_takes_a_resource_of_the_pool_and_the_cube_beside_the_hex(
    hex: str, cube: str
) -> None:
    match = outside(workers={"scientist": 1})

    match.play("ann: place scientist", f"ann: hex:mine:{hex}", "ann: neutronium")

    assert match.ann.neutronium == 1
    assert getattr(match.ann, cube) == 1
    assert match.state.mine_pool == [1, 0, 0, 0]
    assert sum(match.state.mine_cubes) == 2
    assert match.is_quiet


@pytest.mark.rule("anachrony#mine")
def test_anybody_may_mine() -> None:
    match = outside(workers=EVERYBODY)

    assert match.who_can_go("ann", "hex:mine:top") == [
        "scientist",
        "engineer",
        "administrator",
        "genius",
    ]
    assert match.is_quiet


@pytest.mark.rule("anachrony#mine")
@pytest.mark.parametrize("worker", ["scientist", "engineer", "administrator", "genius"])
def test_the_mine_motivates_engineers(worker: str) -> None:
    match = outside(workers={worker: 1})

    match.play(f"ann: place {worker}", "ann: hex:mine:top", "ann: titanium")
    match.pass_all()

    motivated = worker in ("engineer", "genius")
    assert match.ann.workers == ({worker: 1} if motivated else {})
    assert match.ann.tired == ({} if motivated else {worker: 1})
    assert match.is_quiet


def test_each_hex_of_the_mine_holds_one_exosuit() -> None:
    match = outside(workers={"engineer": 2})

    match.play("ann: place engineer", "ann: hex:mine:top", "ann: titanium", "bob: pass")

    assert match.who_can_go("ann", "hex:mine:top") == []
    assert match.who_can_go("ann", "hex:mine:middle") == ["engineer"]
    assert match.is_quiet


def test_an_empty_pool_still_leaves_the_cube() -> None:
    match = outside(mine={}, workers={"engineer": 1})

    match.play("ann: place engineer", "ann: hex:mine:middle")

    assert match.ann.gold == 1
    assert match.is_quiet


@pytest.mark.rule("anachrony#goods")
def test_a_single_kind_of_resource_is_taken_without_asking() -> None:
    match = outside(mine={"uranium": 2}, workers={"engineer": 1})

    match.play("ann: place engineer", "ann: hex:mine:top")

    assert match.ann.uranium == 2
    assert match.is_quiet


# Purify water.


@pytest.mark.rule("anachrony#purify")
@pytest.mark.parametrize(
    ("worker", "water"),
    [("scientist", 4), ("engineer", 3), ("administrator", 3), ("genius", 4)],
)
def test_purification_gives_three_water_and_a_scientist_one_more(worker: str, water: int) -> None:
    match = outside(workers={worker: 1})

    match.play(f"ann: place {worker}", "ann: purify")

    assert match.ann.water == water
    assert match.is_quiet


@pytest.mark.rule("anachrony#purify")
def test_purification_has_room_for_everybody_and_tires() -> None:
    match = outside(workers={"scientist": 2})

    match.play("ann: place scientist", "ann: purify", "bob: place engineer", "bob: purify")
    match.play("ann: place scientist", "ann: purify")

    assert (match.ann.water, match.bob.water) == (8, 3)
    assert match.ann.tired == {"scientist": 2}  # all have passed, and the era is over
    assert match.is_quiet


# Trade with nomads.

TRADES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"water": 3}, {"energy_core": 1}),
    ({"energy_core": 1}, {"water": 3}),
    ({"energy_core": 1}, {"neutronium": 1}),
    ({"neutronium": 1}, {"energy_core": 1}),
    ({"neutronium": 1}, {"gold": 1, "titanium": 1}),
    ({"gold": 1, "uranium": 1}, {"neutronium": 1}),
    ({"gold": 1, "uranium": 1}, {"water": 3}),
    ({"water": 3}, {"gold": 1, "titanium": 1}),
]


@pytest.mark.rule("anachrony#nomads")
@pytest.mark.parametrize("number", range(8))
def test_nomads_exchange_both_ways(number: int) -> None:
    give, get = TRADES[number]
    match = outside(workers={"scientist": 1}, **give)

    match.play("ann: place scientist", "ann: nomads", f"ann: offer:{number + 1}")
    if get == {"gold": 1, "titanium": 1}:
        match.play("ann: gold", "ann: titanium")

    assert {good: getattr(match.ann, good) for good in give} == dict.fromkeys(give, 0)
    assert {good: getattr(match.ann, good) for good in get} == get
    assert match.is_quiet


@pytest.mark.rule("anachrony#nomads")
def test_nomads_have_nothing_for_who_has_too_little() -> None:
    match = outside(workers={"scientist": 1}, water=2, gold=1)

    assert match.who_can_go("ann", "pool:nomads") == []
    assert match.is_quiet


@pytest.mark.rule("anachrony#nomads")
@pytest.mark.parametrize(("worker", "water"), [("scientist", 3), ("engineer", 3)])
def test_others_trade_once(worker: str, water: int) -> None:
    match = outside(workers={worker: 1}, water=6)

    match.play(f"ann: place {worker}", "ann: nomads", "ann: offer:1")

    assert (match.ann.water, match.ann.energy_core) == (water, 1)
    assert match.is_quiet


@pytest.mark.rule("anachrony#nomads")
@pytest.mark.parametrize("worker", ["administrator", "genius"])
def test_an_administrator_may_trade_twice_the_same_or_not(worker: str) -> None:
    same = outside(workers={worker: 1}, water=6)
    same.play(f"ann: place {worker}", "ann: nomads", "ann: offer:1", "ann: offer:1")

    assert (same.ann.water, same.ann.energy_core) == (0, 2)
    assert same.is_quiet

    chain = outside(workers={worker: 1}, water=3)
    chain.play(f"ann: place {worker}", "ann: nomads", "ann: offer:1", "ann: offer:3")

    assert (chain.ann.water, chain.ann.neutronium) == (0, 1)
    assert chain.is_quiet


@pytest.mark.rule("anachrony#ANA-009")
def test_an_administrator_may_leave_it_at_one_trade() -> None:
    match = outside(workers={"administrator": 1}, water=6)

    match.play("ann: place administrator", "ann: nomads", "ann: offer:1", "ann: done")

    assert (match.ann.water, match.ann.energy_core) == (3, 1)
    assert match.is_quiet


@pytest.mark.rule("anachrony#nomads")
def test_nomads_have_room_for_everybody() -> None:
    match = scenario(
        era=3,
        ann=seat("harmony", workers={"scientist": 2}, exosuits=2, water=6),
        bob=seat("dominance", workers={"engineer": 1}, exosuits=2, water=3),
    )

    match.play("ann: place scientist", "ann: nomads", "ann: offer:1")
    match.play("bob: place engineer", "bob: nomads", "bob: offer:1")
    match.play("ann: place scientist", "ann: nomads", "ann: offer:1")

    assert (match.ann.energy_core, match.bob.energy_core) == (2, 1)
    assert match.is_quiet


def test_the_polish_nomads_take_two_of_one_kind_only() -> None:
    mixed = outside(edition="polish", workers={"scientist": 1}, gold=1, uranium=1)
    alike = outside(edition="polish", workers={"scientist": 1}, gold=2, uranium=2, titanium=1)

    assert mixed.who_can_go("ann", "pool:nomads") == []

    alike.play("ann: place scientist", "ann: nomads", "ann: offer:6")

    assert alike.asks("ann", "anachrony-ask-pay-basic") == ["resource:uranium", "resource:gold"]

    alike.play("ann: uranium")

    assert (alike.ann.uranium, alike.ann.gold, alike.ann.neutronium) == (0, 2, 1)
    assert alike.is_quiet


@pytest.mark.rule("anachrony#ANA-001")
def test_nomads_offer_nothing_that_the_supply_has_run_out_of() -> None:
    """ANA-001. All neutronium is out, so nobody pays for one; the other trades are there."""
    bob = seat("salvation", workers={"engineer": 1}, exosuits=1, neutronium=15)
    match = scenario(
        edition="polish",
        ann=seat("harmony", workers={"scientist": 1}, exosuits=1, gold=2, energy_core=1),
        bob=bob,
    )

    match.play("ann: place scientist", "ann: nomads")

    assert match.asks("ann", "anachrony-ask-trade") == ["offer:2", "offer:7"]


def test_the_polish_nomads_give_two_of_one_kind_only() -> None:
    match = outside(edition="polish", workers={"scientist": 1}, neutronium=1)

    match.play("ann: place scientist", "ann: nomads", "ann: offer:5", "ann: gold")

    assert match.ann.gold == 2
    assert match.is_quiet


def test_traders_come_home_tired() -> None:
    match = outside(workers={"administrator": 1}, water=3)

    match.play("ann: place administrator", "ann: nomads", "ann: offer:1", "ann: done")
    match.pass_all()

    assert match.ann.tired == {"administrator": 1}
    assert match.is_quiet


# The evacuation pool opens with the Impact.


def test_nobody_evacuates_before_the_impact() -> None:
    match = outside(tiles=["305", "306", "307"], workers={"engineer": 1})

    assert match.who_can_go("ann", "pool:evacuation") == []
    assert match.is_quiet
