"""Phase 1, preparation: new buildings, recruits and resources."""

from __future__ import annotations

from chronotable.games.anachrony import doomsday
from chronotable.games.anachrony.decks import MINE_CUBES, MINES, RECRUITS
from chronotable.games.anachrony.pieces import (
    ERAS,
    KINDS,
    NEUTRONIUM,
    RESOURCES,
    WORKERS,
)
from chronotable.games.anachrony.tabletop import Tabletop


async def prepare(table: Tabletop) -> None:
    """Reveal the next superproject, shift the stacks, fill the pools."""
    state = table.state
    table.tell("anachrony-era", era=state.era + 1)
    if state.era + 1 < ERAS:
        project = state.superprojects[state.era + 1]
        assert project is not None
        table.tell("anachrony-superproject-revealed", reveals=True, tile=project.key)
    for kind in KINDS:
        if state.primary[kind]:
            state.secondary[kind].append(state.primary[kind].pop())
            if state.primary[kind]:
                tile = state.primary[kind][-1]
                table.tell("anachrony-stack-revealed", reveals=True, tile=tile.key)
    fill_recruit_pool(table)
    fill_mine(table)
    if state.experiments:
        doomsday.prepare(table)
    state.phase = "paradox"


def fill_recruit_pool(table: Tabletop) -> None:
    """A new card replaces whoever is left; a limited supply may leave gaps."""
    state = table.state
    state.recruit_pool[:] = (0, 0, 0, 0)
    card = state.recruit_deck.pop()
    for worker in WORKERS:
        wanted = RECRUITS[card][worker]
        if state.limited:
            wanted = min(wanted, max(0, table.workers_left(worker)))
        state.recruit_pool[worker] = wanted
    there = [f"some:{w.word}" for w in WORKERS for _ in range(state.recruit_pool[w])]
    table.tell("anachrony-recruits", reveals=True, card=f"recruits:{card + 1}", workers=there)


def fill_mine(table: Tabletop) -> None:
    """Five resources, the top one neutronium after the Impact, and a cube at each hex."""
    state = table.state
    state.mine_pool[:] = (0, 0, 0, 0)
    state.mine_cubes[:] = (0, 0, 0)
    card = state.mine_deck.pop()
    found = list(MINES[card])
    if state.impact:
        found[0] = NEUTRONIUM
    for good in RESOURCES:
        wanted = found.count(good)
        if state.limited:
            wanted = min(wanted, max(0, table.goods_left(good)))
        state.mine_pool[good] = wanted
    for at, good in enumerate(MINE_CUBES):
        state.mine_cubes[at] = int(not state.limited or table.goods_left(good) > 0)
    there = [f"some:{good.word}" for good in RESOURCES for _ in range(state.mine_pool[good])]
    table.tell("anachrony-mine-filled", reveals=True, card=f"mine:{card + 1}", goods=there)
