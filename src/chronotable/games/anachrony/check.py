"""What must always be true of a table of Anachrony."""

from __future__ import annotations

from collections import Counter

from chronotable.games.anachrony.boards import board_of
from chronotable.games.anachrony.box import BUILDINGS
from chronotable.games.anachrony.chronobot.board import (
    ANOMALIES,
    BOT_TILE,
    BUILDINGS_OF_A_KIND,
    MORALE,
    PARADOX_LIMIT,
    SUPERPROJECTS,
    TRAVELS,
    WARP_TILES,
    Bot,
)
from chronotable.games.anachrony.experiments import (
    BOTTOM_SLOT,
    EXPERIMENT_BY_ID,
    LEVEL_2,
    START_SLOT,
    TOP_SLOT,
)
from chronotable.games.anachrony.pieces import (
    BREAKTHROUGHS,
    ERAS,
    GOODS,
    KINDS,
    PATHS,
    SECTORS,
    WORKERS,
)
from chronotable.games.anachrony.state import AT_HOME, Own, State
from chronotable.games.anachrony.tabletop import Tabletop
from chronotable.games.anachrony.tile import ANOMALY, Building, Superproject
from chronotable.games.anachrony.warps import WARPS, Debt, debt


def check(state: State) -> None:
    """Assert every invariant."""
    for seat, own in enumerate(state.own):
        _check_own(state, seat, own)
    hands = [own.breakthroughs for own in state.own]
    hands += [state.bot.breakthroughs] if state.bot else []
    for tile in BREAKTHROUGHS:
        held = sum(hand[tile] for hand in hands)
        assert held + state.breakthroughs[tile] == 3, f"{held} of {tile} held, too many or too few"
    torn = sum(own.sectors.count(ANOMALY) + sum(own.covered) for own in state.own)
    torn += state.bot.anomalies if state.bot else 0
    assert torn + state.anomalies == 12, f"{torn} anomalies on boards, {state.anomalies} left"
    _check_buildings(state)
    _check_timeline(state)
    _check_experiments(state)
    if state.bot is not None:
        _check_bot(state.bot)
        assert state.bot.paradoxes < PARADOX_LIMIT or state.phase == "paradox"
    assert all(amount >= 0 for amount in (*state.mine_pool, *state.recruit_pool))
    assert 0 <= state.era < ERAS
    if state.limited:
        table = Tabletop(state, None)
        assert all(table.goods_left(good) >= 0 for good in GOODS), "more goods than in the box"
        assert all(table.workers_left(w) >= 0 for w in WORKERS), "more workers than in the box"


def _check_own(state: State, seat: int, own: Own) -> None:
    for what in ("goods", "active", "tired", "aside", "breakthroughs"):
        assert min(getattr(own, what)) >= 0, f"seat {seat} has {what} below zero"
    assert own.points >= 0
    assert own.paradoxes >= 0
    board = board_of(PATHS[max(own.path, 0)], state.side)
    assert 0 <= own.morale < len(board.morale), f"seat {seat}: morale {own.morale}"
    assert 0 <= own.travels < len(board.travels)
    assert 0 <= own.focus <= state.era
    out = sum(occupant.seat == seat for occupant in state.occupants())
    assert own.suits + sum(own.powered) + out == 6, f"seat {seat} has lost an exosuit"
    _check_sectors(seat, own)


def _check_sectors(seat: int, own: Own) -> None:
    for at in SECTORS:
        tile, busy = own.sectors[at], own.busy[at]
        if isinstance(tile, Building):
            assert tile.kind is at.row, f"seat {seat}: {tile} stands in row {at.row}"
        if isinstance(tile, Superproject):
            halves = [half for half in SECTORS if own.sectors[half] is tile]
            assert len(halves) == 2, f"seat {seat}: {tile} has {len(halves)} sectors"
            assert halves[0].right is halves[1], f"seat {seat}: {tile} is torn apart"
        if own.covered[at]:
            assert isinstance(tile, Building), f"seat {seat}: an anomaly covers {tile}"
        if busy is not None:
            assert tile is not None, f"seat {seat}: a worker stands on an empty sector"
            assert busy.seat == seat, f"seat {seat}: {busy} works on the wrong board"


def _check_buildings(state: State) -> None:
    stacks = [tile for stack in (*state.primary, *state.secondary) for tile in stack]
    built = [tile for own in state.own for tile in own.sectors if isinstance(tile, Building)]
    built += state.bot.buildings if state.bot else []
    numbers = sorted(tile.number for tile in stacks + built)
    assert numbers == [tile.number for tile in BUILDINGS], "a building is lost or doubled"
    projects = [tile for tile in state.superprojects if tile is not None]
    for own in state.own:
        projects += {t.id: t for t in own.sectors if isinstance(t, Superproject)}.values()
    projects += state.bot.superprojects if state.bot else []
    assert len({tile.id for tile in projects}) == len(projects), "a superproject is doubled"


def _check_timeline(state: State) -> None:
    laid: list[list[Debt]] = [[] for _ in range(ERAS)]
    for seat, own in enumerate(state.own):
        for warp in WARPS:
            if own.warps[warp] != AT_HOME:
                laid[own.warps[warp]].append(debt(seat, warp))
    for era, slots in enumerate(state.slots):
        if state.bot is not None:
            laid[era] += [BOT_TILE] * state.bot.warps[era]
        lying = [tile for tile in slots if tile is not None]
        assert Counter(lying) == Counter(laid[era]), f"warp tiles of era {era + 1} do not agree"
    assert not any(laid[state.era + 1 :]), "a warp tile lies on an era to come"


def _check_experiments(state: State) -> None:
    """Seven experiments of level 1 and all ten of level 2 are somewhere, each once."""
    cards = [id for id in state.experiments if id is not None] + state.experiment_deck
    cards += [id for own in state.own for id in own.experiments]
    assert len({*cards}) == len(cards), "an experiment is doubled"
    levels = [EXPERIMENT_BY_ID[id].level for id in cards]
    if state.experiments:
        assert (levels.count(1), levels.count(2)) == (ERAS, len(LEVEL_2)), "an experiment is lost"
    assert TOP_SLOT <= state.save_earth <= START_SLOT <= state.seal_fate <= BOTTOM_SLOT
    assert state.era < state.impact_after <= ERAS or state.impact


def _check_bot(bot: Bot) -> None:
    for what in ("goods", "workers", "warps", "breakthroughs"):
        assert min(getattr(bot, what)) >= 0, f"Chronobot has {what} below zero"
    assert bot.water >= 0
    assert bot.suits >= 0
    assert not all(bot.goods), "a set of resources is not scored"
    assert not all(bot.workers), "a set of workers is not scored"
    assert sum(bot.warps) <= WARP_TILES
    assert bot.anomalies <= ANOMALIES
    assert 0 <= bot.morale < len(MORALE)
    assert 0 <= bot.travels < len(TRAVELS)
    assert len(bot.superprojects) <= SUPERPROJECTS
    for kind in KINDS:
        assert sum(t.kind is kind for t in bot.buildings) <= BUILDINGS_OF_A_KIND
    assert max(Counter(bot.tokens).values()) < 3, "three tokens share a position"
