"""Pictures of the terminal, kept as text: a change in how it looks is read as a diff.

To take them anew: CHRONOTABLE_REWRITE=1 python3 run.py test tests/tui/test_screens.py
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from chronotable.kernel.match import Match
from chronotable.testing.innovation import scenario, seat
from tests.tui.keyboard import sit_down

SCREENS = Path(__file__).parent / "screens"


def two_players() -> Match:
    return scenario(
        ann=seat(
            board=[
                "Perspective > Agriculture, up",
                "Feudalism > City States, right",
                "Gunpowder > Construction > Oars, left",
                "Navigation > Compass",
                "Writing",
            ],
            hand=["Optics", "Domestication", "Anatomy", "Reformation"],
            score=["Tools", "Calendar", 3, 5],
            claimed=[1],
            specials=["empire"],
        ),
        bob=seat(
            board=["Industrialization > Machine Tools, up", "Philosophy"],
            hand=[3, 4, 4],
            score=[1, 1, 2],
        ),
    ).match


def four_players() -> Match:
    return scenario(
        ann=seat(board=["Banking > Compass", "Evolution > Calendar, right"], hand=["Oars"]),
        bob=seat(board=["Chemistry"], hand=[2, 3]),
        cid=seat(board=["Sailing > The Wheel"], score=[4, 5, 5], claimed=[2]),
        dan=seat(board=["Enterprise"], specials=["world"]),
    ).match


def mid_effect() -> Match:
    return scenario(
        bob=seat(board=["Oars", "Sailing"]),
        ann=seat(board=["Writing"], hand=["Clothing", "Compass"]),
    ).match


def picture(name: str, transcript: str) -> None:
    """Compare with the kept picture, or keep this one if that was asked for."""
    kept = SCREENS / f"{name}.txt"
    shown = "\n".join(line.rstrip() for line in transcript.splitlines()) + "\n"
    if os.environ.get("CHRONOTABLE_REWRITE"):
        kept.write_text(shown, "utf-8")
    assert shown == kept.read_text("utf-8")


def without_file(transcript: str, file: Path) -> str:
    return transcript.replace(str(file), "FILE")


@pytest.mark.parametrize(
    ("name", "plans", "typed", "width"),
    [
        ("two-players", ["Ann", "bot:random"], ["?", "? gunpowder", "? 12"], 80),
        ("four-players", ["Ann", "bot:random", "bot:random", "bot:random"], [], 100),
        ("four-players-narrow", ["Ann", "bot:random", "bot:random", "bot:random"], [], 80),
        ("hot-seat", ["Bob", "Ann"], ["", "dogma oars", "", "", "compass", "", ""], 80),
        ("narrow", ["Ann", "bot:random"], [], 60),
    ],
)
def test_the_table_looks_as_it_did(
    name: str, plans: list[str], typed: list[str], width: int, tmp_path: Path
) -> None:
    tables = {"hot-seat": mid_effect, "two-players": two_players, "narrow": two_players}
    match = tables.get(name, four_players)()
    file = tmp_path / "game.json"
    told = sit_down(typed, *plans, match=match, file=file, width=width)
    picture(name, without_file(told, file))


def test_the_opening_looks_as_it_did(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    told = sit_down(["wheel", "draw", "u", "l"], "Ann", file=file, seed=7)
    picture("opening", without_file(told, file))


def test_the_end_looks_as_it_did(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    match = scenario(
        ann=seat(board=["Banking", "Archery"], score=[5, 5], claimed=[2, 3, 4, 5, 6]),
        bob=seat(board=["Chemistry"], score=[7]),
    ).match
    told = sit_down(["achieve"], "Ann", "bot:random", match=match, file=file)
    picture("end", without_file(told, file))


def test_two_players_fit_a_small_terminal() -> None:
    shown = (SCREENS / "two-players.txt").read_text("utf-8").splitlines()
    prompt = next(n for n, line in enumerate(shown) if "(? for help)" in line)
    assert prompt < 28
    assert max(len(line) for line in shown[: prompt + 1]) <= 80


def test_four_players_fit_a_large_one() -> None:
    shown = (SCREENS / "four-players.txt").read_text("utf-8").splitlines()
    prompt = next(n for n, line in enumerate(shown) if "(? for help)" in line)
    assert prompt < 40
    assert max(len(line) for line in shown[: prompt + 1]) <= 100
