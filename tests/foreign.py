"""Whether what people see in another language is free of English."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import chronotable as ct
from chronotable.text import catalogue, languages
from chronotable.text.rulebook import rulebook, titles

FOREIGN = [lang for lang in languages() if lang != "en"]
# English words that may stand on any page: the name of the whole, the names of the people and of
# the bots of these tests, and what is printed on keys.
ALLOWED = {"chronotable", "ann", "bob", "enter", "esc"}
ALLOWED |= {"crashing", "hanging", "raving", "slow", "telling"}


class _Texts(Visitor):
    """The texts of a catalogue without its keys and parameters."""

    def __init__(self, ftl: str) -> None:
        self.found: list[str] = []
        self.visit(parse(ftl))

    def visit_Comment(self, node: ast.Comment) -> None:  # noqa: N802
        """Comments are not said."""

    visit_GroupComment = visit_ResourceComment = visit_Comment  # noqa: N815

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def _words(text: str) -> Iterator[str]:
    """The words of a text, each in one piece although it may be broken at its soft hyphens."""
    whole = text.replace("\u00ad", "").casefold()
    return (word for word in re.findall(r"[^\W\d_]+", whole) if len(word) > 1)


@cache
def spoken(lang: str) -> frozenset[str]:
    """Every word that a language says anywhere: in its catalogues and in its rules."""
    texts = []
    for game in titles():
        texts += _Texts(catalogue(lang, ct.game(game))).found
        for section in rulebook(lang, game).sections:
            texts += [section.title, re.sub(r"\[\[.*?\]\]", " ", section.text)]
    return frozenset(word for text in texts for word in _words(text))


def english(texts: Iterable[str], lang: str, *allowed: str) -> list[str]:
    """Those texts that hold a word which is English, and none of the language's own."""
    strange = spoken("en") - spoken(lang) - ALLOWED - {*allowed}
    return [text.strip() for text in texts if strange & {*_words(text)}]
