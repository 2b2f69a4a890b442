"""Playing with people: invitations that work, offers, wishes, signs, and being called."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.strangers import Stranger

Strangers = Callable[..., Stranger]


def two(stranger: Strangers, game: str = "innovation", **more: object) -> tuple[Stranger, Stranger]:
    """Ann and Bob at a table, both on its page."""
    ann, bob = stranger(), stranger()
    id = ann.make(game, "me", "open", name="Ann", seed="5", **more)
    bob.page.goto(f"/t/{id}?link={ann.made['play']}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    ann.page.goto(f"/t/{id}")
    for each in (ann, bob):
        expect(each.options.first).to_be_enabled()
    return ann, bob


def test_an_answer_is_taken_back_if_the_others_agree(stranger: Strangers) -> None:
    ann, bob = two(stranger)
    ann.choose(ann.keys()[0])
    bob.choose(bob.keys()[0])
    ann.page.get_by_role("button", name="Ask to take it back").click()
    banner = bob.page.get_by_text("Ann would like to take the last answer back.")
    expect(banner).to_be_visible()
    bob.accessible()
    expect(ann.page.get_by_text("Waiting for Bob to agree.")).to_be_visible()
    bob.page.get_by_role("button", name="Agree").click()
    expect(banner).to_have_count(0)
    ann.until(lambda look: look["step"] == 0)
    expect(ann.options.first).to_be_enabled()
    assert all(key.startswith("card:") for key in ann.keys())


def test_the_next_game_is_an_offer_that_the_other_sees_and_accepts(stranger: Strangers) -> None:
    ann, bob = two(stranger)
    assert bob.post(f"/api/tables/{bob.table}/resign", {"type": "resign", "id": "r1"}).ok
    expect(ann.page.get_by_role("dialog")).to_contain_text("Bob resigned.")
    ann.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    offer = bob.page.get_by_role("dialog")
    expect(offer).to_contain_text("Ann would like to play again.")
    bob.accessible()
    offer.get_by_role("button", name="Sit down at the next game").click()
    for each in (ann, bob):
        expect(each.options.first).to_be_enabled()
    assert ann.table == bob.table


def test_people_react_to_lines_and_addresses_can_be_pressed(stranger: Strangers) -> None:
    ann, bob = two(stranger)
    expect(ann.page.get_by_role("log", name="Log")).to_be_visible()
    say = ann.page.get_by_label("Say something")
    say.fill("Rules: https://example.org/rules, javascript:alert(1) and <b>fun</b>")
    say.press("Enter")
    chat = bob.page.get_by_role("log", name="Chat")
    link = chat.get_by_role("link")
    expect(link).to_have_count(1)
    expect(link).to_have_attribute("href", "https://example.org/rules")
    expect(link).to_have_attribute("rel", "noopener noreferrer nofollow ugc")
    chat.get_by_role("button", name="React").click()
    chat.get_by_role("button", name="Nice").click()
    expect(ann.page.get_by_role("button", name="Nice: Bob")).to_be_visible()
    ann.accessible()
    bob.accessible()


def test_an_invitation_says_when_nobody_else_could_use_it(stranger: Strangers) -> None:
    ann = stranger()
    id = ann.make("echoes", "me", "open", name="Ann")
    ann.page.goto(f"/t/{id}")
    expect(ann.page.get_by_text("Only this machine reaches this server")).to_be_visible()
    expect(ann.page.get_by_label("Code to point")).to_have_count(0)
    ann.accessible()


def test_an_invitation_has_the_address_that_others_reach_and_a_code(stranger: Strangers) -> None:
    ann = stranger()
    id = ann.make("echoes", "me", "open", name="Ann")
    found = {"addresses": ["http://192.168.7.7:8000"], "alone": False}
    ann.page.route("**/api/here", lambda route: route.fulfill(json=found))
    ann.page.goto(f"/t/{id}")
    link = ann.page.get_by_label("Link to sit down")
    expect(link).to_have_value(f"http://192.168.7.7:8000/t/{id}?link={ann.made['play']}")
    expect(ann.page.get_by_label("Code to point")).to_be_visible()
    ann.accessible()


def test_whoever_wants_is_called_when_it_is_their_turn(stranger: Strangers) -> None:
    ann = stranger()
    ann.page.add_init_script(
        """localStorage.chronotable = '{"sound": true, "notices": true, "pace": 0}';
        window.calls = [];
        window.tones = 0;
        window.Notification = class {
          static permission = "granted";
          constructor(title, more) { window.calls.push([title, more.body]); }
        };
        const make = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () {
          window.tones += 1;
          return make.call(this);
        };
        Object.defineProperty(document, "hidden", { get: () => true });
        document.hasFocus = () => false;"""
    )
    ann.sit_at("innovation", "me", "bot:random", name="Ann", seed="5")
    assert ann.page.evaluate("window.tones") == 0  # whoever comes to the table is there already
    for _ in range(6):
        ann.choose(ann.keys()[0])
        if ann.page.evaluate("window.calls.length"):
            break
    ann.page.wait_for_function("() => window.calls.length > 0 && window.tones >= 2")
    title, body = ann.page.evaluate("window.calls[0]")
    assert "Innovation" in title
    assert body
    icon = ann.page.locator('link[rel="icon"]').get_attribute("href") or ""
    assert icon.endswith("icon-turn.svg")
