"""Bots: they think in processes of their own, for a limited time, and there is always an answer.

A bot is told its seat's view and the decision, as JSON, and returns a key. If its process
dies, says something else, or thinks for too long, the process is ended and the answer is one
of the legal ones, picked at random; the table says so in its chat.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from random import SystemRandom
from time import perf_counter
from typing import Any, Literal, NamedTuple

import structlog

from chronotable.kernel.decision import Decision
from chronotable.kernel.json import Json
from chronotable.table.metrics import Metrics

STAND_IN = "novice"  # the level of a bot that nobody has chosen
_START = 60.0  # seconds for a process to be ready
_LINE = 1 << 24
_PASSED_ON = ("PATH", "HOME", "LANG", "LC_ALL", "SYSTEMROOT", "VIRTUAL_ENV")

_log = structlog.get_logger("chronotable.bots")


class Thought(NamedTuple):
    """What a bot answers; `failure` says why it is a random answer, if it is one."""

    key: str
    failure: Literal["", "crashed", "hung", "confused"] = ""


class _Stumbled(Exception):  # no error of ours: a bot's
    """A bot gave no answer."""

    def __init__(self, why: Literal["crashed", "hung", "confused"]) -> None:
        super().__init__(why)
        self.why = why


class Bots:
    """A few processes that think, started when they are first needed."""

    def __init__(
        self,
        metrics: Metrics,
        *,
        workers: int | None = None,
        seconds: float = 10.0,
        modules: Sequence[str] = (),
    ) -> None:
        self._metrics = metrics
        self._seconds = seconds
        self._modules = tuple(modules)
        self._free = asyncio.Semaphore(workers or max(1, (os.cpu_count() or 2) - 1))
        self._resting: list[Process] = []
        self._luck = SystemRandom()

    async def choose(
        self, level: str, game: str, view: Json | None, decision: Decision[Any]
    ) -> Thought:
        """An answer to the decision, whatever happens. Who sees nothing need not think."""
        if view is None:
            return Thought(self._luck.choice(decision.choices).key)
        asked = {"level": level, "game": game, "view": view, "decision": decision.write()}
        line = json.dumps(asked, separators=(",", ":")).encode() + b"\n"
        async with self._free:
            started = perf_counter()
            try:
                key = await self._ask(line)
                if key not in decision.options:
                    raise _Stumbled("confused")
            except _Stumbled as stumbled:
                self._metrics.bot_failures.labels(stumbled.why).inc()
                _log.warning("a bot gave no answer", why=stumbled.why, game=game, level=level)
                return Thought(self._luck.choice(decision.choices).key, stumbled.why)
            finally:
                self._metrics.bot_seconds.observe(perf_counter() - started)
        return Thought(key)

    async def _ask(self, line: bytes) -> str:
        """Let a process think; one that fails is ended."""
        process = self._resting.pop() if self._resting else await self._start()
        try:
            async with asyncio.timeout(self._seconds):
                key = await _converse(process, line)
        except BaseException as error:
            await _end(process)
            if isinstance(error, TimeoutError):
                raise _Stumbled("hung") from None
            raise
        self._resting.append(process)
        return key

    async def _start(self) -> Process:
        """A new process, which knows nothing of this one but where the modules are."""
        launching = asyncio.ensure_future(self._launch())
        try:
            process = await asyncio.shield(launching)
        except asyncio.CancelledError:
            await _end(await launching)  # there must be nobody left whom nobody knows
            raise
        except OSError:
            raise _Stumbled("crashed") from None
        try:
            async with asyncio.timeout(_START):
                await _answer(process)
        except BaseException as error:
            await _end(process)
            if isinstance(error, TimeoutError):
                raise _Stumbled("hung") from None
            raise
        return process

    async def _launch(self) -> Process:
        known = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
        known["PYTHONPATH"] = os.pathsep.join(path or os.getcwd() for path in sys.path)
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "chronotable.table.bot_process", *self._modules),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            env=known,
            limit=_LINE,
        )

    async def close(self) -> None:
        """End every process that rests; those that think end with whoever waits for them."""
        resting, self._resting = self._resting, []
        for process in resting:
            await _end(process)


async def _converse(process: Process, line: bytes) -> str:
    assert process.stdin is not None
    try:
        process.stdin.write(line)
        await process.stdin.drain()
    except (BrokenPipeError, ConnectionResetError):
        raise _Stumbled("crashed") from None
    return str((await _answer(process)).get("key"))


async def _answer(process: Process) -> Json:
    assert process.stdout is not None
    try:
        line = await process.stdout.readline()
        if not line:
            raise _Stumbled("crashed")
        data: Json = dict(json.loads(line))
    except (ValueError, TypeError):
        raise _Stumbled("confused") from None
    return data


async def _end(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    if process.stdin is not None:
        process.stdin.close()
    await process.wait()
