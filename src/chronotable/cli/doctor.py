"""`chronotable doctor`: is everything there that is needed, and how to mend what is missing."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from typing import NamedTuple

from chronotable import __version__, new
from chronotable.cli import native
from chronotable.cli.parser import Command, language
from chronotable.games import infos, load
from chronotable.simulation import title_of
from chronotable.text import Plain, Speaker, languages, problems
from chronotable.tui.layout import wrapped
from chronotable.tui.saves import data_folder
from chronotable.tui.terminal import Terminal

OLDEST_PYTHON = (3, 11)
LIBRARIES = ("fluent.runtime", "rich")


class Finding(NamedTuple):
    """One thing looked at: well, or what is wrong with it and how to mend that."""

    what: str
    wrong: str = ""
    mend: str = ""


def arguments(parser: Command) -> None:
    """It takes none."""


def run(args: argparse.Namespace) -> int:
    terminal = Terminal()
    speaker = Speaker(None, language(args))
    sick = 0
    for finding in examine(speaker, terminal):
        well = not finding.wrong
        sick += not well
        lead = speaker.tell("doctor-well" if well else "doctor-wrong")
        told = finding.what if well else f"{finding.what}: {finding.wrong} {finding.mend}"
        terminal.show(*wrapped(told, terminal.width, f"{lead}  "))
    terminal.show(speaker.tell("doctor-sum", wrong=sick))
    return 1 if sick else 0


def examine(speaker: Speaker, terminal: Terminal) -> Iterator[Finding]:
    """Everything that can be looked at from here, one finding each."""
    yield _python(speaker)
    for library in LIBRARIES:
        yield _library(speaker, library)
    for name in infos():
        yield _game(speaker, name)
    yield from map(Finding, native.told(speaker))
    for lang in languages():
        yield _catalogue(speaker, lang)
    yield _data(speaker)
    yield _terminal(speaker, terminal)


def _python(speaker: Speaker) -> Finding:
    here = ".".join(map(str, sys.version_info[:3]))
    what = speaker.tell("doctor-python", ours=Plain(__version__), version=Plain(here))
    if sys.version_info >= OLDEST_PYTHON:
        return Finding(what)
    return Finding(what, speaker.tell("doctor-python-old"), speaker.tell("doctor-python-mend"))


def _library(speaker: Speaker, library: str) -> Finding:
    try:
        return Finding(f"{library} {version(library)}")
    except PackageNotFoundError:
        return Finding(library, speaker.tell("doctor-missing"), speaker.tell("doctor-setup"))


def _game(speaker: Speaker, name: str) -> Finding:
    title, problem = infos()[name].title, "-"
    try:
        title = title_of(name, Speaker(load(name), speaker.lang))
        if new(name, infos()[name].seats[0], seed=1).pending:
            problem = ""
    except Exception as error:  # whatever it is, it is reported
        problem = f"{type(error).__name__}: {error}"
    what = speaker.tell("doctor-game", game=Plain(title))
    if not problem:
        return Finding(what)
    wrong = speaker.tell("doctor-game-broken", problem=Plain(problem))
    return Finding(what, wrong, speaker.tell("doctor-setup"))


def _catalogue(speaker: Speaker, lang: str) -> Finding:
    what = speaker.tell("doctor-text", lang=Plain(lang))
    found = problems(lang)
    for name in infos():
        found += [each for each in problems(lang, load(name)) if each not in found]
    if not found:
        return Finding(what)
    wrong = speaker.tell("doctor-text-wrong", count=len(found), first=Plain(found[0]))
    return Finding(what, wrong, speaker.tell("doctor-setup"))


def _data(speaker: Speaker) -> Finding:
    folder = data_folder()
    what = speaker.tell("doctor-data", folder=Plain(str(folder.absolute())))
    try:
        nearest = next(
            each for each in (folder.absolute(), *folder.absolute().parents) if each.exists()
        )
        with tempfile.TemporaryFile(dir=nearest):
            return Finding(what)
    except OSError as error:
        wrong = speaker.tell("doctor-data-wrong", problem=Plain(error.strerror or str(error)))
        return Finding(what, wrong, speaker.tell("doctor-data-mend"))


def _terminal(speaker: Speaker, terminal: Terminal) -> Finding:
    encoding = sys.stdout.encoding or "?"
    what = speaker.tell(
        "doctor-terminal", encoding=Plain(encoding), width=Plain(str(terminal.width))
    )
    if terminal.speaks_unicode:
        return Finding(what)
    return Finding(what, speaker.tell("doctor-ascii"), speaker.tell("doctor-ascii-mend"))
