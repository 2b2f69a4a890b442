"""The three capital actions: construct, recruit, research; on a hex, by the World Council,
or lent by a tile."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from chronotable.games.anachrony.collapse import Collapse
from chronotable.games.anachrony.deeds import do
from chronotable.games.anachrony.gaining import gain, gain_one_of
from chronotable.games.anachrony.paying import can_pay, pay
from chronotable.games.anachrony.pieces import (
    ADMINISTRATOR,
    BASICS,
    CAPITAL,
    CONSTRUCT,
    ENGINEER,
    GENIUS,
    GOODS,
    ICONS,
    KINDS,
    NEUTRONIUM,
    OF_SHAPE,
    RECRUIT,
    SCIENTIST,
    SECTORS,
    SHAPES,
    TITANIUM,
    WORKERS,
    Capital,
    Icon,
    Kind,
    Sector,
    Shape,
    Worker,
    breakthrough,
    count_shape,
    counts_as,
)
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.price import Discount, Gain, Price
from chronotable.games.anachrony.prompts import (
    ACT_AGAIN,
    ALSO_FOUND,
    BUILD,
    CHOOSE_ICON,
    CHOOSE_PLOT,
    PAY_BREAKTHROUGH,
    RECRUIT_WORKER,
    REROLL,
    RETURN_PARADOXES,
    SET_DIE,
    SET_SECOND_DIE,
    SYMBOL_OR_PAIR,
)
from chronotable.games.anachrony.tile import Building, Superproject, Tile
from chronotable.games.anachrony.view_types import (
    BUILDING_ON_OFFER,
    RECRUIT_POOL,
    SUPERPROJECT_ON_OFFER,
)
from chronotable.games.anachrony.workers import pay_worker
from chronotable.kernel.decision import Word
from chronotable.kernel.message import Message
from chronotable.kernel.place import Place

PLAIN: Final = Collapse("plain", CONSTRUCT)  # no collapsing tile: a standard action


def can_take(me: Player, action: Capital, on: Collapse = PLAIN, water: int = 0) -> bool:
    """Whether the worker could complete the action now, with so much water spent before."""
    if action is CONSTRUCT:
        return can_construct(me, on, water)
    if action is RECRUIT:
        return bool(recruitable(me))
    return counts_as(me.worker, SCIENTIST) and can_research(me)


async def take(me: Player, action: Capital, on: Collapse = PLAIN) -> None:
    """Take a capital action, with what the collapsing tile adds."""
    if action is CONSTRUCT:
        await construct(me, on)
    elif action is RECRUIT:
        await recruit(me, on)
    else:
        await research(me, on)
    await gain(me, on.gain)
    if on.again and can_take(me, action) and await me.agrees(ACT_AGAIN):
        await take(me, action)
    found = on.superproject_after and _can_found(me, discount_for(me, PLAIN), 0)
    if found and await me.agrees(ALSO_FOUND):
        await _found(me, PLAIN)


def possible_actions(me: Player, water: int = 0) -> list[Capital]:
    """The standard capital actions that the worker could complete."""
    return [action for action in CAPITAL if can_take(me, action, water=water)]


# Construct.


class Site(NamedTuple):
    """A building that can be built, and where it would go."""

    tile: Building
    at: Sector
    price: Price
    off: Discount

    @property
    def key(self) -> str:
        return f"build:{self.tile.id}"

    @property
    def place(self) -> Place:
        return BUILDING_ON_OFFER(self.tile.id)

    @property
    def label(self) -> Message:
        return _build_label(self.tile, self.price, self.off)


class Found(NamedTuple):
    """The superproject at the focus, as something to build."""

    tile: Superproject
    off: Discount

    @property
    def key(self) -> str:
        return f"build:{self.tile.id}"

    @property
    def place(self) -> Place:
        return SUPERPROJECT_ON_OFFER(self.tile.id)

    @property
    def label(self) -> Message:
        return _build_label(self.tile, self.tile.price, self.off)


def _build_label(tile: Tile, price: Price, off: Discount) -> Message:
    """A tile with what it costs; a discount that leaves a choice is told beside it."""
    goods = list(price.goods)
    goods[TITANIUM] -= min(off.titanium, goods[TITANIUM])
    goods[NEUTRONIUM] -= min(off.neutronium, goods[NEUTRONIUM])
    paid = [f"some:{good.word}" for good in GOODS for _ in range(goods[good])]
    less = min(off.basic, sum(goods[good] for good in BASICS))
    return Message("anachrony-option-build", {"tile": tile.key, "price": paid, "less": less})


def discount_for(me: Player, on: Collapse) -> Discount:
    basics = on.basic_discount + sum([tile.basic_discount for tile in me.superprojects])
    return Discount(int(counts_as(me.worker, ENGINEER)), basics, on.neutronium_discount)


def _next_sector(me: Player, kind: Kind, off: Discount, water: int) -> Sector | None:
    """Where the next building of a kind goes, if there is one, with room, that can be paid."""
    if not me.state.primary[kind] and not me.state.secondary[kind]:
        return None
    at = me.first_free_sector(kind)
    if at is None or not can_pay(me, _price_at(me, at), water=water, off=off):
        return None
    return at


def _price_at(me: Player, at: Sector) -> Price:
    return me.board.sectors[at.row][at.column]


def sites(me: Player, off: Discount) -> list[Site]:
    """Buildings on top of the stacks that the player can pay for and has room for."""
    found: list[Site] = []
    for kind in [] if me.worker is ADMINISTRATOR else KINDS:
        at = _next_sector(me, kind, off, 0)
        if at is not None:
            for stack in (me.state.primary[kind], me.state.secondary[kind]):
                if stack:
                    found.append(Site(stack[-1], at, _price_at(me, at), off))
    return found


def can_construct(me: Player, on: Collapse, water: int) -> bool:
    if me.worker is ADMINISTRATOR:
        return False
    off = discount_for(me, on)
    for kind in KINDS:
        if _next_sector(me, kind, off, water) is not None:
            return True
    return _can_found(me, off, water)


async def construct(me: Player, on: Collapse) -> None:
    """Build one of the four kinds of buildings, or the superproject at the focus."""
    off = discount_for(me, on)
    options: list[Site | Found] = [*sites(me, off)]
    if _can_found(me, off, 0):
        project = me.state.superprojects[me.own.focus]
        assert project is not None
        options.append(Found(project, off))
    chosen = await me.choose(options, BUILD)
    if isinstance(chosen, Found):
        await _found(me, on)
    elif chosen is not None:
        await _build(me, on, chosen)


async def _build(me: Player, on: Collapse, site: Site) -> None:
    await pay(me, site.price, off=discount_for(me, on))
    me.build(site.tile, site.at)
    if on.points_by_sector:
        me.score(on.points_by_sector[site.at.column])
    if site.tile.built is not None:
        await do(me, site.tile, site.tile.built)


# Superprojects.


def _can_found(me: Player, off: Discount, water: int) -> bool:
    project = me.state.superprojects[me.own.focus]
    if project is None or me.worker is ADMINISTRATOR:
        return False
    if not _breakthroughs_suffice(me, project):
        return False
    own = me.own
    for worker in WORKERS:
        if own.active[worker] + own.tired[worker] < project.workers[worker]:
            return False
    return can_pay(me, project.price, water=water, off=off) and bool(_plots(me))


def _plots(me: Player) -> list[Sector]:
    """Left halves of the places where a superproject can go."""
    there = me.own.sectors
    pairs = [
        at
        for at in SECTORS
        if there[at] is None and at.right is not None and there[at.right] is None
    ]
    if not me.board.superprojects_anywhere and pairs:
        leftmost = min([at.column for at in pairs])
        pairs = [at for at in pairs if at.column == leftmost]
    return pairs


def _breakthroughs_suffice(me: Player, project: Superproject) -> bool:
    return _has_symbol(me, project) or _has_pair(me, project)


def _has_symbol(me: Player, project: Superproject) -> bool:
    if project.symbol is None:
        return False
    return me.own.breakthroughs[project.symbol] > 0


def _has_pair(me: Player, project: Superproject) -> bool:
    one, other = project.pair
    held = me.own.breakthroughs
    if one is other:
        return count_shape(held, one) >= 2
    return count_shape(held, one) > 0 and count_shape(held, other) > 0


async def _found(me: Player, on: Collapse) -> None:
    """Pay for the superproject at the focus and place it."""
    project = me.state.superprojects[me.own.focus]
    assert project is not None
    me.table.why = project.key
    plot = await me.choose(_plots(me), CHOOSE_PLOT)
    assert plot is not None
    await pay(me, project.price, off=discount_for(me, on))
    for kind in WORKERS:
        for _ in range(project.workers[kind]):
            await pay_worker(me, kind)
    await _pay_breakthroughs(me, project)
    me.found(project, plot)
    me.score(on.points_for_superproject)
    if project.built is not None:
        await do(me, project, project.built)
    me.table.why = ""


def _held(shape: Shape, icon: Icon) -> Place:
    return breakthrough(shape, icon).place


_HELD: Final = [partial(_held, shape) for shape in SHAPES]


async def _pay_breakthroughs(me: Player, project: Superproject) -> None:
    ways = []
    if _has_symbol(me, project):
        ways.append(Word("pay:symbol"))
    if _has_pair(me, project):
        ways.append(Word("pay:pair"))
    way = await me.choose(ways, SYMBOL_OR_PAIR)
    assert way is not None
    if way.key == "pay:symbol":
        assert project.symbol is not None
        me.give_breakthrough(project.symbol)
        return
    for shape in project.pair:
        held = [tile.icon for tile in OF_SHAPE[shape] if me.own.breakthroughs[tile]]
        icon = await me.choose(held, PAY_BREAKTHROUGH[shape], at=_HELD[shape])
        assert icon is not None
        me.give_breakthrough(breakthrough(shape, icon))


# Recruit.


def recruitable(me: Player) -> list[Worker]:
    """Workers in the pool that the worker may recruit."""
    if not (counts_as(me.worker, ENGINEER) or counts_as(me.worker, ADMINISTRATOR)):
        return []
    pool = me.state.recruit_pool
    barred = GENIUS if me.worker is ENGINEER else None
    return [kind for kind in WORKERS if pool[kind] and kind is not barred]


BONUS: Final = {
    SCIENTIST: Gain(water=2),
    ENGINEER: Gain(energy_core=1),
    ADMINISTRATOR: Gain(points=1),
}


async def recruit(me: Player, on: Collapse) -> None:
    """Take a worker from the pool, and the bonus that comes with its type."""
    worker = await me.choose(recruitable(me), RECRUIT_WORKER, at=RECRUIT_POOL.by_word)
    if worker is None:
        return
    me.recruit(worker)
    for _ in range(on.bonus_times):
        if worker is GENIUS:
            await gain_one_of(me, tuple(BONUS.values()))
        else:
            await gain(me, BONUS[worker])


# Research.


def can_research(me: Player) -> bool:
    return any(me.state.breakthroughs)


async def research(me: Player, on: Collapse = PLAIN) -> None:
    """Set one die, roll the other, take the breakthrough they show."""
    chosen = await me.choose([*SHAPES, *ICONS], SET_DIE)
    shape = chosen if isinstance(chosen, Shape) else None
    icon = chosen if isinstance(chosen, Icon) else None
    if await _may_set_second_die(me, on):
        if shape is None:
            shape = await me.choose(SHAPES, SET_DIE)
        else:
            icon = await me.choose(ICONS, SET_DIE)
    if shape is None:
        shape = roll_shape(me)
    if icon is None:
        icon = await roll_icon(me)
    while not me.state.breakthroughs[breakthrough(shape, icon)]:
        dice = [Word("reroll:shape"), Word("reroll:icon")]
        if await me.choose(dice, REROLL) is dice[0]:
            shape = roll_shape(me)
        else:
            icon = await roll_icon(me)
    me.take_breakthrough(breakthrough(shape, icon))
    if on.paradoxes_back and me.own.paradoxes:
        most = min(on.paradoxes_back, me.own.paradoxes)
        me.return_paradoxes(await me.choose_number(range(most, -1, -1), RETURN_PARADOXES))


async def _may_set_second_die(me: Player, on: Collapse) -> bool:
    if on.sets_second_die:
        return True
    able = me.leader.sets_second_die or any(t.sets_second_die for _, t in me.tiles)
    price = Price(water=1)
    if not able or not can_pay(me, price) or not await me.agrees(SET_SECOND_DIE):
        return False
    await pay(me, price)
    return True


def roll_shape(me: Player) -> Shape:
    shape = SHAPES[me.state.chance.roll(6) // 2]
    me.tell("anachrony-rolled-shape", shape=shape.key)
    return shape


async def roll_icon(me: Player) -> Icon:
    """Roll the icon die; the question mark lets the player choose."""
    face = me.state.chance.roll(6)
    if face == len(ICONS):
        me.tell("anachrony-rolled-any-icon")
        icon = await me.choose(ICONS, CHOOSE_ICON)
        assert icon is not None
        return icon
    me.tell("anachrony-rolled-icon", icon=ICONS[face].key)
    return ICONS[face]


def random_breakthrough(me: Player) -> None:
    """A breakthrough by both dice, at set-up; the question mark is rolled again."""
    shape = roll_shape(me)
    face = len(ICONS)
    while face == len(ICONS):
        face = me.state.chance.roll(6)
    me.tell("anachrony-rolled-icon", icon=ICONS[face].key)
    me.take_breakthrough(breakthrough(shape, ICONS[face]))
