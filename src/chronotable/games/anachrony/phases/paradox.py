"""Phase 2, paradoxes: who has borrowed most from an era rolls for it."""

from __future__ import annotations

from chronotable.games.anachrony.anomalies import receive_anomaly
from chronotable.games.anachrony.chronobot import rules as chronobot
from chronotable.games.anachrony.decks import PARADOX_DIE
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.tabletop import Tabletop
from chronotable.games.anachrony.travelling import may_retrieve_warp


async def suffer_paradoxes(table: Tabletop) -> None:
    """Roll for each tile of the timeline; warp tiles come home only after all rolls."""
    state = table.state
    if state.era > 0:
        struck: list[Player] = []
        relieved: list[Player] = []
        bot_struck = False
        order = table.in_turn_order
        for era in range(state.era):
            most = _most(table, era)
            if not most:
                continue
            for me in order:
                rolls = me.own.warps.count(era) == most and me not in struck
                if rolls and await _suffer(me, era):
                    struck.append(me)
                    if await receive_anomaly(me):
                        relieved.append(me)
            if state.bot and state.bot.warps[era] == most and not bot_struck:
                bot_struck = chronobot.suffer(table)
        for me in relieved:
            await may_retrieve_warp(me)
        if bot_struck:
            chronobot.receive_anomaly(table)
    state.phase = "power_up"
    state.turn = table.first_seat


def _most(table: Tabletop, era: int) -> int:
    """The most warp tiles that one player has on a tile of the timeline."""
    debts = [me.own.warps.count(era) for me in table.players]
    if table.state.bot is not None:
        debts.append(table.state.bot.warps[era])
    return max(debts)


async def _suffer(me: Player, era: int) -> bool:
    """Receive paradoxes for the debts of an era; True if that is enough for an anomaly."""
    fixed = me.state.options["paradox"] == "fixed"
    received = 1 if fixed else PARADOX_DIE[me.state.chance.roll(6)]
    me.own.paradoxes += received
    me.tell("anachrony-suffered-paradox", era=era + 1, amount=received)
    return me.own.paradoxes >= me.paradox_limit
