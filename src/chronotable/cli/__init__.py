"""The `chronotable` command.

Exit codes: 0 when all is well, 1 when what was asked for failed (a record diverged, a check
found something), 2 when the command or its input makes no sense.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from chronotable.cli.parser import module_of, parsed, wished_language
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
        args = parsed(argv)
        return module_of(args.command).run(args)
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


def _complain(problem: Exception, code: int, argv: Sequence[str] | None) -> int:
    speaker = Speaker(None, wished_language(argv))
    told = " ".join(speaker.problem(problem).split()) or type(problem).__name__
    print(f"chronotable: {told}", file=sys.stderr)
    return code
