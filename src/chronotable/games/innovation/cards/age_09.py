"""Age 9, the space race."""

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

COMPUTERS = card(
    "Computers", age=9, color=BLUE, icons=(CLOCK, None, CLOCK, FACTORY), featured=CLOCK
)


GENETICS = card(
    "Genetics", age=9, color=BLUE, icons=(LIGHTBULB, LIGHTBULB, LIGHTBULB, None), featured=LIGHTBULB
)


COMPOSITES = card(
    "Composites", age=9, color=RED, icons=(FACTORY, FACTORY, None, FACTORY), featured=FACTORY
)


FISSION = card("Fission", age=9, color=RED, icons=(None, CLOCK, CLOCK, CLOCK), featured=CLOCK)


COLLABORATION = card(
    "Collaboration", age=9, color=GREEN, icons=(None, CROWN, CLOCK, CROWN), featured=CROWN
)


SATELLITES = card(
    "Satellites", age=9, color=GREEN, icons=(None, CLOCK, CLOCK, CLOCK), featured=CLOCK
)


ECOLOGY = card(
    "Ecology", age=9, color=YELLOW, icons=(LEAF, LIGHTBULB, LIGHTBULB, None), featured=LIGHTBULB
)


SUBURBIA = card("Suburbia", age=9, color=YELLOW, icons=(None, CROWN, LEAF, LEAF), featured=LEAF)


SERVICES = card("Services", age=9, color=PURPLE, icons=(None, LEAF, LEAF, LEAF), featured=LEAF)


SPECIALIZATION = card(
    "Specialization", age=9, color=PURPLE, icons=(None, FACTORY, LEAF, FACTORY), featured=FACTORY
)
