"""Match: a game under way. Where it began, the answers since, and nothing else that matters.

Everything else is a cache. A Run is the state being played forwards; a Journal is what is kept
while somebody listens. Fork, undo, load and late listening all copy a boundary state and play
the answers again. Plain play copies nothing and notes nothing: it has a Run and no Journal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple

from chronotable.kernel.chance import Chance, parse_seed
from chronotable.kernel.decision import Decision, Option
from chronotable.kernel.errors import (
    BadOption,
    BadRecord,
    IllegalAnswer,
    ReplayDiverged,
    UndoRefused,
)
from chronotable.kernel.event import Event, Glance, Log
from chronotable.kernel.journal import Checkpoint, Journal, Note
from chronotable.kernel.json import Json, to_text
from chronotable.kernel.message import Message
from chronotable.kernel.record import Answered, Record, check_start
from chronotable.kernel.result import Result
from chronotable.kernel.run import Position, Run

if TYPE_CHECKING:
    from chronotable.kernel.game import Game


# The option of every title that hides hands: whoever could have a fitting card, as far as everybody
# knows, is asked for it, so that being asked tells nobody what somebody holds.
DISCREET = "discreet"


class Origin(NamedTuple):
    """Where a match began: from a seed, or (scenarios, imagined worlds) from a given state,
    which is never touched again.
    """

    seats: int
    options: dict[str, str]
    seed: int | None
    start: Any

    def state(self, game: Game[Any]) -> Any:
        """The table before the first question, free to be played."""
        if self.start is not None:
            return self.start.copy()
        assert self.seed is not None
        state = game.setup(self.seats, self.options, Chance(self.seed))
        if self.options.get(DISCREET) == "yes":
            state.discreet = True
        return state


class Boundary(NamedTuple):
    """A boundary that was passed: how many answers led there, and its state on paper, whole.

    The state is never touched again, so it may be written down at any time, in any thread.
    """

    answers: int
    paper: Callable[[], Json]


class Match:
    """A game under way.

    >>> import chronotable as ct
    >>> match = ct.new("innovation", seats=2, seed=7)
    >>> [d.seat for d in match.pending]
    [0, 1]
    """

    __slots__ = ("_answers", "_base", "_fresh", "_journal", "_origin", "_position", "game")

    def __init__(
        self,
        game: Game[Any],
        origin: Origin,
        answers: list[tuple[int, int]],
        base: Checkpoint | None,
        position: Position | None,
    ) -> None:
        self.game = game
        self._origin = origin
        self._answers = answers  # seat and index of the chosen option
        self._base = base  # a boundary from which a fork may be played; None: the origin
        self._fresh: Any = None  # a state that is set up and has not been played
        # A Run; or of a fork that nobody has looked into, what its parent knew; or nothing.
        self._position = position
        self._journal: Journal | None = None

    @classmethod
    def begin(
        cls,
        game: Game[Any],
        seats: Any,
        seed: object = None,
        options: Mapping[str, object] | None = None,
    ) -> Match:
        """A new game; BadOption if it cannot be played like that.

        Seats and seed may be anything: they are checked here.
        """
        info = game.info
        chosen = info.check_options(options)
        game.check_table(info.check_seats(seats), chosen)
        return cls._from(game, Origin(seats, chosen, parse_seed(seed), None))

    @classmethod
    def at(cls, game: Game[Any], state: Any, seats: int, options: Mapping[str, str]) -> Match:
        """A game that goes on from a boundary state, as scenarios and imagined worlds do.

        The state belongs to the match from now on.
        """
        if options.get(DISCREET) == "yes":
            state.discreet = True
        return cls._from(game, Origin(seats, dict(options), None, state))

    @classmethod
    def carried(
        cls, game: Game[Any], paper: Json, version: str, seats: int, options: Mapping[str, str]
    ) -> Match:
        """A game that goes on from a state on paper, as that version of its rules wrote it.

        BadRecord if it is no state of this game; its own check may complain, too.
        """
        state = _load(game, game.older(paper, version), seats)
        game.check(state)
        return cls.at(game, state, seats, game.info.check_options(options))

    @classmethod
    def _from(cls, game: Game[Any], origin: Origin) -> Match:
        match = cls(game, origin, [], None, None)
        match._fresh = origin.state(game)
        return match

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
        return (self._position or self._run()).pending

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def result(self) -> Result | None:
        return (self._position or self._run()).result

    @property
    def commitment(self) -> str | None:
        """Hash of the seed, to be shown at the start and checked when the seed is told."""
        seed = self._origin.seed
        return None if seed is None else Chance(seed).commitment

    def answer(self, seat: int, choice: str | int | Option) -> None:
        """Answer the question that `seat` is asked: by key, by Option, or by index."""
        position = self._position or self._run()
        pending = position.pending
        decision = pending[0] if pending and pending[0].seat == seat else position.asked(seat)
        if type(choice) is int and 0 <= choice < len(decision.choices):
            index = choice
        else:
            index = _index(decision, choice)
        if type(position) is Run:
            run = position
        else:
            run = self._run()
            decision = run.asked(seat)
        self._answers.append((seat, index))
        try:
            run.take(seat, decision, index)
        except Exception:
            # The rules broke: the answer was not taken, the position is what it was.
            self._answers.pop()
            self._position = None
            raise

    # Playing the answers again.

    def _run(self) -> Run:
        """The live run; if there is none, the answers are played again for it."""
        if type(self._position) is Run:
            return self._position
        base = self._latest()
        if self._journal is not None:
            self._journal = Journal(whole=self._journal.whole)
            if self._journal.whole:
                base = None
        self._base = base
        return self._play_from(base)

    def _latest(self) -> Checkpoint | None:
        """The latest checkpoint from which the present position can be reached."""
        if self._journal is None:
            return self._base
        return self._journal.latest(len(self._answers))

    def _play_from(self, base: Checkpoint | None) -> Run:
        """Play the answers again, from a checkpoint or from the origin."""
        if base is None:
            state, self._fresh = self._fresh, None
            if state is None:
                state = self._origin.state(self.game)
            run = Run(self.game, state, self._journal)
        else:
            # The boundary is about to be passed once more.
            state, passed = base.state.copy(), base.number - 1
            run = Run(self.game, state, self._journal, base.answers, passed, base.question)
        for seat, index in self._answers[run.given :]:
            run.take(seat, run.asked(seat), index)
        self._position = run
        return run

    def rewind(self, answers: int) -> None:
        """Be again where `answers` answers had been given, fair or not."""
        del self._answers[answers:]
        played = type(self._position) is Run
        self._position = None
        if self._journal is None:
            if self._base is not None and self._base.answers > answers:
                self._base = None
        elif played and (base := self._latest()) is not None:
            self._journal.back_to(base)
            self._play_from(base)
            return
        self._run()

    # Listening.

    def _listen(self, *, whole: bool) -> Journal:
        """The journal: since the last boundary at least, or from the first answer on."""
        journal = self._journal
        if journal is None or (whole and not journal.whole):
            base = None if whole else self._latest()
            self._journal = journal = Journal(whole=whole)
            self._position = None
            self._play_from(base)
        elif type(self._position) is not Run:
            self._run()
            assert self._journal is not None
            journal = self._journal
        return journal

    def listen(self) -> None:
        """Keep what is needed to fork, view and rewind in mid-effect, from this boundary on."""
        self._listen(whole=False)

    def remember(self) -> None:
        """Keep events and notes from the first answer on, so that looking back costs nothing."""
        self._listen(whole=True)

    def happened(self, since: int = 0) -> list[Event]:
        """Every event from number `since` on, whole: for this side of the table only.

        Whoever remembers how many there were need not read the others again; after an undo or
        a rewind there may be fewer.
        """
        return self._listen(whole=True).events[since:]

    def happened_since_boundary(self) -> list[Event]:
        """Every event since the last boundary, whole: for this side of the table only."""
        return self._listen(whole=False).since_boundary()

    @property
    def notes(self) -> Sequence[Note]:
        """Of each answer, when it came and what it began: for this side of the table only."""
        return self._listen(whole=True).notes

    @property
    def last_boundary(self) -> Boundary:
        """Where the match stood when the state alone told all.

        A match is that and the answers since; kept somewhere, it outlives the rules that led there.
        """
        last = self._listen(whole=True).checkpoints[-1]
        return Boundary(last.answers, partial(self.game.dump, last.state))

    @property
    def crossed_boundary(self) -> bool:
        """Whether a boundary lies between the origin and the present position."""
        position = self._position or self._run()
        return position.boundaries > 1 or position.result is not None

    # Looking at it.

    @property
    def answers_given(self) -> int:
        """How many answers have been given so far."""
        return len(self._answers)

    @property
    def answers_since(self) -> int:
        """How many of them since the last boundary: those that a fork has to play again."""
        return len(self._answers) - (self._position or self._run()).mark

    def view(self, seat: int | None = None) -> Json:
        """What this seat knows now, as JSON-able data; None is a spectator.

        In mid-effect the view also tells what the seat knew at the last boundary and what it
        has learnt since, so that the position can be imagined from the view alone. A seat
        that is asked together with others stays at the boundary until its own answer.
        """
        self._check_seat(seat)
        since = None if self.rests_for(seat) else self._since(seat)
        run = self._run()
        question = next((d for d in run.pending if d.seat == seat), None)
        return {
            "game": self.game.info.name,
            "version": self.game.version,
            "seats": self.seats,
            "options": self.options,
            "seat": seat,
            "asked": [decision.seat for decision in run.pending],
            "question": None if question is None else question.to_json(),
            "result": None if run.result is None else run.result.to_json(),
            "table": self.table(seat),
            "since": since,
        }

    def _since(self, seat: int | None) -> Json:
        journal, run = self._listen(whole=False), self._run()
        notes = journal.notes[len(journal.notes) - (run.given - run.mark) :]
        heard = Log(journal.since_boundary()).seen_by(seat)
        return {
            "table": journal.known_at_boundary(seat, self.game.view),
            "answers": [note.answered.key for note in notes if note.answered.seat == seat],
            "events": [event.to_json() for event in heard],
            "rolls": [*run.state.chance.rolled],
        }

    def table(self, seat: int | None) -> Json:
        """The title's own part of this seat's view: what it sees of the table."""
        return self.game.view(self.state, seat)

    def tables(self) -> Callable[[int | None], Json]:
        """The same for many seats, made from what they have in common; good until an answer."""
        return self.game.views(self.state)

    def events(self, seat: int | None = None, since: int = 0) -> list[Message]:
        """What this seat has learnt, in order; `since` skips that many of its events."""
        self._check_seat(seat)
        return self._listen(whole=True).events.seen_by(seat)[since:]

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (not isinstance(seat, int) or not 0 <= seat < self.seats):
            raise IllegalAnswer(f"there is no seat {seat!r}: expected 0 to {self.seats - 1}")

    def hash(self) -> str:
        """Sixteen hex digits over the whole state and what is asked, secrets included."""
        run = self._run()
        asked = [decision.fingerprint for decision in run.pending]
        given = {str(seat): keys for seat, keys in run.keys_given_together.items()}
        result = None if run.result is None else run.result.to_json()
        whole = to_text([self.game.dump(run.state), asked, given, result])
        return blake2b(whole.encode(), digest_size=8).hexdigest()

    @property
    def state(self) -> Any:
        """The live state: for rules tests and tools on this side of the table only."""
        return self._run().state

    @property
    def at_boundary(self) -> bool:
        """Whether the state alone tells all: no effect is under way."""
        position = self._position or self._run()
        return bool(position.pending) and position.resting and position.given == position.mark

    def rests_for(self, seat: int | None) -> bool:
        """Whether for this seat the state alone tells all, whatever others have answered."""
        position = self._position or self._run()
        mine = any(s == seat for s, _ in self._answers[position.mark :])
        return bool(position.pending) and position.resting and not mine

    # Other lines of play.

    def fork(self) -> Match:
        """An independent match at the same position; this one never notices.

        The fork is lazy: it knows what is asked, and copies the state and plays the answers
        since only when somebody answers it or looks at it.
        """
        position = self._position or self._run()
        base = self._latest()
        if base is None or base.answers != position.mark:
            if self.at_boundary:
                base = self._base = self._run().checkpoint()
            else:
                base = self._listen(whole=False).checkpoints[-1]
                position = self._run()
        return Match(self.game, self._origin, self._answers.copy(), base, position.known())

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would be fair now."""
        return self.undo_refusal(seat) is None

    def undo_refusal(self, seat: int) -> UndoRefused | None:
        """Why this seat may not take back its last answer, or None if it may."""
        self._check_seat(seat)
        if self._chooses_still(seat):
            return None
        secret = self.secret_since  # an answer in secret goes unnoticed, even here
        answers = self._answers if secret is None else self._answers[:secret]
        last = answers[-1][0] if answers else None
        if last != seat:
            if all(answer[0] != seat for answer in answers):
                return UndoRefused(seat, "nothing", "it has not answered anything yet")
            return UndoRefused(seat, "answered", f"seat {last} has answered since")
        journal, run = self._listen(whole=True), self._run()
        note = journal.notes[len(answers) - 1]
        since = journal.events[note.events :]
        if run.state.chance.count != note.chance:
            return UndoRefused(seat, "chance", "chance has decided something since")
        if note.opens:
            return UndoRefused(seat, "revealed", "the answers given together are open now")
        if any([event.reveals for event in since]):
            return UndoRefused(seat, "revealed", "something hidden has been revealed since")
        if any([type(event) is Glance and event.seat != seat for event in since]):
            return UndoRefused(seat, "others", "what others hold has mattered since")
        asked = [decision.seat for decision in run.pending]
        if any([other != seat for other in run.keys_given_together or asked]):
            return UndoRefused(seat, "asked", "somebody else has been asked since")
        return None

    def has_learnt_since(self, seat: int, answer: int) -> bool:
        """Whether a seat has learnt something hidden, or chance has decided anything, since the
        answer of that number was given.
        """
        journal, run = self._listen(whole=True), self._run()
        note = journal.notes[answer]
        if note.together or run.state.chance.count != note.chance:
            return True
        mine = 1 << seat
        return any(
            [event.reveals and event.audience & mine for event in journal.events[note.events :]]
        )

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer; UndoRefused if that would not be fair."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal
        at = max(at for at, answer in enumerate(self._answers) if answer[0] == seat)
        others = self._answers[at + 1 :]  # in secret, so it does not concern them
        self.rewind(at)
        for other, index in others:
            self.answer(other, index)

    @property
    def secret_since(self) -> int | None:
        """How many answers had been given when several seats were asked at the same time.

        None if that is not so now. Until all have chosen, nobody knows what the others have
        answered, nor how often.
        """
        return (self._position or self._run()).opened

    def _chooses_still(self, seat: int) -> bool:
        """Whether its last answer is in secret: nothing comes of it before all have chosen."""
        secret = self.secret_since
        if secret is None:
            return False
        return any([answer[0] == seat for answer in self._answers[secret:]])

    # On paper.

    @property
    def last_answer(self) -> Answered:
        """The latest answer, as records tell it."""
        return self._listen(whole=True).notes[-1].answered

    def record(self) -> Json:
        """The match as JSON-able data, from which `replay` makes it again."""
        journal, origin = self._listen(whole=True), self._origin
        return Record(
            game=self.game.info.name,
            version=self.game.version,
            seats=origin.seats,
            options=origin.options,
            answers=[note.answered for note in journal.notes],
            seed=origin.seed,
            start=None if origin.start is None else self.game.dump(origin.start),
            result=None if self.result is None else self.result.to_json(),
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
        if start is not None and options.get(DISCREET) == "yes":
            start.discreet = True
        match = cls._from(game, Origin(record.seats, options, record.seed, start))
        for number, answered in enumerate(record.answers):
            match.follow(number, answered)
        match.check_end(record)
        return match

    def check_end(self, record: Record) -> None:
        """ReplayDiverged if the match is over and the record ends otherwise."""
        if self.result is not None and record.result not in (None, self.result.to_json()):
            raise ReplayDiverged(
                f"the record ends with {record.result}, its answers with {self.result}"
            ).saying("error-diverged-end")

    def follow(self, number: int, answered: Answered) -> None:
        """Take an answer of a record, its `number`th; ReplayDiverged if it does not fit."""
        where = f"answer {number} ({answered.key!r} of seat {answered.seat})"
        try:
            decision = (self._position or self._run()).asked(answered.seat)
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
        return f"<Match {self.game.info.name}, {len(self._answers)} answers, {self.pending}>"


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
