"""Water, cards 1 to 20: draws, and immediate effects that echo."""

from __future__ import annotations

from functools import partial
from typing import Final

from chronotable.games.echoes.card import (
    ARTIFACT,
    BATTLE,
    BLUE,
    CONQUERED,
    CREATURE,
    MAGIC,
    SUMMONED,
    WATER,
    YELLOW,
    Card,
    Discount,
    FlameEffect,
    Scoring,
    Whenever,
    WhenSummoned,
)
from chronotable.games.echoes.effects import (
    ActivateSummoning,
    DrawCards,
    GainPoints,
    InOrder,
    Move,
    OpponentsDiscard,
)

creature = partial(Card, faction=WATER, kind=CREATURE)
artifact = partial(Card, faction=WATER, kind=ARTIFACT)

WATER_CARDS: Final = (
    creature(
        "King of the Seas",
        BATTLE,
        WhenSummoned(ActivateSummoning(of=WATER)),
        cards=4,
        time=4,
        strength=2,
        points=3,
        box=("name", "digits", "verb"),
    ),
    creature(
        "Queen of the Seas",
        MAGIC,
        WhenSummoned(GainPoints(1, per=WATER)),
        cards=3,
        time=3,
        strength=2,
        box=("name", "faction", "effect"),
    ),
    creature(
        "Ambassador of the Reef",
        MAGIC,
        WhenSummoned(ActivateSummoning()),
        cards=0,
        time=4,
        strength=2,
        points=1,
        box=("name", "digits", "verb"),
    ),
    artifact(
        "Whispering Shell",
        MAGIC,
        Whenever(SUMMONED, effect=DrawCards(1), of=WATER),
        cards=0,
        time=2,
        points=2,
        box=("name", "faction", "effect"),
    ),
    creature(
        "Pearl Diver",
        MAGIC,
        WhenSummoned(InOrder(DrawCards(2), GainPoints(1))),
        cards=0,
        time=2,
        strength=1,
    ),
    creature(
        "Coral Golem",
        BATTLE,
        WhenSummoned(InOrder(GainPoints(1), DrawCards(2))),
        cards=2,
        time=3,
        strength=3,
    ),
    creature(
        "Tide Caller", MAGIC, FlameEffect(BLUE, DrawCards(2)), cards=1, time=2, strength=1, points=1
    ),
    creature(
        "Deep Leviathan",
        BATTLE,
        WhenSummoned(InOrder(GainPoints(1), OpponentsDiscard(cards=1))),
        cards=4,
        time=4,
        strength=4,
        points=2,
    ),
    creature(
        "Siren",
        MAGIC,
        FlameEffect(BLUE, InOrder(OpponentsDiscard(cards=1), GainPoints(1))),
        cards=1,
        time=2,
        strength=1,
        points=1,
        interaction=True,
    ),
    creature(
        "Kelp Weaver", MAGIC, Discount(cards=1, of=MAGIC), cards=0, time=2, strength=1, points=1
    ),
    creature(
        "Naiad Scribe",
        MAGIC,
        WhenSummoned(DrawCards(1, per=MAGIC, most=4)),
        cards=1,
        time=2,
        strength=1,
        points=1,
    ),
    creature("Reef Guard", BATTLE, FlameEffect(YELLOW, GainPoints(1)), cards=1, time=1, strength=2),
    creature(
        "Storm Ray",
        BATTLE,
        WhenSummoned(InOrder(DrawCards(1), GainPoints(2))),
        cards=2,
        time=2,
        strength=2,
    ),
    creature("Turtle Sage", MAGIC, Scoring(1, per=WATER), cards=1, time=3, strength=2),
    creature(
        "Sea Serpent",
        BATTLE,
        FlameEffect(BLUE, GainPoints(2)),
        cards=3,
        time=2,
        strength=3,
        points=1,
    ),
    artifact(
        "Pearl of Memory",
        MAGIC,
        FlameEffect(BLUE, ActivateSummoning(of=WATER)),
        cards=0,
        time=2,
        points=3,
    ),
    artifact("Coral Crown", MAGIC, Scoring(1, per=MAGIC), cards=2, time=5),
    artifact(
        "Tidal Clock",
        MAGIC,
        FlameEffect(YELLOW, InOrder(DrawCards(1), Move(2))),
        cards=1,
        time=1,
        points=1,
    ),
    artifact(
        "Harpoon of the Deep",
        BATTLE,
        Whenever(CONQUERED, effect=DrawCards(3)),
        cards=0,
        time=2,
        points=1,
    ),
    artifact(
        "Tide Horn",
        BATTLE,
        WhenSummoned(InOrder(GainPoints(1), DrawCards(3))),
        cards=0,
        time=3,
        copies=2,
    ),
)
