"""Printed constants that also count: colours, icons, resources, worker types."""

from __future__ import annotations

from typing import TypeVar

from chronotable.kernel.native import native

P = TypeVar("P", bound="Printed")


@native(native_class=False)
class Series(type):
    """The metaclass of all constants.

    They inherit from `int`, so they stay plain Python where the core is compiled: the compiler
    recognises them by their metaclass.
    """


class Printed(int, metaclass=Series):
    """A constant that is an index for lists, a key for records and a word for people.

    >>> class Suit(Printed): pass
    >>> CLUBS, HEARTS = Suit.named("suit", "clubs", "hearts")
    >>> HEARTS, HEARTS.key, [10, 20][HEARTS], bool(CLUBS)
    (hearts, 'suit:hearts', 20, True)
    """

    key: str
    word: str

    @classmethod
    def named(cls: type[P], kind: str, *words: str) -> list[P]:
        """One constant for each word, numbered from 0."""
        made = []
        for number, word in enumerate(words):
            one = cls(number)
            one.word, one.key = word, f"{kind}:{word}"
            made.append(one)
        return made

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        return self.word
