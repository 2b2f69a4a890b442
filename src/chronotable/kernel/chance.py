"""Counted randomness: a 128-bit seed and the number of draws so far, nothing else.

Each draw is a word of a keyed hash of its own number, so a copy is two integers, the same
seed gives the same game on every machine, and nobody without the seed can foresee a draw.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b, sha256
from struct import Struct
from typing import Any, Final, TypeVar

from chronotable.kernel.errors import BadOption

T = TypeVar("T")

_WORDS: Final = 8
_RANGE: Final = 1 << 64
_PERSON: Final = b"chronotable"
_UNPACK: Final = Struct("<8Q").unpack


def parse_seed(seed: object) -> int:
    """A seed as people give it: a number, a hex string, or None for a fresh one.

    >>> parse_seed("ff"), parse_seed(7)
    (255, 7)
    """
    if seed is None:
        return secrets.randbits(128)
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise BadOption(f"seed {seed!r} is neither a number nor a hexadecimal string").saying(
            "error-seed"
        )
    try:
        number = int(seed, 16) if isinstance(seed, str) else seed
    except ValueError:
        raise BadOption(f"seed {seed!r} is not a hexadecimal number").saying("error-seed") from None
    if not 0 <= number < 1 << 128:
        raise BadOption(f"seed {seed!r} is out of range: expected 0 to 2**128 - 1").saying(
            "error-seed"
        )
    return number


class Chance:
    """The only source of luck in a game.

    >>> Chance(7).below(6) == Chance(7).below(6)
    True
    """

    __slots__ = ("count", "rolled", "script", "seed")

    def __init__(self, seed: int, count: int = 0) -> None:
        self.seed = seed
        self.count = count
        self.rolled: list[int] = []  # open rolls since the last boundary
        self.script: list[int] = []  # open rolls an imagined world has yet to repeat

    def copy(self) -> Chance:
        twin = Chance(self.seed, self.count)
        if self.rolled:
            twin.rolled = self.rolled.copy()
        if self.script:
            twin.script = self.script.copy()
        return twin

    @property
    def commitment(self) -> str:
        """A hash of the seed that can be published before the game and checked after it."""
        return sha256(_PERSON + self.seed.to_bytes(16, "little")).hexdigest()

    def _block(self, number: int) -> tuple[int, ...]:
        key = self.seed.to_bytes(16, "little")
        digest = blake2b(number.to_bytes(8, "little"), key=key, person=_PERSON).digest()
        return _UNPACK(digest)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely; nobody need see it."""
        limit = _RANGE - _RANGE % bound
        while True:
            word = self._block(self.count // _WORDS)[self.count % _WORDS]
            self.count += 1
            if word < limit:
                return word % bound

    def roll(self, bound: int) -> int:
        """Like `below`, for a roll in the open that every seat sees."""
        number = self.below(bound)
        if self.script:
            number = self.script.pop(0) % bound  # a world gone astray may have fewer to roll
        self.rolled.append(number)
        return number

    def pick(self, things: list[T]) -> T:
        """One of them, each equally likely."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Put the things into any order, each equally likely."""
        keyed = blake2b(key=self.seed.to_bytes(16, "little"), person=_PERSON)
        bound = len(things)
        surely = _RANGE - bound  # a word below it is below the limit of every bound here
        while bound > 1:
            number, used = divmod(self.count, _WORDS)
            hashed = keyed.copy()  # the same as `_block`, with the key put in only once
            hashed.update(number.to_bytes(8, "little"))
            words = _UNPACK(hashed.digest())[used : used + bound - 1]
            self.count += len(words)
            for word in words:
                if word < surely or word < _RANGE - _RANGE % bound:
                    other = word % bound
                    bound -= 1
                    things[bound], things[other] = things[other], things[bound]

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"seed": f"{self.seed:032x}", "count": self.count}
        if self.script:
            data["script"] = self.script.copy()
        return data

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Chance:
        chance = cls(int(str(data["seed"]), 16), int(data["count"]))
        chance.script = [int(number) for number in data.get("script", ())]
        return chance
