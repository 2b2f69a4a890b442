"""Catalogues: which languages there are, and the whole Fluent text of one of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import ast, parse

from chronotable.kernel.errors import BadOption, listed
from chronotable.kernel.game import Game

SHARED = "chronotable"
ENGLISH = "en"

# What cannot stand as it is at the start of a Fluent text, and what cannot anywhere in it.
_SPECIAL_START = "[*."
_SPECIAL = "{}"


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
        )
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
    parts = [_file(check_language(lang), SHARED)]
    if game is not None:
        parts.append(_file(lang, game.info.name))
        if lang == ENGLISH:
            parts += [f"{key} = {_escaped(text)}\n" for key, text in game.texts().items()]
    return "\n".join(parts)


def keys(lang: str, game: Game[Any] | None = None) -> tuple[str, ...]:
    """Every message that the catalogue holds."""
    body = parse(catalogue(lang, game)).body
    return tuple(entry.id.name for entry in body if isinstance(entry, ast.Message))


def problems(lang: str, game: Game[Any] | None = None) -> list[str]:
    """What is wrong with a catalogue: what cannot be read, is there twice, or is missing."""
    found = []
    for entry in parse(catalogue(lang, game)).body:
        if isinstance(entry, ast.Junk):
            found.append(f"cannot be read: {(entry.content or '').strip().splitlines()[0]}")
    known = keys(lang, game)
    found += [f"there twice: {key}" for key, times in Counter(known).items() if times > 1]
    if lang != ENGLISH:
        found += [f"missing: {key}" for key in keys(ENGLISH, game) if key not in known]
    return found


@cache
def _file(lang: str, name: str) -> str:
    """A catalogue file, or nothing: a game may be younger than its translation."""
    file = files("chronotable.text") / lang / f"{name}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


def _escaped(text: str) -> str:
    """Plain text of one line, as Fluent writes it.

    >>> _escaped("[sic] {braces}")
    '{"["}sic] {"{"}braces{"}"}'
    """
    escaped = "".join(f'{{"{c}"}}' if c in _SPECIAL else c for c in " ".join(text.split()))
    if escaped[:1] in _SPECIAL_START and escaped:
        escaped = f'{{"{escaped[0]}"}}{escaped[1:]}'
    return escaped or '{""}'
