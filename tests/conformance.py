"""The pages of docs/conformance: what a printed rulebook asks, row by row, and what proves it.

`python -m tests.conformance` lists everything on them that does not exist (headings of our
reference, things of the game, tests, rulings), and counts what does; with words behind it, it
lists the tests that have all of them in their name or docstring, to find a proof by.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import NamedTuple

import chronotable as ct
from chronotable.text import Speaker
from chronotable.text.rulebook import rulebook

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "conformance"
COLUMNS = ["what it asks", "reference", "proof"]
_HEADING = re.compile(r"(#+) (.+)")
_RULING = re.compile(r"[A-Z]{3}-\d{3}")
_TEST = re.compile(r"`(test_\w+)`")


class Row(NamedTuple):
    """One rule of the printed text."""

    line: int
    asks: str
    reference: tuple[str, ...]
    proof: tuple[str, ...]

    @property
    def tests(self) -> list[str]:
        return [each.strip("`") for each in self.proof if _TEST.fullmatch(each)]

    @property
    def rulings(self) -> list[str]:
        return [each for each in self.proof if _RULING.fullmatch(each)]


class Section(NamedTuple):
    """A printed heading, with its rows, and whether anything else is said under it."""

    line: int
    depth: int
    title: str
    rows: list[Row]
    remarks: list[str]


class Page(NamedTuple):
    """One printed rulebook."""

    file: Path
    sections: list[Section]
    faults: list[str]  # what could not be read

    @property
    def game(self) -> str:
        return self.file.name.split(".")[0]

    @property
    def rows(self) -> list[Row]:
        return [row for section in self.sections for row in section.rows]


def files() -> list[Path]:
    """Every page, such as anachrony.cs.md."""
    return sorted(FOLDER.glob("*.*.md"))


def read(file: Path) -> Page:
    """A page, section by section."""
    page = Page(file, [], [])
    for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
        if heading := _HEADING.fullmatch(line):
            page.sections.append(Section(number, len(heading[1]), heading[2], [], []))
        elif line.startswith("|"):
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if len(cells) != len(COLUMNS):
                page.faults.append(f"{number}: a row has {len(cells)} cells")
            elif cells != COLUMNS and not set(line) <= set("|-: "):
                row = Row(number, cells[0], _listed(cells[1]), _listed(cells[2]))
                page.sections[-1].rows.append(row)
        elif line.strip():
            page.sections[-1].remarks.append(line)
    return page


def _listed(cell: str) -> tuple[str, ...]:
    return tuple(each.strip() for each in cell.split(",") if each.strip())


@cache
def tests() -> dict[str, str]:
    """Every test that there is, with its docstring; variants of one have one name."""
    found: dict[str, str] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith(
                "test_"
            ):
                found[node.name] = ast.get_docstring(node) or ""
    return found


@cache
def rulings(game: str) -> frozenset[str]:
    text = (ROOT / "docs" / "rulings" / f"{game}.md").read_text("utf-8")
    return frozenset(re.findall(rf"^## ({_RULING.pattern})", text, re.MULTILINE))


def faults(page: Page) -> list[str]:
    """What is wrong with a page: rows without a proof, and whatever they name and is not there."""
    return [*page.faults, *_empty(page), *(told for row in page.rows for told in _wrong(page, row))]


def _empty(page: Page) -> Iterator[str]:
    """Sections that say nothing, neither by a row nor by a remark nor by what stands below."""
    for section, after in zip(page.sections, [*page.sections[1:], None], strict=True):
        gathers = after is not None and after.depth > section.depth
        if not (section.rows or section.remarks or gathers):
            yield f"{section.line}: nothing under {section.title}"


def _wrong(page: Page, row: Row) -> Iterator[str]:
    for name, there in (
        ("what it asks", row.asks),
        ("reference", row.reference),
        ("proof", row.proof),
    ):
        if not there:
            yield f"{row.line}: no {name}"
    book, speaker = rulebook("en", page.game), Speaker(ct.game(page.game))
    for each in row.reference:
        if each.startswith("#"):
            if each[1:] not in book:
                yield f"{row.line}: no heading {each}"
        elif ":" not in each or not (speaker.name(each) and not speaker.faults):
            yield f"{row.line}: no such thing: {each}"
    for each in row.proof:
        if each.strip("`") not in tests() and each not in rulings(page.game):
            near = get_close_matches(each.strip("`"), tests(), n=1)
            yield f"{row.line}: no test or ruling {each}" + (f" ({near[0]}?)" if near else "")


def main(words: list[str]) -> int:
    """Tell what is wrong and how much there is, or which tests have these words."""
    if words:
        for name, told in sorted(tests().items()):
            text = f"{name.replace('_', ' ')} {told}".lower()
            if all(word.lower() in text for word in words):
                print(f"`{name}`")
        return 0
    wrong = 0
    for page in map(read, files()):
        found = faults(page)
        wrong += len(found)
        proofs = {test for row in page.rows for test in row.tests}
        departing = sum(bool(row.rulings) for row in page.rows)
        print(
            f"{page.file.name}: {len(page.sections)} headings, {len(page.rows)} rows, "
            f"{len(proofs)} tests, {departing} rows with a ruling"
        )
        for each in found:
            print(f"  {page.file.name}:{each}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
