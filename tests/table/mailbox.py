"""A mail server and a push service for tests: real sockets, and nothing leaves this machine."""

from __future__ import annotations

import json
import os
import socket
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Mailbox:
    """Takes every mail, or none while it is `closed`."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.closed = False

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 (its name)
        if self.closed:
            return "451 come back later"
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"


@contextmanager
def mailbox() -> Iterator[tuple[Mailbox, str]]:
    """A mail server, and its address."""
    taken = Mailbox()
    controller = Controller(taken, hostname="127.0.0.1", port=0)
    # The controller tries whether its server answers, and wants to know the port beforehand.
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        controller.port = free.getsockname()[1]
    controller.start()
    try:
        yield taken, f"smtp://127.0.0.1:{controller.port}"
    finally:
        controller.stop()


class Browser:
    """Where a browser is pushed to: its keys, and what it could read of what came."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.read: list[dict[str, str]] = []
        self.raw: list[bytes] = []
        self.claims: list[dict[str, Any]] = []
        self.status = 201
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        browser = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                browser.take(body, self.headers)
                self.send_response(browser.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Nobody reads it."""

        return Handler

    def take(self, body: bytes, headers: Any) -> None:
        self.raw.append(body)
        told = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth)
        self.read.append(json.loads(told))
        assert headers["Content-Encoding"] == "aes128gcm"
        token, key = headers["Authorization"].removeprefix("vapid t=").split(",k=")
        self.claims.append({**_checked(token, key), "key": key})

    @property
    def address(self) -> dict[str, str]:
        """What its Push API would tell."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": f"{self.origin}/push/{id(self)}",
            "p256dh": _encoded(point),
            "auth": _encoded(self._auth),
        }

    def __enter__(self) -> Browser:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()


def _encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _checked(token: str, key: str) -> dict[str, Any]:
    """What a token claims, signed with that key."""
    head, body, signature = token.split(".")
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(key))
    raw = _decoded(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    signed = f"{head}.{body}".encode()
    point.verify(encode_dss_signature(r, s), signed, ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(_decoded(body))
    return claims
