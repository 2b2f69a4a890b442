"""Retention: what is deleted automatically, and when. People are told the same rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

import structlog
from sqlalchemy import Connection, delete, exists, select

from chronotable.kernel.errors import BadOption, listed
from chronotable.kernel.message import Message
from chronotable.table import store
from chronotable.table.errors import TableError
from chronotable.table.house import SWEPT, put
from chronotable.table.people import SOMEBODY, Person

if TYPE_CHECKING:
    from chronotable.table.service import TableService

_DAY = 86_400.0
_EVERY = 3_600.0  # seconds from one sweep to the next
_MOST = 200  # of each kind in one sweep: nobody waits for it

_log = structlog.get_logger("chronotable.retention")


class Keeps(NamedTuple):
    """For how many days things are kept that nobody touches; None is for ever."""

    gathering: int | None = 30  # tables that wait for players
    abandoned: int | None = 365  # games under way in which nobody moves
    finished: int | None = None  # finished games
    guests: int | None = 400  # people without a passphrase who do not come

    @classmethod
    def read(cls, given: Iterable[str]) -> Keeps:
        """The rules with some changed, told as NAME=DAYS or NAME=always.

        >>> Keeps.read(["finished=365", "guests=always"])
        Keeps(gathering=30, abandoned=365, finished=365, guests=None)
        """
        keeps = cls()
        for each in given:
            name, _, value = each.partition("=")
            if name not in cls._fields:
                known = listed(cls._fields)
                raise BadOption(f"nothing called {name!r} is kept: expected {known}").saying(
                    "keep-error-name", name=name, known=cls._fields
                )
            if value != "always" and (not value.isdecimal() or not 1 <= int(value) <= 36_500):
                raise BadOption(f"{name} cannot be kept {value!r}: expected days or always").saying(
                    "keep-error-value", name=name, value=value
                )
            keeps = keeps._replace(**{name: None if value == "always" else int(value)})
        return keeps


class Swept(NamedTuple):
    """How much was deleted."""

    gathering: int = 0
    abandoned: int = 0
    finished: int = 0
    guests: int = 0


class Retention:
    """Deletes what the rules say."""

    def __init__(self, service: TableService, keeps: Keeps) -> None:
        self._service = service
        self.keeps = keeps

    async def sweep_if_due(self) -> Swept | None:
        """Sweep once an hour, in one of all processes; None if it is not time."""
        service, now = self._service, self._service.now()
        row = store.house.c
        last = service.house.values.get(SWEPT, 0.0)
        if service.house.read_only is not None or now - last < _EVERY:
            return None

        def claim(c: Connection) -> bool:
            changed = c.execute(select(row.changed).where(row.name == SWEPT)).scalar()
            if changed is not None and now - changed < _EVERY:
                return False
            put(c, SWEPT, now, now)
            return True

        mine = await service.log.run(claim)
        service.house.values[SWEPT] = now
        return await self.sweep() if mine else None

    async def sweep(self) -> Swept:
        """Delete what is old enough."""
        keeps = self.keeps
        swept = Swept(
            await self._delete(keeps.gathering, "gathering"),
            await self._close(keeps.abandoned),
            await self._delete(keeps.finished, "over"),
            await self._forget(keeps.guests),
        )
        if any(swept):
            await self._service.orders.note(
                "rule", "sweep", Message("order-swept", swept._asdict())
            )
        return swept

    async def _old(self, days: int | None, status: str) -> list[str]:
        if days is None:
            return []
        table, old = store.tables.c, self._service.house.is_older(store.tables.c.moved, days * _DAY)
        query = select(table.id).where(table.status == status, old)
        query = query.order_by(table.moved).limit(_MOST)
        found = await self._service.store.read(lambda c: c.execute(query).scalars().all())
        here = await self._service.here(found)
        return [each for each in found if not here.get(each)]

    async def _delete(self, days: int | None, status: str) -> int:
        number = 0
        for table in await self._old(days, status):
            number += await self._service.delete_table(table, status)
        return number

    async def _close(self, days: int | None) -> int:
        number = 0
        for table in await self._old(days, "playing"):
            try:
                said = Message("table-abandoned", {"days": days or 0})
                number += await self._service.errands.run(table, "close", said=said.to_json())
            except TableError as error:
                _log.warning("an abandoned game stays", table=table, why=error.text)
        return number

    async def _forget(self, days: int | None) -> int:
        if days is None:
            return 0
        person, session, chair, table = (
            store.people.c,
            store.sessions.c,
            store.chairs.c,
            store.tables.c,
        )
        house, age = self._service.house, days * _DAY
        comes = exists().where(session.person == person.id, ~house.is_older(session.used, age))
        sits = exists().where(
            chair.person == person.id,
            chair.table_id == table.id,
            table.status.in_(("gathering", "playing")),
        )
        query = (
            select(store.people)
            .where(person.passphrase.is_(None), person.name != SOMEBODY)
            .where(house.is_older(person.made, age), ~comes, ~sits)
            .limit(_MOST)
        )
        old = await self._service.store.read(lambda c: c.execute(query).all())
        for row in old:
            await self._service.forget(Person(row.id, row.name, row.lang, False))
        return len(old)


def delete_rows(connection: Connection, table: str, status: str) -> bool:
    """Delete a table and all that is written about it, if it still stands like that."""
    row = store.tables.c
    gone = delete(store.tables).where(row.id == table, row.status == status)
    if not connection.execute(gone).rowcount:
        return False
    connection.execute(delete(store.chairs).where(store.chairs.c.table_id == table))
    connection.execute(delete(store.log).where(store.log.c.table_id == table))
    return True
