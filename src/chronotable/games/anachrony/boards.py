"""Player boards: side A is the same for every path, side B different for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chronotable.games.anachrony.pieces import (
    DOMINANCE,
    HARMONY,
    PROGRESS,
    SALVATION,
    Path,
)
from chronotable.games.anachrony.price import FREE, Price
from chronotable.games.anachrony.view_types import OWN_HEX
from chronotable.kernel.native import native
from chronotable.kernel.place import Place
from chronotable.kernel.printed import Printed


class Hex(Printed):
    """A place for an exosuit on the player board."""

    @property
    def place(self) -> Place:
        return OWN_HEX(self.word)


HEXES: Final = Hex.named(
    "power",
    "top_left",
    "top_middle",
    "top_right",
    "bottom_left",
    "bottom_middle",
    "bottom_right",
)
TOP_LEFT, TOP_MIDDLE, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_MIDDLE, BOTTOM_RIGHT = HEXES

Prices = tuple[Price, ...]
_CORE = Price(energy_core=1)
_BASIC = Price(basic=1)


def _prices(*prices: Price) -> Prices:
    return prices


_PLANTS = _prices(
    Price(neutronium=1, titanium=2, water=1),
    Price(neutronium=1, titanium=2, gold=1, water=2),
    Price(neutronium=2, titanium=2, water=2),
)
_FACTORIES = _prices(
    Price(titanium=2, gold=1),
    Price(titanium=2, gold=1, water=2),
    Price(titanium=2, gold=2, water=2),
)
_SUPPORTS = _prices(
    Price(titanium=2),
    Price(titanium=2, uranium=1, water=1),
    Price(titanium=2, uranium=1, gold=1, water=2),
)
_LABS = _prices(
    Price(titanium=2, uranium=1, water=1),
    Price(titanium=2, uranium=1, water=2),
    Price(titanium=2, uranium=2, gold=1, water=2),
)


@native(native_class=False)
@dataclass(frozen=True)
class Board:
    """One side of a player board.

    `hexes` lists for each hex the prices of powering it, one of which is paid. `morale` gives
    the points and `supply` the water of each space of the morale track, `travels` the points
    after each step of the time travel track (the start is worth 0).
    """

    sectors: tuple[Prices, Prices, Prices, Prices] = (_PLANTS, _FACTORIES, _SUPPORTS, _LABS)
    morale: tuple[int, ...] = (-6, -4, -2, 0, 2, 4, 6)
    supply: tuple[int, ...] = (4, 4, 5, 5, 6, 7, 7)
    points_at_top: int = 2
    travels: tuple[int, ...] = (0, 2, 4, 6, 8, 10, 12, 14, 16)
    hexes: tuple[Prices, ...] = ((FREE,), (FREE,), (FREE,), (_CORE,), (_CORE,), (_CORE,))
    ruined_by_impact: tuple[Hex, ...] = (TOP_LEFT, TOP_RIGHT)
    water_per_empty_hex: int = 1
    supply_is_free_action: bool = False
    supply_motivates_administrator: bool = True
    superprojects_anywhere: bool = False
    anomalies_anywhere: bool = False
    loses_buildings_to_anomalies: bool = False
    motivates_scientists: bool = False
    paradox_limit: int = 3

    @property
    def morale_start(self) -> int:
        """The marker starts on the space worth nothing."""
        return self.morale.index(0)


SIDE_A: Final = Board()

SIDE_B: Final[dict[Path, Board]] = {
    HARMONY: Board(
        sectors=(
            _PLANTS,
            (Price(titanium=2, gold=1, water=1), *_FACTORIES[1:]),
            (Price(titanium=2, water=1), *_SUPPORTS[1:]),
            _LABS,
        ),
        morale=(-4, -2, 0, 2, 4, 6, 8),
        supply=(4, 4, 5, 5, 6, 7, 8),
        points_at_top=3,
        hexes=(
            (FREE,),
            (FREE,),
            (FREE,),
            (_CORE, Price(water=3)),
            (_CORE,),
            (_CORE, Price(water=3)),
        ),
        ruined_by_impact=(TOP_LEFT, TOP_RIGHT, BOTTOM_MIDDLE),
        water_per_empty_hex=2,
        loses_buildings_to_anomalies=True,
    ),
    DOMINANCE: Board(
        sectors=(
            (_PLANTS[0], Price(neutronium=1, titanium=2, water=2), _PLANTS[2]),
            (*_FACTORIES[:2], Price(titanium=2, gold=1, water=2)),
            (_SUPPORTS[0], Price(titanium=2, water=1), _SUPPORTS[2]),
            _LABS,
        ),
        morale=(-3, -2, -1, 0, 2, 4, 6),
        supply=(4, 4, 4, 4, 5, 5, 5),
        travels=(0, 2, 4, 6, 8, 10, 12, 12, 12),
        water_per_empty_hex=0,
        supply_is_free_action=True,
        supply_motivates_administrator=False,
        superprojects_anywhere=True,
    ),
    PROGRESS: Board(
        sectors=(
            (Price(neutronium=1, titanium=2, gold=1, water=1), *_PLANTS[1:]),
            _FACTORIES,
            (Price(titanium=2, uranium=1), *_SUPPORTS[1:]),
            _LABS,
        ),
        morale=(-6, -4, -2, 0, 3, 5, 7),
        supply=(4, 4, 5, 5, 7, 8, 8),
        travels=(0, 1, 2, 4, 8, 10, 12, 14, 16),
        hexes=(
            (FREE,),
            (FREE,),
            (FREE,),
            (_CORE, _BASIC),
            (_CORE, _BASIC),
            (_CORE, _BASIC),
        ),
        supply_motivates_administrator=False,
        motivates_scientists=True,
        paradox_limit=4,
    ),
    SALVATION: Board(
        sectors=(
            (_PLANTS[0], Price(neutronium=1, titanium=2, water=2), _PLANTS[2]),
            _FACTORIES,
            _SUPPORTS,
            (*_LABS[:2], Price(neutronium=1, titanium=2, water=2)),
        ),
        morale=(-8, -6, -4, -2, 0, 2, 4),
        supply=(4, 4, 4, 5, 5, 6, 7),
        travels=(0, 2, 4, 6, 8, 12, 14, 16, 20),
        hexes=((_BASIC,), (FREE,), (_CORE,), (_BASIC,), (FREE,), (_CORE,)),
        anomalies_anywhere=True,
    ),
}


def board_of(path: Path, side: str) -> Board:
    return SIDE_A if side == "A" else SIDE_B[path]
