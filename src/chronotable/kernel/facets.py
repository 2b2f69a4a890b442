"""The facets of a title: what it brings, by who asks for it.

A Match asks the rules, paper asks the serial form, seats and searching agents ask what is
secret, the law suite asks the checks, and clients ask what is printed. Where a title brings
every function of a facet, the facet is a protocol, and usually the title's module itself; where
most functions may be left out, it is a small class that knows what happens without them.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeVar

from chronotable.kernel.chance import Chance
from chronotable.kernel.event import Log
from chronotable.kernel.json import Json
from chronotable.kernel.message import Message
from chronotable.kernel.result import Result


class State(Protocol):
    """What lies on the table: plain data, with chance inside.

    `copy()` makes an independent twin; every fork pays for it, so it is written by hand.
    """

    chance: Chance

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)


def _any_table(seats: int, options: Mapping[str, str]) -> None:
    pass


def _nothing_to_check(state: Any) -> None:
    pass


def _nothing() -> tuple[()]:
    return ()


def _as_it_is(state: Json, version: str) -> Json:
    return state


@dataclass(frozen=True)
class Rules(Generic[S]):
    """How a title is played.

    `version` names the rules; a record plays again only under the version that made it.
    `actions` lists every option key that can ever occur, in fixed order. `setup` gives the
    table before the first question; `play` plays on from any boundary state until `end(...)`
    is called. `check_table` raises BadOption if options, each fine by itself, do not go
    together. `patience` bounds how many questions in a row may answer themselves. `older` is
    given a state on paper as that earlier version of the rules wrote it, and returns it as this one
    writes it: games under way are carried over by it.
    """

    version: str
    actions: tuple[str, ...]
    setup: Callable[[int, Mapping[str, str], Chance], S]
    play: Callable[[S, Log | None], Coroutine[Any, Any, None]]
    check_table: Callable[[int, Mapping[str, str]], None] = _any_table
    patience: int = 10_000
    older: Callable[[Json, str], Json] = _as_it_is


class Serial(Protocol[S]):
    """The state on paper: `load` gives the state that `dump` wrote."""

    def dump(self, state: S, /) -> Json: ...

    def load(self, data: Json, /) -> S: ...


class Secrets(Protocol[S]):
    """Who may know what."""

    def view(self, state: S, seat: int | None, /) -> Json:
        """What this seat may know (None: a spectator), built by adding what is allowed."""

    def secrets(self, state: S, seat: int | None, /) -> Iterable[str]:
        """The names that this seat's view and events must not contain now."""

    def deal(self, view: Json, seats: int, options: Mapping[str, str], chance: Chance, /) -> S:
        """A boundary state that looks like `view`, with everything unseen dealt at random."""

    def swap(self, state: S, view: Json, one: str, other: str, /) -> bool:
        """Exchange two things of a dealt state, given by references like `card:oars` or by the
        names that `secrets` lists; the same exchange again undoes it.

        Returns False, changing nothing, unless both were hidden in `view` and may stand in
        each other's place. Imagining uses this to put a card where it was seen later.
        """


class Open(Generic[S]):
    """The secrets of a title that has none: all see the whole state, but not what chance brings."""

    def __init__(self, serial: Serial[S]) -> None:
        self._serial = serial

    def view(self, state: S, seat: int | None) -> Json:
        seen = self._serial.dump(state)
        del seen["chance"]
        return seen

    def secrets(self, state: S, seat: int | None) -> Iterable[str]:
        return ()

    def deal(self, view: Json, seats: int, options: Mapping[str, str], chance: Chance) -> S:
        state = self._serial.load({**view, "chance": chance.to_json()})
        state.chance = chance
        return state

    def swap(self, state: S, view: Json, one: str, other: str) -> bool:
        return False


class Coverage(Protocol):
    """What many games together must have seen, and what one of them has."""

    def coverage(self) -> Mapping[str, Iterable[str]]:
        """Every card used, every ending, and so on: names by group."""

    def covered(self, events: Iterable[Message], result: Result, /) -> Iterable[tuple[str, str]]:
        """What one game has seen of that, as group and name, from a spectator's events."""


class _NothingToCover:
    def coverage(self) -> Mapping[str, Iterable[str]]:
        return {}

    def covered(self, events: Iterable[Message], result: Result) -> Iterable[tuple[str, str]]:
        return ()


_NOTHING_TO_COVER = _NothingToCover()


@dataclass(frozen=True)
class Checks(Generic[S]):
    """What the law suite and the self-check ask.

    `check` asserts every invariant of a state, after each answer. `coverage` tells what many
    games together must have seen. `combinations` are sets of options worth testing together,
    besides every option by itself.
    """

    check: Callable[[S], None] = _nothing_to_check
    coverage: Coverage = _NOTHING_TO_COVER
    combinations: Callable[[], Iterable[Mapping[str, str]]] = _nothing


@dataclass(frozen=True)
class ForClients:
    """What is printed: for catalogues, and for clients that draw the table.

    `texts` are English messages that the code itself holds, such as card names and texts.
    `box` is everything printed that a client needs to draw the table, keyed by references.
    """

    texts: Callable[[], dict[str, str]] = dict
    box: Callable[[], Json] = dict
