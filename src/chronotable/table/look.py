"""Looks: what each viewer sees of a table, built once for all who see the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from chronotable.kernel.decision import Decision
from chronotable.table import wire

if TYPE_CHECKING:
    from chronotable.table.table import Table

_encode = msgspec.json.Encoder().encode


class Held(NamedTuple):
    """What a viewer holds already: so many events and lines of chat, as of that version."""

    events: int = 0
    chat: int = 0
    version: int = 0


class Looks:
    """The looks of a table. Events are filtered once for each seat, and kept."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._heard: dict[int | None, list[wire.Said]] = {}
        self._read: dict[int | None, int] = {}  # how many of the match's events that took
        self._floors: list[tuple[int, dict[int | None, int]]] = []
        self._seen: dict[int | None, dict[str, Any]] = {}
        self._frames: dict[tuple[object, ...], bytes] = {}

    def forget(self) -> None:
        """Something has changed: what was built is old."""
        self._seen.clear()
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
                heard.append((message.key, message.params))  # type: ignore[arg-type]  # a mapping
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

    def first_event(self, seat: int | None, held: Held) -> int:
        """The first event that somebody who holds so many has not got, or has got wrongly."""
        first = min(held.events, len(self.heard(seat)))
        for version, floors in reversed(self._floors):
            if version <= held.version:
                break
            first = min(first, floors.get(seat, 0))
        return first

    def frame(self, person: str | None, held: Held) -> bytes:
        """The message `Looked`, encoded; the same bytes for all who see the same."""
        table = self._table
        seat = table.seat_of(person)
        host = person is not None and person == table.facts.host
        first = self.first_event(seat, held)
        kind = (seat, host, first, min(held.chat, len(table.chat)))
        frame = self._frames.get(kind)
        if frame is None:
            frame = self._frames[kind] = _encode(wire.Looked(self.look(person, held)))
        return frame

    def held(self, person: str | None) -> Held:
        """What somebody holds who has just been sent everything."""
        table = self._table
        return Held(len(self.heard(table.seat_of(person))), len(table.chat), table.version)

    def look(self, person: str | None, held: Held) -> wire.TableLook:
        """Everything that this person may know of the table."""
        table, facts = self._table, self._table.facts
        seat = table.seat_of(person)
        host = person is not None and person == facts.host
        first = self.first_event(seat, held)
        over = table.status == "over"
        return wire.TableLook(
            id=facts.id,
            game=facts.game,
            rules=facts.rules,
            options=facts.options,
            status=table.status,
            frozen=table.frozen,
            version=table.version,
            step=len(table.moves),
            host=host,
            seats=self.seats(),
            watchers=self._watchers(),
            asked=table.asked,
            outcome=table.outcome,
            events_from=first,
            events=self.heard(seat)[first:],
            chat=table.chat[held.chat :],
            clock=wire.Clock(facts.pace, facts.minutes, table.clock.at),
            commitment=facts.commitment,
            seed=facts.seed if over else None,
            links=facts.links if host else None,
            rematch=table.rematch,
            **self._of_seat(seat),
        )

    def _of_seat(self, seat: int | None) -> Mapping[str, Any]:
        """What is special about a seat's look, and costly."""
        known = self._seen.get(seat)
        if known is None:
            table = self._table
            mine = next((d for d in table.pending if d.seat == seat), None)
            thinks = seat is not None and table.seats[seat].thinks
            known = self._seen[seat] = {
                "seat": seat,
                "question": None if mine is None or thinks else question(mine),
                "table": None
                if table.match is None
                else table.match.game.view(table.match.state, seat),
                "undo": self._undo(seat),
            }
        return known

    def _undo(self, seat: int | None) -> str:
        table = self._table
        if table.match is None or seat is None or table.seats[seat].thinks:
            return "nothing"
        if table.status != "playing":
            return "over"
        refusal = table.match.undo_refusal(seat)
        return "yes" if refusal is None else refusal.reason

    def seats(self) -> list[wire.SeatInfo]:
        """Who sits where, as everybody may know it."""
        table = self._table
        here = {signal.person for signal in table.listeners}
        timed = table.clock.pace != "none" and table.status == "playing"
        return [
            wire.SeatInfo(
                kind=seat.kind,
                name=table.house.name_of(seat.person),
                level=seat.level,
                stands_in=seat.stands_in,
                here=seat.person is not None and seat.person in here,
                resigned=seat.resigned,
                left=table.clock.left[number] if timed and seat.kind == "person" else None,
            )
            for number, seat in enumerate(table.seats)
        ]

    def _watchers(self) -> int:
        return sum(1 for s in self._table.listeners if self._table.seat_of(s.person) is None)


def question(decision: Decision[Any]) -> wire.Question:
    """A question as it is told to the seat that is asked."""
    return wire.Question(
        ask=(decision.prompt, dict(decision.params or {})),
        why=decision.why,
        options=[
            wire.Offer(option.key, (option.label.key, option.label.params))  # type: ignore[arg-type]
            for option in decision.options
        ],
        may="done" in decision.options,
    )
