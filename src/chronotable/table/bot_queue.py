"""Whose bot thinks next: time to think is shared out among people, and among each one's tables.

Whoever has used the least is next, counted in seconds of thought: people whose bots think long
get fewer turns. How long a level thinks about a title is learnt by watching. One turn is
kept for thoughts that are over in a moment: a quick one waits for other quick ones at most, never
for a hundred deep ones.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from time import perf_counter

SWIFT = 0.1  # seconds: thoughts that are expected to take no longer are quick
_LEARNS = 0.2  # the weight of the last thought in what is expected
_REMEMBERED = 5_000  # people and tables whose use is remembered, at most


class _Thought:
    """A thought that waits for its turn."""

    __slots__ = ("expected", "kind", "person", "swift", "table", "turn")

    def __init__(self, person: str, table: str, kind: tuple[str, str]) -> None:
        self.person = person
        self.table = table
        self.kind = kind  # a level and a title
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.swift = False  # it has the turn that is kept for quick ones
        self.expected = 0.0  # seconds, when its turn came


class BotQueue:
    """A number of turns for anything, and one more for what is quick."""

    def __init__(
        self,
        turns: int,
        swift: Collection[str] = (),
        now: Callable[[], float] = perf_counter,
    ) -> None:
        """The levels in `swift` count as quick until they have been measured."""
        self._free = turns
        self._swift_free = 1
        self._swift = swift
        self._now = now
        self._takes: dict[tuple[str, str], float] = {}  # seconds, by level and title
        self._waiting: dict[str, dict[str, deque[_Thought]]] = {}  # by person and table
        self._used: dict[tuple[str, str], float] = {}  # by person and table; "" is all of them
        self._reached = 0.0  # what the last one whose turn came had used

    @asynccontextmanager
    async def turn(self, person: str, table: str, level: str, game: str) -> AsyncIterator[None]:
        """Wait for one's turn, and have it; its length is counted."""
        thought = _Thought(person, table, (level, game))
        self._line_up(thought)
        self._go_round()
        try:
            await thought.turn
        except asyncio.CancelledError:
            if thought.turn.done() and not thought.turn.cancelled():
                self._give_back(thought)  # its turn came at the moment of leaving
            raise
        began = self._now()
        try:
            yield
        finally:
            took = self._now() - began
            self._charge(thought, took - thought.expected)
            known = self._expected(thought)
            self._takes[thought.kind] = known + _LEARNS * (took - known)
            self._give_back(thought)

    def _expected(self, thought: _Thought) -> float:
        """How long it will probably take."""
        known = self._takes.get(thought.kind)
        if known is not None:
            return known
        return SWIFT / 2 if thought.kind[0] in self._swift else 10 * SWIFT

    def _line_up(self, thought: _Thought) -> None:
        mine = self._waiting.setdefault(thought.person, {})
        mine.setdefault(thought.table, deque()).append(thought)
        for account in _accounts(thought):  # what was not used in the past is lost
            self._used[account] = max(self._used.get(account, 0.0), self._floor(account))
        if len(self._used) > _REMEMBERED:
            self._forget()

    def _floor(self, account: tuple[str, str]) -> float:
        """What a newcomer counts as having used: as much as the one whose turn it is."""
        person, table = account
        if not table:
            return self._reached
        others = self._waiting[person]
        return min((self._used.get((person, other), 0.0) for other in others), default=0.0)

    def _charge(self, thought: _Thought, seconds: float) -> None:
        for account in _accounts(thought):
            self._used[account] = self._used.get(account, 0.0) + seconds

    def _go_round(self) -> None:
        """Give out the turns that are free."""
        while self._swift_free and (thought := self._next(swift=True)) is not None:
            self._swift_free -= 1
            thought.swift = True
            self._begin(thought)
        while self._free and (thought := self._next()) is not None:
            self._free -= 1
            self._begin(thought)

    def _begin(self, thought: _Thought) -> None:
        self._reached = max(self._reached, self._used.get((thought.person, ""), 0.0))
        thought.expected = self._expected(thought)
        self._charge(thought, thought.expected)
        thought.turn.set_result(None)

    def _next(self, *, swift: bool = False) -> _Thought | None:
        """The one whose turn it is, taken out of the queue."""
        for person in sorted(self._waiting, key=lambda who: self._used.get((who, ""), 0.0)):
            mine = self._waiting[person]
            for table in sorted(mine, key=lambda at: self._used.get((person, at), 0.0)):
                for thought in [*mine[table]]:
                    if thought.turn.done():  # whoever waited has gone
                        self._take_out(thought)
                    elif not swift or self._expected(thought) <= SWIFT:
                        self._take_out(thought)
                        return thought
        return None

    def _take_out(self, thought: _Thought) -> None:
        mine = self._waiting[thought.person]
        mine[thought.table].remove(thought)
        if not mine[thought.table]:
            del mine[thought.table]
        if not mine:
            del self._waiting[thought.person]

    def _give_back(self, thought: _Thought) -> None:
        if thought.swift:
            self._swift_free += 1
        else:
            self._free += 1
        self._go_round()

    def _forget(self) -> None:
        """Those who have used no more than a newcomer, and wait for nothing."""
        for account, used in [*self._used.items()]:
            person, table = account
            if person not in self._waiting and (table or used <= self._reached):
                del self._used[account]


def _accounts(thought: _Thought) -> tuple[tuple[str, str], tuple[str, str]]:
    return (thought.person, ""), (thought.person, thought.table)
