"""Labs, 401 to 415, and the anomalies that two of them know well."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.games.anachrony.editions import EDITIONS
from chronotable.testing.anachrony import AnachronyScript, SeatPlan, scenario, seat

EVERYBODY = {"scientist": 1, "engineer": 1, "administrator": 1, "genius": 1}
ALL_TYPES = ["scientist", "engineer", "administrator", "genius"]


def with_bob(ann: SeatPlan, *, era: int = 3, **table) -> AnachronyScript:
    """Bob has an engineer and an exosuit, so that the era does not end at once."""
    bob = seat("dominance", workers={"engineer": 1}, exosuits=1)
    return scenario(era=era, ann=ann, bob=bob, **table)


def lab(*tiles: str, **ann) -> AnachronyScript:
    """Ann owns these tiles in era 3; an exosuit lets every worker of hers go somewhere."""
    return with_bob(seat("harmony", tiles=tiles, exosuits=ann.pop("exosuits", 1), **ann))


# The labs.


@pytest.mark.parametrize(("number", "eras"), [("401", [4, 5]), ("402", [3, 4, 5])])
def test_labs_401_and_402_lengthen_own_power_plants(number: str, eras: list[int]) -> None:
    match = with_bob(
        seat("harmony", tiles=["101", number], workers={"scientist": 1}, exosuits=1), era=6
    )
    match.play("ann: place scientist", "ann: own 101")

    assert match.asks("ann", "anachrony-ask-travel") == [f"era:{era}" for era in eras]

    match.play(f"ann: era {eras[0]}")
    assert match.is_quiet


def test_a_covered_lab_lengthens_nothing() -> None:
    match = with_bob(
        seat(
            "harmony",
            tiles=["101", "402"],
            covered=["402"],
            workers={"scientist": 1},
            exosuits=1,
        )
    )

    match.play("ann: place scientist", "ann: own 101")

    assert match.ann.focus == 2  # one era back, without a choice
    assert match.is_quiet


def test_lab_403_powers_another_exosuit_for_an_energy_core_and_motivates() -> None:
    match = lab("403", workers=EVERYBODY, energy_core=1)
    assert match.who_can_go("ann", "own:403") == ALL_TYPES

    match.play("ann: place administrator", "ann: own 403")

    assert match.ann.energy_core == 0
    assert match.ann.exosuits == 2

    match.pass_all()

    assert match.ann.workers == EVERYBODY
    assert match.is_quiet


def test_lab_403_is_closed_to_who_has_no_energy_core() -> None:
    match = lab("403", workers=EVERYBODY)

    assert match.who_can_go("ann", "own:403") == []
    assert match.is_quiet


def test_lab_403_needs_a_free_hex() -> None:
    match = lab("403", workers=EVERYBODY, energy_core=1, exosuits=6)

    assert match.who_can_go("ann", "own:403") == []
    assert match.is_quiet


def test_lab_403_finds_no_place_on_ruined_hexes() -> None:
    plan: dict[str, Any] = {"tiles": ["403"], "workers": EVERYBODY, "energy_core": 1}

    match = with_bob(seat("harmony", exosuits=4, **plan), era=5)  # two hexes free, both ruined
    assert match.ann.own.suits == 2
    assert match.who_can_go("ann", "own:403") == []

    match = with_bob(seat("harmony", exosuits=3, **plan), era=5)
    assert match.who_can_go("ann", "own:403") == ALL_TYPES
    assert match.is_quiet


def test_lab_403_needs_an_exosuit_that_is_still_at_home() -> None:
    match = lab("403", workers={"scientist": 7}, energy_core=1, exosuits=6)
    match.play("ann: place scientist", "ann: purify", "bob: pass")
    assert match.ann.exosuits == 5  # a hex is free, but every exosuit is in use

    assert match.who_can_go("ann", "own:403") == []
    assert match.is_quiet


def test_lab_404_returns_a_paradox() -> None:
    match = lab("404", workers=EVERYBODY, paradoxes=2)
    assert match.who_can_go("ann", "own:404") == ["scientist", "genius"]

    match.play("ann: place scientist", "ann: own 404")

    assert match.ann.paradoxes == 1

    match.pass_all()

    assert match.ann.tired == {"scientist": 1}
    assert match.is_quiet


def test_lab_404_is_not_offered_without_a_paradox() -> None:
    match = lab("404", workers=EVERYBODY)

    assert match.who_can_go("ann", "own:404") == []
    assert match.is_quiet


def paradoxes_for_an_anomaly(side: str, path: str, edition: str, *tiles: str) -> int:
    """How many paradoxes it takes, with lab 414 bringing the last one."""
    for paradoxes in range(1, 8):
        match = with_bob(
            seat(path, tiles=["414", *tiles], paradoxes=paradoxes - 1),
            options={"side": side, "edition": edition},
        )
        match.play("ann: free 414")
        if match.ann.paradoxes != paradoxes:
            return paradoxes
        assert match.is_quiet
    raise AssertionError("no anomaly ever came")


@pytest.mark.parametrize(
    ("side", "path", "edition", "tiles", "limit"),
    [
        ("A", "progress", "czech", [], 3),
        ("A", "progress", "czech", ["405"], 4),
        ("A", "progress", "polish", ["405"], 4),
        ("B", "salvation", "czech", ["405"], 4),
        ("B", "progress", "czech", [], 4),
        ("B", "progress", "czech", ["405"], 5),
        ("B", "progress", "russian", ["405"], 5),
        ("B", "progress", "polish", [], 4),
        ("B", "progress", "polish", ["405"], 4),
    ],
)
def test_lab_405_raises_the_paradox_limit_by_one_or_to_four_in_the_polish_text(
    side: str, path: str, edition: str, tiles: list[str], limit: int
) -> None:
    assert paradoxes_for_an_anomaly(side, path, edition, *tiles) == limit


@pytest.mark.parametrize("edition", EDITIONS)
def test_lab_406_makes_each_anomaly_two_points_less_bad(edition: str) -> None:
    match = with_bob(
        seat("harmony", tiles=["anomaly", "anomaly"], workers={"genius": 1}, exosuits=1),
        options={"edition": edition},
    )
    assert match.ann.score["anomalies"] == -6

    match = with_bob(
        seat("harmony", tiles=["406", "anomaly", "anomaly"], workers={"genius": 1}, exosuits=1),
        options={"edition": edition},
    )
    assert match.ann.score["anomalies"] == -2
    assert match.is_quiet


def test_lab_407_retrieves_a_warp_tile_of_any_era() -> None:
    match = lab("407", workers=EVERYBODY, warps={"gold": 1, "water": 3})
    assert match.who_can_go("ann", "own:407") == ["scientist", "genius"]
    match.play("ann: place scientist", "ann: own 407")

    assert match.asks("ann", "anachrony-ask-retrieve-warp") == ["warp:gold", "warp:water"]

    match.play("ann: warp water")

    assert match.ann.warps == {"gold": 1}
    assert match.ann.water == 0
    assert match.ann.travels == 0  # retrieving is not repaying

    match.pass_all()

    assert match.ann.tired == {"scientist": 1}
    assert match.is_quiet


def test_lab_407_takes_the_only_warp_tile_without_asking() -> None:
    match = lab("407", workers={"scientist": 1}, warps={"exosuit": 2})

    match.play("ann: place scientist", "ann: own 407")

    assert match.ann.warps == {}
    assert match.ann.exosuits == 1
    assert match.is_quiet


def test_lab_407_is_not_offered_without_a_warp_tile_on_the_timeline() -> None:
    match = lab("407", workers=EVERYBODY)

    assert match.who_can_go("ann", "own:407") == []
    assert match.is_quiet


@pytest.mark.parametrize(
    ("worker", "motivated"),
    [("scientist", False), ("engineer", False), ("administrator", True), ("genius", True)],
)
def test_lab_408_wakes_everybody_and_motivates_an_administrator(
    worker: str, motivated: bool
) -> None:
    match = lab("408", workers={worker: 1}, tired={"scientist": 2, "genius": 1})

    match.play(f"ann: place {worker}", "ann: own 408")

    assert match.ann.workers == {"scientist": 2, "genius": 1}
    assert match.ann.tired == {}
    assert match.ann.morale == 3  # neither forced nor supplied

    match.pass_all()

    assert match.ann.tired == ({} if motivated else {worker: 1})
    assert match.is_quiet


def test_lab_408_is_not_offered_when_nobody_is_tired() -> None:
    match = lab("408", workers=EVERYBODY)

    assert match.who_can_go("ann", "own:408") == []
    assert match.is_quiet


@pytest.mark.parametrize(("offer", "hired"), [(1, "scientist"), (2, "engineer")])
def test_lab_409_trains_a_scientist_or_an_engineer_for_two_water(offer: int, hired: str) -> None:
    match = lab("409", workers=EVERYBODY, water=2)
    assert match.who_can_go("ann", "own:409") == ["administrator", "genius"]

    match.play("ann: place administrator", "ann: own 409", f"ann: offer {offer}")

    assert match.ann.water == 0
    assert match.ann.workers[hired] == 2

    match.pass_all()

    assert match.ann.workers == {**EVERYBODY, hired: 2}
    assert match.is_quiet


def test_lab_410_trains_a_genius_for_two_water() -> None:
    match = lab("410", workers=EVERYBODY, water=2)
    assert match.who_can_go("ann", "own:410") == ["administrator", "genius"]

    match.play("ann: place administrator", "ann: own 410")

    assert match.ann.water == 0
    assert match.ann.workers["genius"] == 2

    match.pass_all()

    assert match.ann.workers == {**EVERYBODY, "genius": 2}
    assert match.is_quiet


def test_labs_409_and_410_are_closed_to_who_has_no_two_water() -> None:
    match = lab("409", "410", workers=EVERYBODY, water=1)

    assert match.who_can_go("ann", "own:409") == []
    assert match.who_can_go("ann", "own:410") == []
    assert match.is_quiet


def test_lab_411_sets_the_second_research_die_for_a_water() -> None:
    match = lab("411", workers={"scientist": 1}, water=1)
    match.play("ann: place scientist", "ann: hex:research:1", "ann: genetics")
    assert match.asks("ann", "anachrony-ask-set-second-die") == ["yes", "no"]

    match.play("ann: yes", "ann: square")

    assert match.ann.breakthroughs == ["square genetics"]
    assert match.ann.water == 0
    assert match.is_quiet


def test_lab_411_can_be_ignored_and_the_second_die_rolled() -> None:
    match = with_bob(
        seat("harmony", tiles=["411"], workers={"scientist": 1}, exosuits=1, water=1),
        rolls=[2],
    )
    match.play("ann: place scientist", "ann: hex:research:1", "ann: genetics", "ann: no")

    assert match.ann.breakthroughs == ["triangle genetics"]
    assert match.ann.water == 1
    assert match.is_quiet


def test_lab_411_asks_nothing_of_who_has_no_water() -> None:
    match = with_bob(
        seat("harmony", tiles=["411"], workers={"scientist": 1}, exosuits=1), rolls=[1]
    )
    match.play("ann: place scientist", "ann: hex:research:1", "ann: circle")

    assert match.ann.breakthroughs == ["circle warfare"]
    assert match.is_quiet


def test_lab_412_sells_a_basic_resource_for_two_points() -> None:
    match = lab("412", workers=EVERYBODY, titanium=1, gold=1)
    assert match.who_can_go("ann", "own:412") == ALL_TYPES

    match.play("ann: place engineer", "ann: own 412", "ann: gold")

    assert (match.ann.titanium, match.ann.gold, match.ann.points) == (1, 0, 2)

    match.pass_all()

    assert match.ann.tired == {"engineer": 1}
    assert match.is_quiet


def test_lab_412_takes_no_neutronium() -> None:
    match = lab("412", workers=EVERYBODY, neutronium=1)

    assert match.who_can_go("ann", "own:412") == []
    assert match.is_quiet


def test_lab_413_gives_a_water_and_a_point() -> None:
    match = lab("413", workers=EVERYBODY)
    assert match.who_can_go("ann", "own:413") == ALL_TYPES

    match.play("ann: place genius", "ann: own 413")

    assert (match.ann.water, match.ann.points) == (1, 1)

    match.pass_all()

    assert match.ann.tired == {"genius": 1}
    assert match.is_quiet


def test_lab_414_gives_two_points_and_a_paradox_once_an_era() -> None:
    match = lab("414", workers={"genius": 1})

    match.play("ann: free 414")

    assert (match.ann.points, match.ann.paradoxes) == (2, 1)
    assert match.asks("ann") == ["place:genius", "free:force_workers", "pass"]
    assert match.is_quiet


def test_lab_414_can_tear_an_anomaly_at_once() -> None:
    match = lab("414", workers={"genius": 1}, paradoxes=2, warps={"gold": 1})

    match.play("ann: free 414", "ann: sector 4")

    assert match.ann.points == 2
    assert match.ann.paradoxes == 0
    assert match.ann.sectors[3] == "anomaly"
    assert match.asks("ann", "anachrony-ask-retrieve-warp") == ["warp:gold", "done"]

    match.play("ann: warp gold")

    assert match.ann.warps == {}
    assert match.ann.travels == 0
    assert match.is_quiet


def test_lab_415_gives_two_water_and_two_points_and_its_scientist_never_comes_home() -> None:
    match = lab("415", workers=EVERYBODY)
    assert match.who_can_go("ann", "own:415") == ["scientist", "genius"]

    match.play("ann: place scientist", "ann: own 415")

    assert (match.ann.water, match.ann.points) == (2, 2)

    match.pass_all()

    assert match.ann.workers == {"engineer": 1, "administrator": 1, "genius": 1}
    assert match.ann.tired == {}
    assert match.is_quiet


@pytest.mark.parametrize(("number", "home"), [("413", {"scientist": 1}), ("415", {})])
def test_progress_b_motivates_scientists_in_labs_but_cannot_save_them(
    number: str, home: dict[str, int]
) -> None:
    match = with_bob(
        seat("progress", tiles=[number], workers={"scientist": 1}, exosuits=1),
        options={"side": "B"},
    )
    match.play("ann: place scientist", f"ann: own {number}")
    match.pass_all()

    assert match.ann.workers == home
    assert match.ann.tired == {}
    assert match.is_quiet


# Anomalies: where they go.

FULL_BOARD = (
    *("101", "102", "103"),
    *("201", "202", "203"),
    *("301", "303", "305"),
    *("412", "413", "414"),
)


def torn(*tiles: str, side: str = "A", path: str = "progress", **ann) -> AnachronyScript:
    """Ann takes the last paradox she can bear from lab 414."""
    limit = 4 if (side, path) == ("B", "progress") else 3
    match = with_bob(
        seat(path, tiles=tiles, paradoxes=limit - 1, exosuits=1, **ann), options={"side": side}
    )
    match.play("ann: free 414")
    return match


@pytest.mark.rule("anachrony#anomalies")
def test_an_anomaly_goes_to_a_leftmost_empty_sector() -> None:
    match = torn("101", "414", workers=EVERYBODY)

    assert match.asks("ann", "anachrony-ask-anomaly") == ["sector:4", "sector:7"]

    match.play("ann: sector 7")

    assert match.ann.sectors[6] == "anomaly"
    assert match.ann.score["anomalies"] == -3
    assert match.is_quiet


def test_an_anomaly_goes_to_the_second_column_only_when_the_first_is_full() -> None:
    match = torn("101", "201", "301", "303", "414", workers=EVERYBODY)

    assert match.asks("ann", "anachrony-ask-anomaly") == ["sector:2", "sector:5", "sector:11"]

    match.play("ann: sector 11")

    assert match.ann.sectors[10] == "anomaly"
    assert match.is_quiet


def test_an_anomaly_in_the_only_leftmost_sector_asks_nothing() -> None:
    match = torn("101", "301", "414", workers=EVERYBODY)

    assert match.ann.sectors[3] == "anomaly"
    assert match.is_quiet


def test_salvation_b_may_place_an_anomaly_on_any_empty_sector() -> None:
    match = torn("101", "201", "301", "414", side="B", path="salvation", workers=EVERYBODY)

    empty = [2, 3, 5, 6, 8, 9, 11, 12]
    assert match.asks("ann", "anachrony-ask-anomaly") == [f"sector:{at}" for at in empty]

    match.play("ann: sector 12")

    assert match.ann.sectors[11] == "anomaly"
    assert match.is_quiet


@pytest.mark.rule("anachrony#ANA-033")
@pytest.mark.parametrize(("side", "path"), [("A", "progress"), ("B", "salvation")])
def test_without_an_empty_sector_an_anomaly_covers_a_building_of_choice(
    side: str, path: str
) -> None:
    match = torn(*FULL_BOARD, side=side, path=path, workers={"engineer": 1})

    assert match.asks("ann", "anachrony-ask-anomaly") == [f"sector:{at}" for at in range(1, 13)]
    before = match.ann.score["buildings"]

    match.play("ann: sector 4")

    assert match.who_can_go("ann", "own:201") == []  # the factory under it does not work
    assert match.who_can_go("ann", "own:203") == []  # no water for this one
    assert match.ann.score["buildings"] == before  # but it scores
    assert match.ann.score["anomalies"] == -3
    assert match.is_quiet


def test_an_anomaly_never_covers_a_superproject_nor_another_anomaly() -> None:
    match = torn(
        *("cloning_vat", "103", "anti_gravity_field", "203"),
        *("anomaly", "anomaly", "301", "303"),
        *("412", "414"),
        workers=EVERYBODY,
    )
    assert None not in match.ann.sectors

    buildings = [3, 6, 8, 9, 11, 12]
    assert match.asks("ann", "anachrony-ask-anomaly") == [f"sector:{at}" for at in buildings]

    match.play("ann: sector 3")

    assert match.ann.score["anomalies"] == -9
    assert match.is_quiet


@pytest.mark.rule("anachrony#ANA-033")
def test_a_covered_building_still_counts_for_evacuation_and_endgame_cards() -> None:
    match = with_bob(
        seat(
            "harmony",
            tiles=["301", "303", "305"],
            covered=["303"],
            workers={"genius": 1},
            exosuits=1,
        ),
        era=5,
        conditions=["most_occupied_sectors"],
    )

    assert match.who_can_go("ann", "pool:evacuation") == ["genius"]
    assert match.ann.score["conditions"] == 3
    assert "free:303" not in match.asks("ann")
    assert match.is_quiet


def test_a_worker_on_a_building_that_gets_covered_comes_home_as_always() -> None:
    match = with_bob(
        seat("progress", tiles=FULL_BOARD, paradoxes=2, exosuits=1, workers={"engineer": 1})
    )
    match.play("ann: place engineer", "ann: own 201", "bob: place engineer", "bob: purify")
    match.play("ann: free 414", "ann: sector 4")
    assert match.ann.workers == {}
    match.pass_all()

    assert match.ann.workers == {"engineer": 1}
    assert match.is_quiet


@pytest.mark.rule("anachrony#anomalies")
def test_an_anomaly_brings_the_builder_to_the_next_dearer_sector() -> None:
    match = with_bob(
        seat("harmony", workers={"scientist": 1}, exosuits=1, titanium=2, tiles=["anomaly"] * 3),
        stacks={"life_support": ["315"]},
    )
    assert match.ann.sectors[6] == "anomaly"

    # The second sector asks for a uranium and a water that Ann does not have.
    assert match.who_can_go("ann", "hex:construct:1") == []
    assert match.is_quiet


@pytest.mark.rule("anachrony#anomalies")
def test_the_warp_tile_of_an_anomaly_may_stay_on_the_timeline() -> None:
    match = torn("101", "301", "414", workers=EVERYBODY, warps={"gold": 1, "water": 2})

    match.play("ann: done")

    assert match.ann.warps == {"gold": 1, "water": 2}
    assert match.is_quiet


# Anomalies: how they go away.


@pytest.mark.rule("anachrony#anomalies")
def test_an_anomaly_is_removed_for_two_basic_resources_two_water_and_the_worker() -> None:
    match = lab("anomaly", workers=EVERYBODY, titanium=1, gold=2, water=2)
    assert match.who_can_go("ann", "own:anomaly:1") == ALL_TYPES

    match.play("ann: place administrator", "ann: own:anomaly:1", "ann: gold", "ann: titanium")

    assert match.ann.tiles == []
    assert (match.ann.titanium, match.ann.gold, match.ann.water) == (0, 1, 0)
    assert match.state.anomalies == 12

    match.pass_all()

    assert match.ann.workers == {"scientist": 1, "engineer": 1, "genius": 1}
    assert match.ann.tired == {}  # the administrator is gone for good
    assert match.is_quiet


@pytest.mark.rule("anachrony#anomalies", "anachrony#construct")
def test_a_gap_left_by_an_anomaly_can_be_built_on() -> None:
    """An anomaly lay left of factory 204; with it gone, the next factory goes to its sector."""
    match = with_bob(
        seat(
            "harmony",
            tiles=["204", "anomaly"],
            workers={"administrator": 1, "scientist": 1},
            exosuits=1,
            titanium=2,
            gold=1,
            neutronium=1,
            water=2,
        ),
        stacks={"factory": ["201"]},
    )
    sectors = match.state.own[0].sectors
    sectors[0], sectors[3], sectors[4] = None, sectors[0], sectors[3]
    assert match.ann.sectors[3:6] == ["anomaly", "204", None]

    match.play("ann: place administrator", "ann: own:anomaly:4", "ann: pay:neutronium", "bob: pass")
    assert match.ann.sectors[3:6] == [None, "204", None]
    match.play("ann: place scientist", "ann: hex:construct:1", "ann: build 201")

    assert match.ann.sectors[3:6] == ["201", "204", None]
    assert match.is_quiet


@pytest.mark.rule("anachrony#anomalies")
def test_an_anomaly_is_removed_for_a_neutronium_and_two_water() -> None:
    match = lab("anomaly", workers=EVERYBODY, titanium=1, neutronium=1, water=3)

    match.play("ann: place engineer", "ann: own:anomaly:1")

    assert match.ann.tiles == []
    assert (match.ann.titanium, match.ann.neutronium, match.ann.water) == (1, 0, 1)
    assert match.is_quiet


def test_who_can_pay_both_ways_chooses() -> None:
    match = lab("anomaly", workers=EVERYBODY, titanium=2, neutronium=1, water=2)
    match.play("ann: place engineer", "ann: own:anomaly:1")

    assert match.asks("ann", "anachrony-ask-pay-removal") == ["pay:basics", "pay:neutronium"]

    match.play("ann: pay basics")

    assert (match.ann.titanium, match.ann.neutronium) == (0, 1)
    assert match.is_quiet


@pytest.mark.parametrize("goods", [{"gold": 2, "water": 1}, {"gold": 1, "water": 2}])
def test_an_anomaly_stays_when_its_price_cannot_be_paid(goods: dict[str, int]) -> None:
    match = lab("anomaly", workers=EVERYBODY, **goods)

    assert match.who_can_go("ann", "own:anomaly:1") == []
    assert match.is_quiet


def test_several_anomalies_can_be_removed_in_one_era() -> None:
    match = lab("anomaly", "anomaly", workers={"scientist": 2}, neutronium=2, water=4)
    match.play("ann: place scientist", "ann: own:anomaly:4", "bob: pass")
    match.play("ann: place scientist", "ann: own:anomaly:1")

    assert match.ann.tiles == []
    assert match.is_quiet


def test_a_building_works_again_once_its_anomaly_is_removed() -> None:
    match = with_bob(
        seat(
            "harmony",
            tiles=["201"],
            covered=["201"],
            workers={"engineer": 1, "scientist": 1},
            exosuits=1,
            neutronium=1,
            water=2,
        )
    )
    match.play("ann: place engineer", "ann: own:anomaly:4", "bob: pass")

    match.play("ann: place scientist", "ann: own 201")

    assert match.ann.titanium == 2
    assert match.is_quiet


# Harmony's side B: losing a building instead.


def harmony(**ann) -> AnachronyScript:
    return torn("201", "414", side="B", path="harmony", **ann)


def test_harmony_b_may_lose_a_building_under_its_stack_instead_of_an_anomaly() -> None:
    match = harmony(workers=EVERYBODY, warps={"gold": 1})
    assert match.asks("ann", "anachrony-ask-lose-building") == ["tile:201", "tile:414", "done"]

    match.play("ann: tile 201")

    assert match.ann.tiles == ["414"]
    assert match.ann.paradoxes == 0
    assert match.state.primary[1][0].id == "201"
    assert match.state.anomalies == 12
    assert match.ann.warps == {"gold": 1}  # and no warp tile comes back
    assert match.is_quiet


def test_harmony_b_may_take_the_anomaly_all_the_same() -> None:
    match = harmony(workers=EVERYBODY, warps={"gold": 1})

    match.play("ann: done", "ann: sector 1", "ann: warp gold")

    assert match.ann.sectors[0] == "anomaly"
    assert match.ann.warps == {}
    assert match.is_quiet


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_worker_of_a_lost_building_is_set_aside_and_comes_home_tired(edition: str) -> None:
    match = with_bob(
        seat(
            "harmony",
            tiles=["201", "414"],
            paradoxes=2,
            workers={"engineer": 1, "scientist": 1},
            exosuits=1,
        ),
        options={"side": "B", "edition": edition},
    )
    match.play("ann: place engineer", "ann: own 201", "bob: pass")

    match.play("ann: free 414", "ann: tile 201")

    assert match.ann.workers == {"scientist": 1}
    assert match.ann.tired == {}

    match.pass_all()

    assert match.ann.workers == {"scientist": 1}
    assert match.ann.tired == {"engineer": 1}  # though the factory would have motivated
    assert match.is_quiet


def test_side_a_of_harmony_loses_no_buildings() -> None:
    match = torn("201", "301", "414", path="harmony", workers=EVERYBODY)

    assert match.ann.sectors[0] == "anomaly"
    assert match.is_quiet


@pytest.mark.rule("anachrony#anomalies")
def test_an_anomaly_of_the_action_phase_may_take_back_a_warp_tile_of_the_current_era() -> None:
    match = with_bob(
        seat(
            "salvation",
            tiles=["414"],
            workers={"engineer": 1},
            exosuits=1,
            paradoxes=2,
            warps={"gold": 3},
        )
    )

    match.play("ann: free 414", "ann: sector 1", "ann: warp:gold")

    assert match.ann.warps == {}
    assert match.ann.travels == 0
    assert match.is_quiet


# A supply that can run out.


def test_in_a_limited_supply_nobody_is_trained_when_all_geniuses_are_out() -> None:
    plan: dict[str, Any] = {"tiles": ["409", "410"], "exosuits": 1, "water": 2}

    match = with_bob(
        seat("harmony", workers={"administrator": 1, "genius": 15}, **plan),
        options={"supply": "limited"},
    )
    assert match.who_can_go("ann", "own:410") == []
    assert match.who_can_go("ann", "own:409") == ["administrator", "genius"]

    match = with_bob(
        seat("harmony", workers={"administrator": 1, "genius": 15}, **plan),
        options={"supply": "unlimited"},
    )
    assert match.who_can_go("ann", "own:410") == ["administrator", "genius"]
    assert match.is_quiet
