"""The command speaks the reader's language: what it shows, its help, and what it refuses."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from pathlib import Path

import pytest

import chronotable as ct
from benchmarks import envs, games, reference, server, simulation, site, soak, start
from benchmarks.figure import Figure
from chronotable.cli import arena, main, selfcheck, simulate
from chronotable.kernel.json import Json
from chronotable.text import Speaker, keys, languages
from chronotable.text.rulebook import rulebook, titles
from tests.foreign import FOREIGN, english

# What is typed stays as it is typed, in any language.
TYPED = re.compile(
    r"chronotable [^\n]*|--?[\w-]+(=\S+)?|\b[A-Z][A-Z_|,.=:]+\b\S*|\S+[/:]\S+|\{\S+\}|\S+=\S+"
)
COMMANDS = (
    *("play", "rules", "replay", "games", "serve", "doctor"),
    *("selfcheck", "arena", "simulate", "dataset", "train", "bench"),
)
NAMES = (
    *("anachrony", "echoes", "innovation", "cards", "czech", "first", "third"),
    *("fourth", "nothing", "answers", "kernel", "server", "simulation"),
)  # names of titles, options and fields, and what these tests type


def foreign_words(text: str, lang: str) -> list[str]:
    return english([TYPED.sub(" ", line) for line in text.splitlines()], lang, *NAMES)


@pytest.mark.parametrize("lang", FOREIGN)
@pytest.mark.parametrize("command", COMMANDS)
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


# Placeholders that are English words; a URL is one everywhere, and so is a PORT but in Russian.
PLACEHOLDERS = re.compile(
    r"\b(HOST|DIR|ADDRESS|NAME|RATE|GAME|LEVEL|VALUE|SEED|FILE|SEAT|LANG|TOPIC|COMMAND|WORD)\b"
)


@pytest.mark.parametrize("lang", FOREIGN)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_placeholders_of_the_help_are_told_in_the_readers_language(
    command: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*command.split(), "--help", "--lang", "en"])
    assert PLACEHOLDERS.search(capsys.readouterr().out)
    with pytest.raises(SystemExit):
        main([*command.split(), "--help", "--lang", lang])
    assert PLACEHOLDERS.findall(capsys.readouterr().out) == []


@pytest.mark.parametrize("lang", FOREIGN)
def test_the_doctor_names_titles_in_the_readers_language(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["doctor", "--lang", lang]) == 0
    told = capsys.readouterr().out
    for name, info in ct.titles().items():
        if name in titles():
            title = Speaker(ct.game(name), lang).tell(f"{name}-title")
            assert title in told
            assert title == info.title or info.title not in told


@pytest.mark.parametrize("lang", FOREIGN)
def test_examples_have_names_of_the_readers_language(lang: str) -> None:
    speaker = Speaker(None, lang)
    examples = [key for key in keys(lang) if key.startswith("cli-") and "example" in key]
    told = " ".join(map(speaker.tell, examples))
    assert re.findall(r"\b(Ann|Bob|Cid|ann|bob)\b", told) == []


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
    *(["selfcheck", "checkers"], ["selfcheck", "--games", "0"], ["selfcheck", "--workers", "-2"]),
    ["arena", "innovation"],
    ["arena", "checkers", "--agents", "random,random"],
    ["arena", "innovation", "--agents", "random"],
    ["arena", "innovation", "--agents", "random,7"],
    ["arena", "innovation", "--agents", "random,random", "--games", "-1"],
    ["arena", "innovation", "--agents", "random,random", "--workers", "-1"],
    ["arena", "innovation", "--agents", "random,random", "--seats", "9"],
    ["arena", "innovation", "--agents", "random,random", "--save", "/zzz/zzz.jsonl"],
    ["arena", "innovation", "--agents", "random,random", "--save", __file__],
    ["simulate", "checkers"],
    ["simulate", "innovation", "--games", "0"],
    ["simulate", "innovation", "--workers", "-1"],
    ["simulate", "innovation", "--seats", "9"],
    ["simulate", "innovation", "--seat", "bob"],
    ["simulate", "innovation", "--seat", "bot:7"],
    ["simulate", "innovation", "--seats", "2", *["--seat", "bot:random"] * 3],
    ["simulate", "innovation", "--option", "cards=fourth"],
    ["simulate", "anachrony", "--option", "planned_experiments=yes"],
    ["simulate", "innovation", "--report", "/zzz/zzz.html"],
    ["simulate", "innovation", "--games", "1", "--workers", "1", "--report", "/"],
    ["simulate", "innovation", "--save", "/zzz/zzz.jsonl"],
    ["simulate", "innovation", "--save", __file__],
    ["dataset", "innovation", "data", "--chunk", "0"],
    ["dataset", "innovation", "/dev/null"],
    ["dataset", "innovation", "/"],
    *(["bench", "checkers"], ["bench", "server", "--tables", "x"], ["bench", "--seconds", "x"]),
    ["bench", "soak", "--minutes", "0"],
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


# What plays and measures for a while.


def told_by(capsys: pytest.CaptureFixture[str], *command: str, lang: str) -> str:
    """Everything that a command shows, also on its error stream."""
    assert main([*command, "--lang", lang]) in (0, 1)
    shown = capsys.readouterr()
    return shown.out + shown.err


@pytest.mark.parametrize("lang", FOREIGN)
@pytest.mark.parametrize("game", titles())
def test_an_arena_is_told_in_the_readers_language(
    game: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def scripted(game: str, meeting: arena.Meeting, options: dict[str, str]) -> Json:
        return {
            "seed": meeting.seed,
            "agents": [*meeting.agents],
            **{"winners": [0], "scores": [1234, 0], "reason": "score"},
            "milliseconds": [[0.5], [1.25]],
        }

    monkeypatch.setattr(arena, "play", scripted)
    monkeypatch.setenv("COLUMNS", "120")
    agents = "random,novice,skilled"
    told = told_by(capsys, "arena", game, "--agents", agents, "--games", "6", lang=lang)
    assert foreign_words(told, lang) == []
    speaker = Speaker(ct.game(game), lang)
    assert speaker.tell(f"{game}-title") in told
    for level in agents.split(","):
        assert speaker.name(f"word:{level}") in told
    assert "617,0" in told, "numbers are written as readers write them"


@pytest.mark.parametrize("lang", FOREIGN)
@pytest.mark.parametrize("game", titles())
def test_a_selfcheck_is_told_in_the_readers_language(
    game: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = told_by(capsys, "selfcheck", game, "--games", "1", lang=lang)
    assert foreign_words(told, lang) == []
    speaker = Speaker(ct.game(game), lang)
    assert speaker.tell(f"{game}-title") in told
    for group in ct.game(game).coverage():
        assert speaker.name(f"coverage:{group}") in told
    assert speaker.faults == []


@pytest.mark.parametrize("lang", FOREIGN)
def test_a_selfcheck_tells_what_is_broken_and_what_is_well(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object, **more: object) -> None:
        raise AssertionError("?")

    speaker = Speaker(ct.game("echoes"), lang)
    with monkeypatch.context() as patched:
        patched.setattr(selfcheck, "play_with_laws", broken)
        patched.setattr(selfcheck, "_TOLD", 3)
        told = told_by(capsys, "selfcheck", "echoes", "--games", "20", lang=lang)
        assert speaker.tell("selfcheck-broken-more", count=17) in told
    monkeypatch.setattr(ct.game("echoes"), "coverage", dict)
    told = told_by(capsys, "selfcheck", "echoes", "--games", "1", lang=lang)
    assert speaker.tell("selfcheck-well") in told
    assert foreign_words(told, lang) == []


class Shown(HTMLParser):
    """What a page shows or reads out; commands are written as code."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._hidden = 0
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._hidden += tag in ("style", "code")
        self.texts += [text for name, text in attrs if name in ("aria-label", "title") and text]

    def handle_endtag(self, tag: str) -> None:
        self._hidden -= tag in ("style", "code")

    def handle_data(self, data: str) -> None:
        if data.strip() and not self._hidden:
            self.texts.append(data)


