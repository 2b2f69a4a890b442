"""A whole era for each path on each side: prepare, suffer, power up, warp, act, clean up."""

from __future__ import annotations

import pytest

from chronotable.testing.anachrony import scenario, seat

pytestmark = pytest.mark.rule("anachrony#anachrony")


def test_an_era_of_harmony_side_a() -> None:
    match = scenario(
        phase="preparation",
        era=1,
        ann=seat(
            "harmony",
            leader="patriarch_haulani",
            workers={"scientist": 2, "engineer": 2},
            tired={"genius": 1},
            titanium=3,
            uranium=1,
            water=6,
            energy_core=3,
        ),
        bob=seat("dominance", workers={"engineer": 1}),
        stacks={"life_support": ["306", "305"]},
        next_recruits=6,
        next_mine=10,
        rolls=[0, 1],
    )

    # Preparation: a life support moves over, and both tops are open.
    assert [stack[-1].id for stack in match.state.secondary][2] == "306"
    assert [stack[-1].id for stack in match.state.primary][2] == "305"
    assert match.state.recruit_pool == [2, 2, 0, 0]
    assert match.state.mine_pool == [3, 1, 1, 0]

    # Power up: three hexes for nothing, a fourth for an energy core, water for the other two.
    match.play("ann: power top_left", "ann: power top_middle", "ann: power top_right")
    match.play("ann: power bottom_left", "ann: done", "bob: done")
    assert (match.ann.exosuits, match.ann.energy_core, match.ann.water) == (4, 2, 8)

    # Warp: titanium and water from the future.
    match.play("ann: warp:titanium", "bob: done", "ann: warp:water")
    assert (match.ann.titanium, match.ann.water) == (4, 10)
    assert match.ann.warps == {"titanium": 1, "water": 1}

    # An engineer builds a life support for one titanium less.
    match.play("ann: place engineer", "ann: hex:construct:1", "ann: build 305", "bob: pass")
    assert (match.ann.tiles, match.ann.titanium) == (["305"], 3)

    # The genius is forced awake and recruits a scientist, who brings two water.
    match.play("ann: free force_workers")
    match.play("ann: place genius", "ann: hex:recruit:1", "ann: worker:scientist")
    assert (match.ann.morale, match.ann.water) == (2, 12)

    # Haulani has a scientist purify water at home while another does research.
    match.play("ann: free patriarch_haulani", "ann: worker:scientist", "ann: own 305")
    match.play("ann: place scientist", "ann: hex:research:1", "ann: icon:genetics")
    assert match.ann.water == 15
    assert match.ann.breakthroughs == ["circle genetics"]

    # The other engineer mines titanium beside the gold cube.
    match.play("ann: place engineer", "ann: hex:mine:middle", "ann: titanium", "ann: pass")
    assert (match.ann.titanium, match.ann.gold) == (4, 1)

    # Clean-up: motivated workers are active, the others tired; era 2 begins with a paradox.
    assert match.state.era == 1
    assert match.ann.workers == {"scientist": 2, "engineer": 1}
    assert match.ann.tired == {"scientist": 1, "engineer": 1, "genius": 1}
    assert (match.ann.exosuits, match.ann.focus, match.ann.paradoxes) == (0, 2, 1)
    assert match.asks("ann", "anachrony-ask-power")
    assert match.is_quiet


