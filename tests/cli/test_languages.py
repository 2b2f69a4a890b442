"""The command speaks the reader's language: what it shows, its help, and what it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import chronotable as ct
from chronotable.cli import main
from chronotable.text import Speaker, languages
from chronotable.text.rulebook import rulebook, titles
from tests.foreign import FOREIGN, english

# What is typed stays as it is typed, in any language.
TYPED = re.compile(
    r"chronotable [^\n]*|--?[\w-]+(=\S+)?|\b[A-Z][A-Z_|,.=:]+\b\S*|\S+[/:]\S+|\{\S+\}|\S+=\S+"
)
PLAYERS = ("play", "rules", "replay", "games", "serve", "doctor")
NAMES = (
    *("anachrony", "echoes", "innovation", "cards", "czech", "first", "third"),
    *("fourth", "nothing", "answers"),
)  # names of titles, options and fields, and what these tests type


def foreign_words(text: str, lang: str) -> list[str]:
    return english([TYPED.sub(" ", line) for line in text.splitlines()], lang, *NAMES)


@pytest.mark.parametrize("lang", FOREIGN)
@pytest.mark.parametrize("command", PLAYERS)
def test_help_is_told_in_the_readers_language(
    command: str,
    lang: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    with pytest.raises(SystemExit):
        main([command, "--help"])
    told = capsys.readouterr().out
    assert told.startswith(Speaker(None, lang).tell("cli-usage"))
    assert foreign_words(told, lang) == []


@pytest.mark.parametrize("lang", languages())
def test_the_language_can_be_named_on_the_command_line(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    for game in titles():
        assert main(["rules", game, "--lang", lang]) == 0
        told = capsys.readouterr().out
        assert rulebook(lang, game).sections[1].title in told
    assert main(["games", f"--lang={lang}"]) == 0
    assert Speaker(ct.game("echoes"), lang).tell("echoes-about")[:20] in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["play", "--lang", lang, "--help"])
    assert capsys.readouterr().out.startswith(Speaker(None, lang).tell("cli-usage"))


BAD = (
    ["play", "checkers"],
    ["play", "innovation", "--option", "nothing=3"],
    ["play", "innovation", "--option", "cards=fourth"],
    ["play", "innovation", "--option", "cards"],
    ["play", "innovation", "--seed", "xyz"],
    ["play", "innovation", "--seat", "bob", "--seat", "bob"],
    ["play", "innovation", "--seat", "bob", "--seat", "bot:7"],
    ["play", "innovation", *["--seat", "bob"] * 9],
    ["play", "--load", "zzz.json"],
    ["play", "--load", "zzz.json", "--seed", "3"],
    ["replay", "zzz.json"],
    ["rules", "checkers"],
    ["rules", "innovation", "zzz"],
    ["serve", "--data", "x", "--database", "y"],
    ["serve", "--port", "x"],
    ["serve", "--nonsense"],
    ["serve", "--log", "3"],
    ["rules"],
    ["play", "--seed"],
)


@pytest.mark.parametrize("lang", FOREIGN)
@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_what_cannot_be_done_is_told_in_the_readers_language(
    arguments: list[str], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main([*arguments, "--lang", lang] if arguments[-1] != "--seed" else arguments)
    except SystemExit as stopped:
        code = int(stopped.code or 0)
    assert code == 2
    told = capsys.readouterr().err.splitlines()[-1]
    if arguments[-1] != "--seed":
        assert foreign_words(told.partition(": ")[2], lang) == []


@pytest.mark.parametrize("lang", FOREIGN)
def test_a_record_that_does_not_fit_is_told_in_the_readers_language(
    lang: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = ct.new("innovation", 2, seed=1)
    match.answer(0, 0)
    record = match.record()
    answers = record["answers"]
    assert isinstance(answers, list)
    file = tmp_path / "game.json"
    wrong = [
        ({**record, "version": "0"}, 2),
        ({**record, "answers": [[0, "card:nothing", "0000"]]}, 1),
        ({**record, "answers": 3}, 2),
        ([], 2),
    ]
    for told, code in wrong:
        file.write_text(json.dumps(told))
        assert main(["replay", str(file), "--lang", lang]) == code
        assert foreign_words(capsys.readouterr().err.partition(": ")[2], lang) == []
    file.write_text("{")
    assert main(["replay", str(file), "--lang", lang]) == 2
    assert foreign_words(capsys.readouterr().err.partition(": ")[2], lang) == []


def test_a_topic_may_stand_behind_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "innovation", "splay", "--lang", "cs"]) == 0
    before = capsys.readouterr().out
    assert main(["rules", "innovation", "--lang", "cs", "splay"]) == 0
    assert capsys.readouterr().out == before
