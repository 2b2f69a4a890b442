"""The eight leaders, in use and in their limits."""

from __future__ import annotations

import pytest

from chronotable.games.anachrony.editions import EDITIONS
from chronotable.games.anachrony.leaders import LEADERS
from chronotable.testing.anachrony import AnachronyScript, scenario, seat

pytestmark = pytest.mark.rule("anachrony#leaders")

BOB = seat("progress", workers={"engineer": 2}, exosuits=2)


def test_each_path_has_its_two_leaders() -> None:
    assert {path.word: leaders for path, leaders in LEADERS.items()} == {
        "harmony": ("patriarch_haulani", "matriarch_zaida"),
        "dominance": ("captain_wolfe", "treasure_hunter_samira"),
        "progress": ("patron_valerian", "librarian_cornella"),
        "salvation": ("shepherd_caratacus", "high_sunwalker_amena"),
    }


# Patriarch Haulani.


def haulani(**ann) -> AnachronyScript:
    return scenario(
        era=3,
        ann=seat("harmony", leader="patriarch_haulani", **ann),
        bob=BOB,
    )


def test_haulani_places_a_worker_on_the_own_board_besides_the_turn() -> None:
    match = haulani(tiles=["201", "204"], workers={"engineer": 1, "scientist": 1}, exosuits=1)

    match.play("ann: free patriarch_haulani", "ann: worker:engineer", "ann: own 201")

    assert match.ann.titanium == 2
    assert match.ann.workers == {"scientist": 1}

    match.play("ann: place scientist", "ann: own 204")

    assert match.ann.gold == 1
    assert match.asks("bob", "anachrony-ask-turn")
    assert match.is_quiet


def test_haulani_acts_once_an_era() -> None:
    match = haulani(tiles=["201", "204"], workers={"engineer": 2}, exosuits=1)

    match.play("ann: free patriarch_haulani", "ann: own 201")

    assert "free:patriarch_haulani" not in match.asks("ann", "anachrony-ask-turn")

    match.pass_all()

    assert match.ann.own.used == []  # the marker is back for the next era
    assert match.is_quiet


def test_haulani_may_have_supply_done_or_an_anomaly_removed() -> None:
    match = haulani(
        tiles=["anomaly"],
        workers={"administrator": 1, "engineer": 1},
        exosuits=1,
        water=7,
        neutronium=1,
    )

    match.play("ann: free patriarch_haulani", "ann: worker:engineer")

    assert match.asks("ann", "anachrony-ask-place") == ["own:supply", "own:anomaly:1"]

    match.play("ann: own:anomaly:1")

    assert match.ann.tiles == []
    assert match.ann.workers == {"administrator": 1}  # the engineer is gone for good
    assert match.is_quiet


def test_haulani_needs_an_active_worker_and_a_slot() -> None:
    tired = haulani(tiles=["201"], tired={"engineer": 1}, exosuits=1)
    bare = haulani(workers={"engineer": 1}, exosuits=1)

    assert "free:patriarch_haulani" not in tired.asks("ann")
    assert "free:patriarch_haulani" not in bare.asks("ann")


def test_haulani_sends_nobody_to_the_main_board() -> None:
    match = haulani(tiles=["201", "204"], workers={"engineer": 2}, exosuits=1)

    match.play("ann: free patriarch_haulani")

    assert match.asks("ann", "anachrony-ask-place") == ["own:201", "own:204"]

    match.play("ann: own 204")

    assert match.ann.exosuits == 1
    assert match.is_quiet


# Matriarch Zaida.


def zaida(**ann) -> AnachronyScript:
    return scenario(
        era=3,
        ann=seat("harmony", leader="matriarch_zaida", workers={"engineer": 1}, **ann),
        bob=BOB,
        recruits={"scientist": 1, "genius": 1},
    )


