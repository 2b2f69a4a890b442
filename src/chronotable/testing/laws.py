"""The laws: what holds for every game, at every question. Each raises AssertionError.

A law is a function of a match (and a seat, where it looks through somebody's eyes).
`play_with_laws` plays one random game and asks all of them along the way.

>>> summary = play_with_laws(load("innovation"), seats=2, seed=1)
>>> summary.result.reason in ("achievements", "score")
True
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from random import Random
from typing import Any, NamedTuple, TypeAlias

from chronotable.games import load
from chronotable.kernel.decision import Decision
from chronotable.kernel.declared import read
from chronotable.kernel.errors import BadOption
from chronotable.kernel.event import Event, Log
from chronotable.kernel.game import Game, GameInfo
from chronotable.kernel.json import Json, to_text
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.kernel.result import Result

__all__ = [
    "CHEAP_LAWS",
    "MATCH_LAWS",
    "SEAT_LAWS",
    "Summary",
    "load",
    "option_sets",
    "play_with_laws",
    "tables",
]

MatchLaw: TypeAlias = Callable[[Match], None]
SeatLaw: TypeAlias = Callable[[Match, int | None], None]

_DECLINES = ("pass", "done", "no")
_ENDLESS = 20_000  # answers; the longest games we know have a tenth of that


class Summary(NamedTuple):
    """One game played under the laws: how long, how it ended, which keys were answered, and
    what a spectator was told."""

    decisions: int
    result: Result
    keys: frozenset[str]
    events: list[Message]


# Laws that hold at every answer and cost little.


def options_are_sound(match: Match) -> None:
    """Every question offers something, each thing once, and only what `actions` lists."""
    known = _checked(match.game.actions)
    for decision in match.pending:
        keys = decision.options.keys()
        assert keys, f"nothing is offered: {decision.describe()}"
        assert len(set(keys)) == len(keys), f"an option is doubled: {decision.describe()}"
        unknown = [key for key in keys if key not in known]
        assert not unknown, f"game.actions does not list {unknown}: {decision.describe()}"
    asked = [decision.seat for decision in match.pending]
    assert len({*asked}) == len(asked), f"a seat is asked twice at the same time: {asked}"


def invariants_hold(match: Match) -> None:
    """What the game itself asserts of its table."""
    match.game.check(match.state)


CHEAP_LAWS: tuple[MatchLaw, ...] = (options_are_sound, invariants_hold)


# Laws about the whole match.


def states_survive_json(match: Match) -> None:
    """A dumped state loads as the same state, and dumping is JSON through and through."""
    game, state = match.game, match.state
    dumped = game.dump(state)
    text = to_text(dumped)
    assert json.loads(text) == dumped, "the dump holds something that JSON does not know"
    again = to_text(game.dump(game.load(json.loads(text))))
    assert again == text, f"load and dump change the state: {_first_difference(text, again)}"


def copies_are_twins(match: Match) -> None:
    """A copy dumps the same and shares nothing that can change."""
    game, state = match.game, match.state
    twin = state.copy()
    text, again = to_text(game.dump(state)), to_text(game.dump(twin))
    assert again == text, f"the copy is different: {_first_difference(text, again)}"
    shared = _changeable(state).keys() & _changeable(twin).keys()
    names = sorted(repr(_changeable(state)[thing])[:60] for thing in shared)
    assert not shared, f"the copy shares what can change: {names}"


def boundaries_can_be_entered_afresh(match: Match) -> None:
    """At a boundary the state alone leads to the same question, and nothing is told again."""
    if not match.at_boundary:
        return
    state = match.game.load(match.game.dump(match.state))
    again = Match.at(match.game, state, match.seats, match.options)
    assert again.hash() == match.hash(), f"entered afresh, {again!r} instead of {match!r}"
    assert not again.events(None), f"entering a boundary tells {again.events(None)}"


def forks_stand_alone(match: Match) -> None:
    """A fork is at the same position, and playing it leaves the parent as it was."""
    before, events, record = match.hash(), len(match.events(None)), to_text(match.record())
    fork = match.fork()
    assert fork.hash() == before, "the fork is somewhere else"
    _stray(fork, before, steps=3)
    grandchild = fork.fork()
    assert grandchild.hash() == fork.hash(), "the fork of a fork is somewhere else"
    _stray(grandchild, before, steps=2)
    assert match.hash() == before, "playing a fork changed its parent"
    assert len(match.events(None)) == events, "playing a fork told its parent's listeners"
    assert to_text(match.record()) == record, "playing a fork changed its parent's record"


def records_play_again(match: Match) -> None:
    """A record survives JSON, and played again it leads to the same position and record."""
    text = to_text(match.record())
    again = Match.replay(match.game, text)
    assert again.hash() == match.hash(), "the replay leads somewhere else"
    assert to_text(again.record()) == text, "the replay writes another record"


def answers_together_wait_for_all(match: Match) -> None:
    """Whatever one of several seats answers, nothing moves and nobody else notices."""
    if len(match.pending) < 2:
        return
    fork = match.fork()
    dumped = to_text(fork.game.dump(fork.state))
    first = fork.pending[0]
    seen = {s: _without(fork.view(s), "asked") for s in _eyes(fork) if s != first.seat}
    for index in range(min(3, len(first.options))):
        branch = fork.fork()
        branch.answer(first.seat, index)
        assert to_text(branch.game.dump(branch.state)) == dumped, "a branch moved something"
        for seat, before in seen.items():
            after = _without(branch.view(seat), "asked")
            assert after == before, f"seat {seat} noticed {first.describe()}"


def undo_is_fair(match: Match) -> None:
    """Where undo is allowed it leads back, and nobody has learnt anything since."""
    if not match.answers_given:
        return
    seat: int = match.record()["answers"][-1][0]
    if not match.can_undo(seat):
        return
    back = match.fork()
    after = {s: {*match.game.secrets(match.state, s)} for s in _eyes(match)}
    back.undo(seat)
    assert back.answers_given == match.answers_given - 1, "undo took back more than one answer"
    for viewer in _eyes(match):
        learnt = {*back.game.secrets(back.state, viewer)} - after[viewer]
        assert not learnt, f"seat {seat} may undo, though seat {viewer} has learnt {learnt}"
    again = Match.replay(match.game, back.record())
    assert again.hash() == back.hash(), "undo leads to a position that cannot be replayed"


MATCH_LAWS: tuple[MatchLaw, ...] = (
    states_survive_json,
    copies_are_twins,
    boundaries_can_be_entered_afresh,
    forks_stand_alone,
    records_play_again,
    answers_together_wait_for_all,
    undo_is_fair,
)


# Laws seen through the eyes of one seat, or of a spectator.


def views_keep_secrets(match: Match, seat: int | None) -> None:
    """A view names nothing that is hidden from its seat. (Events are watched as they are told.)"""
    view = match.view(seat)
    secrets = {*match.game.secrets(match.state, seat)}
    leaked = secrets & _tokens([view["table"], view["question"]])
    assert not leaked, f"the view of seat {seat} names {sorted(leaked)}"


def views_are_plain_data(match: Match, seat: int | None) -> None:
    """A view is JSON through and through, and changing it changes nothing else."""
    view = match.view(seat)
    assert json.loads(to_text(view)) == view, "the view holds something that JSON does not know"
    text = to_text(view)
    _spoil(view)
    assert to_text(match.view(seat)) == text, "a view is a reference into the match"


def views_are_as_declared(match: Match, seat: int | None) -> None:
    """A view holds exactly what the title declares, if it declares its views at all."""
    shapes = match.game.shapes
    if shapes is not None:
        read(shapes.view, match.view(seat)["table"], "the view")


def options_lie_in_sight(match: Match, seat: int | None) -> None:
    """Where an option lies, whoever is asked sees something. So no place tells a secret."""
    shapes = match.game.shapes
    if shapes is None or shapes.places is None:
        return
    for decision in match.pending:
        if decision.seat == seat:
            view: object = read(shapes.view, match.view(seat)["table"])
            known = {*shapes.places(view)}
            lost = [option for option in decision.options if option.at and option.at not in known]
            assert not lost, f"{lost} lie out of sight: {[each.at for each in lost]}"


def late_listeners_hear_the_same(match: Match, seat: int | None) -> None:
    """Who listens only now has the same view and events as who listened from the start."""
    late = Match.replay(match.game, match.record())
    assert late.view(seat) == match.view(seat), f"seat {seat} sees something else, looking late"
    assert late.events(seat) == match.events(seat), f"seat {seat} hears something else, late"


def worlds_look_alike(match: Match, seat: int | None) -> None:
    """Two imagined worlds and the real one are the same to the seat, down to the byte."""
    if match.over:
        return
    view = match.view(seat)
    text = to_text(view)
    for seed in (1, 2):
        world = match.game.imagine(json.loads(text), seed)
        again = to_text(world.view(seat))
        assert again == text, f"seat {seat} imagines {_first_difference(text, again)}"
        mine, real = _question(world, seat), _question(match, seat)
        assert mine == real, f"seat {seat} imagines the question {mine} instead of {real}"
        world.game.check(world.state)


SEAT_LAWS: tuple[SeatLaw, ...] = (
    views_keep_secrets,
    views_are_plain_data,
    views_are_as_declared,
    options_lie_in_sight,
    late_listeners_hear_the_same,
    worlds_look_alike,
)


# Playing a game under the laws.


def play_with_laws(
    game: Game[Any],
    seats: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    *,
    laws: Iterable[MatchLaw | SeatLaw] | None = None,
    every: int = 25,
    start: Any = None,
) -> Summary:
    """Play one random game, asking the cheap laws at every answer and `laws` every n-th time.

    The n-th times begin at a different answer in each game, and the seat whose eyes are
    borrowed goes round, so that many games together look everywhere. In three games of four
    the players are eager: they seldom decline, so that games get somewhere. `start` is a
    boundary state to begin with, instead of the set-up.
    """
    asked = (*MATCH_LAWS, *SEAT_LAWS) if laws is None else tuple(laws)
    luck = Random(f"{game.info.name} {seats} {seed}")
    watched = Watched(game)
    match = Match.begin(watched.game, seats, seed, options)
    if start is not None:
        match = Match.at(watched.game, start, seats, match.options)
    match.events(None)
    eyes = _eyes(match)
    keys: set[str] = set()
    hashes: dict[int, str] = {}
    due = luck.randrange(every)
    try:
        while not match.over:
            given = match.answers_given
            assert given < _ENDLESS, f"{given} answers, and no end"
            for law in CHEAP_LAWS:
                law(match)
            if given % every == due:
                hashes[given] = match.hash()
                _apply(asked, match, eyes[given // every % len(eyes)])
            decision = luck.choice(match.pending)
            key = _any_option(decision, luck, eager=seed % 4 != 0)
            keys.add(key)
            with watched.through(eyes[given % len(eyes)], match.state):
                match.answer(decision.seat, key)
        invariants_hold(match)
        _apply(asked, match, eyes[seed % len(eyes)])
        hashes[match.answers_given] = match.hash()
        replays_pass_the_same_positions(game, match.record(), hashes)
    except Exception as error:
        error.add_note(f"in {game.info.name}, {seats} seats, seed {seed}, options {match.options}")
        error.add_note(f"after {match.answers_given} answers")
        raise
    assert match.result is not None
    return Summary(match.answers_given, match.result, frozenset(keys), match.events(None))


def replays_pass_the_same_positions(
    game: Game[Any], record: Json, hashes: Mapping[int, str]
) -> None:
    """Played again without listeners, the answers lead through the same positions."""
    records_keep_their_form(record)
    again = Match.replay(game, {**record, "answers": []})
    for number, (seat, key, fingerprint) in enumerate(record["answers"]):
        if number in hashes:
            assert again.hash() == hashes[number], f"the replay left the path before {number}"
            asked = next(d for d in again.pending if d.seat == seat)
            assert asked.fingerprint == fingerprint, f"answer {number}: another question"
        again.answer(seat, key)
    assert again.hash() == hashes[len(record["answers"])], "the replay ends somewhere else"
    assert again.result is not None
    assert again.result.to_json() == record["result"], "the replay has another result"


def records_keep_their_form(record: Json) -> None:
    """A record is JSON through and through."""
    assert json.loads(to_text(record)) == record, "the record is not what its JSON says"


def option_sets(info: GameInfo) -> Iterator[dict[str, str]]:
    """The defaults, and every set that differs from them in one choice.

    >>> next(option_sets(GameInfo("go", "Go", seats=(2, 2))))
    {}
    """
    yield {}
    for name, setting in info.options.items():
        yield from ({name: choice} for choice in setting.choices if choice != setting.default)


def tables(
    game: Game[Any], fixed: Mapping[str, str] | None = None
) -> Iterator[tuple[int, dict[str, str]]]:
    """Every table worth playing at: each option set with each number of seats, if allowed.

    What is `fixed` is so at all of them.

    >>> next(tables(load("innovation")))
    (2, {})
    >>> next(tables(load("innovation"), {"cards": "third"}))
    (2, {'cards': 'third'})
    """
    low, high = game.info.seats
    sets: list[dict[str, str]] = []
    for options in (*option_sets(game.info), *game.combinations()):
        wanted = {**options, **(fixed or {})}
        if wanted not in sets:
            sets.append(wanted)
    for options in sets:
        for seats in range(low, high + 1):
            with suppress(BadOption):
                game.check_table(seats, game.info.check_options(options))
                yield seats, options


def _any_option(decision: Decision[Any], luck: Random, *, eager: bool) -> str:
    keys = decision.options.keys()
    if eager and luck.random() < 0.95:
        keys = tuple(key for key in keys if key not in _DECLINES) or keys
    return keys[luck.randrange(len(keys))]


def _apply(laws: Iterable[Any], match: Match, seat: int | None) -> None:
    for law in laws:
        if law in SEAT_LAWS:
            law(match, seat)
        else:
            law(match)


class Watched:
    """A game whose events are checked for secrets at the very moment they are told.

    Later would be too late: a card may be shown and hidden again within one answer. What a
    seat knew just before (the card it buries itself) may be told to it, too. Worlds that are
    imagined from it are worlds of the game as it was: nobody looks over their shoulder.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game.but(play=self._play, imagine=game.imagine)
        self._rules = game.play
        self.watching = False
        self.seat: int | None = None
        self.hidden: set[str] = set()  # from that seat, when it was last told anything

    @contextmanager
    def through(self, seat: int | None, state: Any) -> Iterator[None]:
        """Watch through the eyes of this seat for a while."""
        self.seat = seat
        self.hidden = {*self.game.secrets(state, seat)}
        self.watching = True
        try:
            yield
        finally:
            self.watching = False

    def look(self, event: Event, state: Any) -> None:
        hidden = {*self.game.secrets(state, self.seat)}
        message = event.seen_by(self.seat)
        if message is not None:
            leaked = hidden & self.hidden & _tokens(message.to_json())
            assert not leaked, f"seat {self.seat} is told of {sorted(leaked)} by {message}"
        self.hidden = hidden

    async def _play(self, state: Any, log: Log | None) -> None:
        await self._rules(state, None if log is None else _WatchedLog(self, state, log))


