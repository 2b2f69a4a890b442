"""The socket of a table: requests come in, snapshots go out.

Each connection has two halves. The reading half does what is asked, one request after another,
and acknowledges it. The showing half sends a snapshot whenever something has changed: at once
where nothing is in the way, otherwise as soon as it can. While a slow reader takes its time,
changes pile up into one, and nobody else waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from chronotable.kernel.errors import ChronotableError
from chronotable.table import wire
from chronotable.table.errors import Moved, TableError
from chronotable.table.service import Viewer
from chronotable.table.snapshot import Cursor
from chronotable.web.api import TableId
from chronotable.web.door import Door
from chronotable.web.problems import Trouble, malformed, problem_of, report
from chronotable.web.request_log import WebMetrics
from chronotable.web.sessions import check_origin, visit
from chronotable.web.socket import Socket, SocketClosed, socket_of

_decode = msgspec.json.Decoder(wire.Request).decode
_encode = msgspec.json.Encoder().encode
_NONSENSE = (msgspec.MsgspecError, RecursionError)  # brackets nested too deeply

FIRST_WORD = 20.0  # seconds until the first message must have come
PATIENCE = 50  # messages that make no sense, or too many of them, until the socket is closed
COME_BACK_SOON = 1012  # the close code of a server that goes down


@websocket("/api/tables/{id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], id: TableId) -> None:
    """One person's window to one table."""
    state, line = socket.app.state, socket_of(socket.scope)
    door = Door(state.service, state.meter, visit(socket))
    try:
        check_origin(socket, state.origins)
        door.connect()
    except Trouble as trouble:
        line.reject(trouble.status, _encode(trouble.problem))
        return
    metrics: WebMetrics = state.web_metrics
    metrics.sockets.inc()
    unwatch: Callable[[], None] | None = None
    try:
        await line.accept()
        asked = socket.query_params
        link, room = asked.get("link", "")[:40], asked.get("room", "") == "true"
        viewer = await door.look_at(id, link, room=room)
        if viewer.person is not None:
            people = state.service.people
            unwatch = people.watch(door.visit.session, lambda: line.close(4401, "session"))
        await Conversation(line, door, viewer, metrics).run()
    except SocketClosed:
        pass
    except Moved:
        line.close(COME_BACK_SOON, "moved")
    except ChronotableError as trouble:
        problem = problem_of(trouble)
        line.close(4000 + problem.status, problem.error)
    except Exception as broken:
        report(broken, "socket")
        line.close(4500, "broken")
    finally:
        metrics.sockets.dec()
        if unwatch is not None:
            unwatch()
        door.disconnect()


class Conversation:
    """A socket that has been let in."""

    def __init__(self, socket: Socket, door: Door, viewer: Viewer, metrics: WebMetrics) -> None:
        self.socket = socket
        self.door = door
        self.viewer = viewer
        self.metrics = metrics
        self.cursor = Cursor()
        self.nonsense = 0
        self.showing = asyncio.Lock()

    async def run(self) -> None:
        """Read and show until one of them ends."""
        self.cursor = await self._first_word()
        shows = asyncio.create_task(self._show_on())
        reads = asyncio.create_task(self._read_on())
        try:
            done, _ = await asyncio.wait({shows, reads}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
            if shows in done:
                self.socket.close(COME_BACK_SOON, "closed")
        finally:
            for task in (shows, reads):
                task.cancel()
            await asyncio.gather(shows, reads, return_exceptions=True)

    async def _first_word(self) -> Cursor:
        """What the browser holds already."""
        try:
            first = _decode(await asyncio.wait_for(self.socket.hear(), FIRST_WORD))
        except (*_NONSENSE, TimeoutError):
            first = None
        if not isinstance(first, wire.Resume):
            raise Trouble(400, "malformed", "web-error-no-resume")
        return _cursor_of(first)

    # Showing.

    async def _show_on(self) -> None:
        async with self.viewer.subscribe(self._show_at_once) as changes:
            async for _ in changes:
                await self._show()

    async def _show(self) -> None:
        async with self.showing:
            frame = await self.viewer.frame(self.cursor)
            self.cursor = frame.cursor
            self.metrics.snapshots.count()
            await self.socket.send_texts(frame.data)

    def _show_at_once(self, version: int) -> bool:
        """Make sure that the viewer has that version; False if something is in the way."""
        if self.cursor.version >= version:
            return True
        if (news := self._news()) is not None:
            self.socket.write(news)
        return news is not None

    def _news(self) -> bytes | None:
        """A snapshot that can be sent at once, and then must be."""
        frame = None
        if self.socket.free and not self.showing.locked():
            frame = self.viewer.frame_at_once(self.cursor)
        if frame is None:
            return None
        self.cursor = frame.cursor
        self.metrics.snapshots.count()
        return frame.data

    # Reading.

    async def _read_on(self) -> None:
        while self.nonsense < PATIENCE:
            message = await self.socket.hear()
            try:
                self.door.take_message(self.viewer)
                request = _decode(message)
            except Trouble as trouble:
                self.nonsense += 1
                await self._refuse("", "busy", trouble)
                continue
            except _NONSENSE as problem:
                self.nonsense += 1
                await self._refuse("", "malformed", malformed(str(problem)))
                continue
            await self._do(request)
        raise Trouble(429, "too-many")

    async def _do(self, request: wire.Request) -> None:
        self.metrics.messages.count(type(request).__name__.lower())
        match request:
            case wire.Ping():
                await self._reply(wire.Pong(self.viewer.service.now()))
            case wire.Resume():
                self.cursor = _cursor_of(request)
                await self._show()
            case _:
                try:
                    reply = await self.door.do(self.viewer, request)
                except Moved:
                    raise  # not refused: another connection finds the place where it can be done
                except TableError as trouble:
                    busy = isinstance(trouble, Trouble) or trouble.status >= 500
                    await self._refuse(request.id, "busy" if busy else "malformed", trouble)
                    return
                if isinstance(reply, wire.Done) and (news := self._news()) is not None:
                    self.socket.write(_encode(reply), news)
                    return
                await self._reply(reply)
                if isinstance(reply, wire.Refused) and reply.reason == "stale":
                    await self._show()

    async def _reply(self, reply: wire.Reply) -> None:
        await self.socket.send_texts(_encode(reply))

    async def _refuse(self, id: str, reason: wire.Reason, trouble: TableError) -> None:
        said = (trouble.said.key, dict(trouble.said.params))
        await self._reply(wire.Refused(id, reason, trouble.text, self.cursor.version, said))


def _cursor_of(held: wire.Resume) -> Cursor:
    return Cursor(held.events, held.chat, held.version)
