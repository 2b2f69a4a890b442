"""kill -9 at any moment: no acknowledged answer is lost, and every table goes on.

Five times in a normal run; CHRONOTABLE_LONG=50 says how often in a long one.
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
from chronotable.table.hall import Hall, Person
from chronotable.table.wire import Answer, Done
from tests.table.company import hall_on

ROOT = Path(__file__).parents[2]
TIMES = int(os.environ.get("CHRONOTABLE_LONG", "5"))
LINES = 500  # at most so many answers before the kill


def run_and_kill(url: str, seed: int, luck: Random) -> list[list[str]]:
    """What a hall under load has acknowledged until it was killed, at any moment."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    with subprocess.Popen(
        [sys.executable, "-m", "tests.table.hall_under_load", url, str(seed)],
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


async def written(hall: Hall) -> set[tuple[str, str, str, str]]:
    """Every entry that a client has asked for: table, version, kind and id."""
    entry = store.log.c
    query = select(entry.table_id, entry.version, entry.kind, entry.client)
    rows = await hall.store.read(lambda c: c.execute(query.where(entry.client.is_not(None))).all())
    return {(row.table_id, str(row.version), row.kind, row.client) for row in rows}


async def test_no_acknowledged_answer_is_lost_by_killing_the_server(url: str) -> None:
    luck = Random(1)
    acknowledged = tables = 0
    for seed in range(TIMES):
        told = run_and_kill(url, seed, luck)
        done = {(line[1], line[2], line[3], line[4]) for line in told if line[0] == "done"}
        made = [(line[1], line[2]) for line in told if line[0] == "made"]
        async with hall_on(url) as hall:
            lost = done - await written(hall)
            assert lost == set(), f"round {seed}: {len(lost)} of {len(done)} lost"
            acknowledged, tables = acknowledged + len(done), tables + len(made)
            for table, host in made:
                await goes_on(hall, table, host, [each for each in done if each[0] == table])
    assert acknowledged
    print(f"{TIMES} kills: {acknowledged} acknowledged at {tables} tables, none lost")


async def goes_on(hall: Hall, table: str, host: str, done: list[tuple[str, ...]]) -> None:
    """The table opens at least where it was acknowledged, and takes the next answer."""
    person = Person(host, "Ann", "en", False)
    viewer = await hall.enter(table, person)
    look = await viewer.look()
    assert look.status in ("gathering", "playing", "over")
    assert look.version >= max((int(version) for _, version, _, _ in done), default=0)
    if look.question is not None:
        request = Answer("next", look.version, look.question.options[0].key)
        reply = await viewer.do(request)
        assert isinstance(reply, Done)
        assert await viewer.do(request) == reply