class _WatchedLog(Log):
    """Passes every event on, after a look at what it gives away."""

    __slots__ = ("_log", "_state", "_watched")

    def __init__(self, watched: Watched, state: Any, log: Log) -> None:
        super().__init__()
        self._watched = watched
        self._state = state
        self._log = log

    def append(self, event: Event) -> None:
        if self._watched.watching:
            self._watched.look(event, self._state)
        self._log.append(event)


# Small tools of the laws.


def _eyes(match: Match) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(match.seats), None]


def _question(match: Match, seat: int | None) -> Json | None:
    mine: Decision[Any] | None = next((d for d in match.pending if d.seat == seat), None)
    return None if mine is None else mine.to_json()


def _without(view: Json, *names: str) -> Json:
    return {name: value for name, value in view.items() if name not in names}


def _stray(match: Match, luck: str, steps: int) -> None:
    """Play on a little, anyhow, and look at everything on the way."""
    chosen = Random(luck)
    for _ in range(steps):
        if match.over:
            return
        decision = chosen.choice(match.pending)
        match.answer(decision.seat, chosen.randrange(len(decision.choices)))
        match.view(decision.seat)


def _spoil(data: Any) -> None:
    """Empty every container within."""
    for inner in data.values() if isinstance(data, dict) else data:
        if isinstance(inner, dict | list):
            _spoil(inner)
    data.clear()


