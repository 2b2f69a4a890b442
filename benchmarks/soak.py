"""`chronotable bench soak`: a server under a light, steady load for a long while.

Two people sit at each of a few tables of every title and answer at random, at such a pace that
so many answers come each second. When a game is over they leave, make another table and play
on. What the server holds in memory and how many files it has open is read all the while: after
the first minutes neither may grow.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from benchmarks.figure import Figure, held
from benchmarks.players import OurPlayer, Tally, connect, introduce, make_table
from benchmarks.servers import Peer, our_server
from chronotable.kernel.message import Message
from chronotable.text import Speaker

_RATE = 20.0  # answers a second
_TABLES = 4  # of each title
_GROWTH = 5.0  # hundredths by which the memory may grow
_SETTLES = 10 * 60.0  # seconds until the server has forgotten the first games that ended
_EACH = 10.0  # seconds between two readings
_AT_THE_END = 3 * 60.0  # seconds whose readings are compared with those after settling

Progress = Callable[[float, float, int], None]  # minutes gone, megabytes, answers


class Reading(NamedTuple):
    """What the server had at a moment."""

    seconds: float
    megabytes: float
    files: int


class Soaked(NamedTuple):
    """What a long run has shown."""

    minutes: float
    answers: int
    refused: int
    games: int
    longest: float  # milliseconds that one answer took
    megabytes: tuple[float, float]  # once it had settled, and at the end
    files: tuple[int, int]

    @property
    def growth(self) -> float:
        """Of the memory, in hundredths."""
        return 100 * (self.megabytes[1] / self.megabytes[0] - 1)


def figures(minutes: float, speaker: Speaker) -> Iterator[Figure]:
    """Every figure, when all is over; how far it has come is told meanwhile."""
    told = -1

    def progress(gone: float, megabytes: float, answers: int) -> None:
        nonlocal told
        if int(gone) > told:
            told = int(gone)
            line = speaker.tell(
                "bench-soak-so-far", minutes=told, memory=round(megabytes), answers=answers
            )
            print(line, file=sys.stderr, flush=True)

    found = soak(minutes, _RATE, progress)
    yield Figure("answers", Message("bench-soak-answers"), found.answers, "")
    yield Figure("games that ended", Message("bench-soak-games"), found.games, "")
    yield Figure("refused", Message("bench-soak-refused"), found.refused, "", 0.0)
    yield Figure("longest wait", Message("bench-soak-longest"), found.longest, "ms")
    for moment, megabytes in zip(("settled", "at-the-end"), found.megabytes, strict=True):
        said = Message(f"bench-soak-memory-{moment}")
        yield Figure(f"memory {moment.replace('-', ' ')}", said, megabytes, "MB")
    yield Figure("growth of memory", Message("bench-soak-growth"), found.growth, "%", _GROWTH)
    settled, last = found.files
    yield Figure("open files settled", Message("bench-soak-files"), settled, "")
    yield Figure("open files at the end", Message("bench-soak-files-end"), last, "", settled)


def soak(minutes: float, rate: float, progress: Progress) -> Soaked:
    """Let people play for so long, giving so many answers a second between them."""
    with tempfile.TemporaryDirectory() as folder, our_server(Path(folder)) as peer:
        return asyncio.run(_soak(peer, 60 * minutes, rate, progress))


async def _soak(peer: Peer, seconds: float, rate: float, progress: Progress) -> Soaked:
    people = [await introduce(peer.port, name) for name in ("Ann", "Bob")]
    titles = [info.name for info in held() if info.seats[0] <= 2] * _TABLES
    tally = Tally()
    tally.keep_pace(len(titles), rate)
    games = [0]
    tables = [asyncio.create_task(_table(peer, game, people, tally, games)) for game in titles]
    readings: list[Reading] = []
    started = time.monotonic()
    gone = 0.0
    while gone < seconds:
        done, _ = await asyncio.wait(tables, timeout=min(_EACH, seconds - gone))
        for task in done:
            task.result()  # nobody leaves before the end: it says why
        gone = time.monotonic() - started
        readings.append(Reading(gone, peer.megabytes, peer.files))
        progress(gone / 60, readings[-1].megabytes, len(tally.waits))
    for task in tables:
        task.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    await asyncio.sleep(0.2)  # until the sockets have closed
    settled = [each for each in readings if each.seconds >= min(_SETTLES, seconds / 2)]
    first = [each for each in settled if each.seconds < settled[0].seconds + _AT_THE_END]
    last = [each for each in settled if each.seconds >= seconds - _AT_THE_END]
    return Soaked(
        seconds / 60,
        len(tally.waits),
        tally.refused,
        games[0],
        1000 * max(tally.waits, default=0.0),
        (mean(each.megabytes for each in first), mean(each.megabytes for each in last)),
        (max(each.files for each in first), max(each.files for each in last)),
    )


async def _table(
    peer: Peer, game: str, people: list[tuple[str, str]], tally: Tally, games: list[int]
) -> None:
    """One table after another, each to the end of its game."""
    while True:
        table = await asyncio.to_thread(make_table, peer.port, game, *people)
        soakers = [OurPlayer(tally, name) for name in ("a", "b")]
        lines = []
        try:
            for soaker, (cookie, _) in zip(soakers, people, strict=True):
                path = f"/api/tables/{table}/live"
                lines.append(await connect(peer.port, path, cookie, soaker))
                soaker.line.say(b'{"type":"resume"}')
            await soakers[0].over.wait()
        finally:
            for line in lines:
                line.transport.close()
        games[0] += 1
