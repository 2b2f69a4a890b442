"""A learner at our tables: sb3-contrib's maskable PPO, one file.

    pip install 'chronotable[research]' sb3-contrib
    python learn.py echoes --steps 400000

It sits at one of two seats against the random level, is tried out on other seeds every now and
then, and writes `curve.csv`, the policy, and at the end how it fares against random and novice.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import gymnasium
import torch
from gymnasium.wrappers import TransformReward
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv

from chronotable.envs import SoloEnv

TABLES = 16


def table(game: str, reward: str) -> gymnasium.Env[Any, Any]:
    """Where it learns. Points are many, and a learner likes rewards around 1."""
    env = SoloEnv(game, opponents=["random"], flat=True, reward=reward)
    return TransformReward(env, lambda got: got / 20 if reward == "score" else got)


class Tamed(BaseFeaturesExtractor):
    """Large numbers, such as points and turns, made as small as the others."""

    def __init__(self, space: Any) -> None:
        super().__init__(space, space.shape[0])

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        return torch.sign(seen) * torch.log1p(torch.abs(seen))


def games_won(model: MaskablePPO, game: str, opponent: str, games: int, first: int) -> float:
    """The share of games that the policy wins, as often from one seat as from the other."""
    won = 0
    for at in range(games):
        env = SoloEnv(game, opponents=[opponent], seat=at % 2, flat=True)
        seen, info = env.reset(seed=first + at // 2)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, _, over, _, info = env.step(int(action))
        won += info["won"]
    return won / games


class Trial(BaseCallback):
    """Every so many steps: how many of a hundred games against random are won."""

    def __init__(self, game: str, every: int, file: Path) -> None:
        super().__init__()
        self.game, self.every, self.file = game, every, file
        self.next, self.started = 0, time.time()
        self.file.write_text("steps,minutes,won\n")

    def _on_step(self) -> bool:
        if self.num_timesteps >= self.next:
            self.next += self.every
            won = games_won(self.model, self.game, "random", 100, 1_000_000)
            minutes = (time.time() - self.started) / 60
            with self.file.open("a") as out:
                csv.writer(out).writerow([self.num_timesteps, round(minutes, 2), won])
            print(f"{self.num_timesteps} steps, {minutes:.1f} minutes: {won:.0%} won", flush=True)
        return True

    def _on_rollout_end(self) -> None:
        self.model.save(self.file.with_name("policy"))  # so that nothing is lost if it is stopped


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=400_000)
    parser.add_argument("--every", type=int, default=40_000)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--reward", default="score")
    parser.add_argument("--folder", type=Path, default=Path("learnt"))
    args = parser.parse_args()
    args.folder.mkdir(exist_ok=True)
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)
    tables = DummyVecEnv([lambda: table(args.game, args.reward)] * TABLES)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=0.999,
        learning_rate=3e-4,
        ent_coef=0.01,
        policy_kwargs={
            "features_extractor_class": Tamed,
            "net_arch": {"pi": [128, 64], "vf": [128, 64]},
        },
        seed=1,
    )
    model.learn(args.steps, callback=Trial(args.game, args.every, args.folder / "curve.csv"))
    model.save(args.folder / "policy")
    for opponent in ("random", "novice"):
        won = games_won(model, args.game, opponent, args.games, 2_000_000)
        print(f"against {opponent}: {won:.1%} of {args.games} games won", flush=True)


if __name__ == "__main__":
    main()
