"""What people read: messages of the rules and of the clients, in their own language.

A catalogue is Fluent text: for each language one file for the clients, which is here, and one
for each game, which the game brings. A `Speaker` turns message keys and parameters into sentences.
"""

from __future__ import annotations

from chronotable.text.catalogue import (
    catalogue,
    check_language,
    keys,
    languages,
    preferred,
    problems,
)
from chronotable.text.speaker import Plain, Speaker, english

__all__ = [
    "Plain",
    "Speaker",
    "catalogue",
    "check_language",
    "english",
    "keys",
    "languages",
    "preferred",
    "problems",
]
