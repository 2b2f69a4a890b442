"""What wins and earns: how many achievements, which boards, and what a player lacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chronotable.games.innovation.card import CLOCK, ICONS, RIGHT, UP, Card, packed
from chronotable.games.innovation.specials import EMPIRE, UNIVERSE, WONDER, WORLD
from chronotable.games.innovation.state import State
from chronotable.games.innovation.view_types import SpecialWord
from chronotable.games.innovation.zones import BOARD, PER_SEAT, SEATS

NEEDED: Final = {2: 6, 3: 5, 4: 4}  # achievements that win, by the number of players
POINTS_PER_AGE: Final = 5  # what the achievement of an age takes

# What is counted for each, and how much of it earns the achievement.
GOALS: Final = {"monument": 6, "empire": 6, "wonder": 5, "world": 12, "universe": 5}

_TWELVE_CLOCKS: Final = 12 << 8 * CLOCK  # they are counted in the highest byte
_ONES: Final = packed(ICONS)
_THREE_OR_MORE: Final = 125 * _ONES  # lifts a count of three to the byte's highest bit
_HIGHEST_BITS: Final = 128 * _ONES


def earned(icons: int, piles: Sequence[Sequence[Card]], splays: Sequence[int]) -> list[int]:
    """The special achievements whose condition a board fulfils by what it shows."""
    found = []
    if icons >= _TWELVE_CLOCKS:
        found.append(WORLD)
    if (icons + _THREE_OR_MORE) & _HIGHEST_BITS == _HIGHEST_BITS:
        found.append(EMPIRE)
    if all(piles):  # and most boards fail with their first pile already
        if piles[0][-1].age >= 8 and min([pile[-1].age for pile in piles]) >= 8:
            found.append(UNIVERSE)
        if splays[0] >= RIGHT and min(splays) >= RIGHT:
            found.append(WONDER)
    return found


def progress(state: State, seat: int, icons: bytes, tops: list[int]) -> dict[SpecialWord, int]:
    """Cards tucked or scored this turn; icons with three or more; piles splayed right or up;
    clocks; top cards of age 8 or more."""
    splays = state.splays[5 * seat : 5 * seat + 5]
    return {
        "monument": max(state.tucked[seat], state.scored[seat]),
        "empire": len([count for count in icons if count >= 3]),
        "wonder": splays.count(RIGHT) + splays.count(UP),
        "world": icons[CLOCK],
        "universe": len([age for age in tops if age >= 8]),
    }


def top_ages(state: State, seat: int) -> list[int]:
    """The ages of a player's top cards."""
    first = SEATS + PER_SEAT * seat + BOARD
    return [pile[-1].age for pile in state.zones[first : first + 5] if pile]


def reach(state: State, seat: int, top: int) -> int:
    """The highest age whose achievement this player's points and highest top card allow."""
    return min(state.points[seat] // POINTS_PER_AGE, top)


def draws_from(state: State, top: int) -> int | None:
    """The age of the supply pile that a draw action would use; None if drawing ends the game."""
    zones = state.zones
    for age in range(top or 1, 11):
        if zones[age - 1]:
            return age
    return None
