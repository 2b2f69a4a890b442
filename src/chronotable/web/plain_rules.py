"""The rules without scripts: what stands under a heading, ready to be put on a page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from chronotable.text import Speaker
from chronotable.text.rulebook import Rulebook, Section

_PIECES = re.compile(r"\[\[(#?)([^\]]+)\]\]|\*([^*]+)\*")


class Stretch(NamedTuple):
    """A stretch of a line: words, or the title of a heading to go to."""

    text: str
    heading: str = ""
    strong: bool = False


class Block(NamedTuple):
    """A paragraph, or the points of a list."""

    points: bool
    lines: list[list[Stretch]]


def blocks(book: Rulebook, section: Section, speaker: Speaker) -> list[Block]:
    """What stands under a heading, in paragraphs and lists."""
    found: list[Block] = []
    for line in section.text.splitlines():
        points = line.startswith("- ")
        runs = list(_runs(book, line.removeprefix("- "), speaker))
        if points and found and found[-1].points:
            found[-1].lines.append(runs)
        elif line:
            found.append(Block(points, [runs]))
    return found


def _runs(book: Rulebook, line: str, speaker: Speaker) -> Iterator[Stretch]:
    at = 0
    for piece in _PIECES.finditer(line):
        yield Stretch(line[at : piece.start()])
        hash, target, strong = piece.groups()
        if strong:
            yield Stretch(strong, strong=True)
        elif hash:
            yield Stretch(book[target].title, heading=target)
        else:
            yield Stretch(speaker.name(target), strong=True)
        at = piece.end()
    yield Stretch(line[at:])
