"""What a seat has in Echoes of Time, in points."""

from __future__ import annotations

from chronotable.games.echoes.box import BOX
from chronotable.games.echoes.card import Card
from chronotable.games.echoes.counting import count, held, party_size
from chronotable.games.echoes.state import PARTY_END, SUPPLY_PER_PLAYER, State
from chronotable.games.echoes.zones import HAND, LEFT, PARTY, PER_SEAT, POSITIONS, SEATS, UNDER

_LONGEST = 8.0  # rounds to come at the start of a game, roughly


def worths(state: State) -> list[float]:
    """What everybody has."""
    rounds = _rounds_left(state)
    return [_worth(state, seat, rounds) for seat in range(state.seats)]


def _worth(state: State, seat: int, rounds: float) -> float:
    first = SEATS + PER_SEAT * seat
    zones = state.zones
    party = zones[first + PARTY]

    # What would count if the game ended now: tokens, sources, and the cards of the party.
    worth = float(state.points[seat])
    for card in party:
        worth += card.points if card.scoring is None else _scored(state, seat, card)
        # Standing abilities pay a little in every round to come.
        worth += rounds * _ENGINES[card.number]
        # Creatures at leisure will conquer and reinforce.
        if rounds:
            worth += 0.4 * card.strength

    for source in held(state, seat):
        strength = 0
        for card in zones[UNDER + source.number]:
            worth += card.points if card.scoring is None else _scored(state, seat, card)
            strength += card.strength
        if state.fortified & source.bit:
            worth += source.points_fortified
            continue
        worth += source.points_conquered
        worth += 0.3 * rounds * (source.flame_effect is not None)
        # A source is on its way to be fortified, and the stronger the safer from others.
        way = min(1.0, strength / (source.fortify_strength + 1))
        worth += 0.6 * way * (source.points_fortified - source.points_conquered + 3)

    # Cards on the time board will be summoned, if the game lasts long enough.
    for card in zones[first + LEFT]:
        worth += _summoned(state, seat, card)
    for position in range(1, POSITIONS + 1):
        for card in zones[first + LEFT + position]:
            chance = 1 - position / (2 * rounds + 1)
            if rounds and chance > 0:
                worth += chance * (_summoned(state, seat, card) + rounds * _ENGINES[card.number])

    # Cards in hand pay for others; ten can be kept, and the first few matter most.
    cards = len(zones[first + HAND])
    return worth + (0.7 * min(cards, 6) + 0.3 * max(0, cards - 6)) * min(1.0, rounds / 2)


def _rounds_left(state: State) -> float:
    """How many rounds may follow: until the supply is empty or a party is full."""
    if state.ending:
        return 0.0
    supply = state.supply / (SUPPLY_PER_PLAYER * state.seats)
    largest = max([party_size(state, seat) for seat in range(state.seats)])
    return _LONGEST * min(supply, 1 - largest / PARTY_END)


def _scored(state: State, seat: int, card: Card) -> int:
    """The points of a card that counts others."""
    assert card.scoring is not None
    return card.scoring.amount * count(state, seat, card.scoring.per)


def _summoned(state: State, seat: int, card: Card) -> float:
    """What the summoning of a card brings: its value, its strength, its effect."""
    if card.scoring is not None:
        points = card.scoring.amount * (count(state, seat, card.scoring.per) + 1)
    else:
        points = card.points
    return points + 0.4 * card.strength + 1.5 * (card.immediate is not None)


def _engine(card: Card) -> float:
    """What a card in the party is worth in each round, roughly."""
    if card.flame_effect is not None or card.whenever is not None:
        return 0.4
    return 0.35 if card.discount is not None else 0.0


_ENGINES = [_engine(card) for card in BOX]  # by number
