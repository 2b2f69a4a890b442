"""Features: the names of all numbers that tell of a view, and the quick way to write them.

`FeatureNames` walks through a declared view once and gives every number its name and its place.
What it returns for each part is a function that writes that part of a view there, so that encoding
a view looks at no type any more.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from operator import itemgetter
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from chronotable.envs.kinds import (
    Bag,
    BySeat,
    Counted,
    Grid,
    Held,
    Keyed,
    Kind,
    LeftOut,
    OneOf,
    Piles,
    Players,
    Row,
    Seat,
    SeatSet,
    Stack,
    Veiled,
    Where,
    Whose,
    Words,
)
from chronotable.kernel.errors import ChronotableError

FLOAT = "f"

# Cells to write to, what is told (any JSON), and the seat of whoever looks.
Writer: TypeAlias = Callable[["array[float]", Any, int], None]


class Unsized(ChronotableError):
    """A field of a declared view of which nobody says how many numbers it is."""


class FeatureNames:
    """The names of all numbers so far. `base` is the place of the first of them.

    `players` writes the rows of the players, which have a layout of their own.
    """

    def __init__(
        self, seats: int, kinds: Mapping[str, Kind], base: int = 0, players: Writer | None = None
    ) -> None:
        self.seats = seats
        self.kinds = kinds
        self.base = base
        self.players = players
        self.names: list[str] = []
        self.told: set[str] = set()  # the fields for which a kind was needed
        self._blocks: dict[str, int] = {}

    def block(self, name: str, parts: Sequence[object]) -> int:
        """The place of the first of these parts; the same name has the same place."""
        if name not in self._blocks:
            self._blocks[name] = self.base + len(self.names)
            self.names += [f"{name}.{part}" if part != "" else name for part in parts]
        return self._blocks[name]

    def number(self, name: str) -> int:
        return self.block(name, [""])

    def index(self, name: str, words: Words) -> dict[Any, int]:
        unlike = dict.fromkeys(words)
        first = self.block(name, [*unlike])
        return {word: first + at for at, word in enumerate(unlike)}

    # One field after the other.

    def whole(self, of: Any, path: str = "", siblings: str = "") -> Writer:
        """All fields of a dataclass. `siblings` is the path without what tells it from others."""
        hints = get_type_hints(of, include_extras=True)
        plain: list[str] = []
        sure: list[tuple[str, Writer]] = []
        unsure: list[tuple[str, Writer]] = []
        later: list[tuple[str, Any, bool]] = []
        for each in fields(of):
            may_lack = each.default is not MISSING or each.default_factory is not MISSING
            key = f"{of.__name__}.{each.name}"
            if key not in self.kinds and hints[each.name] in (int, bool) and not may_lack:
                plain.append(each.name)
            else:
                later.append((each.name, hints[each.name], may_lack))
        first = self.base + len(self.names)
        for name in plain:
            self.number(path + name)
        for name, hint, may_lack in later:
            writer = self._field(f"{of.__name__}.{name}", hint, path + name, siblings + name)
            if writer is not None:
                (unsure if may_lack or _may_be_nothing(hint) else sure).append((name, writer))
        return _dataclass(first, plain, sure, unsure)

    def rows(self, of: Any) -> Writer:
        """Such a thing for each seat, from the viewer on."""
        return _players([self.whole(of, f"{away}.", f"{away}.") for away in range(self.seats)])

    def _field(self, key: str, hint: Any, path: str, siblings: str) -> Writer | None:
        kind = self.kinds.get(key)
        if kind is None:
            return self._typed(key, hint, path, siblings)
        self.told.add(key)
        return self._kind(key, kind, hint, path, siblings)

    def _typed(self, key: str, hint: Any, path: str, siblings: str) -> Writer:
        """What follows from the type alone."""
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._typed(key, args[0], path, siblings)
        if origin in (Union, UnionType):
            (one,) = [arg for arg in args if arg is not NoneType][:1]
            if len(args) == 2 and NoneType in args:
                return _known(self.number(f"{path}.known"), self._typed(key, one, path, siblings))
        elif is_dataclass(hint):
            return self.whole(hint, f"{path}.", f"{siblings}.")
        elif hint in (int, bool):
            return _number(self.number(path))
        elif origin is Literal:
            return _one_of(self.index(path, args))
        elif origin is list and get_origin(args[0]) is Literal:
            return _bag(self.index(path, get_args(args[0])))
        elif origin is dict and get_origin(args[0]) is Literal:
            return self._each(key, get_args(args[0]), args[1], path, siblings)
        raise Unsized(f"{key} is {hint}: its kind must be told, for it to have a fixed size")

    def _each(self, key: str, words: Words, hint: Any, path: str, siblings: str) -> Writer:
        """A value for each of the words."""
        inner_key = f"{key}[]"
        if hint in (int, bool) and inner_key not in self.kinds:
            return _numbers_by_word({word: self.number(f"{path}.{word}") for word in words})
        writers = {}
        for word in words:
            writer = self._field(inner_key, hint, f"{path}.{word}", siblings)
            assert writer is not None
            writers[word] = writer
        return _by_word(writers)

    def _kind(self, key: str, kind: Kind, hint: Any, path: str, siblings: str) -> Writer | None:
        around = [f"seat+{away}" for away in range(self.seats)]
        match kind:
            case LeftOut():
                return None
            case Seat():
                return _seat(self.block(path, around), self.seats)
            case SeatSet():
                return _seat_set(self.block(path, around), self.seats)
            case BySeat():
                return _by_seat(self.block(path, around), self.seats)
            case Players():
                return self.players
            case OneOf(words):
                return _one_of_or_none(self.index(path, words))
            case Bag(words, shared):
                return _bag(self.index(siblings if shared else path, words))
            case Stack(words, shared):
                path = siblings if shared else path
                return _stack(self.index(path, words), self.index(f"{path}.top", words))
            case Veiled(words, backs):
                index = self.index(path, words)
                return _veiled(index, self.index(f"{path}.back", backs))
            case Held(words):
                return _held(self.number(f"{path}.count"), self.index(path, words))
            case Whose():
                return _whose(self.block(path, around), self.seats)
            case Counted():
                return _counted(self.number(f"{path}.count"))
            case Piles(count, words):
                first = self.block(f"{path}.height", range(1, count + 1))
                return _piles(first, count, self.index(path, words))
            case Where(count, words):
                return _where(self.index(path, words), count)
            case Row(count):
                return self._row(key, count, hint, path, siblings)
            case Grid(rows, columns):
                names = [f"{row}.{column}" for row in range(rows) for column in range(columns)]
                return _grid(self.block(path, names), rows, columns)
            case Keyed(words, by):
                return self._keyed(key, words, by, hint, path, siblings)

    def _row(self, key: str, count: int, hint: Any, path: str, siblings: str) -> Writer:
        """By position: numbers, or whatever else the list holds."""
        (one,) = get_args(_sure(hint))
        if _sure(one) is int:
            return _numbers(self.block(path, range(count)), count)
        parts = [
            self._field(f"{key}[]", _sure(one), f"{path}.{at}", siblings) for at in range(count)
        ]
        return _positions([part for part in parts if part is not None])

    def _keyed(
        self, key: str, words: Words, by: tuple[str, ...], hint: Any, path: str, siblings: str
    ) -> Writer:
        if not by:
            return self._each(key, words, get_args(_sure(hint))[1], path, siblings)
        (one,) = get_args(hint)
        names = {word: ".".join(map(str, _as_tuple(word))) for word in words}
        others = [each.name for each in fields(one) if each.name not in by]
        if len(others) == 1 and get_type_hints(one)[others[0]] is int:
            places = {word: self.number(f"{path}.{name}") for word, name in names.items()}
            return _keyed_numbers(itemgetter(*by), others[0], places)
        rest = {f"{one.__name__}.{name}": LeftOut("it is what tells them apart") for name in by}
        outer, self.kinds = self.kinds, {**self.kinds, **rest}
        there = {word: self.number(f"{path}.{name}") for word, name in names.items()}
        writers = {
            word: self.whole(one, f"{path}.{name}.", f"{siblings}.") for word, name in names.items()
        }
        self.kinds = outer
        return _keyed(itemgetter(*by), there, writers)


def _sure(hint: Any) -> Any:
    """A type without Annotated, and without the None that it may be."""
    if get_origin(hint) is Annotated:
        return _sure(get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        return _sure(next(arg for arg in get_args(hint) if arg is not NoneType))
    return hint


def _may_be_nothing(hint: Any) -> bool:
    return get_origin(hint) in (Union, UnionType) and NoneType in get_args(hint)


def _as_tuple(word: object) -> tuple[object, ...]:
    return word if isinstance(word, tuple) else (word,)


# Writing. Each is a closure over the places that it writes to.


def _dataclass(
    first: int,
    plain: Sequence[str],
    sure: Sequence[tuple[str, Writer]],
    unsure: Sequence[tuple[str, Writer]],
) -> Writer:
    if not plain and not sure:
        return _whatever_is_told(dict(unsure))
    end = first + len(plain)
    many = itemgetter(*plain) if len(plain) > 1 else None

    def write_parts(cells: array[float], told: Any, me: int) -> None:
        for name, writer in sure:
            writer(cells, told[name], me)

    def write(cells: array[float], told: Any, me: int) -> None:
        if many is not None:
            cells[first:end] = array(FLOAT, many(told))
        elif plain:
            cells[first] = told[plain[0]]
        for name, writer in sure:
            writer(cells, told[name], me)
        for name, writer in unsure:
            it = told.get(name)
            if it is not None:
                writer(cells, it, me)

    return write if plain or unsure else write_parts


def _whatever_is_told(writers: dict[str, Writer]) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        for name, it in told.items():
            if it is not None and name in writers:
                writers[name](cells, it, me)

    return write


def _number(at: int) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        cells[at] = told

    return write


def _known(at: int, inner: Writer) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        if told is not None:
            cells[at] = 1
            inner(cells, told, me)

    return write


def _one_of(index: dict[Any, int]) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        cells[index[told]] = 1

    return write


def _one_of_or_none(index: dict[Any, int]) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        if told in index:
            cells[index[told]] = 1

    return write


def _bag(index: dict[Any, int]) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        for it in told:
            if it is not None:
                cells[index[it]] += 1

    return write


def _stack(index: dict[Any, int], top: dict[Any, int]) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        for it in told:
            cells[index[it]] += 1
        if told:
            cells[top[told[-1]]] = 1

    return write


def _veiled(index: dict[Any, int], backs: dict[Any, int]) -> Writer:
    everything = {**index, **backs}

    def write(cells: array[float], told: Any, me: int) -> None:
        for it in told:
            cells[everything[it]] += 1

    return write


def _held(at: int, index: dict[Any, int]) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        if type(told) is int:
            cells[at] = told
            return
        cells[at] = len(told)
        for it in told:
            cells[index[it]] += 1

    return write


def _whose(first: int, seats: int) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        for it in told:
            if 0 <= it["seat"] < seats:
                cells[first + (it["seat"] - me) % seats] += 1

    return write


def _counted(at: int) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        cells[at] = told if type(told) is int else len(told)

    return write


def _piles(first: int, count: int, index: dict[Any, int]) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        cells[first : first + count] = array(FLOAT, map(len, told))
        for pile in told:
            if pile and any(pile):
                for it in pile:
                    if it is not None:
                        cells[index[it]] += 1

    return write


def _where(index: dict[Any, int], count: int) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        for at, there in enumerate(told, start=1):
            for it in there if type(there) is list else (there,):
                if it in index:
                    cells[index[it]] = at

    return write


def _numbers(first: int, count: int) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        if None in told:
            told = [it or 0 for it in told]
        told = told[:count]
        cells[first : first + len(told)] = array(FLOAT, told)

    return write


def _positions(parts: Sequence[Writer]) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        if any(told):
            for part, it in zip(parts, told, strict=False):
                if it is not None:
                    part(cells, it, me)

    return write


def _grid(first: int, rows: int, columns: int) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        at = first
        for row in told[:rows]:
            cells[at : at + len(row)] = array(FLOAT, row)
            at += columns

    return write


def _numbers_by_word(places: dict[Any, int]) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        for word, it in told.items():
            if it:  # every cell is 0 before
                cells[places[word]] = it

    return write


def _by_word(writers: dict[Any, Writer]) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        for word, it in told.items():
            if it is not None:
                writers[word](cells, it, me)

    return write


def _keyed(key: Any, there: dict[Any, int], writers: dict[Any, Writer]) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        for it in told:
            word = key(it)
            cells[there[word]] = 1
            writers[word](cells, it, me)

    return write


def _keyed_numbers(key: Any, number: str, places: dict[Any, int]) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        for it in told:
            cells[places[key(it)]] = it[number]

    return write


def _players(rows: Sequence[Writer]) -> Writer:
    seats = len(rows)

    def write(cells: array[float], told: Any, me: int) -> None:
        for away, row in enumerate(rows):
            row(cells, told[(me + away) % seats], me)

    return write


def _seat(first: int, seats: int) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        if told is not None and 0 <= told < seats:
            cells[first + (told - me) % seats] = 1

    return write


def _seat_set(first: int, seats: int) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        for seat in told:
            cells[first + (seat - me) % seats] = 1

    return write


def _by_seat(first: int, seats: int) -> Writer:
    def write(cells: array[float], told: Any, me: int) -> None:
        cells[first : first + seats] = array(FLOAT, told[me:] + told[:me])

    return write
