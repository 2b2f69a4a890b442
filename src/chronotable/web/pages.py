"""The browser client as it was built, and where to go if it was not."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import quote

from litestar import Response, Router, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from chronotable.web.api import AnyRequest
from chronotable.web.problems import Trouble
from chronotable.web.static_files import StaticFile, StaticFiles

STATIC = Path(__file__).parent / "static"
_STYLE = Path(__file__).parent / "templates" / "style.css"


def _index(request: AnyRequest, state: State, otherwise: str) -> Response[Any]:
    files: StaticFiles = state.static_files
    index = files.get("index.html")
    return index.answer(request) if index else Redirect(otherwise, status_code=302)


@get("/", include_in_schema=False)
async def home(request: AnyRequest, state: State) -> Response[Any]:
    return _index(request, state, "/plain")


TABLE_PAGES = ["/t/{id:str}", *(f"/t/{{id:str}}/{page}" for page in ("replay", "room", "hand"))]


@get(TABLE_PAGES, include_in_schema=False)
async def table(
    request: AnyRequest, state: State, id: FromPath[str], link: FromQuery[str] = ""
) -> Response[Any]:
    """The page of a table; the browser client finds the way from its address."""
    query = f"?link={quote(link, safe='')}" if link else ""
    return _index(request, state, f"/plain/t/{quote(id, safe='')}{query}")


@get("/box/{game:str}", include_in_schema=False)
async def box(request: AnyRequest, state: State, game: FromPath[str]) -> Response[Any]:
    """The page with everything in a box; without scripts, its rules say as much."""
    return _index(request, state, f"/plain/rules/{quote(game, safe='')}")


@get("/plain/style.css", include_in_schema=False)
async def style(request: AnyRequest, state: State) -> Response[Any]:
    printed: dict[tuple[str, str], StaticFile] = state.printed
    if ("file", "style") not in printed:
        printed["file", "style"] = StaticFile.of(_STYLE.read_bytes(), "text/css")
    return printed["file", "style"].answer(request)


@get("/{file:path}", include_in_schema=False)
async def static(request: AnyRequest, state: State, file: FromPath[Path]) -> Response[Any]:
    """A file of the browser client; people who are lost get a page, programs a Problem."""
    files: StaticFiles = state.static_files
    name = str(file).lstrip("/")
    found = files.get(name)
    if found is not None:
        return found.answer(request)
    index = files.get("index.html")
    reads = "text/html" in request.headers.get("accept", "")
    if index is None or not reads or name.startswith("api/"):
        raise Trouble(404, "unknown")
    return index.answer(request, 404)


def router() -> Router:
    return Router(path="/", route_handlers=[home, table, box, style, static])
