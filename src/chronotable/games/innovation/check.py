"""What must always be true of a table of Innovation, counted the slow and simple way."""

from __future__ import annotations

from chronotable.games.innovation.box import BOX
from chronotable.games.innovation.card import COLORS, ICONS, LEFT, RIGHT, UP, Card, Icon
from chronotable.games.innovation.specials import SPECIALS
from chronotable.games.innovation.state import State
from chronotable.games.innovation.zones import BOARD, CLAIMED, HAND, MIDDLE, SCORE_PILE


def check(state: State) -> None:
    """Assert every invariant."""
    _check_zones(state)
    for seat in range(state.seats):
        _check_seat(state, seat)
    ages = [card.age for card in state.zones[MIDDLE]]
    for seat in range(state.seats):
        ages += [card.age for card in state.zone(seat, CLAIMED)]
    assert sorted(ages) == list(range(1, 10)), f"age achievements are {sorted(ages)}"
    assert len(state.specials) == len(SPECIALS)
    assert all(-1 <= holder < state.seats for holder in state.specials)
    assert not state.started or state.actions_left in (1, 2)


def _check_zones(state: State) -> None:
    seen: list[Card] = []
    for number, zone in enumerate(state.zones):
        for card in zone:
            at = state.where[card.number]
            assert at == number, f"{card} lies in zone {number} but is noted in {at}"
        seen += zone
    assert len(seen) == len(BOX), f"{len(seen)} cards instead of {len(BOX)}"
    assert sorted(card.number for card in seen) == list(range(len(BOX))), "a card is doubled"
    for age in range(1, 11):
        strays = [card for card in state.zones[age - 1] if card.age != age]
        assert not strays, f"supply pile {age} holds {strays}"


def _check_seat(state: State, seat: int) -> None:
    for kind in (HAND, SCORE_PILE):
        for card in state.zone(seat, kind):
            assert state.known[card.number] >> seat & 1, f"seat {seat} does not know its {card}"
    points = sum(card.age for card in state.zone(seat, SCORE_PILE))
    assert state.points[seat] == points, f"seat {seat} has {points} points, not as noted"
    for color in COLORS:
        pile = state.zone(seat, BOARD + color)
        assert all(card.color is color for card in pile), f"{color} pile of seat {seat}: {pile}"
        splay = state.splays[5 * seat + color]
        assert not splay or len(pile) > 1, f"seat {seat}: {color} splayed with {len(pile)} cards"
    counted = _naive_icons(state, seat)
    for icon in ICONS:
        noted = state.icons[seat] >> 8 * icon & 255
        shown = counted.count(icon)
        assert noted == shown, f"seat {seat} shows {shown} {icon}, not {noted}"


def _naive_icons(state: State, seat: int) -> list[Icon | None]:
    """Every icon a board shows, place by place."""
    shown: list[Icon | None] = []
    for color in COLORS:
        splay = state.splays[5 * seat + color]
        for depth, card in enumerate(reversed(state.zone(seat, BOARD + color))):
            top_left, bottom_left, bottom_centre, bottom_right = card.icons
            if depth == 0:
                shown += [top_left, bottom_left, bottom_centre, bottom_right]
            elif splay == LEFT:
                shown += [bottom_right]
            elif splay == RIGHT:
                shown += [top_left, bottom_left]
            elif splay == UP:
                shown += [bottom_left, bottom_centre, bottom_right]
    return shown
