"""Phase 2: who rolls, what comes of it, and when a debt is forgotten."""

from __future__ import annotations

from dataclasses import replace

import pytest

from chronotable.testing.anachrony import AnachronyScript, SeatPlan, scenario, seat

NOTHING, ONE, TWO = 0, 1, 5  # faces of the paradox die


def phase(rolls: list[int], era: int = 3, *, ann: SeatPlan, **table) -> AnachronyScript:
    """The paradox phase of this era, entered by Ann's passing in the one before."""
    ready = replace(ann, workers={"scientist": 1}, exosuits=1)
    match = scenario(era=era - 1, rolls=rolls, ann=ready, **table)
    match.play("ann: pass")
    return match


def paradoxes(match: AnachronyScript) -> list[int]:
    return [own.paradoxes for own in match.state.own]


@pytest.mark.rule("anachrony#paradox")
def test_nobody_rolls_in_the_first_era() -> None:
    match = scenario(phase="paradox", rolls=[TWO], ann=seat("harmony"), bob=seat("salvation"))

    assert paradoxes(match) == [0, 0]
    assert match.state.chance.script == [TWO]
    assert match.is_quiet


@pytest.mark.rule("anachrony#paradox")
def test_who_has_borrowed_nothing_does_not_roll() -> None:
    match = phase([TWO], ann=seat("harmony"), bob=seat("salvation"))

    assert paradoxes(match) == [0, 0]
    assert match.is_quiet


@pytest.mark.rule("anachrony#paradox")
def test_only_who_has_most_tiles_on_an_era_rolls_for_it() -> None:
    match = phase(
        [ONE],
        ann=seat("harmony", warps={"gold": 1, "water": 1}),
        bob=seat("salvation", warps={"gold": 1}),
    )

    assert paradoxes(match) == [1, 0]
    assert match.is_quiet


@pytest.mark.rule("anachrony#paradox")
def test_all_who_are_tied_roll_in_turn_order() -> None:
    match = phase(
        [TWO, NOTHING, ONE],
        ann=seat("harmony", warps={"gold": 1}),
        bob=seat("salvation", warps={"water": 1}),
        cid=seat("progress", warps={"titanium": 1}),
        dan=seat("dominance"),
    )

    assert paradoxes(match) == [2, 0, 1, 0]
    assert match.is_quiet


@pytest.mark.rule("anachrony#paradox")
def test_each_era_with_a_tile_is_rolled_for_from_left_to_right() -> None:
    match = phase(
        [ONE, TWO, NOTHING],
        era=4,
        ann=seat("harmony", warps={"gold": 1, "water": 3}),
        bob=seat("salvation", warps={"gold": 2}),
    )

    assert paradoxes(match) == [1, 2]
    assert match.is_quiet


@pytest.mark.rule("anachrony#paradox")
def test_the_dice_have_one_blank_and_one_double_face() -> None:
    seen = [
        paradoxes(phase([face], ann=seat("harmony", warps={"gold": 1}), bob=seat("salvation")))[0]
        for face in range(6)
    ]

    assert seen == [0, 1, 1, 1, 1, 2]


@pytest.mark.rule("anachrony#anomalies")
def test_three_paradoxes_become_an_anomaly_and_all_are_returned() -> None:
    match = phase(
        [TWO],
        ann=seat("dominance", warps={"gold": 1}, paradoxes=2),
        bob=seat("salvation"),
    )

    assert match.asks("ann", "anachrony-ask-anomaly") == [
        "sector:1",
        "sector:4",
        "sector:7",
        "sector:10",
    ]
    match.play("ann: sector 4")
    match.play("ann: done")  # keeps the tile on the timeline

    assert match.ann.paradoxes == 0  # also the one above the limit
    assert match.ann.sectors[3] == "anomaly"
    assert match.ann.score["anomalies"] == -3
    assert match.state.anomalies == 11
    assert match.is_quiet


