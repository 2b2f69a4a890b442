"""Everything printed: what a client needs to draw cards, piles and achievements."""

from __future__ import annotations

from chronotable.games.innovation.box import BOX
from chronotable.games.innovation.card import COLORS, EDITIONS, ICONS, SPLAYS, VISIBLE, Card
from chronotable.games.innovation.goals import GOALS, POINTS_PER_AGE
from chronotable.kernel.json import Json


def box() -> Json:
    """Cards with their icons and effects, what a splay shows, what achievements take."""
    return {
        "colors": [color.word for color in COLORS],
        "icons": [icon.word for icon in ICONS],
        "splays": {splay.word: [*VISIBLE[splay]] for splay in SPLAYS},
        "achievements": {str(age): age * POINTS_PER_AGE for age in range(1, 10)},
        "specials": {**GOALS},
        "cards": {card.id: _printed(card) for card in BOX},
    }


def _printed(card: Card) -> Json:
    """What a card looks like, and its effects in each edition, in printed order."""
    return {
        "age": card.age,
        "color": card.color.word,
        "icons": [None if icon is None else icon.word for icon in card.icons],
        "featured": card.featured.word,
        "effects": {
            edition: [{"text": e.why, "demand": e.demand} for e in card.effects_in(edition)]
            for edition in EDITIONS
        },
    }
