"""Viewer: somebody at a table, with a seat or without."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from chronotable.agents import is_level, levels
from chronotable.games import load
from chronotable.kernel.errors import BadView, listed
from chronotable.kernel.game import Json
from chronotable.table import past, wire
from chronotable.table.errors import BadTable, NotAllowed, NotIntroduced, NotNow
from chronotable.table.look import Held
from chronotable.table.people import Person
from chronotable.table.seat import bot
from chronotable.table.seat import person as sitting
from chronotable.table.table import RULES_BROKE, Table
from chronotable.table.watching import AtOnce, Signal, Watching

if TYPE_CHECKING:
    from chronotable.table.hall import Hall

T = TypeVar("T")

_TRIES = 400  # worlds to look for before nobody can play on from a position


class Viewer:
    """Somebody at a table, with a seat or without: what one browser tab is to the hall.

    A viewer costs nothing to make and nothing to drop.
    """

    def __init__(self, hall: Hall, table_id: str, person: Person | None, *, may_sit: bool) -> None:
        self.hall = hall
        self.table_id = table_id
        self.person = person
        self.may_sit = may_sit

    # Looking.

    async def look(self, events: int = 0, chat: int = 0, version: int = 0) -> wire.TableLook:
        """What this person may know now, besides the events and lines of chat already held.

        `version` is that of the look which those came with: whoever tells it is sent only what
        is new; whoever does not is also sent again what might have been taken back.
        """
        table = await self.hall.table(self.table_id)
        async with table.lock:
            return table.looks.look(self._who, Held(events, chat, version))

    async def frame(self, events: int = 0, chat: int = 0, version: int = 0) -> Frame:
        """The same as the JSON of a `Looked`, encoded once for all who see the same, with what
        the viewer holds afterwards (to be given to the next call). For sockets.
        """
        table = await self.hall.table(self.table_id)
        async with table.lock:
            held = Held(events, chat, version)
            return Frame(*table.looks.frame(self._who, held))

    def frame_at_once(self, held: Held) -> Frame | None:
        """The same without waiting: None if the table is about to change, or must be read first,
        or cannot be shown; `frame` tells then what is wrong.
        """
        table = self.hall.table_at_once(self.table_id)
        if table is None or table.lock.locked():
            return None
        try:
            return Frame(*table.looks.frame(self._who, held))
        except RULES_BROKE:
            return None

    def subscribe(self, at_once: AtOnce | None = None) -> Watching:
        """Signals that there is something new to see, the first one at once.

        Who gives a function is not signalled what that says it has shown (a version).

        Signals are coalesced: who reads slowly skips looks and keeps nobody waiting. While it
        is open, the person counts as being here.

            async with viewer.subscribe() as changes:
                async for _ in changes:
                    send(await viewer.look(...))
        """
        return Watching(Signal(self._who, at_once), self._come, self._go)

    def _come(self, signal: Signal) -> None:
        self.hall.seen(self.table_id, signal, here=True)

    def _go(self, signal: Signal) -> None:
        self.hall.seen(self.table_id, signal, here=False)

    # Playing.

    async def do(self, request: wire.Request) -> wire.Done | wire.Refused:
        """Carry out a request, and return when it is on the disk; listeners are told after.

        The same id twice does the thing once, also after a restart. Resume and Ping are for the
        connection, not for the table, and are refused here.
        """
        table = await self.hall.table(self.table_id)
        if self.person is None or self.person.id in self.hall.people.gone:
            text = "Choose a name first."
            return wire.Refused(_id(request), "not-seated", text, table.version)
        if not _id(request).isprintable():
            return wire.Refused("", "malformed", "An id can be printed.", table.version)
        who = self.person.id
        match request:
            case wire.Answer():
                doing = table.answer(who, request)
            case wire.Undo():
                doing = table.undo(who, request)
            case wire.Chat():
                doing = table.say(who, request)
            case wire.Resign():
                doing = table.resign(who, request)
            case _:
                return wire.Refused("", "malformed", "There is nothing to do.", table.version)
        try:
            done = await doing  # what is being written is not given up, whoever goes away
        finally:
            asyncio.get_running_loop().call_soon(table.announce)
        outcome = "done" if isinstance(done, wire.Done) else done.reason
        self.hall.counted.requests.count(type(request).__name__.lower(), outcome)
        return done

    async def _change(self, table: Table, doing: Coroutine[Any, Any, T]) -> T:
        """Do it to the end, then let whoever asked go on, then wake the others."""
        task = self.hall.begin(doing)
        try:
            return await asyncio.shield(task)
        finally:
            if task.done():
                asyncio.get_running_loop().call_soon(table.announce)
            else:
                task.add_done_callback(lambda _: table.announce())

    # Coming and going.

    async def sit(self, wanted: wire.Sit) -> None:
        """Take a seat: with the link to play, if entering did not already allow it."""
        person = self._introduced()
        table = await self.hall.table(self.table_id)
        knows = same_link(wanted.link, table.facts.play)
        if not self.may_sit and not knows:
            raise NotAllowed("Who wants to sit needs the link to play.").saying("error-need-link")
        await self.hall.people.meet([person.id])
        await self._change(table, table.sit(person.id, wanted.seat))

    async def leave(self) -> None:
        """Get up; in a game under way a bot stands in, and `take_back` ends that."""
        person = self._introduced()
        table = await self.hall.table(self.table_id)
        await self._change(table, table.leave(person.id))

    async def replace(self, wanted: wire.Replace) -> None:
        """Let a bot play for a seat: for the host any, for others their own."""
        person = self._introduced()
        check_level(wanted.level)
        table = await self.hall.table(self.table_id)
        host = table.facts.host == person.id
        doing = table.replace(person.id, wanted.seat, wanted.level, host=host)
        await self._change(table, doing)

    async def take_back(self) -> None:
        """Play oneself again, where a bot has stood in."""
        person = self._introduced()
        table = await self.hall.table(self.table_id)
        await self._change(table, table.take_back(person.id))

    # After the game.

    async def rematch(self) -> wire.Made:
        """The table of the next game, made by the first who asks for it.

        Who asks first sits, bots sit; the others of this table may come and sit without a link.
        """
        person = self._introduced()
        table = await self.hall.table(self.table_id)
        if table.seat_of(person.id) is None and table.facts.host != person.id:
            raise NotAllowed("A rematch is for those who have played.").saying(
                "error-rematch-players"
            )
        made: wire.Made = await self._change(table, self.hall.remake(table, person))
        return made

    async def record(self) -> Json:
        """The whole game on paper, with its seed: only when it is over."""
        table = await self.hall.table(self.table_id)
        async with table.lock:
            if not table.ended:
                raise NotNow(
                    "The record would tell what is hidden: wait until the game is over."
                ).saying("error-record-early")
            return table.record()

    async def replay(self, step: int, seat: int | None = None) -> wire.Replayed:
        """The position after so many answers, as a seat saw it: any seat of a finished game,
        one's own of a game under way; None is a spectator.
        """
        table = await self.hall.table(self.table_id)
        async with table.lock:
            return past.replayed(table, step, seat, self._who)

    async def play_on(self, wanted: wire.PlayOn) -> wire.Made:
        """Play on from a position of a finished game, against bots, the hidden dealt anew."""
        person = self._introduced()
        check_level(wanted.level)
        table = await self.hall.table(self.table_id)
        async with table.lock:
            view = past.view(table, wanted.step, wanted.seat)
        game = load(table.facts.game)
        try:
            match = await asyncio.to_thread(game.imagine, view, secrets.randbits(64), _TRIES)
        except BadView as error:
            raise NotNow(f"Nobody can play on from there: {error}.").saying(
                "error-play-on"
            ) from None
        seats = [bot(wanted.level)] * match.seats
        seats[wanted.seat] = sitting(person.id)
        return await self.hall.continue_from(person, match, seats)

    @property
    def _who(self) -> str | None:
        return None if self.person is None else self.person.id

    def _introduced(self) -> Person:
        if self.person is None or self.person.id in self.hall.people.gone:
            raise NotIntroduced
        return self.person


class Frame(NamedTuple):
    """A look on its way to a socket."""

    data: bytes
    held: Held


def same_link(one: str, other: str) -> bool:
    """Whether two links are the same, without telling by time how much of them is."""
    return secrets.compare_digest(one.encode("utf-8", "replace"), other.encode())


def check_level(level: str) -> None:
    """BadTable if no bot has this level."""
    if not is_level(level):
        raise BadTable(f"No bot has the level {level!r}: expected {listed(levels())}.").saying(
            "error-level", level=level, known=", ".join(levels())
        )


def _id(request: wire.Request) -> str:
    return getattr(request, "id", "")
