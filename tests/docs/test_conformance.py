"""The pages of docs/conformance name headings, tests and rulings that exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from chronotable.text import languages
from chronotable.text.rulebook import titles
from tests.conformance import FOLDER, ROOT, faults, files, read

TABLE = "| what it asks | reference | proof |\n| --- | --- | --- |\n"


def written(folder: Path, text: str) -> list[str]:
    """What is wrong with a page that says this."""
    page = folder / "anachrony.cs.md"
    page.write_text(text, "utf-8")
    return faults(read(page))


@pytest.mark.parametrize("file", files(), ids=lambda file: file.name)
def test_every_row_names_what_exists(file: Path) -> None:
    page = read(file)
    assert page.rows
    assert faults(page) == [], "run: python -m tests.conformance"


@pytest.mark.parametrize("file", files(), ids=lambda file: file.name)
def test_no_rule_stands_twice_under_a_heading(file: Path) -> None:
    for section in read(file).sections:
        asked = [row.asks for row in section.rows]
        assert len(asked) == len(set(asked)), section.title


@pytest.mark.parametrize("file", files(), ids=lambda file: file.name)
def test_a_page_is_named_after_its_game_and_language_and_linked(file: Path) -> None:
    game, lang, _ = file.name.split(".")
    assert game in titles()
    assert lang in languages()
    assert f"]({file.name})" in (FOLDER / "README.md").read_text("utf-8")
    assert "](docs/conformance/README.md)" in (ROOT / "README.md").read_text("utf-8")


def test_a_row_that_names_what_is_not_there_is_found(tmp_path: Path) -> None:
    row = "| something | {} | {} |\n"
    good = row.format("#setup, tile:311, #ANA-001", "`test_the_most_points_win`, ANA-001")
    assert written(tmp_path, f"# Book\n\n## Part\n\n{TABLE}{good}") == []
    for reference, proof, told in [
        ("#nowhere", "ANA-001", "no heading #nowhere"),
        ("setup", "ANA-001", "no such thing: setup"),
        ("tile:999", "ANA-001", "no such thing: tile:999"),
        ("#setup", "ANA-999", "no test or ruling ANA-999"),
        ("#setup", "`test_most_points_win`", "(test_the_most_points_win?)"),
        ("#setup", "", "no proof"),
        ("", "ANA-001", "no reference"),
        ("#setup | #goods", "ANA-001", "a row has 4 cells"),
    ]:
        page = f"# Book\n\n## Part\n\n{TABLE}{good}{row.format(reference, proof)}"
        [fault] = written(tmp_path, page)
        assert told in fault


def test_a_section_that_says_nothing_is_found(tmp_path: Path) -> None:
    assert written(tmp_path, "# Book\n\n## Part\n\n### Piece\n\nOnly flavour.\n") == []
    assert written(tmp_path, "# Book\n\n## Part\n\n## Piece\n\nOnly flavour.\n") == [
        "3: nothing under Part"
    ]
