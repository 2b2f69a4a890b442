"""A race of answers: what each has come to in the same worlds, and which may still be the best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any

from chronotable.agents.levels import Level
from chronotable.agents.lookahead import MOST_LEAD, WIN, Budget, Spent
from chronotable.kernel.errors import BadView
from chronotable.kernel.game import Game
from chronotable.kernel.json import Json
from chronotable.kernel.match import Match

# When a race is decided.
_WORLDS_OF_DOUBT = 2  # how many worlds it takes to learn how much they differ
_ENOUGH_WINS = 4  # worlds in which an answer has won, and none in which it has not
_HOPELESS = 2  # an answer this many times the doubt behind at first sight does not race
_ALIKE = 0.4  # answers that differ by less, in points, are as good as each other


class Hopes:
    """What each answer came to in the worlds seen so far, the same worlds for all of them."""

    __slots__ = ("_doubt", "_found", "_sums", "_sure", "_win", "order")

    def __init__(self, order: list[int], doubt: float, sure: float) -> None:
        self.order = order  # the best answer first
        self._sure = sure
        self.forget(doubt)

    def keep(self, answers: Sequence[int]) -> None:
        """Look at no others."""
        self.order = [index for index in self.order if index in answers]
        self.forget(self._doubt)

    def forget(self, doubt: float, win: float = WIN - MOST_LEAD) -> None:
        """Look at the answers afresh, in a better way, from the order they are in.

        `doubt` is how much two answers may differ from world to world in what is found now, and
        `win` what is found at least where somebody wins.
        """
        self._doubt, self._win = doubt, win
        self._sums = dict.fromkeys(self.order, 0.0)
        self._found: list[Mapping[int, float]] = []

    @property
    def fresh(self) -> bool:
        """Whether nothing is known yet of how the answers compare."""
        return not self._found

    def add(self, found: Mapping[int, float]) -> None:
        """Add what was found in one world; answers that were not looked at fall behind."""
        self._found.append(found)
        for index, hope in found.items():
            self._sums[index] += hope
        seen = sorted(found, key=self._sums.__getitem__, reverse=True)
        self.order = [*seen, *[index for index in self.order if index not in found]]

    @property
    def wins(self) -> bool:
        """Whether the best answer has won in every one of several worlds."""
        worlds = len(self._found)
        won = self._sums[self.order[0]] >= self._win * worlds
        return won and worlds >= _ENOUGH_WINS

    def hopeful(self, most: int) -> list[int]:
        """The best answers, and not more of them, as far as they are near the very best."""
        least = self._sums[self.order[0]] - _HOPELESS * self._doubt * len(self._found)
        return [index for index in self.order[:most] if self._sums[index] >= least]

    def still_racing(self) -> list[int]:
        """The best answer of the latest world on, and those that could still be better."""
        first, *others = self.order[: len(self._found[-1])]
        return [first, *[index for index in others if self._may_win(index)]]

    def _may_win(self, index: int) -> bool:
        """Whether an answer could be better than the best one by more than a trifle."""
        best, worlds = self.order[0], len(self._found)
        leads = [found[best] - found[index] for found in self._found]
        lead = sum(leads) / worlds
        spread = sum([(one - lead) ** 2 for one in leads]) + _WORLDS_OF_DOUBT * self._doubt**2
        error = sqrt(spread / (worlds - 1 + _WORLDS_OF_DOUBT) / worlds)
        return self._sure * error - lead > _ALIKE


class Worlds:
    """Imagined worlds, dealt when they are first looked at, each with luck of its own."""

    def __init__(
        self, game: Game[Any], view: Json, level: Level, budget: Budget, luck: Random
    ) -> None:
        self._game = game
        self._view = view
        self._level = level
        self._budget = budget
        self._seeds = [(luck.getrandbits(128), luck.getrandbits(64)) for _ in range(level.worlds)]
        self._dealt: list[Match] = []

    def __len__(self) -> int:
        return len(self._seeds)

    def __getitem__(self, number: int) -> tuple[Match, int]:
        """A world and the seed of its luck; Spent if it cannot be found in time."""
        while len(self._dealt) <= number:
            self._budget.check_clock()
            seed = self._seeds[len(self._dealt)][0]
            try:
                world = self._game.imagine(self._view, seed, tries=self._level.tries)
            except BadView:
                raise Spent from None
            self._dealt.append(world)
        return self._dealt[number], self._seeds[number][1]
