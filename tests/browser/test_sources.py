"""The client as it is built: small, closed to the outside, well typed, and speaking like Python."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

import chronotable as ct
import hatch_build
from chronotable.kernel.message import Message
from chronotable.text import Speaker, catalogue, languages
from chronotable.text.speaker import asked
from tests.toys import TOYS

WEB = hatch_build.WEB
BOXED = [name for name in ct.titles() if name not in TOYS]
NAMES = ["Ann", "Bob"]


def test_the_page_needs_nothing_from_elsewhere_and_nothing_inline(client: Path) -> None:
    page = (client / "index.html").read_text()
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", page)
    for file in client.rglob("*"):
        if file.suffix in (".js", ".css", ".html"):
            found = re.findall(r"""(?:https?:)?//[a-z0-9-]+\.[a-z.]+[^\s"'`)]*""", file.read_text())
            known = (
                *("http://www.w3.org/", "https://svelte.dev/e/", "https://github.com/partykit/"),
                # Where people may go from the page of credits.
                *("https://game-icons.net", "https://creativecommons.org/", "https://lucide.dev"),
            )
            assert [each for each in found if not each.startswith(known)] == [], file.name


def test_markup_holds_no_fixed_inline_style() -> None:
    """The policy of the page would drop it; what has a value in braces goes through the CSSOM."""
    for file in WEB.glob("src/**/*.svelte"):
        markup = re.sub(r"<(script|style)\b.*?</\1>", "", file.read_text(), flags=re.DOTALL)
        assert not re.search(r"""\sstyle=["'][^"'{]*["']""", markup), file.name
        assert "{@html" not in markup, file.name


def test_no_words_stand_in_the_markup() -> None:
    """Everything people read comes from the catalogues."""
    for file in WEB.glob("src/**/*.svelte"):
        markup = re.sub(
            r"<(script|style)\b.*?</\1>|<!--.*?-->", "", file.read_text(), flags=re.DOTALL
        )
        bare = _without_braces(markup)
        texts = re.findall(r">([^<>]*)<", re.sub(r"=>", "", bare))
        words = {word for text in texts for word in re.findall(r"[A-Za-z]{2,}", text)}
        assert words <= {"chronotable"}, file.name


def _without_braces(markup: str) -> str:
    """Markup without what stands in braces, however deep."""
    kept, depth = [], 0
    for sign in markup:
        depth += sign == "{"
        if depth == 0:
            kept.append(sign)
        depth -= sign == "}"
    return "".join(kept)


def test_the_clients_types_and_markup_hold(client: Path) -> None:
    options = ["--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"]
    done = run_by_node("svelte-check/bin/svelte-check", *options)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_client_is_formatted(client: Path) -> None:
    """By prettier, as `web/prettier.config.js` has it."""
    done = run_by_node("prettier/bin/prettier.cjs", "--list-different", "--cache", ".")
    assert done.stderr == ""
    assert done.stdout.split() == [], "run in web/: npm run format"


def run_by_node(tool: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run one of the client's own tools in its folder."""
    return subprocess.run(
        [*hatch_build.node(), str(WEB / "node_modules" / tool), *arguments],
        cwd=WEB,
        capture_output=True,
        text=True,
        check=False,
    )


SAY = """
import { readFileSync } from "node:fs";
import { Speaker } from "./src/lib/speaker.ts";

const given = JSON.parse(readFileSync(0, "utf8"));
const { lang, texts, game, names, options, messages, questions, whys } = given;
const speaker = new Speaker({ lang, texts, game, names, options });
const said = messages.map((message) => speaker.say(message));
said.push(...questions.map((question) => speaker.question(question)));
said.push(...whys.map((why) => speaker.why(why)));
const joined = messages.map((message) => speaker.parts(message).map((part) => part.text).join(""));
process.stdout.write(JSON.stringify({ said, joined, faults: speaker.faults }));
"""


def said_by_node(given: dict[str, Any]) -> dict[str, Any]:
    done = subprocess.run(
        [*hatch_build.node(), "--input-type=module", "--experimental-strip-types", "-e", SAY],
        cwd=WEB,
        input=json.dumps(given),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_names_have_cases_and_genders_in_the_browser_as_well(client: Path) -> None:
    ftl = """
quarry-stone = { $count ->
        [one] kámen
        [few] kameny
       *[other] kamenů
    }
    .acc = { $count ->
        [one] kámen
        [few] kameny
       *[other] kamenů
    }
    .gen = kamene
    .gender = masculine
quarry-river = řeka
    .acc = řeku
    .gender = feminine
list-middle = { $first }, { $then }
list-end = { $first } a { $then }
sees = { $who } vidí { $what-acc }.
all = { $who } bere { $what-acc } ({ $what-count }).
without = { $what-gen }: { $what-gender ->
        [feminine] bez ní
       *[masculine] bez něj
    }
"""
    messages = [
        ["sees", {"who": "seat:0", "what": "river:1"}],
        ["sees", {"who": "seat:1", "what": "stone:2"}],
        ["all", {"who": "seat:1", "what": ["stone:1", "stone:1", "stone:1", "river:1"]}],
        ["without", {"what": "river:1"}],
        ["without", {"what": "stone:1"}],
    ]
    texts = [{"lang": "cs", "ftl": ftl}]
    given: dict[str, Any] = {"lang": "cs", "texts": texts, "game": "quarry"}
    given |= {"names": NAMES, "options": {}, "messages": messages, "questions": [], "whys": []}
    told = said_by_node(given)
    assert told["faults"] == []
    assert told["joined"] == told["said"]
    assert told["said"] == [
        "Ann vidí řeku.",
        "Bob vidí kámen.",
        "Bob bere kameny a řeku (4).",
        "řeka: bez ní",
        "kamene: bez něj",
    ]


@pytest.mark.parametrize("name", BOXED)
def test_the_browser_says_everything_like_python_does(client: Path, name: str) -> None:
    game = ct.game(name)
    match = ct.new(name, 2, seed=4)
    bot = ct.agent("random", name, 4)
    questions: dict[str, dict[str, Any]] = {}  # as the browser gets them, by what they ask
    asks: dict[str, Message] = {}
    messages: dict[str, Message] = {}
    whys: dict[str, None] = {}
    while not match.over:
        decision = match.pending[0]
        ask, may = asked(decision), "done" in decision.options
        asks[repr(ask)] = ask
        questions[repr(ask)] = {
            "ask": decision.ask.to_json(), "why": "", "options": [], "may": may
        }  # fmt: skip
        messages |= {repr(option.label): option.label for option in decision.options}
        whys |= {decision.why: None} if decision.why else {}
        match.answer(decision.seat, bot.choose(None, decision))
    messages |= {repr(message): message for message in match.events(0)}
    given: dict[str, Any] = {
        "game": name,
        "names": NAMES,
        "options": match.options,
        "messages": [message.to_json() for message in messages.values()],
        "questions": [*questions.values()],
        "whys": [*whys],
    }
    for lang in languages():
        speaker = Speaker(game, lang, NAMES, match.options)
        spoken = [lang] if lang == "en" else [lang, "en"]
        texts = [{"lang": each, "ftl": catalogue(each, game)} for each in spoken]
        told = said_by_node({**given, "lang": lang, "texts": texts})
        plain = [speaker.say(message) for message in messages.values()]
        assert told["said"] == [*plain, *map(speaker.say, asks.values()), *map(speaker.why, whys)]
        assert told["joined"] == plain, "sentences in parts are the same sentences"
        assert told["faults"] == []
