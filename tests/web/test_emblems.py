"""Every card and tile has a drawing, and every drawing its author."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import chronotable as ct

GAMES = ("anachrony", "echoes", "innovation")
BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"


def drawings(game: str) -> dict[str, str]:
    read: dict[str, str] = json.loads((BOARDS / game / "emblems.json").read_text("utf-8"))
    return read


def things(game: str) -> set[str]:
    """What lies on the table of a title and has a face."""
    box: Any = ct.game(game).box()
    if game == "anachrony":
        leaders = {leader for pair in box["leaders"].values() for leader in pair}
        return {*box["tiles"], *leaders, *box["experiments"], *box["icons"], *box["paths"]}
    return {*box["cards"], *(box["specials"] if game == "innovation" else box["sources"])}


@pytest.mark.parametrize("game", GAMES)
def test_everything_with_a_face_has_a_drawing(game: str) -> None:
    assert set(drawings(game)) == things(game)


@pytest.mark.parametrize("game", ["echoes", "innovation"])
def test_no_two_cards_have_the_same_drawing(game: str) -> None:
    found = list(drawings(game).values())
    assert sorted(found) == sorted(set(found))


def test_every_drawing_has_its_author_and_no_other_is_named() -> None:
    authors: dict[str, list[str]] = json.loads((BOARDS / "authors.json").read_text("utf-8"))
    named = sorted(drawing for all_of in authors.values() for drawing in all_of)
    used = {drawing for game in GAMES for drawing in drawings(game).values()}
    assert named == sorted(used)
