"""Record: a match on paper, as plain JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from chronotable.kernel.errors import BadRecord
from chronotable.kernel.json import Json

FORMAT = 1
_LARGEST = 10_000  # no number of a state is larger, but for the count of chance


class Answered(NamedTuple):
    """One answer as it was given: who, what, and the fingerprint of the question."""

    seat: int
    key: str
    fingerprint: str


@dataclass(frozen=True, slots=True)
class Record:
    """Everything from which a match can be played again.

    It begins from a seed, or (scenarios, imagined worlds) from `start`: a state as its game
    dumps it. Reading checks the form only; `Match.replay` is where the rules have their say.
    A game that was carried over to later rules has chapters: this is the last, `before` are the
    others, each with its version, its seed or start, and its answers.

    >>> record = Record("go", "1", 2, {}, [Answered(0, "pass", "c0ffee00")], seed=7)
    >>> Record.read(record.write()) == record
    True
    """

    game: str
    version: str
    seats: int
    options: Mapping[str, str]
    answers: Sequence[Answered]
    seed: int | None = None
    start: Json | None = None
    result: Json | None = None
    before: Sequence[Json] = ()

    @classmethod
    def read(cls, data: object) -> Record:
        """The record that this data or JSON text tells of; BadRecord if it tells of none."""
        if isinstance(data, str | bytes):
            try:
                data = json.loads(data)
            except (ValueError, RecursionError) as error:
                raise BadRecord(f"a record is JSON, and this is not: {error}").saying(
                    "error-no-record"
                ) from None
        if not isinstance(data, dict):
            raise BadRecord(f"a record is a JSON object, not {type(data).__name__}").saying(
                "error-no-record"
            )
        if _field(data, "format", int) != FORMAT:
            raise _unlike("format", f"expected {FORMAT}, got {data['format']!r}")
        options = _field(data, "options", dict)
        for name, value in options.items():
            if not isinstance(value, str):
                raise _unlike("options", f"{name!r} should be text, not {value!r}")
        seed = _seed(data)
        start = None if seed is not None else _field(data, "start", dict)
        seats = _field(data, "seats", int)
        answers = [_answer(n, entry) for n, entry in enumerate(_field(data, "answers", list))]
        result = None if data.get("result") is None else _field(data, "result", dict)
        game, version = _field(data, "game", str), _field(data, "version", str)
        before = tuple(_field(data, "before", list)) if "before" in data else ()
        for chapter in before:
            _check_chapter(chapter)
        return cls(game, version, seats, options, answers, seed, start, result, before)

    def write(self) -> Json:
        """The record as JSON-able data, which `read` understands."""
        data: Json = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "options": dict(self.options),
            "answers": [[*answer] for answer in self.answers],
            "result": self.result,
        }
        if self.seed is not None:
            data["seed"] = f"{self.seed:032x}"
        else:
            data["start"] = self.start
        if self.before:
            data["before"] = [*self.before]
        return data

    def before_the_first_answer(self) -> Record:
        """The same game, of which nothing has been played yet."""
        return replace(self, answers=[], result=None, before=())

    @property
    def chapter(self) -> Json:
        """The same as an earlier chapter of a game that went on under other rules."""
        told = self.write()
        return {
            name: told[name] for name in ("version", "seed", "start", "answers") if name in told
        }


def _check_chapter(chapter: object) -> None:
    if not isinstance(chapter, dict):
        raise _unlike("before", f"a chapter is a JSON object, not {chapter!r}")
    _field(chapter, "version", str)
    if _seed(chapter) is None:
        _field(chapter, "start", dict)
    for number, entry in enumerate(_field(chapter, "answers", list)):
        _answer(number, entry)


def check_start(start: Json, seats: int) -> None:
    """BadRecord if no game of so many seats could ever have been like that.

    Rules make room for what a state counts (players, decks): a number that somebody made up
    would take all memory there is before any rule could complain.
    """
    if start.get("seats", seats) != seats:
        raise _unlike("start", f"expected {seats} seats, got {start['seats']!r}")
    chance = start.get("chance")
    count = chance.get("count") if isinstance(chance, dict) else 0
    if not isinstance(count, int) or not 0 <= count < 1 << 32:
        raise _unlike("start", f"chance cannot have been asked {count!r} times")
    _check_numbers([value for name, value in start.items() if name != "chance"])


def _check_numbers(value: object) -> None:
    if isinstance(value, dict):
        value = [*value.values()]
    if isinstance(value, list):
        for each in value:
            _check_numbers(each)
    elif isinstance(value, int | float) and not -_LARGEST <= value <= _LARGEST:
        raise _unlike("start", f"expected numbers up to {_LARGEST}, got {value!r}")


def _field(record: Json, name: str, kind: type) -> Any:
    if name not in record:
        text = f"field {name!r} is missing: expected {kind.__name__}"
        raise BadRecord(text).saying("error-record-field", field=name)
    value = record[name]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise _unlike(name, f"expected {kind.__name__}, got {value!r}")
    return value


def _unlike(field: str, why: str) -> BadRecord:
    """A field that is not as a record has it."""
    return BadRecord(f"field {field!r}: {why}").saying("error-record-field", field=field)


def _seed(record: Json) -> int | None:
    if "seed" not in record:
        return None
    text = _field(record, "seed", str)
    try:
        seed = int(text, 16)
    except ValueError:
        seed = -1
    if not 0 <= seed < 1 << 128:
        raise _unlike("seed", f"expected up to 32 hexadecimal digits, got {text!r}")
    return seed


def _answer(number: int, entry: object) -> Answered:
    match entry:
        case [int(seat), str(key), str(fingerprint)] if not isinstance(seat, bool):
            return Answered(seat, key, fingerprint)
    raise _unlike("answers", f"answer {number} should be [seat, key, fingerprint], got {entry!r}")
