"""Gaining and trading: what a player receives, and what is asked on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from chronotable.games.anachrony.anomalies import receive_paradox
from chronotable.games.anachrony.choices import Bargain, Trade
from chronotable.games.anachrony.paying import can_pay, pay
from chronotable.games.anachrony.pieces import BASICS, GOODS, WATER, WORKERS, Good
from chronotable.games.anachrony.price import NOTHING, Gain
from chronotable.games.anachrony.prompts import CHOOSE_GAIN, GAIN_BASIC, TRADE
from chronotable.games.anachrony.travelling import may_retrieve_warp
from chronotable.kernel.place import Place

if TYPE_CHECKING:
    from chronotable.games.anachrony.player import Player


def can_gain(me: Player, what: Gain) -> bool:
    """Whether at least part of the gain would change anything."""
    if what is NOTHING:
        return False
    if what.points or what.paradox > 0 or _in_supply(me, what):
        return True
    return bool(
        (what.paradox < 0 and me.own.paradoxes)
        or (what.morale and me.morale_can_move(what.morale))
        or (what.exosuit and me.free_hexes() and me.own.suits)
        or (what.warp_tiles and me.warps_out())
        or (what.wake and any(me.tired))
    )


def _in_supply(me: Player, what: Gain) -> bool:
    """Whether the general supply has a piece of this, if there are pieces to take."""
    if not me.state.limited:
        return any(what.goods) or what.basic > 0 or any(what.workers)
    return (
        any([me.has_worker_left(worker) for worker in WORKERS if what.workers[worker]])
        or any([me.has_good_left(good) for good in GOODS if what.goods[good]])
        or (what.basic > 0 and bool(_basics_left(me)))
    )


def _basics_left(me: Player) -> list[Good]:
    return [good for good in BASICS if me.has_good_left(good)]


async def gain(me: Player, what: Gain) -> None:
    """Receive all of this as far as possible."""
    if what is NOTHING:
        return
    goods, workers = what.goods, what.workers
    for good in GOODS:
        if goods[good]:
            me.gain_good(good, goods[good])
    if what.basic:
        await gain_basics(me, what.basic)
    for worker in WORKERS:
        for _ in range(workers[worker]):
            me.gain_worker(worker)
    me.score(what.points)
    if what.morale:
        me.move_morale(what.morale)
    for _ in range(what.exosuit):
        me.power_exosuit()
    if what.wake:
        me.wake_all()
    for _ in range(what.warp_tiles):
        if not await may_retrieve_warp(me):
            break
    if what.paradox < 0:
        me.return_paradoxes(-what.paradox)
    for _ in range(what.paradox):
        await receive_paradox(me)


async def gain_basics(me: Player, amount: int, *, alike: bool = False) -> None:
    """Receive titanium, uranium or gold, one cube after another."""
    times, each = (1, amount) if alike and amount else (amount, 1)
    for _ in range(times):
        good = await me.choose(_basics_left(me), GAIN_BASIC)
        if good is not None:
            me.gain_good(good, each)


async def gain_one_of(me: Player, gains: Sequence[Gain]) -> None:
    """Receive one of these, whichever the player likes."""
    offered = [Bargain(n, each) for n, each in enumerate(gains) if can_gain(me, each)]
    chosen = await me.choose(offered, CHOOSE_GAIN)
    if chosen is not None:
        await gain(me, gains[chosen.number])


async def exchange(
    me: Player,
    trades: Sequence[Trade],
    *,
    alike: bool = False,
    optional: bool = False,
    place: Place | None = None,
) -> bool:
    """Make one of these trades; False if there was none or it was declined."""
    ask = me.may_choose if optional else me.choose
    chosen = await ask(offers(me, trades, alike=alike, place=place), TRADE)
    if chosen is None:
        return False
    await trade(me, trades[chosen.number], alike=alike)
    return True


def offers(
    me: Player, trades: Sequence[Trade], *, alike: bool = False, place: Place | None = None
) -> list[Bargain]:
    """Those of the trades that the player can make, as things to choose."""
    return [Bargain(n, each, place) for n, each in enumerate(trades) if _can_trade(me, each, alike)]


async def trade(me: Player, agreed: Trade, *, alike: bool = False) -> None:
    """Pay one side of the trade and receive the other."""
    price, gained = agreed
    held_back = 0 if me.edition.reservoir_serves_nomads else me.own.reservoir
    me.own.reservoir -= held_back
    await pay(me, price, alike=alike)
    me.own.reservoir += held_back
    if alike and gained.basic:
        await gain_basics(me, gained.basic, alike=True)
    else:
        await gain(me, gained)


def can_exchange(me: Player, trades: Sequence[Trade], *, alike: bool = False) -> bool:
    """Whether one of the trades can be made."""
    for each in trades:  # noqa: SIM110  # it is asked at every placement, and a loop is quicker
        if _can_trade(me, each, alike):
            return True
    return False


def _can_trade(me: Player, proposed: Trade, alike: bool) -> bool:
    price, gained = proposed
    if not can_gain(me, gained):
        return False  # nothing of it is left in a supply that runs out
    saving = me.edition.reservoir_serves_nomads
    if price.water > (me.water_at_hand if saving else me.goods[WATER]):
        return False
    if alike and price.basic:
        return max(me.goods[:3]) >= price.basic
    return can_pay(me, price)
