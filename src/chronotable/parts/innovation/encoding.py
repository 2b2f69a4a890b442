"""How many numbers a view of Innovation is, where its types alone do not tell."""

from __future__ import annotations

from typing import Final

from chronotable.envs.kinds import (
    Bag,
    BySeat,
    Encoding,
    LeftOut,
    Piles,
    Players,
    Seat,
    SeatSet,
    Stack,
    Veiled,
)
from chronotable.games.innovation.for_clients import box

_BOX: Final = box()
_CARDS: Final = tuple(_BOX["cards"])
_AGES: Final = tuple(range(1, 11))
_ACHIEVEMENTS: Final = tuple(map(int, _BOX["achievements"]))
_NAMED: Final = LeftOut("a name for clients")

ENCODING: Final = Encoding(
    version=1,
    fields={
        "InnovationView.viewer": LeftOut("the first row of players is the viewer's"),
        "InnovationView.turn": Seat(),
        "InnovationView.supply": Piles(len(_AGES), _CARDS),
        "InnovationView.achievements": Bag(_ACHIEVEMENTS),
        "InnovationView.specials[]": Seat(),
        "InnovationView.removed": Bag(_CARDS),
        "InnovationView.players": Players(),
        "PlayerView.hand": Veiled(_CARDS, _AGES),
        "PlayerView.score": Veiled(_CARDS, _AGES),
        "PlayerView.claimed": Bag(_ACHIEVEMENTS),
        "PlayerView.place": _NAMED,
        "PileView.cards": Stack(_CARDS, shared=True),
        "PileView.place": _NAMED,
        "PreviewView.card": LeftOut("it is the top card of its pile"),
        "PreviewView.counts": BySeat(),
        "PreviewView.shares": SeatSet(),
        "PreviewView.obeys": SeatSet(),
    },
    why=_CARDS,
)
