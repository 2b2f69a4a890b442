"""Alone: only one process at a time serves a SQLite file; a lock of the system makes sure of it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from chronotable.table.errors import BadDatabase


@contextmanager
def only_one(database_url: str) -> Iterator[None]:
    """Serve a database; BadDatabase if it is a file that another process serves already.

    The lock is on a file beside it, and is gone when the process ends, however that happens.
    """
    file = _file_of(database_url)
    if file is None:
        yield
        return
    beside = file.with_name(f"{file.name}.serving")
    try:
        beside.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadDatabase("error-database", why=error.strerror or "") from None
    try:
        _lock(handle, file)
        yield
    finally:
        os.close(handle)


def _file_of(database_url: str) -> Path | None:
    try:
        parsed = make_url(database_url)
    except ArgumentError:
        return None  # which is told when it is opened
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    return Path(parsed.database)


def _lock(handle: int, file: Path) -> None:
    try:
        _take(handle)
    except OSError:
        raise BadDatabase("error-database-served", file=str(file)) from None


def _take(handle: int) -> None:
    try:
        import fcntl
    except ImportError:  # Windows has a way of its own
        with suppress(ImportError):
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        return
    fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
