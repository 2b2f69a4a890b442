"""What a view of Innovation holds, what is printed in its box, and where its things lie.

The browser's types are written from this file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from chronotable.kernel.declared import Every
from chronotable.kernel.place import PlaceKind

ColorWord: TypeAlias = Literal["blue", "red", "green", "yellow", "purple"]
IconWord: TypeAlias = Literal["castle", "crown", "leaf", "lightbulb", "factory", "clock"]
SplayWord: TypeAlias = Literal["none", "left", "right", "up"]
SpecialWord: TypeAlias = Literal["monument", "empire", "wonder", "world", "universe"]

# A card by name, or the age of one whose face is not known.
Entry: TypeAlias = str | int


@dataclass
class PileView:
    """A pile of a board, bottom first."""

    cards: list[str]
    splay: SplayWord
    place: str


@dataclass
class PlayerView:
    """What lies in front of a player, and what follows from it."""

    hand: list[Entry]
    score: list[Entry]
    points: int
    board: dict[ColorWord, PileView]  # piles with a card at least
    icons: Every[IconWord, int]
    top: int  # the highest age of a top card; 0 without any
    reach: int  # the highest achievement that points and top cards allow
    draws: int | None  # the age of a plain draw, unless no card is left for it
    claimed: list[int]
    specials: list[SpecialWord]
    tucked: int
    scored: int
    progress: Every[SpecialWord, int]
    place: str


@dataclass
class PreviewView:
    """Who would share a top card of the active player, and who would obey."""

    card: str
    icon: IconWord
    counts: list[int]
    shares: list[int]
    obeys: list[int]


@dataclass
class InnovationView:
    """What a seat knows of the table."""

    viewer: int | None
    started: bool
    turn: int
    turns_taken: int
    actions_left: int
    supply: list[list[str | None]]  # by age, bottom first; a card that is known there by name
    achievements: list[int]
    needed: int  # achievements that win
    specials: Every[SpecialWord, int | None]  # who holds them
    removed: list[str]
    players: list[PlayerView]
    dogma: dict[ColorWord, PreviewView]


# What is printed.


@dataclass
class PrintedEffect:
    text: str  # the reference that names it
    demand: bool


@dataclass
class PrintedCard:
    age: int
    color: ColorWord
    icons: list[IconWord | None]
    featured: IconWord
    effects: dict[str, list[PrintedEffect]]  # by edition


@dataclass
class InnovationBox:
    """Everything printed that is needed to draw the table."""

    colors: list[ColorWord]
    icons: list[IconWord]
    splays: Every[SplayWord, list[int]]  # which corners of a covered card show
    achievements: dict[str, int]  # by age, the points they take
    specials: Every[SpecialWord, int]
    cards: dict[str, PrintedCard]


# Where things lie.

CARD = PlaceKind("card", "card")  # wherever it is, there is only one
SUPPLY = PlaceKind("supply", "age")
PLAIN_DRAW = PlaceKind("draw")  # the pile that `draws` of the player names, or the last one
ACHIEVEMENT = PlaceKind("achievement", "age")
PILE = PlaceKind("pile", "seat", "color")  # also of a colour without cards
BACK = PlaceKind("back", "seat", "age")  # cards of a score pile, seen from behind
SEAT = PlaceKind("seat", "seat")
