"""What a finished game of Echoes of Time has to tell: cards, flames and sources, by seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from chronotable.kernel.findings import Fact, Findings, in_order
from chronotable.kernel.json import Json
from chronotable.kernel.message import Message

# Which event tells what: the group, and the parameter that names the thing.
_TOLD_BY: Final = {
    "echoes-summoned": ("summoned", "card"),
    "echoes-flamed": ("flame", "it"),
    "echoes-conquered": ("conquered", "source"),
    "echoes-fortified": ("fortified", "source"),
}


def findings(table: Json, events: Iterable[Message]) -> Findings:
    """Rounds, points by where they come from, first cards, everything summoned and conquered."""
    seats = len(table["players"])
    facts: list[Fact] = []
    for event in events:
        if event.key in _TOLD_BY:
            group, param = _TOLD_BY[event.key]
            facts.append(Fact(_seat(event), group, str(event.params[param])))
        elif event.key == "echoes-played":
            if all((fact.seat, fact.group) != (_seat(event), "first") for fact in facts):
                facts.append(Fact(_seat(event), "first", str(event.params["card"])))
        elif event.key == "echoes-round" and event.params["number"] == 1:
            facts += in_order(_seat(event), seats)
        elif event.key == "echoes-last-round":
            facts.append(Fact(_seat(event), "ended", f"ending:{event.params['reason']}"))
    sheets = tuple(dict(player["score_sheet"]) for player in table["players"])
    return Findings(table["round"], sheets, tuple(dict.fromkeys(facts)))


def _seat(event: Message) -> int:
    return int(str(event.params["who"]).removeprefix("seat:"))
