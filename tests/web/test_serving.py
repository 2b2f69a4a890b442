"""`chronotable serve` as a person starts it, the built client, and programs that play."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from benchmarks import crowd, server, soak
from chronotable.cli.serve import has_browser
from chronotable.table.service import TableService
from chronotable.table.wire import Chair, Introduce, NewTable
from chronotable.text.lesson import lesson, lessons
from chronotable.text.rulebook import rulebook, titles
from tests.docs.pages import ROOT
from tests.web.visitors import Running, Visitor, Window, running

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "LANG": "C.UTF-8"}


@contextmanager
def started(*more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command, running, and its address."""
    command = [sys.executable, "-m", "chronotable", "serve", "--port", "0", "--no-browser", *more]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            assert "The table is open: http://127.0.0.1:" in line, process.communicate()
            yield process, line.split()[-1]
        finally:
            process.kill()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_command_serves_and_closes_cleanly(number: int, tmp_path: Path) -> None:
    with started("--data", str(tmp_path / "games"), "--log", "info") as (process, address):
        assert httpx.get(f"{address}/health").json()["well"]
        assert httpx.get(address, follow_redirects=True).status_code == 200
        process.send_signal(number)
        told, errors = process.communicate(timeout=30)
        assert process.returncode == 0, errors
    assert "Every game is kept" in told
    assert "Traceback" not in errors
    lines = [json.loads(line) for line in errors.splitlines()]
    assert {"event": "request", "path": "/"}.items() <= lines[0].items()
    assert (tmp_path / "games" / "chronotable.sqlite3").exists()


def test_games_go_on_after_the_server_was_closed(tmp_path: Path) -> None:
    with (
        running(tmp_path) as server,
        Visitor(server, "Ann") as ann,
        Visitor(server, "Bob") as bob,
    ):
        made = ann.make("innovation", "me", "open")
        bob.sit(made)
        before = ann.look(made["id"])
        cookies, token = ann.cookies, ann.token
        with ann.window(made["id"]) as window:
            server.server.should_exit = True
            assert window.code() == 1012
    with running(tmp_path) as server:
        headers = {"Cookie": cookies, "X-CSRF-Token": token}
        with httpx.Client(base_url=server.address, headers=headers) as http:
            look = http.get(f"/api/tables/{made['id']}").json()
            assert look["question"] == before["question"]
            key = look["question"]["options"][0]["key"]
            answer = {"type": "answer", "id": "1", "version": before["version"], "key": key}
            assert http.post(f"/api/tables/{made['id']}/answer", json=answer).status_code == 200


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "chronotable", "serve", "--port", port]
        done = subprocess.run(
            [*command, "--data", str(tmp_path)], env=ENVIRONMENT, capture_output=True, text=True,
            check=False, timeout=60,
        )  # fmt: skip
    assert done.returncode == 2
    assert f"cannot listen at 127.0.0.1:{port}" in done.stderr


def test_a_database_and_a_folder_cannot_both_keep_the_games(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "chronotable", "serve", "--data", str(tmp_path)]
    done = subprocess.run(
        [*command, "--database", "sqlite:///x"], env=ENVIRONMENT, capture_output=True, text=True,
        check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == 2
    assert "cannot both" in done.stderr


def test_a_browser_is_opened_only_where_there_is_a_screen() -> None:
    assert has_browser({"DISPLAY": ":0"})
    assert has_browser({"WAYLAND_DISPLAY": "wayland-0"})
    assert not has_browser({})


# The built client.


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Running]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>built</title>" + " " * 600)
    (static / "icon.svg").write_text("<svg/>")
    (static / "assets" / "index-DiwrgTda.js").write_text("let x = 1;\n" * 200)
    (static / "assets" / "index-DiwrgTda.js.map").write_text("{}")
    (static / ".secret").write_text("x")
    (tmp_path / "outside.txt").write_text("x")
    with running(tmp_path, static=static) as server:
        yield server


