"""`chronotable arena`: agents against each other, on mirrored games, with intervals.

Every seed is played once for each rotation of the seats, so that nobody owes a win to a seat
or to a deal. With more agents than seats, every combination of them meets.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from itertools import combinations, count
from math import sqrt
from pathlib import Path
from time import thread_time
from typing import Any, NamedTuple, TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from chronotable.agents import RandomAgent, make
from chronotable.cli.parser import table_options
from chronotable.games import load
from chronotable.kernel.errors import BadOption, BadRecord
from chronotable.kernel.game import Json
from chronotable.kernel.match import Match

_CERTAINTY = 1.96  # standard deviations: 95 %


class Meeting(NamedTuple):
    """One game to be played: its seed, and who sits where."""

    seed: int
    agents: tuple[str, ...]


def run(args: argparse.Namespace) -> int:
    """Play the games, show the progress, print the table; Ctrl-C keeps what there is."""
    game = load(args.game)
    agents = [name.strip() for name in args.agents.split(",")]
    seats = game.info.check_seats(2 if args.seats is None else args.seats)
    if len(agents) < seats:
        raise BadOption(f"--agents {args.agents}: {seats} are needed for {seats} seats")
    for name in agents:
        make(name, args.game, seed=0)
    terms: Json = {
        "game": args.game,
        "agents": agents,
        "seats": seats,
        "seed": args.seed,
        "options": game.info.check_options(table_options(args.option)),
    }
    played: list[Json] = []
    interrupted = False
    try:
        for one in _played(terms, args.games, args.save):
            played.append(one)
    except KeyboardInterrupt:
        interrupted = True
    report = {**terms, "games": len(played), "table": _table(played), "interrupted": interrupted}
    if args.json:
        print(json.dumps(report, indent=1))
    else:
        _print(report)
    return 0


def schedule(agents: Sequence[str], seats: int, seed: int) -> Iterator[Meeting]:
    """Every combination of agents in every rotation of the seats, seed after seed, for ever."""
    for one in count(seed):
        for table in combinations(agents, seats):
            for shift in range(seats):
                yield Meeting(one, table[shift:] + table[:shift])


def _played(terms: Json, games: int, save: str | None) -> Iterator[Json]:
    """What is known of each game, those already saved first; new ones are saved as they end."""
    meetings = schedule(terms["agents"], terms["seats"], terms["seed"])
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        TimeRemainingColumn(),
    )
    with ExitStack() as stack:
        file = None
        known: list[Json] = []
        if save is not None:
            known = _resume(Path(save), terms)
            file = stack.enter_context(Path(save).open("a", encoding="utf-8"))
        progress = stack.enter_context(Progress(*columns, console=Console(stderr=True)))
        bar = progress.add_task(" : ".join(terms["agents"]), total=games)
        for number in range(games):
            meeting = next(meetings)
            if number < len(known):
                one = known[number]
            else:
                one = play(terms["game"], meeting, terms["options"])
                _keep(file, one)
            progress.advance(bar)
            yield one


def play(game: str, meeting: Meeting, options: Mapping[str, str]) -> Json:
    """Play one game; how it ended, and the CPU milliseconds of every decision."""
    match = Match.begin(load(game), len(meeting.agents), meeting.seed, options)
    players = [
        make(name, game, seed=meeting.seed * len(meeting.agents) + seat)
        for seat, name in enumerate(meeting.agents)
    ]
    times: list[list[float]] = [[] for _ in players]
    while match.result is None:
        decision = match.pending[0]
        player = players[decision.seat]
        view = None if isinstance(player, RandomAgent) else match.view(decision.seat)
        started = thread_time()
        key = player.choose(view, decision)
        times[decision.seat].append(round(1000 * (thread_time() - started), 1))
        match.answer(decision.seat, key)
    return {
        "seed": meeting.seed,
        "agents": [*meeting.agents],
        **match.result.to_json(),
        "milliseconds": times,
    }


# Going on where it was left.


def _resume(file: Path, terms: Json) -> list[Json]:
    """The games in a file of the same terms, which is begun if it is not there."""
    if not file.exists():
        file.write_text(json.dumps(terms) + "\n", encoding="utf-8")
        return []
    lines = file.read_text(encoding="utf-8").split("\n")
    whole, torn = lines[:-1], lines[-1]  # a line without an end was cut off in writing
    try:
        first, *known = [json.loads(line) for line in whole]
    except ValueError:
        raise BadRecord(f"{file} does not hold the results of an arena") from None
    if first != terms:
        raise BadRecord(f"{file} holds results of other terms: {json.dumps(first)}")
    if torn:
        file.write_text("\n".join([*whole, ""]), encoding="utf-8")
    return known


def _keep(file: TextIO | None, one: Json) -> None:
    if file is not None:
        file.write(json.dumps(one) + "\n")
        file.flush()


# What it comes to.


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins, sound for few games and for shares near 0 and 1.

    >>> [round(end, 2) for end in wilson(8, 10)]
    [0.49, 0.94]
    """
    if not games:
        return 0.0, 1.0
    z = _CERTAINTY
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    low, high = (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)
    return max(0.0, low), min(1.0, high)


def _table(played: Sequence[Json]) -> list[Json]:
    """One row for each agent, the best first; a shared victory counts in parts."""
    rows = []
    for name in sorted({name for one in played for name in one["agents"]}):
        wins, scores = 0.0, []
        times: list[float] = []
        for one in played:
            for seat, agent in enumerate(one["agents"]):
                if agent == name:
                    wins += (seat in one["winners"]) / len(one["winners"])
                    scores.append(one["scores"][seat])
                    times += one["milliseconds"][seat]
        low, high = wilson(wins, len(scores))
        times.sort()
        rows.append(
            {
                "agent": name,
                "games": len(scores),
                "wins": wins,
                "share": wins / len(scores),
                "interval": [low, high],
                "score": sum(scores) / len(scores),
                "milliseconds": [_at(times, 0.5), _at(times, 0.95), _at(times, 1)],
            }
        )
    return sorted(rows, key=_share, reverse=True)


def _at(ordered: Sequence[float], part: float) -> float:
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)] if ordered else 0.0


def _share(row: Json) -> Any:
    return row["share"]


def _print(report: Json) -> None:
    seats, games = report["seats"], report["games"]
    print(f"{report['game']}: {games:,} games, {seats} seats, seeds from {report['seed']}")
    table = Table("agent", box=None, pad_edge=False)
    for heading in ("games", "wins", "share", "95 % interval", "score", "ms p50", "p95", "max"):
        table.add_column(heading, justify="right")
    for row in report["table"]:
        low, high = row["interval"]
        table.add_row(
            row["agent"],
            f"{row['games']:,}",
            f"{row['wins']:g}",
            f"{row['share']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{row['score']:.1f}",
            *[f"{time:.1f}" for time in row["milliseconds"]],
        )
    Console().print(table)
    if report["interrupted"]:
        print("interrupted: this is what there was so far")
