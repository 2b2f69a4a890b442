"""A socket's line: uvicorn's own, with a shorter way in and out.

Between the application and the wire lie the wrappers of uvicorn, Litestar and asyncio. A table
sends three messages for each answer, and so often they cost more than the rules do. Once it is
accepted, a socket therefore writes and hears on its line directly.
"""

from __future__ import annotations

from typing import Any

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_PILE = 8  # messages of one socket that may wait
_TEXT = 0x81  # the first byte of a whole text
_NAME = "chronotable.line"  # where the application finds it


class Line(WebSocketsSansIOProtocol):
    """uvicorn's sockets, for talks that write whole texts, several of them in one go."""

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[_NAME] = self
        try:
            await super().run_asgi()
        finally:
            del extensions[_NAME]  # two that know each other would stay in memory for long

    @property
    def free(self) -> bool:
        """Whether a text would leave at once: somebody is there, and nothing piles up."""
        return self.writable.is_set() and not self._gone

    async def send_texts(self, *texts: bytes) -> None:
        """Send as soon as there is room; WebSocketDisconnect if nobody is there any more."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self._gone:
            raise WebSocketDisconnect(detail="gone", code=1006)
        self.write(*texts)

    def write(self, *texts: bytes) -> None:
        """Send without asking whether there is room."""
        self.transport.write(b"".join([part for text in texts for part in (_head(text), text)]))

    async def hear(self) -> str | bytes:
        """The next message, whichever kind of frame it came in."""
        event: dict[str, Any] = dict(await self.receive())
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=event.get("code", 1005))
        text: str | None = event.get("text")
        data: bytes | None = event.get("bytes")
        return text if text is not None else data or b""

    @property
    def _gone(self) -> bool:
        return self.disconnected or self.close_sent or self.transport.is_closing()

    def send_receive_event_to_app(self) -> None:
        """Reading stops only when messages pile up: uvicorn stops and starts it for each of
        them, which costs as much as the rest.
        """
        if self.read_paused or self.queue.qsize() >= _PILE:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # as far as uvicorn knows
        super().send_receive_event_to_app()
        self.read_paused = False


def line_of(scope: Any) -> Line:
    """The line of a socket that `chronotable.web.serve` serves."""
    line: Line = scope["extensions"][_NAME]
    return line


def _head(text: bytes) -> bytes:
    """What stands before a text on the wire."""
    size = len(text)
    if size < 126:
        return bytes((_TEXT, size))
    if size < 1 << 16:
        return bytes((_TEXT, 126)) + size.to_bytes(2)
    return bytes((_TEXT, 127)) + size.to_bytes(8)