def test_an_era_of_harmony_side_b() -> None:
    match = scenario(
        phase="preparation",
        era=2,
        options={"side": "B"},
        ann=seat(
            "harmony",
            leader="matriarch_zaida",
            tiles=["303"],
            workers={"scientist": 1, "engineer": 2},
            tired={"genius": 1},
            titanium=3,
            uranium=1,
            gold=2,
            water=7,
            energy_core=2,
        ),
        bob=seat("progress", workers={"engineer": 1}),
        stacks={"factory": ["201"]},
        next_recruits=2,
        rolls=[5, 1],
    )

    # Power up: a lower corner for three water; each of the three empty hexes gives two.
    match.play("ann: power top_left", "ann: power top_middle")
    match.play("ann: power bottom_left", "ann: pay:water", "ann: done", "bob: done")
    assert (match.ann.water, match.ann.energy_core, match.ann.exosuits) == (10, 2, 3)

    # Warp: a fourth exosuit comes powered.
    match.play("ann: warp:exosuit", "ann: warp:uranium", "bob: done")
    assert (match.ann.exosuits, match.ann.uranium) == (4, 2)

    # The life support gives water; the first factory costs a water on this side.
    match.play("ann: free 303")
    match.play("ann: place engineer", "ann: hex:construct:1", "ann: build 201", "bob: pass")
    assert (match.ann.titanium, match.ann.gold, match.ann.water) == (2, 1, 11)

    match.play("ann: place engineer", "ann: own 201")
    assert match.ann.titanium == 4

    # Research on the second hex; the die shows the question mark.
    match.play("ann: place scientist", "ann: hex:research:2", "ann: shape:circle")
    match.play("ann: icon:genetics")
    assert (match.ann.water, match.ann.breakthroughs) == (10, ["circle genetics"])

    # The genius is forced awake and recruits an administrator, who then supplies.
    match.play("ann: free force_workers")
    match.play("ann: place genius", "ann: hex:recruit:1", "ann: worker:administrator")
    assert (match.ann.morale, match.ann.points) == (1, 1)

    match.play("ann: place administrator", "ann: own:supply")
    assert (match.ann.water, match.ann.morale) == (6, 2)

    # Clean-up: Zaida buys an engineer from the pool. The unused exosuit goes to storage.
    match.play("ann: worker:engineer")
    assert match.ann.water == 4
    assert match.ann.workers == {"engineer": 2, "administrator": 1}
    assert match.ann.tired == {"scientist": 1, "engineer": 1, "genius": 1}
    assert (match.state.era, match.ann.exosuits, match.ann.paradoxes) == (2, 0, 1)
    assert match.ann.score["morale"] == 0
    assert match.is_quiet


def test_an_era_of_dominance_side_a() -> None:
    match = scenario(
        phase="preparation",
        era=1,
        ann=seat(
            "dominance",
            leader="captain_wolfe",
            workers={"scientist": 2, "engineer": 2},
            tired={"engineer": 1},
            titanium=2,
            uranium=2,
            gold=1,
            water=3,
            energy_core=4,
        ),
        bob=seat("harmony", workers={"engineer": 1}),
        stacks={"factory": ["204", "201"]},
        next_recruits=3,
        next_mine=7,
        rolls=[3, 0],
    )

    # Wolfe trades water for an energy core; five exosuits are powered.
    match.play("ann: offer:2", "ann: power top_left", "ann: power top_middle")
    match.play("ann: power top_right", "ann: power bottom_left", "ann: power bottom_middle")
    match.play("ann: done", "ann: done", "bob: done")
    assert (match.ann.exosuits, match.ann.energy_core, match.ann.water) == (5, 3, 2)

    # An administrator is warped in for a water.
    match.play("ann: warp:administrator", "ann: warp:gold", "bob: done")
    assert (match.ann.water, match.ann.gold) == (1, 2)

    match.play("ann: place engineer", "ann: hex:construct:1", "ann: build 201", "bob: pass")
    assert (match.ann.titanium, match.ann.gold) == (1, 1)

    # Only an administrator or a genius can recruit a genius; the bonus is free to choose.
    match.play("ann: place administrator", "ann: hex:recruit:1", "ann: worker:genius")
    match.play("ann: offer:2")
    assert match.ann.energy_core == 4

    match.play("ann: place genius", "ann: own 201")
    match.play("ann: place engineer", "ann: hex:mine:top", "ann: gold")
    assert (match.ann.titanium, match.ann.uranium, match.ann.gold) == (3, 3, 2)

    match.play("ann: place scientist", "ann: purify")
    match.play("ann: place scientist", "ann: hex:research:1", "ann: shape:square")
    assert (match.ann.water, match.ann.breakthroughs) == (5, ["square technology"])

    # Forced awake, the last engineer supplies: no exosuit is left, so there is no choice.
    match.play("ann: free force_workers", "ann: place engineer")
    assert (match.ann.water, match.ann.morale) == (0, 3)

    # Ann has nothing more to do and passes by herself.
    assert match.state.era == 1
    assert match.ann.workers == {"engineer": 1, "genius": 1}
    assert match.ann.tired == {"scientist": 2, "engineer": 2, "administrator": 1}
    assert match.ann.paradoxes == 0
    assert match.ann.warps == {"administrator": 1, "gold": 1}
    assert match.is_quiet


