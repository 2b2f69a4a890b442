"""Fitting weights to games: batches of TD(lambda), by which every position learns from the next.

A model tells every seat's chance to win: the softmax of what they have, in units in which one is
an e-fold of the odds. It is fitted to the end of each game, and to what the model itself says of
positions on the way there; it is held near the weights it starts from, as far as the games do not
say otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from chronotable.agents.learned import BENDS
from chronotable.extras import require
from chronotable.training.selfplay import ActionStart, Learnt

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]
    _Batch = tuple[Numbers, Numbers, Numbers, Numbers]

LAMBDA = 0.8  # how much a position learns from the end, how much from the next position
_HELD = 0.05  # how strongly weights are held where they were
_RAREST = 0.02  # a feature that is seen less often is held as if it were seen so often
_STEPS = 300
_RATE = 0.02
_LEAST_SPREAD = 0.25  # a feature that hardly ever differs counts as if it differed so much


def numpy() -> Any:
    """numpy, which nobody needs but whoever trains."""
    require("train")
    import numpy

    return numpy


@dataclass(frozen=True)
class Model:
    """Weights in units of the odds, and what turns points into odds.

    `weights` has a row for each feature and a column for each bend, for features that are
    divided by their `spread`. `odds` are the bends of what a point by hand is worth.
    """

    weights: Numbers
    odds: Numbers
    spread: Numbers

    def in_points(self, stages: int) -> list[list[float]]:
        """The bends of each feature, in points of the hand-made value."""
        np = numpy()
        course = np.linspace(0.0, 1.0, max(2, stages))
        powers = np.stack([course**power for power in range(BENDS)], axis=1)
        odds = self.weights / self.spread[:, None] @ powers.T
        points = odds / np.maximum(powers @ self.odds, 0.01)
        bends, *_ = np.linalg.lstsq(powers, points.T, rcond=None)
        return [[float(bend) for bend in each] for each in bends.T]


def first_model(games: Sequence[Learnt], stages: int) -> Model:
    """A model that says what the hand-made value says, fitted to how much that means."""
    np = numpy()
    rows = np.concatenate([each.rows for game in games for each in game.positions])
    spread = np.maximum(rows.std(axis=0), _LEAST_SPREAD)
    weights = np.zeros((rows.shape[1], BENDS))
    blank = Model(weights, np.array([0.1] + [0.0] * (BENDS - 1)), spread)
    fitted, _ = fit(blank, games, stages, held=1e6)
    return replace(fitted, weights=weights)


def fit(
    model: Model, games: Sequence[Learnt], stages: int, held: float = _HELD
) -> tuple[Model, float]:
    """A model that explains these games better, and how badly it still does, per position."""
    np = numpy()
    batches = _batches(model, games, stages)
    count = sum([len(batch[3]) for batch in batches])
    weights, odds = model.weights.copy(), model.odds.copy()
    moving = _Adam(weights.shape), _Adam(odds.shape)
    firm = held / np.maximum(_seen(batches), _RAREST)[:, None]
    surprise = 0.0
    for step in range(_STEPS):
        pull = firm * (weights - model.weights)
        lean = np.zeros_like(odds)
        surprise = 0.0
        for by_hand, rows, powers, aims in batches:
            told = by_hand * (powers @ odds)[:, None]
            told = told + np.einsum("nik,kb,nb->ni", rows, weights, powers, optimize=True)
            chances = _softmax(told)
            surprise -= float((aims * np.log(chances + 1e-9)).sum())
            wrong = (chances - aims) / count
            pull = pull + np.einsum("nik,ni->nk", rows, wrong, optimize=True).T @ powers
            lean = lean + (by_hand * wrong).sum(axis=1) @ powers
        rate = _RATE if step < 0.6 * _STEPS else _RATE / 4
        weights = weights - moving[0].step(pull, rate)
        odds = odds - moving[1].step(lean, rate / 5)
    return Model(weights, odds, model.spread), surprise / count


def _seen(batches: Sequence[_Batch]) -> Numbers:
    """In which share of all rows each feature is there at all.

    What is rare, such as one card out of a hundred, has been seen in few games: what it told of
    their winners is mostly luck, and so it is held the more firmly.
    """
    np = numpy()
    shares = [(rows != 0).mean(axis=(0, 1)) for _, rows, _, _ in batches]
    seen: Numbers = np.average(shares, axis=0, weights=[len(aims) for *_, aims in batches])
    return seen


class _Adam:
    """Steps of a fitting size, by what the last ones were like (Kingma and Ba, 2014)."""

    def __init__(self, shape: tuple[int, ...]) -> None:
        np = numpy()
        self._mean, self._square, self._steps = np.zeros(shape), np.zeros(shape), 0

    def step(self, slope: Numbers, rate: float) -> Numbers:
        np = numpy()
        self._steps += 1
        self._mean = 0.9 * self._mean + 0.1 * slope
        self._square = 0.999 * self._square + 0.001 * slope * slope
        mean = self._mean / (1 - 0.9**self._steps)
        square = self._square / (1 - 0.999**self._steps)
        stepped: Numbers = rate * mean / (np.sqrt(square) + 1e-8)
        return stepped


def _softmax(told: Numbers) -> Numbers:
    np = numpy()
    raised = np.exp(told - told.max(axis=1, keepdims=True))
    chances: Numbers = raised / raised.sum(axis=1, keepdims=True)
    return chances


def _batches(model: Model, games: Sequence[Learnt], stages: int) -> list[_Batch]:
    """By the number of players: worths by hand, features, powers of the stage, and aims."""
    np = numpy()
    by_players: dict[int, list[tuple[ActionStart, Numbers]]] = {}
    for game in games:
        aim = np.array(game.shares)
        for position in reversed(game.positions):
            by_players.setdefault(len(aim), []).append((position, aim))
            aim = LAMBDA * aim + (1 - LAMBDA) * _told(model, position, stages)
    return [
        (
            np.array([position.by_hand for position, _ in group]),
            np.array([position.rows for position, _ in group]) / model.spread,
            np.array([_powers(position.stage, stages) for position, _ in group]),
            np.array([aim for _, aim in group]),
        )
        for _, group in sorted(by_players.items())
    ]


def _powers(stage: int, stages: int) -> list[float]:
    course = stage / max(1, stages - 1)
    return [course**power for power in range(BENDS)]


def _told(model: Model, position: ActionStart, stages: int) -> Numbers:
    np = numpy()
    powers = np.array(_powers(position.stage, stages))
    told = np.array(position.by_hand) * (model.odds @ powers)
    told = told + (np.array(position.rows) / model.spread) @ model.weights @ powers
    chances: Numbers = _softmax(told[None, :])[0]
    return chances
