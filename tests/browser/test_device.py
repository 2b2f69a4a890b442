"""A page without a server: plain files, Python in the browser, and days without a network."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from chronotable.web import site
from tests.depth import DEEP

READY = 60_000  # milliseconds, on a machine that does much else
GAMES = ["anachrony", "echoes", "innovation"]


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Nobody wants to read it."""


class Files:
    """A plain file server, which can be switched off; the page lies in a folder of it."""

    def __init__(self, root: Path, port: int = 0) -> None:
        self.root = root
        self._server = ThreadingHTTPServer(("127.0.0.1", port), partial(Quiet, directory=str(root)))
        self.address = f"http://127.0.0.1:{self._server.server_port}/games/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="module")
def written(client: Path) -> dict[str, bytes]:
    return site.contents(client)


@pytest.fixture
def files(written: dict[str, bytes], tmp_path: Path) -> Iterator[Files]:
    lay(tmp_path, written)
    files = Files(tmp_path)
    yield files
    files.close()


def lay(root: Path, contents: dict[str, bytes]) -> None:
    for name, content in contents.items():
        (root / "games" / name).parent.mkdir(parents=True, exist_ok=True)
        (root / "games" / name).write_bytes(content)


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[[], Page]]:
    """Opens pages; whatever they complain about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def visit(**settings: Any) -> Page:
        wishes: dict[str, Any] = {"reduced_motion": "reduce", "viewport": None}
        context = browser.new_context(**{**wishes, **settings})
        contexts.append(context)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        page = context.new_page()
        page.on(
            "console",
            lambda line: complaints.append(line.text) if line.type == "error" else None,
        )
        return page

    yield visit
    for context in contexts:
        context.close()
    assert complaints == []


def wait_until_ready(page: Page) -> None:
    page.locator("h1").wait_for(timeout=READY)
    page.locator("[data-loading]").wait_for(state="detached", timeout=READY)


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


@pytest.mark.parametrize("game", GAMES if DEEP else ["innovation"])
def test_a_whole_game_is_played_and_then_another_one_without_a_network(
    game: str, files: Files, visit: Callable[[], Page]
) -> None:
    page = visit()
    page.goto(files.address)
    wait_until_ready(page)
    begin(page, game)
    play(page)
    expect(page.locator("dialog[open]")).to_be_visible()
    page.evaluate("async () => { await navigator.serviceWorker.ready }")

    files.close()
    page.context.set_offline(True)
    page.goto(files.address)
    wait_until_ready(page)
    expect(page.locator("section", has_text="Finished").locator("li")).to_have_count(1)
    begin(page, game)
    play(page, None if DEEP else 8)

    where = page.url
    page.reload()
    wait_until_loaded = page.locator("button[data-key]:enabled, dialog[open]").first
    wait_until_loaded.wait_for(timeout=READY)
    assert page.url == where


def test_it_is_ready_soon_and_the_page_never_waits(files: Files, visit: Callable[[], Page]) -> None:
    page = visit()
    page.goto(files.address)
    page.locator("h1").wait_for(timeout=READY)
    page.evaluate(
        """() => {
          window.longest = 0;
          let last = performance.now();
          setInterval(() => {
            window.longest = Math.max(window.longest, performance.now() - last);
            last = performance.now();
          }, 10);
        }"""
    )
    wait_until_ready(page)
    begin(page, "echoes")
    started = perf_counter()
    play(page, 6)
    assert perf_counter() - started < 60
    assert page.evaluate("window.longest") < 2_000


def test_it_can_be_installed(files: Files, visit: Callable[[], Page]) -> None:
    page = visit()
    page.goto(files.address)
    page.locator("h1").wait_for(timeout=READY)
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    talk = page.context.new_cdp_session(page)
    told = talk.send("Page.getAppManifest")
    assert told["errors"] == []
    assert told["url"] == f"{files.address}manifest.webmanifest"
    wrong = talk.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Chromium without a window cannot install anything, and says so of an incognito profile.
    assert [each["errorId"] for each in wrong if each["errorId"] != "in-incognito"] == []


def test_a_new_version_waits_until_somebody_takes_it(
    files: Files, written: dict[str, bytes], visit: Callable[[], Page]
) -> None:
    """Somebody was here a week ago; since then the page has been written anew."""
    page = visit()
    page.goto(files.address)
    wait_until_ready(page)
    begin(page, "innovation")
    page.evaluate("async () => { await navigator.serviceWorker.ready }")

    texts = "data/text/en/chronotable.ftl"
    changed = re.sub(rb"(?m)^web-welcome = .*$", b"web-welcome = Newer games", written[texts])
    newer = site.with_service_worker(written | {texts: changed})
    assert newer["sw.js"] != written["sw.js"]
    lay(files.root, newer)
    page.reload()
    take = page.get_by_role("button", name="Use it now")
    take.wait_for(timeout=READY)
    assert page.evaluate("async () => (await caches.keys()).length") == 2

    take.click()
    take.wait_for(state="detached", timeout=READY)
    page.locator("button[data-key]:enabled").first.wait_for(timeout=READY)
    assert page.evaluate("async () => (await caches.keys()).length") == 1
    page.goto(files.address)
    expect(page.locator("h1")).to_have_text("Newer games", timeout=READY)


def test_the_device_goes_from_hand_to_hand(files: Files, visit: Callable[[], Page]) -> None:
    page = visit()
    take, first = page.locator("[data-hand='1']"), page.locator("[data-hand='0']")
    for _ in range(10):  # until the first player goes first, which their cards decide
        page.goto(files.address)
        wait_until_ready(page)
        page.locator(".game.innovation").get_by_role("button", name="Set up").click()
        page.locator("dialog[open] form").wait_for()
        page.locator("dialog[open] button[type=submit], dialog[open] button[form]").first.click()
        page.locator("button[data-key]:enabled").first.wait_for(timeout=READY)
        play(page, 1)

        take.wait_for(timeout=READY)
        expect(page.get_by_role("dialog")).to_contain_text("Player 2")
        take.click()
        page.locator("button[data-key]:enabled").first.wait_for(timeout=READY)
        before = [each.get_attribute("data-key") for each in page.locator("button[data-key]").all()]
        play(page, 1)
        page.wait_for_timeout(2_000)
        if first.is_visible():
            break

    # Both cards lie open now: the second asks for theirs back, and the first is handed the device
    # to agree.
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Ask to take it back").click()
    expect(dialog.get_by_role("button", name="Ask to take it back")).to_have_count(0)
    first.click()
    page.get_by_role("button", name="Agree", exact=True).click()
    take.click()
    expect(page.locator("button[data-key]:enabled").first).to_be_visible()
    after = [each.get_attribute("data-key") for each in page.locator("button[data-key]").all()]
    assert after == before


def test_a_record_is_saved_and_read_again_elsewhere(
    files: Files, visit: Callable[[], Page], tmp_path: Path
) -> None:
    page = visit()
    page.goto(files.address)
    wait_until_ready(page)
    begin(page, "innovation")
    play(page)
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the record").click()
    record = tmp_path / "record.json"
    saving.value.save_as(record)

    other = visit()
    other.goto(files.address)
    wait_until_ready(other)
    other.locator("input[type=file]").set_input_files(record)
    other.wait_for_url("**/#/t/*/replay*", timeout=READY)
    expect(other.locator(".thing").first).to_be_visible(timeout=READY)
