"""Write the golden records of a title: `python -m tests.records.make innovation`.

Ten random games for each seat count, over all options in turn. Make them anew only when a
rule has changed and the rules version with it; the commit says why.
"""

from __future__ import annotations

import sys
from itertools import cycle
from pathlib import Path

import chronotable as ct
from chronotable.kernel.record import to_text
from chronotable.testing.laws import option_sets

HERE = Path(__file__).parent
GAMES = 10


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
    info = ct.games()[name]
    sets = cycle(option_sets(info))
    for seats in range(info.seats[0], info.seats[1] + 1):
        for number in range(GAMES):
            text = golden(name, seats, 1000 * seats + number, next(sets))
            (folder / f"{seats}-seats-{number}.json").write_text(text)


if __name__ == "__main__":
    for title in sys.argv[1:]:
        make(title)
