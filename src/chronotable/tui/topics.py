"""What somebody asks about by name, or by a part of one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from chronotable.tui.answer import begins

T = TypeVar("T")

MANY: Final = 8  # found by one search: too many to explain


def look_up(wanted: str, named: Mapping[str, T]) -> list[T]:
    """What has just this name, or else whatever has one that begins like it.

    >>> look_up("sail", {"Sailing": 1, "Sails": 2}), look_up("sails", {"Sailing": 1, "Sails": 2})
    ([1, 2], [2])
    """
    exact = [it for name, it in named.items() if name.casefold() == wanted.casefold()]
    return exact or [it for name, it in named.items() if begins(wanted, name)]
