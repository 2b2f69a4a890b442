"""Bots that misbehave, and the small games, for the processes in which bots think."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from chronotable.agents import register
from chronotable.kernel.decision import Decision
from chronotable.kernel.json import Json
from tests.toys import register_toys


class Crashing:
    """Takes its whole process with it."""

    def choose(self, view: Json | None, decision: Decision[Any]) -> str:
        os._exit(3)


class Hanging:
    """Never comes back."""

    def choose(self, view: Json | None, decision: Decision[Any]) -> str:
        while True:
            time.sleep(1)


class Raving:
    """Answers something that was not offered, and talks while doing so."""

    def choose(self, view: Json | None, decision: Decision[Any]) -> str:
        print('{"key": "rest"}')
        return "all of it"


class Slow:
    """Takes its time, and then the first option."""

    def choose(self, view: Json | None, decision: Decision[Any]) -> str:
        time.sleep(0.4)
        return decision.options.keys()[0]


class Telling:
    """Writes down everything that it was told, for the test that reads it."""

    def choose(self, view: Json | None, decision: Decision[Any]) -> str:
        told = Path(os.environ["HOME"]) / "told.txt"
        with told.open("a") as file:
            print(repr(view), decision.describe(), dict(os.environ), file=file)
        return decision.options.keys()[0]


def register_strange_bots() -> None:
    for kind in (Crashing, Hanging, Raving, Slow, Telling):
        register(kind.__name__.lower(), lambda game, seed, kind=kind: kind())  # type: ignore[misc]


register_toys()
register_strange_bots()
