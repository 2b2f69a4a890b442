"""What a seat has in Echoes of Time, in points."""

from __future__ import annotations

from chronotable.games.echoes.card import Card
from chronotable.games.echoes.counting import count, held, party_size, score, strength_under
from chronotable.games.echoes.state import PARTY_END, SUPPLY_PER_PLAYER, State
from chronotable.games.echoes.zones import HAND, LEFT, PARTY, POSITIONS

_LONGEST = 8.0  # rounds to come at the start of a game, roughly


def worths(state: State) -> list[float]:
    """What everybody has."""
    return [_worth(state, seat) for seat in range(state.seats)]


def _worth(state: State, seat: int) -> float:
    rounds = _rounds_left(state)

    # What would count if the game ended now.
    worth = float(score(state, seat).total)

    # Standing abilities pay a little in every round to come.
    party = state.zone(seat, PARTY)
    worth += sum([_engine(card) for card in party]) * rounds
    for source in held(state, seat):
        if state.fortified & source.bit:
            continue
        worth += 0.3 * rounds * (source.flame_effect is not None)
        # A source is on its way to be fortified, and the stronger the safer from others.
        way = min(1.0, strength_under(state, source) / (source.fortify_strength + 1))
        worth += 0.6 * way * (source.points_fortified - source.points_conquered + 3)

    # Creatures at leisure will conquer and reinforce.
    if rounds:
        worth += 0.4 * sum([card.strength for card in party])

    # Cards on the time board will be summoned, if the game lasts long enough.
    for position in range(1, POSITIONS + 1):
        for card in state.zone(seat, LEFT + position):
            chance = max(0.0, 1 - position / (2 * rounds + 1)) if rounds else 0.0
            worth += chance * (_summoned(state, seat, card) + _engine(card) * rounds)
    worth += sum([_summoned(state, seat, card) for card in state.zone(seat, LEFT)])

    # Cards in hand pay for others; ten can be kept, and the first few matter most.
    cards = len(state.zone(seat, HAND))
    return worth + (0.7 * min(cards, 6) + 0.3 * max(0, cards - 6)) * min(1.0, rounds / 2)


def _rounds_left(state: State) -> float:
    """How many rounds may follow: until the supply is empty or a party is full."""
    if state.ending:
        return 0.0
    supply = state.supply / (SUPPLY_PER_PLAYER * state.seats)
    largest = max([party_size(state, seat) for seat in range(state.seats)])
    return _LONGEST * min(supply, 1 - largest / PARTY_END)


def _engine(card: Card) -> float:
    """What a card in the party is worth in each round, roughly."""
    if card.flame_effect is not None or card.whenever is not None:
        return 0.4
    return 0.35 if card.discount is not None else 0.0


def _summoned(state: State, seat: int, card: Card) -> float:
    """What the summoning of a card brings: its value, its strength, its effect."""
    if card.scoring is not None:
        points = card.scoring.amount * (count(state, seat, card.scoring.per) + 1)
    else:
        points = card.points
    return points + 0.4 * card.strength + 1.5 * (card.immediate is not None)
