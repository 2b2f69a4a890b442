"""Migrating: a database made by an earlier version is brought up to date, and can be tried first.

The tables change in one transaction, after everything has been backed up. Games under way change
when their table is opened (`carrying.py`); what would become of each of them can be told before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from chronotable.games import infos
from chronotable.table import carrying, lobby, positions, store
from chronotable.table.backup import back_up
from chronotable.table.errors import BadDatabase
from chronotable.table.log import Entry
from chronotable.table.room import record_of
from chronotable.table.settings import current_rules
from chronotable.table.standing import Standing
from chronotable.table.store import MIGRATIONS, Store, reason

# What becomes of a game under way: it is by our rules already; nothing changes for it; the table is
# asked; it cannot go on here.
Fate: TypeAlias = Literal["same", "whole", "asked", "stands"]


class GameUnderWay(NamedTuple):
    """A game under way, and how it would go on."""

    table: str
    game: str
    rules: str
    fate: Fate
    lost: int = 0  # answers that would have to be given again


class Steps(NamedTuple):
    """From which revision to which a database would be brought: the same, if all is done."""

    now: str | None
    then: str | None

    @property
    def any(self) -> bool:
        return self.now != self.then


def steps(opened: Store) -> Steps:
    """What is to be done with a database."""
    try:
        with opened.engine.connect() as connection:
            now = MigrationContext.configure(connection).get_current_revision()
    except SQLAlchemyError as error:
        raise BadDatabase("error-database", why=reason(error)) from None
    return Steps(now, ScriptDirectory(str(MIGRATIONS)).get_current_head())


def backup_for(database_url: str, then: str | None) -> Path:
    """Where a database is backed up before it is changed."""
    parsed = make_url(database_url)
    if parsed.get_backend_name() == "sqlite" and parsed.database:
        file = Path(parsed.database)
        return file.with_name(f"before-{then}-{file.name}")
    where = f"{parsed.host or parsed.query.get('host', '')}:{parsed.port}/{parsed.database}"
    one_of_many = sha256(where.encode()).hexdigest()[:8]  # several may be looked after from here
    return Path("backups") / f"before-{then}-{parsed.database}-{one_of_many}.sqlite3"


def migrate(database_url: str) -> Path | None:
    """Bring a database up to date; the backup that was made first, if anything was to be done.

    A backup that is there already was made before an attempt that did not end: it stays.
    """
    opened = Store(database_url)
    try:
        wanted = steps(opened)
        kept: Path | None = None
        if wanted.any and wanted.now is not None and _is_ours(wanted.now):
            kept = backup_for(database_url, wanted.then)
            if not kept.exists():
                back_up(database_url, kept)
        opened.migrate()
        return kept
    finally:
        opened.close()


def _is_ours(revision: str) -> bool:
    """Whether we know it: what a later version has written is left alone."""
    known = ScriptDirectory(str(MIGRATIONS)).walk_revisions()
    return any(each.revision == revision for each in known)


def tried(database_url: str) -> tuple[Steps, list[GameUnderWay]]:
    """What migrating would do: everything is done, looked at, and taken back."""
    opened = Store(database_url)
    try:
        wanted = steps(opened)
        return wanted, opened.try_migrating(lambda connection: [*_fates(connection)])
    finally:
        opened.close()


def _fates(connection: Connection) -> Iterator[GameUnderWay]:
    """How every game under way would go on."""
    table, line = store.tables.c, store.log.c
    under_way = select(store.tables).where(table.status == "playing").order_by(table.id)
    for each in connection.execute(under_way).mappings().all():
        row: dict[str, Any] = dict(each)
        ours = current_rules(row["game"]) if row["game"] in infos() else None
        if row["rules"] == ours:
            yield GameUnderWay(row["id"], row["game"], row["rules"], "same")
            continue
        if ours is None:
            yield GameUnderWay(row["id"], row["game"], row["rules"], "stands")
            continue
        lines = select(store.log).where(line.table_id == row["id"]).order_by(line.version)
        entries: Sequence[Entry] = [Entry._make(told) for told in connection.execute(lines)]
        seats = lobby.seats_of(connection, [row["id"]])[row["id"]]
        standing = Standing.read(row, seats, entries)
        kept = positions.read(connection, row["id"])
        offer = asyncio.run(carrying.offer(standing, record_of(standing, None), kept))
        if offer is None:
            yield GameUnderWay(row["id"], row["game"], row["rules"], "stands")
        else:
            fate: Fate = "whole" if offer.exact else "asked"
            yield GameUnderWay(row["id"], row["game"], row["rules"], fate, offer.lost)
