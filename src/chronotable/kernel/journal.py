"""Journal: what a match keeps while somebody listens. Plain play keeps none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chronotable.kernel.decision import Decision
from chronotable.kernel.event import Event, Log
from chronotable.kernel.record import Answered

if TYPE_CHECKING:
    from chronotable.kernel.run import Run


class Checkpoint(NamedTuple):
    """A state at a boundary, never touched again, and how much had happened until then."""

    state: Any
    answers: int
    events: int
    number: int  # which boundary it is, counted from the origin


class Note(NamedTuple):
    """What undo and records need to know of one answer."""

    answered: Answered
    events: int
    chance: int
    opens: bool = False  # it was the last of several given together, so all are open now


class Journal:
    """Events, notes of the answers, and a checkpoint at every boundary.

    A `whole` journal reaches back to the first answer; any other begins at the last boundary.
    """

    __slots__ = ("checkpoints", "events", "notes", "whole")

    def __init__(self, *, whole: bool) -> None:
        self.whole = whole
        self.events = Log()
        self.notes: list[Note] = []
        self.checkpoints: list[Checkpoint] = []  # the latest, and the one before it

    def note(self, seat: int, decision: Decision[Any], index: int, chance: int) -> None:
        """An answer is about to be taken."""
        answered = Answered(seat, decision.choices[index].key, decision.fingerprint)
        self.notes.append(Note(answered, len(self.events), chance))

    def all_are_open(self) -> None:
        """The latest answer was the last of several given together."""
        self.notes[-1] = self.notes[-1]._replace(opens=True)

    def boundary(self, run: Run) -> None:
        """A boundary has been reached."""
        if not self.whole:
            self.events.clear()
            self.notes.clear()
        checkpoint = run.checkpoint(len(self.events))
        if self.checkpoints and self.checkpoints[-1].answers == run.given:
            self.checkpoints[-1] = checkpoint
        else:
            self.checkpoints = [*self.checkpoints[-1:], checkpoint]

    def latest(self, answers: int) -> Checkpoint | None:
        """The latest checkpoint at or before so many answers; those after it are void."""
        while self.checkpoints and self.checkpoints[-1].answers > answers:
            self.checkpoints.pop()
        return self.checkpoints[-1] if self.checkpoints else None

    def back_to(self, checkpoint: Checkpoint) -> None:
        """Forget what was noted after this checkpoint."""
        del self.events[checkpoint.events :]
        del self.notes[checkpoint.answers if self.whole else 0 :]

    def since_boundary(self) -> list[Event]:
        """What has happened since the last boundary."""
        return self.events[self.checkpoints[-1].events :]
