"""The boxes' own names and words are those of our catalogues, glossary and rules.

The tables in `boxes` were read off the printed rulebooks: names by reference (`leader:...`), words
by their English entry in docs/glossary.md, each in the languages that have a box. Capitals are a
habit of each box, and not compared.
"""

from __future__ import annotations

import csv
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import chronotable as ct
from chronotable.text import Speaker
from chronotable.text.rulebook import rulebook, things

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
COLUMNS = {"cs": 1, "pl": 2, "ru": 3}


class Box(NamedTuple):
    """What one printed box calls things."""

    game: str
    lang: str
    names: dict[str, str]
    words: dict[str, str]


def boxes() -> list[Box]:
    found = []
    for file in sorted(Path(__file__).with_name("boxes").glob("*.csv")):
        with file.open(encoding="utf-8", newline="") as lines:
            rows = list(csv.DictReader(lines))
        for lang in [each for each in rows[0] if each != "name"]:
            printed = {row["name"]: row[lang] for row in rows if row[lang]}
            names = {each: name for each, name in printed.items() if ":" in each}
            words = {each: word for each, word in printed.items() if ":" not in each}
            found.append(Box(file.stem, lang, names, words))
    return found


BOXES = boxes()
each_box = pytest.mark.parametrize("box", BOXES, ids=lambda box: f"{box.game}-{box.lang}")


def speaker_of(box: Box) -> Speaker:
    game = ct.game(box.game)
    return Speaker(game, box.lang, options=game.info.check_options(None))


@cache
def glossary() -> dict[tuple[str, str], list[str]]:
    """Every row of the glossary, by the heading above it and its English words."""
    rows: dict[tuple[str, str], list[str]] = {}
    heading = ""
    for line in GLOSSARY.read_text("utf-8").splitlines():
        if line.startswith("## "):
            heading = line.removeprefix("## ")
        elif line.startswith("| "):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            for english in (cells[0], *cells[0].split(", "), bare(cells[0])):
                rows.setdefault((heading, english.casefold()), cells)
    return rows


def bare(english: str) -> str:
    """An English word of the glossary without what it adds in brackets."""
    return re.sub(r" \(.*\)", "", english)


def test_five_boxes_are_known() -> None:
    known = {(box.game, box.lang) for box in BOXES}
    assert known == {
        *(("anachrony", lang) for lang in ("cs", "pl", "ru")),
        ("echoes", "cs"),
        ("innovation", "cs"),
    }


@each_box
def test_every_thing_has_the_name_that_the_box_gives_it(box: Box) -> None:
    speaker = speaker_of(box)
    said = {thing: speaker.name(thing) for thing in box.names}
    assert speaker.faults == []
    wrong = {
        thing: (said[thing], name)
        for thing, name in box.names.items()
        if said[thing].casefold() != name.casefold()
    }
    assert wrong == {}


def test_every_leader_superproject_and_experiment_is_among_them() -> None:
    kinds = ("leader", "experiment", "evacuation", "slot")
    for box in BOXES:
        if box.game == "anachrony":
            named = [each for each in things(ct.game("anachrony")) if each.startswith(kinds)]
            named += [f"tile:{tile}" for tile in ct.game("anachrony").box()["tiles"]]
            wanted = {each for each in named if not re.fullmatch(r"tile:\d+", each)}
            assert wanted <= {*box.names}


@each_box
def test_the_glossary_has_the_word_that_the_box_uses(box: Box) -> None:
    heading = ct.titles()[box.game].title
    wrong = {}
    for english, word in box.words.items():
        cells = glossary().get((heading, english.casefold()))
        cell = cells[COLUMNS[box.lang]] if cells else ""
        if word.casefold() not in re.sub("[()]", "", cell).casefold():
            wrong[english] = (cell, word)
    assert wrong == {}


@each_box
def test_the_rules_are_searched_by_the_words_of_the_box_and_by_ours(box: Box) -> None:
    speaker, book = speaker_of(box), rulebook(box.lang, box.game)
    wishes = [*box.names.values(), *box.words.values(), *map(bare, box.words)]
    assert [wish for wish in wishes if not book.search(wish, speaker)] == []
