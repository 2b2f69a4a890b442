"""Games from which to learn: everybody judges by the same weights, each with whims of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import NamedTuple

from chronotable.agents.learned import Features, LearnedWorths, Row
from chronotable.agents.levels import NOVICE, Level
from chronotable.agents.search import SearchAgent
from chronotable.agents.values import Values, Worths, ahead, values_of
from chronotable.games import load
from chronotable.kernel.match import Match

Bends = Sequence[Sequence[float]]

PATIENT: Level = NOVICE._replace(seconds=60.0)  # no clock may change what is learnt
_SLIPS = 0.02  # how often anything at all is answered
_ENDLESS = 3_000  # answers; nothing is learnt from a game that goes in circles


class GameToPlay(NamedTuple):
    """A game to be played: who sits there, under which options, and with how many whims.

    `whims` says for each feature by how many points its weight may differ from seat to seat.
    """

    game: str
    seats: int
    options: Mapping[str, str]
    seed: int
    bends: Bends
    whims: Sequence[float]
    kept: float  # the share of positions that are kept


class ActionStart(NamedTuple):
    """What was on the table at the beginning of an action."""

    stage: int
    by_hand: list[float]  # what everybody had by the hand-made value
    rows: list[Row]


class Learnt(NamedTuple):
    """Positions of a game, and what it came to: each seat's share of the victory."""

    positions: list[ActionStart]
    shares: list[float]
    scores: tuple[int, ...]
    answers: int


def play(lesson: GameToPlay) -> Learnt | None:
    """Play a game and remember what was on the table; None if it did not end."""
    game, values = load(lesson.game), values_of(lesson.game)
    features, by_hand = known(values)
    luck = Random(lesson.seed)
    match = Match.begin(game, lesson.seats, lesson.seed, dict(lesson.options))
    whims = any(lesson.whims)
    players = [
        player(lesson.game, _with_whims(lesson, luck) if whims else lesson.bends, luck)
        for _ in range(lesson.seats)
    ]
    positions = []
    while not match.over:
        decision = match.pending[0]
        seat = decision.seat
        if match.at_boundary and luck.random() < lesson.kept:
            positions.append(position(match, features, by_hand))
        if whims and luck.random() < _SLIPS:
            match.answer(seat, luck.randrange(len(decision.choices)))
        else:
            match.answer(seat, players[seat].choose(match.view(seat), decision))
        if match.answers_given > _ENDLESS:
            return None
    result = match.result
    assert result is not None
    return Learnt(positions, shares(match, values), result.scores, match.answers_given)


def known(values: Values) -> tuple[Features, Worths]:
    """The features and the hand-made value of a title that can be trained."""
    by_hand = values.worths_for(shrewd=True)
    assert values.features is not None
    assert by_hand is not None
    return values.features, by_hand


def position(match: Match, features: Features, by_hand: Worths) -> ActionStart:
    state = match.state
    rows = [[*map(float, row)] for row in features.rows(state)]
    return ActionStart(features.stage(state), [*by_hand(state)], rows)


def player(game: str, bends: Bends, luck: Random, level: Level = PATIENT) -> SearchAgent:
    """A player of the novice's depth who judges by these weights."""
    values = values_of(game)
    features, by_hand = known(values)
    worths = LearnedWorths(features, bends, by_hand)
    of_title = level.for_title(values.pace, values.doubt, values.effort, values.farsight)
    seed = luck.getrandbits(64)
    return SearchAgent(load(game), ahead(worths), of_title, seed, values.drags_on, values.pointless)


def _with_whims(lesson: GameToPlay, luck: Random) -> list[list[float]]:
    """The weights as one seat sees them in this game: some plans please it more than others."""
    return [
        [bends[0] + luck.gauss(0.0, whim), *bends[1:]]
        for bends, whim in zip(lesson.bends, lesson.whims, strict=True)
    ]


def shares(match: Match, values: Values) -> list[float]:
    """What a finished game came to, for the seats and for opponents who have none.

    Half of it is who won. Where scores tell how nearly it was won (`Values.narrow`), they are the
    other half.
    """
    result = match.result
    assert result is not None
    assert values.worths is not None
    beyond = [*values.worths(match.state)][match.seats :]
    everybody = match.seats + len(beyond)
    won = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(everybody)]
    if not result.winners and beyond:
        won[-1] = 1.0
    if not values.narrow:
        return won
    scores = [*map(float, result.scores), *beyond]
    most = max(scores)
    weights = [exp((score - most) / values.narrow) for score in scores]
    whole = sum(weights)
    return [(win + weight / whole) / 2 for win, weight in zip(won, weights, strict=True)]
