"""The game of docs/add-a-game.md, put together from the page itself and played."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from chronotable.text import languages
from tests.docs.pages import files_of, install, lint, run, write

PAGE = "docs/add-a-game.md"
TRANSLATED = Path(__file__).with_name("lanterns")  # what the page leaves to its reader
OTHERS = [lang for lang in languages() if lang != "en"]

SAY_EVERYTHING = """
import chronotable as ct
from chronotable.agents import RandomAgent
from chronotable.text import Speaker, languages, problems

game = ct.game("lanterns")
for lang in languages():
    assert problems(lang, game) == [], problems(lang, game)
speaker = Speaker(game, names=["Ann", "Bob"])
match, agent = ct.new("lanterns", seats=2, seed=3), RandomAgent(3)
while not match.over:
    decision = match.pending[0]
    print(speaker.question(decision), *map(speaker.option, decision.options), sep=" / ")
    match.answer(decision.seat, agent.choose(None, decision))
for seat in (0, 1, None):
    print(*map(speaker.say, match.events(seat)), sep="\\n")
assert speaker.faults == [], speaker.faults
"""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project of the page, installed beside chronotable, which is as it was."""
    folder = tmp_path_factory.mktemp("lanterns")
    write(files_of(PAGE), folder)
    for file in sorted(TRANSLATED.rglob("*.*")):
        shutil.copy(file, folder / "lanterns" / file.relative_to(TRANSLATED))
    install(folder)
    return folder


def test_the_new_game_keeps_every_law(table: Path) -> None:
    laws = "from chronotable.testing.laws import *; " + (
        "[play_with_laws(load('lanterns'), seats, seed, options, every=1)"
        " for options in option_sets(load('lanterns').info)"
        " for seats in (2, 3, 4) for seed in range(5)]"
    )
    run("-c", laws, folder=table)


def test_the_new_game_passes_the_selfcheck(table: Path) -> None:
    command = ["selfcheck", "lanterns", "--games", "40", "--json"]
    (report,) = json.loads(run("-m", "chronotable", *command, folder=table).stdout)
    assert report["games"] == 40
    assert report["broken"] == []
    assert report["endings"] == {"morning": 40}


def test_the_tests_of_the_page_pass(table: Path) -> None:
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", folder=table)
    assert "3 passed" in done.stdout


def test_every_word_of_the_new_game_can_be_said(table: Path) -> None:
    told = run("-c", SAY_EVERYTHING, folder=table).stdout
    assert "Light a lantern, or trade? / Trade / Light the " in told
    assert "Ann draws a lantern." in told


def test_the_new_game_is_played_in_the_terminal(table: Path) -> None:
    command = ["play", "lanterns", "--seat", "Ann", "--seed", "7", "--save", "game.json"]
    told = run("-m", "chronotable", *command, folder=table, typed="1\n1\nq\n").stdout
    assert "Light a lantern, or trade?" in told
    assert "Which lantern goes back into the sack?" in told
    assert "chronotable play --load game.json" in told


@pytest.mark.parametrize("lang", OTHERS)
def test_its_own_board_is_drawn_in_the_readers_language(table: Path, lang: str) -> None:
    command = ["play", "lanterns", "--seat", "Ann", "--seed", "7", "--lang", lang]
    told = run("-m", "chronotable", *command, folder=table, typed="1\n1\nq\n").stdout
    said = messages(table, lang)
    assert said["lanterns-ask-action"] in told
    assert said["lanterns-ask-put-back"] in told
    assert f"{said['lanterns-in-hand']}: ● ●" in told, "Bob's lanterns are hidden"
    assert "turns_left" not in told, "this is not the plain board"


def test_its_bots_judge_by_its_own_values(table: Path) -> None:
    command = ["arena", "lanterns", "--agents", "novice,random", "--games", "20", "--json"]
    report = json.loads(run("-m", "chronotable", *command, folder=table).stdout)
    novice, random = report["table"]
    assert (novice["agent"], random["agent"]) == ("novice", "random")
    assert novice["wins"] > random["wins"], "who sees no difference wins half of them"


@pytest.mark.parametrize("lang", languages())
def test_its_rules_can_be_looked_up_in_every_language(table: Path, lang: str) -> None:
    told = run("-m", "chronotable", "rules", "lanterns", "--lang", lang, folder=table).stdout
    heading = (table / f"lanterns/rules/{lang}.md").read_text("utf-8").splitlines()[4]
    assert heading.removeprefix("## ").partition(" {")[0] in told


def messages(table: Path, lang: str) -> dict[str, str]:
    lines = (table / f"lanterns/texts/{lang}.ftl").read_text("utf-8").splitlines()
    return {key: text for key, equals, text in (line.partition(" = ") for line in lines) if equals}


AT_A_SERVER = """
import sys
from pathlib import Path
from random import Random

from tests.web.test_plain import Forms, press
from tests.web.visitors import Visitor, running

with running(Path(sys.argv[1])) as server, Visitor(server, "Ann") as ann:
    (title,) = [each for each in ann.get("/api/games").json() if each["name"] == "lanterns"]
    assert title["emblem"]
    assert ann.get("/api/games/lanterns/emblem.svg").headers["content-type"] == "image/svg+xml"
    assert len(ann.get("/api/games/lanterns/lesson").json()["steps"]) == 2
    assert ann.get("/api/rules/ru/lanterns").json()["headings"][1]["title"] == "Ход"
    assert "Rozsvítit lucernu" in ann.get("/api/text/cs/lanterns.ftl").text
    ann.http.headers["Accept-Language"] = "cs"
    made = ann.make("lanterns", "me", "bot:novice")
    place, luck, page = f"/plain/t/{made['id']}", Random(1), ""
    while ann.look(made["id"])["status"] != "over":
        page = ann.get(place).text
        if "/answer" in page:
            assert "Rozsvítit lucernu" in page or "Která lucerna" in page
            form = Forms(page).to("/answer")
            press(ann, form, luck.randrange(len(form["buttons"])))
    assert "rozsvěcuje" in ann.get(place).text
"""


def test_the_new_game_is_played_at_a_server_against_its_own_bot(
    table: Path, tmp_path: Path
) -> None:
    run("-c", AT_A_SERVER, str(tmp_path), folder=table)


@pytest.mark.parametrize(
    ("right", "wrong", "verdict"),
    [
        ("audience=self.bit, veiled=VEIL, reveals=True", "reveals=True", "is told of"),
        ("self.sack.copy()", "self.sack", "the copy shares what can change"),
    ],
)
def test_the_mistakes_of_the_page_are_found_out(
    table: Path, tmp_path: Path, right: str, wrong: str, verdict: str
) -> None:
    shutil.copytree(table, tmp_path, dirs_exist_ok=True)
    rules = tmp_path / "lanterns/game.py"
    body = rules.read_text("utf-8")
    assert body.count(right) == 1
    rules.write_text(body.replace(right, wrong), "utf-8")
    ask = "from chronotable.cli import main; import sys; sys.exit(main(sys.argv[1:]) != 1)"
    done = run("-c", ask, "selfcheck", "lanterns", "--games", "5", folder=tmp_path)
    assert verdict in done.stderr


def test_the_code_of_the_page_is_clean(table: Path) -> None:
    lint(table, *(name for name in files_of(PAGE) if name.endswith(".py")))
