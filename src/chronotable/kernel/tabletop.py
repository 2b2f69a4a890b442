"""The table in play: what every rule holds in its hands.

A Tabletop is made anew whenever rules start from a boundary state: it holds that state, a Hand
for each seat, and the log while somebody listens. A title adds its verbs to both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from chronotable.kernel.decision import (
    DONE,
    NO,
    NOTHING,
    YES,
    Choice,
    Decision,
    Offered,
    Whereabouts,
    Word,
    place_of,
)
from chronotable.kernel.event import EVERYONE, Event, Log
from chronotable.kernel.facets import State
from chronotable.kernel.message import Param
from chronotable.kernel.native import native

_KEYS: Final = tuple([f"seat:{seat}" for seat in range(16)])


class SeatedState(State, Protocol):
    """A state that knows how many sit around it."""

    @property
    def seats(self) -> int: ...


S = TypeVar("S", bound=SeatedState)
H = TypeVar("H", bound="Hand[Any, Any]")
T = TypeVar("T", bound="Tabletop[Any, Any]")
C = TypeVar("C", bound=Choice)


@native(allow_interpreted_subclasses=True)
class Tabletop(Generic[S, H]):
    """Everything a rule may touch."""

    __slots__ = ("log", "players", "state", "why")

    def __init__(self, state: S, log: Log | None, hand: Callable[[Any, int], H]) -> None:
        self.state = state
        self.log = log
        self.why = ""  # the card, tile or rule that asks just now
        self.players = [hand(self, seat) for seat in range(state.seats)]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Players and table refer to each other: part them, or only the garbage collector will
        find the thousands of games that a searching agent gives up.
        """
        self.players = []

    @property
    def first_seat(self) -> int:
        """Who comes first; seat 0, unless a title says otherwise."""
        return 0

    @property
    def in_turn_order(self) -> list[H]:
        """All players, clockwise from the first."""
        first = self.first_seat
        return self.players[first:] + self.players[:first]

    def clockwise_after(self, player: H) -> list[H]:
        """The other players, beginning on this one's left."""
        seat = player.seat + 1
        return self.players[seat:] + self.players[: seat - 1]

    def tell(self, key: str, *, reveals: bool = False, **params: Param) -> None:
        """Log something that everybody sees."""
        if self.log is not None:
            self.log.append(Event(key, params, reveals=reveals))


@native(allow_interpreted_subclasses=True)
class Hand(Generic[S, T]):
    """One seat at the table, able to act."""

    __slots__ = ("bit", "key", "seat", "state", "table")

    def __init__(self, table: T, seat: int) -> None:
        self.table = table
        self.state: S = table.state
        self.seat = seat
        self.bit = 1 << seat  # alone, as an audience
        self.key = _KEYS[seat]

    @property
    def others(self) -> list[Self]:
        """The other players, clockwise from the left."""
        return self.table.clockwise_after(self)

    def tell(
        self,
        key: str,
        *,
        audience: int = EVERYONE,
        veiled: Mapping[str, Param] | None = None,
        reveals: bool = False,
        **params: Param,
    ) -> None:
        """Log something that this player did, as `who`."""
        log = self.table.log
        if log is not None:
            told = {"who": self.key, **params}
            log.append(Event(key, told, audience=audience, veiled=veiled, reveals=reveals))

    # Choosing.

    @property
    def whereabouts(self) -> Whereabouts:
        """Where things lie that this player may choose, unless a question says otherwise."""
        return place_of

    async def choose(
        self, things: Sequence[C], prompt: str, *, at: Whereabouts | None = None, held: bool = False
    ) -> C | None:
        """One of these; None if there is none. A single one is taken without asking.

        `held`: as far as everybody knows there may be any number of them. Then the player is
        asked in any case, so that nobody learns from a question how many there are.
        """
        if len(things) < 2:
            if held:
                return await self._choose_unseen(things, prompt, at)
            return things[0] if things else None
        where = at or self.whereabouts
        return await Decision(self.seat, prompt, list(things), self.table.why, where)

    async def _choose_unseen(
        self, things: Sequence[C], prompt: str, at: Whereabouts | None
    ) -> C | None:
        """The single one, or nothing: a question that could as well be a real one."""
        offered: list[C | Offered] = [*things] if things else [NOTHING]
        chosen = await Decision(
            self.seat,
            prompt,
            offered,
            why=self.table.why,
            secret=True,
            at=at or self.whereabouts,
        )
        return None if isinstance(chosen, Offered) else chosen

    async def may_choose(
        self, things: Sequence[C], prompt: str, *, at: Whereabouts | None = None, held: bool = False
    ) -> C | None:
        """One of these, or None if there is none or the player would rather not.

        `held` as for `choose`.
        """
        if not things:
            if held:
                return await self._choose_unseen(things, prompt, at)
            return None
        offered: list[C | Word] = [*things, DONE]
        where = at or self.whereabouts
        chosen = await Decision(self.seat, prompt, offered, self.table.why, where)
        return None if isinstance(chosen, Word) else chosen

    async def agrees(self, prompt: str) -> bool:
        """Whether the player says yes."""
        return await Decision(self.seat, prompt, [YES, NO], self.table.why) is YES
