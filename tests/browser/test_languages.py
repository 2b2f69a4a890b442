"""Everybody reads their own language: on every page, at every table, beside anybody else."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import chronotable as ct
from chronotable.text import Speaker, languages
from chronotable.text.rulebook import rulebook, titles
from tests.browser.strangers import PHONE, Stranger
from tests.depth import pairs
from tests.foreign import FOREIGN, english

Strangers = Callable[..., Stranger]
RECORDS = Path(__file__).parents[1] / "records"

# Everything on the page that is seen or read out, except where it says to be in another language.
_SEEN = """() => {
  const lang = document.documentElement.lang;
  const told = [document.title];
  for (const element of document.querySelectorAll("body *")) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest("[lang]").lang !== lang || element.closest("script, style")) continue;
    for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"])
      told.push(element.getAttribute(name) ?? "");
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) told.push(node.textContent);
  }
  return told.filter((text) => text.trim());
}"""


def english_on(page: Page, lang: str) -> list[str]:
    """What stands on the page in English although it should not."""
    return english(page.evaluate(_SEEN), lang)


def settle(guest: Stranger, lang: str) -> None:
    """Wait until the page speaks a language."""
    expect(guest.page.locator("html")).to_have_attribute("lang", lang)


def told(lang: str, key: str, game: str | None = None, **params: Any) -> str:
    return Speaker(ct.game(game) if game else None, lang).tell(key, **params)


def press(guest: Stranger, lang: str, key: str) -> None:
    guest.page.get_by_role("button", name=told(lang, key), exact=True).first.click()


@pytest.mark.parametrize("lang", languages())
def test_the_browser_says_which_language_it_likes(stranger: Strangers, lang: str) -> None:
    ann = stranger(locale=lang)
    ann.home()
    settle(ann, lang)
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(told(lang, "web-welcome"))
    ann.accessible()


def test_who_likes_no_language_of_ours_reads_english(stranger: Strangers) -> None:
    ann = stranger(locale="fi-FI")
    ann.home()
    settle(ann, "en")


def test_an_english_word_would_be_found_out(stranger: Strangers) -> None:
    ann = stranger()
    ann.home()
    for lang in FOREIGN:
        found = english_on(ann.page, lang)
        assert told("en", "web-welcome") in found
        assert told("en", "web-settings") in found, "also where it is only read out"


@pytest.mark.parametrize("lang", FOREIGN)
def test_at_home_no_word_is_english(stranger: Strangers, lang: str) -> None:
    ann = stranger(locale=lang)
    ann.home()
    settle(ann, lang)
    for game in titles():
        expect(ann.game(game)).to_contain_text(told(lang, f"{game}-title", game))
    # A suggested name is a name; it is one of the language's own.
    assert english_on(ann.page, lang) == []
    for dialog in ("web-settings", "web-help"):
        press(ann, lang, dialog)
        expect(ann.page.get_by_role("dialog")).to_be_visible()
        assert english_on(ann.page, lang) == []
        ann.accessible()
        ann.page.keyboard.press("Escape")
    ann.page.locator("header nav button").first.click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert english_on(ann.page, lang) == []
    ann.page.keyboard.press("Escape")
    for game in titles():
        press_in = ann.game(game).get_by_role("button", name=told(lang, "web-set-up-short"))
        press_in.click()
        expect(ann.page.get_by_role("dialog")).to_be_visible()
        assert english_on(ann.page, lang) == []
        ann.page.keyboard.press("Escape")


@pytest.mark.parametrize(("lang", "game"), pairs(FOREIGN, titles(), 0))
def test_at_a_table_no_word_is_english(stranger: Strangers, lang: str, game: str) -> None:
    ann = stranger(locale=lang)
    ann.sit_at(game, "me", "bot:random", name="Ann", seed="2")
    settle(ann, lang)
    assert english_on(ann.page, lang) == []
    for _ in range(4):
        ann.choose(ann.keys()[0])
        expect(ann.options.first).to_be_enabled()
        assert english_on(ann.page, lang) == []
    ann.fits()
    ann.accessible()
    press(ann, lang, "web-table-menu")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert english_on(ann.page, lang) == []
    ann.page.keyboard.press("Escape")

    question = ann.look()["question"]
    press(ann, lang, "web-ask-why")
    heading = rulebook(lang, game).behind(question["ask"][0])
    assert heading is not None
    drawer = ann.page.get_by_role("dialog")
    expect(drawer.get_by_role("heading", name=heading.title, exact=True)).to_be_focused()
    assert english_on(ann.page, lang) == []
    press(ann, lang, "web-rules-contents")
    assert english_on(ann.page, lang) == []
    ann.accessible()


@pytest.mark.parametrize(("lang", "game"), pairs(FOREIGN, titles(), 1))
def test_in_a_late_position_no_word_is_english(stranger: Strangers, lang: str, game: str) -> None:
    ann = stranger(locale=lang)
    ann.make(game, "me", "bot:random", name="Ann")
    record = json.loads(next(iter(sorted((RECORDS / game).glob("4-seats*.json")))).read_text())
    made = ann.post("/api/records", record).json()
    for step in (int(len(record["answers"]) * 0.85), len(record["answers"])):
        ann.page.goto(f"/t/{made['id']}/replay?step={step}&seat=0")
        settle(ann, lang)
        expect(ann.page.locator("main .thing").first).to_be_visible()
        expect(ann.log.locator("p").first).to_be_visible()
        assert english_on(ann.page, lang) == []


@pytest.mark.parametrize(("lang", "game"), pairs(FOREIGN, titles(), 2))
def test_on_a_phone_nothing_sticks_out_in_any_language(
    stranger: Strangers, lang: str, game: str
) -> None:
    ann = stranger(size=PHONE, locale=lang)
    ann.home()
    settle(ann, lang)
    wide = ann.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} pixels too wide"
    ann.sit_at(game, "me", "bot:random", name="Ann", seed="2")
    for _ in range(3):
        expect(ann.options.first).to_be_enabled()
        ann.options.first.press("Enter")
    expect(ann.options.first).to_be_enabled()
    ann.fits()


@pytest.mark.parametrize("lang", FOREIGN)
def test_on_a_phone_the_names_of_bots_are_read_whole(stranger: Strangers, lang: str) -> None:
    ann = stranger(size=PHONE, locale=lang)
    bots = [f"bot:{level}" for level in ("novice", "skilled", "random")]
    ann.sit_at("anachrony", "me", *bots, name="Ann", seed="2")
    tabs = ann.page.locator("[role=tablist]")
    expect(tabs.locator(".name")).to_have_count(4)
    cut = """all => all.filter(it =>
      it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 3
    ).map(it => it.textContent)"""
    assert tabs.locator(".name").evaluate_all(cut) == []
    wide = tabs.evaluate("it => it.scrollWidth - it.clientWidth")
    assert wide <= 0, f"the tabs are {wide} pixels too wide"


@pytest.mark.parametrize("lang", FOREIGN)
def test_two_people_at_one_table_read_their_own_languages(stranger: Strangers, lang: str) -> None:
    ann, bob = stranger(), stranger(locale=lang)
    ann.make("innovation", "me", "open", name="Ann", seed="7")
    ann.page.goto(f"/t/{ann.made['id']}")
    bob.page.goto(f"/t/{ann.made['id']}?link={ann.made['play']}")
    bob.page.get_by_role("button", name=told(lang, "web-sit"), exact=True).click()
    cards = [ann.keys()[0], bob.keys()[0]]
    ann.choose(cards[0])
    bob.choose(cards[1])
    for guest, spoken_here in ((ann, "en"), (bob, lang)):
        speaker = Speaker(ct.game("innovation"), spoken_here)
        settle(guest, spoken_here)
        for card in cards:
            expect(guest.log).to_contain_text(speaker.name(card))
    assert english_on(bob.page, lang) == []
    # What the table says in its chat is said to each in their language, too.
    for guest, spoken_here in ((ann, "en"), (bob, lang)):
        chat = told(spoken_here, "web-chat")
        guest.page.get_by_role("button", name=chat).click()
        sat = Speaker(None, spoken_here, names=["Ann", guest.look()["seats"][1]["name"]])
        said = guest.page.get_by_role("log", name=chat, exact=True)
        expect(said).to_contain_text(sat.tell("table-sat", who="seat:1"))


@pytest.mark.parametrize("lang", FOREIGN)
def test_the_language_is_changed_at_the_table_and_the_game_goes_on(
    stranger: Strangers, lang: str
) -> None:
    ann = stranger()
    ann.sit_at("innovation", "me", "bot:random", name="Ann", seed="2")
    for _ in range(3):
        ann.choose(ann.keys()[0])
        expect(ann.options.first).to_be_enabled()
    ann.page.evaluate("window.kept = true")
    lines, keys = ann.log.locator("p").count(), ann.keys()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.locator(f"input[value={lang}]").check()
    settle(ann, lang)
    expect(ann.page.get_by_role("dialog")).to_contain_text(told(lang, "web-language"))
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    assert english_on(ann.page, lang) == []
    assert ann.page.evaluate("window.kept"), "the page was not loaded anew"
    assert (ann.log.locator("p").count(), ann.keys()) == (lines, keys)
    ann.choose(keys[0])
    expect(ann.options.first).to_be_enabled()
    assert english_on(ann.page, lang) == []
    ann.page.reload()
    settle(ann, lang)


@pytest.mark.parametrize("lang", FOREIGN)
def test_what_the_server_refuses_is_told_in_the_readers_language(
    stranger: Strangers, lang: str, tmp_path: Path
) -> None:
    ann = stranger(locale=lang)
    ann.home()
    settle(ann, lang)
    record = json.loads(next(iter(sorted((RECORDS / "innovation").glob("*.json")))).read_text())
    file = tmp_path / "record.json"
    file.write_text(json.dumps({**record, "game": "halma"}))
    ann.page.locator("input[type=file]").set_input_files(file)
    expect(ann.page.get_by_role("status")).to_contain_text("halma")
    assert english_on(ann.page, lang) == []
    ann.page.goto("/t/nothinghere")
    expect(ann.page.get_by_text(told(lang, "web-error-no-such-table"))).to_be_visible()
    assert english_on(ann.page, lang) == []
    ann.complaints.clear()  # the browser tells of what it did not get
