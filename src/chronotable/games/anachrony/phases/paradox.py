"""Phase 2, paradoxes: who has borrowed most from an era rolls for it."""

from __future__ import annotations

from chronotable.games.anachrony.cards import PARADOX_DIE
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.table import Table


async def suffer_paradoxes(table: Table) -> None:
    """Roll for each tile of the timeline; warp tiles come home only after all rolls."""
    state = table.state
    if state.era > 0:
        struck: list[Player] = []
        relieved: list[Player] = []
        for era in range(state.era):
            for me in _most_indebted(table, era):
                if me not in struck and await _suffer(me):
                    struck.append(me)
                    if await me.receive_anomaly():
                        relieved.append(me)
        for me in relieved:
            await me.may_retrieve_warp()
    table.go_on_to("power_up")
    state.turn = state.first


def _most_indebted(table: Table, era: int) -> list[Player]:
    """The players with the most warp tiles on a tile of the timeline, in turn order."""
    debts = {me.seat: me.own.warps.count(era) for me in table.players}
    most = max(debts.values())
    return [me for me in table.in_turn_order if most and debts[me.seat] == most]


async def _suffer(me: Player) -> bool:
    """Receive paradoxes; True if that is enough for an anomaly."""
    fixed = me.state.options["paradox"] == "fixed"
    received = 1 if fixed else PARADOX_DIE[me.state.chance.roll(6)]
    me.own.paradoxes += received
    me.tell("anachrony-received-paradox", amount=received)
    return me.own.paradoxes >= me.paradox_limit
