"""Every message that is used exists, every message that exists is used, and all can be said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import chronotable as ct
from chronotable.games import load
from chronotable.games.anachrony.box import TILE_BY_ID
from chronotable.games.anachrony.chronobot.rules import CYCLE
from chronotable.games.anachrony.chronobot.verbs import position_key
from chronotable.games.anachrony.collapse import COLLAPSES
from chronotable.games.anachrony.conditions import CONDITIONS
from chronotable.games.anachrony.experiments import EXPERIMENTS
from chronotable.games.anachrony.leaders import LEADERS
from chronotable.games.anachrony.paths import EVACUATIONS
from chronotable.games.anachrony.pieces import GOODS, KINDS, WORKERS
from chronotable.games.anachrony.proposed import LAYOUTS
from chronotable.games.innovation.card import COLORS, ICONS
from chronotable.games.innovation.specials import SPECIALS
from chronotable.kernel.game import Game
from chronotable.kernel.message import Message
from chronotable.testing.laws import tables
from chronotable.text import Speaker, keys, languages, problems
from chronotable.text.catalogue import entries
from chronotable.text.speaker import asked
from tests.depth import times
from tests.toys import TOYS

SOURCE = Path(ct.__file__).parent
BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
BROWSER = Path(__file__).parents[2] / "web" / "src"
BOXED = [name for name in ct.titles() if name not in TOYS]
NAMES = ["Ann", "Bob", "Cid", "Dan"]

# Who is given a message key as an argument, and where among the arguments it stands.
TELLERS = {
    "tell": 0, "_tell": 0, "_tell_hidden": 0, "say": 0, "_say": 0, "Message": 0, "Event": 0,
    "Way": 1, "_number": 2,
}  # fmt: skip
# The same for questions, which are called something like `anachrony-ask-turn`.
ASKERS = {
    "Decision": 1, "choose": 1, "may_choose": 1, "choose_number": 1, "agrees": 0, "lose_worker": 1,
}  # fmt: skip
# Why Chronobot chose something, and why something failed.
REASONS = {
    "choice": "only dearest secondary oldest fullest lacking wanted",
    "failure": "no_room three_of_a_kind two_superprojects no_superproject no_recruit"
    " no_breakthrough mine_full mine_empty top_of_morale nothing_owed no_anomaly too_poor",
}
ENDINGS = {
    "anachrony": "eras collapse saved",
    "echoes": "supply party sources supply-and-party supply-and-sources party-and-sources"
    " supply-and-party-and-sources",
    "innovation": "achievements score ai bioengineering collaboration empiricism globalization"
    " self_service",
}
KEY = re.compile(r"[a-z]+(-[a-z0-9_]+)*")


@cache
def sources() -> list[ast.AST]:
    return [*_sources()]


def _sources() -> Iterator[ast.AST]:
    for file in sorted([*SOURCE.rglob("*.py"), *BENCHMARKS.rglob("*.py")]):
        yield from ast.walk(ast.parse(file.read_text("utf-8")))


def keys_told() -> Iterator[str]:
    """Keys that the source gives to something that tells messages, and questions by name."""
    for node in sources():
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else None
            called = node.func.id if isinstance(node.func, ast.Name) else called
            at = TELLERS.get(called or "")
            if at is not None and len(node.args) > at:
                yield from plain(node.args[at])
            at = ASKERS.get(called or "")
            if at is not None and len(node.args) > at:
                yield from (text for text in plain(node.args[at]) if "-ask-" in text)
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final":
            yield from (text for text in plain(node.value) if "-ask-" in text)


def plain(node: ast.AST | None) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from plain(node.body)
        yield from plain(node.orelse)


def words_and_patterns() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every string in the source that might be a key, and every f-string that might make one."""
    words: set[str] = set()
    patterns = []
    for node in sources():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            words.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_-]+"
                for part in node.values
            ]
            made = "".join(parts)
            if re.match(r"[a-z]+\\-", made):
                patterns.append(re.compile(made))
    return words, patterns


