"""Places: where a server keeps its games, and what is left there when it dies.

SQLite is the real one, on real files. A server that dies leaves copies of them, cut where the seed
says; the next one begins with those. What SQLite has written without `fsync` may be there, or not,
or be garbage, sector by sector; what it has synced is there. PostgreSQL is a real one as well, and
dies never: there it is the connections that break, before, between and after statements.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

import psycopg
from sqlalchemy import Engine
from sqlalchemy.engine import make_url

_SECTOR = 512
_FILE = "chronotable.sqlite3"


class Photo(NamedTuple):
    """The files of a SQLite database at one moment."""

    data: bytes
    wal: bytes


class Place(Protocol):
    """Where games are kept."""

    @property
    def url(self) -> str: ...

    def before_a_write(self) -> Photo | None:
        """What lies there now, if the next write may be the one in whose midst it dies."""

    def die(self, luck: Random, before: Photo | None) -> str:
        """The process is gone, perhaps in the midst of a write; how it went, in words."""

    def hang_up(self) -> None:
        """Every connection is broken off."""


class SqlitePlace:
    """A folder for each life of the server."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lives = 0
        (folder / "0").mkdir()

    @property
    def _file(self) -> Path:
        return self._folder / str(self._lives) / _FILE

    @property
    def _wal(self) -> Path:
        return self._file.with_name(f"{_FILE}-wal")

    @property
    def url(self) -> str:
        return f"sqlite:///{self._file}"

    def before_a_write(self) -> Photo:
        wal = self._wal.read_bytes() if self._wal.exists() else b""
        return Photo(self._file.read_bytes(), wal)

    def die(self, luck: Random, before: Photo | None) -> str:
        left, how = self.before_a_write(), "between two writes"
        if before is not None:
            how, left = _torn(before, left, luck)
        self._lives += 1
        self._file.parent.mkdir()
        self._file.write_bytes(left.data)
        if left.wal:
            self._wal.write_bytes(left.wal)
        return how

    def hang_up(self) -> None:
        """There is nobody at the other end of a file."""


def _torn(before: Photo, after: Photo, luck: Random) -> tuple[str, Photo]:
    """What is left of a write: first the log of SQLite is written, then the database itself."""
    mix = luck.choice((_killed, _powerless))
    how = "killed" if mix is _killed else "without power"
    if after.data != before.data and luck.random() < 0.5:
        return f"{how} in a checkpoint", Photo(mix(before.data, after.data, luck), after.wal)
    return f"{how} in a write", Photo(before.data, mix(before.wal, after.wal, luck))


def _killed(old: bytes, new: bytes, luck: Random) -> bytes:
    """Everything up to some byte has been written."""
    cut = luck.randint(_same(old, new), len(new))
    return new[:cut] + old[cut:]


def _powerless(old: bytes, new: bytes, luck: Random) -> bytes:
    """Each sector has been written, or has not, or holds anything from the first new byte on.

    The bytes before that are safe: SQLite relies on it, as every disk promises it.
    """
    sectors = []
    for at in range(0, len(new), _SECTOR):
        was, wanted = old[at : at + _SECTOR], new[at : at + _SECTOR]
        if was != wanted:
            same = _same(was, wanted)
            garbage = wanted[:same] + luck.randbytes(len(wanted) - same)
            missing = was.ljust(len(wanted), b"\0")
            wanted = luck.choice((wanted, wanted, missing, garbage))
        sectors.append(wanted)
    return b"".join(sectors)


def _same(one: bytes, other: bytes) -> int:
    """How many bytes at the beginning are the same."""
    shorter = min(len(one), len(other))
    return next((at for at in range(shorter) if one[at] != other[at]), shorter)


class PostgresPlace:
    """A database of a running PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = url
        where = make_url(url)
        self._name = where.database
        self._admin = f"host={where.query['host']} user={where.username} dbname=postgres"

    def before_a_write(self) -> None:
        return None

    def die(self, luck: Random, before: Photo | None) -> str:
        self.hang_up()
        return "its connections are gone"

    def hang_up(self) -> None:
        with psycopg.connect(self._admin, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = %s",
                [self._name],
            )


def let_commits_get_lost(engine: Engine, lost: Callable[[Any], bool]) -> None:
    """Where `lost` says so, a transaction is committed, and whoever waits for it is hung up on."""
    committed = engine.dialect.do_commit

    def commit(connection: Any) -> None:
        committed(connection)
        if lost(connection):
            driver = connection.driver_connection
            with suppress(psycopg.Error):
                driver.close()
            raise psycopg.OperationalError("the server closed the connection unexpectedly")

    setattr(engine.dialect, "do_commit", commit)  # noqa: B010 (it is a method)
