"""Scripted players over real sockets.

Sockets are as thin as they can be, so that the players do not become the measure.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from contextlib import closing
from http.client import HTTPConnection
from random import Random
from typing import Any

import msgspec

_OF_LATE = 100  # answers, after which the pace is corrected


class Line(asyncio.Protocol):
    """A WebSocket that sends and hears whole texts."""

    def __init__(self, port: int, path: str, cookie: str, player: Player) -> None:
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self.heard = player.heard
        player.line = self
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: Any = None
        self._left = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up"))

    def say(self, text: bytes) -> None:
        """A text frame; a mask of zeros is a mask as well."""
        size = len(text)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        left = self._left
        left += data
        if not self.opened.done():
            end_of_head = left.find(b"\r\n\r\n")
            if end_of_head < 0:
                return
            if b" 101 " not in left[:40]:
                self.opened.set_exception(ConnectionError(left[:end_of_head].decode()))
                return
            del left[: end_of_head + 4]
            self.opened.set_result(None)
        while len(left) >= 2:
            size, at = left[1], 2
            if size == 126:
                size, at = int.from_bytes(left[2:4]), 4
            elif size == 127:
                size, at = int.from_bytes(left[2:10]), 10
            if len(left) < at + size:
                return
            frame, kind = bytes(left[at : at + size]), left[0] & 0x0F
            del left[: at + size]
            if kind == 1:
                self.heard(frame)
            elif kind == 9:  # a ping
                self.transport.write(bytes([0x8A, 0x80 | size]) + b"\0\0\0\0" + frame)


async def connect(port: int, path: str, cookie: str, player: Player) -> Line:
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(
        lambda: Line(port, path, cookie, player), "127.0.0.1", port
    )
    try:
        await line.opened
    except BaseException:
        line.transport.close()
        raise
    return line


class Tally:
    """What all players together have measured."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.refused = 0
        self.cycle = 0.0  # seconds on average from answer to answer at a table; 0: no thinking
        self.think = 0.0  # seconds on average, so that this comes out
        self.tables = 0
        self.playing = True
        self.chance = Random(1)
        self._counted, self._counted_at = 0, 0.0

    def begin(self) -> None:
        self.waits.clear()

    def keep_pace(self, tables: int, answers: float) -> None:
        """So many answers a second from now on, at so many tables together."""
        self.tables, self.cycle = tables, tables / answers
        self.think = self.cycle
        self._counted, self._counted_at = 0, time.perf_counter()

    def pause(self) -> float:
        """How long somebody thinks."""
        return self.chance.expovariate(1 / self.think) if self.think > 0 else 0.0

    def note(self, wait: float) -> None:
        self.waits.append(wait)
        self._counted += 1
        if self.cycle and self._counted == _OF_LATE:
            now = time.perf_counter()
            cycle = (now - self._counted_at) * self.tables / _OF_LATE
            self.think = max(0.0, self.think + (self.cycle - cycle) / 10)
            self._counted, self._counted_at = 0, now


class _Offer(msgspec.Struct):
    key: str


class _Asked(msgspec.Struct):
    options: list[_Offer]


class _Seen(msgspec.Struct):
    version: int
    status: str
    question: _Asked | None


class _Look(msgspec.Struct, tag_field="type", tag="look"):
    look: _Seen


class _Done(msgspec.Struct, tag_field="type", tag="done"):
    version: int


class _Refused(msgspec.Struct, tag_field="type", tag="refused"):
    text: str


_hear = msgspec.json.Decoder(_Look | _Done | _Refused).decode


class Player(ABC):
    """Whoever sits at a seat: answers at random when asked."""

    line: Line

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.sent_at = 0.0
        self.waiting = False  # an answer is on its way, or about to be

    @abstractmethod
    def heard(self, frame: bytes) -> None:
        """A message has come."""

    def asked(self, answer: bytes) -> None:
        """Answer now, or after a while."""
        if self.waiting or not self.tally.playing:
            return
        self.waiting = True
        if pause := self.tally.pause():
            asyncio.get_running_loop().call_later(pause, self._send, answer)
        else:
            self._send(answer)

    def _send(self, answer: bytes) -> None:
        self.sent_at = time.perf_counter()
        self.line.say(answer)

    def done(self) -> None:
        self.tally.note(time.perf_counter() - self.sent_at)
        self.waiting = False


