"""Faults by the thousand: whatever goes wrong, no acknowledged answer is lost or done twice,
nobody is told what they may not know, and every game comes to its end.

Fifty faults for each kind of database in a normal run, more than a thousand in a deep one.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import psycopg
import pytest
import structlog
from sqlalchemy import event
from sqlalchemy.pool import Pool

from chronotable.table.log import LogWriter
from chronotable.table.snapshot import Snapshots
from tests.depth import DEEP, times
from tests.table.faults.disk import OwnLog
from tests.table.faults.places import Place, PostgresPlace, SqlitePlace
from tests.table.faults.world import Told, World
from tests.table.postgres import Cluster

FAULTS = 25
SEEDS = times(2, deep=42)
LARGE = times(0, deep=6)  # of these the boxed games are played


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """A server to which all this happens has much to complain about."""
    before = structlog.get_config()
    silent = structlog.make_filtering_bound_logger(logging.CRITICAL)
    structlog.configure(wrapper_class=silent, cache_logger_on_first_use=False)
    try:
        yield
    finally:
        structlog.configure(**before)


@pytest.fixture(autouse=True)
def _hangs_up() -> Iterator[None]:
    """Whatever has happened to a server, it leaves no connection to its database behind."""
    opened: list[psycopg.Connection[Any]] = []

    def note(connection: object, _: object) -> None:
        if isinstance(connection, psycopg.Connection):
            opened.append(connection)

    event.listen(Pool, "connect", note)
    try:
        yield
    finally:
        event.remove(Pool, "connect", note)
    forgotten = [connection for connection in opened if not connection.closed]
    for connection in forgotten:
        connection.close()
    assert not forgotten, f"{len(forgotten)} of {len(opened)} connections were left open"


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        return SqlitePlace(tmp_path)
    running: Cluster = request.getfixturevalue("postgres")
    return PostgresPlace(running.fresh())


def live(place: Place, seed: int, faults: int = FAULTS, *, large: bool = False) -> Told:
    """One story; if it ends badly, how to be told it again."""
    kind = place.url.partition(":")[0]
    again = f"python -m tests.table.faults {kind} {seed} --faults {faults}"
    try:
        return World(place, seed, faults, large=large).run()
    except BaseException as error:
        error.add_note(f"to see it again: {again}{' --large' if large else ''}")
        raise


@pytest.mark.parametrize("seed", range(1, SEEDS + 1))
def test_whatever_goes_wrong_nothing_is_lost_or_told(seed: int, place: Place) -> None:
    told = live(place, seed, large=seed > SEEDS - LARGE)
    assert sum(told.faults.values()) == FAULTS
    assert told.acknowledged > 20
    assert told.shown > told.acknowledged


def test_the_same_seed_tells_the_same_story(tmp_path: Path) -> None:
    stories = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        stories.append(live(SqlitePlace(tmp_path / name), 5, faults=4 if not DEEP else FAULTS))
    assert stories[0] == stories[1]


# The witness must see what it is there for.


def until_it_fails(tmp_path: Path, what: str) -> None:
    with pytest.raises(AssertionError, match=what) as failed:
        _live_on(tmp_path)
    assert "python -m tests.table.faults sqlite" in failed.value.__notes__[0]


def _live_on(folder: Path) -> None:
    for seed in range(1, 20):
        (folder / str(seed)).mkdir()
        live(SqlitePlace(folder / str(seed)), seed)


def test_an_answer_that_is_acknowledged_too_soon_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log says that all is written, and writes it a while later."""

    def write(self: OwnLog, group: Sequence[Any]) -> list[object]:
        if any(waiting.entry is None for waiting in group):
            return LogWriter._commit(self, [*group])
        self._loop.call_later(1.5, lambda: self.dead or LogWriter._commit(self, [*group]))
        return [None for _ in group]

    monkeypatch.setattr(OwnLog, "_commit", write)
    until_it_fails(tmp_path, "acknowledged|shown|done twice")


def test_a_hand_that_is_shown_to_somebody_else_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rightly: Callable[..., Any] = Snapshots._view

    def view(self: Snapshots, match: Any, seat: int | None) -> Any:
        return rightly(self, match, 0 if seat is None else seat)

    monkeypatch.setattr(Snapshots, "_view", view)
    until_it_fails(tmp_path, "table is")


def test_a_request_that_is_done_twice_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chronotable.table.room.Room._keep_receipt", lambda *_: None)
    until_it_fails(tmp_path, "done twice|refused .* and done")
