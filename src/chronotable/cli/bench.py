"""`chronotable bench`: speed, forks, growth; one line per figure.

Times are CPU seconds of this one process, so a busy machine does not spoil them. Random
answers are given by index, as a simulation would.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
import tracemalloc
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from time import process_time
from typing import Any, NamedTuple

from chronotable.cli.parser import language
from chronotable.games import infos, load
from chronotable.kernel.chance import Chance
from chronotable.kernel.decision import Decision, Word
from chronotable.kernel.effect import end
from chronotable.kernel.errors import BadOption
from chronotable.kernel.event import Log
from chronotable.kernel.facets import Rules
from chronotable.kernel.game import Game, GameInfo
from chronotable.kernel.json import Json
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.kernel.result import Result
from chronotable.kernel.serial import ByKey
from chronotable.simulation import title_of
from chronotable.text import Plain, Speaker
from chronotable.text.numbers import exact, hundredths, whole


class Figure(NamedTuple):
    """One measured number, and the one we hold ourselves to (None: for information).

    Its name is English, for programs. `said` tells people the same.
    """

    name: str
    said: Message
    value: float
    unit: str
    hold: float | None = None
    more_is_better: bool = False

    @property
    def holds(self) -> bool:
        if self.hold is None:
            return True
        return self.value >= self.hold if self.more_is_better else self.value <= self.hold


class Hold(NamedTuple):
    """What a title must reach: decisions per second, microseconds for forks and views."""

    decisions: int
    fork: float
    fork_mid: float
    view: float


HOLDS: Mapping[str, Hold] = {
    "innovation": Hold(decisions=60_000, fork=10, fork_mid=30, view=300),
    "anachrony": Hold(decisions=30_000, fork=25, fork_mid=60, view=600),
    "echoes": Hold(decisions=50_000, fork=10, fork_mid=30, view=300),
}
GROWTH, SEATS, MEMORY = 1.3, 1.4, 200.0
_NO_TITLES = {"kernel": "bench-kernel", "server": "bench-server", "soak": "bench-soak"}
_UNITS = {
    "us": "bench-microseconds",
    "ms": "bench-milliseconds",
    "/s": "bench-each-second",
    "x": "bench-times",
    "KB": "bench-kilobytes",
    "MB": "bench-megabytes",
    "%": "bench-percent",
}


def run(args: argparse.Namespace) -> int:
    """Measure one title, `kernel`, `server` or `soak`, or all titles and the kernel.

    The exit code is 1 if a figure does not hold.
    """
    lang = language(args)
    names = [args.game] if args.game else ["kernel", *infos()]
    rows: list[tuple[str, Figure]] = []
    failed: list[str] = []
    for name in names:
        speaker = Speaker(None if name in _NO_TITLES else load(name), lang)
        if name == "server":
            figures = server(args.seconds, args.tables, speaker)
        elif name == "soak":
            figures = soak(args.minutes, speaker)
        else:
            figures = kernel() if name == "kernel" else title(load(name))
        named = speaker.tell(_NO_TITLES[name]) if name in _NO_TITLES else title_of(name, speaker)
        for figure in figures:
            rows.append((name, figure))
            if not figure.holds:
                failed.append(f"{named}: {speaker.say(figure.said)}")
            if not args.json:
                print(_line(named, figure, speaker), flush=True)
    if args.json:
        print(json.dumps([_row(name, figure) for name, figure in rows], indent=1))
    if failed:
        told = Speaker(None, lang).tell("bench-failed", figures=Plain("; ".join(failed)))
        print(told, file=sys.stderr)
    return 1 if failed else 0


def _line(named: str, figure: Figure, speaker: Speaker) -> str:
    lang = speaker.lang
    counted = figure.value >= 1000 or not figure.unit
    value = whole(figure.value, lang) if counted else hundredths(figure.value, lang)
    unit = speaker.tell(_UNITS[figure.unit]) if figure.unit else ""
    held = ""
    if figure.hold is not None:
        sign = ">=" if figure.more_is_better else "<="
        bound = Plain(f"{sign} {exact(figure.hold, lang)}")
        held = f"  {speaker.tell('bench-holds' if figure.holds else 'bench-misses', bound=bound)}"
    return f"{named:<14} {speaker.say(figure.said):<50} {value:>10} {unit}{held}"


def _row(name: str, figure: Figure) -> Json:
    told = figure._asdict()
    del told["said"]
    return {"game": name, **told, "holds": figure.holds}


def server(seconds: float, tables: str, speaker: Speaker) -> Iterator[Figure]:
    """What a server does under scripted players, beside boardgame.io's if that can be had."""
    from chronotable.cli import bench_server

    try:
        counts = [int(each) for each in tables.split(",")]
    except ValueError:
        raise BadOption(f"--tables {tables!r}: expected numbers like 8,32,128").saying(
            "error-tables", given=tables
        ) from None
    return (Figure(*row) for row in bench_server.rows(seconds, counts, speaker=speaker))


