"""The state on paper, for titles whose state is a single dataclass."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any, Generic

from chronotable.kernel.chance import Chance
from chronotable.kernel.decision import Choice
from chronotable.kernel.facets import S
from chronotable.kernel.json import Json


class ByKey(Generic[S]):
    """Writes printed things by their keys, and everything else as it is.

    `state` is a dataclass whose fields hold numbers, words and things, or lists and dicts of
    these; `things` are all printed things that it may hold.
    """

    def __init__(self, state: Callable[..., S], things: Iterable[Choice] = ()) -> None:
        self._state = state
        self._things = {thing.key: thing for thing in things}

    def dump(self, state: S) -> Json:
        values = {field.name: getattr(state, field.name) for field in fields(state)}  # type: ignore[arg-type]  # a dataclass
        chance: Chance = values.pop("chance")
        return {"chance": chance.to_json(), **self._written(values)}

    def load(self, data: Json) -> S:
        values = {name: value for name, value in data.items() if name != "chance"}
        return self._state(chance=Chance.from_json(data["chance"]), **self._read(values))

    def _written(self, value: Any) -> Any:
        key = getattr(value, "key", None)
        if key is not None:
            return key
        if isinstance(value, list):
            return [self._written(each) for each in value]
        if isinstance(value, dict):
            return {name: self._written(each) for name, each in value.items()}
        return value

    def _read(self, value: Any) -> Any:
        if isinstance(value, str):
            return self._things.get(value, value)
        if isinstance(value, list):
            return [self._read(each) for each in value]
        if isinstance(value, dict):
            return {name: self._read(each) for name, each in value.items()}
        return value
