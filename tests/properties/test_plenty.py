"""On a table of plenty the rules are the same, and rare things happen."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.testing.laws import play_with_laws
from chronotable.testing.plenty import state_of_plenty

GAME = ct.game("anachrony")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("supply", ["unlimited", "limited"])
def test_games_of_plenty_keep_every_law(seats: int, supply: str) -> None:
    start = state_of_plenty(GAME, seats, 3, {"supply": supply})
    summary = play_with_laws(GAME, seats, 3, {"supply": supply}, start=start, every=60)
    assert summary.result.reason in {"eras", "collapse"}


def test_everybody_is_rich_on_a_table_of_plenty() -> None:
    state = state_of_plenty(GAME, 2, 3, {"supply": "unlimited"})
    for own in state.own:
        assert min(own.goods) >= 6
        assert sum(own.breakthroughs) >= 1
    GAME.check(state)


def test_where_the_supply_is_limited_nobody_gets_more_than_the_box_holds() -> None:
    state = state_of_plenty(GAME, 4, 3, {"supply": "limited"})
    for own in state.own:
        assert sum(own.goods) >= 6
    GAME.check(state)


def test_a_title_that_needs_no_help_gets_none() -> None:
    assert state_of_plenty(ct.game("innovation"), 2, 3, {}) is None
