"""What the command understands: subcommands, options, and an example for each."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import pairwise, product
from typing import Any, NoReturn

from chronotable import __version__
from chronotable.games import infos
from chronotable.kernel.errors import BadOption
from chronotable.text import Plain, Speaker, languages, preferred

# What argparse complains about, as it says it, and our own messages for that.
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
    """A parser that speaks the reader's language, also about what it did not understand."""

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
    """Help whose first word is the reader's."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog)
        self._first = usage

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        told = f"{self._first} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, told)


class Parsers:
    """Makes the parsers of all commands, speaking the reader's language."""

    def __init__(self, lang: str) -> None:
        self._speaker = Speaker(None, lang)
        self.top = Parser(
            prog="chronotable",
            description=self.say("cli-about"),
            epilog=self.say("cli-examples"),
            add_help=False,
        )
        self.top.speak(self._speaker)
        version = f"%(prog)s {__version__}"
        self.top.add_argument(
            "--version", action="version", version=version, help=self.say("cli-version")
        )
        self._commands = self.top.add_subparsers(
            dest="command", metavar=self.say("cli-command"), required=True
        )

    def say(self, key: str) -> str:
        return self._speaker.tell(key)

    def word(self, name: str) -> str:
        """What stands in the help for something to be typed, such as GAME or FILE."""
        return self.say(f"cli-word-{name}")

    def add(self, name: str) -> argparse.ArgumentParser:
        """A subcommand with its description and its example."""
        parser = self._commands.add_parser(
            name,
            help=self.say(f"cli-{name}"),
            description=self.say(f"cli-{name}"),
            epilog=self.say(f"cli-{name}-example"),
            add_help=False,
        )
        parser.speak(self._speaker)
        return parser


