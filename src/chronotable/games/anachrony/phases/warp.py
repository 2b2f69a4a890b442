"""Phase 4, warp: everybody secretly borrows up to two things from one's own future."""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony.anomalies import receive_paradox
from chronotable.games.anachrony.chronobot import rules as chronobot
from chronotable.games.anachrony.chronobot.board import SEAT
from chronotable.games.anachrony.paying import can_pay, pay
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.price import Price
from chronotable.games.anachrony.prompts import BORROW, LAY_FIRST, TAKE_SECOND_WORKER
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
from chronotable.games.anachrony.tabletop import Tabletop
from chronotable.games.anachrony.warps import (
    WARP_EXOSUIT,
    WARP_GOODS,
    WARP_WATER,
    WARP_WORKERS,
    WARPS,
    Warp,
)
from chronotable.kernel.decision import DONE, Decision, Word
from chronotable.kernel.effect import together

_PASSAGE: Final = Price(water=1)  # of a worker through time


async def warp(table: Tabletop) -> None:
    """Choose in secret, reveal together, place and receive in turn order.

    On the alternate timeline, where it matters who comes first, everybody reveals in turn. If
    Chronobot is first player, the other one sees its warp tiles before choosing.
    """
    state = table.state
    if state.bot is not None and state.turn == SEAT:
        chronobot.warp(table)
        state.turn = 0
    picks = await together({me.seat: _choose(me) for me in table.players}, boundary=True)
    if not state.layouts:
        for me in table.in_turn_order:
            _reveal(me, picks[me.seat])
    for me in table.in_turn_order:
        if state.layouts:
            _reveal(me, picks[me.seat])
        await _lay(me, picks[me.seat])
    if state.first != SEAT and state.bot is not None:
        chronobot.warp(table)
    state.phase = "action"
    state.turn = state.first
    for me in table.players:
        me.own.passed = False
    table.players[table.first_seat].begin_turn()


async def _choose(me: Player) -> list[Warp]:
    """Up to two warp tiles, of things that are there; for a worker one must have its water."""
    chosen: list[Warp] = []
    for _ in range(2):
        able: list[Warp | Word] = [
            tile
            for tile in WARPS
            if me.own.warps[tile] == AT_HOME and tile not in chosen and _able(me, tile, chosen)
        ]
        pick = await Decision(me.seat, BORROW, [*able, DONE], secret=True)
        if not isinstance(pick, Warp):
            break
        chosen.append(pick)
    return chosen


def _able(me: Player, tile: Warp, chosen: list[Warp]) -> bool:
    if tile is WARP_EXOSUIT:
        return me.own.suits > 0 and not all(me.own.powered)
    if tile in WARP_WORKERS:
        if not me.has_worker_left(WARP_WORKERS[tile]):
            return False
        spent = sum([other in WARP_WORKERS for other in chosen])
        return me.water_at_hand + 2 * (WARP_WATER in chosen) > spent
    return me.has_good_left(WARP_GOODS[tile][0])


def _reveal(me: Player, tiles: list[Warp]) -> None:
    me.tell("anachrony-warped", reveals=True, warps=[tile.key for tile in tiles])


async def _lay(me: Player, chosen: list[Warp]) -> None:
    """Lay the tiles on the current era, receive what they stand for, and obey their slots."""
    tiles = await _in_order(me, chosen)
    # What comes along with a worker may pay for it, whichever of them is laid first.
    for tile in sorted(tiles, key=lambda tile: tile in WARP_WORKERS):
        await _receive(me, tile)
    for tile in tiles:
        slot = me.lay_warp(tile)
        await _obey(me, tile, _effect(me, slot))


async def _in_order(me: Player, chosen: list[Warp]) -> list[Warp]:
    """Who lays two tiles says which comes first, if the slots make a difference."""
    free = me.table.free_slots()
    effects = [_effect(me, next(free)) for _ in chosen]
    if len(chosen) < 2 or not _order_matters(me, effects):
        return chosen
    tiles = [tile for tile in WARPS if tile in chosen]
    one, other = [f"slot:{effect or 'plain'}" for effect in effects]
    slots = {"first": one, "second": other}
    first = await Decision(me.seat, LAY_FIRST, tiles, params=slots)
    return [first, *(tile for tile in tiles if tile is not first)]


def _order_matters(me: Player, effects: list[str]) -> bool:
    """One of two tiles is doubled, or only one of them lies there when an anomaly comes."""
    if effects[0] == COLLAPSING and me.own.paradoxes + 1 >= me.paradox_limit:
        return True
    return effects.count(PARALLEL) == 1


def _effect(me: Player, slot: int) -> str:
    """What a slot of the current era does to a tile; nothing on the standard timeline."""
    layouts = me.state.layouts
    return LAYOUTS[layouts[me.era]][slot] if layouts else ""


async def _obey(me: Player, tile: Warp, effect: str) -> None:
    """Let a slot do what it does."""
    if effect:
        me.tell("anachrony-slot", effect=f"slot:{effect}")
    if effect == PARALLEL and await _wants_another(me, tile):
        await _receive(me, tile)
    elif effect == INSPIRING:
        me.move_morale(1)
    elif effect == GRIM:
        me.move_morale(-1)
    elif effect == GLORIOUS:
        me.score(1)
    elif effect == STABLE:
        me.return_paradoxes(1)
    elif effect == COLLAPSING:
        await receive_paradox(me)


async def _wants_another(me: Player, tile: Warp) -> bool:
    """A second worker costs water too, so it may be declined; the rest comes unasked."""
    if tile not in WARP_WORKERS:
        return True
    there = me.has_worker_left(WARP_WORKERS[tile])
    return there and can_pay(me, _PASSAGE) and await me.agrees(TAKE_SECOND_WORKER)


async def _receive(me: Player, tile: Warp) -> None:
    if tile in WARP_GOODS:
        me.gain_good(*WARP_GOODS[tile])
    elif tile is WARP_EXOSUIT:
        me.power_exosuit(ruined=True)
    elif me.has_worker_left(WARP_WORKERS[tile]) and can_pay(me, _PASSAGE):
        await pay(me, _PASSAGE)
        me.gain_worker(WARP_WORKERS[tile])
