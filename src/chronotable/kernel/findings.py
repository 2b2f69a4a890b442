"""Findings: what a game that is over has to tell whoever compares many of them.

A game gives references like `card:oars`; catalogues name them. A group of facts is named as
`fact:melded`, a category of points as `category:tokens`, an ending as `ending:supply`, and what
rounds are called in this title as `unit:rounds`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Fact(NamedTuple):
    """Something a seat had or did: the group it belongs to, and the thing itself.

    >>> Fact(1, "summoned", "card:miner").thing
    'card:miner'
    """

    seat: int
    group: str
    thing: str


class Findings(NamedTuple):
    """How long a game took, each seat's score by category, and everything worth comparing."""

    rounds: int = 0
    sheets: tuple[Mapping[str, int], ...] = ()
    facts: tuple[Fact, ...] = ()


def in_order(first: int, seats: int) -> list[Fact]:
    """Who began and who came later, clockwise, as facts of the group `order`.

    >>> [(fact.seat, fact.thing) for fact in in_order(1, 3)]
    [(1, 'order:1'), (2, 'order:2'), (0, 'order:3')]
    """
    return [Fact((first + at) % seats, "order", f"order:{at + 1}") for at in range(seats)]