def test_an_era_of_dominance_side_b() -> None:
    match = scenario(
        phase="preparation",
        era=2,
        options={"side": "B"},
        superprojects={1: "tectonic_drill"},
        ann=seat(
            "dominance",
            leader="treasure_hunter_samira",
            tiles=["101"],
            workers={"scientist": 2, "engineer": 2},
            tired={"administrator": 1},
            warps={"neutronium": 1},
            breakthroughs=["square warfare"],
            titanium=3,
            uranium=1,
            gold=2,
            neutronium=1,
            water=6,
            energy_core=2,
        ),
        bob=seat("harmony", workers={"engineer": 1}),
        next_recruits=1,
        next_mine=8,
        rolls=[1, 0],
    )

    # The debt of era 1 brought a paradox; empty hexes give no water on this side.
    assert match.ann.paradoxes == 1
    match.play("ann: power top_left", "ann: power top_middle", "ann: power top_right")
    match.play("ann: done", "bob: done", "ann: warp:gold", "ann: done", "bob: done")
    assert (match.ann.exosuits, match.ann.water, match.ann.gold) == (3, 6, 3)

    # Supply is a free action here.
    match.play("ann: free supply")
    assert (match.ann.water, match.ann.morale) == (2, 4)

    # Back to era 1, where the neutronium is repaid.
    match.play("ann: place scientist", "ann: own 101", "ann: warp:neutronium", "bob: pass")
    assert (match.ann.focus, match.ann.travels, match.ann.neutronium) == (1, 1, 0)

    # The superproject of era 1 lies at the focus, and may go anywhere on this side.
    match.play("ann: place engineer", "ann: hex:construct:1", "ann: build tectonic_drill")
    match.play("ann: sector:8")
    assert match.ann.sectors[6:9] == [None, "tectonic_drill", "tectonic_drill"]
    assert (match.ann.titanium, match.ann.gold) == (1, 2)

    match.play("ann: place administrator", "ann: hex:recruit:1", "ann: worker:genius")
    match.play("ann: offer:1")
    assert match.ann.water == 4

    # The Drill adds a gold to what the mine gives.
    match.play("ann: place scientist", "ann: hex:mine:bottom", "ann: uranium", "ann: gold")
    assert (match.ann.titanium, match.ann.uranium, match.ann.gold) == (2, 2, 3)

    # Clean-up: Samira takes what the mine has left, one for nothing and one for two water.
    match.play("ann: titanium", "ann: gold")
    assert (match.ann.titanium, match.ann.gold, match.ann.water) == (3, 4, 2)
    assert match.ann.workers == {"genius": 1}
    assert match.ann.tired == {"scientist": 2, "engineer": 1, "administrator": 1}
    assert (match.state.era, match.ann.focus, match.ann.paradoxes) == (2, 3, 1)
    assert match.is_quiet


def test_an_era_of_progress_side_a() -> None:
    match = scenario(
        phase="preparation",
        era=1,
        ann=seat(
            "progress",
            leader="librarian_cornella",
            workers={"scientist": 2, "administrator": 2},
            tired={"engineer": 1},
            breakthroughs=["circle society"],
            titanium=2,
            uranium=1,
            gold=1,
            water=3,
            energy_core=4,
        ),
        bob=seat("harmony", workers={"engineer": 1}),
        stacks={"lab": ["413", "412"]},
        next_recruits=10,
        next_mine=1,
        rolls=[2],
    )

    match.play("ann: power top_left", "ann: power top_middle", "ann: power top_right")
    match.play("ann: power bottom_left", "ann: done", "bob: done")
    match.play("ann: warp:titanium", "ann: warp:scientist", "bob: done")
    assert (match.ann.titanium, match.ann.water) == (3, 4)
    assert match.ann.workers == {"scientist": 3, "administrator": 2}

    # Cornella sets both dice for a water.
    match.play("ann: place scientist", "ann: hex:research:1", "ann: shape:triangle")
    match.play("ann: yes", "ann: icon:society", "bob: pass")
    assert match.ann.breakthroughs == ["circle society", "triangle society"]

    match.play("ann: place scientist", "ann: hex:construct:1", "ann: build 413")
    assert (match.ann.titanium, match.ann.uranium, match.ann.water) == (1, 0, 2)

    match.play("ann: place administrator", "ann: hex:recruit:1", "ann: worker:genius")
    match.play("ann: offer:3", "ann: place genius", "ann: own 413")
    assert (match.ann.points, match.ann.water) == (2, 3)

    # On this side an administrator who supplies stays motivated.
    match.play("ann: place scientist", "ann: purify")
    match.play("ann: place administrator")  # no exosuit is left, so he supplies
    assert (match.ann.water, match.ann.morale) == (2, 4)

    # The engineer is awake but has nowhere to go: the era ends.
    assert match.ann.workers == {"engineer": 1, "administrator": 1}
    assert match.ann.tired == {"scientist": 3, "administrator": 1, "genius": 1}
    assert (match.state.era, match.ann.paradoxes) == (1, 1)
    assert match.is_quiet


