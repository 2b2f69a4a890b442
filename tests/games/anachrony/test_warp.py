"""Phase 4: borrowing in secret, what a worker costs, and slots of the alternate timeline."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chronotable.games.anachrony.proposed import LAYOUTS
from chronotable.testing.anachrony import AnachronyScript, SeatPlan, scenario, seat

WARP = "anachrony-ask-warp"
BOB = seat("salvation", workers={"engineer": 1}, exosuits=1)
READY: dict[str, Any] = {"workers": {"engineer": 1}, "exosuits": 1}


def phase(ann: SeatPlan, bob: SeatPlan = BOB, era: int = 2, **table) -> AnachronyScript:
    return scenario(era=era, phase="warp", ann=ann, bob=bob, **table)


@pytest.mark.rule("anachrony#warp")
def test_up_to_two_warp_tiles_are_laid_on_the_current_era() -> None:
    match = phase(seat("harmony", **READY))

    match.play("ann: warp:gold", "ann: warp:water", "bob: warp:neutronium", "bob: done")

    assert match.ann.warps == {"gold": 2, "water": 2}
    assert match.ann.gold == 1
    assert match.ann.water == 2
    assert match.bob.warps == {"neutronium": 2}
    assert match.bob.neutronium == 1
    assert match.asks("ann", "anachrony-ask-turn")
    assert match.is_quiet


@pytest.mark.rule("anachrony#warp")
def test_nobody_has_to_borrow() -> None:
    match = phase(seat("harmony", **READY))

    match.play("ann: done", "bob: done")

    assert match.ann.warps == match.bob.warps == {}
    assert match.is_quiet


@pytest.mark.rule("anachrony#warp")
@pytest.mark.parametrize(
    ("tile", "good", "amount"),
    [
        ("neutronium", "neutronium", 1),
        ("uranium", "uranium", 1),
        ("titanium", "titanium", 1),
        ("gold", "gold", 1),
        ("water", "water", 2),
    ],
)
def test_each_tile_gives_what_it_shows(tile: str, good: str, amount: int) -> None:
    match = phase(seat("harmony", **READY))

    match.play(f"ann: warp:{tile}", "ann: done", "bob: done")

    assert getattr(match.ann, good) == amount
    assert match.is_quiet


@pytest.mark.rule("anachrony#table", "anachrony#warp")
def test_there_is_no_genius_among_the_nine_tiles() -> None:
    match = phase(seat("harmony", water=2, **READY))

    offered = match.asks("ann", WARP)

    assert len(offered) == 10
    assert offered[-1] == "done"
    assert "warp:genius" not in offered


@pytest.mark.rule("anachrony#warp")
def test_a_tile_that_lies_on_the_timeline_cannot_be_laid_again() -> None:
    match = phase(seat("harmony", warps={"gold": 1}, **READY))

    assert "warp:gold" not in match.asks("ann", WARP)
    match.play("ann: warp:titanium")
    assert "warp:titanium" not in match.asks("ann", WARP)


@pytest.mark.rule("anachrony#warp")
def test_choices_are_secret_until_all_have_chosen() -> None:
    match = phase(seat("harmony", **READY))

    match.play("ann: warp:neutronium", "ann: warp:gold")

    for viewer in (1, None):
        shown = json.dumps(match.match.view(viewer)["table"]) + repr(match.match.events(viewer))
        assert '"warps": [-1, -1, -1, -1, -1, -1, -1, -1, -1]' in shown
        assert "warp:neutronium" not in shown
    assert match.ann.warps == {}
    assert match.ann.gold == 0

    match.play("bob: done")

    assert match.ann.warps == {"neutronium": 2, "gold": 2}
    assert "warp:neutronium" in repr(match.match.events(1))
    assert match.is_quiet


def test_a_player_with_nothing_to_borrow_is_asked_all_the_same() -> None:
    """Silence would tell the others something."""
    match = phase(
        seat(
            "harmony",
            warps=dict.fromkeys(
                (
                    "neutronium",
                    "uranium",
                    "titanium",
                    "gold",
                    "water",
                    "administrator",
                    "engineer",
                    "scientist",
                    "exosuit",
                ),
                1,
            ),
            **READY,
        )
    )

    assert match.asks("ann", WARP) == ["done"]


@pytest.mark.rule("anachrony#warp")
def test_a_borrowed_worker_costs_one_water() -> None:
    match = phase(seat("harmony", water=2, **READY))

    match.play("ann: warp:scientist", "ann: warp:administrator", "bob: done")

    assert match.ann.workers == {"engineer": 1, "scientist": 1, "administrator": 1}
    assert match.ann.water == 0
    assert match.is_quiet


@pytest.mark.rule("anachrony#warp")
def test_without_water_no_worker_can_be_borrowed() -> None:
    match = phase(seat("harmony", **READY))

    assert "warp:scientist" not in match.asks("ann", WARP)
    assert "warp:engineer" not in match.asks("ann", WARP)


@pytest.mark.rule("anachrony#warp")
def test_a_warp_tile_that_came_back_can_be_laid_again() -> None:
    match = scenario(
        era=2,
        ann=seat("harmony", tiles=["101"], warps={"gold": 1}, gold=1, **READY),
        bob=BOB,
    )
    match.play("ann: place engineer", "ann: own 101", "ann: warp gold")
    match.pass_all()

    while match.match.pending[0].prompt != WARP:
        match.play(f"{match.asked[0]}: done")
    match.play("ann: warp:gold", "ann: done", "bob: done")

    assert match.ann.warps == {"gold": 3}


@pytest.mark.rule("anachrony#ANA-001")
def test_what_the_supply_has_run_out_of_cannot_be_borrowed() -> None:
    """ANA-001. No gold is left but that of the pool, and no engineer at all."""
    gone = seat("salvation", workers={"engineer": 1}, tired={"engineer": 23}, gold=19)
    match = phase(seat("harmony", water=2, **READY), gone, edition="polish")

    offered = match.asks("ann", WARP)
    assert "warp:scientist" in offered
    assert "warp:uranium" in offered
    assert "warp:engineer" not in offered
    assert "warp:gold" not in offered


@pytest.mark.rule("anachrony#ANA-001")
def test_whoever_comes_too_late_for_the_last_worker_pays_no_water() -> None:
    """ANA-001. Both want the last engineer; Ann comes first, and Bob's tile lies there in vain."""
    gone = seat("salvation", workers={"engineer": 1}, tired={"engineer": 22}, water=1)
    match = phase(seat("harmony", water=1, **READY), gone, edition="polish")

    match.play("ann: warp:engineer", "ann: done", "bob: warp:engineer", "bob: done")

    assert match.ann.workers == {"engineer": 2}
    assert match.ann.water == 0
    assert match.bob.workers == {"engineer": 1}
    assert match.bob.water == 1
    assert match.bob.warps == {"engineer": 2}
    assert match.is_quiet


