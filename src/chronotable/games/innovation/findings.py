"""What a finished game of Innovation has to tell: what was melded, used and claimed, by whom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from chronotable.kernel.findings import Fact, Findings, in_order
from chronotable.kernel.json import Json
from chronotable.kernel.message import Message

# Which event tells what: the group, and the parameter that names the thing.
_TOLD_BY: Final = {
    "innovation-melded": ("melded", "card"),
    "innovation-drew-and-melded": ("melded", "card"),
    "innovation-activated": ("used", "card"),
    "innovation-claimed": ("special", "special"),
}


def findings(table: Json, events: Iterable[Message]) -> Findings:
    """Turns, points and achievements, first cards, everything melded, used and claimed."""
    players = table["players"]
    facts: list[Fact] = []
    begun = False
    for event in events:
        if event.key not in _TOLD_BY:
            if event.key == "innovation-begins":
                begun = True
                facts += in_order(_seat(event), len(players))
            elif event.key == "innovation-achieved":
                facts.append(Fact(_seat(event), "achieved", f"achievement:{event.params['age']}"))
            continue
        group, param = _TOLD_BY[event.key]
        thing = str(event.params[param])
        if not begun:
            facts.append(Fact(_seat(event), "first", thing))
        facts.append(Fact(_seat(event), group, thing))
    sheets = tuple(
        {
            "points": player["points"],
            "achievements": len(player["claimed"]),
            "specials": len(player["specials"]),
        }
        for player in players
    )
    return Findings(table["turns_taken"], sheets, tuple(dict.fromkeys(facts)))


def _seat(event: Message) -> int:
    return int(str(event.params["who"]).removeprefix("seat:"))