def make_parser(argv: Sequence[str] | None = None) -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    parsers = Parsers(wished_language(argv))
    say, word = parsers.say, parsers.word

    serve = parsers.add("serve")
    serve.add_argument(
        "--host", default="127.0.0.1", metavar=word("host"), help=say("cli-serve-host")
    )
    serve.add_argument(
        "--port", type=int, default=8000, metavar=word("port"), help=say("cli-serve-port")
    )
    serve.add_argument("--data", metavar=word("folder"), help=say("cli-serve-data"))
    serve.add_argument("--database", metavar=word("url"), help=say("cli-serve-database"))
    serve.add_argument("--no-browser", action="store_true", help=say("cli-serve-no-browser"))
    serve.add_argument(
        "--origin", action="append", default=[], metavar=word("url"), help=say("cli-serve-origin")
    )
    serve.add_argument("--proxy", default="", metavar=word("address"), help=say("cli-serve-proxy"))
    serve.add_argument(
        "--limit", action="append", default=[], metavar=word("limit"), help=say("cli-serve-limit")
    )
    serve.add_argument(
        "--log",
        default="warning",
        choices=["debug", "info", "warning", "error"],
        help=say("cli-serve-log"),
    )

    play = parsers.add("play")
    play.add_argument("game", nargs="?", metavar=word("game"), help=say("cli-play-game"))
    play.add_argument(
        "--seat", action="append", default=[], metavar=word("seat"), help=say("cli-play-seat")
    )
    play.add_argument(
        "--option", action="append", default=[], metavar=word("option"), help=say("cli-play-option")
    )
    play.add_argument("--seed", metavar=word("seed"), help=say("cli-play-seed"))
    play.add_argument("--load", metavar=word("file"), help=say("cli-play-load"))
    play.add_argument("--save", metavar=word("file"), help=say("cli-play-save"))

    replay = parsers.add("replay")
    replay.add_argument("file", metavar=word("file"), help=say("cli-replay-file"))
    replay.add_argument("--step", action="store_true", help=say("cli-replay-step"))
    replay.add_argument("--check", action="store_true", help=say("cli-replay-check"))
    replay.add_argument("--seat", metavar=word("eyes"), help=say("cli-replay-seat"))

    selfcheck = parsers.add("selfcheck")
    selfcheck.add_argument("game", nargs="?", metavar=word("game"), help=say("cli-any-game"))
    selfcheck.add_argument(
        "--games", type=int, default=100, metavar=word("number"), help=say("cli-selfcheck-games")
    )
    selfcheck.add_argument(
        "--option", action="append", default=[], metavar=word("option"), help=say("cli-play-option")
    )
    selfcheck.add_argument("--seed", type=int, metavar=word("seed"), help=say("cli-selfcheck-seed"))
    selfcheck.add_argument(
        "--workers", type=int, default=1, metavar=word("number"), help=say("cli-selfcheck-workers")
    )

    arena = parsers.add("arena")
    arena.add_argument("game", metavar=word("game"), help=say("cli-arena-game"))
    arena.add_argument(
        "--agents", required=True, metavar=word("levels"), help=say("cli-arena-agents")
    )
    arena.add_argument(
        "--games", type=int, default=100, metavar=word("number"), help=say("cli-arena-games")
    )
    arena.add_argument("--seats", type=int, metavar=word("number"), help=say("cli-arena-seats"))
    arena.add_argument(
        "--option", action="append", default=[], metavar=word("option"), help=say("cli-play-option")
    )
    arena.add_argument(
        "--seed", type=int, default=0, metavar=word("seed"), help=say("cli-selfcheck-seed")
    )
    arena.add_argument("--save", metavar=word("file"), help=say("cli-arena-save"))
    arena.add_argument(
        "--workers", type=int, default=1, metavar=word("number"), help=say("cli-arena-workers")
    )

    simulate = parsers.add("simulate")
    simulate.add_argument("game", metavar=word("game"), help=say("cli-arena-game"))
    simulate.add_argument(
        "--games", type=int, default=100, metavar=word("number"), help=say("cli-selfcheck-games")
    )
    simulate.add_argument(
        "--seat", action="append", default=[], metavar=word("bot"), help=say("cli-simulate-seat")
    )
    simulate.add_argument(
        "--seats", type=int, metavar=word("number"), help=say("cli-simulate-seats")
    )
    simulate.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=word("option"),
        help=say("cli-simulate-option"),
    )
    simulate.add_argument(
        "--seed", type=int, default=0, metavar=word("seed"), help=say("cli-selfcheck-seed")
    )
    simulate.add_argument(
        "--workers", type=int, default=0, metavar=word("number"), help=say("cli-simulate-workers")
    )
    simulate.add_argument("--report", metavar=word("report"), help=say("cli-simulate-report"))
    simulate.add_argument("--save", metavar=word("records"), help=say("cli-arena-save"))

    bench = parsers.add("bench")
    bench.add_argument("game", nargs="?", metavar=word("game"), help=say("cli-bench-game"))
    bench.add_argument(
        "--seconds",
        type=float,
        default=10.0,
        metavar=word("seconds"),
        help=say("cli-bench-seconds"),
    )
    bench.add_argument(
        "--tables", default="8,32,128,512", metavar=word("numbers"), help=say("cli-bench-tables")
    )
    bench.add_argument(
        "--minutes",
        type=float,
        default=20.0,
        metavar=word("minutes"),
        help=say("cli-bench-minutes"),
    )

    rules = parsers.add("rules")
    rules.add_argument("game", metavar=word("game"), help=say("cli-rules-game"))
    rules.add_argument("topic", nargs="*", metavar=word("topic"), help=say("cli-rules-topic"))

    games = parsers.add("games")
    doctor = parsers.add("doctor")

    for command in (selfcheck, arena, simulate, bench, games):
        command.add_argument("--json", action="store_true", help=say("cli-json"))
    known = ", ".join(languages())
    spoken = (serve, play, replay, selfcheck, arena, simulate, bench, rules, games, doctor)
    for command in spoken:
        command.add_argument("--lang", metavar=word("lang"), help=f"{say('cli-lang')} ({known})")
    return parsers.top


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
