"""The registry: the rooms in memory. They are read when somebody needs them, and forgotten when
nobody does."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

from sqlalchemy import Connection, select

from chronotable.table import lobby, positions, store, wire
from chronotable.table.bots import Bots
from chronotable.table.carrying import KeptPosition
from chronotable.table.errors import Elsewhere, NoSuchTable
from chronotable.table.homes import AlwaysHere, Homes
from chronotable.table.log import Entry, LogWriter
from chronotable.table.metrics import Metrics
from chronotable.table.people import People
from chronotable.table.room import Room, Surroundings
from chronotable.table.seat import Seat
from chronotable.table.settings import current_rules
from chronotable.table.store import Store
from chronotable.table.subscriptions import Subscriber, Subscribers
from chronotable.table.tasks import Tasks
from chronotable.table.timekeeper import Timekeeper

_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
UNUSED = 1000  # tables at which nobody is that stay in memory: reading one takes a moment
_A_WHILE = 5.0  # seconds for which any table stays: whoever used it may still be about to


class Registry:
    """All rooms of a process that are in memory, and who looks on at which table."""

    def __init__(
        self,
        store: Store,
        log: LogWriter,
        bots: Bots,
        metrics: Metrics,
        *,
        people: People,
        tasks: Tasks,
        timekeeper: Timekeeper,
        muted_by: Callable[[str | None], frozenset[str]],
        now: Callable[[], float],
        homes: Homes | None = None,
    ) -> None:
        self._store = store
        self.homes: Homes = AlwaysHere() if homes is None else homes
        self._people = people
        self._metrics = metrics
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._subscribers: dict[str, Subscribers] = {}
        self._closed = False
        self.positions = positions.Positions(log, tasks, now)
        self.around = Surroundings(
            log=log,
            bots=bots,
            metrics=metrics,
            tasks=tasks,
            now=now,
            opened=now(),
            name_of=people.name_of,
            muted_by=muted_by,
            set_due=timekeeper.set_due,
            lost=self._lost,
            moved=self.moved,
        )

    def __iter__(self) -> Iterator[Room]:
        return iter([*self._rooms.values()])

    def __len__(self) -> int:
        return len(self._rooms)

    async def room(self, table_id: str) -> Room:
        """A table, from memory or from the log; NoSuchTable if there is none, Elsewhere if it
        lives in another process.
        """
        if not self.homes.sure:
            await self.homes.be_sure()
        room = self._rooms.get(table_id)
        if room is None:
            if not _ID.fullmatch(table_id):
                raise NoSuchTable
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self.around.tasks.spawn(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            room = await asyncio.shield(loading)
        room.used = self.around.now()
        return room

    async def links_of(self, table_id: str) -> wire.Made:
        """The links by which people come to a table, wherever it lives."""
        try:
            return (await self.room(table_id)).standing.settings.links
        except Elsewhere:
            table = store.tables.c
            query = select(table.id, table.play, table.watch).where(table.id == table_id)
            return wire.Made(*await self._store.read(lambda c: c.execute(query).one()))

    def in_memory(self, table_id: str) -> Room | None:
        """A table, if it need not be read first."""
        return self._rooms.get(table_id) if self.homes.sure else None

    async def _load(self, table_id: str) -> Room:
        started = perf_counter()
        epoch = await self.homes.settle(table_id)

        def query(
            c: Connection,
        ) -> tuple[Any, list[Seat], list[Entry], KeptPosition | None] | None:
            table, entry = store.tables.c, store.log.c
            row = c.execute(select(store.tables).where(table.id == table_id)).mappings().first()
            if row is None:
                return None
            lines = select(store.log).where(entry.table_id == table_id).order_by(entry.version)
            entries = [Entry._make(line) for line in c.execute(lines)]
            turned = row["rules"] != current_rules(row["game"])
            position = positions.read(c, table_id) if turned else None
            return row, lobby.seats_of(c, [table_id])[table_id], entries, position

        found = await self._store.read(query)
        if found is None:
            raise NoSuchTable
        row, seats, entries, position = found
        await self._people.meet([row["host"], *(seat.person for seat in seats)])
        subscribers = self._subscribers.setdefault(table_id, set())
        room = await Room.load(self.around, row, seats, entries, subscribers, position)
        room.epoch = epoch
        await room.go_on_by_itself()
        self._rooms[table_id] = room
        self.around.set_due(table_id, room.standing.due)
        self._metrics.loads.inc()
        self._metrics.load_seconds.observe(perf_counter() - started)
        room.bot_turns.wake()
        return room

    def add(self, room: Room) -> None:
        """A new table, which has just been written down."""
        self._subscribers[room.id] = room.subscribers
        self._rooms[room.id] = room
        self.homes.made(room.id)
        self.around.set_due(room.id, room.standing.due)
        room.bot_turns.wake()

    def moved(self, table_id: str) -> None:
        """A table lives elsewhere now: those who look on find it there when they connect again."""
        self.homes.moved(table_id)
        self._move_out(table_id)

    def move_out(self) -> None:
        """All tables live elsewhere now, or will."""
        for table_id in {*self._rooms, *self._subscribers}:
            self._move_out(table_id)

    def _move_out(self, table_id: str) -> None:
        self._rooms.pop(table_id, None)
        self.around.set_due(table_id, None)
        for subscriber in [*self._subscribers.pop(table_id, set())]:
            subscriber.close()

    def _lost(self, room: Room) -> None:
        """What is in memory differs from what is written: the table is read again when somebody
        looks, or when its clocks are looked at next. Its bots may be waiting for that.
        """
        self.homes.moved(room.id)  # perhaps: that is asked then, too
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
            self.around.set_due(room.id, self.around.now())
            for subscriber in room.subscribers:
                subscriber.give()

    def drop(self, table_id: str) -> None:
        """A table has been deleted: those who look on are told that there is nothing to see."""
        room = self._rooms.pop(table_id, None)
        for subscriber in [*self._subscribers.pop(table_id, set())]:
            subscriber.close()
        if room is not None:
            self.around.set_due(table_id, None)
            room.gone()

    def forget_idle(self, since: float) -> None:
        """Forget the rooms that nobody has used since then, and of many unused the oldest."""
        forgotten: list[str] = []
        for room in self._unused(since):
            self.positions.keep_soon(room)
            del self._rooms[room.id]
            room.part()
            forgotten.append(room.id)
            if not room.subscribers:
                self._subscribers.pop(room.id, None)
        if forgotten:
            self.around.tasks.finish_soon(self.homes.let_go(forgotten))

    def _unused(self, since: float) -> list[Room]:
        """Those that may go, in the order in which they were used."""
        many = len(self._rooms) > UNUSED
        before = max(since, self.around.now() - _A_WHILE) if many else since
        unused = [room for room in self if room.used < before and room.idle]
        unused.sort(key=lambda room: room.used)
        spare = len(unused) - UNUSED
        return [room for at, room in enumerate(unused) if at < spare or room.used < since]

    # Who looks on.

    def come(self, table_id: str, subscriber: Subscriber) -> None:
        if self._closed:
            subscriber.close()
        self._subscribers.setdefault(table_id, set()).add(subscriber)
        self._company_changed(table_id)

    def go(self, table_id: str, subscriber: Subscriber) -> None:
        subscribers = self._subscribers.get(table_id, set())
        subscribers.discard(subscriber)
        room = self._rooms.get(table_id)
        if room is not None and subscriber.person is not None:
            room.away[subscriber.person] = self.around.now()
        if not self._company_changed(table_id) and not subscribers:
            self._subscribers.pop(table_id, None)

    def _company_changed(self, table_id: str) -> bool:
        room = self._rooms.get(table_id)
        if room is None:
            return False
        room.used = self.around.now()
        room.company_changed()
        return True

    def here(self) -> dict[str, set[str | None]]:
        """Who is at each table now."""
        return {
            table: {subscriber.person for subscriber in subscribers}
            for table, subscribers in self._subscribers.items()
        }

    @property
    def watching(self) -> int:
        return sum(len(each) for each in self._subscribers.values())

    def close(self) -> None:
        """Tell everybody who looks on that there will be nothing more to see."""
        self._closed = True
        for subscribers in self._subscribers.values():
            for subscriber in [*subscribers]:
                subscriber.close()
