"""Sentences in which the printed rulebooks agree: each is played in every edition."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.games.anachrony import INFO
from chronotable.games.anachrony.chronobot.board import BOT_TILE
from chronotable.testing.anachrony import (
    AnachronyScript,
    BotPlan,
    SeatPlan,
    chronobot,
    scenario,
    seat,
)
from chronotable.testing.laws import MATCH_LAWS, SEAT_LAWS

EVERY = pytest.mark.parametrize("edition", INFO.options["edition"].choices)
READY: dict[str, Any] = {"workers": {"engineer": 1}, "exosuits": 1}
BOB = seat("salvation", **READY)


def play(edition: str, ann: SeatPlan, bob: SeatPlan = BOB, **table) -> AnachronyScript:
    options = {"edition": edition, **table.pop("options", {})}
    return scenario(ann=ann, bob=bob, options=options, **table)


# Debts at the end of the game.


@EVERY
@pytest.mark.rule("anachrony#end", "anachrony#scoring")
def test_debts_that_can_be_paid_at_the_end_are_paid_unasked(edition: str) -> None:
    """ANA-160. The neutronium cannot be paid; the other two debts leave no choice."""
    match = play(
        edition,
        seat(
            "harmony",
            warps={"gold": 1, "water": 4, "neutronium": 6},
            gold=2,
            water=3,
            **READY,
        ),
        era=7,
        conditions=["most_water"],
    )

    match.pass_all()

    assert match.over
    assert (match.ann.gold, match.ann.water) == (1, 1)
    assert match.ann.warps == {"neutronium": 6}
    assert match.ann.score["warp_tiles"] == -2
    assert match.ann.score["time_travel"] == 0


@EVERY
@pytest.mark.parametrize(
    ("workers", "tired", "left"),
    [
        ({"engineer": 1, "scientist": 1}, {}, {"scientist": 1}),
        ({"scientist": 1}, {"engineer": 1}, {"scientist": 1}),
        ({"genius": 1}, {}, {"genius": 1}),
    ],
)
def test_a_borrowed_worker_is_sent_back_at_the_end_if_one_of_that_type_is_active(
    edition: str, workers: dict[str, int], tired: dict[str, int], left: dict[str, int]
) -> None:
    """ANA-160. Neither a tired worker nor a genius will do."""
    match = play(
        edition,
        seat("harmony", workers=workers, tired=tired, exosuits=1, warps={"engineer": 6}),
        era=7,
    )

    match.pass_all()

    assert match.over
    assert match.ann.workers == left
    assert match.ann.score["warp_tiles"] == (0 if "engineer" in workers else -2)


@EVERY
def test_no_two_warp_tiles_of_a_player_ask_for_the_same_thing(edition: str) -> None:
    """ANA-160. So whoever can pay all nine does, and keeps nothing that was owed."""
    names = ("neutronium", "uranium", "titanium", "gold", "water")
    people = ("administrator", "engineer", "scientist")
    goods: dict[str, Any] = dict.fromkeys(names, 2)
    match = play(
        edition,
        seat(
            "harmony",
            workers=dict.fromkeys(people, 1),
            exosuits=1,
            warps=dict.fromkeys((*names, *people), 6),
            **goods,
        ),
        era=7,
    )

    match.pass_all()

    assert match.over
    assert match.ann.warps == {}
    assert match.ann.workers == {}
    assert [getattr(match.ann, name) for name in names] == [1, 1, 1, 1, 0]


# The World Council.

COUNCIL = "anachrony-ask-council"


def in_the_council(edition: str, **ann) -> AnachronyScript:
    """Recruiting is full; Bob has the banner, and Ann is on turn."""
    match = play(
        edition,
        seat("harmony", **{"workers": {"engineer": 1}, "exosuits": 2, "water": 3, **ann}),
        seat("dominance", workers={"engineer": 3}, exosuits=3),
        first="bob",
        era=3,
        recruits={"scientist": 1, "engineer": 1},
        out={"hex:recruit:1": "bob engineer", "hex:recruit:2": "bob engineer"},
    )
    match.play("bob: place engineer", "bob: purify")
    return match


@EVERY
@pytest.mark.rule("anachrony#council")
def test_the_left_hex_may_be_taken_for_the_banner_alone_though_an_action_could_be_copied(
    edition: str,
) -> None:
    """ANA-161."""
    match = in_the_council(edition)

    match.play("ann: place engineer", "ann: hex:council:left")
    assert match.asks("ann", COUNCIL) == ["capital:recruit", "done"]
    match.play("ann: done")

    assert match.state.first == 0
    assert match.ann.water == 1
    assert match.ann.workers == {}
    assert match.state.recruit_pool == [1, 1, 0, 0]
    assert match.is_quiet


@EVERY
@pytest.mark.rule("anachrony#council")
def test_the_left_hex_still_copies_for_whoever_likes(edition: str) -> None:
    """ANA-161."""
    match = in_the_council(edition)

    match.play("ann: place engineer", "ann: hex:council:left", "ann: capital:recruit")
    match.play("ann: worker:scientist")

    assert match.state.first == 0
    assert match.ann.workers == {"scientist": 1}
    assert match.is_quiet


@EVERY
def test_the_right_hex_is_there_to_copy_something(edition: str) -> None:
    """ANA-161. It has nothing else to give, so nobody is asked whether to copy."""
    match = in_the_council(edition)

    match.play("ann: place engineer", "ann: hex:council:right")

    assert match.asks("ann", "anachrony-ask-recruit") == ["worker:scientist", "worker:engineer"]


@EVERY
def test_the_first_player_may_take_the_left_hex_to_keep_the_banner(edition: str) -> None:
    """ANA-161. Nobody else can take it in this era; it costs as much as ever."""
    match = play(
        edition,
        seat("harmony", workers={"engineer": 1}, exosuits=1, water=2),
        seat("dominance", workers={"engineer": 1}, exosuits=1, water=2),
        era=3,
    )

    match.play("ann: place engineer", "ann: hex:council:left")

    assert match.state.first == 0
    assert match.ann.water == 0
    assert match.who_can_go("bob", "hex:council:left") == []
    assert match.is_quiet


# The alternate timeline: the fifth design has its parallel timeline on the second slot, the
# fourth begins with a collapsing rift.

ORDER = "anachrony-ask-warp-order"
PARALLEL_SECOND = [0, 4, 1, 2, 3, 5, 6]
COLLAPSING_FIRST = [0, 3, 1, 2, 4, 5, 6]
POINT_SECOND = [1, 0, 2, 3, 4, 5, 6]


def warping(edition: str, layouts: list[int], *picks: str, **ann) -> AnachronyScript:
    """Ann has chosen these tiles, and Bob nothing."""
    match = play(
        edition, seat("dominance", **{**READY, **ann}), era=2, phase="warp", layouts=layouts
    )
    match.play(*(f"ann: {pick}" for pick in picks), "bob: done")
    return match


@EVERY
@pytest.mark.rule("anachrony#alternate-timeline")
def test_who_lays_two_tiles_says_which_one_goes_first(edition: str) -> None:
    """ANA-162. Whatever lies on the second slot comes twice."""
    for first, water, gold in ("warp:gold", 4, 1), ("warp:water", 2, 2):
        match = warping(edition, PARALLEL_SECOND, "warp:gold", "warp:water")

        assert match.asks("ann", ORDER) == ["warp:gold", "warp:water"]
        match.play(f"ann: {first}")

        assert (match.ann.water, match.ann.gold) == (water, gold)
        assert match.is_quiet


@EVERY
def test_the_order_is_asked_for_when_an_anomaly_will_find_one_tile_only(edition: str) -> None:
    """ANA-162. Of the two, only the one that lies there can be taken back."""
    match = warping(edition, COLLAPSING_FIRST, "warp:gold", "warp:titanium", paradoxes=2)

    match.play("ann: warp:titanium", "ann: sector 1")
    assert match.asks("ann", "anachrony-ask-retrieve-warp") == ["warp:titanium", "done"]
    match.play("ann: warp:titanium")

    assert match.ann.warps == {"gold": 2}
    assert (match.ann.gold, match.ann.titanium) == (1, 1)
    assert match.is_quiet


@EVERY
@pytest.mark.parametrize(("layouts", "paradoxes"), [(POINT_SECOND, 2), (COLLAPSING_FIRST, 1)])
def test_the_order_is_not_asked_for_when_it_changes_nothing(
    edition: str, layouts: list[int], paradoxes: int
) -> None:
    """ANA-162."""
    match = warping(edition, layouts, "warp:gold", "warp:water", paradoxes=paradoxes)

    assert match.asks("ann", "anachrony-ask-turn")


@EVERY
@pytest.mark.rule("anachrony#alternate-timeline")
def test_on_the_alternate_timeline_tiles_are_shown_in_turn_order(edition: str) -> None:
    """Ann says in which order she lays hers before she has seen Bob's."""
    match = play(
        edition,
        seat("dominance", **READY),
        era=2,
        phase="warp",
        layouts=PARALLEL_SECOND,
    )
    match.play("ann: warp:gold", "ann: warp:water", "bob: warp:neutronium", "bob: done")

    assert match.asks("ann", ORDER)
    assert "warp:neutronium" not in repr(match.match.events(0))
    assert "warp:gold" in repr(match.match.events(1))

    match.play("ann: warp:gold")

    assert "warp:neutronium" in repr(match.match.events(0))
    assert match.is_quiet


