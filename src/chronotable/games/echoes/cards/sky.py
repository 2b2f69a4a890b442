"""Sky, cards 41 to 60: time itself, by steps, slides and flames of any colour."""

from __future__ import annotations

from functools import partial
from typing import Final

from chronotable.games.echoes.card import (
    ARTIFACT,
    BATTLE,
    BLUE,
    CREATURE,
    FLAME,
    FLAME_USED,
    MAGIC,
    RED,
    SKY,
    SUMMONED,
    YELLOW,
    Card,
    Discount,
    FlameEffect,
    Scoring,
    Whenever,
    WhenSummoned,
)
from chronotable.games.echoes.effects import (
    ActivateFlame,
    Advance,
    DrawCards,
    GainPoints,
    InOrder,
    Move,
    OpponentsDiscard,
)

creature = partial(Card, faction=SKY, kind=CREATURE)
artifact = partial(Card, faction=SKY, kind=ARTIFACT)

SKY_CARDS: Final = (
    creature("Star Reader", MAGIC, WhenSummoned(Advance()), cards=1, time=2, strength=1, points=2),
    creature("Moon Dragon", BATTLE, WhenSummoned(Advance()), cards=4, time=5, strength=4, points=3),
    creature("Wind Courier", BATTLE, WhenSummoned(Move(3)), cards=0, time=1, strength=1, points=1),
    creature("Time Weaver", MAGIC, Discount(time=1), cards=1, time=3, strength=1, points=1),
    creature(
        "Night Owl", MAGIC, FlameEffect(YELLOW, Move(2)), cards=0, time=2, strength=1, points=1
    ),
    creature(
        "Comet Rider", BATTLE, WhenSummoned(ActivateFlame()), cards=2, time=1, strength=2, points=1
    ),
    creature(
        "Cloud Giant",
        BATTLE,
        WhenSummoned(InOrder(GainPoints(1), Move(2))),
        cards=3,
        time=2,
        strength=3,
        points=1,
    ),
    creature("Constellation Keeper", MAGIC, Scoring(1, per=SKY), cards=1, time=3, strength=2),
    creature(
        "Dream Harpy",
        MAGIC,
        FlameEffect(BLUE, InOrder(OpponentsDiscard(points=1), GainPoints(1))),
        cards=1,
        time=2,
        strength=1,
        points=1,
        interaction=True,
    ),
    creature(
        "Eclipse Priest",
        MAGIC,
        FlameEffect(RED, InOrder(Advance(), DrawCards(2))),
        cards=1,
        time=2,
        strength=1,
        points=1,
    ),
    creature(
        "Lightning Lancer",
        BATTLE,
        FlameEffect(BLUE, Move(2)),
        cards=1,
        time=1,
        strength=2,
        points=1,
    ),
    artifact(
        "Feather Cloak",
        MAGIC,
        Whenever(SUMMONED, effect=Move(2), of=SKY),
        cards=0,
        time=1,
        points=2,
    ),
    creature(
        "Aurora Singer",
        MAGIC,
        Whenever(FLAME_USED, effect=Move(1)),
        cards=0,
        time=2,
        strength=2,
        points=1,
    ),
    creature(
        "Sky Whale",
        MAGIC,
        WhenSummoned(GainPoints(1, per=SKY)),
        cards=4,
        time=3,
        strength=3,
        points=1,
    ),
    artifact(
        "Hourglass of Night", MAGIC, FlameEffect(YELLOW, Advance()), cards=2, time=2, points=1
    ),
    artifact(
        "Sky Compass",
        BATTLE,
        WhenSummoned(InOrder(GainPoints(1), Move(3))),
        cards=0,
        time=2,
        points=1,
        copies=2,
    ),
    artifact("Star Chart", MAGIC, Scoring(1, per=FLAME), cards=0, time=3),
    artifact("Lens of Dawn", MAGIC, FlameEffect(YELLOW, ActivateFlame()), cards=1, time=3),
    artifact(
        "Meteor Shard", BATTLE, FlameEffect(RED, InOrder(Advance(), GainPoints(2))), cards=1, time=1
    ),
    creature(
        "Hypnotist",
        MAGIC,
        WhenSummoned(OpponentsDiscard(points=1, cards=1)),
        cards=0,
        time=3,
        strength=2,
        points=1,
        interaction=True,
        box=("name", "digits", "effect"),
    ),
)
