"""The relay: a request for a table that lives in another process is passed on to it.

It happens before anything else is done for the request: limits and the log are left to the table's
home. The home is told who asks, and bytes are passed back and forth. If a table moves meanwhile it
is looked for again: the request waits a moment longer, and is not refused.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Iterable
from time import monotonic
from typing import Any, cast

import h11
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from chronotable.kernel.json import Json
from chronotable.table.errors import DatabaseAway, Moved, Unsure
from chronotable.table.homes import Leases
from chronotable.table.neighbours import Neighbour, Neighbours, greeting
from chronotable.table.service import TableService
from chronotable.web.limits import Meter, network_of
from chronotable.web.problems import MOVED, refuse
from chronotable.web.socket import Socket, socket_of

_TABLE = re.compile(r"/(?:api/tables|plain/t)/([A-Za-z0-9_-]{1,32})(?:/|$)")
_PATIENCE = 8.0  # seconds until a table that moves must have arrived
_AGAIN = 0.05  # seconds until it is looked for again
_HOP = frozenset({b"connection", b"keep-alive", b"transfer-encoding", b"date"})
_PIECE = 64 * 1024


class Relay:
    """Passes every request for a table on to its home."""

    def __init__(self, app: ASGIApp, meter: Meter) -> None:
        self.app = app
        self.meter = meter
        self.service: TableService | None = None  # there is none until the tables are open

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        homes = None if self.service is None else self.service.homes
        table = table_of(scope) if isinstance(homes, Leases) else None
        if table is None or not isinstance(homes, Leases):
            await self.app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._live(homes, table, scope, receive, send)
        else:
            await self._http(homes, table, scope, receive, send)

    async def _home(
        self, homes: Leases, table: str, scope: Scope, *, last: bool
    ) -> Neighbour | None:
        """Who it is to be passed on to; None if nobody. Nothing is passed on twice."""
        try:
            home = await homes.whose(table)
        except DatabaseAway:
            return None  # which is told as everywhere else
        except Unsure:
            if last:
                return None
            raise
        if home is not None and "relayed" in scope.get("state", {}):
            raise Moved
        return home

    # Requests.

    async def _http(
        self, homes: Leases, table: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        client = scope.get("client")
        network = network_of(client[0] if client else "local")
        if self.meter.is_empty("requests", network):
            await self.app(scope, receive, send)  # where it is refused
            return
        body = _Body(receive, self.meter.limits.body)
        await body.read()
        until = monotonic() + _PATIENCE
        while True:
            tries = _Try(send, last=monotonic() > until)
            try:
                home = await self._home(homes, table, scope, last=tries.last)
                if home is None:
                    await self.app(scope, body.again(), tries.send)
                else:
                    await self._ask(home, scope, body, receive, tries)
            except (Moved, OSError):
                if "relayed" in scope.get("state", {}) or tries.last:
                    await refuse(MOVED, send)
                    return
                tries.moved = not tries.begun
            if not tries.moved:
                return
            await asyncio.sleep(_AGAIN)

    async def _ask(
        self, home: Neighbour, scope: Scope, body: _Body, receive: Receive, tries: _Try
    ) -> None:
        """Ask another process, and pass its answer on."""
        reader, writer = await self._company.connect(home, _told(scope))
        writer.write(_head(scope, body.content))
        passes = asyncio.ensure_future(_pass_answer(reader, cast(Any, scope)["method"], tries))
        leaves = asyncio.ensure_future(_disconnected(receive))
        ends = asyncio.ensure_future(self._company.end_of(home).wait())
        try:
            await asyncio.wait({passes, leaves, ends}, return_when=asyncio.FIRST_COMPLETED)
            if passes.done():
                passes.result()
            elif not leaves.done():
                raise ConnectionResetError  # it was taken for dead
        except h11.RemoteProtocolError:
            raise ConnectionResetError from None  # it has ended in mid-answer
        finally:
            for task in (passes, leaves, ends):
                task.cancel()
            await asyncio.gather(passes, leaves, ends, return_exceptions=True)
            writer.close()

    @property
    def _company(self) -> Neighbours:
        assert self.service is not None
        return cast(Neighbours, self.service.company)

    # Sockets.

    async def _live(
        self, homes: Leases, table: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        until = monotonic() + _PATIENCE
        while True:
            try:
                home = await self._home(homes, table, scope, last=monotonic() > until)
                if home is None:
                    await self.app(scope, receive, send)
                else:
                    await self._join(home, scope, socket_of(scope))
                return
            except (Moved, OSError):
                if "relayed" in scope.get("state", {}) or monotonic() > until:
                    await refuse(MOVED, send, live=True)
                    return
            await asyncio.sleep(_AGAIN)

    async def _join(self, home: Neighbour, scope: Scope, socket: Socket) -> None:
        """Let browser and home speak with each other until one of them ends."""
        loop = asyncio.get_running_loop()
        ended = loop.create_future()
        near, far = _Side(socket, ended), _Side(None, ended)
        if sys.platform != "win32" and home.address.startswith("/"):
            opened, _ = await loop.create_unix_connection(lambda: far, home.address)
        else:
            host, _, port = home.address.rpartition(":")
            opened, _ = await loop.create_connection(lambda: far, host.strip("[]"), int(port))
        near.other, far.other = opened, socket.step_aside(near)
        opened.write(greeting(home, _told(scope)) + _head(scope, None))
        ends = asyncio.ensure_future(self._company.end_of(home).wait())
        try:
            await asyncio.wait({ended, ends}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            ends.cancel()
            opened.abort()


class _Side(asyncio.Protocol):
    """One of two joined connections: what it receives, the other one sends."""

    def __init__(self, socket: Socket | None, ended: asyncio.Future[None]) -> None:
        self.other: Any = None
        self._socket = socket
        self._ended = ended

    def data_received(self, data: bytes) -> None:
        self.other.write(data)

    def pause_writing(self) -> None:
        self.other.pause_reading()

    def resume_writing(self) -> None:
        if not self.other.is_closing():
            self.other.resume_reading()

    def connection_lost(self, why: Exception | None) -> None:
        if self.other is not None:
            self.other.close()
        if self._socket is not None:
            self._socket.connection_lost(why)
        if not self._ended.done():
            self._ended.set_result(None)


class _Body:
    """The body of a request, kept as long as it may have to be sent again."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._most = most
        self._more = True
        self.content = b""

    async def read(self) -> None:
        """All of it, or more than anybody takes."""
        while self._more and len(self.content) <= self._most:
            message = await self._receive()
            if message["type"] != "http.request":
                return
            self.content += message.get("body", b"")
            self._more = message.get("more_body", False)

    def again(self) -> Receive:
        """As if it came just now."""
        told = False

        async def receive() -> Any:
            nonlocal told
            if told:
                return await self._receive()
            told = True
            return {"type": "http.request", "body": self.content, "more_body": self._more}

        return receive


