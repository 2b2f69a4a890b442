"""Players: browsers as they should behave when the line is bad and the server comes and goes.

A request keeps its id until it is acknowledged or refused for good, however often it has to be
sent. Everything that a player is shown is kept, to be compared with what they may know.
"""

from __future__ import annotations

import asyncio
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from chronotable.table import wire
from tests.table.faults.lines import HungUp, Line, Window

if TYPE_CHECKING:
    from tests.table.faults.world import World

_AGAIN = ("unsaved", "busy")  # reasons for which the same request is sent again
_SENT_AWAY = (4401, 4404, 4500)  # what no fault may lead to
_PATIENCE = 45.0  # seconds without a word until a browser connects again

Request = wire.Answer | wire.Undo | wire.AskUndo | wire.Consent | wire.Chat


class Shown(NamedTuple):
    """A snapshot as it came, with all events that the player holds after it."""

    look: dict[str, Any]
    events: list[Any]


class Player:
    """Somebody at a table, with a seat or without."""

    def __init__(
        self, world: World, made: wire.Made, who: str, session: str, *, watches: bool = False
    ) -> None:
        self.world = world
        self.table = made.id
        self.who = who
        self.watches = watches
        self.link = made.watch if watches else made.play
        self._session = session
        self._luck = Random(f"{world.seed} {made.id} {who}")
        self._ids = count()
        self._window: Window | None = None
        self._events: list[Any] = []
        self._chat = self._version = 0
        self._request: Request | None = None  # not acknowledged yet
        self._doubles = False
        self.shown: list[Shown] = []
        self.acknowledged: dict[str, tuple[str, int]] = {}  # kind and version, by id
        self.refused: dict[str, str] = {}  # for good: why, by id
        self.sent: dict[str, Request] = {}

    @property
    def line(self) -> Line:
        assert self._window is not None
        return self._window.line

    @property
    def is_here(self) -> bool:
        return self._window is not None and not self._window.line.cut

    @property
    def look(self) -> dict[str, Any] | None:
        return self.shown[-1].look if self.shown else None

    @property
    def over(self) -> bool:
        return self.look is not None and self.look["status"] == "over"

    def double_next(self) -> None:
        """The next request is sent twice."""
        self._doubles = True

    async def play(self) -> None:
        """Until the game is over, whatever happens."""
        while not self.over:
            try:
                await self._visit()
            except HungUp as gone:
                if gone.code in _SENT_AWAY:
                    raise AssertionError(f"{self.who} was sent away") from gone
                self._window = None
                await asyncio.sleep(self._luck.uniform(0.05, 1.0))
        if self._window is not None:
            self._window.line.hang_up()

    async def _visit(self) -> None:
        self._window = window = await self.world.connect(self, self._luck)
        await window.opened()
        window.send(wire.Resume(len(self._events), self._chat, self._version))
        if self._request is not None:
            self._send(self._request)
        quiet = 0.0
        while not self.over:
            wait = self._luck.uniform(0.05, 0.6)
            try:
                self._hear(await asyncio.wait_for(window.hear(), wait))
                quiet = 0.0
            except TimeoutError:
                quiet += wait
                if quiet > _PATIENCE:
                    window.line.hang_up()
                self._act()

    def _send(self, request: Request) -> None:
        assert self._window is not None
        self.sent[request.id] = request
        for _ in range(1 + self._doubles):
            self._window.send(request)
        self._doubles = False

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "look":
                self._see(message["look"])
            case "done":
                self._acknowledge(message)
            case "refused":
                self._refuse(message)

    def _see(self, look: dict[str, Any]) -> None:
        self._events = self._events[: look["events_from"]] + look["events"]
        self._chat = max([self._chat, *(line["number"] + 1 for line in look["chat"])])
        self._version = look["version"]
        self.shown.append(Shown(look, self._events))
        self.world.note_shown(self, look)

    def _acknowledge(self, message: dict[str, Any]) -> None:
        request, version = message["id"], message["version"]
        kind = type(self.sent[request]).__name__.lower()
        before = self.acknowledged.setdefault(request, (kind, version))
        assert before == (kind, version), f"acknowledged twice, differently: {before}, {message}"
        if self._request is not None and self._request.id == request:
            self._request = None

    def _refuse(self, message: dict[str, Any]) -> None:
        request = message["id"]
        assert message["reason"] != "malformed", message
        if self._request is None or self._request.id != request:
            return  # an echo of what has been answered already
        if message["reason"] in _AGAIN:
            again = self._request
            asyncio.get_running_loop().call_later(1.0, self._send_again, again, self._window)
            return
        self.refused[request] = message["reason"]
        self._request = None

    def _send_again(self, request: Request, window: Window | None) -> None:
        if self._request is request and self._window is window and self.is_here:
            self._send(request)

    def _act(self) -> None:
        """Do something, if there is anything to do."""
        look = self.look
        if self.watches or self._request is not None or look is None or look["status"] != "playing":
            return
        request = self._wanted(look)
        if request is not None:
            self._request = request
            self._send(request)

    def _wanted(self, look: dict[str, Any]) -> Request | None:
        luck, version = self._luck, look["version"]
        id = f"{self.who}-{next(self._ids)}"
        wish, chance = look["wish"], luck.random()
        if wish is not None and look["seat"] in wish["others"]:
            return wire.Consent(id, luck.random() < 0.5)
        if chance < 0.03:
            return wire.Chat(id, f"Line {id}!")
        if look["undo"] == "yes" and chance < 0.12:
            return wire.Undo(id, version)
        if look["back"] and wish is None and chance < 0.1:
            return wire.AskUndo(id, version)
        question = look["question"]
        if question is None:
            return None
        return wire.Answer(id, version, luck.choice(question["options"])["key"])
