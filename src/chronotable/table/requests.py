"""What people may ask of a table, and what the table is afterwards.

Each function reads the present standing and returns a `Change`: the next standing, with the
line of the log that leads there. Nothing is written here, and nobody is told. What cannot be
granted is refused by an error that names its reason.

Answers need the match. Whoever wants one taken asks `to_answer` first, gives it to the match,
and then says what became of it with `answered`; the same with `to_undo` and `undone`.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from chronotable.games import load
from chronotable.kernel.decision import Decision
from chronotable.kernel.errors import listed
from chronotable.kernel.json import Json
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.table import wire
from chronotable.table.bots import STAND_IN
from chronotable.table.clock import Clock
from chronotable.table.errors import NotAllowed, NotNow
from chronotable.table.log import Entry
from chronotable.table.seat import OPEN, Seat, bot, person
from chronotable.table.standing import Standing, is_quiet, quietly, without_last

_AWAY = 600.0  # seconds after which the host may let a bot play for somebody


class Change(NamedTuple):
    """What a request leads to."""

    standing: Standing
    entry: Entry
    reseats: bool = False  # somebody sits elsewhere, so the chairs are written anew
    match: Match | None = None  # the one that begins with it


class Waiting(NamedTuple):
    """What a match waited for before it changed."""

    questions: tuple[Decision[Any], ...]
    secret: int | None  # since when several seats choose at the same time

    @classmethod
    def of(cls, match: Match) -> Waiting:
        return cls(match.pending, match.secret_since)

    def goes_on(self, match: Match) -> bool:
        """Whether the same seats choose on in secret: nobody must notice that one has answered."""
        if self.secret is None or match.secret_since != self.secret:
            return False
        return {d.seat for d in self.questions} == {d.seat for d in match.pending}


class Refusal(NotNow):
    """A request on the socket that is not granted; `reason` is its word on the wire."""

    def __init__(self, reason: wire.Reason, key: str = "", **params: int | str) -> None:
        super().__init__(key or f"web-refused-{reason}", **params)
        self.reason = reason


# Answering.


def to_answer(
    standing: Standing, match: Match | None, who: str, request: wire.Answer
) -> Decision[Any]:
    """The question that this answers, if it may."""
    seat = _seat_of_player(standing, who)
    since = standing.asked.get(seat, standing.changed[seat])
    if not since <= request.version <= standing.version_for(seat):
        raise Refusal("stale", "error-stale", version=str(request.version))
    decision = question_of(standing, match, seat)
    if decision is None or standing.seats[seat].thinks:
        raise Refusal("not-asked")
    if request.key not in decision.options:
        offered = listed(decision.options.keys())
        raise Refusal("illegal", "error-not-offered", answer=request.key, offered=offered)
    return decision


def answered(
    before: Standing,
    match: Match,
    waiting: Waiting,
    now: float,
    *,
    who: str | None = None,
    client: str | None = None,
) -> Change:
    """The match has taken an answer; `waiting` is what it waited for before."""
    move = match.last_answer
    entry = _entry(before, now, "answer", who=who, client=client)
    entry = entry._replace(seat=move.seat, key=move.key, question=move.fingerprint)
    moves, hidden = (*before.moves, move), before.hidden
    if waiting.goes_on(match):
        entry, hidden = quietly(entry), hidden | {len(before.moves)}
    known = {id(decision) for decision in waiting.questions}
    same = [decision.seat for decision in match.pending if id(decision) in known]
    after = _asking(before, match, entry, same)
    return Change(after._replace(moves=moves, hidden=hidden).written(entry), entry)


def to_undo(standing: Standing, match: Match | None, who: str, request: wire.Undo) -> int:
    """The seat that takes its last answer back, if that is fair."""
    seat = _seat_of_player(standing, who)
    if not standing.changed[seat] <= request.version <= standing.version_for(seat):
        raise Refusal("stale", "error-stale", version=str(request.version))
    if match is None or standing.seats[seat].thinks:
        raise Refusal("undo", "undo-nothing")
    refusal = match.undo_refusal(seat)
    if refusal is not None:
        raise Refusal("undo", f"undo-{refusal.reason}")
    return seat


def undone(
    before: Standing, match: Match, waiting: Waiting, seat: int, now: float, who: str, client: str
) -> Change:
    """The match has taken an answer of this seat back."""
    said = Message("table-undone", {"who": f"seat:{seat}"})
    entry = _entry(before, now, "undo", who=who, client=client, said=said)._replace(seat=seat)
    if waiting.goes_on(match):
        entry = quietly(entry)
    others = [decision.seat for decision in waiting.questions if decision.seat != seat]
    after = _asking(before, match, entry, others)
    moves, hidden = without_last(before.moves, before.hidden, seat)
    return Change(after._replace(moves=moves, hidden=hidden).written(entry), entry)


def _asking(before: Standing, match: Match, entry: Entry, known: Collection[int]) -> Standing:
    """The standing with whom the match asks now; what is quiet moves no clock."""
    if is_quiet(entry):
        return before.asking(match, known)._replace(clock=before.clock)
    return before.at(entry.at).asking(match, known)


def question_of(standing: Standing, match: Match | None, seat: int | None) -> Decision[Any] | None:
    """What a seat is asked now; nothing when the game is over, by its rules or otherwise."""
    if match is None or seat not in standing.asked:
        return None
    return next((decision for decision in match.pending if decision.seat == seat), None)


# Talking, and giving up.


def chatted(standing: Standing, who: str, name: str, request: wire.Chat, now: float) -> Change:
    """A line of chat, of a seat or of a spectator."""
    check_not_frozen(standing)
    body = {"name": name, "text": request.text}
    entry = _entry(standing, now, "chat", who=who, client=request.id, body=body)
    entry = entry._replace(seat=standing.seat_of(who))
    return Change(standing.written(entry), entry)


def told(standing: Standing, said: Message, now: float) -> Change:
    """The table itself says something."""
    entry = _entry(standing, now, "said", said=said)
    return Change(standing.written(entry), entry)


def resigned(standing: Standing, who: str, request: wire.Resign, now: float) -> Change:
    """A bot plays on for the seat, or the last player who has not given up wins."""
    number = _seat_of_player(standing, who)
    if standing.status != "playing":
        raise Refusal("not-asked", "error-not-begun")
    seat = standing.seats[number]
    if seat.resigned:
        raise Refusal("over", "error-resigned")
    given_up = seat._replace(resigned=True, level=STAND_IN, stands_in=False)
    said = _about("table-resigned", number)
    return _reseated(
        standing, {number: given_up}, said, now, kind="resign", who=who, client=request.id
    )


# Who sits where.


def sat(standing: Standing, who: str, wanted: int | None, now: float) -> Change:
    """A free seat is taken; the game begins when none is left."""
    check_not_frozen(standing)
    if standing.status != "gathering":
        raise NotNow("error-begun")
    if standing.seat_of(who) is not None:
        raise NotNow("error-seated")
    free = standing.free
    if wanted is not None and wanted not in free:
        raise NotNow("error-seat-taken")
    number = free[0] if wanted is None else wanted
    return _reseated(standing, {number: person(who)}, _about("table-sat", number), now, who=who)


def left(standing: Standing, who: str, now: float) -> Change | None:
    """Before the game the seat is free again, during it a bot stands in; else nothing changes."""
    number = standing.seat_of(who)
    if number is None:
        raise NotNow("error-not-seated")
    said, seat = _about("table-left", number), standing.seats[number]
    if standing.status == "gathering":
        return _reseated(standing, {number: OPEN}, said, now, who=who)
    if standing.status == "playing" and not seat.thinks:
        return _reseated(standing, {number: seat.stood_in_for(STAND_IN)}, said, now, who=who)
    return None


def replaced(
    standing: Standing, who: str, number: int, level: str, away: float, now: float
) -> Change:
    """A bot plays for a seat: everybody's wish for their own; the host's for one that nobody
    needs. Who sits there has been away for so many seconds.
    """
    check_not_frozen(standing)
    if standing.status == "over":
        raise NotNow("error-over")
    check_seat(standing, number)
    seat = standing.seats[number]
    if seat.person != who and standing.settings.host != who:
        raise NotAllowed("error-host-only")
    if seat.person != who and (standing.status == "playing" or seat.kind == "person"):
        level = _by_the_host(standing, who, seat, level, away)
    params = {"who": f"seat:{number}", "level": f"word:{level}"}
    if seat.kind == "person":
        new = seat._replace(level=level, stands_in=not seat.resigned)
        return _reseated(standing, {number: new}, Message("table-stands-in", params), now, who=who)
    said = Message("table-bot-sat", params)
    return _reseated(standing, {number: bot(level)}, said, now, who=who)


def _by_the_host(standing: Standing, who: str, seat: Seat, level: str, away: float) -> str:
    """The level at which a bot may play for somebody else; nobody is played for who is there."""
    if seat.kind == "person" and not seat.resigned:
        if standing.settings.pace == "slow" or away < _AWAY:
            raise NotAllowed("error-not-away")
        return STAND_IN  # not one that loses for them
    if any(s.kind == "person" and s.person != who and not s.resigned for s in standing.seats):
        raise NotAllowed("error-bot-stays")
    return level


def taken_back(standing: Standing, who: str, now: float) -> Change:
    """Somebody plays again for whom a bot has stood in."""
    number = standing.seat_of(who)
    if number is None or not standing.seats[number].stands_in or standing.status != "playing":
        raise NotNow("error-no-stand-in")
    if standing.clock.pace == "live" and not standing.clock.left[number]:
        raise NotNow("error-time-up")
    back = {number: standing.seats[number].taken_back()}
    said = _about("table-back", number)
    return _reseated(standing, back, said, now, who=who, wind_up=[number])


def timed_out(standing: Standing, now: float) -> Change | None:
    """Bots stand in for those who have run out of time, if any have."""
    late = standing.clock.run_out(now, standing.running)
    if not late:
        return None
    new = {number: standing.seats[number].stood_in_for(STAND_IN) for number in late}
    said = Message("table-time-up", {"who": [f"seat:{number}" for number in late]})
    return _reseated(standing, new, said, now)


def begun(standing: Standing) -> Match:
    """The match of a table at which everybody sits."""
    settings = standing.settings
    match = Match.begin(load(settings.game), len(standing.seats), settings.seed, settings.options)
    match.remember()
    return match


def check_seat(standing: Standing, number: int) -> None:
    if not 0 <= number < len(standing.seats):
        raise NotNow("error-which-seat", seat=number, known=map(str, range(len(standing.seats))))


def _reseated(
    before: Standing,
    changes: Mapping[int, Seat],
    said: Message,
    now: float,
    *,
    kind: str = "said",
    who: str | None = None,
    client: str | None = None,
    wind_up: Sequence[int] = (),
) -> Change:
    """Who sits where from now on; the game begins if all have come, and ends if all but one
    have given up.
    """
    after = before.at(now)
    seats = tuple(changes.get(n, seat) for n, seat in enumerate(before.seats))
    after = after._replace(seats=seats, clock=after.clock.wind_up(wind_up))
    match = None
    if after.status == "gathering" and not after.free:
        kind, match, pace = "begin", begun(after), after.settings.pace
        clock = Clock.wound(pace, after.settings.minutes, len(seats), now)
        after = after._replace(status="playing", clock=clock)
        after = after.asking(match)
    still_play = [n for n, seat in enumerate(seats) if not seat.resigned]
    if after.status == "playing" and len(still_play) < min(2, len(seats)):
        outcome = wire.Outcome(still_play, [], "resigned")
        after = after._replace(status="over", outcome=outcome, asked={})
    entry = _entry(before, now, kind, who=who, client=client, said=said)
    return Change(after.written(entry), entry, reseats=True, match=match)


# What several of them need.


def _seat_of_player(standing: Standing, who: str) -> int:
    """The seat of somebody who may still do something."""
    check_not_frozen(standing)
    seat = standing.seat_of(who)
    if seat is None:
        raise Refusal("not-seated")
    if standing.status == "over":
        raise Refusal("over")
    return seat


def check_not_frozen(standing: Standing) -> None:
    """A table that can only be looked at says why."""
    if standing.frozen is not None:
        refusal = Refusal("frozen")
        refusal.said = standing.frozen
        raise refusal


def _about(key: str, seat: int) -> Message:
    return Message(key, {"who": f"seat:{seat}"})


def _entry(
    standing: Standing,
    now: float,
    kind: str,
    *,
    who: str | None = None,
    client: str | None = None,
    said: Message | None = None,
    body: Json | None = None,
) -> Entry:
    """The next line of the log."""
    if said is not None:
        body = {"said": said.to_json()}
    text = None if body is None else json.dumps(body, ensure_ascii=False)
    number = standing.version + 1
    return Entry(standing.settings.id, number, now, kind, person=who, client=client, body=text)
