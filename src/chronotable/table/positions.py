"""Positions: where games under way stand, kept beside their logs.

As long as the rules stay the same nobody needs them: the answers lead there. If the server
has other rules one day, a kept position can still be laid on the table. It is kept at the last
boundary: when a table leaves memory, when the server closes, and now and then in between, never in
the way of an answer.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import structlog
from sqlalchemy import Connection, delete, insert, select

from chronotable.kernel.json import to_text
from chronotable.kernel.match import Boundary
from chronotable.kernel.record import Answered
from chronotable.table import store
from chronotable.table.carrying import KeptPosition, digest_of
from chronotable.table.errors import RULES_BROKE, NotSaved
from chronotable.table.log import LogWriter
from chronotable.table.tasks import Tasks

if TYPE_CHECKING:
    from chronotable.table.room import Room

_EVERY = 30.0  # seconds after which a table that is played at is kept again
_AT_ONCE = 50  # tables that are written down together

_log = structlog.get_logger("chronotable.positions")


class _Kept(NamedTuple):
    """A position to be written down: its state is never touched again."""

    table: str
    rules: str
    boundary: Boundary
    moves: Sequence[Answered]

    def row(self, now: float) -> dict[str, object]:
        return {
            "table_id": self.table,
            "rules": self.rules,
            "answers": len(self.moves),
            "digest": digest_of(self.moves),
            "state": to_text(self.boundary.paper()),
            "at": now,
        }


class Positions:
    """Keeps the positions of all rooms of a process."""

    def __init__(self, log: LogWriter, tasks: Tasks, now: Callable[[], float]) -> None:
        self._write = log
        self._tasks = tasks
        self._now = now
        self._looked = now()

    async def keep_old(self, rooms: Iterable[Room]) -> None:
        """Keep those that have moved on and were not kept for a while."""
        now = self._now()
        if now - self._looked < _EVERY:
            return
        self._looked = now
        await self.keep_all(rooms)

    async def keep_all(self, rooms: Iterable[Room]) -> None:
        """Keep every position that has moved on."""
        batch: list[_Kept] = []
        for room in rooms:
            if (kept := self._of(room)) is not None:
                batch.append(kept)
            if len(batch) >= _AT_ONCE:
                await self._keep(batch)
                batch = []
        if batch:
            await self._keep(batch)

    def keep_soon(self, room: Room) -> None:
        """Keep one that is about to be forgotten."""
        if (kept := self._of(room)) is not None:
            self._tasks.finish_soon(self._keep([kept]))

    def _of(self, room: Room) -> _Kept | None:
        """Where a room stands, if it has moved on since it was kept."""
        match, standing = room.match, room.standing
        if match is None or standing.status != "playing" or room.kept_at == standing.version:
            return None
        try:
            boundary = match.last_boundary
        except RULES_BROKE:
            return None
        room.kept_at = standing.version
        moves = standing.moves[: boundary.answers]
        return _Kept(room.id, match.game.version, boundary, moves)

    async def _keep(self, batch: list[_Kept]) -> None:
        now = self._now()

        def job(connection: Connection) -> None:
            # In the thread that writes: nobody waits for the states to be put on paper.
            rows = [kept.row(now) for kept in batch]
            ids = [row["table_id"] for row in rows]
            connection.execute(delete(store.positions).where(store.positions.c.table_id.in_(ids)))
            connection.execute(insert(store.positions), rows)

        try:
            await self._write.run(job)
        except NotSaved:
            _log.warning("positions could not be kept", tables=len(batch))


def read(connection: Connection, table: str) -> KeptPosition | None:
    """Where a game was seen last, if that was kept."""
    query = select(store.positions).where(store.positions.c.table_id == table)
    row = connection.execute(query).first()
    if row is None:
        return None
    return KeptPosition(row.rules, row.answers, row.digest, json.loads(row.state))
