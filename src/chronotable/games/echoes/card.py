"""What is printed on a card: icons, strength, cost in cards and time, one ability, points.

An ability is one of five: an effect when the card is summoned, an effect behind a flame, a
reaction, a discount, or a value that is counted at the end.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final, TypeAlias

from chronotable.games.echoes.view_types import CARD, IN_HAND, SOURCE, FlameWord
from chronotable.kernel.message import Message
from chronotable.kernel.printed import Printed

if TYPE_CHECKING:
    from chronotable.games.echoes.clause import Clause


class Icon:
    """Something that cards show and other cards look for; one bit each, so a card adds them up."""

    __slots__ = ("bit", "key", "word")

    def __init__(self, number: int, kind: str, word: str) -> None:
        self.bit = 1 << number
        self.word = word
        self.key = f"{kind}:{word}"

    def __repr__(self) -> str:
        return self.word


FACTIONS: Final = tuple(
    Icon(number, "faction", word) for number, word in enumerate(("water", "wood", "sky", "earth"))
)
WATER, WOOD, SKY, EARTH = FACTIONS
CREATURE, ARTIFACT = Icon(4, "type", "creature"), Icon(5, "type", "artifact")
BATTLE, MAGIC = Icon(6, "specialisation", "battle"), Icon(7, "specialisation", "magic")
FLAME: Final = Icon(8, "effect", "flame")
ALL_FACTIONS: Final = sum(faction.bit for faction in FACTIONS)


class Flame(Printed):
    """One of the three colours of the time tiles, or no flame at all."""

    word: FlameWord

    def __bool__(self) -> bool:
        return self is not NO_FLAME


NO_FLAME, YELLOW, BLUE, RED = Flame.named("color", "none", "yellow", "blue", "red")
FLAMES: Final = (YELLOW, BLUE, RED)


class Measure(Printed):
    """Something besides icons that an effect may count."""


DIFFERENT_FACTIONS, SOURCES_HELD = Measure.named("measure", "different factions", "sources held")
Counted: TypeAlias = Icon | Measure


class Occasion(Printed):
    """Something that permanent abilities react to."""


SUMMONED, CONQUERED, FORTIFIED, FLAME_USED = Occasion.named(
    "occasion", "summoned", "conquered", "fortified", "flame used"
)


class WhenSummoned:
    """An effect that may be used once, when its card is summoned."""

    __slots__ = ("effect",)

    def __init__(self, effect: Clause) -> None:
        self.effect = effect


class FlameEffect:
    """An effect that may be used once a round while its colour is active."""

    __slots__ = ("color", "effect")

    def __init__(self, color: Flame, effect: Clause) -> None:
        self.color = color
        self.effect = effect


class Whenever:
    """An effect that may be used each time the owner does one of these things."""

    __slots__ = ("effect", "occasions", "of")

    def __init__(self, *occasions: Occasion, effect: Clause, of: Icon | None = None) -> None:
        self.occasions = occasions
        self.effect = effect
        self.of = of


class Discount:
    """What the owner's cards of a kind cost less."""

    __slots__ = ("cards", "kins", "of", "time")

    def __init__(self, *, cards: int = 0, time: int = 0, of: Icon | None = None) -> None:
        self.cards = cards
        self.time = time
        self.of = of
        self.kins = matching_kins(of)


class Scoring:
    """Points at the end of the game, in place of printed ones."""

    __slots__ = ("amount", "per")

    def __init__(self, amount: int, *, per: Counted) -> None:
        self.amount = amount
        self.per = per


Ability: TypeAlias = WhenSummoned | FlameEffect | Whenever | Discount | Scoring


class Use:
    """One use of an effect: whose it is, and the chain of activations that led to it.

    ECH-016: inside a chain each card is used once; who is summoned on the way begins a new one.
    """

    __slots__ = ("chain", "it", "why")

    def __init__(
        self, it: Card | Source, chain: tuple[Card | Source, ...] = (), why: str = ""
    ) -> None:
        self.it = it
        self.chain = (*chain, it)
        self.why = why or it.why

    def leading_to(self, it: Card | Source) -> Use:
        """The next link of the chain."""
        return Use(it, self.chain)


class PlayCard:
    """The choice of playing a card from hand."""

    __slots__ = ("card", "key", "label", "place")

    def __init__(self, card: Card) -> None:
        self.card = card
        self.place = IN_HAND(card.id)
        self.key: str = f"play:{card.id}"
        self.label = Message("echoes-option-play", {"card": card.key})


class Movement:
    """The choice of moving a card some steps to the right."""

    __slots__ = ("card", "key", "label", "place", "steps")

    def __init__(self, card: Card, steps: int) -> None:
        self.card = card
        self.place = card.place
        self.steps = steps
        self.key: str = f"move:{card.id}:{steps}"
        self.label = Message("echoes-option-move", {"card": card.key, "steps": steps})


class UseFlame:
    """The choice of using the flame of a card or a source."""

    __slots__ = ("it", "key", "label", "place")

    def __init__(self, it: Card | Source) -> None:
        self.it = it
        self.place = it.place
        self.key: str = f"flame:{it.id}"
        self.label = Message("echoes-option-flame", {"it": it.key})


