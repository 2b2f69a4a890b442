"""The collapsing Capital: what each of the fifteen tiles adds, how they flip, how it ends."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.games.anachrony.editions import EDITIONS
from chronotable.testing.anachrony import AnachronyScript, SeatPlan, scenario, seat

pytestmark = pytest.mark.rule("anachrony#collapse")

BOB = seat("dominance", workers={"engineer": 1}, exosuits=1)
OTHER = {
    "construct": "construct_discount_neutronium",
    "recruit": "recruit_morale",
    "research": "research_points",
}


def tile(name: str, ann: SeatPlan, **table) -> AnachronyScript:
    """The tile lies on the first hex of its action, in era 5."""
    action = name.partition("_")[0]
    other = OTHER[action] if OTHER[action] != name else f"{action}_again"
    return scenario(era=5, ann=ann, bob=BOB, collapses={action: [name, other]}, **table)


def builder(worker: str = "scientist", count: int = 1, **has) -> SeatPlan:
    return seat("harmony", workers={worker: count}, exosuits=2, **has)


# Who may do what.


@pytest.mark.rule("anachrony#workers")
def test_a_tile_keeps_the_limits_and_bonuses_of_workers() -> None:
    """Nobody is let in by a tile, and an engineer saves a titanium besides what the tile saves."""
    everybody = {"scientist": 1, "engineer": 1, "administrator": 1, "genius": 1}
    match = scenario(
        era=5,
        ann=seat("harmony", workers=everybody, exosuits=2, titanium=1, water=1),
        bob=BOB,
        collapses={
            "construct": ["construct_discount_basic", "construct_again"],
            "recruit": ["recruit_morale", "recruit_again"],
            "research": ["research_points", "research_again"],
        },
        stacks={"lab": ["401", "402"]},
        recruits={"scientist": 1},
    )

    assert match.who_can_go("ann", "hex:construct:1") == ["scientist", "engineer", "genius"]
    assert match.who_can_go("ann", "hex:recruit:1") == ["engineer", "administrator", "genius"]
    assert match.who_can_go("ann", "hex:research:1") == ["scientist", "genius"]
    match.play("ann: place engineer", "ann: hex:construct:1", "ann: build 401")
    assert match.ann.tiles == ["401"]  # for 2 titanium and 1 uranium less a titanium and a uranium
    assert match.ann.titanium == match.ann.water == 0
    assert match.is_quiet


# Construct.


def test_construct_costs_a_basic_resource_less() -> None:
    match = tile(
        "construct_discount_basic",
        builder(titanium=2, water=1),
        stacks={"lab": ["401", "402"]},
    )

    match.play("ann: place scientist", "ann: hex:construct:1", "ann: build 401")

    assert match.ann.tiles == ["401"]  # the uranium was saved
    assert match.ann.titanium == match.ann.water == 0
    assert match.is_quiet


def test_the_saved_resource_is_chosen_where_there_is_a_choice() -> None:
    match = tile(
        "construct_discount_basic",
        builder(titanium=2, uranium=1, water=1),
        stacks={"lab": ["401", "402"]},
    )

    match.play("ann: place scientist", "ann: hex:construct:1", "ann: build 401")

    assert match.asks("ann", "anachrony-ask-discount") == ["resource:titanium", "resource:uranium"]
    match.play("ann: uranium")
    assert match.ann.uranium == 1
    assert match.ann.titanium == 0
    assert match.is_quiet


def test_construct_costs_a_neutronium_less() -> None:
    match = tile(
        "construct_discount_neutronium",
        builder(titanium=2, water=1),
        stacks={"power_plant": ["101", "102"]},
    )

    match.play("ann: place scientist", "ann: hex:construct:1", "ann: build 101")

    assert match.ann.tiles == ["101"]
    assert match.is_quiet


@pytest.mark.rule("anachrony#construct")
def test_a_discount_gives_nothing_back() -> None:
    match = tile(
        "construct_discount_neutronium",
        builder(titanium=2, neutronium=1),
        stacks={"life_support": ["303", "305"]},
    )

    match.play("ann: place scientist", "ann: hex:construct:1")

    assert match.ann.neutronium == 1
    assert match.ann.titanium == 0
    assert match.is_quiet


@pytest.mark.parametrize(("tiles", "points"), [([], 1), (["305"], 2), (["305", "306"], 3)])
def test_a_building_scores_by_its_sector(tiles: list[str], points: int) -> None:
    match = tile(
        "construct_sector_points",
        builder(titanium=2, uranium=1, gold=1, water=2, tiles=tiles),
        stacks={"life_support": ["303", "307"]},
    )

    match.play("ann: place scientist", "ann: hex:construct:1", "ann: build 303")

    assert match.ann.points == points
    assert match.is_quiet


SUPERPROJECT: dict[str, Any] = {
    "titanium": 2,
    "gold": 2,
    "water": 4,
    "breakthroughs": ["circle society"],
}


@pytest.mark.parametrize(
    ("name", "points"),
    [("construct_superproject_points", 2), ("construct_sector_points", 0)],
)
def test_a_superproject_scores_on_its_own_tile_only(name: str, points: int) -> None:
    match = tile(name, builder(**SUPERPROJECT), superprojects={5: "welfare_society"})

    match.play(
        "ann: place scientist",
        "ann: hex:construct:1",
        "ann: build welfare_society",
        "ann: sector 1",
    )

    assert match.ann.tiles == ["welfare_society"]
    assert match.ann.points == points
    assert match.is_quiet


def test_a_building_scores_nothing_on_the_tile_for_superprojects() -> None:
    match = tile(
        "construct_superproject_points",
        builder(titanium=2),
        stacks={"life_support": ["303", "305"]},
    )

    match.play("ann: place scientist", "ann: hex:construct:1")

    assert match.ann.points == 0
    assert match.is_quiet


@pytest.mark.rule("anachrony#ANA-049")
def test_construct_may_be_taken_once_more() -> None:
    match = tile(
        "construct_again",
        builder("engineer", titanium=2, uranium=1, water=1),
        stacks={"life_support": ["303", "305", "307"]},
    )

    match.play("ann: place engineer", "ann: hex:construct:1", "ann: build 303")
    assert match.asks("ann", "anachrony-ask-again") == ["yes", "no"]
    match.play("ann: yes", "ann: build 305")

    assert match.ann.tiles == ["303", "305"]
    assert match.ann.titanium == 0  # the engineer saved one titanium each time
    assert match.is_quiet


@pytest.mark.rule("anachrony#ANA-049")
def test_a_second_construct_may_be_declined() -> None:
    match = tile(
        "construct_again",
        builder("engineer", titanium=3, uranium=1, water=1),
        stacks={"life_support": ["303", "305", "307"]},
    )

    match.play("ann: place engineer", "ann: hex:construct:1", "ann: build 303", "ann: no")

    assert match.ann.tiles == ["303"]
    assert match.is_quiet


# Recruit.


def recruiter(worker: str = "administrator", **has) -> SeatPlan:
    return builder(worker, **has)


def test_the_recruit_bonus_is_received_twice() -> None:
    match = tile("recruit_bonus_twice", recruiter(), recruits={"engineer": 1})

    match.play("ann: place administrator", "ann: hex:recruit:1")

    assert match.ann.energy_core == 2
    assert match.is_quiet


def test_a_recruited_genius_may_bring_two_different_bonuses() -> None:
    match = tile("recruit_bonus_twice", recruiter(), recruits={"genius": 1})

    match.play("ann: place administrator", "ann: hex:recruit:1", "ann: offer 1", "ann: offer 3")

    assert match.ann.water == 2
    assert match.ann.points == 1
    assert match.is_quiet


def test_recruit_brings_a_powered_exosuit() -> None:
    match = tile("recruit_exosuit", recruiter(), recruits={"scientist": 1})

    match.play("ann: place administrator", "ann: hex:recruit:1")

    assert match.ann.exosuits == 2
    assert match.ann.own.suits == 3
    assert match.is_quiet


def test_recruit_raises_morale() -> None:
    match = tile("recruit_morale", recruiter(), recruits={"scientist": 1})

    match.play("ann: place administrator", "ann: hex:recruit:1")

    assert match.ann.morale == 4
    assert match.is_quiet


@pytest.mark.parametrize("edition", EDITIONS)
def test_recruit_wakes_all_tired_workers(edition: str) -> None:
    """ANA-021. The Polish text has it the wrong way round: a slip of the translator."""
    match = tile(
        "recruit_wake",
        recruiter(tired={"engineer": 2, "genius": 1}),
        recruits={"scientist": 1},
        options={"edition": edition},
    )

    match.play("ann: place administrator", "ann: hex:recruit:1")

    assert match.ann.workers == {"scientist": 1, "engineer": 2, "genius": 1}
    assert match.ann.tired == {}
    assert match.is_quiet


def test_recruit_may_be_taken_once_more() -> None:
    match = tile(
        "recruit_again",
        recruiter("engineer"),
        recruits={"scientist": 1, "genius": 1, "administrator": 1},
    )

    match.play("ann: place engineer", "ann: hex:recruit:1", "ann: administrator", "ann: yes")

    assert match.ann.workers == {"administrator": 1, "scientist": 1}  # no genius for an engineer
    assert match.ann.water == 2
    assert match.ann.points == 1
    assert match.is_quiet


def test_an_empty_pool_cannot_be_recruited_from_again() -> None:
    match = tile("recruit_again", recruiter("engineer"), recruits={"scientist": 1, "genius": 1})

    match.play("ann: place engineer", "ann: hex:recruit:1")

    assert match.ann.workers == {"scientist": 1}
    assert match.is_quiet


# Research.


def test_both_research_dice_may_be_set() -> None:
    match = tile("research_set_both_dice", builder())

    match.play("ann: place scientist", "ann: hex:research:1", "ann: genetics", "ann: square")

    assert match.ann.breakthroughs == ["square genetics"]
    assert match.is_quiet


def test_research_scores_two_points() -> None:
    match = tile("research_points", builder(), rolls=[4])

    match.play("ann: place scientist", "ann: hex:research:1", "ann: genetics")

    assert match.ann.breakthroughs == ["square genetics"]
    assert match.ann.points == 2
    assert match.is_quiet


def test_research_may_lead_to_a_superproject() -> None:
    match = tile(
        "research_superproject",
        builder(titanium=2, gold=2, water=4),
        superprojects={5: "welfare_society"},
        rolls=[0],
    )

    match.play("ann: place scientist", "ann: hex:research:1", "ann: society")
    assert match.asks("ann", "anachrony-ask-superproject") == ["yes", "no"]
    match.play("ann: yes", "ann: sector 1")

    assert match.ann.tiles == ["welfare_society"]
    assert match.ann.breakthroughs == []
    assert match.is_quiet


@pytest.mark.parametrize(("worker", "able"), [("scientist", False), ("genius", True)])
def test_a_genius_counts_as_an_engineer_for_that_superproject(worker: str, able: bool) -> None:
    match = tile(
        "research_superproject",
        builder(worker, titanium=1, gold=2, water=4),
        superprojects={5: "welfare_society"},
        rolls=[0],
    )

    match.play(f"ann: place {worker}", "ann: hex:research:1", "ann: society")

    assert (match.match.pending[0].prompt == "anachrony-ask-superproject") is able
    if able:
        match.play("ann: yes", "ann: sector 1")
    assert match.is_quiet


def test_research_may_be_taken_once_more() -> None:
    match = tile("research_again", builder(), rolls=[4, 0])

    match.play("ann: place scientist", "ann: hex:research:1", "ann: genetics", "ann: yes")
    match.play("ann: warfare")

    assert match.ann.breakthroughs == ["circle warfare", "square genetics"]
    assert match.is_quiet


# All tiles.


@pytest.mark.rule("anachrony#ANA-037")
def test_hexes_cost_no_water_after_the_impact() -> None:
    match = tile("research_set_both_dice", builder())

    match.play("ann: place scientist", "ann: hex:research:2", "ann: genetics")

    assert match.ann.points == 2  # the tile on the second hex
    assert match.is_quiet


@pytest.mark.rule("anachrony#clean-up")
def test_a_tile_is_flipped_when_an_exosuit_is_taken_from_it() -> None:
    match = tile("research_set_both_dice", builder())

    match.play("ann: place scientist", "ann: hex:research:2", "ann: genetics")
    assert match.state.flipped == [[0, 0], [0, 0], [0, 0]]
    match.play("bob: pass")

    assert match.state.era == 5
    assert match.state.flipped == [[0, 0], [0, 0], [0, 1]]
    assert match.is_quiet


def test_a_flipped_tile_is_gone_for_good() -> None:
    match = scenario(
        era=5,
        ann=builder(),
        bob=BOB,
        flipped=["research:1"],
        collapses={"research": ["research_again", "research_points"]},
    )

    match.play("ann: place scientist")

    assert "hex:research:1" not in match.asks("ann", "anachrony-ask-place")
    assert "hex:research:2" in match.asks("ann", "anachrony-ask-place")


def test_tiles_that_nobody_used_stay() -> None:
    match = scenario(era=5, ann=builder(), bob=BOB)

    match.play("ann: pass", "bob: pass")

    assert match.state.flipped == [[0, 0], [0, 0], [0, 0]]
    assert match.is_quiet


ALL_BUT_ONE = ["construct:1", "construct:2", "recruit:1", "recruit:2", "research:1"]


@pytest.mark.rule("anachrony#end", "anachrony#goal")
@pytest.mark.parametrize("era", [5, 6, 7])
def test_the_game_ends_after_the_era_in_which_the_last_tile_flips(era: int) -> None:
    match = scenario(
        era=era,
        ann=builder(),
        bob=BOB,
        flipped=ALL_BUT_ONE,
        collapses={"research": ["research_again", "research_points"]},
    )

    match.play("ann: place scientist", "ann: hex:research:2", "ann: genetics")
    assert not match.over
    match.play("bob: pass")

    assert match.over
    assert match.reason == "collapse"
    assert match.winners == ["ann"]


def test_the_game_goes_on_while_a_tile_is_left() -> None:
    match = scenario(era=6, ann=builder(), bob=BOB, flipped=ALL_BUT_ONE)

    match.play("ann: pass", "bob: pass")

    assert not match.over
    assert match.state.era == 6
    assert match.is_quiet


@pytest.mark.rule("anachrony#end", "anachrony#goal")
def test_the_game_ends_after_the_seventh_era() -> None:
    match = scenario(era=7, ann=builder(), bob=BOB)

    match.play("ann: pass", "bob: pass")

    assert match.over
    assert match.reason == "eras"


def test_four_players_must_use_up_three_tiles_of_each_action() -> None:
    match = scenario(
        era=5,
        ann=builder(),
        bob=BOB,
        cid=seat("progress"),
        dan=seat("salvation"),
        flipped=[*ALL_BUT_ONE, "construct:3", "recruit:3"],
        collapses={"research": ["research_again", "research_points", "research_superproject"]},
    )

    match.play("ann: place scientist", "ann: hex:research:3", "ann: genetics", "bob: pass")

    assert not match.over
    assert match.state.flipped[2] == [1, 0, 1]
