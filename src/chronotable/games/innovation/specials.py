"""The five special achievements, by number."""

from __future__ import annotations

from typing import Final

from chronotable.games.innovation.view_types import SpecialWord

SPECIALS: Final[tuple[SpecialWord, ...]] = ("monument", "empire", "wonder", "world", "universe")

MONUMENT, EMPIRE, WONDER, WORLD, UNIVERSE = range(5)
UNCLAIMED: Final = -1
