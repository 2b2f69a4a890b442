"""Quarry: open dice in mid-effect, and luck that only one seat sees.

Twelve gems lie in a bag. On your turn you rest, which ends your day, or dig: roll two dice,
choose one of them, and draw as many gems blindly (at most three) into your satchel, where
only you see them. Then you may put one back, and the bag is shaken. Gems weigh: who carries
more than twenty when the bag is empty or four rounds are over loses all of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from chronotable.kernel.chance import Chance
from chronotable.kernel.decision import DONE, Decision, Number, Word
from chronotable.kernel.effect import end
from chronotable.kernel.event import Event, Log
from chronotable.kernel.facets import Checks, Rules
from chronotable.kernel.game import Game, GameInfo, Setting
from chronotable.kernel.json import Json
from chronotable.kernel.message import Param
from chronotable.kernel.result import Result
from chronotable.kernel.serial import ByKey

INFO = GameInfo(
    name="quarry",
    title="Quarry",
    seats=(1, 3),
    options={"dice": Setting("two", ("one", "two", "three"), "How many dice are rolled.")},
)

ROUNDS = 4
LIMIT = 20
DICE = {"one": 1, "two": 2, "three": 3}
DIG, REST = Word("dig"), Word("rest")


class Gem(NamedTuple):
    name: str
    weight: int

    @property
    def key(self) -> str:
        return f"gem:{self.name}"


NAMES = "agate amber beryl garnet jade jet onyx opal pearl quartz ruby topaz".split()  # noqa: SIM905 - a list to read
GEMS = tuple(Gem(name, weight) for weight, name in enumerate(NAMES, start=1))
BY_NAME = {gem.name: gem for gem in GEMS}


@dataclass(slots=True)
class State:
    chance: Chance
    dice: int
    bag: list[Gem]
    satchels: list[list[Gem]]
    turn: int = 0
    turns_taken: int = 0

    def copy(self) -> State:
        return State(
            self.chance.copy(),
            self.dice,
            self.bag.copy(),
            [satchel.copy() for satchel in self.satchels],
            self.turn,
            self.turns_taken,
        )


class Table:
    """The verbs: the only hands that move gems. Each moves, and tells one event."""

    def __init__(self, state: State, log: Log | None) -> None:
        self.state = state
        self.log = log

    async def dig(self, seat: int) -> None:
        state = self.state
        dice = [state.chance.roll(6) + 1 for _ in range(state.dice)]
        if self.log is not None:
            rolled: dict[str, Param] = {"who": f"seat:{seat}", "dice": [f"die:{n}" for n in dice]}
            self.log.append(Event("rolled", rolled))
        die = await Decision(seat, "choose-die", [Number(n, "die") for n in sorted({*dice})])
        for _ in range(min(die.value, 3)):
            self.draw(seat)
        satchel = state.satchels[seat]
        offered: list[Gem | Word] = [*satchel, DONE]
        returned = await Decision(seat, "put-back", offered, secret=True)
        if isinstance(returned, Gem):
            satchel.remove(returned)
            state.bag.append(returned)
            self.tell("put-back", seat, returned, reveals=False)
        state.chance.shuffle(state.bag)

    def draw(self, seat: int) -> None:
        state = self.state
        if not state.bag:
            return
        gem = state.chance.pick(state.bag)
        state.bag.remove(gem)
        state.satchels[seat].append(gem)
        self.tell("drew", seat, gem, reveals=True)

    def tell(self, key: str, seat: int, gem: Gem, *, reveals: bool) -> None:
        if self.log is not None:
            params = {"who": f"seat:{seat}", "gem": gem.key}
            veiled = {"gem": "gem"}
            event = Event(key, params, audience=1 << seat, veiled=veiled, reveals=reveals)
            self.log.append(event)


def set_up(seats: int, options: Mapping[str, str], chance: Chance) -> State:
    bag = list(GEMS)
    chance.shuffle(bag)
    return State(chance, DICE[options["dice"]], bag, [[] for _ in range(seats)])


async def play(state: State, log: Log | None, made: type[Table] = Table) -> None:
    table = made(state, log)
    seats = len(state.satchels)
    while state.bag and state.turns_taken < ROUNDS * seats:
        if await Decision(state.turn, "act", [DIG, REST], boundary=True) is DIG:
            await table.dig(state.turn)
        state.turn = (state.turn + 1) % seats
        state.turns_taken += 1
    scores = tuple(worth(satchel) for satchel in state.satchels)
    winners = tuple(s for s, score in enumerate(scores) if score == max(scores))
    end(Result(winners, scores, "rounds" if state.bag else "bag"))


def worth(satchel: list[Gem]) -> int:
    weight = sum(gem.weight for gem in satchel)
    return weight if weight <= LIMIT else 0


class Satchels:
    """Gems in the bag and in other people's satchels are hidden."""

    def view(self, state: State, seat: int | None) -> Json:
        satchels = enumerate(state.satchels)
        return {
            "bag": len(state.bag),
            "satchels": [
                [g.name if s == seat else None for g in satchel] for s, satchel in satchels
            ],
            "turn": state.turn,
            "turns_taken": state.turns_taken,
        }

    def secrets(self, state: State, seat: int | None) -> Iterable[str]:
        others = [satchel for owner, satchel in enumerate(state.satchels) if owner != seat]
        return [gem.name for gems in (state.bag, *others) for gem in gems]

    def deal(self, view: Json, seats: int, options: Mapping[str, str], chance: Chance) -> State:
        unseen = [gem for gem in GEMS if gem.name not in seen_names(view)]
        chance.shuffle(unseen)
        satchels = [
            [BY_NAME[name] if name else unseen.pop() for name in satchel]
            for satchel in view["satchels"]
        ]
        dice = DICE[options["dice"]]
        return State(chance, dice, unseen, satchels, view["turn"], view["turns_taken"])

    def swap(self, state: State, view: Json, one: str, other: str) -> bool:
        names = [name.removeprefix("gem:") for name in (one, other)]
        if any(name not in BY_NAME or name in seen_names(view) for name in names):
            return False
        here, there = (BY_NAME[name] for name in names)
        places = {here: there, there: here}
        for gems in (state.bag, *state.satchels):
            gems[:] = [places.get(gem, gem) for gem in gems]
        return True


def check(state: State) -> None:
    everything = [*state.bag, *(gem for satchel in state.satchels for gem in satchel)]
    assert sorted(everything) == sorted(GEMS), "a gem is lost or doubled"


def seen_names(view: Json) -> set[str]:
    """Every gem that a view names."""
    return {name for satchel in view["satchels"] for name in satchel if name}


_DICE = [f"die:{n}" for n in range(1, 7)]
ACTIONS = (DIG.key, REST.key, DONE.key, *_DICE, *(gem.key for gem in GEMS))
GAME = Game(
    INFO,
    Rules("1", ACTIONS, set_up, play),
    serial=ByKey(State, GEMS),
    secrets=Satchels(),
    checks=Checks(check),
)
