"""Chronobot: every position of its cycle, its priorities, its failures, its phases, its score."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.games.anachrony.chronobot.rules import CYCLE, START
from chronotable.games.anachrony.editions import EDITIONS
from chronotable.games.anachrony.game import GAME
from chronotable.testing.anachrony import AnachronyScript, BotPlan, chronobot, scenario, seat
from chronotable.text import Speaker

pytestmark = pytest.mark.rule("anachrony#chronobot")

ANN = seat("harmony", workers={"scientist": 3}, exosuits=3)
NOTHING, ONE, TWO = 0, 1, 5  # faces of the paradox die
CIRCLE, TRIANGLE, SQUARE = 0, 2, 4  # faces of the die of shapes
KINDS = {1: "power_plant", 5: "lab", 8: "life_support", 10: "factory"}


def turn(*rolls: int, bot: BotPlan | None = None, **table: Any) -> AnachronyScript:
    """Ann purifies water, and Chronobot takes a turn with these dice."""
    match = scenario(ann=ANN, bot=bot or chronobot(), rolls=[*rolls], **table)
    match.play("ann: place scientist", "ann: pool:purify")
    assert match.is_quiet
    return match


def at(position: int, *dice: int, bot: dict[str, Any] | None = None, **table: Any) -> Any:
    """The same, with token 1 rolled and standing on this position."""
    plan = {"tokens": {1: position}, **(bot or {})}
    return turn(0, *dice, bot=chronobot(**plan), **table)


def told(match: AnachronyScript) -> list[str]:
    """The log of Chronobot's doings, as people read it."""
    speaker = Speaker(GAME, names=["Ann"], options=match.match.options)
    said = [speaker.say(event) for event in match.match.events(None)]
    assert speaker.faults == []
    return [line for line in said if "hronobot" in line or "oken" in line]


def failed(match: AnachronyScript) -> str | None:
    """Why the bot's deed failed, or None if it did not."""
    found = [e for e in match.match.events(None) if e.key == "anachrony-bot-failed"]
    return str(found[0].params["why"]).partition(":")[2] if found else None


def used(match: AnachronyScript) -> list[str]:
    """Where the bot's exosuits stand."""
    places = match.match.view(None)["table"]["places"]
    return [
        key
        for key, place in places.items()
        if place.get("occupant") and place["occupant"]["seat"] == 1
    ]


# Construct.


@pytest.mark.parametrize(("position", "kind"), KINDS.items())
@pytest.mark.parametrize("era", [1, 5])
def test_it_builds_the_dearer_of_the_two_tiles(position: int, kind: str, era: int) -> None:
    dear, cheap = {
        "power_plant": ("102", "105"),
        "lab": ("402", "403"),
        "life_support": ("305", "307"),
        "factory": ("204", "205"),
    }[kind]

    match = at(position, era=era, stacks={kind: [dear]}, secondary={kind: [cheap]})
    assert match.bot.tiles == [dear]

    match = at(position, era=era, stacks={kind: [cheap]}, secondary={kind: [dear]})
    assert match.bot.tiles == [dear]
    assert used(match) == ["hex:construct:1"]
    assert match.bot.suits == (5 if era == 1 else 3)
    assert (match.bot.water, match.bot.points) == (0, 0)


def test_of_two_buildings_worth_the_same_it_builds_the_secondary_one() -> None:
    match = at(8, stacks={"life_support": ["305"]}, secondary={"life_support": ["306"]})

    assert match.bot.tiles == ["306"]


def test_without_a_secondary_tile_it_builds_the_primary_one() -> None:
    match = at(8, stacks={"life_support": ["301", "302"]})

    assert match.bot.tiles == ["301"]
    assert match.match.view(0)["table"]["primary"][2][-1] == "302"  # which is open now


@pytest.mark.parametrize(("position", "kind"), KINDS.items())
def test_with_three_of_a_kind_it_sends_an_exosuit_and_fails(position: int, kind: str) -> None:
    row = {"power_plant": 1, "factory": 2, "life_support": 3, "lab": 4}[kind]
    match = at(position, bot={"tiles": [f"{row}01", f"{row}02", f"{row}03"]})

    assert failed(match) == "three_of_a_kind"
    assert len(match.bot.tiles) == 3
    assert used(match) == ["hex:construct:1"]
    assert (match.bot.water, match.bot.points, match.bot.suits) == (2, 1, 5)


def test_it_pays_neither_for_hexes_nor_for_buildings() -> None:
    match = at(8, bot={"water": 1, "gold": 1}, out={"hex:construct:1": "ann engineer"})

    assert used(match) == ["hex:construct:2"]
    assert (match.bot.water, match.bot.gold) == (1, 1)


# The Capital and the World Council.

