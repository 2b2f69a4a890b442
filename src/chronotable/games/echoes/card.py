"""What is printed on a card: icons, strength, cost in cards and time, one ability, points.

An ability is one of five: an effect when the card is summoned, an effect behind a flame, a
reaction, a discount, or a value that is counted at the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from chronotable.kernel.message import Message

if TYPE_CHECKING:
    from chronotable.games.echoes.effects import Effect


class Icon:
    """Something that cards show and other cards look for."""

    __slots__ = ("bit", "key", "number", "word")

    def __init__(self, number: int, kind: str, word: str) -> None:
        self.number = number
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
FLAME = Icon(8, "effect", "flame")
ALL_FACTIONS: Final = sum(faction.bit for faction in FACTIONS)


class Flame(int):
    """One of the three colours of the time tiles; 0 is no flame at all."""

    word: str
    key: str


def _flame(number: int, word: str) -> Flame:
    flame = Flame(number)
    flame.word, flame.key = word, f"color:{word}"
    return flame


YELLOW, BLUE, RED = _flame(1, "yellow"), _flame(2, "blue"), _flame(3, "red")
FLAMES: Final = (YELLOW, BLUE, RED)


class Measure:
    """Something besides icons that an effect may count."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word

    def __repr__(self) -> str:
        return self.word


DIFFERENT_FACTIONS, SOURCES_HELD = Measure("different factions"), Measure("sources held")
Counted: TypeAlias = Icon | Measure


class Occasion:
    """Something that permanent abilities react to."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word


SUMMONED, CONQUERED, FORTIFIED = Occasion("summoned"), Occasion("conquered"), Occasion("fortified")
FLAME_USED = Occasion("flame used")


class WhenSummoned:
    """An effect that may be used once, when its card is summoned."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect


class FlameEffect:
    """An effect that may be used once a round while its colour is active."""

    __slots__ = ("color", "effect")

    def __init__(self, color: Flame, effect: Effect) -> None:
        self.color = color
        self.effect = effect


class Whenever:
    """An effect that may be used each time the owner does one of these things."""

    __slots__ = ("effect", "occasions", "of")

    def __init__(self, *occasions: Occasion, effect: Effect, of: Icon | None = None) -> None:
        self.occasions = occasions
        self.effect = effect
        self.of = of


class Discount:
    """What the owner's cards of a kind cost less."""

    __slots__ = ("cards", "of", "time")

    def __init__(self, *, cards: int = 0, time: int = 0, of: Icon | None = None) -> None:
        self.cards = cards
        self.time = time
        self.of = of


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


class Play:
    """The choice of playing a card from hand."""

    __slots__ = ("card", "key", "label")

    def __init__(self, card: Card) -> None:
        self.card = card
        self.key = f"play:{card.id}"
        self.label = Message("echoes-option-play", {"card": card.key})


class Movement:
    """The choice of moving a card some steps to the right."""

    __slots__ = ("card", "key", "label", "steps")

    def __init__(self, card: Card, steps: int) -> None:
        self.card = card
        self.steps = steps
        self.key = f"move:{card.id}:{steps}"
        self.label = Message("echoes-option-move", {"card": card.key, "steps": steps})


class UseFlame:
    """The choice of using the flame of a card or a source."""

    __slots__ = ("it", "key", "label")

    def __init__(self, it: Card | Source) -> None:
        self.it = it
        self.key = f"flame:{it.id}"
        self.label = Message("echoes-option-flame", {"it": it.key})


MOST_STEPS: Final = 3


