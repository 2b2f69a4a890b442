"""Positions of Anachrony that a person of some experience would not get wrong."""

from __future__ import annotations

from chronotable.testing.anachrony import AnachronyScript, SeatPlan, chronobot, scenario, seat
from tests.agents.positions import position

PASSED = seat("dominance", passed=True)
CLOSE = seat("dominance", passed=True, points=4)
AHEAD = seat("dominance", passed=True, points=40)
OWED = {"administrator": 1, "engineer": 1, "scientist": 1}
BUSY = seat("dominance", workers={"engineer": 2, "scientist": 2}, exosuits=4, water=4)


def table(ann: SeatPlan, bob: SeatPlan = PASSED, **rest) -> AnachronyScript:
    return scenario(ann=ann, bob=bob, **rest)


# Leave before the end.


@position("ann", good="pool:evacuation", in_turn=True)
def whoever_may_leave_with_thirty_points_leaves() -> AnachronyScript:
    """The last era, the condition is met, and nothing else is worth thirty points."""
    return table(
        seat(
            "salvation",
            workers={"scientist": 1},
            exosuits=1,
            tiles=["101", "102", "103"],
            neutronium=9,
        ),
        AHEAD,
        era=7,
    )


@position("ann", good="pool:evacuation", in_turn=True)
def two_exosuits_are_enough_to_leave_and_to_mine() -> AnachronyScript:
    """There is time for more than the evacuation, but not for missing it."""
    return table(
        seat(
            "progress",
            evacuation=1,
            workers={"scientist": 1, "engineer": 1},
            exosuits=2,
            water=9,
            titanium=4,
            tiles=["tectonic_drill", "rescue_pods"],
        ),
        era=7,
        mine={"titanium": 2, "gold": 2},
    )


@position("ann", good="pool:evacuation", in_turn=True)
def rescue_pods_open_the_way() -> AnachronyScript:
    """The condition is not met, but Rescue Pods need none."""
    return table(
        seat(
            "dominance",
            workers={"engineer": 1},
            exosuits=1,
            titanium=3,
            tiles=["rescue_pods"],
        ),
        seat("harmony", passed=True, points=9),
        era=7,
    )


@position("ann", good="pool:evacuation", in_turn=True)
def an_administrator_leads_the_way_as_well_as_anybody() -> AnachronyScript:
    """Whoever is awake may lead an evacuation."""
    return table(
        seat("progress", evacuation=1, workers={"administrator": 1}, exosuits=1, water=8),
        era=7,
    )


@position("ann", good="pool:evacuation", in_turn=True)
def leaving_beats_chronobot() -> AnachronyScript:
    """The evacuation is more than Chronobot is ahead."""
    return scenario(
        ann=seat("progress", evacuation=1, workers={"engineer": 1}, exosuits=1, water=8),
        bot=chronobot(points=5, exosuits=0, acted=3),
        era=7,
    )


@position("ann", good="pool:evacuation", in_turn=True)
def with_three_at_the_table_one_leaves_too() -> AnachronyScript:
    """The number of players does not change what an evacuation is worth."""
    return scenario(
        ann=seat("progress", evacuation=1, workers={"engineer": 1}, exosuits=1, water=8),
        bob=AHEAD,
        cat=seat("harmony", passed=True),
        era=7,
    )


@position("ann", bad=["pool:nomads", "own:supply"], good="pool:evacuation", in_turn=True)
def the_eighth_water_is_not_spent_before_leaving() -> AnachronyScript:
    """The evacuation asks for eight water: they stay until it is done."""
    return table(
        seat(
            "progress",
            evacuation=1,
            workers={"engineer": 2},
            tired={"scientist": 1},
            exosuits=1,
            water=8,
            tiles=["tectonic_drill"],
        ),
        seat("dominance", passed=True, points=12),
        era=7,
    )


@position("ann", good=["build:30?", "pool:evacuation"], in_turn=True)
def the_third_life_support_and_then_away() -> AnachronyScript:
    """Build what is missing, then leave: there are exosuits for both."""
    return table(
        seat(
            "harmony",
            workers={"engineer": 1, "genius": 2},
            exosuits=2,
            tiles=["301", "305"],
            titanium=2,
            uranium=1,
            gold=4,
            water=4,
        ),
        AHEAD,
        era=7,
        stacks={"life_support": ["303"]},
    )


# The last era: only points count.


@position("ann", good="hex:construct:*", in_turn=True)
def the_last_action_builds() -> AnachronyScript:
    """A building is worth points at the end, goods are not."""
    return table(
        seat("harmony", workers={"engineer": 1}, exosuits=1, titanium=2),
        AHEAD,
        era=7,
        stacks={"life_support": ["305"]},
    )


