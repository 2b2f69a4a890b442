"""OpenSpiel: our titles as games that are found by name, once this module has been imported.

    import chronotable.envs.spiel
    game = pyspiel.load_game("python_chronotable_innovation(seats=2,deals=1000)")

Chance is one node at the root: which of so many deals is played. From there on our chance is a
seed and a counter, so nothing else is left open; whoever may not know the deal asks for another
world that looks the same, by `resample_from_infostate`, which is `game.imagine`.
"""

from __future__ import annotations

import json
import random
from typing import Any, Final

import numpy as np
import pyspiel

import chronotable as ct
from chronotable.envs.encoder import encoder_of
from chronotable.envs.rewards import by_result
from chronotable.games import infos, load
from chronotable.kernel.errors import BadOption
from chronotable.kernel.game import Game, Setting
from chronotable.kernel.match import Match

PREFIX: Final = "python_chronotable_"
DEALS: Final = 10_000
LONGEST: Final = 20_000  # answers; our longest games by random players have a few thousand


class HeldMatch:
    """A match inside a state: copied by forking it, and pickled as a record."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __deepcopy__(self, memo: object) -> HeldMatch:
        return HeldMatch(self.match.fork())

    def __reduce__(self) -> tuple[Any, ...]:
        return _held, (json.dumps(self.match.record()),)


def _held(record: str) -> HeldMatch:
    return HeldMatch(ct.replay(json.loads(record)))


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our titles with its seats and options."""

    def __init__(self, params: Any = None) -> None:
        self.title = self._title()
        info = self.title.info
        given = {**_parameters(self.title), **(params or {})}
        self.seats = int(given["seats"])
        self.deals = int(given["deals"])
        if self.deals < 1:
            raise BadOption(f"deals={self.deals}: expected at least 1")
        self.options = info.check_options({name: given[name] for name in info.options})
        self.title.check_table(info.check_seats(self.seats), self.options)
        self.encoder = encoder_of(info.name, self.seats)
        self.luck = random.Random(int(given["seed"]))
        chosen = {name: given[name] for name in _parameters(self.title)}
        super().__init__(_type_of(self.title), self._about(), chosen)

    def _title(self) -> Game[Any]:
        raise NotImplementedError

    def _about(self) -> pyspiel.GameInfo:
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.title.actions),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"an observer takes no parameters: {params}")
        return Observer(self)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A match under way, or the deal before it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: HeldMatch | None = None

    @property
    def match(self) -> Match:
        assert self.held is not None, "nothing has been dealt"
        return self.held.match

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        pending = self.match.pending
        return pending[0].seat if pending else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        number = self.get_game().encoder.actions
        return sorted(number[choice.key] for choice in self.match.pending[0].choices)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.held is None:
            self.held = HeldMatch(Match.begin(game.title, game.seats, action, game.options))
        else:
            match = self.match
            match.answer(match.pending[0].seat, game.title.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        key: str = self.get_game().title.actions[action]
        return key

    def is_terminal(self) -> bool:
        return self.held is not None and not self.match.pending

    def returns(self) -> list[float]:
        result = None if self.held is None else self.match.result
        return [0.0] * self.get_game().seats if result is None else by_result(result)

    def resample_from_infostate(self, player: int, sampler: Any = None) -> SpielState:
        """Another state in which this player sees the same; `sampler` gives numbers from 0 to 1."""
        game = self.get_game()
        seed = game.luck.getrandbits(64) if sampler is None else int(sampler() * (1 << 53))
        other = self.clone()
        other.held = HeldMatch(game.title.imagine(self.match.view(player), seed=seed))
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return (
            "not dealt" if self.held is None else f"{self.match.answers_given} {self.match.hash()}"
        )


class Observer:
    """What a player sees: the arrays of the encoder, and the view itself as text."""

    def __init__(self, game: SpielGame) -> None:
        self.encoder = game.encoder
        self.tensor = np.zeros(self.encoder.size, np.float32)
        self.dict: dict[str, Any] = {}
        first = 0
        for name, shape in self.encoder.shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[first : first + size].reshape(shape)
            first += size

    def set_from(self, state: SpielState, player: int) -> None:
        if state.held is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encoder.flat(state.match, max(player, 0))

    def string_from(self, state: SpielState, player: int) -> str:
        if state.held is None:
            return "not dealt"
        return json.dumps(state.match.view(player), sort_keys=True, separators=(",", ":"))


# Registering.


def _parameters(title: Game[Any]) -> dict[str, Any]:
    """What may be chosen, with its defaults."""
    settings: dict[str, Setting] = {**title.info.options}
    chosen = {name: setting.default for name, setting in settings.items()}
    return {"seats": max(2, title.info.seats[0]), "deals": DEALS, "seed": 0, **chosen}


def _type_of(title: Game[Any]) -> pyspiel.GameType:
    low, high = title.info.seats
    return pyspiel.GameType(
        short_name=f"{PREFIX}{title.info.name}",
        long_name=f"chronotable: {title.info.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(title),
    )


def register(name: str) -> None:
    """Make a title known to OpenSpiel as `python_chronotable_NAME`."""
    title = load(name)
    kind = type(f"{name.title()}Game", (SpielGame,), {"_title": lambda self: title})
    pyspiel.register_game(_type_of(title), kind)


for _name in infos():
    register(_name)
