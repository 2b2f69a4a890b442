"""Pictures of every page, and of early, middle and late game of each title.

    python -m tests.browser.screenshots [--only WORD ...] [--into FOLDER]

A server of its own is started with an empty folder. The games are dealt from fixed seeds and
played by novice bots, who sit at the table as Ann, Bob, Cleo and Dan; so the pictures change only
when the client or the rules do. `--only` takes beginnings of names: `--only innovation page-home`.

`--only table` takes the pictures of tables that stand at home instead; they are part of the client
(`web/src/boards/*/table-*.webp`), and are taken only when they are asked for; so are the icons that
iOS wants as pixels (`--only icon`: `web/public/icon-*.png`).
"""

from __future__ import annotations

import argparse
import io
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import chronotable as ct
import hatch_build
from tests.browser.strangers import LAPTOP, PHONE, ROOT, Server, launch
from tests.browser.test_sizes import SIZES as WINDOWS

PEOPLE = ("Ann", "Bob", "Cleo", "Dan")
SIZES = {"laptop": LAPTOP, "phone": PHONE}
NO_DITHER = Image.Dither.NONE
PATIENCE = 120_000  # milliseconds: the machine may be busy with other things
AT_TABLES = ("invite", "rules", "card", "plain", "my-tables")
BOARDS = ROOT / "web" / "src" / "boards"
AT_HOME = {"width": 1080, "height": 660}  # the window in which the tables at home are seen
PICTURE = (960, 440)
PUBLIC = ROOT / "web" / "public"
ICONS = (180, 192, 512)
ACTIONS = ("innovation-ask-action", "echoes-ask-action", "anachrony-ask-turn")
PARTS = {"early": 0.1, "middle": 0.45, "late": 0.85}


_CONNECT = """path => {
  const socket = new WebSocket(new URL(path, location.href));
  socket.onopen = () => socket.send(JSON.stringify({ type: "resume" }));
  window.socket = socket;
}"""


class Deal(NamedTuple):
    """A game to be played, and the parts of it to be shown."""

    game: str
    seats: int
    seed: int
    parts: tuple[str, ...] = tuple(PARTS)
    name: str = ""
    options: dict[str, str] = {}  # noqa: RUF012  (nobody changes it)

    @property
    def title(self) -> str:
        return self.name or f"{self.game}-{self.seats}"


DEALS = (
    Deal("innovation", 2, 12),
    Deal("innovation", 3, 14, ("middle",)),
    Deal("innovation", 4, 10, ("late",)),
    Deal("echoes", 2, 4),
    Deal("echoes", 3, 2, ("middle",)),
    Deal("echoes", 4, 6, ("late",)),
    Deal("anachrony", 2, 7),
    Deal("anachrony", 3, 3, ("middle",)),
    Deal("anachrony", 4, 5, ("late",)),
    Deal("anachrony", 1, 9, name="anachrony-solo"),
    Deal("anachrony", 2, 8, ("middle", "late"), "anachrony-doomsday", {"doomsday": "yes"}),
)


class Moment(NamedTuple):
    """An answer of a game: whose it is, what it is, and to which question."""

    seat: int
    key: str
    asked: str


def play(deal: Deal) -> list[Moment]:
    """The whole game, played by bots."""
    match = ct.new(deal.game, seats=deal.seats, seed=deal.seed, options=deal.options)
    bots = [ct.agent("novice", game=deal.game, seed=seat) for seat in range(deal.seats)]
    told = []
    while not match.over:
        decision = match.pending[0]
        key = bots[decision.seat].choose(match.view(decision.seat), decision)
        told.append(Moment(decision.seat, key, decision.prompt))
        match.answer(decision.seat, key)
    return told


def step_of(part: str, moments: list[Moment]) -> int:
    """The first step of that part of the game in which Ann is free to choose an action."""
    begun = int(PARTS[part] * len(moments))
    free = [step for step, it in enumerate(moments) if it.seat == 0 and it.asked in ACTIONS]
    return min(free, key=lambda step: (step < begun, abs(step - begun)))


class Person:
    """Somebody who plays without looking."""

    def __init__(self, context: BrowserContext, name: str) -> None:
        self.requests = context.request
        self.post("/api/me", {"name": name})
        self._page = context.new_page()
        self._page.goto("/plain/style.css")

    def come(self, table: str) -> None:
        """Be seen at a table: somebody is there whose page is connected."""
        self._page.evaluate(_CONNECT, f"/api/tables/{table}/live")

    def get(self, path: str) -> Any:
        answer = self.requests.get(path, timeout=PATIENCE)
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, data: Any = None) -> Any:
        token = self.get("/api/me")["token"]
        headers = {"X-CSRF-Token": token}
        answer = self.requests.post(path, data=data, headers=headers, timeout=PATIENCE)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json() if answer.text() else None


