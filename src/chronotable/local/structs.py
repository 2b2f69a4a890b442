"""Structs in plain Python: as much of msgspec as the messages of a table use.

`chronotable.table.wire` declares each message once, with msgspec. A browser has no msgspec, so
there this module stands in for it: the same declarations give the same JSON, and refuse the same
nonsense. A test holds the two against each other.
"""

from __future__ import annotations

import inspect
import json as plain
import re
import sys
import types
from collections.abc import Callable, Mapping
from functools import cache
from typing import (
    Annotated,
    Any,
    Literal,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)


class MsgspecError(Exception):
    """What was sent makes no sense."""


class ValidationError(MsgspecError):
    """It is no message of ours."""


class DecodeError(MsgspecError):
    """It is not even JSON."""


class Meta:
    """What a number or a text must be like, besides being one."""

    def __init__(
        self,
        *,
        ge: float | None = None,
        le: float | None = None,
        min_length: int | None = None,
        max_length: int | None = None,
        pattern: str | None = None,
        description: str | None = None,
    ) -> None:
        self.ge = ge
        self.le = le
        self.min_length = min_length
        self.max_length = max_length
        self.pattern = None if pattern is None else re.compile(pattern)

    def check(self, value: Any, where: str) -> None:
        size = len(value) if isinstance(value, str | list | dict) else None
        wrong = (
            (self.ge is not None and value < self.ge)
            or (self.le is not None and value > self.le)
            or (self.min_length is not None and size is not None and size < self.min_length)
            or (self.max_length is not None and size is not None and size > self.max_length)
            or (self.pattern is not None and self.pattern.search(value) is None)
        )
        if wrong:
            raise ValidationError(f"{value!r} is not allowed - at `{where}`")


_MISSING = object()


@dataclass_transform(frozen_default=True)
class Struct:
    """A message: its fields are the annotations of its class."""

    struct_fields: tuple[str, ...] = ()
    struct_defaults: Mapping[str, Any] = {}
    struct_how: Mapping[str, Any] = {}

    def __init_subclass__(cls, **how: Any) -> None:
        super().__init_subclass__()
        cls.struct_how = {**cls.struct_how, **how}
        own = [*_annotations(cls)]
        cls.struct_fields = (*(n for n in cls.struct_fields if n not in own), *own)
        defaults = {name: cls.__dict__[name] for name in own if name in cls.__dict__}
        cls.struct_defaults = {**cls.struct_defaults, **defaults}

    def __init__(self, *values: Any, **named: Any) -> None:
        fields = self.struct_fields
        if len(values) > len(fields):
            raise TypeError(f"{type(self).__name__}: too many values")
        given = dict(zip(fields, values, strict=False)) | named
        for name in fields:
            value = given.pop(name, self.struct_defaults.get(name, _MISSING))
            if value is _MISSING:
                raise TypeError(f"{type(self).__name__}: {name} is missing")
            object.__setattr__(self, name, value)
        if given:
            raise TypeError(f"{type(self).__name__}: unknown {', '.join(given)}")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} never changes")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and _values(self) == _values(other)

    def __hash__(self) -> int:
        return hash(tuple(_values(self).values()))

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in _values(self).items())
        return f"{type(self).__name__}({told})"


def _annotations(cls: type) -> Mapping[str, Any]:
    """A class's own annotations; from Python 3.14 on they are made when asked for."""
    if sys.version_info >= (3, 14):
        import annotationlib

        return annotationlib.get_annotations(cls, format=annotationlib.Format.FORWARDREF)
    return inspect.get_annotations(cls)


def _values(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.struct_fields}


# Out: what becomes of a value in JSON.


def _plain(value: Any) -> Any:
    if isinstance(value, Struct):
        how = value.struct_how
        told = {} if "tag" not in how else {how["tag_field"]: how["tag"]}
        for name, each in _values(value).items():
            if how.get("omit_defaults") and value.struct_defaults.get(name, _MISSING) == each:
                continue
            told[name] = _plain(each)
        return told
    if isinstance(value, Mapping):
        return {str(name): _plain(each) for name, each in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_plain(each) for each in value]
    return value


def _encode(value: Any) -> bytes:
    return plain.dumps(_plain(value), ensure_ascii=False, separators=(",", ":")).encode()


# In: what a value must be like, as the annotations say.


