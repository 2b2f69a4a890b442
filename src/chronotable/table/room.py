"""Room: a table in memory, with the match that is played at it and those who look on.

What changes a table happens while its lock is held, in one way: a request makes a `Change`, and
`commit` writes it, makes it the standing, and tells everybody. If it cannot be written nothing has
happened: the standing is the old one, and the match is brought back to it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

import structlog
from msgspec import structs
from sqlalchemy import Connection, delete, insert, update

from chronotable.games import load
from chronotable.kernel.decision import Decision
from chronotable.kernel.errors import BadRecord, ReplayDiverged, UnknownGame
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.kernel.record import Record
from chronotable.table import carrying, requests, store, wire
from chronotable.table.bot_turns import BotTurns
from chronotable.table.bots import Bots
from chronotable.table.carrying import Continuation, KeptPosition
from chronotable.table.errors import RULES_BROKE, Conflict, Moved, NotSaved, TableError
from chronotable.table.log import Entry, LogWriter
from chronotable.table.metrics import Metrics
from chronotable.table.nothings import Nothings
from chronotable.table.people import SOMEBODY
from chronotable.table.requests import Change, Refusal, Waiting
from chronotable.table.seat import Seat
from chronotable.table.snapshot import Snapshots
from chronotable.table.standing import Seen, Standing, back_to, outcome_of
from chronotable.table.subscriptions import Subscribers
from chronotable.table.tasks import Tasks

_log = structlog.get_logger("chronotable.table")


@dataclass(slots=True)
class Surroundings:
    """What every room of a process shares."""

    log: LogWriter
    bots: Bots
    metrics: Metrics
    tasks: Tasks
    now: Callable[[], float]
    opened: float  # when the process began
    name_of: Callable[[str | None], str]
    muted_by: Callable[[str | None], frozenset[str]]
    set_due: Callable[[str, float | None], None]
    lost: Callable[[Room], None]  # what is in memory is not what is written
    moved: Callable[[str], None]  # a table lives elsewhere now


Doable: TypeAlias = (
    wire.Answer | wire.Undo | wire.AskUndo | wire.Consent | wire.Chat | wire.React | wire.Resign
)


class Receipt(NamedTuple):
    """What was done for a request, and the version then, as whoever asked may count it."""

    kind: str
    version: int


class Room:
    """One table, in memory while somebody needs it."""

    def __init__(
        self,
        around: Surroundings,
        standing: Standing,
        match: Match | None,
        subscribers: Subscribers,
    ) -> None:
        self.around = around
        self.standing = standing
        self.match = match
        self.commitment = standing.settings.commitment
        self.subscribers = subscribers
        self.lock = asyncio.Lock()
        self.receipts: dict[tuple[str, str], Receipt] = {}  # what was done, by its id
        self.snapshots = Snapshots(self)
        self.bot_turns = BotTurns(self)
        self.nothings = Nothings(self)
        self.epoch = 0  # of its home here
        self.used = self.opened = around.now()
        self.away: dict[str, float] = {}  # since when those who have left are away
        self._told = -1  # the version that everybody has been told of
        self.kept_at = -1  # the version of which the position was kept
        self.offer: Continuation | None = None  # how it could go on under the rules there are

    @classmethod
    async def load(
        cls,
        around: Surroundings,
        row: Mapping[str, Any],
        seats: Sequence[Seat],
        entries: Sequence[Entry],
        subscribers: Subscribers,
        position: KeptPosition | None = None,
    ) -> Room:
        """A table as it is written down, its match played to where it stands.

        If it began by other rules than there are, `position` is where it was seen last.
        """
        standing = Standing.read(row, seats, entries)
        match: Match | None = None
        offer: Continuation | None = None
        if standing.status != "gathering":
            match, frozen = await _played(standing)
            if frozen is not None and frozen.key == "frozen-version":
                offer = await carrying.offer(standing, record_of(standing, None), position)
                if offer is not None and standing.ended:
                    match, offer = _ended(offer, standing)
                frozen = frozen if match is None else None
                if offer is not None:  # its position is shown, and nobody is asked
                    match, frozen = offer.match, offer.explained(standing.settings.rules)
            if frozen is not None:
                standing = standing._replace(status="frozen", frozen=frozen)
        if match is not None and standing.status == "playing":
            asked = {decision.seat: standing.changed[decision.seat] for decision in match.pending}
            standing = standing._replace(asked=asked)
        standing = standing._replace(clock=standing.clock.forgive(around.opened, around.now()))
        room = cls(around, standing, match, subscribers)
        room.offer = offer
        seen = Seen(0, (0,) * len(seats))
        for entry in entries:
            seen = seen.after(entry)
            if entry.kind in ("undo", "carry") or back_to(entry) is not None:
                room.snapshots.taken_back(seen, {})
            room._keep_receipt(entry, seen)
        return room

    async def go_on_by_itself(self) -> None:
        """A game for which nothing has changed goes on under the rules there are, and so does one
        at which nobody is left to ask. If that cannot be written now, it stands still.
        """
        offer = self.offer
        if offer is not None and (offer.exact or not self.standing.undecided(offer.rules)):
            try:
                await self._carry_over(offer)
            except NotSaved:
                _log.warning("a game could not be carried over", table=self.id)

    async def _carry_over(self, offer: Continuation) -> None:
        await self.commit(requests.carried(self.standing, offer, self.around.now()))
        self.offer = None
        self.snapshots.taken_back(self.standing.seen, {})

    async def prefer(self, who: str, table: bool) -> None:
        """Who says "nothing" for somebody: they themselves, or the table."""
        async with self.lock:
            now = self.around.now()
            await self.commit(requests.preferred(self.standing, who, table, now))

    async def agree(self, who: str) -> None:
        """Agree to go on by other rules; when all have, the game does."""
        async with self.lock:
            await self.commit(requests.agreed(self.standing, self.offer, who, self.around.now()))
            await self.go_on_by_itself()

    # What there is to know.

    @property
    def id(self) -> str:
        return self.standing.settings.id

    def question_of(self, seat: int | None) -> Decision[Any] | None:
        """What a seat is asked now."""
        return requests.question_of(self.standing, self.match, seat)

    def record(self) -> Record:
        """The game on paper; its rules need not be known for this."""
        return record_of(self.standing, self.match)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        busy = self.bot_turns or self.nothings or self.lock.locked()
        return not self.subscribers and not busy

    def part(self) -> None:
        """Nobody needs it any more: break reference cycles, so that memory is freed at once."""
        self.snapshots.part()
        self.bot_turns.part()
        self.nothings.part()

    # Changing.

    async def commit(self, change: Change) -> None:
        """Write what has changed; then it is so; then everybody is told."""
        standing, entry = change.standing, change.entry
        jobs: list[Callable[[Connection], None]] = []
        if change.reseats:
            rows = standing.chair_rows()

            def reseat(connection: Connection) -> None:
                connection.execute(delete(store.chairs).where(store.chairs.c.table_id == self.id))
                connection.execute(insert(store.chairs), rows)

            jobs.append(reseat)
        if standing.settings.rules != self.standing.settings.rules:
            this = update(store.tables).where(store.tables.c.id == self.id)
            turn = this.values(rules=standing.settings.rules)
            gone = delete(store.positions).where(store.positions.c.table_id == self.id)

            def renew(connection: Connection) -> None:
                connection.execute(turn)
                connection.execute(gone)

            jobs.append(renew)

        def also(connection: Connection) -> None:
            for job in jobs:
                job(connection)

        summary = standing.summary._replace(epoch=self.epoch)
        try:
            await self.around.log.append(entry, summary, also if jobs else None)
        except Conflict:
            self.around.lost(self)
            raise
        except Moved:
            self.around.moved(self.id)
            raise
        self.standing = standing
        if change.match is not None:
            self.match = change.match
        self._keep_receipt(entry, standing.seen)
        company = entry.kind != "answer" or standing.clock.pace != "none"
        self.snapshots.forget(company=company)
        self.around.set_due(self.id, standing.due)
        # The one who asked hears of it first: their task goes on before the loop gets to this.
        asyncio.get_running_loop().call_soon(self.tell)

    def _keep_receipt(self, entry: Entry, seen: Seen) -> None:
        if entry.client is not None:
            version = seen.by(self.standing.seat_of(entry.person))
            self.receipts[entry.person or "", entry.client] = Receipt(entry.kind, version)

    @contextmanager
    def _ahead(self) -> Iterator[None]:
        """The match goes ahead of what is written, and comes back if that fails."""
        try:
            yield
        except BaseException:
            self._go_back()
            raise

    def _go_back(self) -> None:
        """Bring the match to where the standing is."""
        match, moves = self.match, self.standing.moves
        if match is None:
            return
        given = [*map(tuple, match.record()["answers"])]
        same = 0
        while same < min(len(given), len(moves)) and given[same] == moves[same]:
            same += 1
        if len(given) > same:
            match.rewind(same)
        for move in moves[same:]:
            match.answer(move.seat, move.key)
        self.snapshots.forget()

    def tell(self) -> None:
        """Wake the subscribers, and the bots that have something to do, if there is any news."""
        version = self.standing.version
        if self._told != version:
            self._told = version
            for subscriber in self.subscribers:
                subscriber.show(self.standing.version_for(self.standing.seat_of(subscriber.person)))
            self.bot_turns.wake()
            self.nothings.wake()

    def company_changed(self) -> None:
        """Somebody came or went."""
        self.snapshots.forget()
        for subscriber in self.subscribers:
            subscriber.give()
        self.nothings.wake()

    async def forget_person(self, who: str) -> None:
        """Somebody's data has been deleted, and what they said is gone, in the log as well."""
        async with self.lock:  # a change that is being written would bring it back
            standing = self.standing
            chat = tuple(
                structs.replace(line, name=SOMEBODY, text="")
                if speaker == who and line.said is None
                else line
                for speaker, line in zip(standing.speakers, standing.chat, strict=True)
            )
            self.standing = standing._replace(chat=chat)
        self.company_changed()

    def followed_by(self, rematch: str) -> None:
        """The table of the next game has been made, and written down."""
        self.standing = self.standing._replace(rematch=rematch)
        self.company_changed()

    # What people ask for on the socket.

    async def do(self, who: str, request: wire.Request) -> wire.Done | wire.Refused:
        """Carry a request out, once, and say so when it is on the disk.

        Conflict if the table is not what it seems to be here; it must be read again then.
        """
        assert not isinstance(request, wire.Resume | wire.Ping)
        async with self.lock:
            if (known := self.receipts.get((who, request.id))) is not None:
                if known.kind != _kind_of(request):
                    return self.refused(who, request.id, "malformed", TableError("error-id-used"))
                return wire.Done(request.id, known.version)
            try:
                await self._carry_out(who, request)
                return wire.Done(request.id, self._version_for(who))
            except Refusal as refusal:
                return self.refused(who, request.id, refusal.reason, refusal)
            except NotSaved as error:
                return self.refused(who, request.id, "unsaved", error)

    def _version_for(self, who: str | None) -> int:
        """The version as this person may count it."""
        return self.standing.version_for(self.standing.seat_of(who))

    async def _carry_out(self, who: str, request: Doable) -> None:
        standing, now = self.standing, self.around.now()
        match request:
            case wire.Answer():
                decision = requests.to_answer(standing, self.match, who, request)
                try:
                    await self.take(decision, request.key, who=who, client=request.id)
                except TableError:
                    raise
                except RULES_BROKE:
                    self.rules_broke(decision)
                    raise Refusal("illegal", "error-rules-broke", answer=request.key) from None
            case wire.Undo():
                seat = requests.to_undo(standing, self.match, who, request)
                await self._take_back(seat, who, request.id)
            case wire.AskUndo():
                seat = requests.to_take_back(standing, self.match, who, request)
                if requests.others_to_agree(standing, seat):
                    await self.commit(requests.wished(standing, seat, now, who, request.id))
                else:
                    await self._go_back_to(seat, who, request.id, "askundo")
            case wire.Consent():
                seat = requests.to_consent(standing, who)
                wish = standing.wish
                assert wish is not None
                rest = {*requests.others_to_agree(standing, wish.seat)} - wish.agreed
                if request.yes and rest <= {seat}:
                    await self._go_back_to(wish.seat, who, request.id, "consent")
                else:
                    await self.commit(requests.consented(standing, seat, request, now, who))
            case wire.React():
                name = self.around.name_of(who)
                await self.commit(requests.reacted(standing, who, name, request, now))
            case wire.Chat():
                name = self.around.name_of(who)
                await self.commit(requests.chatted(standing, who, name, request, now))
            case wire.Resign():
                await self.commit(requests.resigned(standing, who, request, now))

    def refused(
        self, who: str | None, request: str, reason: wire.Reason, error: TableError
    ) -> wire.Refused:
        said = (error.said.key, dict(error.said.params))
        return wire.Refused(request, reason, error.text, self._version_for(who), said)

    async def take(
        self,
        decision: Decision[Any],
        key: str,
        *,
        who: str | None = None,
        client: str | None = None,
    ) -> None:
        """Give an answer to the match, and commit it. The lock is held."""
        match = self.match
        assert match is not None
        now, waiting = self.around.now(), Waiting.of(match)
        if who is not None:
            self.nothings.answered(decision.seat)
        with self._ahead():
            match.answer(decision.seat, key)
            change = requests.answered(self.standing, match, waiting, now, who=who, client=client)
            await self.commit(change)

    async def _take_back(self, seat: int, who: str, client: str) -> None:
        match = self.match
        assert match is not None
        now, waiting = self.around.now(), Waiting.of(match)
        with self._ahead():
            match.undo(seat)
            change = requests.undone(self.standing, match, waiting, seat, now, who, client)
            await self.commit(change)
        self.snapshots.taken_back(self.standing.seen, self.snapshots.heard_by_all())

    async def _go_back_to(self, seat: int, who: str, client: str, kind: str) -> None:
        """The last answer of a seat is taken back, with all that came after it."""
        match, at = self.match, requests.last_of(self.standing, seat)
        assert match is not None
        assert at is not None
        now = self.around.now()
        with self._ahead():
            match.rewind(at)
            change = requests.taken_back_to(self.standing, match, seat, at, now, who, client, kind)
            await self.commit(change)
        self.snapshots.taken_back(self.standing.seen, self.snapshots.heard_by_all())

    def rules_broke(self, decision: Decision[Any]) -> None:
        """The rules could not go on: that is our mistake, and the answer was not taken."""
        game = self.standing.settings.game
        _log.exception("the rules broke", table=self.id, game=game, asked=decision.prompt)

    # Who sits where.

    async def sit(self, who: str, wanted: int | None) -> None:
        """Take a free seat; the game begins when none is left."""
        await self._reseat(requests.sat, who, wanted)

    async def leave(self, who: str) -> None:
        """Get up: before the game the seat is free again, during it a bot stands in."""
        await self._reseat(requests.left, who)

    async def replace(self, who: str, number: int, level: str) -> None:
        """Let a bot play for a seat: the host's for any, everybody's for their own."""
        requests.check_seat(self.standing, number)
        person = self.standing.seats[number].person
        here = any(subscriber.person == person for subscriber in self.subscribers)
        since = self.away.get(person or "", self.opened)
        away = 0.0 if here else self.around.now() - since
        await self._reseat(requests.replaced, who, number, level, away)

    async def take_seat_back(self, who: str) -> None:
        """Play oneself again, where a bot has stood in."""
        await self._reseat(requests.taken_back, who)

    async def remove(self, who: str) -> None:
        """Take a seat from somebody."""
        await self._reseat(requests.removed, who)

    async def close_game(self, said: Message) -> None:
        """End a game under way, and say why."""
        await self._reseat(requests.closed, said)

    def gone(self) -> None:
        """The table has been deleted: whoever still holds it can do nothing with it."""
        self.standing = self.standing._replace(status="frozen", frozen=Message("table-gone"))

    async def forgive(self, since: float) -> None:
        """Nothing could be done here until then, so nobody's clock has run."""
        async with self.lock:
            clock = self.standing.clock.forgive(since, self.around.now())
            self.standing = self.standing._replace(clock=clock)
            self.around.set_due(self.id, self.standing.due)
        self.company_changed()

    async def time_is_up(self) -> None:
        """Let bots stand in for those who have run out of time, if any have."""
        if not await self._reseat(requests.timed_out):
            self.around.set_due(self.id, self.standing.due)

    async def _reseat(self, ask: Callable[..., Change | None], *wanted: object) -> bool:
        """Whether anything has changed."""
        async with self.lock:
            change = ask(self.standing, *wanted, self.around.now())
            if change is None:
                return False
            await self.commit(change)
            await self.go_on_by_itself()
            return True


