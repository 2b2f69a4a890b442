"""The store: what is kept of people and tables, in SQLite or PostgreSQL.

The log is the truth about a table; what stands in `tables` and `chairs` besides is the same
in short, written in the same commit, so that lists of tables need no rules and no replay.
Everything is read and written with plain statements, off the event loop: reads in a few
threads here, writes in the one thread of `log.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    text,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from chronotable.extras import require
from chronotable.table.errors import BadDatabase, DatabaseAway

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
READERS = 3
_MIGRATING = 0x63_68_72_6F_6E_6F  # the advisory lock for changing the tables of PostgreSQL

schema = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    schema,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("passphrase", String(200)),  # as argon2 hashes it
    Column("returns_as", String(100), unique=True),  # the folded name, if there is a passphrase
    Column("made", Float, nullable=False),
)

sessions = Table(
    "sessions",
    schema,
    Column("token", String(64), primary_key=True),  # its SHA-256, never itself
    Column("person", String(32), nullable=False, index=True),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=False),
)

tables = Table(
    "tables",
    schema,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(32)),  # hexadecimal
    Column("start", Text),  # JSON: a state to begin with, instead of a seed
    Column("pace", String(8), nullable=False),
    Column("minutes", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(32), index=True),
    Column("play", String(40), nullable=False),
    Column("watch", String(40), nullable=False),
    Column("after", String(32)),  # the table that this is a rematch of
    Column("rematch", String(32)),
    Column("made", Float, nullable=False),
    # What follows is written anew with every entry of the log.
    Column("status", String(12), nullable=False),
    Column("version", Integer, nullable=False),
    Column("moved", Float, nullable=False),
    Column("asked", String(40), nullable=False),  # JSON: the seats
    Column("due", Float),  # when a bot or a clock has something to do here
    Column("clock", Text),  # JSON
    Column("outcome", Text),  # JSON
    # Which process may write here (see homes.py), and how often that has changed.
    Column("home", String(32)),
    Column("epoch", Integer, nullable=False, server_default="0"),
)
Index("ix_tables_due", tables.c.due)
Index("ix_tables_listed", tables.c.listed, tables.c.status)

processes = Table(  # those that are alive on this database, if it is PostgreSQL
    "processes",
    schema,
    Column("id", String(32), primary_key=True),
    Column("number", Integer, nullable=False),  # of the lock that it holds while it lives
    Column("machine", String(80), nullable=False),
    Column("address", String(200), nullable=False),  # where the others reach it
    Column("key", String(64), nullable=False),  # and what they say there
    Column("began", Float, nullable=False),  # by the clock of the database
    Column("seen", Float, nullable=False),
)

chairs = Table(
    "chairs",
    schema,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), index=True),
    Column("level", String(20)),
    Column("stands_in", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
)

log = Table(
    "log",
    schema,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("key", String(100)),
    Column("question", String(8)),  # the fingerprint of what was asked
    Column("person", String(32)),
    Column("client", String(40)),  # the id that the person's client gave to the request
    Column("body", Text),  # JSON
    sqlite_with_rowid=False,  # the entries of a table lie side by side
)
positions = Table(
    "positions",
    schema,
    Column("table_id", String(32), primary_key=True),
    Column("rules", String(40), nullable=False),
    Column("answers", Integer, nullable=False),  # given until then, in this chapter of the game
    Column("digest", String(16), nullable=False),  # of those answers: some may be taken back later
    Column("state", Text, nullable=False),  # JSON: at a boundary
    Column("at", Float, nullable=False),
)

Index(
    "ix_log_chat",
    log.c.person,
    sqlite_where=text("kind = 'chat'"),
    postgresql_where=text("kind = 'chat'"),
)

# What the operator decides, and what guests ask of the operator and of each other.

house = Table(
    "house",
    schema,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),  # JSON
    Column("changed", Float, nullable=False),
)

orders = Table(  # what was ordered and what became of it: nothing here is ever deleted
    "orders",
    schema,
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("by", String(16), nullable=False),  # the command, the page, or a rule
    Column("what", String(20), nullable=False),
    Column("subject", String(80), nullable=False),
    Column("table_id", String(32)),
    Column("until", Float),
    Column("reason", Text, nullable=False),
    Column("done", Float, index=True),
    Column("outcome", Text, nullable=False),  # JSON: what was said to the one who gave the order
)

sanctions = Table(
    "sanctions",
    schema,
    Column("subject", String(80), primary_key=True),  # a person, or "network " and which
    Column("kind", String(8), primary_key=True),  # ban or mute
    Column("at", Float, nullable=False),
    Column("until", Float),
    Column("reason", Text, nullable=False),
)

mutes = Table(
    "mutes",
    schema,
    Column("who", String(32), primary_key=True),
    Column("whom", String(32), primary_key=True),
    Column("at", Float, nullable=False),
)

reports = Table(
    "reports",
    schema,
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("by", String(32), nullable=False, index=True),
    Column("about", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("line", Text, nullable=False),  # what was said, if it is about that
    Column("text", Text, nullable=False),
    Column("handled", Float),
)

# Who wants to be told that it is their turn, and of what they have been told.

notices = Table(
    "notices",
    schema,
    Column("person", String(32), primary_key=True),
    Column("email", String(254), nullable=False),
    Column("confirmed", Float),  # when the owner of that address has said yes
    Column("confirm", String(40), nullable=False),  # what the mail that asks for it holds
    Column("stop", String(40), nullable=False, unique=True),  # what every other mail holds
    Column("mail", String(8), nullable=False),
    Column("push", Boolean, nullable=False),
    Column("quiet_from", Integer),  # minutes of the day, where the person lives
    Column("quiet_to", Integer),
    Column("digest_at", Integer, nullable=False),
    Column("zone", String(64), nullable=False),
    Column("mailed", Float),
)

pushes = Table(
    "pushes",
    schema,
    Column("id", String(64), primary_key=True),  # the SHA-256 of the address
    Column("person", String(32), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("made", Float, nullable=False),
)

told = Table(
    "told",
    schema,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("how", String(8), primary_key=True),
    Column("at", Float, nullable=False),
)


class Store:
    """A database, with its tables brought up to date."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="chronotable-read")
        self.is_sqlite = self.engine.dialect.name == "sqlite"

    async def read(self, query: Callable[[Connection], T]) -> T:
        """What a query finds, seen at one moment; it runs in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._query, query)

    def _query(self, query: Callable[[Connection], T]) -> T:
        try:
            with self.engine.begin() as connection:
                return query(connection)
        except DBAPIError as error:
            raise DatabaseAway(reason(error)) from error

    def migrate(self, revision: str = "head", *, down: bool = False) -> None:
        """Bring the tables up (or down) to a revision; BadDatabase if that cannot be done.

        It is one transaction, by one server at a time: if it is killed meanwhile, nothing has
        changed.
        """
        with self._changing() as (connection, config):
            (command.downgrade if down else command.upgrade)(config, revision)
            connection.commit()

    def try_migrating(self, look: Callable[[Connection], T]) -> T:
        """Bring the tables up to date, look at them, and take everything back."""
        with self._changing() as (connection, config):
            command.upgrade(config, "head")
            found = look(connection)
            connection.rollback()
            return found

    @contextmanager
    def _changing(self) -> Iterator[tuple[Connection, Config]]:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        try:
            with self.engine.connect().execution_options(immediate=True) as connection:
                connection.begin()
                if not self.is_sqlite:  # which is locked as a whole
                    connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATING})"))
                config.attributes["connection"] = connection
                yield connection, config
        except CommandError as error:
            raise BadDatabase("error-database-later", why=str(error)) from None
        except SQLAlchemyError as error:
            raise BadDatabase("error-database", why=reason(error)) from None

    def close(self) -> None:
        self._readers.shutdown()
        self.engine.dispose()


def reason(error: BaseException) -> str:
    """What the database itself said, in one line, without statements and their parameters."""
    origin = getattr(error, "orig", None) or error
    return " ".join(str(origin).split()) or type(origin).__name__


def _engine(url: str) -> Engine:
    try:
        parsed = make_url(url)
        if parsed.drivername in ("postgresql", "postgres"):
            require("postgres")
            parsed = parsed.set(drivername="postgresql+psycopg")
        if parsed.get_backend_name() == "sqlite":
            if not parsed.database or parsed.database == ":memory:":
                raise BadDatabase("error-database-memory")
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
            engine = create_engine(parsed)
            event.listen(engine, "connect", _careful)
            event.listen(engine, "begin", _begin)
            return engine
        return create_engine(parsed, pool_pre_ping=True)
    except (ArgumentError, ImportError, NoSuchModuleError, OSError) as error:
        raise BadDatabase("error-database-form", why=str(error)) from None


# The driver's connection has no type that both databases share.
def _careful(connection: Any, _: object) -> None:
    """An answer that is acknowledged has reached the disk, whatever happens then."""
    connection.isolation_level = None  # transactions begin where we say so
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=10000",
        "foreign_keys=ON",
        "temp_store=MEMORY",
    ):
        connection.execute(f"PRAGMA {setting}")


def _begin(connection: Connection) -> None:
    """Take the write lock at once, instead of finding out too late that it cannot be had."""
    immediate = connection.get_execution_options().get("immediate")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")
