"""Search: trying answers out in imagined worlds. The levels novice and skilled.

Both think in the same way: answer on a fork of a world that looks like the view, play on for
a little, ask a value how good that is. The novice looks to the end of the action, in one
world. The skilled player lets the better answers race: each is played out until it is its
turn again, everybody answering what looks best at a glance, in the same worlds with the same
luck; whoever cannot be the best any more drops out, and the race ends when one is left.
Where a title has a better value than the novice's, the skilled player judges by that.

Work is counted in nodes, so that the same view, question and seed give the same answer on
every machine; the clock only stops a machine that is too slow for its budget.
"""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from hashlib import blake2b
from math import sqrt
from random import Random
from time import perf_counter, thread_time
from typing import Any, NamedTuple

from chronotable.agents.values import Pointless, Value
from chronotable.kernel.decision import Decision
from chronotable.kernel.errors import BadView, EndlessRules
from chronotable.kernel.game import Game
from chronotable.kernel.json import Json
from chronotable.kernel.match import Match

WIN = 1000.0
_MOST_LEAD = 100.0
_FORK = 2  # nodes that a fork costs, and one for each answer that it gives
_LOOK_AT_CLOCK = 20  # nodes between two looks
_LONGEST_ROUND = 30  # actions
_LONGEST_ACTION = 60  # answers; whoever goes round in circles is judged where they stand
_TRIED_AGAIN = 3  # of the answers that a player in a play-out has tried before

# When a race is decided.
_WORLDS_OF_DOUBT = 2  # how many worlds it takes to learn how much they differ
_ENOUGH_WINS = 4  # worlds in which an answer has won, and none in which it has not
_SURE = 1.3  # standard deviations
_HOPELESS = 2  # an answer this many times the doubt behind at first sight does not race
_ALIKE = 0.4  # answers that differ by less, in points, are as good as each other
_WHIM = 0.125  # how often anything is tried in a game that goes in circles


class Level(NamedTuple):
    """How an agent thinks, and how much of it.

    Every answer gets `glances` (the rest of the action left to luck); the best `wide` of them
    get `looks` (the action played out); the best `far` race each other to the next turn, in
    one world after another, until only one of them can be the best.
    """

    worlds: int
    glances: int
    looks: int
    wide: int
    far: int
    nodes: int
    seconds: float
    tries: int  # to imagine a world
    doubt: float = 3.0  # how much two answers may differ from world to world, in points
    shrewd: bool = False  # judges by the better value of a title that has two

    def for_title(self, pace: float, doubt: float, effort: int) -> Level:
        """The same for a title whose nodes take so much longer, and which is so fickle.

        Only a level that races answers makes an effort: more worlds, and nodes to play them out.
        """
        effort = effort if self.far else 1
        nodes = int(self.nodes * effort / pace)
        return self._replace(worlds=self.worlds * effort, nodes=nodes, doubt=doubt)


NOVICE = Level(worlds=1, glances=1, looks=1, wide=6, far=0, nodes=300, seconds=0.015, tries=6)
SKILLED = Level(
    worlds=12,
    glances=2,
    looks=0,
    wide=6,
    far=6,
    nodes=2_400,
    seconds=0.9,
    tries=60,
    shrewd=True,
)


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

    __slots__ = ("budget", "luck", "pointless", "value")

    def __init__(self, value: Value, budget: Budget, pointless: Pointless | None) -> None:
        self.value = value
        self.budget = budget
        self.pointless = pointless
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

    def judge(self, match: Match, seat: int) -> float:
        """How good a position is for a seat; who wins or loses does so by as much as can be."""
        self.budget.spend(1)
        result = match.result
        if result is None:
            return self.value(match.state, seat)
        others = [score for other, score in enumerate(result.scores) if other != seat]
        lead = max(-_MOST_LEAD, min(_MOST_LEAD, result.scores[seat] - max(others, default=0)))
        won = seat in result.winners
        return lead + (WIN / len(result.winners) if won else -WIN)

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

    def go_on(self, match: Match) -> None:
        """Finish the action, everybody answering what looks best to them."""
        steps = 0
        while not self.is_settled(match) and steps < _LONGEST_ACTION:
            decision = match.pending[0]
            index = self.one_ply(match, decision)
            self.budget.spend(1)
            match.answer(decision.seat, index)
            steps += 1

    def look(self, match: Match, seat: int, index: int) -> float:
        """What an answer comes to at the end of the action."""
        fork = self.tried(match, seat, index)
        self.go_on(fork)
        return self.judge(fork, seat)

    def play_out(self, match: Match, seat: int, index: int, mine: Habits, theirs: Habits) -> float:
        """What an answer comes to when the seat is asked again after others had their turn."""
        fork = self.tried(match, seat, index)
        others = fork.seats == 1  # a lone player is always asked next
        actions = steps = 0
        while not fork.over and actions < _LONGEST_ROUND and steps < _LONGEST_ACTION:
            steps += 1
            if fork.at_boundary:
                steps = 0
                actions += 1
                asked = [decision.seat for decision in fork.pending]
                if others and seat in asked:
                    break
                others = others or seat not in asked
            decision = fork.pending[0]
            answer = self.one_ply(fork, decision, mine if decision.seat == seat else theirs)
            self.budget.spend(1)
            fork.answer(decision.seat, answer)
        return self.judge(fork, seat)


