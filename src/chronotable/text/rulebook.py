"""Rulebooks: the rules of each title in our own words, heading by heading, to look things up.

A rulebook is a Markdown file with a few habits. A heading carries its name for ever, which is
the same in every language, and the questions that it explains:

    ## Drawing {#draw ask-action}

In the text `[[card:oars]]` names a thing of the game and explains it, `[[#dogma]]` points to
another heading, and so does the number of a ruling, which is the name of its heading.

Whoever looks for a word may use another than the rules do. A title lists such words in a message
of its catalogue (`innovation-synonyms`), one of our own to a line, then what else it is called:

    engineer: technician, builder

The endings that words take in a language are in its catalogue, too (`rules-endings`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from chronotable.games import infos
from chronotable.kernel import parts
from chronotable.kernel.errors import BadOption, listed
from chronotable.kernel.game import Game
from chronotable.text.catalogue import ENGLISH, check_language, keys
from chronotable.text.folding import begun, words
from chronotable.text.speaker import Speaker

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

        A word counts where a word of the text begins with it or is another form of it, with or
        without its accents, and so does a synonym. What stands in a title counts more than what
        stands in the text. Things of the game are found by their names, here or in English: first
        those that are named in full, and after the headings those that are named in part.
        """
        if not words(wish):
            return []
        search = _Search(wish, self.game, speaker)
        whole, part = search.things(speaker) if speaker is not None else ([], [])
        return [*whole, *self._headings(search, speaker), *part]

    def _headings(self, search: _Search, speaker: Speaker | None) -> list[Section]:
        found: list[tuple[int, int, Section]] = []
        for number, section in enumerate(self.sections):
            title = words(f"{section.title} {section.id.replace('-', ' ')}")
            if mark := search.mark(title, words(self.plain(section, speaker))):
                found.append((-mark, number, section))
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
    """The games that bring a rulebook."""
    return tuple(name for name, info in infos().items() if parts.brings(info, *_file(ENGLISH)))


@cache
def rulebook(lang: str, game: str) -> Rulebook:
    """The rules of a game; in English where a language does not have them."""
    if game not in titles():
        raise BadOption(f"there are no rules of {game!r}: expected {listed(titles())}").saying(
            "error-no-rules", game=game, known=titles()
        )
    info = infos()[game]
    spoken = lang if parts.brings(info, *_file(check_language(lang))) else ENGLISH
    text = parts.text(info, *_file(spoken)) or ""
    return Rulebook(game, spoken, list(_sections(game, text)))


def _file(lang: str) -> tuple[str, str]:
    return "rules", f"{lang}.md"


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


class _Search:
    """What is looked for: the words themselves, or with synonyms put in their place."""

    def __init__(self, wish: str, game: str, speaker: Speaker | None) -> None:
        told = speaker.tell_or("rules-endings", "") if speaker is not None else ""
        self._endings = tuple(told.split())
        synonyms = speaker.tell_or(f"{game}-synonyms", "") if speaker is not None else ""
        self._synonyms = list(_synonyms(synonyms))
        self._wishes = list(self._ways(words(wish)))

    def mark(self, title: Sequence[str], text: Sequence[str]) -> int:
        """How well this fits: nothing, if not all words are there."""
        return max(self._mark(wish, title, text) for wish in self._wishes)

    def things(self, speaker: Speaker) -> tuple[list[Section], list[Section]]:
        """The things that are named in full, and those that are named in part."""
        whole: list[Section] = []
        part: list[Section] = []
        known = things(speaker.game) if speaker.game is not None else {}
        for thing, english in known.items():
            names = words(speaker.name(thing)), words(english)
            if self.mark(names[0] + names[1], ()):
                named = any(map(self._names, names))
                (whole if named else part).append(_explained(thing, speaker))
        return whole, part

    def _names(self, name: Sequence[str]) -> bool:
        """Whether the whole of this name is looked for."""
        return any(
            self._mark(wish, name, ())
            and all(any(self._same(each, word) for each in wish) for word in name)
            for wish in self._wishes
        )

    def _mark(self, wish: Sequence[str], title: Sequence[str], text: Sequence[str]) -> int:
        total = 0
        for word in wish:
            mark = 10 * begun(word, title, self._endings) + min(begun(word, text, self._endings), 5)
            if not mark:
                return 0
            total += mark
        return total

    def _ways(self, wish: Sequence[str]) -> Iterator[list[str]]:
        """The wish as it is, and with each synonym in it replaced by the word of the rules."""
        if not wish:
            yield []
            return
        yield from ([wish[0], *rest] for rest in self._ways(wish[1:]))
        for ours, theirs in self._synonyms:
            typed = wish[: len(theirs)]
            if len(typed) == len(theirs) and all(map(self._same, typed, theirs)):
                yield from ([*ours, *rest] for rest in self._ways(wish[len(theirs) :]))

    def _same(self, typed: str, known: str) -> bool:
        return begun(typed, [known], self._endings) > 0


def _synonyms(told: str) -> Iterator[tuple[Sequence[str], Sequence[str]]]:
    """Our words and those that mean them, out of lines like `energy core: battery, power cell`.

    >>> list(_synonyms("energy core: battery, power cell"))
    [(('energy', 'core'), ('battery',)), (('energy', 'core'), ('power', 'cell'))]
    """
    for line in told.splitlines():
        ours, _, theirs = line.partition(":")
        for each in map(words, theirs.split(",")):
            if each:
                yield words(ours), each


@cache
def things(game: Game[Any]) -> dict[str, str]:
    """Everything of a game that has a name and a text, such as card:oars, with its English name."""
    prefix = f"{game.info.name}-"
    parts = [key.split("-") for key in keys(ENGLISH, game) if key.startswith(prefix)]
    parts = [each for each in parts if len(each) > 2]
    told = {id for _, kind, id, *_ in parts if kind in ("text", "effect", "rule")}
    found = [(kind, id) for _, kind, id, *rest in parts if kind in game.info.things and not rest]
    english = Speaker(game)
    return {f"{kind}:{id}": english.name(f"{kind}:{id}") for kind, id in found if id in told}


def _explained(thing: str, speaker: Speaker) -> Section:
    """A thing as a heading of its own: its name, and what is printed on it."""
    id = thing.partition(":")[2]
    effects = (f"effect:{id}:{number}" for number in range(1, 10))
    texts = [f"text:{id}", *effects, f"rule:{id}"]
    told = [speaker.name(each) for each in texts if speaker.has_name(each)]
    name = speaker.name(thing)
    return Section(thing, 3, name[:1].upper() + name[1:], (), "\n\n".join(told))
