"""Snapshots: what each viewer sees of a table, built once for all who see the same."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, cast

import msgspec
from msgspec import structs

from chronotable.kernel.decision import Decision, Option
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message, Param
from chronotable.table import wire
from chronotable.table.requests import may_take_back, others_to_agree
from chronotable.table.seat import Seat
from chronotable.table.standing import Seen, Standing
from chronotable.text import english

if TYPE_CHECKING:
    from chronotable.table.room import Room

_FRAMES = 24  # snapshots kept of one version
_encode = msgspec.json.Encoder().encode


class Cursor(NamedTuple):
    """What a viewer holds already: a number of events and lines of chat, as of that version."""

    events: int = 0
    chat: int = 0
    version: int = 0


NOTHING_YET = Cursor()


class _Company(NamedTuple):
    """The parts of a snapshot that tell who is there: an answer changes none but the clocks."""

    watchers: int
    seats: list[wire.SeatInfo]
    clock: wire.Clock


class _Own(NamedTuple):
    """The parts of a snapshot that are different for each seat."""

    question: wire.Question | None
    table: dict[str, Any] | None
    undo: str
    back: Literal["", "free", "ask"]


class Snapshots:
    """The snapshots of a room. Events are filtered once for each seat, and kept."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._heard: dict[int | None, list[wire.Said]] = {}
        self._read: dict[int | None, int] = {}  # how many of the match's events that took
        self._numbers: dict[int | None, array[int]] = {}  # which of them the seat has heard
        self._floors: list[tuple[Seen, dict[int | None, int]]] = []
        self._company: _Company | None = None
        self._own: dict[int | None, _Own] = {}
        self._frames: dict[tuple[object, ...], bytes] = {}
        self._views: Callable[[int | None], dict[str, Any]] | None = None

    def part(self) -> None:
        """The room is forgotten: a reference cycle would keep it in memory for long."""
        del self._room

    def forget(self, *, company: bool = True) -> None:
        """Something has changed, perhaps not who is there: what was built is out of date."""
        if company:
            self._company = None
        self._views = None
        self._own.clear()
        self._frames.clear()

    def heard(self, seat: int | None) -> list[wire.Said]:
        """What a seat has learnt, in order; only what is new is looked at."""
        match = self._room.match
        if match is None:
            return []
        heard = self._heard.setdefault(seat, [])
        new = match.happened(self._read.get(seat, 0))
        read, numbers = self._read.get(seat, 0), self._numbers.setdefault(seat, array("I"))
        for number, event in enumerate(new, read):
            if (message := event.seen_by(seat)) is not None:
                heard.append(said(message))
                numbers.append(number)
        self._read[seat] = read + len(new)
        return heard

    def _moments(self, seat: int | None, first: int) -> list[wire.Moment]:
        """The answers that this seat may count, from its event number `first` on."""
        match, standing = self._room.match, self._room.standing
        if match is None or self._room.offer is not None:  # that match has other answers
            return []
        numbers, moments = self._numbers[seat], list[wire.Moment]()
        step = standing.step_for(seat)
        for at in range(len(standing.moves) - 1, -1, -1):
            note = match.notes[at]
            heard = bisect_left(numbers, note.events)
            if heard < first:
                break
            if at not in standing.hidden or note.answered.seat == seat or standing.ended:
                step -= 1
                who = None if note.together else note.answered.seat
                moments.append((heard, step, who, note.begins))
        return moments[::-1]

    def heard_by_all(self) -> dict[int | None, int]:
        """How much everybody has heard, counted anew after something was taken back."""
        self._heard.clear()
        self._numbers.clear()
        self._read.clear()
        eyes: list[int | None] = [None, *range(len(self._room.standing.seats))]
        return {seat: len(self.heard(seat)) for seat in eyes}

    def taken_back(self, seen: Seen, floors: dict[int | None, int]) -> None:
        """With this line something was taken back: events from these numbers on are void."""
        self._floors.append((seen, floors))
        self._heard.clear()
        self._numbers.clear()
        self._read.clear()
        self.forget()

    def _first_event(self, seat: int | None, cursor: Cursor, heard: int) -> int:
        """The first event that is missing or void for a viewer who holds that many."""
        first = min(cursor.events, heard)
        for seen, floors in reversed(self._floors):
            if seen.by(seat) <= cursor.version:
                break
            first = min(first, floors.get(seat, 0))
        return first

    def frame(self, person: str | None, cursor: Cursor) -> tuple[bytes, Cursor]:
        """The message `Shown`, encoded once for all who see the same, and what they hold then."""
        standing = self._room.standing
        seat, host = self._rights(person)
        heard = self.heard(seat)
        first = self._first_event(seat, cursor, len(heard))
        chat = min(cursor.chat, len(standing.chat))
        muted = self._muted_by(person)
        kind = (seat, host, first, chat, muted)
        frame = self._frames.get(kind)
        if frame is None:
            if len(self._frames) >= _FRAMES:  # clients say what they hold, so it may be anything
                del self._frames[next(iter(self._frames))]
            snapshot = self._take(seat, host, heard, first, chat, muted)
            frame = self._frames[kind] = _encode(wire.Shown(snapshot))
        return frame, Cursor(len(heard), len(standing.chat), standing.version_for(seat))

    def take(self, person: str | None, cursor: Cursor) -> wire.Snapshot:
        """Everything that this person may know of the table."""
        seat, host = self._rights(person)
        heard = self.heard(seat)
        first = self._first_event(seat, cursor, len(heard))
        return self._take(seat, host, heard, first, cursor.chat, self._muted_by(person))

    def _muted_by(self, person: str | None) -> frozenset[str]:
        """Those who have spoken here whom this person does not want to read."""
        muted = self._room.around.muted_by(person)
        return muted and muted.intersection(who for who in self._room.standing.speakers if who)

    def _rights(self, person: str | None) -> tuple[int | None, bool]:
        """Where somebody sits, and whether they are the host: what decides what they see."""
        standing = self._room.standing
        return standing.seat_of(person), person is not None and person == standing.settings.host

    def _take(
        self,
        seat: int | None,
        host: bool,
        heard: list[wire.Said],
        first: int,
        chat: int,
        muted: frozenset[str],
    ) -> wire.Snapshot:
        room, standing = self._room, self._room.standing
        settings = standing.settings
        company, own = self._who_is_there(), self._for_seat(seat)
        return wire.Snapshot(
            id=settings.id,
            game=settings.game,
            rules=settings.rules,
            options=settings.options,
            status=standing.status,
            frozen="" if standing.frozen is None else english(standing.frozen),
            stands=None if standing.frozen is None else said(standing.frozen),
            undecided=[] if room.offer is None else standing.undecided(room.offer.rules),
            version=standing.version_for(seat),
            step=standing.step_for(seat),
            seat=seat,
            host=host,
            watchers=company.watchers,
            seats=company.seats,
            asked=[*standing.asked],
            question=own.question,
            table=own.table,
            outcome=standing.outcome,
            events_from=first,
            events=heard[first:],
            moments=self._moments(seat, first),
            chat=_chat(standing, chat, muted),
            nothing=seat in standing.silent,
            undo=own.undo,
            back=own.back,
            wish=self._wish(),
            clock=company.clock,
            commitment=room.commitment,
            seed=settings.seed if standing.status == "over" else None,
            links=settings.links if host else None,
            rematch=standing.rematch,
        )

    def _who_is_there(self) -> _Company:
        """What is the same for everybody, built once."""
        if self._company is None:
            room, standing = self._room, self._room.standing
            settings = standing.settings
            here = {subscriber.person for subscriber in room.subscribers}
            watchers = sum(1 for s in room.subscribers if standing.seat_of(s.person) is None)
            left = standing.clock.left if standing.status == "playing" else None
            seats = seat_infos(standing.seats, room.around.name_of, here, settings.pace, left)
            clock = wire.Clock(settings.pace, settings.minutes, standing.clock.at)
            self._company = _Company(watchers, seats, clock)
        return self._company

    def _for_seat(self, seat: int | None) -> _Own:
        """What is special about a seat's snapshot, and costly: built once for each seat."""
        own = self._own.get(seat)
        if own is None:
            room = self._room
            mine = room.question_of(seat)
            thinks = seat is not None and room.standing.seats[seat].thinks
            own = self._own[seat] = _Own(
                None if mine is None or thinks else question(mine),
                None if room.match is None else self._view(room.match, seat),
                undo := self._undo(seat),
                "" if undo in ("yes", "over") else self._back(seat),
            )
        return own

    def _view(self, match: Match, seat: int | None) -> dict[str, Any]:
        if self._views is None:
            self._views = match.tables()
        return self._views(seat)

    def _back(self, seat: int | None) -> Literal["", "free", "ask"]:
        match, standing = self._room.match, self._room.standing
        if match is None or seat is None or standing.seats[seat].thinks:
            return ""
        return may_take_back(standing, match, seat)

    def _wish(self) -> wire.Wish | None:
        standing = self._room.standing
        if (wish := standing.wish) is None:
            return None
        rest = [n for n in others_to_agree(standing, wish.seat) if n not in wish.agreed]
        return wire.Wish(wish.seat, sorted(wish.agreed), rest)

    def _undo(self, seat: int | None) -> str:
        match, standing = self._room.match, self._room.standing
        if match is None or seat is None or standing.seats[seat].thinks:
            return "nothing"
        if standing.status != "playing":
            return "over"
        refusal = match.undo_refusal(seat)
        return "yes" if refusal is None else refusal.reason


