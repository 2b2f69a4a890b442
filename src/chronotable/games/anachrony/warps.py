"""Warp tiles: what a player can borrow from one's own future, and what is owed there."""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony.pieces import (
    ADMINISTRATOR,
    ENGINEER,
    GOLD,
    NEUTRONIUM,
    SCIENTIST,
    SEATS,
    TITANIUM,
    URANIUM,
    WATER,
    Good,
    Worker,
)
from chronotable.games.anachrony.view_types import OWN_WARP
from chronotable.kernel.place import Place
from chronotable.kernel.printed import Printed


class Warp(Printed):
    """A warp tile: what a player can borrow from one's own future."""

    @property
    def place(self) -> Place:
        return OWN_WARP(self.word)


WARPS: Final = Warp.named(
    "warp",
    "neutronium",
    "uranium",
    "titanium",
    "gold",
    "water",
    "administrator",
    "engineer",
    "scientist",
    "exosuit",
)
WARP_WATER: Final = WARPS[4]
WARP_EXOSUIT: Final = WARPS[8]
WARP_GOODS: Final[dict[Warp, tuple[Good, int]]] = {
    WARPS[0]: (NEUTRONIUM, 1),
    WARPS[1]: (URANIUM, 1),
    WARPS[2]: (TITANIUM, 1),
    WARPS[3]: (GOLD, 1),
    WARPS[4]: (WATER, 2),
}
WARP_WORKERS: Final[dict[Warp, Worker]] = {
    WARPS[5]: ADMINISTRATOR,
    WARPS[6]: ENGINEER,
    WARPS[7]: SCIENTIST,
}


class Debt:
    """A warp tile on the timeline: whose, and which one. Chronobot's tiles have no faces.

    There is one object for each: `debt` finds it. On paper it is its number.
    """

    __slots__ = ("number", "seat", "warp")

    def __init__(self, number: int, seat: int, warp: Warp | None) -> None:
        self.number = number
        self.seat = seat
        self.warp = warp

    def __repr__(self) -> str:
        return f"{self.seat}:{'warp' if self.warp is None else self.warp.word}"


def _print_debts() -> list[Debt]:
    tiles = [(seat, warp) for warp in (*WARPS, None) for seat in range(SEATS)]
    return [Debt(number, seat, warp) for number, (seat, warp) in enumerate(tiles)]


DEBTS: Final = _print_debts()
_DEBTS: Final = {(debt.seat, debt.warp): debt for debt in DEBTS}


def debt(seat: int, warp: Warp | None) -> Debt:
    """The warp tile of this seat, as it lies on the timeline."""
    return _DEBTS[seat, warp]
