"""Fitting words into a given width: wrapped sentences, columns of options, cells of tables."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text

GAP = 2


def wrapped(text: str, width: int, first: str = "", then: str | None = None) -> list[str]:
    """The text in lines of at most this width, by words; `first` and `then` begin them."""
    then = " " * cell_len(first) if then is None else then
    lines = [first]
    empty = True
    for word in text.split():
        if not empty and cell_len(lines[-1]) + 1 + cell_len(word) > width:
            lines.append(then)
            empty = True
        lines[-1] += word if empty else f" {word}"
        empty = False
    return lines


def columns(entries: Sequence[str], width: int, most: int = 3) -> list[str]:
    """Entries in rows, as many beside each other as fit; those too long for one row wrap.

    >>> columns(["1 Draw", "2 Meld Oars", "3 Dogma red"], 30)
    ['1 Draw         2 Meld Oars', '3 Dogma red']
    """
    rows: list[str] = []
    at, across = 0, 0  # where the row under way ends, and for how many entries it is meant
    for entry in entries:
        fits = next((n for n in range(most, 1, -1) if cell_len(entry) <= width // n - GAP), 1)
        column = width // fits
        if fits == 1:
            indent = " " * (len(entry) - len(entry.lstrip()) + len(entry.split()[0]) + 1)
            rows += wrapped(entry.strip(), width, entry[: len(entry) - len(entry.lstrip())], indent)
            across = 0
        elif across > fits and at == width // across:  # the first one moves up to let it in
            rows[-1] += " " * (column - cell_len(rows[-1])) + entry
            at, across = 2 * column, fits
        elif 1 < across <= fits and at + width // across <= width:
            rows[-1] += " " * (at - cell_len(rows[-1])) + entry
            at += width // across
        else:
            rows.append(entry)
            at, across = column, fits
    return rows


def beside(cells: Sequence[Sequence[Text]], widths: Sequence[int]) -> list[Text]:
    """Cells of some lines each, next to each other; each is padded to its width."""
    lines = []
    for number in range(max(len(cell) for cell in cells)):
        line = Text()
        for cell, width in zip(cells, widths, strict=True):
            part = cell[number].copy() if number < len(cell) else Text()
            part.truncate(width, overflow="ellipsis", pad=True)
            line.append_text(part)
        lines.append(line)
    return lines


def fitted(parts: Iterable[Text], width: int, indent: str = "") -> list[Text]:
    """Parts joined by spaces, broken into lines between parts only."""
    lines = [Text()]
    for part in parts:
        if lines[-1].cell_len and lines[-1].cell_len + 1 + part.cell_len > width:
            lines.append(Text(indent))
        elif lines[-1].cell_len:
            lines[-1].append(" ")
        lines[-1].append_text(part)
    return lines


def marked(line: str, name: str) -> Text:
    """The line with every mention of this name in bold."""
    text = Text(line)
    if name:
        text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", "bold")
    return text