class _Try:
    """One attempt to answer; nothing is sent of one that finds the table gone."""

    def __init__(self, send: Send, *, last: bool) -> None:
        self._send = send
        self.last = last
        self.moved = False
        self.begun = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start" and not self.last:
            self.moved = any(name == MOVED.header for name, _ in message["headers"])
        if not self.moved:
            self.begun = True
            await self._send(message)


def table_of(scope: Scope) -> str | None:
    """The table that a request is for."""
    if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
        return None
    found = _TABLE.match(scope["path"])
    return None if found is None else found[1]


def _told(scope: Scope) -> Json:
    """Who asks, for the table's home."""
    return {"client": scope.get("client"), "scheme": scope["scheme"]}


def _head(scope: Scope, body: bytes | None) -> bytes:
    """A request as it came; with its body, unless it is a socket's."""
    path = scope["raw_path"].partition(b"?")[0]
    if query := scope["query_string"]:
        path += b"?" + query
    headers: Iterable[tuple[bytes, bytes]] = scope["headers"]
    if body is not None:
        gone = {b"connection", b"keep-alive", b"transfer-encoding", b"content-length", b"expect"}
        kept = [(name, value) for name, value in headers if name.lower() not in gone]
        headers = [*kept, (b"connection", b"close"), (b"content-length", b"%d" % len(body))]
    method = b"GET" if body is None else cast(Any, scope)["method"].encode()
    lines = [b"%s %s HTTP/1.1" % (method, path), *(b"%s: %s" % pair for pair in headers)]
    return b"\r\n".join([*lines, b"", b""]) + (body or b"")


async def _pass_answer(reader: asyncio.StreamReader, method: str, tries: _Try) -> None:
    parser = h11.Connection(h11.CLIENT)
    # The parser must know the method; the path does not matter to it.
    parser.send(h11.Request(method=method, target="/", headers=[("Host", "home")]))
    parser.send(h11.EndOfMessage())
    while True:
        event = parser.next_event()
        if event is h11.NEED_DATA:
            parser.receive_data(await reader.read(_PIECE))
        elif isinstance(event, h11.Response):
            headers = [
                (n, value) for n, value in event.headers.raw_items() if n.lower() not in _HOP
            ]
            start: Any = {"type": "http.response.start", "status": event.status_code}
            start["headers"] = headers
            await tries.send(start)
        elif isinstance(event, h11.Data):
            await tries.send(
                {"type": "http.response.body", "body": bytes(event.data), "more_body": True}
            )
        elif isinstance(event, h11.EndOfMessage):
            await tries.send({"type": "http.response.body", "body": b"", "more_body": False})
            return


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
