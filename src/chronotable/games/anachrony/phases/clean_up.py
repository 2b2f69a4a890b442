"""Phase 6, clean-up: everybody comes home, the Impact may strike, the game may end."""

from __future__ import annotations

from chronotable.games.anachrony import doomsday
from chronotable.games.anachrony.chronobot import rules as chronobot
from chronotable.games.anachrony.pieces import (
    CAPITAL,
    ERAS,
)
from chronotable.games.anachrony.scoring import finish
from chronotable.games.anachrony.tabletop import Tabletop
from chronotable.games.anachrony.workers import come_home


async def clean_up(table: Tabletop) -> None:
    """Retrieve, check for the Impact, check for the end, go on to the next era."""
    state = table.state
    _flip_used_tiles(table)
    for me in table.in_turn_order:
        come_home(me)
        if me.edition.unused_exosuits_leave_at_once:
            me.store_exosuits()
        if me.leader.clean_up is not None:
            await me.leader.clean_up(me)
    if state.bot is not None:
        chronobot.come_home(table)
    if not state.impact:
        _check_impact(table)
    collapsed = state.impact and all(all(hexes) for hexes in state.flipped)
    if collapsed or state.era + 1 == ERAS:
        finish(table, "collapse" if collapsed else "eras")
    for me in table.players:
        me.store_exosuits()
    state.era += 1
    for own in state.own:
        own.focus = state.era
    state.phase = "preparation"


def _check_impact(table: Tabletop) -> None:
    """The Impact strikes when its tile follows the current one; experiments may have moved it."""
    state = table.state
    if doomsday.earth_is_saved(state):
        finish(table, "saved", untangle=state.edition.debts_are_paid_on_a_saved_earth)
    if state.experiments:
        doomsday.shift_impact(table)
    if state.era + 1 == state.impact_after:
        impact(table)


def _flip_used_tiles(table: Tabletop) -> None:
    state = table.state
    if state.impact:
        for action in CAPITAL:
            for at, occupant in enumerate(state.capital[action]):
                if occupant:
                    state.flipped[action][at] = 1


def impact(table: Tabletop) -> None:
    """The asteroid strikes: the Capital begins to collapse, hexes are lost, evacuation opens."""
    state = table.state
    state.impact = True
    table.tell("anachrony-impact", reveals=True)
    for action in CAPITAL:
        state.collapses[action] = state.collapsing[action]
        state.collapsing[action] = []
        for number, tile in enumerate(state.collapses[action], start=1):
            place = f"hex:{action.word}:{number}"
            table.tell("anachrony-collapse", reveals=True, place=place, tile=tile.key)
    for me in table.players:
        if not me.leader.keeps_ruined_hexes:
            for at in me.board.ruined_by_impact:
                me.own.ruined[at] = 1
