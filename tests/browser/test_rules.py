"""The rules at hand: a drawer beside the table, open at what one is asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import chronotable as ct
from chronotable.text import Speaker
from chronotable.text.rulebook import rulebook, titles
from tests.browser.strangers import PHONE, Stranger

Strangers = Callable[..., Stranger]


def drawer_of(guest: Stranger) -> Locator:
    return guest.page.get_by_role("dialog", name="the rules")


@pytest.mark.parametrize("game", titles())
def test_the_rules_open_at_the_heading_behind_the_question(stranger: Strangers, game: str) -> None:
    ann = stranger()
    ann.sit_at(game, "me", "bot:random", name="Ann", seed="2")
    question = ann.look()["question"]
    heading = rulebook("en", game).behind(question["ask"][0])
    assert heading is not None
    ann.page.get_by_role("button", name="Why am I asked this?").click()
    drawer = drawer_of(ann)
    title = drawer.get_by_role("heading", name=heading.title, exact=True)
    expect(title).to_be_focused()
    expect(title).to_be_in_viewport()
    ann.accessible()
    ann.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(ann.page.get_by_role("button", name="Why am I asked this?")).to_be_focused()


def test_the_rules_are_one_key_away_and_one_plays_on_beside_them(stranger: Strangers) -> None:
    ann = stranger()
    ann.sit_at("innovation", "me", "bot:random", name="Ann", seed="2")
    ann.page.keyboard.press("w")
    drawer = drawer_of(ann)
    expect(drawer.get_by_role("heading", name="Set-up")).to_be_focused()
    ann.choose(ann.keys()[0])
    expect(drawer).to_be_visible()
    expect(ann.page.locator(".question")).to_have_text("Choose an action.")
    ann.page.locator("main").focus()
    ann.page.keyboard.press("w")
    expect(drawer.get_by_role("heading", name="Your turn")).to_be_focused()
    ann.page.keyboard.press("1")
    assert ann.look()["question"] is not None, "keys pressed while reading answer nothing"


def test_the_rules_are_searched_like_in_the_terminal(stranger: Strangers) -> None:
    ann = stranger()
    ann.sit_at("innovation", "me", "bot:random", name="Ann", seed="2")
    ann.page.get_by_role("button", name="Rules").click()
    drawer = drawer_of(ann)
    search = drawer.get_by_role("searchbox")
    expect(search).to_be_focused()
    ann.accessible()
    book = rulebook("en", "innovation")
    for words in ("splay", "sharing bonus", "INN-004", "mass media", "DRAW age"):
        search.fill(words)
        found = [section.title for section in book.search(words, Speaker(ct.game("innovation")))]
        expect(drawer.locator("section h3")).to_have_text(found)
    ann.accessible()
    search.fill("zeppelin")
    expect(drawer).to_contain_text('The rules say nothing of "zeppelin".')
    search.fill("splay")
    drawer.get_by_role("link", name="Splaying", exact=True).first.click()
    expect(search).to_have_value("")
    expect(drawer.get_by_role("heading", name="Splaying", exact=True)).to_be_focused()


@pytest.mark.parametrize(
    ("lang", "words"), [("cs", "roztazeny"), ("pl", "wspoldzielenie"), ("ru", "весла")]
)
def test_the_rules_are_searched_without_accents(stranger: Strangers, lang: str, words: str) -> None:
    ann = stranger(locale=lang)
    ann.sit_at("innovation", "me", "bot:random", name="Ann", seed="2")
    speaker = Speaker(ct.game("innovation"), lang)
    ann.page.get_by_role("button", name=speaker.tell("web-rules"), exact=True).click()
    drawer = ann.page.get_by_role("dialog")
    drawer.get_by_role("searchbox").fill(words)
    found = [section.title for section in rulebook(lang, "innovation").search(words, speaker)]
    assert found
    expect(drawer.locator("section h3")).to_have_text(found)
    expect(drawer.locator("section mark").first).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("technician", "engineers", "lab 401", "energy cores", "Quantum Chameleon")),
        ("cs", ("engineer", "technici", "vědec", "world council", "exocrawler")),
        ("pl", ("power plant", "budynków", "Egzołazik", "laboratorium 401")),
        ("ru", ("power plant", "инженеров", "аномалия", "exocrawler")),
    ],
)
def test_other_forms_synonyms_and_names_are_found_like_in_the_terminal(
    stranger: Strangers, lang: str, words: tuple[str, ...]
) -> None:
    ann = stranger(locale=lang)
    ann.sit_at("anachrony", "me", "bot:random", name="Ann", seed="2")
    title = ct.game("anachrony")
    speaker = Speaker(title, lang, options=title.info.check_options(None))
    ann.page.get_by_role("button", name=speaker.tell("web-rules"), exact=True).click()
    drawer = ann.page.get_by_role("dialog")
    for wish in words:
        drawer.get_by_role("searchbox").fill(wish)
        found = [section.title for section in rulebook(lang, "anachrony").search(wish, speaker)]
        assert found, wish
        expect(drawer.locator("section h3")).to_have_text(found)
    ann.accessible()


def test_links_lead_to_headings_and_names_explain_themselves(stranger: Strangers) -> None:
    ann = stranger()
    ann.sit_at("innovation", "me", "bot:random", name="Ann", seed="2")
    ann.page.get_by_role("button", name="Rules").click()
    drawer = drawer_of(ann)
    drawer.get_by_role("link", name="Set-up").click()
    link = drawer.locator("section a").first
    title = link.inner_text()
    link.click()
    expect(drawer.get_by_role("heading", name=title, exact=True)).to_be_focused()
    name = drawer.locator("[data-explain='card:mass_media']").first
    named = ann.page.locator("[data-explain='card:mass_media']")
    drawer.locator("details.ruling", has=named).first.locator("summary").click()  # it was folded
    name.scroll_into_view_if_needed()
    ann.page.wait_for_timeout(500)  # while the page moves, nothing explains itself
    name.hover()
    expect(ann.page.locator("#explanation")).to_contain_text("Mass Media")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("#explanation")).to_be_hidden()
    expect(drawer).to_be_visible()
    drawer.get_by_role("button", name="Contents").click()
    expect(drawer.get_by_role("navigation", name="Contents")).to_be_visible()
    ann.accessible()


def test_on_a_phone_the_rules_fill_the_screen(stranger: Strangers) -> None:
    ann = stranger(size=PHONE)
    ann.sit_at("anachrony", "me", "bot:random", name="Ann", seed="2")
    ann.page.get_by_role("button", name="Rules").tap()
    drawer = drawer_of(ann)
    expect(drawer).to_be_visible()
    assert drawer.bounding_box() == {"x": 0, "y": 0, "width": PHONE[0], "height": PHONE[1]}
    ann.fits()
    ann.accessible()
    drawer.get_by_role("link", name="Set-up").first.tap()
    ann.fits()
    ann.accessible()
    drawer.get_by_role("button", name="Close").tap()
    expect(drawer).to_have_count(0)
    ann.page.get_by_role("button", name="Why am I asked this?").tap()
    expect(drawer).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_at_home_every_title_has_its_rules(stranger: Strangers) -> None:
    ann = stranger()
    ann.home()
    for game in titles():
        ann.game(game).get_by_role("button", name="Rules").click()
        drawer = drawer_of(ann)
        first = rulebook("en", game).sections[0]
        expect(drawer.get_by_role("link", name=first.title, exact=True)).to_be_visible()
        ann.accessible()
        ann.page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)
        expect(ann.game(game).get_by_role("button", name="Rules")).to_be_focused()
