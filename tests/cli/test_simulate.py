"""`chronotable simulate`: many games, kept, interrupted, gone on with, and reported."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from chronotable import agents
from chronotable.cli import main
from chronotable.games import load
from chronotable.kernel.decision import Decision
from chronotable.kernel.json import Json
from chronotable.simulation import wilson
from chronotable.text import Speaker

GAME = ("simulate", "echoes", "--games", "6", "--workers", "1", "--seed", "3")


def lines_of(file: Path) -> tuple[Json, list[Json]]:
    """The terms and the games of a file."""
    terms, *games = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return terms, games


class Page(HTMLParser):
    """A report as a reader finds it: tables by caption, plots by what they say, ids."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.tables: dict[str, list[list[str]]] = {}
        self.plots: list[str] = []
        self.ids: list[str] = []
        self.text = ""
        self.tags: Counter[str] = Counter()
        self.attributes: list[tuple[str, str]] = []
        self._open: list[str] = []
        self._caption = ""
        self.feed(file.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags[tag] += 1
        self.attributes += given.items()
        self._open.append(tag)
        if "id" in given:
            self.ids.append(given["id"])
        if tag == "svg":
            self.plots.append(given["aria-label"])
        elif tag == "caption":
            self._caption = ""
        elif tag == "tr":
            self.tables[self._caption].append([])
        elif tag in ("th", "td"):
            self.tables[self._caption][-1].append("")

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop() != tag:
            pass
        if tag == "caption":
            self.tables[self._caption] = []

    def handle_data(self, data: str) -> None:
        inside = self._open[-1] if self._open else ""
        if inside == "caption":
            self._caption += data
        elif inside in ("th", "td"):
            self.tables[self._caption][-1][-1] += data.strip()
        elif inside not in ("style",):
            self.text += data

    def row(self, caption: str, name: str) -> list[str]:
        return next(row for row in self.tables[caption] if row[0] == name)


@pytest.fixture(scope="module")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with forty games of Echoes and their report."""
    folder = tmp_path_factory.mktemp("simulated")
    save, report = str(folder / "games.jsonl"), str(folder / "report.html")
    command = ["simulate", "echoes", "--games", "40", "--workers", "1", "--seats", "3"]
    assert main([*command, "--save", save, "--report", report]) == 0
    return folder


def shares(games: list[Json], group: str) -> dict[str, tuple[float, int]]:
    """For each thing of a group, parts of victories and players: counted once more, plainly."""
    found: dict[str, tuple[float, int]] = {}
    for game in games:
        for seat, of, thing in game["facts"]:
            if of == group:
                wins, players = found.get(thing, (0.0, 0))
                part = 1 / len(game["winners"]) if seat in game["winners"] else 0.0
                found[thing] = (wins + part, players + 1)
    return found


# What is played, kept and told.


def test_every_game_is_a_line_with_what_was_found(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert main([*GAME, "--save", str(file)]) == 0
    terms, games = lines_of(file)
    assert terms["game"] == "echoes"
    assert terms["version"] == load("echoes").version
    assert terms["levels"] == ["random", "random"]
    assert sorted(game["seed"] for game in games) == [3, 4, 5, 6, 7, 8]
    for game in games:
        assert [sum(sheet.values()) for sheet in game["sheets"]] == game["scores"]
        assert game["rounds"] > 0
        assert {group for _, group, _ in game["facts"]} >= {"summoned", "first", "order"}


def test_json_holds_everything_that_was_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*GAME, "--json"]) == 0
    counted = json.loads(capsys.readouterr().out)
    assert counted["games"] == 6
    assert sum(share["wins"] for share in counted["endings"].values()) == 6
    assert sum(seat["wins"] for seat in counted["seats"]) == pytest.approx(6)
    assert counted["rounds"]["count"] == 6
    assert counted["broken"] == []
    assert not counted["interrupted"]


def test_the_terminal_tells_who_wins_with_what(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(GAME) == 0
    out = capsys.readouterr().out
    assert "Echoes of Time: 6 games, 2 seats, seeds from 3" in out
    assert "Seat 2: random" in out
    assert "Card summoned" in out
    assert "95 % interval" in out


def test_the_last_bot_named_takes_the_seats_that_are_left(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    seats = ["--seats", "4", "--seat", "bot:novice", "--seat", "bot:random"]
    command = ["simulate", "innovation", "--games", "1", "--workers", "1", *seats]
    assert main([*command, "--save", str(file)]) == 0
    assert lines_of(file)[0]["levels"] == ["novice", "random", "random", "random"]


def test_an_option_given_twice_takes_its_values_in_turn(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    sides = ["--option", "side=A", "--option", "side=B"]
    command = ["simulate", "anachrony", "--games", "4", "--workers", "1", *sides]
    assert main([*command, "--save", str(file)]) == 0
    _, games = lines_of(file)
    played = {g["seed"]: {t[-1] for _, group, t in g["facts"] if group == "side"} for g in games}
    assert played == {0: {"A"}, 1: {"B"}, 2: {"A"}, 3: {"B"}}


def test_processes_come_to_the_same_as_one(tmp_path: Path) -> None:
    alone, shared = tmp_path / "alone.jsonl", tmp_path / "shared.jsonl"
    assert main([*GAME, "--save", str(alone)]) == 0
    assert main(["simulate", "echoes", "--games", "6", "--workers", "2", "--seed", "3",
                 "--save", str(shared)]) == 0  # fmt: skip
    terms, games = lines_of(shared)
    games.sort(key=lambda game: int(game["seed"]))
    assert (terms, games) == lines_of(alone)


# The report.


def test_the_report_agrees_with_the_lines(simulated: Path) -> None:
    page = Page(simulated / "report.html")
    _, games = lines_of(simulated / "games.jsonl")
    speaker = Speaker(load("echoes"))
    for group, caption in (("summoned", "Card summoned"), ("fortified", "Source fortified")):
        counted = shares(games, group)
        assert len(page.tables[caption]) == 1 + len(counted)
        for thing, (wins, players) in counted.items():
            _, shown_players, shown_wins, share, interval, _ = page.row(
                caption, speaker.name(thing)
            )
            assert int(shown_players.replace(",", "")) == players
            assert float(shown_wins) == pytest.approx(wins, abs=0.001)
            assert share == f"{wins / players:.1%}"
            low, high = wilson(wins, players)
            assert interval == f"{low:.1%} to {high:.1%}"
    for seat in range(3):
        wins = sum((seat in g["winners"]) / len(g["winners"]) for g in games)
        row = page.row("Who wins", f"Seat {seat + 1}: random")
        assert float(row[2]) == pytest.approx(wins, abs=0.001)
    for reason, times in Counter(game["reason"] for game in games).items():
        assert page.row("How they end", speaker.name(f"ending:{reason}"))[1] == str(times)
    rounds = [game["rounds"] for game in games]
    row = page.row("How long the games take", "Rounds")
    assert (row[1], row[3], row[-1]) == (
        f"{sum(rounds) / len(rounds):.1f}",
        str(min(rounds)),
        str(max(rounds)),
    )
    tokens = [sheet["tokens"] for game in games for sheet in game["sheets"]]
    row = page.row("Where the points come from", "Tokens")
    assert row[1] == f"{sum(tokens) / len(tokens):.1f}"


def test_the_report_needs_nothing_beside_it(simulated: Path) -> None:
    text = (simulated / "report.html").read_text("utf-8")
    assert not re.search(r"https?:|//[a-z]|@import|url\((?!#)", text)
    page = Page(simulated / "report.html")
    assert page.tags["script"] == page.tags["link"] == page.tags["img"] == 0
    assert all(value.startswith("#") for name, value in page.attributes if name == "href")
    assert not any(name == "src" for name, _ in page.attributes)


def test_every_section_has_a_plot_that_can_be_read_aloud(simulated: Path) -> None:
    page = Page(simulated / "report.html")
    assert len(page.plots) == len(page.tables) == page.tags["section"] > 8
    assert all(page.plots)
    assert len({*page.ids}) == len(page.ids), "no two plots share an id"
    used = {value[1:] for name, value in page.attributes if name == "href"}
    assert used <= {*page.ids}
    assert page.tags["figure"] == page.tags["svg"]


def test_the_report_tells_how_to_play_the_same_games_again(simulated: Path) -> None:
    page = Page(simulated / "report.html")
    seats = " --seat bot:random" * 3
    assert f"chronotable simulate echoes --games 40{seats} --seed 0" in page.text


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("innovation", []),
        ("innovation", ["--seats", "4", "--option", "cards=third"]),
        ("anachrony", ["--seats", "1"]),
        ("anachrony", ["--seats", "3", "--option", "doomsday=yes", "--option", "side=B"]),
        ("echoes", ["--seats", "4", "--option", "interaction=low"]),
        ("quarry", []),
    ],
)
def test_every_title_can_be_reported(tmp_path: Path, game: str, options: list[str]) -> None:
    report = tmp_path / "report.html"
    command = ["simulate", game, "--games", "3", "--workers", "1", *options]
    assert main([*command, "--report", str(report)]) == 0
    page = Page(report)
    assert page.tables["Who wins"]
    assert not re.search(r"\w+:\w+_|fact:|category:|ending:", page.text)


# Ctrl-C, and going on.


@contextmanager
def begun(folder: Path, *more: str) -> Iterator[subprocess.Popen[str]]:
    """A simulation that would take hours, in a process group of its own, as in a terminal.

    It heeds Ctrl-C even if we do not: what a shell runs in the background ignores it, and so
    does all that it starts. Whatever happens, nothing of it is left running.
    """
    command = [sys.executable, "-W", "error", "-m", "chronotable", "simulate", "innovation"]
    command += ["--games", "1000000", "--save", "games.jsonl", "--report", "report.html", *more]
    process = subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(Path(main.__code__.co_filename).parents[2])},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=_heed_interrupts,
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def _heed_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_for_games(folder: Path, games: int, process: subprocess.Popen[str]) -> None:
    file, until = folder / "games.jsonl", time.monotonic() + 120
    while time.monotonic() < until:
        if file.exists() and file.read_text("utf-8").count("\n") > games:
            return
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
    raise AssertionError(f"not even {games} games in two minutes")


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("whom", [os.kill, os.killpg], ids=["the process", "the terminal"])
def test_an_interrupted_simulation_keeps_and_reports_what_there_is(
    tmp_path: Path, workers: str, whom: Any
) -> None:
    with begun(tmp_path, "--workers", workers, "--json") as process:
        wait_for_games(tmp_path, 5, process)
        whom(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    assert "Traceback" not in err
    counted = json.loads(out)
    assert counted["interrupted"]
    _, games = lines_of(tmp_path / "games.jsonl")
    assert counted["games"] == len(games) >= 5
    page = Page(tmp_path / "report.html")
    assert "Interrupted" in page.text
    assert f"--games {len(games)}" in page.text

    before = (tmp_path / "games.jsonl").read_text("utf-8")
    (tmp_path / "games.jsonl").write_text(before + '{"seed":', "utf-8")  # torn off in writing
    more = max(game["seed"] for game in games) + 3
    command = ["simulate", "innovation", "--games", str(more), "--workers", "1"]
    assert main([*command, "--save", str(tmp_path / "games.jsonl")]) == 0
    after = (tmp_path / "games.jsonl").read_text("utf-8")
    assert after.startswith(before), "nothing is played twice or lost"
    assert sorted(game["seed"] for game in lines_of(tmp_path / "games.jsonl")[1]) == [*range(more)]

    whole = tmp_path / "whole.jsonl"
    assert main([*command, "--save", str(whole)]) == 0
    assert sorted(after.splitlines()) == sorted(whole.read_text("utf-8").splitlines())


def test_an_interruption_before_the_first_game_is_reported_too(tmp_path: Path) -> None:
    with begun(tmp_path, "--workers", "1", "--seat", "bot:skilled") as process:
        wait_for_games(tmp_path, 0, process)
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    assert "Innovation: 0 games" in out
    assert "nothing to tell" in Page(tmp_path / "report.html").text


# What goes wrong.


class Stumbler:
    """An agent that gives up."""

    def choose(self, view: Json | None, decision: Decision[Any]) -> str:
        raise RuntimeError("I <have> no idea")


def test_a_broken_game_is_told_and_stops_no_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(agents, "_levels", {**agents._levels})
    agents.register("stumbler", lambda game, seed: Stumbler())
    report = tmp_path / "report.html"
    command = ["simulate", "quarry", "--games", "2", "--workers", "1", "--seat", "bot:stumbler"]
    assert main([*command, "--report", str(report)]) == 1
    err = capsys.readouterr().err
    assert "A game broke off: seed 0: RuntimeError: I <have> no idea" in err
    assert "seed 1" in err
    assert "I &lt;have&gt; no idea" in report.read_text("utf-8")


def test_games_of_other_terms_are_not_mixed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "games.jsonl")
    assert main([*GAME, "--save", file]) == 0
    assert main([*GAME, "--seats", "3", "--save", file]) == 2
    assert "other terms" in capsys.readouterr().err
    assert main([*GAME, "--save", __file__]) == 2
    assert "one to a line" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], "no game is called 'chess'"),
        (["echoes", "--games", "0"], "expected at least 1"),
        (["echoes", "--workers", "-1"], "0 for all cores"),
        (["echoes", "--seat", "Ann"], "expected bot:LEVEL"),
        (["echoes", "--seat", "bot:wise"], "no agent has the level 'wise'"),
        (["echoes", "--seats", "9"], "2 to 4 players"),
        (["echoes", "--seats", "2", *["--seat", "bot:random"] * 3], "given 3 times"),
        (["echoes", "--option", "interaction=some"], "cannot be 'some'"),
        (["anachrony", "--option", "planned_experiments=yes"], "doomsday"),
        (["echoes", "--report", "nowhere/at/all.html"], "no such folder"),
    ],
)
def test_what_makes_no_sense_is_refused(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == 2
    assert complaint in capsys.readouterr().err


def test_plots_are_loaded_only_for_reports() -> None:
    look = "import sys, chronotable.cli.simulate; assert 'matplotlib' not in sys.modules"
    environment = {**os.environ, "PYTHONPATH": str(Path(main.__code__.co_filename).parents[2])}
    subprocess.run([sys.executable, "-c", look], check=True, env=environment)
