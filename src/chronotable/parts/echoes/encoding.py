"""How many numbers a view of Echoes of Time is, where its types alone do not tell."""

from __future__ import annotations

from typing import Final

from chronotable.envs.kinds import (
    Bag,
    Counted,
    Encoding,
    Keyed,
    LeftOut,
    Players,
    Row,
    Seat,
    Veiled,
    Where,
)
from chronotable.games.echoes.game import GAME

_BOX: Final = GAME.box()
_CARDS: Final = tuple(_BOX["cards"])
_SOURCES: Final = tuple(_BOX["sources"])
_POSITIONS: Final = _BOX["limits"]["positions"]

ENCODING: Final = Encoding(
    version=1,
    fields={
        "EchoesView.viewer": LeftOut("the first row of players is the viewer's"),
        "EchoesView.first": Seat(),
        "EchoesView.turn": Seat(),
        "EchoesView.shuffled": Counted(),
        "EchoesView.discard": Bag(_CARDS),
        "EchoesView.out": Bag(_CARDS),
        "EchoesView.sent": Bag(_CARDS),
        "EchoesView.sources": Keyed(_SOURCES, by=("id",)),
        "EchoesView.players": Players(),
        "SourceView.owner": Seat(),
        "SourceView.under": Bag(_CARDS),
        "SourceView.place": LeftOut("a name for clients"),
        "PlayerView.hand": Veiled(_CARDS, (None,)),
        "PlayerView.drawn_from": LeftOut("cards of an earlier deck are rare"),
        "PlayerView.party": Bag(_CARDS),
        "PlayerView.left": Bag(_CARDS),
        "PlayerView.board": Where(_POSITIONS, _CARDS),
        "PlayerView.tiles": Row(_POSITIONS),
        "PlayerView.tokens": Bag(_CARDS),
        "PlayerView.prices": LeftOut("printed prices and discounts tell them"),
        "PlayerView.landing": Row(_POSITIONS + 1),
        "PlayerView.fighters": Bag(_CARDS),
        "PlayerView.values": Keyed(_CARDS),
    },
    why=(*_CARDS, *_SOURCES),
)
