"""Guided first games: from the first word to the last, and how to do without."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from chronotable.games import load
from chronotable.text import Speaker
from chronotable.text.lesson import SEAT, Step, lesson, lessons
from tests.browser.strangers import LAPTOP, PHONE, Stranger
from tests.depth import times

Strangers = Callable[..., Stranger]

# Each title in one language, on one kind of screen, from start to end.
TOLD = [("innovation", "cs", LAPTOP), ("echoes", "pl", PHONE), ("anachrony", "ru", LAPTOP)]
LATER = ("hand-limit", "last-round", "anomaly", "impact", "evacuation", "last-debts")

_BOXES = """() => Object.fromEntries(["coach", "ring", "action"].map((name) => {
  const box = document.querySelector(`.${name}`)?.getBoundingClientRect();
  return [name, box && { x: box.x, y: box.y, right: box.right, bottom: box.bottom }];
}))"""


class Learner:
    """Somebody who plays with the guide."""

    def __init__(self, stranger: Stranger, game: str) -> None:
        self.stranger = stranger
        self.page = stranger.page
        self.lesson = lesson(game)
        self.page.goto("/")
        self.page.locator(f".game.{game} [data-guided]").click()
        expect(self.coach).to_be_visible()

    @property
    def coach(self) -> Locator:
        return self.page.locator("[data-coach]")

    @property
    def suggested(self) -> Locator:
        return self.page.locator(".option.suggested")

    def next(self) -> None:
        self.page.locator("[data-next]").click()

    def expect(self, step: Step) -> None:
        expect(self.page.locator(f'[data-coach="{step.id}"]')).to_be_visible()

    def answer(self, key: str) -> None:
        """Follow the suggestion. Where both are asked at once, the other one answers first, so that
        the answer is not given to a table that has just changed."""
        self.stranger.until(lambda look: look["asked"] == [SEAT])
        expect(self.page.locator("[data-also]")).to_have_count(0)
        expect(self.suggested).to_have_attribute("data-key", key)
        expect(self.suggested).to_be_enabled()
        self.stranger.choose(key)


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes share more than an edge."""
    wide = min(one["right"], other["right"]) - max(one["x"], other["x"])
    high = min(one["bottom"], other["bottom"]) - max(one["y"], other["y"])
    return wide > 1 and high > 1


def check_place(learner: Learner, step: Step) -> None:
    """The words lie within the page, beside what they point at and not on the answers."""
    if step.at:
        expect(learner.page.locator(".ring")).to_be_visible()
    learner.page.wait_for_timeout(250)  # whatever moves has been looked at again
    boxes: dict[str, dict[str, Any]] = learner.page.evaluate(_BOXES)
    coach, size = boxes["coach"], learner.page.viewport_size
    assert size is not None
    assert coach["x"] >= 0 <= coach["y"], step.id
    assert coach["right"] <= size["width"], step.id
    assert coach["bottom"] <= size["height"], step.id
    assert not overlap(coach, boxes["action"]), f"{step.id} lies on the answers"
    if step.at:
        assert not overlap(coach, boxes["ring"]), f"{step.id} lies on what it points at"


@pytest.mark.parametrize(("game", "lang", "size"), TOLD)
def test_a_guided_game_is_played_from_start_to_end(
    stranger: Strangers, game: str, lang: str, size: tuple[int, int]
) -> None:
    learner = Learner(stranger(size=size, locale=lang), game)
    speaker = Speaker(load(game), lang)
    steps = [step for step in learner.lesson.steps if step.id not in LATER]
    answers = [*learner.lesson.line]
    for number, step in enumerate(steps):
        while learner.coach.count() == 0 or learner.coach.get_attribute("data-coach") != step.id:
            learner.answer(answers.pop(0))
            expect(learner.page.locator("button[data-key]:enabled").first).to_be_visible()
            if learner.suggested.count() == 0:
                learner.expect(step)
        expect(learner.coach).to_contain_text(speaker.say(step.message))
        expect(learner.coach).to_contain_text(f"{number + 1}")
        check_place(learner, step)
        if number % times(20, deep=6) == 0:
            learner.stranger.accessible()
        learner.next()
    assert answers == []
    assert steps[-1].id == "closing"
    expect(learner.coach).to_have_count(0)
    expect(learner.suggested).to_have_count(0)
    learner.stranger.choose(learner.stranger.keys()[0])  # and on, alone