@pytest.mark.rule("anachrony#warp")
def test_one_water_is_not_enough_for_two_workers() -> None:
    match = phase(seat("harmony", water=1, **READY))

    match.play("ann: warp:scientist")

    assert "warp:engineer" not in match.asks("ann", WARP)
    assert "warp:water" in match.asks("ann", WARP)


@pytest.mark.rule("anachrony#warp")
def test_borrowed_water_may_pay_for_a_borrowed_worker() -> None:
    match = phase(seat("harmony", **READY))

    match.play("ann: warp:water")
    assert "warp:engineer" in match.asks("ann", WARP)
    match.play("ann: warp:engineer", "bob: done")

    assert match.ann.workers == {"engineer": 2}
    assert match.ann.water == 1
    assert match.is_quiet


@pytest.mark.rule("anachrony#warp")
def test_a_borrowed_exosuit_comes_powered_and_free() -> None:
    match = phase(seat("harmony", workers={"engineer": 1}))

    match.play("ann: warp:exosuit", "ann: done", "bob: done")

    assert match.ann.exosuits == 1
    assert match.ann.own.suits == 5
    assert match.is_quiet


@pytest.mark.rule("anachrony#ANA-052")
def test_a_borrowed_exosuit_may_stand_on_a_ruined_hex() -> None:
    match = phase(seat("harmony", workers={"engineer": 1}, exosuits=4), era=5)
    assert match.ann.own.powered == [0, 1, 0, 1, 1, 1]

    match.play("ann: warp:exosuit", "ann: done", "bob: done")

    assert match.ann.own.powered == [1, 1, 0, 1, 1, 1]
    assert match.ann.own.ruined[0]
    assert match.is_quiet


@pytest.mark.rule("anachrony#ANA-052")
def test_a_borrowed_exosuit_leaves_whole_hexes_to_those_that_need_them() -> None:
    """Lab 403 needs a whole hex; the borrowed exosuit stands on a ruin, and goes out last."""
    match = phase(
        seat("harmony", workers={"engineer": 3}, exosuits=4, energy_core=2, tiles=["403"]),
        era=5,
    )
    match.play("ann: warp:exosuit", "ann: done", "bob: done")
    assert match.who_can_go("ann", "own:403") == []  # no whole hex is free

    match.play("ann: place engineer", "ann: pool:purify", "bob: pass")
    match.play("ann: place engineer", "ann: own:403")

    assert match.ann.exosuits == 5
    assert match.is_quiet


