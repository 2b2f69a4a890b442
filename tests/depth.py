"""How deep the tests look: enough for every change, or all that is worth a night.

`python3 run.py test --deep` asks for the latter (see docs/testing.md). By night nearly everything
is tested that is tested by day, only more often: more seeds, more kills, more frames. The few
tests that only a night has time for ask for `DEEP`.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import product
from typing import TypeVar

A = TypeVar("A")
B = TypeVar("B")

DEEP = os.environ.get("CHRONOTABLE_DEEP") == "yes"


def times(normal: int, *, deep: int) -> int:
    """How often to try something."""
    return deep if DEEP else normal


def pairs(some: Sequence[A], others: Sequence[B], turn: int = 0) -> list[tuple[A, B]]:
    """By night all of each with all of the others. By day every one of either at least once: which
    come together depends on the turn.

    >>> pairs(["cs", "pl", "ru"], ["innovation", "echoes", "anachrony"], 1)
    [('cs', 'echoes'), ('pl', 'anachrony'), ('ru', 'innovation')]
    """
    if DEEP:
        return [*product(some, others)]
    most = max(len(some), len(others))
    return [(some[n % len(some)], others[(n + turn) % len(others)]) for n in range(most)]
