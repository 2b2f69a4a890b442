"""The rulings of docs/rulings, by number: each has a test, and no such test is without one.

A test that proves a ruling opens its docstring with the number; they stand where they belong.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PREFIXES = {"anachrony": "ANA", "echoes": "ECH", "innovation": "INN"}
WITH_GAPS = {"anachrony"}  # its numbers go on from 101
ALL_CITED = {"echoes"}  # a ruling names every test that proves it

each_title = pytest.mark.parametrize("title", PREFIXES)


def text_of(title: str) -> str:
    return (ROOT / "docs" / "rulings" / f"{title}.md").read_text("utf-8")


def numbers_of(title: str) -> list[str]:
    return re.findall(rf"^## ({PREFIXES[title]}-\d{{3}}): ", text_of(title), re.MULTILINE)


def proofs(title: str) -> dict[str, list[str]]:
    """The names of the tests whose docstring opens with a ruling's number."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests" / "games" / title).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                told = ast.get_docstring(node) or ""
                if number := re.match(rf"{PREFIXES[title]}-\d{{3}}\b", told):
                    found.setdefault(number[0], []).append(node.name)
    return found


@each_title
def test_every_ruling_has_a_test_and_every_such_test_a_ruling(title: str) -> None:
    numbers = numbers_of(title)

    assert sorted({*numbers}) == numbers
    assert sorted(proofs(title)) == numbers
    if title not in WITH_GAPS:
        assert numbers == [f"{PREFIXES[title]}-{n:03}" for n in range(1, len(numbers) + 1)]


@each_title
def test_every_ruling_says_what_was_asked_decided_and_why_and_names_its_tests(title: str) -> None:
    _, *rulings = re.split(r"^## ", text_of(title), flags=re.MULTILINE)
    proven_by = proofs(title)

    for ruling in rulings:
        number = ruling[:7]
        parts = re.findall(r"^\*\*(\w+)\.\*\* ", ruling, re.MULTILINE)
        assert parts == ["Question", "Ruling", "Why", "Test"], number
        cited = re.findall(r"`(test_\w+)`", ruling)
        assert cited, number
        assert {*cited} <= {*proven_by[number]}, number
        if title in ALL_CITED:
            assert cited == proven_by[number], number


@each_title
def test_every_ruling_that_code_cites_is_written_down(title: str) -> None:
    known = numbers_of(title)
    folders = (ROOT / "src" / "chronotable" / "games" / title, ROOT / "tests" / "games" / title)

    for path in sorted(path for folder in folders for path in folder.rglob("*.py")):
        for number in re.findall(rf"{PREFIXES[title]}-\d{{3}}", path.read_text("utf-8")):
            assert number in known, f"{path.name} cites {number}"
