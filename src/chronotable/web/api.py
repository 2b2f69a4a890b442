"""Everything over HTTP: people, titles, tables, records. The socket says the same faster."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter, RawBody
from litestar.types import Guard
from msgspec import json

from chronotable.agents import levels
from chronotable.games import infos, load
from chronotable.kernel import parts
from chronotable.table import wire
from chronotable.table.service import Person
from chronotable.table.snapshot import Cursor
from chronotable.text import catalogue, check_language, languages, rulebook
from chronotable.text import lesson as lessons
from chronotable.web import addresses
from chronotable.web.door import Door
from chronotable.web.limits import Limits
from chronotable.web.problems import Trouble, unknown_game
from chronotable.web.sessions import (
    Visit,
    guard_changes,
    no_session_cookie,
    session_cookie,
    visit,
    visitor_cookie,
)
from chronotable.web.static_files import StaticFile

AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")

TheDoor = NamedDependency[Door]

_EMBLEM = "emblem.svg"

TableId = Annotated[
    str, PathParameter(description="the table's id", max_length=40, pattern="^[A-Za-z0-9_-]+$")
]
Chairs = Annotated[
    str,
    QueryParameter(description='"me", "open" or a bot\'s level for each seat', max_length=200),
]
ForARoom = Annotated[
    bool, QueryParameter(description="for a screen that a whole room looks at: no seat is yours")
]
LinkGiven = Annotated[str, QueryParameter(description="the play or the watch link", max_length=40)]
Held = Annotated[
    int,
    QueryParameter(ge=0, le=1_000_000_000, description="how many of them the reader holds already"),
]


def _refusals(*statuses: int) -> dict[int, ResponseSpec]:
    told = {
        400: "what was sent makes no sense",
        401: "nobody has been introduced",
        403: "not allowed, from another site, or without the token",
        404: "there is no such thing, or it is not for you",
        409: "not now",
        413: "too large",
        429: "too many requests",
    }
    return {
        status: ResponseSpec(wire.Problem, generate_examples=False, description=told[status])
        for status in statuses
    }


LOOKS = _refusals(400, 401, 403, 404, 409, 429)
CHANGES = _refusals(400, 401, 403, 404, 409, 413, 429)


# People.


def _me(person: Person | None, visit: Visit) -> wire.Me:
    if person is None:
        return wire.Me(name="", lang="", returns=False, token=visit.csrf)
    return wire.Me(person.name, person.lang, person.returns, visit.csrf)


@get("/api/me", responses=LOOKS, tags=["people"], summary="Who am I?")
async def me(door: TheDoor) -> Response[wire.Me]:
    """The name behind this session, and the token that every change must carry."""
    person, visit = await door.known(), door.visit
    cookies = [] if visit.csrf else [visitor_cookie(visit)]
    return Response(_me(person, visit), cookies=cookies)


@post("/api/me", responses=CHANGES, tags=["people"], status_code=200, summary="Introduce oneself")
async def introduce(data: JSONBody[wire.Introduce], door: TheDoor) -> Response[wire.Me]:
    """Choose a name, or change it; a new session begins if there was none."""
    return _with_session(await door.introduce(data), door.visit)


@post("/api/me/back", responses=CHANGES, tags=["people"], status_code=200, summary="Come back")
async def come_back(data: JSONBody[wire.ComeBack], door: TheDoor) -> Response[wire.Me]:
    """Be the person of that name again, with the passphrase, in this browser."""
    return _with_session(await door.come_back(data), door.visit)


def _with_session(person: Person, visit: Visit) -> Response[wire.Me]:
    return Response(_me(person, visit), cookies=[session_cookie(visit)])


@delete("/api/me", responses=CHANGES, tags=["people"], summary="Forget me")
async def forget(door: TheDoor) -> Response[None]:
    """Delete my sessions, my name and what I have said; games stay, played by somebody."""
    await door.forget()
    return Response(None, status_code=204, cookies=[no_session_cookie(door.visit)])


@delete("/api/me/here", responses=CHANGES, tags=["people"], summary="Leave this device")
async def leave_device(door: TheDoor) -> Response[None]:
    """End this session; the person stays and may come back."""
    await door.leave_device()
    return Response(None, status_code=204, cookies=[no_session_cookie(door.visit)])


@get("/api/me/devices", responses=LOOKS, tags=["people"], summary="Where am I known?")
async def devices(door: TheDoor) -> list[wire.Device]:
    """The browsers in which I am known; one that I do not know should be ended."""
    return await door.devices()


@delete("/api/me/devices", responses=CHANGES, tags=["people"], summary="Leave all other devices")
async def leave_devices(door: TheDoor) -> None:
    """End all my sessions but this one, and their sockets."""
    await door.leave_devices()


@delete("/api/me/devices/{device:str}", responses=CHANGES, tags=["people"])
async def leave_one_device(
    device: Annotated[str, PathParameter(max_length=40)], door: TheDoor
) -> None:
    """End one of my sessions, and its sockets."""
    await door.leave_devices(device)


# Titles.


def titles() -> list[wire.Title]:
    return [
        wire.Title(
            name=name,
            title=info.title,
            about=info.about,
            least=info.seats[0],
            most=info.seats[1],
            options=[
                wire.Setting(option, setting.default, list(setting.choices), setting.help)
                for option, setting in info.options.items()
            ],
            levels=list(levels()),
            emblem=parts.brings(info, _EMBLEM),
            discreet=info.discreet,
        )
        for name, info in infos().items()
    ]


@get("/api/games", tags=["titles"], responses=_refusals(429), summary="What can be played")
async def games() -> list[wire.Title]:
    return titles()


@get(
    "/api/games/{game:str}/box",
    tags=["titles"],
    responses=_refusals(400, 404, 429),
    summary="What is printed",
)
async def box(game: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
    """Everything printed on cards, tiles and boards that a client needs to draw them."""
    return _printed(state, ("box", game), game).answer(request)


@get(
    "/api/games/{game:str}/lesson",
    tags=["titles"],
    responses={
        200: ResponseSpec(wire.Lesson, generate_examples=False, description="the lesson"),
        **_refusals(400, 404, 429),
    },
    summary="A guided first game",
)
async def lesson(game: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
    """A table to make, answers to suggest there, and what a guide says meanwhile."""
    kept: dict[tuple[str, str], StaticFile] = state.printed
    key = ("lesson", game)
    if key not in kept:
        if game not in lessons.lessons():
            known = lessons.lessons()
            raise Trouble(404, "unknown", "error-no-lesson", game=game, known=known)
        kept[key] = StaticFile.of(json.encode(told_lesson(game)), "application/json")
    return kept[key].answer(request)


@get(
    "/api/games/{game:str}/emblem.svg",
    tags=["titles"],
    responses=_refusals(404, 429),
    summary="A small picture of a title",
)
async def emblem(game: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
    """The emblem that a title brings, for clients that have none for it."""
    kept: dict[tuple[str, str], StaticFile] = state.printed
    key = ("emblem", game)
    if key not in kept:
        _known_game(game)
        drawn = parts.text(infos()[game], _EMBLEM)
        if drawn is None:
            raise Trouble(404, "unknown", "error-no-emblem", game=game)
        kept[key] = StaticFile.of(drawn.encode(), "image/svg+xml")
    return kept[key].answer(request)


def told_lesson(game: str) -> wire.Lesson:
    told = lessons.lesson(game)
    steps = [
        wire.Step(
            id=step.id,
            says=(step.message.key, dict(step.message.params)),
            asked=list(step.asked),
            offered=step.offered,
            event=step.event and wire.Happening(step.event.key, dict(step.event.params)),
            answered=step.answered,
            at=list(step.at),
        )
        for step in told.steps
    ]
    return wire.Lesson(
        game, told.seed, told.level, dict(told.options), line=list(told.line), steps=steps
    )


@get("/api/text", tags=["titles"], responses=_refusals(429), summary="Which languages there are")
async def text_languages() -> list[str]:
    """Every language that has catalogues, English first."""
    return list(languages())


@get(
    "/api/text/{lang:str}/{file:str}",
    tags=["titles"],
    responses=_refusals(400, 404, 429),
    summary="A Fluent catalogue",
)
async def text(
    lang: FromPath[str], file: FromPath[str], request: AnyRequest, state: State
) -> Response[bytes]:
    """What is said in a language, for a game (`innovation.ftl`) or the clients
    (`chronotable.ftl`)."""
    if not file.endswith(".ftl"):
        raise Trouble(404, "unknown", "error-no-catalogue", file=file)
    return _printed(state, (lang, file.removesuffix(".ftl")), "").answer(request)


@get(
    "/api/rules/{lang:str}/{game:str}",
    tags=["titles"],
    responses={
        200: ResponseSpec(wire.Rules, generate_examples=False, description="the rules"),
        **_refusals(400, 404, 429),
    },
    summary="The rules, heading by heading",
)
async def rules(
    lang: FromPath[str], game: FromPath[str], request: AnyRequest, state: State
) -> Response[bytes]:
    """The rules of a game in our own words, to look things up in."""
    kept: dict[tuple[str, str], StaticFile] = state.printed
    key = (f"rules {lang}", game)
    if key not in kept:
        check_language(lang)
        if game not in rulebook.titles():
            known = rulebook.titles()
            raise Trouble(404, "unknown", "error-no-rules", game=game, known=known)
        kept[key] = StaticFile.of(json.encode(told_rules(lang, game)), "application/json")
    return kept[key].answer(request)


def told_rules(lang: str, game: str) -> wire.Rules:
    book = rulebook.rulebook(lang, game)
    headings = [
        wire.Heading(each.id, each.depth, each.title, list(each.asks), each.text)
        for each in book.sections
    ]
    return wire.Rules(game, book.lang, headings, rulebook.things(load(game)))


def _printed(state: State, key: tuple[str, str], game: str) -> StaticFile:
    """Boxes and catalogues are made when first asked for, and kept."""
    kept: dict[tuple[str, str], StaticFile] = state.printed
    if key not in kept:
        if game:
            _known_game(game)
            kept[key] = StaticFile.of(json.encode(load(game).box()), "application/json")
        else:
            lang, game = key
            told = catalogue(check_language(lang), None if game == "chronotable" else _game(game))
            kept[key] = StaticFile.of(told.encode(), "text/plain")
    return kept[key]


def _known_game(name: str) -> None:
    if name not in infos():
        raise unknown_game(name)


def _game(name: str) -> Any:
    _known_game(name)
    return load(name)


@get("/api/here", responses=_refusals(429), tags=["titles"], summary="Where others find us")
async def here(request: AnyRequest, state: State) -> wire.Here:
    """The addresses with which an invitation works; none if only this machine reaches us."""
    return addresses.here(request.url.scheme, request.headers.get("host", ""), state.listens)


# Tables.


@get("/api/tables", responses=LOOKS, tags=["tables"], summary="The lobby")
async def lobby(door: TheDoor) -> wire.Lobby:
    """My tables, the open ones, and the finished ones that I may see."""
    return await door.lobby()


@post("/api/tables", responses=CHANGES, tags=["tables"], summary="Make a table")
async def make(data: JSONBody[wire.NewTable], door: TheDoor) -> wire.Made:
    return await door.make(data)


@get("/api/tables/{id:str}", responses=LOOKS, tags=["tables"], summary="Look at a table")
async def look(
    id: TableId,
    door: TheDoor,
    link: LinkGiven = "",
    events: Held = 0,
    chat: Held = 0,
    version: Held = 0,
    room: ForARoom = False,
) -> wire.Snapshot:
    """Everything this viewer may know, with the events and lines that are not held yet."""
    return await door.snapshot(id, link, Cursor(events, chat, version), room=room)


@post("/api/tables/{id:str}/sit", responses=CHANGES, tags=["tables"], status_code=200)
async def sit(id: TableId, data: JSONBody[wire.Sit], door: TheDoor) -> wire.Snapshot:
    """Take a free seat; an unlisted table wants its play link."""
    return await door.sit(id, data)


@post("/api/tables/{id:str}/leave", responses=CHANGES, tags=["tables"], status_code=204)
async def leave(id: TableId, door: TheDoor) -> None:
    """Stand up: while gathering the seat is free again, later a bot plays for it."""
    await door.leave(id)


@post("/api/tables/{id:str}/replace", responses=CHANGES, tags=["tables"], status_code=204)
async def replace(id: TableId, data: JSONBody[wire.Replace], door: TheDoor) -> None:
    """Let a bot play for a seat: one's own, or any if one is the host."""
    await door.replace(id, data)


