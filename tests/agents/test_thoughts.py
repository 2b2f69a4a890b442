"""Thoughts: what an agent of any level expects of each answer."""

from __future__ import annotations

import json

import pytest

import chronotable as ct
from chronotable.agents import ThinkingAgent, levels
from chronotable.testing.innovation import scenario, seat
from tests.agents.test_search import asked, wander

TITLES = ("anachrony", "echoes", "innovation")


def thinking(level: str, game: str, seed: int) -> ThinkingAgent:
    agent = ct.agent(level, game, seed)
    assert isinstance(agent, ThinkingAgent)
    return agent


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("level", ["random", "novice", "skilled"])
def test_every_answer_is_thought_of_once_in_one_shape(game: str, level: str) -> None:
    match = wander(game, 3, 4, 45)
    decision = asked(match)
    agent = thinking(level, game, seed=3)

    thoughts = agent.thoughts(match.view(decision.seat), decision)

    assert sorted(each.key for each in thoughts) == sorted(decision.options.keys())
    for each in thoughts:
        assert len(each.wins) == 3
        assert all(0 <= chance <= 1 for chance in each.wins)
        assert sum(each.wins) == pytest.approx(1)
        assert each.doubt > 0
        assert each.scores is None or len(each.scores) == 3
    chances = [each.wins[decision.seat] for each in thoughts]
    assert chances == sorted(chances, reverse=True)


def test_the_same_view_and_seed_have_the_same_thoughts() -> None:
    match = wander("echoes", 2, 1, 30)
    decision = asked(match)
    view = match.view(decision.seat)
    first = thinking("skilled", "echoes", seed=5).thoughts(view, decision)
    again = thinking("skilled", "echoes", seed=5).thoughts(json.loads(json.dumps(view)), decision)
    assert first == again


def test_a_claim_that_wins_is_known_to_win() -> None:
    table = scenario(
        ann=seat(board=["Tools"], score=[1, 1, 1, 2], claimed=[2, 3, 4, 5, 6]),
        bob=seat(board=["Oars"]),
        actions=1,
    )
    view, decision = table.match.view(0), table.match.pending[0]
    best, *others = thinking("skilled", "innovation", seed=1).thoughts(view, decision)
    assert best.key == "achieve:1"
    assert best.wins == (1.0, 0.0)
    assert best.scores == (5.0, 0.0)
    assert best.doubt < min(each.doubt for each in others) + 0.2


def test_a_line_is_what_the_game_may_go_on_with() -> None:
    table = scenario(
        ann=seat(board=["Tools"], hand=["Clothing"]), bob=seat(board=["Oars"], hand=["Pottery"])
    )
    view, decision = table.match.view(0), table.match.pending[0]
    thoughts = thinking("skilled", "innovation", seed=1).thoughts(view, decision)
    meld = next(each for each in thoughts if each.key == "meld:clothing")
    assert {move.seat for move in meld.line} <= {0, 1}
    assert all(move.key in ct.game("innovation").actions for move in meld.line)


def test_alone_the_rest_of_the_chance_is_chronobots() -> None:
    match = wander("anachrony", 1, 2, 20)
    decision = asked(match)
    thoughts = thinking("novice", "anachrony", seed=1).thoughts(match.view(0), decision)
    assert all(len(each.wins) == 1 and 0 <= each.wins[0] <= 1 for each in thoughts)


def test_there_are_four_levels_in_every_title() -> None:
    ours = ("random", "novice", "skilled", "expert")
    assert levels()[: len(ours)] == ours
    for game in TITLES:
        for level in ours:
            assert ct.agent(level, game, seed=1) is not None
