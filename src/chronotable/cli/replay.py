"""`chronotable replay`: watch a record, or check that it still plays the same."""

from __future__ import annotations

import argparse
from pathlib import Path

from chronotable.cli.parser import Command, language
from chronotable.cli.play import unnamed
from chronotable.kernel.errors import BadOption, listed
from chronotable.text import Plain, Speaker
from chronotable.tui import saves
from chronotable.tui.seating import TerminalSeat, seat_all
from chronotable.tui.terminal import Terminal
from chronotable.tui.watch import watch


def arguments(parser: Command) -> None:
    parser.takes("file", "file", "cli-replay-file")
    parser.may("--step", "cli-replay-step")
    parser.may("--check", "cli-replay-check")
    parser.takes("--seat", "eyes", "cli-replay-seat")


def run(args: argparse.Namespace) -> int:
    lang = language(args)
    speaker = Speaker(None, lang)
    saved = saves.load(Path(args.file))
    match = saved.match()  # ReplayDiverged names the answer that does not fit
    plans = saved.plans or unnamed(speaker, match.seats)
    seats = seat_all(match.game.info, plans, speaker, match.seats)
    terminal = Terminal()
    if not args.check:
        watch(saved, seats, terminal, lang, _viewer(args.seat, seats), step=args.step)
    elif match.result is None:
        terminal.show(
            speaker.tell("check-open", answers=match.answers_given, hash=Plain(match.hash()))
        )
    else:
        winners = Plain(", ".join(seats[seat].name for seat in match.result.winners))
        terminal.show(
            speaker.tell(
                "check-over",
                answers=match.answers_given,
                winners=winners,
                scores=Plain(", ".join(map(str, match.result.scores))),
                reason=Plain(match.result.reason),
                hash=Plain(match.hash()),
            )
        )
    return 0


def _viewer(wanted: str | None, seats: list[TerminalSeat]) -> int | None:
    """A seat by number (from 0) or by name; None is a spectator."""
    if wanted is None:
        return None
    for number, seat in enumerate(seats):
        if wanted == str(number) or wanted.casefold() == seat.name.casefold():
            return number
    names = listed(f"{number} ({seat.name})" for number, seat in enumerate(seats))
    raise BadOption(f"--seat {wanted!r}: expected {names}").saying(
        "error-which-seat", seat=wanted, known=", ".join(seat.name for seat in seats)
    )
