"""Processes beside the server: each reads a line of JSON and writes one, for a limited time."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Literal, TypeAlias

from chronotable.kernel.json import Json

_START = 60.0  # seconds for a process to be ready
_LINE = 1 << 24
_PASSED_ON = ("PATH", "HOME", "LANG", "LC_ALL", "SYSTEMROOT", "VIRTUAL_ENV")

LAST = "last"  # in an answer: the process that gave it is not to be asked again

Why: TypeAlias = Literal["crashed", "hung", "confused"]


class ProcessFailed(Exception):  # not an error of ours, but of a process
    """A process gave no answer."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why: Why = why


# The signal that tells a process that nobody waits for its answer any more. Where there is no
# such signal, the process goes on until its time is up.
CALL_OFF: signal.Signals | None = getattr(signal, "SIGUSR1", None)


class Processes:
    """Processes that run one of our modules, started when they are first needed, and kept."""

    def __init__(self, module: str, arguments: Sequence[str]) -> None:
        self._command = (sys.executable, "-m", module, *arguments)
        self._resting: list[Process] = []

    async def ask(
        self, line: bytes, seconds: float, called_off: asyncio.Event | None = None
    ) -> Json:
        """What a process answers; one that fails is ended, and ProcessFailed says why.

        When the task is cancelled, a process that understands CALL_OFF answers at once.
        """
        process = self._resting.pop() if self._resting else await self._start()
        try:
            async with asyncio.timeout(seconds):
                told = await _converse(process, line, called_off)
        except BaseException as error:
            await _end(process)
            if isinstance(error, TimeoutError):
                raise ProcessFailed("hung") from None
            raise
        if told.pop(LAST, False):
            await _end(process)
        else:
            self._resting.append(process)
        return told

    async def _start(self) -> Process:
        """A new process, which knows nothing of this one except where the modules are."""
        launching = asyncio.ensure_future(self._launch())
        try:
            process = await asyncio.shield(launching)
        except asyncio.CancelledError:
            await _end(await launching)  # leave no process behind that nobody keeps track of
            raise
        except OSError:
            raise ProcessFailed("crashed") from None
        try:
            async with asyncio.timeout(_START):
                await _answer(process)
        except BaseException as error:
            await _end(process)
            if isinstance(error, TimeoutError):
                raise ProcessFailed("hung") from None
            raise
        return process

    async def _launch(self) -> Process:
        known = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
        known["PYTHONPATH"] = os.pathsep.join(path or os.getcwd() for path in sys.path)
        return await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=known, limit=_LINE
        )

    async def close(self) -> None:
        """End every idle process; busy ones end with the task that waits for them."""
        resting, self._resting = self._resting, []
        for process in resting:
            await _end(process)


async def _converse(process: Process, line: bytes, called_off: asyncio.Event | None) -> Json:
    assert process.stdin is not None
    try:
        process.stdin.write(line)
        await process.stdin.drain()
    except (BrokenPipeError, ConnectionResetError):
        raise ProcessFailed("crashed") from None
    if called_off is None or CALL_OFF is None:
        return await _answer(process)
    watches = asyncio.ensure_future(_call_off(process, called_off, CALL_OFF))
    try:
        return await _answer(process)
    finally:
        watches.cancel()


async def _call_off(process: Process, called_off: asyncio.Event, how: signal.Signals) -> None:
    await called_off.wait()
    with suppress(ProcessLookupError):
        process.send_signal(how)


async def _answer(process: Process) -> Json:
    assert process.stdout is not None
    try:
        line = await process.stdout.readline()
        if not line:
            raise ProcessFailed("crashed")
        data: Json = dict(json.loads(line))
    except (ValueError, TypeError):
        raise ProcessFailed("confused") from None
    return data


async def _end(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    if process.stdin is not None:
        process.stdin.close()
    await process.wait()
