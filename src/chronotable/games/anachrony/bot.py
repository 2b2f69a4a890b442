"""What Chronobot has on its board."""

from __future__ import annotations

from chronotable.games.anachrony.pieces import ERAS
from chronotable.games.anachrony.tile import Building, Superproject


class Bot:
    """Chronobot's side of the table; it has no workers to place, only empty exosuits."""

    __slots__ = (
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
