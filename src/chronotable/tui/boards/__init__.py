"""What a game looks like in a terminal: one board for each title, a plain one for all others."""

from __future__ import annotations

from typing import Protocol

from rich.text import Text

from chronotable.kernel.game import Json
from chronotable.text import Speaker


class Board(Protocol):
    """Draws views of one game and explains what lies there."""

    def draw(self, view: Json, width: int) -> list[Text]:
        """The table as this view knows it."""

    def phrase(self, view: Json, key: str, label: str) -> str:
        """An option as a player should see it: its label, and what helps to judge it."""

    def subject(self, view: Json, key: str) -> str | None:
        """The name to look up when somebody asks what this option is about."""

    def explain(self, view: Json, name: str) -> list[str]:
        """Whatever the game has by this name (or a part of it), in lines to be wrapped."""

    def legend(self) -> list[str]:
        """How to read the drawing."""


def board_for(game: str, speaker: Speaker, *, unicode: bool = True) -> Board:
    """The board of this title."""
    if game == "innovation":
        from chronotable.tui.boards.innovation import InnovationBoard

        return InnovationBoard(speaker, unicode=unicode)
    if game == "echoes":
        from chronotable.tui.boards.echoes import EchoesBoard

        return EchoesBoard(speaker, unicode=unicode)
    if game == "anachrony":
        from chronotable.tui.boards.anachrony import AnachronyBoard

        return AnachronyBoard(speaker, unicode=unicode)
    from chronotable.tui.boards.plain import PlainBoard

    return PlainBoard(speaker)
