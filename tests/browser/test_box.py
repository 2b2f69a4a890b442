"""Everything in a box: filtered, searched in any language, and printed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.strangers import PHONE, Stranger
from tests.depth import pairs

Strangers = Callable[..., Stranger]


@pytest.mark.parametrize(
    ("box", "screen"),
    pairs(
        [("innovation", "110"), ("echoes", "106"), ("anachrony", "139")],
        [((1366, 635), "dark"), (PHONE, "light")],
    ),
)
def test_a_box_is_looked_through_without_a_table(
    stranger: Strangers, box: tuple[str, str], screen: tuple[tuple[int, int], str]
) -> None:
    (game, things), (size, theme) = box, screen
    ann = stranger(size=size, theme=theme)
    ann.page.goto(f"/box/{game}")
    expect(ann.page.get_by_role("status").first).to_contain_text(things)
    assert ann.page.locator("main li").count() == int(things)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ann.accessible()


def test_one_filters_by_what_is_printed(stranger: Strangers) -> None:
    ann = stranger()
    ann.home()
    ann.game("innovation").get_by_role("link", name="Everything in the box").click()
    ann.page.get_by_role("combobox", name="Age").select_option("1")
    ann.page.get_by_role("combobox", name="Colour").select_option("color:red")
    names = ann.page.locator("main h3")
    expect(names).to_have_count(3)
    expect(names.first).to_have_text("Archery")


@pytest.mark.parametrize("words", ["archery", "lukostřelba", "стрельба из лука", "łucznictwo"])
def test_one_finds_a_card_by_its_name_in_any_language(stranger: Strangers, words: str) -> None:
    ann = stranger()
    ann.page.goto("/box/innovation")
    expect(ann.page.locator("main li")).to_have_count(110)
    ann.page.get_by_role("searchbox").fill(words)
    expect(ann.page.locator("main h3").first).to_have_text("Archery")


def test_a_printed_box_has_nothing_to_press(stranger: Strangers) -> None:
    ann = stranger()
    ann.page.goto("/box/echoes")
    expect(ann.page.locator("main li").first).to_be_visible()
    ann.page.emulate_media(media="print")
    expect(ann.page.get_by_role("searchbox")).to_be_hidden()
    expect(ann.page.get_by_role("button", name="Print")).to_be_hidden()
    expect(ann.page.locator("main li").first).to_be_visible()


def test_a_box_that_there_is_not_leads_home(stranger: Strangers) -> None:
    ann = stranger()
    ann.page.goto("/box/chess")
    expect(ann.page.get_by_role("heading", name="Nothing here")).to_be_visible()
