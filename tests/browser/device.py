"""A page without a server, on a plain file server, and somebody who plays there."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

READY = 60_000  # milliseconds, on a machine that does much else


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Nobody wants to read it."""


class Files:
    """A plain file server, which can be switched off and on; the page lies in a folder of it."""

    def __init__(self, root: Path, contents: dict[str, bytes]) -> None:
        self.root = root
        self.lay(contents)
        self._port = 0
        self._server: ThreadingHTTPServer | None = None
        self.open()
        self.address = f"http://127.0.0.1:{self._port}/games/"

    def lay(self, contents: dict[str, bytes]) -> None:
        for name, content in contents.items():
            file = self.root / "games" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)

    def open(self) -> None:
        serve = partial(Quiet, directory=str(self.root))
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), serve)
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


def wait_until_ready(page: Page) -> None:
    page.locator("h1").wait_for(timeout=READY)
    page.locator("[data-loading]").wait_for(state="detached", timeout=READY)


def wait_until_kept(page: Page) -> None:
    """Until a service worker has all it needs for days without a network."""
    page.evaluate("async () => { await navigator.serviceWorker.ready }")


def go_home(page: Page) -> None:
    """To the first page, without loading it anew: the engine stays."""
    page.evaluate("location.hash = '#/'")
    page.locator(".games").wait_for(timeout=READY)


def begin(page: Page, game: str) -> None:
    page.locator(f".game.{game}").get_by_role("button", name="Play now").click()
    page.locator("button[data-key]:enabled").first.wait_for(timeout=READY)


def play(page: Page, most: int | None = None) -> None:
    """Answer until the game is over, or that often; another option each time."""
    asked = page.locator("button[data-key]:enabled")
    over = page.locator("dialog[open]")
    given = 0
    while most is None or given < most:
        asked.or_(over).first.wait_for(timeout=READY)
        if over.count():
            return
        options = asked.count()
        asked.nth(given * 7 % options).press("Enter", timeout=READY)
        given += 1
        page.wait_for_timeout(20)


def offered(page: Page) -> list[str]:
    """The keys of everything that can be answered now."""
    page.locator("button[data-key]:enabled").first.wait_for(timeout=READY)
    keys: list[str] = page.eval_on_selector_all(
        "button[data-key]:enabled", "buttons => buttons.map((button) => button.dataset.key)"
    )
    return keys
