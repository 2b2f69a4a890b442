"""Rulebooks: the rules of each title in our own words, heading by heading, to look things up.

A rulebook is a Markdown file with a few habits. A heading carries its name for ever, which is
the same in every language, and the questions that it explains:

    ## Drawing {#draw ask-action}

In the text `[[card:oars]]` names a thing of the game and explains it, `[[#dogma]]` points to
another heading, and so does the number of a ruling, which is the name of its heading.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from chronotable.kernel.errors import BadOption, listed
from chronotable.text.catalogue import ENGLISH, check_language
from chronotable.text.speaker import Speaker
from chronotable.text.words import words

_HEADING = re.compile(r"(#+) (.+?) \{#([\w-]+)((?: [\w-]+)*)\}")
_LINK = re.compile(r"\[\[(#?)([^\]]+)\]\]")


class Section(NamedTuple):
    """A heading and what stands under it, until the next heading of any depth."""

    id: str
    depth: int
    title: str
    asks: tuple[str, ...]  # questions that it explains, such as innovation-ask-action
    text: str  # paragraphs of Markdown, one line each, an empty line between

    @property
    def links(self) -> list[str]:
        """Everything the text points to: `#` and a heading, or a thing of the game.

        >>> Section("draw", 2, "Drawing", (), "See [[#dogma]] and [[card:oars]].").links
        ['#dogma', 'card:oars']
        """
        return [hash + target for hash, target in _LINK.findall(self.text)]


class Rulebook:
    """The rules of one title in one language."""

    def __init__(self, game: str, lang: str, sections: Sequence[Section]) -> None:
        self.game = game
        self.lang = lang
        self.sections = tuple(sections)
        self._by_id = {section.id: section for section in sections}

    def __contains__(self, id: object) -> bool:
        return id in self._by_id

    def __getitem__(self, id: str) -> Section:
        if id not in self._by_id:
            raise BadOption(f"the rules of {self.game} have no heading {id!r}: see the contents")
        return self._by_id[id]

    def behind(self, ask: str) -> Section | None:
        """The heading that explains a question, such as innovation-ask-action."""
        return next((section for section in self.sections if ask in section.asks), None)

    def about(self, reference: str) -> list[Section]:
        """Every heading whose text points to this thing, such as card:oars."""
        return [section for section in self.sections if reference in section.links]

    def search(self, wish: str, speaker: Speaker | None = None) -> list[Section]:
        """The headings that speak of all these words, the most fitting first.

        A word counts where a word of the text begins with it, with or without its accents.
        What stands in a title counts more than what stands in the text.
        """
        wanted = words(wish)
        if not wanted:
            return []
        found: list[tuple[int, int, Section]] = []
        for number, section in enumerate(self.sections):
            title = words(f"{section.title} {section.id.replace('-', ' ')}")
            text = words(self.plain(section, speaker))
            marks = [
                10 * _beginning(word, title) + min(_beginning(word, text), 5) for word in wanted
            ]
            if all(marks):
                found.append((-sum(marks), number, section))
        return [section for _, _, section in sorted(found)]

    def plain(self, section: Section, speaker: Speaker | None = None) -> str:
        """The text with its links put into words."""

        def name(link: re.Match[str]) -> str:
            hash, target = link.groups()
            if hash:
                return self._by_id[target].title if target in self._by_id else target
            return speaker.name(target) if speaker is not None else target.split(":")[-1]

        return _LINK.sub(name, section.text)


def titles() -> tuple[str, ...]:
    """The games that have a rulebook."""
    folder = files("chronotable.text") / ENGLISH / "rules"
    return tuple(sorted(file.name.removesuffix(".md") for file in folder.iterdir()))


@cache
def rulebook(lang: str, game: str) -> Rulebook:
    """The rules of a game; in English where a language does not have them."""
    if game not in titles():
        raise BadOption(f"there are no rules of {game!r}: expected {listed(titles())}").saying(
            "error-no-rules", game=game, known=titles()
        )
    folder = files("chronotable.text")
    file = folder / check_language(lang) / "rules" / f"{game}.md"
    if not file.is_file():
        lang, file = ENGLISH, folder / ENGLISH / "rules" / f"{game}.md"
    return Rulebook(game, lang, list(_sections(game, file.read_text("utf-8"))))


def _sections(game: str, text: str) -> Iterator[Section]:
    heading: re.Match[str] | None = None
    body: list[str] = []
    for line in [*text.splitlines(), ""]:
        if line.startswith("#"):
            if heading is not None:
                yield _section(game, heading, body)
            heading, body = _HEADING.fullmatch(line), []
            if heading is None:
                raise ValueError(f"the rules of {game} have a heading without a name: {line}")
        else:
            body.append(line)
    if heading is None:
        raise ValueError(f"the rules of {game} have no heading")
    yield _section(game, heading, body)


def _section(game: str, heading: re.Match[str], body: Sequence[str]) -> Section:
    depth, title, id, asks = heading.groups()
    questions = tuple(f"{game}-{ask}" for ask in asks.split())
    return Section(id, len(depth), title, questions, _unwrapped(body))


def _unwrapped(lines: Sequence[str]) -> str:
    """Paragraphs and points of a list on one line each.

    >>> _unwrapped(["One", "paragraph.", "", "- a", "  point", "- another"])
    'One paragraph.\\n\\n- a point\\n- another'
    """
    joined: list[str] = []
    for line in lines:
        starts = not line or line.startswith(("- ", "| ")) or not joined or not joined[-1]
        if starts:
            joined.append(line.strip())
        else:
            joined[-1] += f" {line.strip()}"
    return re.sub(r"\n{3,}", "\n\n", "\n".join(joined)).strip()


def _beginning(word: str, all_words: Sequence[str]) -> int:
    return sum(each.startswith(word) for each in all_words)