@pytest.mark.parametrize("lang", FOREIGN)
@pytest.mark.parametrize("game", titles())
def test_a_simulation_and_its_report_are_told_in_the_readers_language(
    game: str,
    lang: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    report = tmp_path / "1.html"
    command = ["simulate", game, "--games", "2", "--workers", "1", "--report", str(report)]
    told = told_by(capsys, *command, lang=lang)
    assert foreign_words(told, lang) == []
    speaker = Speaker(ct.game(game), lang)
    title = speaker.tell(f"{game}-title")
    random = speaker.tell("report-seat", number=2, level="word:random")
    assert title in told
    assert random in told
    page = Shown(report.read_text("utf-8"))
    assert english([TYPED.sub(" ", text) for text in page.texts], lang, *NAMES) == []
    assert any(title in text for text in page.texts)
    assert random in page.texts


@pytest.mark.parametrize("lang", FOREIGN)
def test_an_interrupted_simulation_says_so_in_the_readers_language(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(*args: object, **more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "attempt", interrupted)
    report = tmp_path / "1.html"
    command = ["simulate", "echoes", "--games", "2", "--workers", "1", "--report", str(report)]
    told = told_by(capsys, *command, lang=lang)
    speaker = Speaker(None, lang)
    assert speaker.tell("simulate-interrupted") in told
    assert foreign_words(told, lang) == []
    texts = Shown(report.read_text("utf-8")).texts
    assert speaker.tell("report-nothing") in texts
    assert english(texts, lang, *NAMES) == []


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is really measured."""

    @contextmanager
    def no_server(folder: Path) -> Iterator[None]:
        yield None

    async def with_us(*args: object) -> tuple[server.Measured, server.Measured]:
        return numbers, numbers

    async def with_them(*args: object) -> server.Measured:
        return numbers

    numbers = server.Measured(1234.5, 2.5, 1, 2, 99, 40, 1)
    monkeypatch.setattr(reference, "chess", lambda: None)
    monkeypatch.setattr(games, "_each", lambda work, times=1: 0.001)
    monkeypatch.setattr(games, "_speed", lambda game, seats, chess: (2.5, 123_456.7))
    monkeypatch.setattr(games, "_quarters", lambda game: [1e-5, 1.1e-5, 1.2e-5, 1.25e-5])
    monkeypatch.setattr(games, "_listening", lambda game, shown: 1e-5)
    monkeypatch.setattr(games, "_memory", lambda game: 1000.0)
    monkeypatch.setattr(envs, "measure", lambda name: envs.Measured(1e-5, 2e-5, 1e-4, 4e-5))
    monkeypatch.setattr(envs, "loop", lambda env, games: 1e-4)
    monkeypatch.setattr(envs, "missing", lambda: ["rlcard"])
    worked = simulation.Measured()
    worked.games, worked.seconds, worked.own = 100, 2.5, 1.0
    monkeypatch.setattr(simulation, "measure", lambda name, seconds: (worked, worked))
    monkeypatch.setattr(server, "our_server", no_server)
    monkeypatch.setattr(server, "boardgame_io", no_server)
    monkeypatch.setattr(server, "_with_us", with_us)
    monkeypatch.setattr(server, "_with_them", with_them)
    monkeypatch.setattr(server, "_beside_bots", with_us)

    def soaked(minutes: float, rate: float, progress: soak.Progress) -> soak.Soaked:
        for gone in (1.0, 2.0, 5.0):
            progress(gone, 80.0, 1000)
        return soak.Soaked(minutes, 2345, 0, 3, 12.5, (80.0, 81.0), (40, 41))

    def waited() -> Iterator[Figure]:
        yield from site._waited("innovation", "novice", [0.1] * 20, 300.0)

    monkeypatch.setattr(soak, "soak", soaked)
    monkeypatch.setattr(start, "_clone", Path.mkdir)
    monkeypatch.setattr(start, "_started", lambda folder: (12.5, 100.0))
    monkeypatch.setattr(site, "figures", waited)


@pytest.mark.parametrize("lang", FOREIGN)
@pytest.mark.parametrize(
    "what", ["kernel", "envs", "simulation", "server", "soak", "start", "site", *titles()]
)
def test_speed_is_told_in_the_readers_language(
    what: str, lang: str, capsys: pytest.CaptureFixture[str], measured: None
) -> None:
    speaker = Speaker(None, lang)
    command = ["bench", what, *["--tables", "1,2,128"]]
    told = told_by(capsys, *command, lang=lang)
    if what == "server":
        assert speaker.tell("bench-no-peer") in told
        told = told.replace("boardgame.io", "")
    for name in ("OpenSpiel", "PettingZoo", "RLCard"):
        told = told.replace(name, "")
    assert foreign_words(told, lang) == []
    assert speaker.tell("bench-kernel") in told or what != "kernel"
    assert speaker.tell("bench-envs-whole") in told or what != "envs"


@pytest.mark.parametrize("lang", FOREIGN)
def test_the_reference_is_told_of_in_the_readers_language(
    lang: str,
    capsys: pytest.CaptureFixture[str],
    measured: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    speaker = Speaker(None, lang)
    monkeypatch.setattr(reference, "chess", lambda: None)
    told = told_by(capsys, "bench", "echoes", lang=lang)
    assert speaker.tell("bench-no-reference") in told
    assert foreign_words(told.replace("OpenSpiel", ""), lang) == []

    monkeypatch.setattr(reference, "chess", Standing)
    told = told_by(capsys, "bench", "echoes", lang=lang)
    assert speaker.tell("bench-no-reference") not in told
    for seats in (2, 3, 4):
        assert speaker.tell("bench-over-reference", seats=seats) in told
    assert told.count(speaker.tell("bench-reference")) == 3
    assert foreign_words(told.replace("OpenSpiel", ""), lang) == []


class Standing:
    """A reference that has been measured."""

    speed = 100_000.0


@pytest.mark.parametrize("lang", FOREIGN)
def test_the_other_server_is_told_of_in_the_readers_language(
    lang: str,
    capsys: pytest.CaptureFixture[str],
    measured: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    @contextmanager
    def there(folder: Path) -> Iterator[object]:
        yield "there"

    monkeypatch.setattr(server, "boardgame_io", there)
    told = told_by(capsys, "bench", "server", "--tables", "2,128", lang=lang)
    rows = [*server.figures(1.0, [2, 128])]
    for row in rows:
        speaker = Speaker(None, lang)
        assert speaker.say(row.said) in told
        assert speaker.faults == []
    assert foreign_words(told.replace("boardgame.io", ""), lang) == []


def test_programs_are_told_the_same_in_every_language(
    capsys: pytest.CaptureFixture[str], measured: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selfcheck, "perf_counter", lambda: 0.0)
    monkeypatch.setattr(arena, "thread_time", lambda: 0.0)
    commands = (
        ["bench", "kernel"],
        ["bench", "echoes"],
        ["bench", "envs"],
        ["bench", "server"],
        ["bench", "soak"],
        ["selfcheck", "echoes", "--games", "1"],
        ["simulate", "echoes", "--games", "1", "--workers", "1"],
        ["arena", "echoes", "--agents", "random,random", "--games", "1"],
    )
    for command in commands:
        told = []
        for lang in languages():
            main([*command, "--json", "--lang", lang])
            told.append(json.loads(capsys.readouterr().out))
        assert all(each == told[0] for each in told)
    names = {row["name"] for row in json.loads(_bench(capsys))}
    assert "question and answer at a boundary" in names


def _bench(capsys: pytest.CaptureFixture[str]) -> str:
    main(["bench", "kernel", "--json", "--lang", "ru"])
    return capsys.readouterr().out


def test_a_topic_may_stand_behind_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "innovation", "splay", "--lang", "cs"]) == 0
    before = capsys.readouterr().out
    assert main(["rules", "innovation", "--lang", "cs", "splay"]) == 0
    assert capsys.readouterr().out == before
