"""`chronotable bench`: speed, one line per figure.

The benchmarks themselves lie in `benchmarks`, beside the tests: they bring a toy, another server
and players of their own, which nobody who only wants to play has to install.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path

import chronotable
from chronotable.cli.parser import Command
from chronotable.kernel.errors import BadOption

CHECKOUT = Path(chronotable.__file__).parents[2]


def arguments(parser: Command) -> None:
    parser.takes("game", "game", "cli-bench-game", nargs="?")
    parser.takes("--seconds", "seconds", "cli-bench-seconds", type=float, default=10.0)
    parser.takes("--tables", "numbers", "cli-bench-tables", default="8,32,128,512")
    parser.takes("--minutes", "minutes", "cli-bench-minutes", type=float, default=20.0)
    said = parser.speaker.tell("cli-bench-parts")
    parser.add_argument(
        "--parts", default="play", choices=["play", "crowd", "few", "workers", "all"], help=said
    )
    parser.may("--json", "cli-json")


def run(args: argparse.Namespace) -> int:
    """Measure a title, or something else that has a name; otherwise all titles and the kernel.

    The exit code is 1 if a figure does not hold.
    """
    if not (CHECKOUT / "benchmarks" / "command.py").is_file():
        raise BadOption(
            "the benchmarks are not installed with chronotable: they lie in `benchmarks` of its "
            "sources, where `python3 run.py bench` runs them"
        ).saying("error-no-benchmarks")
    if str(CHECKOUT) not in sys.path:
        sys.path.append(str(CHECKOUT))
    code: int = import_module("benchmarks.command").run(args)
    return code
