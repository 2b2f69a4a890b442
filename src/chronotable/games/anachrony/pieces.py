"""The words of the box: goods, workers, paths, shapes, icons, kinds of buildings."""

from __future__ import annotations

from typing import Final

from chronotable.kernel.printed import Printed


class Good(Printed):
    """A resource, water or an energy core."""


class Worker(Printed):
    """A type of worker; NOBODY is the empty exosuit that Valerian sends out."""


class Path(Printed):
    """One of the four paths."""


class Shape(Printed):
    """The outline of a breakthrough."""


class Icon(Printed):
    """The symbol on a breakthrough."""


class Kind(Printed):
    """A kind of building, and its row on the player board."""


GOODS: Final = Good.named(
    "resource", "titanium", "uranium", "gold", "neutronium", "water", "energy_core"
)
TITANIUM, URANIUM, GOLD, NEUTRONIUM, WATER, ENERGY_CORE = GOODS
BASICS: Final = (TITANIUM, URANIUM, GOLD)
RESOURCES: Final = (TITANIUM, URANIUM, GOLD, NEUTRONIUM)

WORKERS: Final = Worker.named("worker", "scientist", "engineer", "administrator", "genius")
SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS = WORKERS
NOBODY: Final = Worker.named("worker", "", "", "", "", "nobody")[4]

PATHS: Final = Path.named("path", "harmony", "dominance", "progress", "salvation")
HARMONY, DOMINANCE, PROGRESS, SALVATION = PATHS

SHAPES: Final = Shape.named("shape", "circle", "triangle", "square")
CIRCLE, TRIANGLE, SQUARE = SHAPES
ICONS: Final = Icon.named("icon", "time_travel", "warfare", "genetics", "technology", "society")
TIME_TRAVEL, WARFARE, GENETICS, TECHNOLOGY, SOCIETY = ICONS

KINDS: Final = Kind.named("row", "power_plant", "factory", "life_support", "lab")
POWER_PLANT, FACTORY, LIFE_SUPPORT, LAB = KINDS

ERAS: Final = 7


def counts_as(worker: Worker, kind: Worker) -> bool:
    """A genius counts as every type when placed; an empty exosuit of Valerian's as a scientist."""
    return worker is kind or worker is GENIUS or (worker is NOBODY and kind is SCIENTIST)
