"""What the small tables of all titles have in common: cards by name, and what each player has.

A title's own module brings three classes: what a seat is given (a frozen dataclass, called
`seat` in scenarios), a Layout that lays this out, and a Lens that reads it back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, Protocol, TypeVar

from chronotable.testing.script import Scripted


class Named(Protocol):
    """Something printed, with the title that people know it by."""

    @property
    def name(self) -> str: ...


K = TypeVar("K", bound=Named)
K_co = TypeVar("K_co", bound=Named, covariant=True)
S = TypeVar("S")
L = TypeVar("L")


def by_name(things: Iterable[K], name: str) -> K:
    """The card of this name, or an error that says so."""
    for thing in things:
        if thing.name == name:
            return thing
    raise ValueError(f"no card is called {name!r}")


class Layout(Generic[S, K]):
    """A table being laid out from the box, no card more often than it is printed."""

    def __init__(self, state: S, cards: Iterable[K]) -> None:
        self.state = state
        self.box = (*cards,)
        self.left = [*self.box]  # what nobody has named yet, in the order of the box

    def take(self, name: str) -> K:
        """The card of this name, which nobody else gets now."""
        card = by_name(self.box, name)
        if card not in self.left:
            raise ValueError(f"{name} is laid out too often")
        self.left.remove(card)
        return card

    def take_all(self, names: Iterable[str]) -> list[K]:
        return [self.take(name) for name in names]


class Zoned(Protocol[K_co]):
    """A state that keeps the cards of a seat by kinds of zones."""

    def zone(self, seat: int, kind: int, /) -> Iterable[K_co]: ...


Z = TypeVar("Z", bound=Zoned[Named])


class Lens(Generic[Z]):
    """What one player has, in the words of the box."""

    def __init__(self, state: Z, seat: int) -> None:
        self._state = state
        self._seat = seat

    def _names(self, kind: int) -> list[str]:
        return [card.name for card in self._state.zone(self._seat, kind)]


class PlayersByName(Scripted, Generic[L]):
    """A match played in words, in which `match.ann` is what Ann has."""

    def lens(self, seat: int) -> L:
        """What this seat has."""
        raise NotImplementedError

    def player(self, name: str) -> L:
        return self.lens(self.seat(name))

    def __getattr__(self, name: str) -> L:
        if name in self.__dict__.get("names", ()):
            return self.player(name)
        raise AttributeError(name)
