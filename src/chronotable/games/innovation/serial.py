"""Innovation's state on paper: JSON there and back. Cards are written by name."""

from __future__ import annotations

from chronotable.games.innovation.box import CARD_BY_ID
from chronotable.games.innovation.state import State
from chronotable.kernel.chance import Chance
from chronotable.kernel.json import Json


def dump(state: State) -> Json:
    return {
        "seats": state.seats,
        "edition": state.edition,
        "chance": state.chance.to_json(),
        "started": state.started,
        "turn": state.turn,
        "turns_taken": state.turns_taken,
        "actions_left": state.actions_left,
        "zones": [[card.id for card in zone] for zone in state.zones],
        "known": [*state.known],
        "splays": [*state.splays],
        "tucked": [*state.tucked],
        "scored": [*state.scored],
        "specials": [*state.specials],
    }


def load(data: Json) -> State:
    state = State(data["seats"], data["edition"], Chance.from_json(data["chance"]))
    state.started = data["started"]
    state.turn = data["turn"]
    state.turns_taken = data["turns_taken"]
    state.actions_left = data["actions_left"]
    for number, zone in enumerate(data["zones"]):
        for name in zone:
            state.put(CARD_BY_ID[name], number)
    state.known = [*data["known"]]
    state.splays = [*data["splays"]]
    state.tucked = [*data["tucked"]]
    state.scored = [*data["scored"]]
    state.specials = [*data["specials"]]
    state.recount()
    return state