@post("/api/tables/{id:str}/back", responses=CHANGES, tags=["tables"], status_code=204)
async def take_back(id: TableId, door: TheDoor) -> None:
    """Take one's seat back from the bot that plays for it."""
    await door.take_back(id)


@post("/api/tables/{id:str}/nothing", responses=CHANGES, tags=["tables"], status_code=204)
async def nothing(id: TableId, data: JSONBody[wire.Nothing], door: TheDoor) -> None:
    """Let the table say "nothing" for oneself, after a pause, or say it oneself again."""
    await door.nothing(id, data)


@post("/api/tables/{id:str}/agree", responses=CHANGES, tags=["tables"], status_code=204)
async def agree(id: TableId, door: TheDoor) -> None:
    """Agree that a table which stands still goes on by the rules that the server has now."""
    await door.agree(id)


@post("/api/tables/{id:str}/rematch", responses=CHANGES, tags=["tables"])
async def rematch(id: TableId, door: TheDoor) -> wire.Made:
    """The same people and options once more; whoever asks second comes to the same table."""
    return await door.rematch(id)


@post("/api/tables/{id:str}/play-on", responses=CHANGES, tags=["tables"])
async def play_on(
    id: TableId,
    data: JSONBody[wire.PlayOn],
    request: AnyRequest,
    door: TheDoor,
    link: LinkGiven = "",
) -> wire.Made:
    """Play on against bots from a position of a finished game, hidden things dealt anew."""
    return await while_connected(request, door.play_on(id, data, link))


