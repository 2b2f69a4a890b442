"""Life supports, 301 to 315: they give water."""

from __future__ import annotations

from chronotable.games.anachrony.pieces import ADMINISTRATOR, LIFE_SUPPORT
from chronotable.games.anachrony.price import Gain, Price
from chronotable.games.anachrony.tile import Deed, Work, building

for _twin in (301, 302):
    building(
        _twin,
        LIFE_SUPPORT,
        points=1,
        free=Deed(gain=Gain(water=1)),
        built=Deed(gain=Gain(water=3)),
    )
for _twin in (303, 304):
    building(_twin, LIFE_SUPPORT, points=1, free=Deed(gain=Gain(water=2)))
for _twin in (305, 306):
    building(_twin, LIFE_SUPPORT, points=3, work=Work(motivates=True, gain=Gain(water=3)))
for _twin in (307, 308):
    building(_twin, LIFE_SUPPORT, points=2, work=Work(worker=ADMINISTRATOR, gain=Gain(water=5)))
building(309, LIFE_SUPPORT, points=2, work=Work(price=Price(neutronium=1), gain=Gain(water=8)))
building(310, LIFE_SUPPORT, points=2, work=Work(dies=True, gain=Gain(water=7)))
for _twin in (311, 312):
    building(_twin, LIFE_SUPPORT, points=1, halves_supply=True)
building(
    313,
    LIFE_SUPPORT,
    points=1,
    work=Work(motivates=True, price=Price(uranium=1), gain=Gain(water=6, points=1)),
)
building(
    314,
    LIFE_SUPPORT,
    points=1,
    work=Work(motivates=True, price=Price(gold=1), gain=Gain(water=6, points=1)),
)
building(315, LIFE_SUPPORT, points=2, built=Deed(gain=Gain(water=8)))
