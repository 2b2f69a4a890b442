"""Age 7, the industrial revolution."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.innovation.card import (
    BLUE,
    CLOCK,
    CROWN,
    FACTORY,
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

EVOLUTION = card(
    "Evolution",
    age=7,
    color=BLUE,
    icons=(LIGHTBULB, LIGHTBULB, LIGHTBULB, None),
    featured=LIGHTBULB,
)


PUBLICATIONS = card(
    "Publications", age=7, color=BLUE, icons=(None, LIGHTBULB, CLOCK, LIGHTBULB), featured=LIGHTBULB
)


COMBUSTION = card(
    "Combustion", age=7, color=RED, icons=(CROWN, CROWN, FACTORY, None), featured=CROWN
)


EXPLOSIVES = card(
    "Explosives", age=7, color=RED, icons=(None, FACTORY, FACTORY, FACTORY), featured=FACTORY
)


BICYCLE = card("Bicycle", age=7, color=GREEN, icons=(CROWN, CROWN, CLOCK, None), featured=CROWN)


ELECTRICITY = card(
    "Electricity", age=7, color=GREEN, icons=(LIGHTBULB, FACTORY, None, FACTORY), featured=FACTORY
)


REFRIGERATION = card(
    "Refrigeration", age=7, color=YELLOW, icons=(None, LEAF, LEAF, CROWN), featured=LEAF
)


SANITATION = card("Sanitation", age=7, color=YELLOW, icons=(LEAF, LEAF, None, LEAF), featured=LEAF)


LIGHTING = card("Lighting", age=7, color=PURPLE, icons=(None, LEAF, CLOCK, LEAF), featured=LEAF)


RAILROAD = card(
    "Railroad", age=7, color=PURPLE, icons=(CLOCK, FACTORY, CLOCK, None), featured=CLOCK
)
