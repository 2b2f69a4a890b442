"""The state of Echoes of Time on paper: JSON there and back. Cards are written by name."""

from __future__ import annotations

from chronotable.games.echoes.box import BOX, CARD_BY_ID
from chronotable.games.echoes.sources import SOURCE_BY_ID
from chronotable.games.echoes.state import State
from chronotable.kernel.chance import Chance
from chronotable.kernel.json import Json

_PLAIN = (
    *("phase", "round", "first", "turns", "acted", "ordered", "ending"),
    *("supply", "reserve", "substitutes", "deck_number", "fortified", "source_tokens"),
)
_LISTS = ("mix", "owner", "points", "slides")


def dump(state: State) -> Json:
    data: Json = {name: getattr(state, name) for name in _PLAIN}
    data |= {name: [*getattr(state, name)] for name in _LISTS}
    data["seats"] = state.seats
    data["interaction"] = state.interaction
    data["chance"] = state.chance.to_json()
    data["zones"] = [[card.id for card in zone] for zone in state.zones]
    data["drawn_from"] = [[*numbers] for numbers in state.drawn_from]
    data["sources"] = [source.id for source in state.sources]
    data["tokens"] = [[card.id for card in BOX if bits & card.bit] for bits in state.tokens]
    data["sent"] = [card.id for card in state.sent]
    return data


def load(data: Json) -> State:
    state = State(data["seats"], data["interaction"], Chance.from_json(data["chance"]))
    for name in _PLAIN:
        setattr(state, name, data[name])
    for name in _LISTS:
        setattr(state, name, [*data[name]])
    state.zones = [[CARD_BY_ID[name] for name in zone] for zone in data["zones"]]
    state.drawn_from = [[*numbers] for numbers in data["drawn_from"]]
    state.sources = [SOURCE_BY_ID[name] for name in data["sources"]]
    state.tokens = [sum(CARD_BY_ID[name].bit for name in names) for names in data["tokens"]]
    state.sent = [CARD_BY_ID[name] for name in data["sent"]]
    for seat in range(state.seats):
        state.recount(seat)
    return state
