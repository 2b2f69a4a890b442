"""Power plants, 101 to 115, and the time travel they are built for."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.games.anachrony.editions import EDITIONS
from chronotable.testing.anachrony import AnachronyScript, scenario, seat

EVERYBODY = {"scientist": 1, "engineer": 1, "administrator": 1, "genius": 1}
ALL_TYPES = ["scientist", "engineer", "administrator", "genius"]


def plant(*tiles: str, era: int = 5, edition: str = "czech", **ann) -> AnachronyScript:
    """Ann owns these tiles; an exosuit lets every worker of hers go somewhere."""
    return scenario(
        era=era,
        options={"edition": edition},
        ann=seat("harmony", tiles=tiles, exosuits=1, **ann),
        bob=seat("dominance", workers={"engineer": 1}, exosuits=1),
    )


def travel(match: AnachronyScript, worker: str, number: str) -> list[int]:
    """Let Ann's worker go to the plant; the eras she may travel to."""
    match.play(f"ann: place {worker}", f"ann: own {number}")
    return [int(key.removeprefix("era:")) for key in match.asks("ann", "anachrony-ask-travel")]


# The plants.


def test_plant_101_reaches_one_era_back_and_tires() -> None:
    match = plant("101", workers=EVERYBODY)
    assert match.who_can_go("ann", "own:101") == ALL_TYPES

    match.play("ann: place administrator", "ann: own 101")  # only era 4 is in reach

    assert match.ann.focus == 4

    match.pass_all()

    assert match.ann.tired == {"administrator": 1}
    assert match.is_quiet


@pytest.mark.parametrize("number", ["102", "103"])
def test_plants_102_and_103_reach_two_eras_back_and_tire(number: str) -> None:
    match = plant(number, workers=EVERYBODY)
    assert match.who_can_go("ann", f"own:{number}") == ALL_TYPES

    assert travel(match, "engineer", number) == [3, 4]
    match.play("ann: era 3")

    assert match.ann.focus == 3

    match.pass_all()

    assert match.ann.tired == {"engineer": 1}
    assert match.is_quiet


def test_plant_104_reaches_two_eras_back_with_a_scientist() -> None:
    match = plant("104", workers=EVERYBODY)
    assert match.who_can_go("ann", "own:104") == ["scientist", "genius"]

    assert travel(match, "scientist", "104") == [3, 4]
    match.play("ann: era 4")
    match.pass_all()

    assert match.ann.tired == {"scientist": 1}
    assert match.is_quiet


@pytest.mark.parametrize("number", ["105", "106"])
def test_plants_105_and_106_reach_three_eras_back_and_tire(number: str) -> None:
    match = plant(number, workers=EVERYBODY)
    assert match.who_can_go("ann", f"own:{number}") == ALL_TYPES

    assert travel(match, "genius", number) == [2, 3, 4]
    match.play("ann: era 2")

    assert match.ann.focus == 2

    match.pass_all()

    assert match.ann.tired == {"genius": 1}
    assert match.is_quiet


def test_plant_107_burns_uranium_for_three_eras_and_a_point() -> None:
    match = plant("107", workers=EVERYBODY, uranium=1)
    assert match.who_can_go("ann", "own:107") == ALL_TYPES

    assert travel(match, "engineer", "107") == [2, 3, 4]
    match.play("ann: era 3")

    assert (match.ann.uranium, match.ann.points, match.ann.focus) == (0, 1, 3)

    match.pass_all()

    assert match.ann.tired == {"engineer": 1}
    assert match.is_quiet


def test_plant_107_is_closed_to_who_has_no_uranium() -> None:
    match = plant("107", workers=EVERYBODY, gold=2)

    assert match.who_can_go("ann", "own:107") == []
    assert match.is_quiet


def test_plant_108_reaches_two_eras_back_and_motivates_the_scientist() -> None:
    match = plant("108", workers=EVERYBODY)
    assert match.who_can_go("ann", "own:108") == ["scientist", "genius"]

    assert travel(match, "scientist", "108") == [3, 4]
    match.play("ann: era 3")
    match.pass_all()

    assert match.ann.workers == EVERYBODY
    assert match.is_quiet


