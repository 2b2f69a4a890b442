"""The four paths: what they start with, their leaders, and how they evacuate."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

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
    Good,
    Kind,
    Path,
    Worker,
)
from chronotable.games.anachrony.tile import Building, Superproject
from chronotable.kernel.native import native

if TYPE_CHECKING:
    from chronotable.games.anachrony.player import Player


@native(native_class=False)
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


Count: TypeAlias = "Callable[[Player], int]"


@native(native_class=False)
@dataclass(frozen=True, kw_only=True)
class Evacuation:
    """One side of a path board: the condition, its points, and points for each set.

    A set is one of each thing in `set_of`.
    """

    id: str
    met: Callable[[Player], bool]
    points: int
    per_set: int
    set_of: tuple[Count, ...]

    @property
    def key(self) -> str:
        return f"evacuation:{self.id}"

    def sets(self, me: Player) -> int:
        return min([count(me) for count in self.set_of])


def _three(kind: Kind) -> Callable[[Player], bool]:
    return lambda me: me.count_buildings(kind) >= 3


def _all(worker: Worker) -> Count:
    """Workers of a type in any mood, busy ones too; a genius is only a genius here."""
    return lambda me: me.count_workers(worker)


def _held(good: Good) -> Count:
    return lambda me: me.goods[good]


def _tiles(kind: type[Building | Superproject]) -> Count:
    return lambda me: me.count_tiles(kind)


EVACUATIONS: Final[dict[Path, tuple[Evacuation, Evacuation]]] = {
    HARMONY: (
        Evacuation(
            id="welfare_and_prosperity",
            met=_three(LIFE_SUPPORT),
            points=2,
            per_set=3,
            set_of=(_all(GENIUS), _held(GOLD)),
        ),
        Evacuation(
            id="natures_resurgence",
            met=lambda me: me.occupied_sectors >= 6,
            points=2,
            per_set=3,
            set_of=(_tiles(Building), _all(ADMINISTRATOR)),
        ),
    ),
    DOMINANCE: (
        Evacuation(
            id="industrial_revolution",
            met=_three(FACTORY),
            points=5,
            per_set=2,
            set_of=(_all(ENGINEER), _held(TITANIUM)),
        ),
        Evacuation(
            id="power_of_unity",
            met=lambda me: me.morale == len(me.board.morale) - 1,
            points=3,
            per_set=1,
            set_of=(lambda me: me.all_workers,),
        ),
    ),
    PROGRESS: (
        Evacuation(
            id="technological_superiority",
            met=_three(LAB),
            points=5,
            per_set=2,
            set_of=(_all(SCIENTIST), lambda me: sum(me.own.breakthroughs)),
        ),
        Evacuation(
            id="apex_of_humanity",
            met=lambda me: me.goods[WATER] >= 8,
            points=3,
            per_set=4,
            set_of=(_tiles(Superproject),),
        ),
    ),
    SALVATION: (
        Evacuation(
            id="overwhelming_power",
            met=_three(POWER_PLANT),
            points=3,
            per_set=3,
            set_of=(_held(NEUTRONIUM),),
        ),
        Evacuation(
            id="masters_of_time",
            met=lambda me: me.anomalies >= 2,
            points=6,
            per_set=2,
            set_of=(lambda me: me.unused_warp_tiles, _held(URANIUM)),
        ),
    ),
}
