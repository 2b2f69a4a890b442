"""Bots: they think in processes of their own, for a limited time, and there is always an answer.

A bot is told its seat's view and the decision, as JSON, and returns a key. If its process
dies, says something else, or thinks for too long, the process is ended and the answer is one
of the legal ones, picked at random; the table says so in its chat.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from random import SystemRandom
from time import perf_counter
from typing import Any, Literal, NamedTuple

import structlog

from chronotable.agents import PARTNER
from chronotable.kernel.decision import Decision
from chronotable.kernel.json import Json
from chronotable.table.bot_queue import BotQueue
from chronotable.table.metrics import Metrics
from chronotable.table.processes import Processes, ProcessFailed

STAND_IN = "novice"  # the level of a bot that nobody has chosen
_SWIFT = frozenset({STAND_IN, PARTNER})  # levels that are known to think quickly

_log = structlog.get_logger("chronotable.bots")


class BotThought(NamedTuple):
    """What a bot answers; `failure` says why it is a random answer, if it is one."""

    key: str
    failure: Literal["", "crashed", "hung", "confused"] = ""


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
        self._processes = Processes("chronotable.table.bot_process", modules)
        self._queue = BotQueue(workers or max(1, (os.cpu_count() or 2) - 1), _SWIFT)
        self._luck = SystemRandom()

    async def choose(
        self,
        level: str,
        game: str,
        view: Json | None,
        decision: Decision[Any],
        *,
        host: str = "",
        table: str = "",
    ) -> BotThought:
        """An answer to the decision, whatever happens. A level that sees nothing need not think.

        Time to think is shared out among those who have made the tables, and among the tables
        of each: many tables of one host wait for each other, and keep nobody else waiting.
        """
        if view is None:
            return BotThought(self._luck.choice(decision.choices).key)
        asked = {"level": level, "game": game, "view": view, "decision": decision.write()}
        line = json.dumps(asked, separators=(",", ":")).encode() + b"\n"
        async with self._queue.turn(host, table, level, game):
            started = perf_counter()
            try:
                key = str((await self._processes.ask(line, self._seconds)).get("key"))
                if key not in decision.options:
                    raise ProcessFailed("confused")
            except ProcessFailed as stumbled:
                self._metrics.bot_failures.labels(stumbled.why).inc()
                _log.warning("a bot gave no answer", why=stumbled.why, game=game, level=level)
                return BotThought(self._luck.choice(decision.choices).key, stumbled.why)
            finally:
                self._metrics.bot_seconds.observe(perf_counter() - started)
        return BotThought(key)

    async def close(self) -> None:
        """End every idle process; busy ones end with the task that waits for them."""
        await self._processes.close()
