"""The timekeeper: which table's clocks must be looked at next."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heapify, heappop, heappush


class Timekeeper:
    """When a clock runs out at each table, the earliest first."""

    def __init__(self) -> None:
        self._dues: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []  # also dues that have changed since

    def set_due(self, table: str, due: float | None) -> None:
        """Remember when to look at a table's clocks. Bots that are to answer do so anyway."""
        if not due:
            self._dues.pop(table, None)
        elif self._dues.get(table) != due:
            self._dues[table] = due
            heappush(self._heap, (due, table))
            if len(self._heap) > 2 * len(self._dues) + 100:  # most entries are outdated
                self._heap = [(due, table) for table, due in self._dues.items()]
                heapify(self._heap)

    def run_out(self, now: float) -> Iterator[str]:
        """The tables whose time has come; each is forgotten until it is due again."""
        while self._heap and self._heap[0][0] <= now:
            due, table = heappop(self._heap)
            if self._dues.get(table) == due:
                del self._dues[table]
                yield table
