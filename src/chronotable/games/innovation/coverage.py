"""What many games together must have seen: every card used, and every ending."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from chronotable.games.innovation.box import BOX
from chronotable.kernel.message import Message
from chronotable.kernel.result import Result


def coverage() -> Mapping[str, Iterable[str]]:
    """Everything that must happen sooner or later, by group."""
    return {
        "dogma": [card.id for card in BOX],
        "ending": ["achievements", "score", "card"],
    }


def covered(events: Iterable[Message], result: Result) -> Iterator[tuple[str, str]]:
    """What one game has seen of that."""
    for event in events:
        if event.key == "innovation-activated":
            yield "dogma", str(event.params["card"]).removeprefix("card:")
    plain = result.reason in ("achievements", "score")
    yield "ending", result.reason if plain else "card"
