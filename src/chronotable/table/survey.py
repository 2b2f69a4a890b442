"""What the operator may look up: people, tables, reports, orders, all from the store."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, or_, select

from chronotable.table import store
from chronotable.table.errors import TableError

_SHORTEST = 6  # characters of an id that are enough, if no other id begins so


class NotFound(TableError):
    """Nobody is called that, or several are."""

    status = 404
    error = "unknown"


class Guest(NamedTuple):
    """Somebody, as the operator sees them."""

    id: str
    name: str
    lang: str
    returns: bool
    made: float
    seen: float | None  # when a session was last counted as used: to the day
    tables: int


class Listing(NamedTuple):
    """A table, as the operator sees it: without what lies on it."""

    id: str
    game: str
    status: str
    made: float
    moved: float
    names: list[str]


def guests(c: Connection, words: str = "", most: int = 200) -> list[Guest]:
    """People whose name holds these words, or whose id begins so; the latest first."""
    person, session, chair = store.people.c, store.sessions.c, store.chairs.c
    seen = select(func.max(session.used)).where(session.person == person.id).scalar_subquery()
    sits = select(func.count()).where(chair.person == person.id).scalar_subquery()
    query = select(store.people, seen.label("seen"), sits.label("sits"))
    if words:
        like = f"%{_escaped(words.casefold())}%"
        named = func.lower(person.name).like(like, escape="\\")
        query = query.where(or_(named, person.id.startswith(_escaped(words), escape="\\")))
    rows = c.execute(query.order_by(person.made.desc()).limit(most)).all()
    return [
        Guest(r.id, r.name, r.lang, r.passphrase is not None, r.made, r.seen, r.sits) for r in rows
    ]


def _escaped(words: str) -> str:
    return words.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


def find(c: Connection, who: str) -> Guest:
    """The one person with this id, the beginning of it, or this name."""
    found = guests(c, who)
    named = [each for each in found if each.name.casefold() == who.casefold()]
    begin = [each for each in found if each.id.startswith(who)] if len(who) >= _SHORTEST else []
    for fitting in ([each for each in found if each.id == who], named, begin):
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise NotFound("house-error-several", given=who, known=[e.id for e in fitting[:8]])
    raise NotFound("house-error-nobody", given=who)


def names(c: Connection, ids: Sequence[str]) -> dict[str, str]:
    """What people are called."""
    person = store.people.c
    query = select(person.id, person.name).where(person.id.in_(ids))
    return {row.id: row.name for row in c.execute(query)}


def listings(c: Connection, status: str = "", most: int = 200) -> list[Listing]:
    """Tables, the latest first."""
    table = store.tables.c
    query = select(table.id, table.game, table.status, table.made, table.moved)
    if status:
        query = query.where(table.status == status)
    rows = c.execute(query.order_by(table.moved.desc()).limit(most)).all()
    chair, person = store.chairs.c, store.people.c
    sitting = (
        select(chair.table_id, chair.kind, person.name)
        .outerjoin(store.people, person.id == chair.person)
        .where(chair.table_id.in_([row.id for row in rows]))
        .order_by(chair.table_id, chair.seat)
    )
    told: dict[str, list[str]] = {row.id: [] for row in rows}
    for seat in c.execute(sitting):
        told[seat.table_id].append(seat.name or seat.kind)
    return [Listing(*row, told[row.id]) for row in rows]


def find_table(c: Connection, given: str) -> str:
    """The one table with this id, or the beginning of it."""
    table = store.tables.c
    query = select(table.id).where(table.id.startswith(_escaped(given), escape="\\")).limit(9)
    found = [str(row.id) for row in c.execute(query)] if len(given) >= _SHORTEST else []
    if given in found:
        return given
    if len(found) != 1:
        raise NotFound("house-error-no-table", given=given)
    return found[0]


def orders(c: Connection, most: int = 200) -> list[dict[str, Any]]:
    """What was ordered, the latest first, and what became of it."""
    query = select(store.orders).order_by(store.orders.c.at.desc()).limit(most)
    return [_order(row) for row in c.execute(query).mappings()]


def _order(row: Any) -> dict[str, Any]:
    return {**row, "outcome": json.loads(row["outcome"]) if row["outcome"] else None}


def sanctions(c: Connection) -> list[dict[str, Any]]:
    query = select(store.sanctions).order_by(store.sanctions.c.at.desc())
    return [dict(row) for row in c.execute(query).mappings()]


def reports(c: Connection, *, handled: bool = False, most: int = 200) -> list[dict[str, Any]]:
    """What people have reported and nobody has looked into, the latest first."""
    row = store.reports.c
    query = select(store.reports).order_by(row.at.desc()).limit(most)
    if not handled:
        query = query.where(row.handled.is_(None))
    return [dict(each) for each in c.execute(query).mappings()]


def counts(c: Connection, now: float) -> dict[str, int]:
    """How much there is of everything."""
    day = now - 86_400
    table = store.tables.c
    by_status = select(table.status, func.count()).group_by(table.status)
    found = {f"tables-{status}": number for status, number in c.execute(by_status).all()}
    lately = select(func.count()).select_from(store.tables).where(table.moved > day)
    asks: dict[str, Any] = {
        "people": select(func.count()).select_from(store.people),
        "returning": select(func.count(store.people.c.passphrase)),
        "sessions": select(func.count()).select_from(store.sessions),
        "tables-moved-today": lately,
        "lines": select(func.count()).select_from(store.log),
        "reports": select(func.count())
        .select_from(store.reports)
        .where(store.reports.c.handled.is_(None)),
        "orders-waiting": select(func.count())
        .select_from(store.orders)
        .where(store.orders.c.done.is_(None)),
    }
    return found | {name: c.execute(query).scalar_one() for name, query in asks.items()}
