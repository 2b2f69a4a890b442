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
from typing import Any, Literal, NamedTuple

from chronotable.games import load
from chronotable.kernel.decision import Decision
from chronotable.kernel.errors import (
    BadOption,
    BadRecord,
    ReplayDiverged,
    UnknownGame,
    listed,
)
from chronotable.kernel.json import Json
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.kernel.record import Record
from chronotable.table import wire
from chronotable.table.bots import STAND_IN
from chronotable.table.carrying import Continuation
from chronotable.table.clock import Clock
from chronotable.table.errors import NotAllowed, NotNow
from chronotable.table.log import Entry
from chronotable.table.seat import OPEN, Seat, bot, person
from chronotable.table.standing import (
    Chapter,
    Standing,
    agreeing,
    is_quiet,
    preferring,
    quietly,
    without_last,
)

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


# Taking back what others have answered to.


def last_of(standing: Standing, seat: int) -> int | None:
    """The number of a seat's last answer, if it has given any."""
    moves = standing.moves
    return next((at for at in range(len(moves) - 1, -1, -1) if moves[at].seat == seat), None)


def may_take_back(standing: Standing, match: Match, seat: int) -> Literal["", "free", "ask"]:
    """Whether a seat may have its last answer back although plain undo is refused: freely among
    bots, if it has learnt nothing hidden since; among people if they agree.
    """
    at = last_of(standing, seat)
    if standing.status != "playing" or at is None or match.secret_since is not None:
        return ""
    if others_to_agree(standing, seat):
        return "ask"
    return "" if match.has_learnt_since(seat, at) else "free"


def others_to_agree(standing: Standing, seat: int) -> list[int]:
    """The people whom a seat must ask before it takes an answer back."""
    return [
        number
        for number, other in enumerate(standing.seats)
        if number != seat and other.kind == "person" and not other.resigned
    ]


def to_take_back(standing: Standing, match: Match | None, who: str, request: wire.AskUndo) -> int:
    """The seat that would like its last answer back, if it may ask for that."""
    seat = _seat_of_player(standing, who)
    if not standing.changed[seat] <= request.version <= standing.version_for(seat):
        raise Refusal("stale", "error-stale", version=str(request.version))
    if match is None or standing.seats[seat].thinks or standing.wish is not None:
        raise Refusal("undo", "undo-nothing")
    if not may_take_back(standing, match, seat):
        refusal = match.undo_refusal(seat)
        raise Refusal("undo", f"undo-{'nothing' if refusal is None else refusal.reason}")
    return seat


def wished(standing: Standing, seat: int, now: float, who: str, client: str) -> Change:
    """A seat asks the others."""
    said = _about("table-asks-undo", seat)
    entry = _entry(standing, now, "askundo", who=who, client=client, said=said)
    entry = entry._replace(seat=seat)
    return Change(standing.written(entry), entry)


def to_consent(standing: Standing, who: str) -> int:
    """The seat that answers somebody's wish."""
    seat = _seat_of_player(standing, who)
    wish = standing.wish
    if wish is None or seat == wish.seat or seat in wish.agreed:
        raise Refusal("not-asked")
    return seat


def consented(standing: Standing, seat: int, request: wire.Consent, now: float, who: str) -> Change:
    """A seat agrees, or it does not and the wish is over."""
    said = _about("table-agrees-undo" if request.yes else "table-refuses-undo", seat)
    body: Json = {"said": said.to_json(), "agrees": request.yes}
    entry = _entry(standing, now, "consent", who=who, client=request.id, body=body)
    entry = entry._replace(seat=seat)
    return Change(standing.written(entry), entry)


