"""A world: a server and those who play there, by one seed, while everything goes wrong.

After every fault it is looked on the disk: whatever was acknowledged is there, once, and so is
whatever anybody was shown. In the end every game has come to its end, and what everybody was sent
is compared with what they might know.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from enum import Enum
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeVar
from unittest.mock import patch

from prometheus_client import CollectorRegistry
from sqlalchemy import Connection, select

from chronotable.kernel.decision import Decision
from chronotable.table import carrying, nothings, room, store, wire
from chronotable.table.bots import Bots, BotThought
from chronotable.table.clock import steady_clock
from chronotable.table.errors import Conflict, NameTaken, TableError
from chronotable.table.service import TableService
from chronotable.web.app import ServerSettings, make_app
from chronotable.web.limits import Limits
from chronotable.web.request_log import WebMetrics
from tests.table.faults import knowledge
from tests.table.faults.disk import OwnLog
from tests.table.faults.lines import HungUp, Window
from tests.table.faults.loop import OwnLoop
from tests.table.faults.places import Photo, Place
from tests.table.faults.players import Player

T = TypeVar("T")

TABLES = 3  # at which is played at the same time
GAMES = ("bazaar", "quarry", "parlour")
LARGE = ("innovation", "echoes", "anachrony")
_TODAY = 1_700_000_000.0
_PACES: tuple[wire.Pace, ...] = ("none", "live", "slow")
_PAUSE = (0.05, 1.2)  # seconds between two faults
_IDLE = 4.0  # seconds after which a table that nobody uses leaves the memory


class Fault(Enum):
    """What can go wrong."""

    CRASH = "the process dies"
    TORN_WRITE = "the process dies in the midst of a write"
    RESTART = "the server is restarted"
    LOST_REQUEST = "a request gets lost"
    LOST_REPLY = "a reply gets lost"
    DOUBLED_REQUEST = "a request arrives twice"
    CUT_LINE = "a line is cut"
    SLOW_READER = "somebody reads nothing for a while"
    SLOW_DISK = "the disk is slow"
    FULL_DISK = "the disk is full"
    CLOCK_JUMP = "the wall clock jumps"
    HANGING_UP = "the database hangs up"  # from here on: PostgreSQL alone
    BROKEN_STATEMENT = "the database hangs up between two statements"
    LOST_COMMIT = "the database hangs up after a commit"


_OF_A_SERVER = (Fault.HANGING_UP, Fault.BROKEN_STATEMENT, Fault.LOST_COMMIT)


class Told(NamedTuple):
    """What came of a run."""

    faults: dict[Fault, int]
    acknowledged: int
    shown: int
    games: int
    seconds: float  # of the world's own time
    trace: list[str]


class OwnBots(Bots):
    """Bots that answer anything, after a while, in this thread."""

    def __init__(self, *told: Any, seed: int, **more: Any) -> None:
        super().__init__(*told, **more)
        self._seed = seed
        self._asked: dict[str, int] = {}

    async def choose(
        self,
        level: str,
        game: str,
        view: Any,
        decision: Decision[Any],
        *,
        table: str = "",
        **_: Any,
    ) -> BotThought:
        number = self._asked[table] = self._asked.get(table, 0) + 1
        luck = Random(f"{self._seed} bot {table} {number}")
        await asyncio.sleep(luck.random() * 0.2)
        return BotThought(luck.choice(decision.choices).key)


class Server:
    """One life of the process."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._luck = Random(world.luck.random())
        self.lines: list[Window] = []
        self.state = SimpleNamespace(connections=set(), tasks=set())  # of all sockets
        self.dead = False

    async def open(self) -> None:
        world = self._world
        self._opened = TableService.open(
            world.place.url,
            now=steady_clock(lambda: _TODAY + world.loop.time() + world.jumped, world.loop.time),
            token=world.token,
            idle=_IDLE,
            log=partial(OwnLog, place=world.place, luck=self._luck),
            bots=partial(OwnBots, seed=world.seed),
            alone=True,
        )
        self.service = await self._opened.__aenter__()
        log = self.service.log
        assert isinstance(log, OwnLog)
        self.disk = log

    def die(self) -> None:
        """Nobody hears of it any more; what is left of it goes out quietly."""
        self.dead = True
        self.disk.die()
        for window in self.lines:
            window.line.hang_up()
        self._world.later(self._close())

    async def close(self) -> None:
        """Go down in order."""
        self.dead = True
        for window in self.lines:
            window.line.shut_down()
        await self._close()

    async def _close(self) -> None:
        """First the conversations end, then the tables: as uvicorn does it."""
        while self.state.tasks:
            await asyncio.wait([*self.state.tasks])
        await self._opened.__aexit__(None, None, None)


