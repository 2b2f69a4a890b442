"""Any game at all: its view as an outline."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from chronotable.kernel.game import Json
from chronotable.text import Speaker


class PlainBoard:
    """Shows the view as it is; for games that have no drawing of their own yet."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker

    def draw(self, view: Json, width: int) -> list[Text]:
        lines = [Text(line) for line in _outline(view["table"], "")]
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return lines

    def phrase(self, view: Json, key: str, label: str) -> str:
        return label

    def subject(self, view: Json, key: str) -> str | None:
        return None

    def explain(self, view: Json, name: str) -> list[str]:
        return []

    def legend(self) -> list[str]:
        return []


def _outline(value: object, indent: str) -> Iterator[str]:
    entries = value.items() if isinstance(value, dict) else enumerate(_as_list(value))
    for name, entry in entries:
        if isinstance(entry, dict) or (isinstance(entry, list) and any(map(_is_nested, entry))):
            yield f"{indent}{name}:"
            yield from _outline(entry, f"{indent}  ")
        else:
            told = " ".join(map(str, entry)) if isinstance(entry, list) else str(entry)
            yield f"{indent}{name}: {told}"


def _as_list(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]


def _is_nested(value: object) -> bool:
    return isinstance(value, dict | list)
