"""Every option key that can ever occur in Anachrony, in fixed order."""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony.boards import HEXES
from chronotable.games.anachrony.box import BUILDINGS, SUPERPROJECTS
from chronotable.games.anachrony.choices import ERA_TILES, NUMBERS, OFFER_KEYS
from chronotable.games.anachrony.conditions import CONDITIONS
from chronotable.games.anachrony.leaders import ALL_LEADERS
from chronotable.games.anachrony.phases.action import FORCE, PASS, SENDS, SUPPLY
from chronotable.games.anachrony.pieces import (
    BREAKTHROUGHS,
    CAPITAL,
    GOODS,
    ICONS,
    NOBODY,
    PATHS,
    SECTORS,
    SHAPES,
    WORKERS,
)
from chronotable.games.anachrony.places import MAIN_BOARD, REMOVALS
from chronotable.games.anachrony.places import SUPPLY as OWN_SUPPLY
from chronotable.games.anachrony.proposed import ASSETS
from chronotable.games.anachrony.warps import WARPS

_TILES: Final = (*BUILDINGS, *SUPERPROJECTS)

ACTIONS: Final[tuple[str, ...]] = (
    PASS.key,
    *(send.key for send in SENDS.values()),
    FORCE.key,
    SUPPLY.key,
    *(f"free:{tile.id}" for tile in _TILES if tile.free is not None),
    *(f"free:{leader.id}" for leader in ALL_LEADERS if leader.free_action is not None),
    *(place.key for place in MAIN_BOARD),
    OWN_SUPPLY.key,
    *(f"own:{tile.id}" for tile in _TILES if tile.work is not None),
    *(removal.key for removal in REMOVALS),
    *(f"build:{tile.id}" for tile in _TILES),
    *(tile.key for tile in _TILES),
    *(sector.key for sector in SECTORS),
    *(action.key for action in CAPITAL),
    *(worker.key for worker in (*WORKERS, NOBODY)),
    *(good.key for good in GOODS),
    *(shape.key for shape in SHAPES),
    *(icon.key for icon in ICONS),
    *(warp.key for warp in WARPS),
    *(era.key for era in ERA_TILES),
    *(hex.key for hex in HEXES),
    *OFFER_KEYS,
    *(number.key for number in NUMBERS),
    *(path.key for path in PATHS),
    *(leader.key for leader in ALL_LEADERS),
    *(asset.key for asset in ASSETS),
    *(f"condition:{condition}" for condition in CONDITIONS),
    *(tile.key for tile in BREAKTHROUGHS),
    "pay:symbol",
    "pay:pair",
    "pay:basics",
    "pay:neutronium",
    "pay:energy_core",
    "pay:water",
    "mood:tired",
    "mood:active",
    "reroll:shape",
    "reroll:icon",
    "caratacus:water",
    "caratacus:paradox",
    "yes",
    "no",
    "done",
)
