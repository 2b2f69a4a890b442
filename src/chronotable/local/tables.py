"""All tables of one device, as `chronotable.table.service` has those of a server."""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections.abc import Iterable, Sequence
from random import choice
from types import SimpleNamespace
from typing import Any

from chronotable.agents import Agent, make
from chronotable.kernel.decision import Decision
from chronotable.kernel.json import Json
from chronotable.kernel.record import Record
from chronotable.local.shelf import KeptLog, Shelf
from chronotable.table import lobby, wire
from chronotable.table.bots import BotThought
from chronotable.table.clock import steady_clock
from chronotable.table.errors import NoSuchTable
from chronotable.table.founding import Founding
from chronotable.table.log import Entry
from chronotable.table.people import SOMEBODY, Person
from chronotable.table.registry import Registry
from chronotable.table.replay_process import ReplayReader
from chronotable.table.room import Room
from chronotable.table.seat import OPEN, Seat, person
from chronotable.table.standing import Standing
from chronotable.table.tasks import Tasks
from chronotable.table.timekeeper import Timekeeper
from chronotable.table.viewer import Viewer

ME = "me"
_GUEST = "guest-"  # and the number of the seat, for those who share the device


class DevicePeople:
    """Whoever holds the device, and those whom they hand it to."""

    def __init__(self) -> None:
        self.me = Person(ME, "", "en", False)
        self.guests: dict[str, str] = {}
        self.gone: set[str] = set()

    def name_of(self, who: str | None) -> str:
        if who is None:
            return ""
        return self.me.name if who == ME else self.guests.get(who, SOMEBODY)

    async def meet(self, ids: Iterable[str | None]) -> None:
        """Everybody is known here."""


class DeviceBots:
    """Bots that think here and now."""

    def __init__(self) -> None:
        self._agents: dict[tuple[str, str], Agent] = {}

    async def choose(
        self, level: str, game: str, view: Json | None, decision: Decision[Any], **_: object
    ) -> BotThought:
        await asyncio.sleep(0)  # whatever is to be shown is shown first
        agent = self._agents.get((level, game)) or make(level, game)
        self._agents[level, game] = agent
        try:
            return BotThought(agent.choose(view, decision))
        except Exception as error:  # the game goes on, and the table says so, as at a server
            print(f"the {level} bot of {game} failed: {error!r}", file=sys.stderr)
            return BotThought(choice(decision.choices).key, "crashed")


class DeviceReplays:
    """Games are played again here and now, by the reader that a server keeps in a process."""

    def __init__(self) -> None:
        self._reader = ReplayReader()

    async def check(self, who: str, record: object) -> tuple[Record, wire.Outcome | None]:
        told = self._reader.check(record)  # type: ignore[arg-type]
        return Record.read(told["record"]), told["outcome"]

    async def bring(self, who: str, record: object) -> Record:
        return Record.read(self._reader.bring(record))  # type: ignore[arg-type]

    async def past(self, who: str, table: str, record: Record, seat: int | None, move: Any) -> Json:
        return self._reader.past(table, record.write(), seat, move)

    async def imagine(self, who: str, table: str, record: Record, seat: int) -> Record:
        seed = secrets.randbits(62)
        return Record.read(self._reader.imagine(table, record.write(), seat, seed))


class DeviceRegistry(Registry):
    """Rooms that are read from a shelf."""

    def __init__(self, log: Any, people: Any, now: Any) -> None:
        bots: Any = DeviceBots()
        nothing: Any = SimpleNamespace()
        super().__init__(
            *(nothing, log, bots, nothing),
            people=people,
            tasks=Tasks(),
            timekeeper=Timekeeper(),
            now=now,
            muted_by=lambda person: frozenset(),
        )
        self._kept: KeptLog = log

    async def _load(self, table_id: str) -> Room:
        row = self._kept.kept.get(table_id)
        if row is None:
            raise NoSuchTable
        subscribers = self._subscribers.setdefault(table_id, set())
        entries = await self._kept.entries(table_id)
        room = await Room.load(self.around, row, seats_of(row), entries, subscribers)
        self._rooms[table_id] = room
        room.bot_turns.wake()
        return room

    def drop(self, table_id: str) -> None:
        room = self._rooms.pop(table_id, None)
        if room is not None:
            for subscriber in [*room.subscribers]:
                subscriber.close()