def test_plant_109_burns_neutronium_for_three_eras_and_two_points() -> None:
    match = plant("109", workers=EVERYBODY, neutronium=1)
    assert match.who_can_go("ann", "own:109") == ["scientist", "genius"]

    assert travel(match, "scientist", "109") == [2, 3, 4]
    match.play("ann: era 2")

    assert (match.ann.neutronium, match.ann.points, match.ann.focus) == (0, 2, 2)

    match.pass_all()

    assert match.ann.tired == {"scientist": 1}
    assert match.is_quiet


def test_plant_110_reaches_four_eras_back_for_a_water() -> None:
    match = plant("110", workers=EVERYBODY, water=1)
    assert match.who_can_go("ann", "own:110") == ALL_TYPES

    assert travel(match, "administrator", "110") == [1, 2, 3, 4]
    match.play("ann: era 1")

    assert (match.ann.water, match.ann.focus) == (0, 1)

    match.pass_all()

    assert match.ann.tired == {"administrator": 1}
    assert match.is_quiet


def test_plant_111_reaches_three_eras_back_and_tires() -> None:
    match = plant("111", workers=EVERYBODY)
    assert match.who_can_go("ann", "own:111") == ALL_TYPES

    assert travel(match, "scientist", "111") == [2, 3, 4]
    match.play("ann: era 4")
    match.pass_all()

    assert match.ann.tired == {"scientist": 1}
    assert match.is_quiet


def power_plant_site(**ann) -> AnachronyScript:
    """Ann can pay for plant 111 and for nothing else."""
    return scenario(
        era=3,
        ann=seat(
            "harmony",
            workers={"scientist": 1},
            exosuits=1,
            titanium=2,
            neutronium=1,
            water=1,
            **ann,
        ),
        bob=seat("dominance", workers={"engineer": 1}, exosuits=1),
        stacks={"power_plant": ["111"], "life_support": ["315"]},
    )


def test_plant_111_lets_its_builder_retrieve_a_warp_tile_of_any_era() -> None:
    match = power_plant_site(warps={"gold": 1, "water": 3})
    match.play("ann: place scientist", "ann: hex:construct:1", "ann: build 111")

    assert match.asks("ann", "anachrony-ask-retrieve-warp") == ["warp:gold", "warp:water", "done"]

    match.play("ann: warp water")

    assert match.ann.warps == {"gold": 1}
    assert match.ann.travels == 0  # retrieving is not repaying
    assert match.is_quiet


def test_plant_111_forces_nobody_to_retrieve() -> None:
    match = power_plant_site(warps={"gold": 1})
    match.play("ann: place scientist", "ann: hex:construct:1", "ann: build 111", "ann: done")

    assert match.ann.warps == {"gold": 1}
    assert match.ann.tiles == ["111"]
    assert match.is_quiet


def test_plant_111_asks_nothing_of_a_builder_without_warp_tiles() -> None:
    match = power_plant_site()
    match.play("ann: place scientist", "ann: hex:construct:1", "ann: build 111")

    assert match.ann.tiles == ["111"]
    assert match.is_quiet


def test_plant_112_takes_a_water_for_each_era_and_gives_one_point() -> None:
    match = plant("112", workers=EVERYBODY, water=3)
    assert match.who_can_go("ann", "own:112") == ALL_TYPES

    assert travel(match, "engineer", "112") == [2, 3, 4]
    match.play("ann: era 3")

    assert (match.ann.water, match.ann.points, match.ann.focus) == (1, 1, 3)

    match.pass_all()

    assert match.ann.tired == {"engineer": 1}
    assert match.is_quiet


@pytest.mark.parametrize("edition", EDITIONS)
def test_plant_112_is_closed_to_who_has_no_water(edition: str) -> None:
    match = plant("112", edition=edition, workers=EVERYBODY)

    assert match.who_can_go("ann", "own:112") == []
    assert match.is_quiet


@pytest.mark.parametrize(("era", "left"), [(1, 0), (2, 1), (3, 1), (4, 1)])
def test_labs_replace_water_of_plant_112_but_one_is_always_paid(era: int, left: int) -> None:
    match = plant("112", "402", workers=EVERYBODY, water=2)

    assert travel(match, "scientist", "112") == [1, 2, 3, 4]
    match.play(f"ann: era {era}")

    assert match.ann.water == left
    assert match.ann.points == 1
    assert match.is_quiet


