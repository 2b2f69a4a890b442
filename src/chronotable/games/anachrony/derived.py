"""What a client needs to draw and to judge a table, worked out from what lies open on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from chronotable.games.anachrony.chronobot import rules as chronobot
from chronotable.games.anachrony.chronobot.board import Bot
from chronotable.games.anachrony.decks import MINE_CUBES
from chronotable.games.anachrony.pieces import BREAKTHROUGHS, KINDS, Kind, Occupant
from chronotable.games.anachrony.places import (
    CAPITAL_HEXES,
    COUNCIL_HEXES,
    MINE_HEXES,
    POOL_PLACES,
    CapitalHex,
    ExperimentPool,
    evacuation_of,
    evacuation_points,
)
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.price import Price
from chronotable.games.anachrony.scoring import condition_figures, score_sheets
from chronotable.games.anachrony.state import State
from chronotable.games.anachrony.tabletop import Tabletop
from chronotable.games.anachrony.warps import Debt
from chronotable.kernel.json import Json


def shown_occupant(occupant: Occupant | None) -> Json | None:
    """Somebody at work, or nobody."""
    if occupant is None:
        return None
    return {
        "seat": occupant.seat,
        "worker": occupant.worker.word,
        "comes_home": occupant.fate.word,
    }


def shown_debt(debt: Debt | None) -> Json | None:
    """A warp tile in its slot, or an empty slot; Chronobot's tiles have no faces."""
    if debt is None:
        return None
    return {"seat": debt.seat, "warp": None if debt.warp is None else debt.warp.word}


def shown_breakthroughs(held: Sequence[int]) -> list[Json]:
    """Those that are there, with how many of each."""
    return [
        {"shape": shape, "icon": icon, "count": count}
        for (shape, icon), count in zip(_FACES, held, strict=True)
        if count
    ]


_FACES: Final = [(tile.shape.word, tile.icon.word) for tile in BREAKTHROUGHS]


def places(table: Tabletop) -> Json:
    """Every place of the main board: who is there, what it costs and what it adds."""
    state = table.state
    shown: Json = {}
    for capital in CAPITAL_HEXES:
        if capital.number < len(state.capital[capital.action]):
            shown[capital.key] = _capital(state, capital)
    for seat, there in zip(COUNCIL_HEXES, state.council, strict=True):
        shown[seat.key] = {
            "occupant": shown_occupant(there),
            "water": seat.water,
            "banner": seat.has_banner,
        }
    for mine, there in zip(MINE_HEXES, state.mines, strict=True):
        cube = MINE_CUBES[mine.number].word if state.mine_cubes[mine.number] else None
        shown[mine.key] = {"occupant": shown_occupant(there), "cube": cube}
    for place, pool in zip(POOL_PLACES, state.pools, strict=True):
        if isinstance(place, ExperimentPool) and not state.experiments:
            continue
        shown[place.key] = {"occupants": [shown_occupant(each) for each in pool]}
    return shown


def _capital(state: State, place: CapitalHex) -> Json:
    struck = state.impact
    tile = state.collapses[place.action][place.number].id if struck else None
    return {
        "occupant": shown_occupant(state.capital[place.action][place.number]),
        "water": 0 if struck else place.number,
        "tile": tile,
        "gone": bool(state.flipped[place.action][place.number]),
    }


def players(table: Tabletop) -> list[Json]:
    """Prices, limits, what the endgame conditions count, and the score sheet."""
    figures = condition_figures(table)
    shown = zip(table.players, score_sheets(table, figures), figures, strict=True)
    return [_player(me, sheet, counted) for me, sheet, counted in shown]


def _player(me: Player, sheet: dict[str, int], figures: list[int]) -> Json:
    way = evacuation_of(me)
    return {
        "prices": [_next_price(me, kind) for kind in KINDS],
        "supply_price": me.supply_price,
        "paradox_limit": me.paradox_limit,
        "evacuation_way": {
            "id": way.id,
            "met": way.met(me) or me.has(lambda tile: tile.rescue),
            "points": evacuation_points(me),
        },
        "figures": figures,
        "score": {**sheet, "total": sum(sheet.values())},
    }


def of_bot(bot: Bot) -> Json:
    """The score sheet of Chronobot as it stands."""
    sheet = chronobot.score_sheet(bot)
    return {"score": {**sheet, "total": sum(sheet.values())}}


def _next_price(me: Player, kind: Kind) -> Json | None:
    """What the next building of a kind costs, without discounts; None if its row is full."""
    at = me.first_free_sector(kind)
    return None if at is None else amounts(me.board.sectors[kind][at.column])


def amounts(price: Price) -> Json:
    """What there is to pay, by name."""
    return {**_amounts(price)}


@cache
def _amounts(price: Price) -> Json:
    return {name: amount for name, amount in price._asdict().items() if amount}
