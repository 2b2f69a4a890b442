"""What to look up in Anachrony for an option that names no tile and no card."""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony.boards import Hex
from chronotable.games.anachrony.choices import Era
from chronotable.games.anachrony.phases.action import SUPPLY, FreeAction, Send
from chronotable.games.anachrony.pieces import Capital, Icon, Sector, Shape, Worker
from chronotable.games.anachrony.places import SUPPLY as OWN_SUPPLY
from chronotable.games.anachrony.places import (
    CapitalHex,
    CouncilHex,
    EvacuationPool,
    ExperimentPool,
    MineHex,
    Nomads,
    PurifyWater,
    Removal,
)
from chronotable.games.anachrony.warps import Warp
from chronotable.kernel.decision import Choice

SUPPLIES: Final[tuple[Choice, ...]] = (SUPPLY, OWN_SUPPLY)


def topic_of(choice: Choice) -> str | None:
    """The topic of the rules that this option is about, if there is one."""
    if choice in SUPPLIES:
        return "supply"
    match choice:
        case Send() | Worker():
            return "worker"
        case Hex():
            return "exosuit"
        case Warp():
            return "warp"
        case Era():
            return "travel"
        case Sector():
            return "construct"
        case FreeAction():
            return "free"
        case Removal():
            return "paradox"
        case CapitalHex(action=action):
            return action.word
        case Capital():
            return choice.word
        case CouncilHex():
            return "council"
        case MineHex():
            return "mine"
        case Shape() | Icon():
            return "research"
        case PurifyWater():
            return "purify"
        case Nomads():
            return "nomads"
        case EvacuationPool():
            return "evacuation"
        case ExperimentPool():
            return "doomsday"
        case _:
            return None
