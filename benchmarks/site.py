"""`chronotable bench site`: the page without a server, in a real browser from plain files.

Python runs in the browser there. How long until one can play, with nothing kept and again with
what the first visit left; and how long one waits for a bot, from one's answer until one is asked
again and sees it.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import TYPE_CHECKING

import hatch_build
from benchmarks.figure import Figure
from chronotable.games import infos
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.web import site

if TYPE_CHECKING:
    from playwright.sync_api import Page

_COLD, _WARM = 25.0, 10.0  # seconds that we hold ourselves to
_WAITS = {"novice": 300.0, "skilled": 900.0}  # milliseconds at most for 19 of 20 answers
_ANSWERS = 40
_NEW = 450  # milliseconds for which a press may belong to the question before


def figures() -> Iterator[Figure]:
    """Every figure, as soon as it is known."""
    try:
        from playwright.sync_api import sync_playwright

        from tests.browser.device import Files, wait_until_kept
        from tests.browser.strangers import launch
    except ImportError as error:
        raise BadOption(f"there is no {error.name} here: `python3 run.py test` brings it").saying(
            "error-bench-site", name=error.name or ""
        ) from None
    hatch_build.build()
    written = site.contents(hatch_build.STATIC)
    size = sum(map(len, written.values())) / 2**20
    yield Figure("files", Message("bench-site-files"), len(written), "")
    yield Figure("size", Message("bench-site-size"), size, "MB")
    games = [info.name for info in infos().values() if info.seats[0] <= 2]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        files = Files(Path(folder), written)
        browser = launch(playwright)
        try:
            context = browser.new_context(
                viewport={"width": 1366, "height": 635}, reduced_motion="reduce"
            )
            for visit, hold in (("cold", _COLD), ("warm", _WARM)):
                page = context.new_page()
                begun = perf_counter()
                page.goto(files.address)
                _sit(page, games[0], "novice")
                ready = perf_counter() - begun
                said = Message(f"bench-site-{visit}")
                yield Figure(f"ready to play, {visit}", said, ready, "s", hold)
                wait_until_kept(page)
                page.close()
            page = context.new_page()
            page.goto(files.address)
            for game in games:
                for level, most in _WAITS.items():
                    _sit(page, game, level)
                    yield from _waited(game, level, _play(page), most)
        finally:
            browser.close()
            files.close()


def _waited(game: str, level: str, waits: list[float], most: float) -> Iterator[Figure]:
    shares = {"p50": median(waits), "p95": quantiles(waits, n=20)[-1], "p100": max(waits)}
    for part, wait in shares.items():
        said = Message("bench-site-wait", {"level": f"word:{level}", "part": f"word:{part}"})
        hold = most if part == "p95" else None
        yield Figure(f"{level} {part}", said, 1000 * wait, "ms", hold, game=game)


def _sit(page: Page, game: str, level: str) -> None:
    """At a new table against a bot, until one is asked."""
    from tests.browser.device import READY, go_home

    page.locator("h1").wait_for(timeout=READY)
    go_home(page)
    page.locator(f".game.{game}").get_by_role("button", name="set up").click(timeout=READY)
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Player 2").select_option(level)
    dialog.get_by_role("button", name="Start the game").click(timeout=READY)
    page.locator("button[data-key]:enabled").first.wait_for(timeout=READY)


def _play(page: Page) -> list[float]:
    """Seconds from each answer until the next question is there."""
    from tests.browser.device import READY

    chance = Random(1)
    asked = page.locator("button[data-key]:enabled")
    over = page.locator("dialog[open]")
    waits: list[float] = []
    while len(waits) < _ANSWERS and not over.count():
        page.wait_for_timeout(_NEW)
        waits.append(page.evaluate(_ANSWER, chance.random()) / 1000)
        asked.or_(over).first.wait_for(timeout=READY)
    return waits


# Press a button, and wait until there are others, or the game is over; milliseconds.
_ANSWER = """async (chance) => {
  const buttons = () => [...document.querySelectorAll("button[data-key]:enabled")];
  const offered = buttons();
  const begun = performance.now();
  offered[Math.floor(chance * offered.length)].click();
  const frame = () => new Promise((go) => requestAnimationFrame(go));
  do await frame();
  while (offered.every((each) => each.isConnected && !each.disabled));
  while (buttons().length === 0 && !document.querySelector("dialog[open]")) await frame();
  return performance.now() - begun;
}"""
