"""Where workers can be placed: hexes and pools of the main board, slots of one's own board."""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony.anomalies import remove_anomaly
from chronotable.games.anachrony.capital import PLAIN, can_take, take
from chronotable.games.anachrony.collapse import Collapse
from chronotable.games.anachrony.deeds import can_do, do, motivates_at
from chronotable.games.anachrony.experiments import can_conduct, conduct, experiment_at
from chronotable.games.anachrony.gaining import can_exchange, exchange, gain_basics
from chronotable.games.anachrony.paths import EVACUATIONS, Evacuation
from chronotable.games.anachrony.paying import can_pay, pay
from chronotable.games.anachrony.pieces import (
    ACTIVE,
    ADMINISTRATOR,
    CAPITAL,
    ENGINEER,
    NEUTRONIUM,
    NOBODY,
    PATHS,
    RESOURCES,
    SCIENTIST,
    SECTORS,
    TIRED,
    WATER,
    WORKERS,
    Capital,
    Fate,
    Occupant,
    Sector,
    Worker,
    counts_as,
    occupant,
)
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.price import Gain, Price
from chronotable.games.anachrony.prompts import COPY_CAPITAL_ACTION, MINE_RESOURCE, PAY_FOR_REMOVAL
from chronotable.games.anachrony.state import State
from chronotable.games.anachrony.tile import ANOMALY, Tile, Work
from chronotable.games.anachrony.view_types import MINE_POOL, OWN_SUPPLY, main_board
from chronotable.games.anachrony.workers import (
    Sending,
    leave_home,
    put_on_supply,
    put_to_work,
    sacrifice_worker,
    settle_fate,
    take_supply,
)
from chronotable.kernel.decision import Word
from chronotable.kernel.message import Message


class WorkPlace:
    """Somewhere a worker in an exosuit can go."""

    __slots__ = ("key", "label", "place", "why")

    def __init__(self, key: str, label: Message | None = None) -> None:
        self.key = key
        self.place = main_board(key)
        self.why = key
        self.label = label

    def is_open(self, me: Player) -> bool:
        """Whether the worker could go there now and complete what is done there."""
        raise AssertionError(f"{self.key} says nothing of who may come")

    def occupy(self, state: State, occupant: Occupant) -> None:
        raise AssertionError(f"{self.key} cannot be occupied")

    def fate(self, worker: Worker) -> Fate:
        """How a worker comes home from here."""
        return TIRED

    async def act(self, me: Player) -> None:
        raise AssertionError(f"{self.key} does nothing")


class CapitalHex(WorkPlace):
    """A hex of construct, recruit or research."""

    __slots__ = ("action", "number")

    def __init__(self, action: Capital, number: int) -> None:
        label = Message("anachrony-option-capital", {"action": action.word, "hex": number + 1})
        super().__init__(f"hex:{action.word}:{number + 1}", label)
        self.action = action
        self.number = number

    def water(self, me: Player) -> int:
        """Each lower hex costs one water more, until the Impact covers the figures."""
        return 0 if me.state.impact else self.number

    def tile(self, me: Player) -> Collapse:
        return me.state.collapses[self.action][self.number] if me.state.impact else PLAIN

    def is_open(self, me: Player) -> bool:
        state = me.state
        if self.number >= len(state.capital[self.action]):
            return False
        if state.capital[self.action][self.number] or state.flipped[self.action][self.number]:
            return False
        water = self.water(me)
        if water > me.water_at_hand:
            return False
        return can_take(me, self.action, self.tile(me), water)

    def occupy(self, state: State, occupant: Occupant) -> None:
        state.capital[self.action][self.number] = occupant

    async def act(self, me: Player) -> None:
        await pay(me, Price(water=self.water(me)))
        await take(me, self.action, self.tile(me))


class CouncilHex(WorkPlace):
    """A seat in the World Council: a standard capital action whose own hexes are full."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        side = ("left", "right")[number]
        super().__init__(f"hex:council:{side}", Message(f"anachrony-option-council-{side}"))
        self.number = number

    @property
    def water(self) -> int:
        return 2 - self.number

    @property
    def has_banner(self) -> bool:
        """Whoever sits on the left is first player in the next era, and need not act besides."""
        return self.number == 0

    def copies(self, me: Player, water: int) -> list[Capital]:
        """The capital actions that can be taken here."""
        return [a for a in CAPITAL if full(me, a) and can_take(me, a, water=water)]

    def is_open(self, me: Player) -> bool:
        if me.state.council[self.number] or self.water > me.water_at_hand:
            return False
        return self.has_banner or bool(self.copies(me, self.water))

    def occupy(self, state: State, occupant: Occupant) -> None:
        state.council[self.number] = occupant

    async def act(self, me: Player) -> None:
        """Pay, perhaps become first player, and act as on a full hex."""
        await pay(me, Price(water=self.water))
        if self.has_banner:
            me.take_banner()
        ask = me.may_choose if self.has_banner else me.choose
        action = await ask(self.copies(me, 0), COPY_CAPITAL_ACTION)
        if action is not None:
            await take(me, action)


def full(me: Player, action: Capital) -> bool:
    """Whether every hex of a capital action is occupied or gone."""
    gone = me.state.flipped[action]
    for number, there in enumerate(me.state.capital[action]):
        if there is None and not gone[number]:
            return False
    return True


class MineHex(WorkPlace):
    """A hex of the mine: a resource of the pool, and the cube beside the hex."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        word = ("top", "middle", "bottom")[number]
        super().__init__(f"hex:mine:{word}", Message("anachrony-option-mine", {"hex": word}))
        self.number = number

    def is_open(self, me: Player) -> bool:
        state = me.state
        return not state.mines[self.number] and bool(
            any(state.mine_pool) or state.mine_cubes[self.number]
        )

    def occupy(self, state: State, occupant: Occupant) -> None:
        state.mines[self.number] = occupant

    def fate(self, worker: Worker) -> Fate:
        return ACTIVE if counts_as(worker, ENGINEER) else TIRED

    async def act(self, me: Player) -> None:
        state = me.state
        there = [good for good in RESOURCES if state.mine_pool[good]]
        good = await me.choose(there, MINE_RESOURCE, at=MINE_POOL.by_word)
        if good is not None:
            me.take_from_mine(good)
        me.take_mine_cube(self.number)
        await gain_basics(me, sum([tile.mine_bonus for tile in me.superprojects]))


