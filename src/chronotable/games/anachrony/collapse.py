"""The collapsing Capital tiles, which lie on its hexes after the Impact."""

from __future__ import annotations

from typing import Final, NamedTuple

from chronotable.games.anachrony.pieces import CONSTRUCT, RECRUIT, RESEARCH, Capital
from chronotable.games.anachrony.price import Gain


class Collapse(NamedTuple):
    """A collapsing Capital tile: what it adds to the action taken on it."""

    id: str
    action: Capital
    basic_discount: int = 0
    neutronium_discount: int = 0
    points_by_sector: tuple[int, ...] = ()
    points_for_superproject: int = 0
    bonus_times: int = 1
    gain: Gain = Gain()
    sets_second_die: bool = False
    superproject_after: bool = False
    paradoxes_back: int = 0
    again: bool = False

    @property
    def key(self) -> str:
        return f"collapse:{self.id}"


COLLAPSES: Final = (
    Collapse("construct_discount_basic", CONSTRUCT, basic_discount=1),
    Collapse("construct_discount_neutronium", CONSTRUCT, neutronium_discount=1),
    Collapse("construct_sector_points", CONSTRUCT, points_by_sector=(1, 2, 3)),
    Collapse("construct_superproject_points", CONSTRUCT, points_for_superproject=2),
    Collapse("construct_again", CONSTRUCT, again=True),
    Collapse("recruit_bonus_twice", RECRUIT, bonus_times=2),
    Collapse("recruit_exosuit", RECRUIT, gain=Gain(exosuit=1)),
    Collapse("recruit_morale", RECRUIT, gain=Gain(morale=1)),
    Collapse("recruit_wake", RECRUIT, gain=Gain(wake=True)),
    Collapse("recruit_again", RECRUIT, again=True),
    Collapse("research_set_both_dice", RESEARCH, sets_second_die=True),
    Collapse("research_points", RESEARCH, gain=Gain(points=2)),
    Collapse("research_superproject", RESEARCH, superproject_after=True),
    Collapse("research_remove_paradoxes", RESEARCH, paradoxes_back=2),
    Collapse("research_again", RESEARCH, again=True),
)
COLLAPSE_BY_ID: Final = {tile.id: tile for tile in COLLAPSES}
