"""Every error that chronotable raises on purpose."""

from __future__ import annotations

from collections.abc import Iterable


class ChronotableError(Exception):
    """The common root: catch this to catch all of ours."""


class IllegalAnswer(ChronotableError):
    """An answer that was not offered, or from a seat that was not asked."""


class UndoRefused(ChronotableError):
    """Nothing can be taken back fairly; `reason` says why in one word.

    `nothing`: the seat has not answered anything. `answered`: another seat has answered
    since. `revealed`: somebody has learnt something since. `chance`: dice or a shuffle
    have decided something since.
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
