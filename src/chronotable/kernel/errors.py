"""Every error that chronotable raises on purpose."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from chronotable.kernel.message import Message, Param

_Error = TypeVar("_Error", bound="ChronotableError")


class ChronotableError(Exception):
    """The common root: catch this to catch all of ours.

    Its text is English, for whoever writes programs. `said` tells people the same: a message
    that catalogues put into their language; None where only programs can meet the error.
    """

    said: Message | None = None

    def saying(self: _Error, key: str, **params: int | str | Iterable[str]) -> _Error:
        """The error itself, with what it says to people. Texts are said as they are.

        >>> UnknownGame("no game is called 'go'").saying("error-unknown-game", name="go").said
        Message(key='error-unknown-game', params={'name': 'word:go'})
        """
        told: dict[str, Param] = {}
        for name, value in params.items():
            if isinstance(value, int):
                told[name] = value
            elif isinstance(value, str):
                told[name] = f"word:{value}"
            else:
                told[name] = [f"word:{each}" for each in value]
        self.said = Message(key, told)
        return self


class IllegalAnswer(ChronotableError):
    """An answer that was not offered, or from a seat that was not asked."""


class UndoRefused(ChronotableError):
    """The last answer cannot be taken back fairly; `reason` says why, in one word.

    `nothing`: the seat has not answered anything. `answered`: another seat has answered
    since. `revealed`: somebody has learnt something since. `chance`: dice or a shuffle
    have decided something since. `others`: what others hold has mattered since. `asked`:
    another seat has been asked something since.
    """

    def __init__(self, seat: int, reason: str, explanation: str) -> None:
        super().__init__(f"seat {seat} cannot undo: {explanation}")
        self.seat = seat
        self.reason = reason


class ReplayDiverged(ChronotableError):
    """A record asks a different question, or offers different options, than the rules do."""


class UnknownGame(ChronotableError):
    """No title of that name is registered."""


class BadOption(ChronotableError):
    """A table option, a seat count or a seed that the game does not know."""


class BadRecord(ChronotableError):
    """A record that cannot be read; the text names the field and what was expected."""


class BadView(ChronotableError):
    """A view from which no match can be imagined."""


class EndlessRules(ChronotableError):
    """A rule went on answering itself beyond every sensible bound."""


def listed(words: Iterable[str], most: int = 12) -> str:
    """A readable enumeration: the first few, and how many more there are."""
    known = list(words)
    shown = ", ".join(known[:most]) or "nothing"
    return shown if len(known) <= most else f"{shown} and {len(known) - most} more"
