"""Parts: what a title brings besides its rules, found in the package that its `GameInfo` names.

All of them are optional, and nobody but the title knows more of them than these names:

    texts/LANG.ftl   what it says, in each language
    rules/LANG.md    its rules in our own words, to look things up
    lesson.toml      a guided first game
    emblem.svg       a small picture, for the browser
    values.py        VALUES: what a position is worth to its bots
    board.py         BOARD: its table in a terminal
    encoding.py      ENCODING: how many numbers a view is, for learners
    plenty.py        enrich: how to make everybody rich, so that self-checks meet rare things
    figures.toml     what it must reach in benchmarks

Whoever wants one asks for it here: a layer that plays any title imports none of them by name.
"""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType

from chronotable.kernel.game import GameInfo


def module(info: GameInfo, name: str) -> ModuleType | None:
    """The module of this name that the title brings, if it does."""
    if not info.parts or find_spec(full := f"{info.parts}.{name}") is None:
        return None
    return import_module(full)


def text(info: GameInfo, *path: str) -> str | None:
    """What stands in a file that the title brings, if it does."""
    return files(info.parts).joinpath(*path).read_text("utf-8") if brings(info, *path) else None


def brings(info: GameInfo, *path: str) -> bool:
    """Whether the title brings this file."""
    return bool(info.parts) and files(info.parts).joinpath(*path).is_file()
