"""Phase 5: whose turn it is, free actions, placing and passing."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.games.anachrony.editions import EDITIONS
from chronotable.testing.anachrony import scenario, seat

pytestmark = pytest.mark.rule("anachrony#action")

TURN = "anachrony-ask-turn"
READY: dict[str, Any] = {"workers": {"scientist": 2}, "exosuits": 2}


def test_turns_go_clockwise_until_all_have_passed() -> None:
    match = scenario(
        ann=seat("harmony", **READY), bob=seat("salvation", **READY), cid=seat("progress", **READY)
    )

    match.play("ann: place scientist", "ann: pool:purify")
    match.play("bob: pass")
    match.play("cid: place scientist", "cid: pool:purify")
    match.play("ann: place scientist", "ann: pool:purify")
    match.play("cid: pass")  # Bob is not asked again; Ann has nobody left and passes by herself

    assert match.state.era == 1
    assert match.is_quiet


@pytest.mark.rule("anachrony#free-actions", "anachrony#ANA-005")
def test_who_has_passed_takes_no_more_free_actions() -> None:
    match = scenario(ann=seat("harmony", tiles=["303"], **READY), bob=seat("salvation", **READY))

    match.play("ann: pass", "bob: place scientist", "bob: pool:purify")

    assert match.asks("bob", TURN)
    assert match.ann.water == 0
    match.play("bob: pass")
    assert match.state.era == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_free_actions_may_be_taken_in_the_turn_of_passing(edition: str) -> None:
    """ANA-005."""
    match = scenario(
        ann=seat("harmony", tiles=["303"], **READY),
        bob=seat("salvation", **READY),
        options={"edition": edition},
    )

    match.play("ann: free 303", "ann: pass")

    assert match.ann.water == 2
    assert match.asks("bob", TURN)
    assert match.is_quiet


@pytest.mark.rule("anachrony#free-actions")
def test_any_number_of_free_actions_precedes_a_placement() -> None:
    match = scenario(
        ann=seat("harmony", tiles=["303", "304", "414"], tired={"engineer": 1}, **READY),
        bob=seat("salvation", **READY),
    )

    match.play("ann: free 303", "ann: free 304", "ann: free 414", "ann: free force_workers")
    assert match.asks("ann", TURN) == ["place:scientist", "place:engineer", "pass"]
    match.play("ann: place engineer", "ann: pool:purify")

    assert match.ann.water == 7
    assert match.asks("bob", TURN)
    assert match.is_quiet


@pytest.mark.rule("anachrony#free-actions")
def test_each_free_action_is_taken_once_an_era() -> None:
    match = scenario(ann=seat("harmony", tiles=["303"], **READY), bob=seat("salvation", **READY))

    match.play("ann: free 303", "ann: place scientist", "ann: pool:purify", "bob: pass")
    assert "free:303" not in match.asks("ann", TURN)
    match.play("ann: pass")
    match.play("ann: power:top_left", "ann: done", "bob: power:top_left", "bob: done")
    match.play("ann: done", "bob: done")

    assert match.state.era == 1
    assert "free:303" in match.asks("ann", TURN)
    assert match.is_quiet


def test_who_can_do_nothing_but_pass_passes_without_being_asked() -> None:
    match = scenario(ann=seat("harmony"), bob=seat("salvation", **READY), cid=seat("progress"))

    assert [decision.seat for decision in match.match.pending] == [1]
    match.play("bob: pass")
    assert match.state.era == 1


@pytest.mark.rule("anachrony#placing")
def test_a_worker_needs_an_exosuit_or_a_slot() -> None:
    match = scenario(
        ann=seat("harmony", workers={"scientist": 1, "engineer": 1}, tiles=["211"], titanium=1),
        bob=seat("salvation", **READY),
    )

    # Factory 211 takes engineers only.
    assert match.asks("ann", TURN) == ["place:engineer", "free:force_workers", "pass"]


@pytest.mark.rule("anachrony#workers")
def test_tired_workers_cannot_be_placed() -> None:
    match = scenario(
        ann=seat("harmony", tired={"scientist": 2}, exosuits=2), bob=seat("salvation", **READY)
    )

    assert match.asks("ann", TURN) == ["free:force_workers", "pass"]


def test_the_first_player_begins_the_action_phase() -> None:
    match = scenario(
        phase="warp", era=2, ann=seat("harmony", **READY), bob=seat("salvation", **READY)
    )
    match.state.first = 1

    match.play("ann: done", "bob: done")

    assert [decision.seat for decision in match.match.pending] == [1]
    assert match.is_quiet
