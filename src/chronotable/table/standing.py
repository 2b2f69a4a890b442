"""Standing: what a table is now, as one value that never changes.

A request makes the next standing of the present one (`requests.py`). Only when the line of the
log that leads there is on the disk does the room take it for its own (`room.py`). The cards on
the table are not in it: the match is what the answers lead to, and can be played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.kernel.record import Answered
from chronotable.table import wire
from chronotable.table.clock import Clock
from chronotable.table.log import Entry, TableSummary
from chronotable.table.seat import OPEN, Seat
from chronotable.table.settings import TableSettings


class Standing(NamedTuple):
    """What a table is now."""

    settings: TableSettings
    seats: tuple[Seat, ...]
    status: wire.Status
    clock: Clock
    version: int  # lines in the log
    moved: float  # when the last one was written
    changed: int = 0  # the version in which the match last changed
    moves: tuple[Answered, ...] = ()  # the answers that stand
    asked: Mapping[int, int] = {}  # the seats that are asked, and since which version
    outcome: wire.Outcome | None = None
    chat: tuple[wire.ChatLine, ...] = ()
    speakers: tuple[str | None, ...] = ()  # who said those lines
    rematch: str | None = None
    frozen: Message | None = None  # why it can only be looked at

    @classmethod
    def read(
        cls, row: Mapping[str, Any], seats: Sequence[Seat], entries: Iterable[Entry]
    ) -> Standing:
        """A table as it is written down; whom it asks is known when its match is played."""
        settings = TableSettings.read(row)
        moves: list[Answered] = []
        chat: list[wire.ChatLine] = []
        speakers: list[str | None] = []
        changed = 0
        for entry in entries:
            if entry.kind in ("answer", "undo", "begin"):
                changed = entry.version
            if entry.kind == "answer":
                moves.append(answer_of(entry))
            elif entry.kind == "undo":
                moves.pop()
            if (line := line_of(entry, len(chat))) is not None:
                chat.append(line)
                speakers.append(entry.person)
        saved = (settings.pace, settings.minutes, len(seats), row["moved"], row["clock"])
        ended = row["outcome"]
        return cls(
            settings,
            tuple(seats),
            row["status"],
            Clock.load(*saved),
            version=row["version"],
            moved=row["moved"],
            changed=changed,
            moves=tuple(moves),
            outcome=None if ended is None else wire.Outcome(**json.loads(ended)),
            chat=tuple(chat),
            speakers=tuple(speakers),
            rematch=row["rematch"],
        )

    # Who is who.

    def seat_of(self, who: str | None) -> int | None:
        if who is not None:
            for number, seat in enumerate(self.seats):
                if seat.person == who:
                    return number
        return None

    @property
    def free(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat == OPEN]

    @property
    def ended(self) -> bool:
        """Whether nothing needs to be kept secret any more."""
        return self.status == "over" or (self.status == "frozen" and self.outcome is not None)

    # Time.

    @property
    def running(self) -> list[int]:
        """The seats whose clocks run: those of people who are asked and play themselves."""
        return [seat for seat in self.asked if not self.seats[seat].thinks]

    @property
    def due(self) -> float | None:
        """When a bot or a clock has something to do here: 0 is now."""
        running = self.running
        return 0.0 if len(running) < len(self.asked) else self.clock.due(running)

    # The next one.

    def asking(self, match: Match, waiting: Sequence[object] = ()) -> Standing:
        """The same with whom the match asks now; `waiting` are questions that were there before.

        When the match is over, so is the table.
        """
        result = match.result
        if result is not None:
            return self._replace(asked={}, status="over", outcome=outcome_of(match))
        known = {id(decision) for decision in waiting}
        version = self.version + 1
        asked = {
            decision.seat: self.asked[decision.seat] if id(decision) in known else version
            for decision in match.pending
        }
        new = [seat for seat, since in asked.items() if since == version]
        return self._replace(asked=asked, clock=self.clock.wind_up(new))

    def at(self, now: float) -> Standing:
        """The same later: clocks have run."""
        return self._replace(clock=self.clock.run(now, self.running))

    def written(self, entry: Entry) -> Standing:
        """The same with this line in the log."""
        line = line_of(entry, len(self.chat))
        if line is None:
            return self._replace(version=entry.version, moved=entry.at)
        return self._replace(
            version=entry.version,
            moved=entry.at,
            chat=(*self.chat, line),
            speakers=(*self.speakers, entry.person),
        )

    # On paper.

    @property
    def summary(self) -> TableSummary:
        """The same in short, to be written beside the log."""
        ended = self.outcome
        outcome = None
        if ended is not None:
            outcome = json.dumps(
                {"winners": ended.winners, "scores": ended.scores, "reason": ended.reason}
            )
        return TableSummary(
            "over" if self.ended else self.status,
            self.version,
            self.moved,
            str([*self.asked]),  # a list of numbers is written like that in JSON, too
            self.due,
            self.clock.dump(),
            outcome,
            self.settings.id,
        )

    def chair_rows(self) -> list[dict[str, object]]:
        """Who sits where, for the store."""
        table = self.settings.id
        return [{"table_id": table, "seat": n, **s._asdict()} for n, s in enumerate(self.seats)]


def answer_of(entry: Entry) -> Answered:
    assert entry.seat is not None
    assert entry.key is not None
    assert entry.question is not None
    return Answered(entry.seat, entry.key, entry.question)


def outcome_of(match: Match) -> wire.Outcome | None:
    result = match.result
    if result is None:
        return None
    return wire.Outcome([*result.winners], [*result.scores], result.reason)


def line_of(entry: Entry, number: int) -> wire.ChatLine | None:
    """A line of chat, if the entry is one or the table says something with it."""
    if entry.body is None:
        return None
    body = json.loads(entry.body)
    at = iso(entry.at)
    if entry.kind == "chat":
        return wire.ChatLine(number, entry.seat, body["name"], body["text"], None, at)
    if "said" in body:
        key, params = body["said"]
        return wire.ChatLine(number, None, "", "", (key, params), at)
    return None


def iso(at: float) -> str:
    """A moment, as it is told to clients."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
