"""The verbs of Anachrony: spend, gain, score, wake, power, borrow, build.

A Player is the handle by which rules act for a seat. Its verbs are the only hands that move
pieces: each moves, and tells one event. What takes several of them, or a choice on the way, stands
in a module of its own, under the heading of the rulebook: paying, gaining, workers, travelling,
anomalies, deeds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from chronotable.games.anachrony.boards import HEXES, Board, Hex, board_of
from chronotable.games.anachrony.choices import (
    NUMBERS,
)
from chronotable.games.anachrony.decks import MINE_CUBES
from chronotable.games.anachrony.leader import Leader, leader_by_id
from chronotable.games.anachrony.pieces import (
    NEUTRONIUM,
    NOBODY,
    PATHS,
    ROWS,
    SECTORS,
    TIRED,
    WATER,
    WORKERS,
    Breakthrough,
    Good,
    Kind,
    Occupant,
    Sector,
    Worker,
)
from chronotable.games.anachrony.state import AT_HOME, Own, State
from chronotable.games.anachrony.tile import ANOMALY, Building, Superproject, Tile
from chronotable.games.anachrony.warps import (
    WARPS,
    Warp,
    debt,
)
from chronotable.kernel.tabletop import Hand

if TYPE_CHECKING:
    from chronotable.games.anachrony.tabletop import Tabletop


class Player(Hand[State, "Tabletop"]):
    """One seat at the table, able to act."""

    __slots__ = (
        "_laid",
        "_projects",
        "_tiles",
        "active",
        "board",
        "edition",
        "fate",
        "goods",
        "own",
        "tired",
        "worker",
    )

    def __init__(self, table: Tabletop, seat: int) -> None:
        super().__init__(table, seat)
        state = table.state
        own = state.own[seat]
        self.edition = state.edition
        self.own: Own = own
        self.goods: list[int] = own.goods
        self.active = own.active
        self.tired = own.tired
        self.worker = NOBODY  # who is being placed, or would be
        self.fate = TIRED  # how that worker comes home
        # What is on the board is asked for many times in a turn; `lay` and `cover` clear it.
        self._tiles: list[tuple[Sector, Tile]] | None = None
        self._laid: list[Building | Superproject] | None = None
        self._projects: list[Superproject] | None = None
        self.board: Board = board_of(PATHS[max(own.path, 0)], state.side)

    def take_board(self) -> None:
        """Look up the board again, once the path is known."""
        self.board = board_of(PATHS[self.own.path], self.state.side)

    # Reading the table.

    @property
    def era(self) -> int:
        """The current era, counted from 0: also how many eras lie in the past."""
        return self.state.era

    @property
    def morale(self) -> int:
        return self.own.morale

    @property
    def water_at_hand(self) -> int:
        """Water that can be spent on actions, with what the Grand Reservoir saves."""
        return self.goods[WATER] + self.own.reservoir

    @property
    def basics_at_hand(self) -> int:
        goods = self.goods
        return goods[0] + goods[1] + goods[2]

    @property
    def has_neutronium(self) -> bool:
        return self.goods[NEUTRONIUM] > 0

    @property
    def leader(self) -> Leader:
        return leader_by_id(self.own.leader)

    @property
    def workers_to_pay(self) -> list[Worker]:
        """Worker types that can be given up: active or tired, never busy."""
        return [w for w in WORKERS if self.active[w] or self.tired[w]]

    def count_workers(self, worker: Worker) -> int:
        """Workers of this type in any mood, busy ones included."""
        own = self.own
        working = len([o for o in self.at_work() if o.worker is worker])
        return own.active[worker] + own.tired[worker] + own.aside[worker] + working

    def at_work(self) -> list[Occupant]:
        """Own workers that are busy, on one's own board or on the main one."""
        own, state, seat = self.own, self.state, self.seat
        found = [busy for busy in own.busy if busy is not None]
        if own.supplying is not None:
            found.append(own.supplying)
        board: list[Sequence[Occupant | None]] = [*state.capital, state.council, state.mines]
        for places in [*board, *state.pools]:
            for busy in places:
                if busy is not None and busy.seat == seat and busy.worker is not NOBODY:
                    found.append(busy)
        return found

    @property
    def all_workers(self) -> int:
        own = self.own
        return sum(own.active) + sum(own.tired) + sum(own.aside) + len(self.at_work())

    @property
    def unused_warp_tiles(self) -> int:
        return self.own.warps.count(AT_HOME)

    @property
    def tiles(self) -> list[tuple[Sector, Tile]]:
        """Own tiles that work, with their (first) sector: no anomalies, nothing covered."""
        if self._tiles is None:
            self._tiles = self._find_tiles()
        return self._tiles

    def _find_tiles(self) -> list[tuple[Sector, Tile]]:
        own = self.own
        found: list[tuple[Sector, Tile]] = []
        last: Tile | None = None
        for sector, tile in zip(SECTORS, own.sectors, strict=True):
            if tile is not None and tile is not ANOMALY and not own.covered[sector]:
                if tile is not last:
                    found.append((sector, tile))
                last = tile
            else:
                last = None
        return found

    @property
    def laid(self) -> list[Building | Superproject]:
        """Own buildings and superprojects, covered ones too, each once."""
        if self._laid is None:
            laid: list[Building | Superproject] = []
            for tile in self.own.sectors:
                if isinstance(tile, Building | Superproject) and tile not in laid:
                    laid.append(tile)
            self._laid = laid
        return self._laid

    def count_tiles(self, kind: type[Tile]) -> int:
        """Own buildings or superprojects, covered ones included."""
        return len([tile for tile in self.laid if isinstance(tile, kind)])

    def count_buildings(self, kind: Kind) -> int:
        return len([t for t in self.laid if isinstance(t, Building) and t.kind is kind])

    @property
    def anomalies(self) -> int:
        return self.own.sectors.count(ANOMALY) + sum(self.own.covered)

    @property
    def occupied_sectors(self) -> int:
        return 12 - self.own.sectors.count(None)

    @property
    def has_marker(self) -> bool:
        """Whether a path marker is left: one lies on each free action and on the evacuation."""
        return len(self.own.used) + self.own.evacuated < self.edition.path_markers

    @property
    def superprojects(self) -> list[Superproject]:
        if self._projects is None:
            self._projects = [tile for _, tile in self.tiles if isinstance(tile, Superproject)]
        return self._projects

    @property
    def reach_bonus(self) -> int:
        """Eras that labs add to the range of power plants."""
        return sum([tile.reach_bonus for _, tile in self.tiles])

    @property
    def paradox_limit(self) -> int:
        extra = sum([tile.paradox_limit for _, tile in self.tiles])
        named = self.edition.paradox_limit_of_lab_405 if extra else None
        return self.board.paradox_limit + extra if named is None else named

    def has(self, test: Callable[[Superproject], object]) -> bool:
        """Whether one of one's own superprojects has this trait."""
        return any([test(tile) for tile in self.superprojects])

    # Choosing.

    async def choose_number(self, numbers: Iterable[int], prompt: str) -> int:
        chosen = await self.choose([NUMBERS[n] for n in numbers if n < len(NUMBERS)], prompt)
        assert chosen is not None
        return chosen.value

    # Paying.

    def spend(self, good: Good, amount: int) -> None:
        assert self.goods[good] >= amount, f"{self.key} cannot pay {amount} {good}"
        self.goods[good] -= amount
        if self.table.log is not None:
            self.tell("anachrony-paid", good=good.key, amount=amount)

    # Gaining.

    def gain_good(self, good: Good, amount: int) -> None:
        if self.state.limited:
            amount = min(amount, self.table.goods_left(good))
        if amount > 0:
            self.goods[good] += amount
            if self.table.log is not None:
                self.tell("anachrony-gained", good=good.key, amount=amount)

    def take_from_mine(self, good: Good) -> None:
        """Take a resource out of the mine's pool."""
        self.state.mine_pool[good] -= 1
        self.gain_good(good, 1)

    def take_mine_cube(self, at: int) -> None:
        """Take the cube beside a hex of the mine, if it is still there."""
        if self.state.mine_cubes[at]:
            self.state.mine_cubes[at] = 0
            self.gain_good(MINE_CUBES[at], 1)

    def score(self, points: int) -> None:
        """Take points as tokens."""
        if points:
            self.own.points += points
            self.tell("anachrony-scored", amount=points)

    def gain_worker(self, worker: Worker, *, tired: bool = False) -> None:
        if not self.has_worker_left(worker):
            return
        (self.tired if tired else self.active)[worker] += 1
        key = "anachrony-gained-tired-worker" if tired else "anachrony-gained-worker"
        self.tell(key, worker=worker.key)

    def recruit(self, worker: Worker) -> None:
        """Take a worker out of the recruit pool."""
        self.state.recruit_pool[worker] -= 1
        self.active[worker] += 1
        self.tell("anachrony-recruited", worker=worker.key)

    def has_good_left(self, good: Good) -> bool:
        """Whether the general supply has one; an unlimited one always has."""
        return not self.state.limited or self.table.goods_left(good) > 0

    def has_worker_left(self, worker: Worker) -> bool:
        """Whether the general supply has one; an unlimited one always has."""
        return not self.state.limited or self.table.workers_left(worker) > 0

    # Workers.

    def wake_all(self) -> None:
        """All tired workers become active."""
        if any(self.tired):
            for worker in WORKERS:
                self.active[worker] += self.tired[worker]
                self.tired[worker] = 0
            self.tell("anachrony-woke")

    # Morale.

    def morale_can_move(self, steps: int) -> bool:
        return 0 <= self.own.morale + steps < len(self.board.morale)

    def move_morale(self, steps: int) -> bool:
        """Move the marker; False if it stands at the end already."""
        if not self.morale_can_move(steps):
            return False
        self.own.morale += steps
        self.tell("anachrony-morale-rose" if steps > 0 else "anachrony-morale-fell")
        return True

    @property
    def supply_price(self) -> int:
        """Water for supply now; each halving building halves it, rounding up."""
        water = self.board.supply[self.own.morale]
        for _, tile in self.tiles:
            if tile.halves_supply:
                water = (water + 1) // 2
        return water

    # Exosuits.

    def free_hexes(self, *, ruined: bool = False) -> list[int]:
        own = self.own
        return [h for h in range(6) if not own.powered[h] and (ruined or not own.ruined[h])]

    def power_exosuit(self, *, ruined: bool = False) -> bool:
        """Put a powered exosuit on a free hex; only a warped one may stand on a ruined hex."""
        hexes = self.free_hexes(ruined=ruined)
        if not hexes or not self.own.suits:
            return False
        # A ruined hex first: whole ones are of use to exosuits that come later.
        self.power(HEXES[max(hexes, key=lambda h: self.own.ruined[h])])
        return True

    def power(self, at: Hex) -> None:
        """Put a powered exosuit on this hex."""
        self.own.suits -= 1
        self.own.powered[at] = 1
        self.tell("anachrony-powered", hex=at.key)

    def store_exosuits(self) -> None:
        """Exosuits that were powered but not used go back to storage."""
        self.own.suits += sum(self.own.powered)
        self.own.powered[:] = [0] * len(HEXES)

    def use_exosuit(self) -> None:
        """Take a powered exosuit from one's own board, from a whole hex before a ruined one."""
        own = self.own
        at = min([h for h in range(6) if own.powered[h]], key=lambda h: (own.ruined[h], -h))
        self.own.powered[at] = 0

    # Warp tiles and time travel.

    def warps_out(self, era: int | None = None) -> list[Warp]:
        """Own warp tiles on the timeline, or on one of its tiles."""
        if era is None:
            return [warp for warp in WARPS if self.own.warps[warp] != AT_HOME]
        return [warp for warp in WARPS if self.own.warps[warp] == era]

    def lay_warp(self, warp: Warp) -> int:
        """Lay a warp tile on the current era; returns the number of its slot."""
        self.own.warps[warp] = self.era
        return self.table.fill_slot(debt(self.seat, warp))

    def take_back_warp(self, warp: Warp) -> None:
        era = self.own.warps[warp]
        self.own.warps[warp] = AT_HOME
        self.table.clear_slot(era, debt(self.seat, warp))

    # Breakthroughs.

    def take_breakthrough(self, tile: Breakthrough) -> None:
        self.state.breakthroughs[tile] -= 1
        self.own.breakthroughs[tile] += 1
        self.tell("anachrony-took-breakthrough", shape=tile.shape.key, icon=tile.icon.key)

    def give_breakthrough(self, tile: Breakthrough) -> None:
        self.own.breakthroughs[tile] -= 1
        self.state.breakthroughs[tile] += 1
        self.tell("anachrony-gave-breakthrough", shape=tile.shape.key, icon=tile.icon.key)

    # Sectors.

    def first_free_sector(self, row: Kind) -> Sector | None:
        """Where the next building of a kind goes; None if its row is full."""
        for at in ROWS[row]:
            if self.own.sectors[at] is None:
                return at
        return None

    def lay(self, tile: Tile | None, at: Sector) -> None:
        """Put a tile on a sector, or take away what is there."""
        self.own.sectors[at] = tile
        self._tiles = self._laid = self._projects = None

    def cover(self, at: Sector, anomalies: int) -> None:
        """Put an anomaly on a building, or take it away."""
        self.own.covered[at] = anomalies
        self._tiles = self._laid = self._projects = None

    def build(self, tile: Building, at: Sector) -> None:
        """Take a building from the top of its stack to one's own board."""
        primary, secondary = self.state.primary[tile.kind], self.state.secondary[tile.kind]
        stack = primary if primary and primary[-1] is tile else secondary
        stack.pop()
        self.lay(tile, at)
        self.tell("anachrony-built", tile=tile.key)
        if stack is primary and stack:
            self.table.tell("anachrony-stack-revealed", reveals=True, tile=stack[-1].key)

    def found(self, project: Superproject, left: Sector) -> None:
        """Take the superproject at the focus to two sectors of one's own board."""
        assert left.right is not None
        self.state.superprojects[self.own.focus] = None
        self.lay(project, left)
        self.lay(project, left.right)
        self.tell("anachrony-founded", tile=project.key)
        self.own.reservoir += project.reservoir  # it saves from now on

    # Paradoxes and anomalies.

    def return_paradoxes(self, most: int) -> None:
        given = min(most, self.own.paradoxes)
        if given:
            self.own.paradoxes -= given
            self.tell("anachrony-returned-paradox", amount=given)

    # Turns and deeds.

    def pass_turn(self) -> None:
        self.own.passed = True
        self.tell("anachrony-passed")

    def mark_used(self, id: str) -> None:
        """Lay a path marker on a free action, or on the leader: it is used up in this era."""
        self.own.used.append(id)

    def take_banner(self) -> None:
        """Become first player, unless this one is already."""
        if self.state.first != self.seat:
            self.state.first = self.seat
            self.tell("anachrony-first-player")

    def claim_experiment(self, id: str, key: str) -> None:
        """Take the experiment at the focus."""
        self.state.experiments[self.own.focus] = None
        self.own.experiments.append(id)
        self.tell("anachrony-experimented", experiment=key)

    def evacuate(self, way: str, points: int) -> None:
        """Leave the Capital, once and for all."""
        self.state.evacuation_slots.append(self.seat)
        self.own.evacuated = True
        self.tell("anachrony-evacuated", evacuation=way, amount=points)
        self.own.points += points

    def begin_turn(self) -> None:
        """In each turn of the action phase the Grand Reservoir saves one water."""
        self.own.reservoir = int(any([tile.reservoir for tile in self.superprojects]))

    def __repr__(self) -> str:
        return f"Player({self.seat})"
