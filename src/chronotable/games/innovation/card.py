"""What is printed on a card: age, colour, four places for icons, and effects in order."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar, overload

from chronotable.games.innovation.view_types import CARD, ColorWord, IconWord, SplayWord
from chronotable.kernel.message import Message
from chronotable.kernel.native import docstring
from chronotable.kernel.printed import Printed

if TYPE_CHECKING:
    from chronotable.games.innovation.player import Player


class Color(Printed):
    """One of the five colours; a board has at most one pile of each."""

    word: ColorWord


class Icon(Printed):
    """One of the six icons."""

    word: IconWord


class Splay(Printed):
    """How a pile is fanned out."""

    word: SplayWord

    def __bool__(self) -> bool:
        return self != 0


COLORS: list[Color] = Color.named("color", "blue", "red", "green", "yellow", "purple")
BLUE, RED, GREEN, YELLOW, PURPLE = COLORS

ICONS: list[Icon] = Icon.named("icon", "castle", "crown", "leaf", "lightbulb", "factory", "clock")
CASTLE, CROWN, LEAF, LIGHTBULB, FACTORY, CLOCK = ICONS

SPLAYS: list[Splay] = Splay.named("splay", "none", "left", "right", "up")
UNSPLAYED, LEFT, RIGHT, UP = SPLAYS

# Which of a covered card's places stay visible: top left, bottom left, centre and right.
VISIBLE: Final = {UNSPLAYED: (), LEFT: (3,), RIGHT: (0, 1), UP: (1, 2, 3)}

EDITIONS: Final = ("czech", "first", "third")
CZECH: Final = ("czech",)
ORIGINAL: Final = ("first", "third")
BEFORE_THIRD: Final = ("czech", "first")
THIRD: Final = ("third",)

Running: TypeAlias = Coroutine[Any, Any, None]
DemandRule: TypeAlias = "Callable[[Player, Player], Running]"
EffectRule: TypeAlias = "Callable[[Player], Running]"
R = TypeVar("R", bound=Callable[..., Running])


def packed(icons: Iterable[Icon | None]) -> int:
    """Six counts in one number, a byte each, so that boards add up with a plus sign."""
    return sum(1 << 8 * icon for icon in icons if icon is not None)


def counts(icons: int) -> bytes:
    """The six counts that were packed into one number."""
    return icons.to_bytes(len(ICONS), "little")


class Paragraph:
    """One effect of a card, with the editions that print it."""

    __slots__ = ("demand", "editions", "number", "rule", "why")

    def __init__(
        self, card: Card, rule: Callable[..., Running], editions: tuple[str, ...], *, demand: bool
    ) -> None:
        self.rule = rule
        self.editions = editions
        self.demand = demand
        self.number = 1 + max((len(card.effects_in(e)) for e in editions), default=0)
        self.why = f"effect:{card.id}:{self.number}"

    @property
    def text(self) -> str:
        """The effect in words, as people read it at the table."""
        return " ".join(docstring(self.rule).split())


class Meld:
    """The action of melding a card from hand."""

    __slots__ = ("card", "key", "label", "place")

    def __init__(self, card: Card) -> None:
        self.card = card
        self.place = card.place
        self.key: str = f"meld:{card.id}"
        self.label = Message("innovation-option-meld", {"card": card.key})


class Activate:
    """The action of using a card that lies on top of its pile, told by the colour of the pile."""

    __slots__ = ("card", "key", "label", "place")

    def __init__(self, card: Card) -> None:
        self.card = card
        self.place = card.place
        self.key = f"dogma:{card.color.word}"
        self.label = Message("innovation-option-dogma", {"card": card.key})


class Way:
    """One of the ways that an effect leaves open, by letter."""

    __slots__ = ("key", "label")

    def __init__(self, letter: str, label: str) -> None:
        self.key = f"option:{letter}"
        self.label = Message(label)


class Card:
    """A card of the box. There is one object per card, and state refers to it."""

    __slots__ = (
        "_effects",
        "activate",
        "age",
        "all_icons",
        "color",
        "featured",
        "icons",
        "id",
        "key",
        "meld",
        "name",
        "number",
        "place",
        "shown",
    )

    def __init__(
        self, name: str, age: int, color: Color, icons: tuple[Icon | None, ...], featured: Icon
    ) -> None:
        self.name = name
        self.id = name.lower().replace(".", "").replace(" ", "_")
        self.key = f"card:{self.id}"
        self.place = CARD(self.id)
        self.age = age
        self.color = color
        self.icons = icons
        self.featured = featured
        self.number = -1  # its place in the box, given when the box is packed
        self.all_icons = packed(icons)
        self.shown = tuple(packed(icons[place] for place in VISIBLE[splay]) for splay in SPLAYS)
        self.meld = Meld(self)
        self.activate = Activate(self)
        self._effects: dict[str, list[Paragraph]] = {edition: [] for edition in EDITIONS}

    def effects_in(self, edition: str) -> list[Paragraph]:
        """The effects in printed order."""
        return self._effects[edition]

    @overload
    def demand(self, rule: DemandRule) -> DemandRule: ...
    @overload
    def demand(self, *, editions: tuple[str, ...]) -> Callable[[DemandRule], DemandRule]: ...
    def demand(
        self, rule: DemandRule | None = None, *, editions: tuple[str, ...] = EDITIONS
    ) -> DemandRule | Callable[[DemandRule], DemandRule]:
        """Print the next effect: one that opponents with fewer icons must obey."""
        if rule is not None:
            return self._print(rule, editions, demand=True)
        return lambda rule: self._print(rule, editions, demand=True)

    @overload
    def effect(self, rule: EffectRule) -> EffectRule: ...
    @overload
    def effect(self, *, editions: tuple[str, ...]) -> Callable[[EffectRule], EffectRule]: ...
    def effect(
        self, rule: EffectRule | None = None, *, editions: tuple[str, ...] = EDITIONS
    ) -> EffectRule | Callable[[EffectRule], EffectRule]:
        """Print the next effect: one that opponents with as many icons share."""
        if rule is not None:
            return self._print(rule, editions, demand=False)
        return lambda rule: self._print(rule, editions, demand=False)

    def _print(self, rule: R, editions: tuple[str, ...], *, demand: bool) -> R:
        effect = Paragraph(self, rule, editions, demand=demand)
        for edition in editions:
            self._effects[edition].append(effect)
        return rule

    def __repr__(self) -> str:
        return self.name


_printed: list[Card] = []


def card(
    name: str, *, age: int, color: Color, icons: tuple[Icon | None, ...], featured: Icon
) -> Card:
    """Print a card. Icons go top left, bottom left, bottom centre, bottom right."""
    one = Card(name, age, color, icons, featured)
    _printed.append(one)
    return one


def printed() -> tuple[Card, ...]:
    """Every card printed so far, by age and colour, with its number in the box."""
    box = sorted(_printed, key=lambda one: (one.age, one.color, one.name))
    for number, one in enumerate(box):
        one.number = number
    return tuple(box)


def with_icon(cards: Iterable[Card], icon: Icon) -> list[Card]:
    return [c for c in cards if icon in c.icons]


def without_icon(cards: Iterable[Card], icon: Icon) -> list[Card]:
    return [c for c in cards if icon not in c.icons]


def of_age(cards: Iterable[Card], *ages: int) -> list[Card]:
    return [c for c in cards if c.age in ages]


def of_color(cards: Iterable[Card], color: Color) -> list[Card]:
    return [c for c in cards if c.color is color]


def not_color(cards: Iterable[Card], color: Color) -> list[Card]:
    return [c for c in cards if c.color is not color]


def highest(cards: list[Card]) -> list[Card]:
    """All cards of the highest value among these."""
    top = max([c.age for c in cards], default=0)
    return [c for c in cards if c.age == top]


def lowest(cards: list[Card]) -> list[Card]:
    """All cards of the lowest value among these."""
    low = min([c.age for c in cards], default=0)
    return [c for c in cards if c.age == low]


def highest_value(cards: Iterable[Card]) -> int:
    """The highest value among these cards, 0 without any."""
    return max([c.age for c in cards], default=0)


def values(cards: Iterable[Card]) -> set[int]:
    """The distinct values among these cards; for counting, never for iterating."""
    return {c.age for c in cards}