class Hopes:
    """What each answer came to in the worlds seen so far, the same worlds for all of them."""

    __slots__ = ("_doubt", "_found", "_sums", "order")

    def __init__(self, order: list[int], doubt: float) -> None:
        self.order = order  # the best answer first
        self._doubt = doubt
        self.forget()

    def keep(self, answers: Sequence[int]) -> None:
        """Look at no others."""
        self.order = [index for index in self.order if index in answers]
        self.forget()

    def forget(self) -> None:
        """Look at the answers afresh, in a better way, from the order they are in."""
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
        won = self._sums[self.order[0]] >= (WIN - _MOST_LEAD) * worlds
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
        return _SURE * error - lead > _ALIKE


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
    ) -> None:
        self.game = game
        self.value = value
        self.level = level
        self.seed = Random().getrandbits(64) if seed is None else seed
        self._drags_on = drags_on
        self._pointless = pointless

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
        hopes = Hopes(order, self.level.doubt)
        lookahead = Lookahead(self.value, budget, self._pointless)
        with suppress(Spent, EndlessRules):
            worlds = Worlds(self.game, view, self.level, budget, luck)
            hopes.keep(lookahead.sensible(worlds[0][0], decision))
            self._think(lookahead, worlds, decision.seat, hopes)
        return hopes.order[0]

    def _luck(self, view: Json, keys: Sequence[str]) -> Random:
        """Luck that depends on what the agent is shown and on its seed, on nothing else."""
        shown = json.dumps([self.seed, view, keys], sort_keys=True)
        return Random(blake2b(shown.encode(), digest_size=16).digest())

    def _think(self, lookahead: Lookahead, worlds: Worlds, seat: int, hopes: Hopes) -> None:
        """Look at all answers quickly, then at the better ones more closely."""
        level = self.level
        for number in range(level.glances):
            self._compare(lookahead, lookahead.glance, worlds[number], seat, hopes, hopes.order)
        hopes.forget()
        for number in range(level.looks):
            best = hopes.order[: level.wide]
            self._compare(lookahead, lookahead.look, worlds[number], seat, hopes, best)
        if not level.far:
            return
        racing = hopes.hopeful(level.far)
        hopes.forget()
        self._race(lookahead, worlds, seat, hopes, racing)

    def _race(
        self, lookahead: Lookahead, worlds: Worlds, seat: int, hopes: Hopes, racing: list[int]
    ) -> None:
        """Play the better answers out; an answer that cannot win any more on average drops out."""
        mine, theirs = {index: Habits() for index in racing}, Habits()

        def play_out(match: Match, seat: int, index: int) -> float:
            return lookahead.play_out(match, seat, index, mine[index], theirs)

        for number in range(len(worlds)):
            if len(racing) == 1 or hopes.wins:
                return
            self._compare(lookahead, play_out, worlds[number], seat, hopes, racing)
            racing = hopes.still_racing()

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
