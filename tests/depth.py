"""How deep the tests look: enough for every change, or all that is worth a night.

`python3 run.py test --deep` asks for the latter (see docs/testing.md). By night nearly everything
is tested that is tested by day, only more often: more seeds, more kills, more frames. The few
tests that only a night has time for ask for `DEEP`.
"""

from __future__ import annotations

import os

DEEP = os.environ.get("CHRONOTABLE_DEEP") == "yes"


def times(normal: int, *, deep: int) -> int:
    """How often to try something."""
    return deep if DEEP else normal
