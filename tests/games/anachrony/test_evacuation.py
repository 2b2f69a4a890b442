"""Evacuation: eight conditions, what a set is worth, the last slot, once a game."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.testing.anachrony import AnachronyScript, SeatPlan, scenario, seat

pytestmark = pytest.mark.rule("anachrony#evacuation")

BOB = seat("dominance", workers={"engineer": 2}, exosuits=2)


def evacuating(ann: SeatPlan, era: int = 5, **table) -> AnachronyScript:
    bob = table.pop(
        "bob",
        BOB if ann.path != "dominance" else seat("harmony", workers={"engineer": 2}, exosuits=2),
    )
    return scenario(era=era, ann=ann, bob=bob, **table)


def leave(match: AnachronyScript, name: str = "ann", worker: str = "scientist") -> None:
    match.play(f"{name}: place {worker}", f"{name}: pool:evacuation")


def gone(path: str, side: int, **has) -> AnachronyScript:
    """Ann evacuates with a scientist; she has a second exosuit, so that she might do otherwise."""
    workers = {"scientist": 1, **has.pop("workers", {})}
    match = evacuating(seat(path, evacuation=side, workers=workers, exosuits=2, **has))
    leave(match)
    return match


def may_leave(path: str, side: int, **has) -> bool:
    match = evacuating(seat(path, evacuation=side, workers={"scientist": 1}, exosuits=1, **has))
    return bool(match.who_can_go("ann", "pool:evacuation"))


# The eight conditions.


def test_harmony_leaves_with_three_life_supports() -> None:
    assert not may_leave("harmony", 0, tiles=["301", "302"])
    assert gone("harmony", 0, tiles=["301", "302", "303"]).ann.points == 2


def test_welfare_counts_pairs_of_genius_and_gold() -> None:
    match = gone(
        "harmony",
        0,
        tiles=["301", "302", "303"],
        workers={"genius": 2},
        tired={"genius": 1},
        gold=2,
    )

    assert match.ann.points == 2 + 3 * 2
    assert match.ann.gold == 2  # nothing is paid
    assert match.is_quiet


def test_harmony_leaves_with_six_occupied_sectors() -> None:
    five = ["301", "302", "303", "201", "202"]
    assert not may_leave("harmony", 1, tiles=five)
    assert gone("harmony", 1, tiles=[*five, "401"]).ann.points == 2


def test_natures_resurgence_counts_pairs_of_building_and_administrator() -> None:
    tiles = ["301", "302", "303", "201", "cloning_vat"]
    match = gone(
        "harmony", 1, tiles=tiles, workers={"administrator": 2}, tired={"administrator": 4}
    )

    assert match.ann.points == 2 + 3 * 4  # four buildings; the superproject is none
    assert match.is_quiet


def test_dominance_leaves_with_three_factories() -> None:
    assert not may_leave("dominance", 0, tiles=["201", "202"])
    assert gone("dominance", 0, tiles=["201", "202", "203"]).ann.points == 5


@pytest.mark.rule("anachrony#ANA-045")
def test_industry_counts_pairs_of_engineer_and_titanium() -> None:
    match = gone(
        "dominance",
        0,
        tiles=["201", "202", "203"],
        workers={"engineer": 1},
        tired={"engineer": 2},
        titanium=5,
    )

    assert match.ann.points == 5 + 2 * 3
    assert match.is_quiet


@pytest.mark.parametrize(
    ("path", "side", "worker", "has", "points"),
    [
        ("harmony", 0, "genius", {"tiles": ["301", "302", "303"], "gold": 1}, 2 + 3),
        ("harmony", 1, "administrator", {"tiles": ["301", "302", "303", "101", "102"]}, 2 + 3),
        ("dominance", 0, "engineer", {"tiles": ["202", "203"]}, 5 + 2),
        ("dominance", 1, "engineer", {"tiles": [], "morale": 6}, 3 + 2),
        ("progress", 0, "scientist", {"tiles": ["401", "402", "403"]}, 5 + 2 * 2),
    ],
)
def test_workers_who_are_busy_count_for_an_evacuation(
    path: str, side: int, worker: str, has: dict[str, Any], points: int
) -> None:
    workers = {"scientist": 1, worker: 2 if worker == "scientist" else 1}
    breakthroughs = ["circle genetics", "circle warfare", "square society"]
    own = {**has, "tiles": [*has["tiles"], "201"], "breakthroughs": breakthroughs}
    match = evacuating(seat(path, evacuation=side, workers=workers, exosuits=1, **own))

    match.play(f"ann: place {worker}", "ann: own 201", "bob: pass")  # two titanium
    leave(match)

    assert match.ann.points == points
    assert match.is_quiet


def test_dominance_leaves_with_morale_at_its_top() -> None:
    assert not may_leave("dominance", 1, morale=5)
    match = gone(
        "dominance", 1, morale=6, workers={"engineer": 2, "genius": 1}, tired={"engineer": 3}
    )

    # Every worker counts, the one who is just leaving included.
    assert match.ann.points == 3 + 7
    assert match.is_quiet


def test_progress_leaves_with_three_labs() -> None:
    assert not may_leave("progress", 0, tiles=["401", "402"])
    assert gone("progress", 0, tiles=["401", "402", "403"]).ann.points == 5


def test_superiority_counts_pairs_of_scientist_and_breakthrough() -> None:
    match = gone(
        "progress",
        0,
        tiles=["401", "402", "403"],
        tired={"scientist": 1},
        breakthroughs=["circle genetics", "circle warfare", "square society"],
    )

    assert match.ann.points == 5 + 2 * 2  # the scientist in the exosuit counts
    assert match.is_quiet


def test_progress_leaves_with_eight_water() -> None:
    assert not may_leave("progress", 1, water=7)
    match = gone("progress", 1, water=8)

    assert match.ann.points == 3
    assert match.ann.water == 8


def test_apex_counts_superprojects() -> None:
    match = gone("progress", 1, water=8, tiles=["cloning_vat", "exocrawler", "401"])

    assert match.ann.points == 3 + 4 * 2
    assert match.is_quiet


def test_salvation_leaves_with_three_power_plants() -> None:
    assert not may_leave("salvation", 0, tiles=["101", "102"])
    assert gone("salvation", 0, tiles=["101", "102", "103"]).ann.points == 3


def test_overwhelming_power_counts_neutronium() -> None:
    match = gone("salvation", 0, tiles=["101", "102", "103"], neutronium=4)

    assert match.ann.points == 3 + 3 * 4
    assert match.is_quiet


def test_salvation_leaves_with_two_anomalies() -> None:
    assert not may_leave("salvation", 1, tiles=["anomaly"])
    assert gone("salvation", 1, tiles=["anomaly", "anomaly"]).ann.points == 6


def test_masters_of_time_count_pairs_of_unused_warp_tile_and_uranium() -> None:
    warps = dict.fromkeys(("gold", "titanium", "water", "neutronium", "scientist", "engineer"), 3)
    match = gone("salvation", 1, tiles=["anomaly", "anomaly"], warps=warps, uranium=5)

    assert match.ann.points == 6 + 2 * 3  # three tiles are at home
    assert match.is_quiet


# How it is done.


def test_rescue_pods_stand_in_for_the_condition() -> None:
    match = gone("harmony", 0, tiles=["rescue_pods"], workers={"genius": 1}, gold=1)

    assert match.ann.points == 2 + 3
    assert match.is_quiet


def test_nobody_evacuates_twice() -> None:
    match = evacuating(
        seat("progress", evacuation=1, workers={"scientist": 2}, exosuits=2, water=8)
    )

    leave(match)
    match.play("bob: place engineer", "bob: pool:purify")
    match.play("ann: place scientist")

    assert "pool:evacuation" not in match.asks("ann", "anachrony-ask-place")


def test_nor_in_a_later_era() -> None:
    match = evacuating(
        seat("progress", evacuation=1, workers={"scientist": 2}, exosuits=2, water=8)
    )
    leave(match)
    match.play("bob: pass", "ann: pass")
    match.play("ann: power:top_middle", "bob: power:top_middle")
    match.play("ann: done", "bob: done")

    assert match.state.era == 5
    assert match.who_can_go("ann", "pool:evacuation") == []


def test_any_worker_may_lead_the_evacuation_and_an_empty_exosuit_too() -> None:
    match = evacuating(
        seat(
            "progress",
            leader="patron_valerian",
            evacuation=1,
            workers={"scientist": 1, "engineer": 1, "administrator": 1, "genius": 1},
            exosuits=2,
            water=8,
        )
    )

    assert match.who_can_go("ann", "pool:evacuation") == [
        *("scientist", "engineer", "administrator", "genius", "nobody"),
    ]


def test_who_evacuates_goes_on_playing() -> None:
    match = gone("progress", 1, water=8, workers={"engineer": 1})

    match.play("bob: pass")

    offered = match.asks("ann", "anachrony-ask-turn")
    assert offered == ["place:engineer", "free:force_workers", "pass"]
    assert match.is_quiet


@pytest.mark.parametrize(
    ("seats", "points"),
    [(2, [3, 6 - 3]), (3, [3, 6, 4 - 3]), (4, [3, 6, 4, 0])],
)
def test_the_last_slot_is_worth_three_points_less(seats: int, points: list[int]) -> None:
    """Without it, these evacuations are worth 3, 6, 4 and 2 points."""
    names = ("ann", "bob", "cid", "dan")[:seats]
    plans: dict[str, Any] = {
        "ann": seat("progress", evacuation=1, water=8, workers={"engineer": 2}, exosuits=2),
        "bob": seat(
            "salvation", evacuation=1, tiles=["anomaly"] * 2, workers={"engineer": 2}, exosuits=2
        ),
        "cid": seat("dominance", evacuation=1, morale=6, workers={"engineer": 1}, exosuits=2),
        "dan": seat(
            "harmony",
            evacuation=1,
            workers={"engineer": 2},
            exosuits=2,
            tiles=["anomaly"] * 6,
        ),
    }
    match = scenario(era=5, **{name: plans[name] for name in names})

    for name in names:
        leave(match, name, "engineer")

    assert [getattr(match, name).points for name in names] == points
    assert match.state.evacuation_slots == list(range(seats))


def test_the_penalty_belongs_to_the_slot_and_not_to_a_player() -> None:
    """Of three players only two leave: nobody loses anything."""
    match = scenario(
        era=5,
        ann=seat("progress", evacuation=1, water=8, workers={"engineer": 2}, exosuits=2),
        bob=seat(
            "salvation", evacuation=1, tiles=["anomaly"] * 2, workers={"engineer": 1}, exosuits=2
        ),
        cid=seat("dominance", workers={"engineer": 1}, exosuits=1),
    )

    leave(match, "ann", "engineer")
    leave(match, "bob", "engineer")

    assert (match.ann.points, match.bob.points) == (3, 6)


def test_an_evacuation_never_scores_below_zero() -> None:
    match = evacuating(
        seat(
            "harmony",
            evacuation=0,
            tiles=["301", "302", "303"],
            workers={"engineer": 2},
            exosuits=2,
        ),
        bob=seat("progress", evacuation=1, water=8, workers={"engineer": 2}, exosuits=2, points=1),
    )
    match.play("ann: place engineer", "ann: pool:purify")
    leave(match, "bob", "engineer")
    leave(match, "ann", "engineer")

    assert match.bob.points == 4
    assert match.ann.points == 0
    assert match.is_quiet