def test_zaida_takes_a_worker_left_in_the_pool_for_two_water() -> None:
    match = zaida(exosuits=1, water=3)
    match.pass_all()

    assert match.asks("ann", "anachrony-ask-zaida") == [
        "worker:scientist",
        "worker:genius",
        "done",
    ]

    match.play("ann: worker:genius")

    assert match.ann.workers == {"engineer": 1, "genius": 1}
    assert match.ann.water == 1  # no bonus for the recruit
    assert match.ann.points == 0
    assert match.is_quiet


def test_zaida_may_leave_them_there() -> None:
    match = zaida(exosuits=1, water=3)
    match.pass_all()

    match.play("ann: done")

    assert match.ann.workers == {"engineer": 1}
    assert match.ann.water == 3
    assert match.is_quiet


def test_zaida_takes_only_one_and_only_for_two_water() -> None:
    poor = zaida(exosuits=1, water=1)
    poor.pass_all()
    assert poor.state.era == 3  # nothing was asked
    assert poor.is_quiet

    rich = zaida(exosuits=1, water=9)
    rich.pass_all()
    rich.play("ann: worker:genius")
    assert rich.state.era == 3  # nor asked again
    assert rich.is_quiet


# Captain Wolfe.


def wolfe(**ann) -> AnachronyScript:
    return scenario(
        era=3,
        phase="power_up",
        ann=seat("dominance", leader="captain_wolfe", **ann),
        bob=seat("progress"),
        options={"side": "A"},
    )


def test_wolfe_trades_water_for_the_energy_cores_that_he_needs() -> None:
    match = wolfe(water=5)

    match.play("ann: offer:2", "ann: offer:2")

    assert (match.ann.water, match.ann.energy_core) == (1, 2)

    match.play("ann: power bottom_left")

    assert match.ann.energy_core == 1
    assert match.ann.exosuits == 1

    match.play("ann: done", "ann: done")

    assert match.is_quiet


def test_wolfe_trades_energy_cores_for_water() -> None:
    match = wolfe(energy_core=2)

    match.play("ann: offer:1", "ann: offer:1")

    assert (match.ann.water, match.ann.energy_core) == (4, 0)

    match.play("ann: done", "ann: done")

    assert match.is_quiet


def test_wolfe_does_not_trade_there_and_back_again() -> None:
    """ANA-053."""
    match = wolfe(energy_core=3, water=2)

    match.play("ann: offer:2")

    assert "offer:1" not in match.asks("ann", "anachrony-ask-power")

    match.play("ann: power bottom_left")

    assert "offer:1" in match.asks("ann", "anachrony-ask-power")

    match.play("ann: done", "ann: offer:2")

    assert "offer:1" not in match.asks("ann", "anachrony-ask-trade")


def test_wolfe_may_trade_between_two_exosuits() -> None:
    match = wolfe(energy_core=1, water=2)

    match.play("ann: power bottom_left", "ann: offer:2", "ann: power bottom_middle")

    assert (match.ann.water, match.ann.energy_core, match.ann.exosuits) == (0, 0, 2)

    match.play("ann: done", "ann: done")

    assert match.is_quiet


@pytest.mark.rule("anachrony#ANA-053")
def test_wolfe_may_also_trade_the_water_that_empty_hexes_give() -> None:
    match = wolfe()
    assert match.asks("ann", "anachrony-ask-power") == ["power:top_left", "done"]

    match.play("ann: done")

    assert match.ann.water == 6
    assert match.asks("ann", "anachrony-ask-trade") == ["offer:2", "done"]

    match.play("ann: offer:2", "ann: offer:2", "ann: offer:2")

    assert (match.ann.water, match.ann.energy_core) == (0, 3)
    assert match.ann.exosuits == 0
    assert match.asks("bob", "anachrony-ask-power")
    assert match.is_quiet


def test_wolfe_is_not_asked_twice_on_side_b_where_empty_hexes_give_nothing() -> None:
    match = scenario(
        era=3,
        phase="power_up",
        ann=seat("dominance", leader="captain_wolfe", water=2),
        bob=seat("progress"),
        options={"side": "B"},
    )

    match.play("ann: done")

    assert match.ann.water == 2
    assert match.asks("bob", "anachrony-ask-power")
    assert match.is_quiet


