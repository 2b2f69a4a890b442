"""What a game looks like in a terminal: the board that its title brings, or a plain one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from rich.text import Text

from chronotable.games import load
from chronotable.kernel import parts
from chronotable.kernel.decision import Option
from chronotable.kernel.json import Json
from chronotable.text import Speaker


class BoardDrawer(Protocol):
    """Draws views of one game and explains what lies there."""

    def draw(self, view: Json, width: int) -> list[Text]:
        """The table as this view knows it."""

    def phrase(self, view: Json, option: Option, label: str) -> str:
        """An option as a player should see it: its label, and what helps to judge it."""

    def subject(self, view: Json, option: Option) -> str | None:
        """The name to look up when somebody asks what this option is about."""

    def explain(self, view: Json, name: str) -> list[str]:
        """Whatever the game has by this name (or a part of it), in lines to be wrapped."""

    def legend(self) -> list[str]:
        """How to read the drawing."""


class MakeBoard(Protocol):
    """What a title brings as BOARD, most often the class itself."""

    def __call__(self, speaker: Speaker, *, unicode: bool = True) -> BoardDrawer: ...


def board_for(game: str, speaker: Speaker, *, unicode: bool = True) -> BoardDrawer:
    """The board that this title brings, or the plain one."""
    brought = parts.module(load(game).info, "board")
    make: MakeBoard = PlainBoard if brought is None else brought.BOARD
    return make(speaker, unicode=unicode)


class PlainBoard:
    """Shows the view as it is; for games that have no drawing of their own yet."""

    def __init__(self, speaker: Speaker, *, unicode: bool = True) -> None:
        pass

    def draw(self, view: Json, width: int) -> list[Text]:
        lines = [Text(line) for line in _outline(view["table"], "")]
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return lines

    def phrase(self, view: Json, option: Option, label: str) -> str:
        return label

    def subject(self, view: Json, option: Option) -> str | None:
        return None

    def explain(self, view: Json, name: str) -> list[str]:
        return []

    def legend(self) -> list[str]:
        return []


def _outline(value: object, indent: str) -> Iterator[str]:
    entries = value.items() if isinstance(value, dict) else enumerate(_as_list(value))
    for name, entry in entries:
        if isinstance(entry, dict) or (isinstance(entry, list) and any(map(_is_nested, entry))):
            yield f"{indent}{name}:"
            yield from _outline(entry, f"{indent}  ")
        else:
            told = " ".join(map(str, entry)) if isinstance(entry, list) else str(entry)
            yield f"{indent}{name}: {told}"


def _as_list(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]


def _is_nested(value: object) -> bool:
    return isinstance(value, dict | list)
