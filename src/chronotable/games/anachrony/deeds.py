"""Deeds: what tiles let their owners do, and how whoever works there comes home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.anachrony.gaining import can_gain, gain_one_of
from chronotable.games.anachrony.paying import can_pay, pay
from chronotable.games.anachrony.pieces import (
    ACTIVE,
    DIES,
    LIFE_SUPPORT,
    POWER_PLANT,
    SCIENTIST,
    TIRED,
    Fate,
    Worker,
    counts_as,
)
from chronotable.games.anachrony.tile import Building, Deed, Tile, Work
from chronotable.games.anachrony.travelling import travel

if TYPE_CHECKING:
    from chronotable.games.anachrony.player import Player


def can_do(me: Player, deed: Deed) -> bool:
    """Whether a deed can be paid for and would do something."""
    if not can_pay(me, deed.price):
        return False
    if deed.guard is not None:
        return deed.guard(me)
    if deed.rule is not None:
        return True
    if deed.reach:
        return me.era > 0
    return any([can_gain(me, gain) for gain in deed.gains])


async def do(me: Player, tile: Tile, deed: Deed) -> None:
    """Carry out a deed of a tile."""
    me.table.why = tile.key
    if isinstance(deed, Work):
        me.fate = _fate_of(me, deed)
    await pay(me, deed.price)
    if deed.rule is not None:
        await deed.rule(me)
    if deed.reach:
        plant = isinstance(tile, Building) and tile.kind is POWER_PLANT
        reach = deed.reach + (me.reach_bonus if plant else 0)
        for time in range(deed.times):
            await travel(me, reach, optional=time > 0)
    await gain_one_of(me, deed.gains)
    me.table.why = ""


def _fate_of(me: Player, work: Work) -> Fate:
    """How the worker comes home from this work."""
    if work.dies:
        return DIES
    mood = work.motivates
    if mood is True or (isinstance(mood, Worker) and counts_as(me.worker, mood)):
        return ACTIVE
    return TIRED


def motivates_at(me: Player, tile: Tile, work: Work) -> bool:
    """Progress' side B: who works as a scientist in an own plant, factory or lab.

    ANA-034: a genius in a slot for somebody else works as that, not as a scientist.
    """
    return (
        me.board.motivates_scientists
        and isinstance(tile, Building)
        and tile.kind is not LIFE_SUPPORT
        and work.worker in (None, SCIENTIST)
        and counts_as(me.worker, SCIENTIST)
    )
