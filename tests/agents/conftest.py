"""Anachrony on the shelf."""

from __future__ import annotations

from importlib import import_module

import pytest

from chronotable.games import register
from chronotable.games.anachrony import INFO
from chronotable.kernel.game import Game


def _load() -> Game:
    return import_module("chronotable.games.anachrony.game").GAME


@pytest.fixture(autouse=True, scope="package")
def anachrony() -> None:
    register(INFO, _load)
