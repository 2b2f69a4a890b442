"""The operator's page, for emergencies: no scripts, a passphrase of its own.

It does not exist until `chronotable admin passphrase` has set one. It gives the same orders as the
command, and shows of a table what the lobby would: never what lies on it.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe
from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.datastructures import Cookie, State
from litestar.params import QueryParameter
from litestar.response import Redirect

from chronotable.kernel.message import Message
from chronotable.table import survey
from chronotable.table.errors import NotAllowed, WrongPassphrase
from chronotable.table.house import network_named
from chronotable.table.orders import KINDS, seconds
from chronotable.table.service import TableService
from chronotable.text import Speaker
from chronotable.web.api import AnyRequest
from chronotable.web.limits import Limits, Meter
from chronotable.web.plain import form_of, language_of, page, trouble_page
from chronotable.web.problems import Trouble
from chronotable.web.sessions import Visit, check_origin, visit

COOKIE = "chronotable_admin"
LISTS = ("reports", "people", "tables", "sanctions", "log")
_LASTS = 8 * 3600  # seconds
_SESSIONS = "admin-sessions"


def _house(state: State) -> TableService:
    """The service, if the page is there at all."""
    service: TableService = state.service
    if "passphrase" not in service.house.values:
        raise Trouble(404, "unknown")
    return service


def _visit(request: AnyRequest) -> Visit:
    """Who asks; the token of forms is made from this page's own cookie, not from a guest's."""
    found = visit(request)
    name = f"__Secure-{COOKIE}" if found.https else COOKIE
    own = request.cookies.get(name, "")
    if own.isascii() and len(own) <= 100 and own:
        found.session = own
    return found


def _is_in(service: TableService, who: Visit) -> bool:
    known = service.house.values.get(_SESSIONS, {})
    until = known.get(_digest(who.session), 0.0) if who.session else 0.0
    return bool(until > service.now())


def _check_in(service: TableService, who: Visit) -> None:
    if not _is_in(service, who):
        raise NotAllowed("admin-error-out")


def _digest(token: str) -> str:
    return sha256(f"chronotable admin {token}".encode()).hexdigest()


def _cookie(who: Visit, value: str, age: int) -> Cookie:
    return Cookie(
        key=f"__Secure-{COOKIE}" if who.https else COOKIE,
        value=value,
        max_age=age,
        path="/admin",
        httponly=True,
        samesite="strict",
        secure=who.https,
    )


@get("/admin", include_in_schema=False)
async def look(
    request: AnyRequest,
    state: State,
    show: Annotated[str, QueryParameter(max_length=20)] = "reports",
    words: Annotated[str, QueryParameter(max_length=80)] = "",
    said: Annotated[str, QueryParameter(max_length=1000)] = "",
) -> Response[str]:
    """The passphrase is asked for, or everything is shown that can be looked after."""
    service, who = _house(state), _visit(request)
    if not _is_in(service, who):
        return page(request, "admin_enter.html", who)
    if show not in LISTS:
        raise Trouble(404, "unknown")
    lang = language_of(request)
    rows, names, counts = await service.store.read(
        lambda c: (
            _rows(c, show, words),
            {each.id: each.name for each in survey.guests(c, most=10_000)},
            survey.counts(c, service.now()),
        )
    )
    load = {**counts, **await service.health(), "queue-length": service.log.length}
    return page(
        request,
        "admin.html",
        who,
        lists=LISTS,
        show=show,
        words=words,
        rows=rows,
        names=names,
        load=[(name.replace("_", "-"), _word(value)) for name, value in load.items()],
        said=_told(said, lang),
        told=lambda outcome: "" if outcome is None else _say(outcome, lang),
        when=_when,
    )


def _word(value: object) -> object:
    """A number as it is, and anything else by its word in the catalogues."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else value


def _rows(c: Any, show: str, words: str) -> Any:
    match show:
        case "people":
            return survey.guests(c, words)
        case "tables":
            return survey.listings(c, words if words in ("gathering", "playing", "over") else "")
        case "sanctions":
            return survey.sanctions(c)
        case "log":
            return survey.orders(c)
    return survey.reports(c)


def _when(at: float | None) -> str:
    return "" if at is None else f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"


def _say(outcome: Any, lang: str) -> str:
    return Speaker(None, lang).say(Message(outcome[0], outcome[1]))


def _told(said: str, lang: str) -> str:
    """What became of the last order; never text that anybody could put into an address."""
    try:
        key, params = json.loads(said)
        known = isinstance(params, dict) and str(key).startswith(("order-", "house-error-"))
        return _say((key, params), lang) if known and Speaker(None, lang).knows(key) else ""
    except (ValueError, TypeError):
        return ""


@post("/admin/enter", include_in_schema=False)
async def enter(request: AnyRequest, state: State) -> Response[Any]:
    """Right or wrong, every attempt counts against the limit of the network."""
    service, who = _house(state), _visit(request)
    check_origin(request, state.origins)
    meter: Meter = state.meter
    meter.take("returns", who.network)
    meter.take("guesses", "the house")
    form = await form_of(request, who)
    hashed: str = service.house.values["passphrase"]
    if not await service.people.is_right(hashed, form.get("passphrase", "")[:200]):
        raise WrongPassphrase
    token, now = token_urlsafe(32), service.now()
    known: dict[str, float] = service.house.values.get(_SESSIONS, {})
    kept = {each: until for each, until in known.items() if until > now}
    await service.house.set(_SESSIONS, {**kept, _digest(token): now + _LASTS})
    return Redirect("/admin", status_code=303, cookies=[_cookie(who, token, _LASTS)])


@post("/admin/leave", include_in_schema=False)
async def leave(request: AnyRequest, state: State) -> Response[Any]:
    service, who = _house(state), _visit(request)
    check_origin(request, state.origins)
    await form_of(request, who)
    known: dict[str, float] = service.house.values.get(_SESSIONS, {})
    gone = _digest(who.session)
    kept = {each: until for each, until in known.items() if not compare_digest(each, gone)}
    await service.house.set(_SESSIONS, kept)
    return Redirect("/plain", status_code=303, cookies=[_cookie(who, "", 0)])


@post("/admin/order", include_in_schema=False)
async def order(request: AnyRequest, state: State) -> Response[Any]:
    """Give an order, and come back with what became of it."""
    service, who = _house(state), _visit(request)
    check_origin(request, state.origins)
    _check_in(service, who)
    meter: Meter = state.meter
    meter.take("changes", who.network)
    form = await form_of(request, who)
    what, subject = form.get("what", ""), form.get("subject", "")[:80]
    if what not in KINDS:
        raise Trouble(404, "unknown")
    reason = " ".join(form.get("reason", "").split())[:500]
    if what in ("ban", "mute", "close", "read-only") and not reason:
        raise Trouble(400, "malformed", "admin-error-reason", what=what)
    if form.get("network"):
        subject = network_named(form["network"][:60])
    lasts = form.get("lasts", "")
    until = service.now() + seconds(lasts) if lasts else None
    given = await service.orders.give("page", what, subject=subject, until=until, reason=reason)
    show = form.get("show", "reports")
    shown = show if show in LISTS else "reports"
    return _back(shown, given.outcome)


def _back(show: str, said: str) -> Response[Any]:
    from urllib.parse import urlencode

    return Redirect(f"/admin?{urlencode({'show': show, 'said': said})}", status_code=303)


def router(limits: Limits) -> Router:
    return Router(
        path="/",
        request_max_body_size=limits.body,
        exception_handlers={Exception: trouble_page},
        route_handlers=[look, enter, leave, order],
    )
