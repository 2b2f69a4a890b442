"""The house: what the operator of the server has decided, and what people may therefore do.

It stands in the database, so that it holds in every process and after every restart. Each
process keeps it in memory, and checks every second whether it is still up to date.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, NamedTuple

from sqlalchemy import Column, ColumnElement, Connection, and_, delete, false, insert, or_, select

from chronotable.kernel.errors import BadOption
from chronotable.table import store
from chronotable.table.errors import Banned, Muted, ReadOnly, TableError
from chronotable.table.log import LogWriter
from chronotable.table.neighbours import Alone, Company
from chronotable.table.standing import iso
from chronotable.table.store import Store

NETWORK = "network "  # before the name of a network, where a person might stand
STAMP = "stamp"  # changes whenever anything does
SWEPT = "swept"  # when a server last deleted what was old: once an hour while one runs
_AWAY = "away"
_READ_ONLY = "read-only"
_NOBODY: frozenset[str] = frozenset()
_KNOWN = 4_096  # addresses remembered as welcome
_DAY = 86_400.0

Network = IPv4Network | IPv6Network


class Sanction(NamedTuple):
    """Somebody is banned or muted: since when, until when (None: for good), and why."""

    at: float
    until: float | None
    reason: str


class House:
    """What holds in the whole house."""

    def __init__(
        self, store: Store, log: LogWriter, now: Callable[[], float], company: Company | None = None
    ) -> None:
        self._store = store
        self._company: Company = Alone() if company is None else company
        self._log = log
        self._now = now
        self._stamp = ""
        self._sanctions: dict[tuple[str, str], Sanction] = {}
        self._networks: list[tuple[Network, Sanction]] = []
        self._welcome: set[str] = set()
        self._mutes: dict[str, frozenset[str]] = {}
        self.read_only: str | None = None  # why nothing is written now; None: it is
        self.values: dict[str, Any] = {}
        self._is_home = False

    # What holds.

    def sanction(self, subject: str, kind: str) -> Sanction | None:
        """What stands against somebody now."""
        found = self._sanctions.get((subject, kind))
        over = found is not None and found.until is not None and found.until <= self._now()
        return None if over else found

    def check_welcome(self, who: str | None, network: str) -> None:
        """Banned if this person, or anybody from that network, may not come in."""
        found = None if who is None else self.sanction(who, "ban")
        if found is None and self._networks:
            found = self._of_network(network)
        if found is not None:
            raise Banned(found.reason, None if found.until is None else iso(found.until))

    def _of_network(self, network: str) -> Sanction | None:
        if network in self._welcome:
            return None
        try:
            address = ip_address(network.partition("/")[0])
        except ValueError:
            return None
        now = self._now()
        for each, found in self._networks:
            if address in each and (found.until is None or found.until > now):
                return found
        if len(self._welcome) < _KNOWN:
            self._welcome.add(network)
        return None

    def check_may_talk(self, who: str) -> None:
        """Muted if this person may say nothing anywhere."""
        if (found := self.sanction(who, "mute")) is not None:
            raise Muted(found.reason, None if found.until is None else iso(found.until))

    def muted_by(self, who: str | None) -> frozenset[str]:
        """Whom somebody does not want to read."""
        return _NOBODY if who is None else self._mutes.get(who, _NOBODY)

    # What changes.

    async def look(self) -> bool:
        """Read again what is written, if it has changed; whether it has."""
        row = store.house.c
        query = select(row.value).where(row.name == STAMP)
        stamp = await self._store.read(lambda c: c.execute(query).scalar())
        if (stamp or "") == self._stamp:
            return False
        await self._read()
        return True

    async def _read(self) -> None:
        def query(c: Connection) -> tuple[Any, ...]:
            return (
                c.execute(select(store.house)).all(),
                c.execute(select(store.sanctions)).all(),
                c.execute(select(store.mutes)).all(),
            )

        house, sanctions, mutes = await self._store.read(query)
        self.values = {row.name: json.loads(row.value) for row in house}
        self._stamp = json.dumps(self.values[STAMP]) if STAMP in self.values else ""
        self._sanctions = {}
        self._networks = []
        self._welcome.clear()
        for row in sanctions:
            found = Sanction(row.at, row.until, row.reason)
            self._sanctions[row.subject, row.kind] = found
            if row.subject.startswith(NETWORK):
                self._networks.append((ip_network(row.subject.removeprefix(NETWORK)), found))
        self._mutes = {}
        for row in mutes:
            self._mutes[row.who] = self._mutes.get(row.who, _NOBODY) | {row.whom}
        self.read_only = self.values.get(_READ_ONLY)
        self._log.stands = None if self.read_only is None else ReadOnly(self.read_only)

    # Time.

    async def come_home(self) -> None:
        """A server has started: nothing grew older while none ran, or while the wall clock jumped
        ahead. A wrong clock must not delete anything; and until this is written down, nothing
        counts as old.
        """
        if self._is_home:
            return
        now = self._now()
        await self._read()
        last: float | None = self.values.get(SWEPT)
        gap = 0.0 if last is None else now - last
        if last is None or abs(gap) >= _DAY:
            away = max(0.0, self._away[0] + gap)

            def job(c: Connection) -> None:
                put(c, _AWAY, [away, now], now)
                put(c, SWEPT, now, now)

            with suppress(TableError):  # nothing can be written now: later, then
                await self.change(job)
                self._is_home = True
        else:
            self._is_home = True

    @property
    def _away(self) -> tuple[float, float]:
        """For how long nobody was here, and until when."""
        away, back = self.values.get(_AWAY, (0.0, 0.0))
        return away, back

    def is_older(self, column: Column[float], age: float) -> ColumnElement[bool]:
        """Whether a moment lies more than `age` seconds back, without the time nobody was here."""
        if not self._is_home:
            return false()
        (away, back), before = self._away, self._now() - age
        return or_(column < before - away, and_(column >= back, column < before))

    @property
    def banned(self) -> set[str]:
        """Everybody who may not come in now."""
        found = {subject for subject, kind in self._sanctions if kind == "ban"}
        return {each for each in found if self.sanction(each, "ban") is not None}

    async def change(self, job: Callable[[Connection], object]) -> None:
        """Write something about the house, even while nothing else is written, and apply it."""

        def both(connection: Connection) -> None:
            job(connection)
            put(connection, STAMP, secrets.token_hex(8), self._now())
            self._company.write(connection, "house")

        await self._log.run(both, anyway=True)
        await self._read()

    async def set(self, name: str, value: object | None) -> None:
        """Write a value down; None forgets it."""
        await self.change(lambda c: put(c, name, value, self._now()))

    async def set_read_only(self, reason: str | None) -> None:
        await self.set(_READ_ONLY, reason)

    async def sanctioned(self, subject: str, kind: str, until: float | None, reason: str) -> None:
        row = {"subject": subject, "kind": kind, "at": self._now(), "until": until}

        def job(c: Connection) -> None:
            _lift(c, subject, kind)
            c.execute(insert(store.sanctions).values({**row, "reason": reason}))

        await self.change(job)

    async def lift(self, subject: str, kind: str) -> bool:
        """Let a sanction end; whether there was one."""
        there = self.sanction(subject, kind) is not None
        await self.change(lambda c: _lift(c, subject, kind))
        return there

    async def mute(self, who: str, whom: str, *, muted: bool) -> None:
        """Somebody does not want to read somebody else any more, or wants to again."""
        mute = store.mutes.c

        def job(c: Connection) -> None:
            c.execute(delete(store.mutes).where(mute.who == who, mute.whom == whom))
            if muted:
                c.execute(insert(store.mutes).values(who=who, whom=whom, at=self._now()))

        await self.change(job)


def put(connection: Connection, name: str, value: object | None, now: float) -> None:
    """Write a value of the house; None forgets it."""
    connection.execute(delete(store.house).where(store.house.c.name == name))
    if value is not None:
        row = {"name": name, "value": json.dumps(value), "changed": now}
        connection.execute(insert(store.house).values(row))


def network_named(text: str) -> str:
    """A network as it is written down; BadOption if it is none.

    >>> network_named("192.0.2.7"), network_named("2001:db8::5/48")
    ('network 192.0.2.7/32', 'network 2001:db8::/48')
    """
    try:
        return f"{NETWORK}{ip_network(text.strip(), strict=False)}"
    except ValueError:
        raise BadOption(f"{text!r} is no network: expected one like 192.0.2.0/24").saying(
            "house-error-network", given=text
        ) from None


def _lift(connection: Connection, subject: str, kind: str) -> None:
    row = store.sanctions.c
    connection.execute(delete(store.sanctions).where(row.subject == subject, row.kind == kind))
