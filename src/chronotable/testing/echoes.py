"""Small tables of Echoes of Time.

    match = scenario(
        ann=seat(party=["Whispering Shell"], board={1: ["Pearl Diver"]}),
        bob=seat(hand=["Miner", "Builder"]),
        deck=["Thief", "Explorer", "Princess"],
    )
    match.play("ann: move Pearl Diver 1", "ann: yes", "ann: Whispering Shell")
    assert match.ann.hand == ["Thief", "Explorer", "Princess"]

The first player named has the start player marker and the first turn of round 3. `deck` lays
cards on top of the deck (first card on top); with `only=True` the deck holds nothing else.
Sources that nobody holds and `centre` does not name are filled up, the strongest first.
`phase="end"` begins with the end of a round, so that the next time phase follows at once.

Whoever has neither hand nor board could do nothing but draw, and would not be asked: such a seat
gets a spare card on position 5 of its board.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from chronotable.games import load
from chronotable.games.echoes.box import ALL_CARDS, BOX, COUNT
from chronotable.games.echoes.card import Card, Source
from chronotable.games.echoes.counting import held, party_size, score
from chronotable.games.echoes.sources import SOURCES
from chronotable.games.echoes.state import ENDINGS, NOBODY, PHASES, State
from chronotable.games.echoes.timeline import active
from chronotable.games.echoes.zones import (
    DECK,
    DISCARD,
    HAND,
    LEFT,
    OUT,
    PARTY,
    POSITIONS,
    UNDER,
)
from chronotable.kernel.chance import Chance
from chronotable.kernel.match import Match
from chronotable.testing.plans import Layout, Lens, PlayersByName, by_name

CARD_BY_NAME = {card.name: card for card in BOX}
SOURCE_BY_NAME = {source.name: source for source in SOURCES}
_NAMES = {card.id: card.name for card in BOX} | {source.id: source.name for source in SOURCES}

# How often the tiles have slid, so that a colour is the active one.
_SLIDES = {"yellow": 3, "blue": 2, "red": 4}


@dataclass(frozen=True, kw_only=True)
class EchoesSeat:
    """What a seat has; a board is written by position, a source with the creatures under it."""

    hand: Sequence[str] = ()
    party: Sequence[str] = ()
    board: Mapping[int, Sequence[str]] = field(default_factory=dict)
    conquered: Mapping[str, Sequence[str]] = field(default_factory=dict)
    fortified: Mapping[str, Sequence[str]] = field(default_factory=dict)
    tokens: Sequence[str] = ()
    points: int = 0
    active: str = "yellow"
    slides: int | None = None


seat = EchoesSeat


def scenario(
    *,
    centre: Sequence[str] = (),
    deck: Sequence[str] = (),
    only: bool = False,
    discard: Sequence[str] = (),
    supply: int | None = None,
    reserve: int | None = None,
    phase: str = "action",
    round_number: int = 3,
    turns: int = 0,
    ending: Sequence[str] = (),
    seed: int = 1,
    **seats: EchoesSeat,
) -> EchoesScript:
    """A table in mid-game, standing at the first choice of the first player named."""
    names = list(seats)
    layout = EchoesLayout(len(names), seed)
    state = layout.state
    state.phase = PHASES.index(phase)
    state.round = round_number
    state.turns = turns
    # At the end of a round the marker moves on, and the first player named should get it.
    state.first = len(names) - 1 if phase == "end" else 0
    state.ending = sum(bit for bit, word in ENDINGS.items() if word in ending)
    for number, plan in enumerate(seats.values()):
        layout.lay_seat(number, plan)
    layout.lay_sources(centre)
    state.zones[DISCARD] = layout.take_all(discard)
    top = layout.take_all(deck)
    layout.lay_spares()
    state.zones[OUT if only else DECK] = layout.left
    state.zones[DECK] += reversed(top)
    _lay_points(state, supply, reserve)
    for number in range(state.seats):
        state.recount(number)
    game = load("echoes")
    game.check(state)
    match = Match.at(game, state, len(names), {"interaction": "full"})
    return EchoesScript(match, names)


def _lay_points(state: State, supply: int | None, reserve: int | None) -> None:
    """What the players have was paid from the reserve, then from the supply."""
    state.reserve -= sum(state.points)
    if supply is not None:
        state.reserve += state.supply - supply
        state.supply = supply
    if reserve is not None or state.reserve < 0:
        wanted = reserve or 0
        state.substitutes = wanted - state.reserve
        state.reserve = wanted


def named(name: str) -> Card:
    return by_name(BOX, name)


def source_named(name: str) -> Source:
    """A source by its name, with or without "Source of"."""
    for whole in (name, f"Source of {name}"):
        if whole in SOURCE_BY_NAME:
            return SOURCE_BY_NAME[whole]
    raise ValueError(f"no source is called {name!r}")


class EchoesLayout(Layout[State, Card]):
    """A table of Echoes of Time being laid out."""

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(State(seats, "full", Chance(seed)), ALL_CARDS)
        self.state.mix = list(range(COUNT))
        self.state.chance.shuffle(self.state.mix)

    def lay_seat(self, number: int, plan: EchoesSeat) -> None:
        state = self.state
        state.zone(number, HAND).extend(self.take_all(plan.hand))
        state.drawn_from[number] = [0] * len(plan.hand)
        state.zone(number, PARTY).extend(self.take_all(plan.party))
        for position, names in plan.board.items():
            state.zone(number, LEFT + position).extend(self.take_all(names))
        for name, creatures in [*plan.conquered.items(), *plan.fortified.items()]:
            source = source_named(name)
            state.sources.append(source)
            state.owner[source.number] = number
            state.zones[UNDER + source.number].extend(self.take_all(creatures))
        for name in plan.fortified:
            state.fortified |= source_named(name).bit
        for name in plan.tokens:
            if name in CARD_BY_NAME:
                state.tokens[number] |= named(name).bit
            else:
                state.source_tokens |= source_named(name).bit
        state.points[number] = plan.points
        state.slides[number] = _SLIDES[plan.active] if plan.slides is None else plan.slides

    def lay_spares(self) -> None:
        """A card on position 5 for everybody who would have no choice otherwise."""
        state = self.state
        for number in range(state.seats):
            own = [state.zone(number, kind) for kind in (HAND, *range(LEFT, LEFT + POSITIONS + 1))]
            if not any(own):
                state.zone(number, LEFT + POSITIONS).append(self.left.pop())

    def lay_sources(self, centre: Sequence[str]) -> None:
        sources = self.state.sources
        sources += [source_named(name) for name in centre]
        strongest = sorted(SOURCES, key=lambda source: -source.conquer_strength)
        free = [source for source in strongest if source not in sources]
        sources += free[: self.state.seats - len(sources)]
        sources.sort(key=lambda source: source.number)


class EchoesLens(Lens[State]):
    """What one player of Echoes of Time has."""

    @property
    def hand(self) -> list[str]:
        return self._names(HAND)

    @property
    def party(self) -> list[str]:
        return self._names(PARTY)

    @property
    def board(self) -> dict[int, list[str]]:
        """The positions that are not empty, with their cards."""
        positions = range(1, POSITIONS + 1)
        return {p: names for p in positions if (names := self._names(LEFT + p))}

    @property
    def points(self) -> int:
        return self._state.points[self._seat]

    @property
    def tokens(self) -> list[str]:
        """The own cards that bear an activation token."""
        return [card.name for card in BOX if self._state.tokens[self._seat] & card.bit]

    @property
    def sources(self) -> dict[str, list[str]]:
        """The sources held, with the creatures under them."""
        zones = self._state.zones
        return {
            source.name: [card.name for card in zones[UNDER + source.number]]
            for source in held(self._state, self._seat)
        }

    @property
    def fortified(self) -> list[str]:
        sources = held(self._state, self._seat)
        return [source.name for source in sources if self._state.fortified & source.bit]

    @property
    def size(self) -> int:
        """What counts towards twelve cards."""
        return party_size(self._state, self._seat)

    @property
    def score(self) -> int:
        """The score if the game ended now."""
        return score(self._state, self._seat).total

    @property
    def active(self) -> str:
        """The colour beside the board."""
        return active(self._state.slides[self._seat]).word


class EchoesScript(PlayersByName[EchoesLens]):
    """A match of Echoes of Time played in words; `match.ann` is what Ann has."""

    def lens(self, seat: int) -> EchoesLens:
        return EchoesLens(self.match.state, seat)

    def keys_for(self, words: str) -> Iterable[str]:
        verb, _, rest = words.partition(" ")
        if verb == "play" and rest in CARD_BY_NAME:
            yield CARD_BY_NAME[rest].play.key
        if verb == "move":
            name, _, steps = rest.rpartition(" ")
            if name in CARD_BY_NAME:
                yield f"move:{CARD_BY_NAME[name].id}:{steps}"
        if verb in ("conquer", "fortify", "reinforce", "flame"):
            yield f"{verb}:{_id_of(rest)}"
        if verb == "choice":
            yield f"choice:{rest}"
        if words in CARD_BY_NAME:
            yield CARD_BY_NAME[words].key
        yield f"source:{_id_of(words)}"
        yield words

    def name_of(self, key: str) -> str:
        kind, _, rest = key.partition(":")
        thing, _, number = rest.partition(":")
        name = _NAMES.get(thing, thing)
        if kind in ("card", "source"):
            return name
        return " ".join(part for part in (kind, name, number) if part)

    @property
    def supply(self) -> int:
        return int(self.match.state.supply)

    @property
    def reserve(self) -> int:
        return int(self.match.state.reserve)

    @property
    def round_number(self) -> int:
        return int(self.match.state.round)

    @property
    def first(self) -> str:
        """Who has the start player marker."""
        return str(self.names[self.match.state.first])

    @property
    def turn(self) -> str:
        return str(self.names[self.match.state.turn])

    @property
    def deck(self) -> list[str]:
        """The deck, top card first."""
        return [card.name for card in reversed(self.match.state.zones[DECK])]

    @property
    def actions_left(self) -> int:
        """One until the cube of this turn is placed, then none but free ones."""
        return 0 if self.match.state.acted else 1

    @property
    def discard(self) -> list[str]:
        return [card.name for card in self.match.state.zones[DISCARD]]

    @property
    def centre(self) -> list[str]:
        """The sources that nobody holds."""
        state: State = self.match.state
        return [source.name for source in state.sources if state.owner[source.number] == NOBODY]

    @property
    def source_tokens(self) -> list[str]:
        """The sources that bear an activation token."""
        bits = self.match.state.source_tokens
        return [source.name for source in SOURCES if bits & source.bit]

    @property
    def ending(self) -> list[str]:
        """The end conditions that have been met."""
        return [word for bit, word in ENDINGS.items() if self.match.state.ending & bit]

    @property
    def scores(self) -> list[int]:
        assert self.match.result is not None, "the game is not over"
        return [*self.match.result.scores]


def _id_of(name: str) -> str:
    if name in CARD_BY_NAME:
        return CARD_BY_NAME[name].id
    for whole in (name, f"Source of {name}"):
        if whole in SOURCE_BY_NAME:
            return SOURCE_BY_NAME[whole].id
    return name
