"""The World Council: a capital action whose hexes are full, and the first player's banner."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.games.anachrony.editions import EDITIONS
from chronotable.testing.anachrony import AnachronyScript, scenario, seat

pytestmark = pytest.mark.rule("anachrony#council")


def council(
    *,
    full: tuple[str, ...] = ("recruit",),
    era: int = 3,
    edition: str = "czech",
    flipped: tuple[str, ...] = (),
    collapses: dict | None = None,
    **ann,
) -> AnachronyScript:
    """Cyd has filled these actions and passed, Bob is first player, and it is Ann's turn."""
    hexes = [f"hex:{action}:{number}" for action in full for number in (1, 2)]
    match = scenario(
        era=era,
        options={"edition": edition},
        flipped=flipped,
        collapses=collapses,
        out=dict.fromkeys(hexes, "cyd engineer"),
        rolls=[0],
        stacks={"life_support": ["305"]},
        recruits={"scientist": 1, "engineer": 1, "genius": 1},
        bob=seat("dominance", workers={"administrator": 2}, exosuits=2),
        ann=seat("harmony", **{"exosuits": 2, **ann}),
        cyd=seat("progress", passed=True),
    )
    match.play("bob: place administrator", "bob: purify")
    return match


def test_the_council_stands_in_for_an_action_whose_hexes_are_full() -> None:
    match = council(workers={"engineer": 1}, water=1)

    match.play("ann: place engineer", "ann: hex:council:right", "ann: worker:engineer")

    assert match.ann.water == 0
    assert match.ann.workers == {"engineer": 1}
    assert match.ann.energy_core == 1  # with the recruit's bonus
    assert match.is_quiet


def test_the_right_hex_is_closed_while_every_action_has_a_free_hex() -> None:
    match = council(full=(), workers={"engineer": 1}, water=1)

    assert match.who_can_go("ann", "hex:council:right") == []
    assert match.is_quiet


def test_one_free_hex_of_an_action_keeps_the_council_from_copying_it() -> None:
    match = council(workers={"scientist": 1}, water=1, titanium=2)

    assert match.who_can_go("ann", "hex:council:right") == []  # only recruiting is full
    assert match.is_quiet


def test_the_left_hex_costs_two_water_and_makes_first_player() -> None:
    match = council(workers={"engineer": 1}, water=2)

    match.play("ann: place engineer", "ann: hex:council:left", "ann: capital:recruit")
    match.play("ann: worker:scientist")

    assert match.ann.water == 2  # two paid, two came with the scientist
    assert match.state.first == 1
    assert match.is_quiet


def test_the_left_hex_needs_two_water() -> None:
    match = council(workers={"engineer": 1}, water=1)

    assert match.who_can_go("ann", "hex:council:left") == []
    assert match.is_quiet


def test_the_new_first_player_begins_the_next_era() -> None:
    match = council(workers={"engineer": 1}, water=2)
    match.play("ann: place engineer", "ann: hex:council:left", "ann: capital:recruit")
    match.play("ann: worker:scientist")

    assert match.asks("bob", "anachrony-ask-turn")  # this era goes on clockwise

    match.pass_all()

    assert match.asks("ann", "anachrony-ask-power")
    assert match.is_quiet


def test_the_left_hex_may_be_taken_for_the_banner_only() -> None:
    match = council(full=(), workers={"engineer": 1}, water=2)

    match.play("ann: place engineer", "ann: hex:council:left")

    assert match.ann.water == 0
    assert match.state.first == 1
    assert match.is_quiet


def test_a_worker_who_cannot_copy_may_still_fetch_the_banner() -> None:
    match = council(full=("research",), workers={"administrator": 1}, water=2)

    match.play("ann: place administrator", "ann: hex:council:left")

    assert match.state.first == 1
    assert match.ann.breakthroughs == []
    assert match.is_quiet


def test_each_seat_of_the_council_is_taken_once() -> None:
    match = council(workers={"engineer": 2}, water=4)

    match.play("ann: place engineer", "ann: hex:council:right", "ann: worker:engineer", "bob: pass")

    assert match.who_can_go("ann", "hex:council:right") == []
    assert match.who_can_go("ann", "hex:council:left") == ["engineer"]
    assert match.is_quiet


