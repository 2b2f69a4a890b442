"""Effects: coroutines of rules. No event loop runs them; the Match drives them by hand."""

from __future__ import annotations

from collections.abc import Awaitable, Generator, Mapping
from typing import Any, Generic, NoReturn, TypeAlias, TypeVar

from chronotable.kernel.decision import Decision
from chronotable.kernel.errors import EndlessRules
from chronotable.kernel.result import Result

T = TypeVar("T")

# What travels through a coroutine of rules is whatever Decision and Together yield and
# get back; only they and the Match know, so the type stays open here.
Driven: TypeAlias = Generator[Any, Any, T]


class GameEnded(BaseException):
    """Carries the result out of the deepest effect; not an error, and never to be caught."""

    def __init__(self, result: Result) -> None:
        super().__init__(result)
        self.result = result


def end(result: Result) -> NoReturn:
    """End the game at once, however deep inside an effect."""
    raise GameEnded(result)


class Together(Generic[T]):
    """Several seats that think at the same time, each on a branch of its own."""

    __slots__ = ("boundary", "branches")

    def __init__(self, branches: Mapping[int, Awaitable[T]], *, boundary: bool = False) -> None:
        self.branches = branches
        self.boundary = boundary

    def __await__(self) -> Generator[Any, Any, dict[int, T]]:
        answers: dict[int, T] = yield self
        return answers


def together(branches: Mapping[int, Awaitable[T]], *, boundary: bool = False) -> Together[T]:
    """Ask several seats at once and get all answers, by seat, when the last has come.

    A branch is a Decision, or a coroutine that asks several in turn and returns what was
    chosen. Branches only ask: pieces move and events are told after all have answered, so
    that nobody sees another's choice early and the order of arrival changes nothing.
    """
    return Together(branches, boundary=boundary)


class Branch:
    """One seat's part of a Together, driven until it asks or is done."""

    __slots__ = ("decision", "keys", "result", "run", "seat")

    def __init__(self, seat: int, awaitable: Awaitable[object]) -> None:
        self.seat = seat
        self.run: Driven[object] = awaitable.__await__()
        self.decision: Decision[Any] | None = None
        self.result: object = None
        self.keys: list[str] = []

    def go_on(self, choice: object, patience: int) -> None:
        """Run to the next real question; forced ones are answered on the way."""
        for _ in range(patience):
            try:
                decision = self.run.send(choice)
            except StopIteration as stop:
                self.decision, self.result = None, stop.value
                return
            except GameEnded:
                raise AssertionError(
                    "a branch of together may only ask, not end the game"
                ) from None
            assert isinstance(decision, Decision), "a branch of together may only ask its seat"
            assert decision.seat == self.seat, f"seat {self.seat}'s branch: {decision.describe()}"
            assert decision.choices, f"nothing to choose from: {decision.describe()}"
            if len(decision.choices) > 1 or decision.secret:
                self.decision = decision
                return
            choice = decision.choices[0]
        raise EndlessRules(f"a branch answered itself {patience} times without asking anybody")
