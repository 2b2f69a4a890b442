"""Novice and skilled: the same answer for the same view, in time, and always a legal one."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

import pytest

import chronotable as ct
from chronotable.agents import lookahead
from chronotable.agents.levels import NOVICE, SKILLED, Level
from chronotable.agents.search import SearchAgent
from chronotable.agents.values import ahead, hand_made
from chronotable.kernel.decision import Decision, Word
from tests.depth import DEEP
from tests.toys.quarry import GAME as QUARRY

TITLES = ("anachrony", "echoes", "innovation")
LEVELS = ("novice", "skilled", "expert")


def wander(game: str, seats: int, seed: int, answers: int) -> ct.Match:
    """A match in which so many answers were given anyhow."""
    match, luck = ct.new(game, seats, seed), Random(seed)
    for _ in range(answers):
        if match.over:
            break
        decision = match.pending[0]
        match.answer(decision.seat, luck.randrange(len(decision.choices)))
    return match


def asked(match: ct.Match) -> Decision[Any]:
    return next((d for d in match.pending if len(d.choices) > 1), match.pending[0])


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_question_and_seed_have_the_same_answer(game: str, level: str) -> None:
    agent = ct.agent(level, game, seed=5)
    for answers in (0, 31, 60):
        match = wander(game, 2, answers, answers)
        decision = asked(match)
        view = match.view(decision.seat)
        first = agent.choose(view, decision)  # whatever it was asked before
        again = ct.agent(level, game, seed=5).choose(json.loads(json.dumps(view)), decision)
        assert first == again


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("level", ["random", *LEVELS])
def test_worlds_that_look_alike_have_the_same_answer(game: str, level: str) -> None:
    for steps in (20, 40, 41, 42):  # some of them in the midst of an effect
        match = wander(game, 3, 2, steps)
        seat = asked(match).seat
        view = match.view(seat)
        worlds = [ct.game(game).imagine(view, seed) for seed in (1, 2)]
        assert worlds[0].hash() != worlds[1].hash()
        answers = set()
        for world in worlds:
            question = next(d for d in world.pending if d.seat == seat)
            answers.add(ct.agent(level, game, seed=3).choose(world.view(seat), question))
        assert len(answers) == 1


WHOLE = [(game, seats) for game in TITLES for seats in (2, 3, 4)]


@pytest.mark.parametrize(
    ("game", "seats"), WHOLE if DEEP else [each for each in WHOLE if each != ("anachrony", 4)]
)
def test_novices_play_whole_games(game: str, seats: int) -> None:
    options = {name: s.choices[-1] for name, s in ct.titles()[game].options.items()}
    options.pop("difficulty", None)  # Chronobot's
    match = ct.new(game, seats, seats, options if seats % 2 else None)
    agents = [ct.agent("novice", game, seed=seat) for seat in range(seats)]
    while not match.over:
        decision = match.pending[0]
        key = agents[decision.seat].choose(match.view(decision.seat), decision)
        match.answer(decision.seat, key)
    assert match.result is not None


def test_a_novice_plays_alone_against_chronobot() -> None:
    match = ct.new("anachrony", 1, 1)
    agent = ct.agent("novice", "anachrony", seed=1)
    while not match.over:
        decision = match.pending[0]
        match.answer(0, agent.choose(match.view(0), decision))
    assert match.result is not None


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("level", [NOVICE, SKILLED])
def test_the_budget_is_kept(game: str, level: Level) -> None:
    agent = SearchAgent(ct.game(game), hand_made(game), level, seed=1)
    match = wander(game, 2, 3, 50)
    decision = asked(match)
    view = match.view(decision.seat)
    started = thread_time()
    assert agent.choose(view, decision) in decision.options
    # One step more than the clock allows may be under way when it is looked at.
    assert thread_time() - started < level.seconds + 0.1


@pytest.mark.parametrize("level", LEVELS)
def test_a_slow_clock_does_not_keep_an_agent_from_answering(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = iter(range(10_000_000))
    monkeypatch.setattr(lookahead, "thread_time", lambda: float(next(ticks)))
    match = ct.new("innovation", 2, 1)
    decision = match.pending[0]
    assert ct.agent(level, "innovation", 1).choose(match.view(0), decision) in decision.options


def test_nodes_run_out_before_the_clock_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "thread_time", lambda: 0.0)
    match = wander("innovation", 2, 3, 50)
    decision = asked(match)
    view = match.view(decision.seat)
    agent = ct.agent("skilled", "innovation", 1)
    assert agent.choose(view, decision) == agent.choose(view, decision)


def test_a_single_option_needs_no_thought() -> None:
    agent = SearchAgent(QUARRY, hand_made("quarry"), SKILLED, seed=1)
    assert agent.choose({"nonsense": True}, Decision(0, "sure", [Word("yes")])) == "yes"


def test_who_cannot_imagine_guesses() -> None:
    match = ct.new("innovation", 2, 1)
    decision = match.pending[0]
    view = {**match.view(0), "version": "another"}
    guesses = {ct.agent("skilled", "innovation", seed).choose(view, decision) for seed in range(20)}
    assert guesses == {*decision.options.keys()}


def test_a_title_without_a_value_is_played_for_the_win() -> None:
    value = hand_made("quarry")
    assert value(None, 0) == 0.0
    match = ct.new("quarry", 2, 1)
    while not match.over:
        decision = match.pending[0]
        agent = ct.agent("novice", "quarry", decision.seat)
        match.answer(decision.seat, agent.choose(match.view(decision.seat), decision))


def test_being_ahead_counts_the_leader_and_the_others() -> None:
    value = ahead(lambda state: (10.0, 4.0, 8.0))
    assert value(None, 0) == 10 - (8 + 6) / 2
    assert value(None, 1) == 4 - (10 + 9) / 2
    assert ahead(lambda state: (3.0,))(None, 0) == 3.0


def test_imagining_gives_up_after_so_many_tries() -> None:
    for seed in range(30):
        match = wander("innovation", 2, seed, 45)
        if match.over or match.at_boundary:
            continue
        view = match.view(match.pending[0].seat)
        world = match.game.imagine(view, 1)
        assert world.view(view["seat"]) == view
        broken = {**view, "since": {**view["since"], "events": [["nothing-like-it", {}]]}}
        with pytest.raises(ct.BadView, match="no world fits"):
            match.game.imagine(broken, 1, tries=3)
        return
    pytest.fail("no match was in mid-effect")


def test_what_was_found_before_the_budget_ended_counts() -> None:
    match = wander("innovation", 2, 4, 30)
    decision = asked(match)
    view = match.view(decision.seat)
    assert len(decision.choices) > 3

    def thinks(nodes: int) -> str:
        ever_better = count()
        level = NOVICE._replace(nodes=nodes, seconds=60.0)
        value = lambda state, seat: float(next(ever_better))  # noqa: E731 - the later the better
        return SearchAgent(ct.game("innovation"), value, level, seed=1).choose(view, decision)

    assert thinks(nodes=12) != thinks(nodes=0)  # two or three glances are better than a guess


def test_only_racing_takes_more_effort() -> None:
    assert NOVICE.for_title(1.0, 3.0, 4) == NOVICE
    thorough = SKILLED.for_title(1.2, 3.0, 4)
    assert (thorough.worlds, thorough.nodes) == (48, 8_000)


def test_a_title_may_have_a_second_value_for_shrewd_players() -> None:
    for game, differ in (("innovation", True), ("echoes", True), ("anachrony", True)):
        state = wander(game, 2, 3, 50).state
        plain, shrewd = hand_made(game), hand_made(game, shrewd=True)
        assert (plain(state, 0) != shrewd(state, 0)) == differ


def test_novices_leave_a_circle_that_the_rules_would_let_them_walk_for_ever() -> None:
    """One takes by Explosives what the other takes back by Machinery, turn after turn.

    The record holds their first hundred turns. With these seeds they would still be at it after
    two thousand answers, if they did not try something else now and then.
    """
    match = ct.replay(json.loads((Path(__file__).parent / "a_circle.json").read_text("utf-8")))
    agents = [ct.agent("novice", game="innovation", seed=54 + seat) for seat in range(2)]
    while not match.over and match.answers_given < 2_000:
        decision = match.pending[0]
        view = match.view(decision.seat)
        match.answer(decision.seat, agents[decision.seat].choose(view, decision))
    assert match.over
    assert match.view(None)["table"]["turns_taken"] > 150
