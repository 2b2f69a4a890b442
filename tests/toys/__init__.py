"""Small games, each a full title: read one of them to learn what a Game is made of."""

from __future__ import annotations

from functools import partial
from typing import Any

from chronotable.games import register
from chronotable.kernel.game import Game
from tests.toys import bazaar, parlour, quarry

TOYS: dict[str, Game[Any]] = {toy.INFO.name: toy.GAME for toy in (bazaar, parlour, quarry)}


def register_toys() -> None:
    """Put the small games on the shelf, beside the boxed ones."""
    for game in TOYS.values():
        register(game.info, partial(TOYS.__getitem__, game.info.name))
