"""Phase 3, power up: exosuits for this era, and water for empty hexes."""

from __future__ import annotations

from collections.abc import Sequence

from chronotable.games.anachrony.boards import HEXES, Hex
from chronotable.games.anachrony.leaders import WOLFE, wolfe
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.price import Price
from chronotable.games.anachrony.table import Table
from chronotable.games.anachrony.words import WATER
from chronotable.kernel.decision import DONE, Decision, Word

_WAYS = {
    "energy_core": Word("pay:energy_core"),
    "water": Word("pay:water"),
    "basic": Word("pay:basics"),
}


async def power_up(table: Table) -> None:
    """In turn order: power exosuits one after another, then take water for the empty hexes."""
    state = table.state
    order = table.in_turn_order
    while True:
        me = table.players[state.turn]
        if me.own.leader == WOLFE:
            await wolfe(me)
        await _power_exosuits(me)
        drops = me.board.water_per_empty_hex * len(me.free_hexes())
        me.gain_good(WATER, drops)
        if me.own.leader == WOLFE and drops:
            await wolfe(me)
        if me is order[-1]:
            break
        state.turn = (state.turn + 1) % state.seats
    table.go_on_to("warp")


async def _power_exosuits(me: Player) -> None:
    while me.own.suits and (able := _hexes_to_power(me)):
        offered: list[Hex | Word] = [*able, DONE]
        # Wolfe may have traded in this turn already, which only the answers tell.
        boundary = me.own.leader != WOLFE
        chosen = await Decision(me.seat, "anachrony-ask-power", offered, boundary=boundary)
        if not isinstance(chosen, Hex):
            return
        await me.pay(await _price_of(me, me.board.hexes[chosen]))
        me.own.suits -= 1
        me.own.powered[chosen] = 1
        me.tell("anachrony-powered", hex=chosen.key)


def _hexes_to_power(me: Player) -> list[Hex]:
    """Hexes that can be powered; of several at the same price, the first stands for all."""
    seen: list[Sequence[Price]] = []
    able: list[Hex] = []
    for at in me.free_hexes():
        prices = me.board.hexes[at]
        if prices not in seen and any(me.can_pay(price) for price in prices):
            seen.append(prices)
            able.append(HEXES[at])
    return able


async def _price_of(me: Player, prices: Sequence[Price]) -> Price:
    """The price to pay, asked for where the hex leaves a choice."""
    payable = [price for price in prices if me.can_pay(price)]
    if len(payable) == 1:
        return payable[0]
    ways = {_way(price).key: price for price in payable}
    chosen = await me.choose([_way(price) for price in payable], "anachrony-ask-pay-hex")
    assert chosen is not None
    return ways[chosen.key]


def _way(price: Price) -> Word:
    (name,) = [name for name, amount in price._asdict().items() if amount]
    return _WAYS[name]
