"""The toy that both servers play: taking stones from a heap."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from chronotable.kernel.chance import Chance
from chronotable.kernel.decision import Decision
from chronotable.kernel.effect import end
from chronotable.kernel.event import Log
from chronotable.kernel.facets import Open, Rules
from chronotable.kernel.game import Game, GameInfo
from chronotable.kernel.json import Json
from chronotable.kernel.result import Result
from chronotable.kernel.serial import ByKey

_STONES = 1_000_000  # nobody sees the end of it


class Take(NamedTuple):
    """Taking so many stones from the heap."""

    stones: int
    key: str


@dataclass(slots=True)
class Heap:
    """What lies on the table: stones."""

    chance: Chance
    stones: int
    taken: int = 0  # how often somebody took some

    def copy(self) -> Heap:
        return Heap(self.chance.copy(), self.stones, self.taken)


TAKES = tuple(Take(stones, f"take:{stones}") for stones in (1, 2, 3))


def set_up(seats: int, options: Mapping[str, str], chance: Chance) -> Heap:
    return Heap(chance, _STONES)


async def take_turns(state: Heap, log: Log | None) -> None:
    """Two players in turn take one, two or three stones; who takes the last one wins."""
    while True:
        seat = state.taken % 2
        take = await Decision(seat, "heap-ask", TAKES[: state.stones], boundary=True)
        state.stones -= take.stones
        state.taken += 1
        if not state.stones:
            end(Result((seat,), tuple(int(seat == each) for each in (0, 1)), "last"))


class OpenHeap(Open[Heap]):
    """Everybody sees the heap. Views are made at every answer, so this one is written by hand."""

    def view(self, state: Heap, seat: int | None) -> Json:
        return {"viewer": seat, "stones": state.stones, "taken": state.taken}

    def deal(self, view: Json, seats: int, options: Mapping[str, str], chance: Chance) -> Heap:
        return Heap(chance, view["stones"], view["taken"])


_SERIAL = ByKey(Heap)
TAKING_STONES = Game(
    GameInfo("heap", "Taking stones", (2, 2)),
    Rules("1", tuple(take.key for take in TAKES), set_up, take_turns),
    serial=_SERIAL,
    secrets=OpenHeap(_SERIAL),
)
