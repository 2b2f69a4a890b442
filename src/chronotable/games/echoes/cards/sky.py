"""Sky, cards 41 to 60: time itself, by steps, slides and flames of any colour."""

from __future__ import annotations

from chronotable.games.echoes.card import (
    BATTLE,
    BLUE,
    FLAME,
    FLAME_USED,
    MAGIC,
    RED,
    SKY,
    SUMMONED,
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
    ANY_FLAME,
    Activate,
    Advance,
    Draw,
    Gain,
    Move,
    OpponentsDiscard,
    Sequence,
)

STAR_READER = creature(
    "Star Reader",
    SKY,
    MAGIC,
    strength=1,
    cards=1,
    time=2,
    points=2,
    ability=WhenSummoned(Advance()),
)
MOON_DRAGON = creature(
    "Moon Dragon",
    SKY,
    BATTLE,
    strength=4,
    cards=4,
    time=5,
    points=3,
    ability=WhenSummoned(Advance()),
)
WIND_COURIER = creature(
    "Wind Courier",
    SKY,
    BATTLE,
    strength=1,
    cards=0,
    time=1,
    points=1,
    ability=WhenSummoned(Move(3)),
)
TIME_WEAVER = creature(
    "Time Weaver",
    SKY,
    MAGIC,
    strength=1,
    cards=1,
    time=3,
    points=1,
    ability=Discount(time=1),
)
NIGHT_OWL = creature(
    "Night Owl",
    SKY,
    MAGIC,
    strength=1,
    cards=0,
    time=2,
    points=1,
    ability=FlameEffect(YELLOW, Move(2)),
)
COMET_RIDER = creature(
    "Comet Rider",
    SKY,
    BATTLE,
    strength=2,
    cards=2,
    time=1,
    points=1,
    ability=WhenSummoned(Activate(ANY_FLAME)),
)
CLOUD_GIANT = creature(
    "Cloud Giant",
    SKY,
    BATTLE,
    strength=3,
    cards=3,
    time=2,
    points=1,
    ability=WhenSummoned(Sequence(Gain(1), Move(2))),
)
CONSTELLATION_KEEPER = creature(
    "Constellation Keeper",
    SKY,
    MAGIC,
    strength=2,
    cards=1,
    time=3,
    ability=Scoring(1, per=SKY),
)
DREAM_HARPY = creature(
    "Dream Harpy",
    SKY,
    MAGIC,
    strength=1,
    cards=1,
    time=2,
    points=1,
    ability=FlameEffect(BLUE, Sequence(OpponentsDiscard(points=1), Gain(1))),
    interaction=True,
)
ECLIPSE_PRIEST = creature(
    "Eclipse Priest",
    SKY,
    MAGIC,
    strength=1,
    cards=1,
    time=2,
    points=1,
    ability=FlameEffect(RED, Sequence(Advance(), Draw(2))),
)
LIGHTNING_LANCER = creature(
    "Lightning Lancer",
    SKY,
    BATTLE,
    strength=2,
    cards=1,
    time=1,
    points=1,
    ability=FlameEffect(BLUE, Move(2)),
)
FEATHER_CLOAK = artifact(
    "Feather Cloak",
    SKY,
    MAGIC,
    cards=0,
    time=1,
    points=2,
    ability=Whenever(SUMMONED, effect=Move(2), of=SKY),
)
AURORA_SINGER = creature(
    "Aurora Singer",
    SKY,
    MAGIC,
    strength=2,
    cards=0,
    time=2,
    points=1,
    ability=Whenever(FLAME_USED, effect=Move(1)),
)
SKY_WHALE = creature(
    "Sky Whale",
    SKY,
    MAGIC,
    strength=3,
    cards=4,
    time=3,
    points=1,
    ability=WhenSummoned(Gain(1, per=SKY)),
)
HOURGLASS_OF_NIGHT = artifact(
    "Hourglass of Night",
    SKY,
    MAGIC,
    cards=2,
    time=2,
    points=1,
    ability=FlameEffect(YELLOW, Advance()),
)
SKY_COMPASS = artifact(
    "Sky Compass",
    SKY,
    BATTLE,
    cards=0,
    time=2,
    points=1,
    ability=WhenSummoned(Sequence(Gain(1), Move(3))),
    copies=2,
)
STAR_CHART = artifact(
    "Star Chart",
    SKY,
    MAGIC,
    cards=0,
    time=3,
    ability=Scoring(1, per=FLAME),
)
LENS_OF_DAWN = artifact(
    "Lens of Dawn",
    SKY,
    MAGIC,
    cards=1,
    time=3,
    ability=FlameEffect(YELLOW, Activate(ANY_FLAME)),
)
METEOR_SHARD = artifact(
    "Meteor Shard",
    SKY,
    BATTLE,
    cards=1,
    time=1,
    ability=FlameEffect(RED, Sequence(Advance(), Gain(2))),
)
HYPNOTIST = creature(
    "Hypnotist",
    SKY,
    MAGIC,
    strength=2,
    cards=0,
    time=3,
    points=1,
    ability=WhenSummoned(OpponentsDiscard(points=1, cards=1)),
    interaction=True,
    box=("name", "digits", "effect"),
)

SKY_CARDS = (
    STAR_READER,
    MOON_DRAGON,
    WIND_COURIER,
    TIME_WEAVER,
    NIGHT_OWL,
    COMET_RIDER,
    CLOUD_GIANT,
    CONSTELLATION_KEEPER,
    DREAM_HARPY,
    ECLIPSE_PRIEST,
    LIGHTNING_LANCER,
    FEATHER_CLOAK,
    AURORA_SINGER,
    SKY_WHALE,
    HOURGLASS_OF_NIGHT,
    SKY_COMPASS,
    STAR_CHART,
    LENS_OF_DAWN,
    METEOR_SHARD,
    HYPNOTIST,
)