def _chat(standing: Standing, since: int, muted: frozenset[str]) -> list[wire.ChatLine]:
    """The lines from a number on, without the words of those whom the viewer has muted."""
    lines = standing.chat[since:]
    if not muted:
        return [*lines]
    return [
        structs.replace(line, text="", said=("table-muted-line", {}))
        if line.said is None and speaker in muted
        else line
        for line, speaker in zip(lines, standing.speakers[since:], strict=True)
    ]


def seat_infos(
    seats: Sequence[Seat],
    name_of: Callable[[str | None], str],
    here: Collection[str | None],
    pace: wire.Pace,
    left: Sequence[float] | None,
) -> list[wire.SeatInfo]:
    """Who sits where, as everybody may know it."""
    timed = left if pace != "none" else None
    return [
        wire.SeatInfo(
            kind=seat.kind,
            name=name_of(seat.person),
            level=seat.level,
            stands_in=seat.stands_in,
            here=seat.person is not None and seat.person in here,
            resigned=seat.resigned,
            left=timed[number] if timed is not None and seat.kind == "person" else None,
        )
        for number, seat in enumerate(seats)
    ]


def question(decision: Decision[Any]) -> wire.Question:
    """A question as it is told to the seat that is asked."""
    return wire.Question(
        ask=(decision.prompt, dict(decision.params or {})),
        why=decision.why,
        options=[_offer(option) for option in decision.options],
        may="done" in decision.options,
    )


def _offer(option: Option) -> wire.Offer:
    place = ("", "") if option.at is None else (option.at.name, option.at.part)
    return wire.Offer(option.key, said(option.label), *place)


def said(message: Message) -> wire.Said:
    """A message as it goes over the wire; from now on its parameters are read, never changed."""
    return message.key, cast("dict[str, Param]", message.params)
