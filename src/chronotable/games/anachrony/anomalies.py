"""Paradoxes and anomalies: what comes of debts that nobody settles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.anachrony.pieces import COLUMNS, SECTORS, Sector
from chronotable.games.anachrony.prompts import LOSE_BUILDING, PLACE_ANOMALY
from chronotable.games.anachrony.tile import ANOMALY, Building
from chronotable.games.anachrony.travelling import may_retrieve_warp

if TYPE_CHECKING:
    from chronotable.games.anachrony.player import Player


async def receive_paradox(me: Player, amount: int = 1) -> None:
    """More paradoxes outside their phase; the anomaly comes at once."""
    me.own.paradoxes += amount
    me.tell("anachrony-received-paradox", amount=amount)
    if me.own.paradoxes >= me.paradox_limit and await receive_anomaly(me):
        await may_retrieve_warp(me)


async def receive_anomaly(me: Player) -> bool:
    """Return all paradoxes for an anomaly; True if a warp tile may be retrieved for it."""
    me.own.paradoxes = 0
    if me.board.loses_buildings_to_anomalies and await _lose_a_building(me):
        return False
    if not me.state.anomalies:
        return True
    at = await me.choose(_places_for_anomaly(me), PLACE_ANOMALY)
    if at is not None:
        me.state.anomalies -= 1
        if me.own.sectors[at] is None:
            me.lay(ANOMALY, at)
        else:
            me.cover(at, 1)
        me.tell("anachrony-received-anomaly", sector=at.key)
    return True


def remove_anomaly(me: Player, at: Sector) -> None:
    """Give back the anomaly on this sector, or on the building there."""
    if me.own.covered[at]:
        me.cover(at, 0)
    else:
        me.lay(None, at)
    me.state.anomalies += 1


def _places_for_anomaly(me: Player) -> list[Sector]:
    own = me.own
    empty = [at for at in SECTORS if own.sectors[at] is None]
    if me.board.anomalies_anywhere and empty:
        return empty
    for column in range(COLUMNS):
        leftmost = [at for at in empty if at.column == column]
        if leftmost:
            return leftmost
    return [at for at in SECTORS if isinstance(own.sectors[at], Building) and not own.covered[at]]


async def _lose_a_building(me: Player) -> bool:
    """Harmony's side B: a building may go under its stack instead."""
    own = me.own
    lost = await me.may_choose(
        [tile for tile in own.sectors if isinstance(tile, Building)],
        LOSE_BUILDING,
    )
    if lost is None:
        return False
    at = SECTORS[own.sectors.index(lost)]
    # ANA-163: an anomaly that lay on the building is left on the bare sector.
    me.lay(ANOMALY if own.covered[at] else None, at)
    me.cover(at, 0)
    busy = own.busy[at]
    if busy is not None:
        own.aside[busy.worker] += 1
        own.busy[at] = None
    me.state.primary[lost.kind].insert(0, lost)
    me.state.buried[lost.kind] += 1
    me.tell("anachrony-lost-building", tile=lost.key)
    return True
