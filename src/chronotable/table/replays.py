"""Replays: games are played again in processes of their own, so that nobody waits for it.

Each person has a queue: whoever asks for many positions waits for their own. Whoever leaves before
their turn is passed over, and what has begun for them is called off.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
import structlog

from chronotable.kernel.json import Json
from chronotable.kernel.message import Message
from chronotable.kernel.record import Record
from chronotable.table import wire
from chronotable.table.errors import BadTable, NotNow
from chronotable.table.fair_queue import FairQueue
from chronotable.table.processes import Processes, ProcessFailed
from chronotable.table.tasks import Tasks

_CHECK = 10.0  # seconds of CPU time for an upload
_LOOK = 3.0  # and for a position
_PATIENCE = 60.0  # seconds of wall time until a process is ended
_WAITING = 8  # jobs of one person that may wait
_encode = msgspec.json.Encoder().encode

_log = structlog.get_logger("chronotable.replays")


class Replays:
    """The processes that read games, and who waits for them."""

    def __init__(self, tasks: Tasks, modules: Sequence[str], workers: int = 1) -> None:
        self._tasks = tasks
        self._processes = Processes("chronotable.table.replay_process", modules)
        self._queue = FairQueue(workers, _WAITING)

    async def check(self, who: str, record: object) -> tuple[Record, wire.Outcome | None]:
        """An upload as it can be kept, and how its game ended; BadTable if it cannot."""
        told = await self._ask(who, "check", _CHECK, record=_text(record))
        ended = told["outcome"]
        return Record.read(told["record"]), None if ended is None else wire.Outcome(**ended)

    async def bring(self, who: str, record: object) -> Record:
        """An upload that can go on; BadTable if the rules cannot play it, NotNow if it is over."""
        return Record.read(await self._ask(who, "bring", _CHECK, record=_text(record)))

    async def past(
        self, who: str, table: str, record: Record, seat: int | None, move: object
    ) -> Json:
        """The position a record leads to, as a seat sees it."""
        wanted = {"table": table, "record": record.write(), "seat": seat, "move": move}
        return await self._ask(who, "past", _LOOK, **wanted)

    async def course(self, who: str, table: str, record: Record) -> Json:
        """How the points of a game came about."""
        return await self._ask(who, "course", _CHECK, table=table, record=record.write())

    async def imagine(self, who: str, table: str, record: Record, seat: int) -> Record:
        """A game that goes on from there, the hidden dealt anew."""
        wanted = {"table": table, "record": record.write(), "seat": seat}
        told = await self._ask(who, "imagine", _CHECK, seed=secrets.randbits(62), **wanted)
        return Record.read(told)

    async def _ask(self, who: str, do: str, seconds: float, **wanted: Any) -> Json:
        line = _encode({"do": do, "seconds": seconds, "with": wanted}) + b"\n"
        async with self._queue.turn(who):
            # Ending a process whenever somebody leaves would cost more than the job: signal it.
            called_off = asyncio.Event()
            asked = self._tasks.spawn(self._processes.ask(line, _PATIENCE, called_off))
            try:
                told = await asyncio.shield(asked)
            except asyncio.CancelledError:
                called_off.set()
                await asyncio.wait({asked})
                raise
            except ProcessFailed as failed:
                _log.warning("a game could not be read", why=failed.why, job=do)
                raise BadTable("error-record-too-much") from None
        if "yes" in told:
            return dict(told["yes"])
        key, params = told["said"]
        refused = NotNow if told["no"] == "not-now" else BadTable
        raise refused.because(Message(key, params)).in_words(told["text"])

    async def close(self) -> None:
        await self._processes.close()


def _text(record: object) -> str:
    """An upload as the reader takes it: whatever stands there, nothing reads it here."""
    if isinstance(record, str):
        return record
    return (record if isinstance(record, bytes) else _encode(record)).decode("utf-8", "replace")
