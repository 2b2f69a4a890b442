"""Several cards leave boards, one after another: does it matter which of them goes first?

Between two of them a special achievement may be earned (INN-019). Whoever moves the cards is asked
for their order only if it can change what is earned (INN-020).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import Final

from chronotable.games.innovation.card import Card, highest
from chronotable.games.innovation.goals import NEEDED, earned
from chronotable.games.innovation.specials import EMPIRE, UNCLAIMED, UNIVERSE, WORLD
from chronotable.games.innovation.state import State, visible_icons
from chronotable.games.innovation.zones import (
    BOARD,
    CLAIMED,
    PER_SEAT,
    SEATS,
    kind_of,
    owner_of,
)

_BY_LOOKS: Final = (EMPIRE, WORLD, UNIVERSE)  # nobody earns Wonder by losing a card
_GAME: Final = -1  # won on the way: nothing else matters then
_FEW: Final = 5
_UNSPLAYED: Final = [0] * 5


def order_matters(state: State, cards: Sequence[Card]) -> bool:
    """Whether another order would give a special achievement to somebody else, or to nobody."""
    if len(cards) < 2 or all([state.specials[it] != UNCLAIMED for it in _BY_LOOKS]):
        return False
    leaving = [card for card in cards if BOARD <= kind_of(state.where[card.number]) < CLAIMED]
    if len(leaving) < 2 or not _could_earn(state, leaving):
        return False
    boards = _Boards(state)
    first, *others = _orders(state, leaving)
    outcome = boards.outcome(first)
    return any(boards.outcome(order) != outcome for order in others)


def _could_earn(state: State, leaving: list[Card]) -> bool:
    """Whether a board could earn anything on the way even at the very best: with every card of
    the piles concerned lying open, and the highest of each on top.

    Nearly always the answer is no, and there is no need to try all orders.
    """
    touched = {state.where[card.number] for card in leaving}
    for seat in range(state.seats):
        first = SEATS + PER_SEAT * seat + BOARD
        concerned = [color for color in range(5) if first + color in touched]
        if not concerned:
            continue
        piles = state.zones[first : first + 5]
        icons = state.icons[seat]
        for color in concerned:
            icons -= state.pile_icons[5 * seat + color]
            for card in piles[color]:
                icons += card.all_icons
            piles[color] = highest(piles[color])
        for special in earned(icons, piles, _UNSPLAYED):
            if state.specials[special] == UNCLAIMED:
                return True
    return False


def _orders(state: State, cards: list[Card]) -> Iterable[Sequence[Card]]:
    """All orders; two for more cards than there are colours, which must be those of one pile.

    From the top down each of them lies open for a while, with all beneath it; from the bottom up
    nothing comes to light. Any other order earns something in between.
    """
    if len(cards) <= _FEW:
        return permutations(cards)
    rising = [card for card in state.zones[state.where[cards[0].number]] if card in cards]
    assert len(rising) == len(cards), "several piles have one card each"
    return [rising, rising[::-1]]


class _Boards:
    """What boards would earn with some of their cards gone."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._known: dict[tuple[int, frozenset[int]], list[int]] = {}

    def outcome(self, order: Sequence[Card]) -> dict[int, int]:
        """Who claims what if the cards leave in this order, or who wins the game by it."""
        state = self.state
        claims: dict[int, int] = {}
        gone: frozenset[int] = frozenset()
        for card in order:
            gone |= {card.number}
            seat = owner_of(state.where[card.number])
            for special in self._earned(seat, gone):
                if state.specials[special] == UNCLAIMED:
                    claims.setdefault(special, seat)
            held = len(state.zone(seat, CLAIMED)) + state.specials.count(seat)
            if held + list(claims.values()).count(seat) >= NEEDED[state.seats]:
                return {_GAME: seat}
        return claims

    def _earned(self, seat: int, gone: frozenset[int]) -> list[int]:
        if (seat, gone) not in self._known:
            state = self.state
            piles = [
                [card for card in state.zone(seat, BOARD + color) if card.number not in gone]
                for color in range(5)
            ]
            splays = [
                splay if len(pile) > 1 else 0
                for pile, splay in zip(piles, state.splays[5 * seat : 5 * seat + 5], strict=True)
            ]
            icons = sum(visible_icons(*pile) for pile in zip(piles, splays, strict=True))
            self._known[seat, gone] = earned(icons, piles, splays)
        return self._known[seat, gone]