class OurPlayer(Player):
    def __init__(self, tally: Tally, name: str) -> None:
        super().__init__(tally)
        self.name = name
        self.answered = -1
        self.look: _Seen | None = None
        self.over = asyncio.Event()  # set when the game has ended

    def heard(self, frame: bytes) -> None:
        message = _hear(frame)
        if isinstance(message, _Look):
            self.look = message.look
            self.consider()
        elif isinstance(message, _Done):
            self.answered = message.version
            self.done()
            self.consider()
        else:
            self.tally.refused += 1
            self.waiting = False

    def consider(self) -> None:
        look = self.look
        if look is not None and look.status == "over":
            self.over.set()
        if look is None or look.question is None or look.version < self.answered or self.waiting:
            return
        options = look.question.options
        key = options[int(self.tally.chance.random() * len(options))].key
        said = f'{{"type":"answer","id":"{self.name}{look.version}",'
        self.asked(f'{said}"version":{look.version},"key":"{key}"}}'.encode())


class TheirPlayer(Player):
    """The same for boardgame.io, which speaks socket.io."""

    def __init__(self, tally: Tally, table: str, seat: int) -> None:
        super().__init__(tally)
        self.table = table
        self.seat = seat
        self.state = -1

    def heard(self, frame: bytes) -> None:
        if frame.startswith(b"2"):
            self.line.say(b"3")
        elif frame.startswith(b"0"):
            self.line.say(b"40/heap,")
        elif frame.startswith(b"40/heap"):
            said = f'["sync","{self.table}","{self.seat}",null,2]'
            self.line.say(f"42/heap,{said}".encode())
        elif frame.startswith(b"42/heap,"):
            kind, _, told, *_ = msgspec.json.decode(frame[8:])
            if kind in ("sync", "update"):
                self.looked(told["state"] if kind == "sync" else told)

    def looked(self, state: dict[str, Any]) -> None:
        if state["_stateID"] <= self.state:
            return
        if self.waiting and self.state >= 0:
            self.done()
        self.state = state["_stateID"]
        if state["ctx"]["currentPlayer"] == str(self.seat):
            stones = 1 + int(self.tally.chance.random() * 3)
            payload = f'{{"type":"take","args":[{stones}],"playerID":"{self.seat}"}}'
            move = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
            said = f'["update",{move},{self.state},"{self.table}","{self.seat}"]'
            self.asked(f"42/heap,{said}".encode())


# Coming in.


async def introduce(port: int, name: str) -> tuple[str, str]:
    """A session: its cookie and its token."""
    return await asyncio.to_thread(_session, port, name)


def _session(port: int, name: str) -> tuple[str, str]:
    told, cookies = _post(port, "GET", "/api/me", "", "")
    told, cookies = _post(port, "POST", "/api/me", cookies, told["token"], {"name": name})
    return cookies, told["token"]


def make_table(port: int, game: str, ann: tuple[str, str], bob: tuple[str, str]) -> str:
    wanted = {"game": game, "chairs": [{"who": "me"}, {"who": "open"}]}
    made, _ = _post(port, "POST", "/api/tables", *ann, wanted)
    _post(port, "POST", f"/api/tables/{made['id']}/sit", *bob, {"link": made["play"]})
    return str(made["id"])


def make_table_with_bot(port: int, game: str, cat: tuple[str, str], level: str) -> str:
    wanted = {"game": game, "chairs": [{"who": "me"}, {"who": "bot", "level": level}]}
    made, _ = _post(port, "POST", "/api/tables", *cat, wanted)
    return str(made["id"])


def _post(
    port: int, method: str, path: str, cookies: str, token: str, body: object = None
) -> tuple[Any, str]:
    headers = {"Cookie": cookies, "X-CSRF-Token": token, "Content-Type": "application/json"}
    content = None if body is None else msgspec.json.encode(body)
    with closing(HTTPConnection("127.0.0.1", port)) as connection:
        connection.request(method, path, content, headers)
        answer = connection.getresponse()
        told = msgspec.json.decode(answer.read())
    assert answer.status < 300, told
    cookie = answer.getheader("Set-Cookie", "").split(";")[0]
    return told, cookie
