"""Game: the protocol every title fulfils. A Game holds rules and nothing that changes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeVar

from chronotable.kernel.chance import Chance
from chronotable.kernel.errors import BadOption, listed
from chronotable.kernel.event import Log
from chronotable.kernel.findings import Findings
from chronotable.kernel.json import Json
from chronotable.kernel.message import Message
from chronotable.kernel.result import Result

if TYPE_CHECKING:
    from chronotable.kernel.match import Match


class Setting(NamedTuple):
    """A table option: its default, everything it may be, and what it does."""

    default: str
    choices: tuple[str, ...]
    help: str


@dataclass(frozen=True)
class GameInfo:
    """What can be said of a title without loading its rules.

    `parts` is the package in which it keeps all that it brings besides them
    (`kernel/parts.py`). Views name what lies on the table by bare ids, such as `oars`: `things` are
    the kinds of it that have a text of their own, `names` those that have a name alone. Where
    two have the same id, the kind that stands first is meant.
    """

    name: str
    title: str
    seats: tuple[int, int]
    options: Mapping[str, Setting] = field(default_factory=dict)
    about: str = ""
    parts: str = ""
    things: tuple[str, ...] = ()
    names: tuple[str, ...] = ()

    def check_seats(self, seats: int) -> int:
        low, high = self.seats
        if not isinstance(seats, int) or not low <= seats <= high:
            raise BadOption(f"{self.title} is for {low} to {high} players, not {seats!r}").saying(
                "error-seats", low=low, high=high, given=str(seats)
            )
        return seats

    def check_options(self, options: Mapping[str, object] | None) -> dict[str, str]:
        """The given options with the defaults filled in; BadOption if one makes no sense."""
        chosen = {name: setting.default for name, setting in self.options.items()}
        for name, value in (options or {}).items():
            if name not in self.options:
                raise BadOption(
                    f"{self.title} has no option {name!r}: expected {listed(self.options)}"
                ).saying("error-option-unknown", name=name, known=self.options)
            if value not in self.options[name].choices:
                expected = listed(self.options[name].choices)
                raise BadOption(f"option {name!r} cannot be {value!r}: expected {expected}").saying(
                    "error-option-value",
                    name=name,
                    value=str(value),
                    known=self.options[name].choices,
                )
            chosen[name] = str(value)
        return chosen


class State(Protocol):
    """What lies on the table: plain data, with chance inside and a copy written by hand."""

    chance: Chance


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """The rules of one title: set-up, play, views.

    `version` names the rules; a record plays again only under the version that made it.
    `patience` bounds how many questions in a row may answer themselves.
    """

    info: GameInfo
    version: str
    patience: int = 10_000

    @property
    @abstractmethod
    def actions(self) -> tuple[str, ...]:
        """Every option key that can ever occur, in fixed order."""

    def check_table(self, seats: int, options: Mapping[str, str]) -> None:
        """BadOption if these options, each fine by itself, do not go together."""

    def combinations(self) -> Iterable[Mapping[str, str]]:
        """Sets of options worth testing together, besides every option by itself."""
        return ()

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> S:
        """The table before the first question."""

    @abstractmethod
    async def play(self, state: S, log: Log | None) -> None:
        """Play on from any boundary state until `end(...)` is called."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """An independent twin; every fork pays for this, so it is written by hand."""

    @abstractmethod
    def dump(self, state: S) -> Json:
        """The whole state as JSON-able data."""

    @abstractmethod
    def load(self, data: Json) -> S:
        """The state that `dump` wrote."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Json:
        """What this seat may know (None: a spectator), built by adding what is allowed."""

    def views(self, state: S) -> Callable[[int | None], Json]:
        """The view of each seat, for who shows one state to many and changes none of them.

        A game whose views have much in common may make that once.
        """
        return partial(self.view, state)

    @abstractmethod
    def deal(self, view: Json, seats: int, options: Mapping[str, str], chance: Chance) -> S:
        """A boundary state that looks like `view`, with everything unseen dealt at random."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Assert every invariant of the game; called after each answer by the law suite."""

    @abstractmethod
    def secrets(self, state: S, seat: int | None) -> Iterable[str]:
        """The names that this seat's view and events must not contain now."""

    def swap(self, state: S, view: Json, one: str, other: str) -> bool:
        """Exchange two things of a dealt state, given by references like `card:oars` or by the
        names that `secrets` lists; the same exchange again undoes it.

        Returns False, changing nothing, unless both were hidden in `view` and may stand in
        each other's place. Imagining uses this to put a card where it was seen later.
        """
        return False

    def coverage(self) -> Mapping[str, Iterable[str]]:
        """What many games together must have seen: every card used, every ending, by group."""
        return {}

    def covered(self, events: Iterable[Message], result: Result) -> Iterable[tuple[str, str]]:
        """What one game has seen of that, as group and name, from a spectator's events."""
        return ()

    def findings(self, table: Json, events: Iterable[Message]) -> Findings:
        """What a game that is over has to tell whoever compares many of them.

        `table` is the game's own part of a spectator's view, `events` are a spectator's.
        """
        return Findings()

    def texts(self) -> dict[str, str]:
        """English messages that the code itself holds, such as card names and texts."""
        return {}

    def box(self) -> Json:
        """Everything printed that a client needs to draw the table, keyed by references."""
        return {}

    def imagine(self, view: Json, seed: int | str | None = 1, tries: int | None = None) -> Match:
        """A match that looks like `view` from its seat, with the unseen dealt anew.

        `tries` bounds the search for a world that fits in mid-effect; BadView if none is found.
        """
        from chronotable.kernel.imagine import imagine

        return imagine(self, view, seed, tries)
