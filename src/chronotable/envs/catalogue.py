"""What is printed in the box as tables: each card and tile with its facts, in every language."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

import polars

from chronotable.games import load
from chronotable.kernel.json import Json
from chronotable.text import Speaker, languages

_TEXTS: Final = ("effect:", "text:")  # what refers to a text that is printed on a thing
# What every table has, before the facts.
KEYS: Final = ("key", "id", "of")


class Thing(NamedTuple):
    """Something printed: its reference, its id, what it belongs to, if anything, and its facts."""

    key: str
    id: str
    of: str | None
    facts: Json


def catalogue_of(
    game: str, options: Mapping[str, str] | None = None
) -> dict[str, polars.DataFrame]:
    """A table for each group of things in the box: names, texts and facts.

    Names and texts are those of the printing that the options choose.

    >>> cards = catalogue_of("innovation")["cards"]
    >>> cards.row(by_predicate=polars.col("id") == "oars", named=True)["name_cs"]
    'Čluny'
    """
    title = load(game)
    speakers = {lang: Speaker(title, lang, options=options) for lang in languages()}
    tables = {}
    for group, printed in title.box().items():
        things = [*_things(group.removesuffix("s"), printed)]
        if things and all(speakers["en"].has_name(thing.key) for thing in things):
            rows = [_row(thing, speakers) for thing in things]
            if any(thing.facts for thing in things) or any(row["text_en"] for row in rows):
                tables[group] = polars.DataFrame(rows, _schema(rows))
    return tables


def _things(kind: str, printed: Any) -> Iterator[Thing]:
    """The things of a group: ids with facts, ids alone, or either of them by what has them."""
    if isinstance(printed, list):
        yield from _listed(kind, printed, None)
    elif isinstance(printed, dict):
        for word, told in printed.items():
            if isinstance(told, dict):
                yield Thing(f"{kind}:{word}", word, None, told)
            elif isinstance(told, list):
                yield from _listed(kind, told, word)
            else:
                yield Thing(f"{kind}:{word}", word, None, {"value": told})


def _listed(kind: str, things: Iterable[Any], of: str | None) -> Iterator[Thing]:
    for thing in things:
        facts = dict(thing) if isinstance(thing, dict) else {}
        id = str(facts.pop("id", thing))
        yield Thing(f"{kind}:{id}", id, of, facts)


def _row(thing: Thing, speakers: Mapping[str, Speaker]) -> Json:
    own = f"text:{thing.id}"
    texts = [*dict.fromkeys(_references(thing.facts))]
    texts = [own, *texts] if speakers["en"].has_name(own) else texts
    row: Json = {"key": thing.key, "id": thing.id, "of": thing.of}
    row |= {f"name_{lang}": speaker.name(thing.key) for lang, speaker in speakers.items()}
    for lang, speaker in speakers.items():
        row[f"text_{lang}"] = [speaker.name(text) for text in texts]
    return {**row, **{name: _plain(fact) for name, fact in thing.facts.items() if name not in row}}


def _references(told: Any) -> Iterator[str]:
    """Every text that facts refer to."""
    if isinstance(told, str):
        if told.startswith(_TEXTS):
            yield told
    elif isinstance(told, dict):
        for each in told.values():
            yield from _references(each)
    elif isinstance(told, list):
        for each in told:
            yield from _references(each)


def _plain(fact: Any) -> Any:
    """A fact as a cell: a word, a number, a list of such, or else JSON."""
    deep = isinstance(fact, dict) or (
        isinstance(fact, list) and any(isinstance(each, list | dict) for each in fact)
    )
    return json.dumps(fact) if deep else fact


def _schema(rows: Iterable[Json]) -> dict[str, polars.DataType]:
    """The type of each column: what its cells are, and text where they are nothing at all."""
    columns: dict[str, list[Any]] = {}
    for row in rows:
        for name, cell in row.items():
            columns.setdefault(name, []).append(cell)
    return {name: _type(cells) for name, cells in columns.items()}


def _type(cells: Iterable[Any]) -> polars.DataType:
    cells = [cell for cell in cells if cell is not None]
    if any(isinstance(cell, list) for cell in cells):
        return polars.List(_type([each for cell in cells for each in cell]))
    if cells and all(isinstance(cell, bool) for cell in cells):
        return polars.Boolean()
    if cells and all(isinstance(cell, int) for cell in cells):
        return polars.Int64()
    return polars.String()