@pytest.mark.rule("anachrony#ANA-012")
def test_labs_do_not_open_plant_112_to_who_has_no_water() -> None:
    match = plant("112", "401", "402", workers=EVERYBODY)

    assert match.who_can_go("ann", "own:112") == []
    assert match.is_quiet


@pytest.mark.rule("anachrony#ANA-012")
def test_in_the_polish_text_labs_carry_plant_112_without_any_water() -> None:
    match = plant("112", "402", edition="polish", workers=EVERYBODY)

    assert travel(match, "scientist", "112") == [3, 4]
    match.play("ann: era 3")

    assert (match.ann.water, match.ann.points, match.ann.focus) == (0, 1, 3)
    assert match.is_quiet


def test_the_water_of_plant_112_is_paid_before_a_debt_of_water() -> None:
    match = plant("112", workers=EVERYBODY, water=3, warps={"water": 3})
    assert travel(match, "scientist", "112") == [2, 3, 4]

    match.play("ann: era 3")  # two of three water are gone, so the two owed cannot be repaid

    assert match.ann.water == 1
    assert match.ann.warps == {"water": 3}
    assert match.is_quiet


def test_a_debt_of_water_can_be_repaid_with_what_plant_112_left() -> None:
    match = plant("112", workers=EVERYBODY, water=4, warps={"water": 3})
    travel(match, "scientist", "112")

    match.play("ann: era 3", "ann: warp water")

    assert match.ann.water == 0
    assert match.ann.warps == {}
    assert match.ann.travels == 1
    assert match.is_quiet


def test_the_grand_reservoir_saves_a_water_at_plant_112() -> None:
    match = plant("grand_reservoir", "112", workers=EVERYBODY, water=1)

    assert travel(match, "scientist", "112") == [3, 4]
    match.play("ann: era 3")

    assert match.ann.water == 0
    assert match.is_quiet


@pytest.mark.rule("anachrony#goods")
def test_plant_113_takes_basic_resources_for_eras_and_points() -> None:
    match = plant("113", workers=EVERYBODY, titanium=2, gold=1)
    assert match.who_can_go("ann", "own:113") == ALL_TYPES
    match.play("ann: place administrator", "ann: own 113")

    assert match.asks("ann", "anachrony-ask-how-many") == ["number:1", "number:2", "number:3"]

    match.play("ann: number 2", "ann: titanium", "ann: gold", "ann: era 3")

    assert (match.ann.titanium, match.ann.gold) == (1, 0)
    assert (match.ann.points, match.ann.focus) == (2, 3)

    match.pass_all()

    assert match.ann.tired == {"administrator": 1}
    assert match.is_quiet


def test_plant_113_takes_more_resources_than_there_are_eras_in_the_past() -> None:
    match = plant("113", era=2, workers=EVERYBODY, uranium=3)

    match.play("ann: place scientist", "ann: own 113", "ann: number 3")

    assert (match.ann.uranium, match.ann.points, match.ann.focus) == (0, 3, 1)
    assert match.is_quiet


@pytest.mark.rule("anachrony#goods")
def test_plant_113_takes_no_neutronium() -> None:
    match = plant("113", workers=EVERYBODY, neutronium=3)

    assert match.who_can_go("ann", "own:113") == []
    assert match.is_quiet


@pytest.mark.rule("anachrony#ANA-012")
def test_labs_lengthen_the_way_of_plant_113_without_points() -> None:
    match = plant("113", "402", workers=EVERYBODY, gold=1)

    assert travel(match, "scientist", "113") == [2, 3, 4]  # one gold and the lab's two
    match.play("ann: era 2")

    assert (match.ann.gold, match.ann.points, match.ann.focus) == (0, 1, 2)
    assert match.is_quiet


@pytest.mark.parametrize("edition", EDITIONS)
def test_plant_113_is_closed_to_who_has_neither_resources_nor_labs(edition: str) -> None:
    match = plant("113", edition=edition, workers=EVERYBODY)

    assert match.who_can_go("ann", "own:113") == []
    assert match.is_quiet


