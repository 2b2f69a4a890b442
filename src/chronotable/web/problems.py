"""Errors as the wire tells them: a status, a word for programs, a sentence for people."""

from __future__ import annotations

import re
from math import ceil
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from chronotable.kernel.errors import ChronotableError
from chronotable.table.errors import TableError
from chronotable.table.wire import Problem, Said

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
_TEXTS = {
    404: "There is nothing at this address.",
    405: "This address does not know that method.",
    413: "What was sent is too large.",
    500: "Something broke on the server; the table is as it was. Please try again.",
}


_PATTERN = re.compile(r"`str` matching regex '.*'")


class Trouble(Exception):
    """A request that cannot be granted, and why."""

    def __init__(self, status: int, error: str, text: str, wait: float | None = None) -> None:
        super().__init__(text)
        self.status = status
        self.error = error
        self.text = text
        self.wait = wait  # seconds until it may be tried again

    @property
    def problem(self) -> Problem:
        return Problem(self.status, self.error, self.text)


def problem_of(error: Exception) -> Problem:
    """What the person who asked is told; what broke on our side is not."""
    match error:
        case Trouble():
            return error.problem
        case TableError():
            return Problem(error.status, error.error, error.text, _said(error))
        case ChronotableError():
            return Problem(400, "malformed", str(error), _said(error))
        case RecursionError():
            return Problem(400, "malformed", "what was sent holds things within things too deep")
        case ValidationException():
            return Problem(400, "malformed", _what_was_wrong(error))
        case HTTPException():
            status = error.status_code
            word = _WORDS.get(status, "malformed" if status < 500 else "broken")
            return Problem(status, word, _TEXTS.get(status, error.detail))
    return Problem(500, "broken", _TEXTS[500])


def _said(error: ChronotableError) -> Said | None:
    return None if error.said is None else (error.said.key, dict(error.said.params))


def _what_was_wrong(error: ValidationException) -> str:
    """Each field that does not fit, with what was expected of it."""
    told = []
    for each in error.extra if isinstance(error.extra, list) else []:
        if isinstance(each, dict):
            where = f"{each['key']}: " if each.get("key") else ""
            told.append(f"{where}{each.get('message', '')}")
    return plainly("; ".join(told) or error.detail)


def plainly(text: str) -> str:
    """What a decoder says, without the patterns that only programmers can read."""
    return _PATTERN.sub("characters that can be used here", text)


def report(error: Exception, where: str) -> None:
    """Write down what broke on our side, for whoever runs the server."""
    _log.error("broken", where=where, exc_info=error)


def answer_with_problem(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The last resort of every handler: any error at all becomes a Problem."""
    problem = problem_of(error)
    if problem.status >= 500 and not isinstance(error, Trouble | TableError):
        report(error, f"{request.method} {request.scope.get('path_template', '')}")
    headers = {"Cache-Control": "no-store"}
    if isinstance(error, Trouble) and error.wait is not None:
        headers["Retry-After"] = str(max(1, ceil(error.wait)))
    if isinstance(error, HTTPException) and error.headers and "allow" in error.headers:
        headers["Allow"] = error.headers["allow"]
    return Response(
        problem, status_code=problem.status, headers=headers, media_type="application/json"
    )
