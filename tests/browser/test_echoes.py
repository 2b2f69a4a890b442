"""Echoes of Time in a real browser: a whole game, and what a player sees of it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from tests.browser.guest import Guest

Guests = Callable[..., Guest]


def things_of(keys: list[str]) -> set[str]:
    """The cards, sources and piles that options are about."""
    about = {key.split(":")[1] for key in keys if ":" in key and not key.startswith("choice:")}
    return about | ({"deck"} if "draw" in keys else set())


def lit(ada: Guest) -> set[str]:
    """The things that are highlighted on the table."""
    found: list[str] = ada.things().evaluate_all(
        "things => things.map((thing) => thing.dataset.explain)"
    )
    return {reference.split(":")[1] for reference in found}


def test_a_whole_game_is_clicked_to_its_end_against_a_bot(guest: Guests) -> None:
    ada = guest("Ada")
    ada.play("echoes", seed="2a")
    chance = Random(5)
    clicked = 0
    assert ada.violations() == []

    for number in range(400):
        ada.wait()
        if ada.over:
            break
        keys = ada.offered()
        if not keys:
            continue
        assert things_of(keys) <= lit(ada), "everything that is offered is lit where it lies"
        things = ada.things()
        if number == 30:
            assert ada.violations() == []
        if things.count() and chance.random() < 0.75:
            ada.click(things.nth(chance.randrange(things.count())), chance.randrange(3))
            clicked += 1
        else:
            ada.answer(chance.choice(keys))
        ada.page.wait_for_timeout(50)

    assert ada.over
    assert clicked > 15
    expect(ada.page.locator("dialog[open] table")).to_contain_text("Ada")
    assert ada.violations() == []


def test_with_four_seats_nothing_is_hidden_on_a_laptop(guest: Guests) -> None:
    ada = guest("Ada")
    ada.play("echoes", bots=3, seed="5")
    page = ada.page

    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for part in (".sources", ".others", ".own", ".hand .hand"):
        place = page.locator(f".echoes {part}").first.bounding_box()
        assert place is not None
        assert place["x"] >= 0
        assert place["x"] + place["width"] <= 1366
        assert place["y"] + place["height"] <= 768
    inside = "e => e.scrollHeight <= e.clientHeight && e.scrollWidth <= e.clientWidth"
    assert page.locator(".echoes").evaluate(inside)
    assert ada.violations() == []


def test_on_a_phone_the_table_is_one_column(guest: Guests) -> None:
    ada = guest("Ada", phone=True)
    ada.play("echoes", bots=2, seed="5")

    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ada.violations() == []
    first = ada.things().first
    first.scroll_into_view_if_needed()
    before = ada.offered()
    ada.click(first)
    ada.page.wait_for_function(
        """keys => JSON.stringify([...document.querySelectorAll("button[data-key]")]
          .map((button) => button.dataset.key)) !== JSON.stringify(keys)""",
        arg=before,
    )


def test_pointing_at_a_card_shows_where_it_would_be_laid(guest: Guests) -> None:
    ada = guest("Ada")
    ada.play("echoes", seed="2a")
    key = next(key for key in ada.offered() if key.startswith("play:"))

    ada.page.locator(f'.hand [data-explain="card:{key.split(":")[1]}"]').hover()

    expect(ada.page.locator(".tile.target")).to_have_count(1)
    expect(ada.page.locator(f'button[data-key="{key}"].pointed')).to_have_count(1)


def test_an_opponent_can_be_unfolded_and_folded(guest: Guests) -> None:
    ada = guest("Ada")
    ada.play("echoes", seed="2a")
    page = ada.page
    unfold = page.locator(".opponent button[aria-expanded]").first

    unfold.click()

    expect(unfold).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".own .area")).to_have_attribute("aria-label", "The area of Novice bot")
    assert ada.violations() == []
    page.keyboard.press("Escape")
    expect(page.locator(".own .area")).to_have_attribute("aria-label", "The area of Ada")
