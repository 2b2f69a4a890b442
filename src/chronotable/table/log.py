"""The log: the one way by which anything gets written, and the promise that it stays written.

Whoever wants to write waits in a queue. One thread takes all that wait together and puts them
into one transaction: one fsync serves them all, and each is told only after it. Should the
transaction fail, each of them is tried alone, so that only the guilty one fails.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from time import perf_counter
from typing import Any, NamedTuple, TypeVar, cast

import msgspec
import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from chronotable.table import store
from chronotable.table.errors import Conflict, Moved, NotSaved, TableError
from chronotable.table.metrics import Metrics

T = TypeVar("T")
_MOST = 512  # entries in one commit
_STANDSTILL = 5  # seconds for which a transaction may stand idle
_encode = msgspec.json.Encoder().encode

_log = structlog.get_logger("chronotable.log")


class Entry(NamedTuple):
    """One line of a table's log: the fields of `store.log`, in their order."""

    table_id: str
    version: int
    at: float
    kind: str
    seat: int | None = None
    key: str | None = None
    question: str | None = None
    person: str | None = None
    client: str | None = None
    body: str | None = None


class TableSummary(NamedTuple):
    """How a table stands after an entry: what is kept in short beside the log."""

    status: str
    version: int
    moved: float
    asked: str
    due: float | None
    clock: str | None
    outcome: str | None
    id: str
    epoch: int = 0  # of the home that writes; 0 where nobody else could


Job = Callable[[Connection], Any]


class _Promise(asyncio.Future[Any]):
    """Cannot be cancelled: a waiting task that is cancelled waits for it all the same."""

    def cancel(self, msg: object = None) -> bool:
        return False


class _Waiting(NamedTuple):
    """Something to write, and who waits for it: an entry with its summary, any job, or both."""

    entry: Entry | None
    summary: TableSummary | None
    job: Job | None
    done: _Promise


class Statements:
    """What every answer needs, in plain SQL: building it anew each time, or passing each row as
    a dictionary, takes longer than the database does."""

    def __init__(self, entry: str = "%s", summary: str = "%s") -> None:
        """Rows are filled in at placeholders of this form, or by the names of their fields."""
        columns = ", ".join(f'"{name}"' for name in Entry._fields)
        values = ", ".join(entry.format(name) for name in Entry._fields)
        self._entry = f"INSERT INTO log ({columns}) VALUES ({values})"
        changes = ", ".join(
            f'"{name}" = {summary.format(name)}' for name in TableSummary._fields[:-2]
        )
        self._mark = f"UPDATE tables SET {changes} WHERE id = {summary.format('id')}"
        self._mark_at_home = f"{self._mark} AND epoch = {summary.format('epoch')}"

    def prepare(self, connection: Connection) -> None:
        """Make a new connection ready."""

    def write(
        self, connection: Connection, entries: Sequence[Entry], summaries: Sequence[TableSummary]
    ) -> None:
        """Entries, and how their tables stand after them, in the transaction that is open."""
        connection.exec_driver_sql(self._entry, [*entries])
        if anywhere := [summary[:-1] for summary in summaries if not summary.epoch]:
            connection.exec_driver_sql(self._mark, anywhere)
        if at_home := [summary for summary in summaries if summary.epoch]:
            written = connection.exec_driver_sql(self._mark_at_home, at_home).rowcount
            if written != len(at_home):  # a table has moved: nothing of this is written
                raise Moved

    def write_alone(
        self, connection: Connection, entries: Sequence[Entry], summaries: Sequence[TableSummary]
    ) -> bool:
        """The same as a transaction of its own; False if that did not work, for any reason."""
        return False


class StatementsOfPostgres(Statements):
    """A process that stops in mid-transaction lets go of it: others may have to take over."""

    def prepare(self, connection: Connection) -> None:
        connection.exec_driver_sql(f"SET idle_in_transaction_session_timeout = '{_STANDSTILL}s'")


class StatementsOfSqlite(Statements):
    """All rows at once, as JSON, in one statement, which is a transaction by itself.

    After each call to the database this thread must wait for the GIL, which the thread of the
    tables holds; with one statement it waits once. Two tables are written to: the
    statement fills a view, and a trigger passes the rows on.
    """

    def __init__(self) -> None:
        super().__init__("NEW.entry_{}", "NEW.mark_{}")
        fields = [f"entry_{name}" for name in Entry._fields]
        fields += [f"mark_{name}" for name in TableSummary._fields]
        self._view = f"SELECT {', '.join(f'NULL AS {name}' for name in fields)}"
        # SQLite before 3.38 knows no shorter way to say what is in a row.
        told = ", ".join(f"json_extract(value, '$[{at}]')" for at in range(len(fields)))
        self._both = f"INSERT INTO answers SELECT {told} FROM json_each(?)"

    def prepare(self, connection: Connection) -> None:
        connection.exec_driver_sql(f"CREATE TEMP VIEW IF NOT EXISTS answers AS {self._view}")
        connection.exec_driver_sql(
            "CREATE TEMP TRIGGER IF NOT EXISTS answered INSTEAD OF INSERT ON answers "
            f"BEGIN {self._entry}; {self._mark}; END"
        )

    def write(
        self, connection: Connection, entries: Sequence[Entry], summaries: Sequence[TableSummary]
    ) -> None:
        connection.exec_driver_sql(self._both, (_rows(entries, summaries),))

    def write_alone(
        self, connection: Connection, entries: Sequence[Entry], summaries: Sequence[TableSummary]
    ) -> bool:
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        try:
            driver.execute(self._both, (_rows(entries, summaries),))
        except sqlite3.Error:
            return False
        return True


