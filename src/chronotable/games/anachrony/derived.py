"""What a client needs to draw and to judge a table, worked out from what lies open on it."""

from __future__ import annotations

from functools import cache
from typing import Final

from chronotable.games.anachrony import chronobot
from chronotable.games.anachrony.bot import Bot
from chronotable.games.anachrony.cards import MINE_CUBES
from chronotable.games.anachrony.conditions import CONDITIONS
from chronotable.games.anachrony.pieces import KINDS, NOBODY, WORKERS
from chronotable.games.anachrony.places import (
    HEX_PLACES,
    POOL_PLACES,
    CapitalHex,
    CouncilHex,
    ExperimentPool,
    MineHex,
    evacuation_of,
    evacuation_points,
)
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.price import Price
from chronotable.games.anachrony.scoring import score_sheets
from chronotable.games.anachrony.state import State
from chronotable.games.anachrony.tabletop import Tabletop
from chronotable.kernel.json import Json

_INSIDE: Final = [worker.word for worker in (*WORKERS, NOBODY)]
_COMES_HOME: Final = ("tired", "active", "never")


def places(table: Tabletop) -> Json:
    """Every place of the main board: who is there, what it costs and what it adds."""
    state = table.state
    shown: Json = {}
    for place in HEX_PLACES:
        if isinstance(place, CapitalHex):
            if place.number < len(state.capital[place.action]):
                shown[place.key] = _capital(state, place)
        elif isinstance(place, CouncilHex):
            occupant = _occupant(state.council[place.number])
            shown[place.key] = {
                "occupant": occupant,
                "water": place.water,
                "banner": place.has_banner,
            }
        elif isinstance(place, MineHex):
            cube = MINE_CUBES[place.number].word if state.mine_cubes[place.number] else None
            shown[place.key] = {"occupant": _occupant(state.mines[place.number]), "cube": cube}
    for place, pool in zip(POOL_PLACES, state.pools, strict=True):
        if isinstance(place, ExperimentPool) and not state.experiments:
            continue
        shown[place.key] = {"occupants": [_occupant(code) for code in pool]}
    return shown


def _capital(state: State, place: CapitalHex) -> Json:
    struck = state.impact
    tile = state.collapses[place.action][place.number].id if struck else None
    return {
        "occupant": _occupant(state.capital[place.action][place.number]),
        "water": 0 if struck else place.number,
        "tile": tile,
        "gone": bool(state.flipped[place.action][place.number]),
    }


def _occupant(code: int) -> Json | None:
    if not code:
        return None
    seat, inside, fate = (code - 1) % 4, (code - 1) // 4 % 5, (code - 1) // 20
    return {"seat": seat, "worker": _INSIDE[inside], "comes_home": _COMES_HOME[fate]}


def players(table: Tabletop) -> list[Json]:
    """Prices, limits, busy workers, what the endgame conditions count, and the score sheet."""
    sheets = score_sheets(table)
    return [_player(me, sheet) for me, sheet in zip(table.players, sheets, strict=True)]


def _player(me: Player, sheet: dict[str, int]) -> Json:
    way = evacuation_of(me)
    return {
        "prices": [_next_price(me, kind) for kind in KINDS],
        "supply_price": me.supply_price,
        "paradox_limit": me.paradox_limit,
        "busy_at": [_busy(code) for code in me.own.busy],
        "supplying_worker": _busy(me.own.supplying),
        "evacuation_way": {
            "id": way.id,
            "met": way.met(me) or me.has(lambda tile: tile.rescue),
            "points": evacuation_points(me),
        },
        "figures": [CONDITIONS[condition](me) for condition in me.state.conditions],
        "score": {**sheet, "total": sum(sheet.values())},
    }


def of_bot(bot: Bot) -> Json:
    """The score sheet of Chronobot as it stands."""
    sheet = chronobot.score_sheet(bot)
    return {"score": {**sheet, "total": sum(sheet.values())}}


def _next_price(me: Player, kind: int) -> Json | None:
    """What the next building of a kind costs, without discounts; None if its row is full."""
    row = me.own.sectors[3 * kind : 3 * kind + 3]
    return amounts(me.board.sectors[kind][row.index(None)]) if None in row else None


def amounts(price: Price) -> Json:
    """What there is to pay, by name."""
    return {**_amounts(price)}


@cache
def _amounts(price: Price) -> Json:
    return {name: amount for name, amount in price._asdict().items() if amount}


def _busy(code: int) -> Json | None:
    if not code:
        return None
    return {"worker": _INSIDE[(code - 1) % 5], "comes_home": _COMES_HOME[(code - 1) // 5]}