class Card:
    """A card of the box. Two copies are one Card that lies in two places."""

    __slots__ = (
        "ability",
        "bit",
        "box",
        "cards",
        "copies",
        "discount",
        "flame",
        "flame_effect",
        "icons",
        "id",
        "immediate",
        "interaction",
        "key",
        "kin",
        "moves",
        "name",
        "number",
        "play",
        "points",
        "scoring",
        "second",
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
        faction: Icon | None,
        kind: Icon,
        specialisation: Icon,
        *,
        strength: int,
        cards: int,
        time: int,
        points: int,
        ability: Ability,
        copies: int = 1,
        interaction: bool = False,
        box: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.id = name.lower().replace("'", "").replace(" ", "_")
        self.key = f"card:{self.id}"
        self.why = f"effect:{self.id}:1"
        self.strength = strength
        self.cards = cards
        self.time = time
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
        self.flame = 0 if flame is None else int(flame.color)
        self.flame_effect = None if flame is None else flame.effect
        shown = [kind, specialisation, *([faction] if faction else []), *([FLAME] if flame else [])]
        self.icons = sum(icon.bit for icon in shown)
        # Cards of one kin have the same faction, type and specialisation, so the same discounts.
        self.kin = 4 * (faction.number if faction else 4) + 2 * (kind.number - 4)
        self.kin += specialisation.number - 6
        self.play = Play(self)
        self.moves = tuple(Movement(self, steps) for steps in range(MOST_STEPS + 1))
        self.use_flame = UseFlame(self)
        self.use = Use(self)  # the first link of a chain

    @property
    def origin(self) -> str:
        """`box` if the real game has a card of this name, `ours` if it is our own design."""
        return "box" if self.box else "ours"

    @property
    def faction(self) -> Icon | None:
        return next((faction for faction in FACTIONS if self.icons & faction.bit), None)

    @property
    def kind(self) -> Icon:
        return CREATURE if self.icons & CREATURE.bit else ARTIFACT

    @property
    def specialisation(self) -> Icon:
        return BATTLE if self.icons & BATTLE.bit else MAGIC

    def __repr__(self) -> str:
        return self.name


KINS: Final = 20
_KIN_ICONS: Final = tuple(
    (FACTIONS[kin // 4].bit if kin < 16 else 0)
    | (ARTIFACT if kin & 2 else CREATURE).bit
    | (MAGIC if kin & 1 else BATTLE).bit
    for kin in range(KINS)
)


def matching_kins(of: Icon | None) -> tuple[bool, ...]:
    """For each kin, whether its cards show this icon."""
    return tuple(of is None or bool(icons & of.bit) for icons in _KIN_ICONS)


def creature(
    name: str,
    faction: Icon | None,
    specialisation: Icon,
    *,
    strength: int,
    cards: int,
    time: int,
    points: int = 0,
    ability: Ability,
    interaction: bool = False,
    box: tuple[str, ...] = (),
) -> Card:
    """Print a creature. A faction of None is neutral; `box` lists what the real card tells."""
    return Card(
        name,
        faction,
        CREATURE,
        specialisation,
        strength=strength,
        cards=cards,
        time=time,
        points=points,
        ability=ability,
        interaction=interaction,
        box=box,
    )


def artifact(
    name: str,
    faction: Icon | None,
    specialisation: Icon,
    *,
    cards: int,
    time: int,
    points: int = 0,
    ability: Ability,
    copies: int = 1,
    interaction: bool = False,
    box: tuple[str, ...] = (),
) -> Card:
    """Print an artifact; five of them are in the box twice."""
    return Card(
        name,
        faction,
        ARTIFACT,
        specialisation,
        strength=0,
        cards=cards,
        time=time,
        points=points,
        ability=ability,
        copies=copies,
        interaction=interaction,
        box=box,
    )


class SourceChoice:
    """The choice of doing something with a source."""

    __slots__ = ("key", "label", "source", "verb")

    def __init__(self, verb: str, source: Source) -> None:
        self.verb = verb
        self.source = source
        self.key = f"{verb}:{source.id}"
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
        on_conquer: Effect,
        on_fortify: Effect,
        standing: FlameEffect | None,
        interaction: bool = False,
        box: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.id = name.lower().replace(" ", "_")
        self.key = f"source:{self.id}"
        self.why = f"effect:{self.id}:3"
        self.conquer_strength = conquer_strength
        self.fortify_strength = fortify_strength
        self.points_conquered, self.points_fortified = points
        self.on_conquer = on_conquer
        self.on_fortify = on_fortify
        self.standing = standing
        self.flame = 0 if standing is None else int(standing.color)
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