def browser_sources() -> Iterator[str]:
    for file in sorted([*BROWSER.rglob("*.ts"), *BROWSER.rglob("*.svelte")]):
        yield file.read_text("utf-8")


def browser_words_and_patterns() -> tuple[set[str], list[re.Pattern[str]]]:
    """The same of the browser's client: its strings, and its templates with gaps."""
    words: set[str] = set()
    patterns = []
    for source in browser_sources():
        words |= {*re.findall(r"""["'`]([a-z]+(?:-[a-z0-9_]+)+)["'`]""", source)}
        for template in re.findall(r"`([a-z]*-?[^`\s]*\$\{[^`]*)`", source):
            parts = re.split(r"\$\{[^}]*\}", template)
            if re.fullmatch(r"[a-z0-9_-]*", "".join(parts)):
                patterns.append(re.compile("[a-z0-9_-]+".join(map(re.escape, parts))))
    return words, [pattern for pattern in patterns if "-" in pattern.pattern]


class References(Visitor):
    """The messages that other messages quote."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def quoted(lang: str, game: Game[Any]) -> set[str]:
    references = References()
    references.visit(fluent.Resource(entries(lang, game)))
    return references.found


def names_of(game: Game[Any]) -> set[str]:
    """Keys that name what the game can offer or show."""
    name = game.info.name
    references = [key if ":" in key else f"word:{key}" for key in game.actions]
    if name == "innovation":
        references += [icon.key for icon in ICONS] + [color.key for color in COLORS]
        references += [f"special:{special}" for special in SPECIALS] + ["age:1"]
    elif name == "anachrony":
        references += anachrony_names()
    references += ["unit:rounds", "order:1", *compared(game), *checked(game)]
    found = set()
    for reference in references:
        kind, _, it = reference.replace(":", "-").partition("-")
        found |= {f"{name}-{kind}-{it}", f"{name}-{kind}", f"{kind}-{it}", kind}
    return found


def compared(game: Game[Any]) -> Iterator[str]:
    """What simulations name: groups of facts and their things, categories, endings."""
    for seed, (seats, options) in enumerate([*tables(game)] * times(1, deep=4)):
        match = ct.new(game.info.name, seats, seed, options)
        luck = Random(seed)
        while match.result is None:
            decision = match.pending[0]
            match.answer(decision.seat, luck.randrange(len(decision.options)))
        found = game.findings(match.view(None)["table"], match.events(None))
        for fact in found.facts:
            yield from (f"fact:{fact.group}", fact.thing)
        yield from (f"category:{category}" for sheet in found.sheets for category in sheet)
    yield from (f"ending:{reason}" for reason in ENDINGS[game.info.name].split())


def checked(game: Game[Any]) -> Iterator[str]:
    """What a selfcheck names besides things: groups of what must happen, and endings."""
    for group, names in game.coverage().items():
        yield f"coverage:{group}"
        if group == "ending":
            yield from (f"ending:{name}" for name in names)


def anachrony_names() -> Iterator[str]:
    """What is named or explained without ever being offered."""
    explained = [leader for pair in LEADERS.values() for leader in pair]
    explained += [way.id for ways in EVACUATIONS.values() for way in ways]
    explained += [*CONDITIONS, *{slot for layout in LAYOUTS for slot in layout}, "anomaly"]
    for id in explained:
        for kind in ("evacuation", "slot", "tile", "text"):
            yield from (f"{kind}:{id}", f"{kind}:{id}-polish")
    for id in (*(card.id for card in EXPERIMENTS), *TILE_BY_ID):
        yield from (f"text:{id}", f"text:{id}-polish")
    yield from (position_key(at) for at in range(len(CYCLE)))
    yield from (f"{kind}:{word}" for kind, words in REASONS.items() for word in words.split())
    yield from (kind.key for kind in KINDS)
    yield from (tile.key for tile in COLLAPSES)
    yield from (f"some:{thing.word}" for thing in (*GOODS, *WORKERS))
    yield "resource:basic"


def settings_of(game: Game[Any]) -> set[str]:
    name = game.info.name
    found = {f"{name}-title", f"{name}-about"}
    for option, setting in game.info.options.items():
        found.add(f"{name}-setting-{option}")
        found |= {f"{name}-setting-{option}-{choice}" for choice in setting.choices}
    return found


def test_every_message_that_is_told_exists_in_english() -> None:
    known = {key for name in BOXED for key in keys("en", load(name))}
    told = {key for key in keys_told() if KEY.fullmatch(key)}
    assert len(told) > 100, "the search finds what is told"
    assert told - known == set()


def test_every_message_that_the_browser_tells_exists_in_english() -> None:
    known = {key for name in BOXED for key in keys("en", load(name))}
    told = {
        key
        for source in browser_sources()
        for call in re.findall(r"\.(?:tell|parts|say)\(([^;{}]*)", source)
        for key in re.findall(r"""["']([a-z]+(?:-[a-z0-9_]+)+)["']""", call)
    }
    assert len(told) > 30, "the search finds what is told"
    assert told - known == set()


