"""What a position of Anachrony tells of each seat, in numbers with names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from chronotable.agents.learned import Features, Row
from chronotable.games.anachrony.box import BUILDINGS, SUPERPROJECTS
from chronotable.games.anachrony.chronobot.rules import score_sheet
from chronotable.games.anachrony.conditions import total_range
from chronotable.games.anachrony.pieces import (
    ACTIVE,
    ERAS,
    GOODS,
    KINDS,
    POWER_PLANT,
    SHAPES,
    TIRED,
    WORKERS,
    count_shape,
)
from chronotable.games.anachrony.places import evacuation_of, evacuation_points
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.scoring import CATEGORIES, condition_figures, score_sheets
from chronotable.games.anachrony.state import State
from chronotable.games.anachrony.tabletop import Tabletop
from chronotable.games.anachrony.tile import Building, Superproject
from chronotable.games.anachrony.travelling import can_repay
from chronotable.parts.anachrony.plans import (
    actions_to_come,
    best_project,
    missing_for_evacuation,
    project_at,
    yield_of,
)

_ENOUGH: Final = (4, 2, 2, 2, 6, 3)  # of each good, for what is done next
_TILES: Final = (*BUILDINGS, *SUPERPROJECTS)
_AT: Final = {tile: number for number, tile in enumerate(_TILES)}

_OWN: Final = (
    *CATEGORIES,
    *(f"{good.word}" for good in GOODS),
    *(f"spare_{good.word}" for good in GOODS),
    *(f"{worker.word}s" for worker in WORKERS),
    "first_workers",
    "further_workers",
    "tired",
    "tired_at_work",
    "motivated_at_work",
    "actions",
    "powered",
    "idle_hands",
    "suits",
    "supply_price",
    "morale_steps",
    "travels",
    "paradoxes",
    "near_anomaly",
    "anomaly_count",
    "debts",
    "debts_in_reach",
    "debts_payable",
    "range",
    "total_range",
    *(f"{kind.word}_count" for kind in KINDS),
    "superproject_count",
    "occupied",
    "yield",
    "shape_kinds",
    "shape_sets",
    "breakthrough_count",
    "project_at_focus",
    "project_can_be_founded",
    "best_project",
    "evacuated",
    "evacuation_met",
    "evacuation_hope",
    "evacuation_near",
    "evacuation_sets",
    "condition_leads",
    "first_player",
    "experiments",
)
_BOT: Final = ("bot", "bot_score", "bot_goods", "bot_workers", "bot_expert", "bot_beginner")
NAMES: Final = (*_OWN, *(f"has_{tile.id}" for tile in _TILES), *_BOT)
_BEFORE_TILES: Final = len(_OWN)
_BEFORE_BOT: Final = len(_OWN) + len(_TILES)


def stage(state: State) -> int:
    """The era, and whether its actions are still to come."""
    return 2 * state.era + (state.phase in ("action", "clean_up"))


def rows(state: State) -> list[Row]:
    """What there is to tell of each seat, and of Chronobot where it plays."""
    with Tabletop(state, None) as table:
        figures = condition_figures(table)
        sheets, leads = score_sheets(table, figures), _leads(table, figures)
        found = [
            _row(me, [*sheet.values()], lead)
            for me, sheet, lead in zip(table.players, sheets, leads, strict=True)
        ]
    if state.bot is not None:
        found.append(_bot(state))
    return found


def _row(me: Player, sheet: list[int], lead: float) -> Row:
    row: Row = [*map(float, sheet), *_own(me), lead]
    row.append(float(me.state.first == me.seat))
    row.append(float(len(me.own.experiments)))
    row += [0.0] * (len(NAMES) - len(row))
    for _, tile in me.tiles:
        at = _AT.get(tile)  # an anomaly is none of them
        if at is not None:
            row[_BEFORE_TILES + at] = 1.0
    return row


def _own(me: Player) -> Iterator[float]:
    own, state = me.own, me.state
    goods = own.goods
    yield from [min(n, enough) for n, enough in zip(goods, _ENOUGH, strict=True)]
    yield from [max(0, n - enough) for n, enough in zip(goods, _ENOUGH, strict=True)]

    home = [sum(moods) for moods in zip(own.active, own.tired, own.aside, strict=True)]
    tired = motivated = 0
    for busy in me.at_work():
        if busy.fate is TIRED:
            tired += 1
        elif busy.fate is ACTIVE:
            motivated += 1
        else:
            continue
        if busy.worker < len(home):
            home[busy.worker] += 1
    yield from map(float, home)
    workers = sum(home)
    yield min(workers, 4)
    yield max(0, min(workers, 8) - 4)
    yield sum(own.tired) + sum(own.aside)
    yield tired
    yield motivated

    powered = sum(own.powered)
    actions = actions_to_come(me)
    yield actions
    yield powered if actions or state.phase not in ("action", "clean_up") else 0.0
    yield max(0.0, sum(own.active) - powered) if actions else 0.0
    yield own.suits
    yield me.supply_price
    yield own.morale
    yield own.travels
    yield own.paradoxes
    yield float(own.paradoxes + 1 >= me.paradox_limit)
    yield me.anomalies

    debts = me.warps_out()
    plants = [tile for _, tile in me.tiles if tile.range]
    reach = max([tile.range for tile in plants], default=0) + me.reach_bonus if plants else 0
    near = [warp for warp in debts if state.era - own.warps[warp] <= reach]
    yield len(debts)
    yield len(near)
    yield len([warp for warp in near if can_repay(me, warp)])
    yield reach
    yield total_range(me)

    buildings = [tile for _, tile in me.tiles if isinstance(tile, Building)]
    yield from [float(sum([tile.kind is kind for tile in buildings])) for kind in KINDS]
    yield me.count_tiles(Superproject)
    yield me.occupied_sectors
    yield sum([yield_of(tile) for tile in buildings if tile.kind is not POWER_PLANT])

    shapes = [count_shape(own.breakthroughs, shape) for shape in SHAPES]
    yield float(sum([n > 0 for n in shapes]))
    yield min(shapes)
    yield sum(shapes)

    here, ready = project_at(me, own.focus)
    yield here
    yield ready
    yield best_project(me)

    if own.evacuated or own.path < 0:
        yield float(own.evacuated)
        yield from (0.0, 0.0, 0.0, 0.0)
        return
    way = evacuation_of(me)
    met = way.met(me) or me.has(lambda tile: tile.rescue)
    missing = 0.0 if met else missing_for_evacuation(me, way)
    points = float(min(30, evacuation_points(me)))
    to_come = actions + 3.0 * (ERAS - 1 - state.era)
    possible = to_come >= missing + 1
    yield 0.0
    yield points if met and possible else 0.0
    yield points * max(0.1, 0.75 - 0.2 * missing) if possible else 0.0
    yield max(0.0, 3.0 - missing) if possible else 0.0
    yield float(way.sets(me)) if possible else 0.0


# By how much one has to be ahead in a condition to be sure of it.
_SAFE: Final = {
    "most_workers": 3, "most_water": 6, "most_breakthroughs": 3, "most_occupied_sectors": 3,
    "highest_morale": 2, "highest_total_range": 4, "most_superprojects": 1.5,
    "most_time_travels": 2, "most_experiments": 1.5,
}  # fmt: skip


def _leads(table: Tabletop, counted: list[list[int]]) -> list[float]:
    """How far everybody is ahead in the conditions: one for each that is safe."""
    leads = [0.0] * len(table.players)
    for number, condition in enumerate(table.state.conditions):
        figures = [of_player[number] for of_player in counted]
        for seat, figure in enumerate(figures):
            others = figures[:seat] + figures[seat + 1 :]
            lead = (figure - max(others, default=0)) / _SAFE[condition]
            leads[seat] += max(-1.0, min(1.0, lead))
    return leads


def _bot(state: State) -> Row:
    bot = state.bot
    assert bot is not None
    difficulty = state.options.get("difficulty")
    row: Row = [0.0] * len(NAMES)
    row[_BEFORE_BOT:] = [
        1.0,
        float(sum(score_sheet(bot).values())),
        float(sum(bot.goods)),
        float(sum(bot.workers)),
        float(difficulty == "expert"),
        float(difficulty == "beginner"),
    ]
    return row


FEATURES = Features(NAMES, 2 * ERAS, stage, rows)
