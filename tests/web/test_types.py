"""The browser's types are those of the wire."""

from __future__ import annotations

from pathlib import Path

from chronotable.web.typescript import PLACE, main, typescript

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_browser_are_current() -> None:
    written = (ROOT / PLACE).read_text("utf-8")
    assert written == typescript(), "run: python -m chronotable.web.typescript"


def test_the_types_are_written_the_same_way_twice(tmp_path: Path) -> None:
    assert typescript() == typescript()
    place = tmp_path / "wire.ts"
    assert main(place) == 0
    assert place.read_text("utf-8") == typescript()


def test_a_request_may_leave_out_what_has_a_default_and_nothing_else() -> None:
    told = typescript()
    resume = told[told.index("export interface Resume ") :].split("}")[0]
    answer = told[told.index("export interface Answer ") :].split("}")[0]
    assert "  events?: number;" in resume
    assert '  type: "answer";' in answer
    assert "  version: number;" in answer


def test_types_are_written_only_into_a_copy_of_the_project(tmp_path: Path) -> None:
    assert main(tmp_path / "missing" / "wire.ts") == 2
