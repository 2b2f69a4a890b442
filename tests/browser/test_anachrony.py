"""Anachrony in a real browser: whole games, alone and with Doomsday, and what a player sees."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from tests.browser.guest import Guest

Guests = Callable[..., Guest]

# What an option of a kind is drawn as; words like "yes" and "pass" are in the action bar alone.
ON_THE_BOARD = (
    "hex", "pool", "place", "own", "build", "sector", "capital", "worker", "resource", "shape",
    "icon", "warp", "era", "power", "path", "leader", "asset", "condition", "breakthrough", "tile",
)  # fmt: skip


def is_drawn(key: str) -> bool:
    return key.split(":")[0] in ON_THE_BOARD


def play_to_the_end(ada: Guest, seed: int, *, most: int = 900) -> int:
    """Click things where they lie, mostly; returns how many were clicked."""
    chance = Random(seed)
    clicked = 0
    for number in range(most):
        ada.wait()
        if ada.over:
            return clicked
        keys = ada.offered()
        if not keys:
            continue
        lit = ada.things().count()
        drawn = [key for key in keys if is_drawn(key)]
        assert lit or not drawn, f"nothing is lit for {drawn}"
        if number in (2, 60):
            assert ada.violations() == []
        # Passing early makes for poor games: a worker is placed while there is one.
        if lit and chance.random() < 0.8:
            ada.click(ada.things().nth(chance.randrange(lit)), chance.randrange(3))
            clicked += 1
        else:
            ada.answer(chance.choice([key for key in keys if key != "pass"] or keys))
        ada.page.wait_for_timeout(30)
    raise AssertionError(f"the game did not end within {most} answers")


def test_a_whole_game_is_clicked_to_its_end_against_a_bot(guest: Guests) -> None:
    ada = guest("Ada")
    ada.play("anachrony", seed="2a")

    assert play_to_the_end(ada, 5) > 60

    expect(ada.page.locator("dialog[open] table").first).to_contain_text("Ada")
    assert ada.violations() == []


def test_a_whole_game_alone_against_chronobot(guest: Guests) -> None:
    ada = guest("Ada")
    ada.play("anachrony", bots=0, seed="3")
    ada.answer(ada.offered()[0])
    ada.wait()
    ada.page.get_by_role("tab", name="Chronobot").click()
    expect(ada.page.locator(".cycle .token")).to_have_count(6)
    assert ada.violations() == []
    ada.page.get_by_role("tab", name="Ada").first.click()

    assert play_to_the_end(ada, 6) > 50

    expect(ada.page.locator("dialog[open] table").first).to_contain_text("Chronobot")
    assert ada.violations() == []


def test_a_whole_game_with_doomsday(guest: Guests) -> None:
    ada = guest("Ada")
    ada.play("anachrony", seed="11", options={"doomsday": "yes"})
    ada.answer(ada.offered()[0])
    ada.wait()
    expect(ada.page.locator(".doomsday .marker")).to_have_count(2)
    expect(ada.page.locator(".timeline .thing.experiment")).not_to_have_count(0)

    assert play_to_the_end(ada, 7) > 60

    assert ada.violations() == []
