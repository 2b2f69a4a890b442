"""The page without a server, as a server shows it: /offline/."""

from __future__ import annotations

import asyncio
import io
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from chronotable.web import site
from chronotable.web.app import ServerSettings
from chronotable.web.offline import Offline
from chronotable.web.static_files import StaticFiles, kind_of
from tests.web.visitors import Running, Visitor


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """As little of a browser client as there can be."""
    folder = tmp_path / "client"
    (folder / "pyodide").mkdir(parents=True)
    for name in ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide.asm.mjs", "pyodide.mjs"):
        (folder / "pyodide" / name).write_bytes(b"python " * 200)
    head = '<head><meta charset="utf-8" /><script src="/main.js"></script></head>'
    (folder / "index.html").write_text(head)
    (folder / "main.js").write_text("export {};" * 100)
    (folder / "sw.js").write_text('const BUILD = "";\nconst FILES = {};\n')
    return folder


def test_a_server_shows_it_beside_its_own_page(tmp_path: Path, client: Path) -> None:
    settings = ServerSettings(f"sqlite:///{tmp_path / 'games.sqlite3'}", static=client)
    with Running(settings) as server, Visitor(server) as ann:
        place = ann.get("/offline")
        assert (place.status_code, place.headers["location"]) == (302, "/offline/")
        page = ann.get("/offline/")
        assert 'content="device"' in page.text
        assert 'name="chronotable-server"' in page.text
        assert 'src="./main.js"' in page.text
        # Python is compiled by the browser there, and nowhere else.
        assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"]
        assert "'wasm-unsafe-eval'" not in ann.get("/").headers["content-security-policy"]
        assert "'unsafe-eval'" not in page.headers["content-security-policy"]

        worker = ann.get("/offline/sw.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        assert re.search(r'const BUILD = "[0-9a-f]{16}";', worker.text)
        assert "api/" not in worker.text  # it keeps what is printed, and no table
        for name in re.findall(r'"([\w./-]+)": "[0-9a-f]{16}"', worker.text):
            assert ann.get(f"/offline/{name}").status_code == 200, name
        assert ann.get("/offline/pyodide/pyodide.asm.wasm").headers["content-encoding"] == "gzip"
        assert ann.get("/offline/nowhere").status_code == 404


def test_what_both_pages_have_is_held_once(client: Path) -> None:
    files = StaticFiles(client)
    found = asyncio.run(Offline(files, client).get("main.js"))
    assert found is files.get("main.js")


def test_files_are_what_they_are_on_every_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Windows may have been told that scripts are plain text, and browsers believe the server."""
    monkeypatch.setattr("mimetypes.guess_type", lambda name: ("text/plain", None))
    assert kind_of("assets/index-a.js") == kind_of("pyodide.mjs") == "text/javascript"
    assert kind_of("pyodide.asm.wasm") == "application/wasm"
    assert kind_of("LICENSE") == "text/plain"


_OPPONENTS = """
import chronotable as ct

for name, info in ct.titles().items():
    for level in ("random", "novice", "skilled", "expert"):
        match = ct.new(name, seats=2, seed=1)
        while (question := match.pending[0]) and len(question.options) < 3:
            match.answer(question.seat, 0)
        thinks = ct.agent(level, game=name, seed=1)
        match.answer(question.seat, thinks.choose(match.view(question.seat), question))
print("all have answered")
"""


def test_the_engine_that_is_packed_for_a_page_has_all_that_its_opponents_need(
    tmp_path: Path,
) -> None:
    with zipfile.ZipFile(io.BytesIO(site.engine())) as engine:
        engine.extractall(tmp_path)
    done = subprocess.run(
        [
            sys.executable,
            "-I",
            "-S",
            "-c",
            f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n" + _OPPONENTS,
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert done.stdout == "all have answered\n", done.stderr
