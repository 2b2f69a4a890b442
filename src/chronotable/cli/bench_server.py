"""`chronotable bench server`: scripted players over real sockets against a server process.

The server runs in a process of its own, with a database on disk and every answer durable. The
players run in this process, two sockets for each table, and read only what they need. First
everybody answers as soon as they are asked: that is how much the server can do. Then they think
for a while in between, so that so many answers come each second: that is how long one waits.

If Node is here, boardgame.io's server, which keeps games in memory only, plays the same toy of
taking stones from a heap under the same players, and the ratio is told.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any, NamedTuple

import msgspec

from chronotable.games import register
from chronotable.kernel.chance import Chance
from chronotable.kernel.decision import Decision
from chronotable.kernel.effect import end
from chronotable.kernel.event import Log
from chronotable.kernel.facets import Open, Rules
from chronotable.kernel.game import Game, GameInfo
from chronotable.kernel.json import Json
from chronotable.kernel.message import Message, Param
from chronotable.kernel.result import Result
from chronotable.kernel.serial import ByKey
from chronotable.text import Speaker

TABLES = (8, 32, 128, 512)
_HELD = 128  # the tables at which we hold ourselves to figures
_STONES = 1_000_000  # nobody sees the end of it
_WARM_UP = 2.0  # seconds before anything is counted
_USUAL = 2000.0  # answers a second that are asked for where boardgame.io cannot tell
_ANACHRONY = 200
_OF_LATE = 100  # answers, after which the pace is corrected


# The toy.


class Take(NamedTuple):
    """Taking so many stones from the heap."""

    stones: int
    key: str


@dataclass(slots=True)
class Heap:
    """What lies on the table: stones."""

    chance: Chance
    stones: int
    taken: int = 0  # how often somebody took some

    def copy(self) -> Heap:
        return Heap(self.chance.copy(), self.stones, self.taken)


TAKES = tuple(Take(stones, f"take:{stones}") for stones in (1, 2, 3))


def set_up(seats: int, options: Mapping[str, str], chance: Chance) -> Heap:
    return Heap(chance, _STONES)


async def take_turns(state: Heap, log: Log | None) -> None:
    """Two players in turn take one, two or three stones; who takes the last one wins."""
    while True:
        seat = state.taken % 2
        take = await Decision(seat, "heap-ask", TAKES[: state.stones], boundary=True)
        state.stones -= take.stones
        state.taken += 1
        if not state.stones:
            end(Result((seat,), tuple(int(seat == each) for each in (0, 1)), "last"))


class OpenHeap(Open[Heap]):
    """Everybody sees the heap. Views are made at every answer, so this one is written by hand."""

    def view(self, state: Heap, seat: int | None) -> Json:
        return {"viewer": seat, "stones": state.stones, "taken": state.taken}

    def deal(self, view: Json, seats: int, options: Mapping[str, str], chance: Chance) -> Heap:
        return Heap(chance, view["stones"], view["taken"])


_SERIAL = ByKey(Heap)
TAKING_STONES = Game(
    GameInfo("heap", "Taking stones", (2, 2)),
    Rules("1", tuple(take.key for take in TAKES), set_up, take_turns),
    serial=_SERIAL,
    secrets=OpenHeap(_SERIAL),
)


# The servers.

_NODE = """
const { Server } = require("boardgame.io/server");
const heap = {
  name: "heap",
  setup: () => ({ stones: 1000000, taken: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { take: ({ G }, count) => { G.stones -= count; G.taken += 1; } },
  endIf: ({ G, ctx }) => (G.stones <= 0 ? { winner: ctx.currentPlayer } : undefined),
};
const server = Server({ games: [heap], origins: [/.*/] });
server.run({ port: Number(process.argv[2]) }, () => console.log("open"));
"""


class Peer(NamedTuple):
    """A server process, and where it listens."""

    process: subprocess.Popen[str]
    port: int

    @property
    def megabytes(self) -> float:
        """Memory in use; 0 where the system does not tell."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return 0.0
        lines = status.read_text().splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024

    @property
    def files(self) -> int:
        """Open files and sockets; 0 where the system does not tell."""
        folder = Path(f"/proc/{self.process.pid}/fd")
        return len(list(folder.iterdir())) if folder.exists() else 0

    @property
    def cpu(self) -> float:
        """Seconds of work so far; 0 where the system does not tell."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.exists():
            return 0.0
        fields = stat.read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def our_server(folder: Path) -> Iterator[Peer]:
    """`chronotable serve` without limits, and with the toy on its shelf."""
    command = [sys.executable, "-m", __name__, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield Peer(process, int(process.stdout.readline().rsplit(":", 1)[1]))
        finally:
            process.terminate()
            process.wait(30)


def serve_here(folder: str) -> None:
    """The server's process."""
    from chronotable.web.app import ServerSettings
    from chronotable.web.limits import Limits
    from chronotable.web.request_log import set_up
    from chronotable.web.serve import address_of, listen, serve

    register(TAKING_STONES.info, lambda: TAKING_STONES)
    set_up("error")
    database = f"sqlite:///{Path(folder).absolute() / 'bench.sqlite3'}"
    with listen("127.0.0.1", 0) as listening:
        address = address_of(listening)
        serve(
            ServerSettings(database, limits=Limits().changed("all", "off")),
            listening,
            opened=lambda: print(address, flush=True),
        )


@contextmanager
def boardgame_io(folder: Path) -> Iterator[Peer | None]:
    """boardgame.io's server, or None if it cannot be had here."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        yield None
        return
    command = [npm, "install", "--no-audit", "--no-fund", "--silent", "boardgame.io@0.50.2"]
    if subprocess.run(command, cwd=folder, check=False, capture_output=True).returncode:
        yield None
        return
    (folder / "server.js").write_text(_NODE, "utf-8")
    port = _free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen(
        [node, "server.js", str(port)],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            while "open" not in (line := process.stdout.readline()):
                assert line, "boardgame.io did not start"
            yield Peer(process, port)
        finally:
            process.terminate()
            process.wait(30)


def _free_port() -> int:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


# Sockets, as thin as they can be, so that the players do not become the measure.


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


# Players.


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


class Player:
    """Whoever sits at a seat: answers at random when asked."""

    line: Line

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.sent_at = 0.0
        self.waiting = False  # an answer is on its way, or about to be

    def heard(self, frame: bytes) -> None:
        """A message has come."""
        raise NotImplementedError

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


# Measuring.


class Measured(NamedTuple):
    """What one run has shown."""

    answers: float  # a second
    work: float  # answers for each second that the server's processor was busy
    p50: float  # milliseconds
    p95: float
    p99: float
    megabytes: float
    refused: int


async def _measure(peer: Peer, tally: Tally, seconds: float) -> Measured:
    await asyncio.sleep(min(_WARM_UP, seconds))
    tally.begin()
    busy, started = peer.cpu, time.perf_counter()
    await asyncio.sleep(seconds)
    spent, worked = time.perf_counter() - started, peer.cpu - busy
    waits = sorted(tally.waits) or [0.0, 0.0]
    cuts = quantiles(waits, n=100) if len(waits) > 1 else waits * 99
    p50, p95, p99 = (1000 * cuts[at - 1] for at in (50, 95, 99))
    return Measured(
        len(tally.waits) / spent,
        len(tally.waits) / worked if worked else 0.0,
        p50,
        p95,
        p99,
        peer.megabytes,
        tally.refused,
    )


async def _with_us(
    peer: Peer, game: str, tables: int, seconds: float, pace: float | None
) -> tuple[Measured, Measured | None]:
    """As fast as they can, then at a pace."""
    ann, bob = await introduce(peer.port, "Ann"), await introduce(peer.port, "Bob")
    tally = Tally()
    tally.playing = False  # nobody begins before all are here, or the first games would be over
    players: list[OurPlayer] = []
    for _ in range(tables):
        table = await asyncio.to_thread(make_table, peer.port, game, ann, bob)
        for name, (cookie, _) in (("a", ann), ("b", bob)):
            player = OurPlayer(tally, name)
            players.append(player)
            await connect(peer.port, f"/api/tables/{table}/live", cookie, player)
            player.line.say(b'{"type":"resume"}')
    tally.playing = True
    for player in players:
        player.consider()
    fast = await _measure(peer, tally, seconds)
    paced = None
    if pace is not None:
        tally.keep_pace(tables, max(1.0, min(pace, 0.9 * fast.answers)))
        paced = await _measure(peer, tally, seconds)
    tally.playing = False
    await asyncio.sleep(0.2)
    for player in players:
        player.line.transport.close()
    return fast, paced


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


def _post(
    port: int, method: str, path: str, cookies: str, token: str, body: object = None
) -> tuple[Any, str]:
    from http.client import HTTPConnection

    headers = {"Cookie": cookies, "X-CSRF-Token": token, "Content-Type": "application/json"}
    content = None if body is None else msgspec.json.encode(body)
    with closing(HTTPConnection("127.0.0.1", port)) as connection:
        connection.request(method, path, content, headers)
        answer = connection.getresponse()
        told = msgspec.json.decode(answer.read())
    assert answer.status < 300, told
    cookie = answer.getheader("Set-Cookie", "").split(";")[0]
    return told, cookie


async def _with_them(peer: Peer, tables: int, seconds: float) -> Measured:
    tally = Tally()
    lines = []
    for number in range(tables):
        for seat in (0, 1):
            player = TheirPlayer(tally, f"t{tables}-{number}", seat)
            path = "/socket.io/?EIO=4&transport=websocket"
            lines.append(await connect(peer.port, path, "", player))
    fast = await _measure(peer, tally, seconds)
    tally.playing = False
    await asyncio.sleep(0.2)
    for line in lines:
        line.transport.close()
    return fast


class Row(NamedTuple):
    """One figure: its name for programs and for people, number and unit, what it must hold, and
    in which direction."""

    name: str
    said: Message
    value: float
    unit: str
    hold: float | None = None
    more_is_better: bool = False


class Load(NamedTuple):
    """So many tables at once: their name for programs, and the message that names them."""

    name: str
    key: str
    tables: int

    @property
    def said(self) -> str:
        return f"{self.key}:{self.tables}"

    def row(self, what: str, key: str, value: float, unit: str, **params: str) -> Row:
        """A figure of this load; parameters are said as they are."""
        told = {name: f"word:{text}" for name, text in params.items()}
        return Row(f"{self.name}, {what}", Message(key, {"load": self.said, **told}), value, unit)


def _ours(count: int) -> Load:
    return Load(f"{count} tables", "bench-load", count)


def _theirs(count: int) -> Load:
    return Load(f"boardgame.io, {count} tables", "bench-load-peer", count)


def _of_anachrony(count: int) -> Load:
    return Load(f"{count} tables of Anachrony", "bench-load-anachrony", count)


def rows(
    seconds: float = 10.0,
    tables: Sequence[int] = TABLES,
    anachrony: int = _ANACHRONY,
    speaker: Speaker | None = None,
) -> Iterator[Row]:
    """Every figure, as soon as it is known."""
    with tempfile.TemporaryDirectory() as folder, boardgame_io(Path(folder)) as peer:
        if peer is None:
            print((speaker or Speaker()).tell("bench-no-peer"), file=sys.stderr)
        for count in tables:
            # One right after the other: a machine that is slow for a while is so for both.
            theirs = None
            if peer is not None:
                theirs = asyncio.run(_with_them(peer, count, seconds))
                yield from _told(_theirs(count), theirs)
            yield from _compared(_ours(count), theirs, seconds)
    with tempfile.TemporaryDirectory() as folder, our_server(Path(folder)) as us:
        fast, paced = asyncio.run(_with_us(us, "anachrony", anachrony, seconds, 500.0))
    load = _of_anachrony(anachrony)
    first, *others = _told(load, fast)
    yield first._replace(hold=500.0, more_is_better=True)
    yield from others
    assert paced is not None
    yield from _waited(load, paced, p95=50.0)


def _compared(load: Load, theirs: Measured | None, seconds: float) -> Iterator[Row]:
    """Our figures, and how they stand to those of boardgame.io."""
    pace = _USUAL if theirs is None else theirs.answers
    with tempfile.TemporaryDirectory() as folder, our_server(Path(folder)) as us:
        fast, paced = asyncio.run(_with_us(us, "heap", load.tables, seconds, pace))
    yield from _told(load, fast)
    held = load.tables == _HELD
    if theirs is not None:
        ratio = fast.answers / theirs.answers
        row = load.row("over boardgame.io", "bench-ratio", ratio, "x")
        yield row._replace(hold=1.0 if held else None, more_is_better=True)
        work = fast.work / theirs.work if theirs.work else 0.0
        yield load.row("over boardgame.io, per CPU", "bench-ratio-work", work, "x")
    assert paced is not None
    yield from _waited(load, paced, p99=50.0 if held else None)


def _told(load: Load, fast: Measured) -> Iterator[Row]:
    yield load.row("answers", "bench-answers", fast.answers, "/s")
    if fast.work:
        yield load.row("answers per CPU second", "bench-answers-work", fast.work, "/s")
    yield load.row("at full speed p50", "bench-fast", fast.p50, "ms", part="p50")
    yield load.row("at full speed p99", "bench-fast", fast.p99, "ms", part="p99")
    if fast.megabytes:
        yield load.row("memory", "bench-load-memory", fast.megabytes, "MB")
    yield load.row("refused", "bench-refused", fast.refused, "")._replace(hold=0.0)


def _waited(
    load: Load, paced: Measured, p95: float | None = None, p99: float | None = None
) -> Iterator[Row]:
    waits = (("p50", paced.p50, None), ("p95", paced.p95, p95), ("p99", paced.p99, p99))
    for part, wait, hold in waits:
        what = f"at {paced.answers:,.0f}/s {part}"
        said: dict[str, Param] = {
            "load": load.said,
            "rate": round(paced.answers),
            "part": f"word:{part}",
        }
        yield Row(f"{load.name}, {what}", Message("bench-paced", said), wait, "ms", hold)


if __name__ == "__main__":
    serve_here(sys.argv[1])
