"""Reading an answer: a number, a key, or enough of a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from chronotable.text.folding import words


class Offer(NamedTuple):
    """An option: its key, its label, and the text it is shown with."""

    key: str
    label: str
    text: str


def matching(typed: str, offers: Sequence[Offer]) -> list[Offer]:
    """The offers that may be meant: one if the answer is clear, none if nothing fits.

    >>> meld = Offer("meld:oars", "Meld Oars", "Meld Oars")
    >>> dogma = Offer("dogma:red", "Dogma Optics", "Dogma Optics ♛3")
    >>> [offer.key for offer in matching("2", [meld, dogma])], len(matching("o", [meld, dogma]))
    (['dogma:red'], 2)
    >>> [offer.key for offer in matching("dog red", [meld, dogma])]
    ['dogma:red']
    """
    if typed.isdecimal():
        number = int(typed)
        return [offers[number - 1]] if 1 <= number <= len(offers) else []
    wanted = typed.casefold()
    exact = [offer for offer in offers if wanted in (offer.key, offer.label.casefold())]
    if exact:
        return exact[:1]
    return [offer for offer in offers if any(begins(typed, told) for told in offer)]


def begins(typed: str, name: str) -> bool:
    """Whether every typed word begins one of the words of the name, with or without its accents.

    >>> begins("city", "City States"), begins("st ci", "City States"), begins("ate", "City States")
    (True, True, False)
    >>> begins("clu", "Čluny"), begins("člu", "Čluny")
    (True, True)
    """
    wanted, told = words(typed), words(name)
    return bool(wanted) and all(any(each.startswith(word) for each in told) for word in wanted)
