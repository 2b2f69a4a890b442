"""`chronotable train`: weights for a title's strongest opponents, found by playing."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chronotable.agents.learned import FILE
from chronotable.cli.parser import Command, check_work, language
from chronotable.extras import require
from chronotable.games import load
from chronotable.simulation import cores, crew
from chronotable.simulation.executors import ahead_of
from chronotable.text import Plain, Speaker
from chronotable.text.numbers import share, tenths
from chronotable.training.report import report
from chronotable.training.run import Generation, Training, TrainingPlan

_REPORT = "report.html"


def arguments(parser: Command) -> None:
    parser.takes("game", "game", "cli-arena-game")
    parser.takes("--generations", "number", "cli-train-generations", type=int, default=20)
    parser.takes("--games", "number", "cli-train-games", type=int, default=240)
    parser.takes("--pairs", "number", "cli-train-pairs", type=int, default=100)
    parser.takes("--seed", "seed", "cli-train-seed", type=int, default=1)
    parser.takes("--workers", "number", "cli-simulate-workers", type=int, default=0)
    parser.takes("--cluster", "address", "cli-cluster")
    parser.takes("--folder", "folder", "cli-train-folder")


def run(args: argparse.Namespace) -> int:
    """Train until there are that many generations; Ctrl-C keeps what there is."""
    require("train")
    check_work(min(args.games, args.generations, args.pairs), args.workers)
    game = load(args.game)
    speaker = Speaker(game, language(args))
    folder = Path(args.folder or f"training-{args.game}")
    training = Training(TrainingPlan(args.game, args.seed, args.games, args.pairs), folder)
    if training.history:
        print(speaker.tell("train-resumed", generations=len(training.history)))
    workers = args.workers or cores()
    try:
        with crew(workers, args.cluster) as executor:
            while len(training.history) < args.generations:
                with _bars(speaker) as bars:
                    told = training.go_on(executor, ahead_of(executor, workers), bars.show)
                print(_line(told, speaker))
    except KeyboardInterrupt:
        print(speaker.tell("train-interrupted"), file=sys.stderr)
    weights = training.weights(_command(args))
    (folder / FILE).write_text(weights.write(), "utf-8")
    (folder / _REPORT).write_text(report(training.history, weights, speaker), "utf-8")
    written = {"weights": Plain(folder / FILE), "report": Plain(folder / _REPORT)}
    print(speaker.tell("train-written", **written))
    return 0


def _command(args: argparse.Namespace) -> str:
    """The command that finds the same again."""
    return (
        f"chronotable train {args.game} --generations {args.generations} --games {args.games} "
        f"--pairs {args.pairs} --seed {args.seed}"
    )


def _line(told: Generation, speaker: Speaker) -> str:
    return speaker.tell(
        "train-champion" if told.champion else "train-no-champion",
        number=told.number + 1,
        score=Plain(tenths(told.score, speaker.lang)),
        share=Plain(share(told.share, speaker.lang)),
        games=2 * told.pairs,
    )


class _Bars:
    """One bar for the step under way."""

    def __init__(self, progress: Progress, speaker: Speaker) -> None:
        self._progress = progress
        self._tasks = {
            what: progress.add_task(speaker.tell(f"train-{what}"), total=None, start=False)
            for what in ("play", "try")
        }

    def show(self, what: str, done: int, of: int) -> None:
        task = self._tasks[what]
        if done == 0:
            self._progress.start_task(task)
        self._progress.update(task, completed=done, total=of)


@contextmanager
def _bars(speaker: Speaker) -> Iterator[_Bars]:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield _Bars(progress, speaker)
