"""A long run needs no more memory than a short one: a night's test, with real processes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.depth import DEEP

PROBE = """
import resource, sys
from chronotable.cli import main
assert main(sys.argv[1:]) == 0
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""
SIMULATE = ("simulate", "echoes", "--workers", "2")
ARENA = ("arena", "echoes", "--agents", "random,random", "--workers", "2")


@pytest.mark.parametrize("command", [SIMULATE, ARENA], ids=["simulate", "arena"])
@pytest.mark.timeout(1800)
def test_a_million_decisions_need_no_more_memory_than_ten_thousand(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    """A game of Echoes asks for about 139 decisions. What is saved is written at once."""
    short = kilobytes(*command, "--games", "75", "--save", str(tmp_path / "short.jsonl"))
    long = kilobytes(*command, "--games", "7500", "--save", str(tmp_path / "long.jsonl"))
    assert long < 1.03 * short


def kilobytes(*arguments: str) -> int:
    """The most memory that whoever hands out the games held at any time."""
    command = [sys.executable, "-c", PROBE, *arguments, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return int(done.stdout.splitlines()[-1])


test_a_million_decisions_need_no_more_memory_than_ten_thousand.__test__ = DEEP  # type: ignore[attr-defined]  # pytest's
