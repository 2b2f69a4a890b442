"""The scenarios of our notes on the rules: each is played by a test that names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
SCENARIOS = [
    *range(1, 12), 13, *range(15, 23), 24, 25, 26, 27, 29, 30, 31, 32, 34, 36, 37, 39, 40, 41, 42,
    44, 45, 46, 49, 50, 51, 54, 55, 56, 57, 59, 60, 63, 66, 67, 68, 69, 70,
]  # fmt: skip


def docstrings() -> dict[str, str]:
    """Every test here, with what its docstring says."""
    found: dict[str, str] = {}
    for path in sorted(HERE.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[node.name] = ast.get_docstring(node) or ""
    return found


def test_every_scenario_of_the_notes_is_played() -> None:
    said = " ".join(docstrings().values())
    assert sorted({int(n) for n in re.findall(r"Scenario (\d+)", said)}) == SCENARIOS
