"""Everything printed: what a client needs to draw cards, sources and boards.

Cards and sources by their ids, as views name them; numbers of the rulebook under `limits`.
Names and texts are no part of it: a catalogue holds them in every language.
"""

from __future__ import annotations

from chronotable.games.echoes.box import BOX
from chronotable.games.echoes.card import (
    Card,
    Discount,
    Flame,
    FlameEffect,
    Source,
    Whenever,
    WhenSummoned,
)
from chronotable.games.echoes.sources import SOURCES
from chronotable.games.echoes.state import (
    HAND_LIMIT,
    PARTY_END,
    SOURCE_SIZE,
    SUPPLY_PER_PLAYER,
    TURNS,
)
from chronotable.games.echoes.timeline import TILES
from chronotable.games.echoes.zones import CARDS_PER_TILE, POSITIONS
from chronotable.kernel.json import Json


def printed() -> Json:
    """Cards and sources by id, the cycle of tiles, and the numbers of the rulebook."""
    return {
        "cards": {card.id: _card(card) for card in BOX},
        "sources": {source.id: _source(source) for source in SOURCES},
        "tiles": [flame.word for flame in TILES],
        "limits": {
            "positions": POSITIONS,
            "tile": CARDS_PER_TILE,
            "hand": HAND_LIMIT,
            "party": PARTY_END,
            "source_size": SOURCE_SIZE,
            "supply_per_player": SUPPLY_PER_PLAYER,
            "turns": TURNS,
        },
    }


def _card(card: Card) -> Json:
    return {
        "faction": card.faction.word if card.faction else "neutral",
        "kind": card.kind.word,
        "specialisation": card.specialisation.word,
        "strength": card.strength,
        "cards": card.cards,
        "time": card.time,
        "points": None if card.scoring else card.points,
        "ability": ability(card),
        "flame": _flame(card.flame),
        "effects": [card.why],
        "copies": card.copies,
        "interaction": card.interaction,
        "origin": card.origin,
    }


def ability(card: Card) -> str:
    """Which of the five kinds of ability a card has, as a word."""
    match card.ability:
        case WhenSummoned():
            return "summoned"
        case FlameEffect():
            return "flame"
        case Whenever():
            return "whenever"
        case Discount():
            return "discount"
        case _:
            return "scoring"


def _source(source: Source) -> Json:
    numbers = (1, 2, 3) if source.standing is not None else (1, 2)
    return {
        "conquer": source.conquer_strength,
        "fortify": source.fortify_strength,
        "points": [source.points_conquered, source.points_fortified],
        "flame": _flame(source.flame),
        "effects": [f"effect:{source.id}:{number}" for number in numbers],
        "interaction": source.interaction,
        "origin": source.origin,
    }


def _flame(flame: Flame) -> str | None:
    return flame.word if flame else None
