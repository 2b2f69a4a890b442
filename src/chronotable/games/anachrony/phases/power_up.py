"""Phase 3, power up: exosuits for this era, and water for empty hexes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chronotable.games.anachrony.boards import HEXES, Hex
from chronotable.games.anachrony.choices import Bargain
from chronotable.games.anachrony.chronobot import rules as chronobot
from chronotable.games.anachrony.gaining import offers, trade
from chronotable.games.anachrony.paying import can_pay, pay
from chronotable.games.anachrony.pieces import ENERGY_CORE, WATER
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.price import Price
from chronotable.games.anachrony.prompts import PAY_FOR_HEX, POWER_UP, TRADE
from chronotable.games.anachrony.tabletop import Tabletop
from chronotable.games.anachrony.view_types import OWN_LEADER
from chronotable.kernel.decision import DONE, Decision, Word

_WAYS: Final = {
    "energy_core": Word("pay:energy_core", ENERGY_CORE.place),
    "water": Word("pay:water", WATER.place),
    "basic": Word("pay:basics"),
}


async def power_up(table: Tabletop) -> None:
    """In turn order: power exosuits one after another, then take water for the empty hexes."""
    state = table.state
    order = table.in_turn_order
    while True:
        me = table.players[state.turn]
        await _power_exosuits(me)
        drops = me.board.water_per_empty_hex * len(me.free_hexes())
        me.gain_good(WATER, drops)
        if me.leader.trades and drops:
            await _exchange(me)
        if me is order[-1]:
            break
        state.turn = (state.turn + 1) % state.seats
    if state.bot is not None:
        chronobot.power_up(table)
        state.turn = state.first  # who lays warp tiles first
    state.phase = "warp"


async def _power_exosuits(me: Player) -> None:
    traded: Bargain | None = None
    while True:
        offered: list[Hex | Bargain | Word] = [*_hexes_to_power(me), *_trades(me, traded), DONE]
        chosen = await Decision(me.seat, POWER_UP, offered, boundary=traded is None)
        if isinstance(chosen, Word):
            return
        if isinstance(chosen, Bargain):
            traded = chosen
            await trade(me, me.leader.trades[chosen.number])
            continue
        traded = None
        await pay(me, await _price_of(me, me.board.hexes[chosen]))
        me.power(chosen)


async def _exchange(me: Player) -> None:
    """A leader who trades may use the water that empty hexes gave."""
    traded: Bargain | None = None
    while chosen := await me.may_choose(_trades(me, traded), TRADE):
        traded = chosen
        await trade(me, me.leader.trades[chosen.number])


def _trades(me: Player, last: Bargain | None) -> list[Bargain]:
    """Trades of the leader, as many as there are, but not there and back again for ever."""
    trades = me.leader.trades
    if not trades:
        return []
    possible = offers(me, trades, place=OWN_LEADER())
    return [offer for offer in possible if last is None or offer.number == last.number]


def _hexes_to_power(me: Player) -> list[Hex]:
    """Hexes that can be powered; of several at the same price, the first stands for all."""
    if not me.own.suits:
        return []
    seen: list[Sequence[Price]] = []
    able: list[Hex] = []
    hexes = me.board.hexes
    for at in me.free_hexes():
        prices = hexes[at]
        if prices not in seen and any([can_pay(me, price) for price in prices]):
            seen.append(prices)
            able.append(HEXES[at])
    return able


async def _price_of(me: Player, prices: Sequence[Price]) -> Price:
    """The price to pay, asked for where the hex leaves a choice."""
    payable = [price for price in prices if can_pay(me, price)]
    if len(payable) == 1:
        return payable[0]
    ways = {_way(price).key: price for price in payable}
    chosen = await me.choose([_way(price) for price in payable], PAY_FOR_HEX)
    assert chosen is not None
    return ways[chosen.key]


def _way(price: Price) -> Word:
    (name,) = [name for name, amount in price._asdict().items() if amount]
    return _WAYS[name]
