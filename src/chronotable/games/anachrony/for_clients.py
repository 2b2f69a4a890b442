"""Everything printed in the box, as plain data for clients that draw it."""

from __future__ import annotations

from collections.abc import Sequence

from chronotable.games.anachrony.boards import HEXES, Board, board_of
from chronotable.games.anachrony.box import TILE_BY_ID
from chronotable.games.anachrony.capital import BONUS
from chronotable.games.anachrony.chronobot.board import (
    MORALE,
    PARADOX_LIMIT,
    SEAT,
    SUPPLY,
    TRAVELS,
    WARP_TILES,
)
from chronotable.games.anachrony.chronobot.rules import CYCLE, START
from chronotable.games.anachrony.collapse import COLLAPSES, Collapse
from chronotable.games.anachrony.conditions import CONDITIONS
from chronotable.games.anachrony.decks import MINE_CUBES, PARADOX_DIE
from chronotable.games.anachrony.editions import EDITIONS
from chronotable.games.anachrony.experiments import (
    EXPERIMENTS,
    SAVIOURS,
    START_SLOT,
    TRACK_POINTS,
    Experiment,
)
from chronotable.games.anachrony.leaders import LEADERS
from chronotable.games.anachrony.paths import EVACUATIONS, STARTS, Start
from chronotable.games.anachrony.pieces import (
    CAPITAL,
    ERAS,
    GOODS,
    ICONS,
    KINDS,
    PATHS,
    SHAPES,
    WORKERS,
    Worker,
)
from chronotable.games.anachrony.places import REMOVAL_PRICES, TRADES
from chronotable.games.anachrony.price import Gain, Price
from chronotable.games.anachrony.proposed import ASSETS, LAYOUTS, TRACK_SYMBOLS, Asset
from chronotable.games.anachrony.scoring import CATEGORIES
from chronotable.games.anachrony.tile import Building, Deed, Superproject, Tile, Work
from chronotable.games.anachrony.warps import WARP_GOODS, WARPS
from chronotable.kernel.json import Json
from chronotable.kernel.printed import Printed


def box() -> Json:
    """Words in the order in which views count them, boards, tiles, cards and tracks."""
    return {
        "eras": ERAS,
        "goods": _words(GOODS),
        "workers": _words(WORKERS),
        "paths": _words(PATHS),
        "shapes": _words(SHAPES),
        "icons": _words(ICONS),
        "kinds": _words(KINDS),
        "hexes": _words(HEXES),
        "warps": _words(WARPS),
        "warp_goods": {warp.word: [good.word, n] for warp, (good, n) in WARP_GOODS.items()},
        "capital": _words(CAPITAL),
        "categories": [*CATEGORIES],
        "conditions": [*CONDITIONS],
        "boards": {side: _boards(side) for side in ("A", "B")},
        "starts": {path.word: _start(start) for path, start in STARTS.items()},
        "leaders": {path.word: [*pair] for path, pair in LEADERS.items()},
        "evacuations": {
            path.word: [{"id": w.id, "points": w.points, "per_set": w.per_set} for w in ways]
            for path, ways in EVACUATIONS.items()
        },
        "tiles": {id: _tile(tile) for id, tile in TILE_BY_ID.items()},
        "collapses": {tile.id: _collapse(tile) for tile in COLLAPSES},
        "recruit_bonus": {worker.word: said(gain) for worker, gain in BONUS.items()},
        "mine_cubes": _words(MINE_CUBES),
        "trades": [{"price": said(price), "gain": said(gain)} for price, gain in TRADES],
        "removal_prices": [said(price) for price in REMOVAL_PRICES],
        "paradox_die": [*PARADOX_DIE],
        "assets": {str(asset.number): _asset(asset) for asset in ASSETS},
        "layouts": [[*layout] for layout in LAYOUTS],
        "experiments": {card.id: _experiment(card) for card in EXPERIMENTS},
        "track": _track(),
        "chronobot": _chronobot(),
    }


def said(amounts: Price | Gain) -> Json:
    """What is paid or received, by name; nothing that is zero."""
    return {name: int(amount) for name, amount in amounts._asdict().items() if amount}


def _words(printed: Sequence[Printed]) -> list[str]:
    return [each.word for each in printed]


# Boards.


def _boards(side: str) -> Json:
    return {path.word: _board(board_of(path, side)) for path in PATHS}


