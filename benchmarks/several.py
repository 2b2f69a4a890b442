"""`chronotable bench server --parts workers`: one process on PostgreSQL, and two.

Real titles at full speed, one process and two workers in turn, each on a database of its own. By
the clock two workers need two cores that have nothing else to do, and the players and PostgreSQL
others. By CPU time they need not: twice what an answer costs one process, over what it costs two.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from benchmarks.figure import Figure
from benchmarks.server import Load, Measured, at_full_speed_of, measured
from benchmarks.servers import Peer, cpu_of, megabytes_of
from chronotable.games import infos
from chronotable.kernel.message import Message
from chronotable.text import Speaker
from tests.table.postgres import PostgresMissing, cluster

_TABLES = 64
_ROUNDS = 2
_RATIO = 1.6  # what two workers do, over what one does
_CORES = 4  # two for the workers, and as many for the others
_PATIENCE = 60.0  # seconds for all workers to be there


class _Family(Peer):
    """A server process and those that it has started."""

    @property
    def _pids(self) -> list[int]:
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children")
        started = children.read_text().split() if children.exists() else []
        return [pid, *map(int, started)]

    @property
    def cpu(self) -> float:
        return sum(cpu_of(pid) for pid in self._pids)

    @property
    def megabytes(self) -> float:
        return sum(megabytes_of(pid) for pid in self._pids)


def figures(seconds: float, speaker: Speaker, tables: int = _TABLES) -> Iterator[Figure]:
    try:
        with cluster() as running:
            for name, info in infos().items():
                rounds = [
                    [_played(running.fresh(), workers, name, tables, seconds) for workers in (1, 2)]
                    for _ in range(_ROUNDS)
                ]
                one, two = (_mean(each) for each in zip(*rounds, strict=True))
                said = f"{tables} tables of {info.title} on PostgreSQL"
                yield from measured(Load(said, "bench-load-postgres", tables, name), one)
                load = Load(f"{said}, 2 workers", "bench-load-workers", tables, name)
                yield from measured(load, two)
                yield from _ratios(name, one, two)
    except PostgresMissing:
        print(speaker.tell("bench-no-postgres"), file=sys.stderr)


def _ratios(name: str, one: Measured, two: Measured) -> Iterator[Figure]:
    clock = Figure(
        "2 workers over 1",
        Message("bench-workers-ratio"),
        two.answers / one.answers,
        "x",
        more_is_better=True,
        game=name,
    )
    yield clock._replace(hold=_RATIO if (os.cpu_count() or 1) >= _CORES else None)
    if one.work:
        yield clock._replace(
            name="2 workers over 1, by CPU time",
            said=Message("bench-workers-ratio-work"),
            value=2 * two.work / one.work,
            hold=_RATIO,
        )


def _played(database: str, workers: int, game: str, tables: int, seconds: float) -> Measured:
    with _serving(database, workers) as peer:
        return at_full_speed_of(peer, game, tables, seconds)


def _mean(rounds: tuple[Measured, ...]) -> Measured:
    answers, work, p50, p95, p99, megabytes, refused = (
        sum(each) / len(rounds) for each in zip(*rounds, strict=True)
    )
    return Measured(answers, work, p50, p95, p99, megabytes, round(refused * len(rounds)))


@contextmanager
def _serving(database: str, workers: int) -> Iterator[Peer]:
    """The command itself, when all its processes are there."""
    command = [sys.executable, "-m", "chronotable", "serve", "--port", "0", "--no-browser"]
    command += ["--lang", "en", "--limit", "all=off", "--database", database]
    command += ["--workers", str(workers)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            port = int(process.stdout.readline().rsplit(":", 1)[1])
            _wait_for_all(database, workers)
            yield _Family(process, port)
        finally:
            process.terminate()
            process.wait(60)


def _wait_for_all(database: str, workers: int) -> None:
    until = time.monotonic() + _PATIENCE
    with psycopg.connect(database, autocommit=True) as connection:
        while time.monotonic() < until:
            found = connection.execute("SELECT count(*) FROM processes").fetchone()
            if found is not None and found[0] >= workers:
                return
            time.sleep(0.1)
    raise AssertionError(f"not all of {workers} workers have come")
