"""A page without a server: plain files, Python in the browser, and days without a network."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from chronotable.web import site
from tests.browser.device import (
    READY,
    Files,
    begin,
    go_home,
    offered,
    play,
    wait_until_kept,
    wait_until_ready,
)
from tests.depth import DEEP

GAMES = ["anachrony", "echoes", "innovation"]
Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def written(client: Path) -> dict[str, bytes]:
    return site.contents(client)


@pytest.fixture(scope="module")
def files(written: dict[str, bytes], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Files]:
    """The page on a file server, for tests that leave it as it is."""
    files = Files(tmp_path_factory.mktemp("site"), written)
    yield files
    files.close()


@pytest.fixture(scope="module")
def complaints() -> list[str]:
    return []


@pytest.fixture(scope="module")
def visit(browser: Browser, complaints: list[str]) -> Iterator[Visit]:
    """Opens pages, each on a device of its own."""
    contexts: list[BrowserContext] = []

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


@pytest.fixture(autouse=True)
def without_complaints(complaints: list[str]) -> Iterator[None]:
    """Whatever a page complains about fails the test in which it does."""
    complaints.clear()
    yield
    assert complaints == []


@pytest.fixture(scope="module")
def opened(files: Files, visit: Visit) -> Page:
    """A page that is ready, with how long nothing else could be done while it got so. Loading
    Python takes seconds, so the tests that need nothing else share it."""
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
    wait_until_kept(page)
    return page


@pytest.fixture
def page(opened: Page) -> Page:
    """The same, on its first page."""
    go_home(opened)
    return opened


def saved(page: Page, folder: Path) -> Path:
    """The record that the page offers."""
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the record").click()
    record = folder / "record.json"
    saving.value.save_as(record)
    return record


@pytest.mark.parametrize("game", GAMES if DEEP else ["innovation"])
def test_a_whole_game_is_played_and_then_another_one_without_a_network(
    game: str, files: Files, visit: Visit, tmp_path: Path
) -> None:
    page = visit()
    page.goto(files.address)
    wait_until_ready(page)
    begin(page, game)
    play(page)
    expect(page.locator("dialog[open]")).to_be_visible()
    record = saved(page, tmp_path)
    wait_until_kept(page)

    files.close()
    try:
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

        page.keyboard.press("Escape")
        go_home(page)
        page.locator("input[type=file]").set_input_files(record)  # and the first is watched again
        page.wait_for_url("**/#/t/*/replay*", timeout=READY)
        expect(page.locator(".thing").first).to_be_visible(timeout=READY)
    finally:
        files.open()


def test_it_is_ready_soon_and_the_page_never_waits(page: Page) -> None:
    begin(page, "echoes")
    started = perf_counter()
    play(page, 6)
    assert perf_counter() - started < 60
    assert page.evaluate("window.longest") < 2_000


def test_it_can_be_installed(files: Files, page: Page) -> None:
    talk = page.context.new_cdp_session(page)
    told = talk.send("Page.getAppManifest")
    assert told["errors"] == []
    assert told["url"] == f"{files.address}manifest.webmanifest"
    wrong = talk.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Chromium without a window cannot install anything, and says so of an incognito profile.
    assert [each["errorId"] for each in wrong if each["errorId"] != "in-incognito"] == []

    manifest = json.loads(told["data"])
    for name in ("start_url", "scope"):  # wherever the folder lies
        assert page.evaluate("path => new URL(path, document.baseURI).href", manifest[name]) == (
            files.address
        )
    purposes = {word for icon in manifest["icons"] for word in icon["purpose"].split()}
    assert purposes == {"any", "maskable"}
    for icon in manifest["icons"]:
        drawn = page.evaluate(
            """async src => {
              const image = new Image();
              image.src = src;
              await image.decode();
              return image.naturalWidth;
            }""",
            icon["src"],
        )
        assert drawn > 0


def test_a_new_version_waits_until_somebody_takes_it(
    written: dict[str, bytes], visit: Visit, tmp_path: Path
) -> None:
    """Somebody was here a week ago; since then the page has been written anew."""
    files = Files(tmp_path, written)
    page = visit()
    page.goto(files.address)
    wait_until_ready(page)
    begin(page, "innovation")
    wait_until_kept(page)

    texts = "data/text/en/chronotable.ftl"
    changed = re.sub(rb"(?m)^web-welcome = .*$", b"web-welcome = Newer games", written[texts])
    newer = site.with_service_worker(written | {texts: changed})
    assert newer["sw.js"] != written["sw.js"]
    files.lay(newer)
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
    files.close()


def test_the_device_goes_from_hand_to_hand(page: Page) -> None:
    take, first = page.locator("[data-hand='1']"), page.locator("[data-hand='0']")
    for _ in range(10):  # until the first player goes first, which their cards decide
        go_home(page)
        page.locator(".game.innovation").get_by_role("button", name="Set up").click()
        page.locator("dialog[open] form").wait_for()
        page.locator("dialog[open] button[type=submit], dialog[open] button[form]").first.click()
        page.locator("button[data-key]:enabled").first.wait_for(timeout=READY)
        play(page, 1)

        take.wait_for(timeout=READY)
        expect(page.get_by_role("dialog")).to_contain_text("Player 2")
        take.click()
        before = offered(page)
        play(page, 1)
        page.wait_for_function(
            "before => document.querySelector('[data-hand]') !== null"
            " || ![...document.querySelectorAll('button[data-key]:enabled')]"
            ".every((button) => before.includes(button.dataset.key))",
            arg=before,
            timeout=READY,
        )
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
    assert offered(page) == before


def test_a_game_is_saved_in_the_middle_and_goes_on_from_its_record(
    page: Page, tmp_path: Path
) -> None:
    begin(page, "innovation")
    play(page, 3)
    here = offered(page)
    page.get_by_role("button", name="This table").click()
    record = saved(page, tmp_path)
    for _ in range(2):  # it asks whether that is meant
        page.get_by_role("dialog").get_by_role("button", name="Delete this game").click()

    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("button", name="Go on here").click()
    assert offered(page) == here