def _tokens(data: object) -> set[str]:
    """Every name within: `["meld:oars"]` has the names `meld`, `oars` and `meld:oars`."""
    if isinstance(data, str):
        return _names_in(data)
    found: set[str] = set()
    if isinstance(data, Mapping):
        for name, inner in data.items():
            found |= _names_in(str(name))
            found |= _tokens(inner)
    elif isinstance(data, list | tuple):
        for inner in data:
            found |= _tokens(inner)
    return found


@cache
def _names_in(text: str) -> set[str]:
    parts = text.split(":")
    ends = range(1, len(parts) + 1)
    return {":".join(parts[start:end]) for end in ends for start in range(end)}


@cache
def _checked(actions: tuple[str, ...]) -> frozenset[str]:
    """The keys that a game lists, once it is sure that the list is sound."""
    assert len(set(actions)) == len(actions), "game.actions lists a key twice"
    odd = [key for key in actions if not (key.isascii() and key.isprintable() and " " not in key)]
    assert not odd, f"game.actions lists keys that are not short ASCII words: {odd}"
    return frozenset(actions)


def _changeable(thing: object) -> dict[int, object]:
    """Every list, dict, set and slotted object reachable from here, by identity."""
    found: dict[int, object] = {}
    waiting = [thing]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found:
            continue
        if isinstance(thing, list | set):
            found[id(thing)] = thing
            waiting.extend(thing)
        elif isinstance(thing, dict):
            found[id(thing)] = thing
            waiting.extend(thing.values())
        elif type(thing) is tuple:
            waiting.extend(thing)
        elif _is_part_of_a_state(thing):
            found[id(thing)] = thing
            waiting.extend(getattr(thing, name, None) for name in _fields(type(thing)))
    return found


def _is_part_of_a_state(thing: object) -> bool:
    """Whether it can be copied: printed things are constants, and cannot."""
    return hasattr(type(thing), "copy") and bool(_fields(type(thing)))


def _fields(kind: type) -> tuple[str, ...]:
    slots = getattr(kind, "__slots__", ()) or getattr(kind, "__mypyc_attrs__", ())
    return (slots,) if isinstance(slots, str) else tuple(slots)


def _first_difference(one: str, other: str) -> str:
    """The place where two texts part, with a little of what stands around it."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    start = max(0, at - 60)
    return f"...{other[start : at + 60]}... instead of ...{one[start : at + 60]}..."