def test_an_era_of_progress_side_b() -> None:
    match = scenario(
        phase="preparation",
        era=2,
        options={"side": "B"},
        ann=seat(
            "progress",
            leader="patron_valerian",
            tiles=["102"],
            workers={"scientist": 2},
            tired={"administrator": 1},
            warps={"gold": 1},
            titanium=3,
            uranium=2,
            gold=2,
            water=4,
            energy_core=1,
        ),
        bob=seat("harmony", workers={"engineer": 1}),
        stacks={"factory": ["201", "204"]},
        next_recruits=1,
        rolls=[5, 0, 1],
    )

    # Two paradoxes at once; on this side only the fourth tears the continuum.
    assert match.ann.paradoxes == 2

    # A uranium powers a lower hex.
    match.play("ann: power top_left", "ann: power top_middle", "ann: power top_right")
    match.play("ann: power bottom_left", "ann: pay:basics", "ann: uranium", "ann: done")
    match.play("bob: done", "ann: warp:water", "ann: done", "bob: done")
    assert (match.ann.exosuits, match.ann.uranium, match.ann.water) == (4, 1, 8)

    # A scientist travels to era 1 and repays the gold.
    match.play("ann: place scientist", "ann: own 102", "ann: warp:gold", "bob: pass")
    assert (match.ann.focus, match.ann.travels, match.ann.gold) == (1, 1, 1)
    assert match.ann.score["time_travel"] == 1  # the first step is worth less on this side

    # Valerian sends an empty exosuit to research.
    match.play("ann: place nobody", "ann: hex:research:1", "ann: icon:technology")
    assert match.ann.breakthroughs == ["circle technology"]

    match.play("ann: place scientist", "ann: hex:construct:1", "ann: build 204")
    assert (match.ann.titanium, match.ann.gold) == (1, 0)

    match.play("ann: free force_workers", "ann: place administrator")
    match.play("ann: hex:recruit:1", "ann: worker:scientist")
    assert (match.ann.water, match.ann.morale) == (10, 2)

    match.play("ann: place scientist", "ann: own 204")
    assert match.ann.gold == 1

    # Scientists come home motivated from plants and factories of this side.
    assert match.ann.workers == {"scientist": 2}
    assert match.ann.tired == {"scientist": 1, "administrator": 1}
    assert (match.state.era, match.ann.paradoxes) == (2, 3)  # and still no anomaly
    assert match.ann.tiles == ["102", "204"]
    assert match.is_quiet


