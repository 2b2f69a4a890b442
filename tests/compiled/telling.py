"""Plays, and tells everything that came of it, a line each: two ways to run must tell the same.

Run as a program with titles and how many golden records of each; the core it plays on is the one
that Python finds, native or not. The first line says which.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import chronotable as ct
from chronotable import compiled
from chronotable.agents import PARTNER, SearchAgent, make
from chronotable.kernel.record import Record

RECORDS = Path(__file__).parents[1] / "records"
LONG = 600.0  # seconds: no machine is so slow that its clock would change an answer


def digest(told: object) -> str:
    return blake2b(repr(told).encode(), digest_size=12).hexdigest()


def golden(title: str, count: int) -> Iterator[str]:
    """Games that were recorded, answer by answer."""
    paths = sorted((RECORDS / title).glob("*.json"), key=lambda path: (path.stem[-1], path.stem))
    for path in paths[:count]:
        record = Record.read({k: v for k, v in json.loads(path.read_text()).items() if k != "hash"})
        match = ct.new(title, record.seats, record.seed, record.options)
        match.listen()
        states, views = [], []
        for number, answered in enumerate(record.answers):
            match.follow(number, answered)
            states.append(match.hash())
            if number % 16 == 0 or match.over:
                views.append([match.view(seat) for seat in (None, *range(match.seats))])
        name = f"{title} {path.stem}"
        yield f"{name} states {digest(states)}"
        yield f"{name} views {digest(views)}"
        for seat in (None, *range(match.seats)):
            events = [message.to_json() for message in match.events(seat)]
            yield f"{name} events {seat} {len(events)} {digest(events)}"
        yield f"{name} record {digest(json.dumps(match.record()))}"


def answers(title: str, seed: int, count: int, level: str) -> Iterator[str]:
    """What opponents answer each other, and what they think of it."""
    seats = max(2, ct.titles()[title].seats[0])
    match = ct.new(title, seats, seed)
    players: list[SearchAgent] = []
    for seat in range(seats):
        player = make(level, title, seed=seat)
        assert isinstance(player, SearchAgent)
        player.level = player.level._replace(seconds=LONG)
        players.append(player)
    for _ in range(count):
        if match.over:
            return
        asked = match.pending[0]
        view = match.view(asked.seat)
        key = players[asked.seat].choose(view, asked)
        yield f"{title} {level} {match.answers_given} {asked.seat} {asked.prompt} {key}"
        match.answer(asked.seat, key)
    thoughts = [
        players[asked.seat].thoughts(match.view(asked.seat), asked) for asked in match.pending
    ]
    yield f"{title} {level} thoughts {digest(thoughts)}"


def refusals(title: str) -> Iterator[str]:
    """What is said to those who do what cannot be done."""
    match = ct.new(title, 2, 5)
    asked = match.pending[0]
    tries = (
        lambda: match.answer(asked.seat, "no such answer"),
        lambda: match.answer(asked.seat, 10**6),
        lambda: match.answer(77, 0),
        lambda: match.view(77),
        lambda: match.undo(1 - asked.seat),
        lambda: ct.new(title, 77),
        lambda: ct.new(title, 2, 1, {"no such option": 1}),
        lambda: ct.replay({**match.record(), "answers": [[0, "no such answer"]]}),
    )
    for number, attempt in enumerate(tries):
        try:
            attempt()
        except Exception as problem:
            yield f"{title} refusal {number} {type(problem).__name__}: {problem}"
        else:
            yield f"{title} refusal {number} none"


def main(titles: list[str], records: int) -> None:
    print(json.dumps({part: compiled.why_plain(part) for part in (compiled.KERNEL, *titles)}))
    for title in titles:
        print(*golden(title, records), sep="\n")
        print(*answers(title, 3, 40, PARTNER), sep="\n")
        print(*answers(title, 4, 3, "skilled"), sep="\n")
        print(*refusals(title), sep="\n", flush=True)


if __name__ == "__main__":
    main(sys.argv[2:], int(sys.argv[1]))
