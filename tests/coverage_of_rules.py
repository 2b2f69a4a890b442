"""Which scenario proves which heading of the rules: docs/rules-coverage.md is written from it.

A test says so by a marker, `@pytest.mark.rule("innovation#draw")`, a whole module by `pytestmark`.
A ruling is proved by every test whose docstring cites its number (`INN-006`).

`python -m tests.coverage_of_rules` writes the page anew.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from chronotable.text.rulebook import Section, rulebook, titles

ROOT = Path(__file__).parents[1]
SCENARIOS = ROOT / "tests" / "games"
PAGE = ROOT / "docs" / "rules-coverage.md"
_RULING = re.compile(r"\b[A-Z]{3}-\d{3}\b")
_HEAD = """\
# Which test proves which rule

Every heading of the rules (`chronotable rules GAME`), with the scenarios that prove it. A test
names the heading by a marker, a ruling by its number in the docstring. This page is written by
`python -m tests.coverage_of_rules`; a test fails when it is stale or a heading has no scenario.
"""


class Proof(NamedTuple):
    """A scenario, or a whole module of them."""

    file: Path
    name: str  # empty: the whole module
    tests: int = 1

    @property
    def told(self) -> str:
        place = self.file.relative_to(ROOT).as_posix()
        sentence = self.name.removeprefix("test_").replace("_", " ")
        told = sentence or f"all {self.tests} tests of {self.file.name}"
        return f"[{told}](../{place})"


@cache
def proofs() -> dict[str, list[Proof]]:
    """Everything that is proved, as GAME#HEADING, with its proofs in the order of the files."""
    found: dict[str, list[Proof]] = {}
    for file in sorted(SCENARIOS.rglob("test_*.py")):
        for rule, proof in _proofs_of(file):
            found.setdefault(rule, []).append(proof)
    return found


def _proofs_of(file: Path) -> Iterator[tuple[str, Proof]]:
    game = file.relative_to(SCENARIOS).parts[0]
    tree = ast.parse(file.read_text("utf-8"))
    tests = [
        node
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark":
            for rule in _marked(node.value):
                yield rule, Proof(file, "", len(tests))
    for test in tests:
        rules = [rule for mark in test.decorator_list for rule in _marked(mark)]
        rules += [f"{game}#{each}" for each in _RULING.findall(ast.get_docstring(test) or "")]
        for rule in dict.fromkeys(rules):
            yield rule, Proof(file, test.name)


def _marked(mark: ast.expr) -> list[str]:
    """The headings that `pytest.mark.rule(...)` names, if it is that."""
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
        return [str(ast.literal_eval(each)) for each in mark.args]
    return []


def headings(game: str) -> list[Section]:
    """Every heading that says something itself; others only gather what stands below them."""
    return [section for section in rulebook("en", game).sections if section.text]


def unproved() -> list[str]:
    """Headings without a scenario."""
    proved = proofs()
    wanted = [f"{game}#{section.id}" for game in titles() for section in headings(game)]
    return [rule for rule in wanted if rule not in proved]


def page() -> str:
    """The whole text of docs/rules-coverage.md."""
    proved = proofs()
    lines = [_HEAD]
    for game in titles():
        lines += [f"## {rulebook('en', game).sections[0].title}", "", "| heading | proved by |"]
        lines.append("| --- | --- |")
        for section in headings(game):
            told = "<br>".join(each.told for each in proved.get(f"{game}#{section.id}", []))
            lines.append(f"| {section.title} (`{section.id}`) | {told} |")
        lines.append("")
    return "\n".join(lines)


def main() -> int:
    """Write the page, and say so."""
    PAGE.write_text(page(), "utf-8")
    print(f"written: {PAGE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
