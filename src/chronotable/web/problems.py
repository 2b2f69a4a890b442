"""Errors as the wire tells them: a status, a word for programs, a sentence for people."""

from __future__ import annotations

import re
from collections.abc import Iterable
from math import ceil
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Send
from msgspec import json

from chronotable.games import infos
from chronotable.kernel.errors import ChronotableError
from chronotable.table.errors import Moved, TableError
from chronotable.table.wire import Problem, Said
from chronotable.text import Speaker

_log = structlog.get_logger("chronotable.web")

_WORDS = {
    400: "malformed",
    401: "who",
    403: "forbidden",
    404: "unknown",
    405: "method",
    409: "conflict",
    411: "length",
    413: "too-large",
    415: "media-type",
    429: "too-many",
    500: "broken",
}
_PATTERN = re.compile(r"`str` matching regex '.*'")


class Trouble(TableError):
    """A request that is refused before it reaches any table, and why."""

    def __init__(
        self,
        status: int,
        error: str,
        key: str = "",
        *,
        wait: float | None = None,
        **params: int | str | Iterable[str],
    ) -> None:
        super().__init__(key or f"web-error-{error}", **params)
        self.status = status
        self.error = error
        self.wait = wait  # seconds until it may be tried again

    @property
    def problem(self) -> Problem:
        return problem_of(self)


class HasMoved(Trouble):
    """The table lives elsewhere now; nothing was done. Processes tell each other by a header."""

    header = b"x-chronotable-moved"

    def __init__(self) -> None:
        super().__init__(503, "moved", wait=1)


MOVED = HasMoved()


def malformed(text: str) -> Trouble:
    """What makes no sense, in the words of whatever tried to read it."""
    return Trouble(400, "malformed").in_words(plainly(text))


def unknown_game(name: str) -> Trouble:
    return Trouble(404, "unknown", "error-unknown-game", name=name, known=infos())


def problem_of(error: Exception) -> Problem:
    """What the person who asked is told; what broke on our side is not."""
    match error:
        case TableError():
            return Problem(error.status, error.error, error.text, _said(error))
        case ChronotableError():
            return Problem(400, "malformed", str(error), _said(error))
        case UnicodeError():
            return Trouble(400, "malformed").problem
        case RecursionError():
            return Trouble(400, "malformed", "web-error-too-deep").problem
        case ValidationException():
            return malformed(_what_was_wrong(error)).problem
        case HTTPException():
            status = error.status_code
            word = _WORDS.get(status, "malformed" if status < 500 else "broken")
            trouble = Trouble(status, word)
            known = Speaker().knows(trouble.said.key)
            return trouble.problem if known else Problem(status, word, error.detail)
    return Trouble(500, "broken").problem


def _said(error: ChronotableError) -> Said | None:
    return None if error.said is None else (error.said.key, dict(error.said.params))


def _what_was_wrong(error: ValidationException) -> str:
    """Each field that does not fit, with what was expected of it."""
    told = []
    for each in error.extra if isinstance(error.extra, list) else []:
        if isinstance(each, dict):
            where = f"{each['key']}: " if each.get("key") else ""
            told.append(f"{where}{each.get('message', '')}")
    return "; ".join(told) or error.detail


def plainly(text: str) -> str:
    """What a decoder says, without the patterns that only programmers can read."""
    return _PATTERN.sub("characters that can be used here", text)


def report(error: Exception, where: str) -> None:
    """Log what broke on our side, for the operator of the server."""
    _log.error("broken", where=where, exc_info=error)


def answer_with_problem(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The last resort of every handler: any error at all becomes a Problem."""
    problem = problem_of(error)
    if problem.status >= 500 and not isinstance(error, TableError):
        report(error, f"{request.method} {request.scope.get('path_template', '')}")
    headers = {"Cache-Control": "no-store"}
    if isinstance(error, Trouble) and error.wait is not None:
        headers["Retry-After"] = str(max(1, ceil(error.wait)))
    if isinstance(error, Moved):
        headers[HasMoved.header.decode()] = "yes"
        headers["Retry-After"] = "1"
    if isinstance(error, HTTPException) and error.headers and "allow" in error.headers:
        headers["Allow"] = error.headers["allow"]
    return Response(
        problem, status_code=problem.status, headers=headers, media_type="application/json"
    )


async def refuse(trouble: Trouble, send: Send, *, live: bool = False) -> None:
    """Answer with a Problem before the request reaches any handler."""
    headers: list[tuple[bytes, bytes]] = [(b"content-type", b"application/json")]
    if trouble.wait is not None:
        headers.append((b"retry-after", str(max(1, ceil(trouble.wait))).encode()))
    if isinstance(trouble, HasMoved):
        headers.append((HasMoved.header, b"yes"))
    kind = "websocket.http.response" if live else "http.response"
    body = json.encode(trouble.problem)
    start: Any = {"type": f"{kind}.start", "status": trouble.status, "headers": headers}
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)
