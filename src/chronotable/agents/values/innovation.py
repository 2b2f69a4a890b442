"""What a seat has in Innovation, in points."""

from __future__ import annotations

from chronotable.games.innovation.card import COLORS, ICONS
from chronotable.games.innovation.state import State
from chronotable.games.innovation.zones import BOARD, CLAIMED, HAND, MIDDLE


def worths(state: State) -> list[float]:
    """What everybody has."""
    return [_worth(state, seat) for seat in range(state.seats)]


def _worth(state: State, seat: int) -> float:
    points = state.points[seat]
    tops = [pile[-1].age for color in COLORS if (pile := state.zone(seat, BOARD + color))]
    highest = max(tops, default=0)
    packed = state.icons[seat]
    icons = sum([packed >> 8 * icon & 255 for icon in ICONS])

    # Achievements win the game, and nobody can take them away.
    worth = 20.0 * (len(state.zone(seat, CLAIMED)) + state.specials.count(seat))

    # Points claim achievements; with enough of them, one action is all that is missing.
    worth += points
    reach = min(points // 5, highest)
    worth += 10.0 * any(card.age <= reach for card in state.zones[MIDDLE])

    # The highest top card decides what is drawn, and which achievements are in reach.
    worth += 2.0 * highest + 0.5 * sum(tops)

    # Icons share and protect; a colour more is a dogma more.
    worth += 0.6 * icons + len(tops)

    # Cards in hand will be melded or spent, the higher the better.
    return worth + sum([0.8 + 0.25 * card.age for card in state.zone(seat, HAND)])
