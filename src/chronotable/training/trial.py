"""Trials: whether new weights beat the champion's, in mirrored games, as soon as that is clear."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import NamedTuple

from chronotable.games import load
from chronotable.kernel.match import Match
from chronotable.training.selfplay import Bends, player

_BETTER = 0.55  # the share of victories that would be worth a new champion
_WRONG = 0.05  # how often chance may deceive us, either way
_LONGEST = 3_000  # answers
_LEAST_SPREAD = 0.05  # of the share of a pair, while few pairs are known


class Bout(NamedTuple):
    """A seed played twice, with the seats exchanged."""

    game: str
    seed: int
    new: Bends
    old: Bends


def fight(bout: Bout) -> float:
    """The share of both games that the new weights have won."""
    return (_game(bout, mirrored=False) + _game(bout, mirrored=True)) / 2


def _game(bout: Bout, *, mirrored: bool) -> float:
    seats = [bout.old, bout.new] if mirrored else [bout.new, bout.old]
    luck = Random(bout.seed)
    players = [player(bout.game, bends, luck) for bends in seats]
    match = Match.begin(load(bout.game), 2, bout.seed, {})
    while match.result is None:
        if match.answers_given > _LONGEST:
            return 0.5
        decision = match.pending[0]
        seat = decision.seat
        match.answer(seat, players[seat].choose(match.view(seat), decision))
    mine = 1 if mirrored else 0
    winners = match.result.winners
    return 1 / len(winners) if mine in winners else 0.0


class Verdict(NamedTuple):
    """What a trial has shown so far."""

    pairs: int
    share: float
    better: bool | None  # None while it may still be either

    def __str__(self) -> str:
        return f"{self.share:.1%} of {2 * self.pairs} games"


def judged(shares: Sequence[float]) -> Verdict:
    """Wald's sequential test of pairs: as good as the champion, or worth more than that?

    >>> judged([1.0] * 30).better, judged([0.0] * 30).better, judged([0.5, 1.0]).better
    (True, False, None)
    """
    pairs = len(shares)
    if not pairs:
        return Verdict(0, 0.5, None)
    share = sum(shares) / pairs
    spread = max(_LEAST_SPREAD, sum([(one - share) ** 2 for one in shares]) / pairs)
    evidence = pairs * (_BETTER - 0.5) * (share - (0.5 + _BETTER) / 2) / spread
    bound = log((1 - _WRONG) / _WRONG)
    better = True if evidence >= bound else False if evidence <= -bound else None
    return Verdict(pairs, share, better)
