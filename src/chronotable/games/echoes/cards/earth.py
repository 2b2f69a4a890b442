"""Earth, cards 61 to 80: strength, conquest, and removal for profit."""

from __future__ import annotations

from chronotable.games.echoes.card import (
    BATTLE,
    CONQUERED,
    EARTH,
    FORTIFIED,
    MAGIC,
    RED,
    SOURCES_HELD,
    SUMMONED,
    Discount,
    FlameEffect,
    Scoring,
    Whenever,
    WhenSummoned,
    artifact,
    creature,
)
from chronotable.games.echoes.effects import (
    RED_FLAME,
    Activate,
    Conquer,
    Draw,
    Fortify,
    Gain,
    OpponentsDiscard,
    PlayOne,
    Remove,
    Sequence,
)

STONE_COLOSSUS = creature(
    "Stone Colossus",
    EARTH,
    BATTLE,
    strength=5,
    cards=4,
    time=5,
    points=1,
    ability=WhenSummoned(Conquer()),
)
MINER = creature(
    "Miner",
    EARTH,
    BATTLE,
    strength=1,
    cards=1,
    time=3,
    points=1,
    ability=FlameEffect(RED, Draw(4)),
    box=("name", "effect"),
)
CAVE_TROLL = creature(
    "Cave Troll",
    EARTH,
    BATTLE,
    strength=3,
    cards=1,
    time=2,
    points=1,
    ability=WhenSummoned(OpponentsDiscard(cards=1)),
)
DWARF_SAPPER = creature(
    "Dwarf Sapper",
    EARTH,
    BATTLE,
    strength=2,
    cards=1,
    time=2,
    points=1,
    ability=WhenSummoned(Conquer(bonus=1)),
)
MOLE_TUNNELLER = creature(
    "Mole Tunneller",
    EARTH,
    BATTLE,
    strength=1,
    cards=0,
    time=2,
    points=1,
    ability=WhenSummoned(Remove(then=Gain(3))),
)
SMELTER = creature(
    "Smelter",
    EARTH,
    BATTLE,
    strength=1,
    cards=1,
    time=3,
    points=1,
    ability=FlameEffect(RED, Remove(then=Gain(5))),
)
GEM_CARVER = creature(
    "Gem Carver",
    EARTH,
    MAGIC,
    strength=1,
    cards=1,
    time=3,
    points=1,
    ability=FlameEffect(RED, Gain(3)),
)
AGATE_CORE = artifact(
    "Agate Core",
    EARTH,
    MAGIC,
    cards=1,
    time=1,
    points=2,
    ability=Whenever(SUMMONED, effect=Gain(1), of=EARTH),
    box=("name", "digits"),
)
BASALT_GUARD = creature(
    "Basalt Guard",
    EARTH,
    BATTLE,
    strength=3,
    cards=2,
    time=2,
    points=1,
    ability=Whenever(CONQUERED, FORTIFIED, effect=Gain(1)),
)
LAVA_SHAMAN = creature(
    "Lava Shaman",
    EARTH,
    MAGIC,
    strength=2,
    cards=1,
    time=3,
    points=1,
    ability=FlameEffect(RED, Sequence(OpponentsDiscard(points=2), Gain(1))),
    interaction=True,
)
WARLORD_OF_THE_DEEP = creature(
    "Warlord of the Deep",
    EARTH,
    BATTLE,
    strength=3,
    cards=3,
    time=4,
    ability=Scoring(3, per=SOURCES_HELD),
)
IRON_GOLEM = creature(
    "Iron Golem",
    EARTH,
    BATTLE,
    strength=2,
    cards=0,
    time=4,
    points=2,
    ability=WhenSummoned(Fortify()),
)
TUNNEL_GUIDE = creature(
    "Tunnel Guide",
    EARTH,
    MAGIC,
    strength=1,
    cards=0,
    time=2,
    points=1,
    ability=Discount(cards=1, time=1, of=EARTH),
)
GNOME_TINKER = creature(
    "Gnome Tinker",
    EARTH,
    BATTLE,
    strength=1,
    cards=0,
    time=2,
    points=1,
    ability=WhenSummoned(Activate(RED_FLAME)),
)
CRYSTAL_WYRM = creature(
    "Crystal Wyrm",
    EARTH,
    BATTLE,
    strength=3,
    cards=4,
    time=4,
    points=1,
    ability=WhenSummoned(Gain(1, per=EARTH)),
)
WAR_DRUM = artifact(
    "War Drum",
    EARTH,
    BATTLE,
    cards=1,
    time=2,
    points=1,
    ability=Whenever(SUMMONED, effect=Draw(1), of=BATTLE),
    copies=2,
)
RUNED_HAMMER = artifact(
    "Runed Hammer",
    EARTH,
    BATTLE,
    cards=2,
    time=2,
    ability=Whenever(CONQUERED, FORTIFIED, effect=Gain(2)),
)
GEODE = artifact(
    "Geode",
    EARTH,
    MAGIC,
    cards=0,
    time=3,
    ability=Scoring(1, per=EARTH),
)
FURNACE_HEART = artifact(
    "Furnace Heart",
    EARTH,
    MAGIC,
    cards=2,
    time=2,
    points=1,
    ability=FlameEffect(RED, PlayOne(cards=3, time=1)),
)
SIEGE_RAM = artifact(
    "Siege Ram",
    EARTH,
    BATTLE,
    cards=0,
    time=1,
    points=1,
    ability=WhenSummoned(Conquer(bonus=3)),
)

EARTH_CARDS = (
    STONE_COLOSSUS,
    MINER,
    CAVE_TROLL,
    DWARF_SAPPER,
    MOLE_TUNNELLER,
    SMELTER,
    GEM_CARVER,
    AGATE_CORE,
    BASALT_GUARD,
    LAVA_SHAMAN,
    WARLORD_OF_THE_DEEP,
    IRON_GOLEM,
    TUNNEL_GUIDE,
    GNOME_TINKER,
    CRYSTAL_WYRM,
    WAR_DRUM,
    RUNED_HAMMER,
    GEODE,
    FURNACE_HEART,
    SIEGE_RAM,
)
