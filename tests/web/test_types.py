"""The browser's types are those of the wire."""

from __future__ import annotations

from pathlib import Path

from chronotable.games.innovation.view_types import PILE
from chronotable.web.typescript import WIRE, main, typescript, written

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_browser_are_current() -> None:
    for path, text in written(ROOT).items():
        assert (ROOT / path).read_text("utf-8") == text, "run: python -m chronotable.web.typescript"


def test_the_types_are_written_the_same_way_twice(tmp_path: Path) -> None:
    assert typescript() == typescript()
    (tmp_path / WIRE).parent.mkdir(parents=True)
    assert main(tmp_path) == 0
    assert (tmp_path / WIRE).read_text("utf-8") == typescript()


def test_a_request_may_leave_out_what_has_a_default_and_nothing_else() -> None:
    told = typescript()
    resume = told[told.index("export interface Resume ") :].split("}")[0]
    answer = told[told.index("export interface Answer ") :].split("}")[0]
    assert "  events?: number;" in resume
    assert '  type: "answer";' in answer
    assert "  version: number;" in answer


def test_types_are_written_only_into_a_copy_of_the_project(tmp_path: Path) -> None:
    assert main(tmp_path) == 2


def test_every_board_of_the_browser_has_the_types_of_its_view() -> None:
    boards = {path.parent.name for path in (ROOT / "web/src/boards").glob("*/Board.svelte")}
    assert {path.parent.name for path in written(ROOT)} - {"lib"} == boards


def test_places_are_named_in_the_browser_as_in_the_rules() -> None:
    told = written(ROOT)[Path("web/src/boards/innovation/view.gen.ts")]
    assert "pile: (seat: string | number, color: string | number): string =>" in told
    assert f"`{PILE(0, 'red').name}`".replace("0", "${seat}").replace("red", "${color}") in told
