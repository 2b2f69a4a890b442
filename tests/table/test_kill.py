"""kill -9 at any moment: no acknowledged answer is lost, and every table goes on.

Three times in a normal run, fifty times in a deep one.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from sqlalchemy import select

from chronotable.table import store
from chronotable.table.service import Person, TableService
from chronotable.table.wire import Answer, Done
from tests.depth import times
from tests.table.company import service_on

ROOT = Path(__file__).parents[2]
TIMES = times(3, deep=50)
LINES = 500  # at most so many answers before the kill


def run_and_kill(url: str, seed: int, luck: Random) -> list[list[str]]:
    """What a service under load has acknowledged until it was killed, at any moment."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    with subprocess.Popen(
        [sys.executable, "-m", "tests.table.tables_under_load", url, str(seed)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        lines = [process.stdout.readline() for _ in range(luck.randrange(LINES))]
        time.sleep(luck.random() * 0.02)
        process.kill()
        lines += process.stdout.read().splitlines(keepends=True)
    assert process.returncode == -9
    return [line.split() for line in lines if line.endswith("\n")]


async def written(service: TableService) -> set[tuple[str, str, str]]:
    """Every entry that a client has asked for: table, kind and id."""
    entry = store.log.c
    query = select(entry.table_id, entry.kind, entry.client)
    rows = await service.store.read(
        lambda c: c.execute(query.where(entry.client.is_not(None))).all()
    )
    return {(row.table_id, row.kind, row.client) for row in rows}


async def test_no_acknowledged_answer_is_lost_by_killing_the_server(url: str) -> None:
    luck = Random(1)
    acknowledged = tables = 0
    for seed in range(TIMES):
        told = run_and_kill(url, seed, luck)
        acknowledgements = [line[1:] for line in told if line[0] == "done"]
        done = {(table, kind, request) for table, kind, request, _, _ in acknowledgements}
        assert len(done) == len(acknowledgements)
        made = [(line[1], line[2]) for line in told if line[0] == "made"]
        async with service_on(url) as service:
            lost = done - await written(service)
            assert lost == set(), f"round {seed}: {len(lost)} of {len(done)} lost"
            acknowledged, tables = acknowledged + len(done), tables + len(made)
            for table, host in made:
                seen = [(who, int(at)) for of, _, _, who, at in acknowledgements if of == table]
                seen.append((host, 0))
                await goes_on(service, table, seen)
    assert acknowledged
    print(f"{TIMES} kills: {acknowledged} acknowledged at {tables} tables, none lost")


async def goes_on(service: TableService, table: str, seen: list[tuple[str, int]]) -> None:
    """The table opens for everybody at least where it was acknowledged, and takes answers."""
    for who in sorted({who for who, _ in seen}):
        viewer = await service.enter(table, Person(who, "Ann", "en", False))
        look = await viewer.snapshot()
        assert look.status in ("gathering", "playing", "over")
        assert look.version >= max(version for whose, version in seen if whose == who)
        if look.question is not None:
            request = Answer("next", look.version, look.question.options[0].key)
            reply = await viewer.do(request)
            assert isinstance(reply, Done)
            assert await viewer.do(request) == reply
