"""Two versions of the sources, side by side: what a decision costs in each, on a busy machine too.

    .venv/bin/python -m benchmarks.versions OLD/src NEW/src echoes 2

Both play the same games in turn, in processes of their own. Of each game the best of all rounds
counts, and a game takes about a millisecond: some of the rounds are not disturbed.
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from random import Random
from time import process_time

from chronotable.games import load
from chronotable.kernel.match import Match

_GAMES, _ROUNDS, _TURNS = 20, 12, 4


def main(old: str, new: str, title: str, seats: str) -> None:
    best: dict[str, list[float]] = {}
    for _ in range(_TURNS):
        for sources in (old, new):
            found = _elsewhere(sources, title, seats)
            best[sources] = [*map(min, best.get(sources, found), found)]
    before, now = (1e6 * sum(best[sources]) / _GAMES for sources in (old, new))
    print(f"{title}, {seats} seats: {before:.2f} us, {now:.2f} us, {before / now:.3f} times")


def _elsewhere(sources: str, title: str, seats: str) -> list[float]:
    here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    path = os.pathsep.join([sources, here])
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.versions", title, seats],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[float] = json.loads(done.stdout)
    return found


def measured(title: str, seats: int) -> list[float]:
    """CPU seconds of a decision, in each of some games."""
    game = load(title)
    _play_out(Match.begin(game, seats, 0), Random(0))
    gc.collect()
    gc.freeze()
    best = [float("inf")] * _GAMES
    for _ in range(_ROUNDS):
        for seed in range(_GAMES):
            chance, started = Random(seed), process_time()
            decisions = _play_out(Match.begin(game, seats, seed + 1), chance)
            best[seed] = min(best[seed], (process_time() - started) / decisions)
    return best


def _play_out(match: Match, chance: Random) -> int:
    """Random answers to the end, as in `games`, which an older version need not have."""
    decisions = 0
    while pending := match.pending:
        match.answer(pending[0].seat, int(chance.random() * len(pending[0].choices)))
        decisions += 1
    return decisions


if __name__ == "__main__":
    if len(sys.argv) == 3:
        print(json.dumps(measured(sys.argv[1], int(sys.argv[2]))))
    elif len(sys.argv) == 5:
        main(*sys.argv[1:])
    else:
        sys.exit(__doc__)
