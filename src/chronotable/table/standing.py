"""Standing: what a table is now, as one value that never changes.

A request makes the next standing out of the present one (`requests.py`). Only when the line of the
log that leads there is on the disk does the room take it for its own (`room.py`). The cards on
the table are not in it: the match is what the answers lead to, and can be played again.

While several seats choose at the same time, nobody may know what the others have answered, nor
how often. What a seat answers then is *quiet* until it has chosen: others see neither a new
version nor a new step, no clock moves for it, and they are told nothing.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from chronotable.kernel.json import Json
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.kernel.record import Answered
from chronotable.table import wire
from chronotable.table.clock import Clock
from chronotable.table.log import Entry, TableSummary
from chronotable.table.seat import OPEN, Seat
from chronotable.table.settings import TableSettings

CONSENT = "frozen-consent"  # why a table waits for its people
_CHANGES = ("answer", "undo", "begin", "carry")  # kinds of lines that change the match
_WISHES = ("askundo", "consent")  # and that do if all agree


class Wish(NamedTuple):
    """A seat would like to take its last answer back, and these have agreed."""

    seat: int
    agreed: frozenset[int] = frozenset()


class Standing(NamedTuple):
    """What a table is now."""

    settings: TableSettings
    seats: tuple[Seat, ...]
    status: wire.Status
    clock: Clock
    version: int  # lines in the log
    moved: float  # when the last one was written that everybody may know of
    quiet: tuple[int, ...] = ()  # lines in the log that only this seat may know of
    changed: tuple[int, ...] = ()  # the version in which the match last changed for each seat
    moves: tuple[Answered, ...] = ()  # the answers that stand
    hidden: frozenset[int] = frozenset()  # which of them only the seat that gave them may count
    asked: Mapping[int, int] = {}  # the seats that are asked, and since which version of theirs
    outcome: wire.Outcome | None = None
    chat: tuple[wire.ChatLine, ...] = ()
    speakers: tuple[str | None, ...] = ()  # who said those lines
    wish: Wish | None = None
    taken_back: int = 0  # how often answers were taken back that others had answered to
    rematch: str | None = None
    frozen: Message | None = None  # why it can only be looked at
    silent: frozenset[int] = frozenset()  # seats for which the table says "nothing"
    before: tuple[Json, ...] = ()  # earlier chapters, under other rules
    agreed: Mapping[str, frozenset[int]] = {}  # seats that agree to go on, by rules

    @classmethod
    def read(
        cls, row: Mapping[str, Any], seats: Sequence[Seat], entries: Iterable[Entry]
    ) -> Standing:
        """A table as it is written down; whom it asks is known when its match is played."""
        settings = TableSettings.read(row)
        moves: list[Answered] = []
        hidden: set[int] = set()
        chat: list[wire.ChatLine] = []
        speakers: list[str | None] = []
        before: list[Json] = []
        silent: frozenset[int] = frozenset()
        agreed: Mapping[str, frozenset[int]] = {}
        entries = [*entries]
        settings = _at_first(settings, entries)
        seen = Seen(0, (0,) * len(seats))
        changed = seen.quiet
        wish: Wish | None = None
        taken_back = 0
        for entry in entries:
            seen = seen.after(entry)
            if changes_match(entry):
                changed = seen.changed(changed, entry)
                wish = None
            else:
                wish = wish_after(wish, entry)
            if (back := back_to(entry)) is not None:
                moves, hidden = moves[:back], {number for number in hidden if number < back}
                taken_back += 1
            if entry.kind == "agree":
                agreed = agreeing(agreed, entry)
            elif entry.kind == "prefer":
                silent = preferring(silent, entry)
            elif entry.kind == "carry":
                carried = Chapter.read(entry)
                settings, past = carried.turned(settings, moves)
                before.append(past)
                moves, hidden = carried.stand(moves, hidden)
            elif entry.kind == "answer":
                if is_quiet(entry):
                    hidden.add(len(moves))
                moves.append(answer_of(entry))
            elif entry.kind == "undo":
                assert entry.seat is not None
                left, still = without_last(tuple(moves), frozenset(hidden), entry.seat)
                moves, hidden = [*left], {*still}
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
            quiet=seen.quiet,
            changed=changed,
            moves=tuple(moves),
            hidden=frozenset(hidden),
            outcome=None if ended is None else wire.Outcome(**json.loads(ended)),
            chat=tuple(chat),
            speakers=tuple(speakers),
            wish=wish,
            taken_back=taken_back,
            rematch=row["rematch"],
            before=tuple(before),
            silent=silent,
            agreed=agreed,
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

    @property
    def waits(self) -> bool:
        """Whether it stands still until everybody has agreed to go on by other rules."""
        return self.frozen is not None and self.frozen.key == CONSENT

    def undecided(self, rules: str) -> list[int]:
        """The seats of people who have not agreed yet to go on under these rules."""
        agreed = self.agreed.get(rules, frozenset())
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and not seat.thinks and number not in agreed
        ]

    # What may be counted.

    @property
    def seen(self) -> Seen:
        return Seen(self.version, self.quiet)

    def version_for(self, seat: int | None) -> int:
        """The version as this seat may count it; None is everybody else."""
        return self.seen.by(seat)

    def steps_for(self, seat: int | None) -> list[int]:
        """The numbers of the answers that this seat may count: all, when the game is over."""
        return [
            number
            for number, move in enumerate(self.moves)
            if number not in self.hidden or move.seat == seat or self.ended
        ]

    def step_for(self, seat: int | None) -> int:
        """How many those are: asked for with every snapshot, and games are long."""
        moves = self.moves
        if self.ended:
            return len(moves)
        unseen = [at for at in self.hidden if at < len(moves) and moves[at].seat != seat]
        return len(moves) - len(unseen)

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

    def asking(self, match: Match, known: Collection[int] = ()) -> Standing:
        """The same with whom the match asks now; `known` are seats asked nothing new.

        When the match is over, so is the table.
        """
        result = match.result
        if result is not None:
            return self._replace(asked={}, status="over", outcome=outcome_of(match))
        new = [decision.seat for decision in match.pending if decision.seat not in known]
        asked = {
            decision.seat: self.version_for(decision.seat) + 1
            if decision.seat in new
            else self.asked[decision.seat]
            for decision in match.pending
        }
        return self._replace(asked=asked, clock=self.clock.wind_up(new))

    def at(self, now: float) -> Standing:
        """The same later: clocks have run."""
        return self._replace(clock=self.clock.run(now, self.running))

    def written(self, entry: Entry) -> Standing:
        """The same with this line in the log."""
        seen, line = self.seen.after(entry), line_of(entry, len(self.chat))
        after = self._replace(version=entry.version, quiet=seen.quiet)
        if not is_quiet(entry):
            after = after._replace(moved=entry.at)
        if changes_match(entry):
            after = after._replace(changed=seen.changed(self.changed, entry), wish=None)
        else:
            after = after._replace(wish=wish_after(self.wish, entry))
        if line is None:
            return after
        return after._replace(
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
        # A table that stands still is one at which people play, as soon as it can go on.
        status = "playing" if self.status == "frozen" else self.status
        return TableSummary(
            "over" if self.ended else status,
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


class Seen(NamedTuple):
    """How much of the log each seat may know: all lines except the quiet ones of others."""

    lines: int
    quiet: tuple[int, ...]  # by the seat that answered

    def by(self, seat: int | None) -> int:
        own = 0 if seat is None else self.quiet[seat]
        return self.lines - sum(self.quiet) + own

    def after(self, entry: Entry) -> Seen:
        quiet = self.quiet
        if is_quiet(entry):
            quiet = tuple(n + (seat == entry.seat) for seat, n in enumerate(quiet))
        return Seen(entry.version, quiet)

    def changed(self, before: Sequence[int], entry: Entry) -> tuple[int, ...]:
        """When the match last changed for each seat, after a line that changed it."""
        silent = is_quiet(entry)
        return tuple(
            then if silent and seat != entry.seat else self.by(seat)
            for seat, then in enumerate(before)
        )


class Chapter(NamedTuple):
    """From here on a game goes by other rules: from a position, or as far as its answers fit."""

    made: str  # the rules until then
    rules: str
    start: Json | None
    since: int  # answers that led to the position
    kept: int  # answers since then that stand

    @classmethod
    def read(cls, entry: Entry) -> Chapter:
        body = json.loads(entry.body or "{}")
        return cls(*(body[name] for name in cls._fields))

    def turned(
        self, settings: TableSettings, moves: Sequence[Answered]
    ) -> tuple[TableSettings, Json]:
        """The settings of the table from now on, and those until then."""
        past: Json = {"version": self.made, "answers": [[*move] for move in moves]}
        if settings.start is not None:
            past["start"] = settings.start
        elif settings.seed is not None:
            past["seed"] = settings.seed
        start = settings.start if self.start is None else self.start
        return settings._replace(rules=self.rules, start=start), past

    def stand(
        self, moves: Sequence[Answered], hidden: Collection[int]
    ) -> tuple[list[Answered], set[int]]:
        """The answers that stand from now on, and which of them are hidden."""
        last = self.since + self.kept
        still = {number - self.since for number in hidden if self.since <= number < last}
        return [*moves[self.since : last]], still


def preferring(silent: frozenset[int], entry: Entry) -> frozenset[int]:
    """The same after a seat has said what it prefers."""
    assert entry.seat is not None
    wanted: bool = json.loads(entry.body or "{}")["table"]
    return silent | {entry.seat} if wanted else silent - {entry.seat}


def agreeing(agreed: Mapping[str, frozenset[int]], entry: Entry) -> Mapping[str, frozenset[int]]:
    """The same after one more seat has agreed."""
    assert entry.seat is not None
    rules: str = json.loads(entry.body or "{}")["rules"]
    return {**agreed, rules: agreed.get(rules, frozenset()) | {entry.seat}}


def _at_first(settings: TableSettings, entries: Iterable[Entry]) -> TableSettings:
    """The settings as they were before the first line of the log that changed the rules."""
    for entry in entries:
        if entry.kind == "carry":
            return settings._replace(rules=Chapter.read(entry).made)
    return settings


_QUIET = '{"quiet": true}'  # the body of a line that others must not notice


def changes_match(entry: Entry) -> bool:
    return entry.kind in _CHANGES or back_to(entry) is not None


def back_to(entry: Entry) -> int | None:
    """How many answers are left after a line with which somebody took theirs back although others
    had answered since; None for any other line.
    """
    if entry.kind not in _WISHES or entry.body is None:
        return None
    left: int | None = json.loads(entry.body).get("back_to")
    return left


def wish_after(wish: Wish | None, entry: Entry) -> Wish | None:
    """Who waits for consent after this line, and who has given it."""
    if entry.kind == "askundo" and entry.seat is not None:
        return Wish(entry.seat)
    if entry.kind == "consent" and wish is not None and entry.seat is not None:
        agrees = json.loads(entry.body or "{}").get("agrees", False)
        return wish._replace(agreed=wish.agreed | {entry.seat}) if agrees else None
    return wish


def is_quiet(entry: Entry) -> bool:
    return entry.body == _QUIET


def quietly(entry: Entry) -> Entry:
    """The same line, of which only the seat itself may know."""
    return entry._replace(body=_QUIET)


def without_last(
    moves: tuple[Answered, ...], hidden: frozenset[int], seat: int
) -> tuple[tuple[Answered, ...], frozenset[int]]:
    """The answers without the last one of a seat, and which of them are hidden then."""
    at = max(number for number, move in enumerate(moves) if move.seat == seat)
    rest = frozenset(n - (n > at) for n in hidden if n != at)
    return moves[:at] + moves[at + 1 :], rest


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
        name, said, on = body["name"], body["text"], body.get("on")
        return wire.ChatLine(number, entry.seat, name, said, None, at, on)
    if "said" in body:
        key, params = body["said"]
        return wire.ChatLine(number, None, "", "", (key, params), at)
    return None


def iso(at: float) -> str:
    """A moment, as it is told to clients."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
