"""Lessons: a guided first game of each title, told step by step while somebody really plays.

A lesson is a TOML file of three parts. The table is always the same: a seed, options, and the
level of the other player. The `line` holds answers that show the game well; each is suggested for
as long as the player has followed them, and any other answer may be given at any time. The
`steps` say something, each once, as soon as it fits:

    [[steps]]
    id = "travel"                                # says anachrony-guide-travel
    asked = ["turn"]                             # while one of these questions is asked,
    offered = "own:"                             # an option begins like this,
    event = { key = "woke", who = "me" }         # this has happened,
    answered = 25                                # and that many answers were given
    at = ["tile:105", "sectors"]                 # points at the first of these that is there
    names = { plant = "tile:105" }               # parameters of the message

A condition that is not told holds. Of several steps that fit the first one comes first. `me` and
`other` in an event stand for seats. With the step called `closing` the guide says goodbye; what
stands behind it is told later, if it happens at all. What a step points at is a thing of the
table, such as `card:oars`, or a mark that a board bears, such as `hand`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from chronotable.games import infos
from chronotable.kernel import parts
from chronotable.kernel.errors import BadOption, listed
from chronotable.kernel.message import Message, Param

SEAT = 0  # whoever learns sits there

ME = "me"
OTHER = "other"

_FILE = "lesson.toml"


class Moment(NamedTuple):
    """What a player knows when asked something, and how often they have answered."""

    ask: str
    offered: Collection[str]
    events: Sequence[Message]
    answered: int


class Happening(NamedTuple):
    """An event, and what some of its parameters must be."""

    key: str
    params: Mapping[str, int | str]

    def fits(self, event: Message) -> bool:
        return event.key == self.key and all(
            _is(event.params.get(name), wanted) for name, wanted in self.params.items()
        )


@dataclass(frozen=True)
class Step:
    """Something to say once, when it fits, and what to point at."""

    id: str
    message: Message
    asked: tuple[str, ...] = ()
    offered: str = ""
    event: Happening | None = None
    answered: int = 0
    at: tuple[str, ...] = ()

    def fits(self, moment: Moment) -> bool:
        return (
            (not self.asked or moment.ask in self.asked)
            and moment.answered >= self.answered
            and any(key.startswith(self.offered) for key in moment.offered)
            and (self.event is None or any(map(self.event.fits, moment.events)))
        )


@dataclass(frozen=True)
class Lesson:
    """A guided first game."""

    game: str
    seed: str
    level: str
    line: tuple[str, ...]
    steps: tuple[Step, ...]
    options: Mapping[str, str] = field(default_factory=dict)

    def step(self, moment: Moment, seen: Collection[str]) -> Step | None:
        """What to say now, if anything."""
        return next(
            (each for each in self.steps if each.id not in seen and each.fits(moment)), None
        )

    def suggestion(self, answers: Sequence[str], offered: Collection[str]) -> str | None:
        """What to answer next, if the player has followed the line so far."""
        said = len(answers)
        if said >= len(self.line) or tuple(answers) != self.line[:said]:
            return None
        return self.line[said] if self.line[said] in offered else None


def lessons() -> tuple[str, ...]:
    """The games that bring a lesson."""
    return tuple(name for name, info in infos().items() if parts.brings(info, _FILE))


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game; BadOption tells which there are."""
    if game not in lessons():
        raise BadOption(f"there is no lesson of {game!r}: expected {listed(lessons())}")
    told = tomllib.loads(parts.text(infos()[game], _FILE) or "")
    return Lesson(
        game=game,
        seed=told["seed"],
        level=told["level"],
        line=tuple(told["line"]),
        steps=tuple(_step(game, each) for each in told["steps"]),
        options=told.get("options", {}),
    )


def _step(game: str, told: Mapping[str, Any]) -> Step:
    event = dict(told.get("event", {}))
    key = event.pop("key", "")
    return Step(
        id=told["id"],
        message=Message(f"{game}-guide-{told['id']}", told.get("names", {})),
        asked=tuple(f"{game}-ask-{ask}" for ask in told.get("asked", ())),
        offered=told.get("offered", ""),
        event=Happening(f"{game}-{key}", event) if key else None,
        answered=told.get("answered", 0),
        at=tuple(told.get("at", ())),
    )


def _is(value: Param | None, wanted: int | str) -> bool:
    """Whether a parameter is what a step waits for.

    >>> _is("seat:0", ME), _is("seat:1", ME), _is(["seat:0", "seat:1"], OTHER), _is(2, 2)
    (True, False, True, True)
    """
    if wanted not in (ME, OTHER):
        return value == wanted
    seats = [value] if isinstance(value, str) else value if isinstance(value, list) else []
    return any((seat == f"seat:{SEAT}") == (wanted == ME) for seat in seats)