async def while_connected(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """Do something costly, as long as somebody waits for it."""
    works = asyncio.ensure_future(work)
    leaves = asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait({works, leaves}, return_when=asyncio.FIRST_COMPLETED)
        if not works.done():
            raise Trouble(400, "gone")
        return works.result()
    finally:
        for task in (works, leaves):
            task.cancel()
        await asyncio.gather(works, leaves, return_exceptions=True)


async def _left(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


# Answers, one by one.

_STATUS = {"not-seated": 403, "malformed": 400, "busy": 429, "unsaved": 507}


async def _do(
    request: wire.Request, id: str, door: TheDoor, link: str = ""
) -> Response[wire.Done | wire.Declined]:
    reply = await door.do(await door.sit_at(id, link), request)
    if isinstance(reply, wire.Done):
        return Response(reply, status_code=200)
    status = _STATUS.get(reply.reason, 409)
    declined = wire.Declined(
        *(reply.id, reply.reason, reply.text, reply.version, reply.said),
        status=status,
        error=reply.reason,
    )
    return Response(declined, status_code=status)


@post("/api/tables/{id:str}/answer", responses=CHANGES, tags=["answers"], status_code=200)
async def answer(
    id: TableId, data: JSONBody[wire.Answer], door: TheDoor
) -> Response[wire.Done | wire.Declined]:
    """Answer the question that one is asked; it is on disk when this returns."""
    return await _do(data, id, door)


@post("/api/tables/{id:str}/undo", responses=CHANGES, tags=["answers"], status_code=200)
async def undo(
    id: TableId, data: JSONBody[wire.Undo], door: TheDoor
) -> Response[wire.Done | wire.Declined]:
    """Take one's last answer back, while nobody has learnt anything from it."""
    return await _do(data, id, door)


@post("/api/tables/{id:str}/ask-undo", responses=CHANGES, tags=["answers"], status_code=200)
async def ask_undo(
    id: TableId, data: JSONBody[wire.AskUndo], door: TheDoor
) -> Response[wire.Done | wire.Declined]:
    """Take one's last answer back although others have answered since: bots give it freely if
    nothing hidden was learnt, people are asked."""
    return await _do(data, id, door)


@post("/api/tables/{id:str}/consent", responses=CHANGES, tags=["answers"], status_code=200)
async def consent(
    id: TableId, data: JSONBody[wire.Consent], door: TheDoor
) -> Response[wire.Done | wire.Declined]:
    """Agree that somebody takes their answer back, or not."""
    return await _do(data, id, door)


@post("/api/tables/{id:str}/react", responses=CHANGES, tags=["answers"], status_code=200)
async def react(
    id: TableId, data: JSONBody[wire.React], door: TheDoor, link: LinkGiven = ""
) -> Response[wire.Done | wire.Declined]:
    """Put a sign to a line of chat."""
    return await _do(data, id, door, link)


@post("/api/tables/{id:str}/chat", responses=CHANGES, tags=["answers"], status_code=200)
async def chat(
    id: TableId, data: JSONBody[wire.Chat], door: TheDoor, link: LinkGiven = ""
) -> Response[wire.Done | wire.Declined]:
    """Say something at the table."""
    return await _do(data, id, door, link)


@post("/api/tables/{id:str}/resign", responses=CHANGES, tags=["answers"], status_code=200)
async def resign(
    id: TableId, data: JSONBody[wire.Resign], door: TheDoor
) -> Response[wire.Done | wire.Declined]:
    """Give the game up."""
    return await _do(data, id, door)


# Records.


@get("/api/tables/{id:str}/record", responses=LOOKS, tags=["records"])
async def record(id: TableId, door: TheDoor, link: LinkGiven = "") -> Response[dict[str, Any]]:
    """A finished game on paper, its seed included; `chronotable replay` reads it."""
    told = await door.record(id, link)
    name = f"{told['game']}-{id[:8]}.json"
    return Response(told, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@post("/api/tables/{id:str}/take", responses=CHANGES, tags=["records"], status_code=200)
async def take(id: TableId, door: TheDoor) -> dict[str, Any]:
    """A game under way on paper, to go on with it elsewhere: for somebody who plays against bots
    alone, since it tells all that is hidden. `chairs` are who sits where.
    """
    return await door.take(id)


@get("/api/tables/{id:str}/replay/{step:int}", responses=LOOKS, tags=["records"])
async def replay(
    id: TableId,
    step: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    request: AnyRequest,
    door: TheDoor,
    link: LinkGiven = "",
    seat: Annotated[int | None, QueryParameter(ge=0, le=7)] = None,
) -> wire.Replayed:
    """A position of the past, as one saw it; of finished games, as any seat saw it."""
    return await while_connected(request, door.replay(id, step, seat, link))


@get("/api/tables/{id:str}/course", responses=LOOKS, tags=["records"])
async def course(id: TableId, door: TheDoor, link: LinkGiven = "") -> wire.Course:
    """How the points of a finished game came about: where they came from, and milestones."""
    return await door.course(id, link)


@get("/api/me/tallies", responses=LOOKS, tags=["people"], summary="My finished games, counted")
async def tallies(door: TheDoor) -> list[wire.Tally]:
    """How many games of each title I have finished and won, and with which points."""
    return await door.tallies()


async def import_record(
    body: RawBody,
    request: AnyRequest,
    door: TheDoor,
    chairs: Chairs = "",
) -> wire.Made:
    """Put a game on paper (docs/records.md) into the archive, where it can be watched; or, with
    chairs, let it go on here.

    It is read by a process of its own, not here.
    """
    work = door.bring(body, chairs.split(",")) if chairs else door.import_record(body)
    return await while_connected(request, work)


def router(limits: Limits) -> Router:
    """All of it, guarded and limited."""
    guards: list[Guard] = [guard_changes]
    imports = post(
        "/api/records", responses=CHANGES, tags=["records"], request_max_body_size=limits.record
    )(import_record)
    return Router(
        path="/",
        guards=guards,
        request_max_body_size=limits.body,
        dependencies={"door": Provide(door_of, sync_to_thread=False)},
        route_handlers=[
            *(me, introduce, come_back, forget, leave_device),
            *(devices, leave_devices, leave_one_device),
            *(games, box, lesson, emblem, text_languages, text, rules, here),
            *(lobby, make, look, sit, leave, replace, take_back, agree, nothing, rematch, play_on),
            *(answer, undo, ask_undo, consent, chat, react, resign),
            *(record, take, replay, course, tallies, imports),
        ],
    )


def door_of(request: AnyRequest, state: State) -> Door:
    return Door(state.service, state.meter, visit(request))
