"""Positions that a person of some experience would not get wrong, and how many a level does.

Each title has a module here with at least forty of them. A position is a function that lays a
table; who is asked, and which answers are good (or which are bad), stands above it, and why
that is so is its docstring:

    @position("ann", good="achieve:1")
    def the_last_achievement_is_claimed() -> InnovationScript:
        \"\"\"The sixth achievement wins the game for two.\"\"\"
        return scenario(ann=seat(...), bob=seat(...))

`python -m tests.agents.positions [TITLE ...]` asks skilled and expert, and says what they get
wrong. A position is mended only when somebody who knows the rules says that it was wrong, never
because a level fails it.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from importlib import import_module

from chronotable.games import infos
from chronotable.testing.script import Scripted
from tests.agents.thinking import action, turn

Lay = Callable[[], Scripted]


@dataclass(frozen=True)
class Position:
    """A table, who is asked there, and what they ought to answer.

    Good and bad are patterns of keys: `draw`, `meld:*`. The first answer must be one of the good
    ones and none of the bad ones. Where `in_turn` is told, the whole turn is played: each of the
    good ones must be among its answers, and none of the bad ones.
    """

    title: str
    name: str
    why: str
    lay: Lay
    who: str
    good: tuple[str, ...]
    bad: tuple[str, ...]
    in_turn: bool

    def given(self, level: str, seed: int) -> list[str]:
        """What somebody of this level answers here."""
        table = self.lay()
        if self.in_turn:
            return turn(table, self.who, level, seed)
        return [action(table, self.who, level, seed)]

    def is_right(self, given: Sequence[str]) -> bool:
        """Whether these answers are what a person would give."""
        if any(fnmatch(answer, bad) for answer in given for bad in self.bad):
            return False
        found = [any(fnmatch(answer, good) for answer in given) for good in self.good]
        return all(found) if self.in_turn else any(found) or not found


_collected: dict[str, dict[str, Position]] = {}


def position(
    who: str,
    *,
    good: str | Sequence[str] = (),
    bad: str | Sequence[str] = (),
    in_turn: bool = False,
) -> Callable[[Lay], Lay]:
    """Collect the table that the function lays, under the title whose module it stands in."""

    def collect(lay: Lay) -> Lay:
        title = lay.__module__.rpartition(".")[2]
        why = " ".join((lay.__doc__ or "").split())
        found = Position(title, lay.__name__, why, lay, who, _listed(good), _listed(bad), in_turn)
        _collected.setdefault(title, {})[found.name] = found
        return lay

    return collect


def _listed(patterns: str | Sequence[str]) -> tuple[str, ...]:
    return (patterns,) if isinstance(patterns, str) else tuple(patterns)


def collected(title: str) -> list[Position]:
    """All positions of a title, in the order in which they are written down."""
    import_module(f"{__name__}.{title}")
    return [*_collected[title].values()]


def titles() -> list[str]:
    """The titles that have a collection."""
    here = {module.name for module in pkgutil.iter_modules(__path__)}
    return [title for title in infos() if title in here]


@dataclass(frozen=True)
class Answered:
    """What somebody of a level made of a position."""

    position: Position
    level: str
    given: list[str]

    @property
    def right(self) -> bool:
        return self.position.is_right(self.given)


def ask(positions: Sequence[Position], level: str, seed: int = 1) -> list[Answered]:
    """What a level answers at each of these."""
    return [Answered(each, level, each.given(level, seed)) for each in positions]


def share(answered: Sequence[Answered]) -> float:
    """How many of them are right."""
    return sum([each.right for each in answered]) / len(answered)