class DeviceFounding(Founding):
    """New tables go to the shelf. Nobody else can come, so free chairs are guests' chairs."""

    def __init__(self, registry: Registry, people: Any, log: KeptLog) -> None:
        super().__init__(registry, people, secrets.token_urlsafe)
        self._log = log

    async def _found(self, settings: Any, seats: Sequence[Seat], **how: Any) -> wire.Made:
        taken = [person(f"{_GUEST}{n}") if seat == OPEN else seat for n, seat in enumerate(seats)]
        how.pop("also", None)
        return await super()._found(settings, taken, **how)

    async def _write(
        self, row: dict[str, Any], standing: Standing, entries: Sequence[Entry], also: Any = None
    ) -> None:
        row |= standing.summary._asdict()
        await self._log.write({**row, "seats": standing.chair_rows()}, entries)

    async def rematch(self, room: Room, person: Person) -> wire.Made:
        made = await super().rematch(room, person)
        await self._log.write({**self._log.kept[room.id], "rematch": made.id})
        return made


class DeviceTables:
    """All tables of a device; made by `open`."""

    def __init__(self, shelf: Shelf) -> None:
        self.log = KeptLog(shelf)
        self.now = steady_clock()
        self.people = DevicePeople()
        self.registry = DeviceRegistry(self.log, self.people, self.now)
        self.founding = DeviceFounding(self.registry, self.people, self.log)
        self.replays = DeviceReplays()
        self.tasks = self.registry.around.tasks
        self.counted = SimpleNamespace(requests=SimpleNamespace(count=lambda *_: None))

    @classmethod
    async def open(cls, shelf: Shelf) -> DeviceTables:
        tables = cls(shelf)
        await tables.log.read()
        return tables

    def lobby(self) -> wire.Lobby:
        """Every table of the device."""
        here = self.registry.here()
        rows = sorted(self.log.kept.values(), key=lambda row: -float(row["moved"]))
        cards = [
            lobby.card(
                lobby.Listed(SimpleNamespace(**row), seats_of(row)),  # type: ignore[arg-type]
                ME,
                self.people.name_of,
                here,
            )
            for row in rows
        ]
        over = [card for card in cards if card.status == "over"]
        return wire.Lobby([card for card in cards if card not in over], [], over)

    async def make(self, wanted: wire.NewTable) -> wire.Made:
        return await self.founding.new(self.people.me, wanted)

    async def import_record(self, record: object) -> wire.Made:
        """A game from elsewhere is kept to be watched."""
        read, outcome = await self.replays.check(ME, record)
        return await self.founding.imported(self.people.me, read, outcome)

    async def bring(self, record: object, chairs: Sequence[str]) -> wire.Made:
        """A game that was begun elsewhere goes on here."""
        read = await self.replays.bring(ME, record)
        return await self.founding.brought(self.people.me, read, chairs)

    async def enter(self, table_id: str, seat: int | None = None) -> Viewer:
        """A table through the eyes of whoever holds the device, or of the guest at a seat."""
        room = await self.registry.room(table_id)
        who = self.people.me
        if seat is not None:
            guest = room.standing.seats[seat].person if seat < len(room.standing.seats) else None
            if guest is None:
                raise NoSuchTable
            who = who if guest == ME else Person(guest, self.people.name_of(guest), "en", False)
        return Viewer(self, table_id, who, may_sit=True)  # type: ignore[arg-type]

    def name_guests(self, names: Sequence[str]) -> None:
        """What those are called whom the device is handed to, by their seats."""
        self.people.guests = {f"{_GUEST}{seat}": name for seat, name in enumerate(names)}
        for room in self.registry:
            room.company_changed()

    async def remove(self, table_id: str) -> None:
        """Throw a game away."""
        if table_id not in self.log.kept:
            raise NoSuchTable
        self.registry.drop(table_id)
        await self.log.remove(table_id)


def seats_of(row: Json) -> list[Seat]:
    """Who sits at a table, as its row tells it."""
    return [Seat(**{name: each[name] for name in Seat._fields}) for each in row["seats"]]
