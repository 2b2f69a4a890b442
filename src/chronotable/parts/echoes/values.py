"""What a seat has in Echoes of Time, in points: as a plain player sees it, and a shrewd one."""

from __future__ import annotations

from chronotable.agents.levels import Farsight
from chronotable.agents.values import Values
from chronotable.games.echoes import effects
from chronotable.games.echoes.box import BOX
from chronotable.games.echoes.card import FLAME_USED, Card, Source
from chronotable.games.echoes.clause import Clause
from chronotable.games.echoes.counting import count, held
from chronotable.games.echoes.sources import SOURCES
from chronotable.games.echoes.state import ACTION, TURNS, State
from chronotable.games.echoes.summoning import reacting
from chronotable.games.echoes.tabletop import Tabletop
from chronotable.games.echoes.zones import HAND, LEFT, PARTY, PER_SEAT, POSITIONS, SEATS, UNDER
from chronotable.parts.echoes.course import counted, flames_to_come, rounds_left
from chronotable.parts.echoes.features import FEATURES


def pointless(state: State, seat: int, key: str) -> bool:
    """Whether this is a flame that would change nothing now, and to which nobody would react."""
    it = _BURNING.get(key)
    if it is None:
        return False
    with Tabletop(state, None) as table:
        me = table.players[seat]
        assert it.flame_effect is not None
        return not it.flame_effect.possible(me, it.use) and not reacting(me, FLAME_USED)


_THINGS: list[Card | Source] = [*BOX, *SOURCES]
_BURNING = {it.use_flame.key: it for it in _THINGS if it.flame}


def worths(state: State) -> list[float]:
    """What everybody has."""
    rounds = rounds_left(state)
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


# As a shrewd player sees it. Guided by who won 189 games of novices: strength tells twice as
# much of the winner as a plain player thinks, on the time board as in the party; and what an
# effect does tells more than that there is one. So does a turn more to come in this round.

_TURN = 2.0
_STRENGTH = 0.8
_WHENEVER = 0.4  # times a reaction is used in a round
_DISCOUNT = 0.3  # for each card or step saved, in a round
_LATER = 0.8  # of the flames of a card that is still on its way


def shrewd_worths(state: State) -> list[float]:
    """What everybody has, seen by who reads the cards."""
    rounds = rounds_left(state)
    worths = [_shrewd_worth(state, seat, rounds) for seat in range(state.seats)]
    if state.phase == ACTION:
        for turn in range(state.turns + state.acted, TURNS * state.seats):
            worths[(state.first + turn) % state.seats] += _TURN
    return worths


def _shrewd_worth(state: State, seat: int, rounds: float) -> float:
    first = SEATS + PER_SEAT * seat
    zones = state.zones
    strong = _STRENGTH if rounds else 0.0  # creatures at leisure will conquer and reinforce
    burns = flames_to_come(state.slides[seat], rounds)

    worth = float(state.points[seat])
    for card in zones[first + PARTY]:
        worth += card.points if card.scoring is None else _scored(state, seat, card)
        worth += strong * card.strength
        worth += rounds * _STANDING[card.number] + burns[card.flame] * _FLAMES[card.number]

    for source in held(state, seat):
        strength = 0
        for card in zones[UNDER + source.number]:
            worth += card.points if card.scoring is None else _scored(state, seat, card)
            strength += card.strength
        # The flame of a source burns on when it is fortified.
        worth += burns[source.flame] * _SOURCE_FLAMES[source.number]
        if state.fortified & source.bit:
            worth += source.points_fortified
            continue
        worth += source.points_conquered
        # A source is on its way to be fortified, and the stronger the safer from others.
        way = min(1.0, strength / (source.fortify_strength + 1))
        worth += 0.6 * way * (source.points_fortified - source.points_conquered + 3)

    # Cards on the time board will be summoned, if the game lasts long enough.
    for position in range(POSITIONS + 1):
        chance = 1 - position / (2 * rounds + 1)
        if chance <= 0:
            break
        for card in zones[first + LEFT + position]:
            number = card.number
            brings = counted(state, seat, card, 1) + strong * card.strength + _SUMMONED[number]
            if position:
                brings += rounds * _STANDING[number] + _LATER * burns[card.flame] * _FLAMES[number]
            worth += chance * brings

    # Cards in hand pay for others; ten can be kept, and the first few matter most.
    cards = len(zones[first + HAND])
    return worth + (0.7 * min(cards, 6) + 0.4 * max(0, cards - 6)) * min(1.0, rounds / 2)


def _brings(effect: Clause | None) -> float:
    """What an effect brings each time it is used, roughly."""
    match effect:
        case effects.GainPoints():
            return effect.amount * (1.0 if effect.per is None else 2.5)
        case effects.DrawCards():
            return 0.6 * effect.amount * (1.0 if effect.per is None else 2.5)
        case effects.Move():
            return 0.3 * effect.steps
        case effects.Advance():
            return 1.5
        case effects.PlayOne():
            return 1.7 + 0.5 * effect.cards + 0.3 * effect.time
        case effects.OpponentsDiscard():
            return 0.9 * effect.points + 0.5 * effect.cards
        case effects.Remove():
            return max(0.5, _brings(effect.then) - 2)
        case effects.InOrder():
            return sum(_brings(step) for step in effect.steps)
        case effects.ChooseOne():
            return max(_brings(way.effect) for way in effect.ways)
        case effects.ActivateSummoning() | effects.ActivateFlame():
            return 0.8
        case effects.Conquer() | effects.Fortify():
            return 1.0
    return 0.0


def _standing(card: Card) -> float:
    """What a reaction or a discount brings in each round."""
    if card.whenever is not None:
        return _WHENEVER * _brings(card.whenever.effect)
    return _DISCOUNT * (card.discount.cards + card.discount.time) if card.discount else 0.0


# By number.
_SUMMONED = [1.2 * _brings(card.immediate) for card in BOX]
_STANDING = [_standing(card) for card in BOX]
_FLAMES = [_brings(card.flame_effect) for card in BOX]
_SOURCE_FLAMES = [_brings(source.flame_effect) for source in SOURCES]


VALUES = Values(
    worths,
    shrewd_worths,
    pace=1.2,
    pointless=pointless,
    farsight=Farsight(turns=2, sure=2.0, odds=True),
    certainty=0.09,
    narrow=5.0,
    features=FEATURES,
)
