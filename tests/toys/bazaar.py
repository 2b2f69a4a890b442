"""Bazaar: everybody chooses at the same time, in secret.

Five market days. Each day everybody picks a stall and then bids coins for it, all together;
then the bids are shown, and the highest bid at each stall (ties: nobody) is paid and wins its
ware. Whoever won silk is then judged: all others say at the same time whether to tax them,
and lose them a coin if most agree. At the end each ware is a point, and everybody's secret
patron doubles the wares of one stall.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from chronotable.kernel.chance import Chance
from chronotable.kernel.decision import NO, YES, Decision, Number, Word
from chronotable.kernel.effect import end, together
from chronotable.kernel.event import Event, Log
from chronotable.kernel.facets import Checks, Rules
from chronotable.kernel.game import Game, GameInfo, Setting
from chronotable.kernel.json import Json
from chronotable.kernel.message import Param
from chronotable.kernel.result import Result
from chronotable.kernel.serial import ByKey

INFO = GameInfo(
    name="bazaar",
    title="Bazaar",
    seats=(2, 4),
    options={"taxes": Setting("yes", ("yes", "no"), "Whether silk merchants are judged.")},
)

DAYS = 5
PURSE = 6
STALLS = (Word("grain"), Word("silk"), Word("spice"))
PATRONS = {"crane": "grain", "heron": "grain", "lion": "silk", "otter": "silk", "viper": "spice"}


class Bid(NamedTuple):
    stall: str
    coins: int


@dataclass(slots=True)
class State:
    chance: Chance
    taxes: bool
    patrons: list[str]  # one per seat; those after are in the box
    coins: list[int]
    wares: list[dict[str, int]]
    day: int = 0

    def copy(self) -> State:
        return State(
            self.chance.copy(),
            self.taxes,
            self.patrons.copy(),
            self.coins.copy(),
            [wares.copy() for wares in self.wares],
            self.day,
        )


def tell(log: Log | None, key: str, *, reveals: bool = False, **params: Param) -> None:
    if log is not None:
        log.append(Event(key, params, reveals=reveals))


async def bid(seat: int, coins: int) -> Bid:
    """Two questions in turn, within one branch of `together`.

    The second is secret: whoever has no coins left is still asked, so that nobody can tell.
    """
    stall = await Decision(seat, "stall", STALLS)
    offers = [Number(n, "bid") for n in range(coins + 1)]
    offer = await Decision(seat, "bid", offers, params={"stall": stall.key}, secret=True)
    return Bid(stall.key, offer.value)


def set_up(seats: int, options: Mapping[str, str], chance: Chance) -> State:
    patrons = list(PATRONS)
    chance.shuffle(patrons)
    wares = [{stall.key: 0 for stall in STALLS} for _ in range(seats)]
    return State(chance, options["taxes"] == "yes", patrons, [PURSE] * seats, wares)


async def play(state: State, log: Log | None) -> None:
    seats = range(len(state.coins))
    while state.day < DAYS:
        branches = {seat: bid(seat, state.coins[seat]) for seat in seats}
        bids = await together(branches, boundary=True)
        for seat, (stall, coins) in bids.items():
            tell(log, "bid", reveals=True, who=f"seat:{seat}", stall=stall, coins=coins)
        for stall in [stall.key for stall in STALLS]:
            await sell(state, log, stall, {s: b for s, b in bids.items() if b[0] == stall})
        state.day += 1
    scores = tuple(points(state, seat) for seat in seats)
    winners = tuple(seat for seat in seats if scores[seat] == max(scores))
    end(Result(winners, scores, "days"))


async def sell(state: State, log: Log | None, stall: str, bids: dict[int, Bid]) -> None:
    highest = max((b.coins for b in bids.values()), default=0)
    buyers = [seat for seat, b in bids.items() if b.coins == highest]
    if len(buyers) != 1:
        return
    buyer = buyers[0]
    state.coins[buyer] -= highest
    state.wares[buyer][stall] += 1
    tell(log, "bought", who=f"seat:{buyer}", stall=stall, coins=highest)
    if state.taxes and stall == "silk" and state.coins[buyer]:
        await judge(state, log, buyer)


async def judge(state: State, log: Log | None, buyer: int) -> None:
    """The same with plain questions as branches, in mid-effect."""
    judges = [seat for seat in range(len(state.coins)) if seat != buyer]
    votes = await together({s: Decision(s, "tax", [YES, NO], why="silk") for s in judges})
    for voter, vote in votes.items():
        tell(log, "voted", reveals=True, who=f"seat:{voter}", vote=vote.key)
    if sum(vote is YES for vote in votes.values()) * 2 > len(judges):
        state.coins[buyer] -= 1
        tell(log, "taxed", who=f"seat:{buyer}")


def points(state: State, seat: int) -> int:
    wares = state.wares[seat]
    return sum(wares.values()) + wares[PATRONS[state.patrons[seat]]]


class Patrons:
    """Everybody knows their own patron, and nobody else's."""

    def view(self, state: State, seat: int | None) -> Json:
        return {
            "patron": None if seat is None else state.patrons[seat],
            "seat": seat,
            "coins": state.coins.copy(),
            "wares": [wares.copy() for wares in state.wares],
            "day": state.day,
        }

    def secrets(self, state: State, seat: int | None) -> Iterable[str]:
        return [patron for owner, patron in enumerate(state.patrons) if owner != seat]

    def deal(self, view: Json, seats: int, options: Mapping[str, str], chance: Chance) -> State:
        patrons = [patron for patron in PATRONS if patron != view["patron"]]
        chance.shuffle(patrons)
        if view["patron"] is not None:
            patrons.insert(view["seat"], view["patron"])
        wares = [dict(wares) for wares in view["wares"]]
        taxes = options["taxes"] == "yes"
        return State(chance, taxes, patrons, list(view["coins"]), wares, view["day"])

    def swap(self, state: State, view: Json, one: str, other: str) -> bool:
        return False


def check(state: State) -> None:
    assert sorted(state.patrons) == sorted(PATRONS), "a patron is lost or doubled"
    assert all(0 <= coins <= PURSE for coins in state.coins), "a purse cannot be"


_BIDS = [f"bid:{n}" for n in range(PURSE + 1)]
GAME = Game(
    INFO,
    Rules("1", (*(stall.key for stall in STALLS), *_BIDS, YES.key, NO.key), set_up, play),
    serial=ByKey(State),
    secrets=Patrons(),
    checks=Checks(check),
)
