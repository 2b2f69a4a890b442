"""Games of plenty: tables on which everybody is rich, so that rare things happen.

Random players seldom get far in some titles. Those bring a way to make everybody rich: a
self-check starts some of its games there, after a random set-up, and lets the rules go on.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from chronotable.agents import RandomAgent
from chronotable.kernel import parts
from chronotable.kernel.game import Game
from chronotable.kernel.match import Match
from chronotable.kernel.playing import play_until

_SETTLING = 20  # answers, with which every set-up is done


def state_of_plenty(
    game: Game[Any], seats: int, seed: int, options: Mapping[str, str] | None
) -> Any:
    """A boundary state early in such a game; None for titles and tables that need no help."""
    brought = parts.module(game.info, "plenty")
    if brought is None:
        return None
    luck = Random(f"plenty {game.info.name} {seats} {seed}")
    match = Match.begin(game, seats, seed, options)
    players = [RandomAgent(luck.randrange(1 << 32)) for _ in range(seats)]
    play_until(match, players, lambda match: match.answers_given >= _SETTLING and match.at_boundary)
    if match.over:
        return None
    state = match.state.copy()
    return state if brought.enrich(state, luck) else None
