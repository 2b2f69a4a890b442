"""Pictures of a table, for people: the board that a title brings, as text and as pixels."""

from __future__ import annotations

from functools import cache
from io import StringIO
from math import ceil
from pathlib import Path
from typing import Final

import matplotlib
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.console import Console
from rich.style import Style
from rich.terminal_theme import MONOKAI
from rich.text import Text

from chronotable.games import load
from chronotable.kernel.json import Json
from chronotable.text import Speaker
from chronotable.tui.board import board_for

WIDTH: Final = 100  # characters
_SIZE: Final = 14
_MARGIN: Final = 10
_FONT: Final = Path(matplotlib.get_data_path()) / "fonts" / "ttf" / "DejaVuSansMono.ttf"
_PAPER: Final = tuple(MONOKAI.background_color)
_INK: Final = tuple(MONOKAI.foreground_color)


def lines(view: Json, names: list[str]) -> list[Text]:
    """The table of a view as the terminal shows it."""
    speaker = Speaker(load(view["game"]), names=names)
    return board_for(view["game"], speaker).draw(view, WIDTH)


def as_text(view: Json, names: list[str]) -> str:
    """The same as plain text with the colours of a terminal."""
    told = StringIO()
    console = Console(file=told, width=WIDTH, force_terminal=True, color_system="truecolor")
    for line in lines(view, names):
        console.print(line, soft_wrap=True)
    return told.getvalue()


def as_picture(view: Json, names: list[str], rows: int = 0) -> NDArray[np.uint8]:
    """The same as pixels: height, width, and red, green and blue."""
    font, wide, high = _font()
    drawn = lines(view, names)
    console = Console(file=StringIO(), width=WIDTH, force_terminal=True)
    size = (2 * _MARGIN + wide * WIDTH, 2 * _MARGIN + high * max(rows, len(drawn)))
    image = Image.new("RGB", size, _PAPER)
    draw = ImageDraw.Draw(image)
    for row, line in enumerate(drawn):
        column = 0
        y = _MARGIN + row * high
        for segment in line.render(console):
            ink, paper = _colours(segment.style)
            x = _MARGIN + column * wide
            if paper != _PAPER:
                draw.rectangle((x, y, x + wide * segment.cell_length, y + high), fill=paper)
            for character in segment.text.rstrip("\n"):
                draw.text((_MARGIN + column * wide, y), character, font=font, fill=ink)
                column += 1
    return np.asarray(image)


@cache
def _font() -> tuple[ImageFont.FreeTypeFont, int, int]:
    """The font, and how wide and high one of its characters is."""
    font = ImageFont.truetype(str(_FONT), _SIZE)
    return font, ceil(font.getlength("m")), _SIZE + 4


def _colours(style: Style | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The colours of what is written and of what it is written on."""
    ink, paper = _INK, _PAPER
    if style is not None:
        if style.color is not None:
            ink = tuple(style.color.get_truecolor(MONOKAI))
        if style.bgcolor is not None:
            paper = tuple(style.bgcolor.get_truecolor(MONOKAI, foreground=False))
        if style.reverse:
            ink, paper = paper, ink
        if style.dim:
            ink = tuple((a + b) // 2 for a, b in zip(ink, paper, strict=True))
    return ink, paper
