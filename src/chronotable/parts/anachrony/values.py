"""What a seat has in Anachrony, in points: as a plain player sees it, and a shrewd one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import accumulate
from typing import Final

from chronotable.agents.levels import Farsight
from chronotable.agents.values import PlayoutPlan, Values
from chronotable.games.anachrony.chronobot.rules import score_sheet
from chronotable.games.anachrony.paths import Evacuation
from chronotable.games.anachrony.pieces import (
    ACTIVE,
    DIES,
    ERAS,
    FACTORY,
    LAB,
    LIFE_SUPPORT,
    POWER_PLANT,
    TIRED,
    WATER,
    Fate,
    Worker,
)
from chronotable.games.anachrony.places import evacuation_of, evacuation_points
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.scoring import condition_figures, score_sheets
from chronotable.games.anachrony.state import State
from chronotable.games.anachrony.tabletop import Tabletop
from chronotable.games.anachrony.tile import Building, Superproject
from chronotable.parts.anachrony.features import FEATURES
from chronotable.parts.anachrony.instinct import instinct
from chronotable.parts.anachrony.plans import (
    PRICES,
    hands,
    may_act,
    missing_for_evacuation,
    project_at,
    yield_of,
)
from chronotable.parts.anachrony.prospects import prospects

_GOODS = (0.9, 1.0, 1.0, 1.4, 0.45, 0.7)  # titanium, uranium, gold, neutronium, water, core
_WORKERS = (1.6, 1.6, 1.3, 2.2)  # scientist, engineer, administrator, genius
_TIRED = 0.5
_PROJECT = 0.5
_MAY_BE_WOKEN = 0.6  # of the tired, in the era under way


def pointless(state: State, seat: int, key: str) -> bool:
    """Forcing workers while nobody is tired: it costs morale, and only puts off the end."""
    return key == "free:force_workers" and not any(state.own[seat].tired)


def worths(state: State) -> list[float]:
    """What everybody has, and after them Chronobot, where it plays."""
    with Tabletop(state, None) as table:
        sheets = score_sheets(table, condition_figures(table))
        found = [_worth(me, sheet) for me, sheet in zip(table.players, sheets, strict=True)]
    if state.bot is not None:
        found.append(float(sum(score_sheet(state.bot).values())))
    return found


def scores(state: State) -> list[float]:
    """What everybody has on the score sheet now, and after them Chronobot, where it plays."""
    with Tabletop(state, None) as table:
        sheets = score_sheets(table, condition_figures(table))
    found = [float(sum(sheet.values())) for sheet in sheets]
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


def _still_powering(table: Tabletop) -> list[Player]:
    """Who has yet to say that they are done with it."""
    order = table.in_turn_order
    return order[order.index(table.players[table.state.turn]) :]


_MOODS: Final[Mapping[Fate, float]] = {TIRED: _TIRED, ACTIVE: 0.9, DIES: 0.0}


def _at_work(me: Player) -> list[tuple[Worker, float]]:
    """Busy workers, with what their mood will be worth when they come home."""
    return [(busy.worker, _MOODS[busy.fate]) for busy in me.at_work()]


def _project(me: Player) -> float:
    """A share of the superproject at the focus, for what is there to pay for it."""
    return _PROJECT * project_at(me, me.own.focus)[0]


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


# As a shrewd player sees it. Who evacuates wins most games of novices, and few of them do; they
# have more workers than exosuits to put them in, and seldom travel in time.

_ENOUGH = (4, 2, 2, 2, 6, 3)  # of each good, for what is done next
_EXCESS = 0.5  # what more than enough is worth, of its price
_HANDS = (3.0, 3.0, 3.0, 2.5, 2.0, 1.2, 0.6, 0.3)  # the first worker, the second one ...
_FURTHER_HANDS = 0.2
_ALL_HANDS = [0.0, *accumulate([*_HANDS, *[_FURTHER_HANDS] * 60])]
_KINDS = (0.3, 0.5, 0.2, 0.6)  # what a worker is worth besides
_WAKING = 0.5
_ACTION = 2.2  # somebody in an exosuit, in the era under way
_PLANTS = (1.6, 0.6, 0.3)  # power plants, in an era: the first, the second, the others
_USED = 0.6  # how often a tile is used that could be

# By how much one has to be ahead in a condition to be sure of it.
_SAFE: Final[Mapping[str, float]] = {
    "most_workers": 3,
    "most_water": 6,
    "most_breakthroughs": 3,
    "most_occupied_sectors": 3,
    "highest_morale": 2,
    "highest_total_range": 4,
    "most_superprojects": 1.5,
    "most_time_travels": 2,
    "most_experiments": 1.5,
}


def shrewd_worths(state: State) -> list[float]:
    """What everybody has, and after them Chronobot, seen by who knows better what wins."""
    with Tabletop(state, None) as table:
        figures = condition_figures(table)
        sheets, hopes = score_sheets(table, figures), _conditions(table, figures)
        found = [
            _shrewd_worth(me, sheet, hope)
            for me, sheet, hope in zip(table.players, sheets, hopes, strict=True)
        ]
    if state.bot is not None:
        found.append(float(sum(score_sheet(state.bot).values())))
    return found


def _conditions(table: Tabletop, counted: list[list[int]]) -> list[float]:
    """How far everybody is ahead in the conditions: 1.5 points for each that is safe."""
    hopes = [0.0] * len(table.players)
    for number, condition in enumerate(table.state.conditions):
        figures = [of_player[number] for of_player in counted]
        for seat, figure in enumerate(figures):
            others = figures[:seat] + figures[seat + 1 :]
            lead = (figure - max(others, default=0)) / _SAFE[condition]
            hopes[seat] += 1.5 * max(-1.0, min(1.0, lead))
    return hopes


def _shrewd_worth(me: Player, sheet: Mapping[str, int], hope: float) -> float:
    own, state = me.own, me.state
    eras = ERAS - 1 - state.era
    left = eras / (ERAS - 1)

    # What would count if the game ended now; in conditions, what it may come to.
    worth = sum(sheet.values()) + left * (hope - sheet["conditions"])

    # Goods are worth their price until little time is left to spend them.
    keep = min(1.0, 0.1 + 1.5 * left)
    for held, price, enough in zip(own.goods, PRICES, _ENOUGH, strict=True):
        worth += keep * price * (min(held, enough) + _EXCESS * max(0, held - enough))
    if state.phase == "power_up" and me in _still_powering(me.table):
        worth += keep * PRICES[WATER] * me.board.water_per_empty_hex * len(me.free_hexes())

    worth += left * _workers(me)

    # Exosuits that wait for somebody to step in are actions of this era.
    if may_act(me):
        powered = sum(own.powered)
        worth += _ACTION * min(powered, hands(me)) + 0.1 * powered
        worth += 0.3 * (1 - left) * sum(own.active)

    # Buildings and superprojects work in every era to come; breakthroughs found them.
    tiles = [tile for _, tile in me.tiles]
    plants = [tile for tile in tiles if isinstance(tile, Building) and tile.kind is POWER_PLANT]
    buildings = len([tile for tile in tiles if isinstance(tile, Building)])
    worth += left * (1.5 * buildings + 5.0 * (len(tiles) - buildings))
    worth += eras * _USED * sum([yield_of(tile) for tile in tiles if tile not in plants])
    worth += eras * sum([_PLANTS[min(2, number)] for number in range(len(plants))])
    worth += 1.5 * left * sum(own.breakthroughs)

    # A paradox more is an anomaly nearer. Who can travel settles debts, and gets on with it.
    debts = len(me.warps_out())
    worth -= left * (own.paradoxes + 0.5 * debts)
    if plants:
        worth += min(debts, eras)

    return worth + _shrewd_evacuation(me, left) + _project(me)


def _workers(me: Player) -> float:
    """What workers are worth while the game lasts: more than a few find no exosuit."""
    own = me.own
    home = [sum(moods) for moods in zip(own.active, own.tired, own.aside, strict=True)]
    out = [(worker, mood) for worker, mood in _at_work(me) if mood]
    tired = sum(own.tired) + sum(own.aside) + len([mood for _, mood in out if mood == _TIRED])
    kinds = sum([n * kind for n, kind in zip(home, _KINDS, strict=True)])
    kinds += sum([_KINDS[worker] for worker, _ in out])
    return _ALL_HANDS[sum(home) + len(out)] + kinds - _WAKING * tired


def _shrewd_evacuation(me: Player, left: float) -> float:
    """Points of an evacuation still to come, as far as there is time for all it takes."""
    own, state = me.own, me.state
    if own.evacuated or own.path < 0:
        return 0.0
    way = evacuation_of(me)
    met = way.met(me) or me.has(lambda tile: tile.rescue)
    missing = 0.0 if met else missing_for_evacuation(me, way)
    actions = 3.0 * (ERAS - 1 - state.era)
    if state.phase not in ("action", "clean_up"):
        actions += 3.0
    elif may_act(me):
        actions += min(sum(own.powered), hands(me))
    if actions < missing + 1:
        return 0.0
    points = evacuation_points(me) + way.per_set * left * (1.0 + 0.5 * _half_sets(me, way))
    chance = max(0.1, 0.75 - 0.2 * missing)
    return chance * (1.0 if left else 0.7) * min(30.0, points)


def _half_sets(me: Player, way: Evacuation) -> int:
    """Sets that lack one of their two things; not all of them will be completed."""
    if len(way.set_of) != 2:
        return 0
    one, other = [count(me) for count in way.set_of]
    return min(3, abs(one - other))


# Trying an answer and judging it takes so many times as long as in most titles, measured.
VALUES = Values(
    worths,
    shrewd_worths,
    pace=3.0,
    doubt=4.0,
    effort=6,
    farsight=Farsight(sure=2.5),
    pointless=pointless,
    certainty=0.1,
    narrow=6.0,
    features=FEATURES,
    plan=PlayoutPlan(instinct, lambda state: state.era, prospects, scores),
)
