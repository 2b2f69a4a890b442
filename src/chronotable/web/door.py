"""The door to the tables: who comes, what they may do, and how often.

JSON over HTTP, pages without scripts and sockets are three ways to speak to it. Each reads and
writes in its own form; every rule of access stands here, once.
"""

from __future__ import annotations

from collections.abc import Sequence

from chronotable.kernel.json import Json
from chronotable.table import wire
from chronotable.table.errors import NotIntroduced, WrongPassphrase
from chronotable.table.people import device_of, folded
from chronotable.table.service import Person, TableService, Viewer
from chronotable.table.snapshot import NOTHING_YET, Cursor
from chronotable.web.limits import Meter
from chronotable.web.problems import Trouble
from chronotable.web.sessions import Visit


class Door:
    """One visitor at the door. Whoever has no session may look at what anybody may see."""

    def __init__(self, service: TableService, meter: Meter, visit: Visit) -> None:
        self.service = service
        self.meter = meter
        self.visit = visit

    # People.

    async def known(self) -> Person | None:
        """Who it is, if they were ever introduced, even if they are banned."""
        session = self.visit.session
        return await self.service.person(session) if session else None

    async def visitor(self) -> Person | None:
        """Who it is, if they were ever introduced; Banned if they may not come in."""
        person = await self.known()
        who = None if person is None else person.id
        self.service.house.check_welcome(who, self.visit.network)
        return person

    async def person(self) -> Person:
        """Who it is; NotIntroduced if nobody knows."""
        person = await self.visitor()
        if person is None:
            raise NotIntroduced
        return person

    async def myself(self) -> Person:
        """The same for what concerns only oneself, which banned people may do, too."""
        person = await self.known()
        if person is None:
            raise NotIntroduced
        return person

    async def _charge(self, what: str) -> None:
        """One more of these, if this person and their network may have it."""
        person = await self.known()
        self.meter.charge(what, None if person is None else person.id, self.visit.network)

    async def introduce(self, said: wire.Introduce) -> Person:
        """Choose a name, or change it; a new session begins, even for somebody who had one."""
        if await self.visitor() is None:
            self.meter.take("introductions", self.visit.network)
        if said.passphrase is not None:
            await self._charge("passphrases")
        person, token = await self.service.introduce(self.visit.session or None, said)
        self.visit.session = token
        return person

    async def come_back(self, said: wire.ComeBack) -> Person:
        """Be the person of that name again, in this browser."""
        self.service.house.check_welcome(None, self.visit.network)
        self.meter.take("returns", self.visit.network)
        name = f"name {folded(said.name)}"  # however it is spelt
        if self.meter.is_empty("guesses", name):
            self.meter.take("guesses", name)
        try:
            person, token = await self.service.come_back(said)
        except WrongPassphrase:
            self.meter.wait("guesses", name)  # a right passphrase costs nothing
            raise
        self.visit.session = token
        return person

    async def leave_device(self) -> None:
        await self.myself()
        await self.service.leave_device(self.visit.session)

    async def devices(self) -> list[wire.Device]:
        """The browsers in which this person is known."""
        return await self.service.devices(await self.person(), self.visit.session)

    async def leave_devices(self, name: str = "") -> None:
        """End the session of a device of one's own, or of all but this one."""
        person, here = await self.person(), device_of(self.visit.session)
        ended = await self.service.leave_devices(
            person, lambda device: device == name if name else device != here
        )
        if name and not ended:
            raise Trouble(404, "unknown", "web-error-device")

    async def forget(self) -> None:
        await self.service.forget(await self.myself())

    # Tables.

    async def lobby(self) -> wire.Lobby:
        return await self.service.lobby(await self.visitor())

    async def make(self, wanted: wire.NewTable) -> wire.Made:
        person = await self.person()
        await self._charge("tables")
        return await self.service.make(person, wanted)

    async def import_record(self, record: bytes) -> wire.Made:
        person = await self.person()
        await self._charge("records")
        return await self.service.import_record(person, record)

    async def bring(self, record: bytes, chairs: Sequence[str]) -> wire.Made:
        person = await self.person()
        await self._charge("records")
        await self._charge("tables")
        return await self.service.bring(person, record, chairs)

    async def look_at(self, table: str, link: str = "", *, room: bool = False) -> Viewer:
        """The table, for anybody who may see it. A screen that a whole `room` looks at is nobody's:
        it comes by the link alone, and sees no hand, whoever has opened it."""
        return await self.service.enter(table, None if room else await self.visitor(), link)

    async def sit_at(self, table: str, link: str = "") -> Viewer:
        """The table, for somebody with a name who wants to do something there."""
        return await self.service.enter(table, await self.person(), link)

    async def snapshot(
        self, table: str, link: str = "", cursor: Cursor = NOTHING_YET, *, room: bool = False
    ) -> wire.Snapshot:
        return await (await self.look_at(table, link, room=room)).snapshot(*cursor)

    async def sit(self, table: str, wanted: wire.Sit) -> wire.Snapshot:
        await (await self.sit_at(table, wanted.link)).sit(wanted)
        return await self.snapshot(table, wanted.link)

    async def leave(self, table: str, link: str = "") -> None:
        await (await self.sit_at(table, link)).leave()

    async def replace(self, table: str, wanted: wire.Replace, link: str = "") -> None:
        await (await self.sit_at(table, link)).replace(wanted)

    async def take_back(self, table: str, link: str = "") -> None:
        await (await self.sit_at(table, link)).take_back()

    async def nothing(self, table: str, wanted: wire.Nothing, link: str = "") -> None:
        await (await self.sit_at(table, link)).nothing(wanted)

    async def agree(self, table: str, link: str = "") -> None:
        await (await self.sit_at(table, link)).agree()

    async def rematch(self, table: str, link: str = "") -> wire.Made:
        viewer = await self.sit_at(table, link)
        await self._charge("tables")
        return await viewer.rematch()

    async def play_on(self, table: str, wanted: wire.PlayOn, link: str = "") -> wire.Made:
        viewer = await self.sit_at(table, link)
        await self._charge("tables")
        return await viewer.play_on(wanted)

    async def do(self, viewer: Viewer, request: wire.Request) -> wire.Done | wire.Refused:
        """Answer, take back, ask, agree, chat, react or resign."""
        if isinstance(request, wire.Chat | wire.React):
            await self._charge("chat")
        return await viewer.do(request)

    async def record(self, table: str, link: str = "") -> Json:
        return await (await self.look_at(table, link)).record()

    async def take(self, table: str) -> Json:
        viewer = await self.sit_at(table)
        await self._charge("records")
        return await viewer.take()

    async def replay(
        self, table: str, step: int, seat: int | None = None, link: str = ""
    ) -> wire.Replayed:
        return await (await self.look_at(table, link)).replay(step, seat, self.visit.network)

    async def course(self, table: str, link: str = "") -> wire.Course:
        return await (await self.look_at(table, link)).course(self.visit.network)

    async def tallies(self) -> list[wire.Tally]:
        return await self.service.tallies(await self.person())

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

    # The house, and manners.

    def house(self) -> wire.House:
        """What holds in the whole house, for everybody."""
        house = self.service.house
        kept = wire.Kept(*self.service.retention.keeps)
        return wire.House(house.read_only is not None, house.read_only or "", kept)

    async def export(self) -> bytes:
        """Everything that is kept about this person."""
        person = await self.myself()
        await self._charge("exports")
        return await self.service.export(person)

    async def mute(self, table: str, about: wire.Somebody, link: str = "") -> None:
        """Read nothing more of somebody who is at this table."""
        await self.sit_at(table, link)
        await self._charge("mutes")
        await self.service.manners.mute(await self.person(), table, about)

    async def muted(self) -> list[wire.MutedPerson]:
        return await self.service.manners.muted(await self.person())

    async def unmute(self, whom: str) -> None:
        person = await self.person()
        await self._charge("mutes")
        await self.service.manners.unmute(person, whom)

    async def report(self, table: str, said: wire.Report, link: str = "") -> None:
        """Tell whoever runs the server about somebody at this table."""
        await self.sit_at(table, link)
        await self._charge("reports")
        await self.service.manners.report(await self.person(), table, said)

    # Notices.

    async def notices(self) -> wire.Notices:
        """How this person is told that it is their turn."""
        return await self.service.notices.wishes(await self.person())

    async def wish_notices(self, wanted: wire.NoticeWishes) -> wire.Notices:
        """Change that. A new mail address costs a mail, so there are not many of them."""
        person = await self.person()
        if wanted.email:
            await self._charge("mails")
        return await self.service.notices.wish(person, wanted)

    async def add_device(self, wanted: wire.PushAddress) -> None:
        """Tell this person in this browser, too."""
        person = await self.person()
        await self._charge("mails")
        await self.service.notices.add_device(person, wanted)

    async def confirm_mail(self, code: str) -> bool:
        """Whoever reads that mail agrees to get more."""
        self.meter.take("mails", self.visit.network)
        return await self.service.notices.confirm(code)

    async def stop_mail(self, code: str) -> bool:
        """Whoever reads those mails wants no more of them."""
        self.meter.take("mails", self.visit.network)
        return await self.service.notices.stop(code)
