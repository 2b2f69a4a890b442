"""What a seat has in Innovation, in points."""

from __future__ import annotations

from collections.abc import Sequence

from chronotable.games.innovation.card import COLORS, ICONS
from chronotable.games.innovation.state import State
from chronotable.games.innovation.zones import BOARD, CLAIMED, HAND, MIDDLE, PER_SEAT, SEATS

_BYTES = len(ICONS)  # icons are counted in one byte each


def worths(state: State) -> list[float]:
    """What everybody has."""
    ages = sorted([card.age for card in state.zones[MIDDLE]])
    return [_worth(state, seat, ages) for seat in range(state.seats)]


def _worth(state: State, seat: int, ages: Sequence[int]) -> float:
    first = SEATS + PER_SEAT * seat
    zones, points = state.zones, state.points[seat]
    piles = zones[first + BOARD : first + BOARD + len(COLORS)]
    tops = [pile[-1].age for pile in piles if pile]
    highest = max(tops, default=0)

    # Achievements win the game, nobody can take them away, and the last ones matter most.
    won = len(zones[first + CLAIMED]) + state.specials.count(seat)
    worth = 20.0 * won + 2.0 * won * won

    # One that only has to be claimed is nearly there, above all for who is to move.
    reach = min(points // 5, highest)
    if claims := len([age for age in ages if age <= reach]):
        worth += (12.0 if state.turn == seat else 6.0) + 3.0 * (claims - 1)

    # Points claim achievements; more than the next one takes are worth less for now.
    enough = 5 * ages[0] if ages else 45
    worth += min(points, enough) + 0.5 * max(0, points - enough)

    # The highest top card decides what is drawn, and which achievements are in reach.
    worth += 2.0 * highest + 0.5 * sum(tops)

    # Icons share and protect; a colour more is a dogma more.
    worth += 0.6 * sum(state.icons[seat].to_bytes(_BYTES, "little")) + len(tops)

    # Cards in hand will be melded or spent, the higher the better.
    return worth + sum([0.8 + 0.25 * card.age for card in zones[first + HAND]])