def test_the_laws_hold_while_some_warp_tiles_are_shown_and_others_are_not() -> None:
    match = play(
        "czech",
        seat("dominance", **READY),
        seat("salvation", paradoxes=2, **READY),
        era=2,
        phase="warp",
        layouts=PARALLEL_SECOND,
        options={"timeline": "alternate"},
    )
    match.play("ann: warp:gold", "ann: warp:water", "bob: warp:neutronium", "bob: warp:uranium")
    assert match.asks("ann", ORDER)

    for law in MATCH_LAWS:
        law(match.match)
    for look in SEAT_LAWS:
        for eyes in (0, 1, None):
            look(match.match, eyes)


def test_the_laws_hold_where_chronobot_has_laid_its_warp_tiles_first() -> None:
    match = alone(
        "czech",
        TWO,
        era=2,
        phase="warp",
        bot=chronobot(first=True),
        layouts=COLLAPSING_FIRST,
        options={"timeline": "alternate"},
    )
    assert match.state.slots[1] == [BOT_TILE, BOT_TILE]

    for law in MATCH_LAWS:
        law(match.match)
    for look in SEAT_LAWS:
        for eyes in (0, None):
            look(match.match, eyes)


@EVERY
@pytest.mark.rule("anachrony#alternate-timeline")
@pytest.mark.parametrize("first", ["warp:water", "warp:engineer"])
def test_water_that_comes_along_pays_for_a_worker_laid_before_it(edition: str, first: str) -> None:
    """ANA-023. Ann has no water of her own; only on the second slot is anything doubled."""
    match = warping(edition, PARALLEL_SECOND, "warp:water", "warp:engineer")

    match.play(f"ann: {first}")
    if first == "warp:water":
        match.play("ann: yes")

    workers, water = (3, 0) if first == "warp:water" else (2, 3)
    assert match.ann.workers == {"engineer": workers}
    assert match.ann.water == water
    assert match.is_quiet


