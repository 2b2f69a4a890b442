"""What is said at the table, before anybody puts it into words.

Rules never make text. They name a message and give its parameters; catalogues
(`chronotable.text`) turn both into a sentence of the reader's language. A parameter is a
number, a reference like `card:oars` or `seat:1` that the catalogue can name, or a list of
references.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

Param: TypeAlias = int | str | list[str]


class Message(NamedTuple):
    """A message key and its parameters.

    >>> Message("innovation-drew", {"who": "seat:0", "card": "age:3"}).to_json()
    ['innovation-drew', {'who': 'seat:0', 'card': 'age:3'}]
    """

    key: str
    params: Mapping[str, Param] = {}

    def to_json(self) -> list[object]:
        copied = {k: [*p] if isinstance(p, list) else p for k, p in self.params.items()}
        return [self.key, copied]
