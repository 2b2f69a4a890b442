"""The end: untangling the continuum, and the score sheet."""

from __future__ import annotations

from typing import NoReturn

from chronotable.games.anachrony.chronobot import rules as chronobot
from chronotable.games.anachrony.conditions import CONDITIONS
from chronotable.games.anachrony.pieces import RESOURCES, SHAPES, WATER, count_shape
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.state import AT_HOME
from chronotable.games.anachrony.tabletop import Tabletop
from chronotable.games.anachrony.tile import Superproject
from chronotable.games.anachrony.travelling import can_repay, repay
from chronotable.kernel.effect import end
from chronotable.kernel.result import Result

CATEGORIES = (
    "buildings",
    "anomalies",
    "superprojects",
    "time_travel",
    "morale",
    "tokens",
    "breakthroughs",
    "warp_tiles",
    "conditions",
)


def condition_figures(table: Tabletop) -> list[list[int]]:
    """What the endgame conditions count, by player."""
    counted = [CONDITIONS[condition] for condition in table.state.conditions]
    return [[count(me) for count in counted] for me in table.players]


def score_sheets(table: Tabletop, figures: list[list[int]]) -> list[dict[str, int]]:
    """What everybody has now, by category, and by what the conditions count."""
    most = [max(column) for column in zip(*figures, strict=True)]
    sheets: list[dict[str, int]] = []
    for me, counted in zip(table.players, figures, strict=True):
        # Whoever has the most scores, and so do all who are tied.
        leading = len([n for n, figure in enumerate(counted) if figure == most[n]])
        sheets.append(_score_sheet(me, leading))
    return sheets


def _score_sheet(me: Player, conditions: int) -> dict[str, int]:
    own = me.own
    buildings = projects = project_points = 0
    for tile in me.laid:
        if isinstance(tile, Superproject):
            projects += 1
            project_points += tile.points
        else:
            buildings += tile.points
    traits = me.superprojects
    steps = own.travels * sum([tile.per_travel for tile in traits])
    morale = me.board.morale[own.morale]
    if any(tile.endorphins for tile in traits):
        morale = max(0, morale)
    per_anomaly = -3 + sum([tile.anomaly_points for _, tile in me.tiles])
    shapes = [count_shape(own.breakthroughs, shape) for shape in SHAPES]
    return {
        "buildings": buildings,
        "anomalies": per_anomaly * me.anomalies,
        "superprojects": project_points
        + projects * sum([tile.per_superproject for tile in traits]),
        "time_travel": me.board.travels[own.travels] + steps,
        "morale": morale,
        "tokens": own.points,
        "breakthroughs": sum(shapes) + 2 * min(shapes),
        "warp_tiles": -2 * (len(own.warps) - own.warps.count(AT_HOME)),
        "conditions": 3 * conditions,
    }


def finish(table: Tabletop, reason: str, *, untangle: bool = True) -> NoReturn:
    """Untangle, score, and end the game."""
    state = table.state
    if untangle:
        for me in table.in_turn_order:
            _untangle(me)
    figures = condition_figures(table)
    for condition, column in zip(state.conditions, zip(*figures, strict=True), strict=True):
        leading = [table.players[n].key for n, it in enumerate(column) if it == max(column)]
        table.tell("anachrony-condition-met", condition=f"condition:{condition}", winners=leading)
    sheets = score_sheets(table, figures)
    totals = tuple([sum(sheet.values()) for sheet in sheets])
    for me, sheet in zip(table.players, sheets, strict=True):
        me.tell("anachrony-final-score", amount=sum(sheet.values()))
    ranking = [
        (
            totals[me.seat],
            me.goods[WATER],
            sum([me.goods[good] for good in RESOURCES]),
        )
        for me in table.players
    ]
    if state.bot is not None:
        ranking.append(chronobot.ranking(table))
    best = max(ranking)
    winners = tuple([seat for seat in range(state.seats) if ranking[seat] == best])
    table.tell("anachrony-ended", reason=reason, winners=[f"seat:{seat}" for seat in winners])
    end(Result(winners, totals, reason))


def _untangle(me: Player) -> None:
    """Settle what is still owed as far as it can be paid; each debt left costs two points.

    No two warp tiles of a player ask for the same thing, so nobody has to choose.
    """
    for warp in me.warps_out():
        if can_repay(me, warp):
            repay(me, warp)
