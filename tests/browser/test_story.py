"""What others did is seen: told event by event, traced on the board, looked back at, and found
again in the log.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.strangers import PHONE, Stranger

Strangers = Callable[..., Stranger]


def story(guest: Stranger) -> Locator:
    return guest.page.get_by_role("region", name="What happened", exact=True)


def others_had_a_turn(guest: Stranger) -> None:
    """Answer until a bot has moved since, and skip what is told of it."""
    for _ in range(12):
        guest.choose(guest.keys()[0])
        guest.page.keyboard.press("Escape")
        expect(guest.options.first).to_be_enabled()
        if guest.page.get_by_role("button", name="What happened?").count():
            return
    raise AssertionError("nobody else has done anything")


@pytest.mark.parametrize("game", ["innovation", "anachrony", "echoes"])
def test_what_others_touched_stays_marked_until_ones_next_answer(
    stranger: Strangers, game: str
) -> None:
    ann = stranger()
    ann.sit_at(game, "me", "bot:novice", name="Ann", seed="5")
    others_had_a_turn(ann)
    traces = ann.page.locator("[data-trace='1']")
    ann.page.wait_for_timeout(50)
    marked = traces.count()
    assert marked or game == "anachrony"  # whose boards lie behind each other
    ann.accessible()
    ann.choose(ann.keys()[0])
    ann.page.keyboard.press("Escape")
    assert ann.page.locator("[data-trace='0']").count() == 0  # one's own doings are known


def test_the_reader_is_waited_for_after_each_action(stranger: Strangers) -> None:
    ann = stranger(motion="no-preference")
    ann.page.add_init_script('localStorage.chronotable = \'{"pace": 0.5, "wait": true}\'')
    ann.sit_at("innovation", "me", "bot:novice", name="Ann", seed="5")
    on = ann.page.locator("[data-story-next]")
    waited = 0
    for _ in range(40):
        if on.count():
            expect(story(ann)).to_contain_text("Novice bot")
            expect(ann.options).to_have_count(0)
            waited += 1
            if waited == 1:
                ann.accessible()
            if waited == 3:
                break
            ann.page.keyboard.press("Enter")
            ann.page.wait_for_timeout(50)
        elif ann.options.count() and ann.options.first.is_enabled():
            ann.page.locator("button[data-key]").first.press("Enter")
            ann.page.wait_for_timeout(50)
        else:
            ann.page.wait_for_timeout(100)
    assert waited == 3
    ann.page.keyboard.press("Escape")
    expect(ann.options.first).to_be_enabled()


def test_pieces_fly_above_everything_and_leave_nothing_behind(stranger: Strangers) -> None:
    ann = stranger(motion="no-preference")
    ann.sit_at("innovation", "me", "bot:novice", name="Ann", seed="5")
    while not any(key.startswith("meld:") for key in ann.keys()):
        ann.choose(ann.keys()[0])
        ann.page.keyboard.press("Escape")
        expect(ann.options.first).to_be_enabled()
    ann.page.evaluate(
        """() => {
          window.flown = 0;
          const watch = new MutationObserver((seen) => {
            for (const each of seen)
              for (const node of each.addedNodes)
                if (node.parentElement?.matches(".flights")) window.flown += 1;
          });
          watch.observe(document.body, { childList: true, subtree: true });
        }"""
    )
    ann.page.locator('button[data-key^="meld:"]').first.press("Enter")
    ann.page.wait_for_function("() => window.flown > 0")
    expect(ann.options.first).to_be_enabled()
    ann.page.wait_for_function("() => document.querySelectorAll('.flights > *').length === 0")


@pytest.mark.parametrize("size", [(1366, 635), PHONE])
def test_one_looks_back_action_by_action_also_on_another_day(
    stranger: Strangers, size: tuple[int, int]
) -> None:
    ann = stranger(size=size)
    ann.sit_at("innovation", "me", "bot:novice", "bot:novice", name="Ann", seed="5")
    others_had_a_turn(ann)
    ann.page.reload()  # nothing is remembered here: the server knows
    expect(ann.options.first).to_be_enabled()
    asked = ann.keys()
    ann.page.keyboard.press("r")
    expect(story(ann)).to_contain_text("Since your last turn, 1 of")
    ann.accessible()
    ann.page.keyboard.press("ArrowRight")
    expect(story(ann)).to_contain_text("Since your last turn, 2 of")
    ann.page.keyboard.press("ArrowLeft")
    expect(story(ann)).to_contain_text("Since your last turn, 1 of")
    ann.page.keyboard.press("Escape")
    assert ann.keys() == asked


def test_a_line_of_the_log_leads_to_its_moment_and_back(stranger: Strangers) -> None:
    ann = stranger()
    id = ann.sit_at("innovation", "me", "bot:novice", name="Ann", seed="5")
    others_had_a_turn(ann)
    heading = ann.log.get_by_role("heading", name="Novice bot").last
    expect(heading).to_be_visible()
    heading.get_by_role("link").click()
    expect(ann.page.get_by_label("Seen by")).to_have_value("0")
    assert f"/t/{id}/replay?step=" in ann.page.url
    ann.accessible()
    ann.page.get_by_role("link", name="Back to the table").click()
    expect(ann.options.first).to_be_enabled()
