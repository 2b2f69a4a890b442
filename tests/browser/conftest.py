"""A real browser at a real server. Whatever the page complains about fails the test.

The client is built anew when its sources have changed, the browser is Debian's Chromium, and the
server is `chronotable serve`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from fcntl import LOCK_EX, flock
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

import hatch_build
from tests.browser.guest import Guest
from tests.browser.strangers import CHROMIUM, Server, Stranger, find_browser, launch

LAPTOP = ViewportSize(width=1366, height=768)
PHONE = ViewportSize(width=390, height=844)


@pytest.fixture(scope="session")
def client() -> Path:
    """The built client, with the tools of its tests. Of several test processes one builds it."""
    with Path(gettempdir(), "chronotable-client.lock").open("a") as lock:
        flock(lock, LOCK_EX)
        hatch_build.build(with_tools=True)
    return hatch_build.STATIC


# Playwright keeps an event loop in the thread it is used in, where no other test could start one
# then. So a browser stays for the tests of one file, and no longer.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, kept from calling home. Tests that cannot have it are skipped, or fail
    where all must run."""
    if find_browser() is None:
        reason = f"there is no browser: none of {', '.join(CHROMIUM)} is in PATH"
        (pytest.fail if os.environ.get("CHRONOTABLE_COMPLETE") else pytest.skip)(reason)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("service")) as server:
        yield server


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[Callable[..., Guest]]:
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


@pytest.fixture
def stranger(browser: Browser, server: Server) -> Iterator[Callable[..., Stranger]]:
    """Makes people whom the server does not know yet, and sees them out."""
    come: list[Stranger] = []

    def stranger(**settings: Any) -> Stranger:
        come.append(Stranger(browser, server, **settings))
        return come[-1]

    yield stranger
    for each in come:
        each.leave()
