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
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager, suppress

import structlog
from prometheus_client import CollectorRegistry
from sqlalchemy import Connection, Engine, select

from chronotable.kernel.json import Json
from chronotable.table import lobby, store, wire
from chronotable.table.bots import Bots
from chronotable.table.clock import steady_clock
from chronotable.table.errands import Errands
from chronotable.table.errors import (
    DatabaseAway,
    Moved,
    NoSuchTable,
    NotIntroduced,
    TableError,
)
from chronotable.table.export import export
from chronotable.table.founding import Founding
from chronotable.table.homes import AlwaysHere, Leases
from chronotable.table.house import House
from chronotable.table.log import LogWriter
from chronotable.table.manners import Manners
from chronotable.table.metrics import Metrics
from chronotable.table.migrating import migrate
from chronotable.table.neighbours import Alone, Company, Neighbour, Neighbours
from chronotable.table.notices import Notices, NoticeSettings
from chronotable.table.orders import Orders
from chronotable.table.people import People, Person
from chronotable.table.pulse import Pulse
from chronotable.table.registry import Registry
from chronotable.table.replays import Replays
from chronotable.table.retention import Keeps, Retention, delete_rows
from chronotable.table.store import Store
from chronotable.table.tasks import Tasks
from chronotable.table.timekeeper import Timekeeper
from chronotable.table.viewer import Frame, Viewer, same_link

__all__ = ["Frame", "Person", "TableService", "Viewer"]

_LOADING = 8  # tables whose bots are woken at the same time after a restart
_HOUSE = 1.0  # seconds between two looks for orders of the operator
_NOTICES = 15.0  # seconds between two looks for people to be told
_LATER = 5.0  # seconds until clocks are looked at again that could not be written down

_log = structlog.get_logger("chronotable.service")


