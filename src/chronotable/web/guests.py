"""Guests: the connections that are open, before anybody has asked for anything.

A connection costs a file, and a process has few of them. Whoever opens one and says nothing, or
speaks a letter a minute, or does not read what was answered, is hung up on after a while; one
network may have only so many at a time; and when there is no room left at all, those that have
waited longest without a request make room for newcomers.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Any, Literal, NamedTuple, TypeAlias

from uvicorn.protocols.http.h11_impl import H11Protocol

from chronotable.web.limits import Limits, network_of
from chronotable.web.socket import Socket

_RESERVE = 100  # files for the database, static files and bots
_SWEEP = 1.0  # seconds

Phase: TypeAlias = Literal["silent", "sending", "deaf"]


class Patience(NamedTuple):
    """How many seconds we wait for a guest."""

    silent: float = 15.0  # for a whole head of a request
    sending: float = 60.0  # for the body
    deaf: float = 60.0  # until something of the answer has been read


class Guests:
    """Who is connected, by network, and for how long we have waited for each."""

    def __init__(self, limits: Limits, proxy: str = "", patience: Patience | None = None) -> None:
        self.patience = patience or Patience()
        self.frames = limits.frames
        self._each = limits.visitors
        self._all = room_for(limits.everybody)
        self._is_proxy = trusted(proxy)
        self._networks: dict[asyncio.BaseTransport, str] = {}
        self._open: dict[str, int] = {}
        self._http: dict[
            GuestConnection, tuple[Phase, int, float]
        ] = {}  # whom we wait for, and since when
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._networks)

    def come(self, guest: GuestConnection, transport: asyncio.BaseTransport) -> bool:
        """One more connection; False if there is no room for it."""
        peer = transport.get_extra_info("peername")
        address = peer[0] if isinstance(peer, tuple) else "local"
        network = "" if self._is_proxy(address) else network_of(address)
        if network and self._open.get(network, 0) >= self._each:
            return False
        if len(self._networks) >= self._all and not self._make_room():
            return False
        self._networks[transport] = network
        self._open[network] = self._open.get(network, 0) + 1
        self._http[guest] = ("silent", 0, guest.loop.time())
        if self._timer is None:
            self._timer = guest.loop.call_later(_SWEEP, self._sweep, guest.loop)
        return True

    def served(self, guest: GuestConnection) -> None:
        """From here on it is a socket, which has pings of its own."""
        self._http.pop(guest, None)

    def go(self, transport: asyncio.BaseTransport) -> None:
        network = self._networks.pop(transport, None)
        if network is not None:
            self._open[network] -= 1
            if not self._open[network]:
                del self._open[network]

    def _make_room(self) -> bool:
        """Hang up on whoever has waited longest without a request."""
        for guest in self._http:  # in the order in which they came
            if guest.phase() == "silent":
                self._hang_up(guest)
                return True
        return False

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for guest, (before, request, since) in [*self._http.items()]:
            phase = guest.phase()
            if phase is None:
                self._http[guest] = ("silent", -1, now)  # it waits for us
            elif (phase, guest.request()) != (before, request):
                self._http[guest] = (phase, guest.request(), now)
            elif now - since > getattr(self.patience, phase):
                self._hang_up(guest)
        self._timer = loop.call_later(_SWEEP, self._sweep, loop) if self._http else None

    def _hang_up(self, guest: GuestConnection) -> None:
        self._http.pop(guest, None)
        self.go(guest.transport)
        guest.transport.abort()


class GuestConnection(H11Protocol):
    """uvicorn's HTTP connection, counted and timed as a guest."""

    guests: Guests
    _deaf = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if not self.guests.come(self, transport):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.guests.served(self)
        self.guests.go(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self._deaf = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self._deaf = False
        super().resume_writing()

    def request(self) -> int:
        """Which request it is, as a number that no other of this connection has now."""
        return id(self.cycle)

    def phase(self) -> Phase | None:
        """What we wait for; None if the guest waits for us."""
        if self._deaf:
            return "deaf"
        if self.cycle is None or self.cycle.response_complete:
            return "silent"
        return "sending" if self.cycle.more_body else None


class Relayed(GuestConnection):
    """A request that another process passes on: that process says who asks."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        H11Protocol.connection_made(self, transport)  # the other process looks after it
        told = self.app_state["relayed"]
        self.client = told["client"] and tuple(told["client"])
        scheme = told["scheme"]
        self.scheme = "https" if scheme in ("https", "wss") else "http"

    def connection_lost(self, exc: Exception | None) -> None:
        H11Protocol.connection_lost(self, exc)


def protocols(guests: Guests) -> tuple[type[GuestConnection], type[Socket]]:
    """The protocol classes for uvicorn, which keep count of these guests."""

    class Looked(GuestConnection):
        def handle_websocket_upgrade(self, event: Any) -> None:
            guests.served(self)
            super().handle_websocket_upgrade(event)

    class Live(Socket):
        def connection_lost(self, why: Exception | None) -> None:
            guests.go(self._transport)
            super().connection_lost(why)

    Looked.guests = guests
    Live.rate = guests.frames
    return Looked, Live


def trusted(proxy: str) -> Callable[[str], bool]:
    """Whether an address is one of the proxies, which are listed as uvicorn wants them."""
    told = [each.strip() for each in proxy.split(",") if each.strip()]
    networks = []
    for each in told:
        try:
            networks.append(ip_network(each, strict=False))
        except ValueError:
            continue  # a name, or a star

    def is_proxy(address: str) -> bool:
        if "*" in told or address in told:
            return True
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(found in network for network in networks)

    return is_proxy


def room_for(wanted: int) -> int:
    """How many connections there are files for, after asking the system for more of them."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + _RESERVE
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(hard, needed)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft == resource.RLIM_INFINITY:
        return wanted
    return max(1, min(wanted, soft - _RESERVE))
