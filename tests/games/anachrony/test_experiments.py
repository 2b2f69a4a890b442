"""The twenty experiments: what they ask, what they take, what they are worth."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from chronotable.games.anachrony.editions import EDITIONS
from chronotable.games.anachrony.experiments import EXPERIMENTS, LEVEL_1, LEVEL_2
from chronotable.games.anachrony.game import GAME
from chronotable.games.anachrony.pieces import WORKERS
from chronotable.games.anachrony.places import out_places
from chronotable.games.anachrony.tabletop import Tabletop
from chronotable.testing.anachrony import AnachronyScript, scenario, seat
from chronotable.text import Speaker

pytestmark = pytest.mark.rule("anachrony#experiments")

DOOMSDAY = {"doomsday": "yes"}
BOB = seat("salvation", workers={"engineer": 1}, exosuits=1)


class Case(NamedTuple):
    """Who can conduct an experiment, who lacks the condition, who cannot pay, what is left."""

    ready: dict[str, Any]
    lacking: dict[str, Any]
    poor: dict[str, Any] | None  # None: whoever meets the condition can pay
    left: dict[str, Any]
    answers: tuple[str, ...] = ()


def icon(name: str) -> Case:
    """A breakthrough of any shape with this icon, and a titanium, uranium or gold."""
    other = "warfare" if name != "warfare" else "society"
    return Case(
        ready={"breakthroughs": [f"square {name}"], "gold": 1},
        lacking={"breakthroughs": [f"square {other}"], "gold": 1},
        poor={"breakthroughs": [f"square {name}"], "neutronium": 1, "energy_core": 1},
        left={"gold": 0, "breakthroughs": [f"square {name}"]},
    )


def pair(one: str, other: str) -> Case:
    """A building of each of two kinds, and two water."""
    return Case(
        ready={"tiles": [one, other], "water": 2},
        lacking={"tiles": [one], "water": 2},
        poor={"tiles": [one, other], "water": 1},
        left={"water": 0, "tiles": sorted([one, other])},
    )


FIVE = ["101", "102", "201", "301", "302"]
THREE = ["circle genetics", "circle warfare", "square society"]
EACH = {"engineer": 1, "administrator": 1}

CASES = {
    "ai_research": icon("technology"),
    "examine_temporal_distortion": icon("time_travel"),
    "hydro_plant_upgrades": pair("101", "301"),
    "interstellar_missile_system": icon("warfare"),
    "life_support_improvements": icon("society"),
    "quantum_mechanics": pair("401", "201"),
    "resistant_genotype": icon("genetics"),
    "reverse_water_gas_shift": pair("401", "301"),
    "technological_singularity": pair("101", "201"),
    "timeline_protection_doctrine": Case(
        ready={"warps": {"gold": 1, "water": 1, "titanium": 1}},
        lacking={"warps": {"gold": 1, "water": 1, "titanium": 1, "uranium": 1}},
        poor=None,
        left={"paradoxes": 1, "warps": {"gold": 1, "water": 1, "titanium": 1}},
    ),
    "alien_studies": Case(
        ready={"breakthroughs": THREE},
        lacking={"breakthroughs": THREE[:2]},
        poor=None,
        left={"breakthroughs": THREE[1:]},
        answers=("breakthrough:circle:genetics",),
    ),
    "augmented_time_rifts": Case(
        ready={"travels": 4, "uranium": 1, "water": 2},
        lacking={"travels": 3, "uranium": 1, "water": 2},
        poor={"travels": 4, "gold": 1, "water": 2},
        left={"uranium": 0, "water": 0, "travels": 4},
    ),
    "austerity_measures": Case(
        ready={"morale": 3}, lacking={"morale": 2}, poor=None, left={"morale": 2}
    ),
    "caste_system": Case(
        ready={"workers": EACH, "tired": {"genius": 1}, "water": 2},
        lacking={"workers": {**EACH, "scientist": 2}, "water": 2},
        poor={"workers": EACH, "tired": {"genius": 1}, "water": 1},
        left={"workers": {"administrator": 1}, "tired": {"genius": 1}, "water": 0},
        answers=("worker:engineer",),
    ),
    "colony_coordination_protocol": Case(
        ready={"tiles": FIVE, "tired": {"administrator": 1}},
        lacking={"tiles": [*FIVE[:4], "anomaly", "cloning_vat"], "tired": {"administrator": 1}},
        poor={"tiles": FIVE, "workers": {"genius": 1}},
        left={"tired": {}},
    ),
    "fortunate_accident": Case(
        ready={"tiles": ["cloning_vat"], "tired": {"genius": 1}},
        lacking={"tiles": ["101"], "tired": {"genius": 1}},
        poor={"tiles": ["cloning_vat"], "tired": {"scientist": 1}},
        left={"tired": {}},
    ),
    "hive_mind": Case(
        ready={"workers": {"scientist": 4}, "tired": {"engineer": 3}, "gold": 1, "water": 2},
        lacking={"workers": {"scientist": 4}, "tired": {"engineer": 2}, "gold": 1, "water": 2},
        poor={"workers": {"scientist": 4}, "tired": {"engineer": 3}, "gold": 1, "water": 1},
        left={"gold": 0, "water": 0},
    ),
    "irrigation_systems": Case(
        ready={"water": 10}, lacking={"water": 9}, poor=None, left={"water": 6}
    ),
    "outback_mapping": Case(
        ready={"exosuits": 4, "energy_core": 1},
        lacking={"exosuits": 3, "energy_core": 1},
        poor={"exosuits": 4},
        left={"energy_core": 0, "exosuits": 3},
    ),
    "pocket_universe": Case(
        ready={"tiles": ["anomaly"]}, lacking={"tiles": ["101"]}, poor=None, left={"paradoxes": 2}
    ),
}
POOR = [id for id, case in CASES.items() if case.poor is not None]
ALWAYS = [id for id, case in CASES.items() if case.poor is None]


def table(card: str, plan: dict[str, Any], **more: Any) -> AnachronyScript:
    """Ann has what the plan says, and a scientist and an exosuit to send out."""
    plan = {"exosuits": 1, **plan}
    workers = {**plan.pop("workers", {})}
    workers["scientist"] = workers.get("scientist", 0) + 1
    return scenario(
        ann=seat("harmony", workers=workers, **plan),
        bob=BOB,
        experiments={1: card},
        options={**DOOMSDAY, **more.pop("options", {})},
        **more,
    )


def can_conduct(match: AnachronyScript, worker: str = "scientist") -> bool:
    me = Tabletop(match.state, None).players[0]
    inside = next(w for w in WORKERS if w.word == worker)
    return "pool:experiment" in [place.key for place in out_places(me, inside)]


def conduct(match: AnachronyScript, *answers: str) -> None:
    """Ann sends her scientist to the experiment and leaves the tracker where it is."""
    match.play("ann: place scientist", "ann: pool:experiment")
    match.play(*(f"ann: {answer}" for answer in answers))
    match.play("ann: no")


def test_there_are_ten_experiments_of_each_level() -> None:
    assert [*CASES] == [card.id for card in EXPERIMENTS]
    assert (len(LEVEL_1), len(LEVEL_2)) == (10, 10)


@pytest.mark.parametrize("card", CASES)
def test_an_experiment_takes_its_cost_and_gives_its_points(card: str) -> None:
    case = CASES[card]
    match = table(card, case.ready)

    assert can_conduct(match)
    conduct(match, *case.answers)

    assert match.ann.experiments == [card]
    assert match.state.experiments[0] is None
    assert match.ann.points == (2 if card in [each.id for each in LEVEL_1] else 3)
    for what, amount in case.left.items():
        assert getattr(match.ann, what) == amount, what
    assert match.is_quiet


@pytest.mark.parametrize("card", CASES)
def test_an_experiment_whose_condition_is_not_met_cannot_be_conducted(card: str) -> None:
    assert not can_conduct(table(card, CASES[card].lacking))


@pytest.mark.parametrize("card", POOR)
def test_an_experiment_that_cannot_be_paid_cannot_be_conducted(card: str) -> None:
    case = CASES[card]
    assert case.poor is not None

    assert not can_conduct(table(card, case.poor))


@pytest.mark.parametrize("card", ALWAYS)
def test_some_experiments_can_be_paid_by_whoever_meets_their_condition(card: str) -> None:
    """Their cost is a part of the condition, or something that nobody can run out of."""
    assert can_conduct(table(card, CASES[card].ready))


# The action.


@pytest.mark.parametrize("worker", ["scientist", "engineer", "administrator", "genius"])
def test_any_worker_conducts_experiments_and_comes_home_tired(worker: str) -> None:
    match = scenario(
        ann=seat("harmony", workers={worker: 2}, exosuits=2, water=10),
        bob=BOB,
        experiments={1: "irrigation_systems"},
        options=DOOMSDAY,
    )

    match.play(f"ann: place {worker}", "ann: pool:experiment", "ann: no")
    match.play("bob: pass", "ann: pass")

    assert match.ann.tired == {worker: 1}
    assert match.ann.workers == {worker: 1}
    assert match.state.pools[3] == []


def test_the_experiment_pool_has_room_for_everybody() -> None:
    match = scenario(
        era=2,
        ann=seat("harmony", workers={"scientist": 2}, exosuits=2),
        bob=seat("salvation", workers={"scientist": 2}, exosuits=2, water=10, focus=1),
        experiments={1: "irrigation_systems", 2: "austerity_measures"},
        options=DOOMSDAY,
    )

    match.play("ann: place scientist", "ann: pool:experiment", "ann: no")
    match.play("bob: place scientist", "bob: pool:experiment", "bob: no")

    assert len(match.state.pools[3]) == 2
    assert match.state.experiments[:2] == [None, None]
    assert match.is_quiet


def test_the_board_of_doomsday_is_a_part_of_the_main_board() -> None:
    suitless = scenario(
        ann=seat("harmony", workers={"scientist": 1}, water=10, tiles=["305"]),
        bob=BOB,
        experiments={1: "irrigation_systems"},
        options=DOOMSDAY,
    )
    crawling = scenario(
        ann=seat(
            "harmony",
            workers={"scientist": 2},
            exosuits=1,
            water=10,
            tiles=["exocrawler"],
        ),
        bob=BOB,
        experiments={1: "irrigation_systems"},
        options=DOOMSDAY,
    )

    suitless.play("ann: place scientist")
    crawling.play("ann: free exocrawler", "ann: pool:experiment", "ann: no")

    assert "pool:experiment" not in suitless.asks("ann", "anachrony-ask-place")
    assert crawling.ann.exosuits == 0
    assert crawling.ann.points == 3
    assert crawling.asks("ann", "anachrony-ask-turn")


def test_there_are_no_experiments_without_the_module() -> None:
    match = scenario(ann=seat("harmony", workers={"scientist": 1}, exosuits=1, water=10), bob=BOB)

    assert match.state.experiments == []
    assert not can_conduct(match)


def test_the_focus_decides_which_experiment_is_at_hand() -> None:
    cards = {1: "irrigation_systems", 2: "hydro_plant_upgrades", 3: "quantum_mechanics"}
    for focus, able in ((1, True), (2, False), (3, False)):
        match = scenario(
            era=3,
            ann=seat("harmony", workers={"scientist": 1}, exosuits=1, water=10, focus=focus),
            bob=BOB,
            experiments=cards,
            options=DOOMSDAY,
        )
        assert can_conduct(match) is able


def test_a_claimed_experiment_is_gone_until_the_next_preparation() -> None:
    match = table("irrigation_systems", {"water": 20, "workers": {"scientist": 1}, "exosuits": 2})

    conduct(match)
    match.play("bob: place engineer", "bob: pool:purify")

    assert not can_conduct(match)
    assert match.is_quiet


# Workers, resources and paradoxes in the cost.


@pytest.mark.parametrize(
    ("card", "plan", "sent"),
    [
        ("colony_coordination_protocol", {"tiles": FIVE}, "administrator"),
        ("fortunate_accident", {"tiles": ["cloning_vat"]}, "genius"),
    ],
)
def test_the_worker_who_is_sent_cannot_be_given_up(
    card: str, plan: dict[str, Any], sent: str
) -> None:
    match = table(card, {**plan, "workers": {sent: 1}})

    assert not can_conduct(match, sent)
    assert can_conduct(match, "scientist")


def test_a_genius_stands_for_no_other_type_in_the_caste_system() -> None:
    workers = {"engineer": 1, "genius": 2}

    assert not can_conduct(table("caste_system", {"workers": workers, "water": 2}))


def test_who_is_sent_to_the_caste_system_counts_as_one_of_each() -> None:
    match = scenario(
        ann=seat(
            "harmony",
            workers={"scientist": 1, "engineer": 1, "administrator": 1, "genius": 1},
            exosuits=1,
            water=2,
        ),
        bob=BOB,
        experiments={1: "caste_system"},
        options=DOOMSDAY,
    )

    match.play("ann: place genius", "ann: pool:experiment")

    assert match.asks("ann", "anachrony-ask-experiment-worker") == [
        "worker:scientist",
        "worker:engineer",
        "worker:administrator",
    ]
    match.play("ann: scientist", "ann: no")
    assert match.ann.points == 3
    assert match.is_quiet


def test_whether_an_active_or_a_tired_worker_is_given_up_is_for_the_player_to_say() -> None:
    plan = {"tiles": FIVE, "workers": {"administrator": 1}, "tired": {"administrator": 1}}
    match = table("colony_coordination_protocol", plan)

    conduct(match, "mood:active")

    assert match.ann.workers == {}
    assert match.ann.tired == {"administrator": 1}
    assert match.is_quiet


def test_the_resource_paid_for_research_is_for_the_player_to_say() -> None:
    plan = {"breakthroughs": ["circle technology"], "gold": 1, "uranium": 1}
    match = table("ai_research", plan)

    conduct(match, "uranium")

    assert (match.ann.gold, match.ann.uranium) == (1, 0)
    assert match.is_quiet


def test_a_building_under_an_anomaly_counts_for_an_experiment() -> None:
    plan = {"tiles": ["101", "301"], "covered": ["101"], "water": 2}

    assert can_conduct(table("hydro_plant_upgrades", plan))


def test_two_paradoxes_of_the_pocket_universe_come_at_once() -> None:
    """ANA-105. Four paradoxes make one anomaly, and all of them are returned."""
    match = table("pocket_universe", {"tiles": ["anomaly"], "paradoxes": 2})

    conduct(match, "sector:4")

    assert match.ann.paradoxes == 0
    assert match.ann.tiles.count("anomaly") == 2
    assert match.is_quiet


def test_the_paradox_of_an_experiment_may_bring_back_a_warp_tile() -> None:
    plan = {"warps": {"gold": 1}, "paradoxes": 2}
    match = table("timeline_protection_doctrine", plan)

    conduct(match, "sector:1", "warp:gold")

    assert match.ann.warps == {}
    assert match.ann.points == 2
    assert match.is_quiet


def test_the_exosuit_that_goes_out_does_not_map_the_outback() -> None:
    """ANA-104."""
    assert not can_conduct(table("outback_mapping", {"exosuits": 3, "energy_core": 1}))
    match = table("outback_mapping", {"exosuits": 4, "energy_core": 1})
    conduct(match)

    assert match.ann.exosuits == 3
    assert match.is_quiet


@pytest.mark.parametrize("card", [card.id for card in EXPERIMENTS])
def test_every_experiment_says_what_it_asks(card: str) -> None:
    for edition in EDITIONS:
        speaker = Speaker(GAME, options={"edition": edition})
        text = speaker.name(f"text:{card}")
        points = next(each.points for each in EXPERIMENTS if each.id == card)
        assert text.startswith(f"{points} points. ")
        assert speaker.name(f"experiment:{card}") != card
        assert speaker.faults == []
