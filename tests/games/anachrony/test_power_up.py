"""Phase 3: exosuits for this era, what they cost, and water for the hexes left empty."""

from __future__ import annotations

import pytest

from chronotable.testing.anachrony import AnachronyScript, SeatPlan, scenario, seat

pytestmark = pytest.mark.rule("anachrony#power-up")

POWER = "anachrony-ask-power"
TOP, BOTTOM = "power:top_left", "power:bottom_left"


def phase(ann: SeatPlan, bob: SeatPlan | None = None, era: int = 2, **table) -> AnachronyScript:
    return scenario(
        era=era, phase="power_up", ann=ann, bob=bob or seat("salvation", water=1), **table
    )


def test_the_upper_hexes_are_free_and_the_lower_ones_cost_an_energy_core() -> None:
    match = phase(seat("harmony", energy_core=1))

    assert match.asks("ann", POWER) == [TOP, BOTTOM, "done"]
    match.play(f"ann: {BOTTOM}")
    assert match.asks("ann", POWER) == [TOP, "done"]  # no core is left
    match.play(f"ann: {TOP}", "ann: power:top_middle", "ann: power:top_right")

    assert match.ann.exosuits == 4
    assert match.ann.energy_core == 0
    assert match.is_quiet


def test_hexes_of_one_price_are_offered_once() -> None:
    match = phase(seat("harmony", energy_core=3))

    assert match.asks("ann", POWER) == [TOP, BOTTOM, "done"]
    match.play(f"ann: {TOP}")
    assert match.asks("ann", POWER) == ["power:top_middle", BOTTOM, "done"]
    assert match.is_quiet


def test_every_empty_hex_gives_a_water() -> None:
    match = phase(seat("harmony", energy_core=1, water=2))

    match.play(f"ann: {TOP}", f"ann: {BOTTOM}", "ann: done")

    assert match.ann.exosuits == 2
    assert match.ann.water == 2 + 4
    assert match.is_quiet


def test_all_six_exosuits_leave_no_water() -> None:
    match = phase(seat("harmony", energy_core=3))

    for _ in range(6):
        match.play(f"ann: {match.asks('ann')[0]}")

    assert match.ann.exosuits == 6
    assert match.ann.water == 0
    assert match.asks("bob", POWER)


def test_ruined_hexes_hold_no_exosuit_and_give_no_water() -> None:
    match = phase(seat("harmony", energy_core=3), era=5)

    assert match.asks("ann", POWER) == ["power:top_middle", BOTTOM, "done"]
    match.play("ann: power:top_middle", "ann: done")

    assert match.ann.water == 3  # four hexes are left
    assert match.is_quiet


def test_players_power_up_in_turn_order() -> None:
    match = scenario(
        era=2,
        phase="power_up",
        ann=seat("harmony"),
        bob=seat("salvation"),
        cid=seat("progress"),
        first="bob",
    )

    for name in ("bob", "cid", "ann"):
        assert match.asks(name, POWER)
        match.play(f"{name}: done")

    assert [decision.prompt for decision in match.match.pending] == ["anachrony-ask-warp"] * 3


# Side B.


@pytest.mark.parametrize(
    ("path", "water"),
    [
        ("harmony", 12),
        ("dominance", 0),
        ("progress", 6),
        ("salvation", 6),
    ],
)
def test_side_b_gives_other_water_for_empty_hexes(path: str, water: int) -> None:
    other = "salvation" if path == "harmony" else "harmony"
    match = phase(seat(path), seat(other, energy_core=1), options={"side": "B"})

    match.play("ann: done")

    assert match.ann.water == water


def test_harmony_b_may_pay_three_water_at_two_of_the_lower_hexes() -> None:
    match = phase(seat("harmony", energy_core=1, water=3), options={"side": "B"})

    assert match.asks("ann", POWER) == [TOP, BOTTOM, "power:bottom_middle", "done"]
    match.play(f"ann: {BOTTOM}")
    assert match.asks("ann", "anachrony-ask-pay-hex") == ["pay:energy_core", "pay:water"]
    match.play("ann: pay:water")
    assert match.ann.water == 0
    assert match.asks("ann", POWER) == [TOP, "power:bottom_middle", "power:bottom_right", "done"]
    match.play("ann: power:bottom_middle", "ann: done")

    assert match.ann.energy_core == 0
    assert match.ann.water == 8
    assert match.is_quiet


def test_harmony_b_loses_the_lower_middle_hex_too() -> None:
    match = phase(seat("harmony", energy_core=3), era=5, options={"side": "B"})

    assert match.asks("ann", POWER) == ["power:top_middle", BOTTOM, "done"]
    match.play("ann: done")

    assert match.ann.water == 2 * 3
    assert match.is_quiet


@pytest.mark.rule("anachrony#goods")
def test_progress_b_may_pay_the_lower_hexes_with_any_resource() -> None:
    match = phase(seat("progress", gold=1, uranium=1), options={"side": "B"})

    match.play(f"ann: {BOTTOM}")
    assert match.asks("ann", "anachrony-ask-pay-basic") == ["resource:uranium", "resource:gold"]
    match.play("ann: gold", "ann: power:bottom_middle")

    assert match.ann.exosuits == 2
    assert match.ann.gold == match.ann.uranium == 0
    assert match.is_quiet


@pytest.mark.rule("anachrony#goods")
def test_neutronium_powers_no_hex() -> None:
    match = phase(seat("progress", neutronium=2), options={"side": "B"})

    assert match.asks("ann", POWER) == [TOP, "done"]


def test_salvation_b_pays_for_its_outer_hexes() -> None:
    match = phase(seat("salvation"), seat("harmony", water=1), options={"side": "B"})

    assert match.asks("ann", POWER) == ["power:top_middle", "done"]
    match.play("ann: power:top_middle", "ann: power:bottom_middle")

    assert match.ann.exosuits == 2
    assert match.ann.water == 4
    assert match.is_quiet


def test_salvation_b_has_resources_on_the_left_and_cores_on_the_right() -> None:
    match = phase(
        seat("salvation", titanium=1, energy_core=1),
        seat("harmony", water=1),
        options={"side": "B"},
    )

    assert match.asks("ann", POWER) == [TOP, "power:top_middle", "power:top_right", "done"]
    match.play(f"ann: {TOP}", "ann: power:top_right", "ann: done")

    assert match.ann.titanium == match.ann.energy_core == 0
    assert match.is_quiet
