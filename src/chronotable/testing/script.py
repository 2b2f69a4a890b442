"""Playing a match by saying aloud what each player does: `match.play("ann: dogma Oars")`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from chronotable.kernel.decision import Decision
from chronotable.kernel.errors import IllegalAnswer
from chronotable.kernel.match import Match
from chronotable.text import Speaker

Script = str
Instant: TypeAlias = Mapping[int | None, int]  # how much each seat had been told by then


class Scripted:
    """A match whose seats have names and whose answers are given in words.

    A game's own module says how words become option keys (`keys_for`) and how options are
    read back (`name_of`). Every answer is followed by the game's invariants.
    """

    def __init__(self, match: Match, names: Sequence[str]) -> None:
        self.match = match
        self.names = tuple(names)

    def keys_for(self, words: str) -> Iterable[str]:
        """The option keys that these words may mean, the likeliest first."""
        return (words,)

    def name_of(self, key: str) -> str:
        """An option key in words."""
        return key

    def play(self, *lines: Script) -> None:
        """Give answers, one a line: `ann: dogma Oars`. Raw option keys will do as well."""
        for line in "\n".join(lines).splitlines():
            if line.strip():
                name, _, words = line.strip().partition(":")
                self._answer(name.strip(), words.strip())

    def _answer(self, name: str, words: str) -> None:
        decision = self._asked(name)
        offered = decision.options.keys()
        for key in self.keys_for(words):
            if key in offered:
                self.match.answer(decision.seat, key)
                self.match.game.check(self.match.state)
                return
        options = ", ".join(self.name_of(key) for key in offered)
        raise IllegalAnswer(f"{words!r} is not among {options} ({self._question(decision)})")

    def _asked(self, name: str) -> Decision[Any]:
        seat = self.seat(name)
        for decision in self.match.pending:
            if decision.seat == seat:
                return decision
        waiting = "; ".join(self._question(decision) for decision in self.match.pending)
        raise AssertionError(f"{name} is not asked anything: {waiting or 'the game is over'}")

    def _question(self, decision: Decision[Any]) -> str:
        reason = f" for {decision.why}" if decision.why else ""
        return f"{self.names[decision.seat]} is asked {decision.prompt}{reason}"

    def seat(self, name: str) -> int:
        if name not in self.names:
            raise AssertionError(f"nobody here is called {name!r}: expected {list(self.names)}")
        return self.names.index(name)

    def asks(self, name: str, prompt: str | None = None) -> list[str]:
        """The options that this player has now, in words; checks the question if given."""
        decision = self._asked(name)
        if prompt is not None:
            assert decision.prompt == prompt, f"{self._question(decision)}, not {prompt}"
        return [self.name_of(key) for key in decision.options.keys()]

    @property
    def asked(self) -> list[str]:
        """Whoever is asked something now."""
        return [self.names[decision.seat] for decision in self.match.pending]

    @property
    def turn(self) -> str:
        """Whose turn it is; in the midst of an effect others may be asked."""
        seat: int = self.match.state.turn
        return self.names[seat]

    @property
    def now(self) -> Instant:
        """This moment, to ask later what has happened since."""
        return {seat: len(self.match.events(seat)) for seat in (None, *range(len(self.names)))}

    def happened_since(self, then: Instant, viewer: str | None = None) -> list[str]:
        """What was told since that moment, in English, as this player reads it (None: as a
        spectator does).
        """
        seat = None if viewer is None else self.seat(viewer)
        speaker = Speaker(self.match.game, names=self.names, options=self.match.options)
        return [speaker.say(message) for message in self.match.events(seat, since=then[seat])]

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is left hanging: the game is over, or an action is to be chosen."""
        return self.match.over or self.match.at_boundary

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def winners(self) -> list[str]:
        result = self.match.result
        assert result is not None, "the game is not over"
        return [self.names[seat] for seat in result.winners]

    @property
    def reason(self) -> str:
        result = self.match.result
        assert result is not None, "the game is not over"
        return result.reason
