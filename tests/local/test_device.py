"""The tables of one device: whole games, kept, read again, watched, handed over."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from chronotable.games import load
from chronotable.local.door import LocalDoor, Talk
from chronotable.local.shelf import InMemory
from chronotable.local.tables import DeviceTables
from tests.table.test_upgrades import rules

ROOT = Path(__file__).parents[2]
HERE = {"who": "me"}
NOVICE = {"who": "bot", "level": "novice"}


class Page:
    """What a page does: it asks by paths, and talks at one table."""

    def __init__(self, tables: DeviceTables) -> None:
        self.tables = tables
        self.door = LocalDoor(tables)
        self.heard: list[Any] = []
        self.talk: Talk | None = None
        self.said = 0

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        status, text = await self.door.answer(
            method, path, "" if body is None else json.dumps(body)
        )
        return status, json.loads(text) if text else None

    async def sit_down(self, game: str, *others: dict[str, str], **more: Any) -> str:
        await self.ask("POST", "/api/me", {"name": "Ann", "lang": "en"})
        wanted = {"game": game, "chairs": [HERE, *others], **more}
        status, made = await self.ask("POST", "/api/tables", wanted)
        assert status == 200, made
        await self.look_at(made["id"])
        return str(made["id"])

    async def look_at(self, table: str) -> None:
        self.heard.clear()
        self.talk = Talk(self.tables, table, lambda text: self.heard.append(json.loads(text)))
        await self.say({"type": "resume"})

    async def say(self, message: dict[str, Any]) -> None:
        assert self.talk is not None
        await self.talk.hear(json.dumps(message))

    @property
    def look(self) -> Any:
        return next(each["look"] for each in reversed(self.heard) if each["type"] == "look")

    async def answer(self, key: str | None = None) -> None:
        self.said += 1
        options = self.look["question"]["options"]
        chosen = options[self.said * 7 % len(options)]["key"] if key is None else key
        told = {"type": "answer", "id": f"a{self.said}", "version": self.look["version"]}
        await self.say({**told, "key": chosen})

    async def play(self, most: int = 10_000) -> None:
        """Until it is over, or that many answers are given."""
        async with asyncio.timeout(120):
            while self.look["status"] == "playing" and most > 0:
                if self.look["question"] is None:
                    await asyncio.sleep(0.001)
                else:
                    await self.answer()
                    most -= 1


async def opened(shelf: InMemory | None = None) -> Page:
    return Page(await DeviceTables.open(shelf or InMemory()))


@pytest.mark.parametrize("game", ["anachrony", "echoes", "innovation"])
def test_a_whole_game_is_played_kept_and_watched(game: str) -> None:
    async def play() -> None:
        shelf = InMemory()
        page = await opened(shelf)
        table = await page.sit_down(game, NOVICE)
        await page.play()
        assert page.look["outcome"]["winners"]
        assert not [each for each in page.heard if each["type"] == "refused"]

        again = await opened(shelf)  # the device was off meanwhile
        _, lobby = await again.ask("GET", "/api/tables")
        assert [card["id"] for card in lobby["finished"]] == [table]
        status, position = await again.ask("GET", f"/api/tables/{table}/replay/5?seat=1")
        assert (status, position["step"]) == (200, 5)

        _, record = await again.ask("GET", f"/api/tables/{table}/record")
        other = await opened()
        await other.ask("POST", "/api/me", {"name": "Bob"})
        status, made = await other.ask("POST", "/api/records", record)
        assert status == 200
        status, seen = await other.ask("GET", f"/api/tables/{made['id']}")
        assert seen["outcome"] == page.look["outcome"]

    asyncio.run(play())


def test_a_game_goes_on_where_it_was_left() -> None:
    async def play() -> None:
        shelf = InMemory()
        page = await opened(shelf)
        table = await page.sit_down("innovation", NOVICE, seed="7")
        await page.play(most=6)
        async with asyncio.timeout(20):
            while page.look["question"] is None:
                await asyncio.sleep(0.001)
        seen = page.look

        again = await opened(shelf)
        await again.look_at(table)
        same = ("version", "step", "table", "question", "events")
        assert {name: again.look[name] for name in same[:4]} == {n: seen[n] for n in same[:4]}
        await again.play()
        assert again.look["status"] == "over"

        await again.ask("DELETE", f"/api/tables/{table}")
        assert (shelf.texts, shelf.lines) == ({}, {})

    asyncio.run(play())


def test_a_bot_that_fails_answers_at_random_and_the_table_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Broken:
        def choose(self, *_: object) -> str:
            raise KeyError("weights")

    async def play() -> None:
        page = await opened()
        await page.sit_down("innovation", NOVICE)
        await page.play()
        assert page.look["outcome"]["winners"]
        told = [each for each in page.heard if "table-bot-stumbled" in json.dumps(each)]
        assert told

    monkeypatch.setattr("chronotable.local.tables.make", lambda level, game: Broken())
    asyncio.run(play())
    assert "the novice bot of innovation failed: KeyError('weights')" in capsys.readouterr().err


def test_the_device_is_handed_over_and_nobody_sees_what_is_not_theirs() -> None:
    async def play() -> None:
        page = await opened()
        await page.sit_down("innovation", {"who": "open"}, seed="7")
        first = page.look
        assert (first["seat"], first["status"]) == (0, "playing")
        own = [each["key"] for each in first["question"]["options"]]

        await page.say({"type": "hand", "seat": 1})
        assert page.look["seat"] == 1
        assert page.look["events_from"] == 0
        assert [each["key"] for each in page.look["question"]["options"]] != own

    asyncio.run(play())


def test_a_game_is_brought_and_goes_on_from_where_it_stood() -> None:
    async def play() -> None:
        page = await opened()
        table = await page.sit_down("innovation", {"who": "open"}, NOVICE, seed="7")
        await page.answer()
        await page.say({"type": "hand", "seat": 1})
        await page.answer()
        async with asyncio.timeout(20):
            while page.look["step"] < 3:  # the bot chooses its first card at the same time
                await asyncio.sleep(0.001)
        _, record = await page.ask("GET", f"/api/tables/{table}/copy")
        assert record["chairs"] == ["me", "open", "novice"]

        other = await opened()
        await other.ask("POST", "/api/me", {"name": "Bob"})
        for chairs, reason in (("me", "error-brought-chairs"), ("me,me,me", "error-one-chair")):
            status, problem = await other.ask("POST", f"/api/records?chairs={chairs}", record)
            assert (status, problem["said"][0]) == (400, reason)
        status, made = await other.ask("POST", "/api/records?chairs=me,novice,novice", record)
        assert status == 200, made
        await other.look_at(made["id"])
        await other.play(most=3)
        _, after = await other.ask("GET", f"/api/tables/{made['id']}/copy")
        kept = len(record["answers"])
        assert after["answers"][:kept] == record["answers"]
        assert len(after["answers"]) > kept

    asyncio.run(play())


def test_other_rules_never_play_on_in_silence() -> None:
    """The page was written anew with other rules, in the middle of a game."""

    async def play() -> None:
        shelf = InMemory()
        page = await opened(shelf)
        table = await page.sit_down("innovation", {"who": "open"}, seed="7")
        await page.answer()
        _, record = await page.ask("GET", f"/api/tables/{table}/copy")
        with rules(load("innovation").but(version="later")):
            again = await opened(shelf)
            await again.look_at(table)
            assert again.look["status"] == "frozen"
            assert again.look["question"] is None
            assert again.look["stands"][0] == "frozen-consent"
            await again.say({"type": "answer", "id": "x", "version": 1, "key": "draw"})
            assert again.heard[-1]["reason"] == "frozen"

            status, problem = await again.ask("POST", "/api/records?chairs=me,open", record)
            assert (status, problem["said"][0]) == (400, "error-record-version")
            assert (await again.ask("POST", f"/api/tables/{table}/agree"))[0] == 204
            await again.look_at(table)
            assert again.look["status"] == "playing"
            later = await opened(shelf)  # the device was off meanwhile
            await later.look_at(table)
            assert (later.look["status"], later.look["stands"]) == ("playing", None)
            assert any(line["said"] for line in later.look["chat"])

    asyncio.run(play())


def test_nonsense_is_refused_as_a_server_refuses_it() -> None:
    async def play() -> None:
        page = await opened()
        await page.ask("POST", "/api/me", {"name": "Ann"})
        for method, path, body in (
            ("GET", "/api/tables/nobody", None),
            ("GET", "/api/elsewhere", None),
            ("DELETE", "/api/tables/nobody", None),
        ):
            assert (await page.ask(method, path, body))[0] == 404
        for body in (
            {"game": "go", "chairs": [HERE, NOVICE]},
            {"game": "innovation", "chairs": [HERE, {"who": "bot", "level": "divine"}]},
            {"game": "innovation", "chairs": [HERE] * 2},
            {"game": "innovation", "chairs": "all"},
            {"game": "innovation", "seats": 2},
        ):
            status, problem = await page.ask("POST", "/api/tables", body)
            assert (status, problem["status"]) == (400, 400)
        assert (await page.ask("POST", "/api/records", {"game": "innovation"}))[0] == 400

        await page.sit_down("innovation", NOVICE)
        for key, reason in (("no such option", "malformed"), ("nonsense", "illegal")):
            await page.answer(key)
            assert page.heard[-1]["reason"] == reason

    asyncio.run(play())


WITHOUT = """
import asyncio, sys
from chronotable.local.absent import ABSENT, do_without

do_without()
sys.modules["msgspec"].__name__ == "chronotable.local.structs" or sys.exit("msgspec is there")
from tests.local.test_device import NOVICE, opened


async def play():
    page = await opened()
    await page.sit_down(sys.argv[1], NOVICE, seed="7")
    await page.play(most=40)
    assert not [each for each in page.heard if each["type"] == "refused"]
    print(page.look["version"] > 40)


asyncio.run(play())
real = [n for n in ("litestar", "rich", *ABSENT) if getattr(sys.modules.get(n), "__file__", None)]
print(real)
"""


def test_it_needs_no_library() -> None:
    """As in a browser: whatever the table half imports besides Python's own is not there."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, "echoes"],
        cwd=ROOT,
        env={"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "True\n[]\n", done.stderr
