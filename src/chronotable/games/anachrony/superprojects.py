"""The eighteen superprojects."""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony.capital import can_research, possible_actions, research, take
from chronotable.games.anachrony.deeds import can_do, do
from chronotable.games.anachrony.gaining import can_exchange, exchange, gain_one_of
from chronotable.games.anachrony.pieces import (
    ADMINISTRATOR,
    CIRCLE,
    GENETICS,
    GENIUS,
    SOCIETY,
    SQUARE,
    TECHNOLOGY,
    TIME_TRAVEL,
    TRIANGLE,
    WARFARE,
)
from chronotable.games.anachrony.places import crews, fits, go_out, out_places
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.price import Gain, Price
from chronotable.games.anachrony.prompts import (
    CHOOSE_CAPITAL_ACTION,
    CHOOSE_CREW,
    CHOOSE_PLACE,
    CONVERT_WORKER,
    COPY_TILE,
    RESEARCH_TOO,
)
from chronotable.games.anachrony.tile import Deed, Tile, Work, superproject
from chronotable.games.anachrony.workers import lose_worker

superproject(
    "Anti-Gravity Field",
    points=6,
    price=Price(titanium=4),
    workers=(0, 1, 0, 0),
    symbol=(TRIANGLE, TECHNOLOGY),
    pair=(CIRCLE, SQUARE),
    basic_discount=1,
)
superproject(
    "Archive of the Eras",
    points=5,
    price=Price(neutronium=1, titanium=2, gold=2),
    symbol=(CIRCLE, TIME_TRAVEL),
    pair=(TRIANGLE, SQUARE),
    per_travel=1,
)
CLONING_VAT = superproject(
    "Cloning Vat",
    points=6,
    price=Price(uranium=2, titanium=2, water=4),
    pair=(CIRCLE, CIRCLE),
    work=Work(),
)
superproject(
    "Continuum Stabilizer",
    points=6,
    price=Price(titanium=2, gold=2),
    symbol=(SQUARE, TIME_TRAVEL),
    pair=(CIRCLE, TRIANGLE),
    built=Deed(gain=Gain(warp_tiles=3)),
)
DARK_MATTER_CONVERTER = superproject(
    "Dark Matter Converter",
    points=6,
    price=Price(titanium=2, gold=2, water=2),
    symbol=(CIRCLE, GENETICS),
    pair=(TRIANGLE, SQUARE),
    free=Deed(),
)
EXOCRAWLER = superproject(
    "Exocrawler",
    points=6,
    price=Price(uranium=2, titanium=3),
    symbol=(CIRCLE, WARFARE),
    pair=(TRIANGLE, SQUARE),
    free=Deed(),
)
superproject(
    "Grand Reservoir",
    points=6,
    price=Price(uranium=2, titanium=2, water=2),
    workers=(0, 1, 0, 0),
    symbol=(SQUARE, SOCIETY),
    pair=(CIRCLE, TRIANGLE),
    reservoir=True,
)
NEUTRONIUM_RESEARCH_CENTER = superproject(
    "Neutronium Research Center",
    points=8,
    price=Price(neutronium=2, titanium=3),
    workers=(1, 0, 0, 0),
    symbol=(CIRCLE, TECHNOLOGY),
    pair=(TRIANGLE, SQUARE),
    built=Deed(),
)
OUTBACK_CONDITIONER = superproject(
    "Outback Conditioner",
    points=4,
    price=Price(uranium=2, titanium=2, gold=2),
    symbol=(SQUARE, GENETICS),
    pair=(CIRCLE, TRIANGLE),
    work=Work(price=Price(water=2)),
)
PARTICLE_COLLIDER = superproject(
    "Particle Collider",
    points=7,
    price=Price(uranium=1, titanium=2, gold=1, water=2),
    symbol=(SQUARE, TECHNOLOGY),
    pair=(CIRCLE, TRIANGLE),
    free=Deed(),
)
QUANTUM_CHAMELEON = superproject(
    "Quantum Chameleon",
    points=5,
    price=Price(neutronium=1, uranium=1, titanium=1, gold=1),
    pair=(SQUARE, SQUARE),
    work=Work(worker=GENIUS),
)
superproject(
    "Rescue Pods",
    points=5,
    price=Price(titanium=2, water=3, energy_core=1),
    symbol=(TRIANGLE, SOCIETY),
    pair=(CIRCLE, SQUARE),
    rescue=True,
)
superproject(
    "Synthetic Endorphins",
    points=5,
    price=Price(titanium=3, water=3),
    workers=(1, 0, 0, 0),
    symbol=(TRIANGLE, GENETICS),
    pair=(CIRCLE, SQUARE),
    endorphins=True,
)
superproject(
    "Tectonic Drill",
    points=6,
    price=Price(titanium=3, gold=1),
    workers=(0, 1, 0, 0),
    symbol=(SQUARE, WARFARE),
    pair=(CIRCLE, TRIANGLE),
    mine_bonus=1,
)
superproject(
    "Temporal Tourism",
    points=6,
    price=Price(neutronium=1, titanium=3, water=3),
    symbol=(TRIANGLE, TIME_TRAVEL),
    pair=(CIRCLE, SQUARE),
    free=Deed(reach=3),
)
superproject(
    "The Ultimate Plan",
    points=3,
    price=Price(uranium=1, titanium=2, gold=1),
    workers=(1, 0, 0, 0),
    pair=(TRIANGLE, TRIANGLE),
    per_superproject=3,
)
superproject(
    "Uranium Cores",
    points=5,
    price=Price(uranium=3, titanium=1),
    workers=(1, 0, 0, 0),
    symbol=(TRIANGLE, WARFARE),
    pair=(CIRCLE, SQUARE),
    free=Deed(gain=Gain(exosuit=1)),
)
superproject(
    "Welfare Society",
    points=6,
    price=Price(titanium=2, gold=2, water=4),
    symbol=(CIRCLE, SOCIETY),
    pair=(TRIANGLE, SQUARE),
    work=Work(worker=ADMINISTRATOR, price=Price(water=1), gain=Gain(morale=1)),
)


