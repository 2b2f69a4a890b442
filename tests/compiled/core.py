"""A copy of the sources in which the core is compiled, beside the ones that are being tested.

It lies in build/, so that the next run compiles only what has changed since.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOT_COPIED = {"__pycache__", "_compiled", "static"}
CC = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]

needs_c = pytest.mark.skipif(shutil.which(CC) is None, reason=f"there is no C compiler ({CC})")


def copy_sources(to: Path) -> None:
    """Make a folder hold today's sources and what builds the core, touching only what changed."""
    wanted = {Path("build_core.py"), Path("pyproject.toml")}
    for folder, folders, files in os.walk(ROOT / "src"):
        folders[:] = [*{*folders} - NOT_COPIED]
        wanted |= {Path(folder, file).relative_to(ROOT) for file in files}
    for old in [*(to / "src").rglob("*.py")]:
        if old.relative_to(to) not in wanted:
            old.unlink()
    for path in wanted:
        if not (to / path).exists() or (to / path).read_bytes() != (ROOT / path).read_bytes():
            (to / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, to / path)


def compiled_copy(*how: str) -> Path:
    """The copy in which some parts are compiled, all if none are named, as the builder is told."""
    folder = ROOT / "build" / ("tests-core-" + ("-".join(it.strip("-") for it in how) or "all"))
    folder.mkdir(parents=True, exist_ok=True)
    with _only_one(folder):
        copy_sources(folder)
        build(folder, *how)
    return folder


def build(folder: Path, *how: str) -> str:
    """Run the builder there; what it said."""
    done = run(folder, "build_core.py", *how)
    assert done.returncode == 0, done.stderr
    return done.stderr


def run(
    folder: Path, program: str, *arguments: str, native: bool = True, **settings: str
) -> subprocess.CompletedProcess[str]:
    """Run a Python program on the sources in that folder."""
    kept = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "CHRONOTABLE_NATIVE")}
    way = {} if native else {"CHRONOTABLE_NATIVE": "0"}
    return subprocess.run(
        [sys.executable, program, *arguments],
        cwd=folder,
        env={**kept, **way, **settings, "PYTHONPATH": str(folder / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


@contextmanager
def _only_one(folder: Path) -> Iterator[None]:
    """Two workers of one run do not compile the same."""
    import fcntl

    with (folder / "lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
