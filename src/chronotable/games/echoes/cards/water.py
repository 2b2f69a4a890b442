"""Water, cards 1 to 20: draws, and immediate effects that echo."""

from __future__ import annotations

from chronotable.games.echoes.card import (
    BATTLE,
    BLUE,
    CONQUERED,
    MAGIC,
    SUMMONED,
    WATER,
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
    IMMEDIATE,
    Activate,
    Draw,
    Gain,
    Move,
    OpponentsDiscard,
    Sequence,
)

KING_OF_THE_SEAS = creature(
    "King of the Seas",
    WATER,
    BATTLE,
    strength=2,
    cards=4,
    time=4,
    points=3,
    ability=WhenSummoned(Activate(IMMEDIATE, of=WATER)),
    box=("name", "digits", "verb"),
)
QUEEN_OF_THE_SEAS = creature(
    "Queen of the Seas",
    WATER,
    MAGIC,
    strength=2,
    cards=3,
    time=3,
    ability=WhenSummoned(Gain(1, per=WATER)),
    box=("name", "faction", "effect"),
)
AMBASSADOR_OF_THE_REEF = creature(
    "Ambassador of the Reef",
    WATER,
    MAGIC,
    strength=2,
    cards=0,
    time=4,
    points=1,
    ability=WhenSummoned(Activate(IMMEDIATE)),
    box=("name", "digits", "verb"),
)
WHISPERING_SHELL = artifact(
    "Whispering Shell",
    WATER,
    MAGIC,
    cards=0,
    time=2,
    points=2,
    ability=Whenever(SUMMONED, effect=Draw(1), of=WATER),
    box=("name", "faction", "effect"),
)
PEARL_DIVER = creature(
    "Pearl Diver",
    WATER,
    MAGIC,
    strength=1,
    cards=0,
    time=2,
    ability=WhenSummoned(Sequence(Draw(2), Gain(1))),
)
CORAL_GOLEM = creature(
    "Coral Golem",
    WATER,
    BATTLE,
    strength=3,
    cards=2,
    time=3,
    ability=WhenSummoned(Sequence(Gain(1), Draw(2))),
)
TIDE_CALLER = creature(
    "Tide Caller",
    WATER,
    MAGIC,
    strength=1,
    cards=1,
    time=2,
    points=1,
    ability=FlameEffect(BLUE, Draw(2)),
)
DEEP_LEVIATHAN = creature(
    "Deep Leviathan",
    WATER,
    BATTLE,
    strength=4,
    cards=4,
    time=4,
    points=2,
    ability=WhenSummoned(Sequence(Gain(1), OpponentsDiscard(cards=1))),
)
SIREN = creature(
    "Siren",
    WATER,
    MAGIC,
    strength=1,
    cards=1,
    time=2,
    points=1,
    ability=FlameEffect(BLUE, Sequence(OpponentsDiscard(cards=1), Gain(1))),
    interaction=True,
)
KELP_WEAVER = creature(
    "Kelp Weaver",
    WATER,
    MAGIC,
    strength=1,
    cards=0,
    time=2,
    points=1,
    ability=Discount(cards=1, of=MAGIC),
)
NAIAD_SCRIBE = creature(
    "Naiad Scribe",
    WATER,
    MAGIC,
    strength=1,
    cards=1,
    time=2,
    points=1,
    ability=WhenSummoned(Draw(1, per=MAGIC, most=4)),
)
REEF_GUARD = creature(
    "Reef Guard",
    WATER,
    BATTLE,
    strength=2,
    cards=1,
    time=1,
    ability=FlameEffect(YELLOW, Gain(1)),
)
STORM_RAY = creature(
    "Storm Ray",
    WATER,
    BATTLE,
    strength=2,
    cards=2,
    time=2,
    ability=WhenSummoned(Sequence(Draw(1), Gain(2))),
)
TURTLE_SAGE = creature(
    "Turtle Sage",
    WATER,
    MAGIC,
    strength=2,
    cards=1,
    time=3,
    ability=Scoring(1, per=WATER),
)
SEA_SERPENT = creature(
    "Sea Serpent",
    WATER,
    BATTLE,
    strength=3,
    cards=3,
    time=2,
    points=1,
    ability=FlameEffect(BLUE, Gain(2)),
)
PEARL_OF_MEMORY = artifact(
    "Pearl of Memory",
    WATER,
    MAGIC,
    cards=0,
    time=2,
    points=3,
    ability=FlameEffect(BLUE, Activate(IMMEDIATE, of=WATER)),
)
CORAL_CROWN = artifact(
    "Coral Crown",
    WATER,
    MAGIC,
    cards=2,
    time=5,
    ability=Scoring(1, per=MAGIC),
)
TIDAL_CLOCK = artifact(
    "Tidal Clock",
    WATER,
    MAGIC,
    cards=1,
    time=1,
    points=1,
    ability=FlameEffect(YELLOW, Sequence(Draw(1), Move(2))),
)
HARPOON_OF_THE_DEEP = artifact(
    "Harpoon of the Deep",
    WATER,
    BATTLE,
    cards=0,
    time=2,
    points=1,
    ability=Whenever(CONQUERED, effect=Draw(3)),
)
TIDE_HORN = artifact(
    "Tide Horn",
    WATER,
    BATTLE,
    cards=0,
    time=3,
    ability=WhenSummoned(Sequence(Gain(1), Draw(3))),
    copies=2,
)

WATER_CARDS = (
    KING_OF_THE_SEAS,
    QUEEN_OF_THE_SEAS,
    AMBASSADOR_OF_THE_REEF,
    WHISPERING_SHELL,
    PEARL_DIVER,
    CORAL_GOLEM,
    TIDE_CALLER,
    DEEP_LEVIATHAN,
    SIREN,
    KELP_WEAVER,
    NAIAD_SCRIBE,
    REEF_GUARD,
    STORM_RAY,
    TURTLE_SAGE,
    SEA_SERPENT,
    PEARL_OF_MEMORY,
    CORAL_CROWN,
    TIDAL_CLOCK,
    HARPOON_OF_THE_DEEP,
    TIDE_HORN,
)
