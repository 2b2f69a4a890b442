"""Neutral wanderers, cards 81 to 100: helpers, and most of what hurts others."""

from __future__ import annotations

from chronotable.games.echoes.card import (
    BATTLE,
    BLUE,
    DIFFERENT_FACTIONS,
    FLAME_USED,
    MAGIC,
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
    Advance,
    ChooseOne,
    Conquer,
    Draw,
    Fortify,
    Gain,
    OpponentsDiscard,
    Remove,
    Sequence,
)

THIEF = creature(
    "Thief",
    None,
    BATTLE,
    strength=1,
    cards=0,
    time=3,
    points=1,
    ability=WhenSummoned(Sequence(OpponentsDiscard(points=1), Gain(1))),
    interaction=True,
    box=("name", "type"),
)
EXPLORER = creature(
    "Explorer",
    None,
    BATTLE,
    strength=2,
    cards=0,
    time=2,
    ability=WhenSummoned(Sequence(Gain(1), Draw(1))),
    box=("name", "type"),
)
PRINCESS = creature(
    "Princess",
    None,
    MAGIC,
    strength=1,
    cards=1,
    time=3,
    ability=WhenSummoned(Gain(1, per=DIFFERENT_FACTIONS)),
    box=("name", "type"),
)
ORACLES_EYE = artifact(
    "Oracle's Eye",
    None,
    MAGIC,
    cards=1,
    time=1,
    ability=FlameEffect(YELLOW, Draw(2)),
    box=("name", "digits"),
)
BUILDER = creature(
    "Builder",
    None,
    BATTLE,
    strength=2,
    cards=1,
    time=2,
    ability=WhenSummoned(Sequence(Gain(2), Fortify())),
    box=("name", "cards", "time"),
)
MERCENARY = creature(
    "Mercenary",
    None,
    BATTLE,
    strength=3,
    cards=2,
    time=1,
    points=1,
    ability=WhenSummoned(Conquer()),
)
WANDERING_BARD = creature(
    "Wandering Bard",
    None,
    MAGIC,
    strength=1,
    cards=0,
    time=1,
    points=1,
    ability=FlameEffect(YELLOW, Draw(1)),
)
SPY = creature(
    "Spy",
    None,
    MAGIC,
    strength=1,
    cards=1,
    time=1,
    points=1,
    ability=FlameEffect(BLUE, Sequence(OpponentsDiscard(cards=1), Draw(1))),
    interaction=True,
)
ALCHEMIST = creature(
    "Alchemist",
    None,
    MAGIC,
    strength=1,
    cards=1,
    time=2,
    points=1,
    ability=FlameEffect(BLUE, Remove(then=Sequence(Gain(3), Draw(1)))),
)
NOMAD_CHIEF = creature(
    "Nomad Chief",
    None,
    BATTLE,
    strength=2,
    cards=2,
    time=0,
    points=1,
    ability=WhenSummoned(Draw(2)),
)
COURT_JESTER = creature(
    "Court Jester",
    None,
    MAGIC,
    strength=1,
    cards=0,
    time=0,
    ability=WhenSummoned(Sequence(Gain(1), OpponentsDiscard(cards=1))),
)
KNIGHT_ERRANT = creature(
    "Knight Errant",
    None,
    BATTLE,
    strength=2,
    cards=1,
    time=1,
    ability=WhenSummoned(Gain(2)),
)
TIME_MONK = creature(
    "Time Monk",
    None,
    MAGIC,
    strength=1,
    cards=1,
    time=3,
    points=2,
    ability=WhenSummoned(ChooseOne(Draw(2), Advance())),
)
ASSASSIN = creature(
    "Assassin",
    None,
    BATTLE,
    strength=2,
    cards=2,
    time=3,
    points=2,
    ability=WhenSummoned(OpponentsDiscard(points=2)),
    interaction=True,
)
VETERAN_CAPTAIN = creature(
    "Veteran Captain",
    None,
    BATTLE,
    strength=3,
    cards=2,
    time=3,
    points=2,
    ability=Discount(time=1, of=BATTLE),
)
CROWN_OF_FOUR_LANDS = artifact(
    "Crown of Four Lands",
    None,
    MAGIC,
    cards=3,
    time=4,
    ability=Scoring(2, per=DIFFERENT_FACTIONS),
)
SAGES_TOME = artifact(
    "Sage's Tome",
    None,
    MAGIC,
    cards=1,
    time=0,
    ability=WhenSummoned(Sequence(Gain(1), Draw(3))),
    copies=2,
)
BATTLE_BANNER = artifact(
    "Battle Banner",
    None,
    BATTLE,
    cards=2,
    time=2,
    points=1,
    ability=Whenever(SUMMONED, effect=Gain(1), of=BATTLE),
)
TRAPPED_CHEST = artifact(
    "Trapped Chest",
    None,
    BATTLE,
    cards=1,
    time=1,
    points=1,
    ability=FlameEffect(BLUE, Sequence(OpponentsDiscard(cards=1), Gain(1))),
    interaction=True,
)
ETERNAL_LAMP = artifact(
    "Eternal Lamp",
    None,
    MAGIC,
    cards=2,
    time=3,
    points=1,
    ability=Whenever(FLAME_USED, effect=Gain(1)),
)

NEUTRAL_CARDS = (
    THIEF,
    EXPLORER,
    PRINCESS,
    ORACLES_EYE,
    BUILDER,
    MERCENARY,
    WANDERING_BARD,
    SPY,
    ALCHEMIST,
    NOMAD_CHIEF,
    COURT_JESTER,
    KNIGHT_ERRANT,
    TIME_MONK,
    ASSASSIN,
    VETERAN_CAPTAIN,
    CROWN_OF_FOUR_LANDS,
    SAGES_TOME,
    BATTLE_BANNER,
    TRAPPED_CHEST,
    ETERNAL_LAMP,
)
