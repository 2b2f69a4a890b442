"""How many numbers a view of Anachrony is, where its types alone do not tell."""

from __future__ import annotations

from itertools import product
from typing import Final

from chronotable.envs.kinds import (
    Bag,
    Counted,
    Encoding,
    Grid,
    Held,
    Keyed,
    LeftOut,
    OneOf,
    Piles,
    Players,
    Row,
    Seat,
    Where,
    Whose,
)
from chronotable.games.anachrony.for_clients import box
from chronotable.games.anachrony.game import GAME

_BOX: Final = box()
_ERAS: Final = _BOX["eras"]
_GOODS: Final = tuple(_BOX["goods"])
_WORKERS: Final = len(_BOX["workers"])
_KINDS: Final = len(_BOX["kinds"])
_HEXES: Final = len(_BOX["hexes"])
_WARPS: Final = len(_BOX["warps"])
_CUBES: Final = len(_BOX["mine_cubes"])
_TILES: Final = tuple(_BOX["tiles"])
_CONDITIONS: Final = tuple(_BOX["conditions"])
_ASSETS: Final = tuple(map(int, _BOX["assets"]))
_EXPERIMENTS: Final = tuple(_BOX["experiments"])
_COLLAPSES: Final = tuple(_BOX["collapses"])
_LEADERS: Final = tuple(leader for each in _BOX["leaders"].values() for leader in each)
_EVACUATIONS: Final = tuple(way["id"] for each in _BOX["evacuations"].values() for way in each)
_SECTORS: Final = 12
_IN_PLAY: Final = 5  # endgame conditions
_CARDS_LEFT: Final = tuple(range(16))  # more than any of the two decks holds
_PLACES: Final = tuple(key for key in GAME.actions if key.startswith(("hex:", "pool:")))
_FREE: Final = tuple(key.partition(":")[2] for key in GAME.actions if key.startswith("free:"))
_BREAKTHROUGHS: Final = Keyed([*product(_BOX["shapes"], _BOX["icons"])], by=("shape", "icon"))
_PHASES: Final = (
    *("paths", "leaders", "assets", "conditions"),
    *("preparation", "paradox", "power_up", "warp", "action", "clean_up"),
)
_PRICE: Final = Keyed((*_GOODS, "basic"))
_SCORE: Final = Keyed((*_BOX["categories"], "total"))

ENCODING: Final = Encoding(
    version=1,
    fields={
        "AnachronyView.viewer": LeftOut("the first row of own is the viewer's"),
        "AnachronyView.edition": OneOf(GAME.info.options["edition"].choices),
        "AnachronyView.phase": OneOf(_PHASES),
        "AnachronyView.first": Seat(),
        "AnachronyView.turn": Seat(),
        "AnachronyView.undealt_paths": Bag(range(len(_BOX["paths"]))),
        "AnachronyView.slots": LeftOut("warps of each player and of the bot tell the same"),
        "AnachronyView.layouts": Row(_ERAS),
        "AnachronyView.buried": Row(_KINDS),
        "AnachronyView.recruit_pool": Row(_WORKERS),
        "AnachronyView.recruits_left": Bag(_CARDS_LEFT),
        "AnachronyView.mine_pool": Row(len(_GOODS)),
        "AnachronyView.mines_left": Bag(_CARDS_LEFT),
        "AnachronyView.mine_cubes": Row(_CUBES),
        "AnachronyView.breakthroughs": _BREAKTHROUGHS,
        "AnachronyView.flipped": Grid(len(_BOX["capital"]), 2),
        "AnachronyView.collapses": Row(len(_BOX["capital"])),
        "AnachronyView.collapses[]": Bag(_COLLAPSES, shared=True),
        "AnachronyView.conditions": Bag(_CONDITIONS),
        "AnachronyView.evacuation_slots": Row(_IN_PLAY),
        "AnachronyView.superprojects": Where(_ERAS, _TILES),
        "AnachronyView.primary": Piles(_KINDS, _TILES),
        "AnachronyView.secondary": Piles(_KINDS, _TILES),
        "AnachronyView.experiments": Where(_ERAS, _EXPERIMENTS),
        "AnachronyView.experiment_deck": Counted(),
        "AnachronyView.own": Players(),
        "AnachronyView.places": Keyed(_PLACES),
        "PlaceView.occupants": Whose(),
        "PlaceView.tile": OneOf(_COLLAPSES),
        "PlaceView.cube": OneOf(_GOODS),
        "Occupant.seat": Seat(),
        "EvacuationWay.id": OneOf(_EVACUATIONS),
        "Own.path": OneOf(range(len(_BOX["paths"]))),
        "Own.leader": OneOf(_LEADERS),
        "Own.goods": Row(len(_GOODS)),
        "Own.active": Row(_WORKERS),
        "Own.tired": Row(_WORKERS),
        "Own.aside": Row(_WORKERS),
        "Own.powered": Row(_HEXES),
        "Own.ruined": Row(_HEXES),
        "Own.warps": Row(_WARPS),
        "Own.sectors": Where(_SECTORS, _TILES),
        "Own.covered": Row(_SECTORS),
        "Own.busy": Row(_SECTORS),
        "Own.breakthroughs": _BREAKTHROUGHS,
        "Own.experiments": Bag(_EXPERIMENTS),
        "Own.used": Bag((*_FREE, *_LEADERS)),
        "Own.asset_hand": Held(_ASSETS),
        "Own.asset_kept": Held(_ASSETS),
        "Own.condition_hand": Held(_CONDITIONS),
        "Own.prices": Row(_KINDS),
        "Own.prices[]": _PRICE,
        "Own.figures": Row(_IN_PLAY),
        "Own.score": _SCORE,
        "BotView.goods": Row(len(_GOODS)),
        "BotView.workers": Row(_WORKERS),
        "BotView.warps": Row(_ERAS),
        "BotView.breakthroughs": _BREAKTHROUGHS,
        "BotView.buildings": Bag(_TILES),
        "BotView.superprojects": Bag(_TILES),
        "BotView.tokens": Row(len(_BOX["chronobot"]["start"])),
        "BotView.score": _SCORE,
    },
    why=(*_TILES, *_PLACES, *_LEADERS, *_FREE, *_EXPERIMENTS, *_COLLAPSES),
)
