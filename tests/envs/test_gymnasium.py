"""One learner at our tables, as Gymnasium knows it."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import chronotable as ct
from chronotable.envs import SoloEnv, vectorised


@pytest.mark.filterwarnings("ignore:.*not having a spec.*:UserWarning")
@pytest.mark.parametrize("title", ["anachrony", "echoes", "innovation"])
def test_its_own_check(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(SoloEnv(title, illegal="random", render_mode="ansi"))


def test_a_whole_game_against_agents_of_ours() -> None:
    env = SoloEnv(
        "innovation", seats=3, opponents=["random", "partner"], masked=True, reward="score"
    )
    seen, info = env.reset(seed=7)
    assert env.observation_space.contains(seen)
    over, reward, steps = False, 0.0, 0
    while not over:
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert reward == 0
        action = env.action_space.sample(info["action_mask"])
        seen, reward, over, _, info = env.step(action)
        steps += 1
    assert steps > 10
    assert info["won"] == (reward > 0)
    assert len(info["scores"]) == 3
    with pytest.raises(ct.IllegalAnswer, match="the game is over"):
        env.step(0)


def test_the_same_seed_is_the_same_game_wherever_the_learner_sits() -> None:
    env, other = (SoloEnv("echoes", flat=True) for _ in range(2))
    places = set()
    for seed in range(8):
        seen, info = env.reset(seed=seed)
        again, _ = other.reset(seed=seed)
        assert np.array_equal(seen, again)
        places.add(info["seat"])
        assert env.view() == other.view()
    assert places == {0, 1}


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(ct.BadOption, match="seat cannot be 2"):
        SoloEnv("echoes", seat=2)
    with pytest.raises(ct.BadOption, match="no agent has the level"):
        SoloEnv("echoes", opponents=["wizard"])
    with pytest.raises(ct.BadOption, match="expected a level"):
        SoloEnv("echoes", opponents=[])
    with pytest.raises(ct.BadOption, match="0 tables"):
        vectorised(0, "echoes")


@pytest.mark.parametrize("processes", [False, True])
def test_many_tables_at_once(processes: bool) -> None:
    tables = vectorised(2, "echoes", processes=processes, flat=True, illegal="random")
    try:
        seen, info = tables.reset(seed=3)
        alone, _ = SoloEnv("echoes", flat=True).reset(seed=3)
        assert np.array_equal(seen[0], alone)
        assert info["action_mask"].shape == (2, len(ct.game("echoes").actions))
        for _ in range(3):
            seen, reward, over, _, _ = tables.step(tables.action_space.sample())
        assert seen.shape == (2, *alone.shape)
        assert not reward.any()
        assert not over.any()
    finally:
        tables.close()
