"""Backups: everything that a database holds, in one SQLite file, taken while people play.

A backup of either kind of database is the same kind of file, so it can be looked into with
ordinary tools, served as it is, and restored into the other kind. ADR 0030 tells why.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import (
    Connection,
    MetaData,
    Table,
    create_engine,
    func,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool

from chronotable.table.errors import BadDatabase, TableError
from chronotable.table.house import STAMP, put
from chronotable.table.store import Store, reason

_VERSION = "alembic_version"
_ROWS = 2_000  # copied at a time
_NAME = "chronotable-{:%Y%m%d-%H%M%S}.sqlite3"
_PATTERN = "chronotable-????????-??????.sqlite3"


class BadBackup(TableError):
    """A file that is no backup, or a place that cannot take one."""

    error = "bad-backup"


class BackupContents(NamedTuple):
    """What a backup holds: a file, and how many rows of each table."""

    file: Path
    bytes: int
    rows: dict[str, int]


def name_for(folder: Path, now: datetime | None = None) -> Path:
    """A name for a new backup in a folder; names sort by time."""
    return folder / _NAME.format(now or datetime.now(UTC))


def prune(folder: Path, keep: int) -> list[Path]:
    """Delete all but the latest backups in a folder; only files named like ours."""
    old = sorted(folder.glob(_PATTERN), reverse=True)[keep:]
    for file in old:
        file.unlink()
    return old


def back_up(database_url: str, file: Path) -> BackupContents:
    """Write everything that the database holds now into a file, which appears when it is whole.

    The server may run meanwhile: the file shows one moment, and nobody waits for it.
    """
    if file.exists():
        raise BadBackup("backup-error-exists", file=str(file))
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        part.touch(mode=0o600)  # it tells what is hidden in games under way
        with _opened(database_url) as store:
            _check_there(store)
            if store.is_sqlite:
                _copy_file(_file_of(database_url), part)
            else:
                _copy_to_file(store, part)
        kept = look_into(part)
        _flush(part)
        part.rename(file)
        _flush(file.parent)
    except OSError as error:
        raise BadBackup("backup-error-file", file=str(file), why=error.strerror or "") from None
    except sqlite3.Error as error:
        raise BadBackup("backup-error-file", file=str(file), why=reason(error)) from None
    finally:
        part.unlink(missing_ok=True)
    with suppress(BadDatabase), _opened(database_url) as store:
        _note(store)
    return kept._replace(file=file)


def _note(store: Store) -> None:
    """Write down that a backup was made, so that its absence can be noticed."""
    with store.engine.connect().execution_options(immediate=True) as connection:
        if inspect(connection).has_table("house"):
            now = time.time()
            put(connection, "backup", now, now)
            put(connection, STAMP, secrets.token_hex(8), now)
            connection.commit()


def look_into(file: Path) -> BackupContents:
    """What a backup holds, once every page has been read; BadBackup if it is not sound."""
    if not file.is_file():
        raise BadBackup("backup-error-missing", file=str(file))
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            wrong = [row[0] for row in opened.execute("PRAGMA integrity_check(3)")]
            if wrong != ["ok"]:
                raise BadBackup("backup-error-unsound", file=str(file), why="; ".join(wrong))
            query = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
            names = [row[0] for row in opened.execute(query)]
            if _VERSION not in names:
                raise BadBackup("backup-error-other", file=str(file))
            counts = {
                name: opened.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]
                for name in names
                if name != _VERSION
            }
    except sqlite3.Error as error:
        raise BadBackup("backup-error-unsound", file=str(file), why=reason(error)) from None
    return BackupContents(file, file.stat().st_size, counts)


def restore(file: Path, database_url: str, *, replace: bool = False) -> BackupContents:
    """Put a backup into a database that is empty, or whose contents are to be replaced.

    No server may run on it. What a SQLite file held before stays beside it, under another name.
    """
    kept = look_into(file)
    if make_url(database_url).get_backend_name() == "sqlite":
        _restore_file(file, _file_of(database_url), replace=replace)
    else:
        _restore_rows(file, database_url, replace=replace)
    with _opened(database_url) as store:
        store.migrate()
    return kept


# One SQLite file after another.


def _copy_file(source: Path, target: Path) -> None:
    """In one step: writers are not held up meanwhile, and do not make it start again."""
    uri = f"{source.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new, pages=-1)
        new.execute("PRAGMA journal_mode=DELETE")  # one file is all there is


def _restore_file(backup: Path, target: Path, *, replace: bool) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.exists() and target.stat().st_size:
        with _opened(f"sqlite:///{target}") as store:
            _check_free(store, replace=replace)
        _check_alone(target)
        target.rename(_aside(target.parent))
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        part.touch(mode=0o600)
        _copy_file(backup, part)
        _flush(part)
        part.rename(target)
        _flush(target.parent)
    finally:
        part.unlink(missing_ok=True)


def _check_alone(file: Path) -> None:
    """Make sure that nobody else has the file open: only then can it leave WAL mode."""
    with closing(sqlite3.connect(file, timeout=0.2)) as opened:
        try:
            mode = opened.execute("PRAGMA journal_mode=DELETE").fetchone()[0]
        except sqlite3.OperationalError:
            mode = ""
    if mode != "delete":
        raise BadBackup("backup-error-in-use")


# Rows, to and from PostgreSQL.


def _copy_to_file(store: Store, target: Path) -> None:
    """All rows as they are at one moment, in tables of the same revision."""
    with store.engine.connect() as source:
        source = source.execution_options(isolation_level="REPEATABLE READ")
        with source.begin(), _opened(f"sqlite:///{target}") as new:
            source.execute(text("SET TRANSACTION READ ONLY"))
            new.migrate(_revision(source))
            with new.engine.connect().execution_options(immediate=True) as made, made.begin():
                _copy_rows(source, made)
    with closing(sqlite3.connect(target)) as file:
        file.execute("PRAGMA journal_mode=DELETE")


def _restore_rows(backup: Path, database_url: str, *, replace: bool) -> None:
    with _opened(database_url) as store:
        with store.engine.connect() as target:
            known = inspect(target).has_table(_VERSION)
            if known:
                _check_nobody(target)
        if known:
            if _check_free(store, replace=replace):
                back_up(database_url, _aside(backup.parent))
            store.migrate("base", down=True)
        uri = f"{backup.absolute().as_uri()}?mode=ro"
        old = create_engine("sqlite://", creator=lambda: sqlite3.connect(uri, uri=True))
        with old.connect() as source:
            store.migrate(_revision(source))
            with store.engine.begin() as made:
                _copy_rows(source, made)
                _set_counters(made)
        old.dispose()


def _copy_rows(source: Connection, target: Connection) -> None:
    """Copy every table of one database into the same table of the other."""
    from_tables, to_tables = _tables(source), _tables(target)
    for name, table in from_tables.items():
        if name == "processes":  # who is alive now
            continue
        rows = source.execution_options(yield_per=_ROWS).execute(select(table))
        for group in rows.mappings().partitions(_ROWS):
            target.execute(insert(to_tables[name]), [dict(row) for row in group])


def _tables(connection: Connection) -> dict[str, Table]:
    found = MetaData()
    found.reflect(connection)
    return {table.name: table for table in found.sorted_tables if table.name != _VERSION}


def _set_counters(connection: Connection) -> None:
    """PostgreSQL's own counters go on after the rows that were copied."""
    for name, table in _tables(connection).items():
        for column in table.primary_key:
            if column.server_default is None:
                continue
            last = connection.execute(select(func.max(column))).scalar()
            where = select(func.pg_get_serial_sequence(name, column.name))
            if last is not None and (sequence := connection.execute(where).scalar()):
                connection.execute(select(func.setval(sequence, last)))