MOST_STEPS: Final = 3

# Cards of one kin have the same faction, type and specialisation, so the same discounts.
KINS: Final = tuple(product((*FACTIONS, None), (CREATURE, ARTIFACT), (BATTLE, MAGIC)))


def matching_kins(of: Icon | None) -> list[int]:
    """The kins whose cards show this icon; all, if there is none to show."""
    return [number for number, kin in enumerate(KINS) if of is None or of in kin]


class Card:
    """A card of the box. Two copies are one Card that lies in two places."""

    __slots__ = (
        "ability",
        "bit",
        "box",
        "cards",
        "copies",
        "discount",
        "faction",
        "flame",
        "flame_effect",
        "icons",
        "id",
        "immediate",
        "interaction",
        "key",
        "kin",
        "kind",
        "moves",
        "name",
        "number",
        "place",
        "play",
        "points",
        "scoring",
        "second",
        "specialisation",
        "strength",
        "time",
        "use",
        "use_flame",
        "whenever",
        "why",
    )

    def __init__(
        self,
        name: str,
        specialisation: Icon,
        ability: Ability,
        *,
        faction: Icon | None,  # None is neutral
        kind: Icon,
        cards: int,
        time: int,
        strength: int = 0,
        points: int = 0,
        copies: int = 1,
        interaction: bool = False,
        box: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.id = name.lower().replace("'", "").replace(" ", "_")
        self.key: str = f"card:{self.id}"
        self.place = CARD(self.id)
        self.why = f"effect:{self.id}:1"
        self.cards = cards
        self.time = time
        self.strength = strength
        self.points = points
        self.copies = copies
        self.interaction = interaction
        self.box = box  # what is known of the real card; nothing if it is our own
        self.number = -1  # its place in the box, given when the box is packed
        self.second = -1  # the place of its second copy
        self.bit = 0
        self.ability = ability
        self.immediate = ability.effect if isinstance(ability, WhenSummoned) else None
        self.whenever = ability if isinstance(ability, Whenever) else None
        self.discount = ability if isinstance(ability, Discount) else None
        self.scoring = ability if isinstance(ability, Scoring) else None
        flame = ability if isinstance(ability, FlameEffect) else None
        self.flame = NO_FLAME if flame is None else flame.color
        self.flame_effect = None if flame is None else flame.effect
        self.faction = faction
        self.kind = kind
        self.specialisation = specialisation
        shown = [kind, specialisation, *([faction] if faction else []), *([FLAME] if flame else [])]
        self.icons = sum(icon.bit for icon in shown)
        self.kin = KINS.index((faction, kind, specialisation))
        self.play = PlayCard(self)
        self.moves = tuple(Movement(self, steps) for steps in range(MOST_STEPS + 1))
        self.use_flame = UseFlame(self)
        self.use = Use(self)  # the first link of a chain

    @property
    def origin(self) -> str:
        """`box` if the real game has a card of this name, `ours` if it is our own design."""
        return "box" if self.box else "ours"

    def __repr__(self) -> str:
        return self.name


class SourceChoice:
    """The choice of doing something with a source."""

    __slots__ = ("key", "label", "place", "source", "verb")

    def __init__(self, verb: str, source: Source) -> None:
        self.verb = verb
        self.source = source
        self.place = source.place
        self.key: str = f"{verb}:{source.id}"
        self.label = Message(f"echoes-option-{verb}", {"source": source.key})


class Source:
    """A source of power: what it takes to conquer and to fortify it, and what that gives."""

    __slots__ = (
        "bit",
        "box",
        "conquer",
        "conquer_strength",
        "flame",
        "flame_effect",
        "fortify",
        "fortify_strength",
        "id",
        "interaction",
        "key",
        "name",
        "number",
        "on_conquer",
        "on_fortify",
        "place",
        "points_conquered",
        "points_fortified",
        "reinforce",
        "standing",
        "use",
        "use_flame",
        "why",
    )

    def __init__(
        self,
        name: str,
        *,
        conquer_strength: int,
        fortify_strength: int,
        points: tuple[int, int],
        on_conquer: Clause,
        on_fortify: Clause,
        standing: FlameEffect | None,
        interaction: bool = False,
        box: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.id = name.lower().replace(" ", "_")
        self.key: str = f"source:{self.id}"
        self.place = SOURCE(self.id)
        self.why = f"effect:{self.id}:3"
        self.conquer_strength = conquer_strength
        self.fortify_strength = fortify_strength
        self.points_conquered, self.points_fortified = points
        self.on_conquer = on_conquer
        self.on_fortify = on_fortify
        self.standing = standing
        self.flame = NO_FLAME if standing is None else standing.color
        self.flame_effect = None if standing is None else standing.effect
        self.interaction = interaction
        self.box = box
        self.number = -1
        self.bit = 0
        self.conquer = SourceChoice("conquer", self)
        self.fortify = SourceChoice("fortify", self)
        self.reinforce = SourceChoice("reinforce", self)
        self.use_flame = UseFlame(self)
        self.use = Use(self)

    @property
    def origin(self) -> str:
        """`box` if the real game has a source of this name, `ours` if it is our own design."""
        return "box" if self.box else "ours"

    def __repr__(self) -> str:
        return self.name
