"""What each seat may know of a table of Innovation, and worlds that would look the same.

Boards are open, covered cards included (everybody has seen them arrive). Of other hands and
score piles a seat sees the ages, and the faces it has seen go there. In a list, a name is a
card that the viewer knows, a number the age of one it does not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from chronotable.games.innovation.box import CARD_BY_ID, CARDS_BY_AGE
from chronotable.games.innovation.card import COLORS, ICONS, SPLAYS, Card, counts
from chronotable.games.innovation.goals import NEEDED, draws_from, progress, reach, top_ages
from chronotable.games.innovation.specials import SPECIALS, UNCLAIMED
from chronotable.games.innovation.state import State
from chronotable.games.innovation.telling import ALL
from chronotable.games.innovation.view_types import (
    ACHIEVEMENT,
    BACK,
    CARD,
    PILE,
    PLAIN_DRAW,
    SEAT,
    SUPPLY,
    ColorWord,
    InnovationView,
    PileView,
    PlayerView,
    PreviewView,
    SpecialWord,
)
from chronotable.games.innovation.zones import (
    BOARD,
    CLAIMED,
    HAND,
    MIDDLE,
    PER_SEAT,
    REMOVED,
    SCORE_PILE,
    SEATS,
    kind_of,
)
from chronotable.kernel.chance import Chance
from chronotable.kernel.declared import as_json, json_of
from chronotable.kernel.json import Json
from chronotable.kernel.place import Place

# What a view is built of.
_View: Final = as_json(InnovationView)
_Player: Final = as_json(PlayerView)
_Pile: Final = as_json(PileView)
_Preview: Final = as_json(PreviewView)

# Words and names that every view is made of.
_ICON_WORDS: Final = [icon.word for icon in ICONS]
_COLOR_WORDS: Final = [color.word for color in COLORS]
_SEATS: Final = [SEAT(seat).name for seat in range(4)]
_PILES: Final = [[PILE(seat, word).name for word in _COLOR_WORDS] for seat in range(4)]


def view(state: State, seat: int | None) -> Json:
    """Everything this seat may know, as JSON-able data."""
    bit = _eyes(seat)
    known = state.known
    return json_of(
        _View(
            viewer=seat,
            started=state.started,
            turn=state.turn,
            turns_taken=state.turns_taken,
            actions_left=state.actions_left,
            supply=[
                [card.id if known[card.number] & bit else None for card in state.zones[age]]
                for age in range(10)
            ],
            achievements=sorted([card.age for card in state.zones[MIDDLE]]),
            needed=NEEDED[state.seats],
            specials={
                name: None if holder == UNCLAIMED else holder
                for name, holder in zip(SPECIALS, state.specials, strict=True)
            },
            removed=sorted([card.id for card in state.zones[REMOVED]]),
            players=[_player(state, other, seat) for other in range(state.seats)],
            dogma=_previews(state) if state.started else {},
        )
    )


def _eyes(seat: int | None) -> int:
    """Who looks, as a bit of `known`; spectators know what everybody has seen."""
    return 1 << (4 if seat is None else seat)


def _player(state: State, seat: int, viewer: int | None) -> PlayerView:
    icons = counts(state.icons[seat])
    tops = top_ages(state, seat)
    top = max(tops, default=0)
    return _Player(
        hand=_hidden(state, seat, HAND, viewer),
        score=_hidden(state, seat, SCORE_PILE, viewer),
        points=state.points[seat],
        board=_board(state, seat),
        icons=dict(zip(_ICON_WORDS, icons, strict=True)),
        top=top,
        reach=reach(state, seat, top),
        draws=draws_from(state, top),
        claimed=sorted([card.age for card in state.zone(seat, CLAIMED)]),
        specials=_specials(state, seat),
        tucked=state.tucked[seat],
        scored=state.scored[seat],
        progress=progress(state, seat, icons, tops),
        place=_SEATS[seat],
    )


def _board(state: State, seat: int) -> dict[ColorWord, PileView]:
    first = SEATS + PER_SEAT * seat + BOARD
    piles = state.zones[first : first + 5]
    splays = state.splays[5 * seat : 5 * seat + 5]
    return {
        word: _Pile(cards=[card.id for card in pile], splay=SPLAYS[splay].word, place=place)
        for word, place, pile, splay in zip(_COLOR_WORDS, _PILES[seat], piles, splays, strict=True)
        if pile
    }


def _specials(state: State, seat: int) -> list[SpecialWord]:
    """The special achievements of a player."""
    if seat not in state.specials:
        return []
    return [name for name, holder in zip(SPECIALS, state.specials, strict=True) if holder == seat]


def _hidden(state: State, seat: int, kind: int, viewer: int | None) -> list[str | int]:
    """Own cards in their order; another's by age, so that no order tells which is which."""
    cards = state.zone(seat, kind)
    if seat == viewer:
        return [card.id for card in cards]
    bit = _eyes(viewer)
    known = state.known
    seen = [(card.age, card.id if known[card.number] & bit else "") for card in cards]
    return [name or age for age, name in sorted(seen)]


