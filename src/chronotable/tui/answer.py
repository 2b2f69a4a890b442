"""Reading an answer: a number, a key, or enough of a name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

from chronotable.text.folding import words

T = TypeVar("T")


class ListedOption(NamedTuple):
    """An option: its key, its label, and the text it is shown with."""

    key: str
    label: str
    text: str


def matching(typed: str, offers: Sequence[ListedOption]) -> list[ListedOption]:
    """The offers that may be meant: one if the answer is clear, none if nothing fits.

    >>> meld = ListedOption("meld:oars", "Meld Oars", "Meld Oars")
    >>> dogma = ListedOption("dogma:red", "Dogma Optics", "Dogma Optics ♛3")
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


def begun(typed: str, named: Mapping[str, T]) -> list[T]:
    """Everything whose name the typed words begin."""
    return [thing for name, thing in named.items() if begins(typed, name)]


def looked_up(
    typed: str, things: Mapping[str, T], topics: Mapping[str, str]
) -> tuple[list[T], list[str]]:
    """The things and the topics that may be meant; one that is named in full goes alone.

    >>> things, topics = {"city states": 1, "cities": 2}, {"city": "topic"}
    >>> looked_up("cit", things, topics), looked_up("city", things, topics)
    (([1, 2], ['topic']), ([], ['topic']))
    """
    if typed in things:
        return [things[typed]], []
    if typed in topics:
        return [], [topics[typed]]
    return begun(typed, things), begun(typed, topics)
