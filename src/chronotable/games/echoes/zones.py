"""Where cards can lie. Zones are numbered, and every card is in exactly one of them.

First the deck and the discard pile, then what lies under each of the six sources, then the
cards that are out of the game, and eight zones for each seat: hand, party, the cards that have
just left the time board, and the five tiles of the board, so that position n of a seat's board
is its zone `LEFT + n`.
"""

from __future__ import annotations

from typing import Final

DECK: Final = 0
DISCARD: Final = 1
UNDER: Final = 2
OUT: Final = 8
SEATS: Final = 9
PER_SEAT: Final = 8

HAND: Final = 0
PARTY: Final = 1
LEFT: Final = 2

POSITIONS: Final = 5
CARDS_PER_TILE: Final = 2