# What both need.


@contextmanager
def _opened(database_url: str) -> Iterator[Store]:
    store = Store(database_url)
    try:
        yield store
    except SQLAlchemyError as error:
        raise BadDatabase("error-database", why=reason(error)) from None
    finally:
        store.close()


def _file_of(database_url: str) -> Path:
    return Path(make_url(database_url).database or "")


def _check_there(store: Store) -> None:
    """There is something to keep."""
    if store.is_sqlite and not Path(store.engine.url.database or "").is_file():
        raise BadBackup("backup-error-nothing")
    with store.engine.connect() as connection:
        if not inspect(connection).has_table(_VERSION):
            raise BadBackup("backup-error-nothing")


def _check_free(store: Store, *, replace: bool) -> bool:
    """Whether something would be lost; BadBackup if it must not be."""
    with store.engine.connect() as connection:
        if not inspect(connection).has_table("people"):
            return False
        full = connection.execute(text("SELECT id FROM people LIMIT 1")).first() is not None
        if full and not replace:
            raise BadBackup("backup-error-full")
        return full


def _aside(folder: Path) -> Path:
    """The place for what is replaced."""
    return name_for(folder).with_suffix(".replaced.sqlite3")


def _check_nobody(connection: Connection) -> None:
    """No server is at work on this PostgreSQL database."""
    query = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
        "AND backend_type = 'client backend'"
    )
    pool = connection.engine.pool
    assert isinstance(pool, QueuePool)
    ours = pool.checkedin() + pool.checkedout()
    if connection.execute(query).scalar_one() > ours:
        raise BadBackup("backup-error-in-use")


def _revision(connection: Connection) -> str:
    found = connection.execute(text(f"SELECT version_num FROM {_VERSION}")).scalar()
    if found is None:
        raise BadBackup("backup-error-nothing")
    return str(found)


def _flush(place: Path) -> None:
    """See that a file, or a name in a folder, is on the disk; Windows knows only the former."""
    if place.is_dir() and os.name == "nt":
        return
    handle = os.open(place, os.O_RDONLY if place.is_dir() else os.O_RDWR)  # Windows wants both
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
