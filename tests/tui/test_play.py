"""Playing in a terminal."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import chronotable as ct
from chronotable.testing.innovation import scenario, seat
from chronotable.text import Speaker
from chronotable.tui.saves import load
from tests.tui.keyboard import sit_down


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def anything(seed: int) -> Iterator[str]:
    """Somebody who types digits, and now and then something else."""
    fingers = random.Random(seed)
    while True:
        odd = fingers.random() < 0.02
        yield (
            fingers.choice(["?", "v", "l", "s", "", "u", "blah"])
            if odd
            else str(fingers.randint(1, 9))
        )


def test_an_answer_is_a_number_a_key_or_a_part_of_a_name(file: Path) -> None:
    for typed in ("2", "card:writing", "writing", "Wri"):
        told = sit_down([typed], "Ann", file=file)
        assert "  Ann melds Writing." in told


def test_an_unclear_answer_is_asked_again(file: Path) -> None:
    told = sit_down(["w", "7", "hammer", "1"], "Ann", file=file)
    assert '"w" could be: The Wheel: 1 green ·♜♜♜, Writing: 1 blue ·☼☼♛.' in told
    assert '"7" is not among the options.' in told
    assert '"hammer" is not among the options.' in told
    assert "  Ann melds The Wheel." in told


def test_enter_repeats_the_question_and_v_the_board(file: Path) -> None:
    told = sit_down(["", "v"], "Ann", file=file)
    assert told.count("Choose the card to begin with.") == 3
    assert told.count("Achievements left:") == 1


def test_the_board_is_shown_at_each_action(file: Path) -> None:
    told = sit_down(["wheel", "draw"], "Ann", file=file)
    assert "Ann's turn, 2 actions left" in told
    assert "Ann's turn, 1 action left" in told


def test_help_tells_commands_cards_and_rules(file: Path) -> None:
    told = sit_down(["?", "? oars", "? 2", "? splay", "? xyzzy", "? co"], "Ann", file=file)
    assert "u       take your last answer back" in told
    assert "Icons: ♜ castles" in told
    assert "Oars: age 1, red, icons ♜♛·♜, counts castles" in told
    assert "I demand: Transfer a card with a crown" in told
    assert "Writing: age 1, blue" in told
    assert "A splayed pile shows icons of its covered cards" in told
    assert 'There is nothing called "xyzzy".' in told
    assert "Code of Laws" in told


def test_an_answer_that_told_nobody_anything_can_be_taken_back(file: Path) -> None:
    table = scenario(
        ann=seat(board=["Agriculture"], hand=["Oars", "Tools"]), bob=seat(board=["Archery"])
    )
    told = sit_down(
        ["u", "dogma", "u", "dogma", "done", "u", "q"], "Ann", match=table.match, file=file
    )
    assert "You have not answered anything that could be taken back." in told
    assert told.count("Your last answer is taken back.") == 2
    assert told.count("Return a card? Choose one, or be done.") == 3


def test_undo_says_why_it_is_refused(file: Path) -> None:
    told = sit_down(["wheel", "u", "meld", "u"], "Ann", file=file)
    assert "That cannot be taken back: somebody else has answered since." in told
    assert "That cannot be taken back: something hidden has been revealed." in told


@pytest.mark.parametrize("reason", ["nothing", "answered", "revealed", "chance"])
def test_every_refusal_has_its_words(reason: str) -> None:
    assert Speaker().knows(f"undo-{reason}")


def test_the_dogma_preview_stands_beside_the_option(file: Path) -> None:
    table = scenario(
        ann=seat(board=["Oars"]), bob=seat(board=["Writing"]), cid=seat(board=["Metalworking"])
    )
    told = sit_down([""], "Ann", "Bob", "Cid", match=table.match, file=file)
    assert "Dogma Oars ♜2, Cid shares ♜3, Bob obeys ♜0" in told


def test_quitting_saves_and_the_game_goes_on_from_there(file: Path) -> None:
    told = sit_down(["wheel", "draw", "meld writing", "q"], "Ann", file=file)
    assert told.splitlines()[-1] == f"  chronotable play --load {file}"
    saved = load(file)
    assert saved.plans == ("Ann", "bot:random")
    before = saved.match()
    told = sit_down([], *saved.plans, match=saved.match(), file=file)
    assert "  Ann melds Writing." in told, "the last sentences are told again"
    assert "Ann's turn, 1 action left" in told
    assert load(file).match().hash() == before.hash()


def test_the_end_of_input_saves_too(file: Path) -> None:
    sit_down(["wheel"], "Ann", file=file)
    assert len(json.loads(file.read_text())["answers"]) > 1


@pytest.mark.parametrize("seed", [1, 2])
def test_whole_games_against_bots_come_to_their_end(file: Path, seed: int) -> None:
    told = sit_down(anything(seed), "Ann", "bot:random", "bot:random", file=file, seed=seed)
    result = load(file).match().result
    assert result is not None
    assert f"chronotable replay {file}" in told
    assert told.count(" wins, with ") == len(result.winners)
    assert "{" not in told


def test_bots_alone_need_nobody(file: Path) -> None:
    told = sit_down([], "bot:random", "bot:random", file=file)
    assert "Bot 1 melds" in told
    assert load(file).match().over


@pytest.mark.parametrize("toy", ["bazaar", "parlour", "quarry"])
def test_games_without_a_drawing_can_be_played(file: Path, toy: str) -> None:
    low = ct.titles()[toy].seats[0]
    people = ["Ann", "Bob", "Cid", "Dan"][:low]
    told = sit_down(anything(3), *people, file=file, game=toy)
    assert load(file).match().over
    assert "Ann, press Enter when you sit here alone." in told or low == 1


def test_plain_signs_are_used_where_others_cannot_be_shown(file: Path) -> None:
    told = sit_down(["wheel", "?"], "Ann", file=file, encoding="ascii")
    assert told.isascii()
    assert "The Wheel .###" in told
    assert "# castles" in told


def test_the_same_seed_plays_the_same_against_bots(tmp_path: Path) -> None:
    one = sit_down(["1", "1", "1", "1", "1"], "Ann", file=tmp_path / "one.json")
    two = sit_down(["1", "1", "1", "1", "1"], "Ann", file=tmp_path / "two.json")
    assert one.replace("one.json", "two.json") == two


@pytest.mark.parametrize("width", [40, 100])
def test_no_line_is_wider_than_the_terminal(file: Path, width: int) -> None:
    told = sit_down(anything(5), "Ann", "bot:random", file=file, seed=3, width=width)
    long = [
        line
        for line in told.splitlines()
        if len(line) > width and file.name not in line and "help):" not in line
    ]
    assert long == []
