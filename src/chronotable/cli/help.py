"""`chronotable help`: everything there is to read about the commands, page by page."""

from __future__ import annotations

import argparse

from chronotable.cli.parser import COMMANDS, Command, commands_of, language, make_parser
from chronotable.kernel.errors import BadOption


def arguments(parser: Command) -> None:
    say = parser.speaker.tell
    parser.add_argument("topic", nargs="?", metavar=say("cli-command"), help=say("cli-help-topic"))


def run(args: argparse.Namespace) -> int:
    """One command's page, or all pages, that of the whole command line first."""
    top = make_parser(["--lang", language(args)])
    pages = commands_of(top)
    if args.topic is not None and args.topic not in pages:
        raise BadOption(f"there is no command {args.topic!r}").saying(
            "error-no-command", name=args.topic, known=COMMANDS
        )
    if args.topic is not None:
        print(pages[args.topic].with_arguments().format_help(), end="")
        return 0
    told = [top.format_help(), *(page.with_arguments().format_help() for page in pages.values())]
    print("\n\n".join(told), end="")
    return 0
