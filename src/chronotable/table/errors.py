"""What a table refuses, each with a status, a short word for programs, a sentence for people."""

from __future__ import annotations

from chronotable.kernel.errors import ChronotableError


class TableError(ChronotableError):
    """Something that cannot be done at a table; nothing has changed.

    `status` is what HTTP calls it, `error` one word for programs, `text` a sentence for people.
    """

    status = 400
    error = "bad-request"

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class NoSuchTable(TableError):
    """There is no such table, or only who knows its link may see it: nobody learns which."""

    status = 404
    error = "no-such-table"

    def __init__(self) -> None:
        super().__init__("There is no such table, or it is only for those who have its link.")


class NotIntroduced(TableError):
    """Only somebody with a name may do that."""

    status = 401
    error = "not-introduced"

    def __init__(self) -> None:
        super().__init__("Choose a name first.")


class NotAllowed(TableError):
    """Others may do that, but not this person."""

    status = 403
    error = "not-allowed"


class WrongPassphrase(TableError):
    """Nobody of that name has that passphrase."""

    status = 403
    error = "wrong-passphrase"

    def __init__(self) -> None:
        super().__init__("Nobody of that name comes back with that passphrase.")


class NameTaken(TableError):
    """Somebody else comes back by that name."""

    status = 409
    error = "name-taken"

    def __init__(self, name: str) -> None:
        super().__init__(f"Somebody else comes back as {name}: choose another name.")


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


class NotSaved(TableError):
    """The disk is full or the database is away: what was asked for has not happened."""

    status = 507
    error = "not-saved"


class BadDatabase(TableError):
    """The database cannot be opened, or was made by a later chronotable."""

    status = 500
    error = "bad-database"
