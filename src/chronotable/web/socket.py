"""The sockets of the server: WebSockets on asyncio, by the I/O-free protocol of `websockets`.

uvicorn accepts connections, reads the request, and hands over whoever asks for a WebSocket (its
setting `ws`). From there on the connection is ours. To the application it is an ASGI connection
like any other; a table also finds the socket itself in the scope and speaks with it directly:
three messages go out for each answer, and at that rate wrappers cost more than the rules.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Protocol, cast
from urllib.parse import unquote

from websockets.datastructures import Headers
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from chronotable.web.limits import UNLIMITED, Rate

_EXTENSION = "chronotable.socket"  # where the application finds the socket
_PIECE = 1024  # bytes that are read in one go
_PILE = 8  # messages that may wait until reading is paused
_TEXT = 0x81  # the first byte of a whole text
_PING_EVERY = 20.0  # seconds
_PONG_WITHIN = 20.0  # seconds until a silent browser counts as gone
_GOODBYE = 10.0  # seconds until a browser that does not say goodbye is hung up on
_GONE = 1006  # the code of a connection that has ended without a word

Event = MutableMapping[str, Any]
App = Callable[[Any, Any, Any], Awaitable[None]]


class ServerConfig(Protocol):
    """What we need of the server's settings."""

    loaded_app: Any
    ws_max_size: int


class ServerState(Protocol):
    """What all connections of the server share."""

    connections: set[Any]
    tasks: set[asyncio.Task[None]]


