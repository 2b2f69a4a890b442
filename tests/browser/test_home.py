"""Where everybody arrives: games, tables, who one is."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.strangers import LAPTOP, PHONE, Stranger

Strangers = Callable[..., Stranger]
GAMES = ("anachrony", "echoes", "innovation")


@pytest.mark.parametrize("game", GAMES)
def test_from_the_first_visit_to_the_first_move_it_is_two_clicks(
    stranger: Strangers, game: str
) -> None:
    ann = stranger()
    ann.home()
    ann.game(game).get_by_role("button", name="Play now").click()
    expect(ann.options.first).to_be_enabled()
    before = ann.look()["step"]
    ann.options.first.press("Enter")
    ann.moved(before)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_home_and_its_dialogs_are_accessible(
    stranger: Strangers, size: tuple[int, int], theme: str
) -> None:
    ann = stranger(size=size, theme=theme)
    ann.home()
    expect(ann.page.get_by_text("You sit at no table yet.")).to_be_visible()
    ann.accessible()
    for game in GAMES:  # a real table of each, by night and by day
        picture = ann.game(game).locator(f'img[src*="table-{theme}"]')
        assert picture.evaluate("it => it.decode().then(() => it.naturalWidth)") == 960
    for opener in ("Settings", "Help", re.compile("You, as")):
        ann.page.get_by_role("button", name=opener).click()
        expect(ann.page.get_by_role("dialog")).to_be_visible()
        ann.accessible()
        ann.page.keyboard.press("Escape")
        expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.game("anachrony").get_by_role("button", name="set up").click()
    expect(ann.page.get_by_role("dialog", name="Anachrony: a new table")).to_be_visible()
    ann.accessible()


def test_a_table_is_set_up_with_opponents_and_options(stranger: Strangers) -> None:
    ann = stranger()
    ann.home()
    ann.game("innovation").get_by_role("button", name="set up").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Ann")
    dialog.get_by_label("3", exact=True).check()
    dialog.get_by_label("Player 2").select_option("random")
    dialog.get_by_label("Player 3").select_option("novice")
    strengths = dialog.locator("[data-level]")  # how strong each chosen level is
    expect(strengths).to_have_count(2)
    expect(strengths.last).to_contain_text("Beats the random bot nearly always")
    dialog.get_by_label("Which printing of the cards?").select_option("third")
    dialog.get_by_label("Days", exact=True).check()
    dialog.get_by_label("Days for each answer").fill("3")
    dialog.get_by_role("button", name="Start the game").click()

    expect(ann.options.first).to_be_enabled()
    look = ann.look()
    assert [seat["level"] for seat in look["seats"]] == [None, "random", "novice"]
    assert look["seats"][0]["name"] == "Ann"
    assert look["options"] == {"cards": "third"}
    assert look["clock"]["minutes"] == 3 * 24 * 60
    expect(ann.page.get_by_role("list", name="Players")).to_contain_text("Novice bot")


def test_my_tables_say_whose_turn_it_is_and_finished_ones_can_be_watched(
    stranger: Strangers,
) -> None:
    ann = stranger()
    ann.sit_at("echoes", "me", "bot:random", name="Ann")
    ann.home()
    mine = ann.page.locator("section", has=ann.page.get_by_role("heading", name="My tables"))
    expect(mine.get_by_role("link")).to_contain_text("Your turn")
    mine.get_by_role("link").click()
    expect(ann.options.first).to_be_visible()

    ann.page.get_by_role("button", name="This table").click()
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("button", name="Yes, give the game up").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Random bot wins")
    ann.home()
    done = ann.page.locator("section", has=ann.page.get_by_role("heading", name="Finished games"))
    done.get_by_role("link").click()
    expect(ann.page.get_by_role("slider")).to_be_visible()


def test_open_tables_are_listed_for_everybody(stranger: Strangers) -> None:
    ann, bob = stranger(), stranger()
    ann.make("innovation", "me", "open", listed=True, name="Ann")
    bob.home()
    tables = bob.page.locator("section", has=bob.page.get_by_role("heading", name="Open tables"))
    tables.get_by_role("link", name="Ann").click()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.options.first).to_be_visible()
    assert [seat["name"] for seat in bob.look()["seats"]] == ["Ann", "Bob"]


def test_one_comes_back_with_a_passphrase_and_can_be_forgotten(stranger: Strangers) -> None:
    ann, elsewhere = stranger(), stranger()
    ann.home()
    ann.page.get_by_role("button", name="You, as").click()
    ann.page.get_by_label("Your name").first.fill("Annabel")
    ann.page.get_by_label("A passphrase, if you like").fill("correct horse")
    ann.page.get_by_role("button", name="Save").click()
    expect(ann.page.get_by_role("button", name="Annabel")).to_be_visible()
    ann.make("innovation", "me", "bot:random")

    elsewhere.home()
    elsewhere.page.get_by_role("button", name="You, as").click()
    dialog = elsewhere.page.get_by_role("dialog")
    dialog.get_by_text("Come back with a passphrase").click()
    dialog.get_by_label("Your name").nth(1).fill("Annabel")
    dialog.get_by_label("Passphrase", exact=True).fill("wrong horse")
    dialog.get_by_role("button", name="Come back").click()
    expect(elsewhere.page.get_by_text("Nobody of that name comes back")).to_be_visible()
    elsewhere.complaints.clear()  # the browser tells of the refusal
    dialog.get_by_label("Passphrase", exact=True).fill("correct horse")
    dialog.get_by_role("button", name="Come back").click()
    expect(elsewhere.page.get_by_text("Welcome back, Annabel.")).to_be_visible()
    expect(elsewhere.page.get_by_role("link", name="Innovation")).to_be_visible()

    elsewhere.page.get_by_role("button", name="Annabel").click()
    elsewhere.page.get_by_text("Delete my data").first.click()
    elsewhere.page.get_by_role("button", name="Delete my data").click()
    elsewhere.page.get_by_role("button", name="Yes, delete it for good").click()
    expect(elsewhere.page.get_by_text("Your data is deleted.")).to_be_visible()
    expect(elsewhere.page.get_by_role("button", name="You, as")).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_role("button", name="You, as")).to_be_visible()


def test_settings_change_the_page_at_once_and_are_kept(stranger: Strangers) -> None:
    ann = stranger(motion="no-preference")
    ann.home()
    root = ann.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Light", exact=True).check()
    ann.page.get_by_label("Brisk", exact=True).check()
    expect(root).to_have_attribute("data-theme", "light")
    ann.page.reload()
    expect(root).to_have_attribute("data-theme", "light")
    assert ann.page.evaluate("document.documentElement.style.getPropertyValue('--pace')") == "0.5"


def test_an_address_that_leads_nowhere_says_so(stranger: Strangers) -> None:
    ann = stranger()
    for path in ("/t/nothinghere", "/t/nothinghere/replay"):
        ann.page.goto(path)
        expect(ann.page.get_by_role("heading", name="Nothing here")).to_be_visible()
        expect(ann.page.get_by_text("There is no such table")).to_be_visible()
        ann.accessible()
    ann.complaints.clear()  # the browser tells of what it did not find