FULL = {"hex:construct:1": "ann engineer", "hex:construct:2": "ann engineer"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_where_every_hex_is_taken_it_goes_to_the_left_seat_of_the_council(edition: str) -> None:
    """ANA-134."""
    match = at(8, out=FULL, edition=edition)

    assert used(match) == ["hex:council:left"]
    assert len(match.bot.tiles) == 1
    assert match.state.first == 1  # and will be the first player
    assert "Chronobot will be the first player." in told(match)


def test_with_the_left_seat_taken_it_takes_the_right_one() -> None:
    match = at(8, out={**FULL, "hex:council:left": "ann scientist"})

    assert used(match) == ["hex:council:right"]
    assert len(match.bot.tiles) == 1
    assert match.state.first == 0


def test_where_the_council_is_full_too_it_fails_without_an_exosuit() -> None:
    seats = {"hex:council:left": "bot nobody", "hex:council:right": "bot nobody"}
    match = at(8, out={**FULL, **seats}, bot={"exosuits": 4})

    assert failed(match) == "no_room"
    assert match.bot.tiles == []
    assert match.bot.suits == 4
    assert (match.bot.water, match.bot.points) == (2, 1)


def test_a_bot_that_has_the_banner_already_does_not_take_it_again() -> None:
    match = at(8, out=FULL, bot={"first": True})

    assert match.state.first == 1
    assert "Chronobot will be the first player." not in told(match)


@pytest.mark.parametrize("position", [9, 6])
def test_recruiting_and_research_go_to_the_council_as_well(position: int) -> None:
    action = {9: "recruit", 6: "research"}[position]
    out = {f"hex:{action}:1": "ann engineer", f"hex:{action}:2": "ann engineer"}
    match = at(position, CIRCLE, out=out, recruits={"genius": 1})

    assert failed(match) is None
    assert used(match) == ["hex:council:left"]


def test_after_the_impact_it_passes_over_tiles_that_are_gone() -> None:
    match = at(8, era=5, flipped=["construct:1"])

    assert used(match) == ["hex:construct:2"]


def test_after_the_impact_the_tiles_give_it_nothing() -> None:
    tiles = {"construct": ["construct_again", "construct_sector_points"]}
    match = at(8, era=5, collapses=tiles)

    assert len(match.bot.tiles) == 1
    assert match.bot.points == 0


def test_with_all_tiles_gone_it_goes_to_the_council() -> None:
    match = at(8, era=5, flipped=["construct:1", "construct:2"])

    assert used(match) == ["hex:council:left"]


def test_its_exosuits_flip_the_tiles_they_stood_on() -> None:
    match = at(8, era=5, bot={"acted": 3})
    match.play("ann: pass")

    assert match.state.flipped[0] == [1, 0]
    assert used(match) == []
    assert match.is_quiet


def test_its_exosuits_block_hexes_for_the_player() -> None:
    match = scenario(
        ann=seat("harmony", workers={"engineer": 2}, exosuits=2, titanium=9, uranium=9, gold=9),
        bot=chronobot(),
        out={"hex:construct:1": "bot nobody"},
    )
    match.play("ann: place engineer")

    assert "hex:construct:1" not in match.asks("ann", "anachrony-ask-place")
    assert "hex:mine:top" in match.asks("ann")


def test_with_its_exosuits_on_every_hex_the_council_is_open_to_the_player() -> None:
    match = scenario(
        ann=seat("harmony", workers={"scientist": 2}, exosuits=2, water=3),
        bot=chronobot(),
        out={"hex:research:1": "bot nobody", "hex:research:2": "bot nobody"},
    )
    match.play("ann: place scientist")

    assert "hex:council:right" in match.asks("ann", "anachrony-ask-place")


# Superprojects.


def test_before_the_impact_a_superproject_is_a_point_without_an_exosuit() -> None:
    match = at(13)

    assert (match.bot.points, match.bot.suits, match.bot.tiles) == (1, 6, [])
    assert failed(match) is None


@pytest.mark.rule("anachrony#ANA-113")
def test_after_the_impact_it_builds_the_dearest_superproject() -> None:
    projects = {
        1: "the_ultimate_plan",
        2: "particle_collider",
        3: "uranium_cores",
        4: None,
        5: None,
    }
    match = at(13, era=5, superprojects=projects)

    assert match.bot.tiles == ["particle_collider"]
    assert match.state.superprojects[1] is None
    assert used(match) == ["hex:construct:1"]
    assert match.bot.score["superprojects"] == 7


def test_of_superprojects_worth_the_same_it_builds_the_oldest() -> None:
    projects = {1: None, 2: "exocrawler", 3: None, 4: "cloning_vat", 5: "the_ultimate_plan"}
    match = at(13, era=5, superprojects=projects)

    assert match.bot.tiles == ["exocrawler"]


def test_the_superproject_of_the_next_era_is_not_for_it() -> None:
    """ANA-113."""
    projects = {1: None, 2: None, 3: None, 4: None, 5: "the_ultimate_plan"}
    projects[6] = "neutronium_research_center"
    match = at(13, era=5, superprojects=projects)

    assert match.bot.tiles == ["the_ultimate_plan"]


def test_with_two_superprojects_it_sends_an_exosuit_and_fails() -> None:
    match = at(13, era=5, bot={"tiles": ["cloning_vat", "exocrawler"]})

    assert failed(match) == "two_superprojects"
    assert used(match) == ["hex:construct:1"]
    assert (match.bot.water, match.bot.points) == (2, 1)


def test_without_a_superproject_it_sends_an_exosuit_and_fails() -> None:
    match = at(13, era=5, superprojects=dict.fromkeys(range(1, 6)))

    assert failed(match) == "no_superproject"
    assert used(match) == ["hex:construct:1"]


# Recruit.


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("pool", "held", "recruited"),
    [
        ({"scientist": 1, "engineer": 1, "administrator": 1, "genius": 1}, {}, "genius"),
        ({"scientist": 1, "engineer": 1, "administrator": 1}, {}, "administrator"),
        ({"scientist": 1, "engineer": 1}, {}, "engineer"),
        ({"scientist": 1}, {}, "scientist"),
        ({"administrator": 1, "genius": 1}, {"genius": 1}, "administrator"),
        ({"scientist": 1, "genius": 1}, {"genius": 1, "engineer": 1}, "scientist"),
        ({"scientist": 1, "engineer": 1}, {"administrator": 1, "engineer": 1}, "scientist"),
        ({"engineer": 1, "genius": 1}, {"genius": 1, "engineer": 1}, "genius"),
        ({"scientist": 1, "engineer": 1}, {"scientist": 2, "engineer": 1}, "engineer"),
    ],
)
def test_it_recruits_a_type_it_lacks_and_else_by_its_order(
    pool: dict[str, int], held: dict[str, int], recruited: str, edition: str
) -> None:
    """ANA-133."""
    match = at(9, recruits=pool, bot={"workers": held}, edition=edition)

    assert match.bot.workers == {**held, recruited: held.get(recruited, 0) + 1}
    assert (
        match.state.recruit_pool[
            ["scientist", "engineer", "administrator", "genius"].index(recruited)
        ]
        == 0
    )
    assert used(match) == ["hex:recruit:1"]
    assert (match.bot.water, match.bot.points) == (0, 0)  # and no bonus


