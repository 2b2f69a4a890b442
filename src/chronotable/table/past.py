"""The past of a table: any position of it, as one of those at the table saw it."""

from __future__ import annotations

from chronotable.kernel.decision import Option
from chronotable.kernel.game import Json
from chronotable.kernel.match import Match
from chronotable.kernel.record import Answered
from chronotable.table import wire
from chronotable.table.errors import NotAllowed, NotNow
from chronotable.table.look import question, said
from chronotable.table.table import Table


def replayed(table: Table, step: int, seat: int | None, who: str | None) -> wire.Replayed:
    """The position after so many answers, through the eyes of a seat."""
    if seat is not None and not table.ended and table.seat_of(who) != seat:
        raise NotAllowed("What another seat saw is told when the game is over.").saying(
            "error-others-eyes"
        )
    _check_seat(table, seat)
    match = _at(table, step)
    asked = next((d for d in match.pending if d.seat == seat), None)
    result = match.result
    return wire.Replayed(
        step=step,
        steps=len(table.moves),
        seat=seat,
        asked=[decision.seat for decision in match.pending],
        question=None if asked is None else question(asked),
        table=match.game.view(match.state, seat),
        outcome=None
        if result is None
        else wire.Outcome([*result.winners], [*result.scores], result.reason),
        events=[said(message) for message in match.events(seat)],
        answered=_answered(table, match, step, seat),
    )


def view(table: Table, step: int, seat: int) -> Json:
    """What a seat saw at a position of a finished game, to imagine others from."""
    if not table.ended:
        raise NotNow("The game is not over yet.").saying("error-not-over")
    _check_seat(table, seat)
    match = _at(table, step)
    if match.over:
        raise NotNow("The game was over there: choose an earlier step.").saying("error-over-there")
    return match.view(seat)


def _check_seat(table: Table, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < len(table.seats):
        raise NotNow(f"There is no seat {seat}: expected 0 to {len(table.seats) - 1}.")


def _at(table: Table, step: int) -> Match:
    """The match at that step: one that goes back and forth is kept beside the live one."""
    if table.match is None:
        raise table.stands_still() or NotNow("The game has not begun yet.").saying(
            "error-not-begun"
        )
    if not 0 <= step <= len(table.moves):
        raise NotNow(f"There is no step {step}: expected 0 to {len(table.moves)}.")
    if table.reader is None:
        record = {**table.record(), "answers": [], "result": None}
        table.reader = Match.replay(table.match.game, record)
        table.reader.remember()
    match = table.reader
    if match.answers_given > step:
        match.rewind(step)
    for move in table.moves[match.answers_given : step]:
        match.answer(move.seat, move.key)
    return match


def _answered(table: Table, match: Match, step: int, seat: int | None) -> wire.Said | None:
    """The label of the answer that came next, if this viewer may know it."""
    if step >= len(table.moves):
        return None
    move = table.moves[step]
    if not table.ended and move.seat != seat:
        return None
    return said(_option(match, move).label)


def _option(match: Match, move: Answered) -> Option:
    decision = next(d for d in match.pending if d.seat == move.seat)
    return next(option for option in decision.options if option.key == move.key)
