"""Workers: sending them to work, giving them up, supplying them, and their coming home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from chronotable.games.anachrony.paying import pay
from chronotable.games.anachrony.pieces import (
    ACTIVE,
    DIES,
    NOBODY,
    SECTORS,
    TIRED,
    WORKERS,
    Fate,
    Sector,
    Worker,
    occupant,
)
from chronotable.games.anachrony.price import Price
from chronotable.games.anachrony.prompts import TIRED_OR_ACTIVE
from chronotable.games.anachrony.tile import Tile
from chronotable.games.anachrony.view_types import TIRED_COLUMN
from chronotable.kernel.decision import Word

if TYPE_CHECKING:
    from chronotable.games.anachrony.player import Player


class Sending:
    """As if the worker were on the way already: nobody can pay with who is being placed."""

    __slots__ = ("_before", "_me", "_worker")

    def __init__(self, me: Player, worker: Worker) -> None:
        self._me = me
        self._worker = worker
        self._before = me.worker

    def __enter__(self) -> None:
        me, worker = self._me, self._worker
        me.worker = worker
        if worker is not NOBODY:
            me.active[worker] -= 1
            me.own.aside[worker] += 1

    def __exit__(self, *_: object) -> None:
        me, worker = self._me, self._worker
        if worker is not NOBODY:
            me.own.aside[worker] -= 1
            me.active[worker] += 1
        me.worker = self._before


async def lose_worker(me: Player, types: Sequence[Worker], prompt: str) -> None:
    """Give up a worker of one of these types, active or tired."""
    worker = await me.choose(types, prompt)
    if worker is not None:
        await pay_worker(me, worker)


async def pay_worker(me: Player, worker: Worker) -> None:
    """Give up a worker of this type; asks from which column if there is a choice."""
    column = me.tired if me.tired[worker] else me.active
    if me.tired[worker] and me.active[worker]:
        moods = [Word("mood:tired", TIRED_COLUMN()), Word("mood:active", worker.place)]
        mood = await me.choose(moods, TIRED_OR_ACTIVE)
        column = me.active if mood is moods[1] else me.tired
    column[worker] -= 1
    me.tell("anachrony-gave-up-worker", worker=worker.key)


def put_to_work(me: Player, at: Sector, tile: Tile) -> None:
    """The worker goes to the slot of an own tile."""
    me.active[me.worker] -= 1
    me.own.busy[at] = occupant(me.seat, me.worker, TIRED)
    me.tell("anachrony-works", worker=me.worker.key, tile=tile.key)


def settle_fate(me: Player, at: Sector, fate: Fate) -> None:
    """How the worker there comes home, unless the tile was lost meanwhile."""
    if me.own.busy[at] is not None:
        me.own.busy[at] = occupant(me.seat, me.worker, fate)


def sacrifice_worker(me: Player, at: Sector) -> None:
    """The worker goes into the anomaly there, and never comes back."""
    me.active[me.worker] -= 1
    me.tell("anachrony-removes-anomaly", worker=me.worker.key, sector=at.key)


def leave_home(me: Player) -> None:
    """The worker steps into an exosuit; an empty one is sent by the leader, once an era."""
    me.use_exosuit()
    if me.worker is NOBODY:
        me.mark_used(me.own.leader)
    else:
        me.active[me.worker] -= 1


def put_on_supply(me: Player, fate: Fate) -> None:
    """The worker goes to the supply slot."""
    me.active[me.worker] -= 1
    me.own.supplying = occupant(me.seat, me.worker, fate)
    me.tell("anachrony-supplies", worker=me.worker.key)


async def take_supply(me: Player) -> None:
    """Pay water, wake everybody, and raise morale or score at its top."""
    await pay(me, Price(water=me.supply_price))
    me.wake_all()
    if not me.move_morale(1):
        me.score(me.board.points_at_top)


def come_home(me: Player) -> None:
    """Busy workers come home in the mood their work left them in, exosuits to storage."""
    own = me.own
    home = [busy for busy in (*own.busy, own.supplying) if busy is not None]
    own.busy[:] = [None] * len(SECTORS)
    own.supplying = None
    out = me.table.take_from_main_board(me.seat)
    own.suits += len(out)
    for busy in home + out:
        if busy.worker is not NOBODY and busy.fate is not DIES:
            (me.active if busy.fate is ACTIVE else me.tired)[busy.worker] += 1
    for worker in WORKERS:
        own.tired[worker] += own.aside[worker]
        own.aside[worker] = 0
    own.used.clear()