def soak(minutes: float, speaker: Speaker) -> Iterator[Figure]:
    """What a server holds in memory after a long while of light work."""
    from chronotable.cli import bench_soak

    if minutes <= 0:
        raise BadOption(f"--minutes {minutes:g}: expected more than 0").saying(
            "error-minutes", given=f"{minutes:g}"
        )
    return (Figure(*row) for row in bench_soak.rows(minutes, speaker))


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
    hold = HOLDS.get(game.info.name)
    low, high = game.info.seats
    gc.collect()
    gc.freeze()  # what is loaded by now stays: the collector need not look at it again
    speeds: dict[int, float] = {}
    for seats in range(low, high + 1):
        per_game, speeds[seats] = _speed(game, seats)
        said = Message("bench-games", {"seats": seats})
        yield Figure(f"random games, {seats} seats", said, per_game, "/s")
        yield Figure(
            f"decisions, {seats} seats",
            Message("bench-decisions", {"seats": seats}),
            speeds[seats],
            "/s",
            hold.decisions if hold else None,
            more_is_better=True,
        )
    if low < high and high >= 4:
        base = 2 if low <= 2 else low
        said = Message("bench-seats")
        yield Figure("4 seats over 2, per decision", said, speeds[base] / speeds[4], "x", SEATS)
    said = Message("bench-growth")
    yield Figure("last quarter over first, per decision", said, _growth(game), "x", GROWTH)
    resting, midway = _positions(game)
    spent = sum(_each(partial(_ready, m), 20) for m in resting) / len(resting)
    said = Message("bench-fork-boundary")
    yield Figure("fork at a boundary, ready to answer", said, 1e6 * spent, "us", hold and hold.fork)
    if midway:
        spent = sum(_each(partial(_ready, m), 20) for m in midway) / len(midway)
        said = Message("bench-fork-midway")
        figure = Figure("fork in mid-effect, ready to answer", said, 1e6 * spent, "us")
        yield figure._replace(hold=hold and hold.fork_mid)
    spent = sum(_each(partial(_answered, m), 20) for m in resting) / len(resting)
    said = Message("bench-fork-boundary-answer")
    yield Figure("fork at a boundary and its first answer", said, 1e6 * spent, "us")
    if midway:
        spent = sum(_each(partial(_answered, m), 20) for m in midway) / len(midway)
        said = Message("bench-fork-midway-answer")
        yield Figure("fork in mid-effect and its first answer", said, 1e6 * spent, "us")
    views = resting + midway
    spent = sum(_each(partial(m.view, 0), 5) for m in views) / len(views)
    said = Message("bench-view")
    yield Figure("view for a seat", said, 1e6 * spent, "us", hold and hold.view)
    seen = [(game, m.view(m.pending[0].seat)) for m in views]
    spent = sum(_each(partial(g.imagine, v, 1), 2) for g, v in seen) / len(seen)
    yield Figure("imagined world", Message("bench-imagined"), 1e6 * spent, "us")
    said = Message("bench-memory")
    yield Figure("memory of a live match, listening", said, _memory(game), "KB", MEMORY)


def _play_out(match: Match, chance: Random) -> int:
    """Play random answers to the end; how many there were."""
    decisions = 0
    random = chance.random
    while pending := match.pending:
        decision = pending[0]
        match.answer(decision.seat, int(random() * len(decision.choices)))
        decisions += 1
    return decisions


def _speed(game: Game[Any], seats: int, at_least: float = 2.0) -> tuple[float, float]:
    """Random games and decisions per CPU second."""
    chance = Random(seats)
    _play_out(Match.begin(game, seats, 0), chance)
    played = decisions = 0
    started = process_time()
    while (spent := process_time() - started) < at_least:
        decisions += _play_out(Match.begin(game, seats, played + 1), chance)
        played += 1
    return played / spent, decisions / spent


def _growth(game: Game[Any], sample: int = 60) -> float:
    """How much more a decision costs in the last quarter of a game than in the first."""
    seats = max(2, game.info.seats[0])
    first = last = 0.0
    for seed in range(sample):
        length = _play_out(Match.begin(game, seats, seed), Random(seed))
        match, chance = Match.begin(game, seats, seed), Random(seed)
        quarter = length // 4
        first += _spend(match, chance, quarter)
        _spend(match, chance, length - 2 * quarter)
        last += _spend(match, chance, quarter)
    return last / first


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
