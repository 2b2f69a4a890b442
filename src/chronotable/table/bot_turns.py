"""Bots at a table: each thinks about what its seat is asked, without keeping anybody waiting."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

from chronotable.agents import sees
from chronotable.kernel.decision import Decision
from chronotable.kernel.message import Message
from chronotable.table import requests
from chronotable.table.errors import RULES_BROKE, Conflict, Moved, NotSaved

if TYPE_CHECKING:
    from chronotable.table.room import Room

_STUMBLES = 5  # how often the rules may break after its answers before a bot gives up


class BotTurns:
    """The bots of one room that are thinking; false when none is."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._thinking: dict[int, asyncio.Task[bool]] = {}

    def __bool__(self) -> bool:
        return bool(self._thinking)

    def part(self) -> None:
        """The room is forgotten."""
        del self._room

    def wake(self) -> None:
        """Make sure that every bot that is asked something thinks about it."""
        if not hasattr(self, "_room"):
            return  # forgotten meanwhile
        standing = self._room.standing
        for seat in standing.asked:
            if standing.seats[seat].thinks and seat not in self._thinking:
                task = self._room.around.tasks.spawn(self._think(seat))
                self._thinking[seat] = task
                task.add_done_callback(partial(self._thought, seat))

    def _thought(self, seat: int, task: asyncio.Task[bool]) -> None:
        self._thinking.pop(seat, None)
        if not task.cancelled() and task.exception() is None and task.result():
            self.wake()  # it may have been asked again between its last look and now

    async def _think(self, seat: int) -> bool:
        """A bot's turn: think without the lock, answer with it, if the question still stands.

        False if it has given up, and must not be woken for the same question again.
        """
        room = self._room
        bots, game = room.around.bots, room.standing.settings.game
        pause, stumbles = 0.5, 0
        while stumbles < _STUMBLES:
            async with room.lock:
                decision = self._question(seat)
                if decision is None:
                    return True
                level = "random" if stumbles else room.standing.seats[seat].level
                assert level is not None
                assert room.match is not None
                since = room.standing.asked[seat]
                view = room.match.view(seat) if sees(level) else None
            host = room.standing.settings.host or ""
            thought = await bots.choose(level, game, view, decision, host=host, table=room.id)
            try:
                async with room.lock:
                    decision = self._question(seat)
                    if decision is None or room.standing.asked[seat] != since:
                        continue
                    await room.take(decision, thought.key)
                    if thought.failure and room.match.secret_since is None:
                        params = {"who": f"seat:{seat}", "why": f"word:{thought.failure}"}
                        said = Message("table-bot-stumbled", params)
                        now = room.around.now()
                        await room.commit(requests.told(room.standing, said, now))
                pause, stumbles = 0.5, 0
            except NotSaved:
                await asyncio.sleep(pause)
                pause = min(10.0, pause * 2)
            except Conflict:  # the table is read again, and its bots are woken there
                return False
            except Moved:
                return False  # it thinks there
            except RULES_BROKE:
                stumbles += 1
                assert decision is not None
                room.rules_broke(decision)
        return False

    def _question(self, seat: int) -> Decision[Any] | None:
        if not self._room.standing.seats[seat].thinks:
            return None
        return self._room.question_of(seat)
