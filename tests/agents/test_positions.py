"""The collection of positions: sound in itself, and got right by those who ought to.

By day skilled is asked every eighth of them; by night skilled and expert are asked all.
"""

from __future__ import annotations

import pytest

from tests.agents.positions import Position, ask, collected, titles
from tests.depth import DEEP

LEAST = 40
EVERY = 8
WANTED = {"skilled": 0.9, "expert": 0.95}

ALL = [each for title in titles() for each in collected(title)]


@pytest.mark.parametrize("title", titles())
def test_a_collection_is_large_enough_and_says_why(title: str) -> None:
    positions = collected(title)
    assert len(positions) >= LEAST
    assert not [each.name for each in positions if not each.why.endswith(".")]
    assert not [each.name for each in positions if not (each.good or each.bad)]


@pytest.mark.parametrize("position", ALL, ids=lambda each: f"{each.title}-{each.name}")
def test_a_position_asks_something_that_can_be_answered_well_and_badly(position: Position) -> None:
    table = position.lay()
    seat = table.seat(position.who)
    offered = next(d for d in table.match.pending if d.seat == seat).options.keys()
    if position.in_turn:
        assert offered
        return
    right = [key for key in offered if position.is_right([key])]
    assert 0 < len(right) < len(offered), offered


@pytest.mark.parametrize("level", WANTED if DEEP else ["skilled"])
@pytest.mark.parametrize("title", titles())
def test_a_level_gets_nearly_all_right(title: str, level: str) -> None:
    asked = collected(title)[:: 1 if DEEP else EVERY]
    wrong = {each.position.name: each.given for each in ask(asked, level) if not each.right}
    assert len(wrong) <= max(1, (1 - WANTED[level]) * len(asked)), wrong