def taken_back_to(
    before: Standing,
    match: Match,
    seat: int,
    at: int,
    now: float,
    who: str,
    request: str,
    kind: str,
) -> Change:
    """The match stands again where the seat gave that answer."""
    said = _about("table-undone-free" if kind == "askundo" else "table-undone-agreed", seat)
    body: Json = {"said": said.to_json(), "back_to": at}
    entry = _entry(before, now, kind, who=who, client=request, body=body)._replace(seat=seat)
    after = _asking(before, match, entry, [])
    hidden = frozenset(number for number in before.hidden if number < at)
    after = after._replace(moves=before.moves[:at], hidden=hidden, taken_back=before.taken_back + 1)
    return Change(after.written(entry), entry)


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


def preferred(standing: Standing, who: str, table: bool, now: float) -> Change:
    """The table says "nothing" for somebody from now on, or does not."""
    number = _seat_of_player(standing, who)
    entry = _entry(standing, now, "prefer", who=who, body={"table": table})
    entry = entry._replace(seat=number)
    after = standing._replace(silent=preferring(standing.silent, entry))
    return Change(after.written(entry), entry)


# Going on under other rules.


def agreed(standing: Standing, offer: Continuation | None, who: str, now: float) -> Change:
    """Somebody at a table that stands still agrees to go on by the rules there are."""
    number = standing.seat_of(who)
    if number is None:
        raise NotAllowed("error-not-seated")
    if offer is None or number not in standing.undecided(offer.rules):
        raise NotNow("error-nothing-to-agree")
    body = {"rules": offer.rules, "said": _about("table-agreed", number).to_json()}
    entry = _entry(standing, now, "agree", who=who, body=body)._replace(seat=number)
    after = standing._replace(agreed=agreeing(standing.agreed, entry))
    return Change(after.written(entry), entry)


def carried(standing: Standing, offer: Continuation, now: float) -> Change:
    """A new chapter: the game goes on by the rules of this server."""
    settings = standing.settings
    chapter = Chapter(settings.rules, offer.rules, offer.start, offer.since, offer.kept)
    key = "table-carried-whole" if offer.exact else "table-carried"
    params = {"made": f"word:{chapter.made}", "ours": f"word:{chapter.rules}"}
    said = Message(key, params if offer.exact else {**params, "lost": offer.lost})
    body = {**chapter._asdict(), "said": said.to_json()}
    entry = _entry(standing, now, "carry", body=body)
    turned, past = chapter.turned(settings, standing.moves)
    moves, hidden = chapter.stand(standing.moves, standing.hidden)
    after = standing._replace(
        settings=turned,
        status="playing",
        frozen=None,
        moves=tuple(moves),
        hidden=frozenset(hidden),
        before=(*standing.before, past),
    )
    after = after.at(now).asking(offer.match)
    return Change(after.written(entry), entry, match=offer.match)


# Talking, and giving up.


def chatted(standing: Standing, who: str, name: str, request: wire.Chat, now: float) -> Change:
    """A line of chat, of a seat or of a spectator; even while others are asked to agree."""
    if not standing.waits:
        check_not_frozen(standing)
    body = {"name": name, "text": request.text}
    entry = _entry(standing, now, "chat", who=who, client=request.id, body=body)
    entry = entry._replace(seat=standing.seat_of(who))
    return Change(standing.written(entry), entry)


def reacted(standing: Standing, who: str, name: str, request: wire.React, now: float) -> Change:
    """A sign about a line of chat that a person has said."""
    check_not_frozen(standing)
    lines = standing.chat
    if request.on >= len(lines) or not lines[request.on].text or lines[request.on].on is not None:
        raise Refusal("malformed", "error-no-line")
    body = {"name": name, "text": request.sign, "on": request.on}
    entry = _entry(standing, now, "chat", who=who, client=request.id, body=body)
    entry = entry._replace(seat=standing.seat_of(who))
    return Change(standing.written(entry), entry)


def told(standing: Standing, said: Message, now: float) -> Change:
    """The table itself says something."""
    entry = _entry(standing, now, "said", said=said)
    return Change(standing.written(entry), entry)


