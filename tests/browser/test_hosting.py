"""What a host offers to guests in the browser: manners, one's own data, being called."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.strangers import Server, Stranger
from tests.browser.test_company import two
from tests.table.mailbox import mailbox

Strangers = Callable[..., Stranger]


def test_somebody_is_muted_and_reported_at_the_table(stranger: Strangers) -> None:
    ann, bob = two(stranger)
    line = {"type": "chat", "id": "c1", "text": "awful words"}
    assert bob.post(f"/api/tables/{bob.table}/chat", line).ok
    expect(ann.page.get_by_text("awful words").first).to_be_attached()
    ann.page.get_by_role("button", name="This table").click()
    menu = ann.page.get_by_role("dialog")
    menu.get_by_text("Mute or report somebody").click()
    menu.get_by_label("What has happened?").fill("He shouts.")
    ann.accessible()
    menu.get_by_role("button", name="Report").click()
    expect(ann.page.get_by_text("Whoever runs this server will read it.")).to_be_visible()
    menu.get_by_role("button", name="Mute", exact=True).click()
    expect(ann.page.get_by_text("(a line by somebody you have muted)").first).to_be_attached()
    expect(ann.page.get_by_text("awful words")).to_have_count(0)


def open_me(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Ann").first.click()


def test_ones_own_data_is_one_press_away(stranger: Strangers) -> None:
    ann = stranger()
    ann.make("innovation", "me", "open", name="Ann")
    open_me(ann.page)
    me = ann.page.get_by_role("dialog")
    me.get_by_text("Your data and the rules of this house").click()
    expect(me.get_by_text("put away after 30 days")).to_be_visible()
    ann.accessible()
    with ann.page.expect_download() as fetched:
        me.get_by_role("link", name="Download").click()
    assert fetched.value.suggested_filename == "chronotable-me.zip"


def test_whoever_is_away_asks_to_be_told(browser: Browser, client: Path, tmp_path: Path) -> None:
    origin = "https://games.example"
    with mailbox() as (box, address):
        told = ("--mail", address, "--origin", origin, "--push", "mailto:host@games.example")
        with Server(tmp_path, *told) as server:
            context = browser.new_context(
                base_url=server.address, timezone_id="Europe/Prague", reduced_motion="reduce"
            )
            context.grant_permissions(["notifications"], origin=server.address)
            page = context.new_page()
            page.goto("/")
            token = page.evaluate("fetch('/api/me').then(r => r.json()).then(me => me.token)")
            page.request.post(
                "/api/me",
                data={"name": "Ann"},
                headers={"X-CSRF-Token": token, "Origin": server.address},
            )
            open_me(page)
            me = page.get_by_role("dialog")
            me.get_by_text("Be told when it is your turn").click()
            me.get_by_label("Mail address").fill("ann@home.example")
            me.get_by_label("Mails").select_option("digest")
            me.get_by_label("Quiet from").fill("22:00")
            me.get_by_label("to", exact=True).fill("07:00")
            me.get_by_role("button", name="Save").last.click()
            expect(me.get_by_text("Not confirmed yet")).to_be_visible()
            wishes = page.evaluate("fetch('/api/me/notices').then(r => r.json())")
            assert (wishes["mail"], wishes["quiet_from"], wishes["quiet_to"]) == (
                "digest",
                1320,
                420,
            )
            assert wishes["zone"] == "Europe/Prague"
            assert len(wishes["key"]) == 87
            [mail] = box.mails
            assert f"{origin}/plain/notices/confirm?code=" in mail.get_content()
            check_the_worker(page, server.address)
            context.close()


def check_the_worker(page: Page, origin: str) -> None:
    """What is pushed is shown; no push service is needed to see that."""
    session = page.context.new_cdp_session(page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(r["registrationId"] for r in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.evaluate(
        "navigator.serviceWorker.register('/push.js').then(() => navigator.serviceWorker.ready)"
        ".then(() => null)"
    )
    told = {"title": "It is your turn", "body": "Innovation, with Bob", "url": "/t/x", "tag": "x"}
    shown: list[list[str]] = []
    for _ in range(100):  # a worker that is just starting may miss what is pushed
        for registration in registrations[-1:]:
            session.send(
                "ServiceWorker.deliverPushMessage",
                {"origin": origin, "registrationId": registration, "data": json.dumps(told)},
            )
        page.wait_for_timeout(200)
        shown = page.evaluate(
            """async () => {
              const worker = await navigator.serviceWorker.ready;
              const shown = await worker.getNotifications();
              return shown.map((each) => [each.title, each.body, each.data.url]);
            }"""
        )
        if shown:
            break
    assert shown == [["It is your turn", "Innovation, with Bob", "/t/x"]]
