"""Values that no public source shows. They are our proposals, in one place, to be replaced.

The starting asset cards: the rules name 16 cards with different numbers; their contents are
ours, each worth about half a worker and two resources, the better ones with higher numbers.
The alternate timeline: the six effects are known, their places on the tiles are ours.
The Doomsday module: faces of the two trajectory dice, and the plus and minus symbols beside
the slots of its track. The rulebook's example adds groups like ++, +, + and - from two dice
and two trackers, so a slot or a die shows up to two symbols; a fair die keeps the Impact where
it is while nobody experiments.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from chronotable.games.anachrony.price import Gain
from chronotable.games.anachrony.view_types import ASSET_CARD
from chronotable.kernel.place import Place


class Asset(NamedTuple):
    """A starting asset card; the drafted numbers decide who begins."""

    number: int
    gain: Gain = Gain()
    tired: tuple[int, int, int, int] = (0, 0, 0, 0)
    breakthroughs: int = 0

    @property
    def key(self) -> str:
        return f"asset:{self.number}"

    @property
    def place(self) -> Place:
        return ASSET_CARD(self.number)


ASSETS: Final = (
    Asset(1, Gain(water=3, titanium=1)),
    Asset(2, Gain(titanium=3)),
    Asset(3, Gain(energy_core=1, titanium=1)),
    Asset(4, Gain(gold=2, water=2)),
    Asset(5, Gain(uranium=2, water=2)),
    Asset(6, Gain(energy_core=1, water=3)),
    Asset(7, Gain(neutronium=1, titanium=1)),
    Asset(8, Gain(energy_core=2)),
    Asset(9, Gain(titanium=2), tired=(1, 0, 0, 0)),
    Asset(10, Gain(gold=1, uranium=1), tired=(0, 1, 0, 0)),
    Asset(11, Gain(scientist=1, water=2)),
    Asset(12, Gain(engineer=1, titanium=1)),
    Asset(13, Gain(energy_core=1), tired=(0, 0, 1, 0)),
    Asset(14, Gain(administrator=1, water=1)),
    Asset(15, Gain(water=1), breakthroughs=1),
    Asset(16, Gain(titanium=1), tired=(0, 0, 0, 1)),
)

INSPIRING, GLORIOUS, PARALLEL, STABLE, GRIM, COLLAPSING = (
    "inspiring_message",
    "glorious_future",
    "parallel_timeline",
    "stable_rift",
    "grim_message",
    "collapsing_rift",
)

# Nine designs of eight slots, filled in this order; seven are dealt.
LAYOUTS: Final[tuple[tuple[str, ...], ...]] = (
    ("", GLORIOUS, "", GRIM, "", STABLE, "", COLLAPSING),
    (GRIM, "", PARALLEL, "", GLORIOUS, "", COLLAPSING, ""),
    ("", INSPIRING, "", COLLAPSING, "", PARALLEL, "", GRIM),
    (COLLAPSING, "", STABLE, "", INSPIRING, "", GLORIOUS, ""),
    ("", PARALLEL, "", GRIM, "", INSPIRING, "", ""),
    (GLORIOUS, "", COLLAPSING, "", STABLE, "", GRIM, ""),
    ("", STABLE, "", COLLAPSING, "", INSPIRING, "", GLORIOUS),
    (INSPIRING, "", GRIM, "", GLORIOUS, "", PARALLEL, ""),
    ("", COLLAPSING, "", GLORIOUS, "", INSPIRING, "", STABLE),
)

# Plus (later) and minus (sooner) on the six faces of a trajectory die.
TRAJECTORY: Final = (1, 1, 0, 0, -1, -1)

# The same beside slots 1 (top) to 10 (bottom) of the Doomsday track; no dice are rolled when
# a tracker stands on an end slot.
TRACK_SYMBOLS: Final = (0, 2, 2, 1, 1, 0, -1, -2, -2, 0)