def test_labs_do_not_open_plant_113_to_who_has_no_resources() -> None:
    match = plant("113", "401", "402", workers=EVERYBODY)

    assert match.who_can_go("ann", "own:113") == []
    assert match.is_quiet


@pytest.mark.rule("anachrony#ANA-012")
def test_in_the_polish_text_labs_carry_plant_113_without_payment_or_points() -> None:
    match = plant("113", "401", edition="polish", workers=EVERYBODY, gold=1)

    match.play("ann: place scientist", "ann: own 113")
    assert match.asks("ann", "anachrony-ask-how-many") == ["number:0", "number:1"]
    match.play("ann: number 0")

    assert (match.ann.gold, match.ann.points, match.ann.focus) == (1, 0, 4)
    assert match.is_quiet


def test_plant_114_travels_twice_for_one_water() -> None:
    match = plant(
        "114", workers=EVERYBODY, water=1, gold=1, uranium=1, warps={"gold": 2, "uranium": 4}
    )
    assert match.who_can_go("ann", "own:114") == ["scientist", "genius"]

    assert travel(match, "scientist", "114") == [2, 3, 4]
    match.play("ann: era 2", "ann: warp gold")

    # The second journey is counted from the current era again.
    assert match.asks("ann", "anachrony-ask-travel") == ["era:2", "era:3", "era:4", "done"]

    match.play("ann: era 4", "ann: warp uranium")

    assert match.ann.water == 0
    assert match.ann.warps == {}
    assert match.ann.travels == 2
    assert match.ann.focus == 4

    match.pass_all()

    assert match.ann.tired == {"scientist": 1}
    assert match.is_quiet


def test_plant_114_can_repay_two_debts_on_the_same_era() -> None:
    match = plant(
        "114", workers=EVERYBODY, water=1, gold=1, uranium=1, warps={"gold": 3, "uranium": 3}
    )
    travel(match, "genius", "114")

    match.play("ann: era 3", "ann: warp gold", "ann: era 3", "ann: warp uranium")

    assert match.ann.travels == 2
    assert match.is_quiet


def test_plant_114_forces_nobody_to_travel_a_second_time() -> None:
    match = plant("114", workers=EVERYBODY, water=1)
    travel(match, "scientist", "114")

    match.play("ann: era 2", "ann: done")

    assert match.ann.focus == 2
    assert match.is_quiet


def test_plant_115_burns_gold_for_three_eras_and_a_point() -> None:
    match = plant("115", workers=EVERYBODY, gold=1)
    assert match.who_can_go("ann", "own:115") == ALL_TYPES

    assert travel(match, "administrator", "115") == [2, 3, 4]
    match.play("ann: era 4")

    assert (match.ann.gold, match.ann.points, match.ann.focus) == (0, 1, 4)

    match.pass_all()

    assert match.ann.tired == {"administrator": 1}
    assert match.is_quiet


def test_progress_b_motivates_scientists_in_power_plants() -> None:
    match = scenario(
        era=3,
        options={"side": "B"},
        ann=seat("progress", tiles=["101"], workers={"scientist": 1}, exosuits=1),
        bob=seat("dominance", workers={"engineer": 1}, exosuits=1),
    )
    match.play("ann: place scientist", "ann: own 101")
    match.pass_all()

    assert match.ann.workers == {"scientist": 1}
    assert match.is_quiet


# Time travel.


@pytest.mark.rule("anachrony#time-travel")
@pytest.mark.parametrize("number", [str(number) for number in range(101, 116)])
def test_nobody_travels_in_the_first_era(number: str) -> None:
    match = plant(
        number, era=1, workers=EVERYBODY, titanium=1, uranium=1, gold=1, neutronium=1, water=4
    )

    assert match.who_can_go("ann", f"own:{number}") == []
    assert match.is_quiet


def test_range_counts_from_the_current_era_and_not_from_the_focus() -> None:
    match = plant("102", workers=EVERYBODY, focus=2)

    assert travel(match, "scientist", "102") == [3, 4]
    match.play("ann: era 4")

    assert match.ann.focus == 4
    assert match.is_quiet


