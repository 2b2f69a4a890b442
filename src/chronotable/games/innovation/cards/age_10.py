"""Age 10, the digital age."""

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

BIOENGINEERING = card(
    "Bioengineering", age=10, color=BLUE, icons=(LIGHTBULB, CLOCK, CLOCK, None), featured=CLOCK
)


SOFTWARE = card("Software", age=10, color=BLUE, icons=(CLOCK, CLOCK, CLOCK, None), featured=CLOCK)


MINIATURIZATION = card(
    "Miniaturization",
    age=10,
    color=RED,
    icons=(None, LIGHTBULB, CLOCK, LIGHTBULB),
    featured=LIGHTBULB,
)


ROBOTICS = card(
    "Robotics", age=10, color=RED, icons=(None, FACTORY, CLOCK, FACTORY), featured=FACTORY
)


DATABASES = card(
    "Databases", age=10, color=GREEN, icons=(None, CLOCK, CLOCK, CLOCK), featured=CLOCK
)


SELF_SERVICE = card(
    "Self Service", age=10, color=GREEN, icons=(None, CROWN, CROWN, CROWN), featured=CROWN
)


GLOBALIZATION = card(
    "Globalization", age=10, color=YELLOW, icons=(None, FACTORY, FACTORY, FACTORY), featured=FACTORY
)


STEM_CELLS = card("Stem Cells", age=10, color=YELLOW, icons=(None, LEAF, LEAF, LEAF), featured=LEAF)


AI = card(
    "A.I.", age=10, color=PURPLE, icons=(LIGHTBULB, LIGHTBULB, CLOCK, None), featured=LIGHTBULB
)


THE_INTERNET = card(
    "The Internet", age=10, color=PURPLE, icons=(None, CLOCK, CLOCK, LIGHTBULB), featured=CLOCK
)
