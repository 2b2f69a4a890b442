"""What a client needs to draw and to judge a table, worked out from what lies open on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from chronotable.games.anachrony import view_types as seen
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
from chronotable.games.anachrony.view_types import (
    Amounts,
    EvacuationWay,
    HeldBreakthroughs,
    PlaceView,
)
from chronotable.games.anachrony.warps import Debt
from chronotable.kernel.declared import as_json

# What a view is built of.
_Occupant: Final = as_json(seen.Occupant)
_Debt: Final = as_json(seen.Debt)
_HeldBreakthroughs: Final = as_json(HeldBreakthroughs)
_Place: Final = as_json(PlaceView)
_EvacuationWay: Final = as_json(EvacuationWay)


def shown_worker(occupant: Occupant) -> seen.Occupant:
    """Somebody at work."""
    return _Occupant(seat=occupant.seat, worker=occupant.worker.word, comes_home=occupant.fate.word)


def shown_occupant(occupant: Occupant | None) -> seen.Occupant | None:
    """Somebody at work, or nobody."""
    return None if occupant is None else shown_worker(occupant)


def shown_debt(debt: Debt | None) -> seen.Debt | None:
    """A warp tile in its slot, or an empty slot; Chronobot's tiles have no faces."""
    if debt is None:
        return None
    return _Debt(seat=debt.seat, warp=None if debt.warp is None else debt.warp.word)


def shown_breakthroughs(held: Sequence[int]) -> list[HeldBreakthroughs]:
    """Those that are there, with how many of each."""
    return [
        _HeldBreakthroughs(shape=shape, icon=icon, count=count)
        for (shape, icon), count in zip(_FACES, held, strict=True)
        if count
    ]


_FACES: Final = [(tile.shape.word, tile.icon.word) for tile in BREAKTHROUGHS]


def places(state: State) -> dict[str, PlaceView]:
    """Every place of the main board: who is there, what it costs and what it adds."""
    shown: dict[str, PlaceView] = {}
    for capital in CAPITAL_HEXES:
        if capital.number < len(state.capital[capital.action]):
            shown[capital.key] = _capital(state, capital)
    for seat, there in zip(COUNCIL_HEXES, state.council, strict=True):
        shown[seat.key] = _Place(
            occupant=shown_occupant(there), water=seat.water, banner=seat.has_banner
        )
    for mine, there in zip(MINE_HEXES, state.mines, strict=True):
        cube = MINE_CUBES[mine.number].word if state.mine_cubes[mine.number] else None
        shown[mine.key] = _Place(occupant=shown_occupant(there), cube=cube)
    for place, pool in zip(POOL_PLACES, state.pools, strict=True):
        if isinstance(place, ExperimentPool) and not state.experiments:
            continue
        shown[place.key] = _Place(occupants=[shown_worker(each) for each in pool])
    return shown


def _capital(state: State, place: CapitalHex) -> PlaceView:
    struck = state.impact
    return _Place(
        occupant=shown_occupant(state.capital[place.action][place.number]),
        water=0 if struck else place.number,
        tile=state.collapses[place.action][place.number].id if struck else None,
        gone=bool(state.flipped[place.action][place.number]),
    )


class Reckoning(NamedTuple):
    """What follows from a player's board, once the game has begun."""

    prices: list[Amounts | None] | None = None
    supply_price: int | None = None
    paradox_limit: int | None = None
    evacuation_way: EvacuationWay | None = None
    figures: list[int] | None = None
    score: Amounts | None = None


def reckonings(state: State) -> list[Reckoning]:
    """Prices, limits, what the endgame conditions count, and the score sheet of each player."""
    with Tabletop(state, None) as table:
        figures = condition_figures(table)
        shown = zip(table.players, score_sheets(table, figures), figures, strict=True)
        return [_reckoning(me, sheet, counted) for me, sheet, counted in shown]


def _reckoning(me: Player, sheet: dict[str, int], figures: list[int]) -> Reckoning:
    way = evacuation_of(me)
    return Reckoning(
        prices=[_next_price(me, kind) for kind in KINDS],
        supply_price=me.supply_price,
        paradox_limit=me.paradox_limit,
        evacuation_way=_EvacuationWay(
            id=way.id,
            met=way.met(me) or me.has(lambda tile: tile.rescue),
            points=evacuation_points(me),
        ),
        figures=figures,
        score={**sheet, "total": sum(sheet.values())},
    )


def score_of_bot(bot: Bot) -> Amounts:
    """The score sheet of Chronobot as it stands."""
    sheet = chronobot.score_sheet(bot)
    return {**sheet, "total": sum(sheet.values())}


def _next_price(me: Player, kind: Kind) -> Amounts | None:
    """What the next building of a kind costs, without discounts; None if its row is full."""
    at = me.first_free_sector(kind)
    return None if at is None else amounts(me.board.sectors[kind][at.column])


def amounts(price: Price) -> Amounts:
    """What there is to pay, by name."""
    return {**_amounts(price)}


@cache
def _amounts(price: Price) -> Amounts:
    return {name: amount for name, amount in price._asdict().items() if amount}