def test_wolfe_trades_only_while_powering_up() -> None:
    match = scenario(
        era=3,
        ann=seat("dominance", leader="captain_wolfe", water=4, workers={"engineer": 1}, exosuits=1),
        bob=BOB,
    )

    offered = match.asks("ann", "anachrony-ask-turn")
    assert offered == ["place:engineer", "free:force_workers", "pass"]
    assert match.is_quiet


# Treasure Hunter Samira.


def samira(*, edition: str = "czech", mine: dict, **ann) -> AnachronyScript:
    return scenario(
        era=3,
        options={"edition": edition},
        ann=seat(
            "dominance",
            leader="treasure_hunter_samira",
            workers={"engineer": 1},
            exosuits=1,
            **ann,
        ),
        bob=BOB,
        mine=mine,
    )


def test_samira_takes_a_resource_left_in_the_mine_and_buys_another() -> None:
    match = samira(mine={"titanium": 1, "gold": 1, "uranium": 1}, water=2)
    match.pass_all()

    match.play("ann: gold")

    assert match.ann.gold == 1
    assert match.ann.water == 2  # the first one is free
    assert match.asks("ann", "anachrony-ask-samira") == [
        "resource:titanium",
        "resource:uranium",
        "done",
    ]

    match.play("ann: uranium")

    assert (match.ann.uranium, match.ann.water) == (1, 0)
    assert match.is_quiet


def test_samira_need_not_buy() -> None:
    """ANA-173: the first one is no question."""
    match = samira(mine={"titanium": 2}, water=2)
    match.pass_all()  # the first titanium comes without a question

    match.play("ann: done")

    assert (match.ann.titanium, match.ann.water) == (1, 2)
    assert match.is_quiet


def test_samira_cannot_buy_without_two_water() -> None:
    match = samira(mine={"titanium": 2}, water=1)
    match.pass_all()

    assert (match.ann.titanium, match.ann.water) == (1, 1)
    assert match.is_quiet


def test_samira_finds_no_neutronium() -> None:
    match = samira(mine={"neutronium": 2}, water=2)
    match.pass_all()

    assert match.ann.neutronium == 0
    assert match.is_quiet


def test_in_the_polish_text_samira_finds_neutronium_too() -> None:
    match = samira(edition="polish", mine={"neutronium": 2, "gold": 1}, water=2)
    match.pass_all()

    match.play("ann: neutronium", "ann: neutronium")

    assert (match.ann.neutronium, match.ann.water) == (2, 0)
    assert match.is_quiet


@pytest.mark.parametrize("edition", EDITIONS)
def test_samira_takes_nothing_that_lies_beside_a_hex(edition: str) -> None:
    """ANA-136. Uranium, gold and titanium lie there, and the pool is empty."""
    match = samira(edition=edition, mine={}, water=2)
    assert match.state.mine_cubes == [1, 1, 1]

    match.pass_all()

    assert (match.ann.uranium, match.ann.gold, match.ann.titanium) == (0, 0, 0)
    assert match.is_quiet


def test_samira_takes_only_what_the_miners_left() -> None:
    match = samira(mine={"titanium": 1}, water=9)

    match.play("ann: place engineer", "ann: hex:mine:top")  # the last titanium
    match.pass_all()

    assert (match.ann.titanium, match.ann.uranium, match.ann.water) == (1, 1, 9)
    assert match.is_quiet


# Patron Valerian.


def valerian(**ann) -> AnachronyScript:
    return scenario(
        era=3,
        rolls=[0],
        ann=seat("progress", leader="patron_valerian", exosuits=2, **ann),
        bob=seat("harmony", workers={"engineer": 2}, exosuits=2),
        recruits={"scientist": 1, "engineer": 1},
        mine={"titanium": 1, "gold": 1},
        stacks={"life_support": ["305"]},
    )


