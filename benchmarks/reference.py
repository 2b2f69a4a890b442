"""What our own figures are compared with, in the same run: OpenSpiel's chess, from Python.

Its rules are C++; each position asks for its legal moves and is given one of them, at random.
`python3 run.py extras bench` installs it.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any


class Chess:
    """Random games of chess, a slice of time at a time."""

    def __init__(self) -> None:
        self._game: Any = import_module("pyspiel").load_game("chess")
        self._chance = Random(1)
        self.decisions = 0
        self.spent = 0.0

    @property
    def speed(self) -> float:
        """Decisions per CPU second."""
        return self.decisions / self.spent

    def play(self, at_least: float) -> None:
        """Play whole games for this many CPU seconds, and count them in."""
        random = self._chance.random
        started = process_time()
        while (spent := process_time() - started) < at_least:
            state = self._game.new_initial_state()
            while not state.is_terminal():
                moves = state.legal_actions()
                state.apply_action(moves[int(random() * len(moves))])
                self.decisions += 1
        self.spent += spent


def chess() -> Chess | None:
    """The reference, or None where it is not installed."""
    return None if find_spec("pyspiel") is None else Chess()
