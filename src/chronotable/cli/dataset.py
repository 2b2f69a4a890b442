"""`chronotable dataset`: every decision of many games, with what its seat saw, as Parquet."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from chronotable.cli.parser import Command, language
from chronotable.cli.progress import games_bar
from chronotable.cli.simulate import make_plan
from chronotable.extras import require
from chronotable.games import load
from chronotable.kernel.errors import BadOption
from chronotable.simulation import Plan, as_they_end, cores, crew, title_of
from chronotable.simulation.executors import ahead_of, undivided
from chronotable.text import Plain, Speaker

if TYPE_CHECKING:
    from chronotable.envs.dataset import Dataset

_CHUNK = (
    50  # games in a file: it names a thousand columns and more, which is only worth it for many
)


def arguments(parser: Command) -> None:
    parser.takes("game", "game", "cli-arena-game")
    parser.takes("folder", "folder", "cli-dataset-folder")
    parser.takes("--games", "number", "cli-selfcheck-games", type=int, default=100)
    parser.takes_many("--seat", "bot", "cli-simulate-seat")
    parser.takes("--seats", "number", "cli-simulate-seats", type=int)
    parser.takes_many("--option", "option", "cli-simulate-option")
    parser.takes("--seed", "seed", "cli-selfcheck-seed", type=int, default=0)
    parser.takes("--chunk", "number", "cli-dataset-chunk", type=int, default=_CHUNK)
    parser.takes("--workers", "number", "cli-simulate-workers", type=int, default=0)
    parser.takes("--cluster", "address", "cli-cluster")
    parser.may("--json", "cli-json")


def run(args: argparse.Namespace) -> int:
    """Make the data set, or go on with it; Ctrl-C leaves what is whole.

    Exit code 1 if a game broke off with an error; it is missing, and the others are there.
    """
    plan = make_plan(args)
    if args.chunk < 1:
        raise BadOption(f"--chunk {args.chunk}: expected at least 1").saying(
            "error-chunk", given=str(args.chunk)
        )
    require("research")
    require("cluster")
    from chronotable.envs.dataset import Dataset  # NumPy and Polars take a while

    speaker = Speaker(load(plan.game), language(args))
    command = _command(plan, args)
    dataset = Dataset(Path(args.folder), plan, args.games, args.chunk, command)
    try:
        broken = make(dataset, speaker, args.workers or cores(), args.cluster)
    except KeyboardInterrupt:
        print(speaker.tell("dataset-interrupted", folder=Plain(args.folder)), file=sys.stderr)
        raise
    about = dataset.finish(readme(dataset, speaker))
    if args.json:
        print(json.dumps(about, indent=1))
    else:
        games = args.games - len(about["missing"])
        print(speaker.tell("dataset-complete", folder=Plain(args.folder), games=games))
    for problem in broken:
        print(speaker.tell("simulate-broken", problem=Plain(problem)), file=sys.stderr)
    return 1 if about["missing"] else 0


def make(dataset: Dataset, speaker: Speaker, workers: int, cluster: str | None) -> list[str]:
    """Make the chunks that are missing; which games broke off."""
    from chronotable.envs.dataset import make_chunk

    broken: list[str] = []
    chunks = [*dataset.missing()]
    left = sum(len(chunk.deals) for chunk in chunks)
    title = title_of(dataset.plan.game, speaker)
    with (
        crew(workers, cluster) as executor,
        games_bar(speaker, title, dataset.games) as advance,
    ):
        advance(dataset.games - left)
        ahead = ahead_of(executor, workers)
        for chunk, made in as_they_end(executor, make_chunk, chunks, ahead):
            with undivided():  # all tables of it, or none
                dataset.keep(chunk, made)
            broken += made.broken
            advance(len(chunk.deals))
    return broken


def _command(plan: Plan, args: argparse.Namespace) -> str:
    """The command that makes the same again, wherever."""
    words = ["chronotable", "dataset", plan.game, args.folder, "--games", str(args.games)]
    for level in plan.levels:
        words += ["--seat", f"bot:{level}"]
    for option in args.option:
        words += ["--option", option]
    return shlex.join([*words, "--seed", str(plan.seed), "--chunk", str(args.chunk)])


def readme(dataset: Dataset, speaker: Speaker) -> str:
    """What lies in the folder, for whoever opens it."""
    from chronotable.envs.dataset import ABOUT, TABLES

    about, tell = dataset.about, speaker.tell
    tables = [*TABLES][::-1]
    title = title_of(about["game"], speaker)
    features = about["features"]
    lines = [
        f"# {title}",
        "",
        tell(
            "dataset-readme",
            games=about["games"],
            seats=len(about["levels"]),
            first=Plain(about["seed"]),
            last=Plain(about["seed"] + about["games"] - 1),
        ),
        "",
        "```",
        about["command"],
        "```",
        "",
        tell(
            "dataset-readme-versions",
            chronotable=Plain(about["chronotable"]),
            rules=Plain(about["version"]),
            features=Plain(f"{features['version']} ({features['fingerprint']})"),
        ),
        "",
        *(f"* `{table}/*.parquet`: {tell(f'dataset-table-{table}')}" for table in tables),
        f"* `catalogue/*.parquet`: {tell('dataset-table-catalogue')}",
        f"* `{ABOUT}`: {tell('dataset-about')}",
    ]
    return "\n".join(lines) + "\n"
