"""The table without scripts: options as buttons, the view as text. Enough for every game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from secrets import token_urlsafe
from typing import Annotated, Any
from urllib.parse import parse_qsl, urlencode

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from litestar import Request, Response, Router, get, post
from litestar.datastructures import Cookie, State
from litestar.di import Provide
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import Redirect

from chronotable.agents import levels
from chronotable.games import infos, load
from chronotable.kernel.message import Message
from chronotable.table import wire
from chronotable.table.errors import Moved
from chronotable.table.service import Person
from chronotable.text import Plain, Speaker, languages, rulebook
from chronotable.web.api import AnyRequest, LinkGiven, TableId, TheDoor, door_of
from chronotable.web.limits import Limits
from chronotable.web.plain_rules import blocks
from chronotable.web.plain_view import Reader, names_of
from chronotable.web.problems import (
    HasMoved,
    Trouble,
    answer_with_problem,
    malformed,
    problem_of,
    unknown_game,
)
from chronotable.web.sessions import (
    LANGUAGE,
    Visit,
    check_csrf,
    guard_changes,
    language_cookie,
    no_session_cookie,
    session_cookie,
    visit,
    visitor_cookie,
)

_EVENTS = 40  # how much of the story a page tells
_REFRESH = 5  # seconds between looks while others are asked
TEMPLATES = Path(__file__).parent / "templates"
_PAGES = Environment(
    loader=FileSystemLoader(TEMPLATES),
    autoescape=select_autoescape(default=True, default_for_string=True),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def render(name: str, **shown: Any) -> str:
    """A template with everything in it escaped."""
    return _PAGES.get_template(name).render(**shown)


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language asked for: in the address, earlier in the address, or by the browser."""
    wishes = [request.query_params.get("lang", ""), request.cookies.get(LANGUAGE, "")]
    wishes += [
        wish.split(";")[0].strip().split("-")[0].lower()
        for wish in request.headers.get("accept-language", "").split(",")
    ]
    return next((wish for wish in wishes if wish in languages()), languages()[0])


def page(
    request: AnyRequest, name: str, visit: Visit, *, status: int = 200, game: str = "", **shown: Any
) -> Response[str]:
    """A page in the language of whoever asks; `game` is what it is about."""
    lang = language_of(request)
    speaker = Speaker(load(game) if game in infos() else None, lang)
    cookies = [] if visit.csrf else [visitor_cookie(visit)]
    if request.query_params.get("lang") == lang:
        cookies.append(language_cookie(lang, visit))
    body = render(
        name,
        say=partial(_say, speaker),
        named=speaker.name,
        told_as=speaker.tell_or,
        game=game,
        title=title_of(game, lang),
        lang=lang,
        languages=[(each, _in_language(request, each)) for each in languages()],
        csrf=visit.csrf,
        read_only=request.app.state.service.house.read_only,
        **{"refresh": 0, "banned": False, **shown},
    )
    return Response(body, status_code=status, media_type="text/html", cookies=cookies)


def _say(speaker: Speaker, key: str, **params: Any) -> str:
    """A message for a page. What people wrote is never taken for a reference."""
    kept = {name: Plain(p) if isinstance(p, str) else p for name, p in params.items()}
    return speaker.tell(key, **kept)


def title_of(game: str, lang: str) -> str:
    """What a game is called in a language; its bare name if we do not know it."""
    if game not in infos():
        return game
    return Speaker(load(game), lang).tell_or(f"{game}-title", infos()[game].title)


def _in_language(request: AnyRequest, lang: str) -> str:
    """The address of the same page in another language."""
    given = {name: value for name, value in request.query_params.items() if name != "lang"}
    return f"?{urlencode({**given, 'lang': lang})}"


