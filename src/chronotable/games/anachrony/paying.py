"""Paying: what a player can afford, with discounts, and what is asked on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.anachrony.pieces import BASICS, ENERGY_CORE, GOODS, NEUTRONIUM, WATER
from chronotable.games.anachrony.price import FULL_PRICE, Discount, Price
from chronotable.games.anachrony.prompts import PAY_BASIC, USE_DISCOUNT

if TYPE_CHECKING:
    from chronotable.games.anachrony.player import Player


def can_pay(me: Player, price: Price, *, water: int = 0, off: Discount = FULL_PRICE) -> bool:
    """Whether the price, with more water and less of something, can be paid."""
    goods = me.goods
    titanium, uranium, gold, neutronium, its_water, cores, basic = price
    if its_water + water > goods[WATER] + me.own.reservoir:
        return False
    if neutronium - off.neutronium > goods[NEUTRONIUM] or cores > goods[ENERGY_CORE]:
        return False
    if not (titanium or uranium or gold or basic):
        return True
    titanium = max(0, titanium - off.titanium)
    left = short = 0
    for spare in (goods[0] - titanium, goods[1] - uranium, goods[2] - gold):
        if spare < 0:
            short -= spare
        else:
            left += spare
    return short <= off.basic and left >= basic


async def pay(me: Player, price: Price, *, off: Discount = FULL_PRICE, alike: bool = False) -> None:
    """Pay, asking only where there is a real choice."""
    if not any(price):
        return
    needs = list(price.goods)
    needs[0] = max(0, needs[0] - off.titanium)
    needs[3] = max(0, needs[3] - off.neutronium)
    for _ in range(off.basic):
        await _save_one(me, needs)
    if needs[WATER]:
        saved = min(needs[WATER], me.own.reservoir)
        me.own.reservoir -= saved
        needs[WATER] -= saved
    for good in GOODS:
        if needs[good]:
            me.spend(good, needs[good])
    if alike and price.basic:
        await _pay_alike(me, price.basic)
    elif price.basic:
        await _pay_basics(me, price.basic)


async def _save_one(me: Player, needs: list[int]) -> None:
    """Use a discount of one basic resource on the price."""
    lacking = [g for g in BASICS if needs[g] > me.goods[g]]
    helped = lacking[:1] or [g for g in BASICS if needs[g]]
    good = await me.choose(helped, USE_DISCOUNT)
    if good is not None:
        needs[good] -= 1


async def _pay_basics(me: Player, amount: int) -> None:
    while amount:
        held = [g for g in BASICS if me.goods[g]]
        good = held[0]
        if me.basics_at_hand > amount:
            chosen = await me.choose(held, PAY_BASIC)
            assert chosen is not None
            good = chosen
        me.spend(good, 1)
        amount -= 1


async def _pay_alike(me: Player, amount: int) -> None:
    enough = [g for g in BASICS if me.goods[g] >= amount]
    good = await me.choose(enough, PAY_BASIC)
    assert good is not None
    me.spend(good, amount)
