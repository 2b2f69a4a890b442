"""A terminal, or a pipe that stands in for one: lines out, lines in."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TextIO

from rich.console import Console
from rich.text import Text

try:
    import readline  # arrow keys and history for input()
except ImportError:  # Windows has none
    readline = None  # type: ignore[assignment]

WIDEST = 110  # longer lines are hard to read


class Left(Exception):  # not an error: the end of input, or Ctrl-C
    """Whoever sat here has gone."""


class Terminal:
    """Shows lines and reads lines. On a pipe there are no colours, and answers are echoed."""

    def __init__(
        self, source: TextIO | None = None, out: TextIO | None = None, width: int | None = None
    ) -> None:
        self._source = source or sys.stdin
        self._out = out or sys.stdout
        self._live = self._source is sys.stdin and sys.stdin.isatty() and self._out.isatty()
        self._console = Console(
            file=self._out, width=width, highlight=False, markup=False, emoji=False
        )

    @property
    def width(self) -> int:
        return max(40, min(WIDEST, self._console.width))

    @property
    def speaks_unicode(self) -> bool:
        """Whether signs beyond ASCII can be shown."""
        try:
            "♜←·…".encode(self._out.encoding or "utf-8")
        except (UnicodeError, LookupError):
            return False
        return True

    def show(self, *lines: str | Text) -> None:
        """Print these lines as they are; they have been broken to the width already."""
        for line in lines:
            text = Text(line) if isinstance(line, str) else line.copy()
            text.rstrip()
            self._console.print(text, soft_wrap=True)

    def read(self, prompt: str) -> str:
        """One line of input without the space around it; Left if there is no more."""
        try:
            if self._live:
                return input(prompt).strip()
            self._out.write(prompt)
            self._out.flush()
            line = self._source.readline()
        except (EOFError, KeyboardInterrupt):
            self.show("")
            raise Left from None
        if not line:
            self.show("")
            raise Left
        self.show(line.strip())
        return line.strip()

    def hide(self) -> None:
        """Leave nothing to be read of what was shown, as far as the terminal lets us."""
        if self._live and self._console.is_terminal:
            self._out.write("\x1b[2J\x1b[3J\x1b[H")
            self._out.flush()
            if readline is not None:
                readline.clear_history()  # the arrow keys would bring back what was typed
        else:
            self.show("", "-" * self.width, "")


@contextmanager
def unbroken() -> Iterator[None]:
    """Let Ctrl-C wait until what is under way is done, so that no answer is half taken."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    waiting: list[int] = []

    def wait(number: int, frame: FrameType | None) -> None:
        waiting.append(number)

    before = signal.signal(signal.SIGINT, wait)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if waiting:
        raise KeyboardInterrupt
