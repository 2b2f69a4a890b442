"""Phase 4, warp: everybody secretly borrows up to two things from the own future."""

from __future__ import annotations

from chronotable.games.anachrony import chronobot
from chronotable.games.anachrony.cards import (
    WARP_EXOSUIT,
    WARP_GOODS,
    WARP_WATER,
    WARP_WORKERS,
    WARPS,
    Warp,
)
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.price import Price
from chronotable.games.anachrony.proposed import (
    COLLAPSING,
    GLORIOUS,
    GRIM,
    INSPIRING,
    LAYOUTS,
    PARALLEL,
    STABLE,
)
from chronotable.games.anachrony.state import AT_HOME
from chronotable.games.anachrony.table import Table
from chronotable.kernel.decision import DONE, Decision, Word
from chronotable.kernel.effect import together


async def warp(table: Table) -> None:
    """Choose in secret, reveal together, place and receive in turn order."""
    state = table.state
    picks = await together({me.seat: _choose(me) for me in table.players}, boundary=True)
    for me in table.in_turn_order:
        me.tell("anachrony-warped", reveals=True, warps=[tile.key for tile in picks[me.seat]])
    slot = 0  # a slot that is emptied again by an anomaly is not filled twice
    if state.first == chronobot.SEAT and state.bot is not None:
        slot = chronobot.warp(table)
    for me in table.in_turn_order:
        to_pay = sum([tile in WARP_WORKERS for tile in picks[me.seat]])
        for tile in picks[me.seat]:
            to_pay -= tile in WARP_WORKERS
            await _place(me, tile, slot, to_pay)
            slot += 1
    if state.first != chronobot.SEAT and state.bot is not None:
        chronobot.warp(table)
    state.phase = "action"
    state.turn = state.first
    for me in table.players:
        me.own.passed = False
    table.players[table.first_seat].begin_turn()


async def _choose(me: Player) -> list[Warp]:
    """Up to two warp tiles; a worker can be warped only by who can pay its water."""
    chosen: list[Warp] = []
    for _ in range(2):
        able: list[Warp | Word] = [
            tile
            for tile in WARPS
            if me.own.warps[tile] == AT_HOME and tile not in chosen and _able(me, tile, chosen)
        ]
        pick = await Decision(me.seat, "anachrony-ask-warp", [*able, DONE], secret=True)
        if not isinstance(pick, Warp):
            break
        chosen.append(pick)
    return chosen


def _able(me: Player, tile: Warp, chosen: list[Warp]) -> bool:
    if tile is WARP_EXOSUIT:
        return me.own.suits > 0 and bool(me.free_hexes(ruined=True))
    if tile in WARP_WORKERS:
        spent = sum([other in WARP_WORKERS for other in chosen])
        return me.water_at_hand + 2 * (WARP_WATER in chosen) > spent
    return True


async def _place(me: Player, tile: Warp, slot: int, to_pay: int) -> None:
    """Lay the tile on a slot of the current era, receive what it stands for, obey the slot."""
    state = me.state
    me.own.warps[tile] = state.era
    state.slots[state.era].append(me.seat + 4 * tile)
    await _receive(me, tile)
    effect = LAYOUTS[state.layouts[state.era]][slot] if state.layouts else ""
    if effect:
        me.tell("anachrony-slot", effect=f"slot:{effect}")
    if effect == PARALLEL and await _wants_another(me, tile, to_pay):
        await _receive(me, tile)
    if effect == INSPIRING:
        me.move_morale(1)
    elif effect == GRIM:
        me.move_morale(-1)
    elif effect == GLORIOUS:
        me.score(1)
    elif effect == STABLE:
        me.return_paradoxes(1)
    elif effect == COLLAPSING:
        await me.receive_paradox()


async def _wants_another(me: Player, tile: Warp, to_pay: int) -> bool:
    """A second worker costs water too, so it may be declined; the rest comes unasked."""
    if tile not in WARP_WORKERS:
        return True
    return me.water_at_hand > to_pay and await me.agrees("anachrony-ask-double-worker")


async def _receive(me: Player, tile: Warp) -> None:
    if tile in WARP_GOODS:
        me.gain_good(*WARP_GOODS[tile])
    elif tile is WARP_EXOSUIT:
        me.power_exosuit(ruined=True)
    elif me.water_at_hand:
        await me.pay(Price(water=1))
        me.gain_worker(WARP_WORKERS[tile])