@position("ann", good="build:305", in_turn=True)
def of_two_buildings_the_one_with_more_points_is_built_last() -> AnachronyScript:
    """In the last action only the printed points of a building count."""
    return table(
        seat("harmony", workers={"engineer": 1}, exosuits=1, titanium=2),
        AHEAD,
        era=7,
        stacks={"life_support": ["305"]},
        secondary={"life_support": ["303"]},
    )


@position("ann", good="build:tectonic_drill", in_turn=True)
def the_superproject_is_better_than_a_building() -> AnachronyScript:
    """Six points are more than one."""
    return table(
        seat(
            "harmony",
            workers={"engineer": 2},
            exosuits=1,
            titanium=4,
            uranium=3,
            gold=3,
            neutronium=3,
            water=6,
            breakthroughs=["square warfare"],
        ),
        AHEAD,
        era=7,
        superprojects={7: "tectonic_drill"},
        stacks={"life_support": ["303"]},
    )


@position("ann", good=["hex:research:*", "shape:square"], in_turn=True)
def the_missing_shape_completes_a_set() -> AnachronyScript:
    """A set of three shapes is worth two points more; the die is set to what is missing."""
    return table(
        seat(
            "harmony",
            workers={"scientist": 1},
            exosuits=1,
            breakthroughs=["circle society", "triangle society"],
        ),
        CLOSE,
        era=7,
    )


@position("ann", good="hex:research:*", in_turn=True)
def research_is_better_than_water_at_the_end() -> AnachronyScript:
    """A breakthrough is a point, water is none."""
    return table(
        seat("harmony", workers={"scientist": 1}, exosuits=1, water=3),
        CLOSE,
        era=7,
        mine={"titanium": 2, "gold": 1},
    )


@position("ann", good="worker:administrator", in_turn=True)
def an_administrator_brings_a_point_at_the_end() -> AnachronyScript:
    """Recruiting an administrator gives a point; other recruits give nothing that counts."""
    return table(
        seat("harmony", workers={"engineer": 1}, exosuits=1),
        era=7,
        recruits={"scientist": 1, "administrator": 1},
    )


@position("ann", good="place:administrator")
def water_left_at_the_end_buys_morale() -> AnachronyScript:
    """Water is worth nothing after the game, a step of morale two points."""
    return table(
        seat("harmony", workers={"administrator": 1}, water=6, morale=3),
        CLOSE,
        era=7,
    )


@position("ann", good="place:engineer")
def an_anomaly_is_removed_with_what_is_left() -> AnachronyScript:
    """Three points for goods that nobody needs any more."""
    return table(
        seat("harmony", workers={"engineer": 1}, tiles=["anomaly"], titanium=2, water=2),
        CLOSE,
        era=7,
    )


@position("ann", good="place:engineer")
def a_lab_turns_a_resource_into_points() -> AnachronyScript:
    """A worker at home and a titanium make two points."""
    return table(
        seat("harmony", workers={"engineer": 1}, tiles=["412"], titanium=1),
        CLOSE,
        era=7,
    )


@position("ann", good="free:414")
def two_points_for_a_paradox_that_hurts_no_more() -> AnachronyScript:
    """In the last era the first paradox costs nothing, and two points are two points."""
    return table(
        seat("progress", workers={"engineer": 1}, tiles=["414"]),
        CLOSE,
        era=7,
    )


@position("ann", bad="free:force_workers")
def nobody_is_forced_awake_for_nothing() -> AnachronyScript:
    """There is nothing to do for whoever is woken, and morale counts."""
    return table(
        seat("harmony", tired={"engineer": 1}, morale=4),
        era=7,
    )


@position("ann", bad="free:force_workers")
def nobody_is_forced_while_all_are_awake() -> AnachronyScript:
    """It would cost morale and wake nobody."""
    return table(seat("harmony", workers={"engineer": 1}, exosuits=1), AHEAD, era=7)


@position("ann", bad="pass")
def a_point_that_is_there_is_taken() -> AnachronyScript:
    """The lab gives a point and a water for a worker who has nothing else to do."""
    return table(
        seat("harmony", workers={"administrator": 1}, tiles=["413"]),
        CLOSE,
        era=7,
    )


# Do not waste actions.


@position("ann", bad="pass")
def nobody_passes_with_exosuits_and_people_to_wear_them() -> AnachronyScript:
    """Three exosuits are powered and three workers awake: there is always something to do."""
    return table(
        seat("harmony", workers={"engineer": 2, "scientist": 1}, exosuits=3, water=3),
        BUSY,
        era=2,
        mine={"titanium": 2, "gold": 1},
        recruits={"scientist": 1, "genius": 1},
    )


