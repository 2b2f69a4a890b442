"""Echoes of Time on the shelf."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from chronotable.games import register
from chronotable.games.echoes import INFO
from chronotable.kernel.game import Game


def _load() -> Game[Any]:
    return import_module("chronotable.games.echoes.game").GAME


register(INFO, _load)
