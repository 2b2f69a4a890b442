"""chronotable: three boxed games about time, played by their rules.

>>> import chronotable as ct
>>> match = ct.new("innovation", seats=2, seed=7)
>>> while not match.over:
...     decision = match.pending[0]
...     match.answer(decision.seat, decision.options.keys()[0])
>>> match.result.reason
'score'
>>> ct.replay(match.record()).hash() == match.hash()
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chronotable import compiled as compiled  # it finds the compiled core: before all of it

# isort: split
from chronotable.agents import Agent
from chronotable.agents import make as _make_agent
from chronotable.games import infos as _infos
from chronotable.games import load as _load
from chronotable.kernel.chance import Chance
from chronotable.kernel.decision import Choice, Decision, Option, Options
from chronotable.kernel.errors import (
    BadOption,
    BadRecord,
    BadView,
    ChronotableError,
    EndlessRules,
    IllegalAnswer,
    ReplayDiverged,
    UndoRefused,
    UnknownGame,
)
from chronotable.kernel.event import Event
from chronotable.kernel.game import Game, GameInfo, Setting
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.kernel.record import Record
from chronotable.kernel.result import Result

__version__ = "0.1.0"

__all__ = [
    "Agent",
    "BadOption",
    "BadRecord",
    "BadView",
    "Chance",
    "Choice",
    "ChronotableError",
    "Decision",
    "EndlessRules",
    "Event",
    "Game",
    "GameInfo",
    "IllegalAnswer",
    "Match",
    "Message",
    "Option",
    "Options",
    "Record",
    "ReplayDiverged",
    "Result",
    "Setting",
    "UndoRefused",
    "UnknownGame",
    "agent",
    "game",
    "new",
    "replay",
    "titles",
]


def titles() -> dict[str, GameInfo]:
    """Every title, by name, with its seats and options; no rules are loaded for this.

    >>> titles()["innovation"].seats
    (2, 4)

    It was called `games()`, which hid the package of that name; until the next version that
    still works.
    """
    return _infos()


def game(name: str) -> Game[Any]:
    """The rules of one title.

    >>> "draw" in game("innovation").actions
    True
    """
    return _load(name)


def new(
    name: str,
    seats: int = 2,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
) -> Match:
    """Start a game. A seed is a number or a hex string; None takes a fresh, secret one.

    >>> new("innovation", seats=9)
    Traceback (most recent call last):
    chronotable.kernel.errors.BadOption: Innovation is for 2 to 4 players, not 9
    """
    return Match.begin(game(name), seats, seed, options)


def replay(record: object) -> Match:
    """The match that a record (a Record, data or JSON text) tells of, played again and checked."""
    read = record if isinstance(record, Record) else Record.read(record)
    return Match.replay(game(read.game), read)


def agent(level: str, game: str, seed: int | None = None) -> Agent:
    """An opponent of that level.

    >>> bot = agent("random", game="innovation", seed=1)
    >>> match = new("innovation", seats=2, seed=7)
    >>> bot.choose(match.view(0), match.pending[0]) in match.pending[0].options
    True
    """
    return _make_agent(level, game, seed)
