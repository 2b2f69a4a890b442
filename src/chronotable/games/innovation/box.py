"""The box: all 105 cards, by number, by name and by age."""

from __future__ import annotations

from typing import Final

from chronotable.games.innovation import cards
from chronotable.games.innovation.card import Card, printed

assert cards  # printing happens on import

BOX: Final[tuple[Card, ...]] = printed()
CARD_BY_ID: Final[dict[str, Card]] = {card.id: card for card in BOX}
CARDS_BY_AGE: Final[dict[int, tuple[Card, ...]]] = {
    age: tuple(card for card in BOX if card.age == age) for age in range(1, 11)
}
