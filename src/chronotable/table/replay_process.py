"""The process in which games are played again, to look at them or to check them.

It reads one line of JSON for each job and writes one for what came of it. What others have
uploaded is read here and nowhere else: memory is limited, and so is the time of each job. A few
games stay in memory, since whoever looks at one position mostly looks at the next one, too.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from bisect import bisect_right
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib import import_module
from math import inf
from time import process_time
from typing import Any

import msgspec

from chronotable.games import load
from chronotable.kernel.errors import BadView
from chronotable.kernel.json import Json
from chronotable.kernel.match import Match
from chronotable.kernel.record import Answered, Record
from chronotable.table.errors import BadTable, NotNow, TableError
from chronotable.table.processes import CALL_OFF, LAST
from chronotable.table.snapshot import question, said
from chronotable.table.standing import outcome_of
from chronotable.table.uploads import played, readable

_NICE = 5  # people who wait for the server go first
_MEMORY = 1 << 30
_KEPT = 8  # games in memory
_SAMPLES = 60  # points of a curve, at most about twice as many
_MILESTONES = {
    *("achieved", "special"),
    *("founded", "evacuated"),
    *("conquered", "fortified"),
}
_TRIES = 400  # worlds to look for before nobody can play on from a position


class _TooLong(BaseException):  # no rule may catch it
    """A job has used up its time: it was interrupted somewhere, so the process must end."""


class _Left(BaseException):
    """A job was left between two answers, and all is well."""


class _Job:
    """The current job, for the signal handlers."""

    under_way = False
    called_off = False
    until = inf  # of the processor's time

    def go_on(self) -> None:
        """Between two answers: whether anybody still waits, and there is time."""
        if self.called_off or process_time() > self.until:
            raise _Left


_job = _Job()


class ReplayReader:
    """What the process can do, each by its name."""

    def __init__(self) -> None:
        self._kept: dict[str, Match] = {}

    def check(self, record: str) -> Json:
        """An uploaded record as it can be kept, and how its game ended."""
        read = readable(record)
        match = played(read, _job.go_on)
        outcome = None if match is None else outcome_of(match)
        return {"record": read.write(), "outcome": outcome}

    def bring(self, record: str) -> Json:
        """An uploaded record of a game that can go on. Where several seats choose at the same
        time, all of them choose again: nobody learns who had chosen.
        """
        read = readable(record)
        match = played(read, _job.go_on)
        if match is None:
            ours = load(read.game).version
            raise BadTable("error-record-version", made=read.version, ours=ours)
        if match.over:
            raise NotNow("error-brought-over")
        return replace(read, answers=read.answers[: match.secret_since], before=()).write()

    def past(self, table: str, record: Json, seat: int | None, move: list[Any] | None) -> Json:
        """The position that a record leads to, as a seat sees it, and the label of a move there."""
        match = self._at(table, record)
        asked = next((d for d in match.pending if d.seat == seat), None)
        return {
            "asked": [decision.seat for decision in match.pending],
            "question": None if asked is None else question(asked),
            "table": match.table(seat),
            "outcome": outcome_of(match),
            "events": [said(message) for message in match.events(seat)],
            "answered": None if move is None else said(_label(match, Answered(*move))),
        }

    def course(self, table: str, record: Json) -> Json:
        """How the points of a game came about: sampled where actions begin, and its milestones."""
        match = self._at(table, record)
        game, notes = match.game, [*match.notes]
        begins = [at for at, note in enumerate(notes) if note.begins and not note.together]
        wanted = sorted({*begins[:: max(1, len(begins) // _SAMPLES)], len(notes)})
        replayed = Match.replay(game, Record.read(record).before_the_first_answer())
        points: list[Json] = []
        categories: list[str] = []
        for at in range(len(notes) + 1):
            if at in wanted:
                sheets = game.findings(replayed.table(None), ()).sheets
                categories = [*sheets[0]] if sheets else categories
                told = [[sheet[name] for name in categories] for sheet in sheets]
                points.append({"step": at, "sheets": told})
            if at < len(notes):
                replayed.answer(notes[at].answered.seat, notes[at].answered.key)
        return {
            "categories": categories,
            "points": points if categories else [],
            "milestones": self._milestones(match),
        }

    def _milestones(self, match: Match) -> list[Json]:
        """What is worth remembering, each with the answer that led to it."""
        table, found = match.table(None), list[Json]()
        events = match.happened()
        starts = [note.events for note in match.notes]
        for number, event in enumerate(events):
            message = event.seen_by(None)
            if message is None:
                continue
            for fact in match.game.findings(table, [message]).facts:
                if fact.group in _MILESTONES:
                    step = bisect_right(starts, number)
                    found.append({"step": step, **fact._asdict()})
        return found

    def imagine(self, table: str, record: Json, seat: int, seed: int) -> Json:
        """A game that goes on from there, what this seat does not know being dealt anew."""
        match = self._at(table, record)
        if match.over:
            raise NotNow("error-over-there")
        try:
            return match.game.imagine(match.view(seat), seed, _TRIES).record()
        except BadView:
            raise NotNow("error-play-on") from None

    def _at(self, table: str, record: Json) -> Match:
        """The match of a record, taken from one of the same table that is known already."""
        read = Record.read(record)
        match = self._kept.pop(table, None)
        if match is None:
            match = Match.replay(load(read.game), read.before_the_first_answer())
            match.remember()
        given = match.record()["answers"]
        same = 0
        while same < min(len(given), len(read.answers)) and (*given[same],) == read.answers[same]:
            same += 1
        if same < len(given):
            match.rewind(same)
        for move in read.answers[same:]:
            _job.go_on()
            match.answer(move.seat, move.key)
        self._kept[table] = match
        if len(self._kept) > _KEPT:
            del self._kept[next(iter(self._kept))]
        return match


def _label(match: Match, move: Answered) -> Any:
    decision = next(d for d in match.pending if d.seat == move.seat)
    return next(option for option in decision.options if option.key == move.key).label


def _do(reader: ReplayReader, job: Json) -> Json:
    try:
        with _budget(float(job["seconds"])):
            return {"yes": getattr(reader, job["do"])(**job["with"])}
    except TableError as error:
        kind = "not-now" if isinstance(error, NotNow) else "bad-table"
        return {"no": kind, "said": [error.said.key, dict(error.said.params)], "text": error.text}
    except _Left:
        return _too_much()
    except (MemoryError, _TooLong):
        # It may have been interrupted anywhere, even while a title was filling a cache: nothing
        # that this process knows can be trusted any more.
        return {**_too_much(), LAST: True}


def _too_much() -> Json:
    told = BadTable("error-record-too-much")
    return {"no": "bad-table", "said": [told.said.key, {}], "text": told.text}


@contextmanager
def _budget(seconds: float) -> Iterator[None]:
    """So much time of a processor: looked at between two answers, and within one by an alarm, where
    the system has one. It rings some milliseconds late.
    """
    _job.called_off, _job.under_way = False, True
    _job.until = process_time() + seconds
    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        _job.under_way = False
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _out_of_time(*_: object) -> None:
    if _job.under_way:
        raise _TooLong


def _call_off(*_: object) -> None:
    _job.called_off = True


def main(modules: list[str]) -> None:
    """Read and answer, until there is nobody left to read for."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(_NICE)
    if hasattr(signal, "setitimer"):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        signal.signal(signal.SIGVTALRM, _out_of_time)
    if CALL_OFF is not None:
        signal.signal(CALL_OFF, _call_off)
    for module in modules:
        import_module(module)
    reader = ReplayReader()
    answers.write(b'{"ready":true}\n')
    answers.flush()
    for line in sys.stdin.buffer:
        told = _do(reader, json.loads(line))
        answers.write(msgspec.json.encode(told) + b"\n")
        answers.flush()
        if told.get(LAST):
            return


if __name__ == "__main__":
    main(sys.argv[1:])
