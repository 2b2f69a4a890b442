"""At a table: answering, inviting, undoing, talking, losing the connection."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.strangers import LAPTOP, PHONE, Stranger
from tests.depth import pairs

Strangers = Callable[..., Stranger]
GAMES = ("anachrony", "echoes", "innovation")


def played(guest: Stranger, moves: int) -> None:
    """Answer so many questions with the first option."""
    for _ in range(moves):
        guest.choose(guest.keys()[0])


def test_a_friend_comes_by_link_and_sees_no_hand_but_their_own(stranger: Strangers) -> None:
    ann, bob = stranger(), stranger(size=PHONE)
    ann.home()
    ann.game("innovation").get_by_role("button", name="set up").click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Make the table").click()
    link = ann.page.get_by_label("Link to sit down").input_value()
    ann.accessible()

    seen: list[str] = []
    bob.page.on("websocket", lambda s: s.on("framereceived", lambda data: seen.append(str(data))))
    bob.page.goto(link)
    expect(bob.page.get_by_text("Waiting for 1 more player.")).to_be_visible()
    bob.accessible()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()

    hands = [set(ann.keys()), set(bob.keys())]
    assert len(hands[0] | hands[1]) == 4, "two cards for each, all different"
    assert not any(key.removeprefix("card:") in frame for key in hands[0] for frame in seen)
    assert "link" not in bob.page.url

    # Neither sees the other's first card before both have chosen.
    first = ann.keys()[0]
    ann.choose(first)
    expect(ann.bar).to_contain_text("Bob to move.")
    assert not any(first.removeprefix("card:") in frame for frame in seen)
    bob.choose(bob.keys()[0])
    expect(ann.log).to_contain_text("Bob melds")


def test_people_talk_and_unread_lines_are_counted(stranger: Strangers) -> None:
    ann, bob = stranger(), stranger(size=PHONE)
    ann.make("innovation", "me", "open", name="Ann")
    ann.page.goto(f"/t/{ann.made['id']}")
    bob.page.goto(f"/t/{ann.made['id']}?link={ann.made['play']}")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.options.first).to_be_visible()
    bob.page.get_by_role("button", name="Chat").click()
    bob.page.get_by_label("Say something").fill("Hello <b>you</b> & good luck")
    bob.page.keyboard.press("Enter")
    said = "Hello <b>you</b> & good luck"
    expect(bob.page.get_by_role("log", name="Chat")).to_contain_text(said)
    expect(ann.page.get_by_role("log", name="Chat")).to_contain_text(said)  # below the log
    ann.page.get_by_role("button", name="Log", exact=True).click()
    bob.page.get_by_label("Say something").fill("Ready?")
    bob.page.keyboard.press("Enter")
    ann.page.get_by_role("button", name="Chat 1").click()
    expect(ann.page.get_by_role("log", name="Chat")).to_contain_text("Ready?")
    ann.accessible()
    bob.accessible()


def test_spectators_watch_and_cannot_answer(stranger: Strangers) -> None:
    ann, eve = stranger(), stranger()
    ann.sit_at("innovation", "me", "bot:random", name="Ann")
    eve.page.goto(f"/t/{ann.table}?link={ann.made['watch']}")
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    expect(eve.options).to_have_count(0)
    expect(ann.page.get_by_text("1 person watches")).to_be_visible()
    ann.choose(ann.keys()[0])
    expect(eve.log).to_contain_text("Ann melds")
    eve.accessible()


@pytest.mark.parametrize("game", GAMES)
def test_with_the_keyboard_alone_one_can_play(stranger: Strangers, game: str) -> None:
    ann = stranger()
    ann.home()
    page = ann.page
    while not page.evaluate(
        f"document.activeElement.closest('.game.{game}') !== null"
        " && document.activeElement.textContent.includes('Play now')"
    ):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(ann.options.first).to_be_enabled()
    expect(ann.bar).to_be_focused()
    for move in range(6):
        step = ann.look()["step"]
        ann.keys()
        if move % 2 and len(ann.keys()) <= 9:
            page.keyboard.press("1")
        else:
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        ann.moved(step)
        expect(ann.options.first).to_be_enabled()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("b")
    assert page.evaluate("document.activeElement.closest('main') !== null"), "b leads to the board"


def test_an_answer_is_taken_back_until_something_is_revealed(stranger: Strangers) -> None:
    ann, bob = stranger(), stranger()
    ann.make("innovation", "me", "open", name="Ann", seed="7")
    ann.page.goto(f"/t/{ann.made['id']}")
    bob.page.goto(f"/t/{ann.made['id']}?link={ann.made['play']}")
    bob.page.get_by_role("button", name="Sit down").click()
    ann.page.get_by_role("button", name="Undo").click()
    expect(ann.page.get_by_text("You have not answered anything")).to_be_visible()

    first = ann.keys()[0]
    ann.choose(first)
    expect(ann.options).to_have_count(0)
    ann.page.keyboard.press("u")
    expect(ann.page.get_by_text("Your last answer is taken back.")).to_be_visible()
    expect(ann.page.locator(f'button[data-key="{first}"]')).to_be_enabled()

    ann.choose(first)
    bob.choose(bob.keys()[0])
    mover = ann if ann.look()["question"] else bob
    expect(mover.options.first).to_be_enabled()
    mover.choose("draw")
    assert mover.look()["undo"] == "revealed"  # from now on it takes the consent of the others
    expect(mover.page.get_by_role("button", name="Ask to take it back")).to_be_visible()


def test_a_lost_connection_is_told_and_nothing_is_lost(stranger: Strangers) -> None:
    ann = stranger()
    ann.sit_at("innovation", "me", "bot:random", name="Ann", seed="3")
    chance = Random(1)
    while not (ann.keys() and (ann.look()["question"] or {}).get("why")):  # amid an effect
        keys = ann.keys()
        dogmas = [key for key in keys if key.startswith("dogma:")]
        ann.choose(chance.choice(dogmas or keys))  # one card may ask nothing for a whole game
        expect(ann.options.first).to_be_enabled()
    lines = ann.log.locator("p").count()
    asked = ann.keys()

    ann.server_was_away = True
    ann.server.stop()  # as if somebody had pulled the plug
    try:
        expect(ann.page.get_by_role("alert")).to_contain_text("The connection is gone.")
        expect(ann.options.first).to_be_disabled()
        ann.accessible()
    finally:
        ann.server.start()
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    assert ann.keys() == asked
    assert ann.log.locator("p").count() == lines
    played(ann, 2)
    expect(ann.options.first).to_be_enabled()


def test_what_happened_since_the_last_move_is_told(stranger: Strangers) -> None:
    ann = stranger()
    ann.sit_at("innovation", "me", "bot:random", name="Ann", seed="5")
    played(ann, 2)  # the first card and an action, which ends the turn of whoever begins
    ann.until(lambda look: look["question"] is not None)
    if ann.look()["table"]["actions_left"] == 1:
        played(ann, 1)
    expect(ann.page.get_by_role("button", name="What happened?")).to_be_visible()
    expect(ann.log).to_contain_text("Since your last move")
    ann.page.keyboard.press("r")
    story = ann.page.get_by_role("region", name="What happened")
    expect(story).to_contain_text("Since your last turn, 1 of")
    expect(story).to_contain_text("Random bot")
    ann.accessible()
    story.get_by_role("button", name="Go on").click()
    expect(ann.options.first).to_be_enabled()


def test_moves_are_shown_one_by_one_and_can_be_skipped_and_seen_again(stranger: Strangers) -> None:
    ann = stranger(motion="no-preference")
    ann.sit_at("innovation", "me", "bot:random", "bot:random", "bot:random", name="Ann", seed="5")
    turns = 0
    while turns < 2 or ann.look()["table"]["actions_left"] < 2:  # the others have had their turns
        ann.choose(ann.keys()[0])
        ann.page.keyboard.press("Escape")  # come to the present at once
        expect(ann.options.first).to_be_enabled()
        turns += 1
    told = ann.log.locator("p").count()
    ann.page.keyboard.press("r")
    expect(ann.page.get_by_role("region", name="What happened")).to_contain_text("1 of")
    expect(ann.options).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(ann.options.first).to_be_enabled()
    assert ann.log.locator("p").count() == told


def test_one_leaves_and_takes_the_seat_back(stranger: Strangers) -> None:
    ann, bob = stranger(), stranger()  # bots alone would be at the end in a second
    ann.make("innovation", "me", "open", name="Ann")
    bob.page.goto(f"/t/{ann.made['id']}?link={ann.made['play']}")
    bob.page.get_by_role("button", name="Sit down").click()
    ann.page.goto(f"/t/{ann.made['id']}")
    ann.page.get_by_role("button", name="This table").click()
    ann.accessible()
    ann.page.get_by_role("button", name="For Ann").click()
    expect(ann.page.get_by_text("A bot plays for you.")).to_be_visible()
    ann.page.get_by_role("button", name="Take my seat back").click()
    expect(ann.page.get_by_text("A bot plays for you.")).to_have_count(0)


def test_the_end_is_shown_and_a_rematch_begins(stranger: Strangers) -> None:
    ann = stranger()
    ann.sit_at("innovation", "me", "bot:random", name="Ann")
    ann.page.get_by_role("button", name="This table").click()
    ann.page.get_by_label("Level of the bots").select_option("random")
    ann.page.get_by_role("button", name="For Ann").click()
    dialog = ann.page.get_by_role("dialog", name=re.compile("win|victory", re.IGNORECASE))
    expect(dialog).to_be_visible(timeout=90_000)
    expect(dialog.get_by_role("listitem").first).to_contain_text(re.compile("point"))
    ann.accessible()
    with ann.page.expect_download() as downloading:
        dialog.get_by_role("link", name="Save the record").click()
    assert downloading.value.suggested_filename.startswith("innovation-")
    before = ann.table
    dialog.get_by_role("button", name="Play again").click()
    ann.page.wait_for_url(lambda url: before not in url)
    expect(ann.options.first).to_be_visible()


@pytest.mark.parametrize(("theme", "game"), pairs(["light", "dark"], GAMES))
def test_a_table_fits_a_laptop_and_is_accessible(
    stranger: Strangers, game: str, theme: str
) -> None:
    ann = stranger(theme=theme)
    ann.sit_at(game, "me", "bot:random", "bot:random", name="Ann", seed="2")
    ann.fits()
    ann.accessible()
    played(ann, 5)
    expect(ann.options.first).to_be_enabled()
    ann.fits()
    ann.accessible()
    assert ann.page.locator("main").bounding_box() is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_usable_on_a_phone(stranger: Strangers, game: str) -> None:
    ann = stranger(size=PHONE)
    ann.sit_at(game, "me", "bot:random", name="Ann", seed="2")
    for _ in range(3):
        expect(ann.options.first).to_be_enabled()
        ann.options.first.press("Enter")
    expect(ann.options.first).to_be_enabled()
    ann.fits()
    ann.accessible()
    for view in ("Log", "Chat", "Board"):
        ann.page.get_by_role("button", name=view).tap()
        ann.fits()
        ann.accessible()
    box = ann.options.first.bounding_box()
    assert box is not None
    assert box["height"] >= 44, "large enough for a finger"


def test_confirming_can_be_asked_for(stranger: Strangers) -> None:
    ann = stranger()
    ann.home()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Ask once more before every answer").check()
    ann.page.keyboard.press("Escape")
    ann.sit_at("innovation", "me", "bot:random", name="Ann")
    step = ann.look()["step"]
    ann.options.first.press("Enter")
    expect(ann.page.get_by_role("button", name="Yes, do it")).to_be_focused()
    assert ann.look()["step"] == step
    ann.page.keyboard.press("Escape")
    expect(ann.options.first).to_be_visible()
    ann.options.first.press("Enter")
    ann.page.keyboard.press("Enter")
    ann.moved(step)


def test_cards_explain_themselves_to_the_pointer_the_keyboard_and_a_long_press(
    stranger: Strangers,
) -> None:
    ann = stranger(size=LAPTOP)
    ann.sit_at("innovation", "me", "bot:random", name="Ann", seed="2")
    explanation = ann.page.locator("#explanation")
    expect(explanation).to_be_hidden()
    ann.page.keyboard.press("a")
    name = ann.options.first.inner_text().split("\n")[-1]
    ann.options.first.hover()
    expect(explanation).to_be_visible()
    expect(explanation).to_contain_text(name)
    ann.accessible()
    ann.page.keyboard.press("Escape")
    expect(explanation).to_be_hidden()
    ann.page.mouse.move(5, 5)
    ann.page.keyboard.press("ArrowRight")
    expect(explanation).to_be_visible()
    ann.page.keyboard.press("Escape")

    # The pointer may come onto the explanation, which stays; a press closes it.
    ann.page.locator("main .thing:not([data-calm])").first.hover()
    expect(explanation).to_be_visible()
    explanation.hover()
    ann.page.wait_for_timeout(600)
    expect(explanation).to_be_visible()
    ann.page.mouse.down()
    expect(explanation).to_be_hidden()
    ann.page.mouse.up()
    assert ann.look()["question"], "nothing was answered"

    # It covers no answer, wherever on the table it is opened.
    bar = ann.bar.bounding_box()
    assert bar is not None
    for thing in ann.page.locator("main .thing[data-explain]:not([data-calm])").all()[-4:]:
        thing.hover(position={"x": 3, "y": 3})
        expect(explanation).to_be_visible()
        box = explanation.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= bar["y"] or box["x"] >= bar["x"] + bar["width"]
        ann.page.keyboard.press("Escape")
        ann.page.mouse.move(5, 5)

    bob = stranger(size=PHONE)
    bob.sit_at("innovation", "me", "bot:random", name="Bob", seed="2")
    step = bob.look()["step"]
    bob.options.first.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(bob.page.locator("#explanation")).to_be_visible()
    bob.options.first.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    bob.options.first.dispatch_event("click", {"bubbles": True})
    assert bob.look()["step"] == step, "a long press answers nothing"


def test_one_sees_that_a_bot_thinks_and_for_how_long(stranger: Strangers) -> None:
    """The bot's own answers are kept from the page, so that it thinks for as long as we like."""
    ann = stranger()
    ann.page.clock.install()
    pages: list[WebSocketRoute] = []
    looks: list[dict[str, Any]] = []

    def between(page: WebSocketRoute) -> None:
        pages.append(page)
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda said: page.send(thinking(str(said))))

    def thinking(said: str) -> str:
        """What the server says, as if the bot were asked and nobody else."""
        told = json.loads(said)
        if told["type"] == "look":
            looks.append(told["look"])
            told["look"] |= {"asked": [1], "question": None}
        return json.dumps(told)

    id = ann.make("innovation", "me", "bot:expert", name="Ann", seed="5")
    ann.page.route_web_socket("**/*", between)
    ann.page.goto(f"/t/{id}")
    thought = ann.page.locator("[data-thinking]")
    expect(thought).to_contain_text("Thinking")
    ann.page.clock.run_for(12_000)
    expect(thought).to_have_attribute("data-thinking", re.compile(r"^(1[2-9]|[2-9]\d|\d{3,})$"))
    expect(thought).to_contain_text(re.compile(r"Thinking\s*\d{2,} s"))
    ann.accessible()

    latest = looks[-1]
    for key in ("step", "version"):
        latest[key] += 1
    pages[-1].send(json.dumps({"type": "look", "look": latest}))  # it is asked something new
    expect(thought).to_have_attribute("data-thinking", re.compile(r"^(\d|1[01])$"))
