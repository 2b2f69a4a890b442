"""Tests that measure want the machine for themselves: a door that they close behind them.

Every test comes in by the turnstile and stays in the room. A test marked `alone` holds the
turnstile, waits until the room is empty, and has it to itself. The locks are files, because the
tests run in several processes.
"""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def held(path: Path, how: int) -> Iterator[None]:
    """A lock on this file while this lasts; closing the file gives it back."""
    with path.open("w") as file:
        fcntl.flock(file, how)
        yield


@contextmanager
def beside_others(folder: Path) -> Iterator[None]:
    with held(folder / "turnstile", fcntl.LOCK_SH):
        pass
    with held(folder / "room", fcntl.LOCK_SH):
        yield


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    with (
        held(folder / "turnstile", fcntl.LOCK_EX),
        held(folder / "room", fcntl.LOCK_EX),
    ):
        yield
