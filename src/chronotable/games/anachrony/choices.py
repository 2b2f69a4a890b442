"""Things to choose that are no pieces: eras, trades and gains, numbers."""

from __future__ import annotations

from functools import cache
from typing import Final

from chronotable.games.anachrony.pieces import ERAS
from chronotable.games.anachrony.price import Gain, Price
from chronotable.games.anachrony.view_types import ERA
from chronotable.kernel.decision import Number
from chronotable.kernel.message import Message
from chronotable.kernel.place import Place

Trade = tuple[Price, Gain]

NUMBERS: Final = [Number(n) for n in range(66)]  # up to all the basic resources of the box


class Era:
    """A timeline tile as a destination."""

    __slots__ = ("key", "label", "number", "place")

    def __init__(self, number: int) -> None:
        self.number = number
        self.key = f"era:{number + 1}"
        self.place = ERA(number + 1)
        self.label = Message("anachrony-option-era", {"era": number + 1})


ERA_TILES: Final = [Era(number) for number in range(ERAS)]


OFFER_KEYS: Final = [f"offer:{number + 1}" for number in range(8)]


class Bargain:
    """One of several gains or trades, told by what it is."""

    __slots__ = ("key", "number", "place", "what")

    def __init__(self, number: int, what: Gain | Trade, place: Place | None = None) -> None:
        self.number = number
        self.what = what
        self.place = place
        self.key = OFFER_KEYS[number]

    @property
    def label(self) -> Message:
        return gain_label(self.what) if isinstance(self.what, Gain) else trade_label(*self.what)


@cache
def gain_label(gain: Gain) -> Message:
    """What a gain is, for people."""
    named = {name: amount for name, amount in gain._asdict().items() if amount}
    ((name, amount),) = named.items() if len(named) == 1 else (("several", len(named)),)
    return Message(f"anachrony-gain-{name.replace('_', '-')}", {"amount": int(amount)})


@cache
def trade_label(price: Price, gain: Gain) -> Message:
    """What a trade is, for people."""
    ((give, given),) = ((n, a) for n, a in price._asdict().items() if a)
    ((get, got),) = ((n, a) for n, a in gain._asdict().items() if a)
    return Message(
        "anachrony-option-trade",
        {"give": f"resource:{give}", "given": given, "get": f"resource:{get}", "got": got},
    )
