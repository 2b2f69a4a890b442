"""What a seat has in Innovation, in points: as a plain player sees it, and a shrewd one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from chronotable.agents.levels import Farsight
from chronotable.agents.values import Values
from chronotable.games.innovation.card import COLORS, ICONS
from chronotable.games.innovation.state import State
from chronotable.games.innovation.zones import BOARD, CLAIMED, HAND, MIDDLE, PER_SEAT, SEATS
from chronotable.kernel.json import Json
from chronotable.parts.innovation.features import FEATURES

_BYTES = len(ICONS)  # icons are counted in one byte each
_LONG = 150  # turns; nine of a thousand games of novices are not over by then


class Worths(NamedTuple):
    """What each thing is worth, in points."""

    achievement: float
    squared: float  # times the achievements, times the achievements
    claim: float  # one that only has to be claimed, for whoever is to move
    claim_later: float  # the same for everybody else
    further_claim: float
    point: float
    spare_point: float  # more than the next achievement takes
    highest: float  # times the age of the highest top card
    tops: float  # times the ages of all top cards
    icon: float
    color: float
    card: float  # in hand
    age: float  # of a card in hand


PLAIN = Worths(20.0, 2.0, 12.0, 6.0, 3.0, 1.0, 0.5, 2.0, 0.5, 0.6, 1.0, 0.8, 0.25)

# Guided by who won 449 games of novices: icons, and what can be claimed, tell much more of the
# winner than PLAIN says, cards kept in hand less. Achievements weigh more for another reason:
# what can be claimed is not to be put off.
SHREWD = Worths(28.0, 4.0, 18.0, 9.0, 10.0, 1.5, 0.4, 2.5, 0.5, 1.3, 0.0, 0.3, 0.25)


def drags_on(table: Json) -> bool:
    """Whether the game has lasted so long that nothing seems to come of it.

    One draws two cards, the other has them returned by Refrigeration: both think that this is
    the best they can do, and the rules let them do it for ever.
    """
    return int(table["turns_taken"]) > _LONG


def idle(state: State, seat: int, key: str) -> bool:
    """Whether this is a dogma that only makes demands, and nobody would have to obey."""
    color = _DOGMAS.get(key)
    if color is None:
        return False
    card = state.zones[SEATS + PER_SEAT * seat + BOARD + color][-1]
    if not all([effect.demand for effect in card.effects_in(state.edition)]):
        return False
    shown = [icons >> 8 * card.featured & 255 for icons in state.icons]
    return min(shown) == shown[seat]


_DOGMAS = {f"dogma:{color.word}": color for color in COLORS}


def worths(state: State) -> list[float]:
    """What everybody has."""
    return _worths(state, PLAIN)


def shrewd_worths(state: State) -> list[float]:
    """What everybody has, seen by who knows better what wins."""
    return _worths(state, SHREWD)


def _worths(state: State, weights: Worths) -> list[float]:
    ages = sorted([card.age for card in state.zones[MIDDLE]])
    return [_worth(state, seat, ages, weights) for seat in range(state.seats)]


def _worth(state: State, seat: int, ages: Sequence[int], weights: Worths) -> float:
    first = SEATS + PER_SEAT * seat
    zones, points = state.zones, state.points[seat]
    piles = zones[first + BOARD : first + BOARD + len(COLORS)]
    tops = [pile[-1].age for pile in piles if pile]
    highest = max(tops, default=0)

    # Achievements win the game, nobody can take them away, and the last ones matter most.
    won = len(zones[first + CLAIMED]) + state.specials.count(seat)
    worth = weights.achievement * won + weights.squared * won * won

    # One that only has to be claimed is nearly there, above all for whoever is to move.
    reach = min(points // 5, highest)
    if claims := len([age for age in ages if age <= reach]):
        worth += weights.claim if state.turn == seat else weights.claim_later
        worth += weights.further_claim * (claims - 1)

    # Points claim achievements; more than the next one takes are worth less for now.
    enough = 5 * ages[0] if ages else 45
    worth += weights.point * min(points, enough) + weights.spare_point * max(0, points - enough)

    # The highest top card decides what is drawn, and which achievements are in reach.
    worth += weights.highest * highest + weights.tops * sum(tops)

    # Icons share and protect; a colour more is a dogma more.
    icons = sum(state.icons[seat].to_bytes(_BYTES, "little"))
    worth += weights.icon * icons + weights.color * len(tops)

    # Cards in hand will be melded or spent, the higher the better.
    card, age = weights.card, weights.age
    return worth + sum([card + age * held.age for held in zones[first + HAND]])


# One card turns the tables here: more worlds are needed to tell two answers apart, and more work.
VALUES = Values(
    worths,
    shrewd_worths,
    doubt=10.0,
    effort=4,
    drags_on=drags_on,
    idle=idle,
    farsight=Farsight(turns=1, sure=2.0, odds=True),
    certainty=0.025,
    features=FEATURES,
)
