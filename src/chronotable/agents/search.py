"""Search: trying answers out in imagined worlds. The levels novice, skilled and expert.

All think in the same way: answer on a fork of a world that looks like the view, play on for
a little, ask a value how good that is. The novice looks to the end of the action, in one
world. The skilled player lets the better answers race: each is played out until it is its
turn again, everybody answering what looks best at a glance, in the same worlds with the same
luck; whoever cannot be the best any more drops out, and the race ends when one is left.
Where a title has a better value than the novice's, the skilled player judges by that. The expert
does the same for longer, as far ahead as the title says (`Values.farsight`), and judges by what
was learnt in many games, where a title brings that.

Work is counted in nodes, so that the same view, question and seed give the same answer on
every machine; the clock only stops a machine that is too slow for its budget.
"""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import blake2b
from random import Random
from typing import Any

from chronotable.agents.levels import Level
from chronotable.agents.lookahead import Budget, Habits, Lookahead, Spent
from chronotable.agents.racing import Hopes, Worlds
from chronotable.agents.thoughts import (
    Expectation,
    ExpectedMove,
    Outlook,
    Thought,
    best_first,
    clueless,
    ended,
)
from chronotable.agents.values import Foresight, PlayoutPlan, Pointless, Value, no_foresight
from chronotable.kernel.decision import Decision
from chronotable.kernel.errors import EndlessRules
from chronotable.kernel.game import Game
from chronotable.kernel.json import Json
from chronotable.kernel.match import Match

