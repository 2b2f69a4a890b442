"""The pieces of the box: goods, workers and where they are, paths, breakthroughs, sectors."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from chronotable.games.anachrony.view_types import (
    CAPITAL_ACTION,
    DIE,
    OWN_BREAKTHROUGH,
    OWN_GOOD,
    OWN_LEADER,
    OWN_SECTOR,
    OWN_WORKER,
    PATH_CARD,
    CrewWord,
    FateWord,
    ShapeWord,
    SymbolWord,
)
from chronotable.kernel.message import Message
from chronotable.kernel.place import Place
from chronotable.kernel.printed import Printed


class Good(Printed):
    """A resource, water or an energy core."""

    @property
    def place(self) -> Place:
        return OWN_GOOD(self.word)


class Worker(Printed):
    """A type of worker; NOBODY is the empty exosuit that Valerian sends out."""

    word: CrewWord

    @property
    def place(self) -> Place:
        return OWN_LEADER() if self.word == "nobody" else OWN_WORKER(self.word)


class Fate(Printed):
    """How a worker comes home from work: to the tired column, to the active one, or never."""

    word: FateWord


class Path(Printed):
    """One of the four paths."""

    @property
    def place(self) -> Place:
        return PATH_CARD(self.word)


class Shape(Printed):
    """The outline of a breakthrough."""

    word: ShapeWord

    @property
    def place(self) -> Place:
        return DIE(self.word)


class Icon(Printed):
    """The symbol on a breakthrough."""

    word: SymbolWord

    @property
    def place(self) -> Place:
        return DIE(self.word)


class Breakthrough(Printed):
    """A breakthrough tile; the box has three of each shape and icon."""

    shape: Shape
    icon: Icon
    label: Message

    @property
    def place(self) -> Place:
        return OWN_BREAKTHROUGH(self.shape.word, self.icon.word)


class Kind(Printed):
    """A kind of building, and its row on the player board."""


class Capital(Printed):
    """One of the three capital actions."""

    @property
    def place(self) -> Place:
        return CAPITAL_ACTION(self.word)


class Sector(Printed):
    """A sector of a player board: in the row of a kind of building, one of three columns."""

    row: Kind
    column: int  # from the left, 0 to 2
    right: Sector | None  # its neighbour, where a superproject lies on both
    label: Message

    @property
    def place(self) -> Place:
        return OWN_SECTOR(self.word)


GOODS: Final = Good.named(
    "resource", "titanium", "uranium", "gold", "neutronium", "water", "energy_core"
)
TITANIUM: Final = GOODS[0]
URANIUM: Final = GOODS[1]
GOLD: Final = GOODS[2]
NEUTRONIUM: Final = GOODS[3]
WATER: Final = GOODS[4]
ENERGY_CORE: Final = GOODS[5]
BASICS: Final = (TITANIUM, URANIUM, GOLD)
RESOURCES: Final = (TITANIUM, URANIUM, GOLD, NEUTRONIUM)

WORKERS: Final = Worker.named("worker", "scientist", "engineer", "administrator", "genius")
SCIENTIST: Final = WORKERS[0]
ENGINEER: Final = WORKERS[1]
ADMINISTRATOR: Final = WORKERS[2]
GENIUS: Final = WORKERS[3]
NOBODY: Final = Worker.named("worker", "", "", "", "", "nobody")[4]

FATES: Final = Fate.named("fate", "tired", "active", "never")
TIRED: Final = FATES[0]
ACTIVE: Final = FATES[1]
DIES: Final = FATES[2]

PATHS: Final = Path.named("path", "harmony", "dominance", "progress", "salvation")
HARMONY, DOMINANCE, PROGRESS, SALVATION = PATHS

SHAPES: Final = Shape.named("shape", "circle", "triangle", "square")
CIRCLE, TRIANGLE, SQUARE = SHAPES
ICONS: Final = Icon.named("icon", "time_travel", "warfare", "genetics", "technology", "society")
TIME_TRAVEL, WARFARE, GENETICS, TECHNOLOGY, SOCIETY = ICONS


def _print_breakthroughs() -> list[Breakthrough]:
    faces = [(shape, icon) for shape in SHAPES for icon in ICONS]
    words = [f"{shape.word}:{icon.word}" for shape, icon in faces]
    tiles = Breakthrough.named("breakthrough", *words)
    for tile, (shape, icon) in zip(tiles, faces, strict=True):
        tile.shape, tile.icon = shape, icon
        tile.label = Message(
            "anachrony-option-breakthrough", {"shape": shape.key, "icon": icon.key}
        )
    return tiles


BREAKTHROUGHS: Final = _print_breakthroughs()
OF_SHAPE: Final = [[b for b in BREAKTHROUGHS if b.shape is shape] for shape in SHAPES]
OF_ICON: Final = [[b for b in BREAKTHROUGHS if b.icon is icon] for icon in ICONS]


def breakthrough(shape: Shape, icon: Icon) -> Breakthrough:
    return OF_SHAPE[shape][icon]


def count_shape(held: Sequence[int], shape: Shape) -> int:
    """How many breakthroughs of a shape there are among those held, of any icon."""
    return sum([held[tile] for tile in OF_SHAPE[shape]])


KINDS: Final = Kind.named("row", "power_plant", "factory", "life_support", "lab")
POWER_PLANT, FACTORY, LIFE_SUPPORT, LAB = KINDS

CAPITAL: Final = Capital.named("capital", "construct", "recruit", "research")
CONSTRUCT: Final = CAPITAL[0]
RECRUIT: Final = CAPITAL[1]
RESEARCH: Final = CAPITAL[2]

COLUMNS: Final = 3


def _print_sectors() -> list[Sector]:
    spots = [(row, column) for row in KINDS for column in range(COLUMNS)]
    sectors = Sector.named("sector", *(str(number + 1) for number in range(len(spots))))
    for sector, (row, column) in zip(sectors, spots, strict=True):
        sector.row, sector.column, sector.right = row, column, None
        sector.label = Message("anachrony-option-sector", {"row": row.key, "column": column + 1})
    for left, right in pairwise(sectors):
        if left.row is right.row:
            left.right = right
    return sectors


SECTORS: Final = _print_sectors()
ROWS: Final = [[sector for sector in SECTORS if sector.row is kind] for kind in KINDS]

ERAS: Final = 7
SEATS: Final = 4  # at most


class Occupant:
    """Somebody at work: whose, which worker (or NOBODY in an exosuit), what becomes of them.

    There is one object for each such combination: `occupant` finds it.
    """

    __slots__ = ("fate", "id", "seat", "worker")

    def __init__(self, seat: int, worker: Worker, fate: Fate) -> None:
        self.seat = seat
        self.worker = worker
        self.fate = fate
        self.id = f"{seat}:{worker.word}:{fate.word}"

    def __repr__(self) -> str:
        return self.id


_OCCUPANTS: Final = [
    [[Occupant(seat, worker, fate) for fate in FATES] for worker in (*WORKERS, NOBODY)]
    for seat in range(SEATS)
]
OCCUPANT_BY_ID: Final = {
    occupant.id: occupant for crew in _OCCUPANTS for fates in crew for occupant in fates
}


def occupant(seat: int, worker: Worker, fate: Fate) -> Occupant:
    """A worker of this seat at work, on the main board or on one's own."""
    return _OCCUPANTS[seat][worker][fate]


def counts_as(worker: Worker, kind: Worker) -> bool:
    """A genius counts as every type when placed; an empty exosuit of Valerian's as a scientist."""
    return worker is kind or worker is GENIUS or (worker is NOBODY and kind is SCIENTIST)
