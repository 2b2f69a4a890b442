"""The terminal itself."""

from __future__ import annotations

import os
import signal

import pytest
from rich.text import Text

from chronotable.tui.terminal import Left, Terminal, unbroken
from tests.tui.keyboard import Screen, Typist


def test_what_is_piped_is_echoed_and_its_end_noticed() -> None:
    screen = Screen()
    terminal = Terminal(Typist(["  yes "]), screen, 80)
    assert terminal.read("Sure? ") == "yes"
    with pytest.raises(Left):
        terminal.read("And now? ")
    assert screen.getvalue() == "Sure? yes\nAnd now? \n"


def test_a_pipe_gets_no_colours_and_no_clearing() -> None:
    screen = Screen()
    terminal = Terminal(Typist([]), screen, 40)
    terminal.show(Text("red", "bold red"), "[b]not markup[/b] :smile:")
    terminal.hide()
    assert screen.getvalue() == "red\n[b]not markup[/b] :smile:\n\n" + "-" * 40 + "\n\n"


def test_an_interruption_waits_until_the_answer_is_taken() -> None:
    steps = []

    def be_interrupted() -> None:
        with unbroken():
            os.kill(os.getpid(), signal.SIGINT)
            steps.append("done")

    with pytest.raises(KeyboardInterrupt):
        be_interrupted()
    assert steps == ["done"]
