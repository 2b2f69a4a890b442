"""Positions in which a table is full: they come out of the games that are kept as records.

A record is put on the server and played on from the step at which seat 0 is asked and has most
before it. That is quick: nobody has to play up to there.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import chronotable as ct

RECORDS = Path(__file__).parents[1] / "records"


class Position(NamedTuple):
    """A step of a kept game."""

    game: str
    record: str
    step: int

    @property
    def name(self) -> str:
        return f"{self.game} {self.record} at {self.step}"

    def kept(self) -> Any:
        return json.loads((RECORDS / self.game / f"{self.record}.json").read_text("utf-8"))


def _full(view: Any, options: int) -> tuple[int, int]:
    """How much seat 0 has before them: first cards in hand, then whatever can be seen."""
    table = view["table"]
    hand = len(table["players"][0]["hand"]) if "players" in table else options
    return hand, len(json.dumps(table))


@cache
def fullest(game: str, record: str) -> Position:
    """The step of a kept game at which seat 0 is asked and has most before them."""
    kept = Position(game, record, 0).kept()
    match = ct.new(game, seats=kept["seats"], seed=kept["seed"], options=kept["options"])
    best, found = (-1, -1), 0
    for step, (seat, key, *_) in enumerate(kept["answers"]):
        asked = next((each for each in match.pending if each.seat == 0), None)
        # Before the first era of Anachrony there is little on the table.
        if asked is not None and step > 12:
            full = _full(match.view(0), len(asked.options))
            if full > best:
                best, found = full, step
        match.answer(seat, key)
    return Position(game, record, found)


def share(game: str, record: str, part: float) -> Position:
    """The first step after this share of a kept game at which seat 0 answers."""
    answers = Position(game, record, 0).kept()["answers"]
    begun = int(len(answers) * part)
    mine = [step for step, (seat, *_) in enumerate(answers) if seat == 0 and step >= begun]
    return Position(game, record, mine[0])


def found_at(position: Position, post: Any) -> str:
    """The table of that position: `post` sends to the server and returns what it answers."""
    kept = post("/api/records", position.kept()).json()
    made = post(
        f"/api/tables/{kept['id']}/play-on",
        {"step": position.step, "seat": 0, "level": "random"},
    )
    table: str = made.json()["id"]
    return table
