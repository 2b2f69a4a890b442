"""The order of Python's sets must not steer a game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

PLAY = """
import chronotable as ct
from chronotable.agents import RandomAgent
from tests.toys import register_toys

register_toys()
for name, info in ct.titles().items():
    for seats in range(info.seats[0], info.seats[1] + 1):
        match = ct.new(name, seats=seats, seed=11)
        agent = RandomAgent(11)
        while not match.over:
            decision = match.pending[0]
            match.answer(decision.seat, agent.choose(None, decision))
        told = [match.events(seat) for seat in (*range(seats), None)]
        seen = [match.view(seat) for seat in (*range(seats), None)]
        print(name, seats, match.answers_given, match.hash(), told, seen)
"""


def play_under(hash_seed: str) -> str:
    """Everything that is told of a few games, in a Python that mixes its hashes so."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    command = [sys.executable, "-c", PLAY]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def test_games_are_the_same_however_python_mixes_its_hashes() -> None:
    first, second, third = (play_under(hash_seed) for hash_seed in ("0", "1", "4242"))
    assert first.count("\n") > 8
    assert first == second == third