def _rows(entries: Sequence[Entry], summaries: Sequence[TableSummary]) -> str:
    rows = [[*entry, *summary] for entry, summary in zip(entries, summaries, strict=True)]
    return _encode(rows).decode()


class LogWriter:
    """The queue of those who want to write, and the thread that writes."""

    def __init__(self, engine: Engine, metrics: Metrics) -> None:
        self._engine = engine
        sqlite = engine.dialect.name == "sqlite"
        self._statements = StatementsOfSqlite() if sqlite else StatementsOfPostgres()
        self._connection: Connection | None = None  # the thread's own
        self._metrics = metrics
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self.failed: float | None = None  # when something could not be written
        self.stands: TableError | None = None  # why nothing is written for a while
        self._start()

    def _start(self) -> None:
        self._thread = threading.Thread(target=self._write, name="chronotable-log", daemon=True)
        self._thread.start()

    def _hand_over(self, waiting: _Waiting | None) -> None:
        """Pass something to write on to the thread; None is the last of all."""
        self._queue.put(waiting)

    async def append(
        self, entry: Entry, summary: TableSummary, also: Callable[[Connection], None] | None = None
    ) -> None:
        """Write an entry (and in the same commit something else); on return it is on the disk.

        Conflict if the table already has an entry of that version, Moved if it has another home
        now, NotSaved if the database cannot take it; then nothing was written.
        """
        await self._wait(_Waiting(entry, summary, also, _Promise(loop=self._loop)))

    async def run(self, job: Callable[[Connection], T], *, anyway: bool = False) -> T:
        """Write anything else: `job` gets a connection, and may be called twice.

        `anyway` is for the house itself, which may write while nobody else does.
        """
        waiting = _Waiting(None, None, job, _Promise(loop=self._loop))
        return cast(T, await self._wait(waiting, anyway=anyway))

    @property
    def length(self) -> int:
        """How many wait to be written."""
        return self._queue.qsize()

    async def _wait(self, waiting: _Waiting, *, anyway: bool = False) -> object:
        if self._closed:
            raise NotSaved("error-shutting-down")
        if self.stands is not None and not anyway:
            raise self.stands
        self._hand_over(waiting)
        try:
            return await waiting.done
        except asyncio.CancelledError:
            # The waiting task was cancelled, and hears of it now that this is written: it
            # must first take note of the result, and is cancelled again right after.
            task = asyncio.current_task()
            assert task is not None
            while task.cancelling():
                task.uncancel()
                self._loop.call_soon(task.cancel)
            return waiting.done.result()

    async def close(self) -> None:
        """Write what waits, and stop."""
        self._closed = True
        self._hand_over(None)
        await self._stopped()

    async def _stopped(self) -> None:
        await self._loop.run_in_executor(None, self._thread.join)

    # In the thread.

    def _write(self) -> None:
        try:
            self._write_on()
        finally:
            self._hang_up()

    def _write_on(self) -> None:
        last = False
        while not last:
            first = self._queue.get()
            if first is None:
                return
            group = [first]
            while len(group) < _MOST and not self._queue.empty():
                waiting = self._queue.get()
                if waiting is None:
                    last = True
                    break
                group.append(waiting)
            started = perf_counter()
            outcomes = self._commit(group)
            self._metrics.commit_seconds.observe(perf_counter() - started)
            self._metrics.commit_entries.observe(len(group))
            self._loop.call_soon_threadsafe(_tell, group, outcomes)

    def _commit(self, group: list[_Waiting]) -> list[object]:
        try:
            return self._transaction(group)
        except Exception as error:
            if len(group) == 1 and not self._has_gone(error):
                return [self._failure(error)]
        if len(group) > 1:
            return [outcome for waiting in group for outcome in self._commit([waiting])]
        try:
            return self._transaction(group)
        except Exception as error:
            return [self._failure(error)]

    def _transaction(self, group: list[_Waiting]) -> list[object]:
        connection = self._connected()
        entries = [w.entry for w in group if w.entry is not None]
        summaries = [w.summary for w in group if w.summary is not None]
        plain = all(w.job is None for w in group)
        if plain and self._statements.write_alone(connection, entries, summaries):
            return [None for _ in group]
        with connection.begin():
            if entries:
                self._statements.write(connection, entries, summaries)
            return [None if w.job is None else w.job(connection) for w in group]

    def _connected(self) -> Connection:
        if self._connection is None:
            connection = self._engine.connect().execution_options(immediate=True)
            with connection.begin():
                self._statements.prepare(connection)
            self._connection = connection
        return self._connection

    def _has_gone(self, error: Exception) -> bool:
        """Whether the database has hung up, so that another call may help."""
        gone = isinstance(error, DBAPIError) and error.connection_invalidated
        if gone:
            self._hang_up()
        return gone

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.close()

    def _failure(self, error: Exception) -> Exception:
        """The error that the waiting task gets."""
        if isinstance(error, TableError):
            return error
        if isinstance(error, IntegrityError):
            return Conflict()
        if isinstance(error, DBAPIError | SQLAlchemyError):
            said = store.reason(error)
            self._metrics.failed_commits.inc()
            self.failed = perf_counter()
            _log.error("not saved", reason=said)
            return NotSaved("error-not-saved", why=said)
        return error


def _tell(group: list[_Waiting], outcomes: list[object]) -> None:
    for waiting, outcome in zip(group, outcomes, strict=True):
        if isinstance(outcome, Exception):
            waiting.done.set_exception(outcome)
        else:
            waiting.done.set_result(outcome)
