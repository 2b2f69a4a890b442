"""The shelf: where a device keeps its games. One in memory here; the browser brings its own."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Protocol

from chronotable.kernel.json import Json
from chronotable.table.log import Entry, TableSummary
from chronotable.table.standing import Chapter


class Shelf(Protocol):
    """Keeps texts: one for each table (its row and its seats), and the lines of its log.

    What is written is kept for good when `write` returns, all of it or nothing.
    """

    async def read(self) -> Sequence[str]:
        """The texts of all tables."""

    async def read_log(self, table: str) -> Sequence[str]:
        """The lines of a table, in order."""

    async def write(self, table: str, text: str, lines: Sequence[str]) -> None:
        """The text of a table as it is now, and further lines of its log."""

    async def remove(self, table: str) -> None:
        """Forget a table."""


class InMemory:
    """A shelf for as long as the process lives."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.lines: dict[str, list[str]] = {}

    async def read(self) -> Sequence[str]:
        return [*self.texts.values()]

    async def read_log(self, table: str) -> Sequence[str]:
        return [*self.lines.get(table, [])]

    async def write(self, table: str, text: str, lines: Sequence[str]) -> None:
        self.texts[table] = text
        self.lines.setdefault(table, []).extend(lines)

    async def remove(self, table: str) -> None:
        self.texts.pop(table, None)
        self.lines.pop(table, None)


class KeptLog:
    """What a room writes to, as `chronotable.table.log.Log`, on a shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self.kept: dict[str, Json] = {}  # the rows of all tables, with their seats

    async def read(self) -> None:
        for text in await self._shelf.read():
            row = json.loads(text)
            self.kept[row["id"]] = row

    async def entries(self, table: str) -> list[Entry]:
        return [Entry._make(json.loads(line)) for line in await self._shelf.read_log(table)]

    async def append(self, entry: Entry, summary: TableSummary, job: Any = None) -> None:
        """A line of the log, how the table stands after it, and who sits there if that changed."""
        row = {**self.kept[summary.id], **summary._asdict()}
        if job is not None:
            rows = _Rows()
            job(rows)
            row["seats"] = rows.rows or row["seats"]
        if entry.kind == "carry":  # it goes on by other rules
            row["rules"] = Chapter.read(entry).rules
        await self.write(row, [entry])

    async def write(self, row: Json, entries: Sequence[Entry] = ()) -> None:
        lines = [json.dumps([*entry]) for entry in entries]
        await self._shelf.write(row["id"], json.dumps(row), lines)
        self.kept[row["id"]] = row

    async def remove(self, table: str) -> None:
        await self._shelf.remove(table)
        self.kept.pop(table, None)


class _Rows:
    """Stands where a room's job expects a database: it keeps the rows that would be written."""

    rows: list[Json] | None

    def __init__(self) -> None:
        self.rows = None

    def execute(self, statement: Any, rows: Any = None, **_: Any) -> Any:
        if isinstance(rows, list) and all({"seat", "kind"} <= row.keys() for row in rows):
            self.rows = rows
