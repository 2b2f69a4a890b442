"""Agents from outside: a function of somebody's module, or a program that speaks in lines.

`module:function` is called with the name of the title and a seed, and returns an agent; whatever
stands behind a further colon, as in `module:function:200`, is handed over as well. The program of
`program:COMMAND` is started once for each game. Each line that it is told is a JSON object: the
title (`game`), a `seed` for its luck, and the `view` of its seat, in which `question` is what it is
asked. It answers with one line, the key of an option.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from contextlib import suppress
from importlib import import_module
from inspect import signature
from typing import Any, Final

from chronotable.agents import Agent
from chronotable.kernel.decision import Decision
from chronotable.kernel.errors import BadOption
from chronotable.kernel.json import Json

PROGRAM: Final = "program:"


class ProgramAgent:
    """A program that reads views and writes keys, a line for each."""

    def __init__(self, command: str, game: str, seed: int | None) -> None:
        self._command = command
        try:
            self._program = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        except (OSError, ValueError, IndexError) as problem:
            raise _strange(PROGRAM + command, f"it cannot be started: {problem}") from None
        self._told = {"game": game, "seed": seed}

    def choose(self, view: Json | None, decision: Decision[Any]) -> str:
        asked, answers = self._program.stdin, self._program.stdout
        assert asked is not None
        assert answers is not None
        try:
            asked.write(json.dumps({**self._told, "view": view}) + "\n")
            asked.flush()
            key = answers.readline().strip()
        except OSError:
            key = ""
        if not key:
            raise _strange(PROGRAM + self._command, "it has ended without an answer")
        return key

    def __del__(self) -> None:
        program = getattr(self, "_program", None)
        if program is not None:
            program.terminate()
            for stream in (program.stdin, program.stdout):
                with suppress(OSError):  # what it was told last may never be read
                    stream.close()
            program.wait()


def is_outside(level: str) -> bool:
    """Whether a level is the name of something outside."""
    return ":" in level


def from_outside(level: str, game: str, seed: int | None) -> Agent:
    """The agent of this name; BadOption says what is wrong with it."""
    if level.startswith(PROGRAM):
        return ProgramAgent(level.removeprefix(PROGRAM), game, seed)
    module, function, *told = level.split(":", 2)
    try:
        maker = getattr(import_module(module), function)
        signature(maker).bind(game, seed, *told)
    except (ImportError, AttributeError, TypeError, ValueError) as problem:
        raise _strange(level, str(problem)) from None
    agent: Agent = maker(game, seed, *told)
    if not callable(getattr(agent, "choose", None)):
        raise _strange(level, "what it returns has no method choose")
    return agent


def _strange(level: str, why: str) -> BadOption:
    error = BadOption(f"the agent {level!r} cannot play: {why}")
    return error.saying("error-agent-outside", agent=level, why=why)