@pytest.mark.rule("anachrony#warp")
def test_with_all_exosuits_out_none_can_be_borrowed() -> None:
    match = phase(seat("harmony", workers={"engineer": 1}, exosuits=6))

    assert "warp:exosuit" not in match.asks("ann", WARP)


# The alternate timeline. Slots are filled in turn order, and so are their designs.

SLOTS = {
    effect: (design, at)
    for design, slots in enumerate(LAYOUTS)
    for at, effect in reversed(list(enumerate(slots)))
    if effect and at < 2
}
FILL = ("titanium", "uranium")


def on_slot(effect: str, tile: str, **ann) -> AnachronyScript:
    """Ann lays this tile on the first slot with the effect, another one before it if need be."""
    design, at = SLOTS[effect]
    layouts = [(design + shift) % len(LAYOUTS) for shift in (1, 0, 2, 3, 4, 5, 6)]
    match = phase(seat("dominance", **{**READY, **ann}), layouts=layouts)
    for other in FILL[:at]:
        match.play(f"ann: warp:{other}")
    match.play(f"ann: warp:{tile}")
    if not at:
        match.play("ann: done")
    match.play("bob: done")
    if at and effect == "parallel_timeline":  # which comes first makes a difference
        match.play(f"ann: warp:{FILL[0]}")
    return match


@pytest.mark.rule("anachrony#alternate-timeline")
def test_an_inspiring_message_raises_morale() -> None:
    match = on_slot("inspiring_message", "gold")

    assert match.ann.morale == 4
    assert match.ann.gold == 1
    assert match.is_quiet


@pytest.mark.rule("anachrony#alternate-timeline")
def test_a_glorious_future_is_worth_a_point() -> None:
    match = on_slot("glorious_future", "gold")

    assert match.ann.points == 1
    assert match.is_quiet


@pytest.mark.rule("anachrony#alternate-timeline")
def test_a_stable_rift_returns_a_paradox() -> None:
    assert on_slot("stable_rift", "gold", paradoxes=2).ann.paradoxes == 1
    assert on_slot("stable_rift", "gold").ann.paradoxes == 0


@pytest.mark.rule("anachrony#alternate-timeline")
def test_a_grim_message_lowers_morale() -> None:
    match = on_slot("grim_message", "gold")

    assert match.ann.morale == 2
    assert match.is_quiet


@pytest.mark.rule("anachrony#alternate-timeline")
def test_a_collapsing_rift_brings_a_paradox() -> None:
    assert on_slot("collapsing_rift", "gold").ann.paradoxes == 1


def test_a_collapsing_rift_may_bring_an_anomaly_at_once() -> None:
    match = on_slot("collapsing_rift", "gold", paradoxes=2)

    match.play("ann: sector 1", "ann: warp:gold")

    assert match.ann.tiles == ["anomaly"]
    assert "gold" not in match.ann.warps  # forgotten as soon as it was borrowed
    assert match.ann.gold == 1
    assert match.is_quiet


@pytest.mark.rule("anachrony#alternate-timeline")
def test_a_parallel_timeline_gives_a_thing_twice_for_one_debt() -> None:
    match = on_slot("parallel_timeline", "gold")

    assert match.ann.gold == 2
    assert match.ann.warps == {"titanium": 2, "gold": 2}
    assert match.is_quiet


@pytest.mark.rule("anachrony#alternate-timeline")
def test_slots_are_filled_in_turn_order() -> None:
    """The second slot of the first design is a point, the fourth bad news."""
    match = phase(seat("harmony", **READY), layouts=[1, 0, 2, 3, 4, 5, 6])

    match.play("bob: warp:gold", "bob: warp:water", "ann: warp:gold", "ann: warp:water")

    assert match.ann.points == 1
    assert match.bob.morale == 2
    assert match.is_quiet


@pytest.mark.rule("anachrony#alternate-timeline")
def test_the_standard_timeline_has_no_effects() -> None:
    match = phase(seat("harmony", paradoxes=1, **READY))

    match.play("ann: warp:gold", "ann: warp:water", "bob: warp:gold", "bob: done")

    assert (match.ann.points, match.ann.paradoxes, match.ann.morale) == (0, 1, 3)
    assert match.is_quiet