def test_one_worker_of_each_type_is_worth_five_points() -> None:
    held = {"scientist": 2, "engineer": 1, "administrator": 1}
    match = at(9, recruits={"genius": 1}, bot={"workers": held})

    assert match.bot.workers == {"scientist": 1}
    assert match.bot.points == 5


@pytest.mark.parametrize("era", [1, 5])
def test_with_nobody_to_recruit_it_sends_an_exosuit_and_fails(era: int) -> None:
    match = at(9, era=era)

    assert failed(match) == "no_recruit"
    assert used(match) == ["hex:recruit:1"]
    assert (match.bot.water, match.bot.points) == (2, 1)


# Supply, or recruit.


@pytest.mark.parametrize(("morale", "price", "worth"), [(0, 5, 2), (1, 6, 5), (2, 7, 8)])
def test_with_enough_water_it_takes_supply(morale: int, price: int, worth: int) -> None:
    match = at(4, bot={"morale": morale, "water": price + 1})

    assert (match.bot.morale, match.bot.water) == (morale + 1, 1)
    assert match.bot.score["morale"] == worth
    assert match.bot.suits == 6  # no exosuit
    assert failed(match) is None


@pytest.mark.rule("anachrony#ANA-112")
@pytest.mark.parametrize(("morale", "price"), [(0, 5), (1, 6), (2, 7), (3, 7)])
@pytest.mark.parametrize("era", [1, 5])
def test_with_too_little_water_it_recruits_instead(morale: int, price: int, era: int) -> None:
    bot = {"morale": morale, "water": price - 1}
    match = at(4, era=era, recruits={"engineer": 1}, bot=bot)

    assert match.bot.workers == {"engineer": 1}
    assert (match.bot.morale, match.bot.water) == (morale, price - 1)
    assert used(match) == ["hex:recruit:1"]


def test_at_the_top_of_morale_supply_is_paid_for_and_told() -> None:
    """ANA-112."""
    match = at(4, bot={"morale": 3, "water": 7}, recruits={"engineer": 1})

    assert failed(match) is None
    assert (match.bot.morale, match.bot.water, match.bot.points) == (3, 0, 0)
    assert match.bot.workers == {}
    assert match.bot.suits == 6
    assert "Chronobot pays 7 water for supply; its morale cannot rise any higher." in told(match)