def test_an_era_of_salvation_side_a() -> None:
    match = scenario(
        phase="preparation",
        era=3,
        ann=seat(
            "salvation",
            leader="shepherd_caratacus",
            tiles=["105"],
            workers={"scientist": 2, "engineer": 1},
            tired={"administrator": 1},
            warps={"scientist": 1, "titanium": 2},
            paradoxes=1,
            titanium=2,
            gold=2,
            neutronium=1,
            water=4,
            energy_core=3,
        ),
        bob=seat("harmony", workers={"engineer": 1}, warps={"gold": 2}),
        stacks={"power_plant": ["106", "102"]},
        rolls=[1, 0, 1, 0, 0, 1],
    )

    # Ann alone rolls for era 1; for era 2 both do, being tied.
    assert (match.ann.paradoxes, match.bob.paradoxes) == (2, 1)

    match.play("ann: power top_left", "ann: power top_middle", "ann: power top_right")
    match.play("ann: done", "bob: done", "ann: warp:neutronium", "ann: done", "bob: done")
    assert (match.ann.water, match.ann.neutronium) == (7, 2)

    # Caratacus returns a paradox for two water.
    match.play("ann: free shepherd_caratacus", "ann: caratacus paradox")
    assert (match.ann.water, match.ann.paradoxes) == (5, 1)

    # One scientist travels, another goes back to era 1, from where he had been borrowed.
    match.play("ann: place scientist", "ann: own 105", "ann: era:1", "ann: warp:scientist")
    assert (match.ann.travels, match.ann.focus) == (1, 1)
    assert match.ann.workers == {"engineer": 1}

    match.play("bob: pass")
    match.play("ann: place engineer", "ann: hex:construct:1", "ann: build 102")
    assert match.ann.tiles == ["105", "102"]
    assert (match.ann.neutronium, match.ann.titanium, match.ann.gold) == (1, 1, 1)
    assert match.ann.water == 3

    # An administrator trades twice with the nomads.
    match.play("ann: free force_workers", "ann: place administrator", "ann: nomads")
    match.play("ann: offer:3", "ann: offer:1")
    assert (match.ann.energy_core, match.ann.neutronium, match.ann.water) == (3, 2, 0)

    # Era 4: tied for era 2, alone for era 3.
    assert match.ann.tired == {"scientist": 1, "engineer": 1, "administrator": 1}
    assert match.ann.warps == {"titanium": 2, "neutronium": 3}
    assert (match.state.era, match.ann.paradoxes) == (3, 2)
    assert match.is_quiet


def test_an_era_of_salvation_side_b_and_the_impact() -> None:
    match = scenario(
        phase="preparation",
        era=4,
        options={"side": "B"},
        superprojects={2: "archive_of_the_eras"},
        ann=seat(
            "salvation",
            leader="high_sunwalker_amena",
            tiles=["110", "414"],
            workers={"scientist": 2, "engineer": 1, "genius": 1},
            breakthroughs=["circle time_travel"],
            paradoxes=2,
            titanium=4,
            uranium=1,
            gold=3,
            neutronium=2,
            water=5,
            energy_core=2,
        ),
        bob=seat("harmony", workers={"engineer": 1}),
        next_recruits=1,
    )

    # Two hexes for nothing, one for a resource, one for an energy core.
    match.play("ann: power top_middle", "ann: power bottom_middle")
    match.play("ann: power top_left", "ann: gold", "ann: power top_right", "ann: done")
    assert (match.ann.exosuits, match.ann.gold, match.ann.energy_core) == (4, 2, 1)
    assert match.ann.water == 7
    match.play("bob: done", "ann: done", "bob: done")

    # Lab 414 gives points and the third paradox; the anomaly goes anywhere on this side.
    match.play("ann: free 414", "ann: sector:9")
    assert (match.ann.points, match.ann.paradoxes) == (2, 0)
    assert match.ann.sectors[8] == "anomaly"

    match.play("ann: place scientist", "ann: own 110", "ann: era:2", "bob: pass")
    assert (match.ann.focus, match.ann.water, match.ann.travels) == (2, 6, 0)

    # The superproject of era 2 needs two sectors side by side, as far left as possible.
    match.play("ann: place engineer", "ann: hex:construct:1", "ann: build archive_of_the_eras")
    assert match.asks("ann", "anachrony-ask-plot") == ["sector:4", "sector:7"]
    match.play("ann: sector:7")
    assert (match.ann.titanium, match.ann.gold, match.ann.neutronium) == (3, 0, 1)

    match.play("ann: place genius", "ann: hex:recruit:1", "ann: worker:administrator")
    match.play("ann: place administrator", "ann: own:supply")
    assert (match.ann.points, match.ann.water, match.ann.morale) == (3, 1, 5)

    match.play("ann: place scientist", "ann: purify")

    # Clean-up: the Impact strikes. Amena keeps her hexes, Harmony loses three on this side.
    assert match.state.impact
    assert [len(tiles) for tiles in match.state.collapses] == [2, 2, 2]
    assert match.ann.own.ruined == [0, 0, 0, 0, 0, 0]
    assert match.bob.own.ruined == [1, 0, 1, 0, 1, 0]
    assert match.ann.workers == {"administrator": 1}
    assert match.ann.tired == {"scientist": 2, "engineer": 1, "genius": 1}
    assert (match.state.era, match.ann.focus, match.ann.water) == (4, 5, 5)
    assert match.is_quiet
