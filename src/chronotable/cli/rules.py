"""`chronotable rules`: the rules of a game, to be looked up."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console
from rich.markdown import Markdown

from chronotable.cli.parser import Command, language
from chronotable.games import load
from chronotable.kernel.errors import BadOption
from chronotable.text import Plain, Speaker
from chronotable.text.rulebook import Rulebook, Section, rulebook

_MOST = 6  # headings shown for a word


def arguments(parser: Command) -> None:
    parser.takes("game", "game", "cli-rules-game")
    parser.takes_rest("topic", "topic", "cli-rules-topic")


def run(args: argparse.Namespace) -> int:
    """Print the contents, or the headings that a word or a name leads to."""
    lang = language(args)
    game = load(args.game)
    book = rulebook(lang, args.game)
    speaker = Speaker(game, lang, options=game.info.check_options(None))
    topic = " ".join(args.topic)
    if not topic:
        _print_contents(book, speaker)
        return 0
    found = [book[topic]] if topic in book else book.search(topic, speaker)
    if not found:
        raise BadOption(f"the rules say nothing of {topic!r}").saying("rules-nothing", topic=topic)
    for section in found[:_MOST]:
        _print_section(book, section, speaker)
    if len(found) > _MOST:
        print(speaker.tell("rules-more", count=len(found) - _MOST), file=sys.stderr)
    return 0


def _print_contents(book: Rulebook, speaker: Speaker) -> None:
    for section in book.sections:
        print(f"{'  ' * (section.depth - 1)}{section.title}  ({section.id})")
    print(speaker.tell("rules-how", game=Plain(book.game)))


def _print_section(book: Rulebook, section: Section, speaker: Speaker) -> None:
    text = f"{'#' * min(section.depth, 3)} {section.title}\n\n{book.plain(section, speaker)}"
    if sys.stdout.isatty():
        Console().print(Markdown(text))
    else:
        print(f"{text}\n")