class SocketClosed(Exception):  # not an error: somebody has left
    """The other side has gone; `code` says how."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed with code {code}")
        self.code = code


class Socket(asyncio.Protocol):
    """One WebSocket, from the handshake to the end."""

    rate: Rate  # how many frames may come; set where the server's limits are known

    def __init__(
        self, config: ServerConfig, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self._app: App = config.loaded_app
        self._app_state = app_state
        self._connections = server_state.connections
        self._tasks = server_state.tasks
        quiet = logging.getLogger("uvicorn.error")
        self._protocol = ServerProtocol(max_size=config.ws_max_size, logger=quiet)
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._response: Response  # what accepts the handshake
        self._heard: asyncio.Queue[str | bytes | None] = asyncio.Queue()  # None: nothing follows
        self._fragments: list[bytes] = []
        self._is_text = True
        self._paused = False
        self._writable = asyncio.Event()
        self._writable.set()
        self._connected = False  # the application knows of it
        self._answered = False  # accepted or rejected
        self._code: int | None = None  # how it was closed
        self._timer: asyncio.TimerHandle | None = None  # ping, or wait for a pong or a goodbye
        self._ping = b""
        self._aside = False  # somebody else speaks on this connection
        self._frames = self.rate.at_once  # that may still come
        self._framed = self._loop.time()

    # What the transport tells.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        """Read in pieces: thousands of empty frames fit into what arrives at once."""
        for at in range(0, len(data), _PIECE):
            if self._transport.is_closing():
                return
            self._read(data[at : at + _PIECE])

    def _is_too_much(self) -> bool:
        """Whether more frames have come than any client needs, pings and fragments included."""
        rate = self.rate
        if rate is UNLIMITED:
            return False
        now = self._loop.time()
        grown = (now - self._framed) * rate.each_second
        self._frames = min(rate.at_once, self._frames + grown) - 1
        self._framed = now
        return self._frames < 0

    def _read(self, data: bytes) -> None:
        protocol = self._protocol
        protocol.receive_data(data)
        if protocol.parser_exc is not None:  # too large, or no WebSocket at all
            self._flush()
            self._end(_close_code(protocol))
            self._transport.close()
            return
        for event in protocol.events_received():
            if isinstance(event, Request):
                self._shake_hands(event)
            elif self._is_too_much():
                self.close(1008, "too-many")
                self._transport.close()
                return
            elif isinstance(event, Frame):
                self._hear(event)

    def pause_writing(self) -> None:
        self._writable.clear()

    def resume_writing(self) -> None:
        self._writable.set()

    def eof_received(self) -> None:
        pass

    def connection_lost(self, _: Exception | None) -> None:
        self._stop_timer()
        self._connections.discard(self)
        self._end(_GONE)
        self._writable.set()  # a waiting writer learns that nobody is there

    def step_aside(self, other: asyncio.Protocol) -> asyncio.Transport:
        """Hand the connection over to another protocol, which tells us when it ends."""
        self._aside = self._answered = True
        self._stop_timer()
        self._transport.set_protocol(other)
        return self._transport

    def shutdown(self) -> None:
        """The server goes down: the browser may come back soon."""
        if self._aside:
            pass
        elif not self._answered:
            self._reject(503, [], b"")
        elif self._code is None:
            self.close(1012, "")
        self._transport.close()

    # Frames.

    def _hear(self, frame: Frame) -> None:
        match frame.opcode:
            case Opcode.TEXT | Opcode.BINARY | Opcode.CONT:
                if frame.opcode is not Opcode.CONT:
                    self._is_text = frame.opcode is Opcode.TEXT
                    self._fragments.clear()
                self._fragments.append(bytes(frame.data))
                if frame.fin:
                    self._whole(b"".join(self._fragments))
            case Opcode.PING:
                self._flush()  # the answer has been made already
            case Opcode.PONG:
                if self._ping and bytes(frame.data) == self._ping:
                    self._ping = b""
                    self._wait(_PING_EVERY, self._send_ping)
            case Opcode.CLOSE:
                self._flush()
                self._end(_close_code(self._protocol))
                self._transport.close()

    def _whole(self, message: bytes) -> None:
        self._fragments.clear()
        if self._code is not None:
            return
        if self._is_text:
            try:
                self._heard.put_nowait(message.decode())
            except UnicodeDecodeError:
                self.close(1007, "")
                return
        else:
            self._heard.put_nowait(message)
        if not self._paused and self._heard.qsize() >= _PILE:
            self._paused = True
            self._transport.pause_reading()

    # What a table does with it.

    @property
    def free(self) -> bool:
        """Whether a text would be sent at once: somebody is there, and nothing is waiting."""
        return self._writable.is_set() and self._open

    @property
    def _open(self) -> bool:
        return self._code is None and not self._transport.is_closing()

    async def accept(self) -> None:
        """Let the browser in."""
        if not self._open:
            raise SocketClosed(_GONE)
        self._answered = True
        self._protocol.send_response(self._response)
        self._flush()
        self._wait(_PING_EVERY, self._send_ping)

    async def hear(self) -> str | bytes:
        """The next message, whichever kind of frame it came in; SocketClosed after the last."""
        message = await self._heard.get()
        if message is None:
            self._heard.put_nowait(None)  # for whoever asks again
            raise SocketClosed(self._code or _GONE)
        if self._paused and self._heard.empty():
            self._paused = False
            self._transport.resume_reading()
        return message

    async def send_texts(self, *texts: bytes) -> None:
        """Send as soon as there is room; SocketClosed if nobody is there any more."""
        if not self._writable.is_set():
            await self._writable.wait()
        if not self._open:
            raise SocketClosed(self._code or _GONE)
        self.write(*texts)

    def write(self, *texts: bytes) -> None:
        """Send without asking whether there is room."""
        self._transport.write(b"".join([part for text in texts for part in (_head(text), text)]))

    def close(self, code: int, reason: str) -> None:
        """Say goodbye, and hang up when it is answered, or after a while."""
        if not self._open or not self._answered:
            return
        try:
            self._protocol.send_close(code, reason)
        except InvalidState:
            return
        self._end(code)
        self._flush()
        if self._paused:  # the goodbye must be heard
            self._paused = False
            self._transport.resume_reading()
        self._wait(_GOODBYE, self._transport.close)

    def reject(self, status: int, body: bytes) -> None:
        """Refuse the handshake: browsers of other sites learn nothing at all."""
        self._reject(status, [("Content-Type", "application/json")], body)

    def _reject(self, status: int, headers: list[tuple[str, str]], body: bytes) -> None:
        response = self._protocol.reject(status, "")
        response.headers = Headers(
            [*headers, ("Content-Length", str(len(body))), ("Connection", "close")]
        )
        response.body = body
        self._answered = True
        self._protocol.send_response(response)
        self._flush()
        self._end(_GONE)
        self._transport.close()

    # Handshake.

    def _shake_hands(self, request: Request) -> None:
        self._response = self._protocol.accept(request)
        if self._response.status_code != 101:
            self._answered = True
            self._protocol.send_response(self._response)
            self._flush()
            self._end(_GONE)
            self._transport.close()
            return
        task = self._loop.create_task(self._run(self._scope(request)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        secure = self._transport.get_extra_info("sslcontext") is not None
        client, scheme = _address(self._transport, "peername"), "wss" if secure else "ws"
        if (told := self._app_state.get("relayed")) is not None:
            client, scheme = told["client"] and tuple(told["client"]), told["scheme"]
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": scheme,
            "server": _address(self._transport, "sockname"),
            "client": client,
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("latin-1", "replace"),
            "query_string": query.encode("latin-1", "replace"),
            "headers": [
                (name.lower().encode("latin-1"), value.encode("latin-1", "replace"))
                for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {"websocket.http.response": {}, _EXTENSION: self},
        }

    async def _run(self, scope: dict[str, Any]) -> None:
        try:
            await self._app(scope, self._receive, self._send)
        except SocketClosed:
            pass
        except Exception:
            logging.getLogger("uvicorn.error").exception("the application broke")
        finally:
            scope["extensions"].clear()  # a reference cycle would stay in memory for long
            if not self._answered:
                self._reject(500, [], b"")
            elif self._code is None:
                self._transport.close()

    # The same as ASGI has it, for whatever does not know the socket.

    async def _receive(self) -> Event:
        if not self._connected:
            self._connected = True
            return {"type": "websocket.connect"}
        try:
            message = await self.hear()
        except SocketClosed as closed:
            return {"type": "websocket.disconnect", "code": closed.code, "reason": ""}
        kind = "text" if isinstance(message, str) else "bytes"
        return {"type": "websocket.receive", kind: message}

    async def _send(self, event: Event) -> None:
        match event["type"]:
            case "websocket.accept":
                await self.accept()
            case "websocket.close" if self._answered:
                self.close(event.get("code", 1000), event.get("reason") or "")
            case "websocket.close":
                self._reject(403, [], b"")
            case "websocket.http.response.start":
                self._status = event["status"]
            case "websocket.http.response.body":
                self.reject(self._status, event["body"])
            case "websocket.send":
                text, data = event.get("text"), event.get("bytes")
                await self.send_texts(text.encode() if text is not None else data or b"")

    _status = 500  # of a handshake that is being rejected

    # The end, and what leads there.

    def _end(self, code: int) -> None:
        if self._code is None:
            self._code = code
            self._heard.put_nowait(None)
            self._stop_timer()

    def _flush(self) -> None:
        """Send what the protocol has produced."""
        self._transport.write(b"".join(self._protocol.data_to_send()))

    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        self._stop_timer()
        self._timer = self._loop.call_later(seconds, then)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _send_ping(self) -> None:
        if self._open:
            self._ping = secrets.token_bytes(4)
            self._protocol.send_ping(self._ping)
            self._flush()
            self._wait(_PONG_WITHIN, self._give_up)

    def _give_up(self) -> None:
        self._end(_GONE)
        self._transport.abort()


def socket_of(scope: Any) -> Socket:
    """The socket behind an ASGI connection, where `chronotable.web.serve` serves it."""
    socket: Socket = scope["extensions"][_EXTENSION]
    return socket


def _address(transport: asyncio.Transport, name: str) -> tuple[str, int] | None:
    address = transport.get_extra_info(name)
    return (str(address[0]), int(address[1])) if isinstance(address, tuple) else None


def _close_code(protocol: ServerProtocol) -> int:
    close = protocol.close_rcvd or protocol.close_sent
    return _GONE if close is None else close.code


def _head(text: bytes) -> bytes:
    """What stands before a text on the wire."""
    size = len(text)
    if size < 126:
        return bytes((_TEXT, size))
    if size < 1 << 16:
        return bytes((_TEXT, 126)) + size.to_bytes(2)
    return bytes((_TEXT, 127)) + size.to_bytes(8)
