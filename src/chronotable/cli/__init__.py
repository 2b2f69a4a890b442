"""The `chronotable` command.

Exit codes: 0 when all is well, 1 when what was asked for failed (a record diverged, a check
found something), 2 when the command or its input makes no sense.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from chronotable.cli.parser import make_parser, wished_language
from chronotable.kernel.errors import ChronotableError, EndlessRules, ReplayDiverged
from chronotable.text import Speaker

__all__ = ["main"]

_FAILED, _BAD_INPUT, _INTERRUPTED = 1, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a name may not fit the terminal's encoding
    try:
        return _run(_parsed(make_parser(argv), argv))
    except (ReplayDiverged, EndlessRules) as problem:
        return _complain(problem, _FAILED, argv)
    except (ChronotableError, OSError) as problem:
        if isinstance(problem, BrokenPipeError):
            # Whoever was reading has seen enough; nothing is left to be flushed at exit.
            with suppress(OSError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return _FAILED
        return _complain(problem, _BAD_INPUT, argv)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return _INTERRUPTED


def _parsed(parser: argparse.ArgumentParser, argv: Sequence[str] | None) -> argparse.Namespace:
    """The arguments. Words of a topic may also stand behind the options, which argparse refuses."""
    args, left = parser.parse_known_args(argv)
    if args.command == "rules" and not any(word.startswith("-") for word in left):
        args.topic += left
    elif left:
        parser.parse_args(argv)  # which says what it does not understand
    return args


def _run(args: argparse.Namespace) -> int:
    """Commands are imported when they are wanted, so that each starts quickly."""
    code: int
    match args.command:
        case "play":
            from chronotable.cli import play

            code = play.run(args)
        case "serve":
            from chronotable.cli import serve

            code = serve.run(args)
        case "replay":
            from chronotable.cli import replay

            code = replay.run(args)
        case "rules":
            from chronotable.cli import rules

            code = rules.run(args)
        case "games":
            from chronotable.cli import games

            code = games.run(args)
        case "doctor":
            from chronotable.cli import doctor

            code = doctor.run(args)
        case "arena":
            from chronotable.cli import arena

            code = arena.run(args)
        case "bench":
            from chronotable.cli import bench

            code = bench.run(args)
        case "simulate":
            from chronotable.cli import simulate

            code = simulate.run(args)
        case "selfcheck":
            from chronotable.cli import selfcheck

            code = selfcheck.run(args)
        case _:
            raise AssertionError(f"the parser let {args.command!r} through")
    return code


def _complain(problem: Exception, code: int, argv: Sequence[str] | None) -> int:
    speaker = Speaker(None, wished_language(argv))
    told = " ".join(speaker.problem(problem).split()) or type(problem).__name__
    print(f"chronotable: {told}", file=sys.stderr)
    return code