@position("ann", bad="pass")
def one_exosuit_and_one_engineer_go_out() -> AnachronyScript:
    """An exosuit that stays at home was powered for nothing."""
    return table(
        seat("dominance", workers={"engineer": 1}, exosuits=1),
        seat("harmony", passed=True),
        era=3,
        mine={"titanium": 2, "neutronium": 1},
    )


@position("ann", good=["free:force_workers", "place:*"], bad="pass")
def sleepers_are_woken_while_exosuits_wait() -> AnachronyScript:
    """Four exosuits and nobody awake: a step of morale is less than four actions."""
    return table(
        seat("harmony", tired={"engineer": 2, "scientist": 2}, exosuits=4, titanium=4, water=2),
        BUSY,
        era=3,
        mine={"titanium": 2, "neutronium": 1},
        recruits={"genius": 1, "engineer": 1},
    )


@position("ann", good="own:supply", in_turn=True)
def supply_wakes_everybody_while_there_is_water() -> AnachronyScript:
    """Five sleepers, four exosuits, plenty of water: supply them and raise morale."""
    return table(
        seat(
            "harmony",
            workers={"administrator": 1},
            tired={"engineer": 3, "scientist": 2},
            exosuits=4,
            water=9,
        ),
        seat("dominance", passed=True),
        era=2,
        mine={"titanium": 2, "neutronium": 1},
        recruits={"scientist": 1},
    )


@position("ann", bad="worker:scientist")
def a_genius_in_the_pool_is_worth_more_than_a_scientist() -> AnachronyScript:
    """A genius does everything that a scientist does, and the rest."""
    match = table(
        seat("harmony", workers={"administrator": 1}, exosuits=1),
        BUSY,
        era=2,
        recruits={"scientist": 1, "genius": 1},
    )
    match.play("ann: place administrator", "ann: hex:recruit:1")
    return match


@position("ann", good="resource:neutronium")
def neutronium_is_taken_from_the_mine() -> AnachronyScript:
    """Neutronium is the rarest good, power plants need it, and nobody has any."""
    match = table(
        seat("salvation", workers={"engineer": 1}, exosuits=1, titanium=3, water=3),
        BUSY,
        era=2,
        mine={"titanium": 3, "neutronium": 1},
    )
    match.play("ann: place engineer", "ann: hex:mine:bottom")
    return match


@position("ann", good="place:engineer")
def water_for_nothing_is_taken() -> AnachronyScript:
    """Whoever works at this life support comes home rested, with three water."""
    return table(
        seat("harmony", workers={"engineer": 1}, tiles=["305"], water=1),
        BUSY,
        era=2,
    )


@position("ann", good="free:303", in_turn=True)
def free_water_is_taken_before_passing() -> AnachronyScript:
    """Two water for nothing are not left behind."""
    return table(
        seat("harmony", workers={"engineer": 1}, exosuits=1, tiles=["303"]),
        BUSY,
        era=2,
        mine={"titanium": 2},
    )


@position("ann", good="place:administrator")
def a_factory_at_home_works_without_an_exosuit() -> AnachronyScript:
    """Two titanium, and the worker comes home rested."""
    return table(
        seat("harmony", workers={"administrator": 1}, tiles=["201"]),
        BUSY,
        era=2,
    )


@position("ann", good="hex:construct:*", in_turn=True)
def who_can_pay_for_a_factory_early_builds_it() -> AnachronyScript:
    """Two titanium in each of the eras to come."""
    return table(
        seat("harmony", workers={"engineer": 1}, exosuits=1, titanium=4, gold=2, water=4),
        BUSY,
        era=2,
        stacks={"factory": ["201"]},
    )


# Power up.


@position("ann", good="power:*")
def free_hexes_are_powered_in_the_first_era() -> AnachronyScript:
    """Four people, and exosuits for nothing."""
    return scenario(
        era=1,
        phase="power_up",
        ann=seat("harmony", workers={"engineer": 2, "scientist": 2}, energy_core=1),
        bob=seat("dominance"),
    )


@position("ann", good="power:*")
def a_free_hex_is_powered_in_the_last_era() -> AnachronyScript:
    """The last era needs exosuits like every other: water for the empty hex counts for nothing."""
    return scenario(
        era=7,
        phase="power_up",
        ann=seat(
            "harmony", workers={"engineer": 2, "scientist": 2}, titanium=4, uranium=1, water=3
        ),
        bob=seat("dominance"),
        stacks={"life_support": ["305"]},
    )


