"""Recruit and mine cards, the cubes at the mine, and the paradox die."""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony.pieces import GOLD, NEUTRONIUM, TITANIUM, URANIUM, Good

# Scientists, engineers, administrators, geniuses that come with each recruit card.
RECRUITS: Final = (
    (2, 0, 1, 1),
    (1, 1, 2, 0),
    (0, 2, 1, 1),
    (1, 1, 2, 0),
    (1, 0, 2, 1),
    (2, 2, 0, 0),
    (1, 1, 1, 1),
    (2, 1, 0, 1),
    (1, 2, 0, 1),
    (0, 2, 0, 2),
    (1, 0, 1, 2),
)

# Resources of each mine card, top first; after the Impact the top one is neutronium.
_T, _U, _G, _N = TITANIUM, URANIUM, GOLD, NEUTRONIUM
MINES: Final[tuple[tuple[Good, ...], ...]] = (
    (_G, _U, _U, _U, _T),
    (_N, _G, _U, _T, _T),
    (_N, _G, _G, _U, _T),
    (_N, _G, _U, _U, _T),
    (_N, _N, _G, _T, _T),
    (_N, _N, _U, _U, _U),
    (_G, _G, _G, _U, _T),
    (_G, _G, _U, _T, _T),
    (_G, _G, _U, _U, _T),
    (_G, _U, _T, _T, _T),
    (_N, _G, _T, _T, _T),
)

MINE_CUBES: Final = (URANIUM, GOLD, TITANIUM)  # beside the hexes of the mine, top first

PARADOX_DIE: Final = (0, 1, 1, 1, 1, 2)
