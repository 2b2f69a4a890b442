"""PettingZoo: a match as an environment in which one agent after the other is asked (AEC).

Who is asked several at a time is asked one after the other here. Nobody learns from that: what a
seat observes does not depend on what others have answered before all of them have.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from chronotable.envs.encoder import Arrays, Encoder, Mask, encoder_of
from chronotable.envs.picture import as_picture, as_text
from chronotable.envs.rewards import rewarding
from chronotable.games import load
from chronotable.kernel.decision import Decision
from chronotable.kernel.errors import BadOption, IllegalAnswer, listed
from chronotable.kernel.json import Json
from chronotable.kernel.match import Match

Observation: TypeAlias = dict[str, Any]  # "observation", an array or several, and "action_mask"

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
ILLEGAL: Final = ("error", "random")


class Terms:
    """What is agreed on before the first game: title, seats, options, rewards, what is seen."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, object] | None,
        reward: str,
        flat: bool,
        render_mode: str | None,
        illegal: str,
    ) -> None:
        title = load(game)
        self.game = title
        self.seats = title.info.check_seats(seats)
        self.options = title.info.check_options(options)
        title.check_table(self.seats, self.options)
        self.reward = rewarding(reward)
        self.encoder: Encoder = encoder_of(game, seats)
        self.flat = flat
        self.render_mode = _one_of("render_mode", render_mode, (None, *RENDER_MODES))
        self.illegal = _one_of("illegal", illegal, ILLEGAL)
        self.keys = title.actions
        self.agents = [f"seat_{seat}" for seat in range(seats)]

    def begin(self, seed: int | None) -> Match:
        return Match.begin(self.game, self.seats, seed, self.options)

    def answer(self, match: Match, decision: Decision[Any], action: Any, luck: Random) -> None:
        """Answer with the key of this number; what is not legal is an error, or left to luck."""
        try:
            if action is None or not 0 <= action < len(self.keys):
                raise IllegalAnswer("no such action")
            match.answer(decision.seat, self.keys[action])
        except IllegalAnswer:
            if self.illegal == "error":
                raise IllegalAnswer(
                    f"action {action} is not legal: {decision.describe()}"
                ) from None
            match.answer(decision.seat, luck.randrange(len(decision.choices)))

    def space(self) -> spaces.Space[Any]:
        return self.encoder.flat_space() if self.flat else self.encoder.space()

    def seen(self, match: Match, seat: int) -> Arrays | NDArray[np.float32]:
        see = self.encoder.flat if self.flat else self.encoder.observe
        return see(match, seat)

    def render(self, match: Match, seat: int | None) -> NDArray[np.uint8] | str | None:
        """The table as this seat, or a spectator, sees it."""
        if self.render_mode is None:
            return None
        view = match.view(seat)
        if self.render_mode == "rgb_array":
            return as_picture(view, self.agents)
        told = as_text(view, self.agents)
        if self.render_mode == "ansi":
            return told
        print(told)
        return None


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # it has no types
    """A table with an agent at each seat: `seat_0`, `seat_1` and so on.

    `seats` and `options` are the title's. `reward` is "result" or "score" and is given at the end.
    `flat` observes one vector instead of several arrays. `max_steps` cuts a game short after so
    many answers. An `illegal` action is an error, or replaced by a legal one at "random".
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo wants a plain attribute
        "name": "chronotable_v1",
        "render_modes": [*RENDER_MODES],
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        *,
        reward: str = "result",
        flat: bool = False,
        max_steps: int | None = None,
        illegal: str = "error",
        render_mode: str | None = None,
        render_seat: int | None = None,
    ) -> None:
        super().__init__()
        self.terms = terms = Terms(game, seats, options, reward, flat, render_mode, illegal)
        self.metadata = {**self.metadata, "name": f"chronotable_{game}_v1"}
        self.render_mode = render_mode
        self.render_seat = render_seat
        self.possible_agents = [*terms.agents]
        self.agents: list[str] = []
        self.max_steps = max_steps
        self.keys = terms.keys
        self.action_spaces = {
            agent: spaces.Discrete(len(self.keys)) for agent in self.possible_agents
        }
        mask = len(self.keys)
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": terms.space(), "action_mask": spaces.MultiBinary(mask)}
            )
            for agent in self.possible_agents
        }
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Random()
        self._luck = Random()

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed deals the same; without one, the last leads to the next."""
        if seed is not None:
            self._seeds.seed(seed)
        dealt = self._seeds.getrandbits(64)
        self.match = self.terms.begin(dealt)
        self._luck.seed(dealt)
        agents = self.possible_agents
        self.agents = [*agents]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self._over = False
        self._steps = 0
        self.agent_selection = agents[self.match.pending[0].seat]

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked, with the number of an option's key."""
        if self._over:
            self._was_dead_step(action)
            return
        match = self.match
        self.terms.answer(match, match.pending[0], action, self._luck)
        self._steps += 1
        pending = match.pending
        if pending and self._steps != self.max_steps:
            self.agent_selection = self.possible_agents[pending[0].seat]
        else:
            self._end()

    def _end(self) -> None:
        self._over = True
        result = self.match.result
        if result is None:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.terms.reward(result), strict=True))
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        match = self.match
        return {
            "observation": self.terms.seen(match, seat),
            "action_mask": self.mask(seat),
        }

    def mask(self, seat: int) -> Mask:
        """What is legal for a seat: nothing, unless it is its turn to answer."""
        asked = self.match.pending
        turn = bool(asked) and asked[0].seat == seat and not self._over
        return self.terms.encoder.mask(asked[0] if turn else None)

    def view(self, agent: str) -> Json:
        """Exactly what an agent may know, as JSON-able data."""
        return self.match.view(self._seats[agent])

    def render(self) -> NDArray[np.uint8] | str | None:
        return self.terms.render(self.match, self.render_seat)

    def close(self) -> None:
        """Nothing is left open."""


def _one_of(name: str, given: Any, known: tuple[Any, ...]) -> Any:
    if given not in known:
        raise BadOption(f"{name} cannot be {given!r}: expected {listed([str(it) for it in known])}")
    return given
