"""Labs, 401 to 415: they bend the rules of time, paradoxes and people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.anachrony.pieces import ADMINISTRATOR, LAB, SCIENTIST
from chronotable.games.anachrony.price import Gain, Price
from chronotable.games.anachrony.tile import Deed, Work, building
from chronotable.games.anachrony.travelling import retrieve_warp

if TYPE_CHECKING:
    from chronotable.games.anachrony.player import Player

building(401, LAB, points=4, reach_bonus=1)
building(402, LAB, points=3, reach_bonus=2)
building(
    403, LAB, points=2, work=Work(motivates=True, price=Price(energy_core=1), gain=Gain(exosuit=1))
)
building(404, LAB, points=3, work=Work(worker=SCIENTIST, gain=Gain(paradox=-1)))
building(405, LAB, points=3, paradox_limit=1)
building(406, LAB, points=2, anomaly_points=2)
RETRIEVAL_LAB = building(407, LAB, points=2, work=Work(worker=SCIENTIST))
building(408, LAB, points=2, work=Work(motivates=ADMINISTRATOR, gain=Gain(wake=True)))
building(
    409,
    LAB,
    points=2,
    work=Work(
        worker=ADMINISTRATOR,
        motivates=True,
        price=Price(water=2),
        gain=(Gain(scientist=1), Gain(engineer=1)),
    ),
)
building(
    410,
    LAB,
    points=1,
    work=Work(worker=ADMINISTRATOR, motivates=True, price=Price(water=2), gain=Gain(genius=1)),
)
building(411, LAB, points=2, sets_second_die=True)
building(412, LAB, points=2, work=Work(price=Price(basic=1), gain=Gain(points=2)))
building(413, LAB, points=2, work=Work(gain=Gain(water=1, points=1)))
building(414, LAB, points=1, free=Deed(gain=Gain(points=2, paradox=1)))
building(415, LAB, points=2, work=Work(worker=SCIENTIST, dies=True, gain=Gain(water=2, points=2)))


def owes_the_past(me: Player) -> bool:
    return bool(me.warps_out())


@RETRIEVAL_LAB.when_worked(owes_the_past)
async def forget_a_debt(me: Player) -> None:
    """Retrieve one of your warp tiles without repaying it."""
    await retrieve_warp(me)
