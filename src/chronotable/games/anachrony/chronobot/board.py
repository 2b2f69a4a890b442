"""Chronobot's board: what is printed there, and what it has."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.anachrony.pieces import ERAS
from chronotable.games.anachrony.tile import Building, Superproject
from chronotable.games.anachrony.warps import debt
from chronotable.kernel.native import native

SEAT: Final = 1  # where the bot sits, beyond the only player
BOT_TILE: Final = debt(SEAT, None)  # one of its warp tiles

TRAVELS: Final = (0, 2, 4, 6, 8, 10, 12)
MORALE: Final = (0, 2, 5, 8)
SUPPLY: Final = (5, 6, 7, 7)
WARP_TILES: Final = 8
EXOSUITS_BEFORE_IMPACT: Final = 6
EXOSUITS_AFTER_IMPACT: Final = 4
BUILDINGS_OF_A_KIND: Final = 3
SUPERPROJECTS: Final = 2
ANOMALIES: Final = 3
PARADOX_LIMIT: Final = 3


@native(allow_interpreted_subclasses=True)
class Bot:
    """Chronobot's side of the table; it has no workers to place, only empty exosuits."""

    __slots__: ClassVar = (
        "acted",
        "anomalies",
        "breakthroughs",
        "buildings",
        "goods",
        "morale",
        "paradoxes",
        "passed",
        "points",
        "suits",
        "superprojects",
        "tokens",
        "travels",
        "warps",
        "water",
        "workers",
    )

    def __init__(self) -> None:
        self.water = 0
        self.goods = [0] * 4
        self.workers = [0] * 4
        self.points = 0
        self.paradoxes = 0
        self.anomalies = 0
        self.morale = 0
        self.travels = 0
        self.suits = 0
        self.acted = 0  # turns of this action phase
        self.passed = False
        self.warps = [0] * ERAS  # tiles on each era
        self.breakthroughs = [0] * 15
        self.buildings: list[Building] = []
        self.superprojects: list[Superproject] = []
        self.tokens = [0] * 6  # positions of the numbered tokens

    def copy(self) -> Bot:
        twin = Bot.__new__(Bot)
        twin.water = self.water
        twin.goods = self.goods.copy()
        twin.workers = self.workers.copy()
        twin.points = self.points
        twin.paradoxes = self.paradoxes
        twin.anomalies = self.anomalies
        twin.morale = self.morale
        twin.travels = self.travels
        twin.suits = self.suits
        twin.acted = self.acted
        twin.passed = self.passed
        twin.warps = self.warps.copy()
        twin.breakthroughs = self.breakthroughs.copy()
        twin.buildings = self.buildings.copy()
        twin.superprojects = self.superprojects.copy()
        twin.tokens = self.tokens.copy()
        return twin
