"""Wood, cards 21 to 40: growth by extra plays, discounts and many creatures."""

from __future__ import annotations

from functools import partial
from typing import Final

from chronotable.games.echoes.card import (
    ARTIFACT,
    BATTLE,
    CREATURE,
    MAGIC,
    SUMMONED,
    WOOD,
    YELLOW,
    Card,
    Discount,
    FlameEffect,
    Scoring,
    Whenever,
    WhenSummoned,
)
from chronotable.games.echoes.effects import (
    Conquer,
    GainPoints,
    Move,
    PlayOne,
)

creature = partial(Card, faction=WOOD, kind=CREATURE)
artifact = partial(Card, faction=WOOD, kind=ARTIFACT)

WOOD_CARDS: Final = (
    creature(
        "Forest Emperor",
        BATTLE,
        WhenSummoned(PlayOne(cards=2, time=2, of=WOOD)),
        cards=3,
        time=3,
        strength=4,
        points=1,
        box=("name", "digits", "discount"),
    ),
    creature(
        "Rider of the Meadows",
        BATTLE,
        FlameEffect(YELLOW, Move(2)),
        cards=0,
        time=3,
        strength=2,
        points=1,
        box=("name", "type"),
    ),
    creature("Acorn Sprite", MAGIC, WhenSummoned(GainPoints(2)), cards=0, time=1, strength=1),
    creature(
        "Old Treant", BATTLE, WhenSummoned(GainPoints(2)), cards=3, time=5, strength=4, points=2
    ),
    creature(
        "Grove Druid", MAGIC, Discount(cards=1, of=CREATURE), cards=0, time=2, strength=1, points=1
    ),
    creature("Beekeeper", MAGIC, FlameEffect(YELLOW, GainPoints(1)), cards=0, time=2, strength=1),
    creature("Hedge Knight", BATTLE, WhenSummoned(Move(2)), cards=1, time=1, strength=2, points=1),
    creature("Moss Bear", BATTLE, WhenSummoned(GainPoints(2)), cards=2, time=2, strength=3),
    creature(
        "Seed Sower", MAGIC, WhenSummoned(PlayOne(cards=1)), cards=1, time=3, strength=1, points=1
    ),
    creature(
        "Fawn Dancer",
        MAGIC,
        Whenever(SUMMONED, effect=GainPoints(1), of=WOOD),
        cards=0,
        time=3,
        strength=1,
        points=1,
    ),
    creature("Pack Leader", BATTLE, Scoring(1, per=BATTLE), cards=3, time=4, strength=2),
    creature(
        "Elk Herald", BATTLE, Discount(time=1, of=CREATURE), cards=1, time=2, strength=1, points=1
    ),
    creature("Wolf Runner", BATTLE, WhenSummoned(Conquer()), cards=0, time=3, strength=2, points=1),
    artifact("Horn of Spring", MAGIC, FlameEffect(YELLOW, PlayOne()), cards=2, time=2),
    artifact(
        "Living Bow", BATTLE, Discount(cards=1, of=BATTLE), cards=0, time=1, points=1, copies=2
    ),
    artifact("Heartwood Amulet", MAGIC, Scoring(1, per=WOOD), cards=0, time=3),
    artifact("Sapling Staff", MAGIC, WhenSummoned(PlayOne(cards=2)), cards=1, time=1),
    artifact("Root Throne", MAGIC, Scoring(1, per=CREATURE), cards=3, time=3),
    artifact("Hunting Horn", BATTLE, FlameEffect(YELLOW, Conquer()), cards=0, time=2, points=2),
    creature(
        "Mighty Witch",
        MAGIC,
        WhenSummoned(GainPoints(1, per=WOOD)),
        cards=3,
        time=1,
        strength=1,
        box=("name", "digits"),
    ),
)
