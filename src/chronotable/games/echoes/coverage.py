"""What many games together must have seen: every card, flame and source, and every ending."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from chronotable.games.echoes.box import BOX
from chronotable.games.echoes.sources import SOURCES
from chronotable.games.echoes.state import ENDINGS
from chronotable.kernel.message import Message
from chronotable.kernel.result import Result

# Which event shows what: the group, and the parameter that names the thing.
_SHOWN_BY: Final = {
    "echoes-summoned": ("summoned", "card"),
    "echoes-flamed": ("flame", "it"),
    "echoes-conquered": ("conquered", "source"),
    "echoes-fortified": ("fortified", "source"),
}


def coverage() -> Mapping[str, Iterable[str]]:
    """Everything that must happen sooner or later, by group."""
    return {
        "summoned": [card.id for card in BOX],
        "flame": [
            *[card.id for card in BOX if card.flame],
            *[source.id for source in SOURCES if source.flame],
        ],
        "conquered": [source.id for source in SOURCES],
        "fortified": [source.id for source in SOURCES],
        "ending": [*ENDINGS.values()],
    }


def covered(events: Iterable[Message], result: Result) -> Iterator[tuple[str, str]]:
    """What one game has seen of that; several endings may have been met at once."""
    for event in events:
        if event.key in _SHOWN_BY:
            group, param = _SHOWN_BY[event.key]
            yield group, str(event.params[param]).partition(":")[2]
    for ending in result.reason.split("-and-"):
        yield "ending", ending
