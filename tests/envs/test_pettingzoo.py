"""Our tables as PettingZoo's environments: its own tests, and what it does not ask."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

import chronotable as ct
from chronotable.envs import TableEnv, TogetherEnv
from tests.depth import times

TITLES = ("anachrony", "echoes", "innovation")
NEEDED = {"planned_experiments": {"doomsday": "yes"}}  # options that come with another one
SEATS = {"difficulty": 1}  # those that are for so many
CYCLES = times(40, deep=1000)

# Its tests say so of every environment whose observations come with a mask.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
]


@pytest.mark.parametrize("title", TITLES)
def test_api(title: str) -> None:
    api_test(TableEnv(title), num_cycles=CYCLES)


def test_api_with_one_vector_and_points() -> None:
    api_test(TableEnv("echoes", flat=True, reward="score"), num_cycles=CYCLES)


@pytest.mark.parametrize("title", TITLES)
def test_seeds(title: str) -> None:
    seed_test(partial(TableEnv, title), num_cycles=CYCLES // 2)


@pytest.mark.parametrize("title", TITLES)
def test_parallel_api_and_seeds(title: str) -> None:
    parallel_api_test(TogetherEnv(title), num_cycles=CYCLES)
    parallel_seed_test(partial(TogetherEnv, title, illegal="random"), num_cycles=CYCLES // 2)


@pytest.mark.parametrize("title", TITLES)
def test_rendering(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(TableEnv, title))
    render_test_of_together = TogetherEnv(title, render_mode="ansi")
    render_test_of_together.reset(seed=1)
    told = render_test_of_together.render()
    assert isinstance(told, str)
    assert "seat_1" in told
    assert "seat_1" in capsys.readouterr().out


@pytest.mark.parametrize("title", TITLES)
def test_cycles(title: str) -> None:
    """Its test acts without looking at masks, and counts cycles in which everybody acts."""

    def parallel(max_cycles: int) -> Any:
        return TogetherEnv(title, max_cycles=max_cycles, illegal="random")

    def one_by_one(max_cycles: int) -> Any:
        return parallel_to_aec(parallel(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=one_by_one))


@pytest.mark.parametrize("title", TITLES)
def test_any_number_of_seats_and_any_option(title: str) -> None:
    info = ct.game(title).info
    tables: list[dict[str, Any]] = [{"seats": n} for n in range(info.seats[0], info.seats[1] + 1)]
    tables += [
        {"options": {**NEEDED.get(name, {}), name: choice}, "seats": SEATS.get(name, 3)}
        for name, setting in info.options.items()
        for choice in setting.choices
    ]
    for table in tables:
        env = TableEnv(title, **table)
        env.reset(seed=1)
        for _ in range(4):
            seen = env.observe(env.agent_selection)
            assert env.observation_space(env.agent_selection).contains(seen)
            env.step(env.action_space(env.agent_selection).sample(seen["action_mask"]))


def test_who_chooses_together_learns_nothing_of_the_first() -> None:
    """Both melds of Innovation are chosen at once: the second sees the same, whatever the first."""
    seen = []
    for pick in (0, 1):
        env = TableEnv("innovation")
        env.reset(seed=5)
        first = env.agent_selection
        legal = np.flatnonzero(env.observe(first)["action_mask"])
        env.step(int(legal[pick]))
        other = env.agent_selection
        assert other != first
        seen.append((env.observe(other), env.view(other)))
    (one, view), (two, same_view) = seen
    assert view == same_view
    assert np.array_equal(one["action_mask"], two["action_mask"])
    for name in one["observation"]:
        assert np.array_equal(one["observation"][name], two["observation"][name])


def test_what_is_told_on_demand_is_the_view_itself() -> None:
    env = TableEnv("echoes", seats=3)
    env.reset(seed=2)
    for agent in env.agents:
        assert env.view(agent) == env.match.view(env.possible_agents.index(agent))
        assert env.view(agent)["seat"] == env.possible_agents.index(agent)


@pytest.mark.parametrize("reward", ["result", "score"])
def test_rewards_come_at_the_end(reward: str) -> None:
    env = TableEnv("echoes", seats=3, reward=reward, illegal="random")
    env.reset(seed=3)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, now, over, _, _ = env.last(observe=False)
        got[agent] += now
        env.step(None if over else -1)  # which is replaced by any legal one
    result = env.match.result
    assert result is not None
    if reward == "result":
        (winner,) = result.winners
        assert [*got.values()] == [1.0 if seat == winner else -0.5 for seat in range(3)]
    else:
        best = max(result.scores)
        assert max(got.values()) == best - sorted(result.scores)[-2]


def test_a_game_can_be_cut_short() -> None:
    env = TableEnv("innovation", max_steps=5, illegal="random")
    env.reset(seed=1)
    steps = 0
    for _ in env.agent_iter():
        _, reward, over, cut, _ = env.last(observe=False)
        assert reward == 0
        assert not over
        steps += not cut
        env.step(None if cut else -1)
    assert steps == 5


@pytest.mark.parametrize("action", [-1, 288, 100_000, None])
def test_an_action_that_is_not_legal_is_an_error(action: int | None) -> None:
    env = TableEnv("innovation")
    env.reset(seed=1)
    with pytest.raises(ct.IllegalAnswer, match=f"action {action} is not legal: seat"):
        env.step(action)
    env.step(int(np.flatnonzero(env.mask(env.match.pending[0].seat))[0]))  # nothing was broken


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seats": 9}, "2 to 4 players"),
        ({"options": {"cards": "fourth"}}, "cannot be 'fourth'"),
        ({"reward": "glory"}, "rewards cannot be 'glory'"),
        ({"render_mode": "opera"}, "render_mode cannot be 'opera'"),
        ({"illegal": "fine"}, "illegal cannot be 'fine'"),
    ],
)
def test_what_makes_no_sense_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ct.BadOption, match=said):
        TableEnv("innovation", **wrong)
    with pytest.raises(ct.BadOption, match=said):
        TogetherEnv("innovation", **wrong)


def test_who_is_not_asked_can_only_wait() -> None:
    env = TogetherEnv("innovation")
    env.reset(seed=1)
    seen, *_ = env.step({a: int(np.flatnonzero(env.mask(s))[0]) for s, a in enumerate(env.agents)})
    (idle,) = [agent for agent in env.agents if seen[agent]["action_mask"][-1]]
    with pytest.raises(ct.IllegalAnswer, match="can only wait"):
        env.step({idle: 0})