def _problem_told(problem: wire.Problem, lang: str) -> str:
    """What went wrong, for somebody who reads pages."""
    speaker = Speaker(None, lang)
    if problem.error == "malformed" and lang == languages()[0]:
        return problem.text  # names the field; other languages have no words for that
    if problem.said is not None:
        return speaker.say(Message(*problem.said))
    key = f"web-error-{problem.error}"
    if speaker.knows(key):
        return speaker.tell(key)
    return speaker.tell("web-error-malformed" if problem.status < 500 else "web-error-broken")


def trouble_page(request: AnyRequest, error: Exception) -> Response[Any]:
    """An error for somebody who reads pages."""
    answer_with_problem(request, error)  # logs what broke
    problem = problem_of(error)
    told = page(
        request,
        "trouble.html",
        visit(request),
        status=problem.status,
        problem=_problem_told(problem, language_of(request)),
        banned=problem.error == "banned",
        place=_back_from(request.scope["path"]),
    )
    if isinstance(error, Moved):
        told.headers[HasMoved.header.decode()] = "yes"
    return told


def _back_from(path: str) -> str:
    """The page that a form was on."""
    parts = path.strip("/").split("/")
    return f"/plain/t/{parts[2]}" if parts[:2] == ["plain", "t"] and len(parts) > 3 else "/plain"


async def form_of(request: AnyRequest, visit: Visit) -> dict[str, str]:
    """What a form holds, if it is one of our own pages'."""
    try:
        text = (await request.body()).decode()
        form = dict(parse_qsl(text, keep_blank_values=True, max_num_fields=100, errors="strict"))
    except ValueError as problem:
        raise malformed(str(problem)) from None
    check_csrf(visit, form.pop("csrf", ""))
    return form


def read(kind: Any, given: dict[str, Any]) -> Any:
    """A wire message out of a form's words."""
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as problem:
        raise malformed(str(problem)) from None


# The lobby.


@get("/plain", include_in_schema=False)
async def home(request: AnyRequest, door: TheDoor) -> Response[str]:
    person = await door.visitor()
    lobby = await door.lobby()
    lang = language_of(request)
    speaker = Speaker(None, lang)
    lists = [
        ("mine", [_card(card, speaker) for card in lobby.mine]),
        ("open", [_card(card, speaker) for card in lobby.open]),
        ("finished", [_card(card, speaker) for card in lobby.finished]),
    ]
    games = {name: title_of(name, lang) for name in infos()}
    return page(
        request,
        "home.html",
        door.visit,
        person=person,
        devices=[] if person is None else await door.devices(),
        lists=lists,
        games=games,
        books=rulebook.titles(),
    )


def _card(card: wire.TableCard, speaker: Speaker) -> dict[str, Any]:
    return {
        "id": card.id,
        "title": title_of(card.game, speaker.lang),
        "names": names_of(card.seats, speaker),
        "status": card.status,
        "my_turn": card.my_turn,
    }


@post("/plain/me", include_in_schema=False)
async def introduce(request: AnyRequest, door: TheDoor) -> Response[Any]:
    form = await form_of(request, door.visit)
    given: dict[str, Any] = {"name": form.get("name", ""), "lang": language_of(request)}
    if form.get("passphrase"):
        given["passphrase"] = form["passphrase"]
    await door.introduce(read(wire.Introduce, given))
    return to("/plain", session_cookie(door.visit))


@post("/plain/me/back", include_in_schema=False)
async def come_back(request: AnyRequest, door: TheDoor) -> Response[Any]:
    form = await form_of(request, door.visit)
    await door.come_back(read(wire.ComeBack, form))
    return to("/plain", session_cookie(door.visit))


@post("/plain/me/leave", include_in_schema=False)
async def leave_device(request: AnyRequest, door: TheDoor) -> Response[Any]:
    await form_of(request, door.visit)
    await door.leave_device()
    return to("/plain", no_session_cookie(door.visit))


@post("/plain/me/devices", include_in_schema=False)
async def leave_devices(request: AnyRequest, door: TheDoor) -> Response[Any]:
    """End the session of one device, or of all but this one."""
    form = await form_of(request, door.visit)
    await door.leave_devices(form.get("device", "")[:40])
    return to("/plain")


