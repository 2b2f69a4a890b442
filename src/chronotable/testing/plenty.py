"""Games of plenty: tables on which everybody is rich, so that rare things happen.

Random players seldom get far enough to found a superproject or to evacuate. A self-check
starts some of its games here, after a random set-up, and lets the rules go on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, TypeAlias

from chronotable.games.anachrony.state import State as Anachrony
from chronotable.kernel.game import Game
from chronotable.kernel.match import Match

Enrich: TypeAlias = Callable[[Any, Random], None]

_SETTLING = 20  # answers, with which every set-up is done


def _plenty_of_everything(state: Anachrony, luck: Random) -> None:
    """Goods, rested workers and breakthroughs for all; nothing that the box could run out of."""
    for own in state.own:
        for good in range(len(own.goods)):
            own.goods[good] += luck.randrange(6, 16)
        for worker in range(len(own.active)):
            own.active[worker] += luck.randrange(1, 4)
        for _ in range(luck.randrange(3, 9)):
            shape = luck.randrange(len(own.breakthroughs))
            if state.breakthroughs[shape]:
                state.breakthroughs[shape] -= 1
                own.breakthroughs[shape] += 1


_ENRICH: Mapping[str, Enrich] = {"anachrony": _plenty_of_everything}


def state_of_plenty(
    game: Game[Any], seats: int, seed: int, options: Mapping[str, str] | None
) -> Any:
    """A boundary state early in such a game; None for titles and tables that need no help."""
    enrich = _ENRICH.get(game.info.name)
    if enrich is None:
        return None
    luck = Random(f"plenty {game.info.name} {seats} {seed}")
    match = Match.begin(game, seats, seed, options)
    for _ in range(_SETTLING):
        decision = match.pending[0]
        match.answer(decision.seat, luck.randrange(len(decision.options)))
    while not match.over and not match.at_boundary:
        decision = match.pending[0]
        match.answer(decision.seat, luck.randrange(len(decision.options)))
    if match.over or match.state.limited:
        return None
    state = game.copy(match.state)
    enrich(state, luck)
    return state