def to_take(standing: Standing, who: str) -> int:
    """The seat of somebody who may take a game under way with them, all its secrets included."""
    seat = standing.seat_of(who)
    if seat is None:
        raise NotNow("error-not-seated")
    if standing.frozen is not None or standing.status != "playing":
        raise NotNow("error-take-now")
    if any(n != seat and each.kind != "bot" for n, each in enumerate(standing.seats)):
        raise NotAllowed("error-take-others")
    return seat


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
    if (standing.status == "playing" or standing.waits) and not seat.thinks:
        return _reseated(standing, {number: seat.stood_in_for(STAND_IN)}, said, now, who=who)
    return None


def replaced(
    standing: Standing, who: str, number: int, level: str, away: float, now: float
) -> Change:
    """A bot plays for a seat: anybody may ask for it at their own, the host at one
    whose player has been away for long enough: for `away` seconds so far.
    """
    if not standing.waits:
        check_not_frozen(standing)
    if standing.status == "over":
        raise NotNow("error-over")
    check_seat(standing, number)
    seat = standing.seats[number]
    if seat.person != who and standing.settings.host != who:
        raise NotAllowed("error-host-only")
    if seat.person != who and (standing.status != "gathering" or seat.kind == "person"):
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
    playing = standing.status == "playing" or standing.waits
    if number is None or not standing.seats[number].stands_in or not playing:
        raise NotNow("error-no-stand-in")
    if standing.clock.pace == "live" and not standing.clock.left[number]:
        raise NotNow("error-time-up")
    back = {number: standing.seats[number].taken_back()}
    said = _about("table-back", number)
    return _reseated(standing, back, said, now, who=who, wind_up=[number])


def timed_out(standing: Standing, now: float) -> Change | None:
    """Bots stand in for those who have run out of time, if there are any."""
    late = standing.clock.run_out(now, standing.running)
    if not late:
        return None
    new = {number: standing.seats[number].stood_in_for(STAND_IN) for number in late}
    said = Message("table-time-up", {"who": [f"seat:{number}" for number in late]})
    return _reseated(standing, new, said, now)


def removed(standing: Standing, who: str, now: float) -> Change:
    """The operator takes a seat from somebody: it is free then, or a bot plays on for good."""
    number = standing.seat_of(who)
    if number is None or standing.status not in ("gathering", "playing"):
        raise NotNow("house-error-not-seated")
    seat, said = standing.seats[number], _about("table-removed", number)
    new = (
        OPEN
        if standing.status == "gathering"
        else seat._replace(resigned=True, level=seat.level or STAND_IN, stands_in=False)
    )
    return _reseated(standing, {number: new}, said, now)


def closed(standing: Standing, said: Message, now: float) -> Change:
    """The house ends a game that is under way, and says why; nobody has won it."""
    if standing.status != "playing":
        raise NotNow("house-error-not-playing")
    outcome = wire.Outcome([], [], "closed")
    after = standing.at(now)._replace(status="over", outcome=outcome, asked={})
    entry = _entry(standing, now, "said", said=said)
    return Change(after.written(entry), entry)


def begun(standing: Standing) -> Match:
    """The match of a table at which everybody sits: a new one, or one that was brought here."""
    settings, seats = standing.settings, len(standing.seats)
    try:
        game = load(settings.game)
        if settings.start is None and not standing.moves:
            match = Match.begin(game, seats, settings.seed, settings.options)
        else:
            seed = None if settings.seed is None or settings.start else int(settings.seed, 16)
            table = (settings.game, settings.rules, seats, settings.options)
            match = Match.replay(game, Record(*table, standing.moves, seed, settings.start))
    except (BadOption, UnknownGame):  # it has waited for longer than its rules lasted
        raise NotNow("error-no-rematch") from None
    except (BadRecord, ReplayDiverged) as error:
        raise NotNow.because(error.said or Message("error-no-rematch")) from None
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
        after = after._replace(settings=after.settings._replace(rules=match.game.version))
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
    """Refuse if the table can only be looked at, and say why."""
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
