"""What a finished game of Anachrony has to tell: paths, leaders, tiles and deeds, by seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from chronotable.games.anachrony.pieces import PATHS
from chronotable.kernel.findings import Fact, Findings, in_order
from chronotable.kernel.json import Json
from chronotable.kernel.message import Message

# Which event tells what: the group, and the parameter that names the thing.
_TOLD_BY: Final = {
    "anachrony-took-leader": ("leader", "leader"),
    "anachrony-built": ("built", "tile"),
    "anachrony-founded": ("founded", "tile"),
    "anachrony-evacuated": ("evacuated", "evacuation"),
    "anachrony-experimented": ("experiment", "experiment"),
}


def findings(table: Json, events: Iterable[Message]) -> Findings:
    """Eras, score sheets, paths and leaders, everything built, who evacuated and who did not."""
    facts: list[Fact] = []
    for seat, own in enumerate(table["own"]):
        path = PATHS[own["path"]]
        facts.append(Fact(seat, "path", path.key))
        facts.append(Fact(seat, "side", f"side:{path.word}-{table['side']}"))
    for event in events:
        if event.key in _TOLD_BY:
            group, param = _TOLD_BY[event.key]
            facts.append(Fact(_seat(event.params["who"]), group, str(event.params[param])))
        elif event.key == "anachrony-begins":
            facts += in_order(_seat(event.params["first"]), len(table["own"]))
        elif event.key == "anachrony-condition-met":
            winners = event.params["winners"]
            assert isinstance(winners, list)
            condition = str(event.params["condition"])
            facts += [Fact(_seat(seat), "condition", condition) for seat in winners]
    away = {fact.seat for fact in facts if fact.group == "evacuated"}
    for seat in range(len(table["own"])):
        facts.append(Fact(seat, "left", "left:yes" if seat in away else "left:no"))
    sheets = tuple(
        {name: points for name, points in own["score"].items() if name != "total"}
        for own in table["own"]
    )
    return Findings(table["era"] + 1, sheets, tuple(dict.fromkeys(facts)))


def _seat(reference: object) -> int:
    return int(str(reference).removeprefix("seat:"))
