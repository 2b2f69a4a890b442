"""The table in play: the state, a handle for each seat, and what all of them share."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Final

from chronotable.games.anachrony.chronobot.board import Bot
from chronotable.games.anachrony.decks import MINE_CUBES
from chronotable.games.anachrony.pieces import NEUTRONIUM, Good, Occupant, Worker
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.state import State
from chronotable.games.anachrony.warps import Debt
from chronotable.kernel import tabletop
from chronotable.kernel.event import Log

# Pieces of the limited general supply: goods, then workers.
_GOODS: Final = (25, 20, 20, 15, 70, 24)
_WORKERS: Final = (25, 25, 15, 15)


class Tabletop(tabletop.Tabletop[State, Player]):
    """Everything a rule may touch."""

    __slots__ = ()

    def __init__(self, state: State, log: Log | None) -> None:
        super().__init__(state, log, Player)

    @property
    def bot(self) -> Bot:
        """Chronobot, where it plays."""
        bot = self.state.bot
        assert bot is not None, "nobody plays alone here"
        return bot

    @property
    def first_seat(self) -> int:
        """The first player, or the only one if the banner is Chronobot's."""
        return min(self.state.first, self.state.seats - 1)

    def free_slots(self) -> Iterator[int]:
        """Slots of the current timeline tile where nothing lies, in the order of its arrows."""
        slots = self.state.slots[self.state.era]
        for number in count():
            if number >= len(slots) or slots[number] is None:
                yield number

    def fill_slot(self, debt: Debt) -> int:
        """Lay a warp tile on the first free slot of the current era; returns which one it is."""
        slots = self.state.slots[self.state.era]
        at = next(self.free_slots())
        slots[at : at + 1] = [debt]
        return at

    def clear_slot(self, era: int, debt: Debt) -> None:
        """Take a warp tile from the timeline; its slot is free."""
        slots = self.state.slots[era]
        slots[slots.index(debt)] = None
        while slots and slots[-1] is None:
            slots.pop()

    def take_from_main_board(self, seat: int) -> list[Occupant]:
        """Everybody of this seat leaves the main board."""
        state = self.state
        leaving = [occupant for occupant in state.occupants() if occupant.seat == seat]
        for hexes in (*state.capital, state.council, state.mines):
            hexes[:] = [None if who is not None and who.seat == seat else who for who in hexes]
        for pool in state.pools:
            pool[:] = [occupant for occupant in pool if occupant.seat != seat]
        return leaving

    def goods_left(self, good: Good) -> int:
        """What the limited general supply still has."""
        state = self.state
        used = sum([own.goods[good] for own in state.own])
        if good <= NEUTRONIUM:
            used += state.mine_pool[good]
        if state.bot is not None:
            used += (*state.bot.goods, state.bot.water, 0)[good]  # it has no energy cores
        if good in MINE_CUBES:
            used += state.mine_cubes[MINE_CUBES.index(good)]
        return _GOODS[good] - used

    def workers_left(self, worker: Worker) -> int:
        """Workers that the limited general supply still has."""
        used = sum([player.count_workers(worker) for player in self.players])
        used += 0 if self.state.bot is None else self.state.bot.workers[worker]
        return _WORKERS[worker] - used - self.state.recruit_pool[worker]
