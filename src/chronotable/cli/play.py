"""`chronotable play`: a game in this terminal."""

from __future__ import annotations

import argparse
from pathlib import Path

from chronotable import new
from chronotable.cli.parser import Command, language, table_options
from chronotable.games import load
from chronotable.kernel.errors import BadOption, BadRecord
from chronotable.text import Speaker
from chronotable.tui import chooser, saves
from chronotable.tui.play import Play
from chronotable.tui.seating import seat_all
from chronotable.tui.terminal import Left, Terminal


def arguments(parser: Command) -> None:
    parser.takes("game", "game", "cli-play-game", nargs="?")
    parser.takes_many("--seat", "seat", "cli-play-seat")
    parser.takes_many("--option", "option", "cli-play-option")
    parser.takes("--seed", "seed", "cli-play-seed")
    parser.takes("--load", "file", "cli-play-load")
    parser.takes("--save", "file", "cli-play-save")


def run(args: argparse.Namespace) -> int:
    lang = language(args)
    terminal = Terminal()
    try:
        play = _resume(args, terminal, lang) if args.load else _begin(args, terminal, lang)
    except (Left, KeyboardInterrupt):
        return 0  # nothing has begun
    play.run()
    return 0


def _begin(args: argparse.Namespace, terminal: Terminal, lang: str) -> Play:
    if args.game is None:
        if args.seat or args.option:
            raise BadOption(
                "which game? 'chronotable games' lists them; then: play GAME ..."
            ).saying("error-which-game")
        game, plans, options = chooser.choose(terminal, lang)
    else:
        game, plans, options = args.game, args.seat, table_options(args.option)
    info = load(game).info
    seats = seat_all(info, plans, Speaker(None, lang))
    match = new(game, len(seats), _seed(args.seed), options)
    file = Path(args.save) if args.save else saves.fresh_file(game)
    return Play(match, seats, terminal, lang, file)


def _resume(args: argparse.Namespace, terminal: Terminal, lang: str) -> Play:
    for name in ("option", "seed"):
        if getattr(args, name):
            raise BadOption(
                f"--{name} makes no sense with --load: the game has begun already"
            ).saying("error-load-with", option=f"--{name}")
    saved = saves.load(Path(args.load))
    match = saved.match()
    name = match.game.info.name
    if args.game not in (None, name):
        raise BadRecord(f"{args.load} is a game of {name}, not of {args.game}").saying(
            "error-other-game", file=args.load, game=name, asked=args.game
        )
    speaker = Speaker(None, lang)
    plans = args.seat or saved.plans or unnamed(speaker, match.seats)
    seats = seat_all(match.game.info, plans, speaker, match.seats)
    return Play(match, seats, terminal, lang, Path(args.save or args.load))


def unnamed(speaker: Speaker, seats: int) -> list[str]:
    """People about whom a record says nothing."""
    return [speaker.tell("seat-unnamed", n=number + 1) for number in range(seats)]


def _seed(given: str | None) -> int | str | None:
    """Digits are a number, as in the library; anything else has to be hexadecimal."""
    return int(given) if given is not None and given.isdecimal() else given
