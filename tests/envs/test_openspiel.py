"""Our titles as games of OpenSpiel: its own tests, and its IS-MCTS at our table."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import chronotable as ct
import chronotable.envs.spiel
from chronotable.agents import make
from chronotable.envs.search import ismcts as ismcts_agent
from tests.depth import DEEP, times

TITLES = ("anachrony", "echoes", "innovation")

assert chronotable.envs.spiel.PREFIX == "python_chronotable_"


def game_of(title: str, **more: object) -> Any:
    parameters = {"seats": 2, "deals": 100, **more}
    told = ",".join(f"{name}={value}" for name, value in parameters.items())
    return pyspiel.load_game(f"python_chronotable_{title}({told})")


def dealt(game: Any, deal: int = 3) -> Any:
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


@pytest.mark.parametrize("title", TITLES)
def test_its_random_simulations(title: str, capfd: pytest.CaptureFixture[str]) -> None:
    for seats in range(2, times(2, deep=4) + 1):
        game = game_of(title, seats=seats)
        pyspiel.random_sim_test(game, num_sims=times(1, deep=5), serialize=DEEP, verbose=False)


@pytest.mark.parametrize("title", TITLES)
def test_other_worlds_look_the_same(title: str) -> None:
    """As OpenSpiel checks it: the same information state and the same legal actions."""
    state = dealt(game_of(title))
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    luck = np.random.RandomState(1)
    worlds = set()
    for step in range(times(60, deep=400)):
        if state.is_terminal():
            break
        if step % 6 == 0:
            player = state.current_player()
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            worlds.add(str(other) == str(state))
        state.apply_action(luck.choice(state.legal_actions()))
    assert worlds == {False} or title == "anachrony"


def test_a_state_is_copied_pickled_and_told() -> None:
    game = game_of("echoes", interaction="low", seats=3)
    assert game.num_players() == 3
    assert "interaction=low" in str(game)
    state = dealt(game)
    assert state.action_to_string(state.legal_actions()[0]).startswith("play:")
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)
    again = pickle.loads(pickle.dumps(twin))
    assert str(again) == str(twin)
    assert again.legal_actions() == twin.legal_actions()
    assert len(state.chance_outcomes() if state.is_chance_node() else [0]) == 1
    assert len(game.new_initial_state().chance_outcomes()) == 100


def bots_for(game: Any, simulations: int, seed: int) -> Any:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    luck = np.random.RandomState(seed + 1)
    return ismcts.ISMCTSBot(
        game, evaluator, uct_c=2.0, max_simulations=simulations, random_state=luck
    )


@pytest.mark.parametrize("title", TITLES)
def test_its_search_plays_against_our_novice(title: str) -> None:
    """Whole games by night; by day their beginning."""
    game = game_of(title)
    bot = bots_for(game, simulations=times(2, deep=4), seed=1)
    novice = make("partner", title)
    state = dealt(game)
    actions = state.get_game().title.actions
    for _ in range(times(6, deep=100_000)):
        if state.is_terminal():
            break
        if state.current_player() == 0:
            action = bot.step(state)
        else:
            decision = state.match.pending[0]
            action = actions.index(novice.choose(state.match.view(decision.seat), decision))
        state.apply_action(action)
    assert state.is_terminal() is DEEP
    if DEEP:
        assert sum(state.returns()) == 0


@pytest.mark.parametrize("title", TITLES)
def test_its_search_meets_us_in_the_arena(title: str) -> None:
    """It is shown views alone, asks for nothing that is not offered, and is the same each time."""
    answers = []
    for _ in range(2):
        match = ct.new(title, seats=2, seed=4)
        search, other = ismcts_agent(title, 1, "3"), make("random", title, seed=2)
        while match.pending and match.answers_given < times(6, deep=100_000):
            decision = match.pending[0]
            agent = search if decision.seat == 1 else other
            match.answer(decision.seat, agent.choose(match.view(decision.seat), decision))
        assert search.lost == 0
        answers.append(match.record()["answers"])
    assert answers[0] == answers[1]


def test_its_search_answers_at_random_where_no_world_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_world(*args: object, **more: object) -> None:
        raise ct.BadView("nothing looks like that")

    match = ct.new("echoes", seats=2, seed=4)
    search = ismcts_agent("echoes", 1, "3")
    monkeypatch.setattr(type(match.game), "imagine", no_world)
    decision = match.pending[0]
    assert search.choose(match.view(decision.seat), decision) in decision.options.keys()
    assert search.lost == 1


def test_deals_are_counted() -> None:
    with pytest.raises(Exception, match="deals=0"):
        game_of("echoes", deals=0)
