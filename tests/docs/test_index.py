"""Every page can be found from another one, and every decision from their list."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ADR = ROOT / "docs" / "adr"


def test_every_page_is_linked_from_another_one() -> None:
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    linked = {
        (page.parent / link).resolve()
        for page in pages
        for link in re.findall(r"\]\(([^)#:]+\.md)", page.read_text("utf-8"))
        if (page.parent / link).resolve() != page
    }
    assert [page.name for page in pages[1:] if page not in linked] == []


def test_every_decision_is_listed() -> None:
    pages = sorted(page.name for page in ADR.glob("*.md") if page.name != "README.md")
    listed = re.findall(r"^\| \[\d{4}\]\((.+?)\) \|", (ADR / "README.md").read_text("utf-8"), re.M)
    assert sorted(listed) == pages
