"""People and programs who come to the server over real sockets, and the server they come to."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from chronotable.table.service import TableService
from chronotable.web.app import ServerSettings
from chronotable.web.guests import Patience
from chronotable.web.limits import Limits
from chronotable.web.serve import QuietServer, configure, listen

NO_LIMITS = Limits().changed("all", "off")
_number = count(1)
T = TypeVar("T")


class Running:
    """A server in a thread of its own, at a port of its own."""

    def __init__(
        self, settings: ServerSettings, proxy: str = "", patience: Patience | None = None
    ) -> None:
        self.socket = listen("127.0.0.1", 0)
        self.host = f"127.0.0.1:{self.socket.getsockname()[1]}"
        self.address = f"http://{self.host}"
        config = configure(settings, proxy, patience)
        self.app = config.app
        self.server = QuietServer(config)
        self.loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[self.socket])

        asyncio.run(serve())

    def __enter__(self) -> Running:
        self._thread.start()
        while not self.server.started:
            assert self._thread.is_alive(), "the server did not start"
            self._thread.join(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive(), "the server did not stop"
        self.socket.close()

    @property
    def service(self) -> TableService:
        """The service inside; only for what cannot be seen from outside."""
        service: TableService = self.litestar.state.service
        return service

    def ask(self, question: Coroutine[Any, Any, T]) -> T:
        """Ask the service inside."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(question, self.loop).result(30)

    @property
    def litestar(self) -> Any:
        app = self.app
        while hasattr(app, "app"):
            app = app.app
        return app


@contextmanager
def running(
    folder: Path,
    limits: Limits = NO_LIMITS,
    proxy: str = "",
    patience: Patience | None = None,
    **settings: Any,
) -> Iterator[Running]:
    database = f"sqlite:///{folder / 'chronotable.sqlite3'}"
    toys = {"modules": ["tests.table.strange_bots"]}
    settings = {"static": folder / "static", "tables": toys, **settings}
    with Running(ServerSettings(database, limits=limits, **settings), proxy, patience) as server:
        yield server


class Visitor:
    """A browser or a program: keeps its cookies, sends its token."""

    def __init__(self, server: Running, name: str = "", **headers: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, headers=headers, timeout=30)
        self.token = self.http.get("/api/me").json()["token"]
        self.name = name
        if name:
            self.introduce(name)

    def __enter__(self) -> Visitor:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.http.close()

    def close(self) -> None:
        self.http.close()

    def introduce(self, name: str, **more: Any) -> None:
        answer = self.post("/api/me", {"name": name, **more})
        assert answer.status_code == 200, answer.text
        self.token = answer.json()["token"]

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query)

    def post(self, path: str, body: Any = None, **query: Any) -> httpx.Response:
        headers = {"X-CSRF-Token": self.token}
        if body is None:
            return self.http.post(path, headers=headers, params=query)
        return self.http.post(path, json=body, headers=headers, params=query)

    def delete(self, path: str) -> httpx.Response:
        return self.http.delete(path, headers={"X-CSRF-Token": self.token})

    @property
    def cookies(self) -> str:
        return "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)

    # At a table.

    def make(self, game: str, *chairs: str, **more: Any) -> dict[str, str]:
        """A table; chairs are told as `me`, `open` or `bot:LEVEL`."""
        told = []
        for chair in chairs:
            who, _, level = chair.partition(":")
            told.append({"who": who, "level": level} if level else {"who": who})
        answer = self.post("/api/tables", {"game": game, "chairs": told, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, str] = answer.json()
        return made

    def sit(self, made: dict[str, str], seat: int | None = None) -> dict[str, Any]:
        answer = self.post(
            f"/api/tables/{made['id']}/sit", {"seat": seat, "link": made.get("play", "")}
        )
        assert answer.status_code == 200, answer.text
        look: dict[str, Any] = answer.json()
        return look

    def look(self, table: str, **query: Any) -> dict[str, Any]:
        answer = self.get(f"/api/tables/{table}", **query)
        assert answer.status_code == 200, answer.text
        look: dict[str, Any] = answer.json()
        return look

    def answer(self, table: str, version: int, key: str, id: str = "") -> httpx.Response:
        body = {"type": "answer", "id": id or fresh(), "version": version, "key": key}
        return self.post(f"/api/tables/{table}/answer", body)

    def window(self, table: str, link: str = "", **held: Any) -> Window:
        return Window(self.server, table, cookies=self.cookies, link=link, **held)


class Window:
    """A socket at a table."""

    def __init__(
        self,
        server: Running,
        table: str,
        *,
        cookies: str = "",
        link: str = "",
        resume: bool = True,
        origin: str | None = None,
        room: str = "",
        **held: Any,
    ) -> None:
        headers = {"Cookie": cookies} if cookies else {}
        if origin is not None:
            headers["Origin"] = origin
        place = f"ws://{server.host}/api/tables/{table}/live"
        self._opened = connect(
            f"{place}?link={link}{'&room=true' if room else ''}" if link else place,
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=30,
        )
        self.server, self.table = server, table
        self.socket: ClientConnection = self._opened.__enter__()
        self.look: dict[str, Any] = {}
        self.events: list[Any] = []
        self.chat: list[Any] = []
        if resume:
            self.send({"type": "resume", **held})
            self.see()

    def __enter__(self) -> Window:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._opened.__exit__(None, None, None)

    def send(self, message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self, timeout: float = 20) -> dict[str, Any]:
        """The next message; looks are remembered."""
        message: dict[str, Any] = msgspec.json.decode(self.socket.recv(timeout))
        if message["type"] == "look":
            self.look = message["look"]
            del self.events[self.look["events_from"] :]
            self.events += self.look["events"]
            self.chat += self.look["chat"]
        return message

    def code(self) -> int:
        """Listen until the socket is closed; with which code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return int(closed.rcvd.code) if closed.rcvd is not None else 1006

    def see(self, version: int = 0) -> dict[str, Any]:
        """The next look that is at least of this version."""
        while True:
            if self.hear()["type"] == "look" and self.look["version"] >= version:
                return self.look

    def catch_up(self) -> None:
        """See everything that is to be seen; seats do not count each other's secret answers."""

        async def version() -> int:
            room = await self.server.service.registry.room(self.table)
            return room.standing.version_for(self.look["seat"])

        self.see_until(self.server.ask(version()))

    def see_until(self, version: int) -> None:
        while self.look["version"] < version:
            self.see()

    def do(self, type: str, id: str = "", **said: Any) -> dict[str, Any]:
        """Say something and hear what becomes of it."""
        id = id or fresh()
        self.send({"type": type, "id": id, **said})
        while True:
            message = self.hear()
            if message["type"] in ("done", "refused") and message["id"] in (id, ""):
                return message

    def answer(self, key: str, **said: Any) -> dict[str, Any]:
        return self.do("answer", version=self.look["version"], key=key, **said)

    def keys(self) -> list[str]:
        question = self.look["question"]
        return [] if question is None else [offer["key"] for offer in question["options"]]


def fresh() -> str:
    """An id that nobody has used."""
    return f"t{next(_number)}"


def any_of(look: dict[str, Any], chance: Random) -> str:
    """A random answer to what a look asks."""
    return str(chance.choice(look["question"]["options"])["key"])
