"""Age 2, antiquity."""

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

CALENDAR = card("Calendar", age=2, color=BLUE, icons=(None, LEAF, LEAF, LIGHTBULB), featured=LEAF)


MATHEMATICS = card(
    "Mathematics", age=2, color=BLUE, icons=(None, LIGHTBULB, CROWN, LIGHTBULB), featured=LIGHTBULB
)


CONSTRUCTION = card(
    "Construction", age=2, color=RED, icons=(CASTLE, None, CASTLE, CASTLE), featured=CASTLE
)


ROAD_BUILDING = card(
    "Road Building", age=2, color=RED, icons=(CASTLE, CASTLE, None, CASTLE), featured=CASTLE
)


CURRENCY = card("Currency", age=2, color=GREEN, icons=(LEAF, CROWN, None, CROWN), featured=CROWN)


MAPMAKING = card(
    "Mapmaking", age=2, color=GREEN, icons=(None, CROWN, CROWN, CASTLE), featured=CROWN
)


CANAL_BUILDING = card(
    "Canal Building", age=2, color=YELLOW, icons=(None, CROWN, LEAF, CROWN), featured=CROWN
)


FERMENTING = card(
    "Fermenting", age=2, color=YELLOW, icons=(LEAF, LEAF, None, CASTLE), featured=LEAF
)


MONOTHEISM = card(
    "Monotheism", age=2, color=PURPLE, icons=(None, CASTLE, CASTLE, CASTLE), featured=CASTLE
)


PHILOSOPHY = card(
    "Philosophy",
    age=2,
    color=PURPLE,
    icons=(None, LIGHTBULB, LIGHTBULB, LIGHTBULB),
    featured=LIGHTBULB,
)
