"""Where the things of a view lie, as far as its viewer can choose them."""

from __future__ import annotations

from collections.abc import Iterator

from chronotable.games.anachrony.boards import HEXES
from chronotable.games.anachrony.leaders import LEADERS
from chronotable.games.anachrony.pieces import (
    CAPITAL,
    GOODS,
    ICONS,
    PATHS,
    RESOURCES,
    SECTORS,
    SHAPES,
    WORKERS,
)
from chronotable.games.anachrony.view_types import (
    ASSET_CARD,
    BUILDING_ON_OFFER,
    CONDITION_CARD,
    DEBT,
    ERA,
    LEADER_CARD,
    MINE_POOL,
    OWN_BREAKTHROUGH,
    OWN_LEADER,
    OWN_SUPPLY,
    RECRUIT_POOL,
    SUPERPROJECT_ON_OFFER,
    TILE,
    TIRED_COLUMN,
    AnachronyView,
    Own,
    main_board,
)
from chronotable.games.anachrony.warps import WARPS
from chronotable.kernel.place import Place


def places(view: AnachronyView) -> Iterator[Place]:
    """Where everything lies that this view shows, as far as its viewer can choose it."""
    yield from map(main_board, view.places)
    yield from (action.place for action in CAPITAL)
    yield from (shape.place for shape in SHAPES)
    yield from (icon.place for icon in ICONS)
    for stacks in (view.primary, view.secondary):
        yield from (BUILDING_ON_OFFER(stack[-1]) for stack in stacks if stack and stack[-1])
    yield from (RECRUIT_POOL(worker.word) for worker in WORKERS if view.recruit_pool[worker])
    yield from (MINE_POOL(good.word) for good in RESOURCES if view.mine_pool[good])
    for era, project in enumerate(view.superprojects, start=1):
        yield ERA(era)
        if project is not None:
            yield SUPERPROJECT_ON_OFFER(project)
    tiles = [tile for own in view.own for tile in own.sectors]
    tiles += view.bot.buildings + view.bot.superprojects if view.bot else []
    yield from (TILE(tile) for tile in tiles if tile is not None)
    if view.viewer is not None:
        yield from _lying_at(view, view.own[view.viewer])


def _lying_at(view: AnachronyView, own: Own) -> Iterator[Place]:
    """The viewer's own board, and the cards of the set-up."""
    yield from (good.place for good in GOODS)
    yield from (worker.place for worker in WORKERS)
    yield from (hex.place for hex in HEXES)
    yield from (sector.place for sector in SECTORS)
    yield from (TIRED_COLUMN(), OWN_LEADER(), OWN_SUPPLY())
    for warp in WARPS:
        yield warp.place if own.warps[warp] < 0 else DEBT(warp.word)
    for held in own.breakthroughs:
        yield OWN_BREAKTHROUGH(held.shape, held.icon)
    yield from (PATHS[path].place for path in view.undealt_paths)
    if own.path >= 0:
        yield from map(LEADER_CARD, LEADERS[PATHS[own.path]])
    if isinstance(own.asset_hand, list):
        yield from map(ASSET_CARD, own.asset_hand)
    if isinstance(own.condition_hand, list):
        yield from map(CONDITION_CARD, own.condition_hand)
