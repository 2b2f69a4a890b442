"""Sentences in which the printed rulebooks agree: each is played in every edition."""

from __future__ import annotations

import pytest

from chronotable.games.anachrony import INFO
from chronotable.testing.anachrony import AnachronyScript, SeatPlan, scenario, seat

EVERY = pytest.mark.parametrize("edition", INFO.options["edition"].choices)
READY = {"workers": {"engineer": 1}, "exosuits": 1}
BOB = seat("salvation", **READY)


def play(edition: str, ann: SeatPlan, bob: SeatPlan = BOB, **table) -> AnachronyScript:
    options = {"edition": edition, **table.pop("options", {})}
    return scenario(ann=ann, bob=bob, options=options, **table)


# Debts at the end of the game.


@EVERY
@pytest.mark.rule("anachrony#end", "anachrony#scoring")
def test_debts_that_can_be_paid_at_the_end_are_paid_unasked(edition: str) -> None:
    """ANA-160. The neutronium cannot be paid; the other two debts leave no choice."""
    match = play(
        edition,
        seat(
            "harmony",
            warps={"gold": 1, "water": 4, "neutronium": 6},
            gold=2,
            water=3,
            **READY,
        ),
        era=7,
        conditions=["most_water"],
    )

    match.pass_all()

    assert match.over
    assert (match.ann.gold, match.ann.water) == (1, 1)
    assert match.ann.warps == {"neutronium": 6}
    assert match.ann.score["warp_tiles"] == -2
    assert match.ann.score["time_travel"] == 0


@EVERY
@pytest.mark.parametrize(
    ("workers", "tired", "left"),
    [
        ({"engineer": 1, "scientist": 1}, {}, {"scientist": 1}),
        ({"scientist": 1}, {"engineer": 1}, {"scientist": 1}),
        ({"genius": 1}, {}, {"genius": 1}),
    ],
)
def test_a_borrowed_worker_is_sent_back_at_the_end_if_one_of_that_type_is_active(
    edition: str, workers: dict[str, int], tired: dict[str, int], left: dict[str, int]
) -> None:
    """ANA-160. Neither a tired worker nor a genius will do."""
    match = play(
        edition,
        seat("harmony", workers=workers, tired=tired, exosuits=1, warps={"engineer": 6}),
        era=7,
    )

    match.pass_all()

    assert match.over
    assert match.ann.workers == left
    assert match.ann.score["warp_tiles"] == (0 if "engineer" in workers else -2)


@EVERY
def test_no_two_warp_tiles_of_a_player_ask_for_the_same_thing(edition: str) -> None:
    """ANA-160. So whoever can pay all nine does, and keeps nothing that was owed."""
    names = ("neutronium", "uranium", "titanium", "gold", "water")
    people = ("administrator", "engineer", "scientist")
    match = play(
        edition,
        seat(
            "harmony",
            workers=dict.fromkeys(people, 1),
            exosuits=1,
            warps=dict.fromkeys((*names, *people), 6),
            **dict.fromkeys(names, 2),
        ),
        era=7,
    )

    match.pass_all()

    assert match.over
    assert match.ann.warps == {}
    assert match.ann.workers == {}
    assert [getattr(match.ann, name) for name in names] == [1, 1, 1, 1, 0]
