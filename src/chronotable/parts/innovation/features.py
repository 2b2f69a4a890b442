"""What a position of Innovation tells of each seat, in numbers with names."""

from __future__ import annotations

from typing import Final

from chronotable.agents.learned import Features, Row
from chronotable.games.innovation.box import BOX
from chronotable.games.innovation.card import COLORS, ICONS, SPLAYS, Card
from chronotable.games.innovation.goals import GOALS, NEEDED, POINTS_PER_AGE
from chronotable.games.innovation.state import State
from chronotable.games.innovation.zones import BOARD, CLAIMED, HAND, MIDDLE, PER_SEAT, SEATS

_STAGES: Final = 11  # the highest top card on the table

NAMES: Final = (
    "won",
    "won_squared",
    "one_short",
    "two_short",
    "claim_to_move",
    "claim_later",
    "further_claims",
    "points",
    "spare_points",
    "points_over_next",
    "highest",
    "highest_lead",
    "tops",
    "colors",
    *(f"{icon.word}s" for icon in ICONS),
    *(f"{icon.word}s_most" for icon in ICONS),
    *(f"{icon.word}s_lead" for icon in ICONS),
    *(f"splayed_{splay.word}" for splay in SPLAYS[1:]),
    "beneath",
    "monument_tucked",
    "monument_scored",
    "empire",
    "wonder",
    "world",
    "universe",
    "cards",
    "cards_beyond_three",
    "hand_ages",
    "hand_highest",
    "best_meld",
    "to_move",
    "actions",
    *(f"top_{card.id}" for card in BOX),
)
_BEFORE_TOPS: Final = NAMES.index(f"top_{BOX[0].id}")


def stage(state: State) -> int:
    """The highest age on any board."""
    zones = state.zones
    highest = 0
    for seat in range(state.seats):
        first = SEATS + PER_SEAT * seat + BOARD
        for pile in zones[first : first + len(COLORS)]:
            if pile and pile[-1].age > highest:
                highest = pile[-1].age
    return min(highest, _STAGES - 1)


def rows(state: State) -> list[Row]:
    """What there is to tell of each seat."""
    ages = sorted([card.age for card in state.zones[MIDDLE]])
    icons = [[state.icons[seat] >> 8 * icon & 255 for icon in ICONS] for seat in range(state.seats)]
    tops = [_tops(state, seat) for seat in range(state.seats)]
    highest = [max(each, default=0) for each in tops]
    return [_row(state, seat, ages, icons, tops[seat], highest) for seat in range(state.seats)]


def _tops(state: State, seat: int) -> list[int]:
    first = SEATS + PER_SEAT * seat + BOARD
    return [pile[-1].age for pile in state.zones[first : first + len(COLORS)] if pile]


def _row(
    state: State,
    seat: int,
    ages: list[int],
    icons: list[list[int]],
    tops: list[int],
    highest: list[int],
) -> Row:
    first = SEATS + PER_SEAT * seat
    zones, points, own_highest = state.zones, state.points[seat], highest[seat]
    won = len(zones[first + CLAIMED]) + state.specials.count(seat)
    short = NEEDED[state.seats] - won
    reach = min(points // POINTS_PER_AGE, own_highest)
    claims = len([age for age in ages if age <= reach])
    enough = POINTS_PER_AGE * ages[0] if ages else 45
    to_move = state.turn == seat
    row: Row = [
        won,
        won * won,
        short == 1,
        short == 2,
        claims > 0 and to_move,
        claims > 0 and not to_move,
        max(0, claims - 1),
        min(points, enough),
        max(0, points - enough),
        points >= enough,
        own_highest,
        own_highest - max(highest[:seat] + highest[seat + 1 :]),
        sum(tops),
        len(tops),
        *icons[seat],
    ]
    others = [icons[other] for other in range(state.seats) if other != seat]
    most = [max(counts) for counts in zip(*others, strict=True)]
    row += [mine > theirs for mine, theirs in zip(icons[seat], most, strict=True)]
    row += [max(-4, min(4, mine - theirs)) for mine, theirs in zip(icons[seat], most, strict=True)]
    splays = state.splays[5 * seat : 5 * seat + 5]
    row += [splays.count(splay) for splay in range(1, len(SPLAYS))]
    piles = zones[first + BOARD : first + BOARD + len(COLORS)]
    row.append(sum([len(pile) - 1 for pile in piles if pile]))
    row += _specials(state, seat, icons[seat], splays, tops)
    hand = zones[first + HAND]
    hand_ages = [card.age for card in hand]
    row += [
        min(3, len(hand)),
        max(0, len(hand) - 3),
        sum(hand_ages),
        max(hand_ages, default=0),
        max(
            [card.age - (piles[card.color][-1].age if piles[card.color] else 0) for card in hand],
            default=0,
        ),
        to_move,
        state.actions_left if to_move else 0,
    ]
    row += [0.0] * len(BOX)
    for pile in piles:
        if pile:
            row[_BEFORE_TOPS + pile[-1].number] = 1.0
    return row


def _top(pile: list[Card]) -> int:
    return pile[-1].age if pile else 0


def _specials(
    state: State, seat: int, icons: list[int], splays: list[int], tops: list[int]
) -> list[float]:
    """How far each special achievement is that nobody has yet; near ones count more."""
    tucked, scored = state.tucked[seat], state.scored[seat]
    open_ = [holder < 0 for holder in state.specials]
    figures = (
        sum([count >= 3 for count in icons]) / GOALS["empire"],
        sum([splay >= 2 for splay in splays]) / GOALS["wonder"],
        min(1.0, icons[-1] / GOALS["world"]),
        sum([age >= 8 for age in tops]) / GOALS["universe"],
    )
    monument = [min(1.0, n / GOALS["monument"]) ** 2 if open_[0] else 0.0 for n in (tucked, scored)]
    return [
        *monument,
        *[
            figure**2 if is_open else 0.0
            for figure, is_open in zip(figures, open_[1:], strict=True)
        ],
    ]


FEATURES = Features(NAMES, _STAGES, stage, rows)
