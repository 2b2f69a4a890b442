"""The whole server as one ASGI app: the tables, and everything that talks to them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from chronotable.table.service import TableService
from chronotable.web import admin, api, house_api, house_pages, live, offline, openapi, pages, plain
from chronotable.web.headers import Headers
from chronotable.web.hosts import KnownHost
from chronotable.web.limits import Limits, Meter, is_local, network_of
from chronotable.web.problems import Trouble, answer_with_problem, refuse
from chronotable.web.relay import Relay
from chronotable.web.request_log import AccessLog, WebMetrics
from chronotable.web.static_files import StaticFiles


@dataclass(frozen=True)
class ServerSettings:
    """What the operator of the server may decide."""

    database: str
    tables: Mapping[str, Any] = field(default_factory=dict)  # how: see TableService.open
    static: Path = pages.STATIC  # the browser client as it was built
    limits: Limits = field(default_factory=Limits)
    origins: frozenset[str] = frozenset()  # addresses at which the world finds this server
    listens: str = "127.0.0.1"  # where it listens, to tell whether an invitation will work


@get("/health", include_in_schema=True, tags=["running"], summary="Is all well?")
async def health(state: State) -> Response[dict[str, Any]]:
    """Whether the database can be read and written, and how long that takes: a word each."""
    service: TableService = state.service
    told = await service.health()
    return Response(told, status_code=200 if told["well"] else 503)


@get("/metrics", include_in_schema=True, tags=["running"], summary="Figures for Prometheus")
async def metrics(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """Only for programs on the same machine: figures tell who plays, and when."""
    client = request.scope.get("client")
    passed_on = any(name in request.headers for name in ("x-forwarded-for", "forwarded"))
    if client is None or passed_on or not is_local(client[0]):
        raise Trouble(404, "unknown")
    service: TableService = state.service
    kind = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")  # which Litestar adds
    return Response(generate_latest(service.metrics), media_type=kind)


def make_app(settings: ServerSettings, service: TableService | None = None) -> Relay:
    """The app. It opens its tables at the start and closes them at the end, unless given some."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        if service is not None:
            _furnish(app, service)
            yield
            return
        async with TableService.open(settings.database, **settings.tables) as opened:
            _furnish(app, opened)
            yield

    def _furnish(app: Litestar, service: TableService) -> None:
        app.state.service = relay.service = service
        meter.join(service)
        app.state.web_metrics = access.metrics = WebMetrics(service.metrics)

    limits, files = settings.limits, StaticFiles(settings.static)
    meter = Meter(limits)
    app = Litestar(
        route_handlers=[
            api.router(limits),
            plain.router(limits),
            house_api.router(limits),
            house_pages.router(limits),
            house_pages.mail_router(limits),
            admin.router(limits),
            offline.router(),
            pages.router(),
            live.live,
            health,
            metrics,
        ],
        lifespan=[lifespan],
        openapi_config=openapi.config(),
        exception_handlers={Exception: answer_with_problem},
        request_max_body_size=limits.body,
        state=State(
            {
                "meter": meter,
                "origins": settings.origins,
                "listens": settings.listens,
                "printed": {},
                "static_files": files,
                "offline": offline.Offline(files, settings.static),
            }
        ),
        logging_config=None,
        debug=False,
    )
    access = AccessLog(AddressLimit(KnownHost(app, settings.origins), meter))
    relay = Relay(Headers(access), meter)
    return relay


class AddressLimit:
    """Refuses addresses that ask too often, before anything else is done for them."""

    def __init__(self, app: ASGIApp, meter: Meter) -> None:
        self.app = app
        self.meter = meter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            client = scope.get("client")
            try:
                self.meter.take("requests", network_of(client[0] if client else "local"))
            except Trouble as trouble:
                await refuse(trouble, send)
                return
        await self.app(scope, receive, send)
