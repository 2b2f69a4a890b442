"""Those who answer without being people."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.agents import RandomAgent, ScriptedAgent
from chronotable.kernel.decision import NO, YES, Decision, Word

QUESTION = Decision(1, "sure", [YES, NO], why="doubt")


def test_a_random_agent_answers_with_any_option_in_the_end() -> None:
    agent = ct.agent("random", game="quarry", seed=1)
    assert {agent.choose(None, QUESTION) for _ in range(50)} == {"yes", "no"}


def test_the_same_seed_makes_the_same_choices() -> None:
    question = Decision(0, "which", [Word(f"word:{n}") for n in range(50)])
    one, two = RandomAgent(7), RandomAgent(7)
    assert [one.choose(None, question) for _ in range(20)] == [
        two.choose(None, question) for _ in range(20)
    ]
    assert RandomAgent(7).choose(None, question) != RandomAgent(8).choose(None, question)


def test_random_agents_play_whole_games() -> None:
    match = ct.new("bazaar", seats=4, seed=1)
    agents = [ct.agent("random", game="bazaar", seed=seat) for seat in range(4)]
    while not match.over:
        decision = match.pending[0]
        view = match.view(decision.seat)
        match.answer(decision.seat, agents[decision.seat].choose(view, decision))
    assert match.result is not None
    assert match.result.reason == "days"


def test_a_scripted_agent_gives_its_answers_in_order() -> None:
    agent = ScriptedAgent(["yes", "no"])
    assert [agent.choose(None, QUESTION), agent.choose(None, QUESTION)] == ["yes", "no"]


def test_a_scripted_agent_says_where_its_script_does_not_fit() -> None:
    with pytest.raises(ct.IllegalAnswer) as refused:
        ScriptedAgent(["maybe"]).choose(None, QUESTION)
    assert str(refused.value) == (
        "the script says 'maybe', but seat 1 is asked sure for doubt: yes, no"
    )


def test_a_scripted_agent_says_when_its_script_is_at_its_end() -> None:
    with pytest.raises(ct.IllegalAnswer) as refused:
        ScriptedAgent([]).choose(None, QUESTION)
    assert str(refused.value) == (
        "the script is at its end, but seat 1 is asked sure for doubt: yes, no"
    )


def test_an_unknown_level_is_refused_with_those_that_exist() -> None:
    with pytest.raises(ct.BadOption, match=r"^no agent has the level 'godlike': expected random"):
        ct.agent("godlike", game="quarry")