class World:
    """All of it."""

    def __init__(self, place: Place, seed: int, faults: int, *, large: bool = False) -> None:
        self.place = place
        self.seed = seed
        self.luck = Random(seed)
        self.loop = OwnLoop(Random(f"{seed} loop"))  # type: ignore[abstract] # no sockets
        self.jumped = 0.0  # how far the wall clock is off
        self._faults = faults
        self._games = LARGE if large else GAMES
        self._done: dict[Fault, int] = {}
        self._tokens = count()
        self._server: Server | None = None
        self._up = asyncio.Event()
        self._app: Any = None
        self._sessions: dict[str, str] = {}
        self._players: list[Player] = []
        self._leftovers: set[asyncio.Task[None]] = set()
        self._broken: list[BaseException] = []
        self.trace: list[str] = []

    def run(self) -> Told:
        """Play until so many faults have happened and every game is over."""
        with self._foreseeable():
            return self.loop.run(self._run())

    @contextmanager
    def _foreseeable(self) -> Iterator[None]:
        """Nothing is left to real chance, or to how fast this machine is."""
        luck, ticks = Random(f"{self.seed} secrets"), count()
        with ExitStack() as stack:
            for name, made in (
                ("token_hex", lambda size=32: luck.randbytes(size).hex()),
                ("token_urlsafe", lambda size=32: luck.randbytes(size).hex()),
                ("token_bytes", lambda size=32: luck.randbytes(size)),
                ("randbits", luck.getrandbits),
            ):
                stack.enter_context(patch.object(secrets, name, made))
            stack.enter_context(patch.object(nothings, "SystemRandom", lambda: Random(self.seed)))
            for module in (room, carrying):
                stack.enter_context(patch.object(module, "perf_counter", lambda: next(ticks) / 500))
            yield

    def tell(self, what: str) -> None:
        self.trace.append(f"{self.loop.time():9.3f} {what}")

    def token(self, size: int) -> str:
        return f"{next(self._tokens):0{size}}"

    def later(self, coroutine: Any) -> None:
        """Something that nobody waits for, and that must not fail."""
        task = self.loop.create_task(coroutine)
        self._leftovers.add(task)
        task.add_done_callback(self._note_end)

    def _note_end(self, task: asyncio.Task[Any]) -> None:
        self._leftovers.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._broken.append(error)

    # The course of things.

    async def _run(self) -> Told:
        try:
            shown = await self._live()
            await (await self.server()).close()
        finally:
            await self._go_out()
        if self._broken:
            raise self._broken[0]
        acknowledged = sum(len(player.acknowledged) for player in self._players)
        games = len({player.table for player in self._players})
        return Told(self._done, acknowledged, shown, games, self.loop.time(), self.trace)

    async def _live(self) -> int:
        await self._start()
        people = [await self._introduce(name) for name in ("Ann", "Bob", "Cid")]
        happens = self.loop.create_task(self._go_wrong())
        sits = [self.loop.create_task(self._fill(people, happens)) for _ in range(TABLES)]
        await asyncio.gather(happens, *sits)
        return await self._look_at_everything()

    async def _go_out(self) -> None:
        """Leave nothing behind, also after a failure."""
        if self._server is not None and not self._server.dead:
            self._server.die()
        while self._leftovers:
            await asyncio.wait(self._leftovers)

    async def _fill(self, people: Sequence[str], happens: asyncio.Task[None]) -> None:
        """Game after game at one table, for as long as anything happens."""
        while True:
            made, pair = await self._seat(people)
            watcher = Player(self, made, "", "", watches=True)
            players = [Player(self, made, who, self._sessions[who]) for who in pair]
            self._players += [*players, watcher]
            await asyncio.gather(*(player.play() for player in (*players, watcher)))
            if happens.done():
                return

    async def _seat(self, people: Sequence[str]) -> tuple[wire.Made, list[str]]:
        luck = self.luck
        pair = luck.sample(people, 2)
        chairs = [wire.Chair("me"), wire.Chair("open"), wire.Chair("bot", "random")]
        game, pace = luck.choice(self._games), luck.choice(_PACES)
        wanted = wire.NewTable(game, chairs[: luck.choice((2, 3))], pace=pace, minutes=60)
        made = await self._ask(lambda s: self._make(s, pair[0], wanted))
        self.tell(f"table {made.id}: {game}, {len(wanted.chairs)} seats, {pace}")
        await self._ask(lambda s: self._sit(s, pair[1], made))
        return made, pair

    async def _make(self, service: TableService, who: str, wanted: wire.NewTable) -> wire.Made:
        person = await service.person(self._sessions[who])
        assert person is not None, "an introduction was lost"
        return await service.make(person, wanted)

    async def _sit(self, service: TableService, who: str, made: wire.Made) -> None:
        person = await service.person(self._sessions[who])
        assert person is not None, "an introduction was lost"
        viewer = await service.enter(made.id, person, made.play)
        if (await viewer.snapshot()).seat is None:  # it may have been done the last time
            await viewer.sit(wire.Sit(link=made.play))

    async def _introduce(self, name: str) -> str:
        person, session = await self._ask(lambda s: s.introduce(None, wire.Introduce(name)))
        self._sessions[person.id] = session
        return person.id

    async def _ask(self, what: Callable[[TableService], Awaitable[T]]) -> T:
        """What the server answers, as often as it has to be asked."""
        for _ in range(200):
            server = await self.server()
            try:
                answer = await what(server.service)
            except TableError as error:
                again = isinstance(error, Conflict | NameTaken)  # done, perhaps, and not told
                if error.status < 500 and not server.dead and not again:
                    raise
            else:
                if not server.dead:
                    return answer
            await asyncio.sleep(self.luck.random())
        raise AssertionError("the server does not do what it is asked")

    async def server(self) -> Server:
        await self._up.wait()
        assert self._server is not None
        return self._server

    async def connect(self, player: Player, luck: Random) -> Window:
        server = self._server
        if server is None or server.dead or not self._up.is_set():  # nobody listens yet
            raise HungUp
        session = self._sessions.get(player.who, "")
        window = Window(self._app, server.state, player.table, session, player.link, luck)
        server.lines = [*(each for each in server.lines if not each.line.cut), window]
        return window

    def note_shown(self, player: Player, look: dict[str, Any]) -> None:
        self.tell(f"{player.who[:4] or 'none'} sees {look['id']} at {look['version']}")

    # What goes wrong.

    async def _go_wrong(self) -> None:
        kinds = [*Fault]
        if self.place.url.startswith("sqlite"):
            kinds = [kind for kind in kinds if kind not in _OF_A_SERVER]
        for number in range(self._faults):
            await asyncio.sleep(self.luck.uniform(*_PAUSE))
            kind = self.luck.choice(kinds)
            self._done[kind] = self._done.get(kind, 0) + 1
            self.tell(f"fault {number + 1}: {kind.value}")
            await self._inflict(kind)
            await self._look_at_the_disk()
            if self._broken:
                raise self._broken[0]

    async def _inflict(self, kind: Fault) -> None:
        luck, server = self.luck, await self.server()
        match kind:
            case Fault.CRASH:
                await self._crash(server, None)
            case Fault.TORN_WRITE:
                await self._crash_in_a_write(server)
            case Fault.RESTART:
                self._up.clear()
                await server.close()
                await self._start()
            case Fault.SLOW_DISK:
                server.disk.slowness = luck.uniform(0.2, 20.0)
                await asyncio.sleep(luck.uniform(0.1, 30.0))
                server.disk.slowness = 0.0
            case Fault.FULL_DISK:
                server.disk.full = True
                await asyncio.sleep(luck.uniform(0.1, 10.0))
                server.disk.full = False
            case Fault.CLOCK_JUMP:
                self.jumped += luck.choice((-1, 1)) * luck.choice((60, 7200, 90_000, 40_000_000))
            case Fault.HANGING_UP:
                self.place.hang_up()
            case Fault.BROKEN_STATEMENT:
                server.disk.breaks = luck.randint(1, 4)
            case Fault.LOST_COMMIT:
                server.disk.loses_commit = True
            case _:
                self._disturb(kind, await self._somebody())

    async def _somebody(self) -> Player:
        """Anybody who is there."""
        while True:
            there = [p for p in self._players if p.is_here and not p.over]
            if there:
                return self.luck.choice(there)
            await asyncio.sleep(0.1)

    def _disturb(self, kind: Fault, player: Player) -> None:
        """Something happens on somebody's line."""
        match kind:
            case Fault.LOST_REQUEST:
                player.line.lose_next(of_server=False)
            case Fault.LOST_REPLY:
                player.line.lose_next(of_server=True)
            case Fault.DOUBLED_REQUEST:
                player.double_next()
            case Fault.CUT_LINE:
                player.line.hang_up()
            case Fault.SLOW_READER:
                player.line.stall(self.luck.uniform(0.5, 8.0))

    async def _crash(self, server: Server, before: Photo | None) -> None:
        self._up.clear()
        server.die()
        self.tell(f"dead: {self.place.die(self.luck, before)}")
        await asyncio.sleep(self.luck.uniform(0.05, 2.0))
        await self._start()

    async def _crash_in_a_write(self, server: Server) -> None:
        """The next write is the last one; nobody ever hears of it."""
        died: asyncio.Future[Photo | None] = self.loop.create_future()

        def dies(before: Photo | None) -> None:
            server.dead = True
            self._up.clear()
            for window in server.lines:
                window.line.hang_up()
            died.set_result(before)

        server.disk.dies = dies
        await self._crash(server, await died)

    async def _start(self) -> None:
        self._server = server = Server(self)
        await server.open()
        if self._app is None:
            limits = Limits().changed("all", "off")
            settings = ServerSettings(self.place.url, static=Path("/nowhere"), limits=limits)
            self._app = make_app(settings, server.service)
            litestar: Any = self._app
            while hasattr(litestar, "app"):
                litestar = litestar.app
            self._app_state: Any = litestar.state
            self._app_state.web_metrics = WebMetrics(CollectorRegistry())
        self._app_state.service = server.service
        self._up.set()

    # What must hold.

    async def _look_at_the_disk(self) -> None:
        """What was acknowledged is there, once; what was shown is there; nothing else was done."""
        server, line = await self.server(), store.log.c
        asked = select(line.table_id, line.person, line.client, line.kind)
        rows = server.service.store._query(
            lambda c: c.execute(asked.where(line.client.is_not(None))).all()
        )
        done = Counter((row.table_id, row.person, row.client) for row in rows)
        doubled = [each for each, times in done.items() if times > 1]
        assert not doubled, f"done twice: {doubled}"
        kinds = {(row.table_id, row.person, row.client): row.kind for row in rows}
        for player in self._players:
            for request, (kind, _) in player.acknowledged.items():
                found = kinds.get((player.table, player.who, request))
                assert found == kind, (
                    f"acknowledged as {kind}, found {found}: {request} at {player.table}"
                )
            for request, why in player.refused.items():
                found = kinds.get((player.table, player.who, request))
                assert found is None, f"refused ({why}) and done: {request} at {player.table}"
            if player.shown and not player.over:
                table = server.service.store._query(partial(_written, player.table))
                seat = None if player.watches else table.standing.seat_of(player.who)
                last = max(shown.look["version"] for shown in player.shown)
                assert table.seen().by(seat) >= last, f"shown and lost: {player.table} at {last}"

    async def _look_at_everything(self) -> int:
        """Every game has come to its end, and nobody was told what they might not know."""
        await self._look_at_the_disk()
        server, compared = await self.server(), 0
        by_table: dict[str, list[Player]] = {}
        for player in self._players:
            by_table.setdefault(player.table, []).append(player)
        for name, players in by_table.items():
            table = server.service.store._query(partial(_written, name))
            assert table.standing.status == "over", f"{name} is {table.standing.status}"
            compared += knowledge.check_all(table, players)
        return compared


def _written(table: str, connection: Connection) -> knowledge.Written:
    return knowledge.written(connection, table)
