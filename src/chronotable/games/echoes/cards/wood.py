"""Wood, cards 21 to 40: growth by extra plays, discounts and many creatures."""

from __future__ import annotations

from chronotable.games.echoes.card import (
    BATTLE,
    CREATURE,
    MAGIC,
    SUMMONED,
    WOOD,
    YELLOW,
    Discount,
    FlameEffect,
    Scoring,
    Whenever,
    WhenSummoned,
    artifact,
    creature,
)
from chronotable.games.echoes.effects import (
    Conquer,
    Gain,
    Move,
    PlayOne,
)

FOREST_EMPEROR = creature(
    "Forest Emperor",
    WOOD,
    BATTLE,
    strength=4,
    cards=3,
    time=3,
    points=1,
    ability=WhenSummoned(PlayOne(cards=2, time=2, of=WOOD)),
    box=("name", "digits", "discount"),
)
RIDER_OF_THE_MEADOWS = creature(
    "Rider of the Meadows",
    WOOD,
    BATTLE,
    strength=2,
    cards=0,
    time=3,
    points=1,
    ability=FlameEffect(YELLOW, Move(2)),
    box=("name", "type"),
)
ACORN_SPRITE = creature(
    "Acorn Sprite",
    WOOD,
    MAGIC,
    strength=1,
    cards=0,
    time=1,
    ability=WhenSummoned(Gain(2)),
)
OLD_TREANT = creature(
    "Old Treant",
    WOOD,
    BATTLE,
    strength=4,
    cards=3,
    time=5,
    points=2,
    ability=WhenSummoned(Gain(2)),
)
GROVE_DRUID = creature(
    "Grove Druid",
    WOOD,
    MAGIC,
    strength=1,
    cards=0,
    time=2,
    points=1,
    ability=Discount(cards=1, of=CREATURE),
)
BEEKEEPER = creature(
    "Beekeeper",
    WOOD,
    MAGIC,
    strength=1,
    cards=0,
    time=2,
    ability=FlameEffect(YELLOW, Gain(1)),
)
HEDGE_KNIGHT = creature(
    "Hedge Knight",
    WOOD,
    BATTLE,
    strength=2,
    cards=1,
    time=1,
    points=1,
    ability=WhenSummoned(Move(2)),
)
MOSS_BEAR = creature(
    "Moss Bear",
    WOOD,
    BATTLE,
    strength=3,
    cards=2,
    time=2,
    ability=WhenSummoned(Gain(2)),
)
SEED_SOWER = creature(
    "Seed Sower",
    WOOD,
    MAGIC,
    strength=1,
    cards=1,
    time=3,
    points=1,
    ability=WhenSummoned(PlayOne(cards=1)),
)
FAWN_DANCER = creature(
    "Fawn Dancer",
    WOOD,
    MAGIC,
    strength=1,
    cards=0,
    time=3,
    points=1,
    ability=Whenever(SUMMONED, effect=Gain(1), of=WOOD),
)
PACK_LEADER = creature(
    "Pack Leader",
    WOOD,
    BATTLE,
    strength=2,
    cards=3,
    time=4,
    ability=Scoring(1, per=BATTLE),
)
ELK_HERALD = creature(
    "Elk Herald",
    WOOD,
    BATTLE,
    strength=1,
    cards=1,
    time=2,
    points=1,
    ability=Discount(time=1, of=CREATURE),
)
WOLF_RUNNER = creature(
    "Wolf Runner",
    WOOD,
    BATTLE,
    strength=2,
    cards=0,
    time=3,
    points=1,
    ability=WhenSummoned(Conquer()),
)
HORN_OF_SPRING = artifact(
    "Horn of Spring",
    WOOD,
    MAGIC,
    cards=2,
    time=2,
    ability=FlameEffect(YELLOW, PlayOne()),
)
LIVING_BOW = artifact(
    "Living Bow",
    WOOD,
    BATTLE,
    cards=0,
    time=1,
    points=1,
    ability=Discount(cards=1, of=BATTLE),
    copies=2,
)
HEARTWOOD_AMULET = artifact(
    "Heartwood Amulet",
    WOOD,
    MAGIC,
    cards=0,
    time=3,
    ability=Scoring(1, per=WOOD),
)
SAPLING_STAFF = artifact(
    "Sapling Staff",
    WOOD,
    MAGIC,
    cards=1,
    time=1,
    ability=WhenSummoned(PlayOne(cards=2)),
)
ROOT_THRONE = artifact(
    "Root Throne",
    WOOD,
    MAGIC,
    cards=3,
    time=3,
    ability=Scoring(1, per=CREATURE),
)
HUNTING_HORN = artifact(
    "Hunting Horn",
    WOOD,
    BATTLE,
    cards=0,
    time=2,
    points=2,
    ability=FlameEffect(YELLOW, Conquer()),
)
MIGHTY_WITCH = creature(
    "Mighty Witch",
    WOOD,
    MAGIC,
    strength=1,
    cards=3,
    time=1,
    ability=WhenSummoned(Gain(1, per=WOOD)),
    box=("name", "digits"),
)

WOOD_CARDS = (
    FOREST_EMPEROR,
    RIDER_OF_THE_MEADOWS,
    ACORN_SPRITE,
    OLD_TREANT,
    GROVE_DRUID,
    BEEKEEPER,
    HEDGE_KNIGHT,
    MOSS_BEAR,
    SEED_SOWER,
    FAWN_DANCER,
    PACK_LEADER,
    ELK_HERALD,
    WOLF_RUNNER,
    HORN_OF_SPRING,
    LIVING_BOW,
    HEARTWOOD_AMULET,
    SAPLING_STAFF,
    ROOT_THRONE,
    HUNTING_HORN,
    MIGHTY_WITCH,
)