def _board(board: Board) -> Json:
    return {
        "sectors": [[said(price) for price in row] for row in board.sectors],
        "morale": [*board.morale],
        "supply": [*board.supply],
        "points_at_top": board.points_at_top,
        "travels": [*board.travels],
        "hexes": [[said(price) for price in prices] for prices in board.hexes],
        "ruined_by_impact": _words(board.ruined_by_impact),
        "water_per_empty_hex": board.water_per_empty_hex,
        "supply_is_free_action": board.supply_is_free_action,
        "supply_motivates_administrator": board.supply_motivates_administrator,
        "superprojects_anywhere": board.superprojects_anywhere,
        "anomalies_anywhere": board.anomalies_anywhere,
        "loses_buildings_to_anomalies": board.loses_buildings_to_anomalies,
        "motivates_scientists": board.motivates_scientists,
        "paradox_limit": board.paradox_limit,
    }


def _start(start: Start) -> Json:
    return {
        "goods": [*start.goods],
        "active": [*start.active],
        "tired": [*start.tired],
        "breakthroughs": start.breakthroughs,
    }


def _asset(asset: Asset) -> Json:
    return {
        "gain": said(asset.gain),
        "tired": [*asset.tired],
        "breakthroughs": asset.breakthroughs,
    }


# Tiles.


def _tile(tile: Tile) -> Json:
    """A tile; what it does is left out where it does nothing of that sort."""
    printed: Json = {"points": tile.points}
    for when, deed in (("built", tile.built), ("work", tile.work), ("free", tile.free)):
        if deed is not None:
            printed[when] = _deed(deed)
    if tile.reach_bonus:
        printed["reach_bonus"] = tile.reach_bonus
    if isinstance(tile, Building):
        printed["kind"] = tile.kind.word
    if isinstance(tile, Superproject):
        symbol = tile.symbol
        printed |= {
            "price": said(tile.price),
            "workers": [*tile.workers],
            "symbol": None if symbol is None else [symbol.shape.word, symbol.icon.word],
            "pair": _words(tile.pair),
        }
    return printed


def _deed(deed: Deed) -> Json:
    """What a deed takes and gives; `ruled` says that there is more to it than signs can tell."""
    printed: Json = {
        "price": said(deed.price),
        "gains": [said(gain) for gain in deed.gains if any(gain)],
        "reach": deed.reach,
        "times": deed.times,
        "ruled": deed.rule is not None,
    }
    if isinstance(deed, Work):
        printed["worker"] = None if deed.worker is None else deed.worker.word
        moved = deed.motivates
        printed["motivates"] = moved.word if isinstance(moved, Worker) else bool(moved)
        printed["dies"] = deed.dies
    return printed


def _collapse(tile: Collapse) -> Json:
    return {
        "action": tile.action.word,
        "basic_discount": tile.basic_discount,
        "neutronium_discount": tile.neutronium_discount,
        "points_by_sector": [*tile.points_by_sector],
        "points_for_superproject": tile.points_for_superproject,
        "bonus_times": tile.bonus_times,
        "gain": said(tile.gain),
        "sets_second_die": tile.sets_second_die,
        "superproject_after": tile.superproject_after,
        "paradoxes_back": tile.paradoxes_back,
        "again": tile.again,
    }


# Modules.


def _experiment(card: Experiment) -> Json:
    return {
        "level": card.level,
        "points": card.points,
        "price": said(card.price),
        "price_in": {
            edition.name: said(edition.experiment_prices[card.name])
            for edition in EDITIONS.values()
            if card.name in edition.experiment_prices
        },
        "workers": _words(card.workers),
        "breakthroughs": card.breakthroughs,
        "morale": card.morale,
        "paradoxes": card.paradoxes,
    }


def _track() -> Json:
    """The Doomsday track, top slot first; points are those of a path that comes to a slot."""
    slots = range(1, len(TRACK_SYMBOLS) + 1)
    return {
        "symbols": [*TRACK_SYMBOLS],
        "start": START_SLOT,
        "saviours": _words(SAVIOURS),
        "points": {
            path.word: [points.get(slot, 0) for slot in slots]
            for path, points in TRACK_POINTS.items()
        },
    }


def _chronobot() -> Json:
    return {
        "seat": SEAT,
        "next": [position.next for position in CYCLE],
        "start": [*START],
        "morale": [*MORALE],
        "supply": [*SUPPLY],
        "travels": [*TRAVELS],
        "paradox_limit": PARADOX_LIMIT,
        "warp_tiles": WARP_TILES,
    }
