"""Places: where an option lies, and where the things of a view lie.

A client compares the two and knows what can be done here. Nobody takes a place apart.
"""

from __future__ import annotations


class Place:
    """A spot of the table: its name, and the part of the table in which it is shown.

    The name is all that JSON holds. The `part` helps clients that show one part at a time, such
    as a board with tabs; it is empty where a table has no parts.
    """

    __slots__ = ("name", "part")

    def __init__(self, name: str, part: str = "") -> None:
        self.name = name
        self.part = part

    def __repr__(self) -> str:
        return f"Place({self.name!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Place) and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)


class PlaceKind:
    """Places of one kind, such as the piles of all boards, told apart by the arguments.

    `part` is the part of the table that shows them; `{seat}` in it stands for what was told.

    >>> PILE = PlaceKind("pile", "seat", "color", part="seat:{seat}")
    >>> PILE(0, "red"), PILE(0, "red").part, PILE(0, "red") is PILE(0, "red")
    (Place('pile:0:red'), 'seat:0', True)
    """

    __slots__ = ("_made", "kind", "part", "told")

    def __init__(self, kind: str, *told: str, part: str = "") -> None:
        self.kind = kind
        self.told = told
        self.part = part
        self._made: dict[tuple[str | int, ...], Place] = {}

    def __call__(self, *told: str | int) -> Place:
        place = self._made.get(told)
        if place is None:
            named = dict(zip(self.told, told, strict=True))
            name = ":".join([self.kind, *map(str, told)])
            place = self._made[told] = Place(name, self.part.format(**named))
        return place

    def by_word(self, choice: object) -> Place | None:
        """Where a printed constant lies, if it has a place of this kind; otherwise None."""
        word: str | None = getattr(choice, "word", None)
        return None if word is None else self(word)

    def __repr__(self) -> str:
        return f"PlaceKind({', '.join(map(repr, (self.kind, *self.told)))})"
