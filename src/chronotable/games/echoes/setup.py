"""Set-up: sources to the centre, a start player, seven cards for everybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chronotable.games.echoes.box import ALL_CARDS, COUNT
from chronotable.games.echoes.card import Source
from chronotable.games.echoes.sources import sources_in
from chronotable.games.echoes.state import State
from chronotable.games.echoes.zones import DECK, OUT
from chronotable.kernel.chance import Chance

START_HAND: Final = 7


def set_up(seats: int, options: Mapping[str, str], chance: Chance) -> State:
    """Sources to the centre, a start player, seven cards for everybody."""
    interaction = options["interaction"]
    state = State(seats, interaction, chance)
    sources = sources_in(interaction)
    chance.shuffle(sources)
    state.sources = sorted(sources[:seats], key=_number)
    state.first = chance.below(seats)
    deck = [*ALL_CARDS]
    if interaction == "low":
        deck = [card for card in ALL_CARDS if not card.interaction]
        state.zones[OUT] = [card for card in ALL_CARDS if card.interaction]
    chance.shuffle(deck)
    state.zones[DECK] = deck
    for _ in range(START_HAND):
        for seat in range(seats):
            state.deal(seat)
    state.mix = list(range(COUNT))
    chance.shuffle(state.mix)
    return state


def _number(source: Source) -> int:
    return source.number
