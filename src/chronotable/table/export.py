"""Export: everything that is kept about one person, for that person, in one zip."""

from __future__ import annotations

import io
import json
import zipfile
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, select

from chronotable.table import lobby, store, survey
from chronotable.table.log import Entry
from chronotable.table.people import Person
from chronotable.table.room import record_of
from chronotable.table.standing import Standing, iso

if TYPE_CHECKING:
    from chronotable.table.service import TableService

MOST = 1_000  # games whose records are in it, the latest; what is left out is said
_ABOUT = """\
Everything that chronotable keeps about you.

me.json        your name, when you were here, your tables, and what you have said and done
records/       the finished games in which you had a seat, one file each;
               'chronotable replay FILE' plays them
"""


async def export(service: TableService, person: Person) -> bytes:
    """The zip. What others hold in games under way is not in it."""
    told = await service.store.read(lambda c: _about(c, person))
    records = told.pop("records")
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("README.txt", _ABOUT)
        packed.writestr("me.json", _json(told))
        for name, record in records.items():
            packed.writestr(f"records/{name}.json", _json(record))
    return file.getvalue()


def _json(told: object) -> str:
    return json.dumps(told, ensure_ascii=False, indent=1)


def _about(c: Connection, person: Person) -> dict[str, Any]:
    me = c.execute(select(store.people).where(store.people.c.id == person.id)).one()
    mine = lobby.mine(c, person.id, ("gathering", "playing", "over"), most=None)
    records = _records(c, person, mine)
    return {
        "name": me.name,
        "language": me.lang,
        "passphrase": "set" if me.passphrase else "none",
        "since": iso(me.made),
        "sessions": _rows(c, store.sessions, "person", person, ("made", "used")),
        "tables": [_table(each, person) for each in mine],
        "lines": _lines(c, person),
        "muted": _muted(c, person),
        "reports": _rows(c, store.reports, "by", person, ("at", "table_id", "line", "text")),
        "sanctions": _rows(
            c, store.sanctions, "subject", person, ("kind", "at", "until", "reason")
        ),
        "notices": _rows(
            *(c, store.notices, "person", person),
            ("email", "confirmed", "mail", "push", "quiet_from", "quiet_to", "zone", "mailed"),
        ),
        "browsers pushed to": _rows(c, store.pushes, "person", person, ("endpoint", "made")),
        "records left out": max(0, sum(each.row.status == "over" for each in mine) - MOST),
        "records": records,
    }


def _rows(
    c: Connection, table: Any, column: str, person: Person, fields: tuple[str, ...]
) -> list[dict[str, Any]]:
    query = select(*(table.c[field] for field in fields)).where(table.c[column] == person.id)
    return [_dated(dict(row)) for row in c.execute(query).mappings()]


def _dated(row: dict[str, Any]) -> dict[str, Any]:
    return {
        name: iso(value)
        if name in ("at", "until", "made", "used", "confirmed", "mailed") and value
        else value
        for name, value in row.items()
    }


def _table(each: lobby.Listed, person: Person) -> dict[str, Any]:
    row = each.row
    seat = next((n for n, seat in enumerate(each.seats) if seat.person == person.id), None)
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "made": iso(row.made),
        "moved": iso(row.moved),
        "host": row.host == person.id,
        "seat": seat,
    }


def _lines(c: Connection, person: Person) -> list[dict[str, Any]]:
    """What this person has said and done, in order."""
    line = store.log.c
    query = select(line.table_id, line.at, line.kind, line.seat, line.key, line.body)
    query = query.where(line.person == person.id).order_by(line.at)
    return [
        {
            "table": row.table_id,
            "at": iso(row.at),
            "kind": row.kind,
            "seat": row.seat,
            "answer": row.key,
            "text": json.loads(row.body).get("text") if row.kind == "chat" else None,
        }
        for row in c.execute(query)
    ]


def _muted(c: Connection, person: Person) -> list[str]:
    query = select(store.mutes.c.whom).where(store.mutes.c.who == person.id)
    return sorted(survey.names(c, [*c.execute(query).scalars()]).values())


def _records(c: Connection, person: Person, mine: list[lobby.Listed]) -> dict[str, Any]:
    """One's own finished games; their rules need not be known for that."""
    found: dict[str, Any] = {}
    over = [each for each in mine if each.row.status == "over"]
    for row, seats in over[:MOST]:
        line = store.log.c
        query = select(store.log).where(line.table_id == row.id).order_by(line.version)
        entries = [Entry._make(each) for each in c.execute(query)]
        standing = Standing.read(dict(row._mapping), seats, entries)
        found[f"{row.game}-{row.id[:8]}"] = record_of(standing, None).write()
    return found
