"""The archive: any position of a table's past, as one of those at the table saw it."""

from __future__ import annotations

from collections.abc import Sequence

from chronotable.kernel.decision import Option
from chronotable.kernel.json import Json
from chronotable.kernel.match import Match
from chronotable.kernel.record import Answered
from chronotable.table import wire
from chronotable.table.errors import NotAllowed, NotNow
from chronotable.table.requests import check_not_frozen, check_seat
from chronotable.table.room import Room
from chronotable.table.snapshot import question, said
from chronotable.table.standing import outcome_of


def replayed(room: Room, step: int, seat: int | None, who: str | None) -> wire.Replayed:
    """The position after so many answers, through the eyes of a seat."""
    standing = room.standing
    if seat is not None and not standing.ended and standing.seat_of(who) != seat:
        raise NotAllowed("error-others-eyes")
    if seat is not None:
        check_seat(standing, seat)
    steps = [0, *(number + 1 for number in standing.steps_for(seat))]
    if not 0 <= step < len(steps):
        raise NotNow("error-which-step", step=str(step), last=len(steps) - 1)
    match = _at(room, steps[step])
    asked = next((d for d in match.pending if d.seat == seat), None)
    return wire.Replayed(
        step=step,
        steps=len(steps) - 1,
        seat=seat,
        asked=[decision.seat for decision in match.pending],
        question=None if asked is None else question(asked),
        table=match.table(seat),
        outcome=outcome_of(match),
        events=[said(message) for message in match.events(seat)],
        answered=_answered(room, match, steps[step:], seat),
    )


def view(room: Room, step: int, seat: int) -> Json:
    """What a seat saw at a position of a finished game, to imagine others from."""
    if not room.standing.ended:
        raise NotNow("error-not-over")
    check_seat(room.standing, seat)
    match = _at(room, step)
    if match.over:
        raise NotNow("error-over-there")
    return match.view(seat)


def _at(room: Room, step: int) -> Match:
    """The match at that step: one that goes back and forth is kept beside the live one."""
    standing = room.standing
    if room.match is None:
        check_not_frozen(standing)
        raise NotNow("error-not-begun")
    if not 0 <= step <= len(standing.moves):
        raise NotNow("error-which-step", step=str(step), last=len(standing.moves))
    if room.reader is None:
        unplayed = room.record().before_the_first_answer()
        room.reader = Match.replay(room.match.game, unplayed)
        room.reader.remember()
    match = room.reader
    if match.answers_given > step:
        match.rewind(step)
    for move in standing.moves[match.answers_given : step]:
        match.answer(move.seat, move.key)
    return match


def _answered(room: Room, match: Match, steps: Sequence[int], seat: int | None) -> wire.Said | None:
    """The label of the answer that came next, if this viewer may know it."""
    standing = room.standing
    if len(steps) < 2:
        return None
    move = standing.moves[steps[1] - 1]
    if not standing.ended and move.seat != seat:
        return None
    return said(_option(match, move).label)


def _option(match: Match, move: Answered) -> Option:
    decision = next(d for d in match.pending if d.seat == move.seat)
    return next(option for option in decision.options if option.key == move.key)
