"""Anachrony: the course of the game. Read this file first.

Seven eras of six phases each. After the fourth, the Impact strikes; from then on the Capital
collapses tile by tile, and the game ends when it is gone or when the seventh era is over.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Final

from chronotable.games.anachrony import INFO, coverage, serial, view
from chronotable.games.anachrony.actions import ACTIONS
from chronotable.games.anachrony.card_text import texts
from chronotable.games.anachrony.check import check
from chronotable.games.anachrony.findings import findings
from chronotable.games.anachrony.for_clients import box
from chronotable.games.anachrony.phases.action import act
from chronotable.games.anachrony.phases.clean_up import clean_up
from chronotable.games.anachrony.phases.paradox import suffer_paradoxes
from chronotable.games.anachrony.phases.power_up import power_up
from chronotable.games.anachrony.phases.preparation import prepare
from chronotable.games.anachrony.phases.warp import warp
from chronotable.games.anachrony.setup import (
    choose_leaders,
    choose_paths,
    draft_assets,
    draft_conditions,
    set_up,
)
from chronotable.games.anachrony.state import State
from chronotable.games.anachrony.tabletop import Tabletop
from chronotable.games.anachrony.view_types import AnachronyBox, AnachronyView
from chronotable.games.anachrony.whereabouts import places
from chronotable.kernel.declared import Shapes
from chronotable.kernel.errors import BadOption
from chronotable.kernel.event import Log
from chronotable.kernel.facets import Checks, ForClients, Rules
from chronotable.kernel.game import Game

PHASES: Final[dict[str, Callable[[Tabletop], Awaitable[None]]]] = {
    "paths": choose_paths,
    "leaders": choose_leaders,
    "assets": draft_assets,
    "conditions": draft_conditions,
    "preparation": prepare,
    "paradox": suffer_paradoxes,
    "power_up": power_up,
    "warp": warp,
    "action": act,
    "clean_up": clean_up,
}


async def play(state: State, log: Log | None) -> None:
    """One phase after the other, from wherever the state stands."""
    with Tabletop(state, log) as table:
        while True:
            await PHASES[state.phase](table)


def check_table(seats: int, options: Mapping[str, str]) -> None:
    """BadOption where modules and Chronobot do not go together."""
    if options["planned_experiments"] == "yes" and options["doomsday"] == "no":
        raise BadOption(
            "experiments come with the Doomsday module: without 'doomsday', "
            "'planned_experiments' must be 'no'"
        ).saying("error-options-clash")
    if seats > 1 and options["difficulty"] != "normal":
        raise BadOption(
            "Chronobot plays against a single player: with more, 'difficulty' must be 'normal'"
        ).saying("error-options-clash")
    if seats == 1 and options["doomsday"] == "yes":
        raise BadOption(
            "Chronobot plays the base game only: with one player, 'doomsday' must be 'no'"
        ).saying("error-options-clash")
    if seats == 1 and options["endgame"] == "draft":
        raise BadOption(
            "there are no endgame conditions against Chronobot: with one player, "
            "'endgame' must be 'random'"
        ).saying("error-options-clash")


def combinations() -> Iterable[Mapping[str, str]]:
    """Modules and variants that meddle with each other."""
    doomsday = {"doomsday": "yes", "planned_experiments": "yes"}
    variants = {"side": "B", "timeline": "alternate", "assets": "draft"}
    yield doomsday
    yield doomsday | variants | {"endgame": "draft", "edition": "russian"}
    yield variants | {"edition": "polish"}
    yield variants | {"difficulty": "expert", "paths": "choose"}


GAME = Game(
    INFO,
    Rules("3", ACTIONS, set_up, play, check_table),
    serial=serial,
    secrets=view,
    views=view.views,
    checks=Checks(check, coverage, combinations),
    for_clients=ForClients(texts, box),
    findings=findings,
    shapes=Shapes(AnachronyView, AnachronyBox, places),
)
