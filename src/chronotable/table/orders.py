"""Orders: what the operator wants done. Every order is written down before it is carried out, and
then what became of it: that is the audit log.

The command writes an order into the database, and the server that finds it there carries it
out. The page gives the same orders to its own server.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import structlog
from sqlalchemy import Connection, insert, or_, select, update

from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.table import lobby, store, survey
from chronotable.table.errors import TableError
from chronotable.table.house import NETWORK
from chronotable.table.people import Person

if TYPE_CHECKING:
    from chronotable.table.service import TableService

# What can be ordered, and whether it is about a person, a table, a report or nothing.
KINDS = {
    "read-only": "",
    "open": "",
    "ban": "person",
    "unban": "person",
    "mute": "person",
    "unmute": "person",
    "remove": "person",
    "forget": "person",
    "close": "table",
    "handled": "report",
}

_UNDER_WAY = 30.0  # seconds that an order of the page may take
_UNITS = {"m": 60, "h": 3600, "d": 86_400, "w": 604_800}

_log = structlog.get_logger("chronotable.orders")


class Order(NamedTuple):
    """One order: the fields of `store.orders`, in their order."""

    id: str
    at: float
    by: str
    what: str
    subject: str = ""
    table_id: str | None = None
    until: float | None = None
    reason: str = ""
    done: float | None = None
    outcome: str = ""

    @property
    def said(self) -> Message | None:
        """What became of it."""
        return None if not self.outcome else Message(*json.loads(self.outcome))


def fresh(by: str, what: str, at: float, **told: Any) -> Order:
    return Order(secrets.token_hex(16), at, by, what, **told)


def write(connection: Connection, order: Order) -> None:
    connection.execute(insert(store.orders).values(order._asdict()))


def read(connection: Connection, order: str) -> Order | None:
    row = connection.execute(select(store.orders).where(store.orders.c.id == order)).first()
    return None if row is None else Order._make(row)


def seconds(text: str) -> float:
    """How long 30m, 12h, 7d or 4w is.

    >>> seconds("7d")
    604800.0
    """
    found = re.fullmatch(r"([1-9]\d{0,4})([mhdw])", text)
    if found is None:
        raise BadOption(f"--for {text!r}: expected a time like 30m, 12h, 7d or 4w").saying(
            "admin-error-for", given=text
        )
    return float(int(found[1]) * _UNITS[found[2]])


class Orders:
    """Carries out what is ordered."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def give(self, by: str, what: str, **told: Any) -> Order:
        """Write an order down, carry it out, and say what became of it."""
        order = fresh(by, what, self._service.now(), **told)
        await self._service.log.run(lambda c: write(c, order), anyway=True)
        return await self._carry_out(order)

    async def carry_out_waiting(self) -> int:
        """Do what was ordered elsewhere; how much that was."""
        row = store.orders.c
        # The page carries its own orders out, unless its process ends before.
        left = or_(row.by != "page", row.at < self._service.now() - _UNDER_WAY)
        query = select(store.orders).where(row.done.is_(None), left).order_by(row.at).limit(50)
        waiting = await self._service.store.read(lambda c: c.execute(query).all())
        for each in waiting:
            await self._carry_out(Order._make(each))
        return len(waiting)

    async def note(self, by: str, what: str, said: Message) -> None:
        """Write down what was done by a standing rule."""
        now = self._service.now()
        order = fresh(by, what, now, done=now, outcome=_told(said))
        await self._service.log.run(lambda c: write(c, order), anyway=True)

    async def _carry_out(self, order: Order) -> Order:
        try:
            said = await self._do(order)
        except TableError as error:
            said = error.said
        except Exception:
            _log.exception("an order could not be carried out", order=order.what)
            said = Message("order-broken")
        now = self._service.now()
        order = order._replace(done=now, outcome=_told(said))
        row = store.orders.c
        done = update(store.orders).where(row.id == order.id, row.done.is_(None))
        done = done.values(done=now, outcome=order.outcome)
        await self._service.log.run(lambda c: c.execute(done) and None, anyway=True)
        _log.warning("order", what=order.what, subject=order.subject, by=order.by)
        return order

    async def _do(self, order: Order) -> Message:
        does: dict[str, Callable[[Order], Any]] = {
            "read-only": self._read_only,
            "open": self._open,
            "ban": self._ban,
            "unban": self._unban,
            "mute": self._mute,
            "unmute": self._unmute,
            "remove": self._remove,
            "forget": self._forget,
            "close": self._close,
            "handled": self._handled,
        }
        if order.what not in does:
            raise TableError("order-unknown", what=order.what)
        said: Message = await does[order.what](order)
        return said

    async def _read_only(self, order: Order) -> Message:
        await self._service.house.set_read_only(order.reason)
        return Message("order-read-only")

    async def _open(self, _: Order) -> Message:
        await self._service.house.set_read_only(None)
        await self._service.hold_to_the_house()
        return Message("order-open")

    async def _ban(self, order: Order) -> Message:
        service, who = self._service, order.subject
        await service.house.sanctioned(who, "ban", order.until, order.reason)
        await service.hold_to_the_house()
        if who.startswith(NETWORK):
            return _about("order-banned", who.removeprefix(NETWORK))
        name = await self._name(who)
        await service.vacate(who)
        return _about("order-banned", name)

    async def _unban(self, order: Order) -> Message:
        return await self._lift(order, "ban")

    async def _mute(self, order: Order) -> Message:
        name = await self._name(order.subject)
        await self._service.house.sanctioned(order.subject, "mute", order.until, order.reason)
        return _about("order-muted", name)

    async def _unmute(self, order: Order) -> Message:
        return await self._lift(order, "mute")

    async def _lift(self, order: Order, kind: str) -> Message:
        who = order.subject
        network = who.startswith(NETWORK)
        name = who.removeprefix(NETWORK) if network else await self._name(who)
        there = await self._service.house.lift(who, kind)
        return _about("order-lifted" if there else "order-nothing-to-lift", name)

    async def _remove(self, order: Order) -> Message:
        service, who = self._service, order.subject
        name = await self._name(who)
        if order.table_id is not None:
            at = [order.table_id]
        else:
            query = ("gathering", "playing")
            found = await service.store.read(lambda c: lobby.mine(c, who, query, most=None))
            at = [each.row.id for each in found]
        number = 0
        for table in at:
            number += await service.errands.run(table, "remove", who=who)
        return Message("order-removed", {"name": f"word:{name}", "n": number})

    async def _forget(self, order: Order) -> Message:
        guest = await self._service.store.read(lambda c: survey.find(c, order.subject))
        person = Person(guest.id, guest.name, guest.lang, guest.returns)
        await self._service.forget(person)
        return _about("order-forgotten", guest.id[:8])

    async def _close(self, order: Order) -> Message:
        service, table = self._service, order.subject
        reason = order.reason or "-"
        said = Message("table-closed", {"why": f"word:{reason}"})
        if not await service.delete_table(table, "gathering"):
            await service.errands.run(table, "close", said=said.to_json())
        return _about("order-closed", table)

    async def _handled(self, order: Order) -> Message:
        row = store.reports.c
        done = update(store.reports).where(row.id == order.subject)
        done = done.values(handled=self._service.now())
        await self._service.log.run(lambda c: c.execute(done) and None, anyway=True)
        return Message("order-handled")

    async def _name(self, who: str) -> str:
        """What somebody is called; NotFound if there is nobody."""
        guest = await self._service.store.read(lambda c: survey.find(c, who))
        return guest.name


def _about(key: str, name: str) -> Message:
    return Message(key, {"name": f"word:{name}"})


def _told(said: Message) -> str:
    return json.dumps([said.key, dict(said.params)], ensure_ascii=False)
