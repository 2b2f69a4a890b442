"""Where cards can lie. Every card is in exactly one zone, and zones are numbered.

First the ten supply piles, then the age achievements in the middle of the table, the cards
out of the game, and eight zones for each seat: hand, score pile, five piles of the board in
colour order, and claimed achievements.
"""

from __future__ import annotations

from typing import Final

SUPPLY: Final = 0
MIDDLE: Final = 10
REMOVED: Final = 11
SEATS: Final = 12
PER_SEAT: Final = 8

HAND: Final = 0
SCORE_PILE: Final = 1
BOARD: Final = 2
CLAIMED: Final = 7

KINDS: Final = ("hand", "score", "board", "board", "board", "board", "board", "claimed")


def kind_of(zone: int) -> int:
    """Which of a seat's eight zones this is; -1 for a zone that belongs to nobody."""
    return (zone - SEATS) % PER_SEAT if zone >= SEATS else -1


def owner_of(zone: int) -> int:
    return (zone - SEATS) // PER_SEAT
