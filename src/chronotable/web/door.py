"""The door to the tables: who comes, what they may do, and how often.

JSON over HTTP, pages without scripts and sockets are three ways of speaking to it. What each of
them reads and writes is its own affair; every rule of access stands here, once.
"""

from __future__ import annotations

from typing import Any

from chronotable.kernel.json import Json
from chronotable.table import wire
from chronotable.table.errors import NotIntroduced, WrongPassphrase
from chronotable.table.people import folded
from chronotable.table.service import Person, TableService, Viewer
from chronotable.table.snapshot import NOTHING_YET, Cursor
from chronotable.web.limits import Meter
from chronotable.web.sessions import Visit


class Door:
    """One visitor at the door. Whoever has no session may look at what anybody may see."""

    def __init__(self, service: TableService, meter: Meter, visit: Visit) -> None:
        self.service = service
        self.meter = meter
        self.visit = visit

    # People.

    async def visitor(self) -> Person | None:
        """Who it is, if they were ever introduced."""
        session = self.visit.session
        return await self.service.person(session) if session else None

    async def person(self) -> Person:
        """Who it is; NotIntroduced if nobody knows."""
        person = await self.visitor()
        if person is None:
            raise NotIntroduced
        return person

    async def _charge(self, what: str) -> None:
        """One more of these, if this person and their network may have it."""
        person = await self.visitor()
        self.meter.charge(what, None if person is None else person.id, self.visit.network)

    async def introduce(self, said: wire.Introduce) -> Person:
        """Choose a name, or change it; a new session begins, also for somebody who had one."""
        if await self.visitor() is None:
            self.meter.take("introductions", self.visit.network)
        if said.passphrase is not None:
            await self._charge("passphrases")
        person, token = await self.service.introduce(self.visit.session or None, said)
        self.visit.session = token
        return person

    async def come_back(self, said: wire.ComeBack) -> Person:
        """Be the person of that name again, in this browser."""
        self.meter.take("returns", self.visit.network)
        name = f"name {folded(said.name)}"  # however it is spelt
        if self.meter.is_empty("guesses", name):
            self.meter.take("guesses", name)
        try:
            person, token = await self.service.come_back(said)
        except WrongPassphrase:
            self.meter.wait("guesses", name)  # who knows it takes nothing from anybody
            raise
        self.visit.session = token
        return person

    async def leave_device(self) -> None:
        await self.person()
        await self.service.leave_device(self.visit.session)

    async def forget(self) -> None:
        await self.service.forget(await self.person())

    # Tables.

    async def lobby(self) -> wire.Lobby:
        return await self.service.lobby(await self.visitor())

    async def make(self, wanted: wire.NewTable) -> wire.Made:
        person = await self.person()
        await self._charge("tables")
        return await self.service.make(person, wanted)

    async def import_record(self, record: dict[str, Any]) -> wire.Made:
        person = await self.person()
        await self._charge("records")
        return await self.service.import_record(person, record)

    async def look_at(self, table: str, link: str = "") -> Viewer:
        """The table, for anybody who may see it."""
        return await self.service.enter(table, await self.visitor(), link)

    async def sit_at(self, table: str, link: str = "") -> Viewer:
        """The table, for somebody with a name who wants to do something there."""
        return await self.service.enter(table, await self.person(), link)

    async def snapshot(
        self, table: str, link: str = "", cursor: Cursor = NOTHING_YET
    ) -> wire.Snapshot:
        return await (await self.look_at(table, link)).snapshot(*cursor)

    async def sit(self, table: str, wanted: wire.Sit) -> wire.Snapshot:
        await (await self.sit_at(table, wanted.link)).sit(wanted)
        return await self.snapshot(table, wanted.link)

    async def leave(self, table: str, link: str = "") -> None:
        await (await self.sit_at(table, link)).leave()

    async def replace(self, table: str, wanted: wire.Replace, link: str = "") -> None:
        await (await self.sit_at(table, link)).replace(wanted)

    async def take_back(self, table: str, link: str = "") -> None:
        await (await self.sit_at(table, link)).take_back()

    async def rematch(self, table: str, link: str = "") -> wire.Made:
        viewer = await self.sit_at(table, link)
        await self._charge("tables")
        return await viewer.rematch()

    async def play_on(self, table: str, wanted: wire.PlayOn, link: str = "") -> wire.Made:
        viewer = await self.sit_at(table, link)
        await self._charge("tables")
        return await viewer.play_on(wanted)

    async def do(self, viewer: Viewer, request: wire.Request) -> wire.Done | wire.Refused:
        """Answer, take back, chat or resign."""
        if isinstance(request, wire.Chat):
            await self._charge("chat")
        return await viewer.do(request)

    async def record(self, table: str, link: str = "") -> Json:
        return await (await self.look_at(table, link)).record()

    async def replay(
        self, table: str, step: int, seat: int | None = None, link: str = ""
    ) -> wire.Replayed:
        return await (await self.look_at(table, link)).replay(step, seat, self.visit.network)

    # Sockets.

    def connect(self) -> None:
        """One more socket of this address, if it may have one."""
        self.meter.connect(self.visit.network)

    def disconnect(self) -> None:
        self.meter.disconnect(self.visit.network)

    def take_message(self, viewer: Viewer) -> None:
        """One more message on a socket, if it may be sent."""
        person = None if viewer.person is None else viewer.person.id
        self.meter.charge("messages", person, self.visit.network)
