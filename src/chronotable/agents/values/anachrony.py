"""What a seat has in Anachrony, in victory points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from chronotable.games.anachrony.chronobot import score_sheet
from chronotable.games.anachrony.places import evacuation_of, evacuation_points
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.scoring import score_sheets
from chronotable.games.anachrony.state import ACTIVE, DIES, TIRED, State
from chronotable.games.anachrony.table import Table
from chronotable.games.anachrony.tile import Building, Superproject
from chronotable.games.anachrony.words import (
    ERAS,
    FACTORY,
    LAB,
    LIFE_SUPPORT,
    NOBODY,
    POWER_PLANT,
    WATER,
)

_GOODS = (0.9, 1.0, 1.0, 1.4, 0.45, 0.7)  # titanium, uranium, gold, neutronium, water, core
_WORKERS = (1.6, 1.6, 1.3, 2.2)  # scientist, engineer, administrator, genius
_TIRED = 0.5
_PROJECT = 0.5
_MAY_BE_WOKEN = 0.6  # of the tired, in the era under way


def worths(state: State) -> list[float]:
    """What everybody has, and after them Chronobot, where it plays."""
    with Table(state, None) as table:
        sheets = score_sheets(table)
        found = [_worth(me, sheet) for me, sheet in zip(table.players, sheets, strict=True)]
    if state.bot is not None:
        found.append(float(sum(score_sheet(state.bot).values())))
    return found


def _worth(me: Player, sheet: Mapping[str, int]) -> float:
    own, state = me.own, me.state
    left = (ERAS - 1 - state.era) / (ERAS - 1)  # how much of the game follows this era

    # What would count if the game ended now. Who is ahead in a condition may not stay so.
    worth = sum(sheet.values()) - 0.8 * left * sheet["conditions"]

    # Goods and workers are spent on what counts, while there is time for it.
    keep = 0.1 + 0.9 * left
    worth += keep * sum([n * price for n, price in zip(own.goods, _GOODS, strict=True)])
    worth += keep * sum([n * price for n, price in zip(own.active, _WORKERS, strict=True)])
    # Who is tired must first be woken, by water or at the price of morale.
    worth += _TIRED * left * sum([n * price for n, price in zip(own.tired, _WORKERS, strict=True)])
    worth += left * sum([_WORKERS[worker] * mood for worker, mood in _at_work(me)])

    # Who is still powering gets water for every hex left empty.
    if state.phase == "power_up" and me in _still_powering(me.table):
        worth += keep * _GOODS[WATER] * me.board.water_per_empty_hex * len(me.free_hexes())

    # Exosuits that wait for somebody to step in are actions of this era.
    if state.phase != "clean_up" and not (state.phase == "action" and own.passed):
        hands = sum(own.active) + _MAY_BE_WOKEN * sum(own.tired)
        worth += 2.2 * min(sum(own.powered), hands) + 0.3 * sum(own.powered)

    # Buildings and superprojects work in every era to come; breakthroughs found them.
    tiles = me.count_tiles(Building) + 1.5 * me.count_tiles(Superproject)
    worth += 4.5 * left * tiles + 1.5 * left * sum(own.breakthroughs)

    # A paradox more is an anomaly nearer, and debts ask for paradoxes.
    worth -= left * (1.0 * own.paradoxes + 0.5 * len(me.warps_out()))

    return worth + _evacuation(me) + _project(me)


def _still_powering(table: Table) -> list[Player]:
    """Who has yet to say that they are done with it."""
    order = table.in_turn_order
    return order[order.index(table.players[table.state.turn]) :]


def _at_work(me: Player) -> Iterator[tuple[int, float]]:
    """Workers who will come home, with what their mood will be worth."""
    moods = {TIRED: _TIRED, ACTIVE: 0.9, DIES: 0.0}
    for code in [*me.own.busy, me.own.supplying]:
        if code and (code - 1) % 5 < NOBODY:
            yield (code - 1) % 5, moods[(code - 1) // 5]
    for code in me.table.occupants():
        if code and (code - 1) % 4 == me.seat and (code - 1) // 4 % 5 < NOBODY:
            yield (code - 1) // 4 % 5, moods[(code - 1) // 20]


def _project(me: Player) -> float:
    """A share of the superproject at the focus, for what is there to pay for it."""
    own = me.own
    project = me.state.superprojects[own.focus]
    if project is None:
        return 0.0
    held = own.breakthroughs
    one, other = [sum(held[5 * shape : 5 * shape + 5]) for shape in project.pair]
    knowledge = (
        min(one, 2) / 2 if project.pair[0] is project.pair[1] else (one > 0) / 2 + (other > 0) / 2
    )
    if project.symbol is not None and held[5 * project.symbol[0] + project.symbol[1]]:
        knowledge = 1.0
    price = project.price.goods
    paid = sum([min(n, need) for n, need in zip(own.goods, price, strict=True)]) / sum(price)
    return _PROJECT * project.points * knowledge * (0.4 + 0.6 * paid)


def _evacuation(me: Player) -> float:
    """Points of an evacuation still to come: more of them, the nearer its condition is."""
    if me.own.evacuated or me.own.path < 0:
        return 0.0
    way = evacuation_of(me)
    points = evacuation_points(me)
    if way.met(me) or me.has(lambda tile: tile.rescue):
        return 0.7 * points
    return (0.1 + 0.35 * min(1.0, _NEAR[way.id](me))) * points


_NEAR: Final[Mapping[str, Callable[[Player], float]]] = {
    "welfare_and_prosperity": lambda me: me.count_buildings(LIFE_SUPPORT) / 3,
    "industrial_revolution": lambda me: me.count_buildings(FACTORY) / 3,
    "technological_superiority": lambda me: me.count_buildings(LAB) / 3,
    "overwhelming_power": lambda me: me.count_buildings(POWER_PLANT) / 3,
    "natures_resurgence": lambda me: me.occupied_sectors / 6,
    "power_of_unity": lambda me: me.own.morale / (len(me.board.morale) - 1),
    "apex_of_humanity": lambda me: me.own.goods[WATER] / 8,
    "masters_of_time": lambda me: me.anomalies / 2,
}
