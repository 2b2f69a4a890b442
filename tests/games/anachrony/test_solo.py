"""Playing alone: what can be combined with Chronobot, how it begins, and whole games."""

from __future__ import annotations

import json

import pytest

import chronotable as ct
from chronotable.games.anachrony.editions import EDITIONS
from chronotable.games.anachrony.game import GAME
from chronotable.games.anachrony.paths import STARTS
from chronotable.games.anachrony.pieces import PATHS
from chronotable.kernel.errors import BadOption, BadRecord
from chronotable.kernel.match import Match
from chronotable.testing.anachrony import chronobot, scenario, seat
from chronotable.testing.laws import play_with_laws, tables

pytestmark = pytest.mark.rule("anachrony#chronobot")


def begun(**options: str) -> Match:
    """A solo game at the first power up."""
    match = ct.new("anachrony", seats=1, seed=1, options=options)
    while match.state.phase != "power_up":
        match.answer(0, 0)
    return match


def played(seed: int, **options: str) -> Match:
    match = ct.new("anachrony", seats=1, seed=seed, options=options)
    agent = ct.agent("random", "anachrony", seed)
    while not match.over:
        (decision,) = match.pending
        match.answer(0, agent.choose(None, decision))
        match.game.check(match.state)
    return match


# What goes together.


def test_chronobot_plays_no_doomsday() -> None:
    """ANA-119."""
    with pytest.raises(BadOption) as refused:
        ct.new("anachrony", seats=1, options={"doomsday": "yes"})

    assert str(refused.value) == (
        "Chronobot plays the base game only: with one player, 'doomsday' must be 'no'"
    )


def test_endgame_conditions_cannot_be_drafted_alone() -> None:
    """ANA-121."""
    with pytest.raises(BadOption) as refused:
        ct.new("anachrony", seats=1, options={"endgame": "draft"})

    assert str(refused.value) == (
        "there are no endgame conditions against Chronobot: with one player, "
        "'endgame' must be 'random'"
    )


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_planned_experiments_need_the_module(seats: int) -> None:
    with pytest.raises(BadOption) as refused:
        ct.new("anachrony", seats=seats, options={"planned_experiments": "yes"})

    assert str(refused.value) == (
        "experiments come with the Doomsday module: without 'doomsday', "
        "'planned_experiments' must be 'no'"
    )


@pytest.mark.parametrize("level", ["beginner", "expert"])
def test_a_difficulty_needs_chronobot(level: str) -> None:
    with pytest.raises(BadOption) as refused:
        ct.new("anachrony", seats=2, options={"difficulty": level})

    assert str(refused.value) == (
        "Chronobot plays against a single player: with more, 'difficulty' must be 'normal'"
    )


def test_a_record_of_a_table_that_is_refused_is_refused() -> None:
    record = ct.new("anachrony", seats=1, seed=1).record()
    record["options"]["doomsday"] = "yes"

    with pytest.raises(BadRecord, match="field 'options': Chronobot plays the base game only"):
        Match.replay(GAME, json.dumps(record))


def test_every_table_for_the_laws_is_allowed() -> None:
    found = [*tables(GAME)]

    assert {seats for seats, _ in found} == {1, 2, 3, 4}
    for seats, options in found:
        GAME.check_table(seats, GAME.info.check_options(options))
    alone = [options for seats, options in found if seats == 1]
    for name, choice in (
        ("difficulty", "beginner"),
        ("difficulty", "expert"),
        ("side", "B"),
        ("timeline", "alternate"),
        ("assets", "draft"),
        ("edition", "russian"),
        ("edition", "polish"),
    ):
        assert any(options.get(name) == choice for options in alone), (name, choice)
    assert not any(options.get("doomsday") == "yes" for options in alone)
    planned = [seats for seats, options in found if options.get("planned_experiments") == "yes"]
    assert {*planned} == {2, 3, 4}


# The beginning.


@pytest.mark.rule("anachrony#ANA-121")
def test_the_table_is_laid_out_as_for_two() -> None:
    state = begun().state

    assert [len(hexes) for hexes in state.capital] == [2, 2, 2]
    assert [len(tiles) for tiles in state.collapsing] == [2, 2, 2]
    assert state.conditions == []


