"""A view in words, for any game: what a page without scripts shows of the table.

Nothing here knows a rule. Ids are named by the game's catalogue, what is hidden is counted,
and the rest is told as it stands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from chronotable.kernel.game import Game
from chronotable.kernel.message import Message
from chronotable.table.wire import Question, Said, SeatInfo
from chronotable.text import Plain, Speaker, keys

_SEATS = ("viewer", "turn", "first")  # entries of a view that tell a seat by its number
_PLACE = "place"  # where something lies is for programs to compare
_INLINE = 60  # characters that still fit beside a label


@dataclass
class Part:
    """One entry of a view: a label with a line, or with further entries below it."""

    label: str
    line: str = ""
    parts: list[Part] = field(default_factory=list)


class Reader:
    """Puts what a viewer may know into words of a language."""

    def __init__(
        self, game: Game[Any], lang: str, names: Sequence[str], options: Mapping[str, str]
    ) -> None:
        self.speaker = Speaker(game, lang, names, options)
        self._title = game.info.name
        self._known = _references(game)

    def say(self, said: Said) -> str:
        return self.speaker.say(Message(*said))

    def question(self, question: Question) -> str:
        key, params = question.ask
        may = Plain("yes" if question.may else "no")
        return self.speaker.say(Message(key, {**params, "may": may}))

    def why(self, question: Question) -> str:
        return self.speaker.why(question.why) if question.why else ""

    # Views.

    def parts(self, view: Mapping[str, Any]) -> list[Part]:
        """The table of a view, entry by entry."""
        return [self._entry(name, value) for name, value in view.items() if name != _PLACE]

    def _entry(self, name: str, value: Any) -> Part:
        names = self.speaker.names
        if name in _SEATS and isinstance(value, int) and 0 <= value < len(names):
            return Part(self._label(name), names[value])
        return self._part(self._label(name), value)

    def _part(self, label: str, value: Any) -> Part:
        if isinstance(value, Mapping):
            told = [(name, each) for name, each in value.items() if name != _PLACE]
            return self._whole(label, [self._part(self._label(k), v) for k, v in told])
        if isinstance(value, Sequence) and not isinstance(value, str):
            if all(not isinstance(each, Mapping | list) for each in value):
                return Part(label, self._row(value))
            labels = self._labels(label, len(value))
            return self._whole(
                label, [self._part(*each) for each in zip(labels, value, strict=True)]
            )
        return Part(label, self.word(value))

    def _whole(self, label: str, parts: list[Part]) -> Part:
        """Short entries side by side on one line, longer ones below each other."""
        if all(not part.parts for part in parts):
            line = "; ".join(f"{part.label}: {part.line}" for part in parts)
            if len(line) <= _INLINE:
                return Part(label, line or "-")
        return Part(label, parts=parts)

    def _label(self, name: str) -> str:
        """What a part of a view is called: a word of its own, or a thing of the game."""
        word = f"view-{name.replace('_', '-')}"
        for key in (f"{self._title}-{word}", word):
            if self.speaker.knows(key):
                return self.speaker.tell(key)
        if name in self._known or ":" in name:
            return self.speaker.name(self._known.get(name, name))
        return name.replace("_", " ")

    def _labels(self, label: str, count: int) -> list[str]:
        seats = count == len(self.speaker.names) and label in (
            self._label("players"),
            self._label("own"),
        )
        return list(self.speaker.names) if seats else [str(n) for n in range(1, count + 1)]

    def _row(self, values: Sequence[Any]) -> str:
        counts: dict[str, int] = {}
        for value in values:
            word = self.word(value)
            counts[word] = counts.get(word, 0) + 1
        if all(isinstance(value, int) for value in values):  # tracks and piles keep their order
            return " ".join(self.word(value) for value in values) or "-"
        return ", ".join(w if n == 1 else f"{n} x {w}" for w, n in counts.items()) or "-"

    def word(self, value: Any) -> str:
        match value:
            case None:
                return "?"
            case True:
                return self.speaker.name("yes")
            case False:
                return self.speaker.name("no")
            case str():
                key = f"view-is-{value.replace('_', '-').replace(' ', '-')}"
                if value in self._known and not self.speaker.knows(key):
                    return self.speaker.name(self._known[value])
                return self.speaker.tell_or(key, value.replace("_", " "))
        return str(value)


@lru_cache(maxsize=16)
def _references(game: Game[Any]) -> dict[str, str]:
    """What the catalogue names, by bare id."""
    found: dict[str, str] = {}
    ours = [key for key in keys("en", game) if key.startswith(f"{game.info.name}-")]
    named = [key.split("-", 2)[1:] for key in ours if key.count("-") == 2]
    for kind in (*game.info.things, *game.info.names):
        for pair in named:
            if pair[0] == kind and not pair[1].isdecimal():
                found.setdefault(pair[1], f"{kind}:{pair[1]}")
    return found


def names_of(seats: Sequence[SeatInfo], speaker: Speaker) -> list[str]:
    """What the seats are called; bots are counted if there are several."""
    bots = sum(seat.kind == "bot" for seat in seats)
    names: list[str] = []
    number = 0
    for at, seat in enumerate(seats, 1):
        if seat.kind == "bot":
            number += 1
            many = bots > 1
            names.append(speaker.tell("seat-bots", n=number) if many else speaker.tell("seat-bot"))
        elif seat.kind == "person" and seat.name:
            names.append(seat.name)
        else:
            names.append(speaker.tell("seat-unnamed", n=at))
    return names
