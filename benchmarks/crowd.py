"""`chronotable bench server --parts crowd`: how much a server holds, and how soon it is back.

Real titles at full speed, tables at which nobody is, sockets on which nothing happens, and a start
with many stored games.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from benchmarks.figure import Figure
from benchmarks.players import OurPlayer, Tally, connect, introduce, make_table
from benchmarks.server import at_full_speed, load_of, measured
from benchmarks.servers import our_server
from chronotable.games import infos
from chronotable.kernel.message import Message

_BESIDES = 200  # files that this process needs besides sockets
_AT_ONCE = 50  # sockets that are opened together


class Size(NamedTuple):
    """How much of everything; less for a first look."""

    tables: int = 64  # of a title, at full speed
    idle: int = 10_000
    sockets: int = 5_000
    stored: int = 20_000


FEW = Size(idle=200, sockets=100, stored=400)
_MEMORY, _RESTART = 400.0, 3_000.0  # megabytes, milliseconds
_ANSWERS = 1_800.0  # a second


def figures(seconds: float, size: Size) -> Iterator[Figure]:
    for name, info in infos().items():
        load = load_of(info, size.tables)
        first, *others = measured(load, at_full_speed(name, size.tables, seconds))
        yield first._replace(hold=_ANSWERS, more_is_better=True)
        yield from others
    yield _idle(size.idle)
    yield from _sockets(size.sockets)
    yield _stored(size.stored)


def _any_title() -> str:
    return next(iter(infos()))


def _figure(name: str, key: str, value: float, unit: str, **params: int) -> Figure:
    return Figure(name, Message(key, params), value, unit)


def _idle(tables: int) -> Figure:
    """Tables that were made a moment ago, and at which nobody looks."""

    async def make(port: int) -> None:
        ann, bob = await introduce(port, "Ann"), await introduce(port, "Bob")
        for _ in range(tables):
            await asyncio.to_thread(make_table, port, _any_title(), ann, bob)

    with tempfile.TemporaryDirectory() as folder, our_server(Path(folder)) as us:
        asyncio.run(make(us.port))
        figure = _figure(
            f"{tables} idle tables, memory", "bench-idle", us.megabytes, "MB", n=tables
        )
    return figure._replace(hold=_MEMORY)


def _sockets(number: int) -> Iterator[Figure]:
    """Windows to one table, all of which see an answer."""
    _make_room(number)

    async def come(port: int) -> tuple[int, float]:
        ann, bob = await introduce(port, "Ann"), await introduce(port, "Bob")
        table = await asyncio.to_thread(make_table, port, _any_title(), ann, bob)
        tally = Tally()
        tally.playing = False
        path = f"/api/tables/{table}/live"
        players = [OurPlayer(tally, f"w{n}-") for n in range(number)]
        for at in range(0, number, _AT_ONCE):
            some = players[at : at + _AT_ONCE]
            await asyncio.gather(*(connect(port, path, bob[0], each) for each in some))
            for each in some:
                each.line.say(b'{"type":"resume"}')
        started = time.perf_counter()
        while any(each.look is None for each in players) and time.perf_counter() - started < 60:
            await asyncio.sleep(0.05)
        seen = sum(each.look is not None for each in players)
        memory = us.megabytes
        for each in players:
            each.line.transport.close()
        return seen, memory

    with tempfile.TemporaryDirectory() as folder, our_server(Path(folder)) as us:
        seen, memory = asyncio.run(come(us.port))
    seen_all = _figure(f"{number} sockets, shown", "bench-sockets", seen, "", n=number)
    yield seen_all._replace(hold=float(number), more_is_better=True)
    yield _figure(f"{number} sockets, memory", "bench-sockets-memory", memory, "MB", n=number)


def _stored(games: int) -> Figure:
    """From the start of the process to its first word, with so many games in its file."""

    async def begin(port: int) -> None:
        ann, bob = await introduce(port, "Ann"), await introduce(port, "Bob")
        await asyncio.to_thread(make_table, port, _any_title(), ann, bob)

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with our_server(folder) as us:
            asyncio.run(begin(us.port))
        copy(folder / "bench.sqlite3", games)
        started = time.perf_counter()
        with our_server(folder):
            took = time.perf_counter() - started
    figure = _figure(
        f"restart with {games} stored games", "bench-stored", 1000 * took, "ms", n=games
    )
    return figure._replace(hold=_RESTART)


def copy(file: Path, times: int) -> None:
    """The one game that is there, again and again, under other names."""
    with closing(sqlite3.connect(file)) as opened, opened:
        for table, column in (("tables", "id"), ("chairs", "table_id"), ("log", "table_id")):
            names = [row[1] for row in opened.execute(f"PRAGMA table_info({table})")]
            told = ", ".join(
                f"{column} || '-' || number" if name == column else f'"{name}"' for name in names
            )
            opened.execute(
                f"WITH RECURSIVE counted(number) AS (SELECT 1 UNION ALL SELECT number + 1 "
                f"FROM counted WHERE number < {times}) INSERT INTO {table} "
                f"SELECT {told} FROM {table}, counted"
            )


def _make_room(sockets: int) -> None:
    """Ask the system for as many files as that takes."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + _BESIDES
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))
