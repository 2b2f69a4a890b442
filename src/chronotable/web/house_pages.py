"""Pages without scripts about oneself and others: one's own data, muting, reporting."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, QueryParameter

from chronotable.games import infos, load
from chronotable.table import wire
from chronotable.text import Speaker
from chronotable.web.api import AnyRequest, LinkGiven, TableId, TheDoor, door_of
from chronotable.web.limits import Limits
from chronotable.web.plain import form_of, language_of, page, read, to, trouble_page
from chronotable.web.plain_view import names_of
from chronotable.web.problems import Trouble
from chronotable.web.sessions import guard_changes

_LINES = 40  # of a chat, among which somebody may be meant


@get("/plain/data", include_in_schema=False)
async def data(request: AnyRequest, door: TheDoor) -> Response[str]:
    """What is kept, for how long, and what one may do about it; for banned people, too."""
    person = await door.known()
    muted = [] if person is None else await door.service.manners.muted(person)
    notices = None if person is None else await door.service.notices.wishes(person)
    return page(
        request,
        "data.html",
        door.visit,
        person=person,
        muted=muted,
        kept=door.house().kept,
        notices=notices,
        clock=_clock,
    )


def _clock(minute: int | None) -> str:
    """A minute of the day, as forms write it."""
    return "" if minute is None else f"{minute // 60:02}:{minute % 60:02}"


def _minute(clock: str) -> int | None:
    """
    >>> _minute("22:30"), _minute("")
    (1350, None)
    """
    hour, _, minute = clock.partition(":")
    return int(hour) * 60 + int(minute) if hour.isdecimal() and minute.isdecimal() else None


@post("/plain/data/notices", include_in_schema=False)
async def wish_notices(request: AnyRequest, door: TheDoor) -> Response[Any]:
    form = await form_of(request, door.visit)
    known = await door.notices()
    given: dict[str, Any] = {
        "mail": form.get("mail", "off"),
        "push": known.push and "push" in form,
        "quiet_from": _minute(form.get("quiet_from", "")),
        "quiet_to": _minute(form.get("quiet_to", "")),
        "zone": form.get("zone", "UTC"),
    }
    if (digest := _minute(form.get("digest_at", ""))) is not None:
        given["digest_at"] = digest
    if form.get("email", "") != known.email:
        given["email"] = form["email"]
    await door.wish_notices(read(wire.NoticeWishes, given))
    return to("/plain/data")


Code = Annotated[str, QueryParameter(max_length=40)]


@get("/plain/notices/{act:str}", include_in_schema=False)
async def asked(
    request: AnyRequest, act: FromPath[str], door: TheDoor, code: Code = ""
) -> Response[str]:
    """A link in a mail. Programs that scan mails follow links, so only the button does anything."""
    _check_act(act)
    return page(request, "notices.html", door.visit, act=act, code=code, done=None)


@post("/plain/notices/{act:str}", include_in_schema=False, status_code=200)
async def said(
    request: AnyRequest, act: FromPath[str], door: TheDoor, code: Code = ""
) -> Response[str]:
    """The button, here or in a mail program: the link holds all that is needed."""
    _check_act(act)
    done = await (door.confirm_mail(code) if act == "confirm" else door.stop_mail(code))
    status = 200 if done else 404
    return page(request, "notices.html", door.visit, status=status, act=act, code=code, done=done)


def _check_act(act: str) -> None:
    if act not in ("confirm", "stop"):
        raise Trouble(404, "unknown")


@post("/plain/data/unmute", include_in_schema=False)
async def unmute(request: AnyRequest, door: TheDoor) -> Response[Any]:
    form = await form_of(request, door.visit)
    await door.unmute(form.get("whom", ""))
    return to("/plain/data")


@get("/plain/t/{id:str}/manners", include_in_schema=False)
async def manners(
    request: AnyRequest, id: TableId, door: TheDoor, link: LinkGiven = ""
) -> Response[str]:
    """Choose somebody at a table, to read no more of them or to report them."""
    await door.person()
    look = await door.snapshot(id, link)
    speaker = Speaker(load(look.game) if look.game in infos() else None, language_of(request))
    names = names_of(look.seats, speaker)
    seats = [
        (f"seat:{number}", names[number])
        for number, seat in enumerate(look.seats)
        if seat.kind == "person" and number != look.seat
    ]
    lines = [
        (f"line:{line.number}", f"{line.name}: {line.text}")
        for line in look.chat[-_LINES:]
        if line.said is None and line.text and (line.seat is None or line.seat != look.seat)
    ]
    return page(
        request, "manners.html", door.visit, game=look.game, id=id, link=link, who=seats + lines
    )


def router(limits: Limits) -> Router:
    return Router(
        path="/",
        guards=[guard_changes],
        request_max_body_size=limits.body,
        exception_handlers={Exception: trouble_page},
        dependencies={"door": Provide(door_of, sync_to_thread=False)},
        route_handlers=[data, unmute, manners, wish_notices],
    )


def mail_router(limits: Limits) -> Router:
    """What mails link to: without cookie and token, since mails are read anywhere."""
    return Router(
        path="/",
        request_max_body_size=limits.body,
        exception_handlers={Exception: trouble_page},
        dependencies={"door": Provide(door_of, sync_to_thread=False)},
        route_handlers=[asked, said],
    )
