"""Game: one title, composed of its facets. It holds rules and nothing that changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import copy
from dataclasses import dataclass, field
from functools import partial
from typing import Generic, NamedTuple

from chronotable.kernel.declared import Shapes
from chronotable.kernel.errors import BadOption, listed
from chronotable.kernel.facets import Checks, ForClients, Open, Rules, S, Secrets, Serial
from chronotable.kernel.findings import Findings
from chronotable.kernel.imagine import imagine
from chronotable.kernel.json import Json
from chronotable.kernel.match import DISCREET, Match
from chronotable.kernel.message import Message


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
    discreet: bool = False  # hands are hidden, and rules ask by what they hold: see `discreet`

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
            if name == DISCREET and self.discreet and value in ("yes", "no"):
                if value == "yes":  # otherwise nothing is said of it, as in older records
                    chosen[name] = str(value)
                continue
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


class Game(Generic[S]):
    """One title, composed of its facets. It holds rules and nothing that changes.

    What a facet brings is looked up once, here, and called as the game's own: `game.play`,
    `game.dump`, `game.view`. A title without `secrets` is open to all. `views` is for titles
    whose views have much in common: given a state, it returns what gives each seat its view.
    """

    def __init__(
        self,
        info: GameInfo,
        rules: Rules[S],
        *,
        serial: Serial[S],
        secrets: Secrets[S] | None = None,
        views: Callable[[S], Callable[[int | None], Json]] | None = None,
        checks: Checks[S] | None = None,
        for_clients: ForClients | None = None,
        findings: Callable[[Json, Iterable[Message]], Findings] | None = None,
        shapes: Shapes | None = None,
    ) -> None:
        self.info = info
        self.version = rules.version
        self.actions = rules.actions
        self.patience = rules.patience
        self.setup = rules.setup
        self.play = rules.play
        self.check_table = rules.check_table
        self.older = rules.older

        self.dump = serial.dump
        self.load = serial.load

        secrets = secrets or Open(serial)
        self.view = secrets.view
        self._views = views
        self.secrets = secrets.secrets
        self.deal = secrets.deal
        self.swap = secrets.swap

        checks = checks or Checks()
        self.check = checks.check
        self.combinations = checks.combinations
        self.coverage = checks.coverage.coverage
        self.covered = checks.coverage.covered

        for_clients = for_clients or ForClients()
        self.texts = for_clients.texts
        self.box = for_clients.box
        # `findings(table, events)`: what a game that is over has to tell whoever compares many
        # of them; `table` is the game's own part of a spectator's view, `events` a spectator's.
        self.findings = findings or _no_findings
        # What views and box hold; a title that does not declare it is drawn as clients can.
        self.shapes = shapes

    def views(self, state: S) -> Callable[[int | None], Json]:
        """The view of each seat, for callers that show one state to many and change no view."""
        return partial(self.view, state) if self._views is None else self._views(state)

    def but(self, **changed: object) -> Game[S]:
        """The same title with some of these functions changed, for tests that watch or break it."""
        other = copy(self)
        for name, function in changed.items():
            assert hasattr(self, name), f"a game has no {name!r}"
            setattr(other, name, function)
        return other

    def imagine(self, view: Json, seed: int | str | None = 1, tries: int | None = None) -> Match:
        """A match that looks like `view` from its seat, with the unseen dealt anew.

        `tries` bounds the search for a world that fits in mid-effect; BadView if none is found.
        """
        return imagine(self, view, seed, tries)


def _no_findings(table: Json, events: Iterable[Message]) -> Findings:
    return Findings()
