"""How a game of Echoes of Time will go on, roughly: rounds, flames, points that count others."""

from __future__ import annotations

from collections.abc import Sequence

from chronotable.games.echoes.card import FLAMES, Card
from chronotable.games.echoes.counting import count, party_size
from chronotable.games.echoes.state import PARTY_END, SUPPLY_PER_PLAYER, State
from chronotable.games.echoes.timeline import TILES

_LONGEST = 8.0  # rounds to come at the start of a game, roughly


def rounds_left(state: State) -> float:
    """How many rounds may follow: until the supply is empty or a party is full."""
    if state.ending:
        return 0.0
    supply = state.supply / (SUPPLY_PER_PLAYER * state.seats)
    largest = max([party_size(state, seat) for seat in range(state.seats)])
    return _LONGEST * min(supply, 1 - largest / PARTY_END)


def counted(state: State, seat: int, card: Card, more: int) -> int:
    """The points of a card, if there are so many more of what it counts."""
    if card.scoring is None:
        return card.points
    return card.scoring.amount * (count(state, seat, card.scoring.per) + more)


def flames_to_come(slides: int, rounds: float) -> Sequence[float]:
    """How often each flame will burn in the rounds to come; no flame at all never does."""
    whole = int(rounds)
    part = rounds - whole
    now, then = _BURNS[slides % len(TILES)][whole : whole + 2]
    return [some + part * (more - some) for some, more in zip(now, then, strict=True)]


# By the place of the next tile in the cycle, by rounds to come, by flame.
_BURNS = [
    [
        [0, *[[*TILES, *TILES, *TILES][tile : tile + rounds].count(flame) for flame in FLAMES]]
        for rounds in range(int(_LONGEST) + 2)
    ]
    for tile in range(len(TILES))
]
