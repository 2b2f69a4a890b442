"""The tables of one device in a browser: what the page's engine asks for, on Pyodide.

The other side is `web/src/device/engine.worker.ts`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from chronotable.local.absent import do_without

if TYPE_CHECKING:
    from chronotable.local.door import Talk
    from chronotable.local.tables import DeviceTables


class BrowserShelf:
    """The browser's own database, as a shelf."""

    def __init__(self, shelf: Any) -> None:
        self._shelf = shelf

    async def read(self) -> Sequence[str]:
        return [str(each) for each in await self._shelf.read()]

    async def read_log(self, table: str) -> Sequence[str]:
        return [str(each) for each in await self._shelf.readLog(table)]

    async def write(self, table: str, text: str, lines: Sequence[str]) -> None:
        await self._shelf.write(table, text, _to_js(lines))

    async def remove(self, table: str) -> None:
        await self._shelf.remove(table)


class Engine:
    """What the page can ask the engine for."""

    def __init__(self, tables: DeviceTables) -> None:
        from chronotable.local.door import LocalDoor

        self._tables = tables
        self._door = LocalDoor(tables)
        self._talks: dict[int, Talk] = {}

    async def answer(self, method: str, path: str, body: str) -> list[Any]:
        """The status and the text of the answer."""
        return [*await self._door.answer(method, path, body)]

    def open(self, line: int, table: str, say: Callable[[str], None]) -> None:
        """A page looks at a table from now on."""
        from chronotable.local.door import Talk

        self._talks[line] = Talk(self._tables, table, say)

    async def hear(self, line: int, text: str) -> None:
        talk = self._talks.get(line)
        if talk is not None:
            await talk.hear(text)

    def close(self, line: int) -> None:
        talk = self._talks.pop(line, None)
        if talk is not None:
            talk.close()

    def guests(self, names: Iterable[str]) -> None:
        """What those are called whom the device is handed to, by their seats."""
        self._tables.name_guests([str(name) for name in names])


async def start(shelf: Any, me: str) -> Engine:
    """The engine of this device, with what lies on its shelf."""
    do_without()
    from chronotable.local.tables import DeviceTables

    tables = await DeviceTables.open(BrowserShelf(shelf))
    told = json.loads(me)
    tables.people.me = tables.people.me._replace(name=told["name"], lang=told["lang"] or "en")
    return Engine(tables)


def _to_js(lines: Sequence[str]) -> Any:
    from pyodide.ffi import to_js  # type: ignore[import-not-found]

    return to_js([*lines])
