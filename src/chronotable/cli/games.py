"""`chronotable games`: the titles, their seats and their options."""

from __future__ import annotations

import argparse
import json

from chronotable.cli.parser import Command, language
from chronotable.games import infos, load
from chronotable.kernel.game import GameInfo
from chronotable.text import Plain, Speaker
from chronotable.tui.chooser import show_title
from chronotable.tui.layout import wrapped
from chronotable.tui.terminal import Terminal


def arguments(parser: Command) -> None:
    parser.may("--json", "cli-json")


def run(args: argparse.Namespace) -> int:
    lang = language(args)
    if args.json:
        print(json.dumps({name: _as_json(info) for name, info in infos().items()}, indent=1))
        return 0
    terminal = Terminal()
    speaker = Speaker(None, lang)
    for name, info in infos().items():
        told = Speaker(load(name), lang)
        show_title(terminal, info, lang)
        example = f"chronotable play {name}"
        terminal.show(f"   {speaker.tell('games-play', command=Plain(example))}")
        for option, setting in info.options.items():
            choices = "|".join(setting.choices)
            line = speaker.tell(
                "games-option",
                option=Plain(f"--option {option}={choices}"),
                default=Plain(setting.default),
                help=Plain(told.tell_or(f"{name}-setting-{option}", setting.help)),
            )
            terminal.show(*wrapped(line, terminal.width, "   ", "     "))
    return 0


def _as_json(info: GameInfo) -> dict[str, object]:
    return {
        "title": info.title,
        "seats": [*info.seats],
        "options": {name: setting._asdict() for name, setting in info.options.items()},
        "about": info.about,
    }
