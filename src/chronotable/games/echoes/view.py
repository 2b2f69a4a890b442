"""What each seat may know of a table of Echoes of Time, and worlds that would look the same.

Hidden are the hands of others and the order of deck and discard pile; all else is open. Who
remembers every shuffle also knows from which deck a hidden card was drawn, and which cards
that deck was made of: a view tells both, cards of such decks by number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from chronotable.games.echoes.box import ALL_CARDS, BOX, CARD_BY_ID, COUNT
from chronotable.games.echoes.card import Card, Source
from chronotable.games.echoes.conquest import defence
from chronotable.games.echoes.counting import (
    party_size,
    score,
    showing,
    strength_under,
    summoned,
    value,
)
from chronotable.games.echoes.sources import SOURCE_BY_ID
from chronotable.games.echoes.state import ENDINGS, NOBODY, PHASES, State
from chronotable.games.echoes.timeline import TILES, active, tile
from chronotable.games.echoes.view_types import (
    CARD,
    DRAW_PILE,
    IN_HAND,
    SOURCE,
    EchoesView,
    PlayerView,
    ScoreView,
    SourceView,
)
from chronotable.games.echoes.zones import (
    CARDS_PER_TILE,
    DECK,
    DISCARD,
    HAND,
    LEFT,
    OUT,
    PARTY,
    PER_SEAT,
    POSITIONS,
    SEATS,
    UNDER,
)
from chronotable.kernel.chance import Chance
from chronotable.kernel.declared import as_json, json_of
from chronotable.kernel.json import Json
from chronotable.kernel.place import Place

# What a view is built of.
_View: Final = as_json(EchoesView)
_Source: Final = as_json(SourceView)
_Player: Final = as_json(PlayerView)
_Score: Final = as_json(ScoreView)

# The colours on positions 1 to 5, by the number of slides; after six they begin again.
_TILES: Final = [
    [tile(slides, position).word for position in range(1, POSITIONS + 1)]
    for slides in range(len(TILES))
]


def view(state: State, seat: int | None) -> Json:
    """Everything this seat may know, as JSON-able data."""
    return json_of(
        _View(
            viewer=seat,
            phase=PHASES[state.phase],
            round=state.round,
            first=state.first,
            turn=state.turn,
            turns=state.turns,
            acted=state.acted,
            ordered=state.ordered,
            ending=[word for bit, word in ENDINGS.items() if state.ending & bit],
            supply=state.supply,
            reserve=state.reserve,
            substitutes=state.substitutes,
            deck=len(state.zones[DECK]),
            deck_number=state.deck_number,
            shuffled=_shuffled(state),
            discard=[card.id for card in state.zones[DISCARD]],
            out=[card.id for card in state.zones[OUT]],
            sent=[card.id for card in state.sent],
            sources=[_source(state, source) for source in state.sources],
            players=[_player(state, other, seat) for other in range(state.seats)],
        )
    )


def _shuffled(state: State) -> list[list[int]]:
    """For each deck after the first, the numbers of its cards that are still out of sight."""
    decks: list[list[int]] = [[] for _ in range(state.deck_number)]
    if not decks:
        return decks
    decks[-1] += [card.number for card in state.zones[DECK]]
    for seat in range(state.seats):
        for card, number in zip(state.zone(seat, HAND), state.drawn_from[seat], strict=True):
            if number:
                decks[number - 1].append(card.number)
    return [sorted(numbers) for numbers in decks]


def _source(state: State, source: Source) -> SourceView:
    owner = state.owner[source.number]
    return _Source(
        id=source.id,
        owner=None if owner == NOBODY else owner,
        fortified=bool(state.fortified & source.bit),
        token=bool(state.source_tokens & source.bit),
        under=[card.id for card in state.zones[UNDER + source.number]],
        strength=strength_under(state, source),
        defence=None if state.fortified & source.bit else defence(state, source),
        conquer_strength=source.conquer_strength,
        fortify_strength=source.fortify_strength,
        place=source.place.name,
    )


def _player(state: State, seat: int, viewer: int | None) -> PlayerView:
    hand = state.zone(seat, HAND)
    shown = hand if seat == viewer else []
    numbers = state.drawn_from[seat]
    slides = state.slides[seat]
    counted = score(state, seat)
    fewer, less = state.fewer_cards[seat], state.less_time[seat]
    first = SEATS + PER_SEAT * seat + LEFT
    left, *board = state.zones[first : first + POSITIONS + 1]
    tokens, sent, party = state.tokens[seat], state.sent, state.zone(seat, PARTY)
    return _Player(
        hand=[card.id for card in hand] if seat == viewer else [None] * len(hand),
        # Another's hand lies in the order of its decks, so that no order tells anything.
        drawn_from=[*numbers] if seat == viewer else sorted(numbers),
        party=[card.id for card in party],
        left=[card.id for card in left],
        board=[[card.id for card in cards] for cards in board],
        tiles=_TILES[slides % len(_TILES)].copy(),
        active=active(slides).word,
        slides=slides,
        points=state.points[seat],
        tokens=[c.id for c in showing(state, seat) if tokens & c.bit] if tokens else [],
        size=party_size(state, seat),
        score=counted.total,
        score_sheet=_Score(tokens=counted.tokens, sources=counted.sources, cards=counted.cards),
        # What follows from the rest, so that nobody who draws a table needs to know a rule.
        prices=[[max(c.cards - fewer[c.kin], 0), max(c.time - less[c.kin], 0)] for c in shown],
        landing=_landing(board),
        fighters=[c.id for c in party if c.strength and not tokens & c.bit and c not in sent],
        values={c.id: value(state, seat, c) for c in summoned(state, seat) if c.scoring},
    )


def _landing(board: list[list[Card]]) -> list[int | None]:
    places: list[int | None] = [None]
    for position in range(POSITIONS, 0, -1):
        room = len(board[position - 1]) < CARDS_PER_TILE
        places.append(position if room else places[-1])
    return [0, *places[:0:-1]]


def places(view: EchoesView) -> Iterator[Place]:
    """Where everything lies that this view shows, as far as its viewer can choose it."""
    yield DRAW_PILE()
    for source in view.sources:
        yield SOURCE(source.id)
        if source.owner == view.viewer:
            yield from map(CARD, source.under)
    if view.viewer is not None:
        own = view.players[view.viewer]
        yield from (IN_HAND(card) for card in own.hand if card is not None)
        for cards in (own.party, own.left, *own.board):
            yield from map(CARD, cards)


def secrets(state: State, seat: int | None) -> Iterable[str]:
    """The cards this seat must not see: their names may not occur in anything it gets."""
    hidden = [*state.zones[DECK]]
    for other in range(state.seats):
        if other != seat:
            hidden += state.zone(other, HAND)
    in_sight = _in_sight(state, seat)
    for card in hidden:
        if card.copies == 1 or card not in in_sight:
            yield card.id


def _in_sight(state: State, seat: int | None) -> set[Card]:
    """Every card that this seat sees somewhere; of two copies it may see one."""
    closed = [SEATS + PER_SEAT * other + HAND for other in range(state.seats) if other != seat]
    closed.append(DECK)
    seen: set[Card] = set()
    for number, zone in enumerate(state.zones):
        if number not in closed:
            seen.update(zone)
    return seen


def deal(table: Json, seats: int, options: Mapping[str, str], chance: Chance) -> State:
    """A table that looks like this view, with every card it does not name dealt at random."""
    state = State(seats, options["interaction"], chance)
    state.phase = PHASES.index(table["phase"])
    for name in ("round", "first", "turns", "acted", "ordered", "supply", "reserve"):
        setattr(state, name, table[name])
    state.substitutes = table["substitutes"]
    state.deck_number = table["deck_number"]
    state.ending = sum(bit for bit, word in ENDINGS.items() if word in table["ending"])
    state.zones[DISCARD] = _cards(table["discard"])
    state.zones[OUT] = _cards(table["out"])
    state.sent = _cards(table["sent"])
    for source in table["sources"]:
        _deal_source(state, source)
    for seat, player in enumerate(table["players"]):
        _deal_player(state, seat, player)
    _deal_hidden(state, table, chance)
    state.mix = list(range(COUNT))
    chance.shuffle(state.mix)
    return state


def _cards(names: Iterable[str]) -> list[Card]:
    return [CARD_BY_ID[name] for name in names]


def _deal_source(state: State, data: Json) -> None:
    source = SOURCE_BY_ID[data["id"]]
    state.sources.append(source)
    state.owner[source.number] = NOBODY if data["owner"] is None else data["owner"]
    state.zones[UNDER + source.number].extend(_cards(data["under"]))
    if data["fortified"]:
        state.fortified |= source.bit
    if data["token"]:
        state.source_tokens |= source.bit


def _deal_player(state: State, seat: int, data: Json) -> None:
    state.zone(seat, PARTY).extend(_cards(data["party"]))
    state.zone(seat, LEFT).extend(_cards(data["left"]))
    for position, names in enumerate(data["board"], start=1):
        state.zone(seat, LEFT + position).extend(_cards(names))
    state.zone(seat, HAND).extend(_cards(name for name in data["hand"] if name is not None))
    state.drawn_from[seat] = [*data["drawn_from"]]
    state.slides[seat] = data["slides"]
    state.points[seat] = data["points"]
    state.tokens[seat] = sum(card.bit for card in _cards(data["tokens"]))
    state.recount(seat)


def _deal_hidden(state: State, table: Json, chance: Chance) -> None:
    """Each hidden place gets any unseen card of the deck it was drawn from."""
    unseen = _unseen(state, table, chance)
    for seat, player in enumerate(table["players"]):
        if seat != table["viewer"]:
            state.zone(seat, HAND).extend([unseen[n].pop() for n in player["drawn_from"]])
    state.zones[DECK] = unseen[state.deck_number]
    assert len(state.zones[DECK]) == table["deck"], "the deck of this view has another size"


def _unseen(state: State, table: Json, chance: Chance) -> list[list[Card]]:
    """The cards that the view does not place, shuffled, by deck."""
    viewer = table["viewer"]
    own: list[list[Card]] = [[] for _ in range(state.deck_number + 1)]
    if viewer is not None:
        numbers = state.drawn_from[viewer]
        for card, number in zip(state.zone(viewer, HAND), numbers, strict=True):
            own[number].append(card)
    later = [[BOX[number] for number in numbers] for numbers in table["shuffled"]]
    gone = Counter(card for zone in state.zones for card in zone)
    # Own hand cards are among the cards of their decks, and taken away from them below.
    gone += Counter(card for cards in later for card in cards)
    gone -= Counter(card for cards in own[1:] for card in cards)
    first = Counter(ALL_CARDS) - gone
    decks = [first]
    decks += [Counter(cards) - Counter(o) for cards, o in zip(later, own[1:], strict=True)]
    unseen = [[*deck.elements()] for deck in decks]
    for cards in unseen:
        chance.shuffle(cards)
    return unseen


def _places(state: State, viewer: int | None, card: Card) -> Iterator[tuple[int, list[Card], int]]:
    """Where a card lies hidden from the viewer: number of its deck, zone, and place therein."""
    zones = [(state.zones[DECK], [state.deck_number] * len(state.zones[DECK]))]
    for seat in range(state.seats):
        if seat != viewer:
            zones.append((state.zone(seat, HAND), state.drawn_from[seat]))
    for zone, numbers in zones:
        for at, other in enumerate(zone):
            if other is card:
                yield numbers[at], zone, at


def swap(state: State, table: Json, one: str, other: str) -> bool:
    """Let two hidden cards of one deck change places, or discarded ones in the next shuffle."""
    names = [reference.removeprefix("card:") for reference in (one, other)]
    if names[0] == names[1] or not all(name in CARD_BY_ID for name in names):
        return False
    first, second = _cards(names)
    pairs = [
        (here, there)
        for here in _places(state, table["viewer"], first)
        for there in _places(state, table["viewer"], second)
        if here[0] == there[0]
    ]
    if not pairs:
        return _swap_ranks(state, first, second)
    # Of two copies either may be the one: another try may take the other.
    (_, zone, at), (_, beyond, there) = state.chance.pick(pairs) if len(pairs) > 1 else pairs[0]
    zone[at], beyond[there] = second, first
    return True


def _swap_ranks(state: State, first: Card, second: Card) -> bool:
    """Let two cards change places in the order of the next shuffle, if it can be theirs."""
    discarded = state.zones[DISCARD]
    if first not in discarded and second not in discarded:
        return False
    held = [card for seat in range(state.seats) for card in state.zone(seat, HAND)]
    if not all(card in discarded or card in held for card in (first, second)):
        return False
    mix, chance = state.mix, state.chance
    here = first.second if first.copies == 2 and chance.below(2) else first.number
    there = second.second if second.copies == 2 and chance.below(2) else second.number
    mix[here], mix[there] = mix[there], mix[here]
    return True
