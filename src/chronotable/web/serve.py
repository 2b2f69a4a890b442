"""Running the server: a socket, uvicorn around the app, and a clean end."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import uvicorn

from chronotable.games import infos, load
from chronotable.kernel.json import Json
from chronotable.table.alone import only_one
from chronotable.table.errors import TableError
from chronotable.table.neighbours import Neighbours
from chronotable.table.service import TableService
from chronotable.text import Speaker
from chronotable.web.app import ServerSettings, make_app
from chronotable.web.guests import Guests, Patience, Relayed, protocols
from chronotable.web.relay import Relay

_GOODBYE = 5  # seconds for open requests when the server closes
_BUFFER = 128 * 1024  # bytes on their way to one reader: old snapshots must not pile up there


class Housed(uvicorn.Server):
    """uvicorn, which also takes what other processes pass on, and leaves its tables to them."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        company = self._service and self._service.company
        if isinstance(company, Neighbours):
            company.takes = self._take

    def _take(self, told: Json) -> asyncio.Protocol:
        state = {**self.lifespan.state, "relayed": told}
        protocol: asyncio.Protocol = Relayed(self.config, self.server_state, state)
        return protocol

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._service is not None:
            with suppress(TableError):  # the database is away: they are found later
                await self._service.hand_over()
        await super().shutdown(sockets=sockets)

    @property
    def _service(self) -> TableService | None:
        app = self.config.app
        return app.service if isinstance(app, Relay) else None


class Server(Housed):
    """A signal to stop is obeyed and not raised again: the exit code is ours."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            if sys.platform == "win32":
                signal.signal(number, self.handle_exit)
            else:
                loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            if sys.platform != "win32":
                for number in (signal.SIGINT, signal.SIGTERM):
                    loop.remove_signal_handler(number)


class QuietServer(Housed):
    """A server in another program's event loop, which alone decides when it stops."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def listen(host: str, port: int) -> socket.socket:
    """A socket to serve at; OSError names the address if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small answers at once only on sockets that say they are TCP.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _BUFFER)
    try:
        found.bind((host, port))
    except OSError as problem:
        found.close()
        raise OSError(
            problem.errno, f"cannot listen at {host}:{port}: {problem.strerror}"
        ) from None
    found.set_inheritable(True)
    return found


def address_of(listening: socket.socket) -> str:
    """The address for a browser on this machine."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def configure(
    settings: ServerSettings, proxy: str = "", patience: Patience | None = None
) -> uvicorn.Config:
    """uvicorn as we want it: small frames, no addresses in its log, no trust in strangers."""
    http, live = protocols(Guests(settings.limits, proxy, patience))
    return uvicorn.Config(
        make_app(settings),
        http=http,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        ws=live,
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=16 * 1024,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
        timeout_graceful_shutdown=_GOODBYE,
    )


def serve(
    settings: ServerSettings,
    listening: socket.socket,
    *,
    proxy: str = "",
    opened: Callable[[], None] = lambda: None,
    guard: int | None = None,
) -> bool:
    """Serve until somebody says stop; False if it could not begin. `opened` is called when open.

    `guard` is a file whose end also means stop; the process that looks after this one holds it.
    """
    server = Server(configure(settings, proxy))

    async def run() -> bool:
        if guard is not None:
            loop = asyncio.get_running_loop()
            loop.add_reader(guard, _heed, loop, server, guard)
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            _leave_the_lasting_alone()
            opened()
        await serving
        return server.started

    with only_one(settings.database), asyncio.Runner(loop_factory=_loop()) as runner:
        return runner.run(run())


def _heed(loop: asyncio.AbstractEventLoop, server: uvicorn.Server, guard: int) -> None:
    if not os.read(guard, 64):
        loop.remove_reader(guard)
        server.should_exit = True


def _loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fastest event loop there is: uvloop, or Python's own where it is missing (Windows)."""
    if sys.platform == "win32":
        return None
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _leave_the_lasting_alone() -> None:
    """Collect garbage seldom: what is loaded by now stays, and tables live long.

    Otherwise everybody would wait a few hundred milliseconds for it again and again. The titles and
    the first English sentence are also read now: that takes up to 60 milliseconds each, and
    everybody would wait for it when the first table is opened or the first request refused.
    """
    for name in infos():
        load(name)
    Speaker()
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
