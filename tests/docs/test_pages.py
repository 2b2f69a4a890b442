"""What the pages show and point at is really there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import chronotable as ct
from chronotable.cli.parser import make_parser
from tests.docs.pages import ROOT
from tests.toys import TOYS
from tests.tui.keyboard import sit_down

PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\((?!https?://)([^)#]*)(?:#([^)]+))?\)")
COMMAND = re.compile(r"^\$? ?(?:chronotable|python3 run\.py) +(.+?)(?: {2,}#.*)?$", re.MULTILINE)


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def headings(page: Path) -> set[str]:
    """The anchors that a page has."""
    titles = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target, anchor in LINK.findall(page.read_text("utf-8")):
        there = (page.parent / target).resolve() if target else page
        assert there.exists(), f"{name(page)} points at {target}"
        assert not anchor or anchor in headings(there), f"{name(page)} points at #{anchor}"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_command_shown_is_understood(page: Path) -> None:
    whole = re.sub(r"\\\n\s*", " ", page.read_text("utf-8"))  # a command may go on in the next line
    for line in COMMAND.findall(whole):
        words = shlex.split(line)
        if words[0] not in ("test", "compile", "wheel", "extras", "#"):  # run.py's own
            make_parser().parse_args(words)


def test_the_picture_in_the_readme_was_really_taken(tmp_path: Path) -> None:
    """To take it anew: play --seat Ann --seed 11, answer 1, 1, and copy what is shown."""
    shown = (ROOT / "README.md").read_text("utf-8").partition("--seed 11\n...\n")[2]
    picture = shown.partition("\n```")[0]
    told = sit_down(["1", "1"], "Ann", file=tmp_path / "game.json", seed=11)
    assert picture
    assert picture in "\n".join(line.rstrip() for line in told.splitlines())


def test_the_readme_says_what_can_be_played() -> None:
    listed = (ROOT / "README.md").read_text("utf-8").partition("Playable today:")[2]
    titles = re.findall(r"^\* \*\*(.+?)\*\*", listed, re.MULTILINE)
    boxed = [info.title for name, info in ct.titles().items() if name not in TOYS]
    assert sorted(titles) == sorted(boxed)


def test_the_decisions_are_all_listed() -> None:
    listed = (ROOT / "docs/adr/README.md").read_text("utf-8")
    for page in sorted((ROOT / "docs/adr").glob("0*.md")):
        title = page.read_text("utf-8").partition("\n")[0].removeprefix(f"# {page.name[:4]}: ")
        assert f"| [{page.name[:4]}]({page.name}) | {title} |" in listed