class Studio:
    """A server, people who play at it, and a browser that looks at Ann's pages."""

    def __init__(self, browser: Browser, server: Server, into: Path, only: list[str]) -> None:
        self.browser, self.server, self.into, self.only = browser, server, into, only
        self.people = [
            Person(browser.new_context(base_url=server.address), name) for name in PEOPLE
        ]
        self.ann = self.people[0]

    def wants(self, name: str) -> bool:
        return not self.only or any(name.startswith(word) for word in self.only)

    @contextmanager
    def page(self, size: str, **settings: Any) -> Iterator[Page]:
        """A page of Ann's: on the laptop it is dark, on the phone it is light."""
        wide, high = SIZES[size]
        usual: dict[str, Any] = {
            "viewport": {"width": wide, "height": high},
            "color_scheme": "dark" if size == "laptop" else "light",
            "device_scale_factor": 1 if size == "laptop" else 2,
            "storage_state": self.ann.requests.storage_state(),
        }
        context = self.browser.new_context(
            base_url=self.server.address,
            reduced_motion="reduce",
            has_touch=size == "phone",
            locale="en-GB",
            **{**usual, **settings},
        )
        context.set_default_timeout(PATIENCE)
        yield context.new_page()
        context.close()

    def shoot(self, name: str, path: str, do: Callable[[Page], None], **settings: Any) -> None:
        """Open the page in every size, do something there, and keep the picture."""
        if not self.wants(name):
            return
        for size in SIZES:
            with self.page(size, **settings) as page:
                page.goto(path)
                do(page)
                page.wait_for_timeout(300)  # for what fades in
                self._keep(page.screenshot(), f"{name}-{size}.png")

    def _keep(self, data: bytes, name: str) -> None:
        # A palette makes a third of the bytes; this way also small things keep their colours.
        picture = Image.open(io.BytesIO(data)).convert("RGB")
        picture = picture.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=NO_DITHER)
        picture.save(self.into / name, optimize=True)
        print(f"{name}: {(self.into / name).stat().st_size // 1024} KB", flush=True)

    # Games.

    def make(self, deal: Deal) -> dict[str, str]:
        """A table at which everybody sits."""
        chairs = [{"who": "me"}, *[{"who": "open"}] * (deal.seats - 1)]
        wish = {"game": deal.game, "seed": f"{deal.seed:x}", "options": deal.options}
        # Played as the bots played it: nobody is asked for what they do not have.
        plain = {**wish, "chairs": chairs, "discreet": False}
        made: dict[str, str] = self.ann.post("/api/tables", plain)
        for person in self.people[1 : deal.seats]:
            person.post(f"/api/tables/{made['id']}/sit", {"link": made["play"]})
            person.come(made["id"])
        return made

    def answer(self, table: str, moments: list[Moment]) -> None:
        for moment in moments:
            person = self.people[moment.seat]
            version = person.get(f"/api/tables/{table}")["version"]
            told = {"id": f"{version}-{moment.seat}", "version": version, "key": moment.key}
            person.post(f"/api/tables/{table}/answer", told)

    def show_table(self, deal: Deal) -> None:
        """The table that stands at home, by night and by day: the board alone, as seen by Ann."""
        moments, table = play(deal), self.make(deal)["id"]
        self.answer(table, moments[: step_of("middle", moments)])
        for theme in ("dark", "light"):
            with self.page("laptop", viewport=AT_HOME, color_scheme=theme) as page:
                page.goto(f"/t/{table}")
                at_the_table(page)
                page.wait_for_timeout(500)  # for what is measured and for what fades in
                shown = page.locator("main.board").screenshot()
            picture = Image.open(io.BytesIO(shown)).convert("RGB")
            wide, high = PICTURE
            picture = picture.crop((0, 0, picture.width, picture.width * high // wide))
            file = BOARDS / deal.game / f"table-{theme}.webp"
            picture.resize(PICTURE, Image.Resampling.LANCZOS).save(file, quality=74, method=6)
            print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} KB", flush=True)

    def show_sizes(self, deal: Deal) -> None:
        """A full table in every window that `test_sizes` measures, made small."""
        name = f"sizes-{deal.game}"
        if not self.wants(name):
            return
        moments, table = play(deal), self.make(deal)["id"]
        self.answer(table, moments[: step_of("late", moments)])
        for at, (wide, high) in enumerate(WINDOWS.values()):
            viewport = {"width": wide, "height": high}
            theme = "light" if at % 2 else "dark"
            with self.page("laptop", viewport=viewport, color_scheme=theme) as page:
                page.goto(f"/t/{table}")
                at_the_table(page)
                page.wait_for_timeout(500)  # for what is measured and for what fades in
                picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            picture.thumbnail((900, 900), Image.Resampling.LANCZOS)
            file = self.into / f"{name}-{wide}x{high}.webp"
            picture.save(file, quality=62, method=6)
            print(f"{file.name}: {file.stat().st_size // 1024} KB", flush=True)

    def draw_icons(self) -> None:
        """The icon of the page in pixels, for those who take no drawing."""
        for size in ICONS:
            page = self.browser.new_page(viewport={"width": size, "height": size})
            page.goto((PUBLIC / "icon-maskable.svg").as_uri())
            picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            picture = picture.quantize(64, dither=NO_DITHER)
            picture.save(PUBLIC / f"icon-{size}.png", optimize=True)
            page.close()

    def show_game(self, deal: Deal) -> None:
        """Early, middle and late, and what is shown of a game when it is over."""
        names = [f"{deal.title}-{part}" for part in deal.parts]
        over = ["page-over", "page-replay"] if deal is DEALS[0] else []
        if not any(map(self.wants, [*names, *over])):
            return
        moments, table, done = play(deal), self.make(deal)["id"], 0
        for part, name in zip(deal.parts, names, strict=True):
            step = step_of(part, moments)
            self.answer(table, moments[done:step])
            done = step
            self.shoot(name, f"/t/{table}", at_the_table)
        if over:
            self.answer(table, moments[done:])
            self.show_the_end(table, len(moments))

    def show_the_end(self, table: str, steps: int) -> None:
        self.shoot("page-over", f"/t/{table}", dialog_open)
        path = f"/t/{table}/replay?step={steps // 2}&seat=0"
        self.shoot("page-replay", path, lambda page: page.get_by_role("slider").wait_for())

    # Pages.

    def show_pages(self) -> None:
        nobody = {"storage_state": None}
        self.shoot("page-home", "/", home, **nobody)
        self.shoot("page-set-up", "/", set_up)
        self.shoot("page-settings", "/", lambda page: press(page, "Settings"))
        self.shoot("page-help", "/", lambda page: press(page, "Help"))
        self.shoot("page-guide", "/", guide, **nobody)
        if not any(map(self.wants, [f"page-{name}" for name in AT_TABLES])):
            return
        invited = self.ann.post(
            "/api/tables", {"game": "echoes", "chairs": [{"who": "me"}, {"who": "open"}]}
        )
        self.shoot("page-invite", f"/t/{invited['id']}", at_the_table)
        table = self.make(DEALS[0])["id"]
        moments = play(DEALS[0])
        self.answer(table, moments[: step_of("middle", moments)])
        self.shoot("page-rules", f"/t/{table}", rules)
        self.shoot("page-card", f"/t/{table}", explained)
        self.shoot("page-plain", f"/plain/t/{table}", lambda page: None, java_script_enabled=False)
        self.people[1].post(
            "/api/tables",
            {
                "game": "anachrony",
                "listed": True,
                "chairs": [{"who": "me"}, {"who": "open"}, {"who": "open"}],
            },
        )
        self.shoot("page-my-tables", "/", my_tables)


# What is done on a page before the picture is taken.


def home(page: Page) -> None:
    expect(page.locator(".game")).to_have_count(3)


def press(page: Page, name: str) -> None:
    home(page)
    page.get_by_role("button", name=name, exact=True).first.click()
    dialog_open(page)


def dialog_open(page: Page) -> None:
    expect(page.locator("dialog[open]")).to_be_visible()


def set_up(page: Page) -> None:
    home(page)
    page.locator(".game.anachrony").get_by_role("button", name="set up").click()
    dialog_open(page)


def guide(page: Page) -> None:
    home(page)
    page.locator(".game.innovation [data-guided]").click()
    expect(page.locator("[data-coach]")).to_be_visible()


def my_tables(page: Page) -> None:
    home(page)
    lists = page.locator(".lists")
    expect(lists.get_by_role("link").first).to_be_visible()
    lists.scroll_into_view_if_needed()


def at_the_table(page: Page) -> None:
    expect(page.locator("main .thing, .room").first).to_be_visible()


def rules(page: Page) -> None:
    at_the_table(page)
    page.keyboard.press("w")
    expect(page.get_by_role("dialog", name="the rules")).to_be_visible()


def explained(page: Page) -> None:
    at_the_table(page)
    card = page.locator("main .laid .thing.offered").nth(1)
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    else:
        card.hover()
    expect(page.locator("#explanation")).to_be_visible()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    arguments.add_argument("--only", nargs="*", default=[], help="beginnings of names")
    arguments.add_argument("--into", type=Path, default=ROOT / "docs" / "screenshots")
    wanted = arguments.parse_args()
    hatch_build.build(with_tools=True)
    expect.set_options(timeout=PATIENCE)
    wanted.into.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        studio = Studio(browser, server, wanted.into, wanted.only)
        if "icon" in wanted.only:
            studio.draw_icons()
        elif "table" in wanted.only:
            for deal in DEALS:
                if deal.seats == 2 and not deal.name:
                    studio.show_table(deal)
        else:
            studio.show_pages()
            for deal in DEALS:
                studio.show_game(deal)
                if deal.seats == 4:
                    studio.show_sizes(deal)
        browser.close()


if __name__ == "__main__":
    main()
