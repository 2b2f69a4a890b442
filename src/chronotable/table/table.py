"""Table: a match with company. Who may answer, when, and what is written before anybody hears.

Whatever changes a table happens while its lock is held: the change is made in memory, written
to the log, and only when it is on the disk are the lock released, the person told, and the
listeners woken. If it cannot be written, it is taken back in memory, and nobody has seen it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import structlog
from msgspec import structs
from sqlalchemy import Connection, delete, insert

from chronotable.games import load
from chronotable.kernel.decision import Decision
from chronotable.kernel.errors import BadRecord, ChronotableError, ReplayDiverged, UnknownGame
from chronotable.kernel.game import Json
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.kernel.record import Answered, Origin, write
from chronotable.table import store, wire
from chronotable.table.bots import STAND_IN, Bots
from chronotable.table.clock import Clock
from chronotable.table.errors import Conflict, NotAllowed, NotNow, NotSaved, TableError
from chronotable.table.facts import Facts, chair_row, facts_of, iso
from chronotable.table.log import Entry, Log, Mark
from chronotable.table.look import Looks
from chronotable.table.metrics import Metrics
from chronotable.table.people import SOMEBODY
from chronotable.table.seat import OPEN, Seat, bot, person
from chronotable.table.watching import Listeners

_log = structlog.get_logger("chronotable.table")

# What comes out of rules with a mistake in them: the answer is not taken, and play goes on.
RULES_BROKE = (
    ChronotableError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
_STUMBLES = 5  # answers of a bot after which the rules may break before it gives up


@dataclass(slots=True)
class House:
    """What every table of a hall shares."""

    log: Log
    bots: Bots
    metrics: Metrics
    now: Callable[[], float]
    opened: float
    name_of: Callable[[str | None], str]
    set_due: Callable[[str, float | None], None]
    lost: Callable[[Table], None]  # what is in memory is not what is written
    spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]


class Before(NamedTuple):
    """How a table was before a change, should the change fail."""

    seats: tuple[Seat, ...]
    status: wire.Status
    clock: Clock
    since: dict[int, int]
    outcome: wire.Outcome | None
    match: Match | None
    answers: int


class Attempt:
    """What is changed within is taken back if it cannot be written."""

    __slots__ = ("_before", "_table")

    def __init__(self, table: Table) -> None:
        match = table.match
        self._table = table
        self._before = Before(
            table.seats,
            table.status,
            table.clock,
            table.since,
            table.outcome,
            match,
            0 if match is None else match.answers_given,
        )

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if error is not None:
            self._table.restore(self._before)
            if isinstance(error, Conflict):
                self._table.house.lost(self._table)


class Table:
    """One table, in memory while somebody needs it."""

    def __init__(
        self,
        house: House,
        facts: Facts,
        *,
        seats: Sequence[Seat],
        status: wire.Status,
        clock: Clock,
        listeners: Listeners,
    ) -> None:
        self.house = house
        self.facts = facts
        self.commitment = facts.commitment
        self.seats = tuple(seats)
        self.status: wire.Status = status
        self.clock = clock
        self.listeners = listeners
        self.lock = asyncio.Lock()
        self.version = 0
        self.moved = facts.made
        self.outcome: wire.Outcome | None = None
        self.rematch: str | None = None
        self.frozen = ""
        self.frozen_said: Message | None = None
        self.match: Match | None = None
        self.moves: list[Answered] = []  # the answers that stand
        self.since: dict[int, int] = {}  # the version in which a seat's question came up
        self.changed = 0  # the version in which the match last changed
        self.chat: list[wire.ChatLine] = []
        self.speakers: list[str | None] = []  # who said those lines
        self.done: dict[tuple[str, str], int] = {}  # what has been asked for, by whom and id
        self.looks = Looks(self)
        self.used = house.now()
        self.reader: Match | None = None  # goes back and forth in the past
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._announced = -1

    # Loading.

    @classmethod
    def load(
        cls,
        house: House,
        row: Mapping[str, Any],
        chairs: Sequence[Seat],
        entries: Sequence[Entry],
        listeners: Listeners,
    ) -> Table:
        """A table as it is written down."""
        facts = facts_of(row)
        clock = Clock.load(facts.pace, facts.minutes, len(chairs), row["moved"], row["clock"])
        table = cls(
            house, facts, seats=chairs, status=row["status"], clock=clock, listeners=listeners
        )
        table.version = row["version"]
        table.moved = row["moved"]
        table.rematch = row["rematch"]
        if row["outcome"] is not None:
            table.outcome = wire.Outcome(**json.loads(row["outcome"]))
        for entry in entries:
            table._read(entry)
        if table.status != "gathering":
            table._set_up()
        table.clock = table.clock.forgive(house.opened)
        return table

    def _read(self, entry: Entry) -> None:
        if entry.kind == "answer":
            assert entry.seat is not None
            assert entry.key is not None
            assert entry.question is not None
            self.moves.append(Answered(entry.seat, entry.key, entry.question))
            self.changed = entry.version
        elif entry.kind == "undo":
            self.moves.pop()
            self.changed = entry.version
            self.looks.taken_back(entry.version, {})
        elif entry.kind == "begin":
            self.changed = entry.version
        if entry.client is not None:
            self.done[entry.person or "", entry.client] = entry.version
        self._note(entry)

    def _note(self, entry: Entry) -> None:
        """A line of chat, if the entry is one or the table says something with it."""
        if entry.body is None:
            return
        body = json.loads(entry.body)
        if entry.kind == "chat":
            line = wire.ChatLine(
                len(self.chat), entry.seat, body["name"], body["text"], None, iso(entry.at)
            )
        elif "said" in body:
            key, params = body["said"]
            line = wire.ChatLine(len(self.chat), None, "", "", (key, params), iso(entry.at))
        else:
            return
        self.chat.append(line)
        self.speakers.append(entry.person)

    def _set_up(self) -> None:
        """Play what has been answered; a table whose rules are gone can only be looked at."""
        facts = self.facts
        try:
            game = load(facts.game)
            if game.version != facts.rules:
                self.frozen = (
                    f"This game was played by version {facts.rules} of the rules of "
                    f"{game.info.title}; this server knows version {game.version} only."
                )
                versions = {"made": f"word:{facts.rules}", "ours": f"word:{game.version}"}
                self.frozen_said = Message("frozen-version", versions)
            else:
                self.match = Match.replay(game, self.record())
                self.match.remember()
        except UnknownGame:
            self.frozen = f"This server does not know the game {facts.game!r}."
            self.frozen_said = Message("frozen-unknown", {"game": f"word:{facts.game}"})
        except (ReplayDiverged, BadRecord) as error:
            self.frozen = f"What was written of this game does not fit its rules: {error}."
            self.frozen_said = Message("frozen-unfit")
        except RULES_BROKE:
            _log.exception("the rules broke", table=self.id, game=facts.game)
            self.frozen = f"The rules of {facts.game} cannot play what was written of this game."
            self.frozen_said = Message("frozen-unfit")
        if self.match is None:
            self.status = "frozen"
            return
        self.since = {d.seat: self.changed for d in self.match.pending}

    # What there is to know.

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def pending(self) -> tuple[Decision[Any], ...]:
        """The questions that wait; none when the game is over, by its rules or otherwise."""
        if self.match is None or self.status != "playing":
            return ()
        return self.match.pending

    @property
    def asked(self) -> list[int]:
        return [decision.seat for decision in self.pending]

    def question_of(self, seat: int | None) -> Decision[Any] | None:
        """What a seat is asked now."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    def seat_of(self, who: str | None) -> int | None:
        if who is not None:
            for number, seat in enumerate(self.seats):
                if seat.person == who:
                    return number
        return None

    def running(self) -> list[int]:
        """The seats whose clocks run: those of people who are asked and play themselves."""
        return [seat for seat in self.asked if not self.seats[seat].thinks]

    def due(self) -> float | None:
        """When a bot or a clock has something to do here: 0 is now."""
        asked, running = self.asked, self.running()
        return 0.0 if len(running) < len(asked) else self.clock.due(running)

    def record(self) -> Json:
        """The game on paper; its rules need not be known for this."""
        facts = self.facts
        seed = None if facts.seed is None else int(facts.seed, 16)
        origin = Origin(len(self.seats), facts.options, seed, facts.start)
        result = None
        if self.match is not None and self.match.result is not None:
            result = self.match.result.to_json()
        elif self.outcome is not None and self.outcome.scores:
            result = {
                "winners": self.outcome.winners,
                "scores": self.outcome.scores,
                "reason": self.outcome.reason,
            }
        return write(facts.game, facts.rules, origin, self.moves, result)

    @property
    def ended(self) -> bool:
        """Whether nothing needs to be kept secret any more."""
        return self.status == "over" or (self.status == "frozen" and self.outcome is not None)

    @property
    def thinking(self) -> bool:
        """Whether a bot thinks here."""
        return bool(self._thinking)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.listeners and not self._thinking and not self.lock.locked()

    # Changing.

    def restore(self, before: Before) -> None:
        """Take back what was changed since."""
        self.seats, self.status, self.clock = before.seats, before.status, before.clock
        self.since, self.outcome, self.match = before.since, before.outcome, before.match
        match = self.match
        if match is None or match.answers_given == before.answers:
            return
        if match.answers_given > before.answers:
            match.rewind(before.answers)
        for move in self.moves[match.answers_given : before.answers]:
            match.answer(move.seat, move.key)
        self.looks.forget()

    def _go_on(self, now: float, running: Sequence[int], waiting: Sequence[Decision[Any]]) -> None:
        """Settle whose turn it is and what the clocks say, after the match has changed."""
        assert self.match is not None
        version = self.version + 1
        known = {id(decision) for decision in waiting}
        since = self.since
        self.since = {
            d.seat: since[d.seat] if id(d) in known else version for d in self.match.pending
        }
        new = [seat for seat, asked in self.since.items() if asked == version]
        self.clock = self.clock.run(now, running).wind_up(new)
        if self.match.result is not None:
            self.status = "over"
            result = self.match.result
            self.outcome = wire.Outcome([*result.winners], [*result.scores], result.reason)

    def mark(self, now: float, version: int) -> Mark:
        """How the table stands now, in short."""
        outcome = None
        if self.outcome is not None:
            ended = self.outcome
            outcome = json.dumps(
                {"winners": ended.winners, "scores": ended.scores, "reason": ended.reason}
            )
        return Mark(
            "over" if self.ended else self.status,
            version,
            now,
            str(self.asked),  # a list of numbers is written like that in JSON, too
            self.due(),
            self.clock.dump(),
            outcome,
            self.facts.id,
        )

    async def _append(
        self,
        now: float,
        kind: str,
        *,
        seat: int | None = None,
        key: str | None = None,
        question: str | None = None,
        who: str | None = None,
        client: str | None = None,
        said: Message | None = None,
        body: Json | None = None,
        job: Callable[[Connection], None] | None = None,
    ) -> int:
        """Write an entry (and with it what `job` writes), then take it as having happened."""
        if said is not None:
            body = {"said": said.to_json()}
        text = None if body is None else json.dumps(body, ensure_ascii=False)
        version = self.version + 1
        entry = Entry(self.facts.id, version, now, kind, seat, key, question, who, client, text)
        mark = self.mark(now, version)
        await self.house.log.append(entry, mark, job)
        self.version = version
        self.moved = now
        if kind in ("answer", "undo", "begin"):
            self.changed = version
        if client is not None:
            self.done[who or "", client] = version
        self._note(entry)
        self.looks.forget(company=kind != "answer" or self.clock.pace != "none")
        self.house.set_due(self.facts.id, mark.due)
        return version

    def settle(self, *, finished: bool) -> None:
        """A new table: it may be over before it has begun, as those from elsewhere are."""
        result = None if self.match is None else self.match.result
        if result is not None:
            self.outcome = wire.Outcome([*result.winners], [*result.scores], result.reason)
        elif finished:
            self.outcome = wire.Outcome([], [], "unfinished")
        if self.outcome is not None and not self.frozen:
            self.status = "over"

    def forget_person(self, who: str) -> None:
        """Somebody's data has been deleted: what they said is gone."""
        for number, speaker in enumerate(self.speakers):
            line = self.chat[number]
            if speaker == who and line.said is None:
                self.chat[number] = structs.replace(line, name=SOMEBODY, text="")
        self.company_changed()

    def announce(self) -> None:
        """Wake the listeners, and the bots that have something to do, if there is any news."""
        if self._announced != self.version:
            self._announced = self.version
            for signal in self.listeners:
                signal.show(self.version)
            self.wake_bots()

    def company_changed(self) -> None:
        """Somebody came or went."""
        self.looks.forget()
        for signal in self.listeners:
            signal.give()

    # What people do.

    async def answer(self, who: str, request: wire.Answer) -> wire.Done | wire.Refused:
        """Answer the question that a person's seat is asked."""
        async with self.lock:
            refused = self._refusal(who, request.id)
            if refused is not None:
                return refused
            seat = self.seat_of(who)
            assert seat is not None
            decision = self.question_of(seat)
            since = self.changed if decision is None else self.since[seat]
            if not since <= request.version <= self.version:
                text = f"The table has changed since version {request.version}: look again."
                return self._refuse(request.id, "stale", text)
            if decision is None or self.seats[seat].thinks:
                return self._refuse(request.id, "not-asked", "You are not asked anything now.")
            if request.key not in decision.options:
                text = f"{request.key!r} is not among the options: {decision.describe()}."
                return self._refuse(request.id, "illegal", text)
            try:
                version = await self._take(decision, request.key, who=who, client=request.id)
            except TableError as error:
                return self._unsaved(request.id, error)
            except RULES_BROKE:
                return self._refuse(request.id, "illegal", self._broken(decision, request.key))
            return wire.Done(request.id, version)

    def _broken(self, decision: Decision[Any], key: str) -> str:
        """The rules could not go on: that is our mistake, and the answer was not taken."""
        _log.exception(
            "the rules broke", table=self.id, game=self.facts.game, asked=decision.prompt
        )
        return f"The rules of {self.facts.game} could not go on after {key!r}: choose otherwise."

    async def _take(
        self,
        decision: Decision[Any],
        key: str,
        *,
        who: str | None = None,
        client: str | None = None,
    ) -> int:
        """Give an answer to the match, and write it down."""
        match = self.match
        assert match is not None
        now, running, waiting = self.house.now(), self.running(), match.pending
        with Attempt(self):
            match.answer(decision.seat, key)
            move = match.last_answer
            self._go_on(now, running, waiting)
            version = await self._append(
                now,
                "answer",
                seat=move.seat,
                key=key,
                question=move.fingerprint,
                who=who,
                client=client,
            )
        self.moves.append(move)
        return version

    async def undo(self, who: str, request: wire.Undo) -> wire.Done | wire.Refused:
        """Take a person's last answer back, if that is fair."""
        async with self.lock:
            refused = self._refusal(who, request.id)
            if refused is not None:
                return refused
            seat = self.seat_of(who)
            assert seat is not None
            if not self.changed <= request.version <= self.version:
                text = f"The table has changed since version {request.version}: look again."
                return self._refuse(request.id, "stale", text)
            match = self.match
            if match is None or self.seats[seat].thinks:
                return self._refuse(request.id, "undo", "You have not answered anything.")
            refusal = match.undo_refusal(seat)
            if refusal is not None:
                return self._refuse(request.id, "undo", f"{refusal}.")
            now, running = self.house.now(), self.running()
            try:
                with Attempt(self):
                    match.rewind(match.answers_given - 1)
                    self._go_on(now, running, ())
                    version = await self._append(
                        now,
                        "undo",
                        seat=seat,
                        who=who,
                        client=request.id,
                        said=Message("table-undone", {"who": f"seat:{seat}"}),
                    )
            except TableError as error:
                return self._unsaved(request.id, error)
            self.moves.pop()
            self.reader = None
            self.looks.taken_back(version, self.looks.heard_by_all())
            return wire.Done(request.id, version)

    async def say(self, who: str, request: wire.Chat) -> wire.Done | wire.Refused:
        """A line of chat, of a seat or of a spectator."""
        async with self.lock:
            if (known := self.done.get((who, request.id))) is not None:
                return wire.Done(request.id, known)
            if self.frozen:
                return self._refuse(request.id, "frozen", self.frozen)
            body = {"name": self.house.name_of(who), "text": request.text}
            try:
                version = await self._append(
                    self.house.now(),
                    "chat",
                    seat=self.seat_of(who),
                    who=who,
                    client=request.id,
                    body=body,
                )
            except Conflict:
                self.house.lost(self)
                return self._refuse(request.id, "stale", "The table has changed: try again.")
            except TableError as error:
                return self._unsaved(request.id, error)
            return wire.Done(request.id, version)

    async def resign(self, who: str, request: wire.Resign) -> wire.Done | wire.Refused:
        """Give up. A bot plays on for the seat, or the last who has not given up wins."""
        async with self.lock:
            refused = self._refusal(who, request.id)
            if refused is not None:
                return refused
            number = self.seat_of(who)
            assert number is not None
            if self.status != "playing":
                return self._refuse(request.id, "not-asked", "The game has not begun yet.")
            if self.seats[number].resigned:
                return self._refuse(request.id, "over", "You have resigned already.")
            given_up = self.seats[number]._replace(resigned=True, level=STAND_IN, stands_in=False)
            try:
                version = await self._reseat(
                    {number: given_up},
                    Message("table-resigned", {"who": f"seat:{number}"}),
                    kind="resign",
                    who=who,
                    client=request.id,
                )
            except TableError as error:
                return self._unsaved(request.id, error)
            return wire.Done(request.id, version)

    def _refusal(self, who: str, request: str) -> wire.Done | wire.Refused | None:
        """What is said before a request is looked at: it is done already, or cannot be."""
        if (known := self.done.get((who, request))) is not None:
            return wire.Done(request, known)
        if self.frozen:
            return self._refuse(request, "frozen", self.frozen)
        if self.seat_of(who) is None:
            return self._refuse(request, "not-seated", "You do not sit at this table.")
        if self.status == "over":
            return self._refuse(request, "over", "The game is over.")
        return None

    def stands_still(self) -> NotNow | None:
        """What is refused at a table whose rules are gone, if they are."""
        refused = NotNow(self.frozen)
        refused.said = self.frozen_said
        return refused if self.frozen else None

    def _refuse(self, request: str, reason: Any, text: str) -> wire.Refused:
        return wire.Refused(request, reason, text, self.version)

    def _unsaved(self, request: str, error: TableError) -> wire.Refused:
        reason = "unsaved" if isinstance(error, NotSaved) else "stale"
        return self._refuse(request, reason, error.text)

    # Who sits where.

    async def sit(self, who: str, wanted: int | None) -> None:
        """Take a free seat; the game begins when none is left."""
        async with self.lock:
            if self.frozen or self.status != "gathering":
                raise self.stands_still() or NotNow(
                    "The game has begun: all seats are taken."
                ).saying("error-begun")
            if self.seat_of(who) is not None:
                raise NotNow("You sit at this table already.").saying("error-seated")
            free = [number for number, seat in enumerate(self.seats) if seat.kind == "open"]
            if wanted is not None and wanted not in free:
                raise NotNow(f"Seat {wanted} is not free: expected one of {free}.").saying(
                    "error-seat-taken"
                )
            number = free[0] if wanted is None else wanted
            said = Message("table-sat", {"who": f"seat:{number}"})
            await self._reseat({number: person(who)}, said, who=who)

    async def leave(self, who: str) -> None:
        """Get up: before the game the seat is free again, during it a bot stands in."""
        async with self.lock:
            number = self.seat_of(who)
            if number is None:
                raise NotNow("You do not sit at this table.").saying("error-not-seated")
            await self._vacate(number, who)

    async def _vacate(self, number: int, who: str) -> None:
        said = Message("table-left", {"who": f"seat:{number}"})
        if self.status == "gathering":
            await self._reseat({number: OPEN}, said, who=who)
        elif self.status == "playing" and not self.seats[number].thinks:
            await self._reseat({number: self.seats[number].stood_in_for(STAND_IN)}, said, who=who)

    async def replace(self, who: str, number: int, level: str, *, host: bool) -> None:
        """Let a bot play for a seat: the host's for any, everybody's for their own."""
        async with self.lock:
            if self.frozen or self.status == "over":
                raise self.stands_still() or NotNow("The game is over.").saying("error-over")
            if number >= len(self.seats):
                raise NotNow(f"There is no seat {number}: expected 0 to {len(self.seats) - 1}.")
            seat = self.seats[number]
            if seat.person != who and not host:
                raise NotAllowed("Only the host may let a bot play for somebody else.").saying(
                    "error-host-only"
                )
            params = {"who": f"seat:{number}", "level": f"word:{level}"}
            if seat.kind == "person":
                new = seat._replace(level=level, stands_in=not seat.resigned)
                await self._reseat({number: new}, Message("table-stands-in", params), who=who)
            else:
                await self._reseat({number: bot(level)}, Message("table-bot-sat", params), who=who)

    async def take_back(self, who: str) -> None:
        """Play oneself again, where a bot has stood in."""
        async with self.lock:
            number = self.seat_of(who)
            if number is None or not self.seats[number].stands_in or self.status != "playing":
                raise NotNow("No bot stands in for you here.").saying("error-no-stand-in")
            if self.clock.pace == "live" and not self.clock.left[number]:
                raise NotNow("Your time is up: the bot plays on to the end.").saying(
                    "error-time-up"
                )
            said = Message("table-back", {"who": f"seat:{number}"})
            back = {number: self.seats[number].taken_back()}
            await self._reseat(back, said, who=who, wind_up=[number])

    async def time_is_up(self) -> None:
        """Let bots stand in for those who have run out of time, if any have."""
        async with self.lock:
            late = self.clock.run_out(self.house.now(), self.running())
            if not late:
                self.house.set_due(self.id, self.due())
                return
            new = {number: self.seats[number].stood_in_for(STAND_IN) for number in late}
            said = Message("table-time-up", {"who": [f"seat:{number}" for number in late]})
            await self._reseat(new, said)
        self.announce()

    async def _reseat(
        self,
        changes: Mapping[int, Seat],
        said: Message,
        *,
        kind: str = "said",
        who: str | None = None,
        client: str | None = None,
        wind_up: Sequence[int] = (),
    ) -> int:
        """Write who sits where from now on; begin if all have come, end if all but one gave up."""
        now, running = self.house.now(), self.running()
        with Attempt(self):
            self.seats = tuple(changes.get(n, seat) for n, seat in enumerate(self.seats))
            self.clock = self.clock.run(now, running).wind_up(wind_up)
            if self.status == "gathering" and OPEN not in self.seats:
                kind = "begin"
                self._begin(now)
            left = [n for n, seat in enumerate(self.seats) if not seat.resigned]
            if self.status == "playing" and len(left) < min(2, len(self.seats)):
                self.status = "over"
                self.outcome = wire.Outcome(left, [], "resigned")
            rows = [chair_row(self.id, number, seat) for number, seat in enumerate(self.seats)]

            def job(connection: Connection) -> None:
                connection.execute(delete(store.chairs).where(store.chairs.c.table_id == self.id))
                connection.execute(insert(store.chairs), rows)

            return await self._append(now, kind, who=who, client=client, said=said, job=job)

    def _begin(self, now: float) -> None:
        """The first question."""
        facts = self.facts
        match = Match.begin(load(facts.game), len(self.seats), facts.seed, facts.options)
        match.remember()
        self.match = match
        self.status = "playing"
        self.clock = Clock.wound(facts.pace, facts.minutes, len(self.seats), now)
        self.since = {decision.seat: self.version + 1 for decision in match.pending}

    # Bots.

    def wake_bots(self) -> None:
        """See that every bot that is asked something thinks about it."""
        for seat in self.asked:
            if self.seats[seat].thinks and seat not in self._thinking:
                task = self.house.spawn(self._think(seat))
                self._thinking[seat] = task
                task.add_done_callback(partial(self._thought, seat))

    def _thought(self, seat: int, _: object) -> None:
        self._thinking.pop(seat, None)

    async def _think(self, seat: int) -> None:
        """A bot's turn: think without the lock, answer with it, if the question still stands."""
        pause, stumbles = 0.5, 0
        while stumbles < _STUMBLES:
            async with self.lock:
                decision = self._bots_question(seat)
                if decision is None:
                    return
                level = "random" if stumbles else self.seats[seat].level
                assert level is not None
                assert self.match is not None
                since = self.since[seat]
                view = self.match.view(seat) if self.house.bots.looks(level) else None
            thought = await self.house.bots.choose(level, self.facts.game, view, decision)
            try:
                async with self.lock:
                    decision = self._bots_question(seat)
                    if decision is None or self.since[seat] != since:
                        continue
                    await self._take(decision, thought.key)
                    if thought.failure:
                        params = {"who": f"seat:{seat}", "why": f"word:{thought.failure}"}
                        said = Message("table-bot-stumbled", params)
                        await self._append(self.house.now(), "said", said=said)
                pause, stumbles = 0.5, 0
                self.announce()
            except NotSaved:
                await asyncio.sleep(pause)
                pause = min(10.0, pause * 2)
            except Conflict:
                return
            except RULES_BROKE:
                stumbles += 1
                assert decision is not None
                self._broken(decision, thought.key)

    def _bots_question(self, seat: int) -> Decision[Any] | None:
        if not self.seats[seat].thinks:
            return None
        return self.question_of(seat)
