"""Everybody rich: random players seldom get far enough to found a superproject or to evacuate."""

from __future__ import annotations

from random import Random

from chronotable.games.anachrony.pieces import GOODS, WORKERS
from chronotable.games.anachrony.state import State
from chronotable.games.anachrony.tabletop import Tabletop


def enrich(state: State, luck: Random) -> bool:
    """Goods, rested workers and breakthroughs for all; nothing that the box could run out of.

    Where the general supply is limited, each takes at most half of what is left of it.
    """
    with Tabletop(state, None) as table:
        for own in state.own:
            for good in GOODS:
                wanted = luck.randrange(6, 16)
                own.goods[good] += (
                    min(wanted, table.goods_left(good) // 2) if state.limited else wanted
                )
            for worker in WORKERS:
                wanted = luck.randrange(1, 4)
                own.active[worker] += (
                    min(wanted, table.workers_left(worker) // 2) if state.limited else wanted
                )
            for _ in range(luck.randrange(3, 9)):
                shape = luck.randrange(len(own.breakthroughs))
                if state.breakthroughs[shape]:
                    state.breakthroughs[shape] -= 1
                    own.breakthroughs[shape] += 1
    return True
