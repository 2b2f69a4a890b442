"""Card names, and effect texts of every edition, in English."""

from __future__ import annotations

from chronotable.games.innovation import INFO
from chronotable.games.innovation.box import BOX
from chronotable.games.innovation.card import Card


def texts() -> dict[str, str]:
    """What is printed on the cards, by message."""
    texts = {f"innovation-card-{card.id}": card.name for card in BOX}
    for card in BOX:
        texts |= _effect_texts(card)
    return texts


def _effect_texts(card: Card) -> dict[str, str]:
    """Texts by effect; where editions differ, the edition is part of the key."""
    texts: dict[str, str] = {}
    for edition in INFO.options["cards"].choices:
        for effect in card.effects_in(edition):
            key = f"innovation-effect-{card.id}-{effect.number}"
            texts[key if len(effect.editions) == 3 else f"{key}-{edition}"] = effect.text
    return texts
