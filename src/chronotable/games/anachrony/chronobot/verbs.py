"""The verbs of Chronobot: what it can do to the table, whatever made it do so.

Like a Player, a Chronobot is a handle: its verbs are the only hands that move the bot's pieces.
Where the log tells why the bot did a thing, the caller says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.anachrony.chronobot.board import BOT_TILE, MORALE, SEAT, TRAVELS
from chronotable.games.anachrony.pieces import (
    NOBODY,
    TIRED,
    WATER,
    Breakthrough,
    Good,
    Occupant,
    Worker,
    occupant,
)
from chronotable.games.anachrony.tile import Building, Superproject

if TYPE_CHECKING:
    from chronotable.games.anachrony.tabletop import Tabletop
    from chronotable.kernel.message import Param

_SET = 5  # points for one of each


class Chronobot:
    """The bot at the table, able to act."""

    __slots__ = ("has", "state", "table")

    def __init__(self, table: Tabletop) -> None:
        self.table = table
        self.state = table.state
        self.has = table.bot

    def tell(self, key: str, *, reveals: bool = False, **params: Param) -> None:
        self.table.tell(key, reveals=reveals, **params)

    # Exosuits.

    def power_up(self, suits: int) -> None:
        self.has.suits = suits
        self.has.acted = 0
        self.has.passed = False
        self.tell("anachrony-bot-powered", amount=suits)

    def go(self, hexes: list[Occupant | None], at: int, place: str) -> None:
        """An empty exosuit goes there; the bot pays for no place."""
        self.has.suits -= 1
        hexes[at] = occupant(SEAT, NOBODY, TIRED)
        self.tell("anachrony-bot-went", place=place)

    def come_home(self) -> None:
        """Its exosuits leave the main board."""
        self.table.take_from_main_board(SEAT)

    def take_banner(self) -> None:
        """Become first player, unless it is already."""
        if self.state.first != SEAT:
            self.state.first = SEAT
            self.tell("anachrony-bot-first-player")

    def pass_turn(self) -> None:
        self.has.passed = True
        self.tell("anachrony-bot-passed")

    # Tiles.

    def build(self, tile: Building, why: str) -> None:
        """Take a building from the top of its stack."""
        primary, secondary = self.state.primary[tile.kind], self.state.secondary[tile.kind]
        stack = primary if primary and primary[-1] is tile else secondary
        stack.pop()
        self.has.buildings.append(tile)
        self.tell("anachrony-bot-built", tile=tile.key, why=why)
        if stack is primary and stack:
            self.tell("anachrony-stack-revealed", reveals=True, tile=stack[-1].key)

    def found(self, tile: Superproject, why: str) -> None:
        """Take a superproject from the timeline."""
        projects = self.state.superprojects
        projects[projects.index(tile)] = None
        self.has.superprojects.append(tile)
        self.tell("anachrony-bot-founded", tile=tile.key, why=why)

    def take_breakthrough(self, tile: Breakthrough) -> None:
        self.state.breakthroughs[tile] -= 1
        self.has.breakthroughs[tile] += 1
        self.tell("anachrony-bot-researched", shape=tile.shape.key, icon=tile.icon.key)

    # Workers, goods and points.

    def recruit(self, worker: Worker, why: str) -> None:
        """Take a worker out of the recruit pool."""
        self.state.recruit_pool[worker] -= 1
        self.tell("anachrony-bot-recruited", worker=worker.key, why=why)
        self.has.workers[worker] += 1

    def take_from_mine(self, good: Good, why: str) -> None:
        """Take a resource out of the mine's pool."""
        self.state.mine_pool[good] -= 1
        self._gain(good, why)

    def take_mine_cube(self, at: int, good: Good, why: str) -> None:
        """Take the cube beside a hex of the mine."""
        self.state.mine_cubes[at] = 0
        self._gain(good, why)

    def _gain(self, good: Good, why: str) -> None:
        self.tell("anachrony-bot-gained", good=good.key, amount=1, why=why)
        self.has.goods[good] += 1

    def score_sets(self, held: list[int]) -> None:
        """One of each goes back, for five points."""
        while all(held):
            held[:] = [n - 1 for n in held]
            self.tell("anachrony-bot-set")
            self.score(_SET)

    def gain_water(self, amount: int) -> None:
        if self.state.limited:
            amount = min(amount, self.table.goods_left(WATER))
        if amount:
            self.has.water += amount
            self.tell("anachrony-bot-water", amount=amount)

    def score(self, points: int) -> None:
        self.has.points += points
        self.tell("anachrony-bot-scored", amount=points)

    def take_supply(self, price: int) -> None:
        """Pay the water and raise morale; at the top it pays all the same."""
        rises = self.has.morale < len(MORALE) - 1
        self.has.water -= price
        self.has.morale += rises
        self.tell("anachrony-bot-supplied" if rises else "anachrony-bot-supplied-top", amount=price)

    # Time.

    def lay_warps(self, amount: int) -> None:
        """Lay warp tiles on the current era."""
        self.has.warps[self.state.era] += amount
        for _ in range(amount):
            self.table.fill_slot(BOT_TILE)
        self.tell("anachrony-bot-warped", amount=amount)

    def _take_back_warp(self, era: int) -> None:
        self.has.warps[era] -= 1
        self.table.clear_slot(era, BOT_TILE)

    def travel(self, era: int, why: str) -> None:
        """Take a warp tile back from there, and step ahead."""
        self._take_back_warp(era)
        self.has.travels = min(self.has.travels + 1, len(TRAVELS) - 1)
        self.tell("anachrony-bot-travelled", era=era + 1, why=why, steps=self.has.travels)

    def be_relieved(self, era: int) -> None:
        """An anomaly takes a warp tile off the timeline."""
        self._take_back_warp(era)
        self.tell("anachrony-bot-relieved", era=era + 1)

    def receive_paradoxes(self, amount: int) -> None:
        self.has.paradoxes += amount
        self.tell("anachrony-bot-paradox", amount=amount)

    def receive_anomaly(self) -> None:
        self.has.anomalies += 1
        self.state.anomalies -= 1
        self.tell("anachrony-bot-anomaly")

    def remove_anomaly(self, *, water: int, good: Good, cubes: int) -> None:
        """Give an anomaly back, for water and cubes of one kind."""
        self.has.water -= water
        self.has.goods[good] -= cubes
        self.has.anomalies -= 1
        self.state.anomalies += 1
        self.tell("anachrony-bot-removed-anomaly", water=water, good=good.key, amount=cubes)

    # Tokens.

    def move_token(self, token: int, to: int, step: str) -> None:
        """A token walks to another position of the cycle."""
        self.has.tokens[token] = to
        self.tell(step, token=token + 1, position=position_key(to))


def position_key(at: int) -> str:
    """A position by its number, as the log names it."""
    return f"position:{at + 1}"
