"""Neighbours: the other processes that serve the same database, and how to reach them.

Every process on a PostgreSQL database stands on a roll there. It holds a lock for as long as it
is connected, and gives a sign of life twice a second. Whoever lets go of the lock (it was killed)
or says nothing for a while (it stands still) is struck off by the others, and must enrol again
under another name: anybody may then take over what the old one had.

News go to all by NOTIFY; with something that is written they go in its transaction, so that
nobody hears of what has not happened. Errands go to one process, on the socket where it also
takes requests that were sent to the wrong process.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import sys
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from shutil import rmtree
from tempfile import mkdtemp
from time import monotonic
from typing import Any, NamedTuple, Protocol

import structlog
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from chronotable.kernel.json import Json
from chronotable.kernel.message import Message
from chronotable.table.errors import BadDatabase, Moved, TableError
from chronotable.table.store import reason

LEASE = 3.0  # seconds of silence after which a process is taken for dead
_BEAT = 0.5  # seconds between two signs of life
_TICK = 0.1  # seconds for which news to others may wait
_AGAIN = 0.25  # seconds until a database that is away is called again
_PATIENCE = 10.0  # seconds for an errand
_LINE = 64 * 1024  # bytes of an errand, and of what is said at the door before a request
_CHANNEL = "chronotable"
_LOCKS = 0x63_68_72_6F  # the class of the locks that say who is alive

_log = structlog.get_logger("chronotable.neighbours")

_NOW = "extract(epoch FROM clock_timestamp())"
_ENROL = text(
    "INSERT INTO processes (id, number, machine, address, key, began, seen) "
    f"VALUES (:id, :number, :machine, :address, :key, {_NOW}, {_NOW})"
)
_RETURN = text(f"UPDATE processes SET number = :number, seen = {_NOW} WHERE id = :id")
_SIGN = text(f"UPDATE processes SET seen = {_NOW} WHERE id = :id")
_STRIKE = text(
    f"DELETE FROM processes WHERE id <> :id AND (seen < {_NOW} - :lease OR NOT EXISTS ("
    "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = :locks AND objid = number "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())))"
)
_ROLL = text("SELECT id, machine, address, key FROM processes ORDER BY began, id")
_LEAVE = text("DELETE FROM processes WHERE id = :id")
_TELL = text("SELECT pg_notify(:channel, :news)")


class Neighbour(NamedTuple):
    """A process on the same database: where it is reached, and what must be said there."""

    id: str
    machine: str
    address: str  # of a socket in the file system, or HOST:PORT
    key: str


class Company(Protocol):
    """What the tables need to know of other processes."""

    id: str
    others: dict[str, Neighbour]

    @property
    def sure(self) -> bool:
        """Whether nobody can have taken this process for dead."""
        ...

    @property
    def eldest(self) -> bool:
        """Whether this process is the one that does what only one of all should do."""
        ...

    def write(self, connection: Connection, kind: str, **told: Any) -> None:
        """Tell all others, if the transaction at hand is committed."""
        ...

    def let_know(self, kind: str, **told: Any) -> None:
        """Tell all others, soon."""
        ...

    async def ask(self, neighbour: Neighbour, errand: Json) -> Json:
        """Have something done in another process."""
        ...

    async def close(self) -> None: ...


class Alone:
    """There is nobody else: the database is a file, and only one process serves it."""

    id = ""
    sure = eldest = True

    def __init__(self) -> None:
        self.others: dict[str, Neighbour] = {}

    def write(self, connection: Connection, kind: str, **told: Any) -> None:
        pass

    def let_know(self, kind: str, **told: Any) -> None:
        pass

    async def ask(self, neighbour: Neighbour, errand: Json) -> Json:
        raise Moved

    async def close(self) -> None:
        pass


class Hears(Protocol):
    """What a process does with news from the others."""

    def heard(self, news: Json) -> None:
        """Another process tells something."""
        ...

    def missed(self) -> None:
        """News may have been missed."""
        ...

    def struck_off(self) -> None:
        """This process was taken for dead: others may have taken over what it had."""
        ...

    async def run_errand(self, errand: Json) -> Json:
        """Another process wants something done."""
        ...


Takes = Callable[[Json], asyncio.Protocol]  # what speaks with a request from the wrong door


class Neighbours:
    """The roll of a PostgreSQL database, and this process on it. Made by `open`."""

    def __init__(self, engine: Engine, hears: Hears, address: str) -> None:
        self.id = secrets.token_hex(8)
        self.others: dict[str, Neighbour] = {}
        self.takes: Takes | None = None  # there is none where no requests come
        self.failed: BaseException | None = None  # why it could not be enrolled
        self._engine = engine
        self._hears = hears
        self._wanted = address
        self._address = ""
        self._number = 0  # of the lock
        self._key = secrets.token_hex(16)
        self._machine = machine()
        self._folder: str | None = None
        self._listener: asyncio.Server | None = None
        self._news: SimpleQueue[str] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._roll: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self._enrolled = asyncio.Event()
        self._ever = False  # whether it has been enrolled at all
        self._stop = threading.Event()
        self._sign = 0.0  # when the last sign of life was given
        self._since: float | None = None  # since when they have been given without a break
        self._turned = monotonic()  # when the event loop last ran
        self._thread = threading.Thread(target=self._run, name="chronotable-roll", daemon=True)

    @classmethod
    async def open(cls, engine: Engine, hears: Hears, address: str = "") -> Neighbours:
        """Enrol this process, reachable at HOST:PORT, or by others on this machine only."""
        company = cls(engine, hears, address)
        await company._listen()
        company._thread.start()
        await company._enrolled.wait()
        if company.failed is not None:
            await company.close()
            raise BadDatabase("error-database", why=reason(company.failed))
        strangers = [each for each in company.others.values() if not company.reaches(each)]
        if strangers:
            await company.close()
            raise BadDatabase("error-neighbours", machine=strangers[0].machine)
        return company

    def reaches(self, other: Neighbour) -> bool:
        """Whether two processes can reach each other."""
        same = other.machine == self._machine
        return same or not (_is_near(other.address) or _is_near(self._address))

    @property
    def sure(self) -> bool:
        return monotonic() < self._sign + LEASE

    @property
    def eldest(self) -> bool:
        return self.sure and self._roll[:1] == [self.id]

    # News.

    def write(self, connection: Connection, kind: str, **told: Any) -> None:
        connection.execute(_TELL, {"channel": _CHANNEL, "news": self._put(kind, told)})

    def let_know(self, kind: str, **told: Any) -> None:
        self._news.put(self._put(kind, told))

    def _put(self, kind: str, told: Json) -> str:
        return json.dumps({"from": self.id, "kind": kind, **told}, separators=(",", ":"))

    # Errands.

    async def ask(self, neighbour: Neighbour, errand: Json) -> Json:
        try:
            async with asyncio.timeout(_PATIENCE):
                reader, writer = await self.connect(neighbour, {"errand": errand})
                try:
                    reply = json.loads(await reader.readline())
                finally:
                    writer.close()
        except (OSError, TimeoutError, ValueError):
            raise Moved from None
        if "error" in reply:
            raise _raised(reply["error"])
        told: Json = reply["done"]
        return told

    async def connect(
        self, neighbour: Neighbour, told: Json
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to another process, after saying what it is for; or OSError."""
        if sys.platform != "win32" and _is_file(neighbour.address):
            opens: Awaitable[Any] = asyncio.open_unix_connection(neighbour.address, limit=_LINE)
        else:
            host, _, port = neighbour.address.rpartition(":")
            opens = asyncio.open_connection(host.strip("[]"), int(port), limit=_LINE)
        reader, writer = await opens
        writer.write(greeting(neighbour, told))
        return reader, writer

    async def _listen(self) -> None:
        if self._wanted:
            host, _, port = self._wanted.rpartition(":")
            self._listener = await self._loop.create_server(
                lambda: _Doorstep(self), host.strip("[]"), int(port)
            )
            self._address = self._wanted
            return
        if sys.platform == "win32":  # which has no sockets in the file system
            self._listener = await self._loop.create_server(lambda: _Doorstep(self), "127.0.0.1", 0)
            self._address = f"127.0.0.1:{self._listener.sockets[0].getsockname()[1]}"
            return
        self._folder = mkdtemp(prefix="chronotable-")  # which nobody else may look into
        self._address = str(Path(self._folder) / "door")
        self._listener = await self._loop.create_unix_server(
            lambda: _Doorstep(self), self._address, backlog=1024
        )

    def greets(self, told: Json) -> bool:
        """Whether somebody at the door knows the key."""
        given = told.get("key")
        return isinstance(given, str) and secrets.compare_digest(given, self._key)

    async def run(self, errand: Json) -> Json:
        """Do what another process asks for, and tell what became of it."""
        try:
            return {"done": await self._hears.run_errand(errand)}
        except TableError as error:
            said = [error.said.key, dict(error.said.params)]
            return {"error": [error.status, error.error, *said, isinstance(error, Moved)]}
        except Exception:
            _log.exception("an errand could not be run", errand=errand.get("what"))
            return {"error": [500, "broken", "web-error-broken", {}, False]}

    async def close(self) -> None:
        self._stop.set()
        if self._thread.ident is not None:
            await self._loop.run_in_executor(None, self._thread.join)
        if self._listener is not None:
            self._listener.close()
        if self._folder is not None:
            rmtree(self._folder, ignore_errors=True)

    # In the thread.

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                connection = self._engine.connect()
                with connection.execution_options(isolation_level="AUTOCOMMIT"):
                    self._enrol(connection)
                    self._stay(connection)
                    connection.execute(_LEAVE, {"id": self.id})
            except Exception as error:
                self._sign, self._since = 0.0, None
                if not self._ever:
                    self.failed = error
                    self._post(self._enrolled.set)
                    return
                if not isinstance(error, SQLAlchemyError) and not _is_of_driver(error):
                    _log.exception("the roll could not be kept")
                self._post(self._hears.missed)
                self._stop.wait(_AGAIN)

    def _enrol(self, connection: Connection) -> None:
        """Stand on the roll: as before after a short absence, or under a new name."""
        self._number = number = secrets.randbits(31)
        connection.execute(text(f"SELECT pg_advisory_lock({_LOCKS}, {number})"))
        connection.execute(text(f"LISTEN {_CHANNEL}"))
        if self._ever and connection.execute(_RETURN, {"number": number, "id": self.id}).rowcount:
            return
        self._anew(connection, number)
        if not self._ever:
            self._strike(connection)
        self._ever = True

    def _anew(self, connection: Connection, number: int) -> None:
        if self._ever:
            self.id = secrets.token_hex(8)
            self._post(self._hears.struck_off)
        row = {"id": self.id, "number": number, "machine": self._machine}
        connection.execute(_ENROL, {**row, "address": self._address, "key": self._key})

    def _strike(self, connection: Connection) -> None:
        struck = connection.execute(
            _STRIKE, {"id": self.id, "lease": LEASE, "locks": _LOCKS}
        ).rowcount
        if struck:
            _log.warning("processes have gone", number=struck)

    def _stay(self, connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        due = 0.0
        while not self._stop.is_set():
            if monotonic() >= due:
                due = monotonic() + _BEAT
                self._post(self._turn)
                if monotonic() - self._turned < LEASE:  # otherwise nobody is served here
                    self._give_sign(connection)
            with suppress(Empty):
                while True:
                    news = self._news.get_nowait()
                    connection.execute(_TELL, {"channel": _CHANNEL, "news": news})
            for note in driver.notifies(timeout=_TICK):
                news = json.loads(note.payload)
                if news["from"] != self.id:
                    self._post(self._hears.heard, news)

    def _give_sign(self, connection: Connection) -> None:
        began = monotonic()
        if not connection.execute(_SIGN, {"id": self.id}).rowcount:
            self._anew(connection, self._number)
        self._sign = began
        if self._since is None:
            self._since = began
        if began - self._since > LEASE:  # after an outage, all have time to come back
            self._strike(connection)
        roll = [Neighbour._make(row) for row in connection.execute(_ROLL)]
        self._post(self._take_roll, roll)

    def _post(self, call: Callable[..., object], *told: object) -> None:
        with suppress(RuntimeError):  # the loop may have ended
            self._loop.call_soon_threadsafe(call, *told)

    # On the loop.

    def _turn(self) -> None:
        self._turned = monotonic()

    def _take_roll(self, roll: list[Neighbour]) -> None:
        self._roll = [each.id for each in roll]
        self.others = {each.id: each for each in roll if each.id != self.id}
        for each in [*self._ends]:
            if each not in self.others:
                self._ends.pop(each).set()
        self._enrolled.set()

    def end_of(self, neighbour: Neighbour) -> asyncio.Event:
        """Set when a process is taken for dead: nobody should wait for it any longer."""
        return self._ends.setdefault(neighbour.id, asyncio.Event())


class _Doorstep(asyncio.Protocol):
    """Another process has connected: find out what for."""

    def __init__(self, company: Neighbours) -> None:
        self._company = company
        self._heard = b""
        self._transport: Any = None
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        loop = asyncio.get_running_loop()
        self._patience = loop.call_later(_PATIENCE, self._transport.abort)

    def connection_lost(self, _: Exception | None) -> None:
        if self._patience is not None:
            self._patience.cancel()

    def data_received(self, data: bytes) -> None:
        line, found, rest = (self._heard + data).partition(b"\n")
        if not found:
            self._heard = line
            if len(line) > _LINE:
                self._transport.abort()
            return
        try:
            told = json.loads(line)
            known = isinstance(told, dict) and self._company.greets(told)
        except ValueError:
            known = False
        if not known:
            self._transport.abort()
            return
        assert self._patience is not None
        self._patience.cancel()
        if "errand" in told:
            task = asyncio.ensure_future(self._run(told["errand"]))
            self._running = task
        elif self._company.takes is not None:
            protocol = self._company.takes(told)
            self._transport.set_protocol(protocol)
            protocol.connection_made(self._transport)
            if rest:
                protocol.data_received(rest)
        else:
            self._transport.abort()

    async def _run(self, errand: Json) -> None:
        reply = await self._company.run(errand)
        self._transport.write(json.dumps(reply).encode() + b"\n")
        self._transport.close()


def greeting(neighbour: Neighbour, told: Json) -> bytes:
    """What is said first on a connection to another process."""
    return json.dumps({"key": neighbour.key, **told}).encode() + b"\n"


def machine() -> str:
    """The name of this machine, so that files of another one are not looked for here."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text().strip()[:8]
    except OSError:
        boot = ""
    return f"{socket.gethostname()[:60]} {boot}".strip()


def _is_file(address: str) -> bool:
    return address.startswith("/")


def _is_near(address: str) -> bool:
    """Whether only this machine can reach that address."""
    return _is_file(address) or address.startswith("127.")


def _is_of_driver(error: Exception) -> bool:
    return type(error).__module__.startswith("psycopg")


def _raised(told: list[Any]) -> TableError:
    """An error as it was raised elsewhere."""
    status, word, key, params, moved = told
    if moved:
        return Moved()
    error = TableError.because(Message(key, params))
    error.status, error.error = status, word
    return error
