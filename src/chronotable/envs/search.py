"""OpenSpiel's IS-MCTS as an agent of ours, for the arena: `chronotable.envs.search:ismcts:50`.

It is shown a view, as every agent is. Each of its simulations plays in a world that looks the same
from its seat: down its tree, and from there on at random until the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts as theirs
from open_spiel.python.algorithms import mcts

from chronotable.envs.spiel import PREFIX, HeldMatch, SpielState
from chronotable.games import load
from chronotable.kernel.decision import Decision
from chronotable.kernel.errors import BadOption, BadView
from chronotable.kernel.json import Json

EXPLORING: Final = 2.0  # the constant of UCT, for returns from -1 to 1
MOST: Final = 1_000_000


class SpielSearch:
    """OpenSpiel's bot at one of our tables, with so many simulations for each answer.

    Where no world is found that looks like its view, it answers at random; `lost` counts that.
    """

    def __init__(self, game: str, seed: int | None, simulations: int) -> None:
        self._title = load(game)
        self._simulations = simulations
        self._luck = Random(seed)
        self._bot: Any = None
        self.lost = 0

    def choose(self, view: Json | None, decision: Decision[Any]) -> str:
        assert view is not None
        if self._bot is None:
            self._sit_down(view["seats"], view["options"])
        keys = decision.options.keys()
        try:
            action = self._bot.step(self._world(view))
        except BadView:
            self.lost += 1
            return self._luck.choice(keys)
        key: str = self._title.actions[action]
        return key

    def _sit_down(self, seats: int, options: Mapping[str, str]) -> None:
        chosen = {name: options[name] for name in self._title.info.options}
        self._game = pyspiel.load_game(PREFIX + self._title.info.name, {"seats": seats, **chosen})
        luck = np.random.RandomState(self._luck.getrandbits(32))
        self._bot = theirs.ISMCTSBot(
            self._game,
            mcts.RandomRolloutEvaluator(1, luck),
            uct_c=EXPLORING,
            max_simulations=self._simulations,
            random_state=luck,
        )
        # Its own sampler has a seed of its own, and no two games would be the same.
        self._bot.set_resampler(lambda state, player: self._world(state.match.view(player)))

    def _world(self, view: Json) -> SpielState:
        state = self._game.new_initial_state()
        state.held = HeldMatch(self._title.imagine(view, seed=self._luck.getrandbits(53)))
        return state  # type: ignore[no-any-return]


def ismcts(game: str, seed: int | None, simulations: str = "50") -> SpielSearch:
    """The agent with so many simulations for each answer."""
    if not (simulations.isdecimal() and 1 <= int(simulations) <= MOST):
        raise BadOption(f"{simulations!r} simulations: expected a number from 1 on")
    return SpielSearch(game, seed, int(simulations))
