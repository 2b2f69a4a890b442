"""The time tiles: the same six for everybody, in a cycle that never ends.

The tile beside the board enters at position 5, everything moves one position to the right,
and the tile of position 1 leaves with its cards. Its flame is active until the next slide.
The colours and their order are our own design; change them here.
"""

from __future__ import annotations

from typing import Final

from chronotable.games.echoes.card import BLUE, RED, YELLOW, Flame

# The tiles in the order in which they leave the board: the first lies on position 1 at the
# start, the last beside the board.
TILES: Final[tuple[Flame, ...]] = (YELLOW, BLUE, YELLOW, RED, YELLOW, BLUE)


def active(slides: int) -> Flame:
    """The colour beside the board after so many slides."""
    return TILES[(slides - 1) % 6]


def tile(slides: int, position: int) -> Flame:
    """The colour of the tile on a position of the board."""
    return TILES[(slides + position - 1) % 6]
