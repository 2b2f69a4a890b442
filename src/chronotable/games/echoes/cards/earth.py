"""Earth, cards 61 to 80: strength, conquest, and removal for profit."""

from __future__ import annotations

from functools import partial
from typing import Final

from chronotable.games.echoes.card import (
    ARTIFACT,
    BATTLE,
    CONQUERED,
    CREATURE,
    EARTH,
    FORTIFIED,
    MAGIC,
    RED,
    SOURCES_HELD,
    SUMMONED,
    Card,
    Discount,
    FlameEffect,
    Scoring,
    Whenever,
    WhenSummoned,
)
from chronotable.games.echoes.effects import (
    ActivateFlame,
    Conquer,
    DrawCards,
    Fortify,
    GainPoints,
    InOrder,
    OpponentsDiscard,
    PlayOne,
    Remove,
)

creature = partial(Card, faction=EARTH, kind=CREATURE)
artifact = partial(Card, faction=EARTH, kind=ARTIFACT)

EARTH_CARDS: Final = (
    creature(
        "Stone Colossus", BATTLE, WhenSummoned(Conquer()), cards=4, time=5, strength=5, points=1
    ),
    creature(
        "Miner",
        BATTLE,
        FlameEffect(RED, DrawCards(4)),
        cards=1,
        time=3,
        strength=1,
        points=1,
        box=("name", "effect"),
    ),
    creature(
        "Cave Troll",
        BATTLE,
        WhenSummoned(OpponentsDiscard(cards=1)),
        cards=1,
        time=2,
        strength=3,
        points=1,
    ),
    creature(
        "Dwarf Sapper",
        BATTLE,
        WhenSummoned(Conquer(bonus=1)),
        cards=1,
        time=2,
        strength=2,
        points=1,
    ),
    creature(
        "Mole Tunneller",
        BATTLE,
        WhenSummoned(Remove(then=GainPoints(3))),
        cards=0,
        time=2,
        strength=1,
        points=1,
    ),
    creature(
        "Smelter",
        BATTLE,
        FlameEffect(RED, Remove(then=GainPoints(5))),
        cards=1,
        time=3,
        strength=1,
        points=1,
    ),
    creature(
        "Gem Carver", MAGIC, FlameEffect(RED, GainPoints(3)), cards=1, time=3, strength=1, points=1
    ),
    artifact(
        "Agate Core",
        MAGIC,
        Whenever(SUMMONED, effect=GainPoints(1), of=EARTH),
        cards=1,
        time=1,
        points=2,
        box=("name", "digits"),
    ),
    creature(
        "Basalt Guard",
        BATTLE,
        Whenever(CONQUERED, FORTIFIED, effect=GainPoints(1)),
        cards=2,
        time=2,
        strength=3,
        points=1,
    ),
    creature(
        "Lava Shaman",
        MAGIC,
        FlameEffect(RED, InOrder(OpponentsDiscard(points=2), GainPoints(1))),
        cards=1,
        time=3,
        strength=2,
        points=1,
        interaction=True,
    ),
    creature(
        "Warlord of the Deep", BATTLE, Scoring(3, per=SOURCES_HELD), cards=3, time=4, strength=3
    ),
    creature("Iron Golem", BATTLE, WhenSummoned(Fortify()), cards=0, time=4, strength=2, points=2),
    creature(
        "Tunnel Guide",
        MAGIC,
        Discount(cards=1, time=1, of=EARTH),
        cards=0,
        time=2,
        strength=1,
        points=1,
    ),
    creature(
        "Gnome Tinker",
        BATTLE,
        WhenSummoned(ActivateFlame(RED)),
        cards=0,
        time=2,
        strength=1,
        points=1,
    ),
    creature(
        "Crystal Wyrm",
        BATTLE,
        WhenSummoned(GainPoints(1, per=EARTH)),
        cards=4,
        time=4,
        strength=3,
        points=1,
    ),
    artifact(
        "War Drum",
        BATTLE,
        Whenever(SUMMONED, effect=DrawCards(1), of=BATTLE),
        cards=1,
        time=2,
        points=1,
        copies=2,
    ),
    artifact(
        "Runed Hammer",
        BATTLE,
        Whenever(CONQUERED, FORTIFIED, effect=GainPoints(2)),
        cards=2,
        time=2,
    ),
    artifact("Geode", MAGIC, Scoring(1, per=EARTH), cards=0, time=3),
    artifact(
        "Furnace Heart",
        MAGIC,
        FlameEffect(RED, PlayOne(cards=3, time=1)),
        cards=2,
        time=2,
        points=1,
    ),
    artifact("Siege Ram", BATTLE, WhenSummoned(Conquer(bonus=3)), cards=0, time=1, points=1),
)
