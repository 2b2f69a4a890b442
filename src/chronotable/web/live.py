"""The socket of a table: requests come in, looks go out.

Each socket has two halves. The reading half does what is asked, one request after another, and
acknowledges it. The looking half sends a look whenever something has changed: at once where
nothing is in the way, otherwise as soon as it can. While a slow reader takes its time, changes
pile up into one, and nobody else waits for it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from chronotable.kernel.errors import ChronotableError
from chronotable.table import wire
from chronotable.table.hall import Hall, Viewer
from chronotable.table.look import Held
from chronotable.web.api import TableId
from chronotable.web.limits import Meter, too_many_text
from chronotable.web.line import Line, line_of
from chronotable.web.logs import Counts
from chronotable.web.problems import Trouble, plainly, problem_of, report
from chronotable.web.sessions import Visit, check_origin, person_of, visit

_log = structlog.get_logger("chronotable.web")
_decode = msgspec.json.Decoder(wire.Request).decode
_encode = msgspec.json.Encoder().encode
_NONSENSE = (msgspec.MsgspecError, RecursionError)  # brackets in brackets in brackets

AnySocket = WebSocket[Any, Any, Any]

FIRST_WORD = 20.0  # seconds until the first message must have come
PATIENCE = 50  # messages that make no sense, or too many of them, until the socket is closed
OLD_NEWS = 1012  # the close code of a server that goes down: come back soon


@websocket("/api/tables/{id:str}/live")
async def live(socket: AnySocket, id: TableId) -> None:
    """One person's window to one table."""
    state = socket.app.state
    visitor = visit(socket)
    meter: Meter = state.meter
    try:
        check_origin(socket, state.origins)
        meter.connect(visitor.address)
    except Trouble as trouble:
        await _turn_away(socket, trouble)
        return
    counts: Counts = state.counts
    counts.sockets.inc()
    try:
        await socket.accept()
        await _talk(socket, id, visitor, state.hall, meter, counts)
    except WebSocketDisconnect:
        pass
    except (Trouble, ChronotableError) as trouble:
        problem = problem_of(trouble)
        await _close(socket, 4000 + problem.status, problem.error)
    except Exception as broken:
        report(broken, "socket")
        await _close(socket, 4500, "broken")
    finally:
        counts.sockets.dec()
        meter.disconnect(visitor.address)


async def _turn_away(socket: AnySocket, trouble: Trouble) -> None:
    """Refuse before the handshake: browsers of other sites learn nothing at all."""
    body = _encode(trouble.problem)
    await socket.send(
        {
            "type": "websocket.http.response.start",
            "status": trouble.status,
            "headers": [(b"content-type", b"application/json")],
        }
    )
    await socket.send({"type": "websocket.http.response.body", "body": body, "more_body": False})


async def _close(socket: AnySocket, code: int, reason: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):  # it may have gone already
        await socket.close(code=code, reason=reason[:100])


async def _talk(
    socket: AnySocket, id: str, visitor: Visit, hall: Hall, meter: Meter, counts: Counts
) -> None:
    person = await person_of(hall, visitor)
    viewer = await hall.enter(id, person, socket.query_params.get("link", "")[:40])
    try:
        first = _decode(await asyncio.wait_for(line_of(socket.scope).hear(), FIRST_WORD))
    except (*_NONSENSE, TimeoutError):
        first = None
    if not isinstance(first, wire.Resume):
        raise Trouble(400, "malformed", "the first message must be a resume")
    talk = Talk(socket, viewer, visitor.who, meter, counts, first)
    await talk.run()


class Talk:
    """A socket that has been let in."""

    def __init__(
        self,
        socket: AnySocket,
        viewer: Viewer,
        who: str,
        meter: Meter,
        counts: Counts,
        held: wire.Resume,
    ) -> None:
        self.socket = socket
        self.line: Line = line_of(socket.scope)
        self.viewer = viewer
        self.who = who
        self.meter = meter
        self.counts = counts
        self.held = Held(held.events, held.chat, held.version)
        self.nonsense = 0
        self.looking = asyncio.Lock()

    async def run(self) -> None:
        """Read and look until one of them ends."""
        looks = asyncio.create_task(self._look_on())
        reads = asyncio.create_task(self._read_on())
        try:
            done, _ = await asyncio.wait({looks, reads}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
            if looks in done:
                await _close(self.socket, OLD_NEWS, "closed")
        finally:
            for task in (looks, reads):
                task.cancel()
            await asyncio.gather(looks, reads, return_exceptions=True)

    # Looking.

    async def _look_on(self) -> None:
        async with self.viewer.subscribe(self._look_at_once) as changes:
            async for _ in changes:
                await self._send_look()

    async def _send_look(self) -> None:
        async with self.looking:
            frame = await self.viewer.frame(*self.held)
            self.held = frame.held
            self.counts.looks.count()
            await self.line.send_texts(frame.data)

    def _look_at_once(self, version: int) -> bool:
        """See to it that the viewer has that version; False if something is in the way."""
        if self.held.version >= version:
            return True
        if (frame := self._news()) is not None:
            self.line.write(frame)
        return frame is not None

    def _news(self) -> bytes | None:
        """A look that can be sent at once, and then must be."""
        frame = None
        if self.line.free and not self.looking.locked():
            frame = self.viewer.frame_at_once(self.held)
        if frame is None:
            return None
        self.held = frame.held
        self.counts.looks.count()
        return frame.data

    async def _reply(self, reply: wire.Reply) -> None:
        await self.line.send_texts(_encode(reply))

    # Reading.

    async def _read_on(self) -> None:
        while self.nonsense < PATIENCE:
            frame = await self.line.hear()
            if wait := self.meter.wait("messages", self.who):
                self.nonsense += 1
                await self._refuse("", "busy", too_many_text("messages", wait))
                continue
            try:
                request = _decode(frame)
            except _NONSENSE as problem:
                self.nonsense += 1
                await self._refuse("", "malformed", plainly(str(problem)))
                continue
            await self._do(request)
        raise Trouble(429, "too-many", "too many messages that cannot be granted")

    async def _do(self, request: wire.Request) -> None:
        self.counts.messages.count(type(request).__name__.lower())
        match request:
            case wire.Ping():
                await self._reply(wire.Pong(self.viewer.hall.now()))
            case wire.Resume():
                self.held = Held(request.events, request.chat, request.version)
                await self._send_look()
            case _:
                if isinstance(request, wire.Chat) and (wait := self.meter.wait("chat", self.who)):
                    await self._refuse(request.id, "busy", too_many_text("lines", wait))
                    return
                try:
                    reply = await self.viewer.do(request)
                except ChronotableError as trouble:
                    problem = problem_of(trouble)
                    reason = "busy" if problem.status >= 500 else "malformed"
                    await self._refuse(request.id, reason, problem.text)
                    return
                if isinstance(reply, wire.Done) and (news := self._news()) is not None:
                    self.line.write(_encode(reply), news)
                    return
                await self._reply(reply)
                if isinstance(reply, wire.Refused) and reply.reason == "stale":
                    await self._send_look()

    async def _refuse(self, id: str, reason: Any, text: str) -> None:
        await self._reply(wire.Refused(id, reason, text, self.held.version))
