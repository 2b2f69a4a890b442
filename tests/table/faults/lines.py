"""Lines: connections in memory, which can be cut, and lose what was on its way.

On the server's side is the real socket (`web/socket.py`), on the other the client's half of the
same library. Bytes arrive in order, or not at all: that is what TCP promises. What gets lost is
lost with the connection.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from chronotable.table import wire
from chronotable.web.limits import UNLIMITED
from chronotable.web.sessions import SESSION
from chronotable.web.socket import Socket

_LONGEST = 0.03  # seconds on the way
_NEXT = 1e-6  # seconds after one piece until the next: they stay in order
_MOST = 1 << 22


class HungUp(Exception):  # no error of the server's
    """The line is dead."""

    def __init__(self, code: int | None = None) -> None:
        super().__init__(f"the line is dead ({code})")
        self.code = code


class _Socket(Socket):
    rate = UNLIMITED


class Transport(asyncio.Transport):
    """The server's end of a line, as its socket sees it."""

    def __init__(self, line: Line) -> None:
        super().__init__()
        self._line = line

    def write(self, data: Any) -> None:
        self._line.to_client(bytes(data))

    def close(self) -> None:
        self._line.hang_up()

    abort = close

    def is_closing(self) -> bool:
        return self._line.cut

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 5) if name == "peername" else default

    def pause_reading(self) -> None:
        self._line.reading = False

    def resume_reading(self) -> None:
        self._line.reading = True
        self._line.read_on()


class Line:
    """One connection between a browser and a server."""

    def __init__(self, app: Any, state: Any, luck: Random) -> None:
        self._loop = asyncio.get_running_loop()
        self._luck = luck
        self._arrives = [0.0, 0.0]  # when the last piece comes to the server, to the client
        self._lose = [False, False]
        self._unread: list[bytes] = []
        self.cut = False
        self.reading = True
        self.heard: asyncio.Queue[bytes | None] = asyncio.Queue()
        config = SimpleNamespace(loaded_app=app, ws_max_size=8192)
        self._socket = _Socket(config, state, {})
        self._socket.connection_made(Transport(self))

    def _travels(self, way: int, then: Callable[[bytes], None], data: bytes) -> None:
        if self.cut or not data:
            return
        if self._lose[way]:  # and with it all that follows, in both directions
            self._loop.call_later(self._luck.random() * _LONGEST, self.hang_up)
            self._lose = [True, True]
            return
        soonest = self._arrives[way] + _NEXT
        at = max(soonest, self._loop.time() + self._luck.random() * _LONGEST)
        self._arrives[way] = at
        self._loop.call_at(at, then, data)

    def to_server(self, data: bytes) -> None:
        self._travels(0, self._at_server, data)

    def to_client(self, data: bytes) -> None:
        self._travels(1, self._at_client, data)

    def _at_server(self, data: bytes) -> None:
        if not self.cut:
            self._unread.append(data)
            self.read_on()

    def read_on(self) -> None:
        while self.reading and self._unread and not self.cut:
            self._socket.data_received(self._unread.pop(0))

    def _at_client(self, data: bytes) -> None:
        if not self.cut:
            self.heard.put_nowait(data)

    def lose_next(self, *, of_server: bool) -> None:
        """The next piece that this side sends never arrives, and the connection dies of it."""
        self._lose[of_server] = True

    def hang_up(self) -> None:
        """Both sides notice that nobody is there any more."""
        if not self.cut:
            self.cut = True
            self.heard.put_nowait(None)
            self._loop.call_soon(self._socket.connection_lost, None)

    def shut_down(self) -> None:
        """The server says goodbye."""
        if not self.cut:
            self._socket.shutdown()

    def stall(self, seconds: float) -> None:
        """The client reads nothing for a while: what the server sends piles up."""
        if not self.cut:
            self._arrives[1] = max(self._arrives[1], self._loop.time() + seconds)
            self._socket.pause_writing()
            self._loop.call_later(seconds, self._socket.resume_writing)


class Window:
    """What somebody's browser has open at one table."""

    def __init__(
        self, app: Any, state: Any, table: str, session: str, link: str, luck: Random
    ) -> None:
        self.line = Line(app, state, luck)
        query = f"?link={link}" if link else ""
        uri = parse_uri(f"ws://localhost/api/tables/{table}/live{query}")
        self._protocol = ClientProtocol(uri, max_size=_MOST)
        request = self._protocol.connect()
        if session:
            request.headers["Cookie"] = f"{SESSION}={session}"
        self._protocol.send_request(request)
        self._flush()
        self._messages: list[dict[str, Any]] = []

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            self.line.to_server(data)

    def send(self, message: wire.Request | wire.Resume) -> None:
        self._protocol.send_text(msgspec.json.encode(message))
        self._flush()

    async def opened(self) -> None:
        while self._protocol.state.name == "CONNECTING":
            await self._receive()

    async def hear(self) -> dict[str, Any]:
        """The next message; HungUp when there will be none."""
        while not self._messages:
            await self._receive()
        return self._messages.pop(0)

    async def _receive(self) -> None:
        data = await self.line.heard.get()
        if data is None:
            self.line.heard.put_nowait(None)
            raise HungUp
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                if self._protocol.handshake_exc is not None:
                    raise HungUp(event.status_code)
            elif cast(Frame, event).opcode is Opcode.TEXT:
                self._messages.append(json.loads(bytes(cast(Frame, event).data)))
            elif cast(Frame, event).opcode is Opcode.CLOSE:
                raise HungUp(self._protocol.close_code)
        self._flush()
