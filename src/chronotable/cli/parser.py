"""What the command line understands. Each command is a module that brings its own arguments."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from importlib import import_module
from itertools import pairwise, product
from typing import Any, NoReturn, Protocol

from chronotable import __version__
from chronotable.games import infos
from chronotable.kernel.errors import BadOption
from chronotable.text import Plain, Speaker, languages, preferred

# Every command, in the order of the help; each is the module of its name beside this one.
COMMANDS = (
    "serve", "play", "replay", "selfcheck", "arena", "simulate", "dataset", "train", "bench",
    "rules", "games", "doctor", "backup", "restore", "migrate", "admin", "site", "completion",
    "help",
)  # fmt: skip

# Complaints of argparse, as it words them, and our own messages for them.
_COMPLAINTS = {
    r"unrecognized arguments: (?P<given>.*)": "cli-error-unknown",
    r"the following arguments are required: (?P<wanted>.*)": "cli-error-required",
    r"argument (?P<name>.+?): invalid choice: '?(?P<given>.*?)'? \(choose from (?P<known>.*)\)": (
        "cli-error-choice"
    ),
    r"argument (?P<name>.+?): invalid \w+ value: '(?P<given>.*)'": "cli-error-value",
    r"argument (?P<name>.+?): expected .*": "cli-error-expected",
}


class Parser(argparse.ArgumentParser):
    """A parser that speaks the reader's language, even about what it does not understand."""

    def speak(self, speaker: Speaker) -> None:
        """Say everything that argparse itself would say in English."""
        self.speaker = speaker
        self.formatter_class = partial(Formatter, usage=speaker.tell("cli-usage"))
        self._positionals.title = speaker.tell("cli-arguments")
        self._optionals.title = speaker.tell("cli-options")
        self.add_argument("-h", "--help", action="help", help=speaker.tell("cli-help"))

    def error(self, message: str) -> NoReturn:
        if self.speaker.lang == "en":
            super().error(message)
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: {self._translated(message)}\n")

    def _translated(self, message: str) -> str:
        for pattern, key in _COMPLAINTS.items():
            if found := re.fullmatch(pattern, message, re.DOTALL):
                parts = found.groupdict().items()
                told = {name: Plain(text.replace("'", "")) for name, text in parts}
                return self.speaker.tell(key, **told)
        return self.speaker.tell("cli-error")


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help that begins in the reader's language."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog)
        self._first = usage

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        told = f"{self._first} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, told)


class Command(Parser):
    """The parser of one command, whose module brings its arguments when it is wanted.

    So the whole command line is understood, and its help is told, without importing any of the
    others; somebody who plays in a terminal needs neither a server nor a plot.
    """

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        self.with_arguments()
        return super().parse_known_args(args, namespace)

    def with_arguments(self) -> Command:
        """The same, with the arguments that its module brings."""
        if not self._has_arguments:
            self._has_arguments = True
            module_of(self.prog.split()[-1]).arguments(self)
            known = ", ".join(languages())
            text = f"{self.speaker.tell('cli-lang')} ({known})"
            self.add_argument("--lang", metavar=self.speaker.tell("cli-word-lang"), help=text)
        return self

    _has_arguments = False

    def takes(self, name: str, word: str, said: str, **how: Any) -> None:
        """An argument with a value: what the help calls it, and the message that explains it."""
        metavar = self.speaker.tell(f"cli-word-{word}")
        self.add_argument(name, metavar=metavar, help=self.speaker.tell(said), **how)

    def takes_many(self, name: str, word: str, said: str) -> None:
        """An option that may be given several times."""
        self.takes(name, word, said, action="append", default=[])

    def may(self, name: str, said: str) -> None:
        """An option that is given or not."""
        self.add_argument(name, action="store_true", help=self.speaker.tell(said))

    def takes_rest(self, name: str, word: str, said: str) -> None:
        """All further words, wherever they stand; argparse alone refuses those behind options."""
        self.takes(name, word, said, nargs="*")
        self.set_defaults(rest=name)


