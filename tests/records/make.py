"""Write the golden records of a title: `python -m tests.records.make innovation`, or with all else
that is pinned `python -m tests.repin innovation`.

Ten random games for each seat count, over all options in turn. Make them anew only when a
rule has changed and the rules version with it; the commit says why.
"""

from __future__ import annotations

import sys
from itertools import cycle, groupby
from pathlib import Path

import chronotable as ct
from chronotable.kernel.json import to_text
from chronotable.testing.laws import tables

HERE = Path(__file__).parent
GAMES = 10

# Modules that deserve games of their own, besides the options in turn.
MODULES = {
    "anachrony": {
        "doomsday": [{"doomsday": "yes", "planned_experiments": p} for p in ("no", "yes")]
    }
}


def golden(name: str, seats: int, seed: int, options: dict[str, str]) -> str:
    """A random game on paper: its final hash, and its record with an answer to a line."""
    match = ct.new(name, seats=seats, seed=seed, options=options)
    agent = ct.agent("random", game=name, seed=seed)
    while match.pending:
        decision = match.pending[0]
        match.answer(decision.seat, agent.choose(None, decision))
    record = match.record()
    answers = ",\n".join(to_text(answer) for answer in record.pop("answers"))
    head = to_text({**record, "hash": match.hash()})
    return f'{head[:-1]},"answers":[\n{answers}\n]}}\n'


def make(name: str) -> None:
    folder = HERE / name
    folder.mkdir(exist_ok=True)
    allowed = [*tables(ct.game(name))]
    sets = cycle(options for options, _ in groupby(options for _, options in allowed))
    for seats in sorted({seats for seats, _ in allowed}):
        for number in range(GAMES):
            options = next(each for each in sets if (seats, each) in allowed)
            text = golden(name, seats, 1000 * seats + number, options)
            (folder / f"{seats}-seats-{number}.json").write_text(text)
    for module, variants in MODULES.get(name, {}).items():
        for number in range(GAMES):
            text = golden(name, 2 + number % 3, 9000 + number, variants[number % len(variants)])
            (folder / f"{module}-{number}.json").write_text(text)


if __name__ == "__main__":
    for title in sys.argv[1:]:
        make(title)