def test_the_impact_does_not_lengthen_the_way() -> None:
    before = plant("101", era=4, workers=EVERYBODY)
    before.play("ann: place scientist", "ann: own 101")
    after = plant("101", era=5, workers=EVERYBODY)
    after.play("ann: place scientist", "ann: own 101")

    assert (before.ann.focus, after.ann.focus) == (3, 4)
    assert before.is_quiet
    assert after.is_quiet


def test_ranges_of_several_plants_do_not_add() -> None:
    match = plant("105", "101", workers=EVERYBODY)
    travel(match, "scientist", "105")
    match.play("ann: era 2", "bob: pass")

    match.play("ann: place engineer", "ann: own 101")

    assert match.ann.focus == 4  # one era back from now, not from era 2
    assert match.is_quiet


def test_the_focus_may_stay_where_it_is_if_that_is_in_range_and_a_debt_repaid_there() -> None:
    match = plant("102", workers=EVERYBODY, focus=3, gold=1, warps={"gold": 3})

    assert travel(match, "scientist", "102") == [3, 4]
    match.play("ann: era 3", "ann: warp gold")

    assert match.ann.focus == 3
    assert match.ann.travels == 1
    assert match.is_quiet


@pytest.mark.rule("anachrony#time-travel")
def test_the_marker_on_the_track_moves_only_when_a_debt_is_repaid() -> None:
    match = plant("102", workers=EVERYBODY, gold=1, warps={"gold": 3})
    travel(match, "scientist", "102")
    match.play("ann: era 3")

    assert match.asks("ann", "anachrony-ask-repay") == ["warp:gold", "done"]

    match.play("ann: done")

    assert match.ann.travels == 0
    assert match.ann.focus == 3
    assert match.ann.gold == 1
    assert match.is_quiet


@pytest.mark.rule("anachrony#time-travel")
def test_one_debt_is_repaid_per_journey_and_only_where_it_ends() -> None:
    match = plant(
        "102",
        workers=EVERYBODY,
        titanium=1,
        uranium=1,
        gold=1,
        warps={"titanium": 3, "uranium": 3, "gold": 4},
    )
    travel(match, "scientist", "102")
    match.play("ann: era 3")

    assert match.asks("ann", "anachrony-ask-repay") == ["warp:uranium", "warp:titanium", "done"]

    match.play("ann: warp titanium")

    assert match.ann.warps == {"uranium": 3, "gold": 4}
    assert (match.ann.titanium, match.ann.uranium, match.ann.gold) == (0, 1, 1)
    assert match.ann.travels == 1
    assert match.is_quiet


@pytest.mark.rule("anachrony#time-travel")
def test_each_warp_tile_is_repaid_with_what_it_brought() -> None:
    debts = ["neutronium", "uranium", "titanium", "gold", "water"]
    for debt in debts:
        goods: dict[str, Any] = {debt: 2 if debt == "water" else 1}
        match = plant("101", workers=EVERYBODY, warps={debt: 4}, **goods)
        match.play("ann: place scientist", "ann: own 101", f"ann: warp {debt}")

        assert match.ann.warps == {}
        assert getattr(match.ann, debt) == 0
        assert match.ann.travels == 1
        assert match.is_quiet


def test_a_debt_of_two_water_is_not_settled_with_one() -> None:
    match = plant("101", workers=EVERYBODY, water=1, warps={"water": 4})
    match.play("ann: place scientist", "ann: own 101")

    assert match.ann.warps == {"water": 4}
    assert match.is_quiet


@pytest.mark.rule("anachrony#time-travel")
def test_a_borrowed_worker_is_repaid_with_an_active_one_of_the_same_type() -> None:
    match = plant("101", workers=EVERYBODY, warps={"engineer": 4})
    match.play("ann: place scientist", "ann: own 101", "ann: warp engineer")

    assert match.ann.workers == {"administrator": 1, "genius": 1}
    assert match.ann.warps == {}
    assert match.is_quiet


