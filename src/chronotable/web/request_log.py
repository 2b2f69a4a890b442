"""What is written down of each request, and what is counted: never a link, a token or a secret.

Addresses are told by their pattern (`/api/tables/{id}`), queries and bodies not at all. The
sizes of answers are not counted either, since those of a seat's view could tell what it holds.
"""

from __future__ import annotations

import logging
import sys
from time import perf_counter
from typing import TextIO

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from chronotable.table.metrics import ThreadCounter

_log = structlog.get_logger("chronotable.web")
_QUIET = ("/health", "/metrics")


def set_up(
    level: str = "info", *, as_json: bool | None = None, stream: TextIO | None = None
) -> None:
    """Write structured lines to standard error: for people at a terminal, otherwise JSON."""
    stream = stream or sys.stderr
    if as_json is None:
        as_json = not stream.isatty()
    shared: list[structlog.types.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    # Traces tell where something broke, never with which values.
    plain = structlog.dev.plain_traceback
    shown: structlog.types.Processor = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(exception_formatter=plain)
    )
    traces: list[structlog.types.Processor] = (
        [structlog.processors.format_exc_info] if as_json else []
    )
    structlog.configure(
        processors=[*shared, *traces, shown],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(stream),
        cache_logger_on_first_use=False,
    )
    for name in ("uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [_Handover()]
        logger.propagate = False
        logger.setLevel(logging.WARNING)  # below that uvicorn tells addresses with their links


class _Handover(logging.Handler):
    """Passes the libraries' log lines on to our own log."""

    def emit(self, record: logging.LogRecord) -> None:
        log = structlog.get_logger(record.name)
        if "Invalid UTF-8" in str(record.msg):  # somebody sent rubbish: nothing broke
            log.info("rubbish", told=str(record.msg))
            return
        log.log(
            record.levelno, "library", told=_shortened(str(record.msg)), exc_info=record.exc_info
        )


def _shortened(text: str) -> str:
    """The beginning and the end of a long text: what went wrong stands last."""
    return text if len(text) <= 2000 else f"{text[:500]} ... {text[-1500:]}"


class WebMetrics:
    """The figures of the web, beside those of the tables."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.requests = Counter(
            "chronotable_http_requests",
            "Requests over HTTP",
            ["method", "path", "status"],
            registry=registry,
        )
        self.seconds = Histogram(
            "chronotable_http_seconds",
            "Seconds until a request was answered",
            ["method", "path"],
            registry=registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
        )
        self.sockets = Gauge("chronotable_sockets", "Open sockets", registry=registry)
        self.messages = ThreadCounter(
            "chronotable_socket_messages", "Messages from sockets", ["type"], registry=registry
        )
        self.snapshots = ThreadCounter(
            "chronotable_snapshots_sent", "Snapshots sent to sockets", [], registry=registry
        )


class AccessLog:
    """Counts every request and writes down one line for it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.metrics: WebMetrics | None = None  # there are none until the tables are open

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        status = 0

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        started = perf_counter()
        try:
            await self.app(scope, receive, send_and_note)
        finally:
            spent = perf_counter() - started
            path = scope.get("path_template") or "elsewhere"
            method = scope["method"] if scope["method"] in _METHODS else "OTHER"
            if self.metrics is not None:
                self.metrics.requests.labels(method, path, str(status)).inc()
                self.metrics.seconds.labels(method, path).observe(spent)
            if path not in _QUIET:
                ms = round(1000 * spent, 1)
                _log.info("request", method=method, path=path, status=status, ms=ms)


_METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
