"""Time travel: going back to settle debts, and warp tiles that come home without it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.anachrony.choices import ERA_TILES, Era
from chronotable.games.anachrony.prompts import REPAY, RETRIEVE_WARP, TRAVEL_TO
from chronotable.games.anachrony.view_types import DEBT
from chronotable.games.anachrony.warps import WARP_EXOSUIT, WARP_GOODS, WARP_WORKERS, Warp

if TYPE_CHECKING:
    from chronotable.games.anachrony.player import Player


async def may_retrieve_warp(me: Player) -> bool:
    """Perhaps take a warp tile back without paying."""
    return await retrieve_warp(me, optional=True)


async def retrieve_warp(me: Player, *, optional: bool = False) -> bool:
    """Take a warp tile back without paying; False if there is none or it was declined."""
    ask = me.may_choose if optional else me.choose
    warp = await ask(me.warps_out(), RETRIEVE_WARP, at=DEBT.by_word)
    if warp is None:
        return False
    me.take_back_warp(warp)
    me.tell("anachrony-retrieved-warp", warp=warp.key)
    return True


def can_repay(me: Player, warp: Warp) -> bool:
    if warp in WARP_GOODS:
        good, amount = WARP_GOODS[warp]
        return me.goods[good] >= amount
    if warp is WARP_EXOSUIT:
        return any(me.own.powered)
    return me.active[WARP_WORKERS[warp]] > 0


def repay(me: Player, warp: Warp) -> None:
    """Send back what was borrowed, and take the warp tile home."""
    if warp in WARP_GOODS:
        me.spend(*WARP_GOODS[warp])
    elif warp is WARP_EXOSUIT:
        me.use_exosuit()
        me.own.suits += 1
    else:
        me.active[WARP_WORKERS[warp]] -= 1
    me.take_back_warp(warp)
    me.tell("anachrony-repaid-warp", warp=warp.key)


async def travel(me: Player, reach: int, *, optional: bool = False) -> None:
    """Move the focus into the past, so many eras at most, and perhaps settle a debt there."""
    target = await choose_destination(me, reach, optional=optional)
    if target is not None:
        await travel_to(me, target)


async def choose_destination(me: Player, reach: int, *, optional: bool = False) -> Era | None:
    """A past era within reach of the current one; None if declined."""
    targets = ERA_TILES[max(0, me.era - reach) : me.era]
    ask = me.may_choose if optional else me.choose
    return await ask(targets, TRAVEL_TO)


async def travel_to(me: Player, target: Era) -> None:
    """Move the focus there and perhaps settle a debt."""
    me.own.focus = target.number
    me.tell("anachrony-travelled", era=target.number + 1)
    debts = [warp for warp in me.warps_out(target.number) if can_repay(me, warp)]
    warp = await me.may_choose(debts, REPAY, at=DEBT.by_word)
    if warp is not None:
        repay(me, warp)
        if me.own.travels < len(me.board.travels) - 1:
            me.own.travels += 1
            me.tell("anachrony-time-travel-step", steps=me.own.travels)
