"""The four paths: what they start with, their leaders, and how they evacuate."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from chronotable.games.anachrony.pieces import (
    ADMINISTRATOR,
    DOMINANCE,
    ENGINEER,
    FACTORY,
    GENIUS,
    GOLD,
    HARMONY,
    LAB,
    LIFE_SUPPORT,
    NEUTRONIUM,
    POWER_PLANT,
    PROGRESS,
    SALVATION,
    SCIENTIST,
    TITANIUM,
    URANIUM,
    WATER,
    Kind,
    Path,
    Worker,
)
from chronotable.games.anachrony.tile import Building, Superproject

if TYPE_CHECKING:
    from chronotable.games.anachrony.player import Player


@dataclass(frozen=True)
class Start:
    """Start assets; goods are titanium, uranium, gold, neutronium, water, energy cores."""

    goods: tuple[int, int, int, int, int, int]
    active: tuple[int, int, int, int]
    tired: tuple[int, int, int, int]
    breakthroughs: int = 0


STARTS: Final[dict[Path, Start]] = {
    HARMONY: Start((3, 1, 0, 0, 6, 3), (2, 2, 0, 0), (0, 0, 0, 1)),
    DOMINANCE: Start((2, 2, 1, 0, 3, 4), (2, 2, 0, 0), (0, 1, 0, 0)),
    PROGRESS: Start((2, 1, 1, 0, 3, 4), (2, 0, 2, 0), (0, 1, 0, 0), breakthroughs=1),
    SALVATION: Start((2, 0, 2, 1, 4, 3), (3, 1, 0, 0), (0, 0, 1, 0)),
}


@dataclass(frozen=True)
class Evacuation:
    """One side of a path board: the condition, its points, and points for each set."""

    id: str
    met: Callable[[Player], bool]
    points: int
    per_set: int
    sets: Callable[[Player], int]

    @property
    def key(self) -> str:
        return f"evacuation:{self.id}"


def _three(kind: Kind) -> Callable[[Player], bool]:
    return lambda me: me.count_buildings(kind) >= 3


def _all(worker: Worker) -> Callable[[Player], int]:
    """Workers of a type in any mood, busy ones too; a genius is only a genius here."""
    return lambda me: me.count_workers(worker)


EVACUATIONS: Final[dict[Path, tuple[Evacuation, Evacuation]]] = {
    HARMONY: (
        Evacuation(
            "welfare_and_prosperity",
            _three(LIFE_SUPPORT),
            2,
            3,
            lambda me: min(_all(GENIUS)(me), me.goods[GOLD]),
        ),
        Evacuation(
            "natures_resurgence",
            lambda me: me.occupied_sectors >= 6,
            2,
            3,
            lambda me: min(me.count_tiles(Building), _all(ADMINISTRATOR)(me)),
        ),
    ),
    DOMINANCE: (
        Evacuation(
            "industrial_revolution",
            _three(FACTORY),
            5,
            2,
            lambda me: min(_all(ENGINEER)(me), me.goods[TITANIUM]),
        ),
        Evacuation(
            "power_of_unity",
            lambda me: me.morale == len(me.board.morale) - 1,
            3,
            1,
            lambda me: me.all_workers,
        ),
    ),
    PROGRESS: (
        Evacuation(
            "technological_superiority",
            _three(LAB),
            5,
            2,
            lambda me: min(_all(SCIENTIST)(me), sum(me.own.breakthroughs)),
        ),
        Evacuation(
            "apex_of_humanity",
            lambda me: me.goods[WATER] >= 8,
            3,
            4,
            lambda me: me.count_tiles(Superproject),
        ),
    ),
    SALVATION: (
        Evacuation(
            "overwhelming_power", _three(POWER_PLANT), 3, 3, lambda me: me.goods[NEUTRONIUM]
        ),
        Evacuation(
            "masters_of_time",
            lambda me: me.anomalies >= 2,
            6,
            2,
            lambda me: min(me.unused_warp_tiles, me.goods[URANIUM]),
        ),
    ),
}
