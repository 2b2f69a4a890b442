"""Games that move between a device and a server, and playing on when the server is gone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from chronotable.web import site
from tests.browser.device import READY, Files, begin, offered, play, wait_until_ready
from tests.browser.strangers import Server, Stranger
from tests.browser.test_company import two
from tests.depth import DEEP


@pytest.fixture
def ann(browser: Browser, server: Server) -> Iterator[Stranger]:
    stranger = Stranger(browser, server)
    yield stranger
    stranger.leave()


def elsewhere(page: Page) -> None:
    page.get_by_role("button", name="This table").click()
    expect(page.get_by_role("heading", name="Go on elsewhere")).to_be_visible()


def go_on(page: Page) -> None:
    """What was brought goes on here, with everybody where they sat."""
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("This game is not over.")).to_be_visible(timeout=READY)
    dialog.get_by_role("button", name="Go on here").click()
    page.locator("button[data-key]:enabled").first.wait_for(timeout=READY)


@pytest.mark.parametrize("begun", ["at the server", "elsewhere"] if DEEP else ["at the server"])
def test_a_game_moves_to_the_server_and_back(
    begun: str, ann: Stranger, client: Path, tmp_path: Path
) -> None:
    page, address = ann.page, ann.server.address
    if begun == "elsewhere":
        page.goto(Files(tmp_path, site.contents(client)).address)
    else:
        page.goto("/offline/")
    wait_until_ready(page)
    begin(page, "innovation")
    play(page, 3)
    here = offered(page)
    elsewhere(page)
    where = page.get_by_label("Address of a server")
    expect(where).to_have_value("" if begun == "elsewhere" else address)
    where.fill(address)
    ann.accessible()
    page.get_by_role("button", name="Move it there").click()

    page.wait_for_url(f"{address}/", timeout=READY)
    expect(page.get_by_role("dialog")).to_be_visible()
    ann.accessible()
    go_on(page)
    assert "/offline/" not in page.url
    assert offered(page) == here
    told = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["chat"]
    assert [line["said"][0] for line in told] == ["table-brought"]
    play(page, 2)
    there = offered(page)

    elsewhere(page)
    page.get_by_role("button", name="Take it with me").click()
    page.wait_for_url(f"{address}/offline/", timeout=READY)
    go_on(page)
    assert offered(page) == there
    play(page, 1)


def test_secrets_of_others_are_not_taken_along(stranger: Callable[..., Stranger]) -> None:
    ann, _ = two(stranger)
    elsewhere(ann.page)
    ann.page.get_by_role("button", name="Take it with me").click()
    expect(ann.page.get_by_text("Other people play here.")).to_be_visible()
    assert "/offline/" not in ann.page.url
    assert "403" in ann.complaints.pop()  # which the browser tells of, too


def test_who_loses_the_server_plays_on_with_bots(
    browser: Browser, client: Path, tmp_path: Path
) -> None:
    with Server(tmp_path) as server:
        ann = Stranger(browser, server)
        page = ann.page
        ann.home()
        page.get_by_role("button", name="Keep the games here").click()
        page.locator("[data-offline=yes]").wait_for(timeout=READY)
        ann.accessible()
        begin(page, "innovation")
        table = page.url.rpartition("/")[2]
        server.stop()
        ann.server_was_away = True

        page.locator("[data-play-offline]").click(timeout=READY)
        page.wait_for_url("**/offline/", timeout=READY)
        wait_until_ready(page)
        expect(page.locator("section", has_text="My tables").locator("li")).to_have_count(0)
        begin(page, "innovation")
        play(page, 3)
        # Nothing of the server's table has been kept: neither its place nor what was on it.
        kept = page.evaluate(
            """async () => {
              const names = await caches.keys();
              const all = await Promise.all(names.map(async (name) =>
                (await (await caches.open(name)).keys()).map((each) => each.url)));
              return [...all.flat(), JSON.stringify(localStorage)].join("\\n");
            }"""
        )
        assert table not in kept
        assert "/api/" not in kept

        page.goto("/")  # the way there leads to what there is
        page.wait_for_url("**/offline/", timeout=READY)
        ann.leave()