def has_twin(me: Player) -> bool:
    return me.has_worker_left(me.worker)


@CLONING_VAT.when_worked(has_twin)
async def clone(me: Player) -> None:
    """Receive a tired worker of the type you used."""
    me.gain_worker(me.worker, tired=True)


def has_worker_to_convert(me: Player) -> bool:
    return bool(me.workers_to_pay)


@DARK_MATTER_CONVERTER.when_freely_used(has_worker_to_convert)
async def convert_a_worker(me: Player) -> None:
    """Give up a worker for an active genius, a neutronium or an energy core."""
    await lose_worker(me, me.workers_to_pay, CONVERT_WORKER)
    await gain_one_of(me, (Gain(genius=1), Gain(neutronium=1), Gain(energy_core=1)))


def can_crawl(me: Player) -> bool:
    return any(out_places(me, inside) for inside in crews(me))


@EXOCRAWLER.when_freely_used(can_crawl)
async def crawl_out(me: Player) -> None:
    """Place a worker in a powered exosuit on the main board, besides your turn's placement."""
    able = [inside for inside in crews(me) if out_places(me, inside)]
    inside = await me.choose(able, CHOOSE_CREW)
    assert inside is not None
    place = await me.choose(out_places(me, inside), CHOOSE_PLACE)
    assert place is not None
    await go_out(me, place, inside)


@NEUTRONIUM_RESEARCH_CENTER.when_built()
async def open_with_research(me: Player) -> None:
    """Take up to two standard research actions."""
    for _ in range(2):
        if not can_research(me) or not await me.agrees(RESEARCH_TOO):
            return
        await research(me)


def can_condition(me: Player) -> bool:
    return bool(possible_actions(me, water=2))


@OUTBACK_CONDITIONER.when_worked(can_condition)
async def act_from_the_outback(me: Player) -> None:
    """Take a standard construct, recruit or research action with the worker you used."""
    action = await me.choose(possible_actions(me), CHOOSE_CAPITAL_ACTION)
    assert action is not None
    await take(me, action)


_COLLISIONS: Final = (
    (Price(basic=2), Gain(neutronium=1)),
    (Price(neutronium=1), Gain(basic=2)),
)


def can_collide(me: Player) -> bool:
    return can_exchange(me, _COLLISIONS, alike=me.edition.collider_wants_two_of_a_kind)


@PARTICLE_COLLIDER.when_freely_used(can_collide)
async def collide(me: Player) -> None:
    """Exchange two of titanium, uranium and gold for a neutronium, or the other way round."""
    await exchange(me, _COLLISIONS, alike=me.edition.collider_wants_two_of_a_kind)


def copyable(me: Player) -> list[Tile]:
    """Tiles of all players, Chronobot among them, whose work this worker could do now."""
    built = [tile for player in me.table.players for _, tile in player.tiles]
    if me.state.bot is not None:
        built += [*me.state.bot.buildings, *me.state.bot.superprojects]
    return [
        tile
        for tile in built
        if tile.work is not None
        and tile is not QUANTUM_CHAMELEON
        and fits(tile.work, me.worker)
        and can_do(me, tile.work)
    ]


def can_copy(me: Player) -> bool:
    return bool(copyable(me))


@QUANTUM_CHAMELEON.when_worked(can_copy)
async def imitate(me: Player) -> None:
    """Do the work of any building or superproject of any player; your worker comes home as
    that work says."""
    tile = await me.choose(copyable(me), COPY_TILE)
    assert tile is not None
    assert tile.work is not None
    await do(me, tile, tile.work)