class Pool(WorkPlace):
    """A place with room for any number of exosuits."""

    __slots__ = ("number",)

    def __init__(self, word: str, number: int) -> None:
        super().__init__(f"pool:{word}", Message(f"anachrony-option-{word}"))
        self.number = number

    def occupy(self, state: State, occupant: Occupant) -> None:
        state.pools[self.number].append(occupant)


class PurifyWater(Pool):
    """Three water, four for a scientist."""

    __slots__ = ()

    def is_open(self, me: Player) -> bool:
        return True

    async def act(self, me: Player) -> None:
        me.gain_good(WATER, 4 if counts_as(me.worker, SCIENTIST) else 3)


TRADES: Final = (
    (Price(water=3), Gain(energy_core=1)),
    (Price(energy_core=1), Gain(water=3)),
    (Price(energy_core=1), Gain(neutronium=1)),
    (Price(neutronium=1), Gain(energy_core=1)),
    (Price(neutronium=1), Gain(basic=2)),
    (Price(basic=2), Gain(neutronium=1)),
    (Price(basic=2), Gain(water=3)),
    (Price(water=3), Gain(basic=2)),
)


class Nomads(Pool):
    """Trade with the nomads: once, or twice for an administrator."""

    __slots__ = ()

    def is_open(self, me: Player) -> bool:
        return can_exchange(me, TRADES, alike=me.edition.nomads_want_two_of_a_kind)

    async def act(self, me: Player) -> None:
        alike = me.edition.nomads_want_two_of_a_kind
        await exchange(me, TRADES, alike=alike, place=self.place)
        if counts_as(me.worker, ADMINISTRATOR):
            await exchange(me, TRADES, alike=alike, optional=True, place=self.place)


class EvacuationPool(Pool):
    """Leave the Capital, once in a game, when the path's condition is met."""

    __slots__ = ()

    def is_open(self, me: Player) -> bool:
        if not me.state.impact or me.own.evacuated or not me.has_marker:
            return False
        return evacuation_of(me).met(me) or me.has(lambda tile: tile.rescue)

    async def act(self, me: Player) -> None:
        me.evacuate(evacuation_of(me).key, evacuation_points(me))


class ExperimentPool(Pool):
    """Conduct the experiment at one's own focus."""

    __slots__ = ()

    def is_open(self, me: Player) -> bool:
        card = experiment_at(me)
        return card is not None and can_conduct(me, card)

    async def act(self, me: Player) -> None:
        card = experiment_at(me)
        assert card is not None
        await conduct(me, card)


def evacuation_of(me: Player) -> Evacuation:
    return EVACUATIONS[PATHS[me.own.path]][me.own.evacuation]


def evacuation_points(me: Player) -> int:
    """What leaving now is worth; on the last slot three points less, but never below zero."""
    way = evacuation_of(me)
    points = way.points + way.per_set * way.sets(me)
    if len(me.state.evacuation_slots) + 1 == max(2, me.state.seats):
        points = max(0, points - 3)
    most = me.edition.most_points_for_evacuation
    return points if most is None else min(most, points)


CAPITAL_HEXES: Final = [CapitalHex(action, number) for action in CAPITAL for number in range(3)]
COUNCIL_HEXES: Final = [CouncilHex(0), CouncilHex(1)]
MINE_HEXES: Final = [MineHex(number) for number in range(3)]
POOL_PLACES: Final[list[WorkPlace]] = [
    PurifyWater("purify", 0),
    Nomads("nomads", 1),
    EvacuationPool("evacuation", 2),
    ExperimentPool("experiment", 3),
]
MAIN_BOARD: Final[list[WorkPlace]] = [*CAPITAL_HEXES, *COUNCIL_HEXES, *MINE_HEXES, *POOL_PLACES]
PLACE_BY_KEY: Final = {place.key: place for place in MAIN_BOARD}


