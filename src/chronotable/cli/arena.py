"""`chronotable arena`: agents against each other, on mirrored games, with intervals and ratings.

Every seed is played once for each rotation of the seats, so that nobody owes a win to a seat
or to a deal. With more agents than seats, every combination of them meets.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import combinations, count, islice
from pathlib import Path
from time import thread_time
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from chronotable.agents import Agent, make
from chronotable.cli.parser import Command, check_work, language, table_options
from chronotable.cli.progress import games_bar
from chronotable.extras import require
from chronotable.games import load
from chronotable.kernel.decision import Decision
from chronotable.kernel.errors import BadOption
from chronotable.kernel.json import Json
from chronotable.kernel.match import Match
from chronotable.kernel.playing import play_out, sees
from chronotable.simulation import (
    Lines,
    as_they_end,
    cores,
    crew,
    ratings,
    title_of,
    wilson,
)
from chronotable.simulation.executors import AHEAD
from chronotable.simulation.win_rates import interval_cell, share_cells
from chronotable.text import Plain, Speaker
from chronotable.text.numbers import exact, share, tenths, whole


class Meeting(NamedTuple):
    """One game to be played: its seed, and who sits where."""

    seed: int
    agents: tuple[str, ...]


def arguments(parser: Command) -> None:
    parser.takes("game", "game", "cli-arena-game")
    parser.takes("--agents", "levels", "cli-arena-agents", required=True)
    parser.takes("--games", "number", "cli-arena-games", type=int, default=100)
    parser.takes("--seats", "number", "cli-arena-seats", type=int)
    parser.takes_many("--option", "option", "cli-play-option")
    parser.takes("--seed", "seed", "cli-selfcheck-seed", type=int, default=0)
    parser.takes("--save", "file", "cli-arena-save")
    parser.takes("--workers", "number", "cli-arena-workers", type=int, default=1)
    parser.may("--json", "cli-json")


def run(args: argparse.Namespace) -> int:
    """Play the games, show the progress, print the table; Ctrl-C keeps what there is."""
    require("research")
    game = load(args.game)
    speaker = Speaker(game, language(args))
    check_work(args.games, args.workers)
    agents = [name.strip() for name in args.agents.split(",")]
    seats = game.info.check_seats(2 if args.seats is None else args.seats)
    if len(agents) < seats:
        raise BadOption(f"--agents {args.agents}: {seats} are needed for {seats} seats").saying(
            "error-agents-few", agents=args.agents, seats=seats
        )
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
        for one in _played(terms, args.games, args.save, args.workers or cores(), speaker):
            played.append(one)
    except KeyboardInterrupt:
        interrupted = True
    played = _in_order(terms, args.games, played)
    report = {
        **terms,
        "games": len(played),
        "table": _table(played),
        "pairs": _pairs(played),
        "interrupted": interrupted,
    }
    if args.json:
        print(json.dumps(report, indent=1))
    else:
        _print(report, speaker)
    return 0


def schedule(agents: Sequence[str], seats: int, seed: int) -> Iterator[Meeting]:
    """Every combination of agents in every rotation of the seats, seed after seed, for ever."""
    for one in count(seed):
        for table in combinations(agents, seats):
            for shift in range(seats):
                yield Meeting(one, table[shift:] + table[:shift])


def _meetings(terms: Json, games: int) -> list[Meeting]:
    return [*islice(schedule(terms["agents"], terms["seats"], terms["seed"]), games)]


def _played(
    terms: Json, games: int, save: str | None, workers: int, speaker: Speaker
) -> Iterator[Json]:
    """What is known of each game, those already saved first; new ones are saved as they end."""
    with ExitStack() as stack:
        lines = None
        known: list[Json] = []
        if save is not None:
            lines = stack.enter_context(Lines(Path(save), terms))
            known = lines.known
        executor = stack.enter_context(crew(workers))
        meeting = _against(terms["agents"], speaker)
        advance = stack.enter_context(games_bar(speaker, meeting, games))
        kept, missing = _sorted_out(_meetings(terms, games), known)
        for one in kept:
            advance(1)
            yield one
        work = partial(_play, terms["game"], terms["options"])
        for _, one in as_they_end(executor, work, missing, AHEAD * workers):
            if lines is not None:
                lines.keep(one)
            advance(1)
            yield one


def _sorted_out(
    meetings: Sequence[Meeting], known: Sequence[Json]
) -> tuple[list[Json], list[Meeting]]:
    """The known games that were asked for, and the meetings that nobody has played yet."""
    there: dict[Meeting, list[Json]] = {}
    for one in known:
        there.setdefault(_meeting(one), []).append(one)
    kept: list[Json] = []
    missing: list[Meeting] = []
    for meeting in meetings:
        if there.get(meeting):
            kept.append(there[meeting].pop(0))
        else:
            missing.append(meeting)
    return kept, missing


def _in_order(terms: Json, games: int, played: Sequence[Json]) -> list[Json]:
    """The games as they were scheduled, however they came in: ratings look at them in order."""
    return _sorted_out(_meetings(terms, games), played)[0]


def _meeting(one: Json) -> Meeting:
    return Meeting(one["seed"], tuple(one["agents"]))


def _play(game: str, options: Mapping[str, str], meeting: Meeting) -> Json:
    return play(game, meeting, options)


def play(game: str, meeting: Meeting, options: Mapping[str, str]) -> Json:
    """Play one game; how it ended, and the CPU milliseconds of every decision."""
    match = Match.begin(load(game), len(meeting.agents), meeting.seed, options)
    players = [
        _Timed(make(name, game, seed=meeting.seed * len(meeting.agents) + seat))
        for seat, name in enumerate(meeting.agents)
    ]
    result = play_out(match, players)
    return {
        "seed": meeting.seed,
        "agents": [*meeting.agents],
        **result.to_json(),
        "milliseconds": [player.milliseconds for player in players],
    }


class _Timed:
    """An agent whose time is taken."""

    def __init__(self, agent: Agent) -> None:
        self._agent = agent
        self.sees = sees(agent)
        self.milliseconds: list[float] = []

    def choose(self, view: Json | None, decision: Decision[Any]) -> str:
        started = thread_time()
        key = self._agent.choose(view, decision)
        self.milliseconds.append(round(1000 * (thread_time() - started), 1))
        return key


# What it comes to.


def _table(played: Sequence[Json]) -> list[Json]:
    """One row for each agent, the best first; a shared victory counts in parts."""
    rated = ratings((one["agents"], one["winners"]) for one in played)
    rows = []
    for name in sorted({name for one in played for name in one["agents"]}):
        wins, scores = 0.0, []
        times: list[float] = []
        for one in played:
            for seat, agent in enumerate(one["agents"]):
                if agent == name:
                    wins += _won(one, seat)
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
                "rating": rated[name].to_json(),
                "score": sum(scores) / len(scores),
                "milliseconds": [_at(times, 0.5), _at(times, 0.95), _at(times, 1)],
            }
        )
    return sorted(rows, key=_strength, reverse=True)


def _won(one: Json, seat: int) -> float:
    """The part of the victory that a seat has; nobody has one if the game itself has won."""
    return (seat in one["winners"]) / len(one["winners"]) if one["winners"] else 0.0


def _at(ordered: Sequence[float], part: float) -> float:
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)] if ordered else 0.0


def _strength(row: Json) -> Any:
    return row["rating"]["mu"], row["share"]


def _pairs(played: Sequence[Json]) -> list[Json]:
    """For each two agents: of the games one of them has won with both there, how many did each."""
    wins: Counter[tuple[str, str]] = Counter()
    for one in played:
        named = [*enumerate(one["agents"])]
        for (seat, name), (other_seat, other) in combinations(named, 2):
            if name == other or (seat in one["winners"]) == (other_seat in one["winners"]):
                continue
            wins[(name, other) if seat in one["winners"] else (other, name)] += 1
    rows = []
    for name, other in combinations(sorted({name for pair in wins for name in pair}), 2):
        games = wins[name, other] + wins[other, name]
        if games:
            low, high = wilson(wins[name, other], games)
            rows.append(
                {
                    "agents": [name, other],
                    "games": games,
                    "wins": [wins[name, other], wins[other, name]],
                    "share": wins[name, other] / games,
                    "interval": [low, high],
                }
            )
    return rows


def _against(agents: Sequence[str], speaker: Speaker) -> str:
    """Agents by their names, as those who meet."""
    return " : ".join(speaker.name(f"word:{name}") for name in agents)


def _print(report: Json, speaker: Speaker) -> None:
    lang = speaker.lang
    print(
        speaker.tell(
            "simulate-sum",
            title=Plain(title_of(report["game"], speaker)),
            games=report["games"],
            seats=report["seats"],
            seed=Plain(report["seed"]),
        )
    )
    columns = ("games", "wins", "share", "interval", "rating", "score")
    times = ("time", "time-slow", "time-slowest")
    table = _headed(speaker, "agent", *columns, *times)
    for row in report["table"]:
        rating = row["rating"]
        unsure = tenths(1.96 * rating["sigma"], lang)
        table.add_row(
            speaker.name(f"word:{row['agent']}"),
            *share_cells(row, speaker),
            f"{tenths(rating['mu'], lang)} ± {unsure}",
            tenths(row["score"], lang),
            *[tenths(time, lang) for time in row["milliseconds"]],
        )
    console = Console()
    console.print(table)
    if len(report["table"]) > 2:
        console.print()
        console.print(_pairs_table(report["pairs"], speaker))
    if report["interrupted"]:
        print(speaker.tell("simulate-interrupted"))


def _pairs_table(pairs: Sequence[Json], speaker: Speaker) -> Table:
    lang = speaker.lang
    table = _headed(speaker, "between", "decided", "wins", "share", "interval")
    for row in pairs:
        table.add_row(
            _against(row["agents"], speaker),
            whole(row["games"], lang),
            " : ".join(exact(wins, lang) for wins in row["wins"]),
            share(row["share"], lang),
            interval_cell(row["interval"], speaker),
        )
    return table


def _headed(speaker: Speaker, first: str, *columns: str) -> Table:
    """An empty table with its headings."""
    table = Table(speaker.tell(f"report-column-{first}"), box=None, pad_edge=False)
    for column in columns:
        table.add_column(speaker.tell(f"report-column-{column}"), justify="right")
    return table
