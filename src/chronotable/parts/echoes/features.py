"""What a position of Echoes of Time tells of each seat, in numbers with names."""

from __future__ import annotations

from typing import Final

from chronotable.agents.learned import Features, Row
from chronotable.games.echoes.box import BOX
from chronotable.games.echoes.card import FLAMES
from chronotable.games.echoes.counting import held, party_size
from chronotable.games.echoes.sources import SOURCES
from chronotable.games.echoes.state import ACTION, PARTY_END, SUPPLY_PER_PLAYER, TURNS, State
from chronotable.games.echoes.zones import HAND, LEFT, PARTY, PER_SEAT, POSITIONS, SEATS, UNDER
from chronotable.parts.echoes.course import counted, flames_to_come, rounds_left

_STAGES: Final = 9  # rounds to come, and the end

_OWN: Final = (
    "tokens",
    "card_points",
    "conquered_points",
    "fortified_points",
    "fortified",
    "conquered",
    "on_the_way_to_fortify",
    "strength_under",
    "could_fortify",
    "party_strength",
    "creatures",
    "party_size",
    "largest_lead",
    "near_end",
    "board_points",
    "board_strength",
    "board_cards",
    "board_next",
    "hand",
    "hand_beyond_six",
    "hand_costs",
    "hand_points",
    "costly_in_hand",
    "turns_to_come",
    "first_player",
    "activation_tokens",
    *(f"{flame.word}_flames" for flame in FLAMES),
    *(f"{flame.word}_burns" for flame in FLAMES),
    "discounts",
)
NAMES: Final = (
    *_OWN,
    *(f"party_{card.id}" for card in BOX),
    *(f"board_{card.id}" for card in BOX),
    *(f"holds_{source.id}" for source in SOURCES),
)
_BEFORE_PARTY: Final = len(_OWN)
_BEFORE_BOARD: Final = _BEFORE_PARTY + len(BOX)
_BEFORE_SOURCES: Final = _BEFORE_BOARD + len(BOX)


def stage(state: State) -> int:
    """How few rounds may follow."""
    return max(0, _STAGES - 1 - round(rounds_left(state)))


def rows(state: State) -> list[Row]:
    """What there is to tell of each seat."""
    rounds = rounds_left(state)
    sizes = [party_size(state, seat) for seat in range(state.seats)]
    turns = [0] * state.seats
    if state.phase == ACTION:
        for turn in range(state.turns + state.acted, TURNS * state.seats):
            turns[(state.first + turn) % state.seats] += 1
    return [_row(state, seat, rounds, sizes, turns[seat]) for seat in range(state.seats)]


def _row(state: State, seat: int, rounds: float, sizes: list[int], turns: int) -> Row:
    first = SEATS + PER_SEAT * seat
    zones = state.zones
    party, hand = zones[first + PARTY], zones[first + HAND]
    row: Row = [0.0] * len(NAMES)
    worth = [counted(state, seat, card, 0) for card in party]
    conquered = fortified = sealed = open_ = way = under = could = 0.0
    burning = [0.0] * (len(FLAMES) + 1)
    for source in held(state, seat):
        row[_BEFORE_SOURCES + source.number] = 1.0
        creatures = zones[UNDER + source.number]
        worth += [counted(state, seat, card, 0) for card in creatures]
        burning[source.flame] += 1
        if state.fortified & source.bit:
            sealed += 1
            fortified += source.points_fortified
            continue
        open_ += 1
        conquered += source.points_conquered
        strength = sum([card.strength for card in creatures])
        under += strength
        gain = source.points_fortified - source.points_conquered + 3
        way += gain * min(1.0, strength / (source.fortify_strength + 1))
        could += strength >= source.fortify_strength
    for card in party:
        row[_BEFORE_PARTY + card.number] += 1.0
        burning[card.flame] += 1
    board_points = board_strength = board_cards = board_next = 0.0
    for position in range(POSITIONS + 1):
        chance = 1 - position / (2 * rounds + 1)
        for card in zones[first + LEFT + position]:
            board_cards += 1
            if chance <= 0:
                continue
            row[_BEFORE_BOARD + card.number] += chance
            board_points += chance * counted(state, seat, card, 1)
            board_strength += chance * card.strength
            board_next += position <= 2
    burns = flames_to_come(state.slides[seat], rounds)
    others = sizes[:seat] + sizes[seat + 1 :]
    row[: len(_OWN)] = [
        state.points[seat],
        sum(worth),
        conquered,
        fortified,
        sealed,
        open_,
        way,
        under,
        could,
        sum([card.strength for card in party]),
        len([card for card in party if card.strength]),
        sizes[seat],
        sizes[seat] - max(others),
        max(sizes) / PARTY_END > 0.8 or state.supply < 0.2 * SUPPLY_PER_PLAYER * state.seats,
        board_points,
        board_strength,
        board_cards,
        board_next,
        min(6, len(hand)),
        max(0, len(hand) - 6),
        sum([card.cards for card in hand]),
        sum([card.points for card in hand]),
        len([card for card in hand if card.cards >= 4]),
        turns,
        state.first == seat,
        state.tokens[seat].bit_count(),
        *burning[1:],
        *[count * burn for count, burn in zip(burning[1:], burns[1:], strict=True)],
        sum(state.fewer_cards[seat]) + sum(state.less_time[seat]),
    ]
    return row


FEATURES = Features(NAMES, _STAGES, stage, rows)
