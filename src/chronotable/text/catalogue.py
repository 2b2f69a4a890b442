"""Catalogues: which languages there are, and the whole Fluent text of one of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from chronotable.kernel import parts
from chronotable.kernel.errors import BadOption, listed
from chronotable.kernel.game import Game

SHARED = "chronotable"
HOSTING = "hosting"  # what hosts and their guests read, beside it
ENGLISH = "en"

# What cannot stand as it is at the start of a Fluent text, and what cannot anywhere in it.
_SPECIAL_START = "[*."
_SPECIAL = "{}"

# The plurals of whole numbers that differ in each language.
_PLURALS = {
    "en": ("one", "other"),
    "cs": ("one", "few", "other"),
    "pl": ("one", "few", "many"),
    "ru": ("one", "few", "many"),
}
_CATEGORIES = ("zero", "one", "two", "few", "many", "other")
_ALWAYS = {"it", "count", "may"}  # what every name and every question gets


@cache
def languages() -> tuple[str, ...]:
    """Every language that has a catalogue, English first.

    >>> languages()[0]
    'en'
    """
    folders = files("chronotable.text").iterdir()
    found = [each.name for each in folders if (each / f"{SHARED}.ftl").is_file()]
    return tuple(sorted(found, key=lambda lang: (lang != ENGLISH, lang)))


def check_language(lang: str) -> str:
    """This language, if there is a catalogue; BadOption tells which there are."""
    if lang not in languages():
        raise BadOption(
            f"there is no text in the language {lang!r}: expected {listed(languages())}"
        ).saying("error-language", lang=lang, known=languages())
    return lang


def preferred(environment: Mapping[str, str]) -> str:
    """The language that LC_ALL, LC_MESSAGES or LANG asks for; English if we do not speak it.

    >>> preferred({"LANG": "en_GB.UTF-8"}), preferred({"LC_ALL": "C"})
    ('en', 'en')
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := environment.get(variable):
            lang = wish.split(".")[0].split("_")[0].split("@")[0].lower()
            return lang if lang in languages() else ENGLISH
    return ENGLISH


def catalogue(lang: str, game: Game[Any] | None = None) -> str:
    """The whole Fluent text of a language, for the clients and (if given) one game.

    English holds card names and texts in the code of the game; they are part of its text.
    """
    return "\n".join(_texts(lang, game))


def _texts(lang: str, game: Game[Any] | None) -> Iterator[str]:
    yield _shared(check_language(lang))
    if game is not None:
        # A game may be younger than its translation.
        yield parts.text(game.info, "texts", f"{lang}.ftl") or ""
        if lang == ENGLISH:
            told = game.texts().items()
            yield "".join(f"{key} = {_escaped(text)}\n\n" for key, text in told)


def entries(lang: str, game: Game[Any] | None = None) -> list[ast.EntryType]:
    """What the catalogue holds, read: its messages above all."""
    return [entry for text in _texts(lang, game) for entry in _parsed(text)]


@lru_cache(maxsize=64)  # every title of ours in every language, and a few guests
def _parsed(text: str) -> tuple[ast.EntryType, ...]:
    # Reading takes a good part of a second, and every speaker of a language needs the same.
    return tuple(FluentParser(with_spans=False).parse(text).body)


def keys(lang: str, game: Game[Any] | None = None) -> tuple[str, ...]:
    """Every message that the catalogue holds."""
    body = entries(lang, game)
    return tuple(entry.id.name for entry in body if isinstance(entry, ast.Message))


def problems(lang: str, game: Game[Any] | None = None) -> list[str]:
    """What is wrong with a catalogue: what cannot be read, is there twice, is missing, not needed,
    lacks a plural, or does not say what English says.
    """
    english = [] if lang == ENGLISH else entries(ENGLISH, game)
    return [*_faults(lang, entries(lang, game), english)]


def faults(lang: str, text: str, english: str = "") -> list[str]:
    """The same of any Fluent text, beside the English one if it is given.

    >>> faults("cs", "stones = { $n ->\\n [one] kámen\\n *[other] kameny\\n }")
    ['stones lacks the plural few']
    """
    return [*_faults(lang, _parsed(text), _parsed(english))]


def _faults(
    lang: str, body: Sequence[ast.EntryType], english: Sequence[ast.EntryType]
) -> Iterator[str]:
    junk = [entry.content or "" for entry in body if isinstance(entry, ast.Junk)]
    yield from (f"cannot be read: {text.strip().splitlines()[0]}" for text in junk)
    said = [entry for entry in body if isinstance(entry, ast.Message)]
    times = Counter(message.id.name for message in said)
    yield from (f"there twice: {key}" for key, count in times.items() if count > 1)
    for message in said:
        yield from (f"{message.id.name} lacks the plural {each}" for each in _gaps(lang, message))
    if english:
        yield from _compared(said, english)


def _compared(said: list[ast.Message], english: Sequence[ast.EntryType]) -> Iterator[str]:
    """What a translation lacks, or has too much of, beside the English messages."""
    meant = {entry.id.name: entry for entry in english if isinstance(entry, ast.Message)}
    known = {message.id.name for message in said}
    yield from (f"missing: {key}" for key in meant if key not in known)
    for message in said:
        key = message.id.name
        if key not in meant:
            yield f"not needed: {key}"
            continue
        ours, theirs = _Parameters(message), _Parameters(meant[key])
        dropped, strange = theirs.told - ours.all, ours.all - theirs.all - _ALWAYS
        yield from (f"{key} does not tell ${name}" for name in sorted(dropped))
        yield from (f"{key} does not get ${name}" for name in sorted(strange))


def _gaps(lang: str, message: ast.Message) -> Iterator[str]:
    """The plurals that are needed beside those that are there: where one of something is told
    apart from several, unless single numbers are (first, second, third).
    """
    wanted = _PLURALS.get(lang, ())
    for names in _Parameters(message).variants:
        plural = names & {"one", "1", "few", "many"} and names <= {*_CATEGORIES, "0", "1"}
        if plural:
            there = names | {"one"} if "1" in names and lang != "ru" else names
            yield from (each for each in wanted if each not in there)


class _Parameters(Visitor):
    """The parameters of a message: all that it asks for, and those that it puts into words."""

    def __init__(self, message: ast.Message) -> None:
        self.all: set[str] = set()
        self.told: set[str] = set()
        self.variants: list[set[str]] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.all.add(node.id.name.partition("-")[0])

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.told.add(node.expression.id.name.partition("-")[0])
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = (variant.key for variant in node.variants)
        self.variants.append(
            {key.name if isinstance(key, ast.Identifier) else key.value for key in keys}
        )
        self.generic_visit(node)


@cache
def _shared(lang: str) -> str:
    """What the clients say."""
    folder = files("chronotable.text") / lang
    texts = [folder / f"{name}.ftl" for name in (SHARED, HOSTING)]
    return "\n".join(text.read_text("utf-8") for text in texts if text.is_file())


def _escaped(text: str) -> str:
    """Plain text of one line, as Fluent writes it.

    >>> _escaped("[sic] {braces}")
    '{"["}sic] {"{"}braces{"}"}'
    """
    escaped = "".join(f'{{"{c}"}}' if c in _SPECIAL else c for c in " ".join(text.split()))
    if escaped[:1] in _SPECIAL_START and escaped:
        escaped = f'{{"{escaped[0]}"}}{escaped[1:]}'
    return escaped or '{""}'