def _kind_of(request: wire.Request) -> str:
    """The kind of line that a request leads to."""
    return "chat" if isinstance(request, wire.React) else type(request).__name__.lower()


def record_of(standing: Standing, match: Match | None) -> Record:
    """A table's game on paper."""
    settings = standing.settings
    result, ended = None, standing.outcome
    if match is not None and match.result is not None:
        result = match.result.to_json()
    elif ended is not None and ended.scores:
        result = {"winners": ended.winners, "scores": ended.scores, "reason": ended.reason}
    return Record(
        game=settings.game,
        version=settings.rules,
        seats=len(standing.seats),
        options=settings.options,
        answers=standing.moves,
        seed=None if settings.seed is None or settings.start else int(settings.seed, 16),
        start=settings.start,
        result=result,
        before=standing.before,
    )


def _ended(offer: Continuation, standing: Standing) -> tuple[Match | None, None]:
    """The match of a finished game, if it ended under the rules there are as it ended then."""
    resigned = standing.outcome is not None and standing.outcome.reason in (
        "resigned",
        "unfinished",
    )
    same = outcome_of(offer.match) == standing.outcome or resigned
    return (offer.match if offer.exact and same else None), None


async def _played(standing: Standing) -> tuple[Match | None, Message | None]:
    """The match of what has been answered, or why there is none."""
    settings = standing.settings
    try:
        game = load(settings.game)
        if game.version != settings.rules:
            versions = {"made": f"word:{settings.rules}", "ours": f"word:{game.version}"}
            return None, Message("frozen-version", {**versions, "game": f"word:{game.info.title}"})
        record = record_of(standing, None)
        match = Match.replay(game, record.before_the_first_answer())
        match.remember()
        since = perf_counter()
        for number, move in enumerate(record.answers):
            match.follow(number, move)
            if perf_counter() - since > carrying.SLICE:
                await asyncio.sleep(0)  # others have waited long enough
                since = perf_counter()
        match.check_end(record)
        return match, None
    except UnknownGame:
        return None, Message("frozen-unknown", {"game": f"word:{settings.game}"})
    except (ReplayDiverged, BadRecord) as error:
        # The error itself may tell what somebody holds: it is for the operator.
        _log.error("a log does not fit its rules", table=settings.id, error=str(error))
        return None, error.said or Message("frozen-unfit")
    except RULES_BROKE:
        _log.exception("the rules broke", table=settings.id, game=settings.game)
        return None, Message("frozen-unfit")
