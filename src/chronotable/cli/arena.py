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
from chronotable.agents.outside import from_outside, is_outside
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
    Ratings,
    as_they_end,
    cores,
    crew,
    title_of,
    wilson,
)
from chronotable.simulation.executors import ahead_of
from chronotable.simulation.parquet import check_parquet, write_parquet
from chronotable.simulation.tally import at
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
    parser.takes("--cluster", "address", "cli-cluster")
    parser.takes("--parquet", "parquet", "cli-parquet")
    parser.may("--json", "cli-json")


def run(args: argparse.Namespace) -> int:
    """Play the games, show the progress, print the table; Ctrl-C keeps what there is."""
    require("arena")
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
        _agent(name, args.game, seed=0)
    terms: Json = {
        "game": args.game,
        "agents": agents,
        "seats": seats,
        "seed": args.seed,
        "options": game.info.check_options(table_options(args.option)),
    }
    check_parquet(args.parquet)
    standings = Standings()
    kept: dict[int, Json] = {}
    interrupted = False
    place = (args.workers or cores(), args.cluster)
    try:
        for number, one in _played(terms, args.games, args.save, place, speaker):
            standings.add(number, one)
            if args.parquet is not None:
                kept[number] = one
    except KeyboardInterrupt:
        interrupted = True
    if args.parquet is not None:
        write_parquet(Path(args.parquet), [kept[number] for number in sorted(kept)])
    report = {
        **terms,
        "games": standings.games,
        "table": standings.table(),
        "pairs": standings.pairs(),
        "interrupted": interrupted,
    }
    if args.json:
        print(json.dumps(report, indent=1))
    else:
        _print(report, speaker)
    return 0


def _agent(name: str, game: str, seed: int) -> Agent:
    """One of our levels, or an agent from outside: only this command accepts those."""
    return from_outside(name, game, seed) if is_outside(name) else make(name, game, seed)


def schedule(agents: Sequence[str], seats: int, seed: int) -> Iterator[Meeting]:
    """Every combination of agents in every rotation of the seats, seed after seed, for ever."""
    for one in count(seed):
        for table in combinations(agents, seats):
            for shift in range(seats):
                yield Meeting(one, table[shift:] + table[:shift])


def _schedule(terms: Json) -> Iterator[Meeting]:
    return schedule(terms["agents"], terms["seats"], terms["seed"])


def _played(
    terms: Json, games: int, save: str | None, place: tuple[int, str | None], speaker: Speaker
) -> Iterator[tuple[int, Json]]:
    """What is known of each game and its number in the schedule; new ones are saved as they end.

    `place` is how many processes play, or the address of a cluster.
    """
    with ExitStack() as stack:
        lines = None
        known: dict[Meeting, list[Json]] = {}
        if save is not None:
            lines = stack.enter_context(Lines(Path(save), terms))
            for one in lines.known():
                known.setdefault(_meeting(one), []).append(one)
        executor = stack.enter_context(crew(*place))
        bar = games_bar(speaker, _against(terms["agents"], speaker), games)
        advance = stack.enter_context(bar)
        there = bytearray(games)  # 1 for a game that need not be played
        for number, meeting in enumerate(islice(_schedule(terms), games if known else 0)):
            if known.get(meeting):
                there[number] = 1
                advance(1)
                yield number, known[meeting].pop(0)
        numbered = enumerate(islice(_schedule(terms), games))
        missing = (task for task in numbered if not there[task[0]])
        work = partial(_play, terms["game"], terms["options"])
        for (number, _), one in as_they_end(executor, work, missing, ahead_of(executor, place[0])):
            if lines is not None:
                lines.keep(one)
            advance(1)
            yield number, one


def _meeting(one: Json) -> Meeting:
    return Meeting(one["seed"], tuple(one["agents"]))


def _play(game: str, options: Mapping[str, str], numbered: tuple[int, Meeting]) -> Json:
    return play(game, numbered[1], options)


def play(game: str, meeting: Meeting, options: Mapping[str, str]) -> Json:
    """Play one game; how it ended, and the CPU milliseconds of every decision."""
    match = Match.begin(load(game), len(meeting.agents), meeting.seed, options)
    players = [
        _Timed(_agent(name, game, seed=meeting.seed * len(meeting.agents) + seat))
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


# Adding up.


class Standings:
    """The figures of all games. No game is kept: a million take no more room than a hundred."""

    def __init__(self) -> None:
        self.games = 0
        self._agents: dict[str, _Standing] = {}
        self._pairs: Counter[tuple[str, str]] = Counter()
        self._ratings = Ratings()
        self._rated = 0
        self._waiting: dict[int, tuple[Sequence[str], Sequence[int]]] = {}

    def add(self, number: int, one: Json) -> None:
        """One game more, and its number in the schedule."""
        self.games += 1
        agents, winners = one["agents"], one["winners"]
        for seat, name in enumerate(agents):
            self._agents.setdefault(name, _Standing()).add(one, seat)
        for (seat, name), (other_seat, other) in combinations([*enumerate(agents)], 2):
            if name != other and (seat in winners) != (other_seat in winners):
                self._pairs[(name, other) if seat in winners else (other, name)] += 1
        # Ratings look at the games in the order of the schedule, however they come in.
        self._waiting[number] = agents, winners
        while self._rated in self._waiting:
            self._ratings.add(*self._waiting.pop(self._rated))
            self._rated += 1

    def table(self) -> list[Json]:
        """One row for each agent, the best first; a shared victory counts in parts."""
        for number in sorted(self._waiting):  # whatever lies behind a game that was not played
            self._ratings.add(*self._waiting.pop(number))
        rated = self._ratings.now()
        rows = [
            {"agent": name, **self._agents[name].to_json(), "rating": rated[name].to_json()}
            for name in sorted(self._agents)
        ]
        return sorted(rows, key=_strength, reverse=True)

    def pairs(self) -> list[Json]:
        """For each pair of agents that met: how many of their games each of the two has won."""
        rows = []
        wins = self._pairs
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


class _Standing:
    """The figures of one agent."""

    def __init__(self) -> None:
        self._victories: Counter[int] = Counter()  # by how many shared them
        self._games = 0
        self._score = 0
        self._milliseconds: Counter[float] = Counter()

    def add(self, one: Json, seat: int) -> None:
        self._games += 1
        self._score += one["scores"][seat]
        self._milliseconds.update(one["milliseconds"][seat])
        if seat in one["winners"]:  # nobody, if the game itself has won
            self._victories[len(one["winners"])] += 1

    def to_json(self) -> Json:
        wins = sum(often / sharers for sharers, often in sorted(self._victories.items()))
        low, high = wilson(wins, self._games)
        times = self._milliseconds
        return {
            "games": self._games,
            "wins": float(wins),
            "share": wins / self._games,
            "interval": [low, high],
            "score": self._score / self._games,
            "milliseconds": [at(times, part) if times else 0.0 for part in (0.5, 0.95, 1)],
        }


def _strength(row: Json) -> Any:
    return row["rating"]["mu"], row["share"]


def _against(agents: Sequence[str], speaker: Speaker) -> str:
    """Agents by name, as opponents."""
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
