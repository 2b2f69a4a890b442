"""Chronobot's board and the Doomsday track in the terminal."""

from __future__ import annotations

import pytest

from chronotable.games.anachrony.experiments import EXPERIMENTS
from chronotable.games.anachrony.game import GAME
from chronotable.games.anachrony.view_types import main_board
from chronotable.parts.anachrony.board import AnachronyBoard
from chronotable.testing.anachrony import AnachronyScript, chronobot, scenario, seat
from chronotable.text import Speaker

ANN = seat("harmony", workers={"scientist": 2}, exosuits=2, water=10)
BOB = seat("salvation", workers={"scientist": 2}, exosuits=2)


def drawn(match: AnachronyScript, width: int = 100) -> str:
    speaker = Speaker(GAME, names=["Ann", "Bob"], options=match.match.options)
    lines = AnachronyBoard(speaker).draw(match.match.view(0), width)
    assert speaker.faults == []
    assert all(line.cell_len <= width for line in lines)
    return "\n".join(line.plain.rstrip() for line in lines)


def solo() -> AnachronyScript:
    bot = chronobot(
        first=True,
        water=4,
        gold=1,
        workers={"genius": 1},
        anomalies=1,
        morale=1,
        travels=2,
        points=3,
        tiles=["305", "cloning_vat"],
        warps={1: 2},
        breakthroughs=["circle genetics"],
    )
    return scenario(era=2, ann=ANN, bot=bot, out={"hex:construct:1": "bot nobody"})


def doomsday(**table) -> AnachronyScript:
    return scenario(
        era=2,
        ann=ANN,
        bob=BOB,
        experiments={1: "hive_mind", 2: "irrigation_systems"},
        next_experiments=["caste_system"],
        options={"doomsday": "yes", "planned_experiments": "yes"},
        save_earth=4,
        seal_fate=7,
        **table,
    )


def test_chronobot_has_a_board_of_its_own() -> None:
    screen = drawn(solo())

    assert "Chronobot is the first player." in screen
    assert "Chronobot owes 2 warp tiles." in screen
    assert "Construct 1: Chronobot empty" in screen
    assert "1G 4W, 1 gen, 1 circle, exosuits 6, morale +2 (supply 6W), travel 2 (4 p.)" in screen
    assert "Life support 305, Cloning Vat" in screen
    assert "2: construct a lab; 3: mine;" in screen
    (sheet,) = [line for line in screen.splitlines() if line.endswith(" 16")]
    assert sheet.split() == ["Chronobot", "3", "6", "-3", "4", "2", "1", "—", "—", "3", "16"]


def test_the_doomsday_track_lies_under_the_timeline() -> None:
    screen = drawn(doomsday())

    assert "(experiment: Hive Mind)" in screen
    assert "Doomsday track: Save Earth on 4, Seal Fate on 7." in screen
    assert "The Impact lies behind era 5." in screen
    assert "Next experiment: Caste System." in screen
    assert "experiment: —" in screen


@pytest.mark.parametrize("width", [70, 80, 140])
def test_the_modules_fit_every_terminal(width: int) -> None:
    drawn(solo(), width)
    drawn(doomsday(), width)


def test_without_the_modules_nothing_of_them_is_shown() -> None:
    screen = drawn(scenario(ann=ANN, bob=BOB))

    assert "Chronobot" not in screen
    assert "Doomsday" not in screen
    assert "experiment" not in screen


def test_an_option_tells_the_experiment_at_hand() -> None:
    match = doomsday()
    match.play("ann: place scientist")
    board = AnachronyBoard(Speaker(GAME, names=["Ann", "Bob"], options=match.match.options))
    view = match.match.view(0)
    (option,) = match.match.pending[0].options.at(main_board("pool:experiment"))

    assert board.phrase(view, option, "Conduct the experiment") == (
        "Conduct the experiment: Irrigation Systems. 3 points. You need 10 water; pay 4 of it."
    )
    assert board.subject(view, option) == "doomsday"


def test_everything_of_the_modules_can_be_looked_up() -> None:
    match = doomsday()
    speaker = Speaker(GAME, names=["Ann", "Bob"], options=match.match.options)
    board = AnachronyBoard(speaker)

    for name in ["doomsday", "Chronobot", *(card.name for card in EXPERIMENTS)]:
        assert len(board.explain(match.match.view(0), name)) == 1, name
    assert speaker.faults == []
