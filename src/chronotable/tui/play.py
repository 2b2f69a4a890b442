"""A game at one keyboard: people in turn, bots by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2s
from pathlib import Path
from shlex import quote
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from chronotable.agents import Agent, make
from chronotable.kernel.decision import Decision
from chronotable.kernel.match import Match
from chronotable.text import Plain, Speaker
from chronotable.tui.answer import ListedOption, matching
from chronotable.tui.board import board_for
from chronotable.tui.layout import columns, marked, wrapped
from chronotable.tui.saves import save
from chronotable.tui.seating import TerminalSeat
from chronotable.tui.story import Story
from chronotable.tui.terminal import Left, Terminal, unbroken

LOG = 20  # sentences that `l` shows
NEWS = 30  # lines of news shown unasked
REMINDER = 8  # sentences told again when a saved game goes on


class Play:
    """One match, its seats, and the terminal they share."""

    def __init__(
        self, match: Match, seats: Sequence[TerminalSeat], terminal: Terminal, lang: str, file: Path
    ) -> None:
        self._match = match
        self._seats = seats
        self._terminal = terminal
        self._file = file
        game = match.game.info.name
        self._speaker = Speaker(match.game, lang, [seat.name for seat in seats], match.options)
        self._board = board_for(game, self._speaker, unicode=terminal.speaks_unicode)
        self._agents: dict[int, Agent] = {
            number: make(seat.level, game, _bot_seed(match, number))
            for number, seat in enumerate(seats)
            if seat.level is not None
        }
        self._people = [number for number in range(len(seats)) if number not in self._agents]
        viewers: list[int | None] = [*self._people] or [None]
        self._stories = {seat: Story(match, self._speaker, seat) for seat in viewers}
        self._facing: int | None = self._people[0] if len(self._people) == 1 else None
        for story in self._stories.values():
            story.skip(REMINDER)
            story.follow()

    def run(self) -> None:
        """Play until the game is over or everybody has left; either way it is saved."""
        try:
            while not self._match.over:
                self._go_on()
        except (Left, KeyboardInterrupt):
            self._save()
            self._say("left-saved")
            self._terminal.show(f"  chronotable play --load {quote(str(self._file))}")
            return
        self._finish()

    def _go_on(self) -> None:
        """Let one seat answer: bots first, then whoever has the keyboard, then the others."""
        asked = self._match.pending
        for decision in asked:
            if decision.seat in self._agents:
                self._let_bot_answer(decision)
                return
        decision = next((d for d in asked if d.seat == self._facing), asked[0])
        self._ask(decision)

    def _let_bot_answer(self, decision: Decision[Any]) -> None:
        agent = self._agents[decision.seat]
        self._answer(decision.seat, agent.choose(self._match.view(decision.seat), decision))

    def _answer(self, seat: int, key: str) -> None:
        with unbroken():
            self._match.answer(seat, key)
            self._follow()

    def _follow(self) -> None:
        for story in self._stories.values():
            story.follow()

    # Asking a person.

    def _ask(self, decision: Decision[Any]) -> None:
        seat = decision.seat
        came = self._hand_over(seat)
        self._tell_news(seat)
        if came or self._match.at_boundary:
            self._draw(seat)
        self._question(decision)
        while not self._obey(self._read(decision), decision):
            pass

    def _read(self, decision: Decision[Any]) -> str:
        count = len(decision.options)
        prompt = self._speaker.tell("prompt", who=f"seat:{decision.seat}", count=count)
        return self._terminal.read(f"{prompt} ")

    def _obey(self, line: str, decision: Decision[Any]) -> bool:
        """Do what was typed; True if that was an answer, or took one back."""
        seat = decision.seat
        word, _, rest = line.partition(" ")
        if not line:
            self._question(decision)
        elif line[0] == "?":
            self._help(line[1:].strip(), decision)
        elif line == "u":
            return self._undo(seat)
        elif line == "v":
            self._draw(seat)
            self._question(decision)
        elif word == "l" and (not rest or rest.isdecimal()):
            self._show_log(seat, int(rest or LOG))
        elif line == "s":
            self._save()
            self._say("saved", file=Plain(str(self._file)))
        elif line == "q":
            raise Left
        else:
            return self._choose(line, decision)
        return False

    def _choose(self, line: str, decision: Decision[Any]) -> bool:
        found = matching(line, self._offers(decision))
        if len(found) == 1:
            self._answer(decision.seat, found[0].option.key)
            return True
        if found:
            names = Plain(", ".join(offer.text for offer in found))
            self._say("answer-unclear", typed=Plain(line), names=names)
        else:
            self._say("answer-unknown", typed=Plain(line), count=len(decision.options))
        return False

    def _undo(self, seat: int) -> bool:
        refusal = self._match.undo_refusal(seat)
        if refusal is not None:
            self._say(f"undo-{refusal.reason}")
            return False
        with unbroken():
            self._match.undo(seat)
            self._follow()
        self._say("undone")
        return True

    def _hand_over(self, seat: int) -> bool:
        """Make sure that only this seat sees the screen; True if it has just sat down."""
        if self._facing == seat:
            return False
        before, self._facing = self._facing, seat
        if before is not None:
            self._tell_news(before)
            self._terminal.read(self._speaker.tell("hide-screen", who=f"seat:{seat}") + " ")
        self._terminal.hide()
        self._terminal.read(self._speaker.tell("take-keyboard", who=f"seat:{seat}") + " ")
        return True

    # Showing.

    def _say(self, key: str, **params: int | str) -> None:
        width = self._terminal.width
        for line in self._speaker.tell(key, **params).splitlines():
            self._terminal.show(*([line] if cell_len(line) <= width else wrapped(line, width)))

    def _tell_news(self, seat: int) -> None:
        lines = self._stories[seat].news(self._terminal.width)
        if len(lines) > NEWS:
            self._say("news-cut", count=len(lines) - NEWS)
        self._tell(lines[-NEWS:], seat)

    def _tell(self, lines: Sequence[str], seat: int | None) -> None:
        name = "" if seat is None else self._seats[seat].name
        self._terminal.show(*(marked(line, name) for line in lines))

    def _show_log(self, seat: int, sentences: int) -> None:
        lines = self._stories[seat].latest(sentences, self._terminal.width)
        self._tell(lines, seat)
        if not lines:
            self._say("log-empty")

    def _draw(self, seat: int | None) -> None:
        view = self._match.view(seat)
        self._terminal.show("", *self._board.draw(view, self._terminal.width))

    def _question(self, decision: Decision[Any]) -> None:
        width = self._terminal.width
        self._terminal.show("")
        if decision.why:
            why = self._speaker.why(decision.why)
            told = wrapped(f"{why[:1].upper()}{why[1:]}", width)
            self._terminal.show(*(Text(line, "italic") for line in told))
        question = self._speaker.question(decision)
        self._terminal.show(*(Text(line, "bold") for line in wrapped(question, width)))
        offers = self._offers(decision)
        digits = len(str(len(offers)))
        entries = [f"{n:>{digits + 1}} {offer.text}" for n, offer in enumerate(offers, start=1)]
        self._terminal.show(*columns(entries, width))

    def _offers(self, decision: Decision[Any]) -> list[ListedOption]:
        view = self._match.view(decision.seat)
        labels = [(option, self._speaker.option(option)) for option in decision.options]
        return [
            ListedOption(option, label, self._board.phrase(view, option, label))
            for option, label in labels
        ]

    def _help(self, name: str, decision: Decision[Any]) -> None:
        view = self._match.view(decision.seat)
        if not name:
            for key in ("help-answer", "help-commands"):
                self._say(key)
            for line in self._board.legend():
                self._terminal.show(*wrapped(line, self._terminal.width))
            return
        wanted = name
        if name.isdecimal():
            found = matching(name, self._offers(decision))
            wanted = (found and self._board.subject(view, found[0].option)) or name
        lines = self._board.explain(view, wanted)
        for line in lines:
            self._terminal.show(*wrapped(line, self._terminal.width, "", "  "))
        if not lines:
            self._say("help-nothing", name=Plain(name))

    # The end.

    def _finish(self) -> None:
        result = self._match.result
        assert result is not None
        seat = self._facing
        story = self._stories.get(seat) or next(iter(self._stories.values()))
        self._tell(story.news(self._terminal.width)[-NEWS:], seat)
        self._draw(seat if len(self._people) == 1 else None)
        self._terminal.show("")
        for number, points in enumerate(result.scores):
            key = "final-winner" if number in result.winners else "final-score"
            self._say(key, who=f"seat:{number}", points=points)
        self._save()
        self._say("finished-saved")
        self._terminal.show(f"  chronotable replay {quote(str(self._file))}")

    def _save(self) -> None:
        save(self._match, self._seats, self._file)


def _bot_seed(match: Match, seat: int) -> int:
    """Bots of one game differ, and choose the same again when the game is played again."""
    told = f"{match.commitment}:{match.answers_given}:{seat}"
    return int.from_bytes(blake2s(told.encode(), digest_size=8).digest(), "big")
