"""Factories, 201 to 215: they make resources and energy cores."""

from __future__ import annotations

from chronotable.games.anachrony.pieces import ENGINEER, FACTORY
from chronotable.games.anachrony.price import Gain, Price
from chronotable.games.anachrony.tile import Deed, Work, building

building(201, FACTORY, points=1, work=Work(motivates=True, gain=Gain(titanium=2)))
building(202, FACTORY, points=1, work=Work(price=Price(water=1), gain=Gain(titanium=3)))
building(
    203, FACTORY, points=2, work=Work(motivates=True, price=Price(water=1), gain=Gain(basic=1))
)
building(204, FACTORY, points=3, work=Work(motivates=True, gain=Gain(gold=1)))
building(205, FACTORY, points=2, work=Work(price=Price(water=1), gain=Gain(gold=2)))
building(206, FACTORY, points=3, work=Work(motivates=True, gain=Gain(uranium=1)))
building(207, FACTORY, points=2, work=Work(price=Price(water=1), gain=Gain(uranium=2)))
building(
    208,
    FACTORY,
    points=2,
    work=Work(price=Price(gold=1, water=1), gain=Gain(neutronium=1, points=1)),
)
building(
    209,
    FACTORY,
    points=2,
    work=Work(price=Price(uranium=1, water=1), gain=Gain(neutronium=1, points=1)),
)
building(
    210,
    FACTORY,
    points=1,
    work=Work(worker=ENGINEER, price=Price(water=3), gain=(Gain(basic=3), Gain(neutronium=1))),
)
building(
    211,
    FACTORY,
    points=3,
    work=Work(worker=ENGINEER, motivates=True, price=Price(titanium=1), gain=Gain(energy_core=1)),
)
building(212, FACTORY, points=2, work=Work(worker=ENGINEER, gain=Gain(energy_core=1)))
building(
    213,
    FACTORY,
    points=2,
    work=Work(worker=ENGINEER, price=Price(basic=2), gain=Gain(energy_core=2)),
)
building(
    214,
    FACTORY,
    points=1,
    work=Work(worker=ENGINEER, price=Price(water=3), gain=Gain(energy_core=2)),
)
building(215, FACTORY, points=1, free=Deed(price=Price(water=1), gain=Gain(basic=1)))
