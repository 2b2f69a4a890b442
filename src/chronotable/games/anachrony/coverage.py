"""What many games together must have seen: every tile, leader, condition and ending in use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from chronotable.games.anachrony.box import BUILDINGS, SUPERPROJECTS
from chronotable.games.anachrony.chronobot.rules import CYCLE
from chronotable.games.anachrony.collapse import COLLAPSES
from chronotable.games.anachrony.conditions import CONDITIONS
from chronotable.games.anachrony.experiments import EXPERIMENTS
from chronotable.games.anachrony.leaders import ALL_LEADERS
from chronotable.games.anachrony.paths import EVACUATIONS
from chronotable.kernel.message import Message
from chronotable.kernel.result import Result

_TILES: Final = (*BUILDINGS, *SUPERPROJECTS)
_LEADERS_FREELY_USED: Final = [each.id for each in ALL_LEADERS if each.free_action is not None]

# Which event shows what: the group, and the parameter that names the thing.
_SHOWN_BY: Final = {
    "anachrony-built": ("built", "tile"),
    "anachrony-founded": ("founded", "tile"),
    "anachrony-works": ("worked", "tile"),
    "anachrony-free-action": ("free", "action"),
    "anachrony-took-leader": ("leader", "leader"),
    "anachrony-evacuated": ("evacuation", "evacuation"),
    "anachrony-condition-met": ("condition", "condition"),
    "anachrony-experimented": ("experiment", "experiment"),
    "anachrony-bot-rolled": ("position", "position"),
}


def coverage() -> Mapping[str, Iterable[str]]:
    """Everything that must happen sooner or later, by group."""
    free = [tile.id for tile in _TILES if tile.free is not None]
    return {
        "built": [tile.id for tile in BUILDINGS],
        "founded": [tile.id for tile in SUPERPROJECTS],
        "worked": [tile.id for tile in _TILES if tile.work is not None],
        "free": [*free, "force_workers", "supply", *_LEADERS_FREELY_USED],
        "leader": [leader.id for leader in ALL_LEADERS],
        "collapse": [tile.id for tile in COLLAPSES],
        "condition": [*CONDITIONS],
        "evacuation": [way.id for ways in EVACUATIONS.values() for way in ways],
        "experiment": [card.id for card in EXPERIMENTS],
        "position": [str(at + 1) for at in range(len(CYCLE))],
        "ending": ["collapse", "eras", "saved"],
    }


def covered(events: Iterable[Message], result: Result) -> Iterator[tuple[str, str]]:
    """What one game has seen of that."""
    collapsing: dict[str, str] = {}
    for event in events:
        if event.key in _SHOWN_BY:
            group, param = _SHOWN_BY[event.key]
            yield group, _id(event, param)
        elif event.key == "anachrony-collapse":
            collapsing[str(event.params["place"])] = _id(event, "tile")
        elif event.key == "anachrony-placed" and event.params["place"] in collapsing:
            yield "collapse", collapsing[str(event.params["place"])]
    yield "ending", result.reason


def _id(event: Message, param: str) -> str:
    return str(event.params[param]).partition(":")[2]
