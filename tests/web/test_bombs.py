"""Uploads that are small to send and were large to read: each is refused, and quickly."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from tests.web.visitors import Visitor

_HUGE = (10**9, 20_000_000, -(10**9), 10**30, 1e300)


def from_a_position(game: str) -> dict[str, Any]:
    """A record that begins with a state, as those of continued games do."""
    match = ct.new(game, seats=2, seed=5)
    while not match.at_boundary or match.answers_given < 6:
        match.answer(match.pending[0].seat, 0)
    return Match.at(match.game, match.state, 2, match.options).record()


@pytest.mark.parametrize("game", ["innovation", "echoes", "anachrony"])
def test_no_number_of_a_record_takes_all_memory(game: str, visitor: Callable[..., Visitor]) -> None:
    """Each number of a state is made huge in turn; those that rules count by take memory."""
    ann, record = visitor("Ann"), from_a_position(game)
    assert ann.post("/api/records", record).status_code == 201
    for name, value in record["start"].items():
        if not isinstance(value, int) or isinstance(value, bool):
            continue
        for huge in _HUGE:
            start = {**record["start"], name: huge}
            began = perf_counter()
            answer = ann.post("/api/records", {**record, "start": start})
            assert answer.status_code == 400, (name, huge)
            assert "start" in answer.json()["text"]
            assert perf_counter() - began < 5


def test_the_numbers_inside_lists_are_looked_at_too(visitor: Callable[..., Visitor]) -> None:
    ann, record = visitor("Ann"), from_a_position("echoes")
    for bad in (
        {"points": [10**9, 0]},
        {"drawn_from": [[10**9], []]},
        {"chance": {**record["start"]["chance"], "count": 10**40}},
        {"chance": {**record["start"]["chance"], "count": -1}},
        {"seats": 3},
    ):
        answer = ann.post("/api/records", {**record, "start": {**record["start"], **bad}})
        assert answer.status_code == 400, bad


def test_a_position_that_cannot_be_is_refused(visitor: Callable[..., Visitor]) -> None:
    ann, record = visitor("Ann"), from_a_position("echoes")
    doubled = [[*zone, *zone] for zone in record["start"]["zones"]]
    start = {**record["start"], "zones": doubled}
    answer = ann.post("/api/records", {**record, "start": start})
    assert answer.status_code == 400
    assert answer.json()["error"] == "bad-table"