# Research.


@pytest.mark.parametrize("era", [1, 5])
@pytest.mark.parametrize(
    ("face", "shape"),
    [(0, "circle"), (1, "circle"), (2, "triangle"), (3, "triangle"), (4, "square"), (5, "square")],
)
def test_it_rolls_only_the_shape_of_a_breakthrough(face: int, shape: str, era: int) -> None:
    match = at(6, face, era=era)

    assert match.bot.breakthroughs == [f"{shape} time_travel"]
    assert used(match) == ["hex:research:1"]
    assert match.state.chance.script == []


def test_of_a_shape_it_takes_the_icon_that_most_are_left_of() -> None:
    """ANA-115."""
    taken = ["circle time_travel", "circle warfare", "circle warfare"]
    match = at(6, CIRCLE, bot={"breakthroughs": taken})

    assert match.bot.breakthroughs == [*taken, "circle genetics"]


def test_with_no_breakthrough_of_the_shape_left_it_fails() -> None:
    icons = ("time_travel", "warfare", "genetics", "technology", "society")
    every = [f"square {icon}" for icon in icons for _ in range(3)]
    match = scenario(
        ann=seat("harmony", workers={"scientist": 2}, exosuits=2, breakthroughs=every),
        bot=chronobot(tokens={1: 6}),
        rolls=[0, SQUARE],
    )
    match.play("ann: place scientist", "ann: pool:purify")

    assert failed(match) == "no_breakthrough"
    assert match.bot.breakthroughs == []
    assert (match.bot.water, match.bot.points, match.bot.suits) == (2, 1, 5)


# Mine.


@pytest.mark.parametrize("era", [1, 5])
@pytest.mark.parametrize(
    ("pool", "held", "found", "where"),
    [
        # Uranium stands beside the top hex, gold beside the middle, titanium beside the bottom.
        ({"neutronium": 1, "gold": 1}, {}, ["neutronium", "uranium"], "top"),
        ({"uranium": 1, "gold": 1}, {}, ["uranium", "gold"], "middle"),
        ({"gold": 1, "titanium": 1}, {}, ["gold", "uranium"], "top"),
        ({"titanium": 1}, {}, ["titanium", "uranium"], "top"),
        ({"neutronium": 1, "gold": 1}, {"neutronium": 1}, ["gold", "uranium"], "top"),
        ({"neutronium": 1}, {"neutronium": 1, "uranium": 1}, ["neutronium", "gold"], "middle"),
        ({"uranium": 1}, {"uranium": 1, "gold": 1}, ["uranium", "titanium"], "bottom"),
        ({"gold": 1}, {"uranium": 1, "gold": 1, "titanium": 1}, ["gold", "uranium"], "top"),
        ({}, {"uranium": 1}, ["gold"], "middle"),
    ],
)
def test_it_mines_what_it_lacks_and_else_by_its_order(
    pool: dict[str, int], held: dict[str, int], found: list[str], where: str, era: int
) -> None:
    """ANA-114. One resource of the pool, and the cube of the hex that it wants most."""
    match = at(7, era=era, mine=pool, bot=held)

    for good in ("titanium", "uranium", "gold", "neutronium"):
        assert getattr(match.bot, good) == held.get(good, 0) + found.count(good), good
    assert used(match) == [f"hex:mine:{where}"]
    assert sum(match.state.mine_pool) == max(0, sum(pool.values()) - 1)
    assert match.state.mine_cubes.count(0) == 1


def test_one_resource_of_each_kind_is_worth_five_points() -> None:
    held = {"titanium": 2, "gold": 1}
    match = at(7, mine={"neutronium": 1}, bot=held)  # and a uranium cube

    assert (match.bot.titanium, match.bot.gold) == (1, 0)
    assert (match.bot.uranium, match.bot.neutronium) == (0, 0)
    assert match.bot.points == 5


def test_two_sets_of_resources_may_be_complete_at_once() -> None:
    held = {"titanium": 2, "gold": 2, "neutronium": 2}
    match = at(7, mine={"uranium": 1}, bot=held)  # and a uranium cube

    assert match.bot.points == 10
    assert match.state.bot.goods == [0, 0, 0, 0]


def test_it_takes_the_hexes_that_are_free() -> None:
    match = at(7, mine={"neutronium": 1}, out={"hex:mine:top": "ann engineer"})

    assert used(match) == ["hex:mine:middle"]
    assert (match.bot.neutronium, match.bot.gold) == (1, 1)