@position("ann", good="power:*")
def an_exosuit_is_powered_for_the_evacuation() -> AnachronyScript:
    """Who wants to leave needs an exosuit for it."""
    return scenario(
        era=7,
        phase="power_up",
        ann=seat("progress", evacuation=1, workers={"engineer": 1}, water=8),
        bob=seat("dominance"),
    )


@position("ann", good="done")
def nobody_powers_what_nobody_can_wear() -> AnachronyScript:
    """There is nobody to step in, nobody can be borrowed, and empty hexes give water."""
    return scenario(
        era=2,
        phase="power_up",
        ann=seat("harmony", energy_core=3, water=1, warps=OWED),
        bob=seat("dominance"),
    )


@position("ann", good="done", bad="power:bottom_*")
def energy_cores_are_not_spent_on_a_fourth_exosuit_for_one_worker() -> AnachronyScript:
    """One worker, three exosuits powered: a core would be wasted."""
    match = scenario(
        era=2,
        phase="power_up",
        ann=seat("harmony", workers={"engineer": 1}, exosuits=3, energy_core=3, water=1),
        bob=seat("dominance"),
    )
    return match


# Debts.


@position("ann", good="warp:titanium", in_turn=True)
def a_debt_is_settled_while_there_is_somebody_to_travel() -> AnachronyScript:
    """A step on the track of time travel and one debt less, for a titanium."""
    return table(
        seat(
            "harmony",
            workers={"engineer": 1},
            tiles=["105"],
            titanium=3,
            warps={"titanium": 3},
        ),
        BUSY,
        era=4,
    )


@position("ann", good="warp:gold", in_turn=True)
def the_last_travel_settles_a_debt() -> AnachronyScript:
    """In the last era a debt that is repaid by a traveller is two points more."""
    return table(
        seat(
            "harmony",
            workers={"scientist": 1},
            tiles=["102"],
            gold=1,
            warps={"gold": 6},
        ),
        CLOSE,
        era=7,
    )


@position("ann", good="warp:neutronium")
def what_is_owed_is_repaid_when_one_is_there() -> AnachronyScript:
    """Whoever has travelled to a debt and can repay it does so."""
    match = table(
        seat(
            "harmony",
            workers={"scientist": 1},
            tiles=["105"],
            neutronium=2,
            warps={"neutronium": 2},
            paradoxes=2,
        ),
        BUSY,
        era=3,
    )
    match.play("ann: place scientist", "ann: era:2")
    return match


@position("ann", bad=["warp:administrator", "warp:engineer", "warp:scientist"])
def nobody_borrows_a_worker_without_an_exosuit_in_the_last_era() -> AnachronyScript:
    """Whoever comes has nothing to do, costs water, and is owed at the end."""
    return scenario(
        era=7,
        phase="warp",
        ann=seat("harmony", workers={"engineer": 1}, water=2, exosuits=1),
        bob=seat("dominance", water=3),
    )


# Choosing well on the way.


@position("ann", good="capital:construct")
def the_council_is_asked_for_the_building() -> AnachronyScript:
    """Recruiting is possible too, but in the last era three points are better than none."""
    match = table(
        seat("harmony", workers={"engineer": 1}, exosuits=1, titanium=2, water=2),
        CLOSE,
        era=7,
        stacks={"life_support": ["305"]},
        recruits={"scientist": 1},
        flipped=["construct:1", "construct:2", "recruit:1", "recruit:2"],
    )
    match.play("ann: place engineer", "ann: hex:council:right")
    return match


@position("ann", good="mood:tired")
def who_gives_up_somebody_gives_up_a_sleeper() -> AnachronyScript:
    """An active worker can still do something in this era."""
    match = table(
        seat(
            "harmony",
            workers={"engineer": 2},
            tired={"engineer": 1},
            exosuits=2,
            titanium=6,
            gold=3,
            breakthroughs=["square warfare"],
        ),
        BUSY,
        era=2,
        superprojects={2: "tectonic_drill"},
        stacks={"life_support": ["303"]},
    )
    match.play("ann: place engineer", "ann: hex:construct:1", "ann: build:tectonic_drill")
    while "mood:tired" not in match.match.pending[0].options.keys():
        match.match.answer(0, 0)
    return match


@position("ann", good="shape:triangle")
def the_die_is_set_to_what_the_superproject_asks_for() -> AnachronyScript:
    """A circle is there, the superproject of this era asks for a circle and a triangle."""
    match = table(
        seat(
            "progress",
            workers={"scientist": 1, "engineer": 1},
            exosuits=2,
            titanium=4,
            gold=2,
            water=4,
            breakthroughs=["circle society", "square society"],
        ),
        seat("dominance", passed=True),
        era=3,
        superprojects={3: "continuum_stabilizer"},
    )
    match.play("ann: place scientist", "ann: hex:research:1")
    return match
