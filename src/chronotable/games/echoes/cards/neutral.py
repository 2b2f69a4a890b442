"""Neutral wanderers, cards 81 to 100: helpers, and most of what hurts others."""

from __future__ import annotations

from functools import partial
from typing import Final

from chronotable.games.echoes.card import (
    ARTIFACT,
    BATTLE,
    BLUE,
    CREATURE,
    DIFFERENT_FACTIONS,
    FLAME_USED,
    MAGIC,
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
    Advance,
    ChooseOne,
    Conquer,
    Draw,
    Fortify,
    GainPoints,
    InOrder,
    OpponentsDiscard,
    Remove,
)

creature = partial(Card, faction=None, kind=CREATURE)
artifact = partial(Card, faction=None, kind=ARTIFACT)

NEUTRAL_CARDS: Final = (
    creature(
        "Thief",
        BATTLE,
        WhenSummoned(InOrder(OpponentsDiscard(points=1), GainPoints(1))),
        cards=0,
        time=3,
        strength=1,
        points=1,
        interaction=True,
        box=("name", "type"),
    ),
    creature(
        "Explorer",
        BATTLE,
        WhenSummoned(InOrder(GainPoints(1), Draw(1))),
        cards=0,
        time=2,
        strength=2,
        box=("name", "type"),
    ),
    creature(
        "Princess",
        MAGIC,
        WhenSummoned(GainPoints(1, per=DIFFERENT_FACTIONS)),
        cards=1,
        time=3,
        strength=1,
        box=("name", "type"),
    ),
    artifact(
        "Oracle's Eye", MAGIC, FlameEffect(YELLOW, Draw(2)), cards=1, time=1, box=("name", "digits")
    ),
    creature(
        "Builder",
        BATTLE,
        WhenSummoned(InOrder(GainPoints(2), Fortify())),
        cards=1,
        time=2,
        strength=2,
        box=("name", "cards", "time"),
    ),
    creature("Mercenary", BATTLE, WhenSummoned(Conquer()), cards=2, time=1, strength=3, points=1),
    creature(
        "Wandering Bard", MAGIC, FlameEffect(YELLOW, Draw(1)), cards=0, time=1, strength=1, points=1
    ),
    creature(
        "Spy",
        MAGIC,
        FlameEffect(BLUE, InOrder(OpponentsDiscard(cards=1), Draw(1))),
        cards=1,
        time=1,
        strength=1,
        points=1,
        interaction=True,
    ),
    creature(
        "Alchemist",
        MAGIC,
        FlameEffect(BLUE, Remove(then=InOrder(GainPoints(3), Draw(1)))),
        cards=1,
        time=2,
        strength=1,
        points=1,
    ),
    creature("Nomad Chief", BATTLE, WhenSummoned(Draw(2)), cards=2, time=0, strength=2, points=1),
    creature(
        "Court Jester",
        MAGIC,
        WhenSummoned(InOrder(GainPoints(1), OpponentsDiscard(cards=1))),
        cards=0,
        time=0,
        strength=1,
    ),
    creature("Knight Errant", BATTLE, WhenSummoned(GainPoints(2)), cards=1, time=1, strength=2),
    creature(
        "Time Monk",
        MAGIC,
        WhenSummoned(ChooseOne(Draw(2), Advance())),
        cards=1,
        time=3,
        strength=1,
        points=2,
    ),
    creature(
        "Assassin",
        BATTLE,
        WhenSummoned(OpponentsDiscard(points=2)),
        cards=2,
        time=3,
        strength=2,
        points=2,
        interaction=True,
    ),
    creature(
        "Veteran Captain",
        BATTLE,
        Discount(time=1, of=BATTLE),
        cards=2,
        time=3,
        strength=3,
        points=2,
    ),
    artifact("Crown of Four Lands", MAGIC, Scoring(2, per=DIFFERENT_FACTIONS), cards=3, time=4),
    artifact(
        "Sage's Tome",
        MAGIC,
        WhenSummoned(InOrder(GainPoints(1), Draw(3))),
        cards=1,
        time=0,
        copies=2,
    ),
    artifact(
        "Battle Banner",
        BATTLE,
        Whenever(SUMMONED, effect=GainPoints(1), of=BATTLE),
        cards=2,
        time=2,
        points=1,
    ),
    artifact(
        "Trapped Chest",
        BATTLE,
        FlameEffect(BLUE, InOrder(OpponentsDiscard(cards=1), GainPoints(1))),
        cards=1,
        time=1,
        points=1,
        interaction=True,
    ),
    artifact(
        "Eternal Lamp", MAGIC, Whenever(FLAME_USED, effect=GainPoints(1)), cards=2, time=3, points=1
    ),
)
