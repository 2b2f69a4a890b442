"""Files that never change while the server runs: sent compressed, once to each browser."""

from __future__ import annotations

import gzip
import mimetypes
import re
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request, Response

_TEXTS = (
    "text/",
    "application/json",
    "application/javascript",
    "image/svg",
    "application/manifest",
)
_KINDS = {
    "css": "text/css",
    "ftl": "text/plain",
    "html": "text/html",
    "js": "text/javascript",
    "json": "application/json",
    "mjs": "text/javascript",
    "png": "image/png",
    "svg": "image/svg+xml",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff2": "font/woff2",
    "zip": "application/zip",
}
_LARGE = "application/wasm"
_HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")  # index-DiwrgTda.js


@dataclass(frozen=True)
class StaticFile:
    """Bytes with their media type, their tag for caches, and a compressed copy if that helps."""

    body: bytes
    kind: str
    tag: str
    packed: bytes | None
    forever: bool = False  # the address has a hash in it, so what it names never changes

    @classmethod
    def of(cls, body: bytes, kind: str, *, forever: bool = False) -> StaticFile:
        packed = None
        if kind.startswith(_TEXTS) and len(body) > 500:
            packed = gzip.compress(body, 9, mtime=0)
        return cls(body, kind, f'"{sha256(body).hexdigest()[:20]}"', packed, forever)

    def squeezed(self) -> StaticFile:
        """The same, compressed now if the start of the server was not the time for it."""
        if self.packed is not None or not self.kind.startswith(_LARGE):
            return self
        return replace(self, packed=gzip.compress(self.body, 6, mtime=0))

    def answer(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        """These bytes, or the answer that the browser has them already."""
        stays = "public, max-age=31536000, immutable" if self.forever else "no-cache"
        headers = {"ETag": self.tag, "Cache-Control": stays, "Vary": "Accept-Encoding"}
        known = request.headers.get("if-none-match", "").split(",")
        held = self.tag in [each.strip().removeprefix("W/") for each in known]
        if held and status == 200:
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.packed
            headers["Content-Encoding"] = "gzip"
        return Response(body, status_code=status, headers=headers, media_type=self.kind)


class StaticFiles:
    """The files of one folder, by their names, read once."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, StaticFile] = {}
        for file in sorted(folder.rglob("*")) if folder.is_dir() else []:
            name = file.relative_to(folder).as_posix()
            if not file.is_file() or name.endswith((".gz", ".br", ".map")) or "/." in f"/{name}":
                continue
            hashed = name.startswith("assets/") and bool(_HASHED.search(name))
            self.files[name] = StaticFile.of(file.read_bytes(), kind_of(name), forever=hashed)

    def get(self, name: str) -> StaticFile | None:
        return self.files.get(name)


def kind_of(name: str) -> str:
    """The media type of a file, by its name. Ours are listed here: Windows may say otherwise."""
    known = _KINDS.get(name.rpartition(".")[2])
    return known or mimetypes.guess_type(name)[0] or "application/octet-stream"
