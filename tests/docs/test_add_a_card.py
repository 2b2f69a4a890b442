"""The card of docs/add-a-card.md, printed into a copy of the house and played."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.pages import files_of, house, lint, run, write

PAGE = "docs/add-a-card.md"
AGE = "src/chronotable/games/innovation/cards/age_03.py"
IMPORTS = "from chronotable.games.innovation.prompts import (\n"

LOOK = """
import chronotable as ct
from chronotable.testing.laws import play_with_laws

game = ct.game("innovation")
texts = game.texts()
assert len(game.coverage()["dogma"]) == 106
assert [key for key in game.actions if "tea_house" in key] == ["meld:tea_house", "card:tea_house"]
assert texts["innovation-card-tea_house"] == "Tea House"
assert texts["innovation-effect-tea_house-1"].startswith("Transfer a card with a leaf")
assert texts["innovation-effect-tea_house-2"].endswith("moved no card, draw a 3.")
used = 0
for seed in range(12):
    summary = play_with_laws(game, 2 + seed % 3, seed, every=80)
    used += ("dogma", "tea_house") in game.covered(summary.events, summary.result)
assert used, "Tea House was never used"
"""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Our house with the card of the page in its box."""
    folder = house(tmp_path_factory.mktemp("house"))
    files = files_of(PAGE)
    age = folder / AGE
    body = age.read_text("utf-8") + "\n\n" + files.pop(AGE)
    assert IMPORTS in body
    assert "TUCK_CARD,\n" not in body, "the page says that it has to be imported"
    age.write_text(body.replace(IMPORTS, f"{IMPORTS}    TUCK_CARD,\n"), "utf-8")
    write(files, folder)
    return folder


def test_the_tests_of_the_page_pass(table: Path) -> None:
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", folder=table)
    assert "2 passed" in done.stdout


def test_the_new_card_is_known_everywhere_and_keeps_every_law(table: Path) -> None:
    run("-c", LOOK, folder=table)


def test_the_terminal_explains_the_new_card(table: Path) -> None:
    command = ["play", "innovation", "--seat", "Ann", "--seed", "7", "--save", "game.json"]
    typed = "? tea house\nq\n"
    told = run("-m", "chronotable", *command, folder=table, typed=typed).stdout
    assert "Transfer a card with a leaf from your hand to my hand." in told


def test_the_code_of_the_page_is_clean(table: Path) -> None:
    lint(table, "--ignore=I001", AGE, "tests/games/innovation/cards/test_tea_house.py")
