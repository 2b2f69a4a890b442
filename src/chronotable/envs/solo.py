"""Gymnasium: one seat learns, and agents of ours sit at the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv, VectorEnv
from numpy.typing import NDArray

from chronotable.agents import Agent, make
from chronotable.envs.encoder import Arrays, Mask, decision_of
from chronotable.envs.table import RENDER_MODES, Terms
from chronotable.kernel.errors import BadOption, IllegalAnswer
from chronotable.kernel.json import Json
from chronotable.kernel.playing import sees


class SoloEnv(gymnasium.Env[Any, np.int64]):
    """A table at which the learner has a seat; `opponents` are levels, the last one for the rest.

    `seat` is where the learner sits, or None for another seat each game. Legal actions are told by
    `action_masks()`, by `info["action_mask"]`, and with `masked=True` by the observation as well.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium wants a plain attribute
        "render_modes": [*RENDER_MODES],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        *,
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        reward: str = "result",
        flat: bool = False,
        masked: bool = False,
        max_steps: int | None = None,
        illegal: str = "error",
        render_mode: str | None = None,
    ) -> None:
        self.terms = terms = Terms(game, seats, options, reward, flat, render_mode, illegal)
        if seat is not None and not 0 <= seat < seats:
            raise BadOption(f"seat cannot be {seat!r}: expected 0 to {seats - 1}")
        if not opponents and seats > 1:
            raise BadOption("opponents: expected a level at least")
        self.render_mode = render_mode
        self.max_steps = max_steps
        self.keys = terms.keys
        self.action_space = spaces.Discrete(len(self.keys))
        seen = terms.space()
        mask = spaces.MultiBinary(len(self.keys))
        self.masked = masked
        self.observation_space = (
            spaces.Dict({"observation": seen, "action_mask": mask}) if masked else seen
        )
        self._fixed = seat
        others = seats - 1
        self._levels = [*opponents[:others], *[*opponents[-1:]] * (others - len(opponents))]
        for level in self._levels:
            make(level, game, seed=0)
        self._luck = Random()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(1 << 62))
        self._luck.seed(dealt)
        seats = self.terms.seats
        self.seat = self._luck.randrange(seats) if self._fixed is None else self._fixed
        self.match = self.terms.begin(dealt)
        self._agents: dict[int, Agent] = {
            (self.seat + 1 + at) % seats: make(level, self.terms.game.info.name, dealt + at)
            for at, level in enumerate(self._levels)
        }
        self._steps = 0
        self._others()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        match = self.match
        decision = decision_of(match, self.seat)
        if decision is None:
            raise IllegalAnswer("the game is over: reset it first")
        self.terms.answer(match, decision, action, self._luck)
        self._steps += 1
        self._others()
        result = match.result
        reward = 0.0 if result is None else self.terms.reward(result)[self.seat]
        cut = result is None and self._steps == self.max_steps
        return self._seen(), reward, result is not None, cut, self._info()

    def _others(self) -> None:
        """Let the others answer until the learner is asked, or the game is over.

        Who is asked together with the learner answers first: nothing of that can be seen.
        """
        match = self.match
        while pending := match.pending:
            decision = next((each for each in pending if each.seat != self.seat), None)
            if decision is None:
                return
            agent = self._agents[decision.seat]
            view = match.view(decision.seat) if sees(agent) else None
            match.answer(decision.seat, agent.choose(view, decision))

    def action_masks(self) -> Mask:
        """Which actions are legal now, as sb3-contrib asks for it."""
        return self.terms.encoder.mask(decision_of(self.match, self.seat))

    def view(self) -> Json:
        """Exactly what the learner may know, as JSON-able data."""
        return self.match.view(self.seat)

    def render(self) -> NDArray[np.uint8] | str | None:
        return self.terms.render(self.match, self.seat)

    def _seen(self) -> Arrays | NDArray[np.float32] | dict[str, Any]:
        seen = self.terms.seen(self.match, self.seat)
        return {"observation": seen, "action_mask": self.action_masks()} if self.masked else seen

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        if (result := self.match.result) is not None:
            info |= {"won": self.seat in result.winners, "scores": [*result.scores]}
        return info


def vectorised(
    count: int, game: str, *, processes: bool = True, **terms: Any
) -> VectorEnv[Any, Any, Any]:
    """So many tables at once, each in a process of its own; `terms` are those of `SoloEnv`."""
    if count < 1:
        raise BadOption(f"{count} tables: expected at least 1")
    make_one = [partial(SoloEnv, game, **terms)] * count
    if processes:
        return AsyncVectorEnv(make_one, context="spawn")
    return SyncVectorEnv(make_one)
