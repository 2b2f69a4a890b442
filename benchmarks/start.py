"""`chronotable bench start`: from a fresh clone to the table.

A clone of what is committed here, an empty home folder with empty caches, and nothing but Python:
how long until the first page answers, and what is left on the disk. Then it is started again.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError

from benchmarks.figure import Figure
from benchmarks.servers import CHECKOUT, Peer, free_port
from chronotable.kernel.message import Message

_FIRST, _AGAIN = 30.0, 2.0  # seconds that we hold ourselves to
_LEFT = 200.0  # megabytes
_PATIENCE = 1800.0  # seconds until it is taken for broken


def figures() -> Iterator[Figure]:
    """Every figure, as soon as it is known."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        clone, home = folder / "clone", folder / "home"
        _clone(clone)
        home.mkdir()
        first, _ = _started(folder)
        yield Figure("first start", Message("bench-start-first"), first, "s", _FIRST)
        left = _megabytes(clone) - _megabytes(clone / ".git")
        yield Figure("left behind", Message("bench-start-left"), left, "MB", _LEFT)
        at_home = _megabytes(home)
        yield Figure("left in the home folder", Message("bench-start-home"), at_home, "MB")
        again, memory = _started(folder)
        yield Figure("second start", Message("bench-start-again"), again, "s", _AGAIN)
        yield Figure("memory of the server", Message("bench-start-memory"), memory, "MB")


def _clone(to: Path) -> None:
    subprocess.run(["git", "clone", "--quiet", str(CHECKOUT), str(to)], check=True)


def _started(folder: Path) -> tuple[float, float]:
    """Seconds until the first page answers, and the server's memory then."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("CHRONOTABLE_", "PYTHON", "UV_CACHE", "VIRTUAL_ENV", "XDG_"))
    }
    port = free_port()
    python = Path(sys.base_prefix) / "bin" / "python3"
    command = [str(python) if python.exists() else sys.executable, "run.py", "serve"]
    command += ["--no-browser", "--port", str(port), "--data", str(folder / "data")]
    begun = time.perf_counter()
    with subprocess.Popen(
        command,
        cwd=folder / "clone",
        env={**kept, "HOME": str(folder / "home")},
        stdout=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            while not _answers(port):
                assert process.poll() is None, "it ended before it answered"
                assert time.perf_counter() - begun < _PATIENCE, "it does not answer"
                time.sleep(0.02)
            return time.perf_counter() - begun, Peer(process, port).megabytes
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(60)


def _answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10) as page:
            return bool(page.status == 200)
    except (URLError, OSError):
        return False


def _megabytes(folder: Path) -> float:
    """What the files take on the disk; what has two names counts once."""
    taken: dict[int, int] = {}
    for file in folder.rglob("*"):
        told = file.lstat()
        taken[told.st_ino] = 512 * told.st_blocks
    return sum(taken.values()) / 2**20
