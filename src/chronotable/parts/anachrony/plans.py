"""What a seat of Anachrony may be up to: superprojects, the evacuation, tiles that pay."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from chronotable.games.anachrony.paths import Evacuation
from chronotable.games.anachrony.pieces import (
    FACTORY,
    LAB,
    LIFE_SUPPORT,
    POWER_PLANT,
    WATER,
    count_shape,
)
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.price import Gain, Price
from chronotable.games.anachrony.tile import Deed, Superproject, Tile, Work

PRICES: Final = (1.0, 0.8, 0.8, 1.4, 0.45, 1.6)  # titanium, uranium, gold, neutronium, water, core
_MAY_BE_WOKEN: Final = 0.6  # of the tired, in the era under way


def may_act(me: Player) -> bool:
    """Whether there are actions to come in this era."""
    phase = me.state.phase
    return phase != "clean_up" and not (phase == "action" and me.own.passed)


def hands(me: Player) -> float:
    """Who can be sent out in this era."""
    return sum(me.own.active) + _MAY_BE_WOKEN * sum(me.own.tired)


def actions_to_come(me: Player) -> float:
    """Exosuits of this era that wait for somebody to step in."""
    if not may_act(me):
        return 0.0
    return min(sum(me.own.powered), hands(me))


def project_at(me: Player, era: int) -> tuple[float, float]:
    """The points of an era's superproject as far as it can be paid, and if it can be paid."""
    project = me.state.superprojects[era]
    if project is None:
        return 0.0, 0.0
    knowledge = knowledge_for(me, project)
    price = project.price.goods
    paid = sum([min(n, need) for n, need in zip(me.own.goods, price, strict=True)]) / sum(price)
    ready = knowledge == 1.0 and paid == 1.0
    return project.points * knowledge * (0.4 + 0.6 * paid), project.points if ready else 0.0


def knowledge_for(me: Player, project: Superproject) -> float:
    """How much of the breakthroughs that a superproject asks for are there."""
    held = me.own.breakthroughs
    if project.symbol is not None and held[project.symbol]:
        return 1.0
    one, other = [count_shape(held, shape) for shape in project.pair]
    if project.pair[0] is project.pair[1]:
        return min(one, 2) / 2
    return (one > 0) / 2 + (other > 0) / 2


def best_project(me: Player) -> float:
    """The best that could be founded in an era that has begun: further off, it counts less."""
    state, focus = me.state, me.own.focus
    reach = max([tile.range for _, tile in me.tiles], default=0)
    best = 0.0
    for era in range(state.era + 1):
        if state.superprojects[era] is None:
            continue
        hope = project_at(me, era)[0]
        if era != focus:
            hope *= 0.7 if reach >= state.era - era else 0.3
        best = max(best, hope)
    return best


# How many actions it takes to meet a condition, more or less.
_MISSING: Final[Mapping[str, Callable[[Player], float]]] = {
    "welfare_and_prosperity": lambda me: 3 - me.count_buildings(LIFE_SUPPORT),
    "industrial_revolution": lambda me: 3 - me.count_buildings(FACTORY),
    "technological_superiority": lambda me: 3 - me.count_buildings(LAB),
    "overwhelming_power": lambda me: 3 - me.count_buildings(POWER_PLANT),
    "natures_resurgence": lambda me: 0.6 * (6 - me.occupied_sectors),
    "power_of_unity": lambda me: 0.8 * (len(me.board.morale) - 1 - me.own.morale),
    "apex_of_humanity": lambda me: (8 - me.own.goods[WATER]) / 4,
    "masters_of_time": lambda me: 1.5 * (2 - me.anomalies),
}


def missing_for_evacuation(me: Player, way: Evacuation) -> float:
    """How many actions it takes until one may evacuate, more or less."""
    return _MISSING[way.id](me)


# What a gain is worth, field by field: goods, any basic resource, points, paradoxes, morale,
# exosuits, the four workers, warp tiles, waking everybody.
_GAINS: Final = (*PRICES, 0.8, 1.0, -0.6, 2.0, 1.8, 1.0, 1.0, 1.0, 1.2, 1.0, 1.0)


@cache
def yield_of(tile: Tile) -> float:
    """What a tile gives in each era to who makes use of it."""
    deeds = [deed for deed in (tile.free, tile.work) if deed is not None]
    worth = sum([max(0.0, _profit(deed)) for deed in deeds])
    worth += 0.6 * tile.halves_supply + 0.5 * tile.sets_second_die
    worth += 0.3 * tile.reach_bonus + 0.4 * tile.paradox_limit
    if isinstance(tile, Superproject):
        worth += 0.7 * tile.basic_discount + 0.8 * tile.mine_bonus + tile.reservoir
    return worth


def _profit(deed: Deed) -> float:
    """What a deed gives, less what it takes and what becomes of the worker."""
    worth = max([_priced(gain) for gain in deed.gains]) - _priced(deed.price)
    worth += 1.2 * (deed.rule is not None) + 1.5 * (deed.reach > 0)
    if isinstance(deed, Work):
        worth -= 0.6 * (not deed.motivates) + 1.2 * deed.dies + 0.2 * (deed.worker is not None)
    return worth


def _priced(goods: Gain | Price) -> float:
    return sum([n * price for n, price in zip(goods, _GAINS, strict=False)])
