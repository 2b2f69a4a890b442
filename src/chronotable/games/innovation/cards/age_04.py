"""Age 4, the Renaissance."""

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

EXPERIMENTATION = card(
    "Experimentation",
    age=4,
    color=BLUE,
    icons=(None, LIGHTBULB, LIGHTBULB, LIGHTBULB),
    featured=LIGHTBULB,
)


PRINTING_PRESS = card(
    "Printing Press",
    age=4,
    color=BLUE,
    icons=(None, LIGHTBULB, LIGHTBULB, CROWN),
    featured=LIGHTBULB,
)


COLONIALISM = card(
    "Colonialism", age=4, color=RED, icons=(None, FACTORY, LIGHTBULB, FACTORY), featured=FACTORY
)


GUNPOWDER = card(
    "Gunpowder", age=4, color=RED, icons=(None, FACTORY, CROWN, FACTORY), featured=FACTORY
)


INVENTION = card(
    "Invention", age=4, color=GREEN, icons=(None, LIGHTBULB, LIGHTBULB, FACTORY), featured=LIGHTBULB
)


NAVIGATION = card(
    "Navigation", age=4, color=GREEN, icons=(None, CROWN, CROWN, CROWN), featured=CROWN
)


ANATOMY = card("Anatomy", age=4, color=YELLOW, icons=(LEAF, LEAF, LEAF, None), featured=LEAF)


PERSPECTIVE = card(
    "Perspective", age=4, color=YELLOW, icons=(None, LIGHTBULB, LIGHTBULB, LEAF), featured=LIGHTBULB
)


ENTERPRISE = card(
    "Enterprise", age=4, color=PURPLE, icons=(None, CROWN, CROWN, CROWN), featured=CROWN
)


REFORMATION = card(
    "Reformation", age=4, color=PURPLE, icons=(LEAF, LEAF, None, LEAF), featured=LEAF
)
