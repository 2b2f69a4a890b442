"""Speaker: says messages in a language, naming cards, players and everything else in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from chronotable.kernel.decision import Decision, Option
from chronotable.kernel.errors import ChronotableError
from chronotable.kernel.game import Game
from chronotable.kernel.message import Message, Param
from chronotable.text.catalogue import ENGLISH, entries


class Plain(str):
    """Text to be said as it is, such as the name of a file: no reference, whatever it holds."""

    __slots__ = ()


class Speaker:
    """Puts messages into words. What its language lacks is said in English.

    A sentence gets its parameters, and for each parameter `p` a few more to select by:

    * `$p-kind` and `$p-id`: the parts of a reference, `card` and `oars` of `card:oars`;
    * `$p-is`: for a seat, `who` if it is the sentence's `$who`, and `other` if not;
    * `$p-count`: the length of a list;
    * `$p-acc` and the like: other forms of its name, such as a case or a gender. A name has them
      as attributes (`.acc = ...`); where it has none, the name itself is meant.

    A reference is named by the message of its game, kind and id (`innovation-card-oars`), or
    of its game and kind with the id as `$it` (`innovation-age`), or by the same without the
    game. A word without a kind is a `word` (`word-yes`), or else itself.

    >>> from chronotable.kernel.decision import YES, Option
    >>> speaker = Speaker(names=["Ann", "Bob"])
    >>> speaker.name("seat:1"), speaker.option(Option(YES))
    ('Bob', 'Yes')
    >>> speaker.listed(["seat:0", "seat:1", "word:yes"])
    'Ann, Bob and Yes'
    """

    def __init__(
        self,
        game: Game[Any] | None = None,
        lang: str = ENGLISH,
        names: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.lang = lang
        self.names = tuple(names)
        self.faults: list[str] = []  # what could not be said as it should
        self._editions = tuple((options or {}).values())
        self._prefix = f"{game.info.name}-" if game is not None else ""
        spoken = (lang,) if lang == ENGLISH else (lang, ENGLISH)
        self._bundles = [_bundle(each, game) for each in spoken]
        self._forms = _forms(lang, game)
        self._named: dict[tuple[str, int, str], str] = {}

    # Sentences.

    def say(self, message: Message) -> str:
        """The message as a sentence."""
        arguments = self._arguments(message.params)
        for bundle in self._bundles:
            if (said := self._format(bundle, message.key, arguments)) is not None:
                # A sentence that ends with A.I. has its full stop already.
                return said[:-1] if said.endswith("..") and not said.endswith("...") else said
        self.faults.append(f"no message {message.key}")
        known = ", ".join(f"{name}: {arguments[name]}" for name in message.params)
        return f"{message.key} ({known})" if known else message.key

    def tell(self, key: str, **params: Param) -> str:
        """The same for a message that is not at hand as one."""
        return self.say(Message(key, params))

    def problem(self, error: Exception) -> str:
        """What went wrong. English has it in full already; others have messages for it."""
        said = error.said if isinstance(error, ChronotableError) else None
        return str(error) if said is None or self.lang == ENGLISH else self.say(said)

    def tell_or(self, key: str, otherwise: str) -> str:
        """The message, or something else in its place if there is none: games may be young."""
        return self.tell(key) if self.knows(key) else otherwise

    def knows(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def option(self, option: Option) -> str:
        return self.say(option.label)

    def question(self, decision: Decision[Any]) -> str:
        return self.say(asked(decision))

    def why(self, reference: str) -> str:
        """The card, tile or rule that asks, with its text if it is an effect."""
        kind, *rest = reference.split(":")
        if kind == "effect" and len(rest) == 2:
            return self.tell("why-effect", card=f"card:{rest[0]}", text=reference)
        return self.name(reference)

    # Names.

    def name(self, reference: str, count: int = 1, form: str = "") -> str:
        """What people call this thing; `count` says how many of it are meant, `form` which case."""
        known = self._named.get((reference, count, form))
        if known is None:
            known = self._find_name(reference, count, form)
            self._named[reference, count, form] = known
        return known

    def _find_name(self, reference: str, count: int, form: str) -> str:
        kind, it = _parts(reference)
        if kind == "seat" and it.isdecimal() and int(it) < len(self.names):
            return self.names[int(it)]
        whole = f"{kind}-{it.replace(':', '-')}"
        exact = self._exact(kind, it)
        arguments = {"it": int(it) if it.isdecimal() else it, "count": count}
        for bundle in self._bundles:
            for key in (*exact, f"{self._prefix}{kind}", whole, kind):
                if (said := self._format(bundle, key, arguments, form)) is not None:
                    return said
        if kind == "word":
            return it
        self.faults.append(f"no name for {reference}")
        return it.replace("_", " ")

    def has_name(self, reference: str) -> bool:
        """Whether a thing has a name of its own, such as the text of a card that only some have."""
        return any(self.knows(key) for key in self._exact(*_parts(reference)))

    def _exact(self, kind: str, it: str) -> list[str]:
        whole = f"{self._prefix}{kind}-{it.replace(':', '-')}"
        # What an edition says of it goes before what all of them say.
        return [*(f"{whole}-{edition}" for edition in self._editions), whole]

    def listed(self, references: Sequence[str], form: str = "") -> str:
        """An enumeration; equal things are counted."""
        counts: dict[str, int] = {}
        for reference in references:
            counts[reference] = counts.get(reference, 0) + 1
        words = [self.name(reference, count, form) for reference, count in counts.items()]
        if not words:
            return ""
        *most, last = words
        if not most:
            return last
        so_far = most[0]
        for word in most[1:]:
            so_far = self.tell("list-middle", first=Plain(so_far), then=Plain(word))
        return self.tell("list-end", first=Plain(so_far), then=Plain(last))

    # Fluent.

    def _arguments(self, params: Mapping[str, Param]) -> dict[str, str | int]:
        arguments: dict[str, str | int] = {}
        for name, value in params.items():
            if isinstance(value, list):
                arguments[name] = self.listed(value)
                arguments[f"{name}-count"] = len(value)
                for form in self._forms:
                    arguments[f"{name}-{form}"] = self.listed(value, form)
            elif isinstance(value, int | Plain):
                arguments[name] = value
            else:
                kind, it = _parts(value)
                arguments[name] = self.name(value)
                arguments[f"{name}-kind"] = kind
                arguments[f"{name}-id"] = it
                for form in self._forms:
                    arguments[f"{name}-{form}"] = self.name(value, form=form)
                if kind == "seat":
                    arguments[f"{name}-is"] = "who" if value == params.get("who") else "other"
        return arguments

    def _format(
        self, bundle: FluentBundle, key: str, arguments: dict[str, str | int], form: str = ""
    ) -> str | None:
        if not bundle.has_message(key):
            return None
        message = bundle.get_message(key)
        pattern = message.attributes.get(form, message.value)
        if pattern is None:
            return None
        said, errors = bundle.format_pattern(pattern, arguments)
        self.faults += [f"{key}: {error}" for error in errors]
        return str(said)


def asked(decision: Decision[Any]) -> Message:
    """What is asked; `$may` tells whether it may be declined."""
    may = Plain("yes" if "done" in decision.options else "no")
    return Message(decision.prompt, {**(decision.params or {}), "may": may})


def _parts(reference: str) -> tuple[str, str]:
    """Kind and id of a reference; a bare word is of the kind `word`."""
    kind, colon, it = reference.partition(":")
    return (kind, it) if colon else ("word", reference)


@lru_cache(maxsize=32)
def _bundle(lang: str, game: Game[Any] | None) -> FluentBundle:
    # Isolation marks would only get in the way: our languages all run from left to right.
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(ast.Resource(entries(lang, game)))
    return bundle


@lru_cache(maxsize=32)
def _forms(lang: str, game: Game[Any] | None) -> tuple[str, ...]:
    """Every form that some name has in this language."""
    messages = (entry for entry in entries(lang, game) if isinstance(entry, ast.Message))
    return tuple({attribute.id.name: None for each in messages for attribute in each.attributes})


def english(message: Message) -> str:
    """A message as programs and those who write them read it."""
    return Speaker().say(message)
