"""Echoes of Time: cards travel along a board of time, awaken, and conquer sources of power."""

from __future__ import annotations

from chronotable.kernel.game import GameInfo, Setting

INFO = GameInfo(
    name="echoes",
    title="Echoes of Time",
    seats=(2, 4),
    discreet=True,
    options={
        "interaction": Setting(
            default="full",
            choices=("full", "low"),
            help="Whether the eight cards and two sources that bear the interaction icon are in "
            "the box (full) or left out of it (low).",
        ),
    },
    about="Send creatures and artifacts through time, gather a party, conquer and fortify sources.",
    parts="chronotable.parts.echoes",
    things=("card",),
    names=("source", "color", "ending"),
)
