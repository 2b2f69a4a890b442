"""Wheels as they are built, each kind once for all tests of one process."""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
from fcntl import LOCK_EX, flock
from functools import cache
from pathlib import Path
from shutil import rmtree
from tempfile import gettempdir, mkdtemp

import hatch_build

ROOT = Path(__file__).parents[2]


@cache
def built(kind: str) -> Path:
    """The wheel of this kind, "pure" or "native", of this checkout."""
    folder = Path(mkdtemp(prefix="chronotable-wheel-"))
    atexit.register(rmtree, folder, ignore_errors=True)
    hatchling = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    settings = {**os.environ, "CHRONOTABLE_WHEEL": kind}
    with Path(gettempdir(), "chronotable-client.lock").open("a") as lock:
        flock(lock, LOCK_EX)  # of several test processes one builds the page
        hatch_build.build()
        subprocess.run(hatchling, cwd=ROOT, env=settings, check=True, capture_output=True)
    (wheel,) = folder.glob("chronotable-*.whl")
    return wheel