@EVERY
def test_water_that_comes_along_pays_for_the_doubled_worker_before_it_is_laid(edition: str) -> None:
    """ANA-023. Bob's tile fills the first slot, so Ann's first one is doubled."""
    match = play(
        edition,
        seat("dominance", **READY),
        era=2,
        phase="warp",
        layouts=PARALLEL_SECOND,
        first="bob",
    )
    match.play("bob: warp:gold", "bob: done", "ann: warp:water", "ann: warp:engineer")

    match.play("ann: warp:engineer", "ann: yes")

    assert match.ann.workers == {"engineer": 3}
    assert match.ann.water == 0
    assert match.is_quiet


@EVERY
@pytest.mark.rule("anachrony#alternate-timeline")
def test_a_slot_that_an_anomaly_emptied_is_the_first_free_one_again(edition: str) -> None:
    """ANA-047. Bob's tile goes where Ann's lay, and brings him a paradox."""
    match = play(
        edition,
        seat("dominance", paradoxes=2, **READY),
        seat("salvation", paradoxes=1, **READY),
        era=2,
        phase="warp",
        layouts=COLLAPSING_FIRST,
    )

    match.play("ann: warp:gold", "ann: done", "bob: warp:titanium", "bob: done")
    match.play("ann: sector 1", "ann: warp:gold")

    assert match.ann.warps == {}
    assert match.bob.warps == {"titanium": 2}
    assert match.bob.paradoxes == 2
    assert match.is_quiet


