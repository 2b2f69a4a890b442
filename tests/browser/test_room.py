"""The table in the room: one screen shows the board to everybody, phones show what they hold."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.positions import found_at, share
from tests.browser.strangers import PHONE, Stranger
from tests.browser.test_sizes import settled
from tests.depth import DEEP

Strangers = Callable[..., Stranger]
TELEVISION, TABLET = (1920, 1080), (820, 1180)
# Where it is tried in another language by day; by night each title is tried in all of them.
TOGETHER = [("innovation", "cs"), ("echoes", "pl"), ("anachrony", "ru")]
LANGUAGES = ("en", "cs", "pl", "ru")
TRIED = [(game, lang) for game, _ in TOGETHER for lang in LANGUAGES] if DEEP else TOGETHER


def test_phones_sit_down_by_the_code_and_the_screen_tells_what_they_do(
    stranger: Strangers,
) -> None:
    ann = stranger(size=PHONE)
    id = ann.make("innovation", "me", "open", name="Ann", seed="5")
    path, link = f"/t/{id}", f"?link={ann.made['play']}"

    screen = stranger(size=TELEVISION, theme="light")
    screen.page.goto(f"{path}/room{link}")
    expect(screen.page.get_by_text("Waiting for 1 more player.")).to_be_visible()
    code = screen.page.get_by_role("img", name="Code to point a phone")
    expect(code).to_be_visible()
    screen.accessible()

    bob = stranger(size=PHONE)
    bob.page.goto(f"{path}/hand{link}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    ann.page.goto(f"{path}/hand")
    for each in (ann, bob):
        expect(each.options.first).to_be_enabled()
        expect(each.page.locator("[data-mark=hand] .thing.offered")).to_have_count(2)
        expect(each.page.locator("[data-mark=ages], [data-mark=opponent]")).to_have_count(0)
    assert bob.page.url.endswith(f"{path}/hand")
    bob.accessible()

    expect(code).to_be_visible()  # whoever has lost a hand finds it again
    expect(screen.page.get_by_text("Ann and Bob to move.")).to_be_visible()
    ann.choose(ann.keys()[0])
    bob.choose(bob.keys()[0])
    expect(screen.page.locator(".log").get_by_text("melds").first).to_be_visible()
    screen.accessible()


def test_the_screen_shows_no_hand_whoever_has_opened_it(stranger: Strangers) -> None:
    ann = stranger(size=TELEVISION)
    ann.make("innovation", "me", "bot:random", name="Wren")
    id = found_at(share("innovation", "2-seats-3", 0.3), ann.post)
    look = ann.page.request.get(f"/api/tables/{id}").json()
    held = look["table"]["players"][0]["hand"]
    assert look["seat"] == 0
    assert len(held) > 1
    ann.page.goto(f"/t/{id}/room?link={look['links']['play']}")
    expect(ann.page.locator("main.board .thing").first).to_be_visible()
    for card in held:
        expect(ann.page.locator(f'[data-thing="card:{card}"]')).to_have_count(0)
    expect(ann.page.locator(".thing.offered, button[data-key]")).to_have_count(0)


@pytest.mark.parametrize(("game", "lang"), TRIED)
def test_screen_and_hand_fit(stranger: Strangers, game: str, lang: str) -> None:
    ann = stranger(size=TELEVISION, locale=lang)
    ann.make(game, "me", "bot:random", name="Wren")
    id = found_at(share(game, "3-seats-2", 0.6), ann.post)
    link = ann.page.request.get(f"/api/tables/{id}").json()["links"]["play"]
    ann.page.goto(f"/t/{id}/room?link={link}")
    expect(ann.page.locator("main.board .thing").first).to_be_visible()
    wrong = []
    for name, size in {"television": TELEVISION, "tablet": TABLET}.items():
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        # Anachrony has a whole board for each player: on an upright tablet it is scrolled.
        whole = game != "anachrony" or name == "television"
        wrong += [f"{name}: {each}" for each in settled(ann.page, whole=whole)]
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ann.page.goto(f"/t/{id}/hand")
    expect(ann.options.first).to_be_enabled()
    wrong += [f"hand: {each}" for each in settled(ann.page)]
    assert not wrong, "\n".join(wrong)
