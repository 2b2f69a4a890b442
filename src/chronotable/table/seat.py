"""Seat: who sits there, and who plays."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

Kind: TypeAlias = Literal["open", "person", "bot"]


class Seat(NamedTuple):
    """A seat at a table. If `level` is set, a bot of that level plays, whoever sits there."""

    kind: Kind
    person: str | None = None
    level: str | None = None
    stands_in: bool = False  # the bot plays for the person, who may come back
    resigned: bool = False

    @property
    def thinks(self) -> bool:
        """Whether a bot plays here."""
        return self.level is not None

    def stood_in_for(self, level: str) -> Seat:
        return self._replace(level=level, stands_in=True)

    def taken_back(self) -> Seat:
        return self._replace(level=None, stands_in=False)


OPEN = Seat("open")


def bot(level: str) -> Seat:
    return Seat("bot", level=level)


def person(who: str) -> Seat:
    return Seat("person", person=who)
