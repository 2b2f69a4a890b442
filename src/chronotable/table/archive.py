"""The archive: any position of a table's past, as somebody at the table saw it.

Who may see what is decided here; the game itself is played again elsewhere (`replays.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from chronotable.kernel.record import Record
from chronotable.table import wire
from chronotable.table.errors import NotAllowed, NotNow
from chronotable.table.replays import Replays
from chronotable.table.requests import check_not_frozen, check_seat
from chronotable.table.room import Room, record_of


async def replayed(
    room: Room, replays: Replays, step: int, seat: int | None, *, who: str | None, asker: str
) -> wire.Replayed:
    """The position after that many answers, through the eyes of a seat."""
    standing = room.standing
    if seat is not None and not standing.ended and standing.seat_of(who) != seat:
        raise NotAllowed("error-others-eyes")
    if seat is not None:
        check_seat(standing, seat)
    steps = [0, *(number + 1 for number in standing.steps_for(seat))]
    record = _until(room, steps, step)
    following = standing.moves[steps[step + 1] - 1] if step + 1 < len(steps) else None
    if following is not None and not standing.ended and following.seat != seat:
        following = None
    told = await replays.past(asker, room.id, record, seat, following)
    told |= {"step": step, "steps": len(steps) - 1, "seat": seat}
    told["answerer"] = None if following is None else following.seat
    return msgspec.convert(told, wire.Replayed)


async def course(room: Room, replays: Replays, *, asker: str) -> wire.Course:
    """How the points of a finished game came about."""
    if not room.standing.ended:
        raise NotNow("error-not-over")
    moves = len(room.standing.moves)
    record = _until(room, range(moves + 1), moves)
    return msgspec.convert(await replays.course(asker, room.id, record), wire.Course)


async def imagined(room: Room, replays: Replays, step: int, seat: int, *, asker: str) -> Record:
    """A game that goes on from a position of a finished one, the hidden dealt anew."""
    if not room.standing.ended:
        raise NotNow("error-not-over")
    check_seat(room.standing, seat)
    record = _until(room, range(len(room.standing.moves) + 1), step)
    return await replays.imagine(asker, room.id, record, seat)


def _until(room: Room, steps: Sequence[int], step: int) -> Record:
    """The game on paper until that step."""
    standing = room.standing
    if room.match is None or room.offer is not None:
        check_not_frozen(standing)
        raise NotNow("error-not-begun")
    if not 0 <= step < len(steps):
        raise NotNow("error-which-step", step=str(step), last=len(steps) - 1)
    # A finished game may have been played by earlier rules that do the same in it.
    game, record = room.match.game, record_of(standing, None)
    start = None if record.start is None else game.older(record.start, record.version)
    answers = standing.moves[: steps[step]]
    return replace(
        record, version=game.version, start=start, answers=answers, result=None, before=()
    )
