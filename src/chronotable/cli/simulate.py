"""`chronotable simulate`: many games on all cores, kept while they are played, and a report."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console
from rich.table import Table

from chronotable.cli.parser import Command, check_work, language, options_in_turn
from chronotable.cli.progress import games_bar
from chronotable.extras import require
from chronotable.games import load
from chronotable.kernel.errors import BadOption
from chronotable.kernel.json import Json
from chronotable.simulation import (
    Deal,
    Lines,
    Plan,
    PlanTally,
    as_they_end,
    cores,
    crew,
    play,
    title_of,
)
from chronotable.simulation.executors import ahead_of, undivided
from chronotable.simulation.parquet import check_parquet, row_of, write_parquet
from chronotable.simulation.win_rates import share_cells
from chronotable.text import Plain, Speaker
from chronotable.text.numbers import share, tenths, whole

_BOT = "bot:"
_SHOWN = 5  # how many of the best and worst things of a group the terminal shows


def arguments(parser: Command) -> None:
    parser.takes("game", "game", "cli-arena-game")
    parser.takes("--games", "number", "cli-selfcheck-games", type=int, default=100)
    parser.takes_many("--seat", "bot", "cli-simulate-seat")
    parser.takes("--seats", "number", "cli-simulate-seats", type=int)
    parser.takes_many("--option", "option", "cli-simulate-option")
    parser.takes("--seed", "seed", "cli-selfcheck-seed", type=int, default=0)
    parser.takes("--workers", "number", "cli-simulate-workers", type=int, default=0)
    parser.takes("--cluster", "address", "cli-cluster")
    parser.takes("--report", "report", "cli-simulate-report")
    parser.takes("--save", "records", "cli-arena-save")
    parser.takes("--parquet", "parquet", "cli-parquet")
    parser.may("--json", "cli-json")


def run(args: argparse.Namespace) -> int:
    """Play the games, count them, report them; Ctrl-C counts and reports what there is.

    Exit code 1 if a game broke off with an error; the others still count.
    """
    plan = make_plan(args)
    speaker = Speaker(load(plan.game), language(args))
    if args.report is not None and not Path(args.report).absolute().parent.is_dir():
        raise BadOption(f"--report {args.report}: there is no such folder").saying(
            "error-no-folder", file=args.report
        )
    if args.report is not None:
        require("plots")
    check_parquet(args.parquet)
    outcomes = Outcomes(plan, keep=args.parquet is not None)
    try:
        workers = args.workers or cores()
        simulate(
            *(plan, args.games, outcomes, speaker),
            workers=workers,
            save=args.save,
            cluster=args.cluster,
        )
    except KeyboardInterrupt:
        outcomes.interrupted = True
    if args.parquet is not None:
        write_parquet(Path(args.parquet), outcomes.in_order())
    counted = outcomes.counted()
    if args.report is not None:
        from chronotable.simulation.report import write_report  # matplotlib takes a while

        write_report(Path(args.report), counted, speaker)
    if args.json:
        print(json.dumps(counted, indent=1))
    else:
        show(counted, speaker)
        if args.report is not None:
            print(speaker.tell("simulate-written", file=Plain(args.report)))
    for problem in outcomes.broken:
        print(speaker.tell("simulate-broken", problem=Plain(problem)), file=sys.stderr)
    return 1 if outcomes.broken else 0


class Outcomes:
    """What the games have shown so far; this is there even after an interruption."""

    def __init__(self, plan: Plan, *, keep: bool = False) -> None:
        self.tally = PlanTally(plan)
        self._kept: list[Json] | None = [] if keep else None
        self.broken: list[str] = []
        self.interrupted = False

    def add(self, game: Json) -> None:
        self.tally.add(game)
        if self._kept is not None:
            self._kept.append(row_of(game))

    def in_order(self) -> list[Json]:
        """The games that were kept, by their seeds."""
        return sorted(self._kept or [], key=lambda game: int(game["seed"]))

    def counted(self) -> Json:
        told = {"interrupted": self.interrupted, "broken": sorted(self.broken)}
        return {**self.tally.to_json(), **told}


def simulate(
    plan: Plan,
    games: int,
    outcomes: Outcomes,
    speaker: Speaker,
    *,
    workers: int,
    save: str | None,
    cluster: str | None = None,
) -> None:
    """Play what is not in the file yet, on that many processes, and count each game as it ends."""
    known = bytearray(games)  # 1 for a game that need not be played
    with ExitStack() as stack:
        lines = None
        if save is not None:
            lines = stack.enter_context(Lines(Path(save), plan.to_json()))
            for game in lines.known():
                number = game["seed"] - plan.seed
                if 0 <= number < games and not known[number]:
                    known[number] = 1
                    outcomes.add(game)
        executor = stack.enter_context(crew(workers, cluster))
        title = title_of(plan.game, speaker)
        advance = stack.enter_context(games_bar(speaker, title, games))
        advance(outcomes.tally.games)
        ahead = ahead_of(executor, workers)
        missing = (deal for deal in plan.deals(games) if not known[deal.seed - plan.seed])
        for _, outcome in as_they_end(executor, attempt, missing, ahead):
            advance(1)
            if isinstance(outcome, str):
                outcomes.broken.append(outcome)
                continue
            with undivided():  # what is counted is what is kept
                outcomes.add(outcome)
                if lines is not None:
                    lines.keep(outcome)


def attempt(deal: Deal) -> Json | str:
    """The game, or what went wrong in it: one broken game must not stop a thousand others."""
    try:
        return play(deal)
    except Exception as problem:
        return f"seed {deal.seed}: {type(problem).__name__}: {problem}"


# What is asked for.


def make_plan(args: argparse.Namespace) -> Plan:
    """The plan that the command line asks for, checked."""
    check_work(args.games, args.workers)
    info = load(args.game).info
    levels = [_level(seat) for seat in args.seat] or ["random"]
    seats = info.check_seats(max(len(levels), min(2, info.seats[1]), info.seats[0]))
    if args.seats is not None:
        seats = info.check_seats(args.seats)
    if len(levels) > seats:
        raise BadOption(f"--seat is given {len(levels)} times, but there are {seats} seats").saying(
            "error-seats-given", seats=seats, given=len(levels)
        )
    levels += levels[-1:] * (seats - len(levels))
    options = tuple(options_in_turn(args.option))
    plan = Plan(args.game, tuple(levels), options, args.seed)
    plan.check()
    return plan


def _level(seat: str) -> str:
    if not seat.startswith(_BOT):
        raise BadOption(
            f"--seat {seat!r}: only bots can be simulated, expected {_BOT}LEVEL"
        ).saying("error-only-bots", seat=seat)
    return seat.removeprefix(_BOT)


# In the terminal.


def show(counted: Json, speaker: Speaker) -> None:
    """The figures that matter most, for a reader in a hurry; the report has them all."""
    print(
        speaker.tell(
            "simulate-sum",
            title=Plain(title_of(counted["game"], speaker)),
            games=counted["games"],
            seats=len(counted["seats"]),
            seed=Plain(counted["seed"]),
        )
    )
    if counted["games"]:
        _show_figures(counted, speaker)
        console = Console()
        console.print(_seats(counted, speaker))
        for group, found in counted["groups"].items():
            console.print()
            console.print(_group(group, found, speaker))
    if counted["interrupted"]:
        print(speaker.tell("simulate-interrupted"))


def _show_figures(counted: Json, speaker: Speaker) -> None:
    lang = speaker.lang
    rounds, scores = counted["rounds"], counted["scores"]["all"]
    for name, figures in ((speaker.name("unit:rounds"), rounds), (_said(speaker, "score"), scores)):
        order = (figures["least"], figures["tenth"], figures["median"], figures["ninth"])
        spread = " / ".join(whole(number, lang) for number in (*order, figures["most"]))
        print(f"{name}: {tenths(figures['mean'], lang)} ({spread})")
    for reason, found in counted["endings"].items():
        named = speaker.name(f"ending:{reason}")
        print(f"{named}: {whole(found['wins'], lang)} ({share(found['share'], lang)})")


def _said(speaker: Speaker, column: str) -> str:
    return speaker.tell(f"report-column-{column}")


def _table(speaker: Speaker, first: str, *more: str) -> Table:
    table = Table(first, box=None, pad_edge=False)
    for column in ("games", "wins", "share", "interval", *more):
        table.add_column(_said(speaker, column), justify="right")
    return table


def _seats(counted: Json, speaker: Speaker) -> Table:
    table = _table(speaker, _said(speaker, "seat"), "score")
    for row in counted["seats"]:
        named = speaker.tell("report-seat", number=row["seat"] + 1, level=f"word:{row['level']}")
        mean = tenths(row["score"]["mean"], speaker.lang)
        table.add_row(named, *share_cells(row, speaker), mean)
    return table


def _group(group: str, found: Json, speaker: Speaker) -> Table:
    """The best and the worst of a group, with a mark where it is more than luck."""
    table = _table(speaker, speaker.name(f"fact:{group}"), "mark")
    rows = found["things"]
    if len(rows) > 2 * _SHOWN:
        rows = [*rows[:_SHOWN], None, *rows[-_SHOWN:]]
    for row in rows:
        if row is None:
            table.add_row("…")
            continue
        mark = ("", "+", "-")[row["stands_out"]]
        table.add_row(speaker.name(row["thing"]), *share_cells(row, speaker), mark)
    return table
