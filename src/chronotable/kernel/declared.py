"""Declared data: dataclasses that say what a view holds, turned into JSON and read from it.

A declaration is made of plain fields: str, int, bool, None, Literal, list, dict, unions
of these, and further dataclasses. A field with a default may be missing in JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    TypeAlias,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from chronotable.kernel.json import Json
from chronotable.kernel.place import Place

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")

# A dictionary that has every word of its key type; in a plain one, some may be missing.
EVERY: Final = "every"
Every = Annotated[dict[K, V], EVERY]
# Two numbers: a number beside a list type says how many things the list holds.
Pair: TypeAlias = Annotated[list[int], 2]

# Types are values here, and a reader meets any of them.
_Read = Callable[[Any, str], Any]


class Undeclared(ValueError):
    """Data that is not as declared: what was expected where, and what was found."""


class Shapes(NamedTuple):
    """What a title declares for its clients: its view, and what is printed in its box."""

    view: type
    box: type | None = None
    places: Callable[[Any], Iterable[Place]] | None = None  # where the things of a view lie


# From rules to JSON.


def as_json(declared: type[T]) -> type[T]:
    """Builds what is declared at once as the JSON that it is sent as.

    The type checker sees the dataclass, and so every field by name and type. What is made is
    a dictionary with the fields that are given, by name; one that may be missing is left out.
    So a view costs what a dictionary costs. It is passed on and handed out by `json_of`, and
    not read before; laws read it afterwards, and compare it with the declaration.

    >>> from dataclasses import dataclass
    >>> @dataclass
    ... class Pile:
    ...     cards: list[str]
    ...     splay: str | None = None
    >>> PileJson = as_json(Pile)
    >>> json_of(PileJson(cards=["oars"]))
    {'cards': ['oars']}
    """
    return cast("type[T]", dict)


def json_of(built: object) -> Json:
    """What was built with `as_json`, as what it is."""
    assert isinstance(built, dict), f"{built!r:.80} was not built with as_json"
    return built


# From JSON to dataclasses.


def read(declared: type[T], data: object, where: str = "it") -> T:
    """The data as a thing of the declared type; Undeclared unless it is exactly that.

    >>> from dataclasses import dataclass
    >>> @dataclass
    ... class Pile:
    ...     cards: list[str]
    ...     splay: Literal["none", "left"] = "none"
    >>> read(Pile, {"cards": ["oars"]})
    Pile(cards=['oars'], splay='none')
    >>> read(Pile, {"cards": ["oars", 3]})
    Traceback (most recent call last):
    chronotable.kernel.declared.Undeclared: it.cards[1] is 3, not str
    """
    kind: Any = declared
    told: T = _reader(kind)(data, where)
    return told


@cache
def _reader(hint: Any) -> _Read:
    if hint is Any:
        return lambda data, where: data
    if is_dataclass(hint):
        return _of_dataclass(hint)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        if EVERY in args[1:]:
            return _of_every(args[0])
        return _of_exactly(args[1], args[0]) if isinstance(args[1], int) else _reader(args[0])
    if origin is list:
        return _of_list(args[0])
    if origin is dict:
        return _of_dict(*args)
    if origin in (Union, UnionType):
        return _of_union(hint, args)
    if origin is Literal:
        return _of_literal(args)
    return _of_plain(hint)


def _of_dataclass(of: Any) -> _Read:
    hints = get_type_hints(of, include_extras=True)
    readers = {field.name: _Late(hints[field.name]) for field in fields(of)}
    needed = [f.name for f in fields(of) if f.default is MISSING and f.default_factory is MISSING]

    def read_it(data: Any, where: str) -> Any:
        _must(isinstance(data, dict), data, where, of.__name__)
        for name in needed:
            _must(name in data, data, where, f"{of.__name__} with {name}")
        for name in data:
            _must(name in readers, name, where, f"a field of {of.__name__}")
        return of(**{name: readers[name](it, f"{where}.{name}") for name, it in data.items()})

    return read_it


class _Late:
    """A reader that is looked up when it is needed: types may contain themselves."""

    def __init__(self, hint: Any) -> None:
        self._hint = hint

    def __call__(self, data: Any, where: str) -> Any:
        return _reader(self._hint)(data, where)


def _of_list(inner: Any) -> _Read:
    each = _reader(inner)

    def read_it(data: Any, where: str) -> Any:
        _must(isinstance(data, list), data, where, "a list")
        return [each(it, f"{where}[{at}]") for at, it in enumerate(data)]

    return read_it


def _of_exactly(size: int, hint: Any) -> _Read:
    each = _reader(hint)

    def read_it(data: Any, where: str) -> Any:
        told = each(data, where)
        _must(len(told) == size, data, where, f"{size} things")
        return told

    return read_it


def _of_dict(key: Any, inner: Any) -> _Read:
    name, each = _reader(key), _reader(inner)

    def read_it(data: Any, where: str) -> Any:
        _must(isinstance(data, dict), data, where, "a dictionary")
        return {name(of, where): each(it, f"{where}[{of!r}]") for of, it in data.items()}

    return read_it


def _of_every(hint: Any) -> _Read:
    words, each = {*get_args(get_args(hint)[0])}, _reader(hint)

    def read_it(data: Any, where: str) -> Any:
        told = each(data, where)
        _must(told.keys() == words, [*told], where, f"all of {sorted(words)}")
        return told

    return read_it


def _of_union(hint: Any, args: tuple[Any, ...]) -> _Read:
    readers = [_reader(arg) for arg in args if arg is not NoneType]
    may_be_nothing = NoneType in args

    def read_it(data: Any, where: str) -> Any:
        if data is None and may_be_nothing:
            return None
        if len(readers) == 1:
            return readers[0](data, where)
        for each in readers:
            with suppress(Undeclared):
                return each(data, where)
        raise _unlike(data, where, hint)

    return read_it


def _of_literal(words: tuple[Any, ...]) -> _Read:
    def read_it(data: Any, where: str) -> Any:
        _must(any(data == word and type(data) is type(word) for word in words), data, where, words)
        return data

    return read_it


def _of_plain(of: Any) -> _Read:
    assert of in (str, int, float, bool, NoneType), f"{of} is no plain data"

    def read_it(data: Any, where: str) -> Any:
        _must(type(data) is of, data, where, of.__name__)
        return data

    return read_it


def _must(holds: bool, data: object, where: str, wanted: object) -> None:
    if not holds:
        raise _unlike(data, where, wanted)


def _unlike(data: object, where: str, wanted: object) -> Undeclared:
    return Undeclared(f"{where} is {data!r:.80}, not {wanted}")
