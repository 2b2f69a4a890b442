"""The page without a server, as this server shows it at /offline/.

People who keep it in their browser can play against bots while the server cannot be reached. It
is the page of `chronotable site`, made when it is first asked for, and knows nothing of the tables.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final

from litestar import Response, Router, get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.response import Redirect

from chronotable.web import site
from chronotable.web.api import AnyRequest
from chronotable.web.problems import Trouble
from chronotable.web.static_files import StaticFile, StaticFiles, kind_of

PLACE: Final = "/offline"


class Offline:
    """The files of that page. Those that the browser client has, too, are kept once."""

    def __init__(self, client: StaticFiles, folder: Path) -> None:
        self._client = client
        self._folder = folder
        self._files: dict[str, StaticFile] = {}
        self._making = asyncio.Lock()

    async def get(self, name: str) -> StaticFile | None:
        if self._client.get("index.html") is None:
            return None
        async with self._making:
            if not self._files:
                self._files = await asyncio.to_thread(self._made)
        return self._files.get(name)

    def _made(self) -> dict[str, StaticFile]:
        return {
            name: self._held(name, content)
            for name, content in site.contents(self._folder, at_a_server=True).items()
        }

    def _held(self, name: str, content: bytes) -> StaticFile:
        held = self._client.get(name)
        if held is None or held.body != content:
            return StaticFile.of(content, kind_of(name))
        return held.squeezed()


@get([PLACE, f"{PLACE}/{{file:path}}"], include_in_schema=False)
async def offline(
    request: AnyRequest, state: State, file: FromPath[Path] = Path("/")
) -> Response[Any]:
    """A file of the page that needs no server."""
    if request.scope["raw_path"] == PLACE.encode():  # its files lie beside it
        return Redirect(f"{PLACE}/", status_code=302)
    files: Offline = state.offline
    found = await files.get(str(file).lstrip("/") or "index.html")
    if found is None:
        raise Trouble(404, "unknown")
    return found.answer(request)


def router() -> Router:
    return Router(path="/", route_handlers=[offline])
