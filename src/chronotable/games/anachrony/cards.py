"""Cards and tiles that are only data: recruit and mine cards, dice, warp tiles, collapsing
Capital tiles, endgame conditions; and values that no public source shows."""

from __future__ import annotations

from typing import Final, NamedTuple

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
from chronotable.games.anachrony.price import Gain
from chronotable.kernel.printed import Printed

# Scientists, engineers, administrators, geniuses that come with each recruit card.
RECRUITS: Final = (
    (2, 0, 1, 1),
    (1, 1, 2, 0),
    (0, 2, 1, 1),
    (1, 1, 2, 0),
    (1, 0, 2, 1),
    (2, 2, 0, 0),
    (1, 1, 1, 1),
    (2, 1, 0, 1),
    (1, 2, 0, 1),
    (0, 2, 0, 2),
    (1, 0, 1, 2),
)

# Resources of each mine card, top first; after the Impact the top one is neutronium.
_T, _U, _G, _N = TITANIUM, URANIUM, GOLD, NEUTRONIUM
MINES: Final[tuple[tuple[Good, ...], ...]] = (
    (_G, _U, _U, _U, _T),
    (_N, _G, _U, _T, _T),
    (_N, _G, _G, _U, _T),
    (_N, _G, _U, _U, _T),
    (_N, _N, _G, _T, _T),
    (_N, _N, _U, _U, _U),
    (_G, _G, _G, _U, _T),
    (_G, _G, _U, _T, _T),
    (_G, _G, _U, _U, _T),
    (_G, _U, _T, _T, _T),
    (_N, _G, _T, _T, _T),
)

MINE_CUBES: Final = (URANIUM, GOLD, TITANIUM)  # beside the hexes of the mine, top first

PARADOX_DIE: Final = (0, 1, 1, 1, 1, 2)


class Warp(Printed):
    """A warp tile: what a player can borrow from the own future."""


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
WARP_WATER, WARP_EXOSUIT = WARPS[4], WARPS[8]
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


class Capital(Printed):
    """One of the three capital actions."""


CAPITAL: Final = Capital.named("capital", "construct", "recruit", "research")
CONSTRUCT, RECRUIT, RESEARCH = CAPITAL


class Collapse(NamedTuple):
    """A collapsing Capital tile: what it adds to the action taken on it."""

    id: str
    action: Capital
    basic_discount: int = 0
    neutronium_discount: int = 0
    points_by_sector: tuple[int, ...] = ()
    points_for_superproject: int = 0
    bonus_times: int = 1
    gain: Gain = Gain()
    sets_second_die: bool = False
    superproject_after: bool = False
    paradoxes_back: int = 0
    again: bool = False

    @property
    def key(self) -> str:
        return f"collapse:{self.id}"


COLLAPSES: Final = (
    Collapse("construct_discount_basic", CONSTRUCT, basic_discount=1),
    Collapse("construct_discount_neutronium", CONSTRUCT, neutronium_discount=1),
    Collapse("construct_sector_points", CONSTRUCT, points_by_sector=(1, 2, 3)),
    Collapse("construct_superproject_points", CONSTRUCT, points_for_superproject=2),
    Collapse("construct_again", CONSTRUCT, again=True),
    Collapse("recruit_bonus_twice", RECRUIT, bonus_times=2),
    Collapse("recruit_exosuit", RECRUIT, gain=Gain(exosuit=1)),
    Collapse("recruit_morale", RECRUIT, gain=Gain(morale=1)),
    Collapse("recruit_wake", RECRUIT, gain=Gain(wake=True)),
    Collapse("recruit_again", RECRUIT, again=True),
    Collapse("research_set_both_dice", RESEARCH, sets_second_die=True),
    Collapse("research_points", RESEARCH, gain=Gain(points=2)),
    Collapse("research_superproject", RESEARCH, superproject_after=True),
    Collapse("research_remove_paradoxes", RESEARCH, paradoxes_back=2),
    Collapse("research_again", RESEARCH, again=True),
)
COLLAPSE_BY_ID: Final = {tile.id: tile for tile in COLLAPSES}