# Workers.


@EVERY
@pytest.mark.rule("anachrony#workers")
@pytest.mark.parametrize(
    ("tile", "home"),
    [
        ("102", "workers"),  # a power plant for anybody
        ("104", "workers"),  # a power plant for scientists
        ("205", "workers"),  # a factory for anybody
        ("413", "workers"),  # a lab for anybody
        ("212", "tired"),  # a factory for engineers
        ("307", "tired"),  # a life support
    ],
)
def test_a_genius_who_works_as_a_scientist_is_motivated_on_side_b_of_progress(
    edition: str, tile: str, home: str
) -> None:
    """ANA-034."""
    match = play(
        edition,
        seat("progress", workers={"genius": 1}, tiles=[tile], water=1, exosuits=1),
        seat("salvation"),
        era=3,
        options={"side": "B"},
    )

    match.play("ann: place genius", f"ann: own:{tile}")
    if tile in ("102", "104"):
        match.play("ann: era:1")
    match.pass_all()

    assert getattr(match.ann, home) == {"genius": 1}


@EVERY
def test_a_genius_on_the_chameleon_stands_in_no_building(edition: str) -> None:
    """ANA-034. He comes home as the copied work says, even if the building is his own."""
    match = play(
        edition,
        seat("progress", workers={"genius": 1}, tiles=["quantum_chameleon", "413"], exosuits=1),
        seat("salvation"),
        era=3,
        options={"side": "B"},
    )

    match.play("ann: place genius", "ann: own:quantum_chameleon")
    match.pass_all()

    assert match.ann.points == 1
    assert match.ann.tired == {"genius": 1}


@EVERY
@pytest.mark.rule("anachrony#free-actions")
def test_workers_can_be_forced_though_nobody_is_tired(edition: str) -> None:
    """ANA-164. Morale falls, and with it the price of supply."""
    match = play(edition, seat("harmony", morale=5, **READY))

    match.play("ann: force_workers")

    assert match.ann.morale == 4
    assert match.ann.workers == {"engineer": 1}
    assert match.is_quiet


@EVERY
def test_at_the_bottom_of_morale_forcing_costs_a_worker_though_nobody_is_tired(
    edition: str,
) -> None:
    """ANA-164."""
    match = play(
        edition,
        seat("harmony", morale=0, workers={"engineer": 1, "scientist": 1}, exosuits=1),
    )

    match.play("ann: force_workers", "ann: worker:scientist")

    assert match.ann.workers == {"engineer": 1}
    assert match.is_quiet


@EVERY
def test_forcing_is_not_offered_where_it_would_change_nothing(edition: str) -> None:
    """ANA-164. With Synthetic Endorphins, at the bottom, and nobody to wake."""
    match = play(edition, seat("harmony", morale=0, tiles=["synthetic_endorphins"], **READY))

    assert "free:force_workers" not in match.asks("ann", "anachrony-ask-turn")


@EVERY
def test_whoever_can_do_nothing_else_and_has_nobody_to_wake_passes_unasked(edition: str) -> None:
    """ANA-164. Bob could only throw morale away."""
    match = play(edition, seat("harmony", **READY), seat("salvation"))

    match.play("ann: place engineer", "ann: purify")

    assert match.state.era == 1
    assert match.bob.morale == 3