class CommandModule(Protocol):
    """What a module of a command brings."""

    def arguments(self, parser: Command) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...


def module_of(command: str) -> CommandModule:
    """The module of a command, imported now if it was not before."""
    module: Any = import_module(f"chronotable.cli.{command}")
    brought: CommandModule = module
    return brought


def make_parser(argv: Sequence[str] | None = None) -> Parser:
    """The parser of the whole command line."""
    speaker = Speaker(None, wished_language(argv))
    say = speaker.tell
    top = Parser(
        prog="chronotable",
        description=say("cli-about"),
        epilog=say("cli-examples"),
        add_help=False,
    )
    top.speak(speaker)
    version = f"%(prog)s {__version__}"
    top.add_argument("--version", action="version", version=version, help=say("cli-version"))
    commands = top.add_subparsers(
        dest="command", metavar=say("cli-command"), required=True, parser_class=Command
    )
    for name in COMMANDS:
        about, example = say(f"cli-{name}"), say(f"cli-{name}-example")
        parser = commands.add_parser(
            name, help=about, description=about, epilog=example, add_help=False
        )
        parser.speak(speaker)
    return top


def commands_of(top: Parser) -> dict[str, Command]:
    """The parser of each command, in the order of the help."""
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    raise LookupError("no commands")


def parsed(argv: Sequence[str] | None) -> argparse.Namespace:
    """The arguments of a command line; an empty one opens the table."""
    argv = (sys.argv[1:] if argv is None else argv) or ["serve"]
    parser = make_parser(argv)
    args, left = parser.parse_known_args(argv)
    rest = getattr(args, "rest", None)
    if rest and not any(word.startswith("-") for word in left):
        getattr(args, rest).extend(left)
    elif left:
        parser.parse_args(argv)  # which says what it does not understand
    return args


def table_options(given: Iterable[str]) -> dict[str, str]:
    """The table options out of `--option NAME=VALUE`."""
    options = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals or not name:
            known = ", ".join(infos())
            raise BadOption(f"--option {one!r}: expected NAME=VALUE (games: {known})").saying(
                "error-option-form", given=one
            )
        options[name] = value
    return options


def options_in_turn(given: Iterable[str]) -> list[dict[str, str]]:
    """The same, where an option given several times takes its values in turn.

    >>> options_in_turn(["side=A", "paths=choose", "side=B"])
    [{'side': 'A', 'paths': 'choose'}, {'side': 'B', 'paths': 'choose'}]
    """
    values: dict[str, list[str]] = {}
    for one in given:
        for name, value in table_options([one]).items():
            values.setdefault(name, []).append(value)
    return [dict(zip(values, chosen, strict=True)) for chosen in product(*values.values())]


def check_work(games: int, workers: int) -> None:
    """BadOption if there is nothing to play, or nobody to play it."""
    if games < 1:
        raise BadOption(f"--games {games}: expected at least 1").saying(
            "error-games-few", given=str(games)
        )
    if workers < 0:
        raise BadOption(f"--workers {workers}: expected a number, or 0 for all cores").saying(
            "error-workers", given=str(workers)
        )


def wished_language(argv: Sequence[str] | None) -> str:
    """The language to speak before the command line is understood, or if it cannot be.

    >>> wished_language(["play", "--lang", "en"])
    'en'
    """
    given = [*(sys.argv[1:] if argv is None else argv), ""]
    for word, after in pairwise(given):
        name, _, value = word.partition("=")
        if name == "--lang" and (value or after) in languages():
            return value or after
    return preferred(os.environ)


def language(args: argparse.Namespace) -> str:
    """The language that was asked for, on the command line or by the environment."""
    from chronotable.text import check_language

    return preferred(os.environ) if args.lang is None else check_language(args.lang)
