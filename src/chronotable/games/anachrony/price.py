"""What things cost and give."""

from __future__ import annotations

from typing import Final, NamedTuple


class Price(NamedTuple):
    """What has to be paid; `basic` is any mix of titanium, uranium and gold.

    >>> Price(titanium=2, water=1).goods
    (2, 0, 0, 0, 1, 0)
    """

    titanium: int = 0
    uranium: int = 0
    gold: int = 0
    neutronium: int = 0
    water: int = 0
    energy_core: int = 0
    basic: int = 0

    @property
    def goods(self) -> tuple[int, ...]:
        return tuple(self)[:6]


FREE: Final = Price()


class Discount(NamedTuple):
    """How much less is to be paid; `basic` is taken off titanium, uranium or gold."""

    titanium: int = 0
    basic: int = 0
    neutronium: int = 0


FULL_PRICE: Final = Discount()


class Gain(NamedTuple):
    """What is received. Workers come active; a negative paradox is given back."""

    titanium: int = 0
    uranium: int = 0
    gold: int = 0
    neutronium: int = 0
    water: int = 0
    energy_core: int = 0
    basic: int = 0
    points: int = 0
    paradox: int = 0
    morale: int = 0
    exosuit: int = 0
    scientist: int = 0
    engineer: int = 0
    administrator: int = 0
    genius: int = 0
    warp_tiles: int = 0
    wake: bool = False

    @property
    def goods(self) -> tuple[int, ...]:
        return tuple(self)[:6]

    @property
    def workers(self) -> tuple[int, ...]:
        return (self.scientist, self.engineer, self.administrator, self.genius)


NOTHING: Final = Gain()