@pytest.mark.parametrize("game", lessons())
def test_words_and_ring_find_their_place_on_the_other_screen(
    stranger: Strangers, game: str
) -> None:
    size = LAPTOP if game == "echoes" else PHONE
    learner = Learner(stranger(size=size, theme="light"), game)
    asked = lesson(game).steps[0].asked
    first = [s for s in lesson(game).steps if s.asked == asked and not s.answered and not s.event]
    for step in first[:3]:
        learner.expect(step)
        check_place(learner, step)
        learner.stranger.accessible()
        learner.next()


def test_the_guide_can_be_left_and_comes_back_when_called(stranger: Strangers) -> None:
    learner = Learner(stranger(), "innovation")
    page = learner.page
    learner.next()
    page.keyboard.press("Escape")
    expect(learner.coach).to_have_count(0)
    expect(learner.suggested).to_have_count(0)
    expect(page.get_by_text("From here you play on alone.")).to_be_visible()
    expect(page.locator("[data-also]")).to_have_count(0)
    first = lesson("innovation").line[0]
    learner.stranger.choose(next(key for key in learner.stranger.keys() if key != first))
    expect(learner.stranger.options.first).to_be_enabled()
    page.reload()
    expect(learner.stranger.options.first).to_be_enabled()
    expect(learner.coach).to_have_count(0)

    page.get_by_role("button", name="Bring the guide back").click()
    expect(learner.coach).to_be_visible()
    expect(learner.suggested).to_have_count(0)  # the line was left
    page.locator("[data-leave]").click()
    expect(learner.coach).to_have_count(0)
    learner.stranger.choose(learner.stranger.keys()[-1])


def test_what_was_read_and_answered_survives_a_reload(stranger: Strangers) -> None:
    learner = Learner(stranger(), "innovation")
    line = lesson("innovation").line
    learner.answer(line[0])
    expect(learner.page.locator('[data-coach="card"]')).to_have_count(0)
    learner.expect(lesson("innovation").steps[3])
    learner.next()
    learner.page.reload()
    learner.expect(lesson("innovation").steps[4])
    expect(learner.suggested).to_have_attribute("data-key", line[1])


def test_an_answer_that_is_taken_back_is_suggested_again(stranger: Strangers) -> None:
    learner = Learner(stranger(), "anachrony")
    learner.answer("power:top_left")
    expect(learner.suggested).to_have_attribute("data-key", "power:top_middle")
    learner.page.keyboard.press("u")
    expect(learner.suggested).to_have_attribute("data-key", "power:top_left")
    learner.stranger.choose("power:bottom_left")
    expect(learner.stranger.options.first).to_be_enabled()
    expect(learner.suggested).to_have_count(0)  # another way is fine, too


def test_the_guide_is_reached_by_keyboard_and_told_to_those_who_listen(
    stranger: Strangers,
) -> None:
    learner = Learner(stranger(), "echoes")
    page = learner.page
    region = page.get_by_role("region", name="Guide")
    expect(region.get_by_role("status")).to_contain_text("Everything you play arrives later")
    expect(region.get_by_role("status")).to_have_attribute("aria-live", "polite")
    page.keyboard.press("g")
    expect(region.get_by_role("button", name="Next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(region.get_by_role("status")).to_contain_text("Step 2 of 23")
    expect(region.get_by_role("button", name="Next")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(region.get_by_role("button", name="Leave the guide")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # the last word for now: the keyboard goes to the answers
    expect(learner.coach).to_have_count(0)
    expect(learner.stranger.bar).to_be_focused()


def test_a_dialog_or_an_explanation_closes_without_the_guide_leaving(stranger: Strangers) -> None:
    learner = Learner(stranger(), "innovation")
    page = learner.page
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(learner.coach).to_be_visible()
    page.locator('button[data-key="card:the_wheel"]').hover()
    expect(page.locator(".explanation")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".explanation")).to_be_hidden()
    expect(learner.coach).to_be_visible()


def test_other_tables_have_no_guide(stranger: Strangers) -> None:
    ann = stranger()
    ann.sit_at("innovation", "me", "bot:novice")
    expect(ann.page.locator(".guide")).to_have_count(0)
    expect(ann.page.get_by_role("button", name="Bring the guide back")).to_have_count(0)
    assert "partner" not in ann.page.request.get("/api/games").text()
