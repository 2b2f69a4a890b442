"""Ratings of agents over a round robin: a guess for each, and how unsure it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from chronotable.kernel.json import Json

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating


class Rating(NamedTuple):
    """How strong an agent is, on a scale where everybody starts at 25 give or take 8.3."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true value lies, 95 times out of 100."""
        return self.mu - 1.96 * self.sigma, self.mu + 1.96 * self.sigma

    def to_json(self) -> Json:
        low, high = self.interval
        return {
            "mu": round(self.mu, 3),
            "sigma": round(self.sigma, 3),
            "interval": [round(low, 3), round(high, 3)],
        }


class Ratings:
    """The rating of every agent, game by game, in the order in which the games are told.

    Agents do not get better or worse on the way, so nothing is forgotten. Who sits at a table
    twice learns from both seats; who meets only itself there learns nothing.
    """

    def __init__(self) -> None:
        from openskill.models import PlackettLuce  # of the extra "arena"

        self._model = PlackettLuce(tau=0)
        self._rated: dict[str, PlackettLuceRating] = {}

    def add(self, agents: Sequence[str], winners: Sequence[int]) -> None:
        """One game: who sat at the table, and which seats won."""
        for name in agents:
            self._rated.setdefault(name, self._model.rating(name=name))
        if len({*agents}) > 1:
            _learn(self._model, self._rated, agents, winners)

    def now(self) -> dict[str, Rating]:
        return {name: Rating(one.mu, one.sigma) for name, one in self._rated.items()}


def ratings(played: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """The rating of every agent, from who sat at each table and which seats won.

    >>> rated = ratings([(["ann", "bob"], [0])] * 20)
    >>> rated["ann"].mu > 30 > 20 > rated["bob"].mu
    True
    """
    rated = Ratings()
    for agents, winners in played:
        rated.add(agents, winners)
    return rated.now()


def _learn(
    model: PlackettLuce,
    rated: dict[str, PlackettLuceRating],
    agents: Sequence[str],
    winners: Sequence[int],
) -> None:
    """One game: winners are ahead of all others, who are level."""
    before = [rated[name] for name in agents]
    ranks = [0.0 if seat in winners else 1.0 for seat in range(len(agents))]
    copies = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = [one for (one,) in model.rate(copies, ranks=ranks)]
    gained = dict.fromkeys(agents, 0.0)
    surer = dict.fromkeys(agents, 1.0)
    for name, old, new in zip(agents, before, after, strict=True):
        gained[name] += new.mu - old.mu
        surer[name] *= new.sigma**2 / old.sigma**2
    for name in surer:
        one = rated[name]
        rated[name] = model.rating(one.mu + gained[name], one.sigma * sqrt(surer[name]), name)