@EVERY
@pytest.mark.rule("anachrony#anomalies")
def test_harmony_b_may_give_up_a_building_under_an_anomaly(edition: str) -> None:
    """ANA-163. The old anomaly is left on the bare sector, and no new one comes."""
    match = play(
        edition,
        seat("harmony", tiles=["414", "302"], covered=["302"], paradoxes=2, **READY),
        options={"side": "B"},
    )

    match.play("ann: free:414")
    assert match.asks("ann", "anachrony-ask-lose-building") == ["tile:302", "tile:414", "done"]
    match.play("ann: tile:302")

    assert match.ann.tiles == ["414", "anomaly"]
    assert match.ann.sectors[6] == "anomaly"
    assert match.state.primary[2][0].id == "302"
    assert match.state.anomalies == 11
    assert match.is_quiet


# Chronobot.

ANN = seat("harmony", workers={"scientist": 3}, exosuits=3)
SUPPLY_OR_RECRUIT, RESEARCH, RECRUIT, TRAVEL, SUPERPROJECT, WATER = 4, 6, 9, 2, 13, 11
NO_ROLL, ONE, TWO = 0, 1, 5  # faces of the paradox die


def alone(edition: str, *rolls: int, bot: BotPlan, ann: SeatPlan = ANN, **table) -> AnachronyScript:
    options = {"edition": edition, **table.pop("options", {})}
    return scenario(ann=ann, bot=bot, rolls=[*rolls], options=options, **table)


def bot_acts(edition: str, position: int, *dice: int, bot: dict | None = None, **table) -> Any:
    """Ann purifies water, and Chronobot does what this position says."""
    plan = {"tokens": {1: position}, **(bot or {})}
    match = alone(edition, 0, *dice, bot=chronobot(**plan), **table)
    match.play("ann: place scientist", "ann: pool:purify")
    assert match.is_quiet
    return match


def failed(match: AnachronyScript) -> str | None:
    """Why the bot's deed failed, or None if it did not."""
    found = [e for e in match.match.events(None) if e.key == "anachrony-bot-failed"]
    return str(found[0].params["why"]).partition(":")[2] if found else None


@EVERY
@pytest.mark.rule("anachrony#chronobot")
def test_chronobot_pays_for_supply_though_its_morale_cannot_rise(edition: str) -> None:
    """ANA-112. It could pay, so nothing has failed, and it is not consoled."""
    match = bot_acts(edition, SUPPLY_OR_RECRUIT, bot={"morale": 3, "water": 8})

    assert failed(match) is None
    assert (match.bot.water, match.bot.morale, match.bot.points) == (1, 3, 0)
    assert match.bot.suits == 6


@EVERY
@pytest.mark.rule("anachrony#chronobot")
def test_without_the_water_chronobot_recruits_at_the_top_of_its_morale_too(edition: str) -> None:
    """ANA-112."""
    match = bot_acts(
        edition, SUPPLY_OR_RECRUIT, bot={"morale": 3, "water": 6}, recruits={"genius": 1}
    )

    assert match.bot.workers == {"genius": 1}
    assert match.bot.water == 6


@EVERY
@pytest.mark.parametrize("position", [RECRUIT, SUPPLY_OR_RECRUIT])
def test_with_an_empty_recruit_pool_chronobot_takes_the_hex_and_is_consoled(
    edition: str, position: int
) -> None:
    """ANA-165."""
    match = bot_acts(edition, position)

    assert failed(match) == "no_recruit"
    assert match.state.capital[1][0]
    assert (match.bot.water, match.bot.points, match.bot.suits) == (2, 1, 5)


@EVERY
def test_with_no_breakthrough_of_the_shape_chronobot_takes_the_hex_and_is_consoled(
    edition: str,
) -> None:
    """ANA-166."""
    circles = [f"circle {icon}" for icon in ("warfare", "genetics", "technology", "society")]
    circles.append("circle time_travel")
    ann = seat("harmony", workers={"scientist": 3}, exosuits=3, breakthroughs=circles * 3)
    match = bot_acts(edition, RESEARCH, 0, ann=ann)

    assert failed(match) == "no_breakthrough"
    assert match.bot.breakthroughs == []
    assert match.state.capital[2][0]
    assert (match.bot.water, match.bot.points, match.bot.suits) == (2, 1, 5)