@pytest.mark.parametrize("name", BOXED)
def test_every_message_is_used(name: str) -> None:
    game = load(name)
    words, patterns = words_and_patterns()
    more_words, more_patterns = browser_words_and_patterns()
    words |= more_words
    patterns += more_patterns
    known = words | quoted("en", game) | names_of(game) | settings_of(game) | {*game.texts()}
    unused = [
        key
        for key in keys("en", game)
        if key not in known and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", BOXED)
def test_every_catalogue_is_whole(name: str, lang: str) -> None:
    assert problems(lang, load(name)) == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", BOXED)
def test_everything_that_can_be_named_has_a_name(name: str, lang: str) -> None:
    game = load(name)
    for choice in game.info.options.values():
        for edition in choice.choices:
            speaker = Speaker(game, lang, NAMES, {"any": edition})
            for key in game.actions:
                if key.startswith(("card:", "color:", "value:", "seat:")) or ":" not in key:
                    assert speaker.name(key) != key
            assert speaker.faults == []


@pytest.mark.parametrize("name", BOXED)
def test_every_event_question_and_option_of_random_games_can_be_said(name: str) -> None:
    game = load(name)
    for options, told in told_in_random_games(game).items():
        for lang in languages():
            speaker = Speaker(game, lang, NAMES, dict(options))
            said = {speaker.why(it) if isinstance(it, str) else speaker.say(it) for it in told}
            assert speaker.faults == []
            strange = [line for line in said if not line or re.search(r"[{}$]|\w:\w|\.\.$", line)]
            assert strange == []


def told_in_random_games(game: Game[Any]) -> dict[tuple[tuple[str, str], ...], list[Message | str]]:
    """All that is told, asked and offered, and why, by the options of the table: each thing once,
    since the same words come again and again, and putting them into words takes long.
    """
    found: dict[tuple[tuple[str, str], ...], dict[str, Message | str]] = {}
    for seed, (seats, options) in enumerate(tables(game)):
        match = ct.new(game.info.name, seats, seed, options)
        told = found.setdefault((*match.options.items(),), {})
        bot = ct.agent("random", game.info.name, seed)
        while not match.over:
            decision = match.pending[0]
            offered = [asked(decision), *(option.label for option in decision.options)]
            told |= {repr(message): message for message in offered}
            if decision.why:
                told[decision.why] = decision.why
            match.answer(decision.seat, bot.choose(None, decision))
        for seat in (*range(seats), None):
            told |= {repr(message): message for message in match.events(seat)}
    return {options: [*told.values()] for options, told in found.items()}
