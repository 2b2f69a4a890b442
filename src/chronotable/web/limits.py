"""How much one visitor may ask for: requests, messages, sockets and sizes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from ipaddress import IPv4Address, ip_address, ip_network
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from chronotable.kernel.errors import BadOption, listed
from chronotable.kernel.json import Json
from chronotable.table.neighbours import Alone, Company
from chronotable.web.problems import Trouble

if TYPE_CHECKING:
    from chronotable.table.service import TableService


class Rate(NamedTuple):
    """A number per second in the long run, and a number at once."""

    each_second: float
    at_once: float


UNLIMITED = Rate(float("inf"), float("inf"))
_TELL = 0.1  # seconds until other processes hear what was granted
_AT_ONCE = 60  # how many they are told of at once
CROWD = 5  # how many people of one network may each use their whole share


def network_of(address: str) -> str:
    """Who shares a limit: an IPv4 address, or the first half of an IPv6 one, as homes have it.

    >>> network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.1")
    ('2001:db8:1:2::/64', '192.0.2.1')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


def is_local(address: str) -> bool:
    """Whether the address is this machine's own."""
    try:
        return ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return False


class Limits(NamedTuple):
    """What the server allows. A family behind one address must never notice it."""

    requests: Rate = Rate(100, 400)  # of one address, whatever they are
    changes: Rate = Rate(10, 60)  # of one person, over HTTP
    messages: Rate = Rate(20, 60)  # of one person, on all sockets together
    chat: Rate = Rate(1, 10)
    introductions: Rate = Rate(0.2, 20)  # of one address
    returns: Rate = Rate(0.1, 8)  # of one address
    guesses: Rate = Rate(0.1, 60)  # wrong passphrases for one name, from anywhere
    passphrases: Rate = Rate(0.05, 5)  # chosen: each takes memory and time
    tables: Rate = Rate(0.2, 20)
    records: Rate = Rate(0.1, 5)
    mutes: Rate = Rate(0.1, 20)
    reports: Rate = Rate(0.02, 5)
    exports: Rate = Rate(0.003, 3)
    mails: Rate = Rate(0.01, 10)  # wishes for notices, each of which may cost a mail
    connections: Rate = Rate(5, 60)  # sockets opened by one address
    frames: Rate = Rate(60, 300)  # on one socket, pings and fragments included
    sockets: int = 300  # open at the same time, of one address
    visitors: int = 400  # connections of any kind at the same time, of one address
    everybody: int = 10_000  # connections in all, if the system has files for so many
    body: int = 8 * 1024
    frame: int = 8 * 1024
    record: int = 4 * 1024 * 1024

    @classmethod
    def read(cls, given: Iterable[str]) -> Limits:
        """The limits with some changed, told as NAME=EACH_SECOND/AT_ONCE, NAME=NUMBER or NAME=off.

        >>> Limits.read(["chat=2/30"]).chat
        Rate(each_second=2.0, at_once=30.0)
        """
        limits = cls()
        for each in given:
            name, _, value = each.partition("=")
            limits = limits.changed(name, value)
        return limits

    def changed(self, name: str, value: str) -> Limits:
        if name == "all" and value == "off":
            rates: dict[str, Any] = {
                n: UNLIMITED for n, each in self._asdict().items() if isinstance(each, Rate)
            }
            return self._replace(sockets=1_000_000, visitors=1_000_000, **rates)
        if name not in self._fields:
            raise BadOption(f"no limit is called {name!r}: expected {listed(self._fields, 20)}")
        wanted = "a number"
        try:
            if not isinstance(getattr(self, name), Rate):
                return self._with(name, int(value))
            wanted = "off, or two numbers like 2/30"
            if value == "off":
                return self._with(name, UNLIMITED)
            each_second, _, at_once = value.partition("/")
            return self._with(name, Rate(float(each_second), float(at_once)))
        except ValueError:
            raise BadOption(f"limit {name!r} cannot be {value!r}: expected {wanted}") from None

    def _with(self, name: str, value: Rate | int) -> Limits:
        one: dict[str, Any] = {name: value}
        return self._replace(**one)


