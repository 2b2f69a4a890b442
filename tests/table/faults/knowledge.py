"""Knowledge: what everybody may know at every line of a table's log, told by the rules alone.

The log is played again, line by line, and what a viewer was shown at a version must be what that
seat may know there, whichever quiet lines of others lie in between: neither more nor less.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, select

from chronotable.games import load
from chronotable.kernel.match import Match
from chronotable.table import lobby, store
from chronotable.table.log import Entry
from chronotable.table.room import record_of
from chronotable.table.snapshot import question, said
from chronotable.table.standing import Seen, Standing, back_to, outcome_of
from tests.table.faults.players import Player, Shown


class Written(NamedTuple):
    """A table as it is on the disk."""

    standing: Standing
    entries: Sequence[Entry]

    def requests(self) -> Iterator[tuple[str, str, str]]:
        """Who asked for each line, by which id, and what kind it is."""
        for entry in self.entries:
            if entry.client is not None:
                yield entry.person or "", entry.client, entry.kind

    def seen(self) -> Seen:
        seen = Seen(0, (0,) * len(self.standing.seats))
        for entry in self.entries:
            seen = seen.after(entry)
        return seen


def written(connection: Connection, table: str) -> Written:
    """Read a table as it is on the disk."""
    row = connection.execute(select(store.tables).where(store.tables.c.id == table)).mappings()
    line = store.log.c
    lines = select(store.log).where(line.table_id == table).order_by(line.version)
    entries = [Entry._make(each) for each in connection.execute(lines)]
    seats = lobby.seats_of(connection, [table])[table]
    return Written(Standing.read(dict(row.one()), seats, entries), entries)


def check_all(table: Written, players: Sequence[Player]) -> int:
    """Compare everything that these players were shown; how many snapshots there were."""
    waiting: dict[tuple[int | None, int], list[Shown]] = {}
    compared = 0
    for player in players:
        seat = table.standing.seat_of(player.who) if not player.watches else None
        for shown in player.shown:
            if shown.look["status"] in ("playing", "over"):
                waiting.setdefault((seat, shown.look["version"]), []).append(shown)
                compared += 1
    eyes = {seat for seat, _ in waiting}
    checked: set[tuple[int | None, int]] = set()
    for seen, match, over in _positions(table):
        for seat in eyes:
            known = (seat, seen.by(seat))
            if known in waiting:
                checked.add(known)
                _compare(waiting[known], match, seat, over=over, table=table)
    unheard = waiting.keys() - checked
    assert not unheard, f"shown, and never on the disk: {unheard}"
    return compared


def _positions(table: Written) -> Iterator[tuple[Seen, Match, bool]]:
    """Every line of the log, and where the match stands after it; whether all is open then."""
    begun = record_of(table.standing, None).before_the_first_answer()
    match = Match.replay(load(table.standing.settings.game), begun)
    seen = Seen(0, (0,) * len(table.standing.seats))
    playing = False
    for entry in table.entries:
        seen = seen.after(entry)
        playing = playing or entry.kind == "begin"
        back = back_to(entry)
        if back is not None:
            match.rewind(back)
        elif entry.kind == "answer":
            assert entry.seat is not None
            assert entry.key is not None
            match.answer(entry.seat, entry.key)
        elif entry.kind == "undo":
            assert entry.seat is not None
            match.undo(entry.seat)
        if playing:
            yield seen, match, match.over


def _compare(
    frames: Sequence[Shown], match: Match, seat: int | None, *, over: bool, table: Written
) -> None:
    asked = [decision.seat for decision in match.pending]
    mine = next((decision for decision in match.pending if decision.seat == seat), None)
    heard = [event.seen_by(seat) for event in match.happened()]
    expected: Mapping[str, Any] = {
        "table": _plain(match.tables()(seat)),
        "asked": asked,
        "question": None if mine is None else _plain(question(mine)),
        "outcome": _plain(outcome_of(match)),
        "seat": seat,
        "seed": table.standing.settings.seed if over else None,
    }
    events = [_plain(said(message)) for message in heard if message is not None]
    for look, held in frames:
        for name, value in expected.items():
            assert look[name] == value, (
                f"table {look['id']}, seat {seat}, version {look['version']}: "
                f"{name} is {look[name]!r}, and may be {value!r}"
            )
        assert held == events, (
            f"table {look['id']}, seat {seat}, version {look['version']}: "
            f"holds {held[-3:]} ({len(held)}), and has heard {events[-3:]} ({len(events)})"
        )
        assert not any(sits["stands_in"] for sits in look["seats"]), "a seat was taken"


def _plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
