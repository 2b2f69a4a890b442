"""What must always be true of a table of Echoes of Time, counted the slow and simple way."""

from __future__ import annotations

from collections import Counter

from chronotable.games.echoes.box import ALL_CARDS, BOX, COUNT
from chronotable.games.echoes.counting import held, party_size
from chronotable.games.echoes.sources import SOURCES
from chronotable.games.echoes.state import (
    ALL_FORTIFIED,
    END,
    FIRST_PLAY,
    NOBODY,
    PARTY_END,
    PARTY_FULL,
    SUMMON,
    SUPPLY_EMPTY,
    TIME,
    TOKENS,
    TURNS,
    State,
)
from chronotable.games.echoes.zones import (
    CARDS_PER_TILE,
    HAND,
    LEFT,
    PARTY,
    POSITIONS,
    UNDER,
)


def check(state: State) -> None:
    """Assert every invariant."""
    _check_cards(state)
    _check_points(state)
    _check_sources(state)
    for seat in range(state.seats):
        _check_seat(state, seat)
    assert FIRST_PLAY <= state.phase <= END
    assert 0 <= state.turns <= TURNS * state.seats
    assert sorted(state.mix) == list(range(COUNT)), "the next shuffle is no order of all cards"
    assert not state.ordered or state.phase in (TIME, SUMMON), "an order outlives its phase"


def _check_cards(state: State) -> None:
    """Every card of the box lies in exactly one place, its second copy in another."""
    lying = Counter(card for zone in state.zones for card in zone)
    packed = Counter(ALL_CARDS)
    assert lying == packed, f"lost {list(packed - lying)}, doubled {list(lying - packed)}"


def _check_points(state: State) -> None:
    paid = state.supply + state.reserve + sum(state.points)
    assert paid == TOKENS + state.substitutes, f"{paid} points instead of {TOKENS}"
    assert min(state.supply, state.reserve, state.substitutes, *state.points) >= 0
    assert not state.substitutes or not state.reserve, "substitutes beside a reserve"
    assert state.supply or state.ending & SUPPLY_EMPTY, "the supply is empty, and nobody noticed"


def _check_sources(state: State) -> None:
    numbers = [source.number for source in state.sources]
    assert len(numbers) == state.seats
    assert numbers == sorted({*numbers}), f"sources are {state.sources}"
    for source in SOURCES:
        under = state.zones[UNDER + source.number]
        owner = state.owner[source.number]
        strays = [card for card in under if not card.strength]
        assert not strays, f"{strays} under {source}"
        if source.number not in numbers:
            assert owner == NOBODY
            assert not state.fortified & source.bit
        assert NOBODY <= owner < state.seats
        if owner == NOBODY:
            assert not under, f"{under} under {source}, which is nobody's"
        else:
            # While creatures are on their way, the source they have won has nobody under it.
            assert under or state.sent, f"nobody is under {source}"
        if state.fortified & source.bit:
            assert owner != NOBODY
    fortified = all(state.fortified & source.bit for source in state.sources)
    assert not fortified or state.ending & ALL_FORTIFIED, "all is fortified, and nobody noticed"


def _check_seat(state: State, seat: int) -> None:
    hand = state.zone(seat, HAND)
    numbers = state.drawn_from[seat]
    assert len(numbers) == len(hand), f"seat {seat} has lost count of its hand"
    assert all(0 <= number <= state.deck_number for number in numbers)
    for position in range(1, POSITIONS + 1):
        cards = state.zone(seat, LEFT + position)
        assert len(cards) <= CARDS_PER_TILE, f"seat {seat} has {cards} on position {position}"
    own = [card for kind in range(PARTY, LEFT + POSITIONS + 1) for card in state.zone(seat, kind)]
    own += [card for source in held(state, seat) for card in state.zones[UNDER + source.number]]
    doubled = [card for card, count in Counter(own).items() if count > 1]
    assert not doubled, f"seat {seat} has {doubled} twice"
    _check_tokens(state, seat)
    full = party_size(state, seat) >= PARTY_END
    assert not full or state.ending & PARTY_FULL, f"the party of seat {seat} went unnoticed"
    noted = state.fewer_cards[seat], state.less_time[seat]
    state.recount(seat)
    counted = state.fewer_cards[seat], state.less_time[seat]
    assert noted == counted, f"the discounts of seat {seat} are {counted}, not {noted}"


def _check_tokens(state: State, seat: int) -> None:
    """Only own cards with a flame bear a token, in the party or under a source."""
    bearers = [*state.zone(seat, PARTY)]
    bearers += [c for source in held(state, seat) for c in state.zones[UNDER + source.number]]
    for card in BOX:
        if state.tokens[seat] & card.bit:
            assert card.flame, f"a token lies on {card}, which has no flame"
            assert card in bearers, f"a token lies on {card}, which seat {seat} has not"
