"""The door of a device: what the page asks for, in the words that it would use to a server.

`Door.answer` takes what would be an HTTP request, `Talk` what would come over a table's socket.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec

from chronotable.kernel.errors import ChronotableError
from chronotable.local.tables import ME, DeviceTables
from chronotable.table import wire
from chronotable.table.errors import NoSuchTable, TableError
from chronotable.table.people import Person
from chronotable.table.room import record_of
from chronotable.table.snapshot import NOTHING_YET, Cursor
from chronotable.table.subscriptions import Subscription
from chronotable.table.viewer import Viewer

_encode = msgspec.json.Encoder().encode
_read_request = msgspec.json.Decoder(wire.Request).decode
_LONGEST = 40  # of a table's id
_CHAIRS = ("open", "me")  # whoever the device is handed to, and who holds it


class LocalDoor:
    """Everything that is asked for with a path."""

    def __init__(self, tables: DeviceTables) -> None:
        self.tables = tables

    async def answer(self, method: str, path: str, body: str = "") -> tuple[int, str]:
        """The status and the JSON of an answer."""
        try:
            told = await self._ask(method, path, json.loads(body) if body else None)
        except TableError as error:
            problem = wire.Problem(error.status, error.error, error.text, _said(error))
            return error.status, _encode(problem).decode()
        except ChronotableError as error:
            said = None if error.said is None else (error.said.key, dict(error.said.params))
            return 400, _encode(wire.Problem(400, "bad-request", str(error), said)).decode()
        except (msgspec.ValidationError, ValueError) as error:
            return 400, _encode(wire.Problem(400, "malformed", str(error))).decode()
        return (204, "") if told is None else (200, _encode(told).decode())

    async def _ask(self, method: str, path: str, body: Any) -> Any:
        parts = urlsplit(path)
        query = {name: values[0] for name, values in parse_qs(parts.query).items()}
        match [method, *parts.path.strip("/").split("/")[1:]]:
            case ["GET", "me"]:
                return self._me()
            case ["POST", "me"]:
                return self._introduce(_of(wire.Introduce, body))
            case ["DELETE", "me"]:
                for table in [*self.tables.log.kept]:
                    await self.tables.remove(table)
                self.tables.people.me = Person(ME, "", "en", False)
                return None
            case ["GET", "tables"]:
                return self.tables.lobby()
            case ["POST", "tables"]:
                return await self.tables.make(_of(wire.NewTable, body))
            case ["POST", "records"]:
                chairs = query.get("chairs")
                if chairs:
                    return await self.tables.bring(json.dumps(body), chairs.split(","))
                return await self.tables.import_record(json.dumps(body))
            case ["GET", "tables", table, "replay", step] if re.fullmatch(r"\d{1,6}", step):
                seat = query.get("seat")
                viewer = await self.tables.enter(table)
                return await viewer.replay(int(step), None if seat is None else int(seat))
            case ["DELETE", "tables", table]:
                return await self.tables.remove(table)
            case ["GET", "tables", table]:
                return await (await self.tables.enter(table)).snapshot()
            case [_, "tables", table, wish] if len(table) <= _LONGEST:
                return await self._at_table(method, wish, await self.tables.enter(table), body)
        raise NoSuchTable

    async def _at_table(self, method: str, wish: str, viewer: Viewer, body: Any) -> Any:
        match method, wish:
            case "GET", "record":
                return await viewer.record()
            case "GET", "copy":
                room = await self.tables.registry.room(viewer.table_id)
                chairs = [seat.level or _CHAIRS[seat.person == ME] for seat in room.standing.seats]
                return {**record_of(room.standing, room.match).write(), "chairs": chairs}
            case "POST", "leave":
                return await viewer.leave()
            case "POST", "replace":
                return await viewer.replace(_of(wire.Replace, body))
            case "POST", "back":
                return await viewer.take_back()
            case "POST", "agree":  # whoever holds the device speaks for those who share it
                room = await self.tables.registry.room(viewer.table_id)
                for seat in room.standing.seats:
                    if seat.person is not None and room.standing.waits:
                        await room.agree(seat.person)
                return None
            case "POST", "rematch":
                return await viewer.rematch()
            case "POST", "play-on":
                return await viewer.play_on(_of(wire.PlayOn, body))
        raise NoSuchTable

    def _me(self) -> wire.Me:
        me = self.tables.people.me
        return wire.Me(me.name, me.lang, False, "")

    def _introduce(self, said: wire.Introduce) -> wire.Me:
        self.tables.people.me = Person(ME, said.name, said.lang, False)
        return self._me()


class Talk:
    """One page at one table: what it hears and says there."""

    def __init__(self, tables: DeviceTables, table: str, say: Callable[[str], None]) -> None:
        self._tables = tables
        self._table = table
        self._say = say
        self._viewer: Viewer | None = None
        self._cursor = NOTHING_YET
        self._watching: Any = None

    async def hear(self, text: str) -> None:
        """What the page says on the table's socket; answers go out by `say`."""
        told = json.loads(text)
        if told.get("type") == "hand":  # the device goes to whoever sits there
            await self._open(int(told["seat"]))
            return
        try:
            request = _read_request(text)
        except msgspec.MsgspecError as error:
            said: wire.Said = ("web-refused-malformed", {})
            self._tell(wire.Refused("", "malformed", str(error), self._cursor.version, said))
            return
        if self._viewer is None:
            await self._open(None)
        assert self._viewer is not None
        match request:
            case wire.Ping():
                self._tell(wire.Pong(self._tables.now()))
            case wire.Resume():
                self._cursor = Cursor(request.events, request.chat, request.version)
                await self._show()
            case _:
                reply = await self._viewer.do(request)
                self._tell(reply)
                if isinstance(reply, wire.Done) or reply.reason == "stale":
                    await self._show()

    async def _open(self, seat: int | None) -> None:
        """Look with other eyes: nothing that the last ones saw is left to the page."""
        self._viewer = await self._tables.enter(self._table, seat)
        self.close()
        changes = await self._viewer.subscribe().__aenter__()
        self._watching = self._tables.tasks.spawn(self._watch(changes))
        if seat is not None:
            self._cursor = NOTHING_YET
            await self._show()

    async def _watch(self, changes: Subscription) -> None:
        async with changes:
            await anext(changes)  # that there is something to see at first is known
            async for _ in changes:
                await self._show()

    async def _show(self) -> None:
        assert self._viewer is not None
        frame = await self._viewer.frame(self._cursor)
        self._cursor = frame.cursor
        self._say(frame.data.decode())

    def _tell(self, reply: wire.Reply) -> None:
        self._say(_encode(reply).decode())

    def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            self._watching = None


def _of(kind: Any, body: Any) -> Any:
    return msgspec.convert(body, kind)


def _said(error: TableError) -> wire.Said:
    return error.said.key, dict(error.said.params)
