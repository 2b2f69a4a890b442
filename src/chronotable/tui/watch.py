"""Watching a record: the story told again, at once or step by step."""

from __future__ import annotations

from chronotable import replay
from chronotable.kernel.match import Match
from chronotable.text import Speaker
from chronotable.tui.board import board_for
from chronotable.tui.layout import marked
from chronotable.tui.saves import Saved
from chronotable.tui.seating import TerminalSeat
from chronotable.tui.story import Story
from chronotable.tui.terminal import Left, Terminal


def watch(
    saved: Saved,
    seats: list[TerminalSeat],
    terminal: Terminal,
    lang: str,
    viewer: int | None = None,
    *,
    step: bool = False,
) -> Match:
    """Tell what this viewer (None: a spectator) learns in the course of the record."""
    match = replay(saved.record.before_the_first_answer())
    speaker = Speaker(match.game, lang, [seat.name for seat in seats], match.options)
    board = board_for(match.game.info.name, speaker, unicode=terminal.speaks_unicode)
    story = Story(match, speaker, viewer)
    name = "" if viewer is None else seats[viewer].name
    story.follow()
    for seat, key, _ in saved.record.answers:
        match.answer(seat, key)
        story.follow()
        lines = story.news(terminal.width)
        terminal.show(*(marked(line, name) for line in lines))
        while step and lines:
            try:
                typed = terminal.read(speaker.tell("watch-step") + " ")
            except Left:
                return match
            if typed == "q":
                return match
            if typed != "v":
                break
            terminal.show("", *board.draw(match.view(viewer), terminal.width))
    return match