@cache
def _reader(kind: Any) -> Callable[[Any, str], Any]:
    """A function that reads a value of this type out of plain data, or refuses it."""
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _checked(_reader(inside[0]), [each for each in inside[1:] if isinstance(each, Meta)])
    if kind is Any:
        return lambda value, where: value
    if origin in (Union, types.UnionType):
        return _one_of(inside)
    if origin is Literal:
        return _exactly(inside)
    if origin is list:
        read = _reader(inside[0])
        return lambda value, where: [
            read(each, f"{where}[...]") for each in _of(list, value, where)
        ]
    if origin is dict:
        key, read_one = _reader(inside[0]), _reader(inside[1])
        return lambda value, where: {
            key(name, where): read_one(each, f"{where}[...]")
            for name, each in _of(dict, value, where).items()
        }
    if origin is tuple:
        reads = [_reader(each) for each in inside]
        return lambda value, where: tuple(
            read(each, f"{where}[...]")
            for read, each in zip(reads, _of(list | tuple, value, where), strict=True)
        )
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _struct(kind)
    return lambda value, where: _of(kind, value, where)


def _of(kind: Any, value: Any, where: str) -> Any:
    if kind is float and type(value) is int:
        return float(value)
    if kind is type(None):
        right = value is None
    else:
        right = isinstance(value, kind) and (kind is bool or not isinstance(value, bool))
    if not right:
        raise ValidationError(f"expected {kind}, got {type(value).__name__} - at `{where}`")
    return value


def _checked(read: Callable[[Any, str], Any], metas: list[Meta]) -> Callable[[Any, str], Any]:
    def checked(value: Any, where: str) -> Any:
        found = read(value, where)
        for meta in metas:
            meta.check(found, where)
        return found

    return checked


def _exactly(known: tuple[Any, ...]) -> Callable[[Any, str], Any]:
    def exactly(value: Any, where: str) -> Any:
        if not any(value == each and type(value) is type(each) for each in known):
            raise ValidationError(f"{value!r} is none of {known} - at `{where}`")
        return value

    return exactly


def _one_of(kinds: tuple[Any, ...]) -> Callable[[Any, str], Any]:
    tagged = {
        kind.struct_how["tag"]: kind
        for kind in kinds
        if isinstance(kind, type) and issubclass(kind, Struct) and "tag" in kind.struct_how
    }

    def one_of(value: Any, where: str) -> Any:
        if tagged and isinstance(value, dict):
            field = next(iter(tagged.values())).struct_how["tag_field"]
            tag = value.get(field)
            if not isinstance(tag, str) or tag not in tagged:
                raise ValidationError(f"{tag!r} is no kind of message - at `{where}.{field}`")
            kind: Any = tagged[tag]
            return _reader(kind)(value, where)
        for each in kinds:
            try:
                return _reader(each)(value, where)
            except ValidationError as error:
                refused = error
        raise refused

    return one_of


def _struct(kind: Any) -> Callable[[Any, str], Any]:
    hints = get_type_hints(kind, include_extras=True)
    reads = {name: _reader(hints[name]) for name in kind.struct_fields}
    how = kind.struct_how

    def struct(value: Any, where: str) -> Any:
        if isinstance(value, kind):
            return value
        given = dict(_of(dict, value, where))
        tag = given.pop(how["tag_field"], _MISSING) if "tag" in how else _MISSING
        if tag is not _MISSING and tag != how["tag"]:
            raise ValidationError(f"{tag!r} is no {kind.__name__} - at `{where}`")
        if how.get("forbid_unknown_fields") and not given.keys() <= reads.keys():
            raise ValidationError(f"unknown field - at `{where}`")
        missing = [n for n in reads if n not in given and n not in kind.struct_defaults]
        if missing:
            raise ValidationError(f"missing `{missing[0]}` - at `{where}`")
        found = {n: read(given[n], f"{where}.{n}") for n, read in reads.items() if n in given}
        return kind(**found)

    return struct


def convert(value: Any, kind: Any) -> Any:
    """Plain data as a value of this type."""
    return _reader(kind)(_plain(value), "$")


class _Json:
    """`msgspec.json`."""

    @staticmethod
    def encode(value: Any) -> bytes:
        return _encode(value)

    class Encoder:
        def encode(self, value: Any) -> bytes:
            return _encode(value)

    class Decoder:
        def __init__(self, kind: Any) -> None:
            self._read = _reader(kind)

        def decode(self, text: str | bytes) -> Any:
            try:
                value = plain.loads(text)
            except (ValueError, UnicodeDecodeError) as error:
                raise DecodeError(str(error)) from None
            return self._read(value, "$")


class _Structs:
    """`msgspec.structs`."""

    @staticmethod
    def replace(struct: Any, **changes: Any) -> Any:
        return type(struct)(**(_values(struct) | changes))


json, structs = _Json, _Structs