def test_a_full_mine_is_a_failure_and_no_case_for_the_council() -> None:
    """ANA-116."""
    hexes = ("top", "middle", "bottom")
    match = at(7, mine={"gold": 1}, out={f"hex:mine:{hex}": "bot nobody" for hex in hexes})

    assert failed(match) == "mine_full"
    assert match.state.council == [None, None]
    assert (match.bot.gold, match.bot.water, match.bot.points, match.bot.suits) == (0, 2, 1, 6)


def test_an_empty_mine_takes_its_exosuit_and_fails() -> None:
    match = scenario(ann=ANN, bot=chronobot(tokens={1: 7}), rolls=[0])
    match.state.mine_cubes[:] = [0, 0, 0]
    match.play("ann: place scientist", "ann: pool:purify")

    assert used(match) == ["hex:mine:top"]
    assert (match.bot.water, match.bot.points) == (2, 1)


# Time travel.


@pytest.mark.parametrize(
    ("warps", "taken"),
    [
        ({1: 1, 2: 2}, 2),
        ({1: 2, 2: 2}, 1),
        ({3: 1}, 3),
        ({1: 1, 3: 1, 4: 2}, 1),  # the present does not count
    ],
)
@pytest.mark.parametrize("after", [False, True])
def test_it_takes_a_warp_tile_from_where_it_owes_most(
    warps: dict[int, int], taken: int, after: bool
) -> None:
    match = at(2, era=4, impact=after, bot={"warps": warps, "travels": 2})

    assert match.bot.warps.get(taken, 0) == warps[taken] - 1
    assert match.bot.travels == 3
    assert match.bot.score["time_travel"] == 6
    assert match.bot.suits == (4 if after else 6)


def test_without_a_debt_time_travel_fails() -> None:
    match = at(2, era=4)

    assert failed(match) == "nothing_owed"
    assert (match.bot.water, match.bot.points, match.bot.travels) == (2, 1, 0)


def test_at_the_end_of_its_track_it_still_takes_the_tile() -> None:
    match = at(2, era=4, bot={"warps": {1: 1}, "travels": 6})

    assert match.bot.warps == {}
    assert match.bot.travels == 6
    assert match.bot.score["time_travel"] == 12


# Removing an anomaly.


@pytest.mark.parametrize("era", [1, 5])
@pytest.mark.parametrize(
    ("goods", "paid"),
    [
        ({"titanium": 2}, ("titanium", 2)),
        ({"titanium": 2, "gold": 3}, ("gold", 2)),
        ({"titanium": 2, "gold": 2, "uranium": 2}, ("titanium", 2)),
        ({"gold": 2, "uranium": 2}, ("gold", 2)),
        ({"uranium": 2, "neutronium": 1}, ("uranium", 2)),
        ({"neutronium": 1}, ("neutronium", 1)),
        ({"titanium": 1, "neutronium": 1}, ("neutronium", 1)),  # which counts as two
        ({"gold": 3, "neutronium": 2}, ("neutronium", 1)),
    ],
)
def test_it_removes_an_anomaly_for_two_water_and_two_cubes_of_what_it_has_most_of(
    goods: dict[str, int], paid: tuple[str, int], era: int
) -> None:
    """ANA-108. A neutronium counts as two cubes."""
    match = at(3, era=era, bot={**goods, "anomalies": 2, "water": 2})

    assert failed(match) is None
    assert match.bot.anomalies == 1
    assert match.bot.water == 0
    good, amount = paid
    assert getattr(match.bot, good) == goods[good] - amount
    assert sum(match.state.bot.goods) == sum(goods.values()) - amount
    assert match.bot.suits == (6 if era == 1 else 4)
    assert match.state.anomalies == 11


@pytest.mark.parametrize(
    "bot",
    [
        {"anomalies": 1, "water": 1, "titanium": 2},
        {"anomalies": 1, "water": 2, "titanium": 1, "gold": 1, "uranium": 1},
        {"anomalies": 1, "water": 2},
    ],
)
def test_an_anomaly_it_cannot_pay_for_stays(bot: dict[str, int]) -> None:
    match = at(3, bot=bot)

    assert failed(match) == "too_poor"
    assert match.bot.anomalies == 1
    assert (match.bot.water, match.bot.points) == (bot["water"] + 2, 1)


def test_without_an_anomaly_there_is_nothing_to_remove() -> None:
    match = at(3, bot={"water": 5, "titanium": 5})

    assert failed(match) == "no_anomaly"
    assert (match.bot.water, match.bot.titanium) == (7, 5)


# Water, and what comes of failures.


@pytest.mark.parametrize("position", [11, 12])
@pytest.mark.parametrize("era", [1, 5])
def test_two_positions_just_give_water(position: int, era: int) -> None:
    match = at(position, era=era)

    assert (match.bot.water, match.bot.points) == (2, 0)
    assert match.bot.suits == (6 if era == 1 else 4)
    assert failed(match) is None


