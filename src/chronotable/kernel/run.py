"""Run: a state being played forwards, from question to question.

The Match decides what is played and answers; a Run drives the coroutine of rules by hand, takes
forced options itself, and tells its Journal, if it has one, of every answer and boundary.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from chronotable.kernel.chance import Chance
from chronotable.kernel.decision import AtBoundary, Decision
from chronotable.kernel.effect import Branch, Driven, GameEnded, Together
from chronotable.kernel.errors import EndlessRules, IllegalAnswer, listed
from chronotable.kernel.event import Glance
from chronotable.kernel.journal import Checkpoint, Journal
from chronotable.kernel.result import Result

if TYPE_CHECKING:
    from chronotable.kernel.game import Game

NOBODY: tuple[Decision[Any], ...] = ()


class Position:
    """What can be said of a position without playing up to it."""

    __slots__ = ("boundaries", "given", "mark", "opened", "pending", "resting", "result")

    pending: tuple[Decision[Any], ...]  # one for each seat that must answer
    result: Result | None  # set when the game is over
    given: int  # answers taken so far
    mark: int  # answers taken until the last boundary
    opened: int | None  # answers taken until several seats were asked together, if they still are
    boundaries: int  # how many have been passed
    resting: bool  # what is asked now is the boundary's own: no effect is under way

    def asked(self, seat: int) -> Decision[Any]:
        """What this seat is asked; IllegalAnswer if it is not asked anything."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        if self.result is not None:
            raise IllegalAnswer(f"the game is over ({self.result.reason}); nothing is asked")
        waiting = listed(str(decision.seat) for decision in self.pending)
        raise IllegalAnswer(f"seat {seat} is not asked anything now; waiting for seat {waiting}")

    def known(self) -> Position:
        """The same position, for somebody who has not played up to it."""
        same = Position()
        same.pending = self.pending
        same.result = self.result
        same.given = self.given
        same.mark = self.mark
        same.opened = self.opened
        same.boundaries = self.boundaries
        same.resting = self.resting
        return same


class Run(Position):
    """A state, the coroutine of rules that changes it, and what it asks now."""

    __slots__ = ("_branches", "_game", "_journal", "_patience", "_question", "_send", "state")

    def __init__(
        self,
        game: Game[Any],
        state: Any,
        journal: Journal | None,
        given: int = 0,
        boundaries: int = 0,
        known: Decision[Any] | None = None,
    ) -> None:
        """Play a boundary state, reached by so many answers, up to its question.

        Its options need not be worked out again if the question is `known`.
        """
        self._game = game
        self._patience: int = game.patience
        self._journal = journal
        self._branches: dict[int, Branch] | None = None
        self._question: Decision[Any] | None = None  # of the last boundary, if a fork may know it
        self.state = state
        self.pending = NOBODY
        self.result = None
        self.given = given
        self.mark = given
        self.opened = None
        self.boundaries = boundaries
        self.resting = False
        log = None if journal is None else journal.events
        rules: Driven[None] = game.play(state, log).__await__()
        self._send = rules.send  # looked up once, not for every answer
        self._go_on(None, known)
        self._check_begun()

    def _check_begun(self) -> None:
        """Not in `__init__`: there the compiler would assume that there is no result yet."""
        assert self.boundaries or self.result, "the first question of play() is no boundary"

    @property
    def keys_given_together(self) -> dict[int, list[str]]:
        """What each seat has answered of the questions asked together now."""
        return {seat: branch.keys for seat, branch in (self._branches or {}).items()}

    def take(self, seat: int, decision: Decision[Any], index: int) -> None:
        """Give this option as the answer and run the rules to the next real question."""
        journal = self._journal
        if journal is not None:
            together = self._branches is not None
            journal.note(self, seat, decision, index, together=together)
        self.given += 1
        branches = self._branches
        if branches is None:
            self._go_on(decision.choices[index])
            return
        branch = branches[seat]
        branch.keys.append(decision.choices[index].key)
        branch.go_on(decision.choices[index], self._patience)
        self.pending = _still_asked(branches)
        if not self.pending:
            if journal is not None and sum(1 for b in branches.values() if b.keys) > 1:
                journal.all_are_open()
            self._go_on(self._gather(branches))

    def _go_on(self, choice: object, known: Decision[Any] | None = None) -> None:
        """Run the rules to the next real question, answering forced ones on the way."""
        send = self._send
        patience = left = self._patience
        try:
            while left:
                left -= 1
                request = send(choice)
                if type(request) is AtBoundary:
                    asked = known or request.decision()
                    if asked is None:
                        choice = None
                        continue
                    decision, known = asked, None
                    self._boundary(decision)
                elif type(request) is Decision:
                    decision = request
                    if decision.boundary:
                        self._boundary(None)
                else:
                    assert isinstance(request, Together), f"rules awaited {request!r}"
                    if self._ask_together(request):
                        return
                    assert self._branches is not None
                    choice = self._gather(self._branches)
                    continue
                choices = decision.choices
                if len(choices) != 1 or decision.secret:
                    assert choices, f"nothing to choose from: {decision.describe()}"
                    self.pending = (decision,)
                    self.resting = decision.boundary
                    return
                choice = choices[0]
                if self._journal is not None:
                    self._journal.events.append(Glance(decision.seat))
        except GameEnded as ended:
            self.pending = NOBODY
            self.resting = False
            self.result = ended.result
            return
        except StopIteration:
            raise AssertionError("play() returned: a game ends with end(Result(...))") from None
        raise EndlessRules(
            f"{self._game.info.name} answered itself {patience} times in a row "
            f"after answer {self.given}; its last question was {request!r}"
        )

    def _ask_together(self, request: Together[Any]) -> bool:
        """Let everybody's branch run to its first question; False if there is none."""
        if request.boundary:
            self._boundary(None)
        self.opened = self.given
        self._branches = branches = {
            seat: Branch(seat, request.branches[seat]) for seat in sorted(request.branches)
        }
        for branch in branches.values():
            branch.go_on(None, self._patience)
        self.pending = _still_asked(branches)
        if self.pending:
            self.resting = request.boundary
        return bool(self.pending)

    def _gather(self, branches: Mapping[int, Branch]) -> dict[int, object]:
        self._branches = self.opened = None
        return {seat: branch.result for seat, branch in branches.items()}

    def _boundary(self, question: Decision[Any] | None) -> None:
        self._question = question
        self.mark = self.given
        self.boundaries += 1
        chance: Chance = self.state.chance
        if chance.rolled:
            chance.rolled.clear()
        if self._journal is not None:
            self._journal.boundary(self)

    def checkpoint(self, events: int = 0) -> Checkpoint:
        """This boundary, to come back to."""
        return Checkpoint(self.state.copy(), self.given, events, self.boundaries, self._question)


def _still_asked(branches: Mapping[int, Branch]) -> tuple[Decision[Any], ...]:
    return tuple([b.decision for b in branches.values() if b.decision is not None])
