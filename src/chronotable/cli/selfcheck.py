"""`chronotable selfcheck`: many random games with every law and invariant on."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import cycle, islice
from time import perf_counter
from typing import Any, NamedTuple

from chronotable.cli.parser import Command, check_work, language, table_options
from chronotable.cli.progress import games_bar
from chronotable.games import infos, load
from chronotable.kernel.game import Game
from chronotable.kernel.json import Json
from chronotable.simulation import as_they_end, cores, crew, title_of
from chronotable.simulation.executors import AHEAD
from chronotable.testing.laws import (
    MATCH_LAWS,
    SEAT_LAWS,
    MatchLaw,
    SeatLaw,
    play_with_laws,
    tables,
)
from chronotable.testing.plenty import state_of_plenty
from chronotable.text import Plain, Speaker
from chronotable.text.numbers import tenths, whole

_BATCH = 20
_EVERY = 50  # each game asks one of the costly laws, at every so-many-th answer
_PLENTY = 4  # every so-many-th game begins on a table of plenty, where there is one
_TOLD = 20  # broken games that are told one by one
_LAWS: tuple[MatchLaw | SeatLaw, ...] = (*MATCH_LAWS, *SEAT_LAWS)


class Task(NamedTuple):
    """Some games of one kind, to be played in one process."""

    game: str
    seats: int
    options: Mapping[str, str]
    seeds: range


@dataclass
class CheckTally:
    """What the games played so far have shown."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    covered: Counter[tuple[str, str]] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)

    def add(self, other: CheckTally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.endings += other.endings
        self.covered += other.covered
        self.broken += other.broken


def arguments(parser: Command) -> None:
    parser.takes("game", "game", "cli-any-game", nargs="?")
    parser.takes("--games", "number", "cli-selfcheck-games", type=int, default=100)
    parser.takes_many("--option", "option", "cli-play-option")
    parser.takes("--seed", "seed", "cli-selfcheck-seed", type=int)
    parser.takes("--workers", "number", "cli-selfcheck-workers", type=int, default=1)
    parser.may("--json", "cli-json")


def run(args: argparse.Namespace) -> int:
    """Check one title or all of them; exit code 1 if a law broke or something never happened."""
    lang = language(args)
    check_work(args.games, args.workers)
    games = [load(name) for name in ([args.game] if args.game else infos())]
    reports = [check(game, args, Speaker(game, lang)) for game in games]
    if args.json:
        print(json.dumps(reports, indent=1))
    return 1 if any(report["broken"] or report["never"] for report in reports) else 0


def check(game: Game[Any], args: argparse.Namespace, speaker: Speaker) -> Json:
    """Play the games, show the progress, print what was found; Ctrl-C keeps what there is."""
    started = perf_counter()
    tally = CheckTally()
    interrupted = False
    try:
        for part in _played(game, args, speaker):
            tally.add(part)
            if tally.broken and args.workers == 1:
                break
    except KeyboardInterrupt:
        interrupted = True
    report = _report(game, tally, perf_counter() - started)
    report["interrupted"] = interrupted
    if not args.json:
        _print(report, speaker)
    return report


def _played(game: Game[Any], args: argparse.Namespace, speaker: Speaker) -> Iterator[CheckTally]:
    """Tallies of batches as they come in, with a progress bar on the error stream."""
    fixed = table_options(args.option)
    game.info.check_options(fixed)
    tasks = list(_tasks(game, fixed, args.games, args.seed or 0))
    workers = args.workers or cores()
    title = title_of(game.info.name, speaker)
    with crew(workers) as executor, games_bar(speaker, title, args.games) as advance:
        for _, tally in as_they_end(executor, _play, tasks, AHEAD * workers):
            advance(tally.games)
            yield tally


def _tasks(
    game: Game[Any], fixed: Mapping[str, str], games: int, first_seed: int
) -> Iterator[Task]:
    """The games in batches, spread over seat counts and option sets."""
    kinds = tables(game, fixed)
    batches = range(first_seed, first_seed + games, _BATCH)
    for first, (seats, options) in zip(batches, islice(cycle(kinds), len(batches)), strict=True):
        seeds = range(first, min(first + _BATCH, first_seed + games))
        yield Task(game.info.name, seats, options, seeds)


def _play(task: Task) -> CheckTally:
    """Play a batch; a broken law ends its game and is noted, not raised."""
    game = load(task.game)
    tally = CheckTally()
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


def _report(game: Game[Any], tally: CheckTally, seconds: float) -> Json:
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


def _print(report: Json, speaker: Speaker) -> None:
    mean = whole(report["decisions"] / max(1, report["games"]), speaker.lang)
    print(
        speaker.tell(
            "selfcheck-sum",
            title=Plain(title_of(report["game"], speaker)),
            games=report["games"],
            decisions=report["decisions"],
            mean=Plain(mean),
            longest=report["longest"],
            seconds=Plain(tenths(report["seconds"], speaker.lang)),
        )
    )
    if report["endings"]:
        endings = _counted("ending", report["endings"].items(), speaker)
        print(speaker.tell("selfcheck-endings", endings=endings))
    for group, counts in report["coverage"].items():
        things = _counted(group, sorted(counts.items(), key=lambda entry: entry[1]), speaker)
        named = f"coverage:{group}"
        print(speaker.tell("selfcheck-group", group=named, size=len(counts), things=things))
    if report["interrupted"]:
        print(speaker.tell("simulate-interrupted"))
    for group, counts in report["coverage"].items():
        if never := [_name(group, name, speaker) for name, count in counts.items() if not count]:
            told = speaker.tell(
                "selfcheck-never", group=f"coverage:{group}", things=Plain("; ".join(never))
            )
            print(told, file=sys.stderr)
    for broken in report["broken"][:_TOLD]:
        print(speaker.tell("simulate-broken", problem=Plain(broken)), file=sys.stderr)
    if len(report["broken"]) > _TOLD:
        more = len(report["broken"]) - _TOLD
        print(speaker.tell("selfcheck-broken-more", count=more), file=sys.stderr)
    if not report["broken"] and not report["never"]:
        print(speaker.tell("selfcheck-well"))


def _counted(group: str, counts: Iterable[tuple[str, int]], speaker: Speaker) -> Plain:
    """Things of a group, each with how often it happened."""
    return Plain(
        "; ".join(
            f"{_name(group, name, speaker)} ({whole(count, speaker.lang)})"
            for name, count in counts
        )
    )


def _name(group: str, name: str, speaker: Speaker) -> str:
    """What a thing is called: a group tells only its bare id."""
    game = speaker.game
    assert game is not None
    for kind in (group, *game.info.things, *game.info.names):
        if speaker.knows(f"{game.info.name}-{kind}-{name}"):
            return speaker.name(f"{kind}:{name}")
    return name.replace("_", " ")
