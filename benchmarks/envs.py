"""What our environments cost a learner, beside PettingZoo's classic games and RLCard in one run.

Times are CPU seconds of this one process. What is compared is measured in turns, so that a slow
minute of the machine is slow for both. `python3 run.py extras bench` installs the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any, NamedTuple

from benchmarks.figure import Figure
from chronotable.envs import TableEnv, encoder_of
from chronotable.games import infos, load
from chronotable.kernel import parts
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message

STEP, ENCODING = 3.0, 0.5  # times a decision of the bare engine, and times a view
_TURNS, _GAMES = 6, 6  # so often in turn, so many games each time

# PettingZoo's own games, and how many of each take about as long as a few of ours.
_CLASSIC = {"connect_four_v3": 40, "chess_v6": 2, "leduc_holdem_v4": 200, "texas_holdem_v4": 200}
_RLCARD = {"uno": 20}


class Measured(NamedTuple):
    """CPU seconds of a decision, of a step, of a view, and of encoding it."""

    decision: float
    step: float
    view: float
    encoding: float


def figures() -> Iterator[Figure]:
    for name in [name for name, info in infos().items() if parts.brings(info, "encoding.py")]:
        found = measure(name)
        ratio, said = found.step / found.decision, Message("bench-envs-step-ratio")
        yield Figure("step over a bare decision", said, ratio, "x", STEP, game=name)
        ratio, said = found.encoding / found.view, Message("bench-envs-encoding-ratio")
        yield Figure("encoding over a view", said, ratio, "x", ENCODING, game=name)
        told = zip(Measured._fields, found, strict=True)
        for what, seconds in told:
            yield Figure(what, Message(f"bench-envs-{what}"), 1e6 * seconds, "us", game=name)
        whole, said = loop(TableEnv(name), _GAMES), Message("bench-envs-whole")
        yield Figure("step, observation and choice", said, 1e6 * whole, "us", game=name)
    for peer, seconds in peers():
        said = Message("bench-envs-peer", {"peer": peer})
        yield Figure(f"step, observation and choice of {peer}", said, 1e6 * seconds, "us")


def measure(name: str) -> Measured:
    env = TableEnv(name)
    spent = [[0.0, 0], [0.0, 0]]
    for _ in range(_TURNS):
        for sums, (seconds, count) in zip(spent, (_bare(name), _stepped(env)), strict=True):
            sums[0] += seconds
            sums[1] += count
    (bare, decisions), (stepped, steps) = spent
    return Measured(bare / decisions, stepped / steps, *_encoded(name))


def _bare(name: str) -> tuple[float, int]:
    """CPU seconds and decisions of random games without any environment."""
    luck, decisions, started = Random(1), 0, process_time()
    for seed in range(_GAMES):
        match = Match.begin(load(name), 2, seed)
        while match.pending:
            asked = match.pending[0]
            match.answer(asked.seat, int(luck.random() * len(asked.choices)))
            decisions += 1
    return process_time() - started, decisions


def _stepped(env: TableEnv) -> tuple[float, int]:
    """The same by steps of the environment, without observing."""
    luck, steps, started = Random(1), 0, process_time()
    number = env.terms.encoder.actions
    for seed in range(_GAMES):
        env.reset(seed=seed)
        while env.match.pending:
            choices = env.match.pending[0].choices
            env.step(number[choices[int(luck.random() * len(choices))].key])
            steps += 1
    return process_time() - started, steps


def _encoded(name: str) -> tuple[float, float]:
    """CPU seconds of making a view, and of encoding it."""
    luck, encoder = Random(2), encoder_of(name, 2)
    viewing = encoding = 0.0
    decisions = 0
    for seed in range(_GAMES):
        match = Match.begin(load(name), 2, seed)
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


def loop(env: Any, games: int) -> float:
    """CPU seconds of a step with its observation and a random legal action."""
    steps, started = 0, process_time()
    for seed in range(games):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
            steps += 1
    return (process_time() - started) / steps


# The others.


def missing() -> list[str]:
    """What is not installed of that with which we compare."""
    return [package for package in ("chess", "pygame", "rlcard") if find_spec(package) is None]


def peers() -> Iterator[tuple[str, float]]:
    """The same of other games, if they are installed."""
    if missing():
        return
    for name, games in _CLASSIC.items():
        game = import_module(f"pettingzoo.classic.{name}")
        yield f"PettingZoo {name}", loop(game.env(), games)
    for name, games in _RLCARD.items():
        yield f"RLCard {name}", _rlcard(name, games)


def _rlcard(name: str, games: int) -> float:
    luck = Random(1)
    env: Any = import_module("rlcard").make(name, config={"seed": 1})
    steps, started = 0, process_time()
    for _ in range(games):
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(luck.choice([*state["legal_actions"]]))
            steps += 1
    return (process_time() - started) / steps
