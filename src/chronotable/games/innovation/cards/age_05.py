"""Age 5, exploration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.innovation.card import (
    BLUE,
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

CHEMISTRY = card(
    "Chemistry", age=5, color=BLUE, icons=(FACTORY, LIGHTBULB, FACTORY, None), featured=FACTORY
)


PHYSICS = card(
    "Physics", age=5, color=BLUE, icons=(FACTORY, LIGHTBULB, LIGHTBULB, None), featured=LIGHTBULB
)


COAL = card("Coal", age=5, color=RED, icons=(FACTORY, FACTORY, FACTORY, None), featured=FACTORY)


THE_PIRATE_CODE = card(
    "The Pirate Code", age=5, color=RED, icons=(CROWN, FACTORY, CROWN, None), featured=CROWN
)


BANKING = card("Banking", age=5, color=GREEN, icons=(FACTORY, CROWN, None, CROWN), featured=CROWN)


MEASUREMENT = card(
    "Measurement", age=5, color=GREEN, icons=(LIGHTBULB, LEAF, LIGHTBULB, None), featured=LIGHTBULB
)


STATISTICS = card(
    "Statistics", age=5, color=YELLOW, icons=(LEAF, LIGHTBULB, LEAF, None), featured=LEAF
)


STEAM_ENGINE = card(
    "Steam Engine", age=5, color=YELLOW, icons=(None, FACTORY, CROWN, FACTORY), featured=FACTORY
)


ASTRONOMY = card(
    "Astronomy", age=5, color=PURPLE, icons=(CROWN, LIGHTBULB, LIGHTBULB, None), featured=LIGHTBULB
)


SOCIETIES = card(
    "Societies", age=5, color=PURPLE, icons=(CROWN, None, LIGHTBULB, CROWN), featured=CROWN
)
