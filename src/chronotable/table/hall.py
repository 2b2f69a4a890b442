"""Hall: all tables of one server, the people at them, and the one door for every client.

    async with Hall.open("sqlite:///data/chronotable.sqlite3") as hall:
        ann, token = await hall.introduce(None, Introduce("Ann"))
        made = await hall.make(ann, NewTable("innovation", [Chair("me"), Chair("bot")]))
        viewer = await hall.enter(made.id, ann)
        look = await viewer.look()
        await viewer.do(Answer("1", look.version, look.question.options[0].key))

Tables are read from the log when somebody needs them and forgotten when nobody does.
Everything raises subclasses of `errors.TableError` with a status, a word and a sentence.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from time import perf_counter
from typing import Any, TypeVar

import structlog
from prometheus_client import CollectorRegistry
from sqlalchemy import Connection, Update, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from chronotable.games import load
from chronotable.kernel.errors import (
    BadOption,
    BadRecord,
    ChronotableError,
    ReplayDiverged,
    UnknownGame,
)
from chronotable.kernel.game import Json
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.kernel.record import Answered, Origin
from chronotable.kernel.record import read as read_record
from chronotable.table import lobby, store, wire
from chronotable.table.bots import Bots
from chronotable.table.clock import Clock
from chronotable.table.errors import (
    BadTable,
    NoSuchTable,
    NotNow,
    TableError,
)
from chronotable.table.facts import Facts, chair_row
from chronotable.table.log import Entry, Log
from chronotable.table.metrics import Metrics
from chronotable.table.people import People, Person
from chronotable.table.seat import OPEN, Seat, bot
from chronotable.table.seat import person as sitting
from chronotable.table.store import Store
from chronotable.table.table import RULES_BROKE, House, Table
from chronotable.table.viewer import Frame, Viewer, check_level, same_link
from chronotable.table.watching import Listeners, Signal

__all__ = ["Frame", "Hall", "Person", "Viewer"]

T = TypeVar("T")

_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
_LOADING = 8  # tables that are woken at the same time after a restart
_PATIENCE = 15.0  # seconds for what is being written when the hall closes
_LONGEST = 5_000  # answers of a record that is brought here

_log = structlog.get_logger("chronotable.hall")


class Hall:
    """All tables of a process. Made by `Hall.open`, never by itself."""

    def __init__(
        self,
        store: Store,
        log: Log,
        bots: Bots,
        counted: Metrics,
        *,
        now: Callable[[], float],
        token: Callable[[int], str],
        beat: float,
        idle: float,
    ) -> None:
        self.store = store
        self.log = log
        self.people = People(store, log, now)
        self.counted = counted
        self._bots = bots
        self.now = now
        self._token = token
        self._beat = beat
        self._idle = idle
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._listeners: dict[str, Listeners] = {}
        self._tasks: set[asyncio.Task[Any]] = set()  # to be finished in any case
        self._chores: set[asyncio.Task[Any]] = set()  # to be stopped at the end
        self._dues: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []
        self._closing = False
        self._house = House(
            log=log,
            bots=bots,
            metrics=counted,
            now=now,
            opened=now(),
            name_of=self.people.name_of,
            set_due=self._set_due,
            lost=self._lost,
            spawn=self._spawn,
        )

    @classmethod
    @asynccontextmanager
    async def open(
        cls,
        database_url: str,
        *,
        bot_workers: int | None = None,
        bot_seconds: float = 10.0,
        modules: Sequence[str] = (),
        now: Callable[[], float] = time.time,
        token: Callable[[int], str] = secrets.token_urlsafe,
        beat: float = 0.5,
        idle: float = 300.0,
    ) -> AsyncIterator[Hall]:
        """A hall on a database, `sqlite:///FILE` or `postgresql://USER@HOST/NAME`.

        The tables of the database are brought up to date first. Bots get `bot_seconds` for an
        answer, in `bot_workers` processes, which import `modules` to learn of further games
        and levels. Clocks are looked at every `beat` seconds; a table that nobody has used for
        `idle` seconds is forgotten until somebody does.
        """
        opened = Store(database_url)
        counted = Metrics()
        try:
            await asyncio.to_thread(opened.migrate)
            log = Log(opened.engine, counted)
            bots = Bots(counted, workers=bot_workers, seconds=bot_seconds, modules=modules)
            hall = cls(opened, log, bots, counted, now=now, token=token, beat=beat, idle=idle)
            try:
                await hall._wake_up()
                yield hall
            finally:
                await hall._close()
        finally:
            opened.close()

    # People.

    async def person(self, token: str) -> Person | None:
        """Whose session it is, if it is one."""
        return await self.people.of_session(token)

    async def introduce(self, token: str | None, said: wire.Introduce) -> tuple[Person, str]:
        """Choose or change a name, a language, a passphrase; returns the session's new token."""
        person, fresh = await self._finish(self.people.introduce(token, said))
        for table in self._tables.values():
            if table.seat_of(person.id) is not None:
                table.company_changed()
        return person, fresh

    async def come_back(self, said: wire.ComeBack) -> tuple[Person, str]:
        """Be somebody again, by name and passphrase, in a new session."""
        return await self._finish(self.people.come_back(said))

    async def leave_device(self, token: str) -> None:
        """End the session of this browser."""
        await self._finish(self.people.leave_device(token))

    async def forget(self, person: Person) -> None:
        """Delete somebody's own data: sessions, name, passphrase, lines of chat.

        Seats at games that have not begun are free again; where the game is on, a bot plays.
        """
        await self._finish(self._forget(person))

    async def _forget(self, person: Person) -> None:
        listed = await self.store.read(
            lambda c: lobby.mine(c, person.id, ("gathering", "playing"), most=None)
        )
        for each in listed:
            table = await self.table(each.row.id)
            if table.seat_of(person.id) is not None:
                await table.leave(person.id)
        await self.people.forget(person)
        for table in self._tables.values():
            table.forget_person(person.id)
            table.wake_bots()

    # The lobby.

    async def lobby(self, person: Person | None) -> wire.Lobby:
        """The tables that concern this person, and those that wait for anybody."""

        def query(c: Connection) -> tuple[list[lobby.Listed], ...]:
            waiting = lobby.open_to_all(c)
            if person is None:
                return [], waiting, []
            now = lobby.mine(c, person.id, ("gathering", "playing"))
            return now, waiting, lobby.mine(c, person.id, ("over",))

        lists = await self.store.read(query)
        await self.people.meet(seat.person for each in lists for one in each for seat in one.seats)
        here = {
            table: {signal.person for signal in listeners}
            for table, listeners in self._listeners.items()
        }
        who = None if person is None else person.id
        mine, waiting, finished = (
            [lobby.card(one, who, self.people.name_of, here) for one in each] for each in lists
        )
        return wire.Lobby(mine, waiting, finished)

    # Tables.

    async def make(self, person: Person, wanted: wire.NewTable) -> wire.Made:
        """A new table, with links to invite others; the game begins when every seat is taken."""
        match = _checked(wanted)
        if sum(chair.who == "me" for chair in wanted.chairs) > 1:
            raise BadTable("You can sit on one chair only.").saying("error-one-chair")
        for chair in wanted.chairs:
            if chair.who == "bot":
                check_level(chair.level)
        choose = {"me": sitting(person.id), "open": OPEN}
        seats = [bot(c.level) if c.who == "bot" else choose[c.who] for c in wanted.chairs]
        seed = wanted.seed if wanted.seed is not None else f"{secrets.randbits(128):032x}"
        says = [] if wanted.seed is None else [Message("table-seeded")]
        facts = self._facts(
            person, wanted.game, match.game.version, match.options, seed=seed, listed=wanted.listed
        )
        facts = facts._replace(pace=wanted.pace, minutes=wanted.minutes)
        return await self._finish(self._found(facts, seats, says=says))

    def _facts(
        self,
        host: Person,
        game: str,
        rules: str,
        options: dict[str, str],
        *,
        seed: str | None = None,
        start: Json | None = None,
        listed: bool = False,
        after: str | None = None,
    ) -> Facts:
        return Facts(
            id=self._token(9),
            game=game,
            rules=rules,
            options=options,
            seed=seed,
            start=start,
            pace="none",
            minutes=30,
            listed=listed,
            host=host.id,
            play=self._token(16),
            watch=self._token(16),
            after=after,
            made=self.now(),
        )

    async def _found(
        self,
        facts: Facts,
        seats: Sequence[Seat],
        *,
        moves: Sequence[Sequence[Any]] = (),
        says: Sequence[Message] = (),
        finished: bool = False,
        also: Update | None = None,
    ) -> wire.Made:
        """Write a new table down, with what has been answered there already."""
        full = finished or OPEN not in seats
        entries = [
            Entry(facts.id, n, facts.made, "answer", seat, key, question)
            for n, (seat, key, question) in enumerate(moves, start=1)
        ]
        entries += [
            Entry(
                *(facts.id, n, facts.made, "said", None, None, None, None, None),
                json.dumps({"said": said.to_json()}),
            )
            for n, said in enumerate(says, start=len(entries) + 1)
        ]
        if full:
            entries.append(Entry(facts.id, len(entries) + 1, facts.made, "begin"))
        row: dict[str, Any] = {
            **facts._asdict(),
            "options": json.dumps(facts.options),
            "start": None if facts.start is None else json.dumps(facts.start),
            "status": "playing" if full else "gathering",
            "version": len(entries),
            "moved": facts.made,
            "clock": None,
            "outcome": None,
            "rematch": None,
        }
        listeners: Listeners = set()
        table = Table.load(self._house, row, seats, entries, listeners)
        if full and not finished:
            table.clock = Clock.wound(facts.pace, facts.minutes, len(seats), facts.made)
        table.settle(finished=finished)
        mark = table.mark(facts.made, len(entries))
        row |= mark._asdict()
        chairs = [chair_row(facts.id, number, seat) for number, seat in enumerate(seats)]

        def job(connection: Connection) -> None:
            connection.execute(insert(store.tables).values(row))
            connection.execute(insert(store.chairs), chairs)
            if entries:
                connection.execute(insert(store.log), [entry._asdict() for entry in entries])
            if also is not None:
                connection.execute(also)

        await self.log.run(job)
        await self.people.meet([facts.host])
        self._listeners[facts.id] = listeners
        self._tables[facts.id] = table
        self._set_due(facts.id, mark.due)
        table.wake_bots()
        return facts.links

    async def enter(self, table_id: str, person: Person | None, link: str = "") -> Viewer:
        """Come to a table: as who sits there, made it, or was at the game before; by one of
        its links; or because it is listed. Otherwise NoSuchTable, whether it exists or not.
        """
        table = await self.table(table_id)
        facts = table.facts
        who = None if person is None else person.id
        known = who is not None and (table.seat_of(who) is not None or facts.host == who)
        plays = known or facts.listed or same_link(link, facts.play)
        plays = plays or await self._was_there(facts.after, who)
        if plays or same_link(link, facts.watch):
            return Viewer(self, table_id, person, may_sit=plays)
        raise NoSuchTable

    async def _was_there(self, table: str | None, who: str | None) -> bool:
        """Whether somebody sat at the table that this is a rematch of."""
        if table is None or who is None:
            return False
        chair = store.chairs.c
        query = select(chair.seat).where(chair.table_id == table, chair.person == who)
        return await self.store.read(lambda c: c.execute(query).first() is not None)

    async def import_record(self, person: Person, record: object) -> wire.Made:
        """Put a game that was played elsewhere into the archive."""
        name, rules, origin, moves, _ = _readable(record)
        if load(name).version == rules:
            try:
                await asyncio.to_thread(Match.replay, load(name), record)
            except (BadRecord, ReplayDiverged) as error:
                raise _passed_on(error) from None
            except RULES_BROKE:
                raise BadTable(f"The rules of {name} cannot play this record.").saying(
                    "error-record-unplayable"
                ) from None
        seed = None if origin.seed is None else f"{origin.seed:032x}"
        facts = self._facts(person, name, rules, origin.options, seed=seed, start=origin.start)
        seats = [OPEN] * origin.seats
        return await self._finish(self._found(facts, seats, moves=moves, finished=True))

    # Counting.

    @property
    def metrics(self) -> CollectorRegistry:
        """What Prometheus may ask for."""
        self.counted.tables.set(len(self._tables))
        self.counted.watching.set(sum(len(each) for each in self._listeners.values()))
        return self.counted.registry

    async def health(self) -> dict[str, object]:
        """Whether the database can be read, and how much is going on."""
        database = "well"
        try:
            await self.store.read(lambda c: c.execute(text("SELECT 1")).one())
        except SQLAlchemyError as error:
            database = store.reason(error)
        return {
            "well": database == "well" and not self._closing,
            "database": database,
            "tables": len(self._tables),
            "watching": sum(len(each) for each in self._listeners.values()),
        }

    # What viewers ask the hall for.

    def seen(self, table_id: str, signal: Signal, *, here: bool) -> None:
        """Somebody begins or ceases to listen at a table."""
        listeners = self._listeners.setdefault(table_id, set())
        if here:
            if self._closing:
                signal.close()
            listeners.add(signal)
        else:
            listeners.discard(signal)
        if (table := self._tables.get(table_id)) is not None:
            table.used = self.now()
            table.company_changed()
        elif not listeners:
            del self._listeners[table_id]

    async def remake(self, table: Table, person: Person) -> wire.Made:
        """The next game of a table, the same one whoever asks."""
        async with table.lock:
            if table.rematch is not None:
                return (await self.table(table.rematch)).facts.links
            if not table.ended:
                raise NotNow("The game is not over yet.").saying("error-not-over")
            old = table.facts
            try:
                seed, game = f"{secrets.randbits(128):032x}", load(old.game)
                Match.begin(game, len(table.seats), seed, old.options)
            except (BadOption, UnknownGame) as error:
                raise NotNow(f"This game cannot be played again: {error}.").saying(
                    "error-no-rematch"
                ) from None
            seats = [
                seat
                if seat.kind == "bot"
                else sitting(seat.person)
                if seat.person == person.id
                else OPEN
                for seat in table.seats
            ]
            facts = self._facts(person, old.game, game.version, old.options, seed=seed)
            facts = facts._replace(
                pace=old.pace, minutes=old.minutes, listed=old.listed, after=old.id
            )
            this = store.tables.c.id == old.id
            told = update(store.tables).where(this).values(rematch=facts.id)
            made = await self._found(facts, seats, also=told)
            table.rematch = facts.id
            table.company_changed()
            return made

    async def continue_from(self, person: Person, match: Match, seats: Sequence[Seat]) -> wire.Made:
        """A table that begins in the middle of a game."""
        record = match.record()
        facts = self._facts(
            person, record["game"], record["version"], match.options, start=record["start"]
        )
        says = [Message("table-dealt-anew")]
        return await self._finish(self._found(facts, seats, moves=record["answers"], says=says))

    # Tables in memory.

    async def table(self, table_id: str) -> Table:
        """A table, from memory or from the log; NoSuchTable if there is none."""
        table = self._tables.get(table_id)
        if table is None:
            if not _ID.fullmatch(table_id):
                raise NoSuchTable
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._spawn(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(loading)
        table.used = self.now()
        return table

    def table_at_once(self, table_id: str) -> Table | None:
        """A table that is in memory."""
        return self._tables.get(table_id)

    async def _load(self, table_id: str) -> Table:
        started = perf_counter()

        def query(c: Connection) -> tuple[Any, list[Seat], list[Entry]] | None:
            table, entry = store.tables.c, store.log.c
            row = c.execute(select(store.tables).where(table.id == table_id)).mappings().first()
            if row is None:
                return None
            lines = select(store.log).where(entry.table_id == table_id).order_by(entry.version)
            entries = [Entry._make(line) for line in c.execute(lines)]
            return row, lobby.seats_of(c, [table_id])[table_id], entries

        found = await self.store.read(query)
        if found is None:
            raise NoSuchTable
        row, seats, entries = found
        await self.people.meet([row["host"], *(seat.person for seat in seats)])
        listeners = self._listeners.setdefault(table_id, set())
        table = Table.load(self._house, row, seats, entries, listeners)
        self._tables[table_id] = table
        self.counted.loads.inc()
        self.counted.load_seconds.observe(perf_counter() - started)
        table.wake_bots()
        return table

    def _lost(self, table: Table) -> None:
        """What is in memory is not what is written: read it again when somebody looks."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
            for signal in table.listeners:
                signal.give()

    def _spawn(self, coroutine: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Something that goes on by itself."""
        return self._watch(asyncio.ensure_future(coroutine), self._chores)

    def _watch(self, task: asyncio.Task[T], among: set[asyncio.Task[Any]]) -> asyncio.Task[T]:
        among.add(task)
        task.add_done_callback(among.discard)
        task.add_done_callback(_complain)
        return task

    async def _finish(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever asked for it goes away meanwhile."""
        return await asyncio.shield(self.begin(coroutine))

    def begin(self, coroutine: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Something that the hall does not close without."""
        return self._watch(asyncio.ensure_future(coroutine), self._tasks)

    # Time.

    def _set_due(self, table_id: str, due: float | None) -> None:
        """Remember when to look at a table's clocks. Bots that are to answer do so anyway."""
        if not due:
            self._dues.pop(table_id, None)
        elif self._dues.get(table_id) != due:
            self._dues[table_id] = due
            heappush(self._heap, (due, table_id))

    async def _wake_up(self) -> None:
        """After a restart: see to the clocks, and to the bots that were thinking."""
        table = store.tables.c
        query = select(table.id, table.due).where(table.due.is_not(None), table.status == "playing")
        unfinished: list[str] = []
        for row in await self.store.read(lambda c: c.execute(query).all()):
            if row.due:
                self._set_due(row.id, row.due)
            else:
                unfinished.append(row.id)
        _ = self._spawn(self._keep_time())
        if unfinished:
            _ = self._spawn(self._wake_bots(unfinished))

    async def _wake_bots(self, ids: list[str]) -> None:
        """A few tables at a time: people who come first go first."""
        for table_id in ids:
            while sum(table.thinking for table in self._tables.values()) >= _LOADING:
                await asyncio.sleep(self._beat / 10)
            try:
                await self.table(table_id)
            except Exception:
                _log.exception("a table could not be loaded", table=table_id)

    async def _keep_time(self) -> None:
        while True:
            await asyncio.sleep(self._beat)
            try:
                await self.tick()
            except Exception:
                _log.exception("the clocks could not be looked at")

    async def tick(self) -> None:
        """Let bots stand in for those whose time is up, and forget tables that nobody uses."""
        now = self.now()
        while self._heap and self._heap[0][0] <= now:
            due, table_id = heappop(self._heap)
            if self._dues.get(table_id) == due:
                del self._dues[table_id]
                try:
                    await (await self.table(table_id)).time_is_up()
                except TableError:
                    self._set_due(table_id, now + 5.0)  # the disk is full: later, then
                except Exception:
                    _log.exception("time could not be taken", table=table_id)
        for table in [*self._tables.values()]:
            if table.idle and now - table.used > self._idle:
                del self._tables[table.id]
                table.looks.part()
                if not table.listeners:
                    self._listeners.pop(table.id, None)

    async def _close(self) -> None:
        """Stop the bots, finish what is being written, and tell everybody who listens."""
        self._closing = True
        for listeners in self._listeners.values():
            for signal in [*listeners]:
                signal.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=_PATIENCE)
        while left := {*self._chores, *self._tasks}:
            for task in left:
                task.cancel()
            await asyncio.wait(left, timeout=1.0)
        await self._bots.close()
        await self.log.close()


def _checked(wanted: wire.NewTable) -> Match:
    """The match that could begin there; BadTable if none could."""
    try:
        return Match.begin(load(wanted.game), len(wanted.chairs), wanted.seed, wanted.options)
    except (BadOption, UnknownGame) as error:
        raise _passed_on(error) from None


def _passed_on(error: ChronotableError) -> BadTable:
    """What the rules or a record refuse is refused at the table for the same reason."""
    refused = BadTable(f"{error}.")
    refused.said = error.said
    return refused


def _readable(record: object) -> tuple[str, str, Origin, list[Answered], Json | None]:
    """What a record tells, if it can be kept; BadTable if not."""
    try:
        name, rules, origin, moves, result = read_record(record)
        load(name)
    except (BadRecord, UnknownGame) as error:
        raise _passed_on(error) from None
    if not 1 <= origin.seats <= 8:
        raise BadTable(f"field 'seats': expected 1 to 8, got {origin.seats}.").saying(
            "error-record-field", field="seats"
        )
    if len(moves) > _LONGEST:
        raise BadTable(f"field 'answers': expected at most {_LONGEST}, got {len(moves)}.").saying(
            "error-record-field", field="answers"
        )
    for number, move in enumerate(moves):
        short = len(move.key) <= 100 and len(move.fingerprint) <= 8
        plain = move.key.isprintable() and move.fingerprint.isprintable()
        if not short or not plain or not 0 <= move.seat < origin.seats:
            raise BadTable(
                f"field 'answers': answer {number} is none of this game: {move}."
            ).saying("error-record-field", field="answers")
    if len(rules) > 40 or not rules.isprintable():
        raise BadTable(f"field 'version': expected at most 40 letters, got {rules[:60]!r}.").saying(
            "error-record-field", field="version"
        )
    return name, rules, origin, moves, result


def _complain(task: asyncio.Task[Any]) -> None:
    """A task that nobody waits for must not fail in silence."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, TableError):
        _log.error("a task failed", exc_info=error)
