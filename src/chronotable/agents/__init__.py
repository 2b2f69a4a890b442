"""Agents: given a view and a decision, they return a key. They are shown nothing else."""

from __future__ import annotations

from typing import Any, Protocol

from chronotable.agents.random import RandomAgent
from chronotable.agents.scripted import ScriptedAgent
from chronotable.games import load
from chronotable.kernel.decision import Decision
from chronotable.kernel.errors import BadOption, listed
from chronotable.kernel.game import Json

__all__ = ["LEVELS", "Agent", "RandomAgent", "ScriptedAgent", "make"]

LEVELS = ("random",)


class Agent(Protocol):
    """Somebody who can answer. `looks` is False if the view is never read and may be None."""

    looks: bool

    def choose(self, view: Json | None, decision: Decision[Any]) -> str: ...


def make(level: str, game: str, seed: int | None = None) -> Agent:
    """An agent of this level for this game."""
    load(game)
    if level == "random":
        return RandomAgent(seed)
    raise BadOption(f"no agent has the level {level!r}: expected {listed(LEVELS)}")
