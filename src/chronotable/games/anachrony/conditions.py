"""Endgame conditions: three points for whoever has the most of something, ties included."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chronotable.games.anachrony.pieces import WATER
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.state import State
from chronotable.games.anachrony.tile import Superproject


def total_range(me: Player) -> int:
    """Ranges of own power plants, of labs that lengthen them, and of Temporal Tourism."""
    return sum([tile.range for tile in me.laid])


CONDITIONS: Final[dict[str, Callable[[Player], int]]] = {
    "most_workers": lambda me: me.all_workers,
    "most_water": lambda me: me.goods[WATER],
    "most_breakthroughs": lambda me: sum(me.own.breakthroughs),
    "most_occupied_sectors": lambda me: me.occupied_sectors,
    "highest_morale": lambda me: me.own.morale,
    "highest_total_range": total_range,
    "most_superprojects": lambda me: me.count_tiles(Superproject),
    "most_time_travels": lambda me: me.own.travels,
    "most_experiments": lambda me: len(me.own.experiments),
}


def conditions_of(state: State) -> list[str]:
    """The cards in play: one of them comes with the Doomsday module."""
    return [id for id in CONDITIONS if id != "most_experiments" or state.experiments]
