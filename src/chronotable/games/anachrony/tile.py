"""Tiles of the player board: buildings, superprojects, anomalies, and what they do when used."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from chronotable.games.anachrony.pieces import Breakthrough, Icon, Kind, Shape, Worker, breakthrough
from chronotable.games.anachrony.price import FREE, NOTHING, Gain, Price
from chronotable.games.anachrony.view_types import TILE
from chronotable.kernel.message import Message

if TYPE_CHECKING:
    from chronotable.games.anachrony.player import Player

Rule: TypeAlias = "Callable[[Player], Coroutine[Any, Any, None]]"
Guard: TypeAlias = "Callable[[Player], bool]"


class Deed:
    """Something a tile lets its owner do: what it takes, what it gives, how far it reaches.

    `gain` may offer several gains, of which one is chosen. `reach` is a time travel of so many
    eras, `times` how often. Where data does not say it all, `rule` is a coroutine that does the
    rest, and `guard` tells whether it would do anything. Who does the work is `me.worker`.
    """

    __slots__ = ("gains", "guard", "price", "reach", "rule", "times")

    def __init__(
        self,
        *,
        price: Price = FREE,
        gain: Gain | Sequence[Gain] = NOTHING,
        reach: int = 0,
        times: int = 1,
    ) -> None:
        self.price = price
        self.gains: tuple[Gain, ...] = (gain,) if isinstance(gain, Gain) else tuple(gain)
        self.reach = reach
        self.times = times
        self.rule: Rule | None = None
        self.guard: Guard | None = None


class Work(Deed):
    """A deed that needs a worker: which (None: any), and in which mood it comes home."""

    __slots__ = ("dies", "motivates", "worker")

    def __init__(
        self,
        *,
        worker: Worker | None = None,
        motivates: bool | Worker = False,
        dies: bool = False,
        price: Price = FREE,
        gain: Gain | Sequence[Gain] = NOTHING,
        reach: int = 0,
        times: int = 1,
    ) -> None:
        super().__init__(price=price, gain=gain, reach=reach, times=times)
        self.worker = worker
        self.motivates = motivates
        self.dies = dies


class Tile:
    """Whatever lies on sectors of a player board. There is one object per printed tile."""

    __slots__ = (
        "anomaly_points",
        "built",
        "free",
        "halves_supply",
        "id",
        "key",
        "label",
        "paradox_limit",
        "place",
        "points",
        "range",
        "reach_bonus",
        "sets_second_die",
        "work",
    )

    def __init__(
        self,
        id: str,
        *,
        points: int,
        work: Work | None = None,
        free: Deed | None = None,
        built: Deed | None = None,
        reach_bonus: int = 0,
        range: int | None = None,
        halves_supply: bool = False,
        paradox_limit: int = 0,
        anomaly_points: int = 0,
        sets_second_die: bool = False,
    ) -> None:
        self.id = id
        self.key = f"tile:{id}"
        self.place = TILE(id)
        self.label: Message | None = None
        self.points = points
        self.work = work
        self.free = free
        self.built = built
        self.reach_bonus = reach_bonus
        reaches = (deed.reach for deed in (work, free) if deed is not None)
        self.range = reach_bonus or max(reaches, default=0) if range is None else range
        self.halves_supply = halves_supply
        self.paradox_limit = paradox_limit
        self.anomaly_points = anomaly_points
        self.sets_second_die = sets_second_die

    def when_worked(self, guard: Guard | None = None) -> Callable[[Rule], Rule]:
        """Give the work of this tile a rule of its own, and a guard: would it do anything?"""
        assert self.work is not None
        return _attach(self.work, guard)

    def when_freely_used(self, guard: Guard | None = None) -> Callable[[Rule], Rule]:
        """Give the free action of this tile a rule of its own."""
        assert self.free is not None
        return _attach(self.free, guard)

    def when_built(self, guard: Guard | None = None) -> Callable[[Rule], Rule]:
        """Give the moment of building this tile a rule of its own."""
        assert self.built is not None
        return _attach(self.built, guard)

    def __repr__(self) -> str:
        return self.id


def _attach(deed: Deed, guard: Guard | None) -> Callable[[Rule], Rule]:
    def attach(rule: Rule) -> Rule:
        deed.rule, deed.guard = rule, guard
        return rule

    return attach


class Building(Tile):
    """A building tile: it fills one sector of its kind's row."""

    __slots__ = ("kind", "number")

    kind: Kind
    number: int


class Superproject(Tile):
    """A superproject: two sectors wide, paid with breakthroughs among other things.

    `symbol` is the one tile that pays for it; without a symbol, or instead, two tiles do:
    `pair` of their shapes.
    """

    __slots__ = (
        "basic_discount",
        "endorphins",
        "mine_bonus",
        "name",
        "pair",
        "per_superproject",
        "per_travel",
        "price",
        "rescue",
        "reservoir",
        "symbol",
        "workers",
    )

    name: str
    price: Price
    workers: tuple[int, int, int, int]
    symbol: Breakthrough | None
    pair: tuple[Shape, Shape]
    basic_discount: int
    mine_bonus: int
    reservoir: bool
    rescue: bool
    endorphins: bool
    per_travel: int
    per_superproject: int


class Anomaly(Tile):
    """What a torn continuum leaves behind: it fills a sector and costs points."""

    __slots__ = ()


_buildings: list[Building] = []
_superprojects: list[Superproject] = []


def building(number: int, kind: Kind, **printed: Any) -> Building:
    """Print a building; see Tile for what can stand on it."""
    tile = Building(str(number), **printed)
    tile.number = number
    tile.kind = kind
    _buildings.append(tile)
    return tile


def superproject(
    name: str,
    *,
    price: Price,
    pair: tuple[Shape, Shape],
    symbol: tuple[Shape, Icon] | None = None,
    workers: tuple[int, int, int, int] = (0, 0, 0, 0),
    basic_discount: int = 0,
    mine_bonus: int = 0,
    reservoir: bool = False,
    rescue: bool = False,
    endorphins: bool = False,
    per_travel: int = 0,
    per_superproject: int = 0,
    **printed: Any,
) -> Superproject:
    """Print a superproject; workers are scientists, engineers, administrators, geniuses."""
    tile = Superproject(name.lower().replace(" ", "_").replace("-", "_"), **printed)
    tile.name = name
    tile.price = price
    tile.pair = pair
    tile.symbol = None if symbol is None else breakthrough(*symbol)
    tile.workers = workers
    tile.basic_discount = basic_discount
    tile.mine_bonus = mine_bonus
    tile.reservoir = reservoir
    tile.rescue = rescue
    tile.endorphins = endorphins
    tile.per_travel = per_travel
    tile.per_superproject = per_superproject
    _superprojects.append(tile)
    return tile


ANOMALY: Final = Anomaly("anomaly", points=-3)


def printed_buildings() -> tuple[Building, ...]:
    return tuple(sorted(_buildings, key=lambda tile: tile.number))


def printed_superprojects() -> tuple[Superproject, ...]:
    return tuple(sorted(_superprojects, key=lambda tile: tile.id))
