"""Power plants, 101 to 115: they take the focus back in time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.anachrony.paying import pay
from chronotable.games.anachrony.pieces import POWER_PLANT, SCIENTIST
from chronotable.games.anachrony.price import Gain, Price
from chronotable.games.anachrony.prompts import HOW_MANY
from chronotable.games.anachrony.tile import Deed, Work, building
from chronotable.games.anachrony.travelling import choose_destination, travel, travel_to

if TYPE_CHECKING:
    from chronotable.games.anachrony.player import Player

building(101, POWER_PLANT, points=4, work=Work(reach=1))
building(102, POWER_PLANT, points=3, work=Work(reach=2))
building(103, POWER_PLANT, points=3, work=Work(reach=2))
building(104, POWER_PLANT, points=4, work=Work(worker=SCIENTIST, reach=2))
building(105, POWER_PLANT, points=2, work=Work(reach=3))
building(106, POWER_PLANT, points=2, work=Work(reach=3))
building(
    107, POWER_PLANT, points=3, work=Work(price=Price(uranium=1), reach=3, gain=Gain(points=1))
)
building(108, POWER_PLANT, points=2, work=Work(worker=SCIENTIST, motivates=True, reach=2))
building(
    109,
    POWER_PLANT,
    points=2,
    work=Work(worker=SCIENTIST, price=Price(neutronium=1), reach=3, gain=Gain(points=2)),
)
building(110, POWER_PLANT, points=2, work=Work(price=Price(water=1), reach=4))
building(111, POWER_PLANT, points=1, work=Work(reach=3), built=Deed(gain=Gain(warp_tiles=1)))

WATER_PLANT = building(112, POWER_PLANT, points=1, range=1, work=Work())
RESOURCE_PLANT = building(113, POWER_PLANT, points=1, range=1, work=Work())

building(
    114,
    POWER_PLANT,
    points=1,
    work=Work(worker=SCIENTIST, price=Price(water=1), reach=3, times=2),
)
building(115, POWER_PLANT, points=3, work=Work(price=Price(gold=1), reach=3, gain=Gain(points=1)))


def water_for(me: Player, distance: int) -> int:
    """Labs replace water one for one, but not all of it in every edition."""
    return max(me.edition.least_water_for_plant_112, distance - me.reach_bonus)


def has_water_to_travel(me: Player) -> bool:
    return me.era > 0 and me.water_at_hand >= water_for(me, 1)


@WATER_PLANT.when_worked(has_water_to_travel)
async def travel_by_water(me: Player) -> None:
    """Pay any amount of water and travel that many eras back; 1 point."""
    farthest = max(d for d in range(1, me.era + 1) if water_for(me, d) <= me.water_at_hand)
    target = await choose_destination(me, farthest)
    assert target is not None
    # The way is paid before a debt of water can be settled at its end.
    await pay(me, Price(water=water_for(me, me.era - target.number)))
    await travel_to(me, target)
    me.score(1)


def least_basics(me: Player) -> int:
    """Without labs, nobody comes anywhere for nothing."""
    return me.edition.least_resources_for_plant_113 if me.reach_bonus else 1


def has_basics_to_travel(me: Player) -> bool:
    return me.era > 0 and me.basics_at_hand >= least_basics(me)


@RESOURCE_PLANT.when_worked(has_basics_to_travel)
async def travel_by_resources(me: Player) -> None:
    """Pay any amount of titanium, uranium and gold and travel that many eras back; a point
    for each."""
    amounts = range(least_basics(me), me.basics_at_hand + 1)
    paid = await me.choose_number(amounts, HOW_MANY)
    await pay(me, Price(basic=paid))
    await travel(me, paid + me.reach_bonus)
    me.score(paid)
