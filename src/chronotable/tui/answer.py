"""Reading an answer: a number, a key, or enough of a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from chronotable.kernel.decision import Option
from chronotable.text.folding import words


class ListedOption(NamedTuple):
    """An option in the list on the screen: its label, and the text it is shown with."""

    option: Option
    label: str
    text: str

    @property
    def names(self) -> tuple[str, str, str]:
        """Whatever may be typed for it, or the beginning of it."""
        return self.option.key, self.label, self.text


def matching(typed: str, entries: Sequence[ListedOption]) -> list[ListedOption]:
    """The entries that may be meant: one if the answer is clear, none if nothing fits.

    >>> from chronotable.kernel.decision import Word
    >>> meld = ListedOption(Option(Word("meld:oars")), "Meld Oars", "Meld Oars")
    >>> dogma = ListedOption(Option(Word("dogma:red")), "Dogma Optics", "Dogma Optics ♛3")
    >>> [each.label for each in matching("2", [meld, dogma])], len(matching("o", [meld, dogma]))
    (['Dogma Optics'], 2)
    >>> [each.label for each in matching("dog red", [meld, dogma])]
    ['Dogma Optics']
    """
    if typed.isdecimal():
        number = int(typed)
        return [entries[number - 1]] if 1 <= number <= len(entries) else []
    wanted = typed.casefold()
    exact = [each for each in entries if wanted in (each.option.key, each.label.casefold())]
    if exact:
        return exact[:1]
    return [each for each in entries if any(begins(typed, told) for told in each.names)]


def begins(typed: str, name: str) -> bool:
    """Whether every typed word begins one of the words of the name, with or without its accents.

    >>> begins("city", "City States"), begins("st ci", "City States"), begins("ate", "City States")
    (True, True, False)
    >>> begins("clu", "Čluny"), begins("člu", "Čluny")
    (True, True)
    """
    wanted, told = words(typed), words(name)
    return bool(wanted) and all(any(each.startswith(word) for each in told) for word in wanted)
