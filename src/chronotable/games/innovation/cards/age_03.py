"""Age 3, the Middle Ages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.innovation.card import (
    BLUE,
    CASTLE,
    CROWN,
    GREEN,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    YELLOW,
    card,
)

if TYPE_CHECKING:
    pass

ALCHEMY = card("Alchemy", age=3, color=BLUE, icons=(None, LEAF, CASTLE, CASTLE), featured=CASTLE)


TRANSLATION = card(
    "Translation", age=3, color=BLUE, icons=(None, CROWN, CROWN, CROWN), featured=CROWN
)


ENGINEERING = card(
    "Engineering", age=3, color=RED, icons=(CASTLE, None, LIGHTBULB, CASTLE), featured=CASTLE
)


OPTICS = card("Optics", age=3, color=RED, icons=(CROWN, CROWN, CROWN, None), featured=CROWN)


COMPASS = card("Compass", age=3, color=GREEN, icons=(None, CROWN, CROWN, LEAF), featured=CROWN)


PAPER = card(
    "Paper", age=3, color=GREEN, icons=(None, LIGHTBULB, LIGHTBULB, CROWN), featured=LIGHTBULB
)


MACHINERY = card("Machinery", age=3, color=YELLOW, icons=(LEAF, LEAF, None, CASTLE), featured=LEAF)


MEDICINE = card("Medicine", age=3, color=YELLOW, icons=(CROWN, LEAF, LEAF, None), featured=LEAF)


EDUCATION = card(
    "Education",
    age=3,
    color=PURPLE,
    icons=(LIGHTBULB, LIGHTBULB, LIGHTBULB, None),
    featured=LIGHTBULB,
)


FEUDALISM = card(
    "Feudalism", age=3, color=PURPLE, icons=(None, CASTLE, LEAF, CASTLE), featured=CASTLE
)
