"""Counting what a seat has: icons, strength, the size of its party, its score."""

from __future__ import annotations

from typing import NamedTuple

from chronotable.games.echoes.card import (
    ALL_FACTIONS,
    DIFFERENT_FACTIONS,
    FLAME,
    Card,
    Counted,
    Icon,
    Source,
)
from chronotable.games.echoes.state import SOURCE_SIZE, State
from chronotable.games.echoes.zones import PARTY, UNDER


def held(state: State, seat: int) -> list[Source]:
    """The sources this seat controls."""
    owner = state.owner
    return [source for source in state.sources if owner[source.number] == seat]


def showing(state: State, seat: int) -> list[Card]:
    """The cards whose icons count: the party, and creatures under conquered sources."""
    cards = state.zone(seat, PARTY).copy()
    for source in state.sources:
        if state.owner[source.number] == seat and not state.fortified & source.bit:
            cards += state.zones[UNDER + source.number]
    return cards


def summoned(state: State, seat: int) -> list[Card]:
    """The party, and the creatures under all sources of a seat."""
    cards = state.zone(seat, PARTY).copy()
    for source in state.sources:
        if state.owner[source.number] == seat:
            cards += state.zones[UNDER + source.number]
    return cards


def count(state: State, seat: int, per: Counted) -> int:
    """How many of these a seat has."""
    if per is FLAME:  # ECH-042: a source covers the flames of the creatures under it
        return len([card for card in state.zone(seat, PARTY) if card.flame])
    if isinstance(per, Icon):
        bit = per.bit
        return len([card for card in showing(state, seat) if card.icons & bit])
    if per is DIFFERENT_FACTIONS:
        union = 0
        for card in showing(state, seat):
            union |= card.icons
        return (union & ALL_FACTIONS).bit_count()
    return len(held(state, seat))


def strength_under(state: State, source: Source) -> int:
    """The strength of the creatures under a source."""
    strength = 0
    for card in state.zones[UNDER + source.number]:
        strength += card.strength
    return strength


def party_size(state: State, seat: int) -> int:
    """What counts towards the twelve: a source is two cards, creatures under it are none."""
    party = state.zone(seat, PARTY)
    size = len(party) + SOURCE_SIZE * state.owner.count(seat)
    if state.sent:  # ECH-032: creatures on their way to a source count as lying under it already
        size -= len([card for card in party if card in state.sent])
    return size


class Score(NamedTuple):
    """A seat's score, by where it comes from."""

    tokens: int
    sources: int
    cards: int

    @property
    def total(self) -> int:
        return self.tokens + self.sources + self.cards


def value(state: State, seat: int, card: Card) -> int:
    """The points of a summoned card at the end."""
    if card.scoring is None:
        return card.points
    return card.scoring.amount * count(state, seat, card.scoring.per)


def score(state: State, seat: int) -> Score:
    """The score if the game ended now."""
    sources = cards = 0
    for source in held(state, seat):
        fortified = state.fortified & source.bit
        sources += source.points_fortified if fortified else source.points_conquered
    # ECH-014: the value of a creature counts under any source, even a fortified one.
    for card in summoned(state, seat):
        cards += card.points if card.scoring is None else value(state, seat, card)
    return Score(state.points[seat], sources, cards)


def fortified_by(state: State, seat: int) -> int:
    """How many sources this seat has fortified, which breaks ties."""
    return len([source for source in held(state, seat) if state.fortified & source.bit])
