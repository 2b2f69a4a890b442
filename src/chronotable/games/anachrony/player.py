"""The verbs of Anachrony: pay, gain, travel, warp, suffer, choose.

A Player is the handle by which rules act for a seat. Its verbs are the only hands that move
pieces: each moves, and tells one event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from chronotable.games.anachrony.boards import HEXES, Board, Hex, board_of
from chronotable.games.anachrony.choices import (
    ERA_TILES,
    NUMBERS,
    Era,
    Told,
    Trade,
    gain_label,
    trade_label,
)
from chronotable.games.anachrony.decks import MINE_CUBES
from chronotable.games.anachrony.leader import Leader, leader_by_id
from chronotable.games.anachrony.pieces import (
    ACTIVE,
    BASICS,
    COLUMNS,
    DIES,
    ENERGY_CORE,
    GOODS,
    LIFE_SUPPORT,
    NEUTRONIUM,
    NOBODY,
    PATHS,
    POWER_PLANT,
    ROWS,
    SCIENTIST,
    SECTORS,
    TIRED,
    WATER,
    WORKERS,
    Breakthrough,
    Fate,
    Good,
    Kind,
    Occupant,
    Sector,
    Worker,
    counts_as,
    occupant,
)
from chronotable.games.anachrony.price import Gain, Price
from chronotable.games.anachrony.prompts import (
    CHOOSE_GAIN,
    GAIN_BASIC,
    LOSE_BUILDING,
    PAY_BASIC,
    PLACE_ANOMALY,
    REPAY,
    RETRIEVE_WARP,
    TIRED_OR_ACTIVE,
    TRADE,
    TRAVEL_TO,
    USE_DISCOUNT,
)
from chronotable.games.anachrony.state import AT_HOME, Own, State
from chronotable.games.anachrony.tile import ANOMALY, Building, Deed, Superproject, Tile, Work
from chronotable.games.anachrony.view_types import DEBT, TIRED_COLUMN
from chronotable.games.anachrony.warps import (
    WARP_EXOSUIT,
    WARP_GOODS,
    WARP_WORKERS,
    WARPS,
    Warp,
    debt,
)
from chronotable.kernel.decision import Word
from chronotable.kernel.place import Place
from chronotable.kernel.tabletop import Hand

if TYPE_CHECKING:
    from chronotable.games.anachrony.tabletop import Tabletop


class Player(Hand[State]):
    """One seat at the table, able to act."""

    __slots__ = (
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

    table: Tabletop

    def __init__(self, table: Tabletop, seat: int) -> None:
        super().__init__(table, seat)
        state = table.state
        own = state.own[seat]
        self.edition = state.edition
        self.own: Own = own
        self.goods = own.goods
        self.active = own.active
        self.tired = own.tired
        self.worker = NOBODY  # who is being placed, or would be
        self.fate = TIRED  # how that worker comes home
        # What works on the board is asked for many times in a turn; `lay` and `cover` clear it.
        self._tiles: list[tuple[Sector, Tile]] | None = None
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
        own, seat = self.own, self.seat
        inside = [o for o in (*own.busy, own.supplying) if o is not None]
        inside += [o for o in self.state.occupants() if o.seat == seat and o.worker is not NOBODY]
        return inside

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

    def count_tiles(self, kind: type[Tile]) -> int:
        """Own buildings or superprojects, covered ones included."""
        tiles = [tile for tile in self.own.sectors if isinstance(tile, kind)]
        return len(tiles) // 2 if kind is Superproject else len(tiles)

    def count_buildings(self, kind: Kind) -> int:
        return sum([isinstance(t, Building) and t.kind is kind for t in self.own.sectors])

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
        return any(test(tile) for tile in self.superprojects)

    # Choosing.

    async def choose_number(self, numbers: Iterable[int], prompt: str) -> int:
        chosen = await self.choose([NUMBERS[n] for n in numbers if n < len(NUMBERS)], prompt)
        assert chosen is not None
        return chosen.value

    # Paying.

    def can_pay(
        self,
        price: Price,
        *,
        water: int = 0,
        titanium_off: int = 0,
        basic_off: int = 0,
        neutronium_off: int = 0,
    ) -> bool:
        """Whether the price, with more water and less of something, can be paid."""
        if not any(price) and not water:
            return True
        goods = self.goods
        titanium, uranium, gold, neutronium, its_water, cores, basic = price
        if its_water + water > goods[WATER] + self.own.reservoir:
            return False
        if neutronium - neutronium_off > goods[NEUTRONIUM] or cores > goods[ENERGY_CORE]:
            return False
        if titanium and titanium_off:
            titanium -= min(titanium, titanium_off)
        left = short = 0
        for held, need in zip(goods, (titanium, uranium, gold), strict=False):
            if need > held:
                short += need - held
            else:
                left += held - need
        return short <= basic_off and left >= basic

    async def pay(
        self,
        price: Price,
        *,
        titanium_off: int = 0,
        basic_off: int = 0,
        neutronium_off: int = 0,
        alike: bool = False,
    ) -> None:
        """Pay, asking only where there is a real choice."""
        if not any(price):
            return
        needs = list(price.goods)
        needs[0] = max(0, needs[0] - titanium_off)
        needs[3] = max(0, needs[3] - neutronium_off)
        for _ in range(basic_off):
            await self._save_one(needs)
        if needs[WATER]:
            saved = min(needs[WATER], self.own.reservoir)
            self.own.reservoir -= saved
            needs[WATER] -= saved
        for good in GOODS:
            if needs[good]:
                self._spend(good, needs[good])
        if alike and price.basic:
            await self._pay_alike(price.basic)
        else:
            await self._pay_basics(price.basic)

    async def _save_one(self, needs: list[int]) -> None:
        """Use a discount of one basic resource on the price."""
        lacking = [g for g in BASICS if needs[g] > self.goods[g]]
        helped = lacking[:1] or [g for g in BASICS if needs[g]]
        good = await self.choose(helped, USE_DISCOUNT)
        if good is not None:
            needs[good] -= 1

    async def _pay_basics(self, amount: int) -> None:
        while amount:
            held = [g for g in BASICS if self.goods[g]]
            good = held[0]
            if self.basics_at_hand > amount:
                chosen = await self.choose(held, PAY_BASIC)
                assert chosen is not None
                good = chosen
            self._spend(good, 1)
            amount -= 1

    async def _pay_alike(self, amount: int) -> None:
        enough = [g for g in BASICS if self.goods[g] >= amount]
        good = await self.choose(enough, PAY_BASIC)
        assert good is not None
        self._spend(good, amount)

    def _spend(self, good: Good, amount: int) -> None:
        assert self.goods[good] >= amount, f"{self.key} cannot pay {amount} {good}"
        self.goods[good] -= amount
        self.tell("anachrony-paid", good=good.key, amount=amount)

    # Gaining.

    def gain_good(self, good: Good, amount: int) -> None:
        if self.state.limited:
            amount = min(amount, self.table.goods_left(good))
        if amount > 0:
            self.goods[good] += amount
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

    def can_gain(self, gain: Gain) -> bool:
        """Whether at least part of the gain would change anything."""
        if gain.points or gain.paradox > 0 or self._in_supply(gain):
            return True
        return bool(
            (gain.paradox < 0 and self.own.paradoxes)
            or (gain.morale and self._morale_can_move(gain.morale))
            or (gain.exosuit and self.free_hexes() and self.own.suits)
            or (gain.warp_tiles and self.warps_out())
            or (gain.wake and any(self.tired))
        )

    def _in_supply(self, gain: Gain) -> bool:
        """Whether the general supply has a piece of this, if there are pieces to take."""
        if not self.state.limited:
            return any(gain.goods) or any(gain.workers) or gain.basic > 0
        return (
            any(self.has_worker_left(worker) for worker in WORKERS if gain.workers[worker])
            or any(self.has_good_left(good) for good in GOODS if gain.goods[good])
            or (gain.basic > 0 and bool(self._basics_left()))
        )

    def has_good_left(self, good: Good) -> bool:
        """Whether the general supply has one; an unlimited one always has."""
        return not self.state.limited or self.table.goods_left(good) > 0

    def has_worker_left(self, worker: Worker) -> bool:
        """Whether the general supply has one; an unlimited one always has."""
        return not self.state.limited or self.table.workers_left(worker) > 0

    def _basics_left(self) -> list[Good]:
        return [good for good in BASICS if self.has_good_left(good)]

    async def gain(self, gain: Gain) -> None:
        """Receive all of this as far as possible."""
        for good in GOODS:
            if gain.goods[good]:
                self.gain_good(good, gain.goods[good])
        await self.gain_basics(gain.basic)
        for worker in WORKERS:
            for _ in range(gain.workers[worker]):
                self.gain_worker(worker)
        self.score(gain.points)
        if gain.morale:
            self.move_morale(gain.morale)
        for _ in range(gain.exosuit):
            self.power_exosuit()
        if gain.wake:
            self.wake_all()
        for _ in range(gain.warp_tiles):
            if not await self.may_retrieve_warp():
                break
        if gain.paradox < 0:
            self.return_paradoxes(-gain.paradox)
        for _ in range(gain.paradox):
            await self.receive_paradox()

    async def gain_basics(self, amount: int, *, alike: bool = False) -> None:
        """Receive titanium, uranium or gold, one cube after another."""
        times, each = (1, amount) if alike and amount else (amount, 1)
        for _ in range(times):
            good = await self.choose(self._basics_left(), GAIN_BASIC)
            if good is not None:
                self.gain_good(good, each)

    async def gain_one_of(self, gains: Sequence[Gain]) -> None:
        """Receive one of these, whichever the player likes."""
        possible = [n for n, gain in enumerate(gains) if self.can_gain(gain)]
        told = [Told(n, gain_label(gains[n])) for n in possible]
        chosen = await self.choose(told, CHOOSE_GAIN)
        if chosen is not None:
            await self.gain(gains[chosen.number])

    async def exchange(
        self,
        trades: Sequence[Trade],
        *,
        alike: bool = False,
        optional: bool = False,
        place: Place | None = None,
    ) -> bool:
        """Make one of these trades; False if there was none or it was declined."""
        ask = self.may_choose if optional else self.choose
        chosen = await ask(self.offers(trades, alike=alike, place=place), TRADE)
        if chosen is None:
            return False
        await self.trade(trades[chosen.number], alike=alike)
        return True

    def offers(
        self, trades: Sequence[Trade], *, alike: bool = False, place: Place | None = None
    ) -> list[Told]:
        """Those of the trades that the player can make, as things to choose."""
        possible = [n for n, trade in enumerate(trades) if self._can_trade(trade, alike)]
        return [Told(n, trade_label(*trades[n]), place) for n in possible]

    async def trade(self, trade: Trade, *, alike: bool = False) -> None:
        price, gain = trade
        held_back = 0 if self.edition.reservoir_serves_nomads else self.own.reservoir
        self.own.reservoir -= held_back
        await self.pay(price, alike=alike)
        self.own.reservoir += held_back
        if alike and gain.basic:
            await self.gain_basics(gain.basic, alike=True)
        else:
            await self.gain(gain)

    def can_exchange(self, trades: Sequence[Trade], *, alike: bool = False) -> bool:
        return any(self._can_trade(trade, alike) for trade in trades)

    def _can_trade(self, trade: Trade, alike: bool) -> bool:
        price, gain = trade
        if not self.can_gain(gain):
            return False  # nothing of it is left in a supply that runs out
        saving = self.edition.reservoir_serves_nomads
        if price.water > (self.water_at_hand if saving else self.goods[WATER]):
            return False
        if alike and price.basic:
            return any(self.goods[g] >= price.basic for g in BASICS)
        return self.can_pay(price)

    # Workers.

    def wake_all(self) -> None:
        """All tired workers become active."""
        if any(self.tired):
            for worker in WORKERS:
                self.active[worker] += self.tired[worker]
                self.tired[worker] = 0
            self.tell("anachrony-woke")

    @contextmanager
    def sending(self, worker: Worker) -> Iterator[None]:
        """As if the worker were on the way already: nobody can pay with who is being placed."""
        before, self.worker = self.worker, worker
        inside = worker is not NOBODY
        if inside:
            self.active[worker] -= 1
            self.own.aside[worker] += 1
        yield
        if inside:
            self.own.aside[worker] -= 1
            self.active[worker] += 1
        self.worker = before

    async def lose_worker(self, types: Sequence[Worker], prompt: str) -> None:
        """Give up a worker of one of these types, active or tired."""
        worker = await self.choose(types, prompt)
        if worker is not None:
            await self.pay_worker(worker)

    async def pay_worker(self, worker: Worker) -> None:
        """Give up a worker of this type; asks from which column if there is a choice."""
        column = self.tired if self.tired[worker] else self.active
        if self.tired[worker] and self.active[worker]:
            moods = [Word("mood:tired", TIRED_COLUMN()), Word("mood:active", worker.place)]
            mood = await self.choose(moods, TIRED_OR_ACTIVE)
            column = self.active if mood is moods[1] else self.tired
        column[worker] -= 1
        self.tell("anachrony-gave-up-worker", worker=worker.key)

    def put_to_work(self, at: Sector, tile: Tile) -> None:
        """The worker goes to the slot of an own tile."""
        self.active[self.worker] -= 1
        self.own.busy[at] = occupant(self.seat, self.worker, TIRED)
        self.tell("anachrony-works", worker=self.worker.key, tile=tile.key)

    def settle_fate(self, at: Sector, fate: Fate) -> None:
        """How the worker there comes home, unless the tile was lost meanwhile."""
        if self.own.busy[at] is not None:
            self.own.busy[at] = occupant(self.seat, self.worker, fate)

    def sacrifice_worker(self, at: Sector) -> None:
        """The worker goes into the anomaly there, and never comes back."""
        self.active[self.worker] -= 1
        self.tell("anachrony-removes-anomaly", worker=self.worker.key, sector=at.key)

    def leave_home(self) -> None:
        """The worker steps into an exosuit; an empty one is sent by the leader, once an era."""
        self.use_exosuit()
        if self.worker is NOBODY:
            self.mark_used(self.own.leader)
        else:
            self.active[self.worker] -= 1

    def put_on_supply(self, fate: Fate) -> None:
        """The worker goes to the supply slot."""
        self.active[self.worker] -= 1
        self.own.supplying = occupant(self.seat, self.worker, fate)
        self.tell("anachrony-supplies", worker=self.worker.key)

    def come_home(self) -> None:
        """Busy workers come home in the mood their work left them in, exosuits to storage."""
        own = self.own
        home = [busy for busy in (*own.busy, own.supplying) if busy is not None]
        own.busy[:] = [None] * len(SECTORS)
        own.supplying = None
        out = self.table.take_from_main_board(self.seat)
        own.suits += len(out)
        for busy in home + out:
            if busy.worker is not NOBODY and busy.fate is not DIES:
                (self.active if busy.fate is ACTIVE else self.tired)[busy.worker] += 1
        for worker in WORKERS:
            own.tired[worker] += own.aside[worker]
            own.aside[worker] = 0
        own.used.clear()

    # Morale.

    def _morale_can_move(self, steps: int) -> bool:
        return 0 <= self.own.morale + steps < len(self.board.morale)

    def move_morale(self, steps: int) -> bool:
        """Move the marker; False if it stands at the end already."""
        if not self._morale_can_move(steps):
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

    async def take_supply(self) -> None:
        """Pay water, wake everybody, and raise morale or score at its top."""
        await self.pay(Price(water=self.supply_price))
        self.wake_all()
        if not self.move_morale(1):
            self.score(self.board.points_at_top)

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

    async def may_retrieve_warp(self) -> bool:
        """Perhaps take a warp tile back without paying."""
        return await self.retrieve_warp(optional=True)

    async def retrieve_warp(self, *, optional: bool = False) -> bool:
        """Take a warp tile back without paying; False if there is none or it was declined."""
        ask = self.may_choose if optional else self.choose
        warp = await ask(self.warps_out(), RETRIEVE_WARP, at=DEBT.by_word)
        if warp is None:
            return False
        self.take_back_warp(warp)
        self.tell("anachrony-retrieved-warp", warp=warp.key)
        return True

    def can_repay(self, warp: Warp) -> bool:
        if warp in WARP_GOODS:
            good, amount = WARP_GOODS[warp]
            return self.goods[good] >= amount
        if warp is WARP_EXOSUIT:
            return any(self.own.powered)
        return self.active[WARP_WORKERS[warp]] > 0

    def repay(self, warp: Warp) -> None:
        """Send back what was borrowed, and take the warp tile home."""
        if warp in WARP_GOODS:
            self._spend(*WARP_GOODS[warp])
        elif warp is WARP_EXOSUIT:
            self.use_exosuit()
            self.own.suits += 1
        else:
            self.active[WARP_WORKERS[warp]] -= 1
        self.take_back_warp(warp)
        self.tell("anachrony-repaid-warp", warp=warp.key)

    async def travel(self, reach: int, *, optional: bool = False) -> None:
        """Move the focus into the past, so many eras at most, and perhaps settle a debt there."""
        target = await self.choose_destination(reach, optional=optional)
        if target is not None:
            await self.travel_to(target)

    async def choose_destination(self, reach: int, *, optional: bool = False) -> Era | None:
        """A past era within reach of the current one; None if declined."""
        targets = ERA_TILES[max(0, self.era - reach) : self.era]
        ask = self.may_choose if optional else self.choose
        return await ask(targets, TRAVEL_TO)

    async def travel_to(self, target: Era) -> None:
        """Move the focus there and perhaps settle a debt."""
        self.own.focus = target.number
        self.tell("anachrony-travelled", era=target.number + 1)
        debts = [warp for warp in self.warps_out(target.number) if self.can_repay(warp)]
        warp = await self.may_choose(debts, REPAY, at=DEBT.by_word)
        if warp is not None:
            self.repay(warp)
            if self.own.travels < len(self.board.travels) - 1:
                self.own.travels += 1
                self.tell("anachrony-time-travel-step", steps=self.own.travels)

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
        self._tiles = self._projects = None

    def cover(self, at: Sector, anomalies: int) -> None:
        """Put an anomaly on a building, or take it away."""
        self.own.covered[at] = anomalies
        self._tiles = self._projects = None

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

    async def receive_paradox(self, amount: int = 1) -> None:
        """More paradoxes outside their phase; the anomaly comes at once."""
        self.own.paradoxes += amount
        self.tell("anachrony-received-paradox", amount=amount)
        if self.own.paradoxes >= self.paradox_limit and await self.receive_anomaly():
            await self.may_retrieve_warp()

    async def receive_anomaly(self) -> bool:
        """Return all paradoxes for an anomaly; True if a warp tile may be retrieved for it."""
        self.own.paradoxes = 0
        if self.board.loses_buildings_to_anomalies and await self._lose_a_building():
            return False
        if not self.state.anomalies:
            return True
        at = await self.choose(self._places_for_anomaly(), PLACE_ANOMALY)
        if at is not None:
            self.state.anomalies -= 1
            if self.own.sectors[at] is None:
                self.lay(ANOMALY, at)
            else:
                self.cover(at, 1)
            self.tell("anachrony-received-anomaly", sector=at.key)
        return True

    def remove_anomaly(self, at: Sector) -> None:
        """Give back the anomaly on this sector, or on the building there."""
        if self.own.covered[at]:
            self.cover(at, 0)
        else:
            self.lay(None, at)
        self.state.anomalies += 1

    def _places_for_anomaly(self) -> list[Sector]:
        own = self.own
        empty = [at for at in SECTORS if own.sectors[at] is None]
        if self.board.anomalies_anywhere and empty:
            return empty
        for column in range(COLUMNS):
            leftmost = [at for at in empty if at.column == column]
            if leftmost:
                return leftmost
        return [
            at for at in SECTORS if isinstance(own.sectors[at], Building) and not own.covered[at]
        ]

    async def _lose_a_building(self) -> bool:
        """Harmony's side B: a building may go under its stack instead."""
        own = self.own
        lost = await self.may_choose(
            [tile for tile in own.sectors if isinstance(tile, Building)],
            LOSE_BUILDING,
        )
        if lost is None:
            return False
        at = SECTORS[own.sectors.index(lost)]
        # ANA-163: an anomaly that lay on the building is left on the bare sector.
        self.lay(ANOMALY if own.covered[at] else None, at)
        self.cover(at, 0)
        busy = own.busy[at]
        if busy is not None:
            own.aside[busy.worker] += 1
            own.busy[at] = None
        self.state.primary[lost.kind].insert(0, lost)
        self.state.buried[lost.kind] += 1
        self.tell("anachrony-lost-building", tile=lost.key)
        return True

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
        self.own.reservoir = int(self.has(lambda tile: tile.reservoir))

    def can_do(self, deed: Deed) -> bool:
        """Whether a deed can be paid for and would do something."""
        if not self.can_pay(deed.price):
            return False
        if deed.guard is not None:
            return deed.guard(self)
        if deed.rule is not None:
            return True
        if deed.reach:
            return self.era > 0
        return any(self.can_gain(gain) for gain in deed.gains)

    async def do(self, tile: Tile, deed: Deed) -> None:
        """Carry out a deed of a tile."""
        self.table.why = tile.key
        if isinstance(deed, Work):
            self.fate = self._fate_of(deed)
        await self.pay(deed.price)
        if deed.rule is not None:
            await deed.rule(self)
        if deed.reach:
            plant = isinstance(tile, Building) and tile.kind is POWER_PLANT
            reach = deed.reach + (self.reach_bonus if plant else 0)
            for time in range(deed.times):
                await self.travel(reach, optional=time > 0)
        await self.gain_one_of(deed.gains)
        self.table.why = ""

    def _fate_of(self, work: Work) -> Fate:
        """How the worker comes home from this work."""
        if work.dies:
            return DIES
        mood = work.motivates
        if mood is True or (isinstance(mood, Worker) and counts_as(self.worker, mood)):
            return ACTIVE
        return TIRED

    def motivates_at(self, tile: Tile, work: Work) -> bool:
        """Progress' side B: who works as a scientist in an own plant, factory or lab.

        ANA-034: a genius in a slot for somebody else works as that, not as a scientist.
        """
        return (
            self.board.motivates_scientists
            and isinstance(tile, Building)
            and tile.kind is not LIFE_SUPPORT
            and work.worker in (None, SCIENTIST)
            and counts_as(self.worker, SCIENTIST)
        )

    def __repr__(self) -> str:
        return f"Player({self.seat})"