def test_workers_keep_their_limits_and_bonuses_in_the_council() -> None:
    match = council(
        full=("construct", "recruit", "research"),
        workers={"scientist": 1, "engineer": 1, "administrator": 1, "genius": 1},
        water=1,
        titanium=1,
    )
    trial = AnachronyScript(match.match.fork(), match.names)
    trial.play("ann: place engineer", "ann: hex:council:right")

    # One titanium is enough for an engineer; he never researches.
    assert trial.asks("ann", "anachrony-ask-council") == ["capital:construct", "capital:recruit"]

    trial = AnachronyScript(match.match.fork(), match.names)
    trial.play("ann: place genius", "ann: hex:council:right")

    assert trial.asks("ann") == ["capital:construct", "capital:recruit", "capital:research"]

    match.play("ann: place scientist", "ann: hex:council:right", "ann: icon:warfare")

    assert match.ann.breakthroughs == ["circle warfare"]
    assert match.is_quiet


def test_an_engineer_in_the_council_cannot_recruit_a_genius() -> None:
    match = council(workers={"engineer": 1}, water=1)

    match.play("ann: place engineer", "ann: hex:council:right")

    assert match.asks("ann", "anachrony-ask-recruit") == ["worker:scientist", "worker:engineer"]

    match.play("ann: worker:engineer")

    assert match.is_quiet


def test_the_water_of_the_council_is_not_there_for_the_building() -> None:
    plan: dict[str, Any] = {
        "full": ("construct",),
        "workers": {"scientist": 1},
        "titanium": 2,
        "uranium": 1,
    }
    plan["tiles"] = ["301", "302", "303"]  # a lab, for a water, is what is left to build

    assert council(**plan, water=1).who_can_go("ann", "hex:council:right") == []
    assert council(**plan, water=2).who_can_go("ann", "hex:council:right") == ["scientist"]


def test_whoever_sat_in_the_council_comes_home_tired() -> None:
    match = council(workers={"genius": 1}, water=1)

    match.play("ann: place genius", "ann: hex:council:right", "ann: worker:engineer")
    match.pass_all()

    assert match.ann.tired == {"genius": 1}
    assert match.is_quiet


# After the Impact.


@pytest.mark.rule("anachrony#ANA-010")
def test_a_collapsed_action_can_be_copied() -> None:
    match = council(
        era=5,
        full=(),
        flipped=("recruit:1", "recruit:2"),
        workers={"engineer": 1},
        water=1,
    )

    match.play("ann: place engineer", "ann: hex:council:right", "ann: worker:engineer")

    assert match.ann.energy_core == 1
    assert match.is_quiet


@pytest.mark.rule("anachrony#ANA-010")
def test_a_hex_gone_and_a_hex_occupied_make_a_full_action() -> None:
    match = council(era=5, full=(), flipped=("recruit:1",), workers={"engineer": 2}, water=1)
    assert match.who_can_go("ann", "hex:council:right") == []

    match.play("ann: place engineer", "ann: hex:recruit:2", "ann: worker:scientist")
    match.play("bob: pass")

    assert match.who_can_go("ann", "hex:council:right") == ["engineer"]
    assert match.is_quiet


def test_the_council_lends_no_bonus_of_a_collapsing_tile() -> None:
    match = council(
        era=5,
        full=("recruit",),
        collapses={"recruit": ["recruit_morale", "recruit_exosuit"]},
        workers={"engineer": 1},
        water=1,
    )

    match.play("ann: place engineer", "ann: hex:council:right", "ann: worker:engineer")

    assert match.ann.morale == 3
    assert match.ann.exosuits == 1
    assert match.is_quiet


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("era", [4, 5])
def test_the_council_copies_no_action_that_has_a_free_hex(edition: str, era: int) -> None:
    match = council(era=era, full=(), edition=edition, workers={"engineer": 1}, water=1)

    assert match.who_can_go("ann", "hex:council:right") == []
    assert match.is_quiet
