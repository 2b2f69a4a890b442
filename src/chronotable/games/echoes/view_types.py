"""What a view of Echoes of Time holds, what is printed in its box, and where its things lie.

The browser's types are written from this file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from chronotable.kernel.declared import Pair
from chronotable.kernel.place import PlaceKind

FlameWord: TypeAlias = Literal["yellow", "blue", "red"]
PhaseWord: TypeAlias = Literal["first play", "time", "summon", "action", "end"]
EndingWord: TypeAlias = Literal["supply", "party", "sources"]
FamilyWord: TypeAlias = Literal["water", "wood", "sky", "earth", "neutral"]
KindWord: TypeAlias = Literal["creature", "artifact"]
FieldWord: TypeAlias = Literal["battle", "magic"]
AbilityWord: TypeAlias = Literal["summoned", "flame", "whenever", "discount", "scoring"]
OriginWord: TypeAlias = Literal["box", "ours"]


@dataclass
class SourceView:
    """A source of power: who holds it, and what it takes to change that."""

    id: str
    owner: int | None
    fortified: bool
    token: bool
    under: list[str]
    strength: int
    defence: int | None  # what an attack must exceed, unless nobody can take it
    conquer_strength: int
    fortify_strength: int
    place: str


@dataclass
class ScoreView:
    """What would count if the game ended now."""

    tokens: int
    sources: int
    cards: int


@dataclass
class PlayerView:
    """What lies in front of a player, and what follows from it."""

    hand: list[str | None]
    drawn_from: list[int]  # for each hand card, the number of its deck
    party: list[str]
    left: list[str]  # cards that have left the board and are not yet summoned
    board: list[list[str]]  # by position, from 1 on
    tiles: list[FlameWord]  # by position, too
    active: FlameWord
    slides: int
    points: int
    tokens: list[str]  # the cards that bear one
    size: int
    score: int
    score_sheet: ScoreView
    prices: list[Pair]  # what each hand card costs now, in cards and time
    landing: list[int | None]  # for a time of 0, 1, 2 and so on: where such a card is laid
    fighters: list[str]  # the creatures that can be sent to a source
    values: dict[str, int]  # what the scoring cards count


@dataclass
class EchoesView:
    """What a seat knows of the table."""

    viewer: int | None
    phase: PhaseWord
    round: int
    first: int
    turn: int
    turns: int
    acted: bool
    ordered: bool
    ending: list[EndingWord]
    supply: int
    reserve: int
    substitutes: int
    deck: int
    deck_number: int
    shuffled: list[list[int]]  # for each deck after the first, its cards out of sight
    discard: list[str]
    out: list[str]
    sent: list[str]
    sources: list[SourceView]
    players: list[PlayerView]


# What is printed.


@dataclass
class PrintedCard:
    faction: FamilyWord
    kind: KindWord
    specialisation: FieldWord
    strength: int
    cards: int
    time: int
    points: int | None
    ability: AbilityWord
    flame: FlameWord | None
    effects: list[str]
    copies: int
    interaction: bool
    origin: OriginWord


@dataclass
class PrintedSource:
    conquer: int
    fortify: int
    points: Pair
    flame: FlameWord | None
    effects: list[str]
    interaction: bool
    origin: OriginWord


@dataclass
class RulebookLimits:
    """Numbers of the rulebook."""

    positions: int
    tile: int
    hand: int
    party: int
    source_size: int
    supply_per_player: int
    turns: int


@dataclass
class EchoesBox:
    """Everything printed that is needed to draw the table."""

    cards: dict[str, PrintedCard]
    sources: dict[str, PrintedSource]
    tiles: list[FlameWord]
    limits: RulebookLimits


# Where things lie. Whoever is asked chooses among cards of their own.

IN_HAND = PlaceKind("hand", "card")
CARD = PlaceKind("card", "card")  # on the board, beyond it, in the party or under a source
SOURCE = PlaceKind("source", "source")
DRAW_PILE = PlaceKind("deck")
