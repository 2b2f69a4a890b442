"""`chronotable bench server`: scripted players over real sockets against a server process.

The server runs in a process of its own, with a database on disk and every answer durable. The
players run in this process, two sockets for each table, and read only what they need. First
everybody answers as soon as they are asked: that is how much the server can do. Then they think
for a while in between, so that so many answers come each second: that is how long one waits.

At last people play beside tables of experts, which think all the time: that is how much longer one
waits because of bots elsewhere.

If Node is here, boardgame.io's server, which keeps games in memory only, plays the same toy of
taking stones from a heap under the same players, and the ratio is told.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

from benchmarks.figure import Figure, Served, held, hold_of
from benchmarks.players import (
    OurPlayer,
    Tally,
    TheirPlayer,
    connect,
    introduce,
    make_table,
    make_table_with_bot,
)
from benchmarks.servers import Peer, boardgame_io, our_server
from chronotable.games import infos
from chronotable.kernel.game import GameInfo
from chronotable.kernel.message import Message, Param
from chronotable.text import Speaker

TABLES = (8, 32, 128, 512)
_HELD = 128  # the tables at which we hold ourselves to figures
_WARM_UP = 2.0  # seconds before anything is counted
_PATIENCE = 30.0  # seconds until no answer at all is what a server gives
_COMPANY = 50  # tables of people, beside as many of experts
_AT_LEISURE = 25.0  # answers a second that people give there, all together
_NOT_FOR_BOTS = 100.0  # milliseconds that nearly nobody waits longer for, bots or not
_USUAL = 2000.0  # answers a second that are asked for where boardgame.io cannot tell


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
    while not tally.waits and time.perf_counter() - started < _PATIENCE:
        await asyncio.sleep(0.05)  # a disk that stalls is told by the figure, not by none
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


_Sit = Callable[[], Awaitable[Sequence[OurPlayer]]]  # at a new table


class _Table:
    """A table, or one after the other: when a game is over, they make another table and play on."""

    def __init__(self, sit: _Sit, players: Sequence[OurPlayer]) -> None:
        self._sit = sit
        self._players = players
        self._playing: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._playing = asyncio.create_task(self._play())

    async def _play(self) -> None:
        while True:
            for player in self._players:
                player.consider()
            for player in self._players:
                await player.over.wait()
            self._hang_up()
            self._players = await self._sit()

    async def end(self) -> None:
        assert self._playing is not None
        self._playing.cancel()
        with suppress(asyncio.CancelledError):
            await self._playing  # which says why, if it ended before
        self._hang_up()

    def _hang_up(self) -> None:
        for player in self._players:
            player.line.transport.close()


class _Company:
    """Everybody at many tables; nobody begins before all are there."""

    def __init__(self, tally: Tally, tables: Sequence[_Table]) -> None:
        self.tally = tally
        self._tables = tables

    @classmethod
    async def come(cls, tally: Tally, sit: _Sit, tables: int) -> _Company:
        tally.playing = False
        return cls(tally, [_Table(sit, await sit()) for _ in range(tables)])

    def begin(self) -> None:
        self.tally.playing = True
        for table in self._tables:
            table.begin()

    async def end(self) -> None:
        self.tally.playing = False
        await asyncio.sleep(0.2)
        for table in self._tables:
            await table.end()


async def _with_us(
    peer: Peer, game: str, tables: int, seconds: float, pace: float | None
) -> tuple[Measured, Measured | None]:
    """As fast as they can, then at a pace."""
    people = await _people(peer, game, tables)
    people.begin()
    fast = await _measure(peer, people.tally, seconds)
    paced = None
    if pace is not None:
        people.tally.keep_pace(tables, max(1.0, min(pace, 0.9 * fast.answers)))
        paced = await _measure(peer, people.tally, seconds)
    await people.end()
    return fast, paced


async def _people(peer: Peer, game: str, tables: int) -> _Company:
    """Two at each table."""
    ann, bob = await introduce(peer.port, "Ann"), await introduce(peer.port, "Bob")
    tally = Tally()

    async def sit() -> list[OurPlayer]:
        table = await asyncio.to_thread(make_table, peer.port, game, ann, bob)
        return [
            await _seated(peer, tally, name, table, cookie)
            for name, (cookie, _) in (("a", ann), ("b", bob))
        ]

    return await _Company.come(tally, sit, tables)


async def _against_bots(peer: Peer, game: str, tables: int) -> _Company:
    """One against an expert at each table, answering at once, so that the expert always thinks."""
    cat = await introduce(peer.port, "Cat")
    tally = Tally()

    async def sit() -> list[OurPlayer]:
        table = await asyncio.to_thread(make_table_with_bot, peer.port, game, cat, "expert")
        return [await _seated(peer, tally, "c", table, cat[0])]

    return await _Company.come(tally, sit, tables)


async def _seated(peer: Peer, tally: Tally, name: str, table: str, cookie: str) -> OurPlayer:
    player = OurPlayer(tally, name)
    await connect(peer.port, f"/api/tables/{table}/live", cookie, player)
    player.line.say(b'{"type":"resume"}')
    return player


async def _beside_bots(
    peer: Peer, game: str, tables: int, seconds: float
) -> tuple[Measured, Measured]:
    """People at a pace by themselves, then beside as many tables of experts."""
    people = await _people(peer, game, tables)
    people.tally.keep_pace(tables, _AT_LEISURE)
    people.begin()
    alone = await _measure(peer, people.tally, seconds)
    experts = await _against_bots(peer, game, tables)
    experts.begin()
    beside = await _measure(peer, people.tally, seconds)
    await experts.end()
    await people.end()
    return alone, beside


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


class Load(NamedTuple):
    """So many tables at once: their name for programs, and the message that names them."""

    name: str
    key: str
    tables: int
    game: str = ""  # the title, if it is one

    @property
    def said(self) -> str:
        return f"{self.key}:{self.tables}"

    def figure(self, what: str, key: str, value: float, unit: str, **params: Param) -> Figure:
        """A figure of this load; words are said as they are."""
        told = {name: f"word:{it}" if isinstance(it, str) else it for name, it in params.items()}
        said = Message(key, {"load": self.said, **told})
        return Figure(f"{self.name}, {what}", said, value, unit, game=self.game)


def _ours(count: int) -> Load:
    return Load(f"{count} tables", "bench-load", count)


def _theirs(count: int) -> Load:
    return Load(f"boardgame.io, {count} tables", "bench-load-peer", count)


def load_of(info: GameInfo, count: int) -> Load:
    return Load(f"{count} tables of {info.title}", "bench-load", count, info.name)


def figures(
    seconds: float = 10.0,
    tables: Sequence[int] = TABLES,
    speaker: Speaker | None = None,
    most: int | None = None,
) -> Iterator[Figure]:
    """Every figure, as soon as it is known: of the toy, and of each title that holds itself to
    some at a server. `most` bounds the tables of those.
    """
    with tempfile.TemporaryDirectory() as folder, boardgame_io(Path(folder)) as peer:
        if peer is None:
            print((speaker or Speaker()).tell("bench-no-peer"), file=sys.stderr)
        for count in tables:
            # One right after the other: a machine that is slow for a while is so for both.
            theirs = None
            if peer is not None:
                theirs = asyncio.run(_with_them(peer, count, seconds))
                yield from measured(_theirs(count), theirs)
            yield from _compared(_ours(count), theirs, seconds)
    for info in held():
        if (served := hold_of(info).served) is not None:
            count = min(served.tables, most or served.tables)
            yield from _served(load_of(info, count), served, seconds)

    yield from _in_company(min(_COMPANY, max(tables)), seconds)


def _in_company(tables: int, seconds: float) -> Iterator[Figure]:
    """How long people wait beside experts, and how long without them."""
    game = next(iter(infos()))
    with tempfile.TemporaryDirectory() as folder, our_server(Path(folder)) as us:
        alone, beside = asyncio.run(_beside_bots(us, game, tables, seconds))
    yield from _waited(_ours(tables), alone)
    load = Load(f"{tables} tables beside {tables} of experts", "bench-load-experts", tables)
    yield from _waited(load, beside, p95=_NOT_FOR_BOTS)


def _served(load: Load, hold: Served, seconds: float) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder, our_server(Path(folder)) as us:
        fast, paced = asyncio.run(_with_us(us, load.game, load.tables, seconds, hold.answers))
    first, *others = measured(load, fast)
    yield first._replace(hold=hold.answers, more_is_better=True)
    yield from others
    assert paced is not None
    yield from _waited(load, paced, p95=hold.p95)


def _compared(load: Load, theirs: Measured | None, seconds: float) -> Iterator[Figure]:
    """Our figures, and how they stand to those of boardgame.io."""
    pace = _USUAL if theirs is None else theirs.answers
    with tempfile.TemporaryDirectory() as folder, our_server(Path(folder)) as us:
        fast, paced = asyncio.run(_with_us(us, "heap", load.tables, seconds, pace))
    yield from measured(load, fast)
    held = load.tables == _HELD
    if theirs is not None:
        ratio = fast.answers / theirs.answers
        figure = load.figure("over boardgame.io", "bench-ratio", ratio, "x")
        yield figure._replace(hold=1.0 if held else None, more_is_better=True)
        work = fast.work / theirs.work if theirs.work else 0.0
        yield load.figure("over boardgame.io, per CPU", "bench-ratio-work", work, "x")
    assert paced is not None
    yield from _waited(load, paced, p99=50.0 if held else None)


def at_full_speed(game: str, tables: int, seconds: float) -> Measured:
    """So many tables of a title, everybody answering as soon as they are asked."""
    with tempfile.TemporaryDirectory() as folder, our_server(Path(folder)) as us:
        return at_full_speed_of(us, game, tables, seconds)


def at_full_speed_of(peer: Peer, game: str, tables: int, seconds: float) -> Measured:
    """The same, at a server that runs already."""
    return asyncio.run(_with_us(peer, game, tables, seconds, None))[0]


def measured(load: Load, fast: Measured) -> Iterator[Figure]:
    yield load.figure("answers", "bench-answers", fast.answers, "/s")
    if fast.work:
        yield load.figure("answers per CPU second", "bench-answers-work", fast.work, "/s")
    yield load.figure("at full speed p50", "bench-fast", fast.p50, "ms", part="p50")
    yield load.figure("at full speed p99", "bench-fast", fast.p99, "ms", part="p99")
    if fast.megabytes:
        yield load.figure("memory", "bench-load-memory", fast.megabytes, "MB")
    yield load.figure("refused", "bench-refused", fast.refused, "")._replace(hold=0.0)


def _waited(
    load: Load, paced: Measured, p95: float | None = None, p99: float | None = None
) -> Iterator[Figure]:
    waits = (("p50", paced.p50, None), ("p95", paced.p95, p95), ("p99", paced.p99, p99))
    for part, wait, hold in waits:
        what = f"at {paced.answers:,.0f}/s {part}"
        rate = round(paced.answers)
        figure = load.figure(what, "bench-paced", wait, "ms", rate=rate, part=part)
        yield figure._replace(hold=hold)
