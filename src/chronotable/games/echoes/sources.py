"""The six sources; as many as there are players lie in the centre."""

from __future__ import annotations

from typing import Final

from chronotable.games.echoes.card import (
    BATTLE,
    BLUE,
    CREATURE,
    MAGIC,
    RED,
    YELLOW,
    FlameEffect,
    Source,
)
from chronotable.games.echoes.effects import (
    ActivateSummoning,
    Advance,
    DrawCards,
    GainPoints,
    InOrder,
    Move,
    OpponentsDiscard,
    PlayOne,
)

SOURCES: Final = (
    Source(
        "Source of Cycles",
        conquer_strength=3,
        fortify_strength=9,
        points=(2, 7),
        on_conquer=Advance(),
        on_fortify=GainPoints(5),
        standing=FlameEffect(YELLOW, Move(2)),
        box=("name", "conquer_strength", "on_conquer", "on_fortify"),
    ),
    Source(
        "Source of Growth",
        conquer_strength=4,
        fortify_strength=6,
        points=(2, 4),
        on_conquer=DrawCards(2),
        on_fortify=GainPoints(1, per=CREATURE),
        standing=FlameEffect(BLUE, PlayOne()),
        box=("name", "digits"),
    ),
    Source(
        "Source of Depths",
        conquer_strength=5,
        fortify_strength=10,
        points=(3, 7),
        on_conquer=DrawCards(3),
        on_fortify=GainPoints(1, per=MAGIC),
        standing=FlameEffect(BLUE, ActivateSummoning()),
    ),
    Source(
        "Source of Embers",
        conquer_strength=6,
        fortify_strength=11,
        points=(2, 5),
        on_conquer=GainPoints(2),
        on_fortify=GainPoints(1, per=BATTLE),
        standing=FlameEffect(RED, GainPoints(3)),
    ),
    Source(
        "Source of Storms",
        conquer_strength=4,
        fortify_strength=9,
        points=(3, 8),
        on_conquer=OpponentsDiscard(points=1, cards=1),
        on_fortify=InOrder(OpponentsDiscard(points=1), GainPoints(3)),
        standing=FlameEffect(BLUE, OpponentsDiscard(cards=1)),
        interaction=True,
    ),
    Source(
        "Source of Shadows",
        conquer_strength=5,
        fortify_strength=10,
        points=(3, 6),
        on_conquer=OpponentsDiscard(points=2),
        on_fortify=GainPoints(4),
        standing=None,
        interaction=True,
    ),
)

for _number, _source in enumerate(SOURCES):
    _source.number, _source.bit = _number, 1 << _number

SOURCE_BY_ID: Final = {source.id: source for source in SOURCES}


def sources_in(interaction: str) -> list[Source]:
    """Every source that a game with this much interaction may use."""
    return [source for source in SOURCES if interaction == "full" or not source.interaction]