_DOUBT_OF_CHANCES = 6.0  # by how many percent two answers may differ from world to world
_SURE_WIN = 100.0  # percent
_TRIFLE = 0.01  # percent for a point
_WHIM = 0.125  # how often anything is tried in a game that goes in circles
_TRUST = 2  # what instinct says of an answer counts as much as so many worlds
_DISLIKE = 3.0  # points: no answer is thought to be further behind by instinct alone


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Nobody tidies up in the midst of a thought: that alone may take 20 milliseconds."""
    tidying = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if tidying:
            gc.enable()


Look = Callable[[Match, int, int], float]


class SearchAgent:
    """Answers by looking ahead in imagined worlds; any legal answer where it cannot."""

    def __init__(
        self,
        game: Game[Any],
        value: Value,
        level: Level,
        seed: int | None = None,
        drags_on: Callable[[Json], bool] | None = None,
        pointless: Pointless | None = None,
        outlook: Foresight = no_foresight,
        plan: PlayoutPlan | None = None,
        *,
        points_tell: bool = True,
    ) -> None:
        self.game = game
        self.value = value
        self.outlook = outlook
        self.level = level
        self.seed = Random().getrandbits(64) if seed is None else seed
        self._drags_on = drags_on
        self._pointless = pointless
        self._plan = plan if level.far else None  # who does not play answers out needs none
        self._points_tell = points_tell

    def choose(self, view: Json | None, decision: Decision[Any]) -> str:
        keys = decision.options.keys()
        if len(keys) == 1 or view is None:
            return keys[0]
        with _undisturbed():
            return keys[self._best(view, decision, keys)]

    def _best(self, view: Json, decision: Decision[Any], keys: Sequence[str]) -> int:
        """The index of the best answer found within the budget."""
        budget = Budget(self.level)
        luck = self._luck(view, keys)
        order: list[int] = [*range(len(keys))]
        luck.shuffle(order)  # a guess, should no world be found
        if self._drags_on and self._drags_on(view["table"]) and luck.random() < _WHIM:
            return order[0]
        hopes = Hopes(order, self.level.doubt, self.level.farsight.sure)
        lookahead = self._lookahead(budget)
        with suppress(Spent, EndlessRules):
            worlds = Worlds(self.game, view, self.level, budget, luck)
            hopes.keep(lookahead.sensible(worlds[0][0], decision))
            if self._plan is not None:
                self._sort_by_instinct(
                    lookahead, self._plan, worlds[0][0], decision.seat, view, hopes
                )
            self._think(lookahead, worlds, decision.seat, hopes, keys)
        return hopes.order[0]

    def _lookahead(self, budget: Budget) -> Lookahead:
        return Lookahead(
            self.value, budget, self._pointless, self._plan, points_tell=self._points_tell
        )

    def thoughts(self, view: Json | None, decision: Decision[Any]) -> tuple[Thought, ...]:
        """What comes of each answer, the best one first; it takes about as long as answering."""
        assert view is not None, "a searching agent reads the view"
        with _undisturbed():
            return self._expect(view, decision)

    def _expect(self, view: Json, decision: Decision[Any]) -> tuple[Thought, ...]:
        seat, keys = decision.seat, decision.options.keys()
        level = self.level.with_room_for(len(keys))
        budget = Budget(level)
        lookahead = self._lookahead(budget)
        worlds = Worlds(self.game, view, level, budget, self._luck(view, keys))
        found = {index: Expectation(key, seat) for index, key in enumerate(keys)}
        try:
            # At a glance, so that something is known of every answer; a plan tells nothing sooner.
            for index in found:
                self._try(lookahead, worlds[0], seat, found, index, far=self._plan is not None)
        except (Spent, EndlessRules):
            return clueless(decision, view["seats"])
        order = sorted(found, key=lambda index: -found[index].thought().wins[seat])
        closer = {index: Expectation(keys[index], seat) for index in order[: level.wide]}
        with suppress(Spent, EndlessRules):
            for number in range(len(worlds)):
                for index in closer:
                    self._try(lookahead, worlds[number], seat, closer, index, far=level.far > 0)
        found |= {index: each for index, each in closer.items() if each.worlds}
        return best_first([each.thought() for each in found.values()], seat)

    def _try(
        self,
        lookahead: Lookahead,
        world: tuple[Match, int],
        seat: int,
        found: dict[int, Expectation],
        index: int,
        *,
        far: bool,
    ) -> None:
        """Play an answer out in a world, and add what it promises."""
        match, luck = world
        lookahead.luck = Random(luck)
        fork = lookahead.tried(match, seat, index)
        line: list[ExpectedMove] = []
        if far:
            turns, said = self.level.farsight.turns, found[index].key
            lookahead.play_on(fork, seat, Habits(), Habits(), turns, line, said)
        else:
            lookahead.go_on(fork, line)
        lookahead.budget.spend(1)
        found[index].add(self._outlook(fork), line)

    def _outlook(self, match: Match) -> Outlook:
        return ended(match) if match.over else self.outlook(match.state, match.seats)

    def _luck(self, view: Json, keys: Sequence[str]) -> Random:
        """Luck that depends on what the agent is shown and on its seed, on nothing else."""
        shown = json.dumps([self.seed, view, keys], sort_keys=True)
        return Random(blake2b(shown.encode(), digest_size=16).digest())

    def _think(
        self,
        lookahead: Lookahead,
        worlds: Worlds,
        seat: int,
        hopes: Hopes,
        keys: Sequence[str],
    ) -> None:
        """Look at all answers quickly, then at the better ones more closely."""
        level = self.level
        if self._plan is not None:
            self._race(lookahead, worlds, seat, hopes, hopes.order[: level.far], keys)
            return
        for number in range(level.glances):
            self._compare(lookahead, lookahead.glance, worlds[number], seat, hopes, hopes.order)
        hopes.forget(level.doubt)
        for number in range(level.looks):
            best = hopes.order[: level.wide]
            self._compare(lookahead, lookahead.look, worlds[number], seat, hopes, best)
        if not level.far:
            return
        racing = hopes.hopeful(level.far)
        if level.farsight.odds:
            hopes.forget(_DOUBT_OF_CHANCES, _SURE_WIN)
        else:
            hopes.forget(level.doubt)
        self._race(lookahead, worlds, seat, hopes, racing, keys)

    def _sort_by_instinct(
        self,
        lookahead: Lookahead,
        plan: PlayoutPlan,
        match: Match,
        seat: int,
        view: Json,
        hopes: Hopes,
    ) -> None:
        """Put what looks best to somebody of experience first."""
        decision = next(asked for asked in match.pending if asked.seat == seat)
        before = view["since"]["answers"] if view["since"] else []
        lookahead.budget.spend(1)
        told = plan.instinct(match.state, decision, before[-1] if before else "")
        if told is not None:
            best = max(told)
            guess = {index: max(told[index] - best, -_DISLIKE) for index in hopes.order}
            for _ in range(_TRUST):
                hopes.add(guess)

    def _race(
        self,
        lookahead: Lookahead,
        worlds: Worlds,
        seat: int,
        hopes: Hopes,
        racing: list[int],
        keys: Sequence[str],
    ) -> None:
        """Play the better answers out; an answer that cannot win any more on average drops out.

        They are judged each time that it is the seat's turn again: what is had sooner counts
        more often, and nothing is put off that can be had now.
        """
        mine, theirs = {index: Habits() for index in racing}, Habits()
        turns = self.level.farsight.turns

        def play_out(match: Match, seat: int, index: int) -> float:
            fork = lookahead.tried(match, seat, index)
            actions, hope, said = 0, 0.0, keys[index]
            for _ in range(turns):
                actions += lookahead.play_on(fork, seat, mine[index], theirs, said=said)
                hope += self._hope(lookahead, fork, seat, actions)
            return hope / turns

        for number in range(len(worlds)):
            if len(racing) == 1 or hopes.wins:
                return
            self._compare(lookahead, play_out, worlds[number], seat, hopes, racing)
            racing = hopes.still_racing()

    def _hope(self, lookahead: Lookahead, match: Match, seat: int, actions: int) -> float:
        """How good it is to stand here so many actions later."""
        points = lookahead.judge(match, seat, actions)
        if not self.level.farsight.odds:
            return points
        # Points tell only which of two answers of equal chances is better.
        return 100 * self._outlook(match).wins[seat] + _TRIFLE * points

    def _compare(
        self,
        lookahead: Lookahead,
        look: Look,
        world: tuple[Match, int],
        seat: int,
        hopes: Hopes,
        answers: Sequence[int],
    ) -> None:
        """Look at these answers in one more world, with the same luck for each of them.

        If the budget ends on the way, what was found counts only in the first world: later it
        would favour some answers over others.
        """
        match, luck = world
        found: dict[int, float] = {}
        try:
            for index in answers:
                lookahead.luck = Random(luck)
                found[index] = look(match, seat, index)
        finally:
            if len(found) == len(answers) or hopes.fresh:
                hopes.add(found)
