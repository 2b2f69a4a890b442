"""People: a name, perhaps a passphrase, and a session for every browser. No accounts."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from hashlib import sha256
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy import Connection, Row, delete, insert, select, update

from chronotable.table import store, wire
from chronotable.table.errors import Conflict, NameTaken, NotSaved, TableError, WrongPassphrase
from chronotable.table.house import House
from chronotable.table.log import LogWriter
from chronotable.table.neighbours import Alone, Company
from chronotable.table.standing import iso
from chronotable.table.store import Store

SOMEBODY = "somebody"
_DAY = 86_400.0
_UNUSED = 400 * _DAY  # after so long a session ends
_KNOWN = 20_000  # sessions kept in memory
_TOLD = 50  # sessions of which others are told in one go
_NAMED = 16  # letters of its hash that identify a session

# Whatever else is kept about somebody, by whose it is.
_OWNED = (
    store.mutes.c.who,
    store.mutes.c.whom,
    store.reports.c.by,
    store.notices.c.person,
    store.pushes.c.person,
    store.told.c.person,
)


class Person(NamedTuple):
    """Somebody with a name; `returns` if a passphrase brings them back from other devices."""

    id: str
    name: str
    lang: str
    returns: bool


class People:
    """Everybody whom the tables know, and the sessions that prove it."""

    def __init__(
        self,
        store: Store,
        log: LogWriter,
        house: House,
        now: Callable[[], float],
        company: Company | None = None,
    ) -> None:
        self._store = store
        self._log = log
        self._house = house
        self._now = now
        self._company: Company = Alone() if company is None else company
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)  # each takes 64 MB and a core
        self._nobody: str | None = None
        self._sessions: dict[str, tuple[str, float]] = {}  # person and last use, by hash
        self._people: dict[str, Person] = {}
        self._watching: dict[str, set[Callable[[], None]]] = {}  # by the hash of a session
        self.gone: set[str] = set()  # those who have been forgotten since the process began

    def name_of(self, who: str | None) -> str:
        """The name by which somebody is known now."""
        if who is None:
            return ""
        known = self._people.get(who)
        return SOMEBODY if known is None else known.name

    async def meet(self, ids: Iterable[str | None]) -> None:
        """Make sure that the names of these people are known."""
        unknown = [who for who in ids if who is not None and who not in self._people]
        if unknown:
            query = select(store.people).where(store.people.c.id.in_(unknown))
            for row in await self._store.read(lambda c: c.execute(query).all()):
                self._people[row.id] = _person(row)

    async def of_session(self, token: str) -> Person | None:
        """Whose session it is."""
        digest = _digest(token)
        known = self._sessions.get(digest)
        if known is None:
            columns = store.sessions.c
            query = select(columns.person, columns.used).where(columns.token == digest)
            row = await self._store.read(lambda c: c.execute(query).first())
            if row is None:
                return None
            known = self._remember(digest, row.person, row.used)
        person, used = known
        if self._now() - used > _DAY:
            with suppress(NotSaved):  # whoever only looks needs nothing written
                await self._use(digest, person)
        await self.meet([person])
        return self._people.get(person)

    def _remember(self, digest: str, person: str, used: float) -> tuple[str, float]:
        if len(self._sessions) >= _KNOWN:
            self._sessions.pop(next(iter(self._sessions)))
        known = self._sessions[digest] = (person, used)
        return known

    async def _use(self, digest: str, person: str) -> None:
        now = self._now()
        columns = store.sessions.c

        def job(connection: Connection) -> None:
            used = update(store.sessions).where(columns.token == digest).values(used=now)
            connection.execute(used)
            old = self._house.is_older(columns.used, _UNUSED)
            connection.execute(delete(store.sessions).where(old))

        await self._log.run(job)
        self._remember(digest, person, now)

    async def introduce(self, token: str | None, said: wire.Introduce) -> tuple[Person, str]:
        """Somebody new, or somebody known who changes name, language or passphrase.

        The session gets a new token either way, so that none can be planted beforehand.
        """
        name = " ".join(said.name.split())
        if not name or not name.isprintable() or not said.lang.isprintable():
            raise TableError("error-name")
        known = None if token is None else await self.of_session(token)
        hashed = None if said.passphrase is None else await self._hash(said.passphrase)
        identity = known.id if known is not None else secrets.token_hex(16)
        values: dict[str, object] = {"name": name, "lang": said.lang}
        returns = hashed is not None or (known is not None and known.returns)
        if hashed is not None:
            values["passphrase"] = hashed
        if returns:
            values["returns_as"] = folded(name)
        elif await self._is_protected(name, identity):
            raise NameTaken(name)
        fresh, now = secrets.token_urlsafe(32), self._now()
        others = [] if hashed is None else await self._sessions_of(identity)

        def job(connection: Connection) -> None:
            if known is None:
                everything = {"id": identity, "made": now, **values}
                connection.execute(insert(store.people).values(everything))
            else:
                same = store.people.c.id == identity
                connection.execute(update(store.people).where(same).values(values))
            if hashed is not None:  # all other sessions end, wherever they are
                connection.execute(
                    delete(store.sessions).where(store.sessions.c.person == identity)
                )
            elif token is not None:
                old = store.sessions.c.token == _digest(token)
                connection.execute(delete(store.sessions).where(old))
            _insert_session(connection, fresh, identity, now)
            renewed = None if token is None else [_digest(token), _digest(fresh)]
            self._company.write(connection, "person", who=identity, renewed=renewed)
            self._tell_ended(connection, others)

        try:
            await self._log.run(job)
        except Conflict:
            raise NameTaken(name) from None
        if token is not None:
            self.renewed(_digest(token), _digest(fresh))
        for digest in others:
            self._end(digest)
        person = self._people[identity] = Person(identity, name, said.lang, returns)
        return person, fresh

    async def _sessions_of(self, identity: str) -> list[str]:
        columns = store.sessions.c
        query = select(columns.token).where(columns.person == identity)
        return [row.token for row in await self._store.read(lambda c: c.execute(query).all())]

    async def devices(self, person: Person, token: str) -> list[wire.Device]:
        """The browsers in which somebody is known, the one used last first."""
        columns = store.sessions.c
        mine = select(store.sessions).where(columns.person == person.id)
        query = mine.order_by(columns.used.desc())
        rows = await self._store.read(lambda c: c.execute(query).all())
        here = _digest(token)
        return [
            wire.Device(row.token[:_NAMED], iso(row.made), iso(row.used), row.token == here)
            for row in rows
        ]

    async def leave_devices(self, person: Person, wanted: Callable[[str], bool]) -> int:
        """End some of somebody's sessions, by what they are called; how many there were."""
        known = await self._sessions_of(person.id)
        ended = [digest for digest in known if wanted(digest[:_NAMED])]
        gone = delete(store.sessions).where(store.sessions.c.token.in_(ended))

        def job(connection: Connection) -> None:
            connection.execute(gone)
            self._tell_ended(connection, ended)

        await self._log.run(job)
        for digest in ended:
            self._end(digest)
        return len(ended)

    async def _is_protected(self, name: str, identity: str) -> bool:
        """Whether somebody else comes back by that name."""
        columns = store.people.c
        query = select(columns.id).where(columns.returns_as == folded(name))
        row = await self._store.read(lambda c: c.execute(query).first())
        return row is not None and row.id != identity

    async def come_back(self, said: wire.ComeBack) -> tuple[Person, str]:
        """Somebody known, in another browser."""
        if not said.name.isprintable():
            raise WrongPassphrase
        query = select(store.people).where(store.people.c.returns_as == folded(said.name))
        row = await self._store.read(lambda c: c.execute(query).first())
        hashed = None if row is None else row.passphrase
        if not await self._fits(hashed, said.passphrase) or row is None:
            raise WrongPassphrase
        token, now = secrets.token_urlsafe(32), self._now()
        await self._log.run(lambda c: _insert_session(c, token, row.id, now))
        person = self._people[row.id] = _person(row)
        return person, token

    async def leave_device(self, token: str) -> None:
        """End one session."""
        digest = _digest(token)
        ended = delete(store.sessions).where(store.sessions.c.token == digest)

        def job(connection: Connection) -> None:
            connection.execute(ended)
            self._tell_ended(connection, [digest])

        await self._log.run(job)
        self._end(digest)

    async def forget(self, person: Person) -> None:
        """Delete what is known of somebody: sessions, name, passphrase, and lines of chat."""

        ended = await self._sessions_of(person.id)

        def job(connection: Connection) -> None:
            mine = store.sessions.c.person == person.id
            connection.execute(delete(store.sessions).where(mine))
            nobody = {"name": SOMEBODY, "lang": "en", "passphrase": None, "returns_as": None}
            me = store.people.c.id == person.id
            connection.execute(update(store.people).where(me).values(nobody))
            for column in _OWNED:
                connection.execute(delete(column.table).where(column == person.id))
            said = (store.log.c.person == person.id) & (store.log.c.kind == "chat")
            empty = f'{{"name": "{SOMEBODY}", "text": ""}}'
            connection.execute(update(store.log).where(said).values(body=empty))
            self._company.write(connection, "forgotten", who=person.id)
            self._tell_ended(connection, ended)

        await self._log.run(job)
        self.forgotten(person.id)
        for digest in ended:
            self._end(digest)

    # What other processes do.

    def _tell_ended(self, connection: Connection, digests: list[str]) -> None:
        for at in range(0, len(digests), _TOLD):
            self._company.write(connection, "ended", sessions=digests[at : at + _TOLD])

    def renewed(self, old: str, fresh: str) -> None:
        """The same browser looks on, with another token."""
        self._sessions.pop(old, None)
        if watching := self._watching.pop(old, None):
            self._watching[fresh] = watching

    def ended(self, digests: Iterable[str]) -> None:
        """Sessions have ended."""
        for digest in digests:
            self._end(digest)

    async def changed(self, who: str) -> None:
        """Somebody has changed their name, or something else about them."""
        if self._people.pop(who, None) is not None:
            await self.meet([who])

    def forgotten(self, who: str) -> None:
        """Somebody's data has been deleted."""
        self.gone.add(who)
        self._people.pop(who, None)

    async def look_again(self) -> None:
        """It may have been missed that sessions have ended, or that names have changed."""
        self._sessions.clear()
        known, self._people = [*self._people], {}
        await self.meet(known)
        watched, session = [*self._watching], store.sessions.c
        query = select(session.token).where(session.token.in_(watched))
        alive = await self._store.read(lambda c: {*c.execute(query).scalars()})
        self.ended(digest for digest in watched if digest not in alive)

    def watch(self, token: str, ended: Callable[[], None]) -> Callable[[], None]:
        """Be told when a session ends; returns how to stop that."""
        watching = self._watching.setdefault(_digest(token), set())
        watching.add(ended)
        return lambda: watching.discard(ended)

    async def show_out(self, identity: str) -> None:
        """Close somebody's windows wherever they look on; their sessions stay."""
        for digest in await self._sessions_of(identity):
            self._end(digest)

    def _end(self, digest: str) -> None:
        """A session is over, even where somebody is looking on with it."""
        self._sessions.pop(digest, None)
        for ended in self._watching.pop(digest, set()):
            ended()

    async def _hash(self, passphrase: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, passphrase)

    async def is_right(self, hashed: str, passphrase: str) -> bool:
        """Whether this is the passphrase behind a hash that is not a person's."""
        return await self._fits(hashed, passphrase)

    async def _fits(self, hashed: str | None, passphrase: str) -> bool:
        """Whether a passphrase is right; it takes as long if there is nobody of that name."""
        if self._nobody is None:
            self._nobody = await self._hash(secrets.token_hex(16))
        expected = hashed if hashed is not None else self._nobody
        assert expected is not None
        async with self._hashing:
            try:
                await asyncio.to_thread(self._hasher.verify, expected, passphrase)
            except (VerifyMismatchError, InvalidHashError):
                return False
        return hashed is not None


def _person(row: Row[tuple[object, ...]]) -> Person:
    return Person(row.id, row.name, row.lang, row.passphrase is not None)


def folded(name: str) -> str:
    """Ann and ann come back as the same person."""
    return " ".join(name.split()).casefold()


def device_of(token: str) -> str:
    """What the device that has this token is called."""
    return _digest(token)[:_NAMED]


def _digest(token: str) -> str:
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def _insert_session(connection: Connection, token: str, person: str, now: float) -> None:
    row = {"token": _digest(token), "person": person, "made": now, "used": now}
    connection.execute(insert(store.sessions).values(row))
