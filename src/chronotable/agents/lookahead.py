"""Looking ahead: playing on in imagined worlds, within a budget, and judging what comes of it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any

from chronotable.agents.levels import Level
from chronotable.agents.thoughts import ExpectedMove
from chronotable.agents.values import PlayoutPlan, Pointless, Value
from chronotable.kernel.decision import Decision
from chronotable.kernel.match import Match

# A browser has one thread, and no clock of its own for it.
thread_time = getattr(time, "thread_time", perf_counter)

WIN = 1000.0
MOST_LEAD = 100.0
_FORK = 2  # nodes that a fork costs, and one for each answer that it gives
_LOOK_AT_CLOCK = 20  # nodes between two looks
_LONGEST_ROUND = 30  # actions
_LONGEST_ACTION = 60  # answers; whoever goes round in circles is judged where they stand
_LATER = 0.1  # points by which the same end is worse after an action more
_TRIED_AGAIN = 3  # of the answers that a player in a play-out has tried before
_BY_INSTINCT = 2  # nodes that an answer costs which is given by instinct
_LONGEST_PLAN = 1_000  # answers
_VICTORY = 10.0  # points that a victory is worth where the lead is planned for


class Spent(Exception):  # no error: the budget is used up
    """Enough thought."""


class Budget:
    """What may still be spent on a decision; the clock is that of the CPU, not of the wall.

    Wall time is much quicker to read, and CPU time never exceeds it: until the deadline has passed
    by the wall clock, the CPU clock need not be read.
    """

    __slots__ = ("_deadline", "_next_look", "_strikes", "left")

    def __init__(self, level: Level) -> None:
        self.left = level.nodes
        self._next_look = level.nodes - _LOOK_AT_CLOCK
        self._deadline = thread_time() + level.seconds
        self._strikes = perf_counter() + level.seconds

    def spend(self, nodes: int) -> None:
        """Take this many nodes; Spent if there are none, or no time."""
        self.left -= nodes
        if self.left < 0:
            raise Spent
        if self.left < self._next_look:
            self._next_look = self.left - _LOOK_AT_CLOCK
            self.check_clock()

    def check_clock(self) -> None:
        now = perf_counter()
        if now > self._strikes:
            left = self._deadline - thread_time()
            if left < 0:
                raise Spent
            self._strikes = now + left


class Habits:
    """What a player in a play-out has found of answers that came up before.

    An answer that was much worse than another in one world is not tried again in the next;
    one that was not on offer before always is.
    """

    __slots__ = ("_regrets",)

    def __init__(self) -> None:
        self._regrets: dict[tuple[str, str], float] = {}

    def worth_trying(self, decision: Decision[Any], sensible: Sequence[int]) -> list[int]:
        """Of these answers, the indices of new ones and of the best known ones."""
        prompt, regrets = decision.prompt, self._regrets
        fresh: list[int] = []
        known: list[tuple[float, int]] = []
        for index in sensible:
            regret = regrets.get((prompt, decision.choices[index].key))
            if regret is None:
                fresh.append(index)
            else:
                known.append((regret, index))
        known.sort()
        return [*fresh, *[index for _, index in known[:_TRIED_AGAIN]]]

    def note(self, decision: Decision[Any], tried: Sequence[int], hopes: Sequence[float]) -> None:
        """Remember how far each answer was from the best, the latest counting most."""
        best, regrets = max(hopes), self._regrets
        for index, hope in zip(tried, hopes, strict=True):
            key = (decision.prompt, decision.choices[index].key)
            regrets[key] = (best - hope + regrets.get(key, best - hope)) / 2


class Lookahead:
    """Plays on in imagined worlds, and judges what comes of it."""

    __slots__ = ("budget", "luck", "plan", "pointless", "points_tell", "value")

    def __init__(
        self,
        value: Value,
        budget: Budget,
        pointless: Pointless | None,
        plan: PlayoutPlan | None = None,
        *,
        points_tell: bool = True,
    ) -> None:
        self.value = value
        self.plan = plan
        self.budget = budget
        self.pointless = pointless
        self.points_tell = points_tell
        self.luck = Random(0)

    def sensible(self, match: Match, decision: Decision[Any]) -> list[int]:
        """The indices of the answers of which something would come; all of them if none would."""
        indices = [*range(len(decision.choices))]
        if self.pointless is None or not match.at_boundary:
            return indices
        state, seat, choices = match.state, decision.seat, decision.choices
        kept = [n for n in indices if not self.pointless(state, seat, choices[n].key)]
        return kept or indices

    def is_settled(self, match: Match) -> bool:
        """Whether an action is over: somebody has a choice that matters, or the game has ended."""
        if match.over or not match.at_boundary:
            return match.over
        return self.pointless is None or len(self.sensible(match, match.pending[0])) > 1

    def judge(self, match: Match, seat: int, actions: int = 0) -> float:
        """How good a position is for a seat, so many actions later.

        Who wins does so as soon as can be, who loses as late; where points tell how narrow that
        was, they count more.
        """
        self.budget.spend(1)
        result = match.result
        if result is None:
            return self.value(match.state, seat)
        lead = 0.0
        if self.points_tell:
            scores = result.scores if self.plan is None else self.plan.scores(match.state)
            others = [score for other, score in enumerate(scores) if other != seat]
            lead = max(-MOST_LEAD, min(MOST_LEAD, scores[seat] - max(others, default=0)))
        later = _LATER * min(actions, _LONGEST_ROUND)
        won = seat in result.winners
        # Who plans ahead also looks at games that go on, and points must mean the same in both.
        win = WIN if self.plan is None else _VICTORY
        return lead + (win / len(result.winners) - later if won else later - win)

    def tried(self, match: Match, seat: int, index: int) -> Match:
        """A fork on which the seat has given this answer."""
        self.budget.spend(_FORK + match.answers_since + 1)
        fork = match.fork()
        fork.answer(seat, index)
        return fork

    def stumble_on(self, match: Match) -> None:
        """Finish the action anyhow."""
        luck, steps = self.luck.random, 0
        while not self.is_settled(match) and steps < _LONGEST_ACTION:
            self.budget.spend(1)
            decision = match.pending[0]
            sensible = self.sensible(match, decision)
            match.answer(decision.seat, sensible[int(luck() * len(sensible))])
            steps += 1

    def glance(self, match: Match, seat: int, index: int) -> float:
        """What an answer may come to, everything after it being left to luck."""
        fork = self.tried(match, seat, index)
        self.stumble_on(fork)
        return self.judge(fork, seat)

    def one_ply(self, match: Match, decision: Decision[Any], habits: Habits | None = None) -> int:
        """The answer that looks best at a glance."""
        seat, tried = decision.seat, self.sensible(match, decision)
        if len(tried) == 1:
            return tried[0]
        if habits is None or len(tried) <= _TRIED_AGAIN:
            hopes = [self.glance(match, seat, index) for index in tried]
            return tried[hopes.index(max(hopes))]
        tried = habits.worth_trying(decision, tried)
        hopes = [self.glance(match, seat, index) for index in tried]
        habits.note(decision, tried, hopes)
        return tried[hopes.index(max(hopes))]

    def go_on(self, match: Match, line: list[ExpectedMove] | None = None) -> None:
        """Finish the action, everybody answering what looks best to them."""
        steps = 0
        while not self.is_settled(match) and steps < _LONGEST_ACTION:
            decision = match.pending[0]
            self._answer(match, decision, self.one_ply(match, decision), line)
            steps += 1

    def look(self, match: Match, seat: int, index: int) -> float:
        """What an answer comes to at the end of the action."""
        fork = self.tried(match, seat, index)
        self.go_on(fork)
        return self.judge(fork, seat)

    def play_on(
        self,
        match: Match,
        seat: int,
        mine: Habits,
        theirs: Habits,
        turns: int = 1,
        line: list[ExpectedMove] | None = None,
        said: str = "",
    ) -> int:
        """Play until the seat is asked again after others had their turn, so many times.

        Where a title is planned, play by instinct until its stage has grown by as much. Gives the
        number of actions that were begun on the way, where that is counted.
        """
        if self.plan is not None:
            self._play_by_instinct(match, self.plan, turns, {seat: said}, line)
            return 0
        others = match.seats == 1  # a lone player is always asked next
        actions = steps = 0
        while not match.over and actions < turns * _LONGEST_ROUND and steps < _LONGEST_ACTION:
            steps += 1
            if match.at_boundary:
                steps = 0
                actions += 1
                asked = [decision.seat for decision in match.pending]
                if others and seat in asked:
                    turns -= 1
                    if turns == 0:
                        break
                    others = match.seats == 1
                others = others or seat not in asked
            decision = match.pending[0]
            habits = mine if decision.seat == seat else theirs
            self._answer(match, decision, self.one_ply(match, decision, habits), line)
        return actions

    def _play_by_instinct(
        self,
        match: Match,
        plan: PlayoutPlan,
        stages: int,
        said: dict[int, str],
        line: list[ExpectedMove] | None,
    ) -> None:
        enough = plan.stage(match.state) + stages
        for _ in range(_LONGEST_PLAN):
            if match.over or (match.at_boundary and plan.stage(match.state) >= enough):
                return
            decision = match.pending[0]
            seat = decision.seat
            index = self.by_instinct(match, decision, plan, said.get(seat, ""))
            said[seat] = decision.choices[index].key
            self._answer(match, decision, index, line)

    def by_instinct(
        self, match: Match, decision: Decision[Any], plan: PlayoutPlan, said: str
    ) -> int:
        """What somebody of experience answers without trying anything."""
        choices = len(decision.choices)
        if choices == 1:
            return 0
        self.budget.spend(_BY_INSTINCT)
        hopes = plan.instinct(match.state, decision, said)
        if hopes is None:
            return int(self.luck.random() * choices)
        best = max(hopes)
        return hopes.index(best)

    def _answer(
        self, match: Match, decision: Decision[Any], index: int, line: list[ExpectedMove] | None
    ) -> None:
        self.budget.spend(1)
        if line is not None:
            line.append(ExpectedMove(decision.seat, decision.choices[index].key))
        match.answer(decision.seat, index)