def _previews(state: State) -> dict[ColorWord, PreviewView]:
    """For each top card of the active player: who would share it, who would be hit."""
    active = state.turn
    boards = [counts(icons) for icons in state.icons]
    first = SEATS + PER_SEAT * active + BOARD
    previews: dict[ColorWord, PreviewView] = {}
    for word, pile in zip(_COLOR_WORDS, state.zones[first : first + 5], strict=True):
        if not pile:
            continue
        card = pile[-1]
        shown = [board[card.featured] for board in boards]
        sharers: list[int] = []
        victims: list[int] = []
        for seat, count in enumerate(shown):
            if seat != active:
                (sharers if count >= shown[active] else victims).append(seat)
        demands = [effect.demand for effect in card.effects_in(state.edition)]
        previews[word] = _Preview(
            card=card.id,
            icon=card.featured.word,
            counts=shown,
            shares=sharers if not all(demands) else [],
            obeys=victims if any(demands) else [],
        )
    return previews


def places(view: InnovationView) -> Iterator[Place]:
    """Where everything lies that this view shows."""
    yield PLAIN_DRAW()
    for age, pile in enumerate(view.supply, start=1):
        yield SUPPLY(age)
        yield from (CARD(card) for card in pile if card is not None)
    yield from map(ACHIEVEMENT, view.achievements)
    for seat, player in enumerate(view.players):
        yield SEAT(seat)
        yield from (CARD(card) for card in player.hand if isinstance(card, str))
        for card in player.score:
            if isinstance(card, str):
                yield CARD(card)
            yield BACK(seat, CARD_BY_ID[card].age if isinstance(card, str) else card)
        yield from (PILE(seat, color.word) for color in COLORS)
        for cards in player.board.values():
            yield from map(CARD, cards.cards)


def secrets(state: State, seat: int | None) -> Iterable[str]:
    """The cards this seat must not see: their names may not occur in anything it gets."""
    bit = _eyes(seat)
    for number, zone in enumerate(state.zones):
        kind = kind_of(number)
        if number in (REMOVED,) or BOARD <= kind < CLAIMED:
            continue
        faceless = number == MIDDLE or kind == CLAIMED
        for card in zone:
            if faceless or not state.known[card.number] & bit:
                yield card.id


def deal(table: Json, seats: int, options: Mapping[str, str], chance: Chance) -> State:
    """A table that looks like this view, with every card it does not name dealt at random."""
    state = State(seats, options["cards"], chance)
    state.started = table["started"]
    state.turn = table["turn"]
    state.turns_taken = table["turns_taken"]
    state.actions_left = table["actions_left"]
    viewer: int | None = table["viewer"]
    own = ALL if viewer is None else _eyes(viewer)
    unseen = _unseen_cards(table, chance)

    def lay(entry: str | int, zone: int, knowers: int) -> None:
        if isinstance(entry, str):
            card = CARD_BY_ID[entry]
            state.known[card.number] = knowers | own
        else:
            card = unseen[entry].pop()
            state.known[card.number] = knowers
        state.put(card, zone)

    for age, pile in enumerate(table["supply"], start=1):
        for name in pile:
            lay(name or age, age - 1, 0)
    for age in table["achievements"]:
        lay(age, MIDDLE, 0)
    for name in table["removed"]:
        lay(name, REMOVED, 0)
    for seat, player in enumerate(table["players"]):
        zone = SEATS + PER_SEAT * seat
        for entry in player["hand"]:
            lay(entry, zone + HAND, 1 << seat)
        for entry in player["score"]:
            lay(entry, zone + SCORE_PILE, 1 << seat)
        for color in COLORS:
            pile = player["board"].get(color.word, {"cards": [], "splay": "none"})
            for name in pile["cards"]:
                lay(name, zone + BOARD + color, 0)
            state.splays[5 * seat + color] = [s.word for s in SPLAYS].index(pile["splay"])
        for age in player["claimed"]:
            lay(age, zone + CLAIMED, 0)
        state.tucked[seat] = player["tucked"]
        state.scored[seat] = player["scored"]
    state.specials = [
        UNCLAIMED if table["specials"][name] is None else table["specials"][name]
        for name in SPECIALS
    ]
    state.recount()
    return state


def _named(table: Json) -> frozenset[str]:
    """Every card whose place the view tells."""
    names: list[object] = [*table["removed"]]
    for pile in table["supply"]:
        names += pile
    for player in table["players"]:
        names += player["hand"] + player["score"]
        for pile in player["board"].values():
            names += pile["cards"]
    return frozenset(name for name in names if isinstance(name, str))


def _unseen_cards(table: Json, chance: Chance) -> dict[int, list[Card]]:
    """The cards the view does not name, shuffled, by age."""
    named = _named(table)
    unseen = {}
    for age, cards in CARDS_BY_AGE.items():
        unseen[age] = [card for card in cards if card.id not in named]
        chance.shuffle(unseen[age])
    return unseen


def swap(state: State, table: Json, one: str, other: str) -> bool:
    """Let two cards of one age, both unseen in this view, change places."""
    first = CARD_BY_ID.get(one.removeprefix("card:"))
    second = CARD_BY_ID.get(other.removeprefix("card:"))
    if first is None or second is None or first.age != second.age:
        return False
    zones, where, known = state.zones, state.where, state.known
    viewer: int | None = table["viewer"]
    own = ALL if viewer is None else _eyes(viewer)
    if known[first.number] & own == own or known[second.number] & own == own:
        return False  # the view names one of them
    here, there = where[first.number], where[second.number]
    at, beyond = zones[here].index(first), zones[there].index(second)
    zones[here][at], zones[there][beyond] = second, first
    where[first.number], where[second.number] = there, here
    known[first.number], known[second.number] = known[second.number], known[first.number]
    return True
