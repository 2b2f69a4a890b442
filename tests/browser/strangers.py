"""People who come with a browser, and the server they come to."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Playwright, expect

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
QUIET = ("background-networking", "component-update", "sync", "gpu", "quic")
LAPTOP, PHONE = (1366, 768), (390, 844)
# Rooms of axe-core that are about what people can and cannot do, besides its best practices.
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

expect.set_options(timeout=20_000)


def find_browser() -> str | None:
    """The program that the tests drive, if there is one."""
    return next(filter(None, map(shutil.which, CHROMIUM)), None)


def launch(playwright: Playwright) -> Browser:
    """A browser without a window, kept from calling home."""
    arguments = ["--no-sandbox", "--no-first-run", *(f"--disable-{word}" for word in QUIET)]
    return playwright.chromium.launch(executable_path=find_browser(), args=arguments)


class Server:
    """`chronotable serve` in a process of its own, which can be killed and started again."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop(signal.SIGTERM)

    def start(self) -> None:
        command = [sys.executable, "-m", "chronotable", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(self.data), "--limit", "all=off"]
        command += self.options
        path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
        said = self.data / "said"
        with said.open("a") as output:
            self._process = subprocess.Popen(
                command,
                env={**os.environ, "PYTHONPATH": path, "LANG": "C.UTF-8"},
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        while not self._is_open():
            assert self._process.poll() is None, said.read_text()
            time.sleep(0.05)

    def _is_open(self) -> bool:
        with socket.socket() as knocking:
            return knocking.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=30)
            self._process = None


class Stranger:
    """Somebody whom the server does not know yet.

    Whatever the browser complains about is remembered, and told in the end.
    """

    def __init__(
        self,
        browser: Browser,
        server: Server,
        size: tuple[int, int] = LAPTOP,
        theme: Any = "dark",
        motion: Any = "reduce",
        locale: str = "en-GB",
        **more: Any,
    ) -> None:
        self.server = server
        self.complaints: list[str] = []
        self.context = browser.new_context(
            base_url=server.address,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            reduced_motion=motion,
            has_touch=size == PHONE,
            locale=locale,
            **more,
        )
        self.page: Page = self.context.new_page()
        self.page.on("console", self._complain)
        self.page.on("pageerror", lambda error: self.complaints.append(f"broke: {error}"))
        # The server is away on purpose in some tests; then a browser says that of every request.
        self.server_was_away = False

    def _complain(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def leave(self) -> None:
        self.context.close()
        away = re.compile(r"ERR_CONNECTION|WebSocket connection|Failed to load resource")
        found = [c for c in self.complaints if not (self.server_was_away and away.search(c))]
        assert not found, "\n".join(found)

    # Going somewhere.

    def home(self) -> None:
        self.page.goto("/")
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()

    def game(self, name: str) -> Locator:
        """The card of a game at home."""
        return self.page.locator(f".game.{name}")

    def play_now(self, name: str) -> None:
        self.home()
        self.game(name).get_by_role("button", name="Play now").click()
        expect(self.options.first).to_be_visible()

    def make(self, game: str, *chairs: str, **more: Any) -> str:
        """A table made without clicking; chairs are told as `me`, `open` or `bot:LEVEL`."""
        told = []
        for chair in chairs:
            who, _, level = chair.partition(":")
            told.append({"who": who, **({"level": level} if level else {})})
        me = self.page.request.get("/api/me").json()
        if not me["name"]:
            answer = self.post("/api/me", {"name": more.pop("name", "Ann")})
            assert answer.ok, answer.text()
        answer = self.post("/api/tables", {"game": game, "chairs": told, **more})
        assert answer.ok, answer.text()
        made: dict[str, str] = answer.json()
        self.made = made
        return made["id"]

    def post(self, path: str, data: Any = None) -> Any:
        token = self.page.request.get("/api/me").json()["token"]
        return self.page.request.post(path, data=data, headers={"X-CSRF-Token": token})

    def sit_at(self, game: str, *chairs: str, **more: Any) -> str:
        """Make a table and open it."""
        id = self.make(game, *chairs, **more)
        self.page.goto(f"/t/{id}")
        expect(self.options.first).to_be_visible()
        return id

    # At a table.

    @property
    def options(self) -> Locator:
        return self.page.locator("button[data-key]")

    @property
    def log(self) -> Locator:
        """What has happened; the chat is a log of its own."""
        return self.page.locator('.log[role="log"]')

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("region", name="What to do")

    def keys(self) -> list[str]:
        expect(self.options.first).to_be_enabled()
        keys: list[str] = self.options.evaluate_all("all => all.map((one) => one.dataset.key)")
        return keys

    def choose(self, key: str) -> None:
        """Answer in the action bar by the keyboard, and wait until that question is gone.

        What can be chosen on the board is not listed there until the keyboard comes to it."""
        button = self.page.locator(f'button[data-key="{key}"]')
        asked = self.look()["version"]
        expect(button).to_be_enabled()
        button.press("Enter")
        self.until(lambda look: look["version"] > asked)

    def moved(self, step: int) -> None:
        """Wait until something was answered after this step."""
        self.until(lambda look: look["step"] > step)

    def until(self, true: Callable[[dict[str, Any]], bool], seconds: float = 30) -> None:
        """Wait until something is true of what the server says of the table."""
        deadline = time.monotonic() + seconds
        while not true(look := self.look()):
            assert time.monotonic() < deadline, look
            self.page.wait_for_timeout(50)

    @property
    def table(self) -> str:
        found = re.search(r"/t/([^/?]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def look(self) -> dict[str, Any]:
        """What the server says of the table to this guest."""
        look: dict[str, Any] = self.page.request.get(f"/api/tables/{self.table}").json()
        return look

    # Whether it can be used.

    def accessible(self) -> None:
        """No violation that axe-core knows of, on the page as it is now."""
        if not self.page.evaluate("'axe' in window"):
            # Not a script tag: the page's own policy would forbid it.
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate(
            "rules => axe.run(document, {runOnly: {type: 'tag', values: rules}})", RULES
        )
        told = [
            f"{each['id']}: {each['help']}\n  "
            + "\n  ".join(node["html"][:200] for node in each["nodes"][:5])
            for each in found["violations"]
        ]
        assert not told, "\n".join(told)

    def fits(self) -> None:
        """Nothing needs to be scrolled for."""
        size = self.page.evaluate(
            "[document.documentElement.scrollWidth - innerWidth,"
            " document.documentElement.scrollHeight - innerHeight]"
        )
        assert size[0] <= 0, f"{size[0]} pixels too wide"
        assert size[1] <= 0, f"{size[1]} pixels too high"
