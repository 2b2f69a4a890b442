"""The five special achievements, by number."""

from __future__ import annotations

from typing import Final

SPECIALS: Final = ("monument", "empire", "wonder", "world", "universe")

MONUMENT, EMPIRE, WONDER, WORLD, UNIVERSE = range(5)
UNCLAIMED: Final = -1
