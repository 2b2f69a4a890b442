"""Reading an answer: a number, a key, or enough of a name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple


class Offer(NamedTuple):
    """An option as it is shown: its key, its label, and what the board adds to it."""

    key: str
    label: str
    note: str = ""

    @property
    def text(self) -> str:
        return f"{self.label}: {self.note}" if self.note else self.label


def matching(typed: str, offers: Sequence[Offer]) -> list[Offer]:
    """The offers that may be meant: one if the answer is clear, none if nothing fits.

    >>> offers = [Offer("meld:oars", "Meld Oars"), Offer("dogma:red", "Dogma red", "Optics")]
    >>> [offer.key for offer in matching("2", offers)], len(matching("o", offers))
    (['dogma:red'], 2)
    """
    if typed.isdecimal():
        number = int(typed)
        return [offers[number - 1]] if 1 <= number <= len(offers) else []
    wanted = typed.casefold()
    exact = [offer for offer in offers if wanted in (offer.key, offer.label.casefold())]
    if exact:
        return exact[:1]
    by_label = [offer for offer in offers if begins(typed, offer.label)]
    if len(by_label) == 1:
        return by_label
    return [offer for offer in offers if begins(typed, offer.text)]


def begins(typed: str, name: str) -> bool:
    """Whether every typed word begins one of the words of the name.

    >>> begins("city", "City States"), begins("st ci", "City States"), begins("ate", "City States")
    (True, True, False)
    """
    typed_words, words = _words(typed), _words(name)
    return bool(typed_words) and all(any(w.startswith(t) for w in words) for t in typed_words)


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())
