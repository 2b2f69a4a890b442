"""Somebody at a browser: comes in, makes a table, looks, clicks."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

_POST = """async ([path, body]) => {
  const me = await (await fetch("/api/me")).json();
  const headers = { "Content-Type": "application/json", "X-CSRF-Token": me.token };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""

# Answers by the wire, one after the other, while the page shows what comes of them.
_HURRY = """async ([table, count]) => {
  const { token } = await (await fetch("/api/me")).json();
  const headers = { "Content-Type": "application/json", "X-CSRF-Token": token };
  for (let given = 0; given < count; ) {
    const look = await (await fetch(`/api/tables/${table}`)).json();
    if (look.status === "over") return given;
    const keys = look.question?.options.map((option) => option.key) ?? [];
    if (keys.length === 0) {
      await new Promise((go) => setTimeout(go, 20));
      continue;
    }
    const key = keys.filter((each) => each !== "pass")[given % 3] ?? keys[0];
    const body = JSON.stringify({ id: `hurry-${given}`, version: look.version, key });
    const answer = await fetch(`/api/tables/${table}/answer`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(await answer.text());
    given += 1;
  }
  return count;
}"""

# Where a thing can be seen: its middle, or what the things above it leave of it.
VISIBLE = """thing => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  for (const x of [0.5, 0.02, 0.98, 0.1, 0.9, 0.25, 0.75])
    for (const y of [0.5, 0.02, 0.98, 0.1, 0.9, 0.25, 0.75])
      if (thing.contains(document.elementFromPoint(left + x * width, top + y * height)))
        return { x: x * width, y: y * height };
  throw new Error(`nothing of ${thing.dataset.thing} can be seen`);
}"""


class Guest:
    """A person with a page of their own."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        page.goto("/")
        self.post("/api/me", {"name": name})

    def post(self, path: str, body: Any) -> Any:
        return self.page.evaluate(_POST, [path, body])

    def play(
        self,
        game: str,
        *,
        bots: int = 1,
        level: str = "novice",
        seed: str = "7",
        options: dict[str, str] | None = None,
    ) -> None:
        """Make a table with bots, and sit down at it."""
        chairs = [{"who": "me"}, *[{"who": "bot", "level": level} for _ in range(bots)]]
        wish = {"game": game, "seed": seed, "chairs": chairs, "options": options or {}}
        made = self.post("/api/tables", wish)
        self.page.goto(f"/t/{made['id']}")
        self.wait()

    # Looking.

    @property
    def over(self) -> bool:
        return self.page.locator("dialog[open]").count() > 0

    def wait(self) -> None:
        """Until this guest is asked something, or the game is over."""
        self.page.locator("button[data-key]:enabled, dialog[open]").first.wait_for(timeout=20_000)

    def offered(self) -> list[str]:
        """The keys of everything that can be answered now."""
        keys: list[str] = self.page.eval_on_selector_all(
            "button[data-key]:enabled", "buttons => buttons.map((button) => button.dataset.key)"
        )
        return keys

    def things(self) -> Locator:
        """What can be clicked on the board."""
        return self.page.locator(".thing.offered")

    def violations(self) -> list[str]:
        """What axe finds wrong with the page as it is."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found: list[dict[str, Any]] = self.page.evaluate("async () => (await axe.run()).violations")
        return [
            f"{each['id']}: {each['help']}: {[node['target'] for node in each['nodes']][:5]}"
            for each in found
        ]

    # Doing.

    def answer(self, key: str) -> None:
        """By the button of the action bar, which is listed when the keyboard comes to it."""
        self.page.locator(f'button[data-key="{key}"]').press("Enter")

    def click(self, thing: Locator, way: int = 0) -> None:
        """Where the thing lies; of several ways that it offers, take one."""
        self.page.mouse.move(2, 2)  # from what explained itself, and may lie above it
        self.page.keyboard.press("Escape")
        thing.scroll_into_view_if_needed()
        thing.click(position=thing.evaluate(VISIBLE))
        ways = self.page.get_by_role("menuitem")
        if ways.count():
            ways.nth(way % ways.count()).click()

    def hurry(self, answers: int) -> int:
        """Give so many answers without clicking; returns how many, if the game ends before."""
        table = urlsplit(self.page.url).path.rsplit("/", 1)[1]
        given: int = self.page.evaluate(_HURRY, [table, answers])
        return given

    def expect_turn(self) -> None:
        expect(self.page.locator("button[data-key]:enabled").first).to_be_visible()
