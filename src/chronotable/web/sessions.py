"""Who asks: an opaque cookie, a token against forged requests, and where a request comes from.

The session token is kept in a cookie that no script can read. Whoever has none gets a visitor's
cookie instead. The token that every change must carry is a hash of that cookie, so the server
keeps nothing for it: another site can neither read it nor guess it.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler

from chronotable.web.limits import Meter, network_of
from chronotable.web.problems import Trouble

SESSION, VISITOR = "chronotable", "chronotable_visitor"
LANGUAGE = "chronotable_lang"  # no secret
HEADER = "X-CSRF-Token"
_YEAR = 365 * 24 * 3600
_LONGEST = 200  # no cookie of ours is longer

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(slots=True)
class Visit:
    """One request's sender: the session it names, and where it comes from."""

    session: str
    visitor: str
    address: str
    https: bool

    @property
    def csrf(self) -> str:
        """What a change must carry; empty until there is a cookie to make it from."""
        return csrf_of(self.session or self.visitor)

    @property
    def network(self) -> str:
        """All who share one set of limits."""
        return network_of(self.address)


def csrf_of(secret: str) -> str:
    return sha256(f"chronotable csrf {secret}".encode()).hexdigest()[:40] if secret else ""


def visit(connection: Connection) -> Visit:
    """Who sends this request."""
    https = connection.scope["scheme"] in ("https", "wss")
    cookies = connection.cookies
    client = connection.scope.get("client")
    return Visit(
        session=_sane(cookies.get(_name(SESSION, https=https), "")),
        visitor=_sane(cookies.get(_name(VISITOR, https=https), "")),
        address=client[0] if client else "local",
        https=https,
    )


def _name(name: str, *, https: bool) -> str:
    """Over https the browser itself makes sure that nobody else can set the cookie."""
    return f"__Host-{name}" if https else name


def _sane(cookie: str) -> str:
    return cookie if cookie.isascii() and len(cookie) <= _LONGEST else ""


# Cookies.


def session_cookie(visit: Visit) -> Cookie:
    return _cookie(SESSION, visit.session, visit, _YEAR)


def no_session_cookie(visit: Visit) -> Cookie:
    return _cookie(SESSION, "", visit, 0)


def visitor_cookie(visit: Visit) -> Cookie:
    """A cookie for somebody who has none, kept in the visit so that a token can be made."""
    visit.visitor = token_urlsafe(24)
    return _cookie(VISITOR, visit.visitor, visit, _YEAR)


def language_cookie(lang: str, visit: Visit) -> Cookie:
    return Cookie(
        key=LANGUAGE,
        value=lang,
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
        secure=visit.https,
    )


def _cookie(name: str, value: str, visit: Visit, age: int) -> Cookie:
    return Cookie(
        key=_name(name, https=visit.https),
        value=value,
        max_age=age,
        path="/",
        httponly=True,
        samesite="lax",
        secure=visit.https,
    )


# Changes.


def check_origin(connection: Connection, allowed: frozenset[str]) -> None:
    """Trouble if a browser says that another site sent this. Programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "same-origin") in ("cross-site", "same-site"):
            raise Trouble(403, "origin")
        return
    if origin in allowed:
        return
    try:
        scheme, host = urlsplit(origin)[:2]
    except ValueError:
        scheme, host = "", ""
    https = connection.scope["scheme"] in ("https", "wss")
    schemes = ("https",) if https else ("http", "https")  # https may end at a proxy
    if scheme not in schemes or not host or host != connection.headers.get("host", "").lower():
        raise Trouble(403, "origin")


def check_csrf(visit: Visit, given: str) -> None:
    if not visit.csrf or not compare_digest(given.encode(), visit.csrf.encode()):
        raise Trouble(403, "csrf", "web-error-csrf-header", header=HEADER)


async def guard_changes(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Every request that changes something passes here before its body is read."""
    if connection.scope.get("method") in ("GET", "HEAD", "OPTIONS"):
        return
    state = connection.app.state
    check_origin(connection, state.origins)
    visitor = visit(connection)
    meter: Meter = state.meter
    person = await state.service.person(visitor.session) if visitor.session else None
    meter.charge("changes", None if person is None else person.id, visitor.network)
    if not connection.scope["path"].startswith("/plain"):  # there the token is in the form
        check_csrf(visitor, connection.headers.get(HEADER, ""))