class Meter:
    """Counts what each visitor has used. What a visitor has left grows back with time."""

    MOST = 20_000  # how many visitors are remembered before those with nothing used are forgotten

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open: dict[str, int] = {}  # sockets by address
        self._left: dict[tuple[str, str], tuple[float, float]] = {}  # what is left, and since when
        self._company: Company | None = None  # who else grants something
        self._granted: dict[tuple[str, str, int], int] = {}  # of which others have not heard
        self._changed: set[str] = set()  # addresses of whose sockets they have not
        self._elsewhere: dict[str, dict[str, int]] = {}  # sockets by process and address
        self._telling: asyncio.TimerHandle | None = None

    # Other processes.

    def join(self, service: TableService) -> None:
        """What is granted in one process is taken everywhere, a moment later."""
        if not isinstance(service.company, Alone):
            self._company = service.company
            service.said["used"] = self._hear

    def _note(self, what: str, who: str, times: int) -> None:
        if self._company is not None and self._company.others:
            self._granted[what, who, times] = self._granted.get((what, who, times), 0) + 1
            self._tell_soon()

    def _tell_soon(self) -> None:
        if self._telling is None:
            loop = asyncio.get_running_loop()
            self._telling = loop.call_later(_TELL, self._tell)

    def _tell(self) -> None:
        assert self._company is not None
        self._telling = None
        granted = [[*key, number] for key, number in self._granted.items()]
        opened = [[address, self.open.get(address, 0)] for address in self._changed]
        self._granted.clear()
        self._changed.clear()
        for at in range(0, max(len(granted), len(opened)), _AT_ONCE):
            part = slice(at, at + _AT_ONCE)
            self._company.let_know("used", granted=granted[part], open=opened[part])

    def _hear(self, news: Json) -> None:
        now = monotonic()
        for what, who, times, number in news["granted"]:
            rate: Rate = getattr(self.limits, what)
            if rate is not UNLIMITED:
                left = self._now_left(what, who, times, now) - number
                self._left[what, who] = (max(-rate.at_once * times, left), now)
        theirs = self._elsewhere.setdefault(news["from"], {})
        for address, number in news["open"]:
            theirs[address] = number
            if not number:
                del theirs[address]

    def _open(self, address: str) -> int:
        """Sockets of an address, in all processes that are alive."""
        number = self.open.get(address, 0)
        if self._company is not None:
            for process in self._elsewhere.keys() - self._company.others.keys():
                del self._elsewhere[process]
        return number + sum(theirs.get(address, 0) for theirs in self._elsewhere.values())

    # What is left.

    def _now_left(self, what: str, who: str, times: int, now: float) -> float:
        rate: Rate = getattr(self.limits, what)
        most = rate.at_once * times
        left, then = self._left.get((what, who), (most, now))
        return min(most, left + (now - then) * rate.each_second * times)

    def wait(self, what: str, who: str, times: int = 1) -> float:
        """Take one; 0 if it is granted, otherwise the seconds until it would be."""
        rate: Rate = getattr(self.limits, what)
        if rate is UNLIMITED:
            return 0.0
        now = monotonic()
        left = self._now_left(what, who, times, now)
        granted = left >= 1
        if len(self._left) >= self.MOST:
            self._forget(now)
        self._left[what, who] = (left - 1 if granted else left, now)
        if granted:
            self._note(what, who, times)
            return 0.0
        return (1 - left) / max(rate.each_second * times, 1e-9)

    def is_empty(self, what: str, who: str) -> bool:
        """Whether none would be granted now."""
        rate: Rate = getattr(self.limits, what)
        left, then = self._left.get((what, who), (rate.at_once, 0.0))
        return left + (monotonic() - then) * rate.each_second < 1

    def take(self, what: str, who: str) -> None:
        """Take one, or Trouble."""
        if wait := self.wait(what, who):
            raise _too_many(wait)

    def charge(self, what: str, person: str | None, network: str) -> None:
        """Take one of a person's and one of their network's, which has enough for several.

        Somebody without a name, or with an invented session, is a stranger: all strangers of a
        network share what one person has.
        """
        if person is None:
            self.take(what, network)
            return
        self.take(what, f"person {person}")
        if wait := self.wait(what, f"crowd {network}", CROWD):
            raise _too_many(wait)

    def _forget(self, now: float) -> None:
        for (what, who), (left, then) in list(self._left.items()):
            rate: Rate = getattr(self.limits, what)
            if left + (now - then) * rate.each_second >= rate.at_once:
                del self._left[what, who]
        if len(self._left) >= self.MOST:  # an attack from many addresses: the oldest go
            for key in list(self._left)[: self.MOST // 2]:
                del self._left[key]

    # Open sockets.

    def connect(self, address: str) -> None:
        self.take("connections", address)
        if self._open(address) >= self.limits.sockets:
            raise Trouble(429, "too-many", "web-error-sockets", n=self.limits.sockets)
        self.open[address] = self.open.get(address, 0) + 1
        self._count(address)

    def disconnect(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]
        self._count(address)

    def _count(self, address: str) -> None:
        if self._company is not None:
            self._changed.add(address)
            self._tell_soon()


def _too_many(wait: float) -> Trouble:
    return Trouble(429, "too-many", "web-error-wait", wait=wait, n=max(1, ceil(wait)))
