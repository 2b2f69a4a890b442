"""`chronotable selfcheck`: many random games with every law and invariant on."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import cycle, islice
from time import perf_counter
from typing import Any, NamedTuple

from chronotable.cli.progress import games_bar
from chronotable.games import infos, load
from chronotable.kernel.game import Game, Json
from chronotable.simulation import as_they_end, cores, crew
from chronotable.simulation.work import AHEAD
from chronotable.testing.laws import (
    MATCH_LAWS,
    SEAT_LAWS,
    MatchLaw,
    SeatLaw,
    play_with_laws,
    tables,
)
from chronotable.testing.plenty import state_of_plenty

_BATCH = 20
_EVERY = 50  # each game asks one of the costly laws, at every so-many-th answer
_PLENTY = 4  # every so-many-th game begins on a table of plenty, where there is one
_LAWS: tuple[MatchLaw | SeatLaw, ...] = (*MATCH_LAWS, *SEAT_LAWS)


class Task(NamedTuple):
    """Some games of one kind, to be played in one process."""

    game: str
    seats: int
    options: Mapping[str, str]
    seeds: range


@dataclass
class Tally:
    """What the games played so far have shown."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    covered: Counter[tuple[str, str]] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.endings += other.endings
        self.covered += other.covered
        self.broken += other.broken


def run(args: argparse.Namespace) -> int:
    """Check one title or all of them; exit code 1 if a law broke or something never happened."""
    names = [args.game] if args.game else [*infos()]
    reports = [check(load(name), args) for name in names]
    if args.json:
        print(json.dumps(reports, indent=1))
    return 1 if any(report["broken"] or report["never"] for report in reports) else 0


def check(game: Game[Any], args: argparse.Namespace) -> Json:
    """Play the games, show the progress, print what was found; Ctrl-C keeps what there is."""
    started = perf_counter()
    tally = Tally()
    interrupted = False
    try:
        for part in _played(game, args):
            tally.add(part)
            if tally.broken and args.workers == 1:
                break
    except KeyboardInterrupt:
        interrupted = True
    report = _report(game, tally, perf_counter() - started)
    report["interrupted"] = interrupted
    if not args.json:
        _print(report)
    return report


def _played(game: Game[Any], args: argparse.Namespace) -> Iterator[Tally]:
    """Tallies of batches as they come in, with a progress bar on the error stream."""
    tasks = list(_tasks(game, args.games, args.seed or 0))
    workers = args.workers or cores()
    with crew(workers) as executor, games_bar(game.info.title, args.games) as advance:
        for _, tally in as_they_end(executor, _play, tasks, AHEAD * workers):
            advance(tally.games)
            yield tally


def _tasks(game: Game[Any], games: int, first_seed: int) -> Iterator[Task]:
    """The games in batches, spread over seat counts and option sets."""
    kinds = tables(game)
    batches = range(first_seed, first_seed + games, _BATCH)
    for first, (seats, options) in zip(batches, islice(cycle(kinds), len(batches)), strict=True):
        seeds = range(first, min(first + _BATCH, first_seed + games))
        yield Task(game.info.name, seats, options, seeds)


def _play(task: Task) -> Tally:
    """Play a batch; a broken law ends its game and is noted, not raised."""
    game = load(task.game)
    tally = Tally()
    for seed in task.seeds:
        tally.games += 1
        try:
            laws = [_LAWS[seed % len(_LAWS)]]
            rich = seed % _PLENTY == _PLENTY - 1
            start = state_of_plenty(game, task.seats, seed, task.options) if rich else None
            summary = play_with_laws(
                game, task.seats, seed, task.options, laws=laws, every=_EVERY, start=start
            )
        except Exception as error:
            notes = " ".join(getattr(error, "__notes__", []))
            tally.broken.append(f"{type(error).__name__}: {error} ({notes})")
            continue
        tally.decisions += summary.decisions
        tally.longest = max(tally.longest, summary.decisions)
        tally.endings[summary.result.reason] += 1
        tally.covered.update(game.covered(summary.events, summary.result))
    return tally


def _report(game: Game[Any], tally: Tally, seconds: float) -> Json:
    coverage = {
        group: {name: tally.covered[group, name] for name in names}
        for group, names in game.coverage().items()
    }
    never = [
        f"{group} {name}"
        for group, counts in coverage.items()
        for name, count in counts.items()
        if not count
    ]
    return {
        "game": game.info.name,
        "games": tally.games,
        "decisions": tally.decisions,
        "longest": tally.longest,
        "seconds": round(seconds, 1),
        "endings": dict(tally.endings.most_common()),
        "coverage": coverage,
        "never": never,
        "broken": tally.broken,
    }


def _print(report: Json) -> None:
    games = max(1, report["games"])
    print(
        f"{report['game']}: {report['games']:,} games, {report['decisions']:,} decisions "
        f"({report['decisions'] / games:.0f} a game, the longest {report['longest']:,}) "
        f"in {report['seconds']:,} s"
    )
    endings = ", ".join(f"{reason} {count:,}" for reason, count in report["endings"].items())
    print(f"endings: {endings or 'none'}")
    for group, counts in report["coverage"].items():
        rarest = sorted(counts.items(), key=lambda entry: entry[1])
        shown = ", ".join(f"{name} {count:,}" for name, count in rarest)
        print(f"{group} ({len(counts)}), rarest first: {shown}")
    if report["interrupted"]:
        print("interrupted: this is what there was so far")
    if report["never"]:
        print(f"never happened: {', '.join(report['never'])}", file=sys.stderr)
    for broken in report["broken"][:20]:
        print(f"broken: {broken}", file=sys.stderr)
    if len(report["broken"]) > 20:
        print(f"and {len(report['broken']) - 20} more", file=sys.stderr)
    if not report["broken"] and not report["never"]:
        print("every law held, and everything has happened at least once")
