"""After the game: how the points came about, milestones, and what one's games come to."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.strangers import PHONE, Stranger

Strangers = Callable[..., Stranger]


@pytest.mark.parametrize(("size", "theme"), [((1366, 635), "dark"), (PHONE, "light")])
def test_a_result_shows_how_the_points_came_about(
    stranger: Strangers, size: tuple[int, int], theme: str
) -> None:
    ann = stranger(size=size, theme=theme)
    id = ann.make("echoes", "me", "bot:random", name="Ann", seed="11")
    assert ann.post(f"/api/tables/{id}/replace", {"seat": 0, "level": "random"}).ok
    ann.page.goto(f"/t/{id}")
    ann.until(lambda look: look["status"] == "over", 90)
    result = ann.page.get_by_role("dialog")
    expect(result.get_by_role("img", name="points over the game")).to_be_visible()
    expect(result.locator(".course").get_by_role("row", name="Tokens")).to_be_visible()
    ann.accessible()
    result.get_by_text("milestone").click()
    result.locator("details a").first.click()
    expect(ann.page.get_by_role("slider")).to_be_visible()

    ann.home()
    expect(ann.page.get_by_role("heading", name="My games so far")).to_be_visible()
    expect(ann.page.get_by_text("Echoes of Time: 1 played")).to_be_visible()
    ann.accessible()
