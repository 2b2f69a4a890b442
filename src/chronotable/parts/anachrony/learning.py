"""Learning what a position promises, from quick games.

`python -m chronotable.parts.anachrony.learning` does it, and prints the text of `prospects.json`.
Everybody plays by instinct, with a taste of their own that differs a little from the usual one, so
that plans are tried on purpose. When an era begins, what everybody has is written down; when the
game has ended, weights are found that foretell best what each of them came to. A game takes about
a twentieth of a second. Fitting needs numpy, which comes with the extra `research`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from chronotable.games.anachrony.chronobot.rules import score_sheet
from chronotable.games.anachrony.game import GAME, combinations
from chronotable.games.anachrony.pieces import ERAS
from chronotable.games.anachrony.scoring import CATEGORIES
from chronotable.kernel.match import Match
from chronotable.parts.anachrony.instinct import instinct
from chronotable.parts.anachrony.mind import TASTE, Taste
from chronotable.parts.anachrony.prospects import NAMES, seen

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

_WHIM: Final = 0.3  # by how much tastes differ, as a share of what is usual
_ODD: Final = 0.25  # of the games are played with odd options
_SEATS: Final = (1, 1, 2, 2, 2, 3, 4)
_HELD: Final = (0.003, 0.01, 0.03, 0.1, 0.3)  # how strongly weights may be held where they were
_TESTED: Final = 5  # every fifth game only tells how strongly


class EraSeen(NamedTuple):
    """What somebody had when an era began, and what it came to."""

    game: int
    era: int
    numbers: list[float]
    score: int


class GameTold(NamedTuple):
    """What a game has told: of its seats; of Chronobot the era, its points then and at the end."""

    seats: list[EraSeen]
    bot: list[tuple[int, int, int]]


def with_whims(luck: Random) -> Taste:
    """The usual taste, nearly."""
    return Taste(*[max(0.0, like * luck.gauss(1.0, _WHIM)) for like in TASTE])


def play(seed: int) -> GameTold:
    """A quick game; the seed decides everything."""
    luck = Random(seed)
    seats = luck.choice(_SEATS)
    odd = [
        options
        for options in combinations()
        if seats > 1 or ("doomsday" not in options and "endgame" not in options)
    ]
    able = [options for options in odd if seats == 1 or options.get("difficulty") is None]
    options = luck.choice(able) if luck.random() < _ODD else {}
    match = Match.begin(GAME, seats, seed, options)
    tastes = [with_whims(luck) for _ in range(seats)]
    said = [""] * seats
    begun: list[tuple[int, list[list[float]], int]] = []
    while not match.over:
        state, decision = match.state, match.pending[0]
        if state.phase == "power_up" and match.at_boundary and len(begun) < state.era:
            points = 0 if state.bot is None else sum(score_sheet(state.bot).values())
            begun.append((state.era, seen(state), points))
        seat, choices = decision.seat, decision.choices
        told = instinct(state, decision, said[seat], tastes[seat]) if len(choices) > 1 else [0.0]
        index = luck.randrange(len(choices)) if told is None else told.index(max(told))
        said[seat] = choices[index].key
        match.answer(seat, index)
    assert match.result is not None
    scores, bot = match.result.scores, match.state.bot
    return GameTold(
        [
            EraSeen(seed, era, numbers, score)
            for era, rows, _ in begun
            for numbers, score in zip(rows, scores, strict=True)
        ],
        [(era, points, sum(score_sheet(bot).values())) for era, _, points in begun if bot],
    )


def fit(lessons: Sequence[EraSeen]) -> dict[str, list[float]]:
    """For each name its weights by era, from the second on.

    An era's weights are held near those of the era before, and the first of them near what the
    score sheet says: a point is a point.
    """
    import numpy as np

    held: Numbers = np.array([float(name in CATEGORIES) for name in NAMES])
    columns = []
    for era in range(1, ERAS):
        rows = [lesson for lesson in lessons if lesson.era == era]
        numbers = np.array([lesson.numbers for lesson in rows])
        scores = np.array([float(lesson.score) for lesson in rows])
        tested = np.array([lesson.game % _TESTED == 0 for lesson in rows])
        found = [_ridge(numbers[~tested], scores[~tested], held, much) for much in _HELD]
        errors = [float(np.var(scores[tested] - numbers[tested] @ each)) for each in found]
        held = found[errors.index(min(errors))]
        columns.append(held)
        told = 1 - min(errors) / float(np.var(scores[tested]))
        print(f"era {era + 1}: {len(rows)} seats, {told:.0%} foretold", file=sys.stderr)
    table = np.stack(columns, axis=1).round(2)
    return {name: [float(weight) for weight in row] for name, row in zip(NAMES, table, strict=True)}


def _ridge(numbers: Any, scores: Any, held: Any, much: float) -> Any:
    """Weights that tell the scores, as far as they need not differ from what is held."""
    import numpy as np

    spread = numbers.std(axis=0)
    spread[spread < 1e-6] = 1e9  # what never differs tells nothing
    always = NAMES.index("always")
    spread[always] = 1.0
    scaled = numbers / spread
    price = np.full(len(NAMES), much * len(scores))
    price[always] = 1e-6
    gram = scaled.T @ scaled + np.diag(price)
    return held + np.linalg.solve(gram, scaled.T @ (scores - numbers @ held)) / spread


def fit_bot(lessons: Sequence[tuple[int, int, int]]) -> list[list[float]]:
    """For each era from the second on: what a point of Chronobot becomes, and what is added."""
    import numpy as np

    found = []
    for era in range(1, ERAS):
        then = np.array([[float(points), 1.0] for at, points, _ in lessons if at == era])
        end = np.array([float(score) for at, _, score in lessons if at == era])
        line, *_ = np.linalg.lstsq(then, end, rcond=None)
        found.append([round(float(number), 2) for number in line])
    return found


def write(seats: dict[str, list[float]], bot: list[list[float]], games: int, seed: int) -> str:
    """The text of `prospects.json`, a line for each name that counts."""
    lines = [
        f"  {json.dumps(name)}: {json.dumps(row)}"
        for name, row in seats.items()
        if any(abs(weight) > 0.02 for weight in row)
    ]
    made = {"games": games, "seed": seed, "module": "chronotable.parts.anachrony.learning"}
    head = f' "rules": {json.dumps(GAME.version)},\n "made": {json.dumps(made)},\n'
    rows = ",\n".join(lines)
    return f'{{\n{head} "bot": {json.dumps(bot)},\n "seats": {{\n{rows}\n }}\n}}\n'


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m chronotable.parts.anachrony.learning")
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    lessons = [play(seed) for seed in range(told.seed, told.seed + told.games)]
    seats = fit([seat for lesson in lessons for seat in lesson.seats])
    bot = fit_bot([era for lesson in lessons for era in lesson.bot])
    print(write(seats, bot, told.games, told.seed), end="")


if __name__ == "__main__":
    main()
