"""The board is the interface: what has a place is chosen there, by press, drag, touch and key."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.positions import found_at, share
from tests.browser.strangers import PHONE, Stranger

Strangers = Callable[..., Stranger]


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: Locator, onto: Locator) -> None:
    page.mouse.move(*middle(thing))
    page.mouse.down()
    page.mouse.move(*middle(onto), steps=6)
    page.mouse.up()


def finger(page: Page, thing: Locator, onto: tuple[float, float], *, rest: int) -> None:
    """Lay a finger on a thing, let it rest, and move it."""
    touches = page.context.new_cdp_session(page)
    (x, y), steps = middle(thing), 6

    def touch(kind: str, *points: dict[str, float]) -> None:
        touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [*points]})

    touch("touchStart", {"x": x, "y": y})
    page.wait_for_timeout(rest)
    for step in range(1, steps + 1):
        way = step / steps
        touch("touchMove", {"x": x + way * (onto[0] - x), "y": y + way * (onto[1] - y)})
        page.wait_for_timeout(20)
    touch("touchEnd")


def at_innovation(stranger: Strangers, **more: object) -> Stranger:
    """In the middle of a game of two, free to choose an action."""
    ann = stranger(**more)
    ann.make("innovation", "me", "bot:random", name="Wren")
    table = found_at(share("innovation", "2-seats-3", 0.3), ann.post)
    ann.page.goto(f"/t/{table}")
    expect(ann.options.first).to_be_enabled()
    return ann


def test_a_double_click_answers_once(stranger: Strangers) -> None:
    ann = at_innovation(stranger)
    step = ann.look()["step"]
    held = ann.page.locator("[data-mark=hand] .thing.offered").first
    held.hover()  # waits until it lies still
    ann.page.wait_for_timeout(500)  # and until the question is no new one
    x, y = middle(held)
    ann.page.mouse.click(x, y)
    ann.page.wait_for_timeout(120)
    ann.page.mouse.click(x, y)
    ann.moved(step)
    ann.page.wait_for_timeout(600)
    assert ann.look()["step"] == step + 1


def test_the_bar_lists_what_has_no_place_and_on_demand_everything(stranger: Strangers) -> None:
    ann = at_innovation(stranger)
    keys = ann.keys()
    assert len(keys) > 3
    seen = ann.page.locator("button[data-key]:not(.unseen)")
    expect(seen).to_have_count(0)
    ann.page.keyboard.press("a")
    expect(seen).to_have_count(len(keys))
    ann.page.keyboard.press("a")
    expect(seen).to_have_count(0)
    ann.bar.get_by_role("button", name="All answers").click()
    expect(seen).to_have_count(len(keys))


def test_the_keyboard_never_comes_to_an_answer_that_is_not_seen(stranger: Strangers) -> None:
    ann = at_innovation(stranger)
    ann.bar.focus()
    ann.page.keyboard.press("ArrowDown")
    expect(ann.page.locator("button[data-key]:focus:not(.unseen)")).to_have_count(1)


def test_a_card_is_dragged_onto_the_board(stranger: Strangers) -> None:
    ann = at_innovation(stranger)
    step = ann.look()["step"]
    held = ann.page.locator("[data-mark=hand] .thing.offered").first
    card = held.get_attribute("data-thing") or ""
    drag(ann.page, held, ann.page.locator("[data-mark=own-board]"))
    ann.moved(step)
    expect(ann.page.locator(f'[data-mark=own-board] [data-thing="{card}"]')).to_have_count(1)


def test_what_is_dropped_nowhere_stays_where_it_was(stranger: Strangers) -> None:
    ann = at_innovation(stranger)
    step = ann.look()["step"]
    held = ann.page.locator("[data-mark=hand] .thing.offered").first
    drag(ann.page, held, ann.page.locator("header h1"))
    ann.page.wait_for_timeout(300)
    assert ann.look()["step"] == step


def test_on_a_phone_the_first_touch_chooses_and_the_second_answers(stranger: Strangers) -> None:
    ann = at_innovation(stranger, size=PHONE)
    step = ann.look()["step"]
    held = ann.page.locator("[data-mark=hand] .thing.offered").first
    held.scroll_into_view_if_needed()
    ann.page.wait_for_timeout(450)  # a press that comes with the question answers nothing
    held.tap()
    expect(ann.bar.locator("[data-confirm]")).to_be_visible()
    assert ann.look()["step"] == step
    ann.page.wait_for_timeout(450)
    held.tap()
    ann.moved(step)


def test_a_finger_that_rests_first_takes_a_card_to_the_board(stranger: Strangers) -> None:
    ann = at_innovation(stranger, size=PHONE)
    step = ann.look()["step"]
    held = ann.page.locator("[data-mark=hand] .thing.offered").first
    held.scroll_into_view_if_needed()
    card = held.get_attribute("data-thing") or ""
    x, y = middle(held)
    ann.page.locator("main.board").evaluate("(board, by) => board.scrollBy(0, by)", y - 500)
    own = ann.page.locator("[data-mark=own-board]").bounding_box()
    assert own is not None
    finger(ann.page, held, (x, own["y"] + own["height"] - 20), rest=300)
    ann.moved(step)
    expect(ann.page.locator(f'[data-mark=own-board] [data-thing="{card}"]')).to_have_count(1)


def test_a_finger_that_moves_at_once_scrolls(stranger: Strangers) -> None:
    ann = at_innovation(stranger, size=PHONE)
    step = ann.look()["step"]
    board = ann.page.locator("main.board")
    board.evaluate("board => board.scrollTo(0, 0)")
    held = ann.page.locator("[data-mark=hand] .thing.offered").first
    x, y = middle(held)
    finger(ann.page, held, (x, y - 200), rest=0)
    expect(ann.page.locator(".dragged")).to_have_count(0)
    ann.page.wait_for_function("document.querySelector('main.board').scrollTop > 50")
    assert ann.look()["step"] == step


def at_anachrony(stranger: Strangers) -> Stranger:
    """In the action phase of a first era: who acts is asked."""
    ann = stranger(size=(1366, 635))
    ann.sit_at("anachrony", "me", "bot:random", name="Wren", seed="3")
    for _ in range(40):
        keys = ann.keys()
        if any(key.startswith("place:") for key in keys):
            break
        ann.choose(next((key for key in keys if key.startswith("power:")), keys[-1]))
    return ann


def test_in_anachrony_the_place_may_come_before_the_worker(stranger: Strangers) -> None:
    ann = at_anachrony(stranger)
    place = ann.page.locator(".capital .thing.hex:not(.taken):not(.gone)").first
    where = place.get_attribute("data-thing") or ""
    place.click()
    expect(ann.page.locator(".thing.hex.wished")).to_have_count(1)
    ann.page.wait_for_timeout(450)
    ann.page.locator(".crew .thing.offered").first.click()
    ann.until(lambda look: look["table"]["places"][where]["occupant"] is not None)


def test_a_worker_is_dragged_to_a_place(stranger: Strangers) -> None:
    ann = at_anachrony(stranger)
    place = ann.page.locator(".capital .thing.hex:not(.taken):not(.gone)").first
    where = place.get_attribute("data-thing") or ""
    drag(ann.page, ann.page.locator(".crew .thing.offered").first, place)
    ann.until(lambda look: look["table"]["places"][where]["occupant"] is not None)


def test_what_could_be_built_is_told_in_full(stranger: Strangers) -> None:
    ann = at_anachrony(stranger)
    ann.page.get_by_role("tab", name="What could I build?").click()
    sheet = ann.page.get_by_role("region", name="What could I build?")
    expect(sheet.locator(".choice")).to_have_count(10)
    for text in sheet.locator(".text").all_inner_texts():
        assert len(text) > 10
    assert "···" not in ann.page.locator("main").inner_text()


def test_the_log_folds_and_is_a_drawer_where_there_is_little_room(stranger: Strangers) -> None:
    ann = at_innovation(stranger)
    log = ann.page.locator("aside.aside")
    expect(log).to_be_visible()
    ann.page.get_by_role("button", name="Fold the log away").click()
    expect(log).to_be_hidden()
    ann.page.keyboard.press("l")
    expect(log).to_be_visible()
    ann.page.set_viewport_size({"width": 1024, "height": 700})
    expect(log).to_be_hidden()
    ann.page.get_by_role("button", name="Show the log").click()
    expect(log).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(log).to_be_hidden()


def test_both_themes_are_accessible_with_everything_listed(stranger: Strangers) -> None:
    for theme in ("dark", "light"):
        ann = at_innovation(stranger, theme=theme)
        ann.accessible()
        ann.page.keyboard.press("a")
        ann.accessible()