def test_chronobot_begins_with_its_tokens_and_nothing_else() -> None:
    state = begun().state

    assert state.first == 1
    assert state.bot is not None
    assert state.bot.tokens == [0, 4, 6, 7, 10, 11]
    assert state.bot.goods == [0, 0, 0, 0]
    assert state.bot.workers == [0, 0, 0, 0]
    assert (state.bot.water, state.bot.points) == (0, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_second_seat_brings_a_water(edition: str) -> None:
    """ANA-111. Chronobot has the first seat."""
    own = begun(edition=edition).state.own[0]

    assert own.goods[4] == STARTS[PATHS[own.path]].goods[4] + 1


@pytest.mark.parametrize("leaders", ["choose", "random"])
def test_an_expert_plays_without_a_leader(leaders: str) -> None:
    assert begun(difficulty="expert", leaders=leaders).state.own[0].leader == ""
    assert begun(difficulty="normal", leaders=leaders).state.own[0].leader != ""
    assert begun(difficulty="beginner", leaders=leaders).state.own[0].leader != ""


def test_alone_four_of_eight_asset_cards_are_kept() -> None:
    """ANA-120. Nobody else takes from them, and Chronobot begins whatever their numbers say."""
    match = ct.new("anachrony", seats=1, seed=1, options={"assets": "draft", "leaders": "random"})
    hand = [*match.state.own[0].asset_hand]
    assert len(hand) == 8
    for _ in range(4):
        assert match.pending[0].prompt == "anachrony-ask-asset"
        match.answer(0, 0)

    assert match.state.own[0].asset_kept == sorted(hand)[:4]
    assert match.state.first == 1


def test_everything_that_chronobot_has_is_open() -> None:
    match = scenario(
        ann=seat("harmony", workers={"scientist": 1}, exosuits=1),
        bot=chronobot(water=3, points=4, tiles=["101"], warps={1: 1}),
    )

    for viewer in (0, None):
        bot = match.match.view(viewer)["table"]["bot"]
        assert (bot["water"], bot["buildings"], bot["warps"][0]) == (3, ["101"], 1)
        assert bot["score"]["total"] == 4 + 4


# What the player may do.


def test_the_player_can_take_the_banner_back() -> None:
    match = scenario(
        ann=seat("harmony", workers={"scientist": 2}, exosuits=2, water=2),
        bot=chronobot(first=True),
        rolls=[5],
    )
    match.play("ann: place scientist", "ann: hex:council:left")

    assert match.state.first == 0
    assert match.is_quiet


def test_the_evacuation_costs_the_single_player_no_points() -> None:
    """The last of the slots for two is never reached: Chronobot does not evacuate."""
    match = scenario(
        era=5,
        ann=seat("harmony", workers={"scientist": 2}, exosuits=2, tiles=["301", "302", "303"]),
        bot=chronobot(),
        rolls=[5],
    )
    match.play("ann: place scientist", "ann: pool:evacuation")

    assert match.ann.points == 2
    assert match.is_quiet


def test_a_turn_of_chronobot_cannot_be_taken_back() -> None:
    match = scenario(
        ann=seat("harmony", workers={"scientist": 2}, exosuits=2), bot=chronobot(), rolls=[5]
    )
    match.play("ann: place scientist", "ann: pool:purify")

    assert not match.match.can_undo(0)
    assert match.is_quiet


# Whole games.


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("difficulty", ["beginner", "normal", "expert"])
def test_a_solo_game_comes_to_an_end(difficulty: str, side: str, edition: str) -> None:
    match = played(7, difficulty=difficulty, side=side, edition=edition)

    assert match.result is not None
    assert match.result.reason in ("eras", "collapse")
    assert match.result.winners in ((), (0,))
    assert len(match.result.scores) == 1


@pytest.mark.rule("anachrony#ANA-119")
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"difficulty": "expert", "side": "B"},
        {"timeline": "alternate", "side": "B"},
        {"assets": "draft", "paths": "choose"},
        {"edition": "polish", "timeline": "alternate", "assets": "draft", "side": "B"},
    ],
)
def test_solo_games_keep_every_law(options: dict[str, str]) -> None:
    for seed in range(2):
        play_with_laws(GAME, 1, seed, options, every=20)


def test_many_games_go_everywhere_on_the_cycle() -> None:
    seen: set[tuple[str, str]] = set()
    for seed in range(8):
        match = played(seed)
        assert match.result is not None
        seen |= {*GAME.covered(match.events(None), match.result)}

    positions = {name for group, name in seen if group == "position"}
    assert positions == {*GAME.coverage()["position"]}
