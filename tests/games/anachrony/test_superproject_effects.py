"""What each of the eighteen superprojects does."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.games.anachrony.editions import EDITIONS
from chronotable.testing.anachrony import AnachronyScript, scenario, seat
from tests.games.anachrony.superprojects import BOB, can_found, found, founding, places


def owning(*projects: str, path: str = "harmony", exosuits: int = 1, **ann) -> AnachronyScript:
    """Era 3, and Ann owns these superprojects or buildings."""
    return scenario(
        era=3,
        ann=seat(path, tiles=projects, exosuits=exosuits, **ann),
        bob=BOB,
        recruits={"scientist": 1, "engineer": 1, "genius": 1},
        mine={"titanium": 1, "gold": 1},
    )


DRILL: dict[str, Any] = {
    "titanium": 3,
    "gold": 1,
    "tired": {"engineer": 1},
    "breakthroughs": ["square warfare"],
}


def test_anti_gravity_field_makes_each_construction_a_resource_cheaper() -> None:
    match = scenario(
        era=3,
        stacks={"factory": ["201"]},
        ann=seat(
            "harmony",
            tiles=["anti_gravity_field", "305", "306", "413"],
            workers={"scientist": 1},
            exosuits=1,
            titanium=2,
            gold=1,
        ),
        bob=BOB,
    )

    match.play("ann: place scientist", "ann: hex:construct:1")

    assert match.asks("ann", "anachrony-ask-discount") == ["resource:titanium", "resource:gold"]

    match.play("ann: gold")

    assert (match.ann.titanium, match.ann.gold) == (0, 1)
    assert match.is_quiet


def test_anti_gravity_field_gives_what_is_lacking() -> None:
    match = scenario(
        era=3,
        stacks={"factory": ["201"]},
        ann=seat(
            "harmony",
            tiles=["anti_gravity_field", "305", "306", "307", "413"],
            workers={"engineer": 1},
            exosuits=1,
            titanium=1,
        ),
        bob=BOB,
    )

    match.play("ann: place engineer", "ann: hex:construct:1")

    assert match.ann.tiles == ["anti_gravity_field", "201", "305", "306", "307", "413"]
    assert match.ann.titanium == 0
    assert match.is_quiet


def test_anti_gravity_field_also_serves_superprojects_but_never_neutronium_or_water() -> None:
    plan: dict[str, Any] = {
        "workers": {"scientist": 1},
        "tiles": ["anti_gravity_field"],
        "breakthroughs": ["triangle time_travel"],
    }

    def tourism(**goods: Any) -> bool:
        return can_found(founding("temporal_tourism", **plan, **goods), "temporal_tourism")

    assert tourism(titanium=2, neutronium=1, water=3)
    assert not tourism(titanium=1, neutronium=1, water=3)
    assert not tourism(titanium=3, neutronium=0, water=3)
    assert not tourism(titanium=3, neutronium=1, water=2)


def test_archive_of_the_eras_adds_a_point_to_each_step_on_the_time_travel_track() -> None:
    match = owning("archive_of_the_eras", travels=3)

    assert match.ann.score["time_travel"] == 6 + 3
    assert match.is_quiet


def test_cloning_vat_makes_a_tired_twin_of_the_worker_used() -> None:
    match = owning("cloning_vat", workers={"administrator": 1})

    match.play("ann: place administrator", "ann: own cloning_vat")

    assert match.ann.tired == {"administrator": 1}

    match.pass_all()

    assert match.ann.tired == {"administrator": 2}
    assert match.is_quiet


def test_cloning_vat_clones_a_genius_too() -> None:
    match = owning("cloning_vat", workers={"genius": 1})

    match.play("ann: place genius", "ann: own cloning_vat")

    assert match.ann.tired == {"genius": 1}
    assert match.is_quiet


@pytest.mark.rule("anachrony#ANA-001")
def test_in_a_limited_supply_the_cloning_vat_needs_a_twin_that_is_left() -> None:
    """ANA-001. All fifteen geniuses are out, so only an engineer is cloned."""
    match = scenario(
        era=3,
        ann=seat(
            "harmony",
            tiles=["cloning_vat"],
            workers={"genius": 1, "engineer": 1},
            tired={"genius": 14},
            exosuits=1,
        ),
        bob=BOB,
        recruits={"scientist": 1},
        options={"supply": "limited"},
    )

    assert match.who_can_go("ann", "own:cloning_vat") == ["engineer"]


def test_continuum_stabilizer_retrieves_up_to_three_warp_tiles_when_built() -> None:
    match = founding(
        "continuum_stabilizer",
        workers={"scientist": 1},
        titanium=2,
        gold=2,
        breakthroughs=["square time_travel"],
        warps={"gold": 1, "water": 1, "uranium": 2, "titanium": 3},
    )

    found(match, "continuum_stabilizer")
    match.play("ann: sector:1", "ann: warp:gold", "ann: warp:uranium", "ann: warp:titanium")

    assert match.ann.warps == {"water": 1}
    assert match.ann.travels == 0  # nothing was repaid
    assert match.is_quiet


def test_continuum_stabilizer_may_stop_early() -> None:
    match = founding(
        "continuum_stabilizer",
        workers={"scientist": 1},
        titanium=2,
        gold=2,
        breakthroughs=["square time_travel"],
        warps={"gold": 1, "water": 1},
    )

    found(match, "continuum_stabilizer")
    match.play("ann: sector:1", "ann: warp:gold", "ann: done")

    assert match.ann.warps == {"water": 1}
    assert match.is_quiet


@pytest.mark.parametrize("edition", EDITIONS)
def test_dark_matter_converter_turns_a_worker_into_an_active_genius(edition: str) -> None:
    match = scenario(
        era=3,
        options={"edition": edition},
        ann=seat("harmony", tiles=["dark_matter_converter"], tired={"engineer": 1}, exosuits=1),
        bob=BOB,
    )

    match.play("ann: free dark_matter_converter", "ann: offer:1")

    assert match.ann.workers == {"genius": 1}
    assert match.ann.tired == {}
    assert "free:dark_matter_converter" not in match.asks("ann")  # once an era
    assert match.is_quiet


def test_dark_matter_converter_gives_neutronium_or_an_energy_core_instead() -> None:
    for offer, good in (("offer:2", "neutronium"), ("offer:3", "energy_core")):
        match = owning("dark_matter_converter", workers={"scientist": 2, "engineer": 1})

        match.play("ann: free dark_matter_converter", "ann: worker:engineer", f"ann: {offer}")

        assert getattr(match.ann, good) == 1
        assert match.ann.workers == {"scientist": 2}
        assert match.is_quiet


def test_dark_matter_converter_needs_a_worker_who_is_not_busy() -> None:
    match = owning("dark_matter_converter", workers={"engineer": 1}, exosuits=2)

    match.play("ann: place engineer", "ann: purify", "bob: pass")

    assert match.state.phase != "action"  # she has nothing left to do and passes
    assert match.is_quiet


def test_exocrawler_sends_a_worker_out_besides_the_turn() -> None:
    match = owning("exocrawler", workers={"scientist": 1, "engineer": 1}, exosuits=2)

    match.play("ann: free exocrawler", "ann: worker:scientist", "ann: purify")

    assert match.ann.water == 4
    assert match.ann.exosuits == 1
    assert "free:exocrawler" not in match.asks("ann", "anachrony-ask-turn")

    match.play("ann: place engineer", "ann: hex:mine:top", "ann: gold")

    assert (match.ann.gold, match.ann.uranium) == (1, 1)
    assert match.asks("bob", "anachrony-ask-turn")
    assert match.is_quiet


def test_exocrawler_needs_a_powered_exosuit_and_an_active_worker() -> None:
    suitless = owning("exocrawler", "305", workers={"scientist": 1}, exosuits=0)
    tired = owning("exocrawler", tired={"scientist": 1})

    assert "free:exocrawler" not in suitless.asks("ann")
    assert "free:exocrawler" not in tired.asks("ann")
    assert suitless.is_quiet


def test_a_worker_of_the_exocrawler_comes_home_as_from_any_placement() -> None:
    match = owning("exocrawler", workers={"scientist": 1, "engineer": 1}, exosuits=2)

    match.play("ann: free exocrawler", "ann: worker:engineer", "ann: hex:mine:top", "ann: gold")
    match.pass_all()

    assert match.ann.workers == {"scientist": 1, "engineer": 1}  # a miner stays motivated
    assert match.is_quiet


def test_neutronium_research_center_opens_with_two_researches() -> None:
    match = scenario(
        era=3,
        superprojects={3: "neutronium_research_center"},
        rolls=[0, 4],
        ann=seat(
            "harmony",
            workers={"engineer": 1},
            tired={"scientist": 1},
            exosuits=1,
            titanium=2,
            neutronium=2,
            breakthroughs=["circle technology"],
        ),
        bob=BOB,
    )

    found(match, "neutronium_research_center", "engineer")
    match.play("ann: sector:1", "ann: yes", "ann: icon:genetics", "ann: yes", "ann: shape:square")

    assert match.ann.breakthroughs == ["circle genetics", "square society"]
    assert match.is_quiet


def test_neutronium_research_center_may_be_content_with_one_research() -> None:
    match = scenario(
        era=3,
        superprojects={3: "neutronium_research_center"},
        rolls=[0],
        ann=seat(
            "harmony",
            workers={"scientist": 1},
            tired={"scientist": 1},
            exosuits=1,
            titanium=3,
            neutronium=2,
            breakthroughs=["circle technology"],
        ),
        bob=BOB,
    )

    found(match, "neutronium_research_center")
    match.play("ann: sector:1", "ann: yes", "ann: icon:genetics", "ann: no")

    assert match.ann.breakthroughs == ["circle genetics"]
    assert match.is_quiet


def test_outback_conditioner_takes_a_capital_action_at_home() -> None:
    match = owning("outback_conditioner", workers={"administrator": 1}, water=2)

    match.play("ann: place administrator", "ann: own outback_conditioner", "ann: worker:genius")

    # An administrator neither builds nor researches, so recruiting is taken without asking.
    assert match.asks("ann", "anachrony-ask-gain")

    match.play("ann: offer:1")

    assert match.ann.water == 2
    assert match.ann.workers == {"genius": 1}
    assert match.ann.exosuits == 1  # none was needed
    assert match.is_quiet


def test_outback_conditioner_gives_an_engineer_the_discount_and_bars_the_genius() -> None:
    match = scenario(
        era=3,
        stacks={"life_support": ["305"]},
        recruits={"genius": 1},
        ann=seat(
            "harmony",
            tiles=["outback_conditioner"],
            workers={"engineer": 1},
            exosuits=1,
            titanium=1,
            water=2,
        ),
        bob=BOB,
    )

    match.play("ann: place engineer", "ann: own outback_conditioner")

    assert match.ann.tiles == ["outback_conditioner", "305"]
    assert match.ann.titanium == 0
    assert match.is_quiet


def test_outback_conditioner_lets_a_scientist_research_or_construct_but_not_recruit() -> None:
    match = scenario(
        era=3,
        rolls=[0],
        stacks={"life_support": ["305"]},
        recruits={"engineer": 1},
        ann=seat(
            "harmony",
            tiles=["outback_conditioner"],
            workers={"scientist": 1},
            exosuits=1,
            titanium=2,
            water=2,
        ),
        bob=BOB,
    )

    match.play("ann: place scientist", "ann: own outback_conditioner")

    assert match.asks("ann", "anachrony-ask-capital") == ["capital:construct", "capital:research"]

    match.play("ann: research", "ann: icon:warfare")

    assert match.ann.breakthroughs == ["circle warfare"]
    assert match.ann.water == 0
    assert match.is_quiet


def test_outback_conditioner_is_closed_without_two_water_or_without_an_action() -> None:
    dry = owning("outback_conditioner", workers={"scientist": 1}, water=1)
    idle = scenario(
        era=3,
        ann=seat(
            "harmony",
            tiles=["outback_conditioner"],
            workers={"administrator": 1},
            exosuits=1,
            water=2,
        ),
        bob=BOB,
    )

    assert dry.who_can_go("ann", "own:outback_conditioner") == []
    assert idle.who_can_go("ann", "own:outback_conditioner") == []  # nobody to recruit


def test_outback_conditioner_keeps_its_water_in_mind_when_it_builds() -> None:
    match = scenario(
        era=3,
        stacks={"lab": ["413"]},
        ann=seat(
            "harmony",
            tiles=["outback_conditioner", "301", "303", "305"],
            workers={"scientist": 1, "engineer": 1},
            exosuits=1,
            titanium=2,
            uranium=1,
            water=2,
        ),
        bob=BOB,
    )

    # A lab needs one water more than is left after the two for the Conditioner.
    assert match.who_can_go("ann", "own:outback_conditioner") == ["scientist"]  # to research
    assert match.is_quiet


def test_outback_conditioner_can_found_the_superproject_at_the_focus() -> None:
    match = scenario(
        era=3,
        superprojects={3: "tectonic_drill"},
        ann=seat(
            "harmony",
            tiles=["outback_conditioner"],
            workers={"engineer": 1},
            exosuits=1,
            water=2,
            **{**DRILL, "titanium": 2},
        ),
        bob=BOB,
    )

    match.play(
        "ann: place engineer",
        "ann: own outback_conditioner",
        "ann: build tectonic_drill",
        "ann: sector:4",
    )

    assert match.ann.tiles == ["outback_conditioner", "tectonic_drill"]
    assert match.is_quiet


def test_particle_collider_makes_neutronium_of_two_resources_in_any_mix() -> None:
    match = owning("particle_collider", titanium=1, gold=1, uranium=1, workers={"engineer": 1})

    match.play("ann: free particle_collider", "ann: uranium", "ann: gold")

    assert (match.ann.neutronium, match.ann.titanium) == (1, 1)
    assert (match.ann.uranium, match.ann.gold) == (0, 0)
    assert "free:particle_collider" not in match.asks("ann")
    assert match.is_quiet


def test_particle_collider_works_the_other_way_round() -> None:
    match = owning("particle_collider", neutronium=1, workers={"engineer": 1})

    match.play("ann: free particle_collider", "ann: uranium", "ann: gold")

    assert (match.ann.neutronium, match.ann.uranium, match.ann.gold) == (0, 1, 1)
    assert match.is_quiet


def test_particle_collider_offers_both_ways_to_who_has_both() -> None:
    match = owning("particle_collider", neutronium=1, titanium=2, workers={"engineer": 1})

    match.play("ann: free particle_collider")

    assert match.asks("ann", "anachrony-ask-trade") == ["offer:1", "offer:2"]

    match.play("ann: offer:1")

    assert (match.ann.neutronium, match.ann.titanium) == (2, 0)
    assert match.is_quiet


def test_particle_collider_needs_something_to_exchange() -> None:
    match = owning("particle_collider", titanium=1, workers={"engineer": 1})

    assert "free:particle_collider" not in match.asks("ann")
    assert match.is_quiet


def chameleon(*, bob_tiles: list[str], **ann) -> AnachronyScript:
    return scenario(
        era=3,
        ann=seat("harmony", exosuits=1, **{"workers": {"genius": 1}, **ann}),
        bob=seat("progress", workers={"engineer": 2}, exosuits=2, tiles=bob_tiles),
        recruits={"scientist": 1},
    )


def test_quantum_chameleon_copies_the_work_of_another_player_for_its_price() -> None:
    match = chameleon(tiles=["quantum_chameleon"], bob_tiles=["205", "310"], water=1)

    match.play("ann: place genius", "ann: own quantum_chameleon")

    assert match.asks("ann", "anachrony-ask-copy") == ["tile:205", "tile:310"]

    match.play("ann: tile:205")

    assert (match.ann.gold, match.ann.water) == (2, 0)

    match.pass_all()

    assert match.ann.tired == {"genius": 1}
    assert match.is_quiet


def test_a_genius_comes_home_motivated_from_a_copied_work_that_motivates() -> None:
    match = chameleon(tiles=["quantum_chameleon"], bob_tiles=["201"])

    match.play("ann: place genius", "ann: own quantum_chameleon")
    match.pass_all()

    assert match.ann.titanium == 2
    assert match.ann.workers == {"genius": 1}
    assert match.is_quiet


def test_a_genius_dies_of_a_copied_work_that_kills() -> None:
    match = chameleon(tiles=["quantum_chameleon"], bob_tiles=["310"])

    match.play("ann: place genius", "ann: own quantum_chameleon")
    match.pass_all()

    assert match.ann.water >= 7
    assert (match.ann.workers, match.ann.tired) == ({}, {})
    assert match.is_quiet


def test_a_genius_counts_as_the_administrator_whom_a_copied_work_motivates() -> None:
    match = chameleon(tiles=["quantum_chameleon"], bob_tiles=["408"], tired={"scientist": 1})

    match.play("ann: place genius", "ann: own quantum_chameleon")
    match.pass_all()

    assert match.ann.workers == {"scientist": 1, "genius": 1}
    assert match.is_quiet


def test_quantum_chameleon_copies_a_building_that_is_occupied() -> None:
    match = scenario(
        era=3,
        bob=seat("progress", workers={"engineer": 2}, exosuits=2, tiles=["212"]),
        ann=seat("harmony", tiles=["quantum_chameleon"], workers={"genius": 1}, exosuits=1),
    )

    match.play("bob: place engineer", "bob: own 212")
    match.play("ann: place genius", "ann: own quantum_chameleon")

    assert match.ann.energy_core == 1
    assert match.is_quiet


def test_quantum_chameleon_copies_own_tiles_and_superprojects() -> None:
    match = chameleon(tiles=["quantum_chameleon", "cloning_vat"], bob_tiles=[])

    match.play("ann: place genius", "ann: own quantum_chameleon")

    assert match.ann.tired == {"genius": 1}  # the Vat was the only work to copy
    assert match.is_quiet


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_quantum_chameleon_copies_no_free_action(edition: str) -> None:
    """ANA-135."""
    match = scenario(
        era=3,
        edition=edition,
        ann=seat("harmony", tiles=["quantum_chameleon"], workers={"genius": 1}, exosuits=1),
        bob=seat("progress", tiles=["303", "305", "uranium_cores", "welfare_society"]),
    )

    match.play("ann: place genius", "ann: own quantum_chameleon")

    assert match.ann.water == 3  # by life support 305: there was nothing else to copy
    assert match.is_quiet


def test_quantum_chameleon_takes_a_genius_only() -> None:
    match = chameleon(
        tiles=["quantum_chameleon"],
        bob_tiles=["201"],
        workers={"scientist": 1, "engineer": 1, "administrator": 1, "genius": 1},
    )

    assert match.who_can_go("ann", "own:quantum_chameleon") == ["genius"]
    assert match.is_quiet


def test_quantum_chameleon_copies_neither_free_actions_nor_covered_buildings() -> None:
    match = scenario(
        era=3,
        ann=seat(
            "harmony", tiles=["quantum_chameleon"], workers={"genius": 1}, exosuits=1, water=5
        ),
        bob=seat(
            "progress",
            workers={"engineer": 2},
            exosuits=2,
            tiles=["215", "303", "201"],
            covered=["201"],
        ),
    )

    assert match.who_can_go("ann", "own:quantum_chameleon") == []
    assert match.is_quiet


def test_two_chameleons_do_not_look_at_each_other_for_ever() -> None:
    match = chameleon(tiles=["quantum_chameleon"], bob_tiles=[])

    assert match.who_can_go("ann", "own:quantum_chameleon") == []
    assert match.is_quiet


def test_a_copied_power_plant_reaches_further_with_own_labs() -> None:
    match = scenario(
        era=4,
        ann=seat("harmony", tiles=["quantum_chameleon", "401"], workers={"genius": 1}, exosuits=1),
        bob=seat("progress", workers={"engineer": 2}, exosuits=2, tiles=["101"]),
    )

    match.play("ann: place genius", "ann: own quantum_chameleon")

    assert match.asks("ann", "anachrony-ask-travel") == ["era:2", "era:3"]

    match.play("ann: era:2")

    assert match.ann.focus == 2
    assert match.is_quiet


def test_a_copied_conditioner_acts_in_the_capital() -> None:
    match = chameleon(
        tiles=["quantum_chameleon"], bob_tiles=["outback_conditioner"], water=2, titanium=0
    )

    match.play("ann: place genius", "ann: own quantum_chameleon", "ann: recruit")

    assert match.ann.workers == {"scientist": 1}
    assert match.ann.water == 2  # paid two, and a recruited scientist brings two
    assert match.is_quiet


def test_rescue_pods_open_the_way_out_without_the_condition() -> None:
    def table(*tiles: str) -> AnachronyScript:
        return scenario(
            era=6,
            ann=seat("dominance", tiles=tiles, workers={"engineer": 2}, titanium=1, exosuits=1),
            bob=BOB,
        )

    assert "pool:evacuation" not in places(table(), "engineer")

    match = table("rescue_pods")
    match.play("ann: place engineer", "ann: evacuation")

    assert match.ann.points == 5 + 2  # base, and one set of engineer and titanium
    assert match.is_quiet


def test_synthetic_endorphins_forget_bad_morale() -> None:
    bad = owning("synthetic_endorphins", morale=0)
    good = owning("synthetic_endorphins", morale=6)

    assert bad.ann.score["morale"] == 0
    assert good.ann.score["morale"] == 6


def test_synthetic_endorphins_save_the_worker_when_forcing_at_the_lowest_morale() -> None:
    match = owning("synthetic_endorphins", tired={"engineer": 1}, morale=0)

    match.play("ann: free force_workers")

    assert match.ann.workers == {"engineer": 1}
    assert match.ann.morale == 0
    assert match.is_quiet


def test_without_endorphins_forcing_at_the_lowest_morale_costs_a_worker() -> None:
    match = owning(tired={"engineer": 1}, workers={"scientist": 1}, morale=0)

    match.play("ann: free force_workers", "ann: worker:scientist")

    assert match.ann.workers == {"engineer": 1}
    assert match.is_quiet


def test_endorphins_do_not_keep_morale_from_falling() -> None:
    match = owning("synthetic_endorphins", tired={"engineer": 1}, morale=3)

    match.play("ann: free force_workers")

    assert match.ann.morale == 2
    assert match.is_quiet


def test_tectonic_drill_brings_one_more_resource_from_the_mine() -> None:
    """ANA-173: which one is asked for, not whether."""
    match = owning("tectonic_drill", workers={"engineer": 1})

    match.play("ann: place engineer", "ann: hex:mine:top", "ann: titanium", "ann: gold")

    assert (match.ann.titanium, match.ann.uranium, match.ann.gold) == (1, 1, 1)
    assert match.state.mine_pool == [0, 0, 1, 0]  # the extra gold came from the supply
    assert match.is_quiet


def test_temporal_tourism_travels_up_to_three_eras_without_a_worker() -> None:
    match = scenario(
        era=5,
        ann=seat(
            "harmony",
            tiles=["temporal_tourism", "402"],
            workers={"engineer": 1},
            exosuits=1,
            gold=1,
            warps={"gold": 2},
        ),
        bob=BOB,
    )

    match.play("ann: free temporal_tourism")

    # Labs lengthen power plants only.
    assert match.asks("ann", "anachrony-ask-travel") == ["era:2", "era:3", "era:4"]

    match.play("ann: era:2", "ann: warp:gold")

    assert (match.ann.focus, match.ann.travels, match.ann.warps) == (2, 1, {})
    assert match.ann.workers == {"engineer": 1}
    assert match.is_quiet


def test_temporal_tourism_has_nowhere_to_go_in_the_first_era() -> None:
    match = scenario(
        era=1,
        ann=seat("harmony", tiles=["temporal_tourism"], workers={"engineer": 1}, exosuits=1),
        bob=BOB,
    )

    assert "free:temporal_tourism" not in match.asks("ann")
    assert match.is_quiet


def test_the_ultimate_plan_adds_three_points_to_each_superproject() -> None:
    match = owning("the_ultimate_plan", "tectonic_drill")

    assert match.ann.score["superprojects"] == (3 + 3) + (6 + 3)
    assert match.is_quiet


def test_uranium_cores_power_an_exosuit_once_an_era() -> None:
    match = owning("uranium_cores", workers={"engineer": 1}, exosuits=2)

    match.play("ann: free uranium_cores")

    assert match.ann.exosuits == 3
    assert "free:uranium_cores" not in match.asks("ann")
    assert match.is_quiet


def test_uranium_cores_need_an_empty_hex_that_is_not_ruined() -> None:
    full = owning("uranium_cores", workers={"engineer": 1}, exosuits=6)
    ruins = scenario(
        era=5,
        ann=seat("harmony", tiles=["uranium_cores"], workers={"engineer": 1}, exosuits=4),
        bob=BOB,
    )

    assert "free:uranium_cores" not in full.asks("ann")
    assert "free:uranium_cores" not in ruins.asks("ann")  # only the two ruined hexes are empty


def test_welfare_society_raises_morale_for_a_water() -> None:
    match = owning("welfare_society", workers={"administrator": 1}, water=1)

    match.play("ann: place administrator", "ann: own welfare_society")

    assert (match.ann.morale, match.ann.water) == (4, 0)

    match.pass_all()

    assert match.ann.tired == {"administrator": 1}
    assert match.is_quiet


def test_welfare_society_takes_an_administrator_or_a_genius() -> None:
    match = owning(
        "welfare_society",
        workers={"scientist": 1, "engineer": 1, "administrator": 1, "genius": 1},
        water=1,
    )

    assert match.who_can_go("ann", "own:welfare_society") == ["administrator", "genius"]
    assert match.is_quiet


def test_welfare_society_has_nothing_to_give_at_the_highest_morale() -> None:
    match = owning("welfare_society", workers={"administrator": 1}, water=1, morale=6)

    assert match.who_can_go("ann", "own:welfare_society") == []
    assert match.is_quiet


# Grand Reservoir.


def reservoir(*, edition: str = "czech", phase: str = "action", **ann) -> AnachronyScript:
    plan: dict[str, Any] = {"path": "harmony", "tiles": ["grand_reservoir"], "exosuits": 3, **ann}
    return scenario(
        era=3,
        phase=phase,
        options={"edition": edition, "side": "B"},
        rolls=[0, 0, 0],
        ann=seat(plan.pop("path"), **plan),
        bob=seat("dominance", workers={"engineer": 2}, exosuits=2),
        recruits={"scientist": 1},
    )


def test_grand_reservoir_saves_a_water_in_a_turn() -> None:
    match = reservoir(tiles=["grand_reservoir", "214"], workers={"engineer": 1}, water=2)

    match.play("ann: place engineer", "ann: own 214")

    assert (match.ann.water, match.ann.energy_core) == (0, 2)
    assert match.is_quiet


@pytest.mark.rule("anachrony#ANA-017")
def test_grand_reservoir_saves_once_a_turn_whatever_is_done_in_it() -> None:
    match = reservoir(tiles=["grand_reservoir", "215", "202"], workers={"engineer": 2}, water=1)

    match.play("ann: free 215", "ann: gold")  # saved

    assert match.ann.water == 1

    match.play("ann: place engineer", "ann: own 202")  # paid

    assert match.ann.water == 0
    assert match.is_quiet


@pytest.mark.rule("anachrony#ANA-017")
def test_grand_reservoir_saves_again_in_the_next_turn() -> None:
    match = reservoir(tiles=["grand_reservoir", "202", "205"], workers={"engineer": 2})

    match.play("ann: place engineer", "ann: own 202", "bob: pass")
    match.play("ann: place engineer", "ann: own 205")

    assert (match.ann.titanium, match.ann.gold) == (3, 2)
    assert match.is_quiet


def test_grand_reservoir_makes_a_lower_hex_cheaper_too() -> None:
    match = reservoir(workers={"scientist": 1, "engineer": 1})

    assert "hex:research:2" in places(match, "scientist")
    assert match.is_quiet


def test_grand_reservoir_counts_hex_and_action_as_one_total() -> None:
    tiles = ["grand_reservoir", "303", "304", "305"]
    plan: dict[str, Any] = {
        "tiles": tiles,
        "workers": {"scientist": 1},
        "titanium": 2,
        "uranium": 1,
    }

    # A lab costs one water, the second hex one more; one of the two is saved.
    assert "hex:construct:2" in places(reservoir(**plan, water=1), "scientist")
    assert "hex:construct:2" not in places(reservoir(**plan, water=0), "scientist")


def test_supply_is_halved_first_and_then_saved_from() -> None:
    match = reservoir(tiles=["grand_reservoir", "311"], workers={"engineer": 1}, water=2, morale=2)

    match.play("ann: place engineer", "ann: supply")  # half of 5 is 3, less 1

    assert match.ann.water == 0
    assert match.ann.morale == 3
    assert match.is_quiet


def test_grand_reservoir_saves_nothing_in_trade_with_nomads() -> None:
    match = reservoir(workers={"scientist": 1}, water=2)

    assert "pool:nomads" not in places(match, "scientist")
    assert match.is_quiet


def test_in_the_polish_text_grand_reservoir_saves_in_trade_with_nomads() -> None:
    match = reservoir(edition="polish", workers={"scientist": 1}, water=2)

    match.play("ann: place scientist", "ann: nomads", "ann: offer:1")

    assert (match.ann.water, match.ann.energy_core) == (0, 1)
    assert match.is_quiet


@pytest.mark.parametrize("edition", EDITIONS)
def test_grand_reservoir_saves_nothing_while_powering_up(edition: str) -> None:
    match = reservoir(edition=edition, phase="power_up", exosuits=0, water=2)

    assert match.asks("ann", "anachrony-ask-power") == ["power:top_left", "done"]
    assert match.is_quiet


@pytest.mark.parametrize("edition", EDITIONS)
def test_grand_reservoir_pays_no_warped_worker(edition: str) -> None:
    match = reservoir(edition=edition, phase="warp")

    assert "warp:engineer" not in match.asks("ann", "anachrony-ask-warp")


@pytest.mark.rule("anachrony#ANA-017")
@pytest.mark.parametrize("edition", EDITIONS)
def test_grand_reservoir_cheapens_no_trade_of_wolfes(edition: str) -> None:
    match = scenario(
        era=3,
        phase="power_up",
        edition=edition,
        options={"side": "B"},
        ann=seat("dominance", leader="captain_wolfe", tiles=["grand_reservoir"], water=3),
        bob=BOB,
    )

    match.play("ann: offer:2")

    assert (match.ann.water, match.ann.energy_core) == (1, 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_grand_reservoir_helps_no_leader_in_the_clean_up(edition: str) -> None:
    plan: dict[str, Any] = {
        "leader": "matriarch_zaida",
        "workers": {"engineer": 1},
        "exosuits": 0,
        "water": 1,
    }
    match = reservoir(edition=edition, tiles=["grand_reservoir", "201"], **plan)

    match.pass_all()

    assert match.ann.workers == {"engineer": 1}
    assert match.is_quiet


def test_grand_reservoir_saves_as_soon_as_it_stands() -> None:
    match = scenario(
        era=3,
        superprojects={3: "grand_reservoir"},
        ann=seat(
            "harmony",
            tiles=["exocrawler", "214"],
            workers={"scientist": 1, "engineer": 1},
            tired={"engineer": 1},
            exosuits=1,
            titanium=2,
            uranium=2,
            water=4,
            breakthroughs=["square society"],
        ),
        bob=BOB,
    )

    match.play(
        "ann: free exocrawler",
        "ann: worker:scientist",
        "ann: hex:construct:1",
        "ann: build grand_reservoir",
        "ann: sector:7",
        "ann: mood tired",
    )
    assert match.ann.water == 2

    match.play("ann: place engineer")  # 214 is the only place he can go to

    assert (match.ann.water, match.ann.energy_core) == (0, 2)
    assert match.is_quiet
