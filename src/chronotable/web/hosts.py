"""The names under which the server answers.

Another site may point its own name at this machine's address (DNS rebinding); the browser then
takes both for one site. Such a request carries the name of that site, which is none of ours.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from chronotable.web.problems import Trouble, refuse


class KnownHost:
    """Turns away requests for another host. Ours are any address, `localhost`, this machine's
    own name, and the hosts of the origins that the server was told.
    """

    def __init__(self, app: ASGIApp, origins: Iterable[str] = ()) -> None:
        self.app = app
        machine = gethostname().lower()
        self._names = {"localhost", machine, f"{machine}.local"}
        for origin in origins:
            if name := _name(urlsplit(origin).netloc):
                self._names.add(name)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            given = [value for name, value in scope["headers"] if name == b"host"]
            if len(given) != 1 or not self.is_ours(given[0].decode("latin-1")):
                told = given[0].decode("latin-1")[:80] if given else ""
                trouble = Trouble(421, "host", host=told)
                await refuse(trouble, send, live=scope["type"] == ScopeType.WEBSOCKET)
                return
        await self.app(scope, receive, send)

    def is_ours(self, host: str) -> bool:
        """Whether a Host header names this server.

        >>> KnownHost(None, ["https://games.example"]).is_ours("Games.Example:8443")
        True
        >>> KnownHost(None).is_ours("[::1]:8000"), KnownHost(None).is_ours("evil.example")
        (True, False)
        """
        name = _name(host)
        if name in self._names or name.endswith(".localhost"):
            return True
        try:
            ip_address(name.partition("%")[0])
        except ValueError:
            return False
        return True


def _name(host: str) -> str:
    """A host without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].rstrip(".").lower()
