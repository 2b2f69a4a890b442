"""Match: a game under way. A base state, the answers since, and nothing else that matters.

The running coroutine is only a cache: fork, undo, load and late listening all copy a
boundary state and play the answers again. Plain play copies nothing and notes nothing; a
match starts to keep checkpoints, events and keys when somebody first asks for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple

from chronotable.kernel.chance import Chance, parse_seed
from chronotable.kernel.decision import Decision, Option
from chronotable.kernel.effect import Branch, Driven, GameEnded, Together
from chronotable.kernel.errors import (
    BadOption,
    BadRecord,
    EndlessRules,
    IllegalAnswer,
    ReplayDiverged,
    UndoRefused,
    listed,
)
from chronotable.kernel.event import Event, Glance, Log
from chronotable.kernel.json import Json, to_text
from chronotable.kernel.message import Message
from chronotable.kernel.record import Answered, Record, check_start
from chronotable.kernel.result import Result

if TYPE_CHECKING:
    from chronotable.kernel.game import Game

_NOBODY: tuple[Decision[Any], ...] = ()


class Origin(NamedTuple):
    """Where a match began: from a seed, or (scenarios, imagined worlds) from a given state,
    which is never touched again.
    """

    seats: int
    options: dict[str, str]
    seed: int | None
    start: Any


class Checkpoint(NamedTuple):
    """A state at a boundary, never touched again, and how much had happened until then."""

    state: Any
    answers: int
    events: int
    number: int


class Note(NamedTuple):
    """What undo and records need to know of one answer."""

    answered: Answered
    events: int
    chance: int
    opens: bool = False  # it was the last of several given together, so all are open now


class Match:
    """A game under way.

    >>> import chronotable as ct
    >>> match = ct.new("innovation", seats=2, seed=7)
    >>> [d.seat for d in match.pending]
    [0, 1]
    """

    __slots__ = (
        "_answers",
        "_boundaries",
        "_branches",
        "_checkpoints",
        "_full",
        "_given",
        "_keep",
        "_log",
        "_mark",
        "_notes",
        "_opened",
        "_origin",
        "_pending",
        "_resting",
        "_result",
        "_run",
        "_state",
        "game",
    )

    game: Game[Any]
    _origin: Origin
    _answers: list[tuple[int, int]]  # seat and index of the chosen option
    _checkpoints: list[Checkpoint]  # the two latest, if kept at all
    _keep: bool  # copy the state at every boundary from now on
    _full: bool  # events and notes reach back to the first answer

    _state: Any
    _run: Driven[None] | None
    _pending: tuple[Decision[Any], ...]
    _branches: dict[int, Branch] | None
    _result: Result | None
    _log: Log | None
    _notes: list[Note]
    _opened: int  # answers taken until several seats were asked together, if they still are
    _given: int  # answers taken so far
    _mark: int  # answers taken until the last boundary
    _boundaries: int  # how many have been passed
    _resting: bool  # what is asked now is the boundary's own: no effect is under way

    def __init__(self, game: Game[Any], origin: Origin) -> None:
        self.game = game
        self._origin = origin
        self._answers = []
        self._checkpoints = []
        self._keep = False
        self._full = False
        self._asleep()
        self._state = self._fresh()

    @classmethod
    def begin(
        cls,
        game: Game[Any],
        seats: int,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
    ) -> Match:
        """A new game; BadOption if it cannot be played like that."""
        info = game.info
        chosen = info.check_options(options)
        game.check_table(info.check_seats(seats), chosen)
        return cls(game, Origin(info.check_seats(seats), chosen, parse_seed(seed), None))

    @classmethod
    def at(cls, game: Game[Any], state: Any, seats: int, options: Mapping[str, str]) -> Match:
        """A game that goes on from a boundary state, as scenarios and imagined worlds do.

        The state belongs to the match from now on.
        """
        return cls(game, Origin(seats, dict(options), None, state))

    # What is asked, and answering it.

    @property
    def seats(self) -> int:
        return self._origin.seats

    @property
    def options(self) -> dict[str, str]:
        return dict(self._origin.options)

    @property
    def pending(self) -> tuple[Decision[Any], ...]:
        """One Decision for each seat that must answer now; empty when the game is over."""
        if not self._pending and self._result is None:
            self._wake()
        return self._pending

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def result(self) -> Result | None:
        if not self._pending and self._result is None:
            self._wake()
        return self._result

    @property
    def commitment(self) -> str | None:
        """Hash of the seed, to be shown at the start and checked when the seed is told."""
        seed = self._origin.seed
        return None if seed is None else Chance(seed).commitment

    def answer(self, seat: int, choice: str | int | Option) -> None:
        """Answer the question that `seat` is asked: by key, by Option, or by index."""
        decision = self._asked(seat)
        if type(choice) is int and 0 <= choice < len(decision.choices):
            index = choice
        else:
            index = _index(decision, choice)
        if self._run is None:
            self._wake()
            decision = self._asked(seat)
        self._answers.append((seat, index))
        try:
            self._take(seat, decision, index)
        except Exception:
            # The rules broke: the answer was not taken, the position is what it was.
            self._answers.pop()
            self._asleep()
            raise

    def _asked(self, seat: int) -> Decision[Any]:
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        if self._result is not None:
            raise IllegalAnswer(f"the game is over ({self._result.reason}); nothing is asked")
        waiting = listed(str(decision.seat) for decision in self._pending)
        raise IllegalAnswer(f"seat {seat} is not asked anything now; waiting for seat {waiting}")

    # Driving the rules.

    def _take(self, seat: int, decision: Decision[Any], index: int) -> None:
        if self._log is not None:
            answered = Answered(seat, decision.options[index].key, decision.fingerprint)
            self._notes.append(Note(answered, len(self._log), self._state.chance.count))
        self._given += 1
        if self._branches is None:
            self._go_on(decision.choices[index])
            return
        branch = self._branches[seat]
        branch.keys.append(decision.choices[index].key)
        branch.go_on(decision.choices[index], self.game.patience)
        self._pending = _still_asked(self._branches)
        if not self._pending:
            if self._notes and sum(1 for b in self._branches.values() if b.keys) > 1:
                self._notes[-1] = self._notes[-1]._replace(opens=True)
            self._go_on(self._gather())

    def _go_on(self, choice: object) -> None:
        """Run the rules to the next real question, answering forced ones on the way."""
        send = self._run.send  # type: ignore[union-attr]  # awake by now
        try:
            for _ in range(self.game.patience):
                request = send(choice)
                if type(request) is Decision:
                    if request.boundary:
                        self._boundary()
                    choices = request.choices
                    if len(choices) != 1 or request.secret:
                        assert choices, f"nothing to choose from: {request.describe()}"
                        self._pending = (request,)
                        self._resting = request.boundary
                        return
                    choice = choices[0]
                    if self._log is not None:
                        self._log.append(Glance(request.seat))
                else:
                    assert isinstance(request, Together), f"rules awaited {request!r}"
                    if request.boundary:
                        self._boundary()
                    self._opened = self._given
                    self._branches = {
                        seat: Branch(seat, request.branches[seat])
                        for seat in sorted(request.branches)
                    }
                    for branch in self._branches.values():
                        branch.go_on(None, self.game.patience)
                    self._pending = _still_asked(self._branches)
                    if self._pending:
                        self._resting = request.boundary
                        return
                    choice = self._gather()
        except GameEnded as ended:
            self._pending = _NOBODY
            self._resting = False
            self._result = ended.result
            self._run = None
            return
        except StopIteration:
            raise AssertionError("play() returned: a game ends with end(Result(...))") from None
        raise EndlessRules(
            f"{self.game.info.name} answered itself {self.game.patience} times in a row "
            f"after answer {self._given}; its last question was {request!r}"
        )

    def _gather(self) -> dict[int, object]:
        assert self._branches is not None
        answers = {seat: branch.result for seat, branch in self._branches.items()}
        self._branches = None
        return answers

    def _boundary(self) -> None:
        self._mark = self._given
        self._boundaries += 1
        chance = self._state.chance
        if chance.rolled:
            chance.rolled.clear()
        if not self._keep:
            return
        log = self._log
        if log is not None and not self._full:
            log.clear()
            self._notes.clear()
        events = 0 if log is None else len(log)
        self._checkpoint(events)

    def _checkpoint(self, events: int = 0) -> None:
        kept = Checkpoint(self._state.copy(), self._given, events, self._boundaries)
        if self._checkpoints and self._checkpoints[-1].answers == self._given:
            self._checkpoints[-1] = kept
        else:
            self._checkpoints = [*self._checkpoints[-1:], kept]

    # Going to sleep and waking up: playing the answers again.

    def _asleep(self) -> None:
        self._state = None
        self._run = None
        self._pending = _NOBODY
        self._branches = None
        self._result = None
        self._log = None
        self._notes = []
        self._opened = 0
        self._given = 0
        self._mark = 0
        self._boundaries = 0
        self._resting = False

    def _fresh(self) -> Any:
        origin = self._origin
        if origin.start is not None:
            return origin.start.copy()
        assert origin.seed is not None
        return self.game.setup(origin.seats, origin.options, Chance(origin.seed))

    def _wake(self) -> None:
        """Play the answers again from the latest checkpoint, or just start on a live state."""
        if self._state is not None:
            self._start(None)
            return
        while self._checkpoints and self._checkpoints[-1].answers > len(self._answers):
            self._checkpoints.pop()
        log = Log() if self._keep else None
        if not self._checkpoints or self._full:
            self._from_origin(log)
            return
        self._from_checkpoint(log)

    def _from_origin(self, log: Log | None) -> None:
        self._state = self._fresh()
        self._start(log)
        self._catch_up()

    def _from_checkpoint(self, log: Log | None) -> None:
        base = self._checkpoints[-1]
        self._state = base.state.copy()
        self._given = base.answers
        self._boundaries = base.number - 1  # it is about to be passed once more
        self._start(log)
        self._catch_up()

    def _start(self, log: Log | None) -> None:
        self._log = log
        self._run = self.game.play(self._state, log).__await__()
        self._go_on(None)
        assert self._boundaries or self._result, "the first question of play() is no boundary"

    def _catch_up(self) -> None:
        for seat, index in self._answers[self._given :]:
            self._take(seat, self._asked(seat), index)

    def rewind(self, answers: int) -> None:
        """Be again where `answers` answers had been given, fair or not."""
        del self._answers[answers:]
        checkpoints, log, notes = self._checkpoints, self._log, self._notes
        while checkpoints and checkpoints[-1].answers > answers:
            checkpoints.pop()
        self._asleep()
        if not checkpoints or log is None:
            self._wake()
            return
        base = checkpoints[-1]
        del log[base.events :]
        self._notes = notes[: base.answers] if self._full else []
        self._from_checkpoint(log)

    def _attend(self, *, fully: bool = False) -> None:
        """Keep checkpoints, events and notes: since the boundary, or from the beginning."""
        if self._keep and self._log is not None and (self._full or not fully):
            return
        self._keep = True
        if fully:
            self._full = True
            self._checkpoints = []
        self._asleep()
        self._wake()

    def listen(self) -> None:
        """Keep what is needed to fork, view and rewind in mid-effect, from this boundary on."""
        self._attend()

    def remember(self) -> None:
        """Keep events and notes from the first answer on, so that looking back costs nothing."""
        self._attend(fully=True)

    @property
    def last_answer(self) -> Answered:
        """The latest answer, as records tell it."""
        self._attend(fully=True)
        return self._notes[-1].answered

    def happened(self, since: int = 0) -> list[Event]:
        """Every event from number `since` on, whole: for this side of the table only.

        Whoever remembers how many there were need not read the others again; after an undo or
        a rewind there may be fewer.
        """
        self._attend(fully=True)
        assert self._log is not None
        return self._log[since:]

    def told(self) -> list[Event]:
        """What has happened since the last boundary, whole: for this side of the table only."""
        self._attend()
        assert self._log is not None
        return self._log[self._checkpoints[-1].events :]

    def heard(self, seat: int | None) -> list[Message]:
        """What this seat has learnt since the last boundary."""
        return Log(self.told()).seen_by(seat)

    @property
    def crossed_boundary(self) -> bool:
        """Whether a boundary lies between the origin and the present position."""
        return self._boundaries > 1 or self._result is not None

    # Looking at it.

    @property
    def answers_given(self) -> int:
        """How many answers have been given so far."""
        return len(self._answers)

    @property
    def answers_since(self) -> int:
        """How many of them since the last boundary: those that a fork has to play again."""
        return len(self._answers) - self._mark

    def view(self, seat: int | None = None) -> Json:
        """What this seat knows now, as JSON-able data; None is a spectator.

        In mid-effect the view also tells what the seat knew at the last boundary and what it
        has learnt since, so that the position can be imagined from the view alone. Who is
        asked together with others stays at the boundary until their own answer.
        """
        self._check_seat(seat)
        state = self.state
        asked = [decision.seat for decision in self._pending]
        since = None
        if not self.rests_for(seat):
            self._attend()
            state = self._state
            since = self._since(seat)
        question = next((d for d in self._pending if d.seat == seat), None)
        return {
            "game": self.game.info.name,
            "version": self.game.version,
            "seats": self.seats,
            "options": self.options,
            "seat": seat,
            "asked": asked,
            "question": None if question is None else question.to_json(),
            "result": None if self._result is None else self._result.to_json(),
            "table": self.game.view(state, seat),
            "since": since,
        }

    def _since(self, seat: int | None) -> Json:
        base = self._checkpoints[-1]
        notes = self._notes[len(self._notes) - (self._given - self._mark) :]
        return {
            "table": self.game.view(base.state, seat),
            "answers": [note.answered.key for note in notes if note.answered.seat == seat],
            "events": [event.to_json() for event in self.heard(seat)],
            "rolls": [*self._state.chance.rolled],
        }

    def events(self, seat: int | None = None, since: int = 0) -> list[Message]:
        """What this seat has learnt, in order; `since` skips that many of its events."""
        self._check_seat(seat)
        self._attend(fully=True)
        assert self._log is not None
        return self._log.seen_by(seat)[since:]

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (not isinstance(seat, int) or not 0 <= seat < self.seats):
            raise IllegalAnswer(f"there is no seat {seat!r}: expected 0 to {self.seats - 1}")

    def hash(self) -> str:
        """Sixteen hex digits over the whole state and what is asked, secrets included."""
        state = self.state
        asked = [decision.fingerprint for decision in self._pending]
        given = {str(s): b.keys for s, b in (self._branches or {}).items()}
        result = None if self._result is None else self._result.to_json()
        whole = to_text([self.game.dump(state), asked, given, result])
        return blake2b(whole.encode(), digest_size=8).hexdigest()

    @property
    def state(self) -> Any:
        """The live state: for rules tests and tools on this side of the table only."""
        if self._run is None and self._result is None:
            self._wake()
        return self._state

    @property
    def at_boundary(self) -> bool:
        """Whether the state alone tells all: no effect is under way."""
        return bool(self.pending) and self._resting and self._given == self._mark

    def rests_for(self, seat: int | None) -> bool:
        """Whether for this seat the state alone tells all, whatever others have answered."""
        mine = any(s == seat for s, _ in self._answers[self._mark :])
        return bool(self.pending) and self._resting and not mine

    # Other lines of play.

    def fork(self) -> Match:
        """An independent match at the same position; this one never notices.

        The fork dozes: it knows what is asked, and copies the state and plays the answers since
        only when somebody answers it or looks at it.
        """
        resting = self.at_boundary
        if not self._checkpoints or self._checkpoints[-1].answers != self._mark:
            if resting:
                self._checkpoint()
            else:
                self._keep = True
                self._asleep()
                self._wake()
        twin = Match.__new__(Match)
        twin.game = self.game
        twin._origin = self._origin
        twin._answers = self._answers.copy()
        twin._checkpoints = self._checkpoints[-1:]
        twin._keep = False
        twin._full = False
        twin._asleep()
        twin._pending = self._pending
        twin._resting = self._resting
        twin._opened = self._opened
        twin._given = self._given
        twin._mark = self._mark
        twin._boundaries = self._boundaries
        return twin

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would be fair now."""
        return self.undo_refusal(seat) is None

    def undo_refusal(self, seat: int) -> UndoRefused | None:
        """Why this seat may not take back its last answer, or None if it may."""
        self._check_seat(seat)
        if self._chooses_still(seat):
            return None
        secret = self.secret_since  # who answers in secret is not noticed, not even here
        answers = self._answers if secret is None else self._answers[:secret]
        last = answers[-1][0] if answers else None
        if last != seat:
            if all(answer[0] != seat for answer in answers):
                return UndoRefused(seat, "nothing", "it has not answered anything yet")
            return UndoRefused(seat, "answered", f"seat {last} has answered since")
        self._attend(fully=True)
        assert self._log is not None
        note = self._notes[len(answers) - 1]
        since = self._log[note.events :]
        if self._state.chance.count != note.chance:
            return UndoRefused(seat, "chance", "chance has decided something since")
        if note.opens:
            return UndoRefused(seat, "revealed", "the answers given together are open now")
        if any([event.reveals for event in since]):
            return UndoRefused(seat, "revealed", "something hidden has been revealed since")
        if any([type(event) is Glance and event.seat != seat for event in since]):
            return UndoRefused(seat, "others", "what others hold has mattered since")
        asked = [decision.seat for decision in self._pending]
        if any([other != seat for other in self._branches or asked]):
            return UndoRefused(seat, "asked", "somebody else has been asked since")
        return None

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer; UndoRefused if that would not be fair."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal
        at = max(at for at, answer in enumerate(self._answers) if answer[0] == seat)
        others = self._answers[at + 1 :]  # in secret: they have nothing to do with it
        self.rewind(at)
        for other, index in others:
            self.answer(other, index)

    @property
    def secret_since(self) -> int | None:
        """How many answers had been given when several seats were asked at the same time.

        None if that is not so now. Until all have chosen, nobody knows what the others have
        answered, nor how often.
        """
        return self._opened if self.pending and self._branches is not None else None

    def _chooses_still(self, seat: int) -> bool:
        """Whether its last answer is in secret: nothing comes of it before all have chosen."""
        if self.secret_since is None:
            return False
        return any([answer[0] == seat for answer in self._answers[self._opened :]])

    # On paper.

    def record(self) -> Json:
        """The match as JSON-able data, from which `replay` makes it again."""
        self._attend(fully=True)
        origin = self._origin
        return Record(
            game=self.game.info.name,
            version=self.game.version,
            seats=origin.seats,
            options=origin.options,
            answers=[note.answered for note in self._notes],
            seed=origin.seed,
            start=None if origin.start is None else self.game.dump(origin.start),
            result=None if self._result is None else self._result.to_json(),
        ).write()

    @classmethod
    def replay(cls, game: Game[Any], record: object) -> Match:
        """The match that a Record, its data or its JSON text tells of.

        ReplayDiverged names the answer that does not fit.
        """
        if not isinstance(record, Record):
            record = Record.read(record)
        if record.game != game.info.name:
            raise BadRecord(
                f"field 'game': this is a record of {record.game!r}, not {game.info.name!r}"
            ).saying("error-record-field", field="game")
        if record.version != game.version:
            raise BadRecord(
                f"field 'version': made under rules version {record.version!r} of {record.game}; "
                f"this is version {game.version!r}"
            ).saying("error-record-version", made=record.version, ours=game.version)
        try:
            field = "seats"
            game.info.check_seats(record.seats)
            field = "options"
            options = game.info.check_options(record.options)
            game.check_table(record.seats, options)
        except BadOption as error:
            problem = BadRecord(f"field {field!r}: {error}")
            problem.said = error.said
            raise problem from None
        start = None if record.start is None else _load(game, record.start, record.seats)
        match = cls(game, Origin(record.seats, options, record.seed, start))
        for number, answered in enumerate(record.answers):
            match._follow(number, answered)
        if match.result is not None and record.result not in (None, match.result.to_json()):
            raise ReplayDiverged(
                f"the record ends with {record.result}, its answers with {match.result}"
            ).saying("error-diverged-end")
        return match

    def _follow(self, number: int, answered: Answered) -> None:
        where = f"answer {number} ({answered.key!r} of seat {answered.seat})"
        try:
            decision = self._asked(answered.seat)
            index = _index(decision, answered.key)
        except IllegalAnswer as error:
            raise ReplayDiverged(f"{where}: {error}").saying(
                "error-diverged", number=number
            ) from None
        if decision.fingerprint != answered.fingerprint:
            raise ReplayDiverged(
                f"{where}: the question has changed, fingerprint {decision.fingerprint} instead "
                f"of {answered.fingerprint}: {decision.describe()}"
            ).saying("error-diverged", number=number)
        self.answer(answered.seat, index)

    def __repr__(self) -> str:
        if self.result is not None:
            return f"<Match {self.game.info.name} over: {self.result}>"
        return f"<Match {self.game.info.name}, {len(self._answers)} answers, {self._pending}>"


def _still_asked(branches: Mapping[int, Branch]) -> tuple[Decision[Any], ...]:
    return tuple([b.decision for b in branches.values() if b.decision is not None])


def _index(decision: Decision[Any], choice: object) -> int:
    wanted = choice.key if isinstance(choice, Option) else choice
    if isinstance(wanted, str):
        for index, offered in enumerate(decision.choices):
            if offered.key == wanted:
                return index
    raise IllegalAnswer(f"{wanted!r} is not among the options: {decision.describe()}")


def _load(game: Game[Any], start: Json, seats: int) -> Any:
    check_start(start, seats)
    try:
        return game.load(start)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
        raise BadRecord(f"field 'start': not a state of {game.info.name}: {error!r}").saying(
            "error-record-field", field="start"
        ) from None
