"""A real browser at a real server. Whatever the page complains about fails the test.

The client is the one that `npm run build` wrote; it is built anew when its sources are younger.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from fcntl import LOCK_EX, flock
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from chronotable.web.pages import STATIC
from tests.browser.guest import Guest
from tests.web.visitors import Running, running

WEB = Path(__file__).parents[2] / "web"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
LAPTOP = ViewportSize(width=1366, height=768)
PHONE = ViewportSize(width=390, height=844)


def _chromium() -> str:
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip(f"there is no browser: none of {', '.join(CHROMIUM)} is in PATH")
    return found


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Debian's Chromium, kept from calling home."""
    quiet = ("background-networking", "component-update", "sync", "gpu", "quic")
    arguments = ["--no-sandbox", "--no-first-run", *(f"--disable-{word}" for word in quiet)]
    return {"executable_path": _chromium(), "args": arguments}


@pytest.fixture(scope="session")
def client() -> Path:
    """The built client, as young as its sources. Of several test processes one builds it."""
    with (Path(gettempdir()) / "chronotable-client.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if _is_old():
            npm = shutil.which("npm")
            if npm is not None and (WEB / "node_modules").is_dir():
                made = subprocess.run(
                    [npm, "run", "build"], cwd=WEB, capture_output=True, text=True
                )
                assert made.returncode == 0, f"no client:\n{made.stdout}\n{made.stderr}"
            elif not (STATIC / "index.html").exists():
                pytest.skip("the client is not built, and there is no npm with web/node_modules")
    return STATIC


def _is_old() -> bool:
    built = STATIC / "index.html"
    sources = [WEB / "index.html", *(path for path in (WEB / "src").rglob("*") if path.is_file())]
    return not built.exists() or built.stat().st_mtime < max(p.stat().st_mtime for p in sources)


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("hall")) as server:
        yield server


@pytest.fixture
def guest(browser: Browser, server: Running) -> Iterator[Callable[..., Guest]]:
    """Makes guests, each with a browser window of their own, and sees them out."""
    come: list[tuple[BrowserContext, list[str]]] = []

    def guest(name: str = "Ada", *, phone: bool = False, **settings: Any) -> Guest:
        wishes: dict[str, Any] = {"color_scheme": "dark", "reduced_motion": "reduce"}
        context = browser.new_context(
            base_url=server.address,
            viewport=PHONE if phone else LAPTOP,
            has_touch=phone,
            **{**wishes, **settings},
        )
        complaints: list[str] = []
        come.append((context, complaints))
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        page: Page = context.new_page()
        page.on(
            "console",
            lambda line: (
                complaints.append(line.text) if line.type in ("error", "warning") else None
            ),
        )
        return Guest(page, name)

    yield guest
    for context, _ in come:
        context.close()
    assert [line for _, lines in come for line in lines] == []