@pytest.mark.parametrize(("level", "points"), [("beginner", 0), ("normal", 1), ("expert", 1)])
def test_a_failed_action_brings_water_and_to_no_beginner_a_point(level: str, points: int) -> None:
    match = at(3, options={"difficulty": level})

    assert (match.bot.water, match.bot.points) == (2, points)


# Tokens.


def test_the_tokens_start_where_they_are_printed() -> None:
    match = scenario(ann=ANN)

    assert match.bot.tokens == [1, 5, 7, 8, 11, 12]
    assert [at + 1 for at in START] == match.bot.tokens


@pytest.mark.parametrize(
    ("position", "following"),
    [
        (1, 2), (2, 3), (3, 1), (4, 5), (5, 6), (6, 7), (7, 8), (8, 9), (9, 10), (10, 4), (11, 8),
        (12, 13), (13, 12),
    ],
)  # fmt: skip
def test_a_token_moves_on_whether_the_deed_worked_or_not(position: int, following: int) -> None:
    apart = {2: 13, 3: 6, 4: 10, 5: 1, 6: 3}  # no three of them meet
    match = turn(0, CIRCLE, bot=chronobot(tokens={**apart, 1: position}))

    assert match.bot.tokens == [following, 13, 6, 10, 1, 3]


def test_nothing_leads_back_to_the_entry_of_token_five() -> None:
    assert 10 not in [position.next for position in CYCLE]


@pytest.mark.parametrize("token", range(1, 7))
def test_the_die_picks_the_token(token: int) -> None:
    match = turn(token - 1)
    before = [1, 5, 7, 8, 11, 12]

    assert [n for n in range(6) if match.bot.tokens[n] != before[n]] == [token - 1]


def test_where_three_tokens_meet_the_highest_moves_on() -> None:
    bot = chronobot(tokens={1: 11, 2: 12, 3: 12, 4: 4, 5: 5, 6: 13})
    match = turn(5, bot=bot)  # token 6 comes to the place of 2 and 3, and is the highest itself

    assert match.bot.tokens == [11, 12, 12, 4, 5, 13]


def test_the_highest_may_be_another_than_the_one_that_moved() -> None:
    bot = chronobot(tokens={1: 13, 2: 12, 3: 12, 4: 4, 5: 5, 6: 6})
    match = turn(0, bot=bot)

    assert match.bot.tokens == [12, 12, 13, 4, 5, 6]


def test_tokens_push_each_other_on_as_long_as_three_meet() -> None:
    bot = chronobot(tokens={1: 8, 2: 9, 3: 9, 4: 10, 5: 10, 6: 4})
    match = turn(0, bot=bot)

    # Token 1 comes to 9, so 3 moves to 10, and from there 5 moves to 4, where 6 stands.
    assert match.bot.tokens == [9, 9, 10, 10, 4, 4]


def test_a_token_that_is_pushed_does_nothing() -> None:
    bot = chronobot(tokens={1: 13, 2: 12, 3: 12, 4: 4, 5: 5, 6: 6})
    match = turn(0, bot=bot)

    assert (match.bot.points, match.bot.water) == (1, 0)  # the point of position 13


# Turns.


def test_bot_and_player_take_turns() -> None:
    match = scenario(ann=ANN, rolls=[5, 4])
    match.play("ann: place scientist", "ann: pool:purify")
    assert match.bot.acted == 1
    match.play("ann: place scientist", "ann: pool:purify")

    assert match.bot.acted == 2
    assert match.is_quiet


def test_with_the_banner_it_begins() -> None:
    match = scenario(phase="warp", ann=ANN, bot=chronobot(first=True), rolls=[NOTHING, 5])
    match.play("ann: done")

    assert match.bot.acted == 1
    assert match.bot.tokens[5] == 13
    assert match.asks("ann", "anachrony-ask-turn")


def test_without_exosuits_it_travels_a_last_time_and_passes() -> None:
    match = turn(era=3, bot=chronobot(exosuits=0, warps={1: 1}))

    assert match.bot.warps == {}
    assert match.bot.travels == 1
    assert match.bot.passed
    assert match.bot.tokens == [1, 5, 7, 8, 11, 12]  # nothing is rolled


def test_a_last_time_travel_that_is_not_possible_is_no_failure() -> None:
    match = turn(era=3, bot=chronobot(exosuits=0))

    assert failed(match) is None
    assert (match.bot.water, match.bot.points, match.bot.travels) == (0, 0, 0)
    assert match.bot.passed


def test_after_it_has_passed_the_player_goes_on_alone() -> None:
    match = turn(era=3, bot=chronobot(exosuits=0, acted=7))
    match.play("ann: place scientist", "ann: pool:purify")

    assert match.bot.acted == 8
    assert match.state.phase == "action"
    assert match.is_quiet


