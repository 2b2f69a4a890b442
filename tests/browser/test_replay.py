"""A finished game once more: slider, keys, eyes, links, and playing on."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.strangers import PHONE, Stranger

Strangers = Callable[..., Stranger]


def finished(guest: Stranger) -> str:
    """A game that bots have played to its end."""
    id = guest.make("innovation", "me", "bot:random", name="Ann", seed="11")
    assert guest.post(f"/api/tables/{id}/replace", {"seat": 0, "level": "random"}).ok
    guest.page.goto(f"/t/{id}")
    guest.until(lambda look: look["status"] == "over", 90)
    return id


def test_a_game_is_watched_again_step_by_step(stranger: Strangers) -> None:
    ann = stranger()
    id = finished(ann)
    ann.page.goto(f"/t/{id}/replay")
    slider = ann.page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", "Step 0 of " + slider_max(ann))
    ann.accessible()
    ann.fits()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.get_by_text("Step 1 of")).to_be_visible()
    ann.page.get_by_role("button", name="One step on").click()
    expect(ann.page.get_by_text("Step 2 of")).to_be_visible()
    slider.fill("40")
    expect(ann.page.get_by_text("Step 40 of")).to_be_visible()
    expect(ann.page.locator(".answered")).to_have_text(re.compile(r"^(Ann|Random bot): "))
    ann.accessible()
    ann.page.keyboard.press("End")
    expect(ann.page.get_by_text(f"Step {slider_max(ann)} of")).to_be_visible()
    expect(ann.log).to_contain_text("wins")
    ann.page.get_by_role("button", name="To the start").click()
    ann.page.get_by_role("button", name="Play", exact=True).click()
    expect(ann.page.get_by_text(re.compile(r"Step ([3-9]|\d\d+) of"))).to_be_visible()
    ann.page.get_by_role("button", name="Pause").click()


def slider_max(guest: Stranger) -> str:
    return guest.page.get_by_role("slider").get_attribute("max") or ""


def test_a_position_is_shared_and_seen_through_other_eyes(stranger: Strangers) -> None:
    ann, eve = stranger(), stranger(size=PHONE)
    id = finished(ann)
    ann.page.goto(f"/t/{id}/replay?step=12")
    ann.page.get_by_label("Seen by").select_option("1")
    expect(ann.page).to_have_url(f"{ann.server.address}/t/{id}/replay?step=12&seat=1")
    ann.page.get_by_role("button", name="Share this position").click()
    link = ann.page.get_by_label("Link to this position").input_value()
    eve.page.goto(link)
    expect(eve.page.get_by_text("Step 12 of")).to_be_visible()
    expect(eve.page.get_by_label("Seen by")).to_have_value("1")
    eve.fits()
    eve.accessible()


def test_one_plays_on_from_a_position(stranger: Strangers) -> None:
    ann = stranger()
    id = finished(ann)
    ann.page.goto(f"/t/{id}/replay?step=20&seat=0")
    expect(ann.page.get_by_text("Step 20 of")).to_be_visible()
    ann.page.get_by_role("button", name="Play on from here").click()
    ann.accessible()
    ann.page.get_by_role("button", name="Play on", exact=True).click()
    expect(ann.options.first).to_be_enabled()
    assert ann.table != id
    assert ann.look()["seat"] == 0
