"""The table service: all tables of one process and the people at them, for every client.

    async with TableService.open("sqlite:///data/chronotable.sqlite3") as service:
        ann, token = await service.introduce(None, Introduce("Ann"))
        made = await service.make(ann, NewTable("innovation", [Chair("me"), Chair("bot")]))
        viewer = await service.enter(made.id, ann)
        seen = await viewer.snapshot()
        await viewer.do(Answer("1", seen.version, seen.question.options[0].key))

Everything raises subclasses of `errors.TableError` with a status, a word and a message.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

import structlog
from prometheus_client import CollectorRegistry
from sqlalchemy import Connection, select, text

from chronotable.table import lobby, store, wire
from chronotable.table.bots import Bots
from chronotable.table.clock import steady_clock
from chronotable.table.errors import DatabaseAway, NoSuchTable, TableError
from chronotable.table.founding import Founding
from chronotable.table.log import Log
from chronotable.table.metrics import Metrics
from chronotable.table.people import People, Person
from chronotable.table.registry import Registry
from chronotable.table.replays import Replays
from chronotable.table.store import Store
from chronotable.table.tasks import Tasks
from chronotable.table.timekeeper import Timekeeper
from chronotable.table.viewer import Frame, Viewer, same_link

__all__ = ["Frame", "Person", "TableService", "Viewer"]

_LOADING = 8  # tables whose bots are woken at the same time after a restart
_LATER = 5.0  # seconds until clocks are looked at again that could not be written down

_log = structlog.get_logger("chronotable.service")


class TableService:
    """All tables of a process. Made by `TableService.open`, never by itself."""

    def __init__(
        self,
        store: Store,
        log: Log,
        bots: Bots,
        metrics: Metrics,
        *,
        now: Callable[[], float],
        token: Callable[[int], str],
        beat: float,
        idle: float,
        modules: Sequence[str] = (),
    ) -> None:
        self.store = store
        self.log = log
        self.counted = metrics
        self.now = now
        self.tasks = Tasks()
        self.people = People(store, log, now)
        self.timekeeper = Timekeeper()
        self.registry = Registry(
            store,
            log,
            bots,
            metrics,
            people=self.people,
            tasks=self.tasks,
            timekeeper=self.timekeeper,
            now=now,
        )
        self.replays = Replays(self.tasks, modules)
        self.founding = Founding(self.registry, self.people, token)
        self._bots = bots
        self._beat = beat
        self._idle = idle
        self._closing = False

    @classmethod
    @asynccontextmanager
    async def open(
        cls,
        database_url: str,
        *,
        bot_workers: int | None = None,
        bot_seconds: float = 10.0,
        modules: Sequence[str] = (),
        now: Callable[[], float] | None = None,
        token: Callable[[int], str] = secrets.token_urlsafe,
        beat: float = 0.5,
        idle: float = 300.0,
    ) -> AsyncIterator[TableService]:
        """The service on a database, `sqlite:///FILE` or `postgresql://USER@HOST/NAME`.

        The tables of the database are brought up to date first. Bots get `bot_seconds` for an
        answer, in `bot_workers` processes, which import `modules` to learn of further games
        and levels. Clocks are looked at every `beat` seconds; a table that nobody has used for
        `idle` seconds is forgotten until somebody does.
        """
        opened = Store(database_url)
        metrics = Metrics()
        try:
            await asyncio.to_thread(opened.migrate)
            log = Log(opened.engine, metrics)
            bots = Bots(metrics, workers=bot_workers, seconds=bot_seconds, modules=modules)
            service = cls(
                *(opened, log, bots, metrics),
                now=now or steady_clock(),
                token=token,
                beat=beat,
                idle=idle,
                modules=modules,
            )
            try:
                await service._wake_up()
                yield service
            finally:
                await service._close()
        finally:
            opened.close()

    # People.

    async def person(self, token: str) -> Person | None:
        """Whose session it is, if it is one."""
        return await self.people.of_session(token)

    async def introduce(self, token: str | None, said: wire.Introduce) -> tuple[Person, str]:
        """Choose or change a name, a language, a passphrase; returns the session's new token."""
        person, fresh = await self.tasks.finish(self.people.introduce(token, said))
        for room in self.registry:
            if room.standing.seat_of(person.id) is not None:
                room.company_changed()
        return person, fresh

    async def come_back(self, said: wire.ComeBack) -> tuple[Person, str]:
        """Be somebody again, by name and passphrase, in a new session."""
        return await self.tasks.finish(self.people.come_back(said))

    async def leave_device(self, token: str) -> None:
        """End the session of this browser."""
        await self.tasks.finish(self.people.leave_device(token))

    async def forget(self, person: Person) -> None:
        """Delete somebody's own data: sessions, name, passphrase, lines of chat.

        Seats at games that have not begun are free again; where the game is on, a bot plays.
        """
        await self.tasks.finish(self._forget(person))

    async def _forget(self, person: Person) -> None:
        listed = await self.store.read(
            lambda c: lobby.mine(c, person.id, ("gathering", "playing"), most=None)
        )
        for each in listed:
            room = await self.registry.room(each.row.id)
            if room.standing.seat_of(person.id) is not None:
                await room.leave(person.id)
        await self.people.forget(person)
        for room in self.registry:
            room.forget_person(person.id)

    # Tables.

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
        here = self.registry.here()
        who = None if person is None else person.id
        cards: list[list[wire.TableCard]] = [[], [], []]
        for each, shown in zip(lists, cards, strict=True):
            for one in each:
                try:
                    shown.append(lobby.card(one, who, self.people.name_of, here))
                except (ValueError, LookupError, TypeError, AttributeError):
                    _log.exception("a table cannot be listed", table=one.row.id)
        return wire.Lobby(*cards)

    async def make(self, person: Person, wanted: wire.NewTable) -> wire.Made:
        """A new table, with links to invite others; the game begins when every seat is taken."""
        return await self.tasks.finish(self.founding.new(person, wanted))

    async def import_record(self, person: Person, record: object) -> wire.Made:
        """Put a game that was played elsewhere into the archive."""
        read, outcome = await self.replays.check(person.id, record)
        return await self.tasks.finish(self.founding.imported(person, read, outcome))

    async def enter(self, table_id: str, person: Person | None, link: str = "") -> Viewer:
        """Come to a table: as somebody who sits there, made it, or was at the game before; by
        one of its links; or because it is listed. Otherwise NoSuchTable, whether it exists or not.
        """
        standing = (await self.registry.room(table_id)).standing
        settings = standing.settings
        who = None if person is None else person.id
        known = who is not None and (standing.seat_of(who) is not None or settings.host == who)
        plays = known or settings.listed or same_link(link, settings.play)
        plays = plays or await self._was_there(settings.after, who)
        if plays or same_link(link, settings.watch):
            return Viewer(self, table_id, person, may_sit=plays)
        raise NoSuchTable

    async def _was_there(self, table: str | None, who: str | None) -> bool:
        """Whether somebody sat at the table that this is a rematch of."""
        if table is None or who is None:
            return False
        chair = store.chairs.c
        query = select(chair.seat).where(chair.table_id == table, chair.person == who)
        return await self.store.read(lambda c: c.execute(query).first() is not None)

    # Counting.

    @property
    def metrics(self) -> CollectorRegistry:
        """What Prometheus may ask for."""
        self.counted.tables.set(len(self.registry))
        self.counted.watching.set(self.registry.watching)
        return self.counted.registry

    async def health(self) -> dict[str, object]:
        """Whether the database can be read, and how much is going on."""
        database = "well"
        try:
            await self.store.read(lambda c: c.execute(text("SELECT 1")).one())
        except DatabaseAway as error:
            database = error.why
        return {
            "well": database == "well" and not self._closing,
            "database": database,
            "tables": len(self.registry),
            "watching": self.registry.watching,
        }

    # Time.

    async def _wake_up(self) -> None:
        """After a restart: see to the clocks, and to the bots that were thinking."""
        table = store.tables.c
        query = select(table.id, table.due).where(table.due.is_not(None), table.status == "playing")
        unfinished: list[str] = []
        for row in await self.store.read(lambda c: c.execute(query).all()):
            if row.due:
                self.timekeeper.set_due(row.id, row.due)
            else:
                unfinished.append(row.id)
        _ = self.tasks.spawn(self._keep_time())
        if unfinished:
            _ = self.tasks.spawn(self._wake_bots(unfinished))

    async def _wake_bots(self, ids: list[str]) -> None:
        """A few tables at a time: people who come first go first."""
        for table_id in ids:
            while sum(bool(room.bot_turns) for room in self.registry) >= _LOADING:
                await asyncio.sleep(self._beat / 10)
            try:
                await self.registry.room(table_id)
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
        for table_id in self.timekeeper.run_out(now):
            try:
                await (await self.registry.room(table_id)).time_is_up()
            except TableError:  # the disk is full: later, then
                self.timekeeper.set_due(table_id, now + _LATER)
            except Exception:
                _log.exception("time could not be taken", table=table_id)
        self.registry.forget_idle(now - self._idle)

    async def _close(self) -> None:
        """Stop the bots, finish what is being written, and tell everybody who looks on."""
        self._closing = True
        self.registry.close()
        await self.tasks.close()
        await self._bots.close()
        await self.replays.close()
        await self.log.close()
