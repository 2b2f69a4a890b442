"""Kinds of features: how the fields of a declared view become numbers of a fixed count.

Types tell most of it: a yes or no is one number, a word out of a few is as many as there are words,
a dataclass is its fields. What types cannot tell, such as which words a list of cards is made of, a
title says for the field: `parts/GAME/encoding.py` maps "Class.field" to one of these kinds.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

Words: TypeAlias = Sequence[Hashable]


@dataclass(frozen=True)
class LeftOut:
    """Nothing is told of this field, and why."""

    why: str


@dataclass(frozen=True)
class Seat:
    """A seat, or nobody: one number for each, counted from the viewer on."""


@dataclass(frozen=True)
class SeatSet:
    """Some of the seats."""


@dataclass(frozen=True)
class BySeat:
    """A number for each seat."""


@dataclass(frozen=True)
class Players:
    """What lies in front of each player: a row for each, the viewer's own first."""


@dataclass(frozen=True)
class OneOf:
    """One of these words, or none of them."""

    words: Words


@dataclass(frozen=True)
class Bag:
    """How many of each of these lie here. `shared`: here and in the same field of its siblings."""

    words: Words
    shared: bool = False


@dataclass(frozen=True)
class Stack:
    """The same, and which of them lies on top, that is last."""

    words: Words
    shared: bool = False


@dataclass(frozen=True)
class Veiled:
    """Things that are known by one of the words, and others of which only a back is known."""

    words: Words
    backs: Words


@dataclass(frozen=True)
class Held:
    """A hand: how many things it holds, and which, as far as that is told."""

    words: Words


@dataclass(frozen=True)
class Whose:
    """Things that belong to seats: how many are whose."""


@dataclass(frozen=True)
class Counted:
    """How many things lie here, whichever: also where only their number is told."""


@dataclass(frozen=True)
class Piles:
    """So many piles: how high each is, and which things are known to lie in any of them."""

    count: int
    words: Words


@dataclass(frozen=True)
class Where:
    """So many positions: for each word, the number of the one where it lies, from 1 on, or 0.

    Of things that look the same, the last one is told.
    """

    count: int
    words: Words


@dataclass(frozen=True)
class Row:
    """So many numbers, or things, by position; what is missing is 0."""

    count: int


@dataclass(frozen=True)
class Grid:
    """Rows of numbers."""

    rows: int
    columns: int


@dataclass(frozen=True)
class Keyed:
    """Things by name: in a dictionary, or in a list of things that tell it by these fields."""

    words: Words
    by: tuple[str, ...] = ()


Kind: TypeAlias = (
    LeftOut | Seat | SeatSet | BySeat | Players | OneOf | Bag | Stack | Veiled | Held | Whose
    | Counted | Piles | Where | Row | Grid | Keyed
)  # fmt: skip


@dataclass(frozen=True)
class Encoding:
    """What a title says of its features.

    `version` is raised whenever a name, its place or its meaning changes. `why` are the things that
    may ask a question.
    """

    version: int
    fields: Mapping[str, Kind]
    why: Words = field(default=())