@pytest.mark.rule("anachrony#workers", "anachrony#time-travel")
def test_neither_a_tired_worker_nor_a_genius_nor_the_traveller_repays_a_borrowed_one() -> None:
    match = plant(
        "101", workers={"genius": 1, "scientist": 1}, tired={"scientist": 1}, warps={"scientist": 4}
    )
    match.play("ann: place scientist", "ann: own 101")

    assert match.ann.warps == {"scientist": 4}
    assert match.ann.workers == {"genius": 1}
    assert match.is_quiet


@pytest.mark.rule("anachrony#time-travel")
def test_a_borrowed_exosuit_is_repaid_with_a_powered_one() -> None:
    match = plant("101", workers=EVERYBODY, warps={"exosuit": 4})
    match.play("ann: place scientist", "ann: own 101", "ann: warp exosuit")

    assert match.ann.exosuits == 0
    assert match.ann.own.suits == 6
    assert match.ann.warps == {}
    assert match.ann.travels == 1
    assert match.is_quiet


def test_at_the_end_of_the_track_debts_can_be_repaid_and_the_marker_stays() -> None:
    match = plant("101", workers=EVERYBODY, travels=8, gold=1, warps={"gold": 4})
    match.play("ann: place scientist", "ann: own 101", "ann: warp gold")

    assert match.ann.travels == 8
    assert match.ann.score["time_travel"] == 16
    assert match.ann.warps == {}
    assert match.is_quiet


@pytest.mark.parametrize(
    ("side", "path", "points"),
    [
        ("A", "salvation", [0, 2, 4, 6, 8, 10, 12, 14, 16]),
        ("B", "harmony", [0, 2, 4, 6, 8, 10, 12, 14, 16]),
        ("B", "dominance", [0, 2, 4, 6, 8, 10, 12, 12, 12]),
        ("B", "progress", [0, 1, 2, 4, 8, 10, 12, 14, 16]),
        ("B", "salvation", [0, 2, 4, 6, 8, 12, 14, 16, 20]),
    ],
)
def test_the_time_travel_track_scores_as_printed(side: str, path: str, points: list[int]) -> None:
    scored = []
    for travels in range(9):
        match = scenario(
            options={"side": side},
            ann=seat(path, travels=travels, workers={"scientist": 1}, exosuits=1),
            bob=seat("harmony" if path != "harmony" else "dominance"),
        )
        scored.append(match.ann.score["time_travel"])
        assert match.is_quiet

    assert scored == points


def test_the_focus_stays_in_the_past_for_the_rest_of_the_era() -> None:
    match = plant("105", workers=EVERYBODY)
    travel(match, "scientist", "105")
    match.play("ann: era 2", "bob: place engineer", "bob: purify")

    assert match.ann.focus == 2

    match.pass_all()

    assert match.ann.focus == 6
    assert match.is_quiet


def test_labs_lengthen_every_power_plant_and_add_up() -> None:
    match = plant("101", "401", workers=EVERYBODY)
    assert travel(match, "scientist", "101") == [3, 4]
    match.play("ann: era 3")
    assert match.is_quiet

    match = plant("101", "401", "402", workers=EVERYBODY)
    assert travel(match, "scientist", "101") == [1, 2, 3, 4]
    match.play("ann: era 1")
    assert match.is_quiet


def test_temporal_tourism_reaches_three_eras_and_labs_do_not_lengthen_it() -> None:
    match = plant("temporal_tourism", "402", workers=EVERYBODY)

    match.play("ann: free temporal_tourism")

    assert match.asks("ann", "anachrony-ask-travel") == ["era:2", "era:3", "era:4"]

    match.play("ann: era 2")

    assert match.ann.focus == 2
    assert match.is_quiet


def test_temporal_tourism_repays_debts_like_a_power_plant() -> None:
    match = plant("temporal_tourism", workers=EVERYBODY, gold=1, warps={"gold": 3})

    match.play("ann: free temporal_tourism", "ann: era 3", "ann: warp gold")

    assert match.ann.travels == 1
    assert match.ann.warps == {}
    assert match.is_quiet


def test_temporal_tourism_is_not_offered_in_the_first_era() -> None:
    match = plant("temporal_tourism", era=1, workers={"genius": 1})

    assert match.asks("ann") == ["place:genius", "free:force_workers", "pass"]
    assert match.is_quiet
