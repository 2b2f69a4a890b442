"""Small things that once went wrong in front of people."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.strangers import Stranger

Strangers = Callable[..., Stranger]


def test_a_wrong_address_gets_a_page_with_a_way_home(stranger: Strangers) -> None:
    ann = stranger()
    ann.server_was_away = True  # a browser complains about every 404, also one that has a page
    answer = ann.page.goto("/nonsense/page")
    assert answer is not None
    assert answer.status == 404
    expect(ann.page.get_by_role("heading", name="Nothing here")).to_be_visible()
    ann.accessible()
    ann.page.get_by_role("link").last.click()
    expect(ann.game("innovation")).to_be_visible()


def test_programs_are_still_told_of_a_wrong_address_in_their_own_way(stranger: Strangers) -> None:
    answer = stranger().page.request.get("/nonsense/page", headers={"Accept": "*/*"})
    assert (answer.status, answer.json()["error"]) == (404, "unknown")


def test_a_first_visit_offers_the_guide_first_and_later_ones_a_game(stranger: Strangers) -> None:
    ann = stranger()
    ann.home()
    main = ann.game("echoes").locator(".buttons button").first
    expect(main).to_contain_text("A guided game")
    ann.sit_at("echoes", "me", "bot:random")
    ann.home()
    expect(main).to_contain_text("Play now")


def test_the_replay_of_a_running_game_through_foreign_eyes_is_ones_own(
    stranger: Strangers,
) -> None:
    ann = stranger()
    id = ann.sit_at("innovation", "me", "bot:random", seed="7")
    ann.choose(ann.keys()[0])
    ann.server_was_away = True  # the browser also tells that the other's eyes were refused
    ann.page.goto(f"/t/{id}/replay?step=0&seat=1")
    expect(ann.page.get_by_label("Seen by")).to_have_value("0")
    ann.page.get_by_role("link", name="Back to the table").click()
    expect(ann.options.first).to_be_visible()


def test_the_result_says_who_resigned(stranger: Strangers) -> None:
    ann = stranger()
    ann.sit_at("innovation", "me", "bot:random", name="Wren")
    ann.page.get_by_role("button", name="This table").click()
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("button", name="Yes, give the game up").click()
    result = ann.page.get_by_role("dialog")
    expect(result).to_contain_text("Wren resigned.")
    expect(result).to_contain_text("Random bot wins.")
    ann.accessible()