def test_the_built_client_is_served_with_the_right_caching(built: Running) -> None:
    tables = [f"/t/anything{page}" for page in ("", "/replay", "/room", "/hand")]
    with httpx.Client(base_url=built.address) as http:
        for page in ("/", *tables, "/index.html"):
            answer = http.get(page)
            assert "<title>built</title>" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
        script = http.get("/assets/index-DiwrgTda.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "javascript" in script.headers["content-type"]
        assert script.headers["content-encoding"] == "gzip"
        plain = http.get("/assets/index-DiwrgTda.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == script.content
        assert http.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")


def test_a_browser_that_has_a_file_is_not_sent_it_again(built: Running) -> None:
    with httpx.Client(base_url=built.address) as http:
        tag = http.get("/").headers["etag"]
        again = http.get("/", headers={"If-None-Match": tag})
        assert again.status_code == 304
        assert again.content == b""


def test_nothing_outside_the_built_client_is_served(built: Running) -> None:
    port = int(built.host.split(":")[1])
    wanted = [
        "/../outside.txt", "/assets/../../outside.txt", "/%2e%2e/outside.txt", "/.secret",
        "/assets/index-DiwrgTda.js.map", "//etc/passwd", "/assets/", "/..%5coutside.txt",
    ]  # fmt: skip
    for path in wanted:
        with socket.create_connection(("127.0.0.1", port)) as raw:
            raw.sendall(
                f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
            )
            answer = raw.makefile("rb").read()
        assert b" 404 " in answer.splitlines()[0], path


def test_without_a_built_client_the_pages_without_scripts_are_shown(tmp_path: Path) -> None:
    with running(tmp_path) as server, httpx.Client(base_url=server.address) as http:
        assert http.get("/").headers["location"] == "/plain"
        there = http.get("/t/some-table?link=a%26b").headers["location"]
        assert there == "/plain/t/some-table?link=a%26b"


# What is printed.


def test_catalogues_and_boxes_are_sent_compressed_and_once(tmp_path: Path) -> None:
    with running(tmp_path) as server, httpx.Client(base_url=server.address) as http:
        printed = ("/api/text/en/echoes.ftl", "/api/games/echoes/box", "/api/rules/en/echoes")
        for path in printed:
            answer = http.get(path)
            assert answer.status_code == 200
            assert answer.headers["content-encoding"] == "gzip"
            packed = len(gzip.compress(answer.content, 9))
            assert int(answer.headers["content-length"]) <= packed + 20
            tag = {"If-None-Match": answer.headers["etag"]}
            assert http.get(path, headers=tag).status_code == 304
        assert "echoes-ask-action" in http.get("/api/text/en/echoes.ftl").text
        assert http.get("/api/text/en/chronotable.ftl").text.startswith("###")


def test_the_rules_are_told_heading_by_heading(tmp_path: Path) -> None:
    with running(tmp_path) as server, httpx.Client(base_url=server.address) as http:
        for game in titles():
            told = http.get(f"/api/rules/en/{game}").json()
            book = rulebook("en", game)
            assert (told["game"], told["lang"]) == (game, "en")
            assert [each["id"] for each in told["headings"]] == [each.id for each in book.sections]
            assert [ask for each in told["headings"] for ask in each["asks"]]


def test_lessons_are_told_step_by_step(tmp_path: Path) -> None:
    with running(tmp_path) as server, httpx.Client(base_url=server.address) as http:
        for game in lessons():
            told = http.get(f"/api/games/{game}/lesson").json()
            assert (told["game"], told["seed"]) == (game, lesson(game).seed)
            assert tuple(told["line"]) == lesson(game).line
            assert [each["id"] for each in told["steps"]] == [s.id for s in lesson(game).steps]
            assert [each["says"][0] for each in told["steps"]] == [
                f"{game}-guide-{step.id}" for step in lesson(game).steps
            ]


def test_health_and_metrics_are_told(tmp_path: Path) -> None:
    with running(tmp_path) as server, Visitor(server, "Ann") as ann:
        table = ann.make("innovation", "me", "open")["id"]
        with Window(server, table, cookies=ann.cookies):
            told = ann.get("/metrics").text
        assert 'chronotable_http_requests_total{method="POST",path="/api/tables"' in told
        assert "chronotable_sockets 1.0" in told
        assert table not in told


def test_the_api_page_tells_every_address_and_message(tmp_path: Path) -> None:
    with running(tmp_path) as server, Visitor(server) as ann:
        page = ann.get("/api/docs").text
        schema = ann.get("/api/docs/openapi.json").json()
    assert "/api/tables/{id}/answer" in schema["paths"]
    for path in schema["paths"]:
        assert path in page
    for name in ("Snapshot", "Introduce", "Problem"):
        assert f'id="{name}"' in page


# The benchmark.


def test_the_benchmark_measures_a_real_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")  # without Node there is no boardgame.io
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    figures = {row.name: row for row in server.figures(0.2, [2], most=2)}
    for table in ("2 tables", "2 tables of Anachrony"):
        assert figures[f"{table}, answers"].value > 0
        assert figures[f"{table}, refused"].value == 0
        assert figures[f"{table}, memory"].value > 10
    beside = [
        row for name, row in figures.items() if name.startswith("2 tables beside 2 of experts")
    ]
    assert [row.value > 0 for row in beside] == [True] * 3
    assert any(name.endswith("p99") and "at full speed" not in name for name in figures)


def test_stored_games_are_copied_whole(tmp_path: Path) -> None:
    file = tmp_path / "bench.sqlite3"

    async def make() -> str:
        async with TableService.open(f"sqlite:///{file}") as service:
            ann, _ = await service.introduce(None, Introduce("Ann"))
            chairs = [Chair("me"), Chair("open")]
            return (await service.make(ann, NewTable("innovation", chairs))).id

    async def look(table: str) -> str:
        async with TableService.open(f"sqlite:///{file}") as service:
            return (await service.registry.room(table)).standing.status

    table = asyncio.run(make())
    crowd.copy(file, 3)
    assert [asyncio.run(look(f"{table}{each}")) for each in ("", "-1", "-3")] == ["gathering"] * 3


def test_a_long_run_reads_what_a_real_server_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    told: list[float] = []
    found = soak.soak(0.05, 20.0, lambda gone, memory, answers: told.append(memory))
    assert found.answers > 10
    assert found.refused == 0
    assert min(found.megabytes) > 10
    assert min(found.files) > 24  # as many sockets are open
    assert told


# A program that plays.


def test_the_bot_client_of_the_documentation_plays_a_whole_game(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "bot-client.md").read_text("utf-8")
    code = page.split("```python\n")[1].split("```")[0]
    assert len([line for line in code.splitlines() if line.strip()]) <= 40
    bot = tmp_path / "bot.py"
    bot.write_text(code, "utf-8")
    with running(tmp_path) as server, Visitor(server, "Host") as host:
        made = host.make("innovation", "open", "open", seed="21")
        link = f"{server.address}/t/{made['id']}?link={made['play']}"
        bots = [
            subprocess.Popen(
                [sys.executable, str(bot), link, name], stdout=subprocess.PIPE, text=True
            )
            for name in ("Ada", "Grace")
        ]
        told = [each.communicate(timeout=300)[0] for each in bots]
        assert [each.returncode for each in bots] == [0, 0]
        look = host.look(made["id"])
    assert look["status"] == "over"
    winners = [look["seats"][seat]["name"] for seat in look["outcome"]["winners"]]
    assert sum("won" in each for each in told) == len(winners)


def test_what_everybody_would_wait_for_is_read_before_the_first_request() -> None:
    command = (
        "import sys, gc; from chronotable.web import serve; from chronotable.text import speaker; "
        "serve._leave_the_lasting_alone(); read = speaker._bundle.cache_info().misses; "
        "from chronotable.table.errors import Conflict; assert Conflict().text; "
        "assert speaker._bundle.cache_info().misses == read > 0; assert gc.get_freeze_count(); "
        "assert 'chronotable.games.anachrony.game' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", command], check=True)
