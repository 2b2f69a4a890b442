"""A training run: generation after generation, kept in a folder so that it can be gone on with."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from itertools import cycle, islice
from pathlib import Path
from random import Random
from time import time
from typing import Any, NamedTuple

from chronotable.agents.learned import Features, Weights
from chronotable.agents.values import values_of
from chronotable.games import load
from chronotable.kernel.errors import BadOption, BadRecord
from chronotable.kernel.match import Match
from chronotable.simulation.executors import as_they_end
from chronotable.training.fitting import Model, first_model, fit
from chronotable.training.selfplay import GameToPlay, Learnt, known, play
from chronotable.training.trial import Bout, Verdict, fight, judged

_REMEMBERED = 6  # generations that are learnt from
_KEPT = 0.35  # of the positions of a game
_WHIMS = 0.12  # by how much a feature of ordinary spread may move the odds
_CALM = 4  # every fourth game is played without whims
_STATE = "training.json"
_BATCH = 10  # pairs of a trial
_TRIAL_SEEDS = 1 << 40  # games of trials share no seed with those learnt from

Progress = Callable[[str, int, int], None]  # what is done, how much of it, of how much


class TrainingPlan(NamedTuple):
    """What a run is made of; two runs of the same plan find the same weights."""

    game: str
    seed: int
    games: int  # to learn from, in each generation
    pairs: int  # of a trial at the most


@dataclass(frozen=True)
class Generation:
    """What came of one generation."""

    number: int
    games: int
    score: float  # a seat's mean score
    answers: float  # mean length of a game
    surprise: float  # how badly the fitted weights explain the games
    pairs: int
    share: float
    champion: bool
    seconds: float


class Training:
    """A run in a folder. What is there of the same plan is gone on with."""

    def __init__(self, plan: TrainingPlan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.game = load(plan.game)
        values = values_of(plan.game)
        if values.features is None or values.worths_for(shrewd=True) is None:
            raise BadOption(f"{plan.game} names no features to learn from").saying(
                "error-train-features", game=plan.game
            )
        self.features: Features = known(values)[0]
        self.history: list[Generation] = []
        self._model: Model | None = None
        self._games: list[list[Learnt]] = []
        self._resume()

    # The folder.

    def _resume(self) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            told = json.loads((self.folder / _STATE).read_text("utf-8"))
        except FileNotFoundError:
            return
        except (OSError, ValueError) as problem:
            raise BadRecord(f"{self.folder} holds no training run: {problem}").saying(
                "error-train-folder", folder=str(self.folder)
            ) from None
        if told["terms"] != self._terms():
            raise BadRecord(
                f"{self.folder} holds a run of other terms: {json.dumps(told['terms'])}"
            ).saying("error-other-results", file=str(self.folder))
        self.history = [Generation(**each) for each in told["generations"]]
        self._model = self._unpickled("model")
        first = max(0, len(self.history) - _REMEMBERED)
        self._games = [self._unpickled(f"games-{n}") for n in range(first, len(self.history))]

    def _terms(self) -> dict[str, Any]:
        names = len(self.features.names)
        return {**self.plan._asdict(), "rules": self.game.version, "features": names}

    def _unpickled(self, name: str) -> Any:
        return pickle.loads((self.folder / f"{name}.pickle").read_bytes())

    def _pickle(self, name: str, what: object) -> None:
        fresh = self.folder / f"{name}.new"
        fresh.write_bytes(pickle.dumps(what))
        fresh.replace(self.folder / f"{name}.pickle")

    def _keep(self, games: list[Learnt]) -> None:
        """Write everything down; the state last, so that a torn generation is played anew."""
        number = len(self.history) - 1
        self._pickle(f"games-{number}", games)
        self._pickle("model", self._model)
        (self.folder / f"games-{number - _REMEMBERED}.pickle").unlink(missing_ok=True)
        told = {"terms": self._terms(), "generations": [asdict(each) for each in self.history]}
        fresh = self.folder / f"{_STATE}.new"
        fresh.write_text(json.dumps(told, indent=1), "utf-8")
        fresh.replace(self.folder / _STATE)

    # What has been found.

    @property
    def bends(self) -> list[list[float]]:
        """The champion's weights, in points; at first there is nothing to add to those by hand."""
        if self._model is None:
            return [[0.0, 0.0, 0.0] for _ in self.features.names]
        return self._model.in_points(self.features.stages)

    def weights(self, command: str) -> Weights:
        """The champion, with what it takes to find it again."""
        made = {
            "command": command,
            "seed": self.plan.seed,
            "generations": len(self.history),
            "games": sum([each.games + 2 * each.pairs for each in self.history]),
        }
        bends = tuple(map(tuple, self.bends))
        return Weights(self.plan.game, self.game.version, self.features.names, bends, made)

    # One generation.

    def go_on(self, executor: Executor, ahead: int, progress: Progress) -> Generation:
        """Play, fit, try, and keep what came of it."""
        started, number = time(), len(self.history)
        games = self._play(executor, ahead, number, progress)
        if self._model is None:
            self._model = first_model(games, self.features.stages)
        self._games = [*self._games, games][-_REMEMBERED:]
        found, surprise = fit(
            self._model, [game for one in self._games for game in one], self.features.stages
        )
        verdict = self._try(executor, ahead, number, found, progress)
        if verdict.better:
            self._model = found
        scores = [score for game in games for score in game.scores]
        generation = Generation(
            number=number,
            games=len(games),
            score=sum(scores) / len(scores),
            answers=sum([game.answers for game in games]) / len(games),
            surprise=surprise,
            pairs=verdict.pairs,
            share=verdict.share,
            champion=bool(verdict.better),
            seconds=time() - started,
        )
        self.history.append(generation)
        self._keep(games)
        return generation

    def _play(
        self, executor: Executor, ahead: int, number: int, progress: Progress
    ) -> list[Learnt]:
        found: dict[int, Learnt | None] = {}
        progress("play", 0, self.plan.games)
        for lesson, learnt in as_they_end(executor, play, self._lessons(number), ahead):
            found[lesson.seed] = learnt
            progress("play", len(found), self.plan.games)
        # In the order of their seeds, whoever finished first: the same plan finds the same.
        return [each for _, each in sorted(found.items()) if each is not None]

    def _lessons(self, generation: int) -> Iterator[GameToPlay]:
        bends, luck = self.bends, Random(f"{self.plan.seed} {generation}")
        tables = islice(cycle(tables_of(self.plan.game)), self.plan.games)
        calm = [0.0] * len(bends)
        whims = self._whims() if generation else calm
        for number, (seats, options) in enumerate(tables):
            seed = luck.getrandbits(39) << 1 | 1
            own = calm if number % _CALM == 0 else whims
            yield GameToPlay(self.plan.game, seats, options, seed, bends, own, _KEPT)

    def _whims(self) -> list[float]:
        assert self._model is not None
        odds = max(0.02, float(self._model.odds[0]))
        return [_WHIMS / odds / float(spread) for spread in self._model.spread]

    def _try(
        self, executor: Executor, ahead: int, number: int, found: Model, progress: Progress
    ) -> Verdict:
        """Mirrored games against the champion, until it is clear who is better."""
        new, old = found.in_points(self.features.stages), self.bends
        bouts = [
            Bout(self.plan.game, _TRIAL_SEEDS + 10_000 * number + pair, new, old)
            for pair in range(self.plan.pairs)
        ]
        shares: list[float] = []
        verdict = judged(shares)
        progress("try", 0, self.plan.pairs)
        # Whole batches, in order: any number of workers then decides alike.
        for first in range(0, len(bouts), _BATCH):
            batch = bouts[first : first + _BATCH]
            ended = {bout.seed: won for bout, won in as_they_end(executor, fight, batch, ahead)}
            shares += [ended[bout.seed] for bout in batch]
            verdict = judged(shares)
            progress("try", len(shares), self.plan.pairs)
            if verdict.better is not None:
                break
        return verdict


def tables_of(game: str) -> list[tuple[int, Mapping[str, str]]]:
    """The tables at which a title is learnt: half of them plain ones for two, others all else."""
    title = load(game)
    least, most = title.info.seats
    plain: Mapping[str, str] = {}
    two = max(2, least)
    tables: list[tuple[int, Mapping[str, str]]] = []
    others = [(seats, plain) for seats in range(least, most + 1) if seats != two]
    options = [
        (seats, {name: value})
        for name, setting in title.info.options.items()
        for value in setting.choices
        if value != setting.default
        for seats in range(least, most + 1)
        if allowed(game, seats, {name: value})
    ]
    varied = [table for pair in zip(cycle(others or [(two, plain)]), options) for table in pair]
    for table in varied or others or [(two, plain)]:
        tables += [(two, plain), table]
    return tables


def allowed(game: str, seats: int, options: Mapping[str, str]) -> bool:
    """Whether a table of so many seats can be laid with these options."""
    try:
        Match.begin(load(game), seats, 1, dict(options))
    except BadOption:
        return False
    return True
