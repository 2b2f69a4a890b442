"""The `chronotable` command, mostly called from within; a few times for real."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import chronotable as ct
from chronotable.cli import bench, main
from chronotable.cli.parser import COMMANDS, make_parser, module_of, parsed
from chronotable.games import load
from chronotable.testing.laws import tables

# What takes long to import, and which few commands need.
HEAVY = {"litestar", "sqlalchemy", "uvicorn", "matplotlib", "numpy"}


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Call the command in an empty folder, with these lines typed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    for variable in ("CHRONOTABLE_DATA", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)

    def call(*arguments: str, typed: str = "") -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code = main(arguments)
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
        captured = capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    return call


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = ct.new("innovation", 2, 7)
    bot = ct.agent("random", "innovation", 7)
    while not match.over:
        decision = match.pending[0]
        match.answer(decision.seat, bot.choose(None, decision))
    file = tmp_path / "record.json"
    file.write_text(json.dumps(match.record()))
    return file


def test_the_version_is_told(run: Run) -> None:
    assert run("--version") == Outcome(0, f"chronotable {ct.__version__}\n", "")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    code, out, _ = run(command, "--help")
    assert code == 0
    assert f"chronotable {command}" in out.split("example")[-1]


@pytest.mark.parametrize("command", [[], ["serve"], ["simulate"], ["play"]])
def test_help_is_told_without_importing_what_is_heavy(command: list[str]) -> None:
    code = (
        "import sys; from chronotable.cli import main\n"
        "try:\n    main(sys.argv[1:])\n"
        "except SystemExit:\n    print('imported:', *sys.modules)"
    )
    asked = [sys.executable, "-c", code, *command, "--help"]
    done = subprocess.run(asked, capture_output=True, text=True, check=True)
    *_, imported = done.stdout.splitlines()
    assert {*imported.split()} & HEAVY == set()


def test_every_command_is_a_module_that_brings_its_arguments() -> None:
    for command in COMMANDS:
        module = module_of(command)
        assert callable(module.arguments)
        assert callable(module.run)


def test_bad_usage_is_exit_code_2(run: Run) -> None:
    assert run("juggle").code == 2
    assert run("play", "innovation", "--seats", "3").code == 2


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "chess"], "no game is called 'chess'"),
        (["play", "innovation", "--lang", "xx"], "the language 'xx': expected en"),
        (["play", "innovation", "--option", "cards"], "expected NAME=VALUE"),
        (["play", "innovation", "--option", "cards=fifth"], "expected czech, first, third"),
        (["play", "innovation", "--option", "colour=red"], "no option 'colour'"),
        (["play", "innovation", "--seat", "bot:wise"], "no bot has the level 'wise'"),
        (["play", "innovation", "--seed", "xyz"], "xyz"),
        (["play", "--seat", "Ann"], "which game?"),
        (["play", "--load", "nowhere.json"], "nowhere.json cannot be read"),
        (["play", "--load", "nowhere.json", "--seed", "3"], "--seed makes no sense with --load"),
        (["replay", "nowhere.json"], "nowhere.json cannot be read"),
    ],
)
def test_bad_input_is_one_clear_line(run: Run, arguments: list[str], complaint: str) -> None:
    code, out, err = run(*arguments)
    assert code == 2
    assert complaint in err
    assert err.startswith("chronotable: ")
    assert err.count("\n") == 1
    assert out == ""


@pytest.mark.parametrize(
    "text", ["no json", "[]", '{"format": 1}', '{"players": 3}', '{"format": 9}']
)
def test_a_file_that_is_no_record_is_refused(run: Run, tmp_path: Path, text: str) -> None:
    (tmp_path / "file.json").write_text(text)
    for command in (["replay", "file.json"], ["play", "--load", "file.json"]):
        code, _, err = run(*command)
        assert (code, err.count("\n")) == (2, 1)


def test_games_are_listed_for_people_and_programs(run: Run) -> None:
    assert "Innovation, 2 to 4 players" in run("games").out
    assert "--option cards=czech|first|third" in run("games").out
    told = json.loads(run("games", "--json").out)
    assert told["innovation"]["seats"] == [2, 4]
    assert told["innovation"]["options"]["cards"]["default"] == "czech"


def test_the_doctor_finds_all_well(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("doctor")
    assert code == 0, out
    assert out.endswith("Everything is well.\n")
    assert "Innovation can be played" in out
    assert re.search("(Native code|Plain Python): kernel", out)
    assert not (tmp_path / "data").exists(), "looking leaves nothing behind"


def test_the_doctor_says_how_to_mend_what_is_wrong(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("CHRONOTABLE_DATA", str(tmp_path / "file"))
    code, out, _ = run("doctor")
    assert code == 1
    assert "BAD  Games can be saved" in out
    assert "CHRONOTABLE_DATA" in out
    assert out.endswith("1 thing is wrong.\n")


def test_a_game_is_played_saved_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    begin = run("play", "innovation", "--seat", "Ann", "--seed", "7", typed="wheel\nq\n")
    assert begin.code == 0
    (saved,) = (tmp_path / "data" / "saves").iterdir()
    command = begin.out.splitlines()[-1].split()
    assert command[:3] == ["chronotable", "play", "--load"]
    again = run(*command[1:], typed="writing\ns\n")
    assert again.code == 0
    assert "Ann melds Writing." in again.out
    assert f"Saved in {Path('data') / 'saves' / saved.name}." in again.out
    assert run("replay", str(saved), "--check").code == 0


def test_without_a_game_there_is_a_chooser(run: Run) -> None:
    number = [*ct.titles()].index("innovation") + 1
    code, out, _ = run("play", typed=f"{number}\n\nAnn\n\n\n1\nq\n")
    assert code == 0
    assert "How many players, 2 to 4? [2]" in out
    assert "  Ann melds" in out


def test_a_chooser_that_is_left_leaves_nothing(run: Run, tmp_path: Path) -> None:
    assert run("play").code == 0
    assert [*tmp_path.iterdir()] == []


def test_options_and_several_people_reach_the_game(run: Run, tmp_path: Path) -> None:
    seats = ["--seat", "Ann", "--seat", "Bob", "--seat", "bot:random"]
    out = run("play", "innovation", *seats, "--option", "cards=third", "--save", "g.json").out
    saved = json.loads((tmp_path / "g.json").read_text())
    assert saved["options"] == {"cards": "third"}
    assert saved["players"] == ["Ann", "Bob", "bot:random"]
    assert "Ann, press Enter" in out


def test_a_record_is_told_as_a_story(run: Run, record: Path) -> None:
    code, out, _ = run("replay", str(record))
    assert code == 0
    assert out.splitlines()[0].startswith("  Player 1 melds ")
    assert "Player 2's turn" in out
    mine = run("replay", str(record), "--seat", "1").out
    assert mine != out
    assert run("replay", str(record), "--seat", "player 2").out == mine
    assert run("replay", str(record), "--seat", "Zoe").code == 2


def test_a_story_can_be_told_step_by_step(run: Run, record: Path) -> None:
    out = run("replay", str(record), "--step", typed="\nv\n\nq\n").out
    assert out.count("Enter: next.") == 4
    assert "Achievements left" in out


def test_a_good_record_passes_its_check(run: Run, record: Path) -> None:
    code, out, _ = run("replay", str(record), "--check")
    assert code == 0
    assert ct.replay(record.read_text()).hash() in out


def test_a_changed_record_fails_its_check(run: Run, record: Path) -> None:
    data = json.loads(record.read_text())
    data["answers"][5][2] = "00000000"
    record.write_text(json.dumps(data))
    for flag in ("--check", "--step"):
        code, _, err = run("replay", str(record), flag)
        assert code == 1
        assert "answer 5" in err
        assert "the question has changed" in err


def test_without_the_sources_bench_tells_where_the_benchmarks_are(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bench, "CHECKOUT", tmp_path)  # as of a package that was installed
    code, out, err = run("bench", "kernel")
    assert (code, out) == (2, "")
    assert "python3 run.py bench" in err
    assert run("bench", "kernel", "--lang", "cs").err != err


def test_bench_and_selfcheck_are_wired_as_they_expect() -> None:
    parser = make_parser()
    speed = parser.parse_args(["bench", "kernel", "--json"])
    assert (speed.game, speed.json) == ("kernel", True)
    check = parser.parse_args(["selfcheck", "innovation", "--games", "5", "--seed", "3"])
    assert (check.game, check.games, check.seed, check.json) == ("innovation", 5, 3, False)


def test_a_selfcheck_can_hold_on_to_an_option(run: Run) -> None:
    anachrony = load("anachrony")
    wanted = {"edition": "russian"}
    found = [*tables(anachrony, wanted)]
    assert all(options["edition"] == "russian" for _, options in found)
    assert {seats for seats, _ in found} == {1, 2, 3, 4}
    assert len(found) < len([*tables(anachrony)])  # the other editions are left out

    code, _, err = run("selfcheck", "anachrony", "--games", "1", "--option", "edition=revised")
    assert code == 2
    assert "expected czech, russian, polish" in err


def really(*arguments: str, typed: str = "", folder: Path) -> subprocess.CompletedProcess[str]:
    source = str(Path(ct.__file__).parents[1])
    environment = {**os.environ, "COLUMNS": "80", "PYTHONPATH": source, "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, "-m", "chronotable", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env=environment,
        check=False,
    )


def test_the_real_command_plays_through_a_pipe(tmp_path: Path) -> None:
    done = really(
        "play", "innovation", "--seat", "Ann", "--seed", "7", typed="1\n2\n", folder=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    assert "  Ann melds Writing." in done.stdout
    assert "chronotable play --load" in done.stdout.splitlines()[-1]


def test_the_real_command_fails_in_one_line(tmp_path: Path) -> None:
    done = really("play", "chess", folder=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("chronotable: no game is called 'chess'")
    assert done.stderr.count("\n") == 1


def test_without_a_command_the_table_opens() -> None:
    assert parsed([]).command == "serve"


def test_help_is_a_page_for_each_command(run: Run) -> None:
    code, out, _ = run("help")
    assert code == 0
    assert [each for each in COMMANDS if f"usage: chronotable {each}" not in out] == []
    assert run("help", "serve").out in out
    assert run("help", "nonsense").code == 2
    assert "použití: chronotable serve" in run("help", "serve", "--lang", "cs").out


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_can_complete(run: Run, shell: str) -> None:
    code, out, _ = run("completion", shell)
    assert code == 0
    assert [each for each in (*COMMANDS, "--database", "innovation") if each not in out] == []


def test_bash_completes_what_was_begun(run: Run) -> None:
    asked = 'COMP_WORDS=(chronotable play inn); COMP_CWORD=2; _chronotable; echo "${COMPREPLY[@]}"'
    script = f"{run('completion', 'bash').out}\n{asked}"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "innovation\n"
