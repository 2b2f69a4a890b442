"""Record: a match on paper, as plain JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from chronotable.kernel.errors import BadRecord
from chronotable.kernel.game import Json

FORMAT = 1
_LARGEST = 10_000  # no number of a state is larger, but for the count of chance


class Answered(NamedTuple):
    """One answer as it was given: who, what, and the fingerprint of the question."""

    seat: int
    key: str
    fingerprint: str


class Origin(NamedTuple):
    """Where a match began: from a seed, or (scenarios, imagined worlds) from a given state.

    `start` is that state, never touched again; on paper it is what the game dumps of it.
    """

    seats: int
    options: dict[str, str]
    seed: int | None
    start: Any


def to_text(data: object) -> str:
    """JSON that is the same, byte for byte, wherever it is written."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def write(
    game: str, version: str, origin: Origin, answers: Sequence[Answered], result: Json | None
) -> Json:
    record: Json = {
        "format": FORMAT,
        "game": game,
        "version": version,
        "seats": origin.seats,
        "options": dict(origin.options),
        "answers": [[*answer] for answer in answers],
        "result": result,
    }
    if origin.seed is not None:
        record["seed"] = f"{origin.seed:032x}"
    else:
        record["start"] = origin.start
    return record


def read(record: object) -> tuple[str, str, Origin, list[Answered], Json | None]:
    """Game, rules version, origin, answers and result of a record; BadRecord if it is not one."""
    if isinstance(record, str | bytes):
        try:
            record = json.loads(record)
        except ValueError as error:
            raise BadRecord(f"a record is JSON, and this is not: {error}").saying(
                "error-no-record"
            ) from None
    if not isinstance(record, dict):
        raise BadRecord(f"a record is a JSON object, not {type(record).__name__}").saying(
            "error-no-record"
        )
    if _field(record, "format", int) != FORMAT:
        raise _unlike("format", f"expected {FORMAT}, got {record['format']!r}")
    options = _field(record, "options", dict)
    for name, value in options.items():
        if not isinstance(value, str):
            raise _unlike("options", f"{name!r} should be text, not {value!r}")
    seed = _seed(record)
    start = None if seed is not None else _field(record, "start", dict)
    origin = Origin(_field(record, "seats", int), options, seed, start)
    answers = [_answer(n, entry) for n, entry in enumerate(_field(record, "answers", list))]
    result = None if record.get("result") is None else _field(record, "result", dict)
    return _field(record, "game", str), _field(record, "version", str), origin, answers, result


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
