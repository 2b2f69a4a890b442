"""The house over HTTP: what holds everywhere, one's own data, and manners towards others."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from chronotable.table import wire
from chronotable.web.api import CHANGES, LOOKS, LinkGiven, TableId, TheDoor, door_of
from chronotable.web.limits import Limits
from chronotable.web.sessions import guard_changes

_ZIP = "application/zip"


@get("/api/house", responses=LOOKS, tags=["house"], summary="What holds here?")
async def house(door: TheDoor) -> wire.House:
    """Whether anything can be changed now, and for how long things are kept."""
    return door.house()


@get(
    "/api/me/export",
    responses={
        200: ResponseSpec(
            bytes, media_type=_ZIP, generate_examples=False, description="a zip of JSON files"
        ),
        **LOOKS,
    },
    tags=["people"],
    summary="What is kept about me?",
)
async def export(door: TheDoor) -> Response[bytes]:
    """Everything that is kept about me, and the records of my finished games, as a zip."""
    headers = {"Content-Disposition": 'attachment; filename="chronotable-me.zip"'}
    return Response(await door.export(), media_type=_ZIP, headers=headers)


@get("/api/me/mutes", responses=LOOKS, tags=["people"], summary="Whom do I not read?")
async def mutes(door: TheDoor) -> list[wire.MutedPerson]:
    return await door.muted()


@delete("/api/me/mutes/{whom:str}", responses=CHANGES, tags=["people"], summary="Read them again")
async def unmute(whom: Annotated[str, PathParameter(max_length=40)], door: TheDoor) -> None:
    await door.unmute(whom)


@post(
    "/api/tables/{id:str}/mute",
    responses=CHANGES,
    tags=["tables"],
    status_code=204,
    summary="Read somebody no more",
)
async def mute(
    id: TableId, data: JSONBody[wire.Somebody], door: TheDoor, link: LinkGiven = ""
) -> None:
    """Somebody at the table, by their seat or by a line they said; it holds at every table."""
    await door.mute(id, data, link)


@post(
    "/api/tables/{id:str}/report",
    responses=CHANGES,
    tags=["tables"],
    status_code=204,
    summary="Tell whoever runs the server",
)
async def report(
    id: TableId, data: JSONBody[wire.Report], door: TheDoor, link: LinkGiven = ""
) -> None:
    """About somebody at the table, by their seat or by a line they said."""
    await door.report(id, data, link)


@get("/api/me/notices", responses=LOOKS, tags=["notices"], summary="How am I told?")
async def notices(door: TheDoor) -> wire.Notices:
    """How I am told that it is my turn while I am away."""
    return await door.notices()


@post(
    "/api/me/notices",
    responses=CHANGES,
    tags=["notices"],
    status_code=200,
    summary="Be told, or not",
)
async def wish_notices(data: JSONBody[wire.NoticeWishes], door: TheDoor) -> wire.Notices:
    """By mail (each time, or once a day), by push, not at night. An address is asked first."""
    return await door.wish_notices(data)


@post(
    "/api/me/notices/push",
    responses=CHANGES,
    tags=["notices"],
    status_code=204,
    summary="Push to this browser",
)
async def add_device(data: JSONBody[wire.PushAddress], door: TheDoor) -> None:
    """What the Push API of a browser tells; only the browsers' own services are sent to."""
    await door.add_device(data)


def router(limits: Limits) -> Router:
    return Router(
        path="/",
        guards=[guard_changes],
        request_max_body_size=limits.body,
        dependencies={"door": Provide(door_of, sync_to_thread=False)},
        route_handlers=[
            *(house, export, mutes, unmute, mute, report),
            *(notices, wish_notices, add_device),
        ],
    )
