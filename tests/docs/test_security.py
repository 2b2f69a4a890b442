"""Every hole that was ever found names tests that attack it, and these exist."""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import ROOT

PAGE = (ROOT / "docs/security.md").read_text("utf-8")
TESTS = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE)


def test_every_hole_of_the_review_has_its_row() -> None:
    rows = re.findall(r"^\| (\w+) \| [^|]+ \| `tests", PAGE, re.M)
    assert rows == [*map(str, range(1, 19)), *["low"] * 7]


@pytest.mark.parametrize("file", sorted({file for file, _ in TESTS}))
def test_what_attacks_a_hole_exists(file: str) -> None:
    source = (ROOT / file).read_text("utf-8")
    for _, name in (each for each in TESTS if each[0] == file):
        assert f"def {name}(" in source, name