@post("/plain/me/forget", include_in_schema=False)
async def forget(request: AnyRequest, door: TheDoor) -> Response[Any]:
    await form_of(request, door.visit)
    await door.forget()
    return to("/plain", no_session_cookie(door.visit))


@get("/plain/new", include_in_schema=False)
async def choose(request: AnyRequest, door: TheDoor, game: FromQuery[str] = "") -> Response[str]:
    """The form to make a table of one title."""
    if game not in infos():
        raise unknown_game(game)
    return page(request, "new.html", door.visit, game=game, info=infos()[game], levels=levels())


@post("/plain/tables", include_in_schema=False)
async def make(request: AnyRequest, door: TheDoor) -> Response[Any]:
    form = await form_of(request, door.visit)
    chairs = []
    for at in range(8):
        who, _, level = form.get(f"seat{at}", "").partition(":")
        if who:
            chairs.append({"who": who, "level": level} if level else {"who": who})
    options = {
        name.removeprefix("option-"): value
        for name, value in form.items()
        if name.startswith("option-")
    }
    wanted: dict[str, Any] = {"game": form.get("game", ""), "chairs": chairs, "options": options}
    wanted |= {"pace": form.get("pace", "none"), "minutes": form.get("minutes") or "30"}
    wanted |= {"listed": "listed" in form}
    if "discretion" in form and "discreet" not in form:
        wanted["discreet"] = False
    made = await door.make(read(wire.NewTable, wanted))
    return to(f"/plain/t/{made.id}")


@get("/plain/rules/{game:str}", include_in_schema=False)
async def rules(
    request: AnyRequest,
    door: TheDoor,
    game: FromPath[str],
    words: Annotated[str, QueryParameter(max_length=80)] = "",
) -> Response[str]:
    """All rules of a game, or the headings that speak of these words."""
    if game not in rulebook.titles():
        raise Trouble(404, "unknown", "error-no-rules", game=game, known=rulebook.titles())
    lang = language_of(request)
    book = rulebook.rulebook(lang, game)
    title = load(game)
    speaker = Speaker(title, lang, options=title.info.check_options(None))
    found = book.search(words, speaker) if words.strip() else book.sections
    told = [(section, blocks(book, section, speaker)) for section in found]
    return page(request, "rules.html", door.visit, game=game, words=words, told=told)


# A table.


@get("/plain/t/{id:str}", include_in_schema=False)
async def table(
    request: AnyRequest,
    id: TableId,
    door: TheDoor,
    link: LinkGiven = "",
    said: FromQuery[str] = "",
) -> Response[str]:
    person = await door.visitor()
    look = await door.snapshot(id, link)
    lang = language_of(request)
    names = names_of(look.seats, Speaker(None, lang))
    known = look.game in infos()
    reader = Reader(load(look.game), lang, names, look.options) if known else None
    waits = look.question is None and look.status in ("gathering", "playing")
    return page(
        request,
        "table.html",
        door.visit,
        game=look.game,
        look=look,
        link=link,
        notice=said if said in _NOTICES else "",
        person=person,
        base=str(request.base_url).rstrip("/"),
        levels=levels(),
        stands=Speaker(None, lang).say(Message(*look.stands)) if look.stands else "",
        fresh=token_urlsafe(9),
        refresh=_REFRESH if waits else 0,
        **_told(look, reader, names, person),
    )


_NOTICES = (
    "stale", "illegal", "not-asked", "undo", "over", "frozen", "not-seated", "unsaved", "busy",
    "muted", "reported",
)  # fmt: skip


