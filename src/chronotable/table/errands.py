"""Errands: things that the server itself has to do at a table, in whichever process that lives."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from time import monotonic
from typing import TYPE_CHECKING, Any

from chronotable.kernel.json import Json
from chronotable.kernel.message import Message
from chronotable.table.errors import Elsewhere, Moved, TableError

if TYPE_CHECKING:
    from chronotable.table.service import TableService

_PATIENCE = 10.0  # seconds until a table that moves must have arrived
_AGAIN = 0.1  # seconds until it is looked for again


class Errands:
    """Runs errands at tables that live here, and passes others on."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._kinds: dict[str, Callable[..., Awaitable[int]]] = {
            "leave": self._leave,
            "remove": self._remove,
            "close": self._close,
            "delete": self._delete,
        }

    async def run(self, table: str, what: str, **told: Any) -> int:
        """Do it where the table lives; how much was done."""
        until = monotonic() + _PATIENCE
        while True:
            try:
                return await self._here_or_there(table, what, told)
            except Moved:
                if monotonic() > until:
                    raise
            await asyncio.sleep(_AGAIN)

    async def _here_or_there(self, table: str, what: str, told: Json) -> int:
        try:
            return await self.run_here(table, what, told)
        except Elsewhere as elsewhere:
            there = await self._service.neighbour(elsewhere.home)
        reply = await self._service.company.ask(there, {"what": what, "table": table, **told})
        done: int = reply["done"]
        return done

    async def run_here(self, table: str, what: str, told: Json) -> int:
        """Do it here; Elsewhere if the table lives in another process."""
        if what not in self._kinds:
            raise TableError("order-unknown", what=what)
        return await self._kinds[what](table, **told)

    async def _leave(self, table: str, who: str) -> int:
        room = await self._service.registry.room(table)
        if room.standing.seat_of(who) is None:
            return 0
        await room.leave(who)
        return 1

    async def _remove(self, table: str, who: str) -> int:
        room = await self._service.registry.room(table)
        if room.standing.seat_of(who) is None:
            return 0
        await room.remove(who)
        return 1

    async def _close(self, table: str, said: list[Any]) -> int:
        room = await self._service.registry.room(table)
        await room.close_game(Message(*said))
        return 1

    async def _delete(self, table: str, status: str) -> int:
        return int(await self._service.delete_here(table, status))

    # Who is there.

    async def here(self, tables: Collection[str]) -> dict[str, set[str | None]]:
        """Who looks on at each of these tables, in any process."""
        service = self._service
        wanted = [*tables]
        errand = {"what": "here", "tables": wanted}
        others = [service.company.ask(each, errand) for each in service.company.others.values()]
        here = self.present(wanted)
        for told in await asyncio.gather(*others, return_exceptions=True):
            if isinstance(told, dict):
                for table, people in told["here"].items():
                    here.setdefault(table, set()).update(people)
        return here

    def present(self, tables: Collection[str]) -> dict[str, set[str | None]]:
        """Who looks on at each of these tables here."""
        here = self._service.registry.here()
        return {table: here[table] for table in tables if table in here}
