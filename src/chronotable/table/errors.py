"""What a table refuses: a status for HTTP, a short word for programs, a message for people.

No sentence stands here. An error names a message of the catalogue; in English, for whoever
writes programs, it is `text`, and a reader's own catalogue puts it into another language.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from chronotable.kernel.errors import ChronotableError
from chronotable.kernel.message import Message
from chronotable.text import english


class TableError(ChronotableError):
    """Something that cannot be done at a table; nothing has changed."""

    status = 400
    error = "bad-request"

    said: Message
    _text = ""

    def __init__(self, key: str, **params: int | str | Iterable[str]) -> None:
        super().__init__(key)
        self.saying(key, **params)

    @classmethod
    def because(cls, message: Message) -> Self:
        """The same error for a reason that is a message already."""
        refused = cls(message.key)
        refused.said = message
        return refused

    def in_words(self, text: str) -> Self:
        """The same with an English text that tells more than the catalogue does."""
        self._text = text
        return self

    @property
    def text(self) -> str:
        """What is wrong, in English."""
        return self._text or english(self.said)

    def __str__(self) -> str:
        return self.text


class NoSuchTable(TableError):
    """There is no such table, or one must know its link to see it: nobody learns which."""

    status = 404
    error = "no-such-table"

    def __init__(self) -> None:
        super().__init__("web-error-no-such-table")


class NotIntroduced(TableError):
    """Only somebody with a name may do that."""

    status = 401
    error = "not-introduced"

    def __init__(self) -> None:
        super().__init__("web-error-not-introduced")


class NotAllowed(TableError):
    """Others may do that, but not this person."""

    status = 403
    error = "not-allowed"


class WrongPassphrase(TableError):
    """Nobody of that name has that passphrase."""

    status = 403
    error = "wrong-passphrase"

    def __init__(self) -> None:
        super().__init__("web-error-wrong-passphrase")


class NameTaken(TableError):
    """Somebody else comes back by that name."""

    status = 409
    error = "name-taken"

    def __init__(self, name: str) -> None:
        super().__init__("error-name-taken", name=name)


class BadTable(TableError):
    """A table that cannot be played like that, or a record that cannot be read."""

    error = "bad-table"


class NotNow(TableError):
    """It could be done at another time: a seat is taken, or the game has (not) ended."""

    status = 409
    error = "not-now"


class Conflict(TableError):
    """The table has changed elsewhere in the meantime."""

    status = 409
    error = "conflict"

    def __init__(self) -> None:
        super().__init__("web-error-conflict")


class Moved(TableError):
    """The table has another home now; nothing was done, and there it can be."""

    status = 503
    error = "moved"

    def __init__(self) -> None:
        super().__init__("web-error-moved")


class Elsewhere(Moved):
    """The table lives in another process: `home` is its id."""

    def __init__(self, home: str) -> None:
        super().__init__()
        self.home = home


class Unsure(Moved):
    """Others may have declared this process dead: it must not show what may be out of date."""

    error = "database-away"

    def __init__(self) -> None:
        super().__init__()
        self.saying("web-error-database-away")


class Busy(TableError):
    """Too many requests of this person are waiting already."""

    status = 429
    error = "too-many"

    def __init__(self) -> None:
        super().__init__("web-error-busy")


class NotSaved(TableError):
    """The disk is full or the database is away: what was asked for has not happened."""

    status = 507
    error = "not-saved"


class ReadOnly(NotSaved):
    """The operator lets nothing be changed for a while."""

    status = 503
    error = "read-only"

    def __init__(self, reason: str) -> None:
        super().__init__("house-error-read-only", reason=reason)


class Banned(TableError):
    """This person, or everybody from that network, is not let in: why, and until when."""

    status = 403
    error = "banned"

    def __init__(self, reason: str, until: str | None) -> None:
        if until is None:
            super().__init__("house-error-banned", reason=reason)
        else:
            super().__init__("house-error-banned-until", reason=reason, until=until)


class Muted(TableError):
    """This person may play, but say nothing for a while."""

    status = 403
    error = "muted"

    def __init__(self, reason: str, until: str | None) -> None:
        if until is None:
            super().__init__("house-error-muted", reason=reason)
        else:
            super().__init__("house-error-muted-until", reason=reason, until=until)


class DatabaseAway(TableError):
    """The database cannot be read now; `why` is for the operator."""

    status = 503
    error = "database-away"

    def __init__(self, why: str) -> None:
        super().__init__("web-error-database-away")
        self.why = why


class BadDatabase(TableError):
    """The database cannot be opened, or was made by a later chronotable."""

    status = 500
    error = "bad-database"


# What comes out of rules with a mistake in them: the answer is not taken, and play goes on.
RULES_BROKE = (
    ChronotableError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
