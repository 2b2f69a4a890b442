"""Events: facts in the past tense, each with its audience."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chronotable.kernel.message import Message, Param
from chronotable.kernel.native import native

EVERYONE: Final = -1


class Event:
    """Something that happened.

    Seats in the bit mask `audience` learn `params`. The others learn the same with the
    entries of `veiled` put in place of the true ones, or nothing at all if `veiled` is None.
    `reveals` says that somebody has learnt a fact that was hidden from them before.

    >>> drew = Event("drew", {"card": "card:oars"}, audience=0b01, veiled={"card": "age:1"})
    >>> drew.seen_by(0).params["card"], drew.seen_by(1).params["card"]
    ('card:oars', 'age:1')
    """

    __slots__ = ("audience", "key", "params", "reveals", "veiled")

    def __init__(
        self,
        key: str,
        params: Mapping[str, Param],
        *,
        audience: int = EVERYONE,
        veiled: Mapping[str, Param] | None = None,
        reveals: bool = False,
    ) -> None:
        self.key = key
        self.params = params
        self.audience = audience
        self.veiled = veiled
        self.reveals = reveals

    def seen_by(self, seat: int | None) -> Message | None:
        """What this seat learns (None: a spectator, who is in no audience but everyone's)."""
        if self.audience == EVERYONE or (seat is not None and self.audience >> seat & 1):
            return Message(self.key, self.params)
        if self.veiled is None:
            return None
        return Message(self.key, {**self.params, **self.veiled})

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {dict(self.params)})"


class Glance(Event):
    """The rules have looked at what a seat holds, or have answered for it what it had to.

    Nobody is told. But whoever answered before that may have learnt something from how the
    game went on, and cannot take it back any more.

    >>> Glance(1).seen_by(1) is None
    True
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__("glance", {}, audience=0)
        self.seat = seat


@native(native_class=False)
class Log(list[Event]):
    """The events of a match. Rules get a Log only while somebody listens, otherwise None."""

    __slots__ = ()

    def seen_by(self, seat: int | None, since: int = 0) -> list[Message]:
        seen = (event.seen_by(seat) for event in self[since:])
        return [message for message in seen if message is not None]
