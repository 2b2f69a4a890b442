"""Choosing a game and sitting down."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.kernel.errors import BadOption
from chronotable.text import Speaker
from chronotable.tui.chooser import OpenableTable, choose
from chronotable.tui.seating import TerminalSeat, seat_all
from chronotable.tui.terminal import Left, Terminal
from tests.tui.keyboard import Screen, Typist

INNOVATION = ct.titles()["innovation"]


def chosen(*typed: str) -> tuple[OpenableTable, str]:
    screen = Screen()
    return choose(Terminal(Typist(typed), screen, 80), "en"), screen.getvalue()


def number_of(game: str) -> str:
    return str([*ct.titles()].index(game) + 1)


def test_enter_takes_what_is_suggested() -> None:
    choice, shown = chosen(number_of("innovation"), "", "", "", "")
    assert choice == OpenableTable("innovation", ["Player", "bot:random"], {"cards": "czech"})
    assert "Innovation, 2 to 4 players" in shown
    assert "Build a civilisation" in shown


def test_names_and_options_can_be_given() -> None:
    choice, _ = chosen(number_of("innovation"), "3", "Ann", "Bob", "bot:random", "3")
    assert choice == OpenableTable("innovation", ["Ann", "Bob", "bot:random"], {"cards": "third"})


def test_nonsense_is_asked_again() -> None:
    choice, shown = chosen(
        number_of("innovation"), "9", "two", "2", "Ann", "ann", "bot:genius", "Bob", "0", "1"
    )
    assert choice.plans == ["Ann", "Bob"]
    assert shown.count("Please type a number from 2 to 4.") == 2
    assert "two seats have the same name" in shown
    assert "no bot has the level 'genius': expected random" in shown


def test_leaving_is_possible_at_any_time() -> None:
    with pytest.raises(Left):
        chosen(number_of("innovation"), "2")


def test_seats_that_nobody_takes_go_to_bots() -> None:
    speaker = Speaker()
    assert seat_all(INNOVATION, [], speaker) == [
        TerminalSeat("Player"),
        TerminalSeat("Bot", "random"),
    ]
    assert seat_all(INNOVATION, ["Ann"], speaker) == [
        TerminalSeat("Ann"),
        TerminalSeat("Bot", "random"),
    ]
    assert seat_all(INNOVATION, ["Ann"], speaker, 3)[1:] == [
        TerminalSeat("Bot 1", "random"),
        TerminalSeat("Bot 2", "random"),
    ]
    assert [seat.plan for seat in seat_all(INNOVATION, ["Ann"], speaker)] == ["Ann", "bot:random"]


@pytest.mark.parametrize(
    ("plans", "complaint"),
    [
        (["Ann"] * 5, "Innovation is for 2 to 4 players, not 5"),
        (["Ann", " "], "is no name"),
        (["Ann", "x" * 30], "is no name"),
        (["Ann", "B\x1b[2Jb"], "is no name"),
        (["Bot", "bot:random"], "two seats have the same name: Bot, Bot"),
    ],
)
def test_bad_seats_are_refused(plans: list[str], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        seat_all(INNOVATION, plans, Speaker())