@EVERY
def test_with_no_superproject_to_take_chronobot_takes_the_hex_and_is_consoled(
    edition: str,
) -> None:
    """ANA-167. The one of the sixth era lies open, but only the next era can reach it."""
    gone = dict.fromkeys(range(1, 6), None)
    match = bot_acts(edition, SUPERPROJECT, era=5, superprojects=gone)

    assert failed(match) == "no_superproject"
    assert match.bot.tiles == []
    assert match.state.capital[0][0]
    assert (match.bot.water, match.bot.points, match.bot.suits) == (2, 1, 3)


@EVERY
def test_at_the_end_of_its_track_chronobot_still_takes_a_warp_tile_back(edition: str) -> None:
    """ANA-168. That is no failure: the marker stays where it is."""
    match = bot_acts(edition, TRAVEL, era=4, bot={"warps": {1: 1}, "travels": 6})

    assert failed(match) is None
    assert match.bot.warps == {}
    assert (match.bot.travels, match.bot.water) == (6, 0)


@EVERY
@pytest.mark.rule("anachrony#goods")
def test_what_chronobot_has_is_missing_in_a_limited_supply(edition: str) -> None:
    """ANA-169. Of water for 70 it has 65 and Ann 2: three drops are left for her."""
    match = alone(
        edition,
        0,
        bot=chronobot(tokens={1: WATER}, water=65),
        ann=seat("harmony", workers={"scientist": 3}, exosuits=3, water=2),
        options={"supply": "limited"},
    )

    match.play("ann: place scientist", "ann: pool:purify")

    assert match.ann.water == 5
    assert match.bot.water == 65  # and none for Chronobot itself
    assert match.is_quiet


@EVERY
def test_an_unlimited_supply_has_water_for_everybody(edition: str) -> None:
    """ANA-169."""
    match = bot_acts(edition, WATER, bot={"water": 70}, options={"supply": "unlimited"})

    assert match.ann.water == 4
    assert match.bot.water == 72


@EVERY
@pytest.mark.rule("anachrony#superprojects")
@pytest.mark.parametrize("tile", ["201", "welfare_society"])
def test_the_chameleon_copies_what_chronobot_has_built(edition: str, tile: str) -> None:
    """ANA-170."""
    match = alone(
        edition,
        bot=chronobot(tiles=[tile], exosuits=0),
        ann=seat(
            "harmony", workers={"genius": 1}, exosuits=1, tiles=["quantum_chameleon"], water=1
        ),
    )

    match.play("ann: place genius", "ann: own:quantum_chameleon")

    if tile == "201":
        assert match.ann.titanium == 2
    else:
        assert (match.ann.morale, match.ann.water) == (4, 0)


@EVERY
@pytest.mark.rule("anachrony#chronobot", "anachrony#warp")
def test_with_the_banner_chronobot_lays_its_warp_tiles_before_the_player_chooses(
    edition: str,
) -> None:
    """ANA-171."""
    match = alone(edition, TWO, 0, era=2, phase="warp", bot=chronobot(first=True))

    assert match.asks("ann", "anachrony-ask-warp")
    assert match.bot.warps == {2: 2}
    match.play("ann: gold", "ann: done")

    assert match.bot.warps == {2: 2}
    assert match.ann.warps == {"gold": 2}


@EVERY
def test_without_the_banner_chronobot_lays_its_warp_tiles_after_the_player(edition: str) -> None:
    """ANA-171."""
    match = alone(edition, TWO, era=2, phase="warp", bot=chronobot())

    assert match.asks("ann", "anachrony-ask-warp")
    assert match.bot.warps == {}
    match.play("ann: gold", "ann: done")

    assert match.bot.warps == {2: 2}


@EVERY
def test_an_era_later_chronobot_has_laid_its_tiles_once(edition: str) -> None:
    """ANA-171. Forks and records begin at the player's question, and do not roll again."""
    match = alone(
        edition,
        *(0, 0, 0, 0, 0),
        TWO,
        0,
        bot=chronobot(first=True, exosuits=0, acted=3),
        ann=seat("harmony", workers={"scientist": 1}, exosuits=1),
    )
    match.pass_all()
    match.play("ann: done")
    fork = AnachronyScript(match.match.fork(), match.names)

    for each in (match, fork):
        laid = sum(each.bot.warps.values())
        each.play("ann: done")
        assert sum(each.bot.warps.values()) == laid