class TableService:
    """All tables of a process. Made by `TableService.open`, never by itself."""

    def __init__(
        self,
        store: Store,
        log: LogWriter,
        bots: Bots,
        metrics: Metrics,
        *,
        now: Callable[[], float],
        token: Callable[[int], str],
        beat: float,
        idle: float,
        modules: Sequence[str] = (),
        keeps: Keeps = Keeps(),  # noqa: B008 (a value that never changes)
        notices: NoticeSettings = NoticeSettings(),  # noqa: B008 (the same)
        company: Company | None = None,
    ) -> None:
        self.store = store
        self.log = log
        self.counted = metrics
        self.now = now
        self.tasks = Tasks()
        self.company: Company = Alone() if company is None else company
        self.homes: AlwaysHere | Leases = AlwaysHere(store)
        if isinstance(company, Neighbours):
            self.homes = Leases(store, log, company)
        self.house = House(store, log, now, self.company)
        self.people = People(store, log, self.house, now, self.company)
        self.errands = Errands(self)
        self.orders = Orders(self)
        self.manners = Manners(self)
        self.retention = Retention(self, keeps)
        self.notices = Notices(self, notices)
        self.pulse = Pulse(self)
        self.timekeeper = Timekeeper()
        self.registry = Registry(
            store,
            log,
            bots,
            metrics,
            people=self.people,
            tasks=self.tasks,
            timekeeper=self.timekeeper,
            muted_by=self.house.muted_by,
            now=now,
            homes=self.homes,
        )
        self.replays = Replays(self.tasks, modules)
        self.founding = Founding(self.registry, self.people, token)
        self._bots = bots
        self._beat = beat
        self._idle = idle
        self._closing = False
        self.said: dict[str, Callable[[Json], None]] = {}  # who wants to hear what others tell
        self._banned: set[str] = set()
        self._was_read_only = False

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
        keeps: Keeps = Keeps(),  # noqa: B008 (a value that never changes)
        notices: NoticeSettings = NoticeSettings(),  # noqa: B008 (the same)
        log: Callable[[Engine, Metrics], LogWriter] = LogWriter,
        bots: Callable[..., Bots] = Bots,
        alone: bool = False,
        reached_at: str = "",
    ) -> AsyncIterator[TableService]:
        """The service on a database, `sqlite:///FILE` or `postgresql://USER@HOST/NAME`.

        The tables of the database are backed up and brought up to date first. Bots get
        `bot_seconds` for an answer, in `bot_workers` processes, which import `modules` to learn
        of further games and levels. Clocks are looked at every `beat` seconds; a table that nobody
        has used for `idle` seconds is forgotten until somebody does. `keeps` says what is deleted,
        and when; `notices` how people are told that it is their turn. `log` and `bots` make what
        writes and what thinks: tests replace them to run without threads and processes.

        Other processes may serve the same PostgreSQL, unless it is known that this one is `alone`;
        those on other machines reach it at `reached_at`, HOST:PORT.
        """
        await asyncio.to_thread(migrate, database_url)
        opened = Store(database_url)
        metrics = Metrics()
        try:
            writes = log(opened.engine, metrics)
            thinks = bots(metrics, workers=bot_workers, seconds=bot_seconds, modules=modules)
            ears = _Ears()
            company: Company = Alone()
            if not opened.is_sqlite and not alone:
                company = await Neighbours.open(opened.engine, ears, reached_at)
            ears.service = service = cls(
                *(opened, writes, thinks, metrics),
                now=now or steady_clock(),
                token=token,
                beat=beat,
                idle=idle,
                modules=modules,
                keeps=keeps,
                notices=notices,
                company=company,
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
        self._renamed(person.id)
        return person, fresh

    def _renamed(self, who: str) -> None:
        for room in self.registry:
            if room.standing.seat_of(who) is not None:
                room.company_changed()

    async def come_back(self, said: wire.ComeBack) -> tuple[Person, str]:
        """Be somebody again, by name and passphrase, in a new session."""
        return await self.tasks.finish(self.people.come_back(said))

    async def leave_device(self, token: str) -> None:
        """End the session of this browser."""
        await self.tasks.finish(self.people.leave_device(token))

    async def devices(self, person: Person, token: str) -> list[wire.Device]:
        """The browsers in which somebody is known."""
        return await self.people.devices(person, token)

    async def leave_devices(self, person: Person, wanted: Callable[[str], bool]) -> int:
        """End sessions of somebody's own."""
        return await self.tasks.finish(self.people.leave_devices(person, wanted))

    async def forget(self, person: Person) -> None:
        """Delete somebody's own data: sessions, name, passphrase, lines of chat.

        Seats at games that have not begun are free again; where the game is on, a bot plays.
        """
        await self.tasks.finish(self._forget(person))

    async def _forget(self, person: Person) -> None:
        gone = self.people.gone
        gone.add(person.id)  # from here on nothing more is done for them
        try:
            await self.vacate(person.id)
            await self.people.forget(person)
        except TableError:
            gone.discard(person.id)
            raise
        await self.vacate(person.id)  # where they were just sitting down
        await self._forgotten(person.id)

    async def _forgotten(self, who: str) -> None:
        for room in self.registry:
            await room.forget_person(who)

    async def vacate(self, who: str) -> None:
        """Let somebody get up from every table that is not over."""
        listed = await self.store.read(
            lambda c: lobby.mine(c, who, ("gathering", "playing"), most=None)
        )
        for each in listed:
            await self.errands.run(each.row.id, "leave", who=who)

    async def export(self, person: Person) -> bytes:
        """Everything that is kept about somebody, as a zip."""
        return await export(self, person)

    # Tables.

    async def delete_table(self, table_id: str, status: str) -> bool:
        """Delete a table for good, if it still stands like that; whether it did."""
        return bool(await self.errands.run(table_id, "delete", status=status))

    async def delete_here(self, table_id: str, status: str) -> bool:
        """The same for a table that lives here."""
        try:
            await self.homes.settle(table_id)
        except NoSuchTable:
            return False
        room = self.registry.in_memory(table_id)
        if room is None:
            return await self.log.run(lambda c: delete_rows(c, table_id, status))
        async with room.lock:
            deleted = await self.log.run(lambda c: delete_rows(c, table_id, status))
            if deleted:
                self.registry.drop(table_id)
        return deleted

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
        here = await self.here({one.row.id for each in lists for one in each})
        who = None if person is None else person.id
        cards: list[list[wire.TableCard]] = [[], [], []]
        for each, shown in zip(lists, cards, strict=True):
            for one in each:
                try:
                    shown.append(lobby.card(one, who, self.people.name_of, here))
                except (ValueError, LookupError, TypeError, AttributeError):
                    _log.exception("a table cannot be listed", table=one.row.id)
        return wire.Lobby(*cards)

    async def here(self, tables: Collection[str]) -> dict[str, set[str | None]]:
        """Who looks on at these tables now, in any process."""
        return await self.errands.here(tables)

    async def tallies(self, person: Person) -> list[wire.Tally]:
        """What somebody's finished games come to, by title."""
        listed = await self.store.read(lambda c: lobby.mine(c, person.id, ("over",), most=None))
        return lobby.tallies(listed, person.id)

    async def make(self, person: Person, wanted: wire.NewTable) -> wire.Made:
        """A new table, with links to invite others; the game begins when every seat is taken."""
        if person.id in self.people.gone:
            raise NotIntroduced
        return await self.tasks.finish(self.founding.new(person, wanted))

    async def import_record(self, person: Person, record: object) -> wire.Made:
        """Put a game that was played elsewhere into the archive."""
        read, outcome = await self.replays.check(person.id, record)
        return await self.tasks.finish(self.founding.imported(person, read, outcome))

    async def bring(self, person: Person, record: object, chairs: Sequence[str]) -> wire.Made:
        """Let a game that was begun elsewhere go on here."""
        read = await self.replays.bring(person.id, record)
        return await self.tasks.finish(self.founding.brought(person, read, chairs))

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
        self.counted.waiting.set(self.log.length)
        self.counted.read_only.set(self.house.read_only is not None)
        self.counted.backed_up.set(self.house.values.get("backup", 0))
        if (free := self.pulse.free) is not None:
            self.counted.disk_free.set(free)
        return self.counted.registry

    async def health(self) -> dict[str, object]:
        """Whether all is well, part by part, and how much is going on."""
        parts = await self.pulse.feel()
        return {
            "well": parts.well and not self._closing,
            **parts._asdict(),
            "tables": len(self.registry),
            "watching": self.registry.watching,
        }

    # The house.

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(_HOUSE)
            try:
                await self.house.come_home()
                await self._look_at_the_house()
                if self.company.eldest:
                    await self.orders.carry_out_waiting()
                    await self.retention.sweep_if_due()
            except TableError:
                pass  # the database is away or full: in a second, then
            except Exception:
                _log.exception("the house could not be looked after")

    async def _look_at_the_house(self) -> None:
        if await self.house.look():
            await self.hold_to_the_house()

    async def _tell_those_away(self) -> None:
        while True:
            await asyncio.sleep(_NOTICES)
            try:
                if self.company.eldest:
                    await self.notices.tell()
            except TableError:
                pass  # the database is away or full, or nothing is written: later, then
            except Exception:
                _log.exception("nobody could be told")

    async def hold_to_the_house(self) -> None:
        """Apply what the house says now: disconnect those who may not stay, and give back the time
        during which nothing could be done.
        """
        banned = self.house.banned
        for who in banned - self._banned:
            await self.people.show_out(who)
        self._banned = banned
        if self._was_read_only and self.house.read_only is None:
            self.registry.around.opened = now = self.now()
            for room in self.registry:
                await room.forgive(now)
        self._was_read_only = self.house.read_only is not None

    # Time.

    async def _wake_up(self) -> None:
        """After a restart: look after the clocks, and wake the bots that were thinking."""
        await self.house.come_home()
        await self.hold_to_the_house()
        await self.notices.get_ready()
        await self._take_in()
        _ = self.tasks.spawn(self._keep_time())
        _ = self.tasks.spawn(self._keep_house())
        _ = self.tasks.spawn(self._tell_those_away())

    async def _take_in(self) -> None:
        """Tables that have come home here: remember their clocks, and wake their bots."""
        unfinished: list[str] = []
        for table in await self.homes.take_in(self.now()):
            if table.due:
                self.timekeeper.set_due(table.id, table.due)
            else:
                unfinished.append(table.id)
        if unfinished:
            _ = self.tasks.spawn(self._wake_bots(unfinished))

    async def _wake_bots(self, ids: list[str]) -> None:
        """A few tables at a time, so that people who arrive meanwhile are served first."""
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
        await self._take_in()
        now = self.now()
        for table_id in self.timekeeper.run_out(now):
            try:
                await (await self.registry.room(table_id)).time_is_up()
            except Moved:
                pass  # its new home sees to that
            except TableError:  # the disk is full: later, then
                self.timekeeper.set_due(table_id, now + _LATER)
            except Exception:
                _log.exception("time could not be taken", table=table_id)
        self.registry.forget_idle(now - self._idle)
        await self.registry.positions.keep_old(self.registry)

    # Other processes.

    async def neighbour(self, home: str) -> Neighbour:
        """Another process by its id; Moved if it is no more."""
        if isinstance(self.homes, AlwaysHere):
            raise Moved
        return await self.homes.neighbour(home)

    def heard(self, news: Json) -> None:
        """Another process has done something that concerns all."""
        match news["kind"]:
            case "person":
                if news["renewed"] is not None:
                    self.people.renewed(*news["renewed"])
                _ = self.tasks.spawn(self._hear_of(news["who"]))
            case "ended":
                self.people.ended(news["sessions"])
            case "forgotten":
                self.people.forgotten(news["who"])
                self.tasks.finish_soon(self._forgotten(news["who"]))
            case "house":
                _ = self.tasks.spawn(self._look_at_the_house())
            case other:
                self.said.get(other, _nothing)(news)

    async def _hear_of(self, who: str) -> None:
        await self.people.changed(who)
        self._renamed(who)

    def missed(self) -> None:
        """News may have been missed: ask for what they would have told."""
        _ = self.tasks.spawn(self._catch_up())

    async def _catch_up(self) -> None:
        while not self._closing:
            try:
                await self.people.look_again()
                await self._look_at_the_house()
                return
            except DatabaseAway:
                await asyncio.sleep(_HOUSE)

    def struck_off(self) -> None:
        """This process was taken for dead: all who look on must look where the tables are now."""
        if isinstance(self.homes, Leases):
            self.homes.forget_all()
        self.registry.move_out()

    async def run_errand(self, errand: Json) -> Json:
        """Do something for another process."""
        what = errand.pop("what")
        if what == "here":
            here = self.errands.present(errand["tables"])
            return {"here": {table: [*people] for table, people in here.items()}}
        table = errand.pop("table")
        return {"done": await self.tasks.finish(self.errands.run_here(table, what, errand))}

    async def hand_over(self) -> None:
        """Before this process ends: let its tables go on in another one, if there is any."""
        if self.company.others:
            await self.homes.leave()
            self.registry.move_out()

    async def _close(self) -> None:
        """Stop the bots, finish what is being written, and tell everybody who looks on."""
        self._closing = True
        self.registry.close()
        await self.tasks.close()
        await self.registry.positions.keep_all(self.registry)
        with suppress(TableError):
            await self.homes.leave()
        await self.company.close()
        await self._bots.close()
        await self.replays.close()
        await self.log.close()


def _nothing(_: Json) -> None:
    """Nobody wants to hear that."""


class _Ears:
    """Listens on behalf of a service that is still being made: until then nothing can be missed."""

    service: TableService | None = None

    def heard(self, news: Json) -> None:
        if self.service is not None:
            self.service.heard(news)

    def missed(self) -> None:
        if self.service is not None:
            self.service.missed()

    def struck_off(self) -> None:
        if self.service is not None:
            self.service.struck_off()

    async def run_errand(self, errand: Json) -> Json:
        if self.service is None:
            raise Moved
        return await self.service.run_errand(errand)
