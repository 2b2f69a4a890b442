"""Views as their titles declare them."""

from __future__ import annotations

from typing import Generic, TypeVar

from chronotable.kernel.declared import read
from chronotable.kernel.json import Json

T = TypeVar("T")


class Reading(Generic[T]):
    """Reads the table of a view, and keeps the last: a board is asked about each option."""

    def __init__(self, declared: type[T]) -> None:
        self._declared = declared
        self._last: tuple[object, T] | None = None

    def __call__(self, view: Json) -> T:
        data = view["table"]
        if self._last is None or self._last[0] is not data:
            self._last = data, read(self._declared, data)
        return self._last[1]
