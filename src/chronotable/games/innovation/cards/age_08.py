"""Age 8, modern times."""

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

QUANTUM_THEORY = card(
    "Quantum Theory", age=8, color=BLUE, icons=(CLOCK, CLOCK, CLOCK, None), featured=CLOCK
)


ROCKETRY = card("Rocketry", age=8, color=BLUE, icons=(CLOCK, CLOCK, CLOCK, None), featured=CLOCK)


FLIGHT = card("Flight", age=8, color=RED, icons=(CROWN, None, CLOCK, CROWN), featured=CROWN)


MOBILITY = card(
    "Mobility", age=8, color=RED, icons=(None, FACTORY, CLOCK, FACTORY), featured=FACTORY
)


CORPORATIONS = card(
    "Corporations", age=8, color=GREEN, icons=(None, FACTORY, FACTORY, CROWN), featured=FACTORY
)


MASS_MEDIA = card(
    "Mass Media", age=8, color=GREEN, icons=(LIGHTBULB, None, CLOCK, LIGHTBULB), featured=LIGHTBULB
)


ANTIBIOTICS = card(
    "Antibiotics", age=8, color=YELLOW, icons=(LEAF, LEAF, LEAF, None), featured=LEAF
)


SKYSCRAPERS = card(
    "Skyscrapers", age=8, color=YELLOW, icons=(None, FACTORY, CROWN, CROWN), featured=CROWN
)


EMPIRICISM = card(
    "Empiricism",
    age=8,
    color=PURPLE,
    icons=(LIGHTBULB, LIGHTBULB, LIGHTBULB, None),
    featured=LIGHTBULB,
)


SOCIALISM = card("Socialism", age=8, color=PURPLE, icons=(LEAF, None, LEAF, LEAF), featured=LEAF)
