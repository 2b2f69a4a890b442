"""Anachrony: the course of the game. Read this file first.

Seven eras of six phases each. After the fourth, the Impact strikes; from then on the Capital
collapses tile by tile, and the game ends when it is gone or when the seventh era is over.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Final

from chronotable.games.anachrony import INFO
from chronotable.games.anachrony.actions import ACTIONS
from chronotable.games.anachrony.card_text import texts
from chronotable.games.anachrony.check import check
from chronotable.games.anachrony.coverage import coverage, covered
from chronotable.games.anachrony.findings import findings
from chronotable.games.anachrony.for_clients import box
from chronotable.games.anachrony.phases.action import act
from chronotable.games.anachrony.phases.clean_up import clean_up
from chronotable.games.anachrony.phases.paradox import suffer_paradoxes
from chronotable.games.anachrony.phases.power_up import power_up
from chronotable.games.anachrony.phases.preparation import prepare
from chronotable.games.anachrony.phases.warp import warp
from chronotable.games.anachrony.serial import dump, load
from chronotable.games.anachrony.setup import (
    choose_leaders,
    choose_paths,
    draft_assets,
    draft_conditions,
    set_up,
)
from chronotable.games.anachrony.state import State
from chronotable.games.anachrony.tabletop import Tabletop
from chronotable.games.anachrony.view import deal, secrets, swap, view, views
from chronotable.kernel.chance import Chance
from chronotable.kernel.errors import BadOption
from chronotable.kernel.event import Log
from chronotable.kernel.findings import Findings
from chronotable.kernel.game import Game
from chronotable.kernel.json import Json
from chronotable.kernel.message import Message
from chronotable.kernel.result import Result

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


class Anachrony(Game[State]):
    """The rules of Anachrony."""

    info = INFO
    version = "3"

    @property
    def actions(self) -> tuple[str, ...]:
        return ACTIONS

    def check_table(self, seats: int, options: Mapping[str, str]) -> None:
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

    def combinations(self) -> Iterable[Mapping[str, str]]:
        doomsday = {"doomsday": "yes", "planned_experiments": "yes"}
        variants = {"side": "B", "timeline": "alternate", "assets": "draft"}
        yield doomsday
        yield doomsday | variants | {"endgame": "draft", "edition": "russian"}
        yield variants | {"edition": "polish"}
        yield variants | {"difficulty": "expert", "paths": "choose"}

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> State:
        return set_up(seats, options, chance)

    async def play(self, state: State, log: Log | None) -> None:
        with Tabletop(state, log) as table:
            while True:
                await PHASES[state.phase](table)

    def copy(self, state: State) -> State:
        return state.copy()

    def dump(self, state: State) -> Json:
        return dump(state)

    def load(self, data: Json) -> State:
        return load(data)

    def view(self, state: State, seat: int | None) -> Json:
        return view(state, seat)

    def views(self, state: State) -> Callable[[int | None], Json]:
        return views(state)

    def deal(self, view: Json, seats: int, options: Mapping[str, str], chance: Chance) -> State:
        return deal(view, seats, options, chance)

    def swap(self, state: State, view: Json, one: str, other: str) -> bool:
        return swap(state, view, one, other)

    def check(self, state: State) -> None:
        check(state)

    def secrets(self, state: State, seat: int | None) -> Iterable[str]:
        return secrets(state, seat)

    def coverage(self) -> Mapping[str, Iterable[str]]:
        return coverage()

    def covered(self, events: Iterable[Message], result: Result) -> Iterable[tuple[str, str]]:
        return covered(events, result)

    def findings(self, table: Json, events: Iterable[Message]) -> Findings:
        return findings(table, events)

    def texts(self) -> dict[str, str]:
        return texts()

    def box(self) -> Json:
        return box()


GAME = Anachrony()
