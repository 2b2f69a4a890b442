"""Code that plays any title names none: what is a title's own is found through the title."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import chronotable as ct
from chronotable.kernel import parts
from tests.toys import TOYS

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "chronotable"
TITLES = [name for name in ct.titles() if name not in TOYS]
# Rules, parts and scenarios of a title are its own; whoever wants them imports them by name.
OWN = [
    place
    for title in TITLES
    for place in (
        PACKAGE / "games" / title,
        PACKAGE / "parts" / title,
        PACKAGE / "testing" / f"{title}.py",
    )
]
BOARDS = [(title,) for title in TITLES]  # folders of web/src/boards
NOTES = re.compile(r"/\*.*?\*/|^\s*//.*?$|<!--.*?-->", re.DOTALL | re.MULTILINE)


def free_of_titles() -> list[Path]:
    files = [*PACKAGE.rglob("*.py"), *(ROOT / "benchmarks").rglob("*.py")]
    return sorted(
        file for file in files if not any(file == own or own in file.parents for own in OWN)
    )


def words_of(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every name and text of a module; what docstrings show as an example is none of them."""
    told = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)
    }  # a text by itself explains something
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=word) | ast.Attribute(attr=word) | ast.alias(name=word):
                yield node.lineno, word
            case ast.ImportFrom(module=str(word)) | ast.arg(arg=word):
                yield node.lineno, word
            case ast.FunctionDef(name=word) | ast.AsyncFunctionDef(name=word):
                yield node.lineno, word
            case ast.ClassDef(name=word):
                yield node.lineno, word
            case ast.Constant(value=str(word)) if id(node) not in told:
                yield node.lineno, word


def test_what_plays_any_title_names_none() -> None:
    files = free_of_titles()
    assert len(files) > 100, "the search finds the files"
    named = [
        f"{file.relative_to(ROOT)}:{line} names {title}"
        for file in files
        for line, word in words_of(ast.parse(file.read_text("utf-8")))
        for title in TITLES
        if title in word.casefold()
    ]
    assert named == []


def test_nor_does_the_browsers_client_outside_of_their_boards() -> None:
    browser = ROOT / "web" / "src"
    files = [file for kind in ("ts", "svelte", "css") for file in browser.rglob(f"*.{kind}")]
    others = [file for file in files if file.relative_to(browser).parts[1:2] not in BOARDS]
    assert len(others) > 40, "the search finds the files"
    named = [
        f"{file.relative_to(ROOT)} names {title}"
        for file in others
        for title in TITLES
        if title in NOTES.sub("", file.read_text("utf-8")).casefold()
    ]
    assert named == []


@pytest.mark.parametrize("title", TITLES)
def test_a_boxed_title_brings_everything(title: str) -> None:
    info = ct.titles()[title]
    for lang in ("en", "cs", "pl", "ru"):
        assert parts.brings(info, "texts", f"{lang}.ftl")
        assert parts.brings(info, "rules", f"{lang}.md")
    assert parts.brings(info, "lesson.toml")
    assert parts.brings(info, "figures.toml")
    for module, name in (("values", "VALUES"), ("board", "BOARD")):
        assert hasattr(parts.module(info, module), name)


def test_a_title_that_brings_nothing_is_asked_in_vain() -> None:
    info = ct.titles()["quarry"]
    assert not parts.brings(info, "lesson.toml")
    assert parts.text(info, "texts", "en.ftl") is None
    assert parts.module(info, "values") is None
