"""What every answer tells the browser: trust nothing but this server, and keep no secrets."""

from __future__ import annotations

from collections.abc import Mapping

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

# No inline script or style, nothing from elsewhere, no frames. Sockets to ourselves are 'self'.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)

# With "no-referrer" a form would be sent with "Origin: null"; links stay with us either way.
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
# The page that needs no server brings its own Python, which the browser compiles.
OFFLINE_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
_PRIVATE = (b"cache-control", b"no-store")
_HTTPS = (b"strict-transport-security", b"max-age=31536000")


def _raw(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


_RAW = _raw(HEADERS)
_RAW_OFFLINE = _raw({**HEADERS, "Content-Security-Policy": OFFLINE_POLICY})


class Headers:
    """Adds the headers to whatever the app answers, errors and missing pages included."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        ours = _RAW_OFFLINE if scope["path"].startswith("/offline/") else _RAW

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *ours]
                if not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append(_PRIVATE)
                if scope["scheme"] == "https":
                    headers.append(_HTTPS)
                message["headers"] = headers
            await send(message)

        await self.app(scope, receive, send_with_headers)
