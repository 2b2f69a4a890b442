"""PettingZoo: a match in which everybody acts in every cycle (Parallel).

Those who are asked answer, all at once where the rules ask several together; the others wait, which
is an action of its own, the last one.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from chronotable.envs.encoder import Mask, decision_of
from chronotable.envs.table import RENDER_MODES, Observation, Terms
from chronotable.kernel.errors import IllegalAnswer
from chronotable.kernel.json import Json

WAIT: Final = "wait"


class TogetherEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # it has no types
    """A table with an agent at each seat; the arguments are those of `TableEnv`.

    `max_cycles` cuts a game short after so many cycles.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo wants a plain attribute
        "name": "chronotable_together_v1",
        "render_modes": [*RENDER_MODES],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        *,
        reward: str = "result",
        flat: bool = False,
        max_cycles: int | None = None,
        illegal: str = "error",
        render_mode: str | None = None,
        render_seat: int | None = None,
    ) -> None:
        self.terms = terms = Terms(game, seats, options, reward, flat, render_mode, illegal)
        self.metadata = {**self.metadata, "name": f"chronotable_{game}_together_v1"}
        self.render_mode = render_mode
        self.render_seat = render_seat
        self.max_cycles = max_cycles
        self.possible_agents = [*terms.agents]
        self.agents: list[str] = []
        self.keys = (*terms.keys, WAIT)
        self._wait = len(self.keys) - 1
        size = len(self.keys)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": terms.space(), "action_mask": spaces.MultiBinary(size)}
            )
            for agent in self.possible_agents
        }
        self._seeds = Random()
        self._luck = Random()

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. The same seed deals the same; without one, the last leads to the next."""
        if seed is not None:
            self._seeds.seed(seed)
        dealt = self._seeds.getrandbits(64)
        self._luck.seed(dealt)
        self.match = self.terms.begin(dealt)
        self.agents = [*self.possible_agents]
        self._cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Everybody acts: those who are asked answer, the others wait."""
        asked = {decision.seat for decision in self.match.pending}
        for seat, agent in enumerate(self.possible_agents):
            if agent in actions:
                self._act(seat, actions[agent], seat in asked)
        self._cycles += 1
        result = self.match.result
        over = result is not None
        cut = not over and self._cycles == self.max_cycles
        got = [0.0] * self.terms.seats if result is None else self.terms.reward(result)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        told = (
            self._seen(),
            dict(zip(self.agents, got, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if over or cut:
            self.agents = []
        return told

    def _act(self, seat: int, action: int, asked: bool) -> None:
        if not asked:
            if self.terms.illegal == "error" and action != self._wait:
                raise IllegalAnswer(f"action {action} is not legal: seat {seat} can only wait")
            return
        decision = decision_of(self.match, seat)
        assert decision is not None
        self.terms.answer(self.match, decision, action, self._luck)

    def _seen(self) -> dict[str, Observation]:
        return {
            agent: {
                "observation": self.terms.seen(self.match, seat),
                "action_mask": self.mask(seat),
            }
            for seat, agent in enumerate(self.agents)
        }

    def mask(self, seat: int) -> Mask:
        """What is legal for a seat: its options, or to wait."""
        decision = decision_of(self.match, seat)
        waits = np.array([decision is None], np.int8)
        return np.concatenate([self.terms.encoder.mask(decision), waits])

    def view(self, agent: str) -> Json:
        """Exactly what an agent may know, as JSON-able data."""
        return self.match.view(self.possible_agents.index(agent))

    def render(self) -> NDArray[np.uint8] | str | None:
        return self.terms.render(self.match, self.render_seat)

    def close(self) -> None:
        """Nothing is left open."""