def test_valerian_sends_an_empty_exosuit_that_purifies_like_a_scientist() -> None:
    match = valerian(workers={"engineer": 1})

    match.play("ann: place nobody", "ann: purify")

    assert match.ann.water == 4
    assert match.ann.workers == {"engineer": 1}
    assert match.ann.exosuits == 1

    match.pass_all()

    assert match.ann.workers == {"engineer": 1}
    assert match.ann.tired == {}  # nobody was inside
    assert match.is_quiet


def test_an_empty_exosuit_researches_and_constructs_but_does_not_recruit() -> None:
    match = valerian(titanium=2, water=2, workers={"engineer": 1})

    trial = AnachronyScript(match.match.fork(), match.names)
    trial.play("ann: place nobody")
    offered = trial.asks("ann", "anachrony-ask-place")

    assert "hex:research:1" in offered
    assert "hex:construct:1" in offered
    assert "hex:recruit:1" not in offered
    assert not any(place.startswith("own:") for place in offered)

    match.play("ann: place nobody", "ann: hex:research:1", "ann: icon:genetics")

    assert match.ann.breakthroughs == ["circle genetics"]
    assert match.is_quiet


def test_an_empty_exosuit_builds_without_the_discount_of_an_engineer() -> None:
    one = valerian(titanium=1, workers={"engineer": 1})
    two = valerian(titanium=2, workers={"engineer": 1})

    assert one.who_can_go("ann", "hex:construct:1") == ["engineer"]
    assert two.who_can_go("ann", "hex:construct:1") == ["engineer", "nobody"]


def test_valerian_empties_one_exosuit_an_era() -> None:
    match = valerian(workers={"engineer": 1})

    match.play("ann: place nobody", "ann: purify", "bob: pass")

    offered = match.asks("ann", "anachrony-ask-turn")
    assert offered == ["place:engineer", "free:force_workers", "pass"]
    assert match.is_quiet


def test_valerian_needs_a_powered_exosuit_but_no_worker() -> None:
    match = valerian()

    assert match.asks("ann", "anachrony-ask-turn") == ["place:nobody", "free:force_workers", "pass"]

    match.play("ann: place nobody", "ann: hex:mine:middle", "ann: titanium")

    assert (match.ann.titanium, match.ann.gold) == (1, 1)

    match.pass_all()

    assert (match.ann.workers, match.ann.tired) == ({}, {})  # no engineer comes of it
    assert match.is_quiet


def test_the_exocrawler_may_send_valerians_empty_exosuit() -> None:
    match = valerian(tiles=["exocrawler"], workers={"engineer": 1})

    match.play("ann: free exocrawler", "ann: worker:nobody", "ann: purify")

    assert match.ann.water == 4
    assert "place:nobody" not in match.asks("ann", "anachrony-ask-turn")
    assert match.is_quiet


# Librarian Cornella.


def cornella(*, rolls: list[int], **ann) -> AnachronyScript:
    return scenario(
        era=3,
        rolls=rolls,
        ann=seat(
            "progress", leader="librarian_cornella", workers={"scientist": 1}, exosuits=1, **ann
        ),
        bob=seat("harmony", workers={"engineer": 2}, exosuits=2),
    )


def test_cornella_sets_the_second_die_for_a_water() -> None:
    match = cornella(rolls=[], water=1)

    match.play("ann: place scientist", "ann: hex:research:1", "ann: icon:genetics")
    match.play("ann: yes", "ann: shape:square")

    assert match.ann.breakthroughs == ["square genetics"]
    assert match.ann.water == 0
    assert match.is_quiet


def test_cornella_may_trust_the_die() -> None:
    match = cornella(rolls=[2], water=1)

    match.play("ann: place scientist", "ann: hex:research:1", "ann: icon:genetics", "ann: no")

    assert match.ann.breakthroughs == ["triangle genetics"]
    assert match.ann.water == 1
    assert match.is_quiet


