"""Anachrony's state on paper: JSON there and back.

Tiles and occupants are written by their ids, debts by their numbers; a free hex is 0 and an
empty slot -1. Golden records keep a hash over this, so it must stay as it is.
"""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.anachrony.box import TILE_BY_ID
from chronotable.games.anachrony.chronobot.board import Bot
from chronotable.games.anachrony.collapse import COLLAPSE_BY_ID
from chronotable.games.anachrony.editions import EDITIONS
from chronotable.games.anachrony.pieces import OCCUPANT_BY_ID, Occupant
from chronotable.games.anachrony.state import Own, State
from chronotable.games.anachrony.tile import Building, Superproject
from chronotable.games.anachrony.warps import DEBTS, Debt
from chronotable.kernel.chance import Chance
from chronotable.kernel.json import Json

_TILES: Final = frozenset({"primary", "secondary"})
_COLLAPSES: Final = frozenset({"collapsing", "collapses"})
_HEXES: Final = frozenset({"council", "mines"})
_ROWS_OF_HEXES: Final = frozenset({"capital", "pools"})

_FREE: Final = 0  # a hex, a sector or the supply where nobody is
_EMPTY: Final = -1  # a slot of the timeline whose warp tile has been taken back


def dump(state: State) -> Json:
    data: Json = {"chance": state.chance.to_json(), "own": [_dump_own(own) for own in state.own]}
    data["bot"] = None if state.bot is None else _dump_bot(state.bot)
    for name in State.__slots__:
        if name in ("bot", "chance", "own"):
            continue
        value = getattr(state, name)
        if name == "edition":
            value = value.name
        elif name == "superprojects":
            value = [None if tile is None else tile.id for tile in value]
        elif name in _TILES or name in _COLLAPSES:
            value = [[tile.id for tile in stack] for stack in value]
        elif name in _HEXES:
            value = [_dump_occupant(each) for each in value]
        elif name in _ROWS_OF_HEXES:
            value = [[_dump_occupant(each) for each in hexes] for hexes in value]
        elif name == "slots":
            value = [[_EMPTY if debt is None else debt.number for debt in era] for era in value]
        data[name] = copied(value)
    return data


def _dump_own(own: Own) -> Json:
    data: Json = {name: copied(getattr(own, name)) for name in Own.__slots__}
    data["sectors"] = [None if tile is None else tile.id for tile in own.sectors]
    data["busy"] = [_dump_occupant(each) for each in own.busy]
    data["supplying"] = _dump_occupant(own.supplying)
    return data


def _dump_occupant(occupant: Occupant | None) -> str | int:
    return _FREE if occupant is None else occupant.id


def _load_occupant(data: str | int) -> Occupant | None:
    return OCCUPANT_BY_ID[data] if isinstance(data, str) else None


def _load_debt(number: int) -> Debt | None:
    return None if number == _EMPTY else DEBTS[number]


def _dump_bot(bot: Bot) -> Json:
    data: Json = {name: copied(getattr(bot, name)) for name in Bot.__slots__}
    data["buildings"] = [tile.id for tile in bot.buildings]
    data["superprojects"] = [tile.id for tile in bot.superprojects]
    return data


def load_bot(data: Json) -> Bot:
    bot = Bot()
    for name in Bot.__slots__:
        setattr(bot, name, copied(data[name]))
    tiles = [TILE_BY_ID[id] for id in (*data["buildings"], *data["superprojects"])]
    bot.buildings = [tile for tile in tiles if isinstance(tile, Building)]
    bot.superprojects = [tile for tile in tiles if isinstance(tile, Superproject)]
    return bot


def copied(value: Any) -> Any:
    """The same plain data, sharing nothing; a list holds either lists or no lists at all."""
    if isinstance(value, list):
        nested = value and isinstance(value[0], list)
        return [copied(entry) for entry in value] if nested else value.copy()
    return dict(value) if isinstance(value, dict) else value


def load(data: Json) -> State:
    state = State(data["seats"], Chance.from_json(data["chance"]))
    state.bot = None if data["bot"] is None else load_bot(data["bot"])
    for name in State.__slots__:
        if name in ("bot", "chance", "own"):
            continue
        value = copied(data[name])
        if name == "edition":
            value = EDITIONS[value]
        elif name == "superprojects":
            value = [None if id is None else TILE_BY_ID[id] for id in value]
        elif name in _TILES:
            value = [[TILE_BY_ID[id] for id in stack] for stack in value]
        elif name in _COLLAPSES:
            value = [[COLLAPSE_BY_ID[id] for id in stack] for stack in value]
        elif name in _HEXES:
            value = [_load_occupant(each) for each in value]
        elif name in _ROWS_OF_HEXES:
            value = [[_load_occupant(each) for each in hexes] for hexes in value]
        elif name == "slots":
            value = [[_load_debt(number) for number in era] for era in value]
        setattr(state, name, value)
    for own, entry in zip(state.own, data["own"], strict=True):
        for name in Own.__slots__:
            if name != "supplying":
                setattr(own, name, copied(entry[name]))
        own.sectors = [None if id is None else TILE_BY_ID[id] for id in entry["sectors"]]
        own.busy = [_load_occupant(each) for each in entry["busy"]]
        own.supplying = _load_occupant(entry["supplying"])
    return state
