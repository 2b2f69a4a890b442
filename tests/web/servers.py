"""Servers in processes of their own, several on one database."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx

from tests.web.visitors import Visitor

ROOT = Path(__file__).parents[2]
_come: list[Visitor] = []


def see_out() -> None:
    """Close whatever visitors have left open."""
    while _come:
        _come.pop().close()


class Process:
    """`chronotable serve` on a database, until it is told to stop or killed."""

    def __init__(self, database: str, *options: str) -> None:
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "chronotable", "serve", "--port", "0", "--lang", "en"),
                *("--no-browser", "--database", database, *options),
            ],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            text=True,
        )

    def wait(self) -> Process:
        """Until it says where it is."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, f"the server did not start: {line!r}"
        self.address = "http://" + line.partition("http://")[2].split()[0].rstrip(".")
        self.host = self.address.removeprefix("http://")
        return self

    def send(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def end(self) -> int:
        self.process.send_signal(signal.SIGCONT)
        self.process.terminate()
        return self.process.wait(60)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(60)

    # What visitors need to know of a server.

    @property
    def visited(self) -> Any:
        return SimpleNamespace(address=self.address, host=self.host)

    def visitor(self, name: str = "") -> Visitor:
        _come.append(Visitor(self.visited, name))
        return _come[-1]

    def same(self, visitor: Visitor) -> Visitor:
        """Somebody known, at this server."""
        come = Visitor.__new__(Visitor)
        come.server, come.name, come.token = self.visited, visitor.name, visitor.token
        come.http = httpx.Client(base_url=self.address, cookies=visitor.http.cookies, timeout=30)
        _come.append(come)
        return come


@contextmanager
def processes(database: str, number: int, *options: str) -> Iterator[list[Process]]:
    """So many servers on one database; whatever becomes of them, none stays behind."""
    started = [Process(database, *options) for _ in range(number)]
    try:
        yield [process.wait() for process in started]
    finally:
        for each in started:
            each.process.send_signal(signal.SIGCONT)
            each.process.terminate()
        for each in started:
            try:
                each.process.wait(30)
            except subprocess.TimeoutExpired:
                each.kill()
            assert each.process.stdout is not None
            each.process.stdout.close()


def eventually(holds: Callable[[], Any], seconds: float = 30.0) -> Any:
    """What holds in the end."""
    until = time.monotonic() + seconds
    while not (found := holds()):
        assert time.monotonic() < until, "it never did"
        time.sleep(0.05)
    return found
