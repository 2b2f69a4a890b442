"""Manners: muting somebody, and reporting them to the operator.

People are not told each other's ids. Somebody is meant by where they sit or by what they said.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import TYPE_CHECKING

from sqlalchemy import insert

from chronotable.table import store, survey, wire
from chronotable.table.errors import NotNow, TableError
from chronotable.table.people import Person
from chronotable.table.standing import Standing

if TYPE_CHECKING:
    from chronotable.table.service import TableService


class Manners:
    """What people may do about each other."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def mute(self, person: Person, table: str, about: wire.Somebody) -> None:
        """Read nothing more that somebody at this table says, here and anywhere."""
        room = await self._service.registry.room(table)
        whom, _ = _meant(room.standing, about, person.id)
        await self._service.house.mute(person.id, whom, muted=True)
        room.company_changed()

    async def muted(self, person: Person) -> list[wire.MutedPerson]:
        """Those whom somebody does not read."""
        ids = sorted(self._service.house.muted_by(person.id))
        names = await self._service.store.read(lambda c: survey.names(c, ids))
        found = [wire.MutedPerson(handle(each), names.get(each, "")) for each in ids]
        return sorted(found, key=lambda each: each.name.casefold())

    async def unmute(self, person: Person, whom: str) -> None:
        """Read somebody again, by the handle that `muted` has told."""
        for each in self._service.house.muted_by(person.id):
            if handle(each) == whom:
                await self._service.house.mute(person.id, each, muted=False)
                return
        raise NotNow("manners-error-not-muted")

    async def report(self, person: Person, table: str, said: wire.Report) -> None:
        """Report somebody to the operator, with the line of chat that it is about."""
        service = self._service
        room = await service.registry.room(table)
        about = wire.Somebody(said.seat, said.line)
        whom, line = _meant(room.standing, about, person.id)
        row = {
            "id": secrets.token_hex(16),
            "at": service.now(),
            "by": person.id,
            "about": whom,
            "table_id": table,
            "line": line,
            "text": said.text,
        }
        await service.log.run(lambda c: c.execute(insert(store.reports).values(row)) and None)


def handle(who: str) -> str:
    """What stands for somebody where their id must not be told."""
    return sha256(f"chronotable person {who}".encode()).hexdigest()[:24]


def _meant(standing: Standing, about: wire.Somebody, me: str) -> tuple[str, str]:
    """Who is meant, and the line they said, if it is about one."""
    who, text = None, ""
    if about.line is not None and about.line < len(standing.chat):
        line = standing.chat[about.line]
        if line.said is None:
            who, text = standing.speakers[about.line], line.text
    elif about.line is None and about.seat is not None and about.seat < len(standing.seats):
        who = standing.seats[about.seat].person
    if who is None:
        raise TableError("manners-error-nobody")
    if who == me:
        raise TableError("manners-error-oneself")
    return who, text
