"""A terminal for tests: what is typed is given, what is shown is kept."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from pathlib import Path

import chronotable as ct
from chronotable.kernel.match import Match
from chronotable.text import Speaker
from chronotable.tui.play import Play
from chronotable.tui.seating import seat_all
from chronotable.tui.terminal import Terminal


class Typist(io.StringIO):
    """Types one line after another, for as long as there are any."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__()
        self._lines = iter(lines)

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        line = next(self._lines, None)
        return "" if line is None else f"{line}\n"


class Screen(io.StringIO):
    """Keeps what was shown; `encoding` decides which signs are possible."""

    def __init__(self, encoding: str = "utf-8") -> None:
        super().__init__()
        self._encoding = encoding

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._encoding


def sit_down(
    typed: Iterable[str],
    *plans: str,
    match: Match | None = None,
    file: Path,
    game: str = "innovation",
    seed: int = 7,
    width: int = 80,
    encoding: str = "utf-8",
) -> str:
    """Play these lines at a table; returns the whole transcript."""
    screen = Screen(encoding)
    terminal = Terminal(Typist(typed), screen, width)
    info = ct.titles()[game]
    seats = seat_all(info, plans, Speaker(), match.seats if match else None)
    match = match or ct.new(game, len(seats), seed)
    Play(match, seats, terminal, "en", file).run()
    return screen.getvalue()


def after(transcript: str, line: str) -> Sequence[str]:
    """The lines that follow the first one beginning like this."""
    lines = transcript.splitlines()
    at = next(n for n, each in enumerate(lines) if each.startswith(line))
    return lines[at + 1 :]
