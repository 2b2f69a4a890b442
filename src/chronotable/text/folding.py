"""Words as people type them: in small letters, with or without their accents, in any form."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from unicodedata import combining, normalize

# Over a Cyrillic и it makes another letter (й), not the same one with an accent.
_BREVE = "\N{COMBINING BREVE}"


@lru_cache(maxsize=5_000)
def words(text: str) -> tuple[str, ...]:
    """The words of a text in small letters and without their accents, those of ł and ё included.

    >>> words("Čluny, Łódź; Вёсла!"), words("Мой край")
    (('cluny', 'lodz', 'весла'), ('мой', 'край'))
    """
    apart = normalize("NFKD", text.casefold().replace("ł", "l"))
    bare = "".join(sign for sign in apart if sign == _BREVE or not combining(sign))
    return tuple(re.findall(r"\w+", normalize("NFC", bare)))


# A Slavic word changes more than its ending: k becomes c before it, and an e comes and goes.
_FLEETING = re.compile(r"(?<=[b-df-hj-np-tv-xz])e(?=[b-df-hj-np-tv-xz]$)")
_HARD = {"dz": "d", "ch": "s", "h": "z", "k": "c"}
_SHORTEST = 3  # letters that are left of a word


@lru_cache(maxsize=50_000)
def stem(word: str, endings: tuple[str, ...]) -> str:
    """What the forms of a word have in common, if these are the endings of its language.

    >>> [stem(word, ("i", "u", "ami")) for word in ("vedec", "vedci", "technici", "technikami")]
    ['vedc', 'vedc', 'technic', 'technic']
    """
    if not endings:
        return word
    known = (each for each in endings if word.endswith(each))
    longest = max(
        (each for each in known if len(word) - len(each) >= _SHORTEST), key=len, default=""
    )
    rest = _FLEETING.sub("", word.removesuffix(longest))
    for hard, soft in _HARD.items():
        if rest.endswith(hard):
            return rest.removesuffix(hard) + soft
    return rest


def begun(word: str, all_words: Sequence[str], endings: tuple[str, ...] = ()) -> int:
    """How many of these words begin with this one, or are another form of it.

    >>> begun("stavba", ["stavbami", "staveb", "stav"], ("a", "ami"))
    2
    """
    return sum(map(_forms(word, endings).__getitem__, all_words))


class _Forms(dict[str, bool]):
    """Which words begin with a word or are another form of it, found out once for each."""

    def __init__(self, word: str, endings: tuple[str, ...]) -> None:
        super().__init__()
        self._word = word
        self._endings = endings
        self._stem = stem(word, endings)

    def __missing__(self, other: str) -> bool:
        same = other.startswith(self._word) or stem(other, self._endings) == self._stem
        self[other] = same
        return same


@lru_cache(maxsize=30)
def _forms(word: str, endings: tuple[str, ...]) -> _Forms:
    return _Forms(word, endings)
