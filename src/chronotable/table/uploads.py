"""Uploaded records: what they tell, and whether the rules can play them."""

from __future__ import annotations

from collections.abc import Callable

from chronotable.games import load
from chronotable.kernel.errors import BadRecord, ChronotableError, ReplayDiverged, UnknownGame
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.kernel.record import Record, check_start
from chronotable.table.errors import RULES_BROKE, BadTable

_LONGEST = 5_000  # the most answers that an uploaded record may have


def played(record: Record, between: Callable[[], None] = lambda: None) -> Match | None:
    """The match of a record, if its rules are known; BadTable if they cannot play it.

    `between` is called before every answer.
    """
    game = load(record.game)
    if game.version != record.version:
        return None
    try:
        if record.start is not None:
            check_start(record.start, record.seats)
            game.check(game.load(record.start))  # what cannot lie on a table is not kept
        match = Match.replay(game, record.before_the_first_answer())
        for number, answered in enumerate(record.answers):
            between()
            match.follow(number, answered)
        match.check_end(record)
        return match
    except (BadRecord, ReplayDiverged) as error:
        raise passed_on(error) from None
    except RULES_BROKE:
        raise BadTable("error-record-unplayable") from None


def readable(record: object) -> Record:
    """What a record tells, if it can be kept; BadTable if not."""
    try:
        read = Record.read(record)
        load(read.game)
    except (BadRecord, UnknownGame) as error:
        raise passed_on(error) from None
    if not 1 <= read.seats <= 8:
        raise _unlike("seats", "1 to 8", str(read.seats))
    if len(read.answers) > _LONGEST:
        raise _unlike("answers", f"at most {_LONGEST}", str(len(read.answers)))
    for number, move in enumerate(read.answers):
        short = len(move.key) <= 100 and len(move.fingerprint) <= 8
        plain = move.key.isprintable() and move.fingerprint.isprintable()
        if not short or not plain or not 0 <= move.seat < read.seats:
            raise _unlike(f"answers[{number}]", "an answer of this game", str([*move])[:200])
    if len(read.version) > 40 or not read.version.isprintable():
        raise _unlike("version", "at most 40 letters", read.version[:60])
    return read


def _unlike(field: str, expected: str, given: str) -> BadTable:
    return BadTable("error-record-value", field=field, expected=expected, given=given)


def passed_on(error: ChronotableError) -> BadTable:
    """What the rules or a record refuse is refused at the table for the same reason."""
    return BadTable.because(error.said or Message("web-error-bad-table")).in_words(f"{error}.")
