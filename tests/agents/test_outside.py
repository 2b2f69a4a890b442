"""Agents from outside: somebody's function, and a program in another language."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest

import chronotable as ct
from chronotable.agents import make
from chronotable.agents.outside import from_outside, is_outside
from chronotable.cli import main

EXAMPLE = Path(__file__).parents[2] / "docs" / "research" / "agent.js"


def lazy(game: str, seed: int | None) -> object:
    """An agent that takes the last option."""

    class Lazy:
        def choose(self, view: object, decision: ct.Decision) -> str:
            return decision.options.keys()[-1]

    return Lazy()


def nobody(game: str, seed: int | None) -> object:
    return None


def test_a_function_and_a_program_meet_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    node = shutil.which("node") or str(Path(sys.executable).with_name("node"))
    agents = ["tests.agents.test_outside:lazy", f"program:{node} {EXAMPLE}"]
    command = ["arena", "innovation", "--agents", ",".join(agents), "--games", "2"]
    assert main([*command, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert {row["agent"] for row in report["table"]} == {*agents}
    assert report["games"] == 2
    assert main(command) == 0


@pytest.mark.parametrize(
    ("level", "said"),
    [
        ("tests.agents.test_outside:nobody", "has no method choose"),
        ("tests.agents.test_outside:missing", "no attribute 'missing'"),
        ("tests.agents.test_outside:lazy:7", "too many positional arguments"),
        ("no.such.module:agent", "No module named"),
        ("chronotable.envs.search:ismcts:few", "expected a number"),
        ("program:/no/such/program", "cannot be started"),
        ("program:", "cannot be started"),
    ],
)
def test_what_cannot_play_is_said(level: str, said: str) -> None:
    with pytest.raises(ct.BadOption, match=said):
        from_outside(level, "innovation", 1)


def test_what_stands_behind_the_function_is_handed_over() -> None:
    agent = from_outside("tests.agents.test_outside:noting:7:8", "innovation", 1)
    decision = ct.new("innovation", seats=2, seed=1).pending[0]
    assert agent.choose(None, decision) == "7:8"


def noting(game: str, seed: int | None, told: str) -> object:
    class Noting:
        def choose(self, view: object, decision: object) -> str:
            return told

    return Noting()


def test_a_program_that_ends_is_said_to_have() -> None:
    agent = from_outside("program:true", "innovation", 1)
    match = ct.new("innovation", seats=2, seed=1)
    with pytest.raises(ct.BadOption, match="ended without an answer"):
        agent.choose(match.view(0), match.pending[0])


def test_no_table_lets_anybody_start_a_program() -> None:
    """Only the arena takes such names; a level that comes over the wire is never one of them."""
    for level in ("program:true", "tests.agents.test_outside:lazy"):
        assert is_outside(level)
        with pytest.raises(ct.BadOption, match="no agent has the level"):
            make(level, "innovation")
