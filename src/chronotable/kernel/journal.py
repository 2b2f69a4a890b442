"""Journal: what a match keeps while somebody listens. Plain play keeps none."""

from __future__ import annotations

from collections.abc import Callable
from marshal import dumps, loads
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from chronotable.kernel.decision import Decision
from chronotable.kernel.event import Event, Log
from chronotable.kernel.json import Json
from chronotable.kernel.record import Answered

if TYPE_CHECKING:
    from chronotable.kernel.run import Run


View: TypeAlias = Callable[[Any, int | None], Json]


class Checkpoint(NamedTuple):
    """A state at a boundary, never touched again, and how much had happened until then."""

    state: Any
    answers: int
    events: int
    number: int  # which boundary it is, counted from the origin
    question: Decision[Any] | None  # what is asked there, if a fork may know it already


class Note(NamedTuple):
    """What undo, records and stories need to know of one answer."""

    answered: Answered
    events: int
    chance: int
    begins: bool = False  # it answered what a boundary asked, so an action begins with it
    together: bool = False  # several seats were asked at the same time
    opens: bool = False  # it was the last of several given together, so all are open now


class Journal:
    """Events, notes of the answers, and a checkpoint at every boundary.

    A `whole` journal reaches back to the first answer; any other begins at the last boundary.
    """

    __slots__ = ("_known", "checkpoints", "events", "notes", "whole")

    def __init__(self, *, whole: bool) -> None:
        self.whole = whole
        self.events = Log()
        self.notes: list[Note] = []
        self.checkpoints: list[Checkpoint] = []  # the latest, and the one before it
        # What seats knew at the latest, as bytes: each question of an effect tells it again, to
        # callers who may change what they get. Whatever changes the latest checkpoint clears it.
        self._known: dict[int | None, bytes] = {}

    def note(
        self, run: Run, seat: int, decision: Decision[Any], index: int, *, together: bool
    ) -> None:
        """An answer is about to be taken."""
        answered = Answered(seat, decision.choices[index].key, decision.fingerprint)
        chance = run.state.chance.count
        self.notes.append(Note(answered, len(self.events), chance, run.resting, together))

    def all_are_open(self) -> None:
        """The latest answer was the last of several given together."""
        self.notes[-1] = self.notes[-1]._replace(opens=True)

    def boundary(self, run: Run) -> None:
        """A boundary has been reached."""
        self._known.clear()
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
            self._known.clear()
        return self.checkpoints[-1] if self.checkpoints else None

    def back_to(self, checkpoint: Checkpoint) -> None:
        """Forget what was noted after this checkpoint."""
        self._known.clear()
        del self.events[checkpoint.events :]
        del self.notes[checkpoint.answers if self.whole else 0 :]

    def since_boundary(self) -> list[Event]:
        """What has happened since the last boundary."""
        return self.events[self.checkpoints[-1].events :]

    def known_at_boundary(self, seat: int | None, view: View) -> Json:
        """What this seat knew at the last boundary; `view` tells what it knows of a state."""
        known = self._known.get(seat)
        if known is None:
            known = self._known[seat] = dumps(view(self.checkpoints[-1].state, seat))
        seen: Json = loads(known)
        return seen
