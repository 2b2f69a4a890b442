"""Nothings: at a discreet table somebody may be asked for what they do not have, and can only say
"nothing". Those who like can let the table say it for them, after a pause like their own.

The pause is one that this seat has really taken at this table, so that nobody can tell by it who
has answered. It passes only while the person is there: an answer out of an empty chair would say
whose it was.
"""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from chronotable.kernel.decision import Decision
from chronotable.table.errors import RULES_BROKE, TableError

if TYPE_CHECKING:
    from chronotable.table.room import Room

_REMEMBERED = 12  # pauses of a seat
_SHORTEST, _LONGEST = 1.0, 60.0  # seconds
_USUAL = (2.0, 3.0, 4.5, 7.0)  # for seats of which nothing is known yet


def is_nothing(decision: Decision[Any] | None) -> bool:
    """Whether there is only one answer, which everybody else may take for a real one."""
    return decision is not None and decision.secret and len(decision.choices) == 1


class Nothings:
    """What the table is about to say for the players of one room; false when there is nothing."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._luck = SystemRandom()
        self._asked: dict[int, tuple[int, float]] = {}  # in which version, and when
        self._pauses: dict[int, deque[float]] = {}
        self._waiting: dict[int, asyncio.Task[None]] = {}

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def part(self) -> None:
        """The room is forgotten."""
        del self._room

    def wake(self) -> None:
        """Something has changed, or somebody has come: find out for whom the table should speak."""
        standing, now = self._room.standing, self._room.around.now()
        for seat, version in standing.asked.items():
            if self._asked.get(seat, (-1, 0.0))[0] != version:
                self._asked[seat] = (version, now)
            if seat in standing.silent and seat not in self._waiting and self._may_speak(seat):
                task = self._room.around.tasks.spawn(self._say(seat, version))
                self._waiting[seat] = task
                task.add_done_callback(partial(self._said, seat))

    def answered(self, seat: int) -> None:
        """Somebody has answered: that is how long they take."""
        if seat in self._asked and not is_nothing(self._room.question_of(seat)):
            pauses = self._pauses.setdefault(seat, deque(maxlen=_REMEMBERED))
            pauses.append(self._room.around.now() - self._asked[seat][1])

    def pause(self, seat: int) -> float:
        """How long this seat would take: as long as it once took, more or less."""
        taken = [*(self._pauses.get(seat) or _USUAL)]
        seconds: float = self._luck.choice(taken) * self._luck.uniform(0.8, 1.25)
        return min(_LONGEST, max(_SHORTEST, seconds))

    def _may_speak(self, seat: int) -> bool:
        room = self._room
        person = room.standing.seats[seat].person
        here = any(subscriber.person == person for subscriber in room.subscribers)
        plays = not room.standing.seats[seat].thinks
        return here and plays and is_nothing(room.question_of(seat))

    async def _say(self, seat: int, version: int) -> None:
        await asyncio.sleep(self.pause(seat))
        room = self._room
        try:
            async with room.lock:
                decision = room.question_of(seat)
                same = room.standing.asked.get(seat) == version
                if decision is None or not same or not self._may_speak(seat):
                    return
                key = decision.options[0].key
                await room.take(decision, key, who=room.standing.seats[seat].person)
        except (TableError, *RULES_BROKE):
            pass  # the question stands, and the person can still answer it

    def _said(self, seat: int, _: object) -> None:
        self._waiting.pop(seat, None)