# Other phases.


def ended(bot: BotPlan, *rolls: int, era: int = 3, **table: Any) -> AnachronyScript:
    """Ann has passed in the era before this one; the paradox phase has been played."""
    match = scenario(era=era - 1, bot=bot, rolls=[*rolls], **{"ann": ANN, **table})
    match.play("ann: pass")
    return match


def test_it_rolls_for_the_eras_where_it_owes_most() -> None:
    match = ended(chronobot(warps={1: 2, 2: 1}, acted=3), TWO, NOTHING)

    assert match.bot.paradoxes == 2
    assert match.state.chance.script == []


def test_it_rolls_after_the_player_when_both_owe_the_same() -> None:
    ann = seat("harmony", workers={"scientist": 3}, exosuits=3, warps={"gold": 1})
    match = ended(chronobot(warps={1: 1}, acted=3), TWO, ONE, ann=ann)

    assert (match.ann.paradoxes, match.bot.paradoxes) == (2, 1)


def test_it_does_not_roll_where_the_player_owes_more() -> None:
    ann = seat("harmony", workers={"scientist": 3}, exosuits=3, warps={"gold": 1, "water": 1})
    match = ended(chronobot(warps={1: 1}, acted=3), ONE, ann=ann)

    assert (match.ann.paradoxes, match.bot.paradoxes) == (1, 0)


def test_three_paradoxes_are_an_anomaly_and_a_warp_tile_less() -> None:
    match = ended(chronobot(warps={1: 1, 2: 2}, paradoxes=2, acted=3), TWO)

    assert (match.bot.paradoxes, match.bot.anomalies) == (0, 1)
    assert match.bot.warps == {1: 1, 2: 1}  # from where it owed most; and era 2 was not rolled for
    assert match.bot.score["anomalies"] == -3
    assert match.state.anomalies == 11
    assert match.state.chance.script == []


def test_a_fourth_anomaly_is_skipped_and_so_is_the_warp_tile() -> None:
    match = ended(chronobot(warps={1: 2}, paradoxes=2, anomalies=3, acted=3), ONE)

    assert (match.bot.paradoxes, match.bot.anomalies) == (0, 3)
    assert match.bot.warps == {1: 2}
    assert match.state.anomalies == 9


def test_with_fixed_paradoxes_it_takes_one_without_rolling() -> None:
    match = ended(chronobot(warps={1: 2}, acted=3), TWO, options={"paradox": "fixed"})

    assert match.bot.paradoxes == 1
    assert match.state.chance.script == [TWO]


@pytest.mark.parametrize(("after", "suits"), [(False, 6), (True, 4)])
def test_it_powers_six_exosuits_and_four_after_the_impact(after: bool, suits: int) -> None:
    match = ended(chronobot(exosuits=1, acted=3), era=5, impact=after, impact_after=6)
    match.play("ann: done")

    assert match.bot.suits == suits
    assert match.bot.acted == 0
    assert not match.bot.passed
    assert match.is_quiet


@pytest.mark.parametrize(("face", "laid"), [(NOTHING, 0), (ONE, 1), (TWO, 2)])
def test_it_lays_as_many_warp_tiles_as_the_paradox_die_says(face: int, laid: int) -> None:
    match = scenario(phase="warp", era=2, ann=ANN, bot=chronobot(warps={1: 1}), rolls=[face])
    match.play("ann: done")

    assert match.bot.warps == ({1: 1, 2: laid} if laid else {1: 1})
    assert match.bot.goods == [0, 0, 0, 0]
    assert match.bot.water == 0


def test_it_has_eight_warp_tiles() -> None:
    bot = chronobot(warps={1: 2, 2: 2, 3: 2, 4: 1})
    match = scenario(phase="warp", era=5, ann=ANN, bot=bot, rolls=[TWO])
    match.play("ann: done")

    assert match.bot.warps[5] == 1


@pytest.mark.parametrize(("first", "gold"), [(True, 2), (False, 1)])
def test_with_the_banner_its_tiles_take_the_first_slots(first: bool, gold: int) -> None:
    """ANA-117. The third slot of this tile doubles what is borrowed; the bot obeys no slot."""
    match = scenario(
        phase="warp",
        ann=ANN,
        bot=chronobot(first=first),
        layouts=[1, 0, 2, 3, 4, 5, 6],
        options={"timeline": "alternate"},
        rolls=[TWO, 5],
    )
    morale = match.ann.morale
    match.play("ann: gold", "ann: done")

    assert match.ann.gold == gold
    assert match.ann.morale == (morale if first else morale - 1)  # the first slot is grim
    assert match.bot.warps == {1: 2}
    assert match.bot.morale == 0


# The log.


