"""What our environments cost, beside PettingZoo's classic games and RLCard, in one run.

pip install 'chronotable[research]' 'pettingzoo[classic]' rlcard
python speed.py
"""

from __future__ import annotations

import random
from time import process_time
from typing import Any

import rlcard
from pettingzoo.classic import chess_v6, connect_four_v3, leduc_holdem_v4, texas_holdem_v4

import chronotable as ct
from chronotable.envs import TableEnv, encoder_of

TITLES = ("anachrony", "echoes", "innovation")
TURNS, GAMES = 6, 6  # so often in turn, so many games each time


def bare(game: str) -> tuple[float, int]:
    """CPU seconds and decisions of random games without any environment."""
    luck, decisions, started = random.Random(1), 0, process_time()
    for seed in range(GAMES):
        match = ct.new(game, seats=2, seed=seed)
        while match.pending:
            asked = match.pending[0]
            match.answer(asked.seat, int(luck.random() * len(asked.choices)))
            decisions += 1
    return process_time() - started, decisions


def stepped(env: TableEnv) -> tuple[float, int]:
    """The same by steps of the environment, without observing."""
    luck, steps, started = random.Random(1), 0, process_time()
    number = env.terms.encoder.actions
    for seed in range(GAMES):
        env.reset(seed=seed)
        while env.match.pending:
            choices = env.match.pending[0].choices
            env.step(number[choices[int(luck.random() * len(choices))].key])
            steps += 1
    return process_time() - started, steps


def encoded(game: str) -> tuple[float, float]:
    """CPU seconds of making a view and of encoding it."""
    luck, encoder = random.Random(2), encoder_of(game, 2)
    viewing = encoding = 0.0
    decisions = 0
    for seed in range(GAMES):
        match = ct.new(game, seats=2, seed=seed)
        while match.pending:
            asked = match.pending[0]
            one = process_time()
            view = match.view(asked.seat)
            two = process_time()
            encoder.encode(view)
            viewing, encoding = viewing + two - one, encoding + process_time() - two
            match.answer(asked.seat, int(luck.random() * len(asked.choices)))
            decisions += 1
    return viewing / decisions, encoding / decisions


def loop(env: Any, games: int) -> tuple[float, float]:
    """CPU seconds of a step, and of a step with its observation and a random action."""
    steps, stepping, started = 0, 0.0, process_time()
    for seed in range(games):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            action = None if over or cut else env.action_space(agent).sample(seen["action_mask"])
            before = process_time()
            env.step(action)
            stepping += process_time() - before
            steps += 1
    return stepping / steps, (process_time() - started) / steps


def uno(games: int) -> float:
    """CPU seconds of a step of RLCard's Uno, which observes as well."""
    env, steps, started = rlcard.make("uno"), 0, process_time()
    for _ in range(games):
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice([*state["legal_actions"]]))
            steps += 1
    return (process_time() - started) / steps


def main() -> None:
    for game in TITLES:
        env = TableEnv(game)
        of_bare, of_env = [0.0, 0.0], [0.0, 0.0]
        for _ in range(TURNS):
            of_bare = [a + b for a, b in zip(of_bare, bare(game), strict=True)]
            of_env = [a + b for a, b in zip(of_env, stepped(env), strict=True)]
        decision, step = of_bare[0] / of_bare[1], of_env[0] / of_env[1]
        view, encode = encoded(game)
        print(
            f"{game}: decision {1e6 * decision:.1f} us, step {1e6 * step:.1f} us "
            f"({step / decision:.2f} times); view {1e6 * view:.1f} us, encoding "
            f"{1e6 * encode:.1f} us ({encode / view:.2f} times)"
        )
    tables = [(game, TableEnv(game), 5) for game in TITLES]
    theirs = [
        ("connect_four_v3", connect_four_v3.env(), 40),
        ("chess_v6", chess_v6.env(), 2),
        ("leduc_holdem_v4", leduc_holdem_v4.env(), 200),
        ("texas_holdem_v4", texas_holdem_v4.env(), 200),
    ]
    for name, env, games in [*tables, *theirs]:
        step, whole = loop(env, games)
        print(f"{name}: step {1e6 * step:.1f} us, with observation and choice {1e6 * whole:.1f} us")
    print(f"RLCard's uno: step with observation {1e6 * uno(20):.1f} us")


if __name__ == "__main__":
    main()
