"""A fair queue: people who ask for much wait for their own jobs, and keep nobody else waiting."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from chronotable.table.errors import Busy


class FairQueue:
    """A fixed number of turns at a time. Those who wait come round in a circle, one turn each.

    A person may have a limited number waiting; whoever leaves while waiting is passed over.
    """

    def __init__(self, turns: int, most: int | None = None) -> None:
        self._free = turns
        self._most = most
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for one's turn, and have it; Busy if one has too many waiting already."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(who)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, who: str) -> None:
        mine = self._waiting.setdefault(who, deque())
        if self._most is not None and len(mine) >= self._most:
            raise Busy
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        mine.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()  # the turn came at the moment of leaving
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            who = next(iter(self._waiting))
            waiting = self._waiting.pop(who)
            turn = waiting.popleft()
            if waiting:
                self._waiting[who] = waiting  # at the end of the circle
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
