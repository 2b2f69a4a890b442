"""The box: all buildings and superprojects, by id."""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony import buildings, superprojects
from chronotable.games.anachrony.tile import (
    ANOMALY,
    Building,
    Superproject,
    Tile,
    printed_buildings,
    printed_superprojects,
)

assert buildings
assert superprojects  # printing happens on import

BUILDINGS: Final[tuple[Building, ...]] = printed_buildings()
SUPERPROJECTS: Final[tuple[Superproject, ...]] = printed_superprojects()
TILE_BY_ID: Final[dict[str, Tile]] = {
    tile.id: tile for tile in (*BUILDINGS, *SUPERPROJECTS, ANOMALY)
}
