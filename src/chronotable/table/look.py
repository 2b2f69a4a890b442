"""Looks: what each viewer sees of a table, built once for all who see the same."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import msgspec

from chronotable.kernel.decision import Choice, Decision
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message, Param
from chronotable.table import wire
from chronotable.table.seat import Seat

if TYPE_CHECKING:
    from chronotable.table.table import Table

_encode = msgspec.json.Encoder().encode


class Held(NamedTuple):
    """What a viewer holds already: so many events and lines of chat, as of that version."""

    events: int = 0
    chat: int = 0
    version: int = 0


class _Company(NamedTuple):
    """The parts of a look that tell who is there. An answer changes none of them, except clocks."""

    watchers: int
    seats: list[wire.SeatInfo]
    clock: wire.Clock


class _Own(NamedTuple):
    """The parts of a look that are different for each seat."""

    question: wire.Question | None
    table: dict[str, Any] | None
    undo: str


class Looks:
    """The looks of a table. Events are filtered once for each seat, and kept."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._heard: dict[int | None, list[wire.Said]] = {}
        self._read: dict[int | None, int] = {}  # how many of the match's events that took
        self._floors: list[tuple[int, dict[int | None, int]]] = []
        self._company: _Company | None = None
        self._own: dict[int | None, _Own] = {}
        self._frames: dict[tuple[object, ...], bytes] = {}
        self._views: Callable[[int | None], dict[str, Any]] | None = None

    def part(self) -> None:
        """The table is forgotten: two that know each other would stay in memory for long."""
        del self._table

    def forget(self, *, company: bool = True) -> None:
        """Something has changed, perhaps not the company: what was built is old."""
        if company:
            self._company = None
        self._views = None
        self._own.clear()
        self._frames.clear()

    def heard(self, seat: int | None) -> list[wire.Said]:
        """What a seat has learnt, in order; only what is new is looked at."""
        match = self._table.match
        if match is None:
            return []
        heard = self._heard.setdefault(seat, [])
        new = match.happened(self._read.get(seat, 0))
        for event in new:
            if (message := event.seen_by(seat)) is not None:
                heard.append(said(message))
        self._read[seat] = self._read.get(seat, 0) + len(new)
        return heard

    def heard_by_all(self) -> dict[int | None, int]:
        """How much everybody has heard, counted anew after something was taken back."""
        self._heard.clear()
        self._read.clear()
        eyes: list[int | None] = [None, *range(len(self._table.seats))]
        return {seat: len(self.heard(seat)) for seat in eyes}

    def taken_back(self, version: int, floors: dict[int | None, int]) -> None:
        """In this version something was taken back: events from these numbers on are void."""
        self._floors.append((version, floors))
        self._heard.clear()
        self._read.clear()
        self.forget()

    def _first_event(self, seat: int | None, held: Held, heard: int) -> int:
        """The first event that somebody who holds so many has not got, or has got wrongly."""
        first = min(held.events, heard)
        for version, floors in reversed(self._floors):
            if version <= held.version:
                break
            first = min(first, floors.get(seat, 0))
        return first

    def frame(self, person: str | None, held: Held) -> tuple[bytes, Held]:
        """The message `Looked`, encoded once for all who see the same, and what they hold then."""
        table = self._table
        seat = table.seat_of(person)
        host = person is not None and person == table.facts.host
        heard = self.heard(seat)
        first = self._first_event(seat, held, len(heard))
        kind = (seat, host, first, held.chat)
        frame = self._frames.get(kind)
        if frame is None:
            look = self._look(seat, host, heard, first, held.chat)
            frame = self._frames[kind] = _encode(wire.Looked(look))
        return frame, Held(len(heard), len(table.chat), table.version)

    def look(self, person: str | None, held: Held) -> wire.TableLook:
        """Everything that this person may know of the table."""
        seat = self._table.seat_of(person)
        host = person is not None and person == self._table.facts.host
        heard = self.heard(seat)
        return self._look(seat, host, heard, self._first_event(seat, held, len(heard)), held.chat)

    def _look(
        self, seat: int | None, host: bool, heard: list[wire.Said], first: int, chat: int
    ) -> wire.TableLook:
        table, facts = self._table, self._table.facts
        company, own = self._who_is_there(), self._for_seat(seat)
        return wire.TableLook(
            id=facts.id,
            game=facts.game,
            rules=facts.rules,
            options=facts.options,
            status=table.status,
            frozen=table.frozen,
            stands=None if table.frozen_said is None else said(table.frozen_said),
            version=table.version,
            step=len(table.moves),
            seat=seat,
            host=host,
            watchers=company.watchers,
            seats=company.seats,
            asked=table.asked,
            question=own.question,
            table=own.table,
            outcome=table.outcome,
            events_from=first,
            events=heard[first:],
            chat=table.chat[chat:],
            undo=own.undo,
            clock=company.clock,
            commitment=table.commitment,
            seed=facts.seed if table.status == "over" else None,
            links=facts.links if host else None,
            rematch=table.rematch,
        )

    def _who_is_there(self) -> _Company:
        """What is the same for everybody, built once."""
        if self._company is None:
            table, facts = self._table, self._table.facts
            watchers = sum(1 for s in table.listeners if table.seat_of(s.person) is None)
            clock = wire.Clock(facts.pace, facts.minutes, table.clock.at)
            self._company = _Company(watchers, self._seats(), clock)
        return self._company

    def _for_seat(self, seat: int | None) -> _Own:
        """What is special about a seat's look, and costly: built once for each seat."""
        own = self._own.get(seat)
        if own is None:
            table, match = self._table, self._table.match
            mine = table.question_of(seat)
            thinks = seat is not None and table.seats[seat].thinks
            own = self._own[seat] = _Own(
                None if mine is None or thinks else question(mine),
                None if match is None else self._view(match, seat),
                self._undo(seat),
            )
        return own

    def _view(self, match: Match, seat: int | None) -> dict[str, Any]:
        if self._views is None:
            self._views = match.game.views(match.state)
        return self._views(seat)

    def _undo(self, seat: int | None) -> str:
        table = self._table
        if table.match is None or seat is None or table.seats[seat].thinks:
            return "nothing"
        if table.status != "playing":
            return "over"
        refusal = table.match.undo_refusal(seat)
        return "yes" if refusal is None else refusal.reason

    def _seats(self) -> list[wire.SeatInfo]:
        table = self._table
        here = {signal.person for signal in table.listeners}
        left = table.clock.left if table.status == "playing" else None
        return seat_infos(table.seats, table.house.name_of, here, table.clock.pace, left)


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
        options=[_offer(choice) for choice in decision.choices],
        may="done" in decision.options,
    )


def _offer(choice: Choice) -> wire.Offer:
    label: Message | None = getattr(choice, "label", None)
    if label is None:
        return wire.Offer(choice.key, ("name", {"it": choice.key}))
    return wire.Offer(choice.key, said(label))


def said(message: Message) -> wire.Said:
    """A message as it goes over the wire; its parameters are only read from now on."""
    return message.key, cast("dict[str, Param]", message.params)
