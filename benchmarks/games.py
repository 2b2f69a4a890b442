"""Kernel and titles: speed, forks, growth.

Times are CPU seconds of this one process, so a busy machine does not spoil them. Random
answers are given by index, as a simulation would.
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from time import process_time
from typing import Any

from benchmarks import reference
from benchmarks.figure import Figure, hold_of
from chronotable.compiled import why_plain
from chronotable.kernel.chance import Chance
from chronotable.kernel.decision import Decision, Word
from chronotable.kernel.effect import end
from chronotable.kernel.event import Log
from chronotable.kernel.facets import Rules
from chronotable.kernel.game import Game, GameInfo
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.kernel.result import Result
from chronotable.kernel.serial import ByKey

GROWTH, SEATS, MEMORY = 1.2, 1.3, 200.0
_TURNS = 8  # of a title and the reference, while both are measured
_SHOWN = (0, 1, 2, 5)  # how many are shown the table after every answer


# The kernel alone.


@dataclass(slots=True)
class _Nothing:
    """The state of a game in which nothing happens."""

    chance: Chance
    asked: int = 0

    def copy(self) -> _Nothing:
        return _Nothing(self.chance.copy(), self.asked)


_LENGTH = 1000
_WORDS = (Word("this"), Word("that"))


def _nothings(*, boundaries: bool) -> Game[_Nothing]:
    """A game that asks for nothing and does nothing, to see what asking costs."""

    def setup(seats: int, options: Mapping[str, str], chance: Chance) -> _Nothing:
        return _Nothing(chance)

    async def play(state: _Nothing, log: Log | None) -> None:
        while state.asked < _LENGTH:
            await Decision(0, "nothing", _WORDS, boundary=boundaries or not state.asked)
            state.asked += 1
        end(Result((0,), (0,), "over"))

    rules = Rules("1", ("this", "that"), setup, play)
    return Game(GameInfo("nothing", "Nothing", (1, 1)), rules, serial=ByKey(_Nothing))


def kernel() -> Iterator[Figure]:
    """What questions, forks and replays cost when the rules themselves cost nothing."""
    game = _nothings(boundaries=True)
    spent = _best(partial(_play_nothing, game))
    said = Message("bench-question-boundary")
    yield Figure("question and answer at a boundary", said, 1e6 * spent / _LENGTH, "us")
    game = _nothings(boundaries=False)
    spent = _best(partial(_play_nothing, game))
    said = Message("bench-question-midway")
    yield Figure("question and answer in mid-effect", said, 1e6 * spent / _LENGTH, "us")
    match = Match.begin(_nothings(boundaries=True), 1, 1)
    match.answer(0, 0)
    spent = _each(lambda: _ready(match))
    said = Message("bench-fork-boundary")
    yield Figure("fork at a boundary, ready to answer", said, 1e6 * spent, "us")
    spent = _each(lambda: _answered(match))
    said = Message("bench-fork-boundary-answer")
    yield Figure("fork at a boundary and its first answer", said, 1e6 * spent, "us")
    game = _nothings(boundaries=False)
    match = Match.begin(game, 1, 1)
    match.listen()
    for _ in range(_LENGTH - 1):
        match.answer(0, 0)
    spent = _each(lambda: match.fork().state, 50)
    said = Message("bench-replayed")
    yield Figure("replayed answer", said, 1e6 * spent / (_LENGTH - 1), "us")
    record = match.record()
    spent = _each(lambda: Match.replay(game, record), 50)
    said = Message("bench-record")
    yield Figure("answer of a record, checked", said, 1e6 * spent / (_LENGTH - 1), "us")
    spent = _each(lambda: Chance(7).shuffle(list(range(105))), 300)
    yield Figure("shuffle of 105 cards", Message("bench-shuffle"), 1e6 * spent, "us")


def _play_nothing(game: Game[Any]) -> None:
    _play_out(Match.begin(game, 1, 1), Random(1))


def _ready(match: Match) -> None:
    assert match.fork().pending


def _answered(match: Match) -> None:
    fork = match.fork()
    fork.answer(fork.pending[0].seat, 0)


# A title.


def title(game: Game[Any]) -> Iterator[Figure]:
    """Decisions per second, forks, views, growth and memory of one title."""
    hold = hold_of(game.info, native=not why_plain(game.info.name))
    low, high = game.info.seats
    gc.collect()
    gc.freeze()  # what is loaded by now stays: the collector need not look at it again
    speeds: dict[int, float] = {}
    for seats in range(low, high + 1):
        chess = reference.chess()
        per_game, speeds[seats] = _speed(game, seats, chess)
        said = Message("bench-games", {"seats": seats})
        yield Figure(f"random games, {seats} seats", said, per_game, "/s")
        yield Figure(
            f"decisions, {seats} seats",
            Message("bench-decisions", {"seats": seats}),
            speeds[seats],
            "/s",
            hold.decisions,
            more_is_better=True,
        )
        if chess is not None:
            said = Message("bench-reference")
            yield Figure("decisions of the reference", said, chess.speed, "/s")
            said = Message("bench-over-reference", {"seats": seats})
            ratio = speeds[seats] / chess.speed
            figure = Figure(f"decisions, {seats} seats, over the reference", said, ratio, "x")
            yield figure._replace(hold=hold.over_reference, more_is_better=True)
    if low < high and high >= 4:
        base = 2 if low <= 2 else low
        said = Message("bench-seats")
        yield Figure("4 seats over 2, per decision", said, speeds[base] / speeds[4], "x", SEATS)
    quarters = _quarters(game)
    for number, spent in enumerate(quarters, start=1):
        said = Message("bench-quarter", {"number": number})
        yield Figure(f"decision in quarter {number} of a game", said, 1e6 * spent, "us")
    said, growth = Message("bench-growth"), quarters[-1] / quarters[0]
    yield Figure("last quarter over first, per decision", said, growth, "x", GROWTH)
    for shown in _SHOWN:
        said = Message("bench-shown", {"count": shown})
        name = f"decision, listening, shown to {shown}"
        yield Figure(name, said, 1e6 * _listening(game, shown), "us")
    resting, midway = _positions(game)
    spent = sum(_each(partial(_ready, m), 20) for m in resting) / len(resting)
    said = Message("bench-fork-boundary")
    yield Figure("fork at a boundary, ready to answer", said, 1e6 * spent, "us", hold.fork)
    if midway:
        spent = sum(_each(partial(_ready, m), 20) for m in midway) / len(midway)
        said = Message("bench-fork-midway")
        figure = Figure("fork in mid-effect, ready to answer", said, 1e6 * spent, "us")
        yield figure._replace(hold=hold.fork_midway)
    spent = sum(_each(partial(_answered, m), 20) for m in resting) / len(resting)
    said = Message("bench-fork-boundary-answer")
    figure = Figure("fork at a boundary and its first answer", said, 1e6 * spent, "us")
    yield figure._replace(hold=hold.first_answer)
    if midway:
        spent = sum(_each(partial(_answered, m), 20) for m in midway) / len(midway)
        said = Message("bench-fork-midway-answer")
        figure = Figure("fork in mid-effect and its first answer", said, 1e6 * spent, "us")
        yield figure._replace(hold=hold.first_answer_midway)
    views = resting + midway
    spent = sum(_each(partial(m.view, 0), 5) for m in views) / len(views)
    said = Message("bench-view")
    yield Figure("view for a seat", said, 1e6 * spent, "us", hold.view)
    seen = [(game, m.view(m.pending[0].seat)) for m in views]
    spent = sum(_each(partial(g.imagine, v, 1), 2) for g, v in seen) / len(seen)
    yield Figure("imagined world", Message("bench-imagined"), 1e6 * spent, "us")
    said = Message("bench-memory")
    yield Figure("memory of a live match, listening", said, _memory(game), "KB", MEMORY)


def _play_out(match: Match, chance: Random) -> int:
    """Play random answers to the end; how many there were.

    They are given by index and without a player: what is measured is the match.
    """
    decisions = 0
    random = chance.random
    while pending := match.pending:
        decision = pending[0]
        match.answer(decision.seat, int(random() * len(decision.choices)))
        decisions += 1
    return decisions


def _speed(
    game: Game[Any], seats: int, chess: reference.Chess | None, at_least: float = 2.0
) -> tuple[float, float]:
    """Random games and decisions per CPU second; the reference plays in turn with them, so that
    a minute in which the machine is slow is slow for both."""
    chance = Random(seats)
    _play_out(Match.begin(game, seats, 0), chance)
    played = decisions = 0
    spent = 0.0
    while spent < at_least:
        if chess is not None:
            chess.play(at_least / _TURNS)
        started = process_time()
        while (lately := process_time() - started) < at_least / _TURNS:
            decisions += _play_out(Match.begin(game, seats, played + 1), chance)
            played += 1
        spent += lately
    return played / spent, decisions / spent


def _quarters(game: Game[Any], sample: int = 60) -> list[float]:
    """CPU seconds of a decision in each quarter of a game, with as few seats as it has."""
    seats = max(2, game.info.seats[0])
    spent = [0.0] * 4
    decisions = 0
    for seed in range(sample):
        length = _play_out(Match.begin(game, seats, seed), Random(seed))
        match, chance = Match.begin(game, seats, seed), Random(seed)
        quarter = length // 4
        for number in range(4):
            spent[number] += _spend(match, chance, quarter)
        decisions += quarter
    return [each / decisions for each in spent]


def _listening(game: Game[Any], shown: int, sample: int = 4) -> float:
    """CPU seconds of a decision in a match that keeps everything, and after it shows its table
    to so many: the seats, and then whoever looks on."""
    seats = game.info.seats[1]
    viewers = [*range(seats), None][:shown]
    decisions, started = 0, process_time()
    for seed in range(sample):
        match, chance = Match.begin(game, seats, seed), Random(seed)
        match.remember()
        while pending := match.pending:
            match.answer(pending[0].seat, int(chance.random() * len(pending[0].choices)))
            decisions += 1
            if viewers:
                table = match.tables()
                for viewer in viewers:
                    table(viewer)
    return (process_time() - started) / decisions


def _spend(match: Match, chance: Random, answers: int) -> float:
    """CPU seconds for so many random answers."""
    started = process_time()
    for _ in range(answers):
        decision = match.pending[0]
        match.answer(decision.seat, int(chance.random() * len(decision.choices)))
    return process_time() - started


def _positions(game: Game[Any], most: int = 40) -> tuple[list[Match], list[Match]]:
    """Forkable matches standing at boundaries and in mid-effect, from all over some games."""
    resting: list[Match] = []
    midway: list[Match] = []
    seats = max(2, game.info.seats[0])
    for seed in range(200):
        chance = Random(seed)
        match = Match.begin(game, seats, seed)
        match.listen()
        stop = 5 + int(chance.random() * 200)
        for _ in range(stop):
            if not match.pending:
                break
            decision = match.pending[0]
            match.answer(decision.seat, int(chance.random() * len(decision.choices)))
        if match.pending and len(kind := resting if match.at_boundary else midway) < most:
            kind.append(match)
        if min(len(resting), len(midway)) == most:
            break
    return resting, midway


def _memory(game: Game[Any], sample: int = 20) -> float:
    """Kilobytes of a match in mid-game that keeps events, notes and checkpoints."""
    seats = game.info.seats[1]
    _play_out(Match.begin(game, seats, 0), Random(0))
    tracemalloc.start()
    kept = []
    for seed in range(sample):
        match = Match.begin(game, seats, seed)
        match.events(0)
        _spend(match, Random(seed), 100)
        kept.append(match)
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used / 1024 / len(kept)


def _each(work: Callable[[], object], times: int = 1000) -> float:
    """CPU seconds of one call, the mean of many."""
    started = process_time()
    for _ in range(times):
        work()
    return (process_time() - started) / times


def _best(work: Callable[[], object], times: int = 20) -> float:
    """CPU seconds of the fastest of some calls."""
    return min(_each(work, 1) for _ in range(times))
