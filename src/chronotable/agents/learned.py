"""Learned values: what a position is worth, by weights that were found by playing.

A title names its features: numbers that tell of a seat what matters. Each has a weight that
changes as the game goes on, and the worth of a seat is the sum of its weighted features, in
points. `chronotable train` finds the weights; they are kept beside the title in `weights.json`,
with the version of the rules by which they were found, the seed and the command.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from chronotable.kernel import parts
from chronotable.kernel.errors import ChronotableError, listed
from chronotable.kernel.game import GameInfo

FILE = "weights.json"
FORMAT = 1
BENDS = 3  # a weight is a + b x + c x * x, where x goes from 0 to 1 in the course of a game

Row: TypeAlias = list[float]


class BadWeights(ChronotableError):
    """Weights that do not fit the title as it is now."""


class Features(NamedTuple):
    """What a title tells of a position.

    `rows` gives the numbers of each seat, in the order of the names; after the seats may follow
    opponents who have none. `stage` tells how far the game has come: 0 to `stages` - 1.
    """

    names: tuple[str, ...]
    stages: int
    stage: Callable[[Any], int]
    rows: Callable[[Any], list[Row]]


class Weights(NamedTuple):
    """What each feature is worth, in points, and how that changes in the course of a game."""

    game: str
    rules: str
    names: tuple[str, ...]
    bends: tuple[tuple[float, ...], ...]  # for each name
    made: Mapping[str, Any]  # seed, command, games: how they were found

    def write(self) -> str:
        """As the text of a file, a line for each feature."""
        head = {"format": FORMAT, "game": self.game, "rules": self.rules, "made": dict(self.made)}
        lines = [
            f"{json.dumps(name)}: {json.dumps([round(bend, 4) for bend in bends])}"
            for name, bends in zip(self.names, self.bends, strict=True)
        ]
        begin = json.dumps(head, indent=1)[:-2]
        return f'{begin},\n "weights": {{\n  ' + ",\n  ".join(lines) + "\n }\n}\n"

    @staticmethod
    def read(text: str) -> Weights:
        """What `write` wrote; BadWeights says what is wrong."""
        try:
            told = json.loads(text)
            if told["format"] != FORMAT:
                raise BadWeights(f"weights of format {told['format']!r}: expected {FORMAT}")
            names = tuple(told["weights"])
            bends = tuple(tuple(map(float, told["weights"][name])) for name in names)
            made = dict(told["made"])
            game, rules = str(told["game"]), str(told["rules"])
        except (ValueError, KeyError, TypeError, AttributeError) as problem:
            raise BadWeights(f"this is no file of weights: {problem!r}") from None
        if any(len(each) != BENDS for each in bends):
            raise BadWeights(f"every weight needs {BENDS} numbers")
        return Weights(game, rules, names, bends, made)


class LearnedWorths:
    """What everybody has, in points: by hand, and what was learnt to be added to that."""

    def __init__(
        self,
        features: Features,
        bends: Sequence[Sequence[float]],
        by_hand: Callable[[Any], Sequence[float]] | None = None,
    ) -> None:
        self.features = features
        self.by_hand = by_hand
        last = max(1, features.stages - 1)
        self._by_stage = [
            [_at(each, stage / last) for each in bends] for stage in range(features.stages)
        ]

    def __call__(self, state: Any) -> list[float]:
        weights = self._by_stage[self.features.stage(state)]
        learnt = [
            sum([w * number for w, number in zip(weights, row, strict=True) if number])
            for row in self.features.rows(state)
        ]
        if self.by_hand is None:
            return learnt
        return [worth + more for worth, more in zip(self.by_hand(state), learnt, strict=True)]


def _at(bends: Sequence[float], x: float) -> float:
    worth = 0.0
    for bend in reversed(bends):
        worth = worth * x + bend
    return worth


def weights_of(info: GameInfo, rules: str, features: Features) -> Weights | None:
    """The weights that a title brings; BadWeights if they were made for something else."""
    text = parts.text(info, FILE)
    if text is None:
        return None
    weights = Weights.read(text)
    check(weights, info.name, rules, features)
    return weights


def check(weights: Weights, game: str, rules: str, features: Features) -> None:
    """BadWeights unless these weights are for this title, its rules and its features."""
    if weights.game != game:
        raise BadWeights(f"these weights are for {weights.game}, not for {game}")
    if weights.rules != rules:
        raise BadWeights(
            f"these weights were learnt with rules version {weights.rules} of {game}, and the "
            f"rules are version {rules} now: train anew with `chronotable train {game}`"
        )
    if weights.names != features.names:
        unlike = sorted({*weights.names} ^ {*features.names}) or ["their order"]
        raise BadWeights(
            f"these weights know other features of {game} than the title has now "
            f"({listed(unlike)}): train anew with `chronotable train {game}`"
        )
