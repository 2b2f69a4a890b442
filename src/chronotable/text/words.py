"""Words as people type them: in small letters, with or without their accents."""

from __future__ import annotations

import re
from unicodedata import combining, normalize

# Over a Cyrillic и it makes another letter (й), not the same one with an accent.
_BREVE = "\N{COMBINING BREVE}"


def words(text: str) -> list[str]:
    """The words of a text in small letters and without their accents, those of ł and ё included.

    >>> words("Čluny, Łódź; Вёсла!"), words("Мой край")
    (['cluny', 'lodz', 'весла'], ['мой', 'край'])
    """
    apart = normalize("NFKD", text.casefold().replace("ł", "l"))
    bare = "".join(sign for sign in apart if sign == _BREVE or not combining(sign))
    return re.findall(r"\w+", normalize("NFC", bare))
