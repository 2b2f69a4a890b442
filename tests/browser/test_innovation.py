"""Innovation in a real browser: a whole game, what a player sees of it and what not."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest
from tests.browser.strangers import PHONE, Stranger

Guests = Callable[..., Guest]
Strangers = Callable[..., Stranger]
RECORDS = Path(__file__).parents[1] / "records" / "innovation"
ICONS = ("castle", "crown", "leaf", "lightbulb", "factory", "clock")

# The icons of a part of the board that can really be seen: nothing lies on their middle.
_SEEN = """board => [...board.querySelectorAll(".place > .sign")]
  .filter((sign) => {
    const at = sign.getBoundingClientRect();
    const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
    return hit !== null && sign.parentElement.contains(hit);
  })
  .map((sign) => sign.classList.item(1))"""


def lit(guest: Guest) -> set[str]:
    """The things that are highlighted on the table."""
    found: list[str] = guest.things().evaluate_all("all => all.map((thing) => thing.dataset.thing)")
    return set(found)


def is_lit(key: str, things: set[str]) -> bool:
    """Whether what an option is about is highlighted where it lies."""
    kind, _, name = key.partition(":")
    if kind in ("meld", "card"):  # a card under others is reached by the number of its pile
        return f"card:{name}" in things or any(thing.startswith("pile:") for thing in things)
    if kind == "dogma":
        return any(thing.startswith("card:") for thing in things)
    if kind in ("achieve", "seat"):
        return key in things
    if kind == "value":
        return f"supply:{name}" in things
    if kind == "score":
        return any(thing.startswith(("card:", key)) for thing in things)
    return kind not in ("draw",) or any(thing.startswith("supply:") for thing in things)


def test_a_whole_game_is_clicked_to_its_end_against_a_bot(guest: Guests) -> None:
    ada = guest("Ada")
    ada.play("innovation", level="random", seed="2a")
    chance = Random(5)
    clicked = 0
    assert ada.violations() == []

    for number in range(600):
        ada.wait()
        if ada.over:
            break
        keys = ada.offered()
        if not keys:
            continue
        things = lit(ada)
        assert [key for key in keys if not is_lit(key, things)] == []
        if number == 30:
            assert ada.violations() == []
        if things and chance.random() < 0.75:
            ada.click(ada.things().nth(chance.randrange(len(things))), chance.randrange(3))
            clicked += 1
        else:
            ada.answer(chance.choice(keys))
        ada.page.wait_for_timeout(50)

    assert ada.over
    assert clicked > 15
    expect(ada.page.locator("dialog[open] table")).to_contain_text("Ada")
    assert ada.violations() == []


def test_neither_of_two_players_sees_the_other_hand(guest: Guests) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    chairs = [{"who": "me"}, {"who": "open"}]
    made = ada.post("/api/tables", {"game": "innovation", "seed": "7", "chairs": chairs})
    bob.page.goto(f"/t/{made['id']}?link={made['play']}")
    bob.page.locator("main button:enabled").first.click()
    ada.page.goto(f"/t/{made['id']}")
    for player in (ada, bob):
        player.wait()

    hands = [
        set(
            player.page.locator(".hand .thing").evaluate_all(
                "all => all.map((t) => t.dataset.thing)"
            )
        )
        for player in (ada, bob)
    ]

    assert [len(hand) for hand in hands] == [2, 2]
    for player, hand in ((ada, hands[1]), (bob, hands[0])):
        page = player.page.content()
        assert [card for card in hand if card in page or card.removeprefix("card:") in page] == []
        expect(player.page.locator(".opponent .chip")).to_have_count(1)

    ada.answer(ada.offered()[0])
    expect(ada.page.locator(".hand .thing")).to_have_count(2)  # nothing is melded before all chose
    bob.answer(bob.offered()[0])
    for player in (ada, bob):
        expect(player.page.locator(".own .thing.card")).to_have_count(1)
        expect(player.page.locator(".opponent .thing.card")).to_have_count(1)


def counted(guest: Guest, row: int) -> dict[str, int]:
    """The icons of a player as the comparison tells them."""
    cells = guest.page.locator(".icons tbody tr").nth(row).locator("td").all_inner_texts()
    return dict(zip(ICONS, map(int, cells), strict=True))


def seen(board: Locator) -> dict[str, int]:
    """The icons of a player as they can be counted on the cards."""
    found: list[str] = board.evaluate(_SEEN)
    return {icon: found.count(icon) for icon in ICONS}


def test_a_splay_uncovers_exactly_the_icons_that_count(guest: Guests) -> None:
    """Deep piles, splayed in all three directions: 33 cards look out from under others."""
    ada = guest("Ada")
    made = ada.post("/api/records", json.loads((RECORDS / "2-seats-5.json").read_text("utf-8")))
    ada.page.goto(f"/t/{made['id']}/replay?step=228&seat=0")
    board = ada.page.locator(".own .board")
    expect(board.locator(".thing.card").first).to_be_visible(timeout=20_000)
    ada.page.wait_for_timeout(300)

    assert sum(counted(ada, 0).values()) > 30
    assert seen(board) == counted(ada, 0)
    assert seen(ada.page.locator(".opponent .board")) == counted(ada, 1)
    assert ada.violations() == []


def test_before_a_dogma_one_sees_who_shares_and_who_obeys(guest: Guests) -> None:
    ada = guest("Ada")
    ada.play("innovation", bots=2, seed="3")
    while "draw" not in ada.offered():
        ada.answer(ada.offered()[0])
        ada.page.wait_for_timeout(100)
        ada.wait()
    top = ada.page.locator(".own .thing.card.offered").first

    expect(top.locator(".preview")).to_be_visible()
    top.hover()

    expect(ada.page.locator(".explanation .counts li")).to_have_count(2)
    expect(ada.page.locator(".explanation .effect").first).to_be_visible()


def test_with_four_seats_nothing_is_hidden_on_a_laptop(guest: Guests) -> None:
    ada = guest("Ada")
    ada.play("innovation", bots=3, seed="5")
    page = ada.page

    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for part in (".rail", ".others", ".own", ".held"):
        place = page.locator(f".table > {part}, .table .main > {part}").first.bounding_box()
        assert place is not None
        assert place["x"] >= 0
        assert place["x"] + place["width"] <= 1366
        assert place["y"] + place["height"] <= 768
    inside = "e => e.scrollHeight <= e.clientHeight && e.scrollWidth <= e.clientWidth"
    assert page.locator("main.board").evaluate(inside)
    assert ada.violations() == []


def test_on_a_phone_the_table_is_one_column(guest: Guests) -> None:
    ada = guest("Ada", phone=True)
    ada.play("innovation", bots=2, seed="5")

    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ada.page.locator("main.board").evaluate("e => e.scrollWidth <= e.clientWidth")
    assert ada.violations() == []
    first = ada.things().first
    before = ada.offered()
    first.scroll_into_view_if_needed()
    ada.click(first)
    ada.page.wait_for_function(
        """keys => JSON.stringify([...document.querySelectorAll("button[data-key]")]
          .map((button) => button.dataset.key)) !== JSON.stringify(keys)""",
        arg=before,
    )


def test_an_opponent_can_be_unfolded_and_folded(guest: Guests) -> None:
    ada = guest("Ada")
    ada.play("innovation", bots=3, seed="2a")
    panel = ada.page.locator(".opponent").first
    unfold = panel.locator("button[aria-expanded]")
    before = panel.bounding_box()

    unfold.click()

    expect(unfold).to_have_attribute("aria-expanded", "true")
    after = panel.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 2 * before["width"]
    assert ada.violations() == []
    ada.page.keyboard.press("Escape")
    expect(unfold).to_have_attribute("aria-expanded", "false")


def test_a_hand_of_many_cards_can_be_read_whole(guest: Guests) -> None:
    ada = guest("Ada")
    made = ada.post("/api/records", json.loads((RECORDS / "3-seats-1.json").read_text()))
    place = {"step": 120, "seat": 2, "level": "random"}
    made = ada.post(f"/api/tables/{made['id']}/play-on", place)
    ada.page.goto(f"/t/{made['id']}")
    ada.expect_turn()

    held = ada.page.locator(".hand .thing.card")
    expect(held).to_have_count(15)
    for card in held.all():
        card.scroll_into_view_if_needed()
        expect(card).to_be_in_viewport(ratio=0.95)
        texts = card.locator(".effect")
        assert texts.count() > 0
        for text in texts.all():
            expect(text).to_be_in_viewport(ratio=0.95)
    assert ada.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_on_a_phone_every_board_of_several_others_has_its_own_room(stranger: Strangers) -> None:
    ann = stranger(size=PHONE)
    ann.sit_at("innovation", "me", "bot:random", "bot:random", name="Ann", seed="2")
    for _ in range(3):
        ann.choose(ann.keys()[0])
        expect(ann.options.first).to_be_enabled()
    others = ann.page.locator(".opponent")
    expect(others).to_have_count(2)
    outside = """all => all.flatMap(board => [...board.querySelectorAll(".pile")].filter(
      pile => pile.getBoundingClientRect().bottom > board.getBoundingClientRect().bottom
    ).map(pile => pile.textContent))"""
    assert others.evaluate_all(outside) == []
    assert others.locator(".pile .card").count() > 0
