"""A page without a server: the browser client, what is printed, and the engine, as plain files.

Any file server can show them, from any folder. Games are played by the same Python as on a
server, which runs in the reader's browser (`chronotable.local`).
"""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Iterator, Mapping
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import msgspec

from chronotable.games import infos, load
from chronotable.kernel import parts
from chronotable.kernel.errors import BadOption
from chronotable.text import catalogue, languages, rulebook
from chronotable.text import lesson as lessons
from chronotable.web import api

ENGINE: Final = "data/engine.zip"
# What is fetched before a game can begin, besides the engine.
_PYTHON: Final = tuple(
    f"pyodide/{name}" for name in ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide.asm.mjs")
)
# The packages that the engine is made of, and what no browser needs of them.
_ROOMS: Final = ("kernel", "games", "agents", "parts", "text", "table", "local")
_NOT_NEEDED: Final = re.compile(r"/migrations$|/__pycache__$|^chronotable/parts/\w+/board\.py$")
_LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)  # the same engine is the same file
# No inline script or style, nothing from elsewhere; Python is compiled by the browser itself.
_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
    ]
)


def write(folder: Path, static: Path) -> dict[str, int]:
    """Write the page there; files of an older one that are not needed any more stay."""
    if folder.exists() and not folder.is_dir():
        raise NotADirectoryError(20, "this is no folder", str(folder))
    sizes = {}
    for name, content in contents(static).items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        sizes[name] = len(content)
    return sizes


def contents(static: Path, *, at_a_server: bool = False) -> dict[str, bytes]:
    """Every file of the page, by its name; a server that shows it itself says so in it."""
    if not (static / "index.html").exists():
        raise BadOption(f"the browser client is not built: {static} is missing").saying(
            "error-site-client", folder=str(static)
        )
    found = {
        file.relative_to(static).as_posix(): file.read_bytes()
        for file in sorted(static.rglob("*"))
        if file.is_file() and not file.name.endswith((".gz", ".br", ".map"))
    }
    found |= dict(printed())
    found[ENGINE] = engine()
    sizes = {name: len(found[name]) for name in (ENGINE, *_PYTHON)}
    found["data/engine.json"] = json.dumps(sizes).encode()
    found["index.html"] = _index(found["index.html"].decode(), at_a_server).encode()
    return with_service_worker(found)


def printed() -> Iterator[tuple[str, bytes]]:
    """What a server answers to everybody alike: titles, what is printed, texts, rules."""
    encode = msgspec.json.encode
    yield "data/games.json", encode(api.titles())
    yield "data/text.json", encode(list(languages()))
    for name, info in infos().items():
        yield f"data/games/{name}/box.json", encode(load(name).box())
        if name in lessons.lessons():
            yield f"data/games/{name}/lesson.json", encode(api.told_lesson(name))
        if (emblem := parts.text(info, "emblem.svg")) is not None:
            yield f"data/games/{name}/emblem.svg", emblem.encode()
    for lang in languages():
        yield f"data/text/{lang}/chronotable.ftl", catalogue(lang, None).encode()
        for name in infos():
            yield f"data/text/{lang}/{name}.ftl", catalogue(lang, load(name)).encode()
        for name in rulebook.titles():
            yield f"data/rules/{lang}/{name}.json", encode(api.told_rules(lang, name))


def engine() -> bytes:
    """The Python that plays: kernel, games, bots and tables, packed."""
    package = files("chronotable")
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(package.iterdir(), key=lambda each: each.name):
            if file.name.endswith(".py"):
                _pack(archive, f"chronotable/{file.name}", file)
        for room in _ROOMS:
            for path, file in _modules(package.joinpath(room), f"chronotable/{room}"):
                _pack(archive, path, file)
    return packed.getvalue()


def _modules(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        inside = f"{path}/{each.name}"
        if _NOT_NEEDED.search(inside):
            continue
        if each.is_dir():
            yield from _modules(each, inside)
        elif each.name.endswith((".py", ".json")):  # and what bots have learnt
            yield inside, each


def _pack(archive: zipfile.ZipFile, path: str, file: Traversable) -> None:
    archive.writestr(zipfile.ZipInfo(path, _LONG_AGO), file.read_bytes(), zipfile.ZIP_DEFLATED)


def _index(page: str, at_a_server: bool) -> str:
    """The first page: it may lie in any folder, and says that its tables lie on the device."""
    page = re.sub(r'(src|href)="/', r'\1="./', page)
    told = [
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}" />',
        '<meta name="chronotable" content="device" />',
        '<link rel="manifest" href="./manifest.webmanifest" />',
    ]
    if at_a_server:
        told.append('<meta name="chronotable-server" content="/" />')
    first = '<meta charset="utf-8" />'
    page = page.replace(first, "\n    ".join([first, *told]), 1)
    return re.sub(r"\s*<noscript>.*?</noscript>", "", page, flags=re.DOTALL)


def with_service_worker(found: Mapping[str, bytes]) -> dict[str, bytes]:
    """The same files; the service worker lists them all, for times without a network."""
    others = {name: content for name, content in found.items() if name != "sw.js"}
    hashes = {name: sha256(content).hexdigest()[:16] for name, content in others.items()}
    build = sha256(json.dumps(hashes, sort_keys=True).encode()).hexdigest()[:16]
    script = found["sw.js"].decode()
    script = re.sub(r'const BUILD = ".*";', f'const BUILD = "{build}";', script, count=1)
    told = f"const FILES = {json.dumps(hashes)};"
    script = re.sub(r"const FILES = \{.*\};", lambda _: told, script, count=1)
    return {**others, "sw.js": script.encode()}
