"""The rulings of docs/rulings/echoes.md, by number: each has a test, and no test is without.

A test that proves a ruling opens its docstring with the number; they stand where they belong.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
RULINGS = ROOT / "docs" / "rulings" / "echoes.md"
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


def proofs() -> dict[str, list[str]]:
    """The names of the tests whose docstring opens with a ruling's number."""
    found: dict[str, list[str]] = {}
    for name, text in docstrings().items():
        if number := re.match(r"ECH-\d{3}\b", text):
            found.setdefault(number[0], []).append(name)
    return found


def test_every_ruling_has_a_test_and_every_such_test_a_ruling() -> None:
    numbers = re.findall(r"^## (ECH-\d{3}): ", RULINGS.read_text(encoding="utf-8"), re.MULTILINE)

    assert numbers == [f"ECH-{n:03}" for n in range(1, len(numbers) + 1)]
    assert sorted(proofs()) == numbers


def test_every_ruling_says_what_was_asked_decided_and_why_and_names_its_tests() -> None:
    _, *rulings = re.split(r"^## ", RULINGS.read_text(encoding="utf-8"), flags=re.MULTILINE)
    proven_by = proofs()

    for ruling in rulings:
        number = ruling[:7]
        parts = re.findall(r"^\*\*(\w+)\.\*\* ", ruling, re.MULTILINE)
        assert parts == ["Question", "Ruling", "Why", "Test"], number
        assert re.findall(r"`(test_\w+)`", ruling) == proven_by[number], number


def test_every_ruling_that_code_cites_is_written_down() -> None:
    text = RULINGS.read_text(encoding="utf-8")
    source = ROOT / "src" / "chronotable" / "games" / "echoes"

    for path in sorted([*source.rglob("*.py"), *HERE.rglob("*.py")]):
        for number in re.findall(r"ECH-\d{3}", path.read_text(encoding="utf-8")):
            assert f"## {number}: " in text, f"{path.name} cites {number}"


def test_every_scenario_of_the_notes_is_played() -> None:
    said = " ".join(docstrings().values())
    assert sorted({int(n) for n in re.findall(r"Scenario (\d+)", said)}) == SCENARIOS
