"""The game of docs/add-a-game.md, put together from the page itself and played."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.docs.pages import files_of, install, lint, run, write

PAGE = "docs/add-a-game.md"

SAY_EVERYTHING = """
import chronotable as ct
from chronotable.agents import RandomAgent
from chronotable.text import Speaker, problems

game = ct.game("lanterns")
assert problems("en", game) == [], problems("en", game)
speaker = Speaker(game, names=["Ann", "Bob"])
match, agent = ct.new("lanterns", seats=2, seed=3), RandomAgent(3)
while not match.over:
    decision = match.pending[0]
    print(speaker.question(decision), *map(speaker.option, decision.options), sep=" / ")
    match.answer(decision.seat, agent.choose(None, decision))
for seat in (0, 1, None):
    print(*map(speaker.say, match.events(seat)), sep="\\n")
assert speaker.faults == [], speaker.faults
"""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project of the page, installed beside chronotable, which is as it was."""
    folder = tmp_path_factory.mktemp("lanterns")
    write(files_of(PAGE), folder)
    install(folder)
    return folder


def test_the_new_game_keeps_every_law(table: Path) -> None:
    laws = "from chronotable.testing.laws import *; " + (
        "[play_with_laws(load('lanterns'), seats, seed, options, every=1)"
        " for options in option_sets(load('lanterns').info)"
        " for seats in (2, 3, 4) for seed in range(5)]"
    )
    run("-c", laws, folder=table)


def test_the_new_game_passes_the_selfcheck(table: Path) -> None:
    command = ["selfcheck", "lanterns", "--games", "40", "--json"]
    (report,) = json.loads(run("-m", "chronotable", *command, folder=table).stdout)
    assert report["games"] == 40
    assert report["broken"] == []
    assert report["endings"] == {"morning": 40}


def test_the_tests_of_the_page_pass(table: Path) -> None:
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", folder=table)
    assert "3 passed" in done.stdout


def test_every_word_of_the_new_game_can_be_said(table: Path) -> None:
    told = run("-c", SAY_EVERYTHING, folder=table).stdout
    assert "Light a lantern, or trade? / Trade / Light the " in told
    assert "Ann draws a lantern." in told


def test_the_new_game_is_played_in_the_terminal(table: Path) -> None:
    command = ["play", "lanterns", "--seat", "Ann", "--seed", "7", "--save", "game.json"]
    told = run("-m", "chronotable", *command, folder=table, typed="1\n1\nq\n").stdout
    assert "Light a lantern, or trade?" in told
    assert "Which lantern goes back into the sack?" in told
    assert "chronotable play --load game.json" in told


@pytest.mark.parametrize(
    ("right", "wrong", "verdict"),
    [
        ("audience=self.bit, veiled=VEIL, reveals=True", "reveals=True", "is told of"),
        ("self.sack.copy()", "self.sack", "the copy shares what can change"),
    ],
)
def test_the_mistakes_of_the_page_are_found_out(
    table: Path, tmp_path: Path, right: str, wrong: str, verdict: str
) -> None:
    shutil.copytree(table, tmp_path, dirs_exist_ok=True)
    rules = tmp_path / "lanterns/game.py"
    body = rules.read_text("utf-8")
    assert body.count(right) == 1
    rules.write_text(body.replace(right, wrong), "utf-8")
    ask = "from chronotable.cli import main; import sys; sys.exit(main(sys.argv[1:]) != 1)"
    done = run("-c", ask, "selfcheck", "lanterns", "--games", "5", folder=tmp_path)
    assert verdict in done.stderr


def test_the_code_of_the_page_is_clean(table: Path) -> None:
    lint(table, *(name for name in files_of(PAGE) if name.endswith(".py")))