def test_the_log_explains_every_move() -> None:
    match = turn(3, stacks={"life_support": ["307"]}, secondary={"life_support": ["301"]})

    assert told(match) == [
        "Chronobot rolls 4: construct a life support.",
        "Chronobot sends an empty exosuit to the first construct hex.",
        "Chronobot builds Life support 307, the dearest.",
        "Token 4 moves on to: recruit.",
    ]


def test_the_log_explains_every_failure() -> None:
    match = at(2, era=4)

    assert told(match) == [
        "Chronobot rolls 1: time travel.",
        "Chronobot fails: it owes nothing to the past.",
        "Chronobot takes 2 water.",
        "Chronobot scores 1 point.",
        "Token 1 moves on to: remove an anomaly.",
    ]


def test_the_log_tells_what_it_lacked_and_which_tokens_were_pushed() -> None:
    bot = chronobot(tokens={1: 7, 2: 8, 3: 8, 4: 1, 5: 2, 6: 3}, uranium=1)
    match = turn(0, bot=bot, mine={"uranium": 1, "gold": 1})

    assert told(match) == [
        "Chronobot rolls 1: mine.",
        "Chronobot sends an empty exosuit to the bottom hex of the mine.",
        "Chronobot takes 1 gold, the first on its list that it lacks.",
        "Chronobot takes 1 titanium, the first on its list that it lacks.",
        "Token 1 moves on to: construct a life support.",
        "Three tokens would stand there, so token 3 moves on to: recruit.",
    ]


@pytest.mark.parametrize("position", range(1, 14))
@pytest.mark.parametrize("era", [1, 5])
def test_every_position_can_be_told(position: int, era: int) -> None:
    lines = told(at(position, CIRCLE, era=era, recruits={"genius": 1}, mine={"gold": 1}))

    assert lines[0].startswith("Chronobot rolls 1: ")
    assert lines[-1].startswith("Token 1 moves on to: ")
    assert len(lines) > 2


# The end.


def finished(bot: BotPlan, *, options: dict[str, str] | None = None, **ann: Any) -> AnachronyScript:
    """The seventh era is over; Ann has what is named, and morale that is worth nothing."""
    match = scenario(
        era=7,
        ann=seat("harmony", workers={"scientist": 1}, exosuits=1, **ann),
        bot=bot,
        options=options,
    )
    match.play("ann: pass")
    return match


def test_its_score_sheet_counts_what_it_has() -> None:
    """ANA-118. Its anomalies cost three points each."""
    bot = chronobot(
        acted=3,
        points=4,
        anomalies=2,
        morale=2,
        travels=5,
        tiles=["101", "305", "cloning_vat"],
        warps={1: 2, 2: 1},
        breakthroughs=["circle genetics", "triangle warfare", "square society", "circle warfare"],
    )
    match = finished(bot)

    assert match.bot.score == {
        "buildings": 4 + 3,
        "anomalies": -6,
        "superprojects": 6,
        "time_travel": 10,
        "morale": 5,
        "tokens": 4,
        "breakthroughs": 4 + 2,
    }
    assert match.over


@pytest.mark.rule("anachrony#ANA-118")
def test_its_warp_tiles_cost_it_nothing_at_the_end() -> None:
    match = finished(chronobot(acted=3, warps={1: 2, 5: 2}))

    assert sum(match.bot.score.values()) == 0
    assert match.winners == ["ann"]


@pytest.mark.parametrize(("points", "winners"), [(9, []), (10, ["ann"]), (11, ["ann"])])
def test_the_higher_score_wins(points: int, winners: list[str]) -> None:
    match = finished(chronobot(acted=3, points=10), points=points)

    assert match.winners == winners
    assert match.match.result is not None
    assert match.match.result.scores == (points,)


@pytest.mark.parametrize(
    ("ann", "bot", "winners"),
    [
        ({"water": 3}, {"water": 2}, ["ann"]),
        ({"water": 2}, {"water": 3}, []),
        ({"water": 2, "gold": 2}, {"water": 2, "gold": 1}, ["ann"]),
        ({"water": 2, "gold": 1}, {"water": 2, "gold": 1, "titanium": 1}, []),
        ({"water": 2, "gold": 1}, {"water": 2, "titanium": 1}, ["ann"]),  # shared
    ],
)
def test_water_and_resources_break_a_tie(
    ann: dict[str, Any], bot: dict[str, Any], winners: list[str]
) -> None:
    match = finished(chronobot(acted=3, points=5, **bot), points=5, **ann)

    assert match.winners == winners


def test_the_end_is_told_whoever_wins() -> None:
    match = finished(chronobot(acted=3, points=10))

    assert told(match)[-2:] == [
        "Chronobot has 10 points.",
        "The seventh era is over. Chronobot wins.",
    ]
