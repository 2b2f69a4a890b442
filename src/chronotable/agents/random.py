"""An agent that picks any legal answer."""

from __future__ import annotations

from random import Random
from typing import Any

from chronotable.agents.thoughts import Thought, clueless
from chronotable.kernel.decision import Decision
from chronotable.kernel.json import Json


class RandomAgent:
    """Every option is as good as any other; the same seed makes the same choices."""

    sees = False

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, view: Json | None, decision: Decision[Any]) -> str:
        choices = decision.choices
        key: str = choices[int(self._random.random() * len(choices))].key
        return key

    def thoughts(self, view: Json | None, decision: Decision[Any]) -> tuple[Thought, ...]:
        """Every answer is as good; whoever shows no view is told of the asked seat alone."""
        return clueless(decision, decision.seat + 1 if view is None else view["seats"])
