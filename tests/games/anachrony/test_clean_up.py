"""Phase 6: who comes home in which mood, what is put away, and the next era."""

from __future__ import annotations

import pytest

from chronotable.testing.anachrony import scenario, seat

pytestmark = pytest.mark.rule("anachrony#clean-up")

BOB = seat("salvation")


@pytest.mark.rule("anachrony#workers", "anachrony#placing")
def test_workers_come_home_tired_unless_their_work_motivates() -> None:
    match = scenario(
        ann=seat(
            "harmony",
            workers={"scientist": 1, "engineer": 2, "genius": 1},
            tiles=["201", "202"],
            exosuits=2,
            water=1,
        ),
        bob=BOB,
        mine={"gold": 2},
    )

    match.play("ann: place engineer", "ann: own:201")  # motivated
    match.play("ann: place engineer", "ann: own:202")  # not
    match.play("ann: place scientist", "ann: pool:purify")  # not
    match.play("ann: place genius", "ann: hex:mine:top")  # motivated, like an engineer

    assert match.state.era == 1
    assert match.ann.workers == {"engineer": 1, "genius": 1}
    assert match.ann.tired == {"scientist": 1, "engineer": 1}
    assert match.ann.own.suits == 6
    assert match.is_quiet


@pytest.mark.rule("anachrony#placing")
def test_doomed_workers_do_not_come_home() -> None:
    match = scenario(ann=seat("harmony", workers={"engineer": 1}, tiles=["310"]), bob=BOB)

    match.play("ann: place engineer")

    assert match.state.era == 1
    assert match.ann.workers == match.ann.tired == {}
    assert match.is_quiet


def test_workers_are_retrieved_from_every_place_of_the_main_board() -> None:
    match = scenario(
        ann=seat(
            "harmony",
            workers={"scientist": 2, "administrator": 2, "engineer": 1},
            exosuits=5,
            energy_core=1,
            water=2,
        ),
        bob=BOB,
        recruits={"engineer": 1},
        rolls=[0],
    )
    match.state.first = 1

    match.play("ann: place scientist", "ann: hex:research:1", "ann: genetics")
    match.play("ann: place scientist", "ann: hex:council:left")
    match.play("ann: place administrator", "ann: hex:recruit:1")
    match.play("ann: place administrator", "ann: pool:nomads", "ann: offer 2", "ann: done")
    match.play("ann: place engineer", "ann: hex:mine:bottom")

    assert match.state.era == 1
    assert match.ann.workers == {"engineer": 2}  # the recruit, and one from the mine
    assert match.ann.tired == {"scientist": 2, "administrator": 2}
    assert match.ann.own.suits == 6
    assert [*match.state.capital, match.state.council, match.state.mines, *match.state.pools] == [
        *([None, None], [None, None], [None, None], [None, None], [None, None, None]),
        *([], [], [], []),
    ]
    assert match.is_quiet


def test_tired_workers_stay_tired() -> None:
    match = scenario(
        ann=seat("harmony", workers={"engineer": 1}, tired={"genius": 1}, exosuits=1), bob=BOB
    )

    match.play("ann: pass")

    assert match.ann.workers == {"engineer": 1}
    assert match.ann.tired == {"genius": 1}
    assert match.is_quiet


def test_unused_exosuits_are_put_away() -> None:
    match = scenario(ann=seat("harmony", workers={"engineer": 1}, exosuits=3), bob=BOB)

    match.play("ann: pass")

    assert match.ann.exosuits == 0
    assert match.ann.own.suits == 6
    assert match.is_quiet


def test_focus_markers_move_to_the_next_era() -> None:
    match = scenario(
        era=3,
        ann=seat("harmony", workers={"engineer": 1}, exosuits=1, focus=1),
        bob=seat("salvation", focus=2),
    )

    match.play("ann: pass")

    assert match.ann.focus == match.bob.focus == 4
    assert match.is_quiet


def test_the_focus_stays_in_the_past_until_the_era_ends() -> None:
    match = scenario(
        era=4,
        ann=seat("harmony", workers={"scientist": 2}, exosuits=1, tiles=["105"]),
        bob=BOB,
    )

    match.play("ann: place scientist", "ann: own:105", "ann: era 2")

    assert match.ann.focus == 2
    assert match.asks("ann", "anachrony-ask-turn")
    assert match.is_quiet


def test_warp_tiles_stay_on_the_timeline() -> None:
    match = scenario(
        era=1,
        ann=seat("harmony", workers={"engineer": 1}, exosuits=1, warps={"gold": 1}),
        bob=BOB,
        rolls=[0],
    )

    match.play("ann: pass")

    assert match.ann.warps == {"gold": 1}
    assert match.is_quiet