@pytest.mark.rule("anachrony#paradox")
def test_who_receives_an_anomaly_stops_rolling() -> None:
    match = phase(
        [ONE, TWO],
        era=4,
        ann=seat("dominance", warps={"gold": 1, "water": 2, "titanium": 3}, paradoxes=2),
        bob=seat("salvation", warps={"gold": 3}),
    )

    match.play("ann: sector 1")  # after era 1; eras 2 and 3 are not rolled for any more
    match.play("ann: done")

    assert paradoxes(match) == [0, 2]  # Bob rolled for era 3
    assert match.state.chance.script == []
    assert match.is_quiet


@pytest.mark.rule("anachrony#anomalies")
def test_the_forgotten_debt_comes_home_only_after_everybody_has_rolled() -> None:
    """Were Ann's tile taken at once, Bob would have to roll for era 2."""
    match = phase(
        [ONE],
        ann=seat("dominance", warps={"gold": 1, "water": 2, "titanium": 2}, paradoxes=2),
        bob=seat("salvation", warps={"gold": 2}),
    )

    match.play("ann: sector 1")

    assert match.asks("ann", "anachrony-ask-retrieve-warp") == [
        "warp:titanium",
        "warp:gold",
        "warp:water",
        "done",
    ]
    match.play("ann: warp:water")

    assert match.ann.warps == {"gold": 1, "titanium": 2}
    assert match.ann.travels == 0  # forgetting is no time travel
    assert paradoxes(match) == [0, 0]
    assert match.is_quiet


def test_anomalies_fall_before_any_debt_is_forgotten() -> None:
    match = phase(
        [ONE, ONE],
        ann=seat("dominance", warps={"gold": 1}, paradoxes=2),
        bob=seat("salvation", warps={"gold": 1}, paradoxes=2),
    )

    match.play("ann: sector 1", "bob: sector 7", "ann: warp:gold", "bob: done")

    assert match.ann.warps == {}
    assert match.bob.warps == {"gold": 1}
    assert match.is_quiet


@pytest.mark.rule("anachrony#paradox")
def test_one_paradox_may_be_taken_instead_of_each_roll() -> None:
    match = phase(
        [TWO],
        era=4,
        options={"paradox": "fixed"},
        ann=seat("harmony", warps={"gold": 1, "water": 3}),
        bob=seat("salvation", warps={"gold": 1}),
    )

    assert paradoxes(match) == [2, 1]
    assert match.state.chance.script == [TWO]  # nobody rolled
    assert match.is_quiet


@pytest.mark.parametrize(("tiles", "paradoxes"), [([], 0), (["405"], 3)])
def test_lab_405_suffers_one_more_paradox(tiles: list[str], paradoxes: int) -> None:
    ann = seat("dominance", warps={"gold": 1}, paradoxes=2, tiles=tiles)
    match = phase([ONE], era=2, ann=ann, bob=seat("salvation"))
    if not tiles:
        match.play("ann: sector 1", "ann: done")

    assert match.ann.paradoxes == paradoxes
    assert match.is_quiet


@pytest.mark.rule("anachrony#anomalies", "anachrony#ANA-033")
def test_without_an_empty_sector_the_anomaly_covers_a_building() -> None:
    match = phase(
        [ONE],
        ann=seat(
            "dominance",
            warps={"gold": 1},
            paradoxes=2,
            tiles=[
                *("101", "102", "103"),
                *("201", "202", "203"),
                *("301", "302", "303"),
                *("401", "402", "403"),
            ],
        ),
        bob=seat("salvation"),
    )

    assert len(match.asks("ann", "anachrony-ask-anomaly")) == 12
    match.play("ann: sector 12", "ann: done")

    assert match.ann.own.covered[11] == 1
    assert match.ann.score["anomalies"] == -3
    assert match.ann.score["buildings"] == 26  # covered, it still scores
    assert match.is_quiet