# The own board.


class OwnSlot:
    """A worker slot of an own tile."""

    __slots__ = ("at", "place", "tile")

    def __init__(self, at: Sector, tile: Tile) -> None:
        self.at = at
        self.place = tile.place
        self.tile = tile

    @property
    def key(self) -> str:
        return f"own:{self.tile.id}"

    @property
    def label(self) -> Message:
        return Message("anachrony-option-own", {"tile": self.tile.key})


class Removal:
    """The worker slot of an own anomaly: worker and anomaly go for good."""

    __slots__ = ("at", "key", "label", "place")

    def __init__(self, at: Sector) -> None:
        self.at = at
        self.place = at.place
        self.key = f"own:anomaly:{at.word}"
        self.label = Message("anachrony-option-remove", {"sector": at.key})


REMOVALS: Final = [Removal(sector) for sector in SECTORS]
SUPPLY: Final = Word("own:supply", OWN_SUPPLY())
REMOVAL_PRICES: Final = (Price(basic=2, water=2), Price(neutronium=1, water=2))

OwnPlace = OwnSlot | Removal | Word


def own_places(me: Player, worker: Worker) -> list[OwnPlace]:
    """Slots of one's own board where this worker could do something."""
    return [*own_slots(me, worker), *places_for_anybody(me)]


def own_slots(me: Player, worker: Worker) -> list[OwnSlot]:
    """Slots of own tiles where this worker could do something."""
    own = me.own
    slots = [
        (at, tile, tile.work)
        for at, tile in me.tiles
        if tile.work is not None and own.busy[at] is None and fits(tile.work, worker)
    ]
    if not slots:
        return []
    with Sending(me, worker):
        return [OwnSlot(at, tile) for at, tile, work in slots if can_do(me, work)]


def places_for_anybody(me: Player) -> list[OwnPlace]:
    """Slots of one's own board that take any worker: supply, and anomalies to be removed."""
    own = me.own
    found: list[OwnPlace] = []
    if own.supplying is None and not me.board.supply_is_free_action and can_supply(me):
        found.append(SUPPLY)
    if me.anomalies and any([can_pay(me, price) for price in REMOVAL_PRICES]):
        for at, tile in enumerate(own.sectors):
            if tile is ANOMALY or own.covered[at]:
                found.append(REMOVALS[at])
    return found


def fits(work: Work, worker: Worker) -> bool:
    return work.worker is None or counts_as(worker, work.worker)


def can_supply(me: Player) -> bool:
    return me.supply_price <= me.water_at_hand


async def use_own(me: Player, place: OwnPlace, worker: Worker) -> None:
    """Place an active worker on one's own board and do what is there."""
    me.worker = worker
    if isinstance(place, OwnSlot):
        assert place.tile.work is not None
        put_to_work(me, place.at, place.tile)
        await do(me, place.tile, place.tile.work)
        motivated = me.fate is TIRED and motivates_at(me, place.tile, place.tile.work)
        settle_fate(me, place.at, ACTIVE if motivated else me.fate)
    elif isinstance(place, Removal):
        await _remove_anomaly(me, place)
    else:
        motivated = me.board.supply_motivates_administrator and counts_as(worker, ADMINISTRATOR)
        put_on_supply(me, ACTIVE if motivated else TIRED)
        await take_supply(me)
    me.worker = NOBODY


async def _remove_anomaly(me: Player, place: Removal) -> None:
    """Two resources or a neutronium, and two water; the worker does not come back."""
    sacrifice_worker(me, place.at)
    ways = [Word("pay:basics"), Word("pay:neutronium", NEUTRONIUM.place)]
    able = [w for w, price in zip(ways, REMOVAL_PRICES, strict=True) if can_pay(me, price)]
    way = await me.choose(able, PAY_FOR_REMOVAL)
    await pay(me, REMOVAL_PRICES[0 if way is ways[0] else 1])
    remove_anomaly(me, place.at)


# Going out.


def can_be_empty(me: Player) -> bool:
    """Whether an exosuit may go out empty, as if a scientist were inside: once an era."""
    leader = me.leader
    return leader.sends_empty_exosuits and leader.id not in me.own.used and me.has_marker


def crews(me: Player) -> list[Worker]:
    """Who could be inside an exosuit now."""
    inside: list[Worker] = [w for w in WORKERS if me.active[w]]
    return [*inside, NOBODY] if can_be_empty(me) else inside


def out_places(me: Player, worker: Worker) -> list[WorkPlace]:
    """Places of the main board where this worker could go now."""
    if not any(me.own.powered):
        return []
    with Sending(me, worker):
        return [place for place in MAIN_BOARD if place.is_open(me)]


async def go_out(me: Player, place: WorkPlace, worker: Worker) -> None:
    """Send an exosuit with this worker to the main board, and act there."""
    me.worker = worker
    leave_home(me)
    place.occupy(me.state, occupant(me.seat, worker, place.fate(worker)))
    me.tell("anachrony-placed", worker=worker.key, place=place.key)
    me.table.why = place.why
    await place.act(me)
    me.table.why = ""
    me.worker = NOBODY
