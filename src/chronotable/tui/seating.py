"""Who sits where: people by name, bots by level."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from chronotable.agents import levels
from chronotable.kernel.errors import BadOption, listed
from chronotable.kernel.game import GameInfo
from chronotable.text import Speaker

LONGEST_NAME = 16
_BOT = "bot:"


class TerminalSeat(NamedTuple):
    """One seat: a person if there is no level, otherwise a bot."""

    name: str
    level: str | None = None

    @property
    def plan(self) -> str:
        """As `--seat` takes it, and as saved games keep it."""
        return self.name if self.level is None else f"{_BOT}{self.level}"


def seat_all(
    info: GameInfo, plans: Sequence[str], speaker: Speaker, seats: int | None = None
) -> list[TerminalSeat]:
    """The seats of a table from names and `bot:LEVEL`s; missing ones are taken by bots.

    Nobody named means one person. BadOption if that is no table for this game.
    """
    plans = list(plans) or [speaker.tell("seat-person")]
    wanted = max(info.seats[0], len(plans)) if seats is None else seats
    plans += [f"{_BOT}{levels()[0]}"] * (wanted - len(plans))
    if seats is not None and len(plans) > seats:
        raise BadOption(f"this table has {seats} seats, but {len(plans)} were given").saying(
            "error-seats-given", seats=seats, given=len(plans)
        )
    info.check_seats(len(plans))
    bots = sum(plan.startswith(_BOT) for plan in plans)
    taken: list[TerminalSeat] = []
    number = 0
    for plan in plans:
        if plan.startswith(_BOT):
            number += 1
            name = speaker.tell("seat-bot") if bots == 1 else speaker.tell("seat-bots", n=number)
            taken.append(TerminalSeat(name, _level(plan.removeprefix(_BOT))))
        else:
            taken.append(TerminalSeat(_person(plan)))
    names = [seat.name.casefold() for seat in taken]
    if len({*names}) < len(names):
        raise BadOption(
            f"two seats have the same name: {listed(seat.name for seat in taken)}"
        ).saying("error-same-name", names=", ".join(seat.name for seat in taken))
    return taken


def _level(level: str) -> str:
    if level not in levels():
        raise BadOption(f"no bot has the level {level!r}: expected {listed(levels())}").saying(
            "error-level", level=level, known=", ".join(levels())
        )
    return level


def _person(name: str) -> str:
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadOption(
            f"{name!r} is no name: expected 1 to {LONGEST_NAME} printable characters"
        ).saying("error-person", name=name, most=LONGEST_NAME)
    return name
