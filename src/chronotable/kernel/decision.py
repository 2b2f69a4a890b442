"""Decision: one question to one seat. Awaiting one is the only way that play pauses."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from hashlib import blake2s
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar, overload

from chronotable.kernel.errors import listed
from chronotable.kernel.json import Json
from chronotable.kernel.message import Message, Param
from chronotable.kernel.place import Place


class Choice(Protocol):
    """Whatever can be chosen: a card, a tile, a player, a word. Its key is its name for ever.

    A choice may also have a `label`: the Message that names it where its key alone would not;
    and a `place`: where it lies, if that is the same in every question.
    """

    @property
    def key(self) -> str: ...


# Where the choices of a question lie. Asked only when somebody looks at the options.
Whereabouts: TypeAlias = Callable[[Any], "Place | None"]


def place_of(choice: Choice) -> Place | None:
    """Where a choice lies by itself; None if nowhere."""
    place: Place | None = getattr(choice, "place", None)
    return place


T_co = TypeVar("T_co", bound=Choice, covariant=True)


class Word:
    """A choice that is nothing but its name.

    >>> DONE
    Word('done')
    """

    __slots__ = ("key", "place")

    def __init__(self, key: str, place: Place | None = None) -> None:
        self.key = key
        self.place = place

    def __repr__(self) -> str:
        return f"Word({self.key!r})"


YES, NO, DONE = Word("yes"), Word("no"), Word("done")


class Number:
    """A number to choose; always truthy, so that zero is an answer like any other."""

    __slots__ = ("key", "value")

    def __init__(self, value: int, kind: str = "number") -> None:
        self.key = f"{kind}:{value}"
        self.value = value

    def __repr__(self) -> str:
        return f"Number({self.value})"


class Offered:
    """A choice that is known only by what was told of it."""

    __slots__ = ("key", "label")

    def __init__(self, key: str, label: Message) -> None:
        self.key = key
        self.label = label


# The only answer of a player who does not have what is asked for, or could not use it. To
# everybody else it looks as if they had declined.
NOTHING: Final = Offered("done", Message("asked-nothing", {}))
NOTHING_TO_USE: Final = Offered("no", Message("asked-nothing", {}))


class Option:
    """One legal answer: its stable key, the message that names it for people, and where it lies.

    `at` is None for what lies nowhere, such as a plain yes. `choice` is the card, tile or player
    itself, for whoever knows the title.
    """

    __slots__ = ("at", "choice", "key", "label")

    def __init__(self, choice: Choice, where: Whereabouts = place_of) -> None:
        self.choice = choice
        self.key = choice.key
        self.at = where(choice)
        label = getattr(choice, "label", None)
        self.label: Message = label if label is not None else Message("name", {"it": choice.key})

    def __repr__(self) -> str:
        return f"Option({self.key!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.key == self.key

    def __hash__(self) -> int:
        return hash(self.key)


class Options(Sequence[Option]):
    """All legal answers, in the order the rules list them; made only when looked at.

    >>> Options([YES, NO]).keys()
    ('yes', 'no')
    """

    __slots__ = ("_choices", "_where")

    def __init__(self, choices: Sequence[Choice], where: Whereabouts = place_of) -> None:
        self._choices = choices
        self._where = where

    def at(self, place: Place) -> list[Option]:
        """What can be done here."""
        return [option for option in self if option.at == place]

    def keys(self) -> tuple[str, ...]:
        return tuple([choice.key for choice in self._choices])

    def __len__(self) -> int:
        return len(self._choices)

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> list[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | list[Option]:
        if isinstance(index, slice):
            return [Option(choice, self._where) for choice in self._choices[index]]
        return Option(self._choices[index], self._where)

    def __iter__(self) -> Iterator[Option]:
        return iter([Option(choice, self._where) for choice in self._choices])

    def __contains__(self, key: object) -> bool:
        wanted = key.key if isinstance(key, Option) else key
        return any(choice.key == wanted for choice in self._choices)

    def __repr__(self) -> str:
        return f"Options({', '.join(self.keys())})"


class Decision(Generic[T_co]):
    """A question with every legal answer.

    `prompt` names the question, `params` its parameters, `why` the card, tile or rule that
    asks. A `boundary` is a question at which the state alone tells all. A `secret` question
    is asked even when only one answer is legal, so that silence gives nothing away. `at` tells
    where its choices lie, if they do not know by themselves; a fork shares the question, so it
    may not look at the table.
    """

    __slots__ = ("at", "boundary", "choices", "params", "prompt", "seat", "secret", "why")

    def __init__(
        self,
        seat: int,
        prompt: str,
        choices: Sequence[T_co],
        why: str = "",
        at: Whereabouts = place_of,
        params: Mapping[str, Param] | None = None,
        boundary: bool = False,
        secret: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.choices = choices
        self.why = why
        self.params = params
        self.boundary = boundary
        self.secret = secret
        self.at = at

    # The generator carries any request outwards and any choice back: only Decision and
    # Together know what they yield, so the types in between stay open.
    def __await__(self) -> Generator[Any, Any, T_co]:
        choice: T_co = yield self
        return choice

    @property
    def ask(self) -> Message:
        return Message(self.prompt, self.params or {})

    @property
    def options(self) -> Options:
        return Options(self.choices, self.at)

    @property
    def fingerprint(self) -> str:
        """Eight hex digits that change when the question or one of its options does."""
        asked = "\n".join([str(self.seat), self.prompt, self.why, *self.options.keys()])
        return blake2s(asked.encode(), digest_size=4).hexdigest()

    def to_json(self) -> Json:
        """The question as views tell it."""
        return {"ask": self.ask.to_json(), "why": self.why, "options": [*self.options.keys()]}

    def write(self) -> Json:
        """The whole question as JSON-able data, from which `read` makes it again."""
        return {
            **self.to_json(),
            "labels": [option.label.to_json() for option in self.options],
            "seat": self.seat,
            "boundary": self.boundary,
            "secret": self.secret,
        }

    @staticmethod
    def read(data: Json) -> Decision[Any]:
        """The question that `write` wrote; its choices have only keys and labels."""
        told = zip(data["options"], data["labels"], strict=True)
        prompt, params = data["ask"]
        return Decision(
            data["seat"],
            prompt,
            [Offered(key, Message(*label)) for key, label in told],
            why=data["why"],
            params=params,
            boundary=data["boundary"],
            secret=data["secret"],
        )

    def describe(self) -> str:
        """What was asked and what was offered, for error texts."""
        reason = f" for {self.why}" if self.why else ""
        return f"seat {self.seat} is asked {self.prompt}{reason}: {listed(self.options.keys())}"

    def __repr__(self) -> str:
        return f"<Decision {self.describe()}>"


class Seated(Protocol):
    """The player who is asked."""

    @property
    def seat(self) -> int: ...


S_contra = TypeVar("S_contra", bound=Seated)


class AtBoundary(Generic[S_contra, T_co]):
    """The question at a boundary, whose options follow from the state alone.

    They are worked out only when somebody needs them: a fork that plays on from here knows them
    from its parent, so they may hold nothing that belongs to one table. If there are none,
    nothing is asked, no boundary is passed, and the answer is None.
    """

    __slots__ = ("_me", "_options", "_prompt")

    def __init__(
        self, me: S_contra, prompt: str, options: Callable[[S_contra], Sequence[T_co]]
    ) -> None:
        self._me = me
        self._prompt = prompt
        self._options = options

    def __await__(self) -> Generator[Any, Any, T_co | None]:
        choice: T_co | None = yield self
        return choice

    def decision(self) -> Decision[T_co] | None:
        """The question; None if there is nothing to choose from."""
        me = self._me
        choices = self._options(me)
        if not choices:
            return None
        # Positional arguments: every turn asks like this, and keywords take half as long again.
        return Decision(me.seat, self._prompt, choices, "", place_of, None, True)
