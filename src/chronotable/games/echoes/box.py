"""The box: 100 different cards, five of them twice."""

from __future__ import annotations

from typing import Final

from chronotable.games.echoes.card import Card
from chronotable.games.echoes.cards.earth import EARTH_CARDS
from chronotable.games.echoes.cards.neutral import NEUTRAL_CARDS
from chronotable.games.echoes.cards.sky import SKY_CARDS
from chronotable.games.echoes.cards.water import WATER_CARDS
from chronotable.games.echoes.cards.wood import WOOD_CARDS
from chronotable.games.echoes.effects import ChooseOne


def _packed() -> tuple[Card, ...]:
    """All cards in printed order, numbered; second copies get the numbers after the last."""
    box = (*WATER_CARDS, *WOOD_CARDS, *SKY_CARDS, *EARTH_CARDS, *NEUTRAL_CARDS)
    places = len(box)
    for number, card in enumerate(box):
        card.number, card.bit = number, 1 << number
        if card.copies == 2:
            card.second, places = places, places + 1
        if isinstance(card.immediate, ChooseOne):
            for way in card.immediate.ways:
                way.name_after(card)
    return box


BOX: Final[tuple[Card, ...]] = _packed()
CARD_BY_ID: Final[dict[str, Card]] = {card.id: card for card in BOX}


ALL_CARDS: Final = tuple(card for card in BOX for _ in range(card.copies))
COUNT: Final = len(ALL_CARDS)
