"""Viewer: one person at one table, with a seat or without."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from chronotable.kernel.json import Json
from chronotable.kernel.message import Message
from chronotable.table import archive, requests, wire
from chronotable.table.errors import (
    RULES_BROKE,
    Conflict,
    Muted,
    NotAllowed,
    NotIntroduced,
    NotNow,
    TableError,
)
from chronotable.table.founding import check_level
from chronotable.table.people import Person
from chronotable.table.room import Doable, Room
from chronotable.table.seat import bot
from chronotable.table.seat import person as sitting
from chronotable.table.snapshot import NOTHING_YET, Cursor
from chronotable.table.subscriptions import AtOnce, Subscriber, Subscription

if TYPE_CHECKING:
    from chronotable.table.service import TableService


class Viewer:
    """One person at one table, with a seat or without: what one browser tab is to the service.

    A viewer costs nothing to make and nothing to drop.
    """

    def __init__(
        self, service: TableService, table_id: str, person: Person | None, *, may_sit: bool
    ) -> None:
        self.service = service
        self.table_id = table_id
        self.person = person
        self.may_sit = may_sit

    async def _room(self) -> Room:
        return await self.service.registry.room(self.table_id)

    @property
    def _who(self) -> str | None:
        return None if self.person is None else self.person.id

    def _introduced(self) -> Person:
        if self.person is None or self.person.id in self.service.people.gone:
            raise NotIntroduced
        return self.person

    # Looking.

    async def snapshot(self, events: int = 0, chat: int = 0, version: int = 0) -> wire.Snapshot:
        """What this person may know now, besides the events and lines of chat already held.

        `version` is that of the snapshot which those came with: whoever tells it is sent only
        what is new; whoever does not is also sent again what might have been taken back.
        """
        room = await self._room()
        async with room.lock:
            return room.snapshots.take(self._who, Cursor(events, chat, version))

    async def frame(self, cursor: Cursor = NOTHING_YET) -> Frame:
        """The same as the JSON of a `Shown`, encoded once for all who see the same, with what
        the viewer holds afterwards (to be given to the next call). For sockets.
        """
        room = await self._room()
        async with room.lock:
            return Frame(*room.snapshots.frame(self._who, cursor))

    def frame_at_once(self, cursor: Cursor) -> Frame | None:
        """The same without waiting: None if the table is about to change, or must be read first,
        or cannot be shown; `frame` tells then what is wrong.
        """
        room = self.service.registry.in_memory(self.table_id)
        if room is None or room.lock.locked():
            return None
        try:
            return Frame(*room.snapshots.frame(self._who, cursor))
        except RULES_BROKE:
            return None

    def subscribe(self, at_once: AtOnce | None = None) -> Subscription:
        """Signals that there is something new to see, the first one at once.

        With `at_once`, versions that this function says it has shown are not signalled again.

        Signals are coalesced: a slow reader skips snapshots and keeps nobody waiting. While
        it is open, the person counts as being here.

            async with viewer.subscribe() as changes:
                async for _ in changes:
                    send(await viewer.snapshot(...))
        """
        registry = self.service.registry
        return Subscription(
            Subscriber(self._who, at_once),
            partial(registry.come, self.table_id),
            partial(registry.go, self.table_id),
        )

    # Playing.

    async def do(self, request: wire.Request) -> wire.Done | wire.Refused:
        """Carry out a request, and return when it is on the disk; others are told after.

        The same id twice does the thing once, even after a restart. Resume and Ping are for the
        connection, not for the table, and are refused here.
        """
        room = await self._room()
        if isinstance(request, wire.Resume | wire.Ping) or not request.id.isprintable():
            return room.refused(self._who, "", "malformed", TableError("web-refused-malformed"))
        if self.person is None or self.person.id in self.service.people.gone:
            return room.refused(None, request.id, "not-seated", NotIntroduced())
        if isinstance(request, wire.Chat):
            try:
                self.service.house.check_may_talk(self.person.id)
            except Muted as error:
                return room.refused(self._who, request.id, "muted", error)
        try:
            done = await room.do(self.person.id, request)  # not cancelled, even if the caller is
        except Conflict:
            done = await self._do_again(request)
        outcome = "done" if isinstance(done, wire.Done) else done.reason
        self.service.counted.requests.count(type(request).__name__.lower(), outcome)
        return done

    async def _do_again(self, request: Doable) -> wire.Done | wire.Refused:
        """The table was not what it seemed to be. It is read again, and then knows whether the
        request has been written after all: a database may hang up after a commit.
        """
        room, person = await self._room(), self._introduced()
        try:
            return await room.do(person.id, request)
        except Conflict as error:
            return room.refused(self._who, request.id, "stale", error)

    # Coming and going.

    async def sit(self, wanted: wire.Sit) -> None:
        """Take a seat: with the link to play, if entering did not already allow it."""
        person, room = self._introduced(), await self._room()
        if not self.may_sit and not same_link(wanted.link, room.standing.settings.play):
            raise NotAllowed("error-need-link")
        await self.service.people.meet([person.id])
        await self.service.tasks.finish(room.sit(person.id, wanted.seat))

    async def leave(self) -> None:
        """Get up; in a game under way a bot stands in, and `take_back` ends that."""
        person, room = self._introduced(), await self._room()
        await self.service.tasks.finish(room.leave(person.id))

    async def replace(self, wanted: wire.Replace) -> None:
        """Let a bot play for a seat: for the host any, for others their own."""
        person, room = self._introduced(), await self._room()
        check_level(wanted.level)
        await self.service.tasks.finish(room.replace(person.id, wanted.seat, wanted.level))

    async def nothing(self, wanted: wire.Nothing) -> None:
        """Let the table say "nothing" for oneself, or say it oneself again."""
        person, room = self._introduced(), await self._room()
        await self.service.tasks.finish(room.prefer(person.id, wanted.table))

    async def agree(self) -> None:
        """Agree to go on by the rules that the server has now."""
        person, room = self._introduced(), await self._room()
        await self.service.tasks.finish(room.agree(person.id))

    async def take_back(self) -> None:
        """Play oneself again, where a bot has stood in."""
        person, room = self._introduced(), await self._room()
        await self.service.tasks.finish(room.take_seat_back(person.id))

    # After the game.

    async def rematch(self) -> wire.Made:
        """The table of the next game, made by whoever asks for it first.

        Whoever asks first sits, and so do bots; the others may come and sit without a link.
        """
        person, room = self._introduced(), await self._room()
        standing = room.standing
        if standing.seat_of(person.id) is None and standing.settings.host != person.id:
            raise NotAllowed("error-rematch-players")
        return await self.service.tasks.finish(self.service.founding.rematch(room, person))

    async def record(self) -> Json:
        """The whole game on paper, with its seed: only when it is over."""
        room = await self._room()
        async with room.lock:
            if not room.standing.ended:
                raise NotNow("error-record-early")
            record = room.record().write()
            if room.standing.taken_back:
                record["taken_back"] = room.standing.taken_back
            return record

    async def take(self) -> Json:
        """The game on paper, to go on with it elsewhere, and who sits where: only for somebody
        who plays against bots alone, since it tells all that is hidden. The table says so.
        """
        person, room = self._introduced(), await self._room()
        async with room.lock:
            seat = requests.to_take(room.standing, person.id)
            record = room.record().write()
            chairs = [each.level or "me" for each in room.standing.seats]
            chairs[seat] = "me"
            said = Message("table-taken", {"who": f"seat:{seat}"})
            if not any(line.said and line.said[0] == said.key for line in room.standing.chat):
                await room.commit(requests.told(room.standing, said, self.service.now()))
            return {**record, "chairs": chairs}

    async def replay(self, step: int, seat: int | None = None, asker: str = "") -> wire.Replayed:
        """The position after that many answers, as a seat saw it: any seat of a finished game,
        one's own of a game under way; None is a spectator.
        """
        room, who = await self._room(), self._who
        asker = who or asker or "stranger"
        return await archive.replayed(room, self.service.replays, step, seat, who=who, asker=asker)

    async def course(self, asker: str = "") -> wire.Course:
        """How the points of a finished game came about."""
        asker = self._who or asker or "stranger"
        return await archive.course(await self._room(), self.service.replays, asker=asker)

    async def play_on(self, wanted: wire.PlayOn) -> wire.Made:
        """Play on from a position of a finished game, against bots, the hidden dealt anew."""
        person, room = self._introduced(), await self._room()
        check_level(wanted.level)
        record = await archive.imagined(
            room, self.service.replays, wanted.step, wanted.seat, asker=person.id
        )
        seats = [bot(wanted.level)] * record.seats
        seats[wanted.seat] = sitting(person.id)
        founding = self.service.founding
        return await self.service.tasks.finish(founding.continued(person, record, seats))


class Frame(NamedTuple):
    """A snapshot on its way to a socket."""

    data: bytes
    cursor: Cursor


def same_link(one: str, other: str) -> bool:
    """Whether two links are the same; the time it takes does not tell how much of them is."""
    return secrets.compare_digest(one.encode("utf-8", "replace"), other.encode())