def test_cornella_sets_no_second_die_without_water() -> None:
    match = cornella(rolls=[2])

    match.play("ann: place scientist", "ann: hex:research:1", "ann: icon:genetics")

    assert match.ann.breakthroughs == ["triangle genetics"]
    assert match.is_quiet


def test_cornella_helps_with_research_lent_by_a_tile_too() -> None:
    match = cornella(rolls=[], tiles=["outback_conditioner"], water=3)

    match.play("ann: place scientist", "ann: own outback_conditioner", "ann: shape:circle")
    match.play("ann: yes", "ann: icon:society")

    assert match.ann.breakthroughs == ["circle society"]
    assert match.ann.water == 0
    assert match.is_quiet


# Shepherd Caratacus.


def caratacus(*, side: str = "A", **ann) -> AnachronyScript:
    return scenario(
        era=3,
        options={"side": side},
        ann=seat(
            "salvation",
            leader="shepherd_caratacus",
            workers={"engineer": 1},
            exosuits=1,
            **ann,
        ),
        bob=BOB,
    )


def test_caratacus_takes_two_water_and_a_paradox() -> None:
    match = caratacus()

    match.play("ann: free shepherd_caratacus")

    assert (match.ann.water, match.ann.paradoxes) == (2, 1)
    assert "free:shepherd_caratacus" not in match.asks("ann")
    assert match.is_quiet


def test_caratacus_returns_a_paradox_for_two_water() -> None:
    match = caratacus(water=2, paradoxes=1)

    match.play("ann: free shepherd_caratacus")

    assert match.asks("ann") == ["caratacus:water", "caratacus:paradox"]

    match.play("ann: caratacus paradox")

    assert (match.ann.water, match.ann.paradoxes) == (0, 0)
    assert match.is_quiet


@pytest.mark.parametrize("plan", [{"water": 1, "paradoxes": 1}, {"water": 2}])
def test_caratacus_returns_no_paradox_without_one_or_without_the_water(plan: dict) -> None:
    match = caratacus(**plan)

    match.play("ann: free shepherd_caratacus")

    assert match.ann.water == plan["water"] + 2  # the other way was not asked for
    assert match.is_quiet


def test_caratacus_can_bring_an_anomaly_upon_himself_and_untie_a_warp() -> None:
    match = caratacus(paradoxes=2, warps={"gold": 1})

    match.play("ann: free shepherd_caratacus", "ann: sector:4", "ann: warp:gold")

    assert match.ann.sectors[3] == "anomaly"
    assert (match.ann.water, match.ann.paradoxes, match.ann.warps) == (2, 0, {})
    assert match.is_quiet


# High Sunwalker Amena.


def after_impact(leader: str, side: str) -> AnachronyScript:
    match = scenario(
        era=4,
        options={"side": side},
        ann=seat(
            "salvation",
            leader=leader,
            workers={"engineer": 1},
            exosuits=1,
            energy_core=3,
            titanium=3,
        ),
        bob=seat("harmony", workers={"engineer": 1}, exosuits=1),
    )
    match.pass_all()
    return match


@pytest.mark.parametrize("side", ["A", "B"])
def test_amena_keeps_all_hexes_at_the_impact(side: str) -> None:
    match = after_impact("high_sunwalker_amena", side)

    assert match.state.impact
    assert match.ann.own.ruined == [0] * 6
    assert match.bob.own.ruined[:3] == [1, 0, 1]

    match.play("ann: done")

    assert match.ann.water == 6  # all six are empty and whole
    assert match.is_quiet


@pytest.mark.parametrize("side", ["A", "B"])
def test_without_amena_two_of_the_upper_hexes_are_lost(side: str) -> None:
    match = after_impact("shepherd_caratacus", side)

    assert match.ann.own.ruined == [1, 0, 1, 0, 0, 0]
    assert "power:top_left" not in match.asks("ann")

    match.play("ann: done")

    assert match.ann.water == 4
    assert match.is_quiet
