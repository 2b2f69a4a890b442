"""Everybody rich: random players seldom get far enough to found a superproject or to evacuate."""

from __future__ import annotations

from random import Random

from chronotable.games.anachrony.state import State


def enrich(state: State, luck: Random) -> bool:
    """Goods, rested workers and breakthroughs for all; nothing that the box could run out of.

    False, and nothing changed, where the general supply is limited.
    """
    if state.limited:
        return False
    for own in state.own:
        for good in range(len(own.goods)):
            own.goods[good] += luck.randrange(6, 16)
        for worker in range(len(own.active)):
            own.active[worker] += luck.randrange(1, 4)
        for _ in range(luck.randrange(3, 9)):
            shape = luck.randrange(len(own.breakthroughs))
            if state.breakthroughs[shape]:
                state.breakthroughs[shape] -= 1
                own.breakthroughs[shape] += 1
    return True
