"""Homes: in which process each table lives.

Only a table's home has it in memory, writes to its log, lets its bots think and watches its
clocks; everybody who looks on is connected to it. Where one process serves a database, that is the
home of every table. On PostgreSQL there may be several, and each table says in the database which
of them it is, and how often that has changed: the epoch. A line of the log is written only if the
epoch is still that of its writer. A home that was taken for dead, and is not, can therefore do no
harm: the first thing that it tries to write is refused.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine
from time import monotonic
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Connection, select, text, update

from chronotable.table import store
from chronotable.table.errors import Elsewhere, Moved, NoSuchTable, Unsure
from chronotable.table.log import LogWriter
from chronotable.table.neighbours import Neighbour, Neighbours
from chronotable.table.store import Store

_SOON = 60.0  # how many seconds before its time is up a table needs a home
_OFTEN = 0.5  # seconds between two looks for those
_UNSURE = 5.0  # seconds for which a sign of life is waited for
_SHORTLY = 0.05
_AT_ONCE = 256  # tables that are taken in together: others may have room, too

_ORPHANED = "(home IS NULL OR home NOT IN (SELECT id FROM processes))"
_TAKE = "UPDATE tables SET home = :me, epoch = epoch + 1 WHERE"
_TAKE_ONE = text(f"{_TAKE} id = :id AND {_ORPHANED} RETURNING epoch")
_TAKE_DUE = text(
    f"{_TAKE} id IN (SELECT id FROM tables WHERE status = 'playing' AND due IS NOT NULL "
    f"AND due < :soon AND {_ORPHANED} ORDER BY due LIMIT :most FOR UPDATE SKIP LOCKED) "
    "RETURNING id, due, epoch"
)


class Due(NamedTuple):
    """A table that has come home, and when it needs something: 0.0 is now."""

    id: str
    due: float


class Homes(Protocol):
    """Which tables live here."""

    @property
    def first(self) -> int:
        """The epoch of a table that is made here."""
        ...

    @property
    def me(self) -> str | None:
        """What is written as its home."""
        ...

    @property
    def sure(self) -> bool:
        """Whether nobody can have taken over what lives here."""
        ...

    async def be_sure(self) -> None:
        """Wait for that; Unsure if it takes too long."""
        ...

    async def settle(self, table: str) -> int:
        """Make sure that a table lives here; its epoch. Elsewhere if another process has it."""
        ...

    def made(self, table: str) -> None:
        """A table was made here."""
        ...

    def moved(self, table: str) -> None:
        """A table does not live here any more."""
        ...

    async def take_in(self, now: float) -> list[Due]:
        """The tables that need a home soon, and have found it here."""
        ...

    def let_go(self, tables: Collection[str]) -> Coroutine[Any, Any, None]:
        """Nobody here uses these any more: once this has been awaited, they may live anywhere."""
        ...

    async def leave(self) -> None:
        """This process ends: its tables may live elsewhere."""
        ...


class AlwaysHere:
    """One process serves the database, and every table lives here."""

    first, me, sure = 0, None, True

    def __init__(self, store: Store | None = None) -> None:
        self._store = store  # until it has been looked through

    async def be_sure(self) -> None:
        pass

    async def settle(self, table: str) -> int:
        return 0

    def made(self, table: str) -> None:
        pass

    def moved(self, table: str) -> None:
        pass

    async def take_in(self, now: float) -> list[Due]:
        """All tables, once; later ones are noticed when they change."""
        kept, self._store = self._store, None
        if kept is None:
            return []
        table = store.tables.c
        due = select(table.id, table.due).where(table.due.is_not(None), table.status == "playing")
        return [Due._make(row) for row in await kept.read(lambda c: c.execute(due).all())]

    async def let_go(self, tables: Collection[str]) -> None:
        pass

    async def leave(self) -> None:
        pass


class Leases:
    """The homes that a PostgreSQL database tells of."""

    first = 1

    def __init__(self, store: Store, log: LogWriter, company: Neighbours) -> None:
        self._store = store
        self._log = log
        self._company = company
        self._mine: dict[str, int] = {}  # epochs
        self._going: set[str] = set()  # being let go of
        self._looked = 0.0
        self._leaving = False

    @property
    def me(self) -> str:
        return self._company.id

    @property
    def sure(self) -> bool:
        return self._company.sure

    async def be_sure(self) -> None:
        until = monotonic() + _UNSURE
        while not self._company.sure:
            if monotonic() > until:
                raise Unsure
            await asyncio.sleep(_SHORTLY)

    async def settle(self, table: str) -> int:
        await self.be_sure()
        while table in self._going:
            await asyncio.sleep(_SHORTLY)
        if table in self._mine:
            return self._mine[table]
        me, taking = self.me, not self._leaving

        def ask(c: Connection) -> tuple[str | None, int]:
            if taking and (row := c.execute(_TAKE_ONE, {"me": me, "id": table}).first()):
                return me, row.epoch
            column = store.tables.c
            query = select(column.home, column.epoch).where(column.id == table)
            if (row := c.execute(query).first()) is None:
                raise NoSuchTable
            return row.home, row.epoch

        home, epoch = await self._store.read(ask)
        while home is None and taking:  # somebody has let go of it in between
            home, epoch = await self._store.read(ask)
        if home == me == self.me:
            self._mine[table] = epoch
            return epoch
        if home is None:
            home = next(iter(self._company.others), None)  # whom we leave it to
        if home is None or home == me:
            raise Moved
        raise Elsewhere(home)

    async def whose(self, table: str) -> Neighbour | None:
        """The process in which a table lives; None if it is this one, or there is no such table."""
        try:
            await self.settle(table)
        except NoSuchTable:
            return None
        except Elsewhere as elsewhere:
            return await self.neighbour(elsewhere.home)
        return None

    async def neighbour(self, home: str) -> Neighbour:
        """Another process by its id; Moved if it is no more."""
        if (found := self._company.others.get(home)) is not None:
            return found
        column = store.processes.c
        query = select(column.id, column.machine, column.address, column.key)
        row = await self._store.read(lambda c: c.execute(query.where(column.id == home)).first())
        if row is None:
            raise Moved
        return Neighbour._make(row)

    def made(self, table: str) -> None:
        self._mine[table] = self.first

    def moved(self, table: str) -> None:
        self._mine.pop(table, None)

    def forget_all(self) -> None:
        """This process was taken for dead."""
        self._mine.clear()

    async def take_in(self, now: float) -> list[Due]:
        if self._leaving or not self._company.sure or monotonic() - self._looked < _OFTEN:
            return []
        self._looked, me = monotonic(), self.me
        told = {"me": me, "soon": now + _SOON, "most": _AT_ONCE}
        rows = await self._store.read(lambda c: c.execute(_TAKE_DUE, told).all())
        if me != self.me:
            return []
        self._mine |= {row.id: row.epoch for row in rows}
        return [Due(row.id, row.due) for row in rows]

    def let_go(self, tables: Collection[str]) -> Coroutine[Any, Any, None]:
        for table in tables:
            self._mine.pop(table, None)
        self._going.update(tables)
        return self._free(tables)

    async def _free(self, tables: Collection[str]) -> None:
        column, me = store.tables.c, self.me
        theirs = update(store.tables).where(column.id.in_(tables), column.home == me)
        try:
            await self._log.run(lambda c: c.execute(theirs.values(home=None)) and None, anyway=True)
        finally:
            self._going.difference_update(tables)

    async def leave(self) -> None:
        """After everything that waits to be written."""
        self._leaving = True
        column, me = store.tables.c, self.me
        free = update(store.tables).where(column.home == me).values(home=None)
        await self._log.run(lambda c: c.execute(free) and None, anyway=True)
        self._mine.clear()