def _told(
    look: wire.Snapshot, reader: Reader | None, names: Sequence[str], person: Person | None
) -> dict[str, Any]:
    """What the page of a table says in words."""
    told: dict[str, Any] = {"names": names, "may_sit": False, "rule": ""}
    told |= {"question": "", "why": "", "options": [], "events": [], "parts": [], "chat": []}
    told["may_sit"] = (
        person is not None and look.seat is None and any(seat.kind == "open" for seat in look.seats)
    )
    if reader is None:
        return told
    if look.question is not None:
        told["question"] = reader.question(look.question)
        told["why"] = reader.why(look.question)
        told["rule"] = _rule_behind(look, reader.speaker.lang)
        told["options"] = [(each.key, reader.say(each.label)) for each in look.question.options]
    told["events"] = [reader.say(each) for each in look.events[-_EVENTS:]]
    told["parts"] = reader.parts(look.table or {})
    told["chat"] = [
        (line.name, line.text if line.said is None else reader.say(line.said))
        for line in [each for each in look.chat if each.on is None][-_EVENTS:]
    ]
    return told


def _rule_behind(look: wire.Snapshot, lang: str) -> str:
    """Where the rules explain what is asked, if they do."""
    if look.question is None or look.game not in rulebook.titles():
        return ""
    heading = rulebook.rulebook(lang, look.game).behind(look.question.ask[0])
    return "" if heading is None else f"/plain/rules/{look.game}#{heading.id}"


@post("/plain/t/{id:str}/{act:str}", include_in_schema=False)
async def act(request: AnyRequest, id: TableId, act: FromPath[str], door: TheDoor) -> Response[Any]:
    """One button of the table's page."""
    form = await form_of(request, door.visit)
    link = form.pop("link", "")
    here = f"/plain/t/{id}"
    back = f"{here}?{urlencode({'link': link})}" if link else here
    match act:
        case "answer" | "undo" | "chat" | "resign":
            viewer = await door.sit_at(id, link)
            reply = await door.do(viewer, read(_SAID[act], {"type": act, **form}))
            if isinstance(reply, wire.Refused):
                return to(f"{here}?{urlencode({'link': link, 'said': reply.reason})}")
        case "sit":
            await door.sit(id, read(wire.Sit, {**form, "link": link}))
        case "leave":
            await door.leave(id, link)
            return to("/plain")
        case "replace":
            await door.replace(id, read(wire.Replace, form), link)
        case "back":
            await door.take_back(id, link)
        case "mute":
            await door.mute(id, read(wire.Somebody, who_of(form)), link)
        case "report":
            text = form.get("text", "")
            await door.report(id, read(wire.Report, {**who_of(form), "text": text}), link)
            return to(f"{here}?{urlencode({'link': link, 'said': 'reported'})}")
        case "nothing":
            await door.nothing(id, read(wire.Nothing, {"table": form.get("table", "")}), link)
        case "agree":
            await door.agree(id, link)
        case "rematch":
            return to(f"/plain/t/{(await door.rematch(id, link)).id}")
        case _:
            await door.sit_at(id, link)
            raise Trouble(404, "unknown")
    return to(back)


def who_of(form: dict[str, str]) -> dict[str, Any]:
    """Who is meant by a form: `seat:1` or `line:12`."""
    kind, _, number = form.get("who", "").partition(":")
    return {kind: number} if kind in ("seat", "line") and number.isdecimal() else {}


_SAID: dict[str, Any] = {
    "answer": wire.Answer,
    "undo": wire.Undo,
    "chat": wire.Chat,
    "resign": wire.Resign,
}


def to(place: str, *cookies: Cookie) -> Response[Any]:
    return Redirect(place, status_code=303, cookies=list(cookies))


def router(limits: Limits, state: State | None = None) -> Router:
    return Router(
        path="/",
        guards=[guard_changes],
        request_max_body_size=limits.body,
        exception_handlers={Exception: trouble_page},
        dependencies={"door": Provide(door_of, sync_to_thread=False)},
        route_handlers=[
            *(home, introduce, come_back, leave_device, leave_devices, forget),
            *(choose, make, table, act, rules),
        ],
    )
