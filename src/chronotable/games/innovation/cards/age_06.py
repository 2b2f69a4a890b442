"""Age 6, enlightenment."""

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

ATOMIC_THEORY = card(
    "Atomic Theory",
    age=6,
    color=BLUE,
    icons=(LIGHTBULB, LIGHTBULB, LIGHTBULB, None),
    featured=LIGHTBULB,
)


ENCYCLOPEDIA = card(
    "Encyclopedia", age=6, color=BLUE, icons=(None, CROWN, CROWN, CROWN), featured=CROWN
)


INDUSTRIALIZATION = card(
    "Industrialization", age=6, color=RED, icons=(CROWN, FACTORY, FACTORY, None), featured=FACTORY
)


MACHINE_TOOLS = card(
    "Machine Tools", age=6, color=RED, icons=(FACTORY, FACTORY, None, FACTORY), featured=FACTORY
)


CLASSIFICATION = card(
    "Classification",
    age=6,
    color=GREEN,
    icons=(LIGHTBULB, LIGHTBULB, LIGHTBULB, None),
    featured=LIGHTBULB,
)


METRIC_SYSTEM = card(
    "Metric System", age=6, color=GREEN, icons=(None, FACTORY, CROWN, CROWN), featured=CROWN
)


CANNING = card(
    "Canning", age=6, color=YELLOW, icons=(None, FACTORY, LEAF, FACTORY), featured=FACTORY
)


VACCINATION = card(
    "Vaccination", age=6, color=YELLOW, icons=(LEAF, FACTORY, LEAF, None), featured=LEAF
)


DEMOCRACY = card(
    "Democracy", age=6, color=PURPLE, icons=(CROWN, LIGHTBULB, LIGHTBULB, None), featured=LIGHTBULB
)


EMANCIPATION = card(
    "Emancipation", age=6, color=PURPLE, icons=(FACTORY, LIGHTBULB, FACTORY, None), featured=FACTORY
)
