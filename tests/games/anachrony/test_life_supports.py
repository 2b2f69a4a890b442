"""Life supports, 301 to 315: water; and what water is for: supply, or forcing workers instead."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.games.anachrony.editions import EDITIONS
from chronotable.testing.anachrony import AnachronyScript, SeatPlan, scenario, seat

EVERYBODY = {"scientist": 1, "engineer": 1, "administrator": 1, "genius": 1}
ALL_TYPES = ["scientist", "engineer", "administrator", "genius"]


def with_bob(ann: SeatPlan, **table) -> AnachronyScript:
    """Bob has an engineer and an exosuit, so that the era does not end at once."""
    bob = seat("dominance", workers={"engineer": 1}, exosuits=1)
    return scenario(era=3, ann=ann, bob=bob, **table)


def life_support(number: str, **ann) -> AnachronyScript:
    """Ann owns this life support in era 3; an exosuit lets every worker of hers go somewhere."""
    return with_bob(seat("harmony", tiles=[number], exosuits=1, **ann))


def building_site(number: str, **ann) -> AnachronyScript:
    """Ann can pay for this life support, on top of its stack, and for nothing else."""
    return with_bob(
        seat("harmony", workers={"scientist": 1}, exosuits=1, titanium=2, **ann),
        stacks={"life_support": [number]},
    )


@pytest.mark.parametrize("number", ["301", "302"])
def test_life_supports_301_and_302_give_three_water_when_built(number: str) -> None:
    match = building_site(number)

    match.play("ann: place scientist", "ann: hex:construct:1")

    assert match.ann.tiles == [number]
    assert (match.ann.titanium, match.ann.water) == (0, 3)
    assert match.is_quiet


@pytest.mark.parametrize("number", ["301", "302"])
def test_life_supports_301_and_302_give_a_water_once_an_era(number: str) -> None:
    match = life_support(number, workers={"scientist": 1})

    match.play(f"ann: free {number}")

    assert match.ann.water == 1
    assert match.asks("ann") == ["place:scientist", "free:force_workers", "pass"]
    assert match.is_quiet


def test_a_building_can_be_used_in_the_era_it_is_built() -> None:
    match = building_site("301")
    match.play("ann: place scientist", "ann: hex:construct:1", "bob: pass")

    match.play("ann: free 301")

    assert match.ann.water == 4
    assert match.is_quiet


@pytest.mark.parametrize("number", ["303", "304"])
def test_life_supports_303_and_304_give_two_water_once_an_era(number: str) -> None:
    match = life_support(number, workers={"scientist": 1})

    match.play(f"ann: free {number}")

    assert match.ann.water == 2
    assert match.asks("ann") == ["place:scientist", "free:force_workers", "pass"]
    assert match.is_quiet


def test_several_free_actions_can_be_taken_in_one_turn() -> None:
    match = with_bob(
        seat("harmony", tiles=["301", "303", "304"], workers={"genius": 1}, exosuits=1)
    )

    match.play("ann: free 303", "ann: free 301", "ann: free 304")

    assert match.ann.water == 5
    assert match.asks("ann") == ["place:genius", "free:force_workers", "pass"]
    assert match.is_quiet


def test_free_actions_can_be_taken_before_passing_but_not_after() -> None:
    match = with_bob(seat("harmony", tiles=["301", "303"]))
    match.play("ann: free 303", "ann: pass", "bob: place engineer", "bob: purify")

    # Bob has nothing left and passes by himself; 301 was not used, and the era is over.
    assert match.ann.water == 2
    assert match.asks("ann", "anachrony-ask-power") != []
    assert match.is_quiet


@pytest.mark.parametrize("number", ["305", "306"])
def test_life_supports_305_and_306_give_three_water_and_motivate(number: str) -> None:
    match = life_support(number, workers=EVERYBODY)
    assert match.who_can_go("ann", f"own:{number}") == ALL_TYPES

    match.play("ann: place scientist", f"ann: own {number}")

    assert match.ann.water == 3

    match.pass_all()

    assert match.ann.workers == EVERYBODY
    assert match.is_quiet


@pytest.mark.parametrize("number", ["307", "308"])
def test_life_supports_307_and_308_give_an_administrator_five_water(number: str) -> None:
    match = life_support(number, workers=EVERYBODY)
    assert match.who_can_go("ann", f"own:{number}") == ["administrator", "genius"]

    match.play("ann: place administrator", f"ann: own {number}")

    assert match.ann.water == 5

    match.pass_all()

    assert match.ann.tired == {"administrator": 1}
    assert match.is_quiet


def test_life_support_309_turns_a_neutronium_into_eight_water() -> None:
    match = life_support("309", workers=EVERYBODY, neutronium=1)
    assert match.who_can_go("ann", "own:309") == ALL_TYPES

    match.play("ann: place engineer", "ann: own 309")

    assert (match.ann.neutronium, match.ann.water) == (0, 8)

    match.pass_all()

    assert match.ann.tired == {"engineer": 1}
    assert match.is_quiet


def test_life_support_309_is_closed_to_who_has_no_neutronium() -> None:
    match = life_support("309", workers={"engineer": 1}, gold=3)

    assert match.who_can_go("ann", "own:309") == []
    assert match.is_quiet


def test_life_support_310_gives_seven_water_and_its_worker_never_comes_home() -> None:
    match = life_support("310", workers=EVERYBODY)
    assert match.who_can_go("ann", "own:310") == ALL_TYPES

    match.play("ann: place engineer", "ann: own 310")

    assert match.ann.water == 7
    assert match.ann.own.busy.count(None) == 11  # until the clean-up the engineer is still there

    match.pass_all()

    assert match.ann.workers == {"scientist": 1, "administrator": 1, "genius": 1}
    assert match.ann.tired == {}
    assert match.ann.own.busy.count(None) == 12
    assert match.is_quiet


def test_a_worker_doomed_in_310_still_counts_until_the_clean_up() -> None:
    match = with_bob(
        seat("harmony", tiles=["310"], workers={"engineer": 1}),
        conditions=["most_workers"],
    )
    match.play("ann: place engineer")

    assert match.ann.score["conditions"] == 3  # one worker each

    match.pass_all()

    assert match.ann.score["conditions"] == 0
    assert match.is_quiet


def test_life_support_313_turns_uranium_into_six_water_and_a_point() -> None:
    match = life_support("313", workers=EVERYBODY, uranium=1)
    assert match.who_can_go("ann", "own:313") == ALL_TYPES

    match.play("ann: place administrator", "ann: own 313")

    assert (match.ann.uranium, match.ann.water, match.ann.points) == (0, 6, 1)

    match.pass_all()

    assert match.ann.workers == EVERYBODY
    assert match.is_quiet


def test_life_support_314_turns_gold_into_six_water_and_a_point() -> None:
    match = life_support("314", workers=EVERYBODY, gold=1)
    assert match.who_can_go("ann", "own:314") == ALL_TYPES

    match.play("ann: place scientist", "ann: own 314")

    assert (match.ann.gold, match.ann.water, match.ann.points) == (0, 6, 1)

    match.pass_all()

    assert match.ann.workers == EVERYBODY
    assert match.is_quiet


def test_life_support_315_gives_eight_water_when_built_and_nothing_ever_after() -> None:
    match = building_site("315")
    match.play("ann: place scientist", "ann: hex:construct:1", "bob: pass")

    # With eight water but nobody to place and nothing free to do, Ann has passed as well.
    assert match.ann.tiles == ["315"]
    assert match.ann.water == 8
    assert match.state.era == 3
    assert match.is_quiet


def test_progress_b_does_not_motivate_scientists_in_life_supports() -> None:
    match = with_bob(
        seat("progress", tiles=["309"], workers={"scientist": 1}, exosuits=1, neutronium=1),
        options={"side": "B"},
    )
    match.play("ann: place scientist", "ann: own 309")
    match.pass_all()

    assert match.ann.tired == {"scientist": 1}
    assert match.is_quiet


# Supply.


def test_supply_costs_the_water_of_the_morale_space_wakes_everybody_and_raises_morale() -> None:
    match = with_bob(
        seat(
            "harmony",
            workers={"scientist": 2},
            tired={"engineer": 1, "genius": 1},
            exosuits=1,
            water=6,
        )
    )
    assert match.ann.morale == 3  # the space worth nothing, where supply costs five

    match.play("ann: place scientist", "ann: own supply")

    assert match.ann.water == 1
    assert match.ann.morale == 4
    assert match.ann.workers == {"scientist": 1, "engineer": 1, "genius": 1}
    assert match.ann.tired == {}

    match.pass_all()

    assert match.ann.tired == {"scientist": 1}
    assert match.is_quiet


@pytest.mark.parametrize("worker", ["administrator", "genius"])
def test_supply_motivates_an_administrator(worker: str) -> None:
    match = with_bob(seat("harmony", workers={worker: 1}, exosuits=1, water=5))

    match.play(f"ann: place {worker}", "ann: own supply")
    match.pass_all()

    assert match.ann.workers == {worker: 1}
    assert match.is_quiet


def test_supply_does_not_motivate_an_administrator_of_progress_b() -> None:
    match = with_bob(
        seat("progress", workers={"administrator": 1}, exosuits=1, water=5),
        options={"side": "B"},
    )

    match.play("ann: place administrator", "ann: own supply")
    match.pass_all()

    assert match.ann.tired == {"administrator": 1}
    assert match.is_quiet


def test_supply_is_not_offered_without_its_water() -> None:
    match = with_bob(seat("harmony", workers={"scientist": 1}, exosuits=1, water=4))

    assert match.who_can_go("ann", "own:supply") == []
    assert match.is_quiet


def test_supply_happens_once_an_era() -> None:
    match = with_bob(seat("harmony", workers={"scientist": 2}, exosuits=1, water=20))
    match.play("ann: place scientist", "ann: own supply", "bob: place engineer", "bob: purify")

    assert match.who_can_go("ann", "own:supply") == []
    assert match.is_quiet


@pytest.mark.parametrize(("morale", "water"), [*enumerate([4, 4, 5, 5, 6, 7, 7])])
def test_supply_grows_dearer_with_morale(morale: int, water: int) -> None:
    plan: dict[str, Any] = {"workers": {"scientist": 1}, "exosuits": 1, "morale": morale}

    short = with_bob(seat("harmony", water=water - 1, **plan))
    assert short.who_can_go("ann", "own:supply") == []

    match = with_bob(seat("harmony", water=water, **plan))
    match.play("ann: place scientist", "ann: own supply")
    assert match.ann.water == 0
    assert match.is_quiet


@pytest.mark.parametrize(
    ("side", "path", "points"),
    [
        ("A", "harmony", 2),
        ("B", "harmony", 3),
        ("B", "progress", 2),
        ("B", "salvation", 2),
    ],
)
def test_supply_at_the_top_of_the_morale_track_scores_instead(
    side: str, path: str, points: int
) -> None:
    match = with_bob(
        seat(path, workers={"scientist": 1}, tired={"genius": 1}, exosuits=1, morale=6, water=8),
        options={"side": side},
    )

    match.play("ann: place scientist", "ann: own supply")

    assert match.ann.morale == 6
    assert match.ann.points == points
    assert match.ann.workers == {"genius": 1}
    assert match.is_quiet


def test_on_dominance_b_supply_is_a_free_action_without_a_worker() -> None:
    match = with_bob(
        seat("dominance", workers={"scientist": 1}, tired={"engineer": 1}, exosuits=1, water=9),
        options={"side": "B"},
    )
    assert match.who_can_go("ann", "own:supply") == []

    match.play("ann: free supply")

    assert match.ann.water == 5
    assert match.ann.morale == 4
    assert match.ann.workers == {"scientist": 1, "engineer": 1}
    assert "free:supply" not in match.asks("ann")  # once an era
    assert match.is_quiet


def test_on_dominance_b_free_supply_at_the_top_scores_two_points() -> None:
    match = with_bob(
        seat("dominance", workers={"scientist": 1}, exosuits=1, morale=6, water=5),
        options={"side": "B"},
    )

    match.play("ann: free supply")

    assert (match.ann.water, match.ann.morale, match.ann.points) == (0, 6, 2)
    assert match.is_quiet


@pytest.mark.parametrize("number", ["311", "312"])
@pytest.mark.parametrize(("morale", "water"), [*enumerate([2, 2, 3, 3, 3, 4, 4])])
def test_life_supports_311_and_312_halve_the_water_of_supply_rounding_up(
    number: str, morale: int, water: int
) -> None:
    match = life_support(number, workers={"scientist": 1}, morale=morale, water=water)

    match.play("ann: place scientist", "ann: own supply")

    assert match.ann.water == 0
    assert match.is_quiet


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("morale", "water"), [*enumerate([1, 1, 2, 2, 2, 2, 2])])
def test_life_supports_311_and_312_together_halve_twice(
    edition: str, morale: int, water: int
) -> None:
    match = with_bob(
        seat(
            "harmony",
            tiles=["311", "312"],
            workers={"scientist": 1},
            exosuits=1,
            morale=morale,
            water=water,
        ),
        options={"edition": edition},
    )

    match.play("ann: place scientist", "ann: own supply")

    assert match.ann.water == 0
    assert match.is_quiet


def test_the_grand_reservoir_saves_a_water_of_what_the_halvings_left() -> None:
    match = with_bob(
        seat(
            "harmony",
            tiles=["grand_reservoir", "311"],
            workers={"scientist": 1},
            exosuits=1,
            water=2,
        )
    )

    match.play("ann: place scientist", "ann: own supply")  # half of 5 is 3, less 1

    assert match.ann.water == 0
    assert match.ann.morale == 4
    assert match.is_quiet


def test_a_covered_311_halves_nothing() -> None:
    match = with_bob(
        seat(
            "harmony",
            tiles=["311"],
            covered=["311"],
            workers={"scientist": 1},
            exosuits=1,
            water=4,
        )
    )

    assert match.who_can_go("ann", "own:supply") == []
    assert match.is_quiet


# Force workers.


@pytest.mark.rule("anachrony#free-actions")
def test_forcing_workers_wakes_everybody_for_a_step_of_morale() -> None:
    match = with_bob(
        seat("harmony", workers={"scientist": 1}, tired={"scientist": 1, "genius": 1}, exosuits=1)
    )

    match.play("ann: free force_workers")

    assert match.ann.workers == {"scientist": 2, "genius": 1}
    assert match.ann.morale == 2
    assert "free:force_workers" not in match.asks("ann")
    assert match.is_quiet


def test_workers_can_be_forced_once_an_era() -> None:
    match = with_bob(
        seat(
            "harmony",
            workers={"scientist": 1},
            tired={"engineer": 1},
            exosuits=1,
            used=["force_workers"],
        )
    )

    assert match.asks("ann") == ["place:scientist", "pass"]
    assert match.is_quiet


@pytest.mark.rule("anachrony#ANA-030")
def test_forcing_workers_at_the_lowest_morale_costs_a_worker_of_choice() -> None:
    match = with_bob(
        seat(
            "harmony",
            workers={"scientist": 1},
            tired={"engineer": 1, "genius": 1},
            exosuits=1,
            morale=0,
        )
    )

    match.play("ann: free force_workers")

    assert match.asks("ann", "anachrony-ask-lose-worker") == [
        "worker:scientist",
        "worker:engineer",
        "worker:genius",
    ]

    match.play("ann: scientist")

    assert match.ann.workers == {"engineer": 1, "genius": 1}
    assert match.ann.tired == {}
    assert match.ann.morale == 0
    assert match.is_quiet


def test_workers_who_are_not_tired_are_forced_once_an_era_too() -> None:
    match = with_bob(seat("harmony", workers={"scientist": 1}, exosuits=1))

    match.play("ann: free force_workers")

    assert match.asks("ann") == ["place:scientist", "pass"]
    assert match.is_quiet


def test_busy_workers_are_neither_woken_nor_lost() -> None:
    match = with_bob(
        seat("harmony", tiles=["202"], workers={"engineer": 1}, tired={"genius": 1}, water=1)
    )
    match.play("ann: place engineer", "bob: pass")  # to the factory, the only place

    match.play("ann: free force_workers")

    assert match.ann.workers == {"genius": 1}
    match.pass_all()
    assert match.ann.tired == {"engineer": 1}
    assert match.is_quiet
